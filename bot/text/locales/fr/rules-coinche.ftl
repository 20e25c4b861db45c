rule-bid-min = L’enchère la plus basse est { $bid_min }.
rule-bid-max = La plus haute enchère en points est { $bid_max } ; seul *capot*, tous les plis, la dépasse.
rule-bid-step = On monte de { $bid_step } en { $bid_step }, et on peut sauter des paliers.
rule-coinche-mode-any-time =
    { $side ->
        [player] Tant qu’il n’a pas passé, l’adversaire peut dire *coinche* sur la dernière enchère. Les enchères s’arrêtent et la donne compte double.
       *[team] Les adversaires de la dernière enchère peuvent dire *coinche* à tout moment, même hors de leur tour, et 5 secondes encore après la dernière passe. Les enchères s’arrêtent et la donne compte double.
    }
rule-coinche-mode-in-turn =
    { $side ->
        [player] Tant qu’il n’a pas passé, l’adversaire peut dire *coinche* sur la dernière enchère. Les enchères s’arrêtent et la donne compte double.
       *[team] Les adversaires de la dernière enchère peuvent dire *coinche* à leur tour de parole. Les enchères s’arrêtent et la donne compte double.
    }
rule-surcoinche-off = On ne répond pas à une coinche.
rule-surcoinche-x4 = Le camp de l’enchère a 15 secondes pour répondre *surcoinche* à une coinche : la donne compte alors quadruple.
rule-surcoinche-x3 = Le camp de l’enchère a 15 secondes pour répondre *surcoinche* à une coinche : la donne compte alors triple.
rule-kloppen-score-bid-only = **Contrat fait** : l’attaque marque son enchère, l’autre camp rien.
rule-kloppen-score-made-only = **Contrat fait** : les deux camps marquent ce qu’ils ont fait.
rule-kloppen-score-made-plus-bid = **Contrat fait** : l’attaque marque ce qu’elle a fait plus son enchère, l’autre camp ce qu’il a fait.
rule-kloppen-fail-literal = **Chute** : l’autre camp marque 162, ou deux fois l’enchère après une coinche.
rule-kloppen-fail-max = **Chute** : l’autre camp marque 162, ou deux fois l’enchère après une coinche si c’est plus.
rule-coinche-scope-both = Contrat fait après une coinche : les points des deux camps sont multipliés.
rule-coinche-scope-bidders-only = Contrat fait après une coinche : seuls les points de l’attaque sont multipliés.
rule-coinche-scope-bidders-take-all = Contrat fait après une coinche : l’attaque marque 160 plus l’enchère, multipliés, l’autre camp rien.
rule-announced-capot-document = Un capot annoncé et fait vaut { $capot_bid } points.
rule-announced-capot-500 = Un capot annoncé et fait vaut 500 points.
