# Bulgarian belot: the ladder, and what is written in tens.

rules-ladder-contra = Un adversaire de la dernière enchère peut dire *contra* à son tour : la donne compte double.
rules-ladder-recontra = Le camp de cette enchère peut alors dire *recontra* à son tour : la donne compte quatre fois.
rules-ladder-end = Trois passes de suite après une autre parole terminent les enchères.
rules-ladder-totals = À sans atout, les points des plis comptent double : une donne en a 260, et 258 à tout atout. Seuls les 90 d’un capot ne sont pas doublés.
rules-ladder-no-declarations = À sans atout, on n’annonce rien, pas même un carré.
rules-ladder-trickless = Un camp sans pli marque quand même ses annonces qui comptent.
rules-tens-points = Chaque camp additionne ses plis, avec 10 de der, ses annonces et ses belotes, et 90 pour tous les plis.
rules-tens-made = **Contrat fait** : l’attaque a plus, et chaque camp marque ses dizaines.
rules-tens-inside = **Dedans** : l’attaque a moins, et la défense marque les dizaines des deux camps.
rules-tens-tie = **En suspens** (égalité) : la défense marque ses dizaines, celles de l’attaque sont en suspens, et qui gagne la donne suivante les prend.
rules-tens-doubled = Après un contra ou un recontra, qui a plus marque les dizaines des deux camps, multipliées ; à égalité, tout reste en suspens.
