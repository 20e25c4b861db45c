lesson-title = Leren spelen
lesson-intro =
    { $technique ->
        [0] Korte lessen over de regels: { $rules }, zo’n { $minutes } minuten. Kijk naar de kaarten, druk op een antwoord, lees waarom. Stop wanneer je wilt; ik onthoud waar je bent.
       *[other] Korte lessen: { $rules } over de regels, zo’n { $minutes } minuten, en dan { $technique } over techniek. Kijk naar de kaarten, druk op een antwoord, lees waarom. Stop wanneer je wilt; ik onthoud waar je bent.
    }
lesson-all-done = Je hebt ze alle { $lessons } gedaan. Tijd voor een echte partij!
lesson-rules = -# Met de regels van: { $rules }.
lesson-choose = Naar een les
lesson-choose-course = Andere regels
lesson-begin = Beginnen
lesson-continue = Verder
lesson-heading = { $step } van { $steps }
lesson-right = **Goed.**
lesson-next = Verder
lesson-next-lesson = Volgende les
lesson-finish = Je eerste partij
lesson-technique-intro =
    De regels ken je. { $technique ->
        [one] Nog één les laat
       *[other] Nog { $technique } lessen laten
    } zien hoe je goed speelt; nog zo’n { $minutes } minuten.
lesson-of-rules = De regels
lesson-of-technique = Techniek
lesson-to-technique = Verder met techniek
lesson-gone = Al gespeeld: { $cards }
lesson-contents = Alle lessen
lesson-rule = -# De regel: { $rule }

lesson-name =
    .cards = De kaarten en hun volgorde
    .playing = Bekennen en troeven
    .taking = Nemen
    .counting = Tellen
    .declaring = Belote en roem
    .bidding = Bieden en kloppen
    .trumps = Troef trekken
    .ruffs = Kleuren kwijtraken en troeven
    .masters = Vrije kaarten en tellen
    .loading = Smeren en sparen
    .signals = Seinen en weggooien
    .convention = Wat biedingen tonen
    .ladder = De ladder van troeven
    .tens = Tientallen, nat en hangend
    .belot-declarations = Belote en roem
    .contra = Contra en kapot
    .ladder-convention = Wat een bod toont
    .towns = Welke kaart moet
    .choosing = Spelen of passen
    .nat = Gehaald of nat
    .roem = Roem
    .boom = Pit en boom
    .choice-convention = Wat spelen toont
    .one-against-two = Alleen tegen twee
    .each-their-own = Wat ieder schrijft
    .defending = Verdedigen
    .chien = De chien
    .schmeissing = Nemen, passen, schmeiss
    .dix = Negen kaarten en de dix
    .sequences = Reeksen, hardop

# Places at the table, as the learner sees them; they stand on small plates.
lesson-place =
    .you = Jij
    .right = Rechts
    .partner = Maat
    .left = Links
    .opponent = Tegenstander
lesson-played = { $name }: { $card }
lesson-trump = Troef: { $trump }.
lesson-standing-bid = Laatste bod: { $bid }, { $name }.
lesson-last-trick = Laatste slag: { $cards }; winnaar: { $name }.
# Who chose the trump, at the beginning of a sentence.
lesson-took =
    .you =
        { $auction ->
            [ladder] Jij deed het laatste bod
            [choice] Jij speelt op harten
           *[other] Je hebt genomen
        }
    .partner =
        { $auction ->
            [ladder] Je maat deed het laatste bod
            [choice] Je maat speelt op harten
           *[other] Je maat heeft genomen
        }
    .opponent =
        { $auction ->
            [ladder] Een tegenstander deed het laatste bod
            [choice] Een tegenstander speelt op harten
           *[other] Een tegenstander heeft genomen
        }

# Answers
lesson-answer =
    .made = Gehaald
    .failed = Nat
    .we = Wij
    .they = Zij
    .either = Boer of negen
    .both = Boer en negen
    .both-sides = Allebei
    .yes = Ja
    .no = Nee
    .nobody = Niemand
    .good = “Goed”
    .no-good = “Niet goed”
    .same = “Gelijk”
lesson-answer-carre = carré

# What is said to a wrong answer; then one tries again.
lesson-lower = { $card } is hier lager dan { $other }.
lesson-lost = In deze slag wint { $other } van { $card }.
lesson-fewer = { $card } mag, maar brengt { $points } op; { $other } brengt { $most } op.
lesson-no-belote = { $card } hoort er niet bij: de belote is de heer en de vrouw van troef in één hand.
lesson-sum = Tel de kaarten op zoals ze gespeeld zijn: { $sum }.
lesson-worth = Tel ze op: { $sum }.
lesson-whole = De kaarten zijn samen { $cards }, en de laatste slag brengt nog { $last } op.
lesson-compared =
    { $auction ->
        [three] Het is { $points } tegen { $others }: vergelijk ze een voor een.
        [clobyosh] Het is { $points } tegen { $others }: wie nam, moet meer hebben.
        [choice] Het is { $points } tegen { $others }: wie speelt, moet meer hebben.
        [ladder] Het is { $points } tegen { $others }: de bieders moeten meer hebben.
       *[other] Het is { $points } tegen { $others }: de nemers moeten meer hebben.
    }
lesson-bid-compared = Er is { $bid } geboden en { $points } gehaald.
lesson-written = De nemers hebben minder dan de anderen: zij schrijven niets, en de anderen schrijven het hele spel.
lesson-written-doubled = Het bod is nat, dus jullie schrijven, en kloppen verdubbelt het. Reken maar na: { $sum }.
lesson-other-declaration = Kijk nog eens: drie op een rij van één kleur is een driekaart, vier een vierkaart, vijf of meer een vijfkaart; vier van dezelfde waarde een carré.
lesson-contest =
    { $contest ->
        [separate] Reeksen gaan tegen reeksen, en vier gelijke tegen vier gelijke. Van de reeksen is vier op een rij hoger dan drie.
       *[other] Alleen de hoogste telt: vier op een rij is hoger dan drie, welke kaarten het ook zijn.
    }
lesson-take = Kijk nog eens: je zou boer, negen en aas van troef hebben, en een aas ernaast. Daarmee neem je.
lesson-pass = Kijk nog eens: geen harten, geen aas, geen tien. Laat een ander nemen.
lesson-best-suit = Zoek de kleur waarin je de boer en de negen hebt.
lesson-coinche-it = Schat hun kansen: jij hebt de drie hoogste troeven en alle azen. Verdubbelen dus!
lesson-still-higher = { $other } is nog niet gevallen en wint van { $card }.
lesson-trumps-out = Er zijn { $of_suit } troeven. Al gespeeld: { $out }; in je hand: { $own }.
lesson-needed = Jullie hebben { $need } punten nodig, en hebben er { $points }.
lesson-take-shows = Allebei heb je te zelden: om te nemen is een van de twee genoeg.
lesson-bid-shows = Met een van de twee was je maat bij 110 gestopt. Tien meer zegt ook meer.
lesson-signal-call = Dat vraagt niet om ruiten: het geeft je aas weg, gaat over een andere kleur of zegt “hier geen aas”.
lesson-signal-answer = Je maat gooide een acht weg: die zegt waar de aas zit.
lesson-signal-refusal = Je maat gooide een vrouw weg, en heeft de aas van die kleur dus niet.
lesson-no-head = Zoek de boer en de negen: wie neemt, belooft een van de twee.
lesson-both-heads = Je hebt vier troeven met boer en negen: 4 + 2 + 1 = 7 punten. Zeg zoveel je kunt: 80 toont er maar 5.
lesson-helps = Tel je steun: 1 voor de negen, 1 voor elke aas. Zolang de tegenstanders passen, rekent het bod op 2; elk punt meer verhoogt het met tien.
lesson-name-it = Zoek de kleur met boer en negen. Zonder troef vraagt om azen.
lesson-tens = Het zijn negen tientallen, en 7 punten blijven over: vanaf 7 is dat een tiental meer.
lesson-inside = Wie biedt en minder heeft, schrijft niets: de anderen schrijven de tientallen van beide kanten, 70 + 92.
lesson-hanging = De anderen schrijven de tientallen van hun eigen 81. Wat gebeurt er met die van jullie?
lesson-contra-it = Kijk nog eens: jij hebt de drie hoogste troeven, en een aas ernaast. Verdubbelen dus!
lesson-contra-won = Alle 162 punten zijn 16 tientallen, en contra verdubbelt ze.
lesson-capot = Het zijn 162 + 90 = 252 punten. Hoeveel tientallen is dat?
lesson-hand-points = Tel nog eens: 1 voor elke troef en elke aas, 2 meer voor de troefboer, 1 meer voor de negen.
lesson-ladder-first = Tel nog eens: klaveren is 3 punten, ruiten ook, en er is geen boer en geen negen.
lesson-ladder-tops = Kijk naar je twee azen en de tien achter een ervan: waar zijn dat de hoogste kaarten?
lesson-ladder-over = Over een ander bod is minder genoeg: drie punten, met boer, negen of een tweede troef.
lesson-leave-others = Kijk nog eens: geen boer, geen aas, geen lange kleur. Nog moet er niemand spelen.
lesson-has-to = Zoek de kleur met de boer: die trekt de troeven van de anderen.
lesson-nat = Wie speelt en niet meer dan de helft haalt, schrijft niets: de anderen schrijven het hele spel.
lesson-roem = Kijk nog eens: drie op een rij van één kleur is 20, vier 50, heer en vrouw van troef 20, vier gelijke 100.
lesson-nat-roem = Zij schrijven { $all } en de roem van beide kanten, dus ook die van jullie.
lesson-pit = Alle slagen is *pit*: 162, 100 extra, en de roem.
lesson-own-deals = Er zijn { $deals } spellen, en vier spelers geven om de beurt.
lesson-enough = Tel met ruiten: drie troeven, de negen en twee azen.
lesson-too-little = Tel nog eens: ruiten is 4 punten, en harten ook.
lesson-take-six = Kijk nog eens: je hebt boer, negen en aas van troef, en een aas met de tien ernaast. Daarmee neem je.
lesson-each-writes = Het contract is gehaald: alle drie schrijven de punten van hun eigen slagen.
lesson-split = De nemer is nat: de twee anderen delen alle punten van het spel.
lesson-three-all = Alle slagen leveren meer op dan hun kaarten.
lesson-unplayed = Er zijn { $cards } kaarten, en { $players } spelers hebben er elk { $hand }.
lesson-not-laid = { $card } moet blijven: geen troef en geen aas gaat weg zolang er een andere kaart is.
lesson-who-plays = Denk aan het antwoord: of wie schmeiss zei, speelt, of niemand.
lesson-schmeiss-it = Kijk nog eens: heer en vrouw van troef, en een aas met de tien. Te weinig om zeker te zijn, te veel om te passen.
lesson-let-them = Kijk naar je troeven: wat zou je tegenstander daartegen kunnen?
lesson-not-dix = Die moet blijven. Kijk naar de troeven.
lesson-dix-only = Het gaat om de zeven van de omgedraaide kleur, en alleen als die troef is.
lesson-sequence = Kijk nog eens: drie op een rij van één kleur is 20, vier of meer 50.
lesson-reply = Vergelijk: eerst hoeveel er op een rij staan, dan de hoogste kaart. “Goed” zegt dat de andere reeks beter is.
lesson-sequences-scored = Wie de beste reeks heeft, schrijft alle eigen reeksen; de ander schrijft er geen.
lesson-two-failed = Je hebt minder: jij schrijft niets, en je tegenstander schrijft de punten van beiden, 55 + 70.
lesson-two-equal = Evenveel is niet genoeg: jij schrijft niets, en je tegenstander de eigen punten.

# The steps, in the order of the lessons
lesson-step =
    .ten = Er zijn vier kleuren van { $of_suit } kaarten. Van hoog naar laag, met hun punten: { $plain }. Welke van je schoppen is de sterkste?
    .led = Iedereen speelt een kaart: dat is een slag. De hoogste kaart van de gevraagde kleur wint. Er is uitgekomen met { $first }: wie wint?
    .jack = In elk spel is één kleur troef, en die kaarten hebben een andere volgorde: { $trumps }. Harten is troef. Welke van jouw kaarten is de sterkste?
    .nine = Weer is harten troef, en iemand anders heeft de boer. Welke is nu je sterkste?
    .ruff = Je maat kwam uit met { $first }; jij had geen schoppen en speelde { $third }, een troef. Wie wint?
    .follow = { $opponents ->
        [one] Je tegenstander komt
       *[other] Een tegenstander komt
    } uit met { $first }. Welke kaart mag je spelen? Druk op een kaart.
    .ruffing = Er is uitgekomen met { $first }, en je hebt geen schoppen. Harten is troef. Welke kaart mag je spelen?
    .overtrump = Je maat kwam uit met { $first }, en een tegenstander heeft getroefd met { $second }. Jij hebt ook geen schoppen. Welke kaart mag je spelen?
    .beat = { $opponents ->
        [one] Je tegenstander komt
       *[other] Een tegenstander komt
    } uit met troef: { $first }. Welke kaart mag je spelen?
    .partner = Je maat heeft de slag met { $second }, en jij speelt als laatste. Je hebt geen schoppen. Welke kaart brengt jullie de meeste punten op?
    .win = Een tegenstander kwam uit met { $first }, en jij speelt als laatste. Win de slag!
    .strong = Aan het begin heb je vijf kaarten, en één wordt omgedraaid: { $turned }. Wie die neemt, maakt harten troef en moet meer punten halen dan de anderen. Nemen of passen?
    .weak = Omgedraaid: { $turned }. Nemen of passen?
    .second = Niemand nam { $turned }. Nu mag iedereen één keer een andere kleur noemen. En jij?
    .promise = Je hebt genomen. Aan het eind heeft jullie team 76 punten en de anderen 86. Gehaald?
    .plain = Na het spel worden de punten van de slagen geteld: { $plain }. Wat is deze slag waard? Harten is troef.
    .trumps = Harten is troef: { $trumps }. Wat is deze slag waard?
    .whole-asked = Alle { $of_pack } kaarten zijn 152 punten waard, en de laatste slag brengt nog 10 op. Hoeveel punten zijn er in een spel?
    .made = Je hebt genomen en hebt 88 punten; de anderen 74. Gehaald of nat?
    .dedans = Je hebt genomen, maar hebt maar 70 punten; de anderen 92. Hoeveel schrijven de anderen?
    .belote = Heer en vrouw van troef in één hand zijn een belote en brengen 20 punten op. Harten is troef. Druk op een van de twee.
    .helps = Je hebt genomen en hebt 72 punten in slagen, en een belote; de anderen hebben er 90 in slagen. Gehaald of nat?
    .tierce = In sommige spellen is er roem: kaarten die punten opbrengen omdat je ze hebt. Een reeks gaat in elke kleur zo: { $ranks }. Wat heb je?
    .contest-asked = Je maat heeft { $ours }, een tegenstander heeft { $theirs }. Wie schrijft de punten?
    .carre = En wat heb je hier?
    .bid = Bij kloppen wordt geen kaart omgedraaid. Je biedt hoeveel punten je team haalt, en met welke troef. Wat zeg je?
    .higher = De tegenstanders hebben { $bid } geboden. Jij wilt harten. Welk bod mag je doen?
    .short = Jullie team bood 100 in harten en haalde 96 punten. Gehaald of nat?
    .coinche = De tegenstanders hebben { $bid } geboden. Kijk naar je kaarten. Wat zeg je?
    .doubled = Ze boden 100, en jij hebt geklopt. Ze haalden maar 80. Hoeveel punten schrijven jullie?
    .one-out = Harten is troef. { $took }, en jij komt uit. Een regel boven het plaatje noemt alle kaarten die al gespeeld zijn. Welke kaart speel je?
    .none-out = { $took }, en jij komt weer uit. Welke troeven hebben de anderen nog? Welke kaart speel je?
    .higher-out = { $took }, en jij komt uit. De anderen hebben nog één troef: de heer. Een tegenstander kwam als eerste met schoppen uit. Welke kaart speel je?
    .for-partner = { $took }, en jij komt uit. Welke kaart?
    .leave-them = { $took }, en jij komt uit. Welke kaart?
    .low-ruff = Een tegenstander kwam uit met { $first }. Je hebt geen klaveren en speelt als laatste. Welke kaart?
    .singleton = { $took }, en hebt naast drie troeven één ruiten. Met welke kaart kom je uit?
    .small-trump = { $took }. Je hebt één kleine troef en één schoppen. Met welke kaart kom je uit?
    .they-ruff = { $took }, en jij komt uit. Wie heeft er nog schoppen of ruiten? Welke kaart speel je?
    .force = { $took }. De anderen hebben nog één troef, de vrouw; de enige ruiten die er nog is, is van jou. Met welke kaart kom je uit?
    .master = Een kaart is *vrij* als niemand er in die kleur nog van kan winnen. Welke van de jouwe is dat? Druk op een ervan.
    .trumps-out = Er zijn { $of_suit } troeven. Hoeveel hebben de anderen er nog?
    .cash = { $took }, en jij komt uit. Welke kaart?
    .needed = Jullie hebben de troef gekozen en tot nu toe 68 punten. Hoeveel zijn er nog nodig?
    .last = { $took }. Er zijn nog drie slagen, en jij komt uit. Welke kaart?
    .load = Je maat heeft de slag met { $second }, en jij speelt als laatste. Je hebt geen klaveren en geen troef. Welke kaart?
    .give-little = Een tegenstander heeft de slag met { $first }, en jij speelt als laatste. Welke kaart geef je?
    .secure = Je maat heeft de slag met { $first }, en na jou speelt nog een tegenstander. Welke kaart?
    .keep-master = Je maat heeft de slag met { $second }, en jij speelt als laatste. Welke kaart?
    .keep-ten = { $took }, en jij komt uit. Er is geen troef meer. Welke kaart?
    .call = Maten seinen met de eerste kaart die ze weggooien in een slag van hun kant. Volgens onze conventie zegt een zeven, acht of negen “ik heb de aas van deze kleur”, een tien, heer, vrouw of boer “ik heb die niet”. Je maat wint deze slag met { $first }. Je hebt geen troef: vraag om ruiten!
    .answer = Op jouw troeven gooide je maat als eerste de ruitenacht weg. Nu kom jij uit. Welke kaart?
    .refusal = Deze keer gooide je maat als eerste de ruitenvrouw weg. Met welke kaart kom je uit?
    .not-theirs = De tegenstanders winnen deze slag met { $first }. Je hebt geen troef. Welke kaart gooi je weg?
    .guard = Een tegenstander komt uit met troefaas, en je hebt geen troef. Welke kaart gooi je weg?
    .take-shows = Ook bij het bieden vertellen maten elkaar iets, volgens een conventie. Je maat neemt { $turned } in de eerste ronde. Wat toont dat in harten?
    .leave-it = Omgedraaid: { $turned }. Volgens de conventie: nemen of passen?
    .bid-shows = In spellen waarin geboden wordt, opent je maat: { $bid }. Wat toont dat in harten?
    .open = Jij biedt als eerste. Wat zeg je?
    .raise = Je maat heeft { $bid } geboden, en de tegenstander daarna paste. Wat zeg je?
    .rung = Je krijgt vijf kaarten, en er wordt er geen omgedraaid. Een bod noemt een troef en geen getal, en moet op de ladder hoger staan dan het vorige: ♣ ♦ ♥ ♠, zonder troef, alles troef. Een tegenstander bood { $bid }. Welk bod mag je doen?
    .name-it = Nog niemand heeft geboden. Wat zeg je?
    .no-trumps = Bij zonder troef heeft elke kleur dezelfde volgorde: { $no_trumps }. Welke van je harten is de hoogste?
    .all-trumps = Bij alles troef heeft elke kleur de volgorde van troef: { $all_trumps }. Jij kwam uit met { $first }. Wie wint?
    .all-higher = Bij alles troef komt een tegenstander uit met { $first }. Welke kaart mag je spelen?
    .tens = Jij bood harten. Jullie hebben 97 punten, de anderen 65. Je schrijft tientallen; bij een kleur vanaf 7 een meer. Hoeveel schrijven jullie?
    .inside = Jij bood harten, maar jullie hebben maar 70 punten; de anderen 92. Hoeveel schrijven de anderen?
    .hanging = Jij bood harten, en beide kanten hebben 81 punten. Hoeveel schrijven de anderen?
    .belot = Heer en vrouw van troef in één hand zijn een belote, en 20 punten waard. Harten is troef. Druk op een van de twee.
    .terca = Met je eerste kaart meld je ook roem. Een reeks gaat zo, in elke kleur: { $ranks }. Wat heb je?
    .runs = Je maat heeft { $ours }, een tegenstander heeft { $theirs }. Wie schrijft de punten?
    .apart = Je maat heeft { $ours }, een tegenstander heeft { $theirs }. Wie schrijft de punten?
    .contra = Een tegenstander bood { $bid }. Kijk naar je vijf kaarten. Wat zeg je?
    .run = Je maat bood { $bid }, en de tegenstander erna zei contra. Je hebt geen ruiten. Welk bod mag je doen?
    .contra-won = Zij boden ruiten, en jij zei contra. Zij hebben 62 punten, jullie 100. Hoeveel schrijven jullie?
    .capot = Jij bood ruiten, en jullie halen alle acht slagen: 162 punten, en 90 extra voor kapot. Hoeveel schrijven jullie?
    .count-hand = Tel je hand voor je biedt, volgens onze conventie: 1 punt voor elke troef, 2 meer voor de troefboer, 1 meer voor de negen en 1 voor elke aas. Hoeveel punten heeft deze met harten als troef?
    .ladder-first = Jij mag als eerste. Wat zeg je?
    .ladder-tops = Jij mag als eerste. En met deze kaarten?
    .ladder-over = Een tegenstander bood { $bid }. Wat zeg je?
    .under = Je maat kwam uit met { $first }, en een tegenstander heeft met { $second } getroefd. Je hebt geen schoppen, en alleen lagere troeven. Welke kaart mag je spelen?
    .play-it = Alle acht kaarten worden meteen gedeeld. Om de beurt mag je *spelen*, met elke kleur als troef: dan moeten jullie meer punten halen dan de anderen. Wat zeg je?
    .leave-others = En met deze kaarten?
    .has-to = Iedereen heeft gepast, en jij moet spelen. Met welke troef?
    .half = Jij speelt. Aan het eind hebben beide teams 81 punten. Gehaald of nat?
    .each-own = Jij speelt en jullie hebben 90 punten; de anderen 72. Gehaald of nat?
    .nat = Jij speelt, maar jullie hebben maar 75 punten; de anderen 87. Hoeveel schrijven de anderen?
    .row = Kaarten die samen in een slag liggen, zijn *roem*: drie op een rij van één kleur 20, vier 50. Een rij gaat zo: { $ranks }. Harten is troef. Hoeveel roem ligt hier?
    .row-of-four = En hoeveel ligt hier?
    .no-row = En hoeveel ligt hier?
    .stuk = Harten is troef. En hoeveel ligt hier?
    .four-alike = En hoeveel ligt hier?
    .roem-saves = Jij speelt. Jullie hebben 70 punten en 50 roem; de anderen 92. Gehaald of nat?
    .roem-sinks = Jij speelt. Jullie hebben 91 punten; de anderen 71 en 20 roem. Gehaald of nat?
    .nat-with-roem = Jij speelt, en jullie hebben 60 punten en 40 roem; de anderen 102 en 40 roem. Hoeveel schrijven de anderen?
    .pit = Jij speelt, en jullie halen alle acht slagen: 162 punten, en 40 roem. Hoeveel schrijven jullie?
    .boom = Een partij is een *boom* van { $deals_limit } spellen. Hoe vaak geeft ieder van jullie?
    .count-eight = Tel je hand voor je speelt, volgens onze conventie: 1 punt voor elke troef, 2 meer voor de troefboer, 1 meer voor de negen en 1 voor elke aas. Hoeveel punten heeft deze met harten als troef?
    .enough = Jij mag als eerste. Wat zeg je?
    .too-little = En met deze kaarten?
    .ruffed = { $first } is uitgespeeld; je had geen schoppen en speelde { $second }, een troef. Wie wint?
    .must-trump = { $first } is uitgespeeld, en je hebt geen schoppen. Harten is troef. Welke kaart mag je spelen?
    .overtrump-three = { $first } is uitgespeeld, en de volgende speler heeft getroefd met { $second }. Ook jij hebt geen schoppen. Welke kaart mag je spelen?
    .win-alone = { $first } is uitgespeeld, en jij speelt als laatste. Win de slag!
    .three-strong = Jullie spelen met drie, ieder voor zich. Ieder heeft vijf kaarten, en er is er een omgedraaid: { $turned }. Wie neemt, maakt harten troef en speelt alleen tegen de twee anderen. Nemen of passen?
    .more-than-each = Je hebt genomen. Aan het eind heb je 60 punten, en de anderen hebben er 55 en 47. Gehaald of nat?
    .as-many = Je hebt genomen. Je hebt 60 punten, en de anderen hebben er 60 en 42. Gehaald of nat?
    .belote-helps = Je hebt genomen. Je hebt 55 punten in slagen en de belote, heer en vrouw van troef, die 20 waard is; de anderen hebben 70 en 37. Gehaald of nat?
    .each-writes = Je hebt genomen en het gehaald met 80 punten. De anderen hebben 64 en 18. Hoeveel schrijft wie er 18 heeft?
    .split = Je hebt genomen, maar hebt maar 60 punten; de anderen hebben er 70 en 32. Hoeveel schrijft wie er 32 heeft?
    .three-all = Je hebt genomen en haalt alle acht slagen, met alle 162 punten. Hoeveel schrijf je?
    .defend-trump = De speler rechts van je heeft genomen. De andere verdediger komt uit met { $first }, en je hebt geen schoppen. Welke kaart mag je spelen?
    .defend-points = De nemer komt uit met { $first }, en de andere verdediger gaat eroverheen met { $second }. Jij speelt als laatste. Welke kaart levert jullie samen het meest op?
    .points-apart = Je verdedigt. Aan het eind heeft de nemer 66 punten, en jullie hebben er elk 48. Heeft de nemer het gehaald?
    .points-together = De nemer heeft weer 66 punten, maar nu heeft de andere verdediger er 70, en jij 26. Gehaald of nat?
    .half-each = De nemer is dus nat: 66 punten tegen 70 van de andere verdediger, en 26 van jou. Hoeveel schrijf jij?
    .chien = Sommigen spelen met alle 32 kaarten: ieder krijgt er tien, en de rest is de *chien*, voor wie neemt. Hoeveel kaarten zijn dat?
    .lay-away = Je hebt genomen, en harten is troef. Je pakt de chien op en legt evenveel kaarten gedekt weg: geen troef en geen aas, zolang je andere hebt. Welke kaart mag je wegleggen?
    .laid = Deze twee heb je weggelegd. Hoeveel punten leveren ze je aan het eind op?
    .two-strong = Jullie spelen met twee. Beiden hebben zes kaarten, en er is er een omgedraaid, { $turned }, die op tafel blijft. Wie neemt, maakt harten troef en moet meer punten halen dan de ander. Nemen of passen?
    .schmeiss-it = Je mag ook *schmeiss* zeggen: je tegenstander laat je spelen, of gooit het spel weg. Omgedraaid: { $turned }. Wat zeg je?
    .refused = Je zei schmeiss in de eerste ronde, en je tegenstander gooit het spel niet weg. Wie speelt?
    .agreed = En als je tegenstander het spel weggooit: wie speelt er dan?
    .let-them = Nu zegt je tegenstander schmeiss, op { $turned }. Wat antwoord je?
    .dix = Omgedraaid is { $turned }, en harten is troef. Vóór het uitkomen mag één kaart voor de omgedraaide geruild worden. Welke van de jouwe?
    .no-dix = Omgedraaid was { $turned }, maar niemand nam die, en schoppen is troef. Mag je er een kaart voor ruilen?
    .unplayed = Heeft iemand genomen, dan krijgen beiden nog drie kaarten, samen negen. Hoeveel van de 32 kaarten heeft niemand in de hand?
    .three-in-a-row = Reeksen in je hand leveren punten op. Een reeks gaat zo, in elke kleur: { $ranks }. Drie op een rij is 20 punten, vier 50. Wat is die van jou waard?
    .five-in-a-row = En wat is die van jou hier waard?
    .reply = Wie uitkomt, zegt bij de eerste kaart wat de beste reeks waard is. Je tegenstander zegt “20”. Wat antwoord je?
    .reply-again = Weer zegt je tegenstander “20”, en jij antwoordt “gelijk”. “Tot de vrouw”, hoor je dan. Wat antwoord je nu?
    .reply-lower = Nu zegt je tegenstander “50”. Wat antwoord je?
    .all-of-them = Jij hebt een reeks van vier en een van drie, je tegenstander een van drie, vanaf de aas. Hoeveel punten leveren je reeksen je op?
    .two-made = Je hebt genomen en hebt 78 punten; je tegenstander heeft er 52. Gehaald of nat?
    .two-failed = Je hebt genomen, maar hebt maar 55 punten; je tegenstander heeft er 70. Hoeveel schrijft je tegenstander?
    .sequence-helps = Je hebt genomen en hebt 49 punten in slagen, en een reeks van 20; je tegenstander heeft 50. Gehaald of nat?
    .belote-sinks = Je hebt genomen en hebt 61 punten. Je tegenstander heeft 41 in slagen, en de belote, heer en vrouw van troef: 20. Gehaald of nat?
    .two-equal = Jij hebt er dus 61, en je tegenstander 41 en de belote. Hoeveel schrijft je tegenstander?
    .three-trumps-out = Er zijn { $of_suit } troeven. Hoeveel hebben de anderen er nog?
lesson-step-why =
    .ten = De tien komt meteen na de aas. Dat verrast iedereen één keer.
    .led = De ruitentien was de hoogste ruiten. Een aas van een andere kleur wint niets.
    .jack = Bij troef staat de boer bovenaan, en hij is van alle kaarten het meest waard.
    .nine = De negen is bij troef de tweede, boven de aas. In andere kleuren is ze niets waard.
    .ruff = Elke troef, zelfs de zeven, wint van alle kaarten van de andere kleuren.
    .follow = Wie de gevraagde kleur heeft, moet die spelen: dat heet bekennen. De rest komt daarna.
    .ruffing = Kun je niet bekennen en hebben de tegenstanders de slag, dan moet je troeven.
    .overtrump = Heeft een tegenstander getroefd, dan moet je hoger troeven als je kunt.
    .beat = Bij troef is bekennen niet genoeg: je gaat hoger als je kunt.
    .partner = Is de slag voor je maat, leg er dan punten bij: dat heet smeren.
    .win = De aas wint van de tien. Alle vier de kaarten zijn nu van jullie.
    .strong = Boer, negen en aas van troef, en sterke schoppen ernaast. Neem je, dan krijg je { $turned } en nog twee kaarten.
    .weak = Zonder troef en zonder azen zou het een cadeau voor de anderen zijn. Passen kost niets.
    .second = Boer en negen van schoppen, en twee azen: schoppen is het proberen waard.
    .promise = Wie neemt, moet meer punten hebben dan de anderen: minstens { $half } van de { $all }.
    .plain = In de slagen draait het om azen en tienen.
    .trumps = Boer en negen van troef zijn samen al 34 waard: meer dan drie azen.
    .whole-asked =
        Elk spel gaat om { $all } punten. { $auction ->
            [choice] De helft is dus 81.
           *[other] De tien voor de laatste slag heten *dix de der*.
        }
    .made = Jullie schrijven 88, de anderen 74. Zo gaat het door, spel na spel, tot een team er is.
    .dedans = Dat heet *nat*: jullie slagen brengen niets op, en de anderen schrijven alle { $all }. Denk dus na voor je neemt.
    .belote = Bij de eerste zeg je “belote”, bij de tweede “rebelote”. Samen brengen ze 20 punten op.
    .helps =
        { $answer ->
            [made] Met de belote is het 92 tegen 90: gehaald.
           *[failed] Hier helpt de belote daar niet bij: het is 72 tegen 90. De 20 punten schrijf je toch.
        }
    .tierce = Drie op een rij van één kleur is een driekaart: 20 punten. Vier is een vierkaart (50), vijf een vijfkaart (100). Je meldt ze bij je eerste kaart.
    .contest-asked = Alleen de kant met de hoogste roem schrijft, en dan alles wat die kant heeft.
    .carre = Vier van dezelfde waarde is een carré. Boeren brengen 200 punten op, negens 150; azen, tienen, heren en vrouwen 100.
    .bid = Boer, negen, aas en heer van harten: een bod in harten. Hoe hoger je biedt, hoe meer je belooft.
    .higher = Elk bod moet hoger zijn dan het vorige. Wie het hoogst biedt, speelt erom.
    .short = Een bod is een belofte: 96 punten zijn niet genoeg voor een bod van 100, ook al hebben jullie er meer dan de anderen.
    .coinche = Kloppen verdubbelt waar het om gaat, en maakt een eind aan het bieden. Tegen deze troeven halen ze dat bijna nooit.
    .doubled = Een nat bod schrijven jullie, en door het kloppen telt het dubbel: { $sum } = { $points } punten. Je bent klaar voor een partij.
    .one-out = De anderen hebben alleen de hartentien nog. Je aas trekt die, en dan kan niemand je heer en je tien nog troeven.
    .none-out = Geen: er valt niets meer te trekken. Bewaar je troef, die wint later zeker een slag.
    .higher-out = Je zeven kan de heer niet trekken. Bewaar die om te troeven, en speel iets kleins. En met schoppen kwamen de tegenstanders uit: laat die aan hen.
    .for-partner = Je troef: je maat is daar sterk, en trekt die van de tegenstanders.
    .leave-them = Zij kozen de troef en willen die trekken. Laat dat aan hen: je zou ook die van je maat trekken, en boer en negen zijn er nog.
    .low-ruff = Je moet troeven, en de zeven is genoeg: na jou speelt niemand meer. De aas bewaar je voor de tien, die er nog is.
    .singleton = Nu heb je een *renonce* in ruiten: telkens als iemand ermee uitkomt, kun je troeven.
    .small-trump = Vanzelf wint je acht geen slag. Heb je geen schoppen meer, dan wel: de volgende keer dat iemand ermee uitkomt, troef je.
    .they-ruff = Niemand: er zijn alleen nog de jouwe, en een tegenstander kan ze troeven. De boer trekt eerst troef.
    .force = Niemand kan bekennen. Heeft een tegenstander de laatste troef, dan moet die nu weg, en daarna zijn je twee azen veilig.
    .master = Beide azen zijn weg, dus je tienen zijn vrij. In ruiten zijn de aas, de tien, de heer en meer er nog. Tel de hoge kaarten mee terwijl ze vallen.
    .trumps-out = Alleen de tien. En beide tegenstanders gooiden op je negen schoppen weg: je maat heeft die tien, en je hoeft hem niet te trekken.
    .cash = Niemand heeft nog troef, en de azen zijn weg: je tienen zijn zeker. Haal zekere slagen binnen voor anderen uitkomen.
    .needed = { $half } van de { $all } is genoeg. Wie meetelt, weet tegen het eind wat een slag waard is en wat je beter niet waagt.
    .last = De laatste slag brengt tien punten extra op. Je aas wint zeker een slag: bewaar die voor deze. En de heer is de hoogste schoppen die er nog is.
    .load = Tien punten meer voor jullie: dat is smeren. Later kan de schoppenaas de tien pakken.
    .give-little = De tegenstanders krijgen zo weinig mogelijk. En nu de aas weg is, is je tien de hoogste klaveren.
    .secure = Misschien komt de klaverenheer als laatste: die wint van een vrouw, niet van je tien. Dan is de slag van jullie, met alle punten.
    .keep-master = De slag is al van jullie. De aas is weg, dus je tien is vrij: die kan er nog een winnen.
    .keep-ten = De ruitenaas is er nog en kan je tien pakken. Een kleine lokt de hoge kaarten uit, en met de klaverenaas kom je weer aan slag.
    .call = De acht vraagt om ruiten, en de aas blijft voor de slag waarin je maat ermee uitkomt. Robots seinen niet: spreek het met mensen af.
    .answer = “Ik heb de aas”, zei de acht. In ruiten is de slag dus van jullie.
    .refusal = “Ik heb de aas niet”, zei de vrouw. De aas zit dus bij een tegenstander en wacht op je tien: speel de andere kleur.
    .not-theirs = Seinen doe je op slagen van je eigen kant. De tegenstanders geef je niets, en je bewaart wat nog slagen kan winnen.
    .guard = De ruitenzeven beschermt je tien: komt de aas, dan valt de zeven eronder en niet de tien.
    .take-shows = Wie neemt, toont met de omgedraaide kaart drie troeven met boer of negen, en wat kracht ernaast. Speel dus troef als je maat nam.
    .leave-it = Drie troeven, maar geen boer en geen negen. Nemen zou er een beloven; je pas zegt dat er iets ontbreekt.
    .bid-shows = Een hand telt 1 punt voor elke troef, 2 meer voor de boer, 1 meer voor de negen en 1 voor elke aas. 80 toont 5 punten en drie troeven met boer of negen, of vier troeven; tien meer is een punt meer. Vanaf 120 zijn boer en negen er allebei.
    .open = 100: zeven punten. Nu weet je maat wat je hebt, en wat er nog bij kan.
    .raise = De negen en twee azen zijn 3 punten steun. Op 2 rekent het bod; met het derde wordt het 90.
    .rung = Schoppen en zonder troef staan boven harten. Je mag treden overslaan, en wie gepast heeft, mag later nog bieden.
    .name-it = Boer, negen en aas: een bod in schoppen. Na een bod en drie keer passen krijgt iedereen nog drie kaarten.
    .no-trumps = Niets is troef, dus boer en negen zijn klein. Aan het eind tellen de slagen dubbel: 260 punten in een spel.
    .all-trumps = De negen is hier de hoogste schoppen. De hartenboer is van een andere kleur, en troeven kan niemand.
    .all-higher = In elke kleur ga je hoger als je kunt. Wie niet kan bekennen, speelt wat die wil.
    .tens = 97 is 10. De anderen schrijven 6 voor hun 65. Wie het eerst bij { $target } is, wint.
    .inside = Dat heet *nat*: jullie slagen brengen niets op, en de anderen schrijven alle 16 tientallen.
    .hanging = Zij schrijven er 8. Jullie 8 *hangen*: wie het volgende spel wint, krijgt ze.
    .belot = Hij telt als je de eerste van de twee speelt. Bij alles troef kan elke kleur er een opleveren, bij zonder troef is er geen.
    .terca = Drie op een rij is een driekaart: 20 punten. Vier is een vierkaart (50), vijf een vijfkaart (100). Je zegt alleen wat het is; de kaarten zie je na het spel.
    .runs = Vier op een rij is hoger dan drie, welke kaarten het ook zijn. De kant met de hoogste reeks schrijft al haar reeksen.
    .apart = Allebei: reeksen gaan tegen reeksen, en vier gelijke tegen vier gelijke.
    .contra = “Contra” verdubbelt het spel, en wie dan meer heeft, schrijft alles. Het bieden gaat door: zij mogen recontra zeggen, of hoger bieden.
    .run = Elk dat hoger is. Het maakt een eind aan de contra en telt weer één keer: dat heet *weglopen*.
    .contra-won = Alle 16 tientallen van het spel, keer twee. Met recontra waren het er 64.
    .capot = 252 punten zijn 25 tientallen. Je bent klaar voor een partij.
    .count-hand = Drie troeven, 2 voor de boer, 1 voor de negen en 1 voor de aas. Vier punten zijn genoeg voor een eerste bod, met boer, negen of een derde troef.
    .ladder-first = Een eerste bod toont vier punten, en boer, negen of een derde troef. Later kun je nog bieden.
    .ladder-tops = Zonder troef toont twee azen, alles troef twee boeren.
    .ladder-over = Het toont dat harten voor jou beter is, en houdt de tegenstanders van klaveren af. Contra zou zes punten in hun troef tonen.
    .under = Hier verschillen de steden: in Amsterdam speel je geen lagere troef zolang je een andere kaart hebt, in Rotterdam moet het.
    .play-it = Boer, negen, aas en heer: speel op harten. Wie het eerst speelt, beslist; niemand biedt hoger, en niemand verdubbelt.
    .leave-others = Pas, en laat een ander spelen.
    .has-to = Drie klaveren met boer en heer: iets beters is er niet. Wie moet spelen, toont er niets mee.
    .half = De helft is niet genoeg: zonder roem heb je er minstens { $half } van de { $all } nodig.
    .each-own = Jullie schrijven 90, de anderen 72.
    .nat = Dat heet *nat*: jullie schrijven niets, en de anderen alle { $all }.
    .row = Heer, vrouw en boer: 20 roem voor wie de slag wint, wie de kaarten ook speelde.
    .row-of-four = Boer, tien, negen en acht: vier op een rij.
    .no-row = In de slag is de tien de tweede, maar in een rij staat die onder de boer: aas, tien en heer zijn er geen.
    .stuk = Heer, vrouw en boer zijn 20, en heer en vrouw van troef, het *stuk*, nog eens 20.
    .four-alike = Vier gelijke in één slag: zeldzaam, en 100 waard.
    .roem-saves = Het is 120 tegen 92. Roem kan een spel redden.
    .roem-sinks = Het is 91 tegen 91, en de helft is niet genoeg: nat, door één rijtje.
    .nat-with-roem = { $all } + 40 + 40: ook jullie eigen roem gaat naar hen.
    .pit = 162 + 100 + 40. De anderen schrijven niets.
    .boom = Vier keer. Wie dan meer punten heeft, heeft gewonnen. Je bent klaar voor een partij.
    .count-eight = Drie troeven, 2 voor de boer en 1 voor elke aas. Vijf punten zijn genoeg om te spelen, met boer, negen of een derde troef.
    .enough = 3 + 1 + 2 = 6 punten. Wie speelt en had kunnen passen, toont er minstens vijf; je maat komt dus met troef uit.
    .too-little = Eén punt te weinig. Heer en vrouw van troef zijn alleen roem als ze in één slag vallen.
    .ruffed = Elke troef, ook de laagste, wint van elke kaart van de andere kleuren.
    .must-trump = Wie niet kan bekennen, moet troeven.
    .overtrump-three = Als iemand getroefd heeft, moet je een hogere troef spelen als je die hebt.
    .win-alone = De aas wint van de tien. De punten van al deze kaarten zijn nu van jou.
    .three-strong = Boer, negen en aas van troef, en een aas met de tien ernaast. Je krijgt { $turned } en nog twee kaarten, de anderen elk drie.
    .more-than-each = 60 is meer dan 55, en meer dan 47. Samen mogen de anderen meer hebben dan jij.
    .as-many = 60 is niet meer dan 60.
    .belote-helps = Met de belote is het 75 tegen 70. Wie de belote heeft, schrijft die altijd.
    .each-writes = Precies die. Jij schrijft 80, de derde 64: ieder heeft een eigen kolom.
    .split = De helft van { $all }, net als de ander. Je eigen slagen leveren je niets op, dus denk na voor je neemt.
    .three-all = Dat is *kapot*: { $points } in plaats van { $all }.
    .defend-trump = Je moet troeven, ook al was de slag van de andere verdediger.
    .defend-points = De tien. Wat de nemer niet krijgt, helpt jullie allebei.
    .points-apart = 66 is meer dan 48: gehaald, al hebben jullie er samen 96.
    .points-together = 66 is niet meer dan 70. Geef de punten dus aan wie van jullie het meest heeft: de nemer moet elk van jullie verslaan.
    .half-each = { $points }, en de andere verdediger evenveel. Samen krijgen jullie de nemer nat, en allebei hebben jullie er iets aan.
    .chien = 32 kaarten, min drie keer tien.
    .lay-away = Kaarten die niets winnen mogen weg, of een tien die je kwijt kunt raken: daar is die veilig.
    .laid = { $points }: wat je weglegt, telt alsof je het gewonnen had.
    .two-strong = Boer, negen en aas van troef, en een aas met de tien ernaast. De omgedraaide kaart krijgt niemand.
    .schmeiss-it = Met de belote en een aas kan het genoeg zijn, of niet. Gaat het spel weg, dan heb je niets verloren.
    .refused = Jij, met de omgedraaide kleur; in de tweede ronde zou je dan een andere noemen.
    .agreed = Niemand: er wordt opnieuw gedeeld. Schmeiss is voor een hand die misschien genoeg is, en waar je best vanaf wilt.
    .let-them = Laat je tegenstander spelen: jij hebt boer en negen van troef, dus dat wordt waarschijnlijk nat.
    .dix = De zeven van troef, de *dix*. Je krijgt er de aas voor.
    .no-dix = Schoppen is troef, dus de hartenzeven is een kaart als elke andere.
    .unplayed = { $points }, met de omgedraaide kaart erbij. De boer die je mist, doet dus misschien niet mee.
    .three-in-a-row = Vrouw, boer en tien is 20 punten.
    .five-in-a-row = Van de heer tot de negen: vijf op een rij.
    .reply = Die van jou is 50 waard. Je zegt alleen dat ze beter is.
    .reply-again = Die van jou gaat tot de heer. Pas daarna zou troef beslissen.
    .reply-lower = De andere is beter, en je hoeft niet te zeggen wat je hebt.
    .all-of-them = { $points }: 50 en 20.
    .two-made = Jij schrijft 78, je tegenstander 52. Samen is dat minder dan { $all }, want veel kaarten worden niet gespeeld.
    .two-failed = { $points }: die van jullie allebei. Dus denk na voor je neemt.
    .sequence-helps = Met de reeks is het 69 tegen 50.
    .belote-sinks = Het is 61 tegen 61, en evenveel is niet genoeg.
    .two-equal = { $points }, en jij niets. Wie het eerst { $target } haalt, wint. Je bent klaar voor een partij.
    .three-trumps-out = Alleen de tien, en die zit rechts: links zijn op je beide troeven andere kaarten weggegooid.

# The end
lesson-end-title = Tijd voor je eerste partij
lesson-end =
    Druk op de knop: { $robots ->
        [1] een robot, ook een beginner, speelt
        [2] twee robots, ook beginners, spelen
       *[other] drie robots, ook beginners, spelen
    } met jou alleen en in je eigen tempo. Later doet `/oefenen` hetzelfde, overal; met vrienden opent `/belote` in een kanaal een tafel. Kaarten die je mag spelen lichten op, een grijze vertelt je waarom ze moet wachten, en **Tip** noemt er een en zegt waarom. In `/regels` kun je alles opzoeken.
