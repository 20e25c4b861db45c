rules-cards-pack = 32 cartes, du 7 à l’as.
rules-cards-trump = **À l’atout**, de la plus forte à la plus faible, avec leurs points : { $trumps }
rules-cards-plain = **Dans les autres couleurs** : { $plain }
rules-cards-no-trumps = **Sans atout**, dans chaque couleur : { $no_trumps }
rules-cards-all-trumps = **Tout atout**, dans chaque couleur : { $all_trumps }
rules-cards-points = Cela fait 152 points. Le dernier pli, le *dix de der*, en rapporte 10 de plus : { $all } en tout.
rules-cards-winner = Un atout bat toute autre carte ; sinon, la plus forte carte de la couleur demandée l’emporte.
rules-cards-no-suit = À sans atout et à tout atout, seule la couleur demandée peut l’emporter.

rules-dealing-turns = On donne à tour de rôle.
rules-dealing-cut =
    { $side ->
        [player] L’adversaire du donneur coupe : un bouton propose quelques endroits, et au bout de 10 secondes le hasard coupe. Il reste au moins trois cartes de chaque côté.
       *[team] Le joueur placé avant le donneur coupe : un bouton propose quelques endroits, et au bout de 10 secondes le hasard coupe. Il reste au moins trois cartes de chaque côté.
    }
rules-dealing-last-card = La dernière carte posée, une de celles du donneur, sert de retourne. Elle reste où elle est, quel que soit le preneur.
rules-dealing-after-take = Après la prise, le preneur reçoit la retourne et deux cartes, les autres en reçoivent trois. Chacun a alors huit cartes en main.
rules-dealing-fair = Tout le hasard vient d’un nombre secret fixé avant la première donne. Son empreinte est affichée à la table et le nombre est révélé après la partie : chacun peut vérifier toutes les donnes.
rules-dealing-nonces = Personne ne peut choisir les paquets : le nombre secret est fixé avant que quiconque appuie, et l’appui de chaque personne au départ, que Discord numérote, y est mêlé. En tournoi, l’hôte le tire seul.

rules-auction-lead =
    { $side ->
        [player] L’adversaire du donneur entame le premier pli.
       *[team] Le joueur qui suit le donneur entame le premier pli.
    }
