rules-auction-adaptation = Des enchères à deux joueurs, c’est notre adaptation : le document ne fait que les évoquer.
rules-auction-ladder = Les enchères vont de { $bid_min } à { $bid_max } par paliers de { $bid_step }, qu’on peut sauter. Au-dessus, il n’y a que *capot* : tous les plis.
rules-auction-again = Qui a passé peut encore annoncer à son tour suivant.
rules-auction-partner = On peut monter sur son partenaire.
rule-self-raise-off = On ne monte pas sur sa propre enchère : trois passes de suite après une enchère mettent fin aux enchères.
rule-self-raise-other-suit = L’auteur de la dernière enchère a encore la parole et peut monter dans un autre atout ; une passe de plus met fin aux enchères.
rules-auction-end =
    { $side ->
        [player] Une passe après une enchère met fin aux enchères.
       *[team] Trois passes de suite après une enchère mettent fin aux enchères.
    }
rule-bid-min = L’enchère la plus basse est { $bid_min }.
rule-bid-max-160 = L’enchère la plus haute en points est 160 ; au-dessus, il y a *capot* : tous les plis.
rule-bid-max-180 = L’enchère la plus haute en points est 180 ; au-dessus, il y a *capot* : tous les plis.
rule-bid-max-650 = Les points n’ont pas de limite ; au-dessus de tous, il y a *capot* : tous les plis.
rule-bid-step = On monte de { $bid_step } en { $bid_step }, et on peut sauter des paliers.
rule-generale-false = Rien ne dépasse *capot*.
rule-generale-true = Au-dessus de *capot*, il y a la *générale* : qui l’annonce fait tous les plis, sans l’aide de son partenaire.
rule-generale-lead-first-hand = À la *générale* aussi, le joueur qui suit le donneur entame.
rule-generale-lead-bidder = À la *générale*, c’est qui l’annonce qui entame.
rule-coinche-mode-any-time = Les adversaires de la dernière enchère peuvent dire *coinche* à tout moment, même hors de leur tour, et 5 secondes encore après la dernière passe, à moins de venir de passer. Les enchères s’arrêtent et la donne compte double.
rule-coinche-mode-in-turn = Les adversaires de la dernière enchère peuvent dire *coinche* à leur tour de parole. Les enchères s’arrêtent et la donne compte double.
rules-auction-coinche = Tout adversaire qui n’a pas passé peut dire *coinche* sur la dernière enchère. Les enchères s’arrêtent et la donne compte double.
rule-surcoinche-off = On ne répond pas à une coinche.
rule-surcoinche-x4 =
    { $answer ->
        [in-turn] Après une coinche, l’attaque peut répondre *surcoinche*, chacun à son tour : la donne compte alors quadruple.
       *[any-time] Le camp de l’enchère a 15 secondes pour répondre *surcoinche* à une coinche : la donne compte alors quadruple.
    }
rule-surcoinche-x3 =
    { $answer ->
        [in-turn] Après une coinche, l’attaque peut répondre *surcoinche*, chacun à son tour : la donne compte alors triple.
       *[any-time] Le camp de l’enchère a 15 secondes pour répondre *surcoinche* à une coinche : la donne compte alors triple.
    }
rules-bids-reached =
    { $belote ->
        [on] Le contrat est fait si les plis de l’attaque, avec 10 pour le dernier et avec sa belote, font au moins les points annoncés ; sinon elle est *dedans*. Avec tous les plis, il est toujours fait.
       *[off] Le contrat est fait si les plis de l’attaque, avec 10 pour le dernier, font au moins les points annoncés ; sinon elle est *dedans*. Avec tous les plis, il est toujours fait.
    }
rules-bids-belote-margin = La belote aide seulement l’attaque à faire son contrat : personne ne la marque.
rules-bids-belote-owner = Qui a la belote marque ses 20 points, contrat fait ou non ; ils ne sont jamais multipliés.
rules-bids-capot = Tous les plis sans avoir annoncé *capot* ne rapportent que l’enchère.
rules-bids-capot-failed = Un capot annoncé et manqué compte comme une enchère de { $capot_bid }.
rule-kloppen-score-bid-only = **Contrat fait** : l’attaque marque son enchère, l’autre camp rien.
rule-kloppen-score-made-only = **Contrat fait** : les deux camps marquent ce qu’ils ont fait.
rule-kloppen-score-made-plus-bid = **Contrat fait** : l’attaque marque ce qu’elle a fait plus son enchère, l’autre camp ce qu’il a fait.
rule-kloppen-fail-literal =
    { $surcoinche ->
        [off] **Dedans** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère.
        [x3] **Dedans** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère, et trois fois après une surcoinche.
       *[x4] **Dedans** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère, et quatre fois après une surcoinche.
    }
rule-kloppen-fail-max =
    { $surcoinche ->
        [off] **Dedans** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère si c’est plus.
        [x3] **Dedans** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère, et trois fois après une surcoinche, si c’est plus.
       *[x4] **Dedans** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère, et quatre fois après une surcoinche, si c’est plus.
    }
rules-bids-failed-as-written = Le document dit deux fois l’enchère dans tous les cas : un 80 coinché coûterait alors 160, moins que sans coinche.
rule-coinche-scope-both =
    { $surcoinche ->
        [off] **Contrat fait après une coinche** : les points des deux camps comptent double.
       *[on] **Contrat fait après une coinche ou une surcoinche** : les points des deux camps sont multipliés.
    }
rule-coinche-scope-bidders-only =
    { $surcoinche ->
        [off] **Contrat fait après une coinche** : seuls les points de l’attaque comptent double.
       *[on] **Contrat fait après une coinche ou une surcoinche** : seuls les points de l’attaque sont multipliés.
    }
rule-coinche-scope-bidders-take-all =
    { $surcoinche ->
        [off] **Contrat fait après une coinche** : l’attaque marque deux fois la somme de 160 et de son enchère, l’autre camp rien.
       *[on] **Contrat fait après une coinche ou une surcoinche** : l’attaque marque 160 plus son enchère, multipliés, l’autre camp rien.
    }
rule-announced-capot-document = Un capot annoncé et fait rapporte { $capot_document } points en tout.
rule-announced-capot-500 = Un capot annoncé et fait rapporte 500 points en tout.
rules-coinche-reached = Le contrat est fait si les plis de l’attaque, avec 10 pour le dernier, font au moins les points annoncés ; sinon elle est *dedans*.
rule-belote-helps-contract-true = Sa belote aide l’attaque à faire son contrat.
rule-belote-helps-contract-false = Sa belote n’aide pas l’attaque à faire son contrat.
rule-decl-helps-contract-true = Ses annonces aident l’attaque à faire son contrat.
rule-decl-helps-contract-false = Ses annonces n’aident pas l’attaque à faire son contrat.
rule-eighty-means-82-true = Pour une enchère à 80, il faut 82 points.
rule-eighty-means-82-false = Pour une enchère à 80, 80 points suffisent.
rule-beat-defence-true = L’attaque doit aussi faire plus que la défense, tout compris.
rule-beat-defence-false = L’attaque n’a pas à faire plus que la défense.
rule-coinche-score-ffb = **Contrat fait** : les deux camps marquent ce qu’ils ont fait, et l’attaque son enchère. Après une coinche, l’attaque marque 160 (250 avec tous les plis) et son enchère, multipliés, la défense rien.
rule-coinche-score-bga = **Contrat fait** : les deux camps marquent ce qu’ils ont fait, et l’attaque son enchère. Après une coinche, les points et l’enchère de l’attaque sont multipliés, et la défense ne marque rien.
rule-coinche-score-bga-bid-only = **Contrat fait** : l’attaque marque son enchère, et les plis ne rapportent rien. **Dedans** : la défense marque l’enchère. Après une coinche, elle est multipliée.
rule-coinche-score-concours = **Contrat fait** : les deux camps marquent leurs plis, et l’attaque son enchère. Après une coinche, l’attaque marque 160 et son enchère, multipliés, la défense rien. Si tous les plis étaient annoncés, c’est 500 et rien de plus, multipliés aussi : pour l’attaque, ou pour la défense s’il en manque un.
rule-coinche-score-announced = **Contrat fait** : l’attaque marque son enchère et rien d’autre. **Dedans** : la défense marque l’enchère. Après une coinche, elle est multipliée.
rule-coinche-score-made = **Contrat fait** : les deux camps marquent ce qu’ils ont fait, et l’attaque son enchère. Après une coinche, seule l’enchère est multipliée.
rules-coinche-capot =
    { $generale ->
        [on] *Capot* compte comme une enchère de 250, la *générale* comme une de 500.
       *[off] *Capot* compte comme une enchère de 250.
    }
rule-fail-base-160 =
    { $score ->
        [made] **Dedans** : la défense marque 160 et l’enchère ; après une coinche, seule l’enchère est multipliée.
       *[ffb] **Dedans** : la défense marque 160 et l’enchère, multipliés après une coinche.
    }
rule-fail-base-162 =
    { $score ->
        [made] **Dedans** : la défense marque 162 et l’enchère ; après une coinche, seule l’enchère est multipliée.
       *[ffb] **Dedans** : la défense marque 162 et l’enchère, multipliés après une coinche.
    }
rules-coinche-belote =
    { $score ->
        [announced] Personne ne marque la belote.
        [bga] Qui a la belote marque ses 20 points, contrat fait ou non, multipliés si son camp marque l’enchère. La défense ne la perd que si un contrat coinché est fait.
        [concours] Qui a la belote marque ses 20 points, contrat fait ou non ; ils ne sont jamais multipliés.
        [made] Qui a la belote marque ses 20 points, contrat fait ou non ; ils ne sont jamais multipliés.
       *[ffb] Qui a la belote marque ses 20 points, contrat fait ou non, multipliés si son camp marque l’enchère.
    }
rules-coinche-declarations =
    { $score ->
        [announced] Personne ne marque d’annonces.
        [bga-bid-only] Personne ne marque d’annonces.
        [concours] Les annonces : chaque camp marque les siennes si le contrat est fait sans coinche ; sinon, le camp qui marque l’enchère les marque toutes. Elles ne sont jamais multipliées.
        [made] Les annonces : chaque camp marque les siennes si le contrat est fait, et l’attaque toutes si elle a fait tous les plis. Si elle est dedans, la défense les marque toutes. Elles ne sont jamais multipliées.
       *[ffb] Les annonces : chaque camp marque les siennes si le contrat est fait sans coinche, et l’attaque toutes si elle a fait tous les plis. Sinon, le camp qui marque l’enchère les marque toutes, multipliées avec elle.
    }
