# The rules of Kloppen (belote coinchée): bids, coinche and how they score.

rules-auction-adaptation = Bieden met twee spelers is onze aanpassing: het document vermeldt het zonder regels.
rules-auction-ladder = Biedingen gaan van { $bid_min } tot { $bid_max } in stappen van { $bid_step }; je mag stappen overslaan. Daarboven komt alleen nog *kapot*: alle slagen.
rules-auction-again = Wie gepast heeft, mag op een volgende beurt weer bieden.
rules-auction-partner = Maten mogen elkaar overbieden.
rules-auction-end =
    { $side ->
        [player] Het bieden eindigt als er na een bod gepast wordt.
       *[team] Het bieden eindigt als er na een bod drie keer na elkaar gepast wordt.
    }
rules-auction-coinche = Na een bod mag de ander *kloppen* (coinche), tot die past. Daarmee eindigt het bieden, en het spel telt dubbel.
rules-bids-reached =
    { $belote ->
        [on] Een bod is gehaald als de slagen van de bieders, met 10 voor de laatste slag en met hun belote, minstens de geboden punten opleveren; anders zijn ze *nat*. Met alle slagen haal je elk bod.
       *[off] Een bod is gehaald als de slagen van de bieders, met 10 voor de laatste slag, minstens de geboden punten opleveren; anders zijn ze *nat*. Met alle slagen haal je elk bod.
    }
rules-bids-belote-margin = De belote helpt de bieders alleen om hun bod te halen: niemand schrijft er punten voor.
rules-bids-belote-owner = Wie de belote heeft, schrijft er 20 punten voor, gehaald of niet; die worden nooit vermenigvuldigd.
rules-bids-capot = Alle slagen zonder bod *kapot* brengen niet meer op dan het bod.
rules-bids-capot-failed = Kapot bieden en niet halen telt als een bod van { $capot_bid }.
rules-bids-failed-as-written = Het document zegt in elk geval twee keer het bod: een geklopte 80 zou dan 160 kosten, minder dan zonder kloppen.
rules-coinche-reached = Een bod is gehaald als de slagen van de bieders, met 10 voor de laatste slag, minstens de geboden punten opleveren; anders zijn ze *nat*.
rules-coinche-capot =
    { $generale ->
        [on] *Kapot* telt als een bod van 250, *générale* als een van 500.
       *[off] *Kapot* telt als een bod van 250.
    }
rules-coinche-belote =
    { $score ->
        [announced] Niemand schrijft de belote.
        [bga] Wie de belote heeft, schrijft er 20 punten voor, gehaald of niet, vermenigvuldigd als dezelfde kant het bod schrijft. Alleen als een geklopt bod gehaald is, krijgen de anderen er niets voor.
        [concours] Wie de belote heeft, schrijft er 20 punten voor, gehaald of niet; die worden nooit vermenigvuldigd.
        [made] Wie de belote heeft, schrijft er 20 punten voor, gehaald of niet; die worden nooit vermenigvuldigd.
       *[ffb] Wie de belote heeft, schrijft er 20 punten voor, gehaald of niet, vermenigvuldigd als dezelfde kant het bod schrijft.
    }
rules-coinche-declarations =
    { $score ->
        [announced] Niemand schrijft roem.
        [bga-bid-only] Niemand schrijft roem.
        [concours] Roem: elke kant schrijft de eigen roem als het bod zonder kloppen gehaald is; anders schrijft wie het bod schrijft alle roem. Die wordt nooit vermenigvuldigd.
        [made] Roem: elke kant schrijft de eigen roem als het bod gehaald is, en de bieders alle roem als ze alle slagen hebben. Zijn ze nat, dan schrijven de anderen alles. Roem wordt nooit vermenigvuldigd.
       *[ffb] Roem: elke kant schrijft de eigen roem als het bod zonder kloppen gehaald is, en de bieders alle roem als ze alle slagen hebben. Anders schrijft wie het bod schrijft alle roem, mee vermenigvuldigd.
    }
