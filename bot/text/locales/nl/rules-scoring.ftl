# The rules of counting a deal with a taker, and of the end of the game.

rules-scoring-intro = Elke kant telt de kaarten van de eigen slagen, met 10 voor de laatste slag. De nemers moeten meer halen dan de verdedigers.
rule-contract-basis-all =
    { $declarations ->
        [off] Om het spel te winnen telt alles: de slagen en ook de belote.
       *[on] Om het spel te winnen telt alles: slagen, belote en roem.
    }
rule-contract-basis-tricks-belote =
    { $declarations ->
        [off] Om het spel te winnen tellen de slagen en de belote.
       *[on] Om het spel te winnen tellen de slagen en de belote, maar geen roem.
    }
rule-contract-basis-tricks =
    { $declarations ->
        [off] Om het spel te winnen tellen alleen de slagen: de belote helpt niet.
       *[on] Om het spel te winnen tellen alleen de slagen: belote en roem helpen niet.
    }
rules-scoring-made = **Gehaald**: elke kant schrijft de eigen punten.
rules-scoring-dedans =
    { $declarations ->
        [off] **Nat** (dedans: de nemers hebben minder): hun slagen leveren niets op, en de verdedigers schrijven { $all }.
       *[on] **Nat** (dedans: de nemers hebben minder): hun slagen leveren niets op, en de verdedigers schrijven { $all } en de roem van beide kanten.
    }
rule-capot-value-252 =
    { $auction ->
        [coinche] Alle slagen tellen 252 in plaats van 162.
        [bids] Alle slagen tellen 252 in plaats van 162, als er geen *kapot* geboden was.
       *[turn-up] **Kapot** (één kant wint alle slagen): die tellen 252 in plaats van 162.
    }
rule-capot-value-250 =
    { $auction ->
        [coinche] Alle slagen tellen 250 in plaats van 162.
        [bids] Alle slagen tellen 250 in plaats van 162, als er geen *kapot* geboden was.
       *[turn-up] **Kapot** (één kant wint alle slagen): die tellen 250 in plaats van 162.
    }
rule-capot-victims-decl-lose = Verdedigers zonder slag verliezen hun roem.
rule-capot-victims-decl-keep = Verdedigers zonder slag schrijven hun roem toch; zelfs als die meer waard is, zijn de nemers niet nat.
rule-capot-victims-decl-to-winners = Roem van verdedigers zonder slag gaat naar de nemers.
rule-tie-rule-takers-win =
    { $auction ->
        [coinche] **Gelijk**: dat is genoeg voor de bieders.
       *[turn-up] **Gelijk**: dat is genoeg voor de nemers, en elke kant schrijft de eigen punten.
    }
rule-tie-rule-takers-lose =
    { $auction ->
        [coinche] **Gelijk**: dat is niet genoeg, het bod is mislukt.
       *[turn-up] **Gelijk**: dat is niet genoeg, de nemers zijn nat.
    }
rule-tie-rule-litige =
    { $auction ->
        [coinche] **Litige** (gelijk): de anderen schrijven hun punten; die van de bieders gaan met het bod in de pot, en wie het volgende spel wint, krijgt ze. Belotes worden meteen geschreven.
       *[turn-up] **Litige** (gelijk): de verdedigers schrijven hun punten; die van de nemers gaan in de pot, en wie het volgende spel wint, krijgt ze.
    }
rule-tie-rule-abeyance = **Gelijk**: alle punten gaan in de pot tot het volgende spel. Wint de kant die genomen had dat, dan krijgt elke kant de eigen punten; zo niet, dan krijgt de andere kant alles. Eindigt een extra spel zo, dan volgt er nog een.
rule-litige-belote-carve = Bij litige schrijven de nemers hun belote meteen; alleen de rest gaat in de pot.
rule-litige-belote-hold = De belote van de nemers gaat met hun andere punten in de pot.
rule-rounding-off = Punten worden niet afgerond.
rule-rounding-nearest10 = Punten worden afgerond op tientallen.
rule-rounding-nearest5 = Punten worden afgerond op vijftallen.
rule-rounding-up10 = Punten worden naar boven afgerond op tientallen.
rule-rounding-up5 = Punten worden naar boven afgerond op vijftallen.
rule-rounding-complement10 = De punten van de slagen worden afgerond op tientallen (5 gaat omlaag), zodat beide kanten samen 160 hebben.

rule-end-mode-target = De partij eindigt zodra een kant { $target } punten of meer heeft.
rule-end-mode-deals =
    { $deals_limit ->
        [one] De partij heeft { $deals_limit } spel, en het hoogste totaal wint; bij gelijke stand komt er nog een spel.
       *[other] De partij heeft { $deals_limit } spellen, en het hoogste totaal wint; bij gelijke stand komt er nog een spel.
    }
rule-end-mode-boards =
    { $deals_limit ->
        [one] De partij heeft { $deals_limit } spel, aan elke tafel hetzelfde: het wordt met de andere vergeleken, een spel dat niemand neemt telt 0–0, en bij gelijke stand komt er niets bij.
       *[other] De partij heeft { $deals_limit } spellen, aan elke tafel dezelfde: elk wordt met de andere vergeleken, een spel dat niemand neemt telt 0–0, en bij gelijke stand komt er niets bij.
    }
rule-target = Er wordt gespeeld tot { $target } punten.
rule-deals-limit =
    { $deals_limit ->
        [one] Er wordt { $deals_limit } spel gespeeld.
       *[other] Er worden { $deals_limit } spellen gespeeld.
    }
rule-both-reach-higher-score = Halen beide kanten dat in hetzelfde spel, dan wint het hoogste totaal; bij gelijke stand komt er nog een spel.
rule-both-reach-extend = Halen beide kanten dat in hetzelfde spel, dan komt er nog een spel en wint het hoogste totaal.
rule-both-reach-draw = Halen beide kanten dat in hetzelfde spel, dan eindigt de partij gelijk.
rule-both-reach-attackers = Halen beide kanten dat in hetzelfde spel, dan winnen de nemers van dat spel.
rule-both-reach-last-bidder = Halen beide kanten dat in hetzelfde spel, dan wint de kant van het laatste bod.
rule-belote-only-win-true = Een belote kan de partij winnen, ook voor een kant die het spel verloren heeft.
rule-belote-only-win-false = Een kant die het spel verloren heeft, of er geen slag in haalde, wint de partij niet door de belote: er komt nog een spel.
rule-held-at-end-lost = Wat aan het einde van de partij nog in de pot zit, gaat verloren.
rule-held-at-end-to-owner = Wat aan het einde van de partij nog in de pot zit, gaat naar de kant die het behaald heeft.
rule-arret-false = De partij kan niet midden in een spel gestopt worden.
rule-arret-true = *L’Arrêt*: wie net een slag gewonnen heeft, mag de partij vóór het volgende uitkomen stoppen, en zeggen dat de eigen kant { $target } punten heeft.
rules-arret-count = Wat telt, zijn de stand van die kant, de slagen in dit spel, en wat er aan roem en belote getoond is.
rules-arret-in-vain = Is dat minder dan { $target }, dan wint de andere kant de partij.
rules-arret-defenders = Is het genoeg en hadden de anderen genomen, dan wint de eigen kant meteen, wat de anderen ook hebben.
rules-arret-takers = Is het genoeg en had de eigen kant genomen, dan wordt het spel uitgespeeld: gehaald, dan winnen ze de partij; niet gehaald, dan verliezen ze die.
rules-arret-hidden = Iedereen telt voor zichzelf: tijdens een spel zie je de punten ervan niet, en ook geen vorige slagen.
rules-end-thrown-in = Een spel dat niemand nam, telt niet mee.
