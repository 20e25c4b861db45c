rules-source = Source : règles { $sections }

rules-title-cards = Les cartes
rules-title-dealing = La donne
rules-title-auction = Les enchères
rules-title-play = Le jeu de la carte
rules-title-belote = Belote et rebelote
rules-title-scoring = Le compte d’une donne
rules-title-end = La fin de la partie
