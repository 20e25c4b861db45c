lesson-title = Belote leren
lesson-intro = Zes korte lessen, zo’n twintig minuten: kijk naar de kaarten, druk op een antwoord, lees waarom. Stop wanneer je wilt; ik onthoud waar je bent.
lesson-all-done = Je hebt ze alle zes gedaan. Tijd voor een echte partij!
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
lesson-contents = Alle lessen
lesson-rule = -# De regel: { $rule }

lesson-name =
    .cards = De kaarten en hun volgorde
    .playing = Bekennen en troeven
    .taking = Nemen
    .counting = Tellen
    .declaring = Belote en roem
    .bidding = Bieden en kloppen

# Places at the table, as the learner sees them; they stand on small plates.
lesson-place =
    .you = Jij
    .right = Rechts
    .partner = Maat
    .left = Links
lesson-played = { $name }: { $card }
lesson-trump = Troef: { $trump }.
lesson-standing-bid = Laatste bod: { $bid }, { $name }.
lesson-last-trick = Laatste slag: { $cards }; winnaar: { $name }.

# Answers
lesson-answer =
    .made = Gehaald
    .failed = Nat
    .we = Wij
    .they = Zij
lesson-answer-carre = carré

# What is said to a wrong answer; then one tries again.
lesson-lower = { $card } is hier lager dan { $other }.
lesson-lost = In deze slag wint { $other } van { $card }.
lesson-fewer = { $card } mag, maar brengt { $points } op; { $other } brengt { $most } op.
lesson-no-belote = { $card } hoort er niet bij: de belote is de heer en de vrouw van troef in één hand.
lesson-sum = Tel de kaarten op zoals ze gespeeld zijn: { $sum }.
lesson-whole = De kaarten zijn samen { $cards }, en de laatste slag brengt nog { $last } op.
lesson-compared = Het is { $points } tegen { $others }: de nemers moeten meer hebben.
lesson-bid-compared = Er is { $bid } geboden en { $points } gehaald.
lesson-written = De nemers hebben minder dan de anderen: zij schrijven niets, en de anderen schrijven het hele spel.
lesson-written-doubled = Het bod is nat, dus jullie schrijven, en kloppen verdubbelt het. Reken maar na: { $sum }.
lesson-other-declaration = Kijk nog eens: drie op een rij van één kleur is een driekaart, vier een vierkaart, vijf of meer een vijfkaart; vier van dezelfde waarde een carré.
lesson-contest = Alleen de hoogste telt: vier op een rij is hoger dan drie, welke kaarten het ook zijn.
lesson-take = Kijk nog eens: je zou boer, negen en aas van troef hebben, en een aas ernaast. Daarmee neem je.
lesson-pass = Kijk nog eens: geen harten, geen aas, geen tien. Laat een ander nemen.
lesson-best-suit = Zoek de kleur waarin je de boer en de negen hebt.
lesson-coinche-it = Schat hun kansen: jij hebt de drie hoogste troeven en alle azen. Verdubbelen dus!

# 1 The cards
lesson-step =
    .ten = Er zijn vier kleuren van acht kaarten. Van hoog naar laag, met hun punten: { $plain }. Welke van je schoppen is de sterkste?
    .led = Iedereen speelt een kaart: dat is een slag. De hoogste kaart van de gevraagde kleur wint. Er is uitgekomen met { $first }: wie wint?
    .jack = In elk spel is één kleur troef, en die kaarten hebben een andere volgorde: { $trumps }. Harten is troef. Welke van jouw kaarten is de sterkste?
    .nine = Weer is harten troef, en iemand anders heeft de boer. Welke is nu je sterkste?
    .ruff = Je maat kwam uit met { $first }; jij had geen schoppen en speelde { $third }, een troef. Wie wint?
    .follow = Een tegenstander komt uit met { $first }. Welke kaart mag je spelen? Druk op een kaart.
    .ruffing = Er is uitgekomen met { $first }, en je hebt geen schoppen. Harten is troef. Welke kaart mag je spelen?
    .overtrump = Je maat kwam uit met { $first }, en een tegenstander heeft getroefd met { $second }. Jij hebt ook geen schoppen. Welke kaart mag je spelen?
    .beat = Een tegenstander komt uit met troef: { $first }. Welke kaart mag je spelen?
    .partner = Je maat heeft de slag met { $second }, en jij speelt als laatste. Je hebt geen schoppen. Welke kaart brengt jullie de meeste punten op?
    .win = Een tegenstander kwam uit met { $first }, en jij speelt als laatste. Win de slag!
    .strong = Aan het begin heb je vijf kaarten, en één wordt omgedraaid: { $turned }. Wie die neemt, maakt harten troef en moet meer punten halen dan de anderen. Nemen of passen?
    .weak = Omgedraaid: { $turned }. Nemen of passen?
    .second = Niemand nam { $turned }. Nu mag iedereen één keer een andere kleur noemen. En jij?
    .promise = Je hebt genomen. Aan het eind heeft jullie team 76 punten en de anderen 86. Gehaald?
    .plain = Na het spel worden de punten van de slagen geteld: { $plain }. Wat is deze slag waard? Harten is troef.
    .trumps = Harten is troef: { $trumps }. Wat is deze slag waard?
    .whole-asked = Alle 32 kaarten zijn 152 punten waard, en de laatste slag brengt nog 10 op. Hoeveel punten zijn er in een spel?
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
    .whole-asked = Elk spel gaat om { $all } punten. De tien voor de laatste slag heten *dix de der*.
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

# 2 Playing

# 3 Taking

# 4 Counting

# 5 Belote and declarations

# 6 Bids

# The end
lesson-end-title = Tijd voor je eerste partij
lesson-end = Druk op de knop: drie robots, ook beginners, spelen met jou alleen en in je eigen tempo. Later doet `/oefenen` hetzelfde, overal; met vrienden opent `/belote` in een kanaal een tafel. Kaarten die je mag spelen lichten op, een grijze vertelt je waarom ze moet wachten, en **Tip** noemt er een en zegt waarom. In `/regels` kun je alles opzoeken.
