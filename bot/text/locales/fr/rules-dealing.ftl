rule-players-4 = Quatre joueurs en deux équipes, les partenaires face à face.
rule-players-2 = Deux joueurs, l’un contre l’autre, avec chacun seize cartes étalées sur la table : la *belote découverte*.
rules-cards-pack = 32 cartes, du 7 à l’as.
rules-cards-trump = **À l’atout**, de la plus forte à la plus faible, avec leurs points : { $trumps }
rules-cards-plain = **Dans les autres couleurs** : { $plain }
rules-cards-no-trumps = **Sans atout**, dans chaque couleur : { $no_trumps }
rules-cards-all-trumps = **Tout atout**, dans chaque couleur : { $all_trumps }
rules-cards-points = Cela fait 152 points. Le dernier pli, le *dix de der*, en rapporte 10 de plus : { $all } en tout.
rules-cards-winner = Un atout bat toute autre carte ; sinon, la plus forte carte de la couleur demandée l’emporte.
rules-cards-no-suit = À sans atout et à tout atout, seule la couleur demandée peut l’emporter.
rule-na-values-ffb-table = À sans atout et à tout atout, les cartes ont des valeurs à part, qui font aussi 152 points.
rule-na-values-scaled = À sans atout, toutes les cartes font 120 points, à tout atout 248. Les points de chaque camp sont ramenés à 152 en tout (× 152/120, × 152/248) et arrondis ; puis s’ajoute le dernier pli.
rule-na-values-raw = À sans atout, toutes les cartes font 120 points, à tout atout 248, et on les compte telles quelles.
rule-ta-last-trick-true = Le dernier pli compte 10 à tout atout aussi.
rule-ta-last-trick-false = À tout atout, le dernier pli ne compte pas.

rule-direction-ccw = On donne, on parle et on joue dans le sens inverse des aiguilles d’une montre.
rule-direction-cw = On donne, on parle et on joue dans le sens des aiguilles d’une montre.
rule-first-dealer-lowest-card = Chacun tire une carte, et la plus faible donne en premier (le 7 est la plus basse, l’as la plus haute) ; à égalité, on tire à nouveau.
rule-first-dealer-random = Le premier donneur est tiré au sort.
rules-dealing-turns = On donne à tour de rôle.
rule-shuffle-cut-only = On mélange une seule fois, avant la première donne. Ensuite on ramasse et on coupe seulement : les quatre cartes d’un pli restent ensemble, mais leur ordre et celui des plis sont laissés au hasard.
rule-shuffle-every-deal = On mélange avant chaque donne.
rules-dealing-cut =
    { $side ->
        [player] L’adversaire du donneur coupe : un bouton propose quelques endroits, et au bout de 10 secondes le hasard coupe. Il reste au moins trois cartes de chaque côté.
       *[team] Le joueur placé avant le donneur coupe : un bouton propose quelques endroits, et au bout de 10 secondes le hasard coupe. Il reste au moins trois cartes de chaque côté.
    }
rule-packets-3-2 = Chacun reçoit trois cartes, puis deux, et la carte suivante est retournée.
rule-packets-2-3 = Chacun reçoit deux cartes, puis trois, et la carte suivante est retournée.
rule-packets-dealer-choice = Chacun reçoit trois cartes puis deux, ou deux puis trois, au choix du donneur ; la carte suivante est retournée.
rule-packets-2-3-3 = On donne les huit cartes avant les enchères : deux, puis trois, puis encore trois.
rule-packets-3-2-3 = On donne les huit cartes avant les enchères : trois, puis deux, puis encore trois.
rule-packets-3-3-2 = On donne les huit cartes avant les enchères : trois, puis trois, puis encore deux.
rule-packets-4-4 =
    { $side ->
        [player] Chacun a devant soi une rangée de huit cartes cachées, données quatre par quatre, et sur chacune une seconde carte, visible.
       *[team] On donne les huit cartes avant les enchères, quatre par quatre.
    }
rules-dealing-last-card = La dernière carte posée, une de celles du donneur, sert de retourne. Elle reste où elle est, quel que soit le preneur.
rules-dealing-after-take = Après la prise, le preneur reçoit la retourne et deux cartes, les autres en reçoivent trois. Chacun a alors huit cartes en main.
rules-dealing-fair = Tout le hasard vient d’un nombre secret fixé avant la première donne. Son empreinte est affichée à la table et le nombre est révélé après la partie : chacun peut vérifier toutes les donnes.
rules-dealing-nonces = Personne ne peut choisir les paquets : le nombre secret est fixé avant que quiconque appuie, et l’appui de chaque personne au départ, que Discord numérote, y est mêlé. En tournoi, l’hôte le tire seul.

rule-auction-turn-up = À tour de rôle, à partir du joueur qui suit le donneur, on *prend* à la couleur retournée, qui devient l’atout, ou on passe. Dès que quelqu’un prend, on ne parle plus.
rule-auction-bids = À tour de rôle, à partir du joueur qui suit le donneur, on annonce les points qu’on pense faire et une couleur d’atout, ou on passe. Chaque enchère doit dépasser la précédente, dans n’importe quelle couleur.
rule-auction-coinche = À tour de rôle, à partir du joueur qui suit le donneur, on annonce les points qu’on pense faire et ce qui sera atout, ou on passe. Chaque enchère doit dépasser la précédente, quel que soit l’atout.
rule-round2-suits-exclude-turned = Si tout le monde passe, on fait un second tour : on prend en nommant une des trois autres couleurs, ou on passe encore.
rule-round2-suits-any = Si tout le monde passe, on fait un second tour : on prend en nommant la couleur de son choix, ou on passe encore.
rule-allpass-dealer-next =
    { $auction ->
        [turn-up] Si tout le monde passe deux fois, on ramasse les cartes et le joueur suivant donne.
       *[bids] Si personne n’annonce rien, on ramasse les cartes et le joueur suivant donne.
    }
rule-allpass-dealer-same =
    { $auction ->
        [turn-up] Si tout le monde passe deux fois, on ramasse les cartes et le même joueur redonne.
       *[bids] Si personne n’annonce rien, on ramasse les cartes et le même joueur redonne.
    }
rules-auction-lead =
    { $side ->
        [player] L’adversaire du donneur entame le premier pli.
       *[team] Le joueur qui suit le donneur entame le premier pli.
    }

rule-reveal-on-lead-false = Après chaque pli, on retourne les cartes qui se trouvaient sous les deux cartes jouées.
rule-reveal-on-lead-true = Qui entame retourne aussitôt la carte du dessous, avant que l’autre réponde ; l’autre la retourne après le pli.
rule-extra-contracts-off = L’atout est toujours une des quatre couleurs.
rule-extra-contracts-no-trumps =
    { $side ->
        [player] On peut aussi nommer *sans atout* : aucune couleur n’est alors atout. C’est notre adaptation : le document ne fait que l’évoquer.
       *[team] On peut aussi annoncer *sans atout* : aucune couleur n’est alors atout.
    }
rule-extra-contracts-all-trumps =
    { $side ->
        [player] On peut aussi nommer *tout atout* : toutes les couleurs ont alors l’ordre de l’atout. C’est notre adaptation : le document ne fait que l’évoquer.
       *[team] On peut aussi annoncer *tout atout* : toutes les couleurs ont alors l’ordre de l’atout.
    }
rule-extra-contracts-both =
    { $side ->
        [player] On peut aussi nommer *sans atout* (aucune couleur n’est atout) ou *tout atout* (toutes ont l’ordre de l’atout). C’est notre adaptation : le document ne fait que les évoquer.
       *[team] On peut aussi annoncer *sans atout* (aucune couleur n’est atout) ou *tout atout* (toutes ont l’ordre de l’atout).
    }
