rules-declarations-runs = **Les suites** dans une couleur ({ $ranks }) : trois cartes, une *tierce*, 20 points ; quatre, une *cinquante*, 50 ; cinq, un *cent*, 100.
rules-declarations-squares = **Le carré**, quatre cartes de même hauteur : valets 200 points, neuf 150, as, dix, rois ou dames 100. Les huit et les sept ne comptent pas.
rules-declarations-no-trumps = À sans atout, l’ordre change : as 200 points, dix 150, rois, dames, valets ou neuf 100.
rules-declarations-one-card =
    { $belote ->
        [on] Une carte ne compte que dans une annonce, mais le roi et la dame d’atout peuvent faire la belote en plus.
       *[off] Une carte ne compte que dans une annonce.
    }
rules-declarations-visible = On n’annonce que ses huit cartes visibles avant l’entame.
rules-declarations-free = La meilleure annonce vous est proposée : vous pouvez choisir d’autres cartes, ou ne rien dire. Ce qui n’est pas annoncé ne compte pas.
rules-declarations-ranking = Un carré bat toute suite ; le plus fort est celui de valets, puis neuf, as, dix, rois, dames. Une suite plus longue bat une plus courte ; à longueur égale, la plus haute l’emporte, puis l’atout.
rules-declarations-good = Entre suites de même longueur, le premier à parler nomme sa plus haute carte ; l’autre en nomme une plus haute, ou dit « bon ! » sans rien montrer.
rules-declarations-show =
    { $side ->
        [three] Les autres peuvent demander à voir les cartes qui comptent, jusqu’à la fin du pli suivant.
       *[team] L’autre camp peut demander à voir les cartes qui comptent, jusqu’à la fin du pli suivant.
    }

rules-belote-no-trumps = À sans atout, il n’y a pas de belote.
