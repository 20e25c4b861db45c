# The options of a table, page by page. Short words: what a value means in full stands in rules*.ftl.

options-title = ### De regels van { $table }
options-page = ### { $group }
options-same = Er is niets veranderd.
options-differs = Veranderd:
options-difference = { $option }: **{ $value }** (in plaats van: { $instead })
options-more =
    { $count ->
        [one] en nog 1 wijziging: druk op **Regels…**
       *[other] en nog { $count } wijzigingen: druk op **Regels…**
    }
options-agree-again = Zitten er anderen aan tafel, dan moeten ze met elke wijziging akkoord gaan.
options-choose-group = Iets veranderen…
options-choose-other = Iets anders veranderen…
options-choose-preset = Andere regels kiezen…
options-choose-saved = Bewaarde regels kiezen…
options-number = Instellen…
options-instead = ✏️ in plaats van: { $value }
options-reset = Herstel
options-save = Bewaar…
options-pages = Wat de regels zeggen
options-back = Terug
options-remove = Bewaarde regels verwijderen…
options-remove-title = ### Welke regels wil je verwijderen?
options-remove-none = Regels die anderen bewaard hebben, kan alleen een beheerder van deze server verwijderen, en zelf heb je er geen bewaard.
options-remove-choose = Bewaarde regels…
options-remove-sure = **{ $name }** verwijderen voor deze hele server? Tafels die zo spelen, houden deze regels.
options-remove-now = Verwijder
options-removed = 🗑️ Verwijderd.
options-saved = 💾 Bewaard als **{ $name }**: je vindt deze regels voortaan bij /belote.
options-save-title = Deze regels bewaren
options-save-label = Naam, hoogstens { $most } tekens
options-number-range = Van { $low } tot { $high }
options-name-of-preset = **{ $name }** is al de naam van regels die ik zelf meebreng: kies een andere.
options-origin-outside = ◇ niet uit de documenten van het reglement
options-origin-adaptation = ◇ onze aanpassing: het document vermeldt het zonder regels
options-mark-outside = { $value } ◇ van elders
options-mark-adaptation = { $value } ◇ aanpassing

options-group-deal = Het delen
options-group-auction = Het bieden
options-group-decouverte = Twee spelers
options-group-coinche = Bieden en kloppen
options-group-contract = Wanneer een bod gehaald is
options-group-declarations = Roem
options-group-belote = Belote en rebelote
options-group-play = Het spelen
options-group-scoring = Het tellen
options-group-end = Einde van de partij

options-name-players = Spelers
options-name-bid-min = Laagste bod
options-name-bid-max = Hoogste bod
options-name-bid-step = Stappen van het bod

options-name-direction = Richting
options-value-direction-ccw = tegen de klok in
options-about-direction-ccw = Eerst wie rechts van de deler zit, zoals in Frankrijk
options-value-direction-cw = met de klok mee
options-about-direction-cw = Eerst wie links van de deler zit, zoals in Nederland

options-name-first-dealer = Eerste deler
options-value-first-dealer-random = door het lot
options-about-first-dealer-random = Niemand hoeft iets te doen
options-value-first-dealer-lowest-card = de laagste kaart
options-about-first-dealer-lowest-card = Iedereen trekt er een; wie de laagste heeft, deelt

options-name-shuffle = Schudden
options-value-shuffle-cut-only = vooraf, daarna alleen couperen
options-about-shuffle-cut-only = Slagen blijven bij elkaar van spel tot spel: dat geeft wildere kaarten
options-value-shuffle-every-deal = vóór elk spel
options-about-shuffle-every-deal = Zoals op wedstrijden

options-name-packets = Kaarten per keer
options-value-packets-3-2 = drie, dan twee
options-about-packets-3-2 = Daarna wordt een kaart omgedraaid
options-value-packets-2-3 = twee, dan drie
options-about-packets-2-3 = Daarna wordt een kaart omgedraaid
options-value-packets-dealer-choice = zoals de deler wil
options-about-packets-dealer-choice = Drie en twee, of twee en drie
options-value-packets-2-3-3 = twee, drie, drie
options-about-packets-2-3-3 = Alle acht kaarten vóór het bieden
options-value-packets-3-2-3 = drie, twee, drie
options-about-packets-3-2-3 = Alle acht kaarten vóór het bieden
options-value-packets-3-3-2 = drie, drie, twee
options-about-packets-3-3-2 = Alle acht kaarten vóór het bieden
options-value-packets-4-4 = per vier
options-about-packets-4-4 = Alle kaarten vóór het bieden

options-name-auction = Bieden
options-value-auction-turn-up = een kleur nemen
options-about-auction-turn-up = De omgedraaide, of een andere in de tweede ronde
options-value-auction-bids = biedingen, met kloppen
options-about-auction-bids = Punten en een kleur; de ander mag verdubbelen
options-value-auction-coinche = biedingen, zoals bij coinche en contrée
options-about-auction-coinche = Punten en wat troef is; de anderen mogen verdubbelen

options-name-round2-suits = Tweede ronde
options-value-round2-suits-exclude-turned = de drie andere kleuren
options-about-round2-suits-exclude-turned = De omgedraaide kleur kan niet meer
options-value-round2-suits-any = elke kleur
options-about-round2-suits-any = Ook de omgedraaide

options-name-allpass-dealer = Als iedereen past
options-value-allpass-dealer-next = de volgende speler deelt
options-about-allpass-dealer-next = Het delen schuift door
options-value-allpass-dealer-same = dezelfde speler deelt opnieuw
options-about-allpass-dealer-same = Tot er een contract is

options-name-declarations = Roem
options-value-declarations-off = geen
options-about-declarations-off = Reeksen en vier gelijke leveren niets op
options-value-declarations-first-trick = in de eerste slag
options-about-declarations-first-trick = Iedereen zegt de soort bij de eerste kaart
options-value-declarations-immediate = getoond vóór de eerste kaart
options-about-declarations-immediate = Zodra troef vastligt

options-name-decl-contest = Wiens roem telt
options-value-decl-contest-winner-takes-all = die van wie de hoogste heeft
options-about-decl-contest-winner-takes-all = Alle roem van die kant; de andere schrijft er geen
options-value-decl-contest-per-type = de hoogste van elke soort
options-about-decl-contest-per-type = Verschillende soorten tellen allemaal, voor beide kanten

options-name-decl-contest-moment = Wanneer er vergeleken wordt
options-value-decl-contest-moment-after-trick1 = na de eerste slag
options-about-decl-contest-moment-after-trick1 = Vóór de tweede begint
options-value-decl-contest-moment-during-trick2 = tijdens de tweede slag
options-about-decl-contest-moment-during-trick2 = Iedereen noemt een betere, of past
options-value-decl-contest-moment-before-first-lead = vóór de eerste kaart
options-about-decl-contest-moment-before-first-lead = Hoort bij roem die getoond wordt

options-name-long-runs = Reeksen van zes en meer
options-value-long-runs-cap5 = tellen als een vijfkaart
options-about-long-runs-cap5 = Alleen de hoogste kaart beslist onderling
options-value-long-runs-true-length = de langste wint
options-about-long-runs-true-length = Ook 100 punten, maar zes slaat vijf

options-name-long-run-split = Rest van een lange reeks
options-value-long-run-split-false = levert niets op
options-about-long-run-split-false = Een lange reeks telt één keer
options-value-long-run-split-true = mag een tweede reeks zijn
options-about-long-run-split-true = Acht op een rij zijn vijf en drie

options-name-trump-run-wins = Alle acht troeven in één hand
options-value-trump-run-wins-false = een reeks zoals elke andere
options-about-trump-run-wins-false = 100 punten
options-value-trump-run-wins-true = winnen de hele partij
options-about-trump-run-wins-true = Meteen, wat de stand ook is

options-name-capot-victims-decl = Roem van een kant zonder slag
options-value-capot-victims-decl-lose = verloren
options-about-capot-victims-decl-lose = Alleen de belote blijft
options-value-capot-victims-decl-keep = blijft staan
options-about-capot-victims-decl-keep = Die telt, zelfs tegen kapot
options-value-capot-victims-decl-to-winners = gaat naar de winnaars
options-about-capot-victims-decl-to-winners = Boven op de kapot

options-name-belote = Belote en rebelote
options-value-belote-on = 20 punten
options-about-belote-on = Voor heer en vrouw van troef
options-value-belote-off = niet gespeeld
options-about-belote-off = Heer en vrouw van troef leveren niets extra op

options-name-belote-order = Welke kaart eerst
options-value-belote-order-free = heer of vrouw
options-about-belote-order-free = Zoals je wilt
options-value-belote-order-king-first = de heer
options-about-belote-order-king-first = De vrouw moet op hem wachten

options-name-belote-announce = Wie de woorden zegt
options-value-belote-announce-auto = de tafel
options-about-belote-announce-auto = Niemand kan ze vergeten
options-value-belote-announce-prompt = de tafel vraagt het je
options-about-belote-announce-prompt = Bij de eerste kaart; het tweede woord volgt vanzelf
options-value-belote-announce-strict = iedereen zelf
options-about-belote-announce-strict = Een woord vergeten, en de 20 punten zijn weg

options-name-belote-on-dedans = Belote van nemers die nat zijn
options-value-belote-on-dedans-owner = blijft van hen
options-about-belote-on-dedans-owner = 20 punten, wat er ook gebeurt
options-value-belote-on-dedans-to-defence = gaat naar de verdedigers
options-about-belote-on-dedans-to-defence = Met al de rest

options-name-head-trump = Troef gevraagd
options-value-head-trump-always = altijd hoger
options-about-head-trump-always = Zelfs over je maat
options-value-head-trump-unless-partner-master = hoger, maar niet over je maat
options-about-head-trump-unless-partner-master = Zolang je maat de slag heeft, is elke troef goed

options-name-head-plain = Een andere kleur gevraagd
options-value-head-plain-no = elke kaart van die kleur
options-about-head-plain-no = Niemand moet hoger
options-value-head-plain-unless-partner-master = hoger, maar niet over je maat
options-about-head-plain-unless-partner-master = Als je kunt
options-value-head-plain-always = altijd hoger
options-about-head-plain-always = Als je kunt

options-name-undertrump-opp = Een tegenstander heeft getroefd
options-value-undertrump-opp-required = overtroeven of ondertroeven
options-about-undertrump-opp-required = Hoe dan ook een troef, al is die te laag
options-value-undertrump-opp-optional = overtroeven, of wat je wilt
options-about-undertrump-opp-optional = Niemand verspilt een troef die te laag is

options-name-partner-plain = Je maat heeft de slag, zonder troef
options-value-partner-plain-free = wat je wilt
options-about-partner-plain-free = Troeven, of iets weggooien
options-value-partner-plain-must-trump = je moet troeven
options-about-partner-plain-must-trump = Hoewel de slag al van jullie is

options-name-partner-trump = Je maat heeft getroefd
options-value-partner-trump-no-undertrump-if-can-over = niet lager als je hoger kunt
options-about-partner-trump-no-undertrump-if-can-over = Kun je niet hoger: wat je wilt
options-value-partner-trump-must-piss = lager als je niet hoger kunt
options-about-partner-trump-must-piss = Het Franse “pisser à l’atout”
options-value-partner-trump-free = wat je wilt
options-about-partner-trump-free = Ook een lagere troef
options-value-partner-trump-must-trump-any = een troef naar keuze
options-about-partner-trump-must-trump-any = Je moet troeven, al is het laag
options-value-partner-trump-ffb = niet lager, behalve met alleen troeven
options-about-partner-trump-ffb = Zo wil de Franse bond het

options-name-contract-basis = Wat meer moet zijn
options-value-contract-basis-all = alles samen
options-about-contract-basis-all = Slagen, belote en roem
options-value-contract-basis-tricks-belote = slagen en belote
options-about-contract-basis-tricks-belote = Roem helpt niet
options-value-contract-basis-tricks = alleen de slagen
options-about-contract-basis-tricks = Belote en roem helpen niet

options-name-tie-rule = Gelijke punten
options-value-tie-rule-takers-win = de nemers winnen
options-about-tie-rule-takers-win = Evenveel als de anderen is genoeg
options-value-tie-rule-takers-lose = de nemers verliezen
options-about-tie-rule-takers-lose = Evenveel als de anderen is niet genoeg
options-value-tie-rule-litige = litige
options-about-tie-rule-litige = De punten van de nemers gaan naar wie het volgende spel wint
options-value-tie-rule-abeyance = alle punten in de pot
options-about-tie-rule-abeyance = Het volgende spel beslist over de punten van beide kanten

options-name-litige-belote = Belote bij litige
options-value-litige-belote-carve = meteen geschreven
options-about-litige-belote-carve = Alleen de rest gaat in de pot
options-value-litige-belote-hold = ook in de pot
options-about-litige-belote-hold = Met de andere punten

options-name-held-at-end = Punten in de pot aan het einde
options-value-held-at-end-lost = verloren
options-about-held-at-end-lost = Niemand krijgt ze
options-value-held-at-end-to-owner = voor wie ze behaald heeft
options-about-held-at-end-to-owner = Wat de partij kan beslissen

options-name-capot-value = Kapot
options-value-capot-value-252 = 252 punten
options-about-capot-value-252 = 152 voor de kaarten, 100 voor de kapot
options-value-capot-value-250 = 250 punten
options-about-capot-value-250 = Een rond getal, zoals in Nederland

options-name-rounding = Afronden
options-value-rounding-off = niet
options-about-rounding-off = Elk punt wordt geschreven
options-value-rounding-nearest10 = op 10
options-about-rounding-nearest10 = 84 wordt 80, 85 wordt 90
options-value-rounding-nearest5 = op 5
options-about-rounding-nearest5 = 82 wordt 80, 83 wordt 85
options-value-rounding-up10 = naar boven op 10
options-about-rounding-up10 = 81 wordt 90
options-value-rounding-up5 = naar boven op 5
options-about-rounding-up5 = 81 wordt 85
options-value-rounding-complement10 = op 10, en 160 samen
options-about-rounding-complement10 = 85 tegen 77 wordt 80 tegen 80

options-name-end-mode = De partij eindigt
options-value-end-mode-target = bij een aantal punten
options-about-end-mode-target = Wie ze het eerst heeft, wint
options-value-end-mode-deals = na een aantal spellen
options-about-end-mode-deals = Wie dan meer heeft, wint
options-value-end-mode-boards = na een aantal duplicatespellen
options-about-end-mode-boards = Elk vergeleken met andere tafels

options-name-target = Punten te halen
options-name-deals-limit = Aantal spellen

options-name-both-reach = Beide kanten halen het tegelijk
options-value-both-reach-extend = nog een spel
options-about-both-reach-extend = Dan wint het hoogste totaal
options-value-both-reach-draw = gelijkspel
options-about-both-reach-draw = Niemand wint
options-value-both-reach-higher-score = het hoogste totaal wint
options-about-both-reach-higher-score = Bij gelijke stand nog een spel
options-value-both-reach-attackers = de nemers winnen
options-about-both-reach-attackers = Die van het laatste spel
options-value-both-reach-last-bidder = de bieders winnen
options-about-both-reach-last-bidder = Die van het laatste spel

options-name-arret = L’Arrêt
options-value-arret-false = niet gespeeld
options-about-arret-false = Elk spel wordt uitgespeeld
options-value-arret-true = gespeeld
options-about-arret-true = Wie zeker is van de punten, mag de partij stoppen; wie zich vergist, verliest die

options-name-kloppen-score = Een gehaald bod
options-value-kloppen-score-bid-only = levert het bod op
options-about-kloppen-score-bid-only = De anderen schrijven niets
options-value-kloppen-score-made-only = levert de behaalde punten op
options-about-kloppen-score-made-only = Beide kanten schrijven wat ze haalden
options-value-kloppen-score-made-plus-bid = levert punten en bod op
options-about-kloppen-score-made-plus-bid = De anderen schrijven wat ze haalden

options-name-coinche-mode = Kloppen
options-value-coinche-mode-any-time = op elk moment
options-about-coinche-mode-any-time = Ook vóór je beurt
options-value-coinche-mode-in-turn = op je beurt
options-about-coinche-mode-in-turn = Zoals een bod

options-name-surcoinche = Terugkloppen
options-value-surcoinche-off = niet gespeeld
options-about-surcoinche-off = Na kloppen is het bieden voorbij
options-value-surcoinche-x4 = vier keer de punten
options-about-surcoinche-x4 = De bieders mogen antwoorden als er geklopt is
options-value-surcoinche-x3 = drie keer de punten
options-about-surcoinche-x3 = De bieders mogen antwoorden als er geklopt is

options-name-coinche-scope = Kloppen verdubbelt
options-value-coinche-scope-both = wat beide kanten schrijven
options-about-coinche-scope-both = Als het bod gehaald is
options-value-coinche-scope-bidders-only = wat de bieders schrijven
options-about-coinche-scope-bidders-only = Als het bod gehaald is
options-value-coinche-scope-bidders-take-all = 160 + bod, voor de bieders
options-about-coinche-scope-bidders-take-all = De anderen schrijven niets als het bod gehaald is

options-name-kloppen-fail = Een bod dat mislukt
options-value-kloppen-fail-literal = 162, of twee keer het bod
options-about-kloppen-fail-literal = Een geklopte 80 kost dan 160, minder dan zonder kloppen
options-value-kloppen-fail-max = minstens 162
options-about-kloppen-fail-max = Na kloppen twee keer het bod, als dat meer is

options-name-announced-capot = Kapot geboden
options-value-announced-capot-document = 250 of 350 punten
options-about-announced-capot-document = 250 als alleen het bod telt
options-value-announced-capot-500 = 500 punten
options-about-announced-capot-500 = In elk geval meer dan een onverwachte

options-name-reveal-on-lead = Kaart onder de eerst gespeelde
options-value-reveal-on-lead-false = na de slag omgedraaid
options-about-reveal-on-lead-false = Beide spelers tegelijk
options-value-reveal-on-lead-true = meteen omgedraaid
options-about-reveal-on-lead-true = Vóór de ander speelt

options-name-extra-contracts = Zonder troefkleur
options-value-extra-contracts-off = niet gespeeld
options-about-extra-contracts-off = Eén kleur is altijd troef
options-value-extra-contracts-no-trumps = zonder troef
options-about-extra-contracts-no-trumps = Geen kleur is troef
options-value-extra-contracts-all-trumps = alles troef
options-about-extra-contracts-all-trumps = Elke kleur heeft de volgorde van troef
options-value-extra-contracts-both = zonder troef en alles troef
options-about-extra-contracts-both = Je mag allebei noemen

options-value-bid-max-160 = 160
options-about-bid-max-160 = Daarboven is alleen kapot
options-value-bid-max-180 = 180
options-about-bid-max-180 = Zonder roem kan niemand meer halen
options-value-bid-max-650 = geen grens
options-about-bid-max-650 = Voor tafels met roem

options-name-generale = Générale
options-value-generale-false = niet gespeeld
options-about-generale-false = Kapot is het hoogste bod
options-value-generale-true = gespeeld
options-about-generale-true = Alle slagen zonder je maat, voor 500

options-name-generale-lead = Uitkomen bij een générale
options-value-generale-lead-first-hand = de speler na de deler
options-about-generale-lead-first-hand = Zoals in elk spel
options-value-generale-lead-bidder = de bieder
options-about-generale-lead-bidder = Wie alleen speelt, begint

options-name-self-raise = Jezelf overbieden
options-value-self-raise-off = mag niet
options-about-self-raise-off = Drie keer passen sluit het bieden
options-value-self-raise-other-suit = met een andere troef
options-about-self-raise-other-suit = De bieder komt nog een keer aan de beurt

options-name-na-values = Waarden zonder troefkleur
options-value-na-values-ffb-table = de tabel van de bond
options-about-na-values-ffb-table = Zonder troef: aas 19. Alles troef: boer 13, negen 9
options-value-na-values-scaled = omgerekend naar 152
options-about-na-values-scaled = De gewone waarden, omgerekend naar samen 152
options-value-na-values-raw = zoals ze zijn
options-about-na-values-raw = 120 punten bij zonder troef, 248 bij alles troef

options-name-ta-last-trick = Laatste slag bij alles troef
options-value-ta-last-trick-true = 10 punten
options-about-ta-last-trick-true = Zoals in elk spel
options-value-ta-last-trick-false = niets
options-about-ta-last-trick-false = Samen 248 punten

options-name-belote-ta = Belote bij alles troef
options-value-belote-ta-none = geen
options-about-belote-ta-none = Zoals bij zonder troef
options-value-belote-ta-each-suit = een in elke kleur
options-about-belote-ta-each-suit = Tot vier, elk 20 punten

options-name-decl-equal = Gelijke roem
options-value-decl-equal-earlier-seat = wie het eerst spreekt
options-about-decl-equal-earlier-seat = Heeft de hoogste
options-value-decl-equal-none = niemand schrijft roem
options-about-decl-equal-none = Deze niet, en lagere ook niet

options-name-belote-helps-contract = De belote van de bieders
options-value-belote-helps-contract-true = helpt om het bod te halen
options-about-belote-helps-contract-true = De 20 punten tellen met de slagen
options-value-belote-helps-contract-false = helpt niet
options-about-belote-helps-contract-false = De slagen moeten genoeg zijn

options-name-decl-helps-contract = De roem van de bieders
options-value-decl-helps-contract-true = helpt om het bod te halen
options-about-decl-helps-contract-true = Die telt met de slagen
options-value-decl-helps-contract-false = helpt niet
options-about-decl-helps-contract-false = De slagen moeten genoeg zijn

options-name-beat-defence = Meer dan de andere kant
options-value-beat-defence-false = hoeft niet
options-about-beat-defence-false = De geboden punten zijn genoeg
options-value-beat-defence-true = moet
options-about-beat-defence-true = Naast de geboden punten

options-name-eighty-means-82 = Een bod van 80
options-value-eighty-means-82-false = vraagt 80 punten
options-about-eighty-means-82-false = Ook als de anderen meer hebben
options-value-eighty-means-82-true = vraagt 82 punten
options-about-eighty-means-82-true = Meer dan de helft

options-name-coinche-score = Wat er geschreven wordt
options-value-coinche-score-ffb = punten en bod, 160 na kloppen
options-about-coinche-score-ffb = De bond: (160 + bod) × 2 na kloppen
options-value-coinche-score-bga = punten en bod
options-about-coinche-score-bga = Na kloppen de eigen punten van de bieders en het bod × 2
options-value-coinche-score-bga-bid-only = bod en belote
options-about-coinche-score-bga-bid-only = Slagen leveren niets op
options-value-coinche-score-concours = punten en bod, 500 voor kapot
options-about-coinche-score-concours = Wedstrijden: belote wordt nooit vermenigvuldigd
options-value-coinche-score-announced = alleen het bod
options-about-coinche-score-announced = Slagen en belote leveren niets op
options-value-coinche-score-made = punten, en het bod vermenigvuldigd
options-about-coinche-score-made = Na kloppen alleen het bod × 2

options-name-fail-base = Voor een bod dat mislukt
options-value-fail-base-160 = 160 en het bod
options-about-fail-base-160 = Een rond getal
options-value-fail-base-162 = 162 en het bod
options-about-fail-base-162 = Alle punten van een spel

options-name-belote-only-win = Winnen door een belote
options-value-belote-only-win-true = altijd
options-about-belote-only-win-true = Ook in een verloren spel
options-value-belote-only-win-false = niet in een verloren spel
options-about-belote-only-win-false = Er komt nog een spel

# Why rules cannot be so, and what to do. $option: the name of the option that stands in the way.
bad-rules-unknown-option = Deze instelling is er niet meer: open **Regels…** aan de tafel opnieuw.
bad-rules-missing = Deze regels zijn niet volledig: begin opnieuw met een van de mijne.
bad-rules-no-such-value = **{ $option }** kan dat niet zijn: kies een van de waarden die er staan.
bad-rules-out-of-range = **{ $option }** moet een getal van { $low } tot { $high } zijn.
bad-rules-not-with-this-deal = Zo deel je bij een andere spelsoort: kies anders bij **{ $option }**, of speel met andere regels.
bad-rules-not-on-boards = Bij duplicate heeft elke tafel dezelfde spellen, elk op zichzelf afgerond: **{ $option }** heeft een andere waarde nodig.
bad-rules-needs-four-players = **{ $option }**: daar zijn vier spelers voor nodig. Kies eerst andere regels.
bad-rules-needs-two-players = **{ $option }**: dat hoort bij coinche, contrée en belote découverte. Kies eerst de regels van een daarvan.
bad-rules-needs-target = **{ $option }** heeft een aantal te halen punten nodig: laat de partij bij een aantal punten eindigen, of speel zonder.
bad-rules-not-with-bids = **{ $option }** en bieden gaan niet samen: kies het een of het ander.
bad-rules-not-with-two-players = **{ $option }**: twee spelers kennen niet al hun kaarten, dus moet de tafel de woorden zeggen.
bad-rules-not-with-these-declarations = **{ $option }**: vóór de eerste kaart als roem meteen getoond wordt, anders later.
bad-rules-no-such-preset = Die regels ken ik niet meer: kies andere.
