rules-scoring-intro = Chaque camp compte les cartes de ses plis, plus 10 pour le dernier. L’attaque doit faire plus que la défense.
rules-scoring-made = **Contrat fait** : chaque camp marque ce qu’il a.
rules-scoring-dedans =
    { $declarations ->
        [off] **Dedans** (l’attaque a moins) : ses plis ne lui rapportent rien, et la défense marque { $all }.
       *[on] **Dedans** (l’attaque a moins) : ses plis ne lui rapportent rien, et la défense marque { $all } et les annonces des deux camps.
    }

rules-arret-count = On compte la marque de son camp, ses plis de cette donne, et ce que le camp a montré d’annonces et de belote.
rules-arret-in-vain = Si cela fait moins de { $target }, l’autre camp gagne la partie.
rules-arret-defenders = Si cela suffit en défense, ce camp gagne aussitôt, quoi qu’aient les autres.
rules-arret-takers = Si cela suffit et que ce camp a pris, on joue la donne jusqu’au bout : contrat fait, il gagne la partie ; sinon il la perd.
rules-arret-hidden = Chacun compte de tête : pendant une donne, on ne montre ni ses points ni les plis passés.
rules-end-thrown-in = Une donne où personne n’a pris ne compte pas.
