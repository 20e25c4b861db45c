# The table in its thread: the line under the picture, its buttons, turn notices.
table-deal = Donne { $number }
table-my-hand = Mon jeu
table-last-trick = Dernier pli
table-sheet = Marque
table-more = Plus…
# Les annonces des enchères et le contrat. $name est en gras ; $trump est « cœur ♥ », $bid « 90 cœur ♥ ».
table-contract = { $name } prend à { $trump }.
table-contract-chosen = { $name } joue à { $trump }.
table-contract-bid = Contrat : { $bid }, { $name }.
table-exchanged = { $name } a échangé { $own } contre { $card }.
table-takes-up = { $name } prend le chien et écarte autant de cartes.
table-laid-away = { $name } a pris le chien et écarté autant de cartes.
table-taken-up = Vous avez pris au chien : { $cards }.
table-laid = Votre écart : { $cards }.
table-highest-bid = Enchère la plus haute : { $bid }, { $name }.
table-coinche = { $name } : « Coinche ! » La donne compte double.
table-surcoinche = { $name } : « Surcoinche ! » La donne compte { $times } fois.
table-contra = { $name } : « Contra ! » La donne compte double.
table-recontra = { $name } : « Recontra ! » La donne compte { $times } fois.
table-hanging = En suspens, pour qui gagne cette donne : { $points }
table-second-round = Personne n’a pris à la retourne ({ $card }) : deuxième tour.
table-took = { $name } prend à { $trump }
table-bids = { $name } { $bid }
table-passed = { $name } passe
table-schmeiss = { $name } : « Schmeiss ! »
table-agreed = { $name } annule la donne
table-refused = { $name } refuse

# Les annonces. $declarations est « tierce et carré de rois » ; $side est « player » ou « team ».
table-announces = { $name } annonce : { $declarations }.
table-says = { $name } : « { $words } »
    .good = C’est bon !
    .trump = À l’atout !
    .passes = Rien de plus haut.
    .no-good = Pas bon !
    .same = Pareil !
    .plain = Pas à l’atout !
table-says-height = { $declaration }, hauteur { $rank } !
table-says-name = { $name } !
table-declared-best =
    { $side ->
        [player] { $team } a la meilleure annonce : { $points } points.
       *[team] { $team } ont la meilleure annonce : { $points } points.
    }
table-declared-points = { $team } : { $points } points d’annonces.
table-may-show =
    { $side ->
        [player] L’adversaire peut demander à les voir jusqu’à la fin du pli.
        [three] Les deux autres peuvent demander à les voir jusqu’à la fin du pli.
       *[team] L’autre équipe peut demander à les voir jusqu’à la fin du pli.
    }
table-belote = { $name } : « Belote ! »
table-rebelote = { $name } : « Rebelote ! »

# Ce qui se passe maintenant. $when est « dans 8 secondes », $since « il y a 10 secondes ».
table-drawing = Chacun tire une carte : la plus faible donne.
table-first-deal = On distribue les cartes.
table-next-deal = La donne suivante va commencer.
table-cut = À { $name } de couper ; sans réponse, on coupe au hasard ({ $when }).
table-packets = { $name } donne d’abord trois cartes, ou deux ; sans réponse, trois ({ $when }).
table-turn = C’est à { $name } ; sans réponse, un robot joue ({ $when }).
table-turn-robot = C’est à { $name }.
table-knock = Fin des enchères : { $when }. Peut encore coincher : { $names }.
table-may-surcoinche = Fin des enchères : { $when }. Peuvent encore surcoincher (× { $times }) : { $names }.
table-may-answer = Peut surcoincher (× { $times }) : { $name }.
table-declare = Avant la première carte, on fait ses annonces. Début du jeu au plus tard : { $when }.
table-talon = Avant la première carte, on peut en échanger une. Début du jeu au plus tard : { $when }.
table-thrown-in =
    { $auction ->
        [once] Tout le monde a passé : on ramasse les cartes, et
        [agreed] La donne est annulée d’un commun accord, et
        [bids] Personne n’a parlé : on ramasse les cartes, et
       *[turn_up] Tout le monde a passé deux fois : on ramasse les cartes, et
    } { $dealer ->
        [same] le même joueur redonne.
       *[next] le joueur suivant donne.
    }
table-over = La partie est finie.
table-no-trick = Aucun pli n’est encore fini.
table-trick-hidden = À cette table on peut arrêter la partie (L’Arrêt), et personne ne revoit les plis : celui qui est sur la table y reste jusqu’à la carte suivante.
table-last-trick-text =
    { $points ->
        [one] { $cards } : pli pour { $name }, { $points } point.
       *[other] { $cards } : pli pour { $name }, { $points } points.
    }
trick-roem = Roem : { $points }.
table-last-trick-uncounted = { $cards } : pli pour { $name }.
table-no-sheet = La première feuille de marque vient après la première donne.

# Les fins de partie avant le dernier pli. $points est le compte de qui a arrêté.
table-stopped = { $name } arrête la partie : « L’Arrêt ! » Le compte : { $points }, pour un but de { $target }.
table-trump-run = { $name } a les huit atouts : la partie est gagnée sur-le-champ.
stop-called =
    .to-prove =
        { $side ->
            [player] Reste à remplir le contrat : alors la partie est gagnée, sinon elle est perdue.
           *[team] Les preneurs doivent encore remplir leur contrat : alors ils gagnent la partie, sinon ils la perdent.
        }
    .stopped =
        { $side ->
            [player] Le contrat est rempli aussi : la partie est gagnée.
           *[team] Les preneurs ont aussi rempli leur contrat : la partie est gagnée.
        }
    .enough = Le compte est bon : la partie est gagnée sur-le-champ.
    .stopped-in-vain =
        { $side ->
            [player] C’est trop peu : la partie est pour l’adversaire.
           *[team] C’est trop peu : la partie est pour l’autre équipe.
        }
    .proof-failed =
        { $side ->
            [player] Mais le contrat n’est pas rempli : la partie est perdue, et cette donne ne compte pas.
           *[team] Mais les preneurs n’ont pas rempli leur contrat : ils perdent la partie, et cette donne ne compte pas.
        }

more-rules = Règles
more-preferences = Préférences

# Fair deals: the line under the first deal, and what its button tells.
fair-line = 🔒 Donnes honnêtes : { $hash }…
fair-button = Donnes honnêtes
fair-party = Un nombre secret a été tiré avant la première donne. Tout le hasard de cette partie en découle : les paquets, les piles, et les coupes que personne n’a faites. Son empreinte (SHA-256) est
    `{ $hash }`
fair-boards = Toutes les tables ont ces étuis, qui viennent d’un nombre secret tiré d’avance. Son empreinte (SHA-256) est
    `{ $hash }`
fair-later = Le nombre lui-même est révélé ici après la partie, pour que chacun puisse vérifier.
fair-pressed = Mêlés par l’appui de chaque place au départ : { $numbers }
fair-lobby = 🔒 Le nombre secret des donnes est fixé ; son empreinte est `{ $hash }`. Votre appui pour vous asseoir, accepter ou commencer y est mêlé : personne ne peut choisir les paquets.
fair-seed = Le nombre secret :
    `{ $seed }`
    `/exporter` donne le compte rendu de la partie, et `python -m bot verify` la redistribue.

notice-thread = { $mention }, c’est à vous : appuyez sur **Mon jeu**.
notice-dm = C’est à vous ! { $link }

party-won =
    { $side ->
        [player] 🏆 **{ $team } gagne la partie** { $points } à { $other_points }, en
       *[team] 🏆 **{ $team } gagnent la partie** { $points } à { $other_points }, en
    } { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }{ $thrown ->
        [0] .
       *[other] , dont { $played ->
            [one] une jouée
           *[other] { $played } jouées
        }.
    }
party-won-early =
    { $side ->
        [player] 🏆 **{ $team } gagne la partie !** La marque : { $points } à { $other_points }.
       *[team] 🏆 **{ $team } gagnent la partie !** La marque : { $points } à { $other_points }.
    }
party-drawn = Partie nulle.
party-both =
    .higher-score = Les deux camps ont atteint { $target } : le total le plus haut gagne.
    .extend = Les deux camps ont atteint { $target } : après une donne de plus, le total le plus haut gagne.
    .draw = Les deux camps ont atteint { $target } dans la même donne.
    .attackers =
        { $side ->
            [player] Les deux camps ont atteint { $target } dans la même donne : la victoire va à qui y a pris.
           *[team] Les deux camps ont atteint { $target } dans la même donne : les preneurs de cette donne gagnent.
        }
    .last-bidder = Les deux camps ont atteint { $target } dans la même donne : la dernière enchère y décide.
party-one-more = Les deux camps ont atteint { $target } : encore une donne, et le total le plus haut gagne.
party-one-more-deal =
    { $deals ->
        [one] Après { $deals } donne, égalité : une donne de plus décide.
       *[other] Après { $deals } donnes, égalité : une donne de plus décide.
    }
party-several = Plusieurs joueurs ont atteint { $target } : le plus haut total gagne.
party-several-more = Plusieurs joueurs ont atteint { $target } : encore une donne, et le plus haut total gagnera.
party-held-lost =
    { $points ->
        [one] { $points } point encore en jeu est perdu.
       *[other] { $points } points encore en jeu sont perdus.
    }
party-again = Rejouer
party-partners = Changer de partenaires
party-close = Fermer
party-again-answer = La table suivante est prête : { $link }
party-again-begun = La partie suivante a commencé : { $link }
party-closed = Merci d’avoir joué ! Le fil est archivé.

# Alt text: what the pictures show, for people who hear it.
alt-scores = Marque : { $totals }.
alt-deals = Donnes jouées : { $played } sur { $deals }.
alt-held = En jeu d’avant : { $points } points.
alt-dealer = { $name } donne.
alt-drew = { $name } a tiré : { $card }.
alt-above = L’image de ce que dit le texte au-dessus.
alt-turn-up = Carte retournée : { $card }.
alt-stock =
    { $count ->
        [one] Il reste une carte au talon, face cachée.
       *[other] Il reste { $count } cartes au talon, faces cachées.
    }
alt-bottom = Dernière carte du talon : { $card }.
alt-chien = Le chien est sur la table, face cachée.
alt-played = { $name } { $card }
alt-trick = Sur la table : { $cards }.
alt-last-trick =
    { $points ->
        [one] Dernier pli : { $cards } ; pour { $name }, { $points } point.
       *[other] Dernier pli : { $cards } ; pour { $name }, { $points } points.
    }
alt-last-trick-uncounted = Dernier pli : { $cards } ; pour { $name }.
alt-won = Plis : { $tricks }.
# As many numbers as there are teams
points-apart = { $first } à { $second }
alt-run = { $top } à { $bottom }
alt-turn =
    { $count ->
        [one] C’est à { $names }.
       *[other] C’est à { $names }.
    }
alt-your-turn = C’est à vous.
alt-knock = { $clock ->
    [none] Peut encore coincher : { $names }.
   *[runs] Jusqu’à 5 secondes après la dernière passe, peut encore coincher : { $names }.
}
alt-surcoinche = Jusqu’à 15 secondes après la coinche, peuvent encore surcoincher : { $names }.
alt-answer = Peut surcoincher : { $names }.
alt-hand = Votre jeu : { $cards }.
alt-playable = Vous pouvez jouer : { $cards }.
alt-may-lay = Vous pouvez écarter : { $cards }.
alt-field = { $name }, faces visibles : { $cards }.
alt-covering = De celles-ci, sur une carte cachée : { $cards }.
alt-not-covering = De celles-ci, toutes sauf { $cards } sur une carte cachée.
alt-your-covered =
    { $count ->
        [0] Vous n’avez pas de carte cachée.
        [one] Vous avez { $count } carte cachée.
       *[other] Vous avez { $count } cartes cachées.
    }
alt-covered =
    { $count ->
        [0] { $name } n’a pas de carte cachée.
        [one] { $name } a { $count } carte cachée.
       *[other] { $name } a { $count } cartes cachées.
    }

# What can be said at a table by one press.
talk-button = Dire…
talk-about = **Que voulez-vous dire ?** Toute la table le lit pendant deux tours.
phrase-line = 💬 { $name } : { $phrase }
phrase =
    .hello = Bonjour !
    .good-luck = Bonne chance !
    .well-played = Bien joué !
    .thanks = Merci !
    .oops = Oups !
    .bad-luck = Pas de chance !
    .thinking = Je réfléchis…
    .patience = Sans hâte…
    .sorry = Pardon !
    .laughing = Ha ha !
    .again = On rejoue ?
    .goodbye = À bientôt !

# What is left with a card or call where a turn lasts hours or days. $done is “10♥”, “90 ♠”, “pass”.
note-button = Un mot avec mon coup…
note-about = Toute la table le lit à côté de votre prochaine carte ou annonce. Laissez vide pour ne rien dire.
note-field = Votre mot
note-line = 📝 { $name }, { $done } : { $text }
note-waits = 📝 Avec votre prochaine carte ou annonce : { $text }
