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
rules-declarations-show = L’autre camp peut demander à voir les cartes qui comptent, jusqu’à la fin du pli suivant.

rule-declarations-off = Il n’y a pas d’annonces : les suites et les carrés ne rapportent rien.
rule-declarations-first-trick = On annonce en jouant sa carte du premier pli, et seulement le genre : « une cinquante », « un carré de rois ».
rule-declarations-immediate = On annonce et on montre à tous dès que l’atout est fixé, avant la première carte. On interroge tout le monde, même qui n’a rien.
rule-decl-contest-winner-takes-all =
    { $side ->
        [player] Seul le joueur qui a la plus forte annonce marque, et toutes les siennes ; l’autre ne marque aucune annonce.
       *[team] Seule l’équipe qui a la plus forte annonce marque, et toutes celles des deux partenaires ; l’autre équipe ne marque aucune annonce.
    }
rule-decl-contest-per-type = Les annonces de genres différents comptent toutes, dans les deux camps. Si les deux camps ont le même genre, seul celui qui a la plus forte marque ce genre.
rule-decl-contest-moment-after-trick1 = On compare les annonces après le premier pli.
rule-decl-contest-moment-during-trick2 = On compare les annonces pendant le deuxième pli : qui a fait le premier nomme sa plus forte, et chacun après lui une plus forte encore, ou passe.
rule-decl-contest-moment-before-first-lead = On compare les annonces avant l’entame.
rule-decl-equal-earlier-seat = Entre annonces en tout point égales, la plus forte est celle de qui parle en premier.
rule-decl-equal-none = Si les meilleures annonces des deux camps sont en tout point égales, personne ne les marque, ni aucune plus faible.
rule-long-runs-cap5 = Une suite de six, sept ou huit cartes compte comme une suite de cinq.
rule-long-runs-true-length = Une suite de six, sept ou huit cartes vaut aussi 100 points, et bat toute suite plus courte.
rule-long-run-split-false = Le reste d’une longue suite n’en fait pas une seconde.
rule-long-run-split-true = Le reste d’une longue suite peut en faire une seconde : huit cartes qui se suivent font cinq et trois.
rule-trump-run-wins-false = Les huit atouts dans la même main ne font pas gagner la partie.
rule-trump-run-wins-true = Les huit atouts dans la même main font gagner toute la partie sur-le-champ.

rule-belote-on =
    { $side ->
        [player] Le roi et la dame d’atout, joués tous deux par la même personne, font la *belote*, qui vaut 20 points.
       *[team] Le roi et la dame d’atout dans la même main font la *belote*, qui vaut 20 points.
    }
rule-belote-off = La belote n’est pas comptée : le roi et la dame d’atout ne rapportent rien de plus.
rules-belote-no-trumps = À sans atout, il n’y a pas de belote.
rule-belote-ta-none = À tout atout, il n’y a pas de belote.
rule-belote-ta-each-suit = À tout atout, chaque couleur a sa belote : jusqu’à quatre, 20 points chacune.
rule-belote-order-free = On joue d’abord l’un ou l’autre, peu importe.
rule-belote-order-king-first =
    { $side ->
        [player] Le roi doit être joué avant la dame, si tous deux sont visibles.
       *[team] Le roi doit être joué avant la dame.
    }
rule-belote-announce-auto = Les mots *belote* et *rebelote* sont dits pour vous.
rule-belote-announce-prompt = À la première carte, vous choisissez de dire *belote* ou non ; *rebelote* est ensuite dit pour vous.
rule-belote-announce-strict = Dites *belote* avec la première carte et *rebelote* avec la seconde : chacune a un bouton avec le mot et un autre sans. Si vous oubliez un des deux mots, la belote ne compte pas.
rule-belote-on-dedans-owner = La belote est inviolable : qui l’a garde ses 20 points, même si la donne est perdue.
rule-belote-on-dedans-to-defence = Si le preneur est dedans, ses 20 points vont à la défense.
