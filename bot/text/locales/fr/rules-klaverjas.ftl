rules-roem-runs = Trois cartes qui se suivent dans une couleur, dans le même pli, valent 20 points, quatre en valent 50 ; la suite va de l’as au sept dans l’ordre naturel.
rules-roem-stuk = Le *stuk*, roi et dame d’atout dans le même pli, vaut 20 points, même à côté d’une suite.
rules-roem-four = Quatre cartes de même rang dans un pli valent 100 points.
rules-roem-winner = Le roem va à qui gagne le pli, peu importe qui en a joué les cartes.
rules-choice-reached = Chaque camp compte les cartes de ses plis, plus 10 pour le dernier, et son roem. L’attaque doit faire plus de la moitié de tout cela.
rules-choice-made = **Contrat fait** : chaque camp marque ce qu’il a.
rules-choice-nat = **Nat** (contrat chuté) : la défense marque { $all } et le roem des deux camps.
rules-choice-pit = **Pit** (tous les plis pour l’attaque) : { $all }, 100 de plus et son roem.
