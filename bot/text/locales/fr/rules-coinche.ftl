rules-auction-adaptation = Des enchères à deux joueurs, c’est notre adaptation : le document ne fait que les évoquer.
rules-auction-ladder = Les enchères vont de { $bid_min } à { $bid_max } par paliers de { $bid_step }, qu’on peut sauter. Au-dessus, il n’y a que *capot* : tous les plis.
rules-auction-again = Qui a passé peut encore annoncer à son tour suivant.
rules-auction-partner = On peut monter sur son partenaire.
rules-auction-end =
    { $side ->
        [player] Une passe après une enchère met fin aux enchères.
       *[team] Trois passes de suite après une enchère mettent fin aux enchères.
    }
rule-bid-min = L’enchère la plus basse est { $bid_min }.
rule-bid-max = La plus haute enchère en points est { $bid_max } ; seul *capot*, tous les plis, la dépasse.
rule-bid-step = On monte de { $bid_step } en { $bid_step }, et on peut sauter des paliers.
rule-coinche-mode-any-time = Les adversaires de la dernière enchère peuvent dire *coinche* à tout moment, même hors de leur tour, et 5 secondes encore après la dernière passe. Les enchères s’arrêtent et la donne compte double.
rule-coinche-mode-in-turn = Les adversaires de la dernière enchère peuvent dire *coinche* à leur tour de parole. Les enchères s’arrêtent et la donne compte double.
rules-auction-coinche = Tant qu’il n’a pas passé, l’adversaire peut dire *coinche* sur la dernière enchère. Les enchères s’arrêtent et la donne compte double.
rule-surcoinche-off = On ne répond pas à une coinche.
rule-surcoinche-x4 = Le camp de l’enchère a 15 secondes pour répondre *surcoinche* à une coinche : la donne compte alors quadruple.
rule-surcoinche-x3 = Le camp de l’enchère a 15 secondes pour répondre *surcoinche* à une coinche : la donne compte alors triple.
rules-bids-reached =
    { $belote ->
        [on] Le contrat est fait si les plis de l’attaque, avec 10 pour le dernier et avec sa belote, font au moins les points annoncés. Avec tous les plis, il est toujours fait.
       *[off] Le contrat est fait si les plis de l’attaque, avec 10 pour le dernier, font au moins les points annoncés. Avec tous les plis, il est toujours fait.
    }
rules-bids-belote-margin = La belote aide seulement l’attaque à faire son contrat : personne ne la marque.
rules-bids-belote-owner = Qui a la belote marque ses 20 points, contrat fait ou non ; ils ne sont jamais multipliés.
rules-bids-capot = Tous les plis sans avoir annoncé *capot* ne rapportent que l’enchère.
rules-bids-capot-failed = Un capot annoncé et chuté compte comme une enchère de { $capot_bid }.
rule-kloppen-score-bid-only = **Contrat fait** : l’attaque marque son enchère, l’autre camp rien.
rule-kloppen-score-made-only = **Contrat fait** : les deux camps marquent ce qu’ils ont fait.
rule-kloppen-score-made-plus-bid = **Contrat fait** : l’attaque marque ce qu’elle a fait plus son enchère, l’autre camp ce qu’il a fait.
rule-kloppen-fail-literal =
    { $surcoinche ->
        [off] **Chute** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère.
        [x3] **Chute** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère, et trois fois après une surcoinche.
       *[x4] **Chute** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère, et quatre fois après une surcoinche.
    }
rule-kloppen-fail-max =
    { $surcoinche ->
        [off] **Chute** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère si c’est plus.
        [x3] **Chute** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère, et trois fois après une surcoinche, si c’est plus.
       *[x4] **Chute** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère, et quatre fois après une surcoinche, si c’est plus.
    }
rules-bids-failed-as-written = Le document dit deux fois l’enchère dans tous les cas : un 80 coinché coûterait alors 160, moins que sans coinche.
rule-coinche-scope-both =
    { $surcoinche ->
        [off] Contrat fait après une coinche : les points des deux camps comptent double.
       *[on] Contrat fait après une coinche ou une surcoinche : les points des deux camps sont multipliés.
    }
rule-coinche-scope-bidders-only =
    { $surcoinche ->
        [off] Contrat fait après une coinche : seuls les points de l’attaque comptent double.
       *[on] Contrat fait après une coinche ou une surcoinche : seuls les points de l’attaque sont multipliés.
    }
rule-coinche-scope-bidders-take-all =
    { $surcoinche ->
        [off] Contrat fait après une coinche : l’attaque marque deux fois la somme de 160 et de son enchère, l’autre camp rien.
       *[on] Contrat fait après une coinche ou une surcoinche : l’attaque marque 160 plus son enchère, multipliés, l’autre camp rien.
    }
rule-announced-capot-document = Un capot annoncé et fait rapporte { $capot_document } points en tout.
rule-announced-capot-500 = Un capot annoncé et fait rapporte 500 points en tout.
