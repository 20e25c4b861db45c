rules-scoring-intro = Chaque camp compte les cartes de ses plis, plus 10 pour le dernier. L’attaque doit faire plus que la défense.
rule-contract-basis-all =
    { $declarations ->
        [off] Pour gagner la donne, tout compte : les plis comme la belote.
       *[on] Pour gagner la donne, tout compte : plis, belote et annonces.
    }
rule-contract-basis-tricks-belote =
    { $declarations ->
        [off] Pour gagner la donne, les plis et la belote comptent.
       *[on] Pour gagner la donne, les plis et la belote comptent, mais pas les annonces.
    }
rule-contract-basis-tricks =
    { $declarations ->
        [off] Pour gagner la donne, seuls les plis comptent : la belote n’aide pas.
       *[on] Pour gagner la donne, seuls les plis comptent : ni la belote ni les annonces n’aident.
    }
rules-scoring-made = **Contrat fait** : chaque camp marque ce qu’il a.
rules-scoring-dedans =
    { $declarations ->
        [off] **Dedans** (l’attaque a moins) : ses plis ne lui rapportent rien, et la défense marque { $all }.
       *[on] **Dedans** (l’attaque a moins) : ses plis ne lui rapportent rien, et la défense marque { $all } et les annonces des deux camps.
    }
rule-capot-value-252 =
    { $auction ->
        [coinche] Tous les plis comptent 252 au lieu de 162.
        [bids] Tous les plis comptent 252 au lieu de 162, si *capot* n’était pas annoncé.
       *[turn-up] **Capot** (un camp fait tous les plis) : ils comptent 252 au lieu de 162.
    }
rule-capot-value-250 =
    { $auction ->
        [coinche] Tous les plis comptent 250 au lieu de 162.
        [bids] Tous les plis comptent 250 au lieu de 162, si *capot* n’était pas annoncé.
       *[turn-up] **Capot** (un camp fait tous les plis) : ils comptent 250 au lieu de 162.
    }
rule-capot-victims-decl-lose = Une défense sans pli perd ses annonces.
rule-capot-victims-decl-keep = Une défense sans pli marque quand même ses annonces ; même si elles valent plus, l’attaque n’est pas dedans.
rule-capot-victims-decl-to-winners = Les annonces d’une défense sans pli vont à l’attaque.
rule-tie-rule-takers-win =
    { $auction ->
        [coinche] **Égalité** : cela suffit à l’attaque.
       *[turn-up] **Égalité** : cela suffit à l’attaque, et chaque camp marque ce qu’il a.
    }
rule-tie-rule-takers-lose =
    { $auction ->
        [coinche] **Égalité** : cela ne suffit pas, l’attaque est dedans.
       *[turn-up] **Égalité** : cela ne suffit pas, l’attaque est dedans.
    }
rule-tie-rule-litige =
    { $auction ->
        [coinche] **Litige** (égalité) : la défense marque ses points ; ceux de l’attaque et son enchère sont remis en jeu et vont à qui gagne la donne suivante. Les belotes se marquent tout de suite.
       *[turn-up] **Litige** (égalité) : la défense marque ses points ; ceux de l’attaque sont remis en jeu et vont à qui gagne la donne suivante.
    }
rule-tie-rule-abeyance = **Égalité** : tous les points attendent la donne suivante. Si le camp qui avait pris la gagne, chacun reprend les siens ; sinon l’autre camp prend tout. Si une donne supplémentaire finit ainsi, on en joue une autre.
rule-litige-belote-carve = En cas de litige, l’attaque marque sa belote tout de suite ; seul le reste est remis en jeu.
rule-litige-belote-hold = La belote de l’attaque attend avec ses autres points.
rule-rounding-off = Les points ne sont pas arrondis.
rule-rounding-nearest10 = Les points sont arrondis à la dizaine la plus proche.
rule-rounding-nearest5 = Les points sont arrondis au multiple de 5 le plus proche.
rule-rounding-up10 = Les points sont arrondis à la dizaine supérieure.
rule-rounding-up5 = Les points sont arrondis au multiple de 5 supérieur.
rule-rounding-complement10 = Les points des plis sont arrondis à la dizaine (5 vers le bas), pour que les deux camps fassent 160 ensemble.

rule-end-mode-target = La partie s’arrête dès qu’un camp a { $target } points ou plus.
rule-end-mode-deals =
    { $deals_limit ->
        [one] La partie compte { $deals_limit } donne, et le plus haut total gagne ; à égalité, on joue une donne de plus.
       *[other] La partie compte { $deals_limit } donnes, et le plus haut total gagne ; à égalité, on joue une donne de plus.
    }
rule-end-mode-boards =
    { $deals_limit ->
        [one] La partie compte { $deals_limit } étui, le même à toutes les tables : il est comparé aux autres, une donne où personne ne prend compte 0–0, et rien n’est rejoué à égalité.
       *[other] La partie compte { $deals_limit } étuis, les mêmes à toutes les tables : chacun est comparé aux autres, une donne où personne ne prend compte 0–0, et rien n’est rejoué à égalité.
    }
rule-target = Il faut atteindre { $target } points.
rule-deals-limit =
    { $deals_limit ->
        [one] On joue { $deals_limit } donne.
       *[other] On joue { $deals_limit } donnes.
    }
rule-both-reach-higher-score = Si les deux camps y arrivent à la même donne, le plus haut total gagne ; à égalité, on joue une donne de plus.
rule-both-reach-extend = Si les deux camps y arrivent à la même donne, on joue une donne de plus et le plus haut total gagne.
rule-both-reach-draw = Si les deux camps y arrivent à la même donne, la partie est nulle.
rule-both-reach-attackers = Si les deux camps y arrivent à la même donne, l’attaque de cette donne gagne.
rule-both-reach-last-bidder = Si les deux camps y arrivent à la même donne, le camp de la dernière enchère gagne.
rule-belote-only-win-true = Une belote peut faire gagner la partie, même à un camp qui a perdu la donne.
rule-belote-only-win-false = Un camp qui a perdu la donne, ou n’y a fait aucun pli, ne gagne pas la partie par sa belote : on joue une donne de plus.
rule-held-at-end-lost = Les points encore en jeu à la fin de la partie sont perdus.
rule-held-at-end-to-owner = Les points encore en jeu à la fin de la partie vont au camp qui les a faits.
rule-arret-false = On ne peut pas arrêter la partie au milieu d’une donne.
rule-arret-true = *L’Arrêt* : qui vient de faire un pli peut arrêter la partie, avant d’entamer le suivant, en disant que son camp a { $target } points.
rules-arret-count = On compte la marque de son camp, ses plis de cette donne, et ce que le camp a montré d’annonces et de belote.
rules-arret-in-vain = Si cela fait moins de { $target }, l’autre camp gagne la partie.
rules-arret-defenders = Si cela suffit en défense, ce camp gagne aussitôt, quoi qu’aient les autres.
rules-arret-takers = Si cela suffit et que ce camp a pris, on joue la donne jusqu’au bout : contrat fait, il gagne la partie ; sinon il la perd.
rules-arret-hidden = Chacun compte de tête : pendant une donne, on ne montre ni ses points ni les plis passés.
rules-end-thrown-in = Une donne où personne n’a pris ne compte pas.
