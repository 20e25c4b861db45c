rules-auction-adaptation = Des enchères à deux joueurs, c’est notre adaptation : le document ne fait que les évoquer.
rules-auction-ladder = Les enchères vont de { $bid_min } à { $bid_max } par paliers de { $bid_step }, qu’on peut sauter. Au-dessus, il n’y a que *capot* : tous les plis.
rules-auction-again = Qui a passé peut encore annoncer à son tour suivant.
rules-auction-partner = On peut monter sur son partenaire.
rules-auction-end =
    { $side ->
        [player] Une passe après une enchère met fin aux enchères.
       *[team] Trois passes de suite après une enchère mettent fin aux enchères.
    }
rules-auction-coinche = Tout adversaire qui n’a pas passé peut dire *coinche* sur la dernière enchère. Les enchères s’arrêtent et la donne compte double.
rules-bids-reached =
    { $belote ->
        [on] Le contrat est fait si les plis de l’attaque, avec 10 pour le dernier et avec sa belote, font au moins les points annoncés ; sinon elle est *dedans*. Avec tous les plis, il est toujours fait.
       *[off] Le contrat est fait si les plis de l’attaque, avec 10 pour le dernier, font au moins les points annoncés ; sinon elle est *dedans*. Avec tous les plis, il est toujours fait.
    }
rules-bids-belote-margin = La belote aide seulement l’attaque à faire son contrat : personne ne la marque.
rules-bids-belote-owner = Qui a la belote marque ses 20 points, contrat fait ou non ; ils ne sont jamais multipliés.
rules-bids-capot = Tous les plis sans avoir annoncé *capot* ne rapportent que l’enchère.
rules-bids-capot-failed = Un capot annoncé et manqué compte comme une enchère de { $capot_bid }.
rules-bids-failed-as-written = Le document dit deux fois l’enchère dans tous les cas : un 80 coinché coûterait alors 160, moins que sans coinche.
rules-coinche-reached = Le contrat est fait si les plis de l’attaque, avec 10 pour le dernier, font au moins les points annoncés ; sinon elle est *dedans*.
rules-coinche-capot =
    { $generale ->
        [on] *Capot* compte comme une enchère de 250, la *générale* comme une de 500.
       *[off] *Capot* compte comme une enchère de 250.
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
