# What each value of an option means, in a sentence. Beside it on the pages: rules-*.ftl.

options-rule =
    .players-4 = Vier spelers in twee teams; maten zitten tegenover elkaar.
    .players-3 = Drie spelers: één neemt en speelt tegen de twee anderen, en ieder schrijft voor zich.
    .players-2 =
        { $auction ->
            [clobyosh] Twee spelers tegen elkaar, elk met negen kaarten; de rest van het pak wordt niet gespeeld.
           *[other] Twee spelers tegen elkaar, elk met zestien kaarten voor zich op tafel: *belote découverte*.
        }
    .na-values-ffb-table = Bij zonder troef en alles troef hebben de kaarten eigen waarden, die samen ook 152 punten zijn.
    .na-values-scaled = Bij zonder troef zijn alle kaarten samen 120 punten, bij alles troef 248. De kaartpunten van elke kant worden omgerekend naar samen 152 (× 152/120, × 152/248) en afgerond; dan komt de laatste slag erbij.
    .na-values-raw = Bij zonder troef zijn alle kaarten samen 120 punten, bij alles troef 248, en zo tellen ze.
    .ta-last-trick-true = De laatste slag telt ook bij alles troef 10.
    .ta-last-trick-false = Bij alles troef telt de laatste slag niet.

    .direction-ccw = Delen, bieden en spelen gaan tegen de wijzers van de klok in.
    .direction-cw = Delen, bieden en spelen gaan met de wijzers van de klok mee.
    .first-dealer-lowest-card = Iedereen trekt een kaart, en de laagste deelt het eerst (7 is laag, aas hoog); wie even laag trok, trekt opnieuw.
    .first-dealer-random = Het lot bepaalt wie het eerst deelt.
    .shuffle-cut-only = De kaarten worden één keer geschud, vóór het eerste spel. Daarna wordt alleen opgeraapt en gecoupeerd: de kaarten van een slag blijven bij elkaar, maar hoe ze liggen en welke slag op welke ligt, is toeval.
    .shuffle-every-deal = De kaarten worden vóór elk spel geschud.
    .packets-3-2 =
        { $auction ->
            [ladder] Iedereen krijgt drie kaarten, dan twee; nog drie volgen zodra er een contract is.
           *[turn-up] Iedereen krijgt drie kaarten en dan nog twee; de volgende kaart wordt omgedraaid.
        }
    .packets-2-3 =
        { $auction ->
            [ladder] Iedereen krijgt twee kaarten, dan drie; nog drie volgen zodra er een contract is.
           *[turn-up] Iedereen krijgt twee kaarten en dan nog drie; de volgende kaart wordt omgedraaid.
        }
    .packets-dealer-choice =
        { $auction ->
            [ladder] Iedereen krijgt drie kaarten en dan twee, of twee en dan drie, naar keuze van de deler; nog drie volgen zodra er een contract is.
           *[turn-up] Iedereen krijgt drie kaarten en dan twee, of twee en dan drie, zoals de deler wil; de volgende kaart wordt omgedraaid.
        }
    .packets-2-3-3 = Alle acht kaarten worden vóór het bieden gedeeld: twee, dan drie, dan nog drie.
    .packets-3-2-3 = Alle acht kaarten worden vóór het bieden gedeeld: drie, dan twee, dan nog drie.
    .packets-3-3-2 = Alle acht kaarten worden vóór het bieden gedeeld: drie, dan drie, dan nog twee.
    .packets-4-4 =
        { $side ->
            [player] Elke speler heeft een rij van acht dichte kaarten, per vier gedeeld, met op elk daarvan een tweede kaart, open.
           *[team] Alle acht kaarten worden vóór het bieden gedeeld, per vier.
        }
    .packets-3-3 = Allebei krijgen ze drie kaarten, dan nog drie, en de volgende wordt omgedraaid.

    .auction-turn-up = Om de beurt, te beginnen met de speler na de deler, mag je de omgedraaide kleur *nemen*, die dan troef wordt, of passen. Zodra iemand neemt, is het bieden voorbij.
    .auction-bids = Om de beurt, te beginnen met de speler na de deler, bied je de punten die je denkt te halen en een kleur als troef, of je past. Een bod moet hoger zijn dan het vorige, in welke kleur ook.
    .auction-coinche = Om de beurt, te beginnen met de speler na de deler, bied je de punten die je denkt te halen en wat troef wordt, of je past. Een bod moet hoger zijn dan het vorige, wat er ook troef is.
    .auction-choice = Om de beurt *speel* je, met een kleur naar keuze als troef, of je past. Wie het eerst speelt, beslist: dat team moet het spel halen. Uiteindelijk moet er iemand spelen.
    .auction-clobyosh = Om de beurt, te beginnen bij de tegenstander van de deler, *neem* je de omgedraaide kleur, die troef wordt, of je past.
    .trump-choice-first-may-pass = De speler na de gever mag het eerst. Past iedereen, dan moet die speler spelen.
    .trump-choice-first-must = De speler na de gever moet spelen en kiest de troef.
    .trump-choice-dealer-first = De gever mag het eerst. Past iedereen, dan moet de gever spelen.
    .auction-ladder = Om de beurt, te beginnen bij de speler na de deler, noem je wat troef wordt en verder niets, of je past. De ladder is ♣ ♦ ♥ ♠, zonder troef, alles troef: een bod moet daarop hoger zijn dan het vorige, en je mag treden overslaan.
    .auction-three = Om de beurt, te beginnen bij de speler na de deler, neem je of pas je. Wie neemt, speelt alleen tegen de twee anderen.
    .pack3-24 = 24 kaarten, van de 9 tot de aas.
    .pack3-32-chien = 32 kaarten, van de 7 tot de aas; twee daarvan liggen in de *chien*.
    .deal3-turned = In de eerste ronde kun je de omgedraaide kleur nemen.
    .deal3-all8 = Alle acht kaarten worden ineens gedeeld: drie, twee, drie. Er is één ronde, en wie neemt, noemt een kleur naar keuze als troef.
    .round2-suits-exclude-turned = Past iedereen, dan komt er een tweede ronde: neem door een van de drie andere kleuren te noemen, of pas weer.
    .round2-suits-any = Past iedereen, dan komt er een tweede ronde: neem door een kleur naar keuze te noemen, of pas weer.
    .allpass-dealer-next =
        { $auction ->
            [clobyosh] Passen beiden twee keer, of zijn ze het eens om het spel weg te gooien, dan worden de kaarten opgeraapt en deelt de ander.
            [three] Neemt niemand, dan worden de kaarten opgeraapt en deelt de volgende speler.
            [turn-up] Past iedereen twee keer, dan worden de kaarten opgeraapt en deelt de volgende speler.
           *[bids] Biedt niemand, dan worden de kaarten opgeraapt en deelt de volgende speler.
        }
    .allpass-dealer-same =
        { $auction ->
            [clobyosh] Passen beiden twee keer, of zijn ze het eens om het spel weg te gooien, dan worden de kaarten opgeraapt en deelt dezelfde speler opnieuw.
            [three] Neemt niemand, dan worden de kaarten opgeraapt en deelt dezelfde speler opnieuw.
            [turn-up] Past iedereen twee keer, dan worden de kaarten opgeraapt en deelt dezelfde speler opnieuw.
           *[bids] Biedt niemand, dan worden de kaarten opgeraapt en deelt dezelfde speler opnieuw.
        }
    .schmeiss-off = Niemand zegt *schmeiss*.
    .schmeiss-on = Je mag ook *schmeiss* zeggen, in beide rondes: de ander laat je nemen of gooit het spel weg. Moet je nemen, dan de omgedraaide kleur, in de tweede ronde een andere die je noemt.
    .schmeiss-opponent-makes = Je mag ook *schmeiss* zeggen. In de eerste ronde moet de ander de omgedraaide kleur nemen, of het spel weggooien. In de tweede laat de ander je een kleur nemen die je noemt, of gooit het spel weg.
    .show-bottom-false = Niemand ziet de rest van het pak.
    .show-bottom-true = Zijn alle kaarten gedeeld, dan zien beiden de onderste kaart van de stok.

    .reveal-on-lead-false = Na elke slag draaien beide spelers de kaart om die onder hun gespeelde kaart lag.
    .reveal-on-lead-true = Wie uitkomt, draait de kaart eronder meteen om, vóór de ander speelt; de ander doet dat na de slag.
    .extra-contracts-off = Troef is altijd een van de vier kleuren.
    .extra-contracts-no-trumps =
        { $side ->
            [player] Je mag ook *zonder troef* noemen: dan is geen kleur troef. Onze aanpassing: het document vermeldt het zonder regels.
           *[team] Je mag ook *zonder troef* bieden: dan is geen kleur troef.
        }
    .extra-contracts-all-trumps =
        { $side ->
            [player] Je mag ook *alles troef* noemen: dan heeft elke kleur de volgorde van troef. Onze aanpassing: het document vermeldt het zonder regels.
           *[team] Je mag ook *alles troef* bieden: dan heeft elke kleur de volgorde van troef.
        }
    .extra-contracts-both =
        { $side ->
            [player] Je mag ook *zonder troef* (geen kleur is troef) en *alles troef* (elke kleur heeft de volgorde van troef) noemen. Onze aanpassing: het document vermeldt ze zonder regels.
           *[team] Je mag ook *zonder troef* (geen kleur is troef) en *alles troef* (elke kleur heeft de volgorde van troef) bieden.
        }
    .head-trump-always = **a** Troef is gevraagd en je hebt troef: ga hoger dan de hoogste troef als je kunt, zelfs over je maat; anders speel je een troef naar keuze.
    .head-trump-unless-partner-master = **a** Troef is gevraagd en je hebt troef: ga hoger als je kunt, behalve als je maat de slag heeft; anders speel je een troef naar keuze.
    .head-plain-no = **c** Een andere kleur is gevraagd en je kunt bekennen: speel een kaart naar keuze van die kleur.
    .head-plain-unless-partner-master =
        { $side ->
            [player] **c** Een andere kleur is gevraagd en je kunt bekennen: ga hoger als je kunt; anders speel je een kaart naar keuze van die kleur.
           *[team] **c** Een andere kleur is gevraagd en je kunt bekennen: ga hoger als je kunt, behalve als je maat de slag heeft; anders speel je een kaart naar keuze van die kleur.
        }
    .head-plain-always =
        { $side ->
            [player] **c** Een andere kleur is gevraagd en je kunt bekennen: ga hoger als je kunt; anders speel je een kaart naar keuze van die kleur.
           *[team] **c** Een andere kleur is gevraagd en je kunt bekennen: ga hoger als je kunt, zelfs over je maat; anders speel je een kaart naar keuze van die kleur.
        }
    .undertrump-opp-required = **e** Je kunt niet bekennen, en een tegenstander heeft de slag met een troef: je moet overtroeven; kun je dat niet, speel dan een lagere troef.
    .undertrump-opp-optional = **e** Je kunt niet bekennen, en een tegenstander heeft de slag met een troef: je moet overtroeven; kun je dat niet, speel dan wat je wilt.
    .undertrump-opp-forbidden = **e** Je kunt niet bekennen, en een tegenstander heeft de slag met een troef: je moet overtroeven; kun je dat niet, gooi dan een andere kleur weg. Ondertroeven mag alleen als je niets anders hebt.
    .partner-plain-free = **f** Je kunt niet bekennen, en je maat heeft de slag zonder troef: speel wat je wilt.
    .partner-plain-must-trump = **f** Je kunt niet bekennen, en je maat heeft de slag zonder troef: je moet troeven.
    .partner-trump-free = **g, h** Je kunt niet bekennen, en je maat heeft de slag met een troef: speel wat je wilt, ook een lagere troef.
    .partner-trump-no-undertrump-if-can-over = **g** Je kunt niet bekennen, je maat heeft de slag met een troef, en je kunt overtroeven: doe dat of gooi een andere kleur weg, maar speel geen lagere troef.
        • **h** Hetzelfde, maar je kunt niet overtroeven: speel wat je wilt.
    .partner-trump-must-piss = **g** Je kunt niet bekennen, je maat heeft de slag met een troef, en je kunt overtroeven: doe dat of gooi een andere kleur weg, maar speel geen lagere troef.
        • **h** Hetzelfde, maar je kunt niet overtroeven: speel een lagere troef.
    .partner-trump-must-trump-any = **g, h** Je kunt niet bekennen, en je maat heeft de slag met een troef: speel een troef naar keuze.
    .partner-trump-ffb = **g** Je kunt niet bekennen, je maat heeft de slag met een troef, en je kunt overtroeven: doe dat of gooi een andere kleur weg, maar speel geen lagere troef; heb je alleen troeven, speel dan een troef naar keuze.
        • **h** Hetzelfde, maar je kunt niet overtroeven: speel wat je wilt.
    .partner-trump-must-over = **g** Je kunt niet bekennen, je maat heeft de slag met een troef, en je kunt overtroeven: doe dat.
        • **h** Hetzelfde, maar je kunt niet overtroeven: speel een lagere troef.
    .partner-trump-never-under = **g, h** Je kunt niet bekennen, en je maat heeft de slag met een troef: troef erover of gooi een andere kleur weg. Ondertroeven mag alleen als je niets anders hebt.

    .declarations-off = Er is geen roem: reeksen en carrés leveren niets op.
    .declarations-first-trick =
        { $auction ->
            [ladder] Roem meld je bij je kaart in de eerste slag, en alleen de soort: “driekaart”, “carré”.
           *[other] Roem meld je bij je kaart in de eerste slag, en alleen de soort: “vierkaart”, “vier heren”.
        }
    .declarations-immediate = Roem wordt gemeld en aan iedereen getoond zodra troef vastligt, vóór de eerste kaart. Iedereen wordt gevraagd, ook wie niets heeft.
    .declarations-talk = Reeksen worden in de eerste slag hardop vergeleken: de tafel vraagt en antwoordt voor beiden.
    .decl-contest-winner-takes-all =
        { $side ->
            [three] Alleen wie de hoogste roem heeft, schrijft, en dan alles wat die zelf gemeld heeft; de anderen schrijven er geen.
            [player] Alleen de speler met de hoogste roem schrijft roem, en dan alles wat die gemeld heeft; de ander schrijft er geen.
           *[team] Alleen het team met de hoogste roem schrijft roem, en dan alles wat beide maten gemeld hebben; het andere team schrijft er geen.
        }
    .decl-contest-per-type = Verschillende soorten roem tellen allemaal, voor beide kanten. Waar beide kanten dezelfde soort hebben, telt die alleen voor de kant met de hoogste.
    .decl-contest-separate = Reeksen worden met reeksen vergeleken en carrés met carrés: eerst de langere reeks, dan de hoogste kaart; carrés in de volgorde B 9 A 10 H V. De kant met de beste reeks schrijft al haar reeksen, de kant met het beste carré al haar carrés. Wat troef is, maakt niet uit.
    .decl-contest-by-value = Alle roem wordt samen vergeleken, naar punten; bij evenveel is een carré hoger dan een reeks, daarna beslist de hoogste kaart. De kant met de beste schrijft al haar roem. Wat troef is, maakt niet uit.
    .decl-contest-moment-after-trick1 = Wie de hoogste roem heeft, blijkt na de eerste slag.
    .decl-contest-moment-during-trick2 = Wie de hoogste roem heeft, blijkt tijdens de tweede slag: wie de eerste won, noemt de eigen beste, en om de beurt noemen de anderen een betere of passen ze.
    .decl-contest-moment-before-first-lead = Wie de hoogste roem heeft, blijkt vóór er wordt uitgekomen.
    .decl-contest-moment-end-of-deal = Tot het spel uit is, kent men van alle roem alleen de soort. Dan blijkt wie de hoogste heeft, en wat telt, wordt getoond.
    .decl-equal-earlier-seat = Is roem in alles gelijk, dan is die van wie het eerst aan het woord is het hoogst.
    .decl-equal-none = Is de beste roem van beide kanten in alles gelijk, dan schrijft niemand die, en ook geen lagere.
    .long-runs-cap5 =
        { $auction ->
            [clobyosh] Een reeks van vijf of meer levert 100 punten op.
           *[other] Een reeks van zes, zeven of acht telt als een vijfkaart.
        }
    .long-runs-cap4 = Een reeks van vijf of meer telt als een vierkaart: 50 punten.
    .long-runs-true-length = Een reeks van zes, zeven of acht is ook 100 punten, en slaat elke kortere.
    .long-run-split-false = Wat van een lange reeks overblijft, is geen tweede reeks.
    .long-run-split-true = Wat van een lange reeks overblijft, mag een tweede reeks zijn: acht op een rij zijn vijf en drie.
    .trump-run-wins-false = Alle acht troeven in één hand winnen de partij niet.
    .trump-run-wins-true = Alle acht troeven in één hand winnen meteen de hele partij.

    .belote-on =
        { $side ->
            [player] Heer en vrouw van troef, allebei door dezelfde speler gespeeld, zijn de *belote*: 20 punten.
           *[team] Heer en vrouw van troef in één hand zijn de *belote*: 20 punten.
        }
    .belote-off = Er is geen belote: heer en vrouw van troef leveren niets extra op.
    .belote-ta-none = Bij alles troef is er geen belote.
    .belote-ta-each-suit = Bij alles troef heeft elke kleur een eigen belote: tot vier, elk 20 punten.
    .belote-ta-each-suit-led = Bij alles troef heeft elke kleur een eigen belote, elk 20 punten; die telt als de eerste van de twee kaarten wordt uitgespeeld of de gevraagde kleur bekent.
    .belote-order-free = Je mag de twee in elke volgorde spelen.
    .belote-order-king-first =
        { $side ->
            [player] De heer moet vóór de vrouw gespeeld worden, als ze allebei open liggen.
           *[team] De heer moet vóór de vrouw gespeeld worden.
        }
    .belote-announce-auto = De woorden *belote* en *rebelote* worden voor je gezegd.
    .belote-announce-second = *Belote* en *rebelote* worden allebei bij de tweede van de twee kaarten voor je gezegd: de eerste verraadt niets.
    .belote-announce-prompt = Bij de eerste kaart kies je of je *belote* zegt; *rebelote* wordt dan voor je gezegd.
    .belote-announce-strict = Zeg *belote* bij de eerste kaart en *rebelote* bij de tweede: elk heeft een knop met het woord en een zonder. Wie een van de woorden vergeet, krijgt er geen punten voor.
    .belote-on-dedans-owner = Wie de belote heeft, houdt de 20 punten, ook als het spel verloren is.
    .belote-on-dedans-to-defence = Verliezen de nemers het spel, dan gaan hun 20 punten naar de verdedigers.
    .contract-basis-all =
        { $declarations ->
            [off] Om het spel te winnen telt alles: de slagen en ook de belote.
           *[on] Om het spel te winnen telt alles: slagen, belote en roem.
        }
    .contract-basis-tricks-belote =
        { $declarations ->
            [off] Om het spel te winnen tellen de slagen en de belote.
           *[on] Om het spel te winnen tellen de slagen en de belote, maar geen roem.
        }
    .contract-basis-tricks =
        { $declarations ->
            [off] Om het spel te winnen tellen alleen de slagen: de belote helpt niet.
           *[on] Om het spel te winnen tellen alleen de slagen: belote en roem helpen niet.
        }
    .capot-value-252 =
        { $auction ->
            [three] **Kapot** (één speler wint alle slagen): die tellen 252 in plaats van 162.
            [coinche] Alle slagen tellen 252 in plaats van 162.
            [bids] Alle slagen tellen 252 in plaats van 162, als er geen *kapot* geboden was.
           *[turn-up] **Kapot** (één kant wint alle slagen): die tellen 252 in plaats van 162.
        }
    .capot-value-250 =
        { $auction ->
            [three] **Kapot** (één speler wint alle slagen): die tellen 250 in plaats van 162.
            [coinche] Alle slagen tellen 250 in plaats van 162.
            [bids] Alle slagen tellen 250 in plaats van 162, als er geen *kapot* geboden was.
           *[turn-up] **Kapot** (één kant wint alle slagen): die tellen 250 in plaats van 162.
        }
    .capot-victims-decl-lose =
        { $auction ->
            [clobyosh] Wie geen slag haalt, schrijft geen reeksen.
           *[other] Verdedigers zonder slag verliezen hun roem.
        }
    .capot-victims-decl-keep =
        { $auction ->
            [clobyosh] Wie geen slag haalt, schrijft de eigen reeksen toch.
           *[other] Verdedigers zonder slag schrijven hun roem toch; zelfs als die meer waard is, zijn de nemers niet nat.
        }
    .capot-victims-decl-to-winners = Roem van verdedigers zonder slag gaat naar de nemers.
    .tie-rule-takers-win =
        { $auction ->
            [choice] **De helft** van alle punten, met de roem, is genoeg.
            [coinche] **Gelijk**: dat is genoeg voor de bieders.
           *[turn-up] **Gelijk**: dat is genoeg voor de nemers, en elke kant schrijft de eigen punten.
        }
    .tie-rule-takers-lose =
        { $auction ->
            [choice] **De helft** van alle punten, met de roem, is niet genoeg.
            [coinche] **Gelijk**: dat is niet genoeg, het bod is mislukt.
           *[turn-up] **Gelijk**: dat is niet genoeg, de nemers zijn nat.
        }
    .tie-rule-litige =
        { $auction ->
            [coinche] **Litige** (gelijk): de anderen schrijven hun punten; die van de bieders gaan met het bod in de pot, en wie het volgende spel wint, krijgt ze. Belotes worden meteen geschreven.
           *[turn-up] **Litige** (gelijk): de verdedigers schrijven hun punten; die van de nemers gaan in de pot, en wie het volgende spel wint, krijgt ze.
        }
    .tie-rule-abeyance = **Gelijk**: alle punten gaan in de pot tot het volgende spel. Wint de kant die genomen had dat, dan krijgt elke kant de eigen punten; zo niet, dan krijgt de andere kant alles. Eindigt een extra spel zo, dan volgt er nog een.
    .tie-rule-takers-zero = **Gelijk**: wie nam, schrijft niets, de ander de eigen punten.
    .tie-rule-set-aside = **Gelijk**: de punten van beiden gaan in de pot, voor wie het volgende spel wint.
    .litige-belote-carve = Bij litige schrijven de nemers hun belote meteen; alleen de rest gaat in de pot.
    .litige-belote-hold = De belote van de nemers gaat met hun andere punten in de pot.
    .rounding-off = Punten worden niet afgerond.
    .rounding-nearest10 = Punten worden afgerond op tientallen.
    .rounding-nearest5 = Punten worden afgerond op vijftallen.
    .rounding-up10 = Punten worden naar boven afgerond op tientallen.
    .rounding-up5 = Punten worden naar boven afgerond op vijftallen.
    .rounding-complement10 = De punten van de slagen worden afgerond op tientallen (5 gaat omlaag), zodat beide kanten samen 160 hebben.
    .four-jacks-100 = Vier boeren in een slag zijn 100 punten roem.
    .four-jacks-200 = Vier boeren in een slag zijn 200 punten roem.
    .four-nines-100 = Vier negens in een slag zijn 100 punten roem.
    .four-nines-150 = Vier negens in een slag zijn 150 punten roem.
    .roem-claim-auto = Roem telt vanzelf.
    .roem-claim-claim = Roem telt als iemand hem klopt, van welke kant ook, voor de volgende kaart valt; die van de laatste slag telt vanzelf.
    .counter-pit-false = Haalt de tegenpartij alle slagen, dan schrijft die daar niets extra voor.
    .counter-pit-true = Haalt de tegenpartij alle slagen, dan schrijft die 100 punten extra.
    .all-tricks-0 = Alle negen slagen leveren niets extra op.
    .all-tricks-100 = Alle negen slagen leveren 100 punten extra op.
    .contract3-more-than-each = De nemer moet meer hebben dan elk van de anderen. Evenveel is niet genoeg.
    .contract3-more-than-both = De nemer moet meer hebben dan de twee anderen samen. Evenveel is niet genoeg.
    .fail3-split = **Nat** (dedans: de nemer heeft niet genoeg): de slagen van de nemer leveren niets op, en elk van de anderen schrijft de helft van { $all }.
    .fail3-own-plus-half = **Nat** (dedans: de nemer heeft niet genoeg): elk van de anderen schrijft de eigen punten en de helft van die van de nemer.
    .fail3-own = **Nat** (dedans: de nemer heeft niet genoeg): de slagen van de nemer leveren niets op, en de anderen schrijven hun eigen punten.
    .def-sum-false = Is het contract gehaald, dan schrijft elke verdediger de eigen slagen.
    .def-sum-true = Is het contract gehaald, dan schrijft elke verdediger de slagen van beiden.
    .capot3-partial-false = Eén verdediger zonder slag verandert niets.
    .capot3-partial-true = Heeft één verdediger geen slag en is het contract gehaald, dan schrijven de twee anderen elk 50 extra.

    .end-mode-target =
        { $side ->
            [team] De partij eindigt zodra een kant { $target } punten of meer heeft.
           *[other] De partij eindigt zodra iemand { $target } punten of meer heeft.
        }
    .end-mode-deals =
        { $auction ->
            [choice]
                { $deals_limit ->
                    [one] De partij heeft { $deals_limit } spel, en het hoogste totaal wint; een gelijke stand is gelijkspel.
                   *[other] De partij heeft { $deals_limit } spellen, en het hoogste totaal wint; een gelijke stand is gelijkspel.
                }
           *[turn-up]
                { $deals_limit ->
                    [one] De partij heeft { $deals_limit } spel, en het hoogste totaal wint; bij gelijke stand komt er nog een spel.
                   *[other] De partij heeft { $deals_limit } spellen, en het hoogste totaal wint; bij gelijke stand komt er nog een spel.
                }
        }
    .end-mode-boards =
        { $deals_limit ->
            [one] De partij heeft { $deals_limit } spel, aan elke tafel hetzelfde: het wordt met de andere vergeleken, een spel dat niemand neemt telt 0–0, en bij gelijke stand komt er niets bij.
           *[other] De partij heeft { $deals_limit } spellen, aan elke tafel dezelfde: elk wordt met de andere vergeleken, een spel dat niemand neemt telt 0–0, en bij gelijke stand komt er niets bij.
        }
    .target = Er wordt gespeeld tot { $target } punten.
    .deals-limit =
        { $deals_limit ->
            [one] Er wordt { $deals_limit } spel gespeeld.
           *[other] Er worden { $deals_limit } spellen gespeeld.
        }
    .both-reach-higher-score =
        { $side ->
            [three] Halen meerderen dat in hetzelfde spel, dan wint het hoogste totaal; bij gelijke stand komt er nog een spel.
           *[team] Halen beide kanten dat in hetzelfde spel, dan wint het hoogste totaal; bij gelijke stand komt er nog een spel.
        }
    .both-reach-extend =
        { $side ->
            [three] Halen meerderen dat in hetzelfde spel, dan komt er nog een spel en wint het hoogste totaal.
           *[team] Halen beide kanten dat in hetzelfde spel, dan komt er nog een spel en wint het hoogste totaal.
        }
    .both-reach-draw =
        { $side ->
            [three] Halen meerderen dat in hetzelfde spel, dan eindigt de partij gelijk.
           *[team] Halen beide kanten dat in hetzelfde spel, dan eindigt de partij gelijk.
        }
    .both-reach-attackers = Halen beide kanten dat in hetzelfde spel, dan winnen de nemers van dat spel.
    .both-reach-last-bidder = Halen beide kanten dat in hetzelfde spel, dan wint de kant van het laatste bod.
    .belote-only-win-true = Een belote kan de partij winnen, ook voor een kant die het spel verloren heeft.
    .belote-only-win-false = Een kant die het spel verloren heeft, of er geen slag in haalde, wint de partij niet door de belote: er komt nog een spel.
    .held-at-end-lost = Wat aan het einde van de partij nog in de pot zit, gaat verloren.
    .held-at-end-to-owner = Wat aan het einde van de partij nog in de pot zit, gaat naar de kant die het behaald heeft.
    .tens-rounding-book = Afronden op tientallen: bij een kleur vanaf 7 omhoog, bij alles troef en zonder troef vanaf 5; wie minder heeft dan de anderen al vanaf 6, bij alles troef vanaf 4.
    .tens-rounding-program = Afronden op tientallen: bij een kleur vanaf 7 omhoog, bij alles troef en zonder troef vanaf 5; wie minder heeft, krijgt de rest van alle tientallen van het spel, en voor een punt minstens één.
    .capot-doubling-multiplied = Een contra vermenigvuldigt een spel met kapot net als elk ander.
    .capot-doubling-cancels = Bij kapot telt een contra niet: de winnaars schrijven alle punten van het spel één keer.
    .kapo-no-exit-off = Een spel met kapot beëindigt de partij net als elk ander.
    .kapo-no-exit-one-more = *Met kapot ga je er niet uit*: haalt een kant het doel in een spel met kapot, dan volgt er nog een, en wint het hoogste totaal. Een spel met kapot geldt daarvoor niet.
    .kapo-no-exit-raise = *Met kapot ga je er niet uit*: haalt een kant het doel in een spel met kapot, dan wordt het doel het hoogste totaal plus één.
    .arret-false = De partij kan niet midden in een spel gestopt worden.
    .arret-true = *L’Arrêt*: wie net een slag gewonnen heeft, mag de partij vóór het volgende uitkomen stoppen, en zeggen dat de eigen kant { $target } punten heeft.
    .self-raise-off = Niemand overbiedt zichzelf: het bieden eindigt als er na een bod drie keer na elkaar gepast wordt.
    .self-raise-other-suit = Wie het laatste bod deed, komt nog een keer aan de beurt en mag het met een andere troef verhogen; wordt er dan ook gepast, dan is het bieden voorbij.
    .bid-min = Het laagste bod is { $bid_min }.
    .bid-max-160 = Het hoogste bod in punten is 160; daarboven is er *kapot*: alle slagen.
    .bid-max-180 = Het hoogste bod in punten is 180; daarboven is er *kapot*: alle slagen.
    .bid-max-650 = Punten hebben geen grens; boven alle getallen staat *kapot*: alle slagen.
    .bid-step = Biedingen gaan omhoog met { $bid_step }; je mag stappen overslaan.
    .generale-false = Niets is hoger dan *kapot*.
    .generale-true = Boven *kapot* is er *générale*: de bieder haalt alle slagen alleen.
    .generale-lead-first-hand = Ook bij een *générale* komt de speler na de deler uit.
    .generale-lead-bidder = Bij een *générale* komt de bieder uit.
    .coinche-mode-any-time = De tegenstanders van de laatste bieder mogen op elk moment *kloppen* (coinche), ook vóór hun beurt, en tot 5 seconden na de laatste pas, tenzij ze net zelf gepast hebben. Daarmee eindigt het bieden, en het spel telt dubbel.
    .coinche-mode-in-turn = De tegenstanders van de laatste bieder mogen *kloppen* (coinche) als ze aan de beurt zijn. Daarmee eindigt het bieden, en het spel telt dubbel.
    .surcoinche-off = Na kloppen mag er niet teruggeklopt worden.
    .surcoinche-x4 =
        { $answer ->
            [in-turn] Na kloppen mogen de bieders om de beurt *terugkloppen* (surcoinche): dan telt het spel vier keer.
           *[any-time] Na kloppen hebben de bieders 15 seconden om *terug te kloppen* (surcoinche): dan telt het spel vier keer.
        }
    .surcoinche-x3 =
        { $answer ->
            [in-turn] Na kloppen mogen de bieders om de beurt *terugkloppen* (surcoinche): dan telt het spel drie keer.
           *[any-time] Na kloppen hebben de bieders 15 seconden om *terug te kloppen* (surcoinche): dan telt het spel drie keer.
        }
    .run-from-contra-true = Na een contra of recontra mag iedereen op zijn beurt nog hoger bieden: het nieuwe bod telt weer enkel.
    .run-from-contra-false = Na een contra biedt niemand meer.
    .kloppen-score-bid-only = **Gehaald**: de bieders schrijven hun bod, de anderen niets.
    .kloppen-score-made-only = **Gehaald**: beide kanten schrijven wat ze behaald hebben.
    .kloppen-score-made-plus-bid = **Gehaald**: de bieders schrijven wat ze behaald hebben plus hun bod, de anderen wat ze behaald hebben.
    .kloppen-fail-literal =
        { $surcoinche ->
            [off] **Nat**: de anderen schrijven 162; na kloppen twee keer het bod.
            [x3] **Nat**: de anderen schrijven 162; na kloppen twee keer het bod, na terugkloppen drie keer.
           *[x4] **Nat**: de anderen schrijven 162; na kloppen twee keer het bod, na terugkloppen vier keer.
        }
    .kloppen-fail-max =
        { $surcoinche ->
            [off] **Nat**: de anderen schrijven 162; na kloppen twee keer het bod, als dat meer is.
            [x3] **Nat**: de anderen schrijven 162; na kloppen twee keer het bod, na terugkloppen drie keer, als dat meer is.
           *[x4] **Nat**: de anderen schrijven 162; na kloppen twee keer het bod, na terugkloppen vier keer, als dat meer is.
        }
    .coinche-scope-both =
        { $surcoinche ->
            [off] **Gehaald na kloppen**: de punten van beide kanten tellen dubbel.
           *[on] **Gehaald na kloppen of terugkloppen**: de punten van beide kanten worden vermenigvuldigd.
        }
    .coinche-scope-bidders-only =
        { $surcoinche ->
            [off] **Gehaald na kloppen**: alleen de punten van de bieders tellen dubbel.
           *[on] **Gehaald na kloppen of terugkloppen**: alleen de punten van de bieders worden vermenigvuldigd.
        }
    .coinche-scope-bidders-take-all =
        { $surcoinche ->
            [off] **Gehaald na kloppen**: de bieders schrijven twee keer de som van 160 en hun bod, de anderen niets.
           *[on] **Gehaald na kloppen of terugkloppen**: de bieders schrijven 160 plus hun bod, vermenigvuldigd, de anderen niets.
        }
    .announced-capot-document = Kapot bieden en halen levert in totaal { $capot_document } punten op.
    .announced-capot-500 = Kapot bieden en halen levert in totaal 500 punten op.
    .belote-helps-contract-true = Hun belote helpt de bieders om het bod te halen.
    .belote-helps-contract-false = Hun belote helpt de bieders niet om het bod te halen.
    .decl-helps-contract-true = Hun roem helpt de bieders om het bod te halen.
    .decl-helps-contract-false = Hun roem helpt de bieders niet om het bod te halen.
    .eighty-means-82-true = Voor een bod van 80 zijn 82 punten nodig.
    .eighty-means-82-false = Voor een bod van 80 zijn 80 punten genoeg.
    .beat-defence-true = De bieders moeten ook meer hebben dan de andere kant, met alles wat die heeft.
    .beat-defence-false = De bieders hoeven niet meer te hebben dan de andere kant.
    .coinche-score-ffb = **Gehaald**: beide kanten schrijven wat ze behaald hebben, en de bieders hun bod erbij. Na kloppen schrijven de bieders 160 (met alle slagen 250) plus hun bod, vermenigvuldigd, de anderen niets.
    .coinche-score-bga = **Gehaald**: beide kanten schrijven wat ze behaald hebben, en de bieders hun bod erbij. Na kloppen worden de punten en het bod van de bieders vermenigvuldigd, en schrijven de anderen niets.
    .coinche-score-bga-bid-only = **Gehaald**: de bieders schrijven hun bod, en slagen leveren niets op. **Nat**: de anderen schrijven het bod. Na kloppen wordt het vermenigvuldigd.
    .coinche-score-concours = **Gehaald**: beide kanten schrijven hun slagen, en de bieders hun bod erbij. Na kloppen schrijven de bieders 160 plus hun bod, vermenigvuldigd, de anderen niets. Waren alle slagen geboden, dan is dat 500 en niet meer, ook vermenigvuldigd: voor de bieders of, als er een slag ontbreekt, voor de anderen.
    .coinche-score-announced = **Gehaald**: de bieders schrijven hun bod en verder niets. **Nat**: de anderen schrijven het bod. Na kloppen wordt het vermenigvuldigd.
    .coinche-score-made = **Gehaald**: beide kanten schrijven wat ze behaald hebben, en de bieders hun bod erbij. Na kloppen wordt alleen het bod vermenigvuldigd.
    .fail-base-160 =
        { $score ->
            [made] **Nat**: de anderen schrijven 160 plus het bod; na kloppen wordt alleen het bod vermenigvuldigd.
           *[ffb] **Nat**: de anderen schrijven 160 plus het bod, na kloppen vermenigvuldigd.
        }
    .fail-base-162 =
        { $score ->
            [made] **Nat**: de anderen schrijven 162 plus het bod; na kloppen wordt alleen het bod vermenigvuldigd.
           *[ffb] **Nat**: de anderen schrijven 162 plus het bod, na kloppen vermenigvuldigd.
        }
