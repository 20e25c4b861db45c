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
options-choose-preset = Een ander spel…
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
options-origin =
    .outside = ◇ niet uit de documenten van het reglement
    .adaptation = ◇ onze aanpassing: het document vermeldt het zonder regels
options-mark =
    .outside = { $value } ◇ van elders
    .adaptation = { $value } ◇ aanpassing

options-group =
    .deal = Het delen
    .auction = Het bieden
    .decouverte = Twee spelers
    .coinche = Bieden en kloppen
    .contract = Wanneer een bod gehaald is
    .declarations = Roem
    .belote = Belote en rebelote
    .play = Het spelen
    .scoring = Het tellen
    .end = Einde van de partij

options-words =
    .players = Spelers
    .bid-min = Laagste bod
    .bid-max = Hoogste bod
    .bid-step = Stappen van het bod

    .direction = Richting
    .direction-ccw = tegen de klok in
    .direction-ccw-about = Eerst wie rechts van de deler zit, zoals in Frankrijk
    .direction-cw = met de klok mee
    .direction-cw-about = Eerst wie links van de deler zit, zoals in Nederland

    .first-dealer = Eerste deler
    .first-dealer-random = door het lot
    .first-dealer-random-about = Niemand hoeft iets te doen
    .first-dealer-lowest-card = de laagste kaart
    .first-dealer-lowest-card-about = Iedereen trekt er een; wie de laagste heeft, deelt

    .shuffle = Schudden
    .shuffle-cut-only = vooraf, daarna alleen couperen
    .shuffle-cut-only-about = Slagen blijven bij elkaar van spel tot spel: dat geeft wildere kaarten
    .shuffle-every-deal = vóór elk spel
    .shuffle-every-deal-about = Zoals op wedstrijden

    .packets = Kaarten per keer
    .packets-3-2 = drie, dan twee
    .packets-3-2-about = Daarna wordt een kaart omgedraaid
    .packets-2-3 = twee, dan drie
    .packets-2-3-about = Daarna wordt een kaart omgedraaid
    .packets-dealer-choice = zoals de deler wil
    .packets-dealer-choice-about = Drie en twee, of twee en drie
    .packets-2-3-3 = twee, drie, drie
    .packets-2-3-3-about = Alle acht kaarten vóór het bieden
    .packets-3-2-3 = drie, twee, drie
    .packets-3-2-3-about = Alle acht kaarten vóór het bieden
    .packets-3-3-2 = drie, drie, twee
    .packets-3-3-2-about = Alle acht kaarten vóór het bieden
    .packets-4-4 = per vier
    .packets-4-4-about = Alle kaarten vóór het bieden
    .packets-3-3 = drie en drie
    .packets-3-3-about = Dan wordt er een omgedraaid; na het nemen nog drie

    .auction = Bieden
    .auction-turn-up = een kleur nemen
    .auction-turn-up-about = De omgedraaide, of een andere in de tweede ronde
    .auction-bids = biedingen, met kloppen
    .auction-bids-about = Punten en een kleur; de ander mag verdubbelen
    .auction-coinche = biedingen, zoals bij coinche en contrée
    .auction-coinche-about = Punten en wat troef is; de anderen mogen verdubbelen
    .auction-choice = troef kiezen
    .auction-choice-about = Zoals bij klaverjassen: uiteindelijk moet er iemand spelen
    .auction-clobyosh = nemen, passen of schmeiss
    .auction-clobyosh-about = Met twee, over een omgedraaide kaart

    .trump-choice = Wie verplicht speelt
    .trump-choice-first-may-pass = de speler na de gever, als iedereen past
    .trump-choice-first-may-pass-about = Eerst mag iedereen om de beurt
    .trump-choice-first-must = de speler na de gever
    .trump-choice-first-must-about = Niemand anders wordt gevraagd
    .trump-choice-dealer-first = de gever, die als eerste mag
    .trump-choice-dealer-first-about = Past iedereen, dan speelt de gever
    .auction-ladder = een ladder van troeven
    .auction-ladder-about = Een bod noemt alleen een troef, hoger dan de vorige
    .auction-three = nemen, één tegen twee
    .auction-three-about = Zoals bij belote voor drie

    .pack3 = Kaarten met drie
    .pack3-24 = 24 kaarten
    .pack3-24-about = Zonder zevens en achten
    .pack3-32-chien = 32 kaarten met een chien
    .pack3-32-chien-about = Tien kaarten ieder, twee voor wie neemt

    .deal3 = Delen met drie
    .deal3-turned = vijf, en één omgedraaid
    .deal3-turned-about = Neem de omgedraaide kleur, of pas
    .deal3-all8 = alle acht ineens
    .deal3-all8-about = Eén ronde: een kleur naar keuze, of passen

    .round2-suits = Tweede ronde
    .round2-suits-exclude-turned = de drie andere kleuren
    .round2-suits-exclude-turned-about = De omgedraaide kleur kan niet meer
    .round2-suits-any = elke kleur
    .round2-suits-any-about = Ook de omgedraaide

    .allpass-dealer = Als iedereen past
    .allpass-dealer-next = de volgende speler deelt
    .allpass-dealer-next-about = Het delen schuift door
    .allpass-dealer-same = dezelfde speler deelt opnieuw
    .allpass-dealer-same-about = Tot er een contract is

    .schmeiss = Schmeiss
    .schmeiss-off = doet niet mee
    .schmeiss-off-about = Nemen of passen, verder niets
    .schmeiss-on = doet mee
    .schmeiss-on-about = De ander laat je nemen of gooit het spel weg
    .schmeiss-opponent-makes = de ander moet nemen
    .schmeiss-opponent-makes-about = In de eerste ronde; anders gaat het spel weg

    .show-bottom = Onderste kaart van de stok
    .show-bottom-false = verborgen
    .show-bottom-false-about = Niemand ziet die vóór het einde van de partij
    .show-bottom-true = getoond
    .show-bottom-true-about = Zodra alle kaarten gedeeld zijn

    .declarations = Roem
    .declarations-off = geen
    .declarations-off-about = Reeksen en vier gelijke leveren niets op
    .declarations-first-trick = in de eerste slag
    .declarations-first-trick-about = Iedereen zegt de soort bij de eerste kaart
    .declarations-immediate = getoond vóór de eerste kaart
    .declarations-immediate-about = Zodra troef vastligt
    .declarations-talk = hardop vergeleken
    .declarations-talk-about = Alleen reeksen; de tafel praat voor je

    .decl-contest = Wiens roem telt
    .decl-contest-winner-takes-all = die van wie de hoogste heeft
    .decl-contest-winner-takes-all-about = Alle roem van die kant; de andere schrijft er geen
    .decl-contest-per-type = de hoogste van elke soort
    .decl-contest-per-type-about = Verschillende soorten tellen allemaal, voor beide kanten
    .decl-contest-separate = reeksen en carrés apart
    .decl-contest-separate-about = Reeksen tegen reeksen, carrés tegen carrés
    .decl-contest-by-value = alles samen, naar punten
    .decl-contest-by-value-about = Bij evenveel punten gaat een carré voor

    .decl-contest-moment = Wanneer er vergeleken wordt
    .decl-contest-moment-after-trick1 = na de eerste slag
    .decl-contest-moment-after-trick1-about = Vóór de tweede begint
    .decl-contest-moment-during-trick2 = tijdens de tweede slag
    .decl-contest-moment-during-trick2-about = Iedereen noemt een betere, of past
    .decl-contest-moment-before-first-lead = vóór de eerste kaart
    .decl-contest-moment-before-first-lead-about = Hoort bij roem die getoond wordt
    .decl-contest-moment-end-of-deal = na afloop van het spel
    .decl-contest-moment-end-of-deal-about = Tot dan is alleen de soort bekend

    .long-runs = Lange reeksen
    .long-runs-cap5 = tellen als een vijfkaart
    .long-runs-cap5-about = Alleen de hoogste kaart beslist onderling
    .long-runs-cap4 = tellen als een vierkaart
    .long-runs-cap4-about = 50 punten, hoe lang ook
    .long-runs-true-length = de langste wint
    .long-runs-true-length-about = Ook 100 punten, maar zes slaat vijf

    .long-run-split = Rest van een lange reeks
    .long-run-split-false = levert niets op
    .long-run-split-false-about = Een lange reeks telt één keer
    .long-run-split-true = mag een tweede reeks zijn
    .long-run-split-true-about = Acht op een rij zijn vijf en drie

    .trump-run-wins = Alle acht troeven in één hand
    .trump-run-wins-false = een reeks zoals elke andere
    .trump-run-wins-false-about = 100 punten
    .trump-run-wins-true = winnen de hele partij
    .trump-run-wins-true-about = Meteen, wat de stand ook is

    .capot-victims-decl = Roem van een kant zonder slag
    .capot-victims-decl-lose = verloren
    .capot-victims-decl-lose-about = Alleen de belote blijft
    .capot-victims-decl-keep = blijft staan
    .capot-victims-decl-keep-about = Die telt, zelfs tegen kapot
    .capot-victims-decl-to-winners = gaat naar de winnaars
    .capot-victims-decl-to-winners-about = Boven op de kapot

    .belote = Belote en rebelote
    .belote-on = 20 punten
    .belote-on-about = Voor heer en vrouw van troef
    .belote-off = niet gespeeld
    .belote-off-about = Heer en vrouw van troef leveren niets extra op

    .belote-order = Welke kaart eerst
    .belote-order-free = heer of vrouw
    .belote-order-free-about = Zoals je wilt
    .belote-order-king-first = de heer
    .belote-order-king-first-about = De vrouw moet op hem wachten

    .belote-announce = Wie de woorden zegt
    .belote-announce-auto = de tafel
    .belote-announce-auto-about = Niemand kan ze vergeten
    .belote-announce-second = de tafel, bij de tweede kaart
    .belote-announce-second-about = De eerste kaart verraadt niets
    .belote-announce-prompt = de tafel vraagt het je
    .belote-announce-prompt-about = Bij de eerste kaart; het tweede woord volgt vanzelf
    .belote-announce-strict = iedereen zelf
    .belote-announce-strict-about = Een woord vergeten, en de 20 punten zijn weg

    .belote-on-dedans = Belote van nemers die nat zijn
    .belote-on-dedans-owner = blijft van hen
    .belote-on-dedans-owner-about = 20 punten, wat er ook gebeurt
    .belote-on-dedans-to-defence = gaat naar de verdedigers
    .belote-on-dedans-to-defence-about = Met al de rest

    .head-trump = Troef gevraagd
    .head-trump-always = altijd hoger
    .head-trump-always-about = Zelfs over je maat
    .head-trump-unless-partner-master = hoger, maar niet over je maat
    .head-trump-unless-partner-master-about = Zolang je maat de slag heeft, is elke troef goed

    .head-plain = Een andere kleur gevraagd
    .head-plain-no = elke kaart van die kleur
    .head-plain-no-about = Niemand moet hoger
    .head-plain-unless-partner-master = hoger, maar niet over je maat
    .head-plain-unless-partner-master-about = Als je kunt
    .head-plain-always = altijd hoger
    .head-plain-always-about = Als je kunt

    .undertrump-opp = Een tegenstander heeft getroefd
    .undertrump-opp-required = overtroeven of ondertroeven
    .undertrump-opp-required-about = Hoe dan ook een troef, al is die te laag
    .undertrump-opp-optional = overtroeven, of wat je wilt
    .undertrump-opp-optional-about = Niemand verspilt een troef die te laag is
    .undertrump-opp-forbidden = overtroeven, of geen troef
    .undertrump-opp-forbidden-about = Amsterdams: ondertroeven alleen als je niets anders hebt

    .partner-plain = Je maat heeft de slag, zonder troef
    .partner-plain-free = wat je wilt
    .partner-plain-free-about = Troeven, of iets weggooien
    .partner-plain-must-trump = je moet troeven
    .partner-plain-must-trump-about = Hoewel de slag al van jullie is

    .partner-trump = Je maat heeft getroefd
    .partner-trump-no-undertrump-if-can-over = niet lager als je hoger kunt
    .partner-trump-no-undertrump-if-can-over-about = Kun je niet hoger: wat je wilt
    .partner-trump-must-piss = lager als je niet hoger kunt
    .partner-trump-must-piss-about = Het Franse “pisser à l’atout”
    .partner-trump-free = wat je wilt
    .partner-trump-free-about = Ook een lagere troef
    .partner-trump-must-trump-any = een troef naar keuze
    .partner-trump-must-trump-any-about = Je moet troeven, al is het laag
    .partner-trump-ffb = niet lager, behalve met alleen troeven
    .partner-trump-ffb-about = Zo wil de Franse bond het
    .partner-trump-must-over = overtroeven, of een lagere troef
    .partner-trump-must-over-about = Rotterdams: alsof een tegenstander getroefd had
    .partner-trump-never-under = niet ondertroeven
    .partner-trump-never-under-about = Amsterdams: ga erover, of gooi een andere kleur weg

    .contract-basis = Wat meer moet zijn
    .contract-basis-all = alles samen
    .contract-basis-all-about = Slagen, belote en roem
    .contract-basis-tricks-belote = slagen en belote
    .contract-basis-tricks-belote-about = Roem helpt niet
    .contract-basis-tricks = alleen de slagen
    .contract-basis-tricks-about = Belote en roem helpen niet

    .tie-rule = Gelijke punten
    .tie-rule-takers-win = de nemers winnen
    .tie-rule-takers-win-about = Evenveel als de anderen is genoeg
    .tie-rule-takers-lose = de nemers verliezen
    .tie-rule-takers-lose-about = Evenveel als de anderen is niet genoeg
    .tie-rule-litige = litige
    .tie-rule-litige-about = De punten van de nemers gaan naar wie het volgende spel wint
    .tie-rule-abeyance = alle punten in de pot
    .tie-rule-abeyance-about = Het volgende spel beslist over de punten van beide kanten
    .tie-rule-takers-zero = wie nam, schrijft niets
    .tie-rule-takers-zero-about = De ander schrijft de eigen punten
    .tie-rule-set-aside = gaan in de pot
    .tie-rule-set-aside-about = Voor wie het volgende spel wint

    .litige-belote = Belote bij litige
    .litige-belote-carve = meteen geschreven
    .litige-belote-carve-about = Alleen de rest gaat in de pot
    .litige-belote-hold = ook in de pot
    .litige-belote-hold-about = Met de andere punten
    .tens-rounding = Afronden op tientallen
    .tens-rounding-book = volgens het boek
    .tens-rounding-book-about = Wie weinig punten heeft, schrijft soms niets
    .tens-rounding-program = als een programma uit 2001
    .tens-rounding-program-about = Wie een punt heeft, schrijft er minstens een
    .capot-doubling = Kapot na een contra
    .capot-doubling-multiplied = vermenigvuldigd
    .capot-doubling-multiplied-about = Net als elk ander spel
    .capot-doubling-cancels = enkel geteld
    .capot-doubling-cancels-about = De winnaars schrijven alle punten één keer

    .held-at-end = Punten in de pot aan het einde
    .held-at-end-lost = verloren
    .held-at-end-lost-about = Niemand krijgt ze
    .held-at-end-to-owner = voor wie ze behaald heeft
    .held-at-end-to-owner-about = Wat de partij kan beslissen

    .capot-value = Kapot
    .capot-value-252 = 252 punten
    .capot-value-252-about = 152 voor de kaarten, 100 voor de kapot
    .capot-value-250 = 250 punten
    .capot-value-250-about = Een rond getal, zoals in Nederland

    .rounding = Afronden
    .rounding-off = niet
    .rounding-off-about = Elk punt wordt geschreven
    .rounding-nearest10 = op 10
    .rounding-nearest10-about = 84 wordt 80, 85 wordt 90
    .rounding-nearest5 = op 5
    .rounding-nearest5-about = 82 wordt 80, 83 wordt 85
    .rounding-up10 = naar boven op 10
    .rounding-up10-about = 81 wordt 90
    .rounding-up5 = naar boven op 5
    .rounding-up5-about = 81 wordt 85
    .rounding-complement10 = op 10, en 160 samen
    .rounding-complement10-about = 85 tegen 77 wordt 80 tegen 80

    .end-mode = De partij eindigt
    .end-mode-target = bij een aantal punten
    .end-mode-target-about = Wie ze het eerst heeft, wint
    .end-mode-deals = na een aantal spellen
    .end-mode-deals-about = Wie dan meer heeft, wint
    .end-mode-boards = na een aantal duplicatespellen
    .end-mode-boards-about = Elk vergeleken met andere tafels

    .target = Punten te halen
    .deals-limit = Aantal spellen

    .both-reach = Beide kanten halen het tegelijk
    .both-reach-extend = nog een spel
    .both-reach-extend-about = Dan wint het hoogste totaal
    .both-reach-draw = gelijkspel
    .both-reach-draw-about = Niemand wint
    .both-reach-higher-score = het hoogste totaal wint
    .both-reach-higher-score-about = Bij gelijke stand nog een spel
    .both-reach-attackers = de nemers winnen
    .both-reach-attackers-about = Die van het laatste spel
    .both-reach-last-bidder = de bieders winnen
    .both-reach-last-bidder-about = Die van het laatste spel

    .arret = L’Arrêt
    .arret-false = niet gespeeld
    .arret-false-about = Elk spel wordt uitgespeeld
    .arret-true = gespeeld
    .arret-true-about = Wie zeker is van de punten, mag de partij stoppen; wie zich vergist, verliest die

    .kloppen-score = Een gehaald bod
    .kloppen-score-bid-only = levert het bod op
    .kloppen-score-bid-only-about = De anderen schrijven niets
    .kloppen-score-made-only = levert de behaalde punten op
    .kloppen-score-made-only-about = Beide kanten schrijven wat ze haalden
    .kloppen-score-made-plus-bid = levert punten en bod op
    .kloppen-score-made-plus-bid-about = De anderen schrijven wat ze haalden

    .coinche-mode = Kloppen
    .coinche-mode-any-time = op elk moment
    .coinche-mode-any-time-about = Ook vóór je beurt
    .coinche-mode-in-turn = op je beurt
    .coinche-mode-in-turn-about = Zoals een bod

    .surcoinche = Terugkloppen
    .surcoinche-off = niet gespeeld
    .surcoinche-off-about = Na kloppen is het bieden voorbij
    .surcoinche-x4 = vier keer de punten
    .surcoinche-x4-about = De bieders mogen antwoorden als er geklopt is
    .surcoinche-x3 = drie keer de punten
    .surcoinche-x3-about = De bieders mogen antwoorden als er geklopt is
    .run-from-contra = Bieden na een contra
    .run-from-contra-true = toegestaan
    .run-from-contra-true-about = Een hoger bod, en het spel telt weer enkel
    .run-from-contra-false = niet toegestaan
    .run-from-contra-false-about = Een contra legt het bod vast

    .coinche-scope = Kloppen verdubbelt
    .coinche-scope-both = wat beide kanten schrijven
    .coinche-scope-both-about = Als het bod gehaald is
    .coinche-scope-bidders-only = wat de bieders schrijven
    .coinche-scope-bidders-only-about = Als het bod gehaald is
    .coinche-scope-bidders-take-all = 160 + bod, voor de bieders
    .coinche-scope-bidders-take-all-about = De anderen schrijven niets als het bod gehaald is

    .kloppen-fail = Een bod dat mislukt
    .kloppen-fail-literal = 162, of twee keer het bod
    .kloppen-fail-literal-about = Een geklopte 80 kost dan 160, minder dan zonder kloppen
    .kloppen-fail-max = minstens 162
    .kloppen-fail-max-about = Na kloppen twee keer het bod, als dat meer is

    .announced-capot = Kapot geboden
    .announced-capot-document = 250 of 350 punten
    .announced-capot-document-about = 250 als alleen het bod telt
    .announced-capot-500 = 500 punten
    .announced-capot-500-about = In elk geval meer dan een onverwachte

    .reveal-on-lead = Kaart onder de eerst gespeelde
    .reveal-on-lead-false = na de slag omgedraaid
    .reveal-on-lead-false-about = Beide spelers tegelijk
    .reveal-on-lead-true = meteen omgedraaid
    .reveal-on-lead-true-about = Vóór de ander speelt

    .extra-contracts = Zonder troefkleur
    .extra-contracts-off = niet gespeeld
    .extra-contracts-off-about = Eén kleur is altijd troef
    .extra-contracts-no-trumps = zonder troef
    .extra-contracts-no-trumps-about = Geen kleur is troef
    .extra-contracts-all-trumps = alles troef
    .extra-contracts-all-trumps-about = Elke kleur heeft de volgorde van troef
    .extra-contracts-both = zonder troef en alles troef
    .extra-contracts-both-about = Je mag allebei noemen

    .bid-max-160 = 160
    .bid-max-160-about = Daarboven is alleen kapot
    .bid-max-180 = 180
    .bid-max-180-about = Zonder roem kan niemand meer halen
    .bid-max-650 = geen grens
    .bid-max-650-about = Voor tafels met roem

    .generale = Générale
    .generale-false = niet gespeeld
    .generale-false-about = Kapot is het hoogste bod
    .generale-true = gespeeld
    .generale-true-about = Alle slagen zonder je maat, voor 500

    .generale-lead = Uitkomen bij een générale
    .generale-lead-first-hand = de speler na de deler
    .generale-lead-first-hand-about = Zoals in elk spel
    .generale-lead-bidder = de bieder
    .generale-lead-bidder-about = Wie alleen speelt, begint

    .self-raise = Jezelf overbieden
    .self-raise-off = mag niet
    .self-raise-off-about = Drie keer passen sluit het bieden
    .self-raise-other-suit = met een andere troef
    .self-raise-other-suit-about = De bieder komt nog een keer aan de beurt

    .na-values = Waarden zonder troefkleur
    .na-values-ffb-table = de tabel van de bond
    .na-values-ffb-table-about = Zonder troef: aas 19. Alles troef: boer 13, negen 9
    .na-values-scaled = omgerekend naar 152
    .na-values-scaled-about = De gewone waarden, omgerekend naar samen 152
    .na-values-raw = zoals ze zijn
    .na-values-raw-about = 120 punten bij zonder troef, 248 bij alles troef

    .ta-last-trick = Laatste slag bij alles troef
    .ta-last-trick-true = 10 punten
    .ta-last-trick-true-about = Zoals in elk spel
    .ta-last-trick-false = niets
    .ta-last-trick-false-about = Samen 248 punten

    .belote-ta = Belote bij alles troef
    .belote-ta-none = geen
    .belote-ta-none-about = Zoals bij zonder troef
    .belote-ta-each-suit = een in elke kleur
    .belote-ta-each-suit-about = Tot vier, elk 20 punten
    .belote-ta-each-suit-led = een in elke kleur, als die gespeeld wordt
    .belote-ta-each-suit-led-about = De eerste kaart ervan wordt uitgespeeld of bekend

    .decl-equal = Gelijke roem
    .decl-equal-earlier-seat = wie het eerst spreekt
    .decl-equal-earlier-seat-about = Heeft de hoogste
    .decl-equal-none = niemand schrijft roem
    .decl-equal-none-about = Deze niet, en lagere ook niet

    .belote-helps-contract = De belote van de bieders
    .belote-helps-contract-true = helpt om het bod te halen
    .belote-helps-contract-true-about = De 20 punten tellen met de slagen
    .belote-helps-contract-false = helpt niet
    .belote-helps-contract-false-about = De slagen moeten genoeg zijn

    .decl-helps-contract = De roem van de bieders
    .decl-helps-contract-true = helpt om het bod te halen
    .decl-helps-contract-true-about = Die telt met de slagen
    .decl-helps-contract-false = helpt niet
    .decl-helps-contract-false-about = De slagen moeten genoeg zijn

    .beat-defence = Meer dan de andere kant
    .beat-defence-false = hoeft niet
    .beat-defence-false-about = De geboden punten zijn genoeg
    .beat-defence-true = moet
    .beat-defence-true-about = Naast de geboden punten

    .eighty-means-82 = Een bod van 80
    .eighty-means-82-false = vraagt 80 punten
    .eighty-means-82-false-about = Ook als de anderen meer hebben
    .eighty-means-82-true = vraagt 82 punten
    .eighty-means-82-true-about = Meer dan de helft

    .coinche-score = Wat er geschreven wordt
    .coinche-score-ffb = punten en bod, 160 na kloppen
    .coinche-score-ffb-about = De bond: (160 + bod) × 2 na kloppen
    .coinche-score-bga = punten en bod
    .coinche-score-bga-about = Na kloppen de eigen punten van de bieders en het bod × 2
    .coinche-score-bga-bid-only = bod en belote
    .coinche-score-bga-bid-only-about = Slagen leveren niets op
    .coinche-score-concours = punten en bod, 500 voor kapot
    .coinche-score-concours-about = Wedstrijden: belote wordt nooit vermenigvuldigd
    .coinche-score-announced = alleen het bod
    .coinche-score-announced-about = Slagen en belote leveren niets op
    .coinche-score-made = punten, en het bod vermenigvuldigd
    .coinche-score-made-about = Na kloppen alleen het bod × 2

    .fail-base = Voor een bod dat mislukt
    .fail-base-160 = 160 en het bod
    .fail-base-160-about = Een rond getal
    .fail-base-162 = 162 en het bod
    .fail-base-162-about = Alle punten van een spel

    .belote-only-win = Winnen door een belote
    .belote-only-win-true = altijd
    .belote-only-win-true-about = Ook in een verloren spel
    .belote-only-win-false = niet in een verloren spel
    .belote-only-win-false-about = Er komt nog een spel
    .kapo-no-exit = Kapot bij het doel
    .kapo-no-exit-off = beëindigt de partij
    .kapo-no-exit-off-about = Net als elk ander spel
    .kapo-no-exit-one-more = vraagt nog een spel
    .kapo-no-exit-one-more-about = Dan wint het hoogste totaal; nog een kapot telt niet
    .kapo-no-exit-raise = verhoogt het doel
    .kapo-no-exit-raise-about = Tot één meer dan wie voorstaat

    .four-jacks = Vier boeren in één slag
    .four-jacks-100 = 100 punten
    .four-jacks-100-about = Zoals elke andere vier
    .four-jacks-200 = 200 punten
    .four-jacks-200-about = Zoals in Amsterdam

    .four-nines = Vier negens in één slag
    .four-nines-100 = 100 punten
    .four-nines-100-about = Zoals elke andere vier
    .four-nines-150 = 150 punten
    .four-nines-150-about = Zoals de roem bij belote

    .roem-claim = Hoe roem telt
    .roem-claim-auto = vanzelf
    .roem-claim-auto-about = De tafel ziet hem
    .roem-claim-claim = als hij geklopt is
    .roem-claim-claim-about = Met een knop, voor de volgende kaart valt

    .counter-pit = Alle slagen voor de tegenpartij
    .counter-pit-false = niets extra
    .counter-pit-false-about = 162 en de roem, zoals altijd bij nat
    .counter-pit-true = 100 punten extra
    .counter-pit-true-about = Ook voor hen een pit

    .all-tricks = Alle negen slagen
    .all-tricks-0 = niets extra
    .all-tricks-0-about = Alleen de kaarten tellen
    .all-tricks-100 = 100 punten extra
    .all-tricks-100-about = Voor wie ze allemaal haalt

    .contract3 = De nemer heeft nodig
    .contract3-more-than-each = meer dan elk van de anderen
    .contract3-more-than-each-about = Evenveel is niet genoeg
    .contract3-more-than-both = meer dan beiden samen
    .contract3-more-than-both-about = Zonder belote minstens 82

    .fail3 = Als de nemer nat is
    .fail3-split = ieder ander de helft van alles
    .fail3-split-about = Elk 81 punten
    .fail3-own-plus-half = eigen punten en helft van nemer
    .fail3-own-plus-half-about = Een oneven punt gaat naar de laatste
    .fail3-own = de anderen hun eigen punten
    .fail3-own-about = De punten van de nemer vervallen

    .def-sum = De verdedigers schrijven
    .def-sum-false = ieder de eigen punten
    .def-sum-false-about = Als de nemer het gehaald heeft
    .def-sum-true = allebei de som van beiden
    .def-sum-true-about = Als de nemer het gehaald heeft

    .capot3-partial = Een verdediger zonder slag
    .capot3-partial-false = niets extra
    .capot3-partial-false-about = Alleen alle slagen geven meer
    .capot3-partial-true = 50 voor elk van de anderen
    .capot3-partial-true-about = Als de nemer het gehaald heeft

# Why rules cannot be so, and what to do. $option: the name of the option that stands in the way.
bad-rules =
    .unknown-option = Deze instelling is er niet meer: open **Regels…** aan de tafel opnieuw.
    .missing = Deze regels zijn niet volledig: begin opnieuw met een van de mijne.
    .no-such-value = **{ $option }** kan dat niet zijn: kies een van de waarden die er staan.
    .out-of-range = **{ $option }** moet een getal van { $low } tot { $high } zijn.
    .not-with-this-deal = Zo deel je bij een andere spelsoort: kies anders bij **{ $option }**, of speel met andere regels.
    .not-on-boards = Bij duplicate heeft elke tafel dezelfde spellen, elk op zichzelf afgerond: **{ $option }** heeft een andere waarde nodig.
    .needs-four-players = **{ $option }**: daar zijn vier spelers voor nodig. Kies eerst andere regels.
    .needs-two-players = **{ $option }**: dat hoort bij coinche, contrée en belote découverte. Kies eerst de regels van een daarvan.
    .needs-target = **{ $option }** heeft een aantal te halen punten nodig: laat de partij bij een aantal punten eindigen, of speel zonder.
    .not-with-bids = **{ $option }** en bieden gaan niet samen: kies het een of het ander.
    .not-in-this-game = **{ $option }** hoort niet bij dit spel: laat het zoals het is, of speel met andere regels.
    .for-three = **{ $option }**: belote voor drie is een spel op zich. Speel met die regels, of blijf bij een ander spel.
    .not-with-two-players = **{ $option }**: twee spelers kennen niet al hun kaarten, dus moet de tafel de woorden zeggen.
    .not-with-these-declarations = **{ $option }**: vóór de eerste kaart als roem meteen getoond wordt, anders later.
    .no-such-preset = Die regels ken ik niet meer: kies andere.
