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

lesson-of-cards = De kaarten en hun volgorde
lesson-of-playing = Bekennen en troeven
lesson-of-taking = Nemen
lesson-of-counting = Tellen
lesson-of-declaring = Belote en roem
lesson-of-bidding = Bieden en kloppen

# Places at the table, as the learner sees them; they stand on small plates.
lesson-place-you = Jij
lesson-place-right = Rechts
lesson-place-partner = Maat
lesson-place-left = Links
lesson-played = { $name }: { $card }
lesson-trump = Troef: { $trump }.
lesson-standing-bid = Laatste bod: { $bid }, { $name }.
lesson-last-trick = Laatste slag: { $cards }; winnaar: { $name }.

# Answers
lesson-answer-made = Gehaald
lesson-answer-failed = Nat
lesson-answer-we = Wij
lesson-answer-they = Zij
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
lesson-ten = Er zijn vier kleuren van acht kaarten. Van hoog naar laag, met hun punten: { $plain }. Welke van je schoppen is de sterkste?
lesson-ten-why = De tien komt meteen na de aas. Dat verrast iedereen één keer.
lesson-led = Iedereen speelt een kaart: dat is een slag. De hoogste kaart van de gevraagde kleur wint. Er is uitgekomen met { $first }: wie wint?
lesson-led-why = De ruitentien was de hoogste ruiten. Een aas van een andere kleur wint niets.
lesson-jack = In elk spel is één kleur troef, en die kaarten hebben een andere volgorde: { $trumps }. Harten is troef. Welke van jouw kaarten is de sterkste?
lesson-jack-why = Bij troef staat de boer bovenaan, en hij is van alle kaarten het meest waard.
lesson-nine = Weer is harten troef, en iemand anders heeft de boer. Welke is nu je sterkste?
lesson-nine-why = De negen is bij troef de tweede, boven de aas. In andere kleuren is ze niets waard.
lesson-ruff = Je maat kwam uit met { $first }; jij had geen schoppen en speelde { $third }, een troef. Wie wint?
lesson-ruff-why = Elke troef, zelfs de zeven, wint van alle kaarten van de andere kleuren.

# 2 Playing
lesson-follow = Een tegenstander komt uit met { $first }. Welke kaart mag je spelen? Druk op een kaart.
lesson-follow-why = Wie de gevraagde kleur heeft, moet die spelen: dat heet bekennen. De rest komt daarna.
lesson-ruffing = Er is uitgekomen met { $first }, en je hebt geen schoppen. Harten is troef. Welke kaart mag je spelen?
lesson-ruffing-why = Kun je niet bekennen en hebben de tegenstanders de slag, dan moet je troeven.
lesson-overtrump = Je maat kwam uit met { $first }, en een tegenstander heeft getroefd met { $second }. Jij hebt ook geen schoppen. Welke kaart mag je spelen?
lesson-overtrump-why = Heeft een tegenstander getroefd, dan moet je hoger troeven als je kunt.
lesson-beat = Een tegenstander komt uit met troef: { $first }. Welke kaart mag je spelen?
lesson-beat-why = Bij troef is bekennen niet genoeg: je gaat hoger als je kunt.
lesson-partner = Je maat heeft de slag met { $second }, en jij speelt als laatste. Je hebt geen schoppen. Welke kaart brengt jullie de meeste punten op?
lesson-partner-why = Is de slag voor je maat, leg er dan punten bij: dat heet smeren.
lesson-win = Een tegenstander kwam uit met { $first }, en jij speelt als laatste. Win de slag!
lesson-win-why = De aas wint van de tien. Alle vier de kaarten zijn nu van jullie.

# 3 Taking
lesson-strong = Aan het begin heb je vijf kaarten, en één wordt omgedraaid: { $turned }. Wie die neemt, maakt harten troef en moet meer punten halen dan de anderen. Nemen of passen?
lesson-strong-why = Boer, negen en aas van troef, en sterke schoppen ernaast. Neem je, dan krijg je { $turned } en nog twee kaarten.
lesson-weak = Omgedraaid: { $turned }. Nemen of passen?
lesson-weak-why = Zonder troef en zonder azen zou het een cadeau voor de anderen zijn. Passen kost niets.
lesson-second = Niemand nam { $turned }. Nu mag iedereen één keer een andere kleur noemen. En jij?
lesson-second-why = Boer en negen van schoppen, en twee azen: schoppen is het proberen waard.
lesson-promise = Je hebt genomen. Aan het eind heeft jullie team 76 punten en de anderen 86. Gehaald?
lesson-promise-why = Wie neemt, moet meer punten hebben dan de anderen: minstens { $half } van de { $all }.

# 4 Counting
lesson-plain = Na het spel worden de punten van de slagen geteld: { $plain }. Wat is deze slag waard? Harten is troef.
lesson-plain-why = In de slagen draait het om azen en tienen.
lesson-trumps = Harten is troef: { $trumps }. Wat is deze slag waard?
lesson-trumps-why = Boer en negen van troef zijn samen al 34 waard: meer dan drie azen.
lesson-whole-asked = Alle 32 kaarten zijn 152 punten waard, en de laatste slag brengt nog 10 op. Hoeveel punten zijn er in een spel?
lesson-whole-asked-why = Elk spel gaat om { $all } punten. De tien voor de laatste slag heten *dix de der*.
lesson-made = Je hebt genomen en hebt 88 punten; de anderen 74. Gehaald of nat?
lesson-made-why = Jullie schrijven 88, de anderen 74. Zo gaat het door, spel na spel, tot een team er is.
lesson-dedans = Je hebt genomen, maar hebt maar 70 punten; de anderen 92. Hoeveel schrijven de anderen?
lesson-dedans-why = Dat heet *nat*: jullie slagen brengen niets op, en de anderen schrijven alle { $all }. Denk dus na voor je neemt.

# 5 Belote and declarations
lesson-belote = Heer en vrouw van troef in één hand zijn een belote en brengen 20 punten op. Harten is troef. Druk op een van de twee.
lesson-belote-why = Bij de eerste zeg je “belote”, bij de tweede “rebelote”. Samen brengen ze 20 punten op.
lesson-helps = Je hebt genomen en hebt 72 punten in slagen, en een belote; de anderen hebben er 90 in slagen. Gehaald of nat?
lesson-helps-why =
    { $answer ->
        [made] Met de belote is het 92 tegen 90: gehaald.
       *[failed] Hier helpt de belote daar niet bij: het is 72 tegen 90. De 20 punten schrijf je toch.
    }
lesson-tierce = In sommige spellen is er roem: kaarten die punten opbrengen omdat je ze hebt. Een reeks gaat in elke kleur zo: { $ranks }. Wat heb je?
lesson-tierce-why = Drie op een rij van één kleur is een driekaart: 20 punten. Vier is een vierkaart (50), vijf een vijfkaart (100). Je meldt ze bij je eerste kaart.
lesson-contest-asked = Je maat heeft { $ours }, een tegenstander heeft { $theirs }. Wie schrijft de punten?
lesson-contest-asked-why = Alleen de kant met de hoogste roem schrijft, en dan alles wat die kant heeft.
lesson-carre = En wat heb je hier?
lesson-carre-why = Vier van dezelfde waarde is een carré. Boeren brengen 200 punten op, negens 150; azen, tienen, heren en vrouwen 100.

# 6 Bids
lesson-bid = Bij kloppen wordt geen kaart omgedraaid. Je biedt hoeveel punten je team haalt, en met welke troef. Wat zeg je?
lesson-bid-why = Boer, negen, aas en heer van harten: een bod in harten. Hoe hoger je biedt, hoe meer je belooft.
lesson-higher = De tegenstanders hebben { $bid } geboden. Jij wilt harten. Welk bod mag je doen?
lesson-higher-why = Elk bod moet hoger zijn dan het vorige. Wie het hoogst biedt, speelt erom.
lesson-short = Jullie team bood 100 in harten en haalde 96 punten. Gehaald of nat?
lesson-short-why = Een bod is een belofte: 96 punten zijn niet genoeg voor een bod van 100, ook al hebben jullie er meer dan de anderen.
lesson-coinche = De tegenstanders hebben { $bid } geboden. Kijk naar je kaarten. Wat zeg je?
lesson-coinche-why = Kloppen verdubbelt waar het om gaat, en maakt een eind aan het bieden. Tegen deze troeven halen ze dat bijna nooit.
lesson-doubled = Ze boden 100, en jij hebt geklopt. Ze haalden maar 80. Hoeveel punten schrijven jullie?
lesson-doubled-why = Een nat bod schrijven jullie, en door het kloppen telt het dubbel: { $sum } = { $points } punten. Je bent klaar voor een partij.

# The end
lesson-end-title = Tijd voor je eerste partij
lesson-end = Druk op de knop: drie robots, ook beginners, spelen met jou alleen en in je eigen tempo. Later doet `/oefenen` hetzelfde, overal; met vrienden opent `/belote` in een kanaal een tafel. Kaarten die je mag spelen lichten op, een grijze vertelt je waarom ze moet wachten, en **Tip** noemt er een en zegt waarom. In `/regels` kun je alles opzoeken.
