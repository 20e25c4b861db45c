# The table in its thread: the line under the picture, its buttons, turn notices.
table-deal = Donne { $number }
table-my-hand = Mon jeu
table-last-trick = Dernier pli
table-sheet = Marque
table-more = Plus…
table-commitment = Des donnes honnêtes : toutes viennent d’un nombre secret, fixé d’avance. Son empreinte (SHA-256) est { $hash } ; le nombre lui-même est révélé après la partie.
table-contract = **{ $name }** prend à { $suit_name } { $suit }.
table-took = { $name } prend à { $suit }
table-passed = { $name } passe
table-belote = **{ $name } : « Belote ! »**
table-rebelote = **{ $name } : « Rebelote ! »**
table-drawing = Chacun tire une carte : la plus faible donne.
table-first-deal = On distribue les cartes.
table-next-deal = La donne suivante va commencer.
table-thrown-in = Tout le monde a passé deux fois : on ramasse les cartes, et le joueur suivant donne.
table-over = La partie est finie.
table-turn = C’est à **{ $name }** · { $since }
table-no-trick = Aucun pli n’est encore fini.
table-last-trick-text =
    { $points ->
        [one] { $cards } : pli pour { $name }, { $points } point.
       *[other] { $cards } : pli pour { $name }, { $points } points.
    }
table-no-sheet = La première feuille de marque vient après la première donne.

more-rules = Règles
more-preferences = Préférences
more-fair = **Des donnes honnêtes.** Un nombre secret a été tiré avant la première donne, et son empreinte (SHA-256) affichée : `{ $hash }`. Chaque donne, chaque pile et chaque coupe en découle. Le nombre lui-même est révélé après la partie, pour que chacun puisse vérifier.

notice-thread = { $mention }, c’est à vous : appuyez sur **Mon jeu** à la table.
notice-dm = { $table } : c’est à vous ! { $link }

party-won =
    { $deals ->
        [one] 🏆 **{ $team } gagnent la partie** { $points } à { $other_points }, en une donne.
       *[other] 🏆 **{ $team } gagnent la partie** { $points } à { $other_points }, en { $deals } donnes.
    }
party-drawn = Partie nulle.
party-again = Rejouer
party-partners = Changer de partenaires
party-close = Fermer
party-seed = Le nombre secret de cette partie : { $seed }
party-again-answer = La table suivante est prête : { $link }
party-closed = Merci d’avoir joué ! Le fil est archivé.

# Alt text: what the pictures show, for people who hear it.
alt-scores = Marque : { $first } { $first_points }, { $second } { $second_points }.
alt-dealer = { $name } donne.
alt-drew = { $name } a tiré : { $card }.
alt-turn-up = Carte retournée : { $card }.
alt-passed = { $name } passe.
alt-took = { $name } prend à { $suit }.
alt-contract = Atout { $suit }, pris par { $name }.
alt-played = { $name } { $card }
alt-trick = Sur la table : { $cards }.
alt-last-trick = Dernier pli : { $cards } ; pour { $name }, { $points } points.
alt-won = Plis : { $first } à { $second }.
alt-turn = C’est à { $name }.
alt-your-turn = C’est à vous.
alt-hand = Votre jeu : { $cards }.
alt-playable = Vous pouvez jouer : { $cards }.
