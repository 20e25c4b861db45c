rules-source = Source : règles { $sections }

rules-title-cards = Les cartes
rules-cards-players = Quatre joueurs en deux équipes, les partenaires face à face, et 32 cartes, du 7 à l’as.
rules-cards-trump = **À l’atout**, de la plus forte à la plus faible, avec leurs points : { $trumps }
rules-cards-plain = **Dans les autres couleurs** : { $plain }
rules-cards-points = Cela fait 152 points. Le dernier pli, le *dix de der*, en rapporte 10 de plus : { $all } en tout.
rules-cards-winner = Un atout bat toute autre carte ; sinon, la plus forte carte de la couleur demandée l’emporte.

rules-title-dealing = La donne
rule-direction-ccw = On donne, on parle et on joue dans le sens inverse des aiguilles d’une montre.
rule-direction-cw = On donne, on parle et on joue dans le sens des aiguilles d’une montre.
rule-first-dealer-lowest-card = Chacun tire une carte, et la plus faible donne en premier (le 7 est la plus basse, l’as la plus haute) ; à égalité, on tire à nouveau.
rule-first-dealer-random = Le premier donneur est tiré au sort.
rule-shuffle-cut-only = On mélange une seule fois, avant la première donne. Ensuite on ramasse les plis tels quels, et le joueur placé avant le donneur coupe.
rule-shuffle-every-deal = On mélange avant chaque donne.
rule-packets-3-2 = Chacun reçoit trois cartes, puis deux, et la carte suivante est retournée.
rule-packets-2-3 = Chacun reçoit deux cartes, puis trois, et la carte suivante est retournée.
rules-dealing-after-take = Après la prise, le preneur reçoit la retourne et deux cartes, les autres en reçoivent trois. Chacun a alors huit cartes en main.
rules-dealing-fair = Tout le hasard vient d’un nombre secret fixé avant la première donne. Son empreinte est affichée à la table et le nombre est révélé après la partie : chacun peut vérifier toutes les donnes.

rules-title-auction = La prise
rules-auction-first-round = À tour de rôle, à partir du joueur qui suit le donneur, on *prend* à la couleur retournée, qui devient l’atout, ou on passe. Dès que quelqu’un prend, on ne parle plus.
rule-round2-suits-exclude-turned = Si tout le monde passe, on fait un second tour : on prend en nommant une des trois autres couleurs, ou on passe encore.
rule-round2-suits-any = Si tout le monde passe, on fait un second tour : on prend en nommant la couleur de son choix, ou on passe encore.
rule-allpass-dealer-next = Si tout le monde passe deux fois, on ramasse les cartes et le joueur suivant donne.
rule-allpass-dealer-same = Si tout le monde passe deux fois, on ramasse les cartes et le même joueur redonne.
rules-auction-contract = Le preneur et son partenaire doivent faire plus de points que les autres.
rules-auction-lead = Le joueur qui suit le donneur entame le premier pli.

rules-title-play = Le jeu de la carte
rules-play-intro = Qui remporte un pli entame le suivant.
rule-head-trump-always = **a** On demande atout et vous en avez : montez si vous pouvez, même sur votre partenaire ; sinon jouez un atout quelconque.
rule-head-trump-unless-partner-master = **a** On demande atout et vous en avez : montez si vous pouvez, sauf si votre partenaire est maître ; sinon jouez un atout quelconque.
rules-play-b = **b** On demande atout et vous n’en avez pas : jouez ce que vous voulez.
rule-head-plain-no = **c** On demande une autre couleur et vous en avez : jouez une carte quelconque de cette couleur.
rule-head-plain-unless-partner-master = **c** On demande une autre couleur et vous en avez : montez si vous pouvez, sauf si votre partenaire est maître ; sinon jouez une carte quelconque de cette couleur.
rule-head-plain-always = **c** On demande une autre couleur et vous en avez : montez si vous pouvez ; sinon jouez une carte quelconque de cette couleur.
rules-play-d = **d** Vous ne pouvez pas fournir et un adversaire est maître sans atout : il faut couper.
rule-undertrump-opp-required = **e** Vous ne pouvez pas fournir et un adversaire est maître avec un atout : surcoupez ; si vous ne pouvez pas, pissez à l’atout.
rule-undertrump-opp-optional = **e** Vous ne pouvez pas fournir et un adversaire est maître avec un atout : surcoupez ; si vous ne pouvez pas, jouez ce que vous voulez.
rule-partner-plain-free = **f** Vous ne pouvez pas fournir et votre partenaire est maître sans atout : jouez ce que vous voulez.
rule-partner-plain-must-trump = **f** Vous ne pouvez pas fournir et votre partenaire est maître sans atout : il faut couper.
rule-partner-trump-free = **g, h** Vous ne pouvez pas fournir et votre partenaire est maître avec un atout : jouez ce que vous voulez, même un atout plus faible.
rule-partner-trump-no-undertrump-if-can-over = **g** Vous ne pouvez pas fournir, votre partenaire est maître avec un atout et vous pourriez surcouper : surcoupez ou défaussez-vous, mais sans pisser.
    • **h** De même, mais vous ne pourriez pas surcouper : jouez ce que vous voulez.
rule-partner-trump-must-piss = **g** Vous ne pouvez pas fournir, votre partenaire est maître avec un atout et vous pourriez surcouper : surcoupez ou défaussez-vous, mais sans pisser.
    • **h** De même, mais vous ne pourriez pas surcouper : pissez à l’atout.
rule-partner-trump-must-trump-any = **g, h** Vous ne pouvez pas fournir et votre partenaire est maître avec un atout : jouez un atout quelconque.
rules-play-i = **i** Vous n’avez ni la couleur demandée ni atout : jouez ce que vous voulez.

rules-title-belote = Belote et rebelote
rule-belote-on = Le roi et la dame d’atout dans la même main font la *belote* : 20 points pour l’équipe.
rule-belote-off = La belote n’est pas comptée : le roi et la dame d’atout ne rapportent rien de plus.
rule-belote-order-free = On joue d’abord l’un ou l’autre, peu importe.
rule-belote-order-king-first = Le roi doit être joué avant la dame.
rule-belote-announce-auto = Les mots *belote* et *rebelote* sont dits pour vous.
rule-belote-announce-prompt = À la première carte, vous choisissez de dire *belote* ou non ; *rebelote* est ensuite dit pour vous.
rule-belote-announce-strict = Dites *belote* avec la première carte et *rebelote* avec la seconde : chacune a un bouton avec le mot et un autre sans. Si vous oubliez un des deux mots, la belote ne compte pas.
rule-belote-on-dedans-owner = La belote est inviolable : l’équipe garde ses 20 points même si elle perd la donne.
rule-belote-on-dedans-to-defence = Si le preneur est dedans, ses 20 points vont à la défense.

rules-title-scoring = Le compte d’une donne
rules-scoring-intro = Chaque équipe compte les cartes de ses plis, plus 10 pour le dernier.
rule-contract-basis-all = L’attaque doit faire plus que la défense ; tout compte, la belote aussi.
rule-contract-basis-tricks-belote = L’attaque doit faire plus que la défense ; la belote compte pour qui l’a, pour faire le contrat comme pour mettre dedans.
rule-contract-basis-tricks = L’attaque doit faire plus que la défense avec les seules cartes ; la belote n’aide pas.
rules-scoring-made = **Contrat fait** : chaque équipe marque ce qu’elle a.
rules-scoring-dedans = **Dedans** (l’attaque a moins) : elle ne marque rien, la défense marque { $all }.
rules-scoring-capot = **Capot** (une équipe fait les huit plis) : elle marque { $capot }, l’autre rien.
rule-tie-rule-takers-win = **Égalité** : cela suffit à l’attaque, et chaque équipe marque ce qu’elle a.
rule-tie-rule-takers-lose = **Égalité** : cela ne suffit pas, l’attaque est dedans.
rule-tie-rule-litige = **Litige** (égalité) : la défense marque ses points ; ceux de l’attaque sont remis en jeu et vont à l’équipe qui gagne la donne suivante.
rule-tie-rule-abeyance = **Égalité** : tous les points attendent la donne suivante. Si la même équipe la gagne, chacun reprend les siens ; sinon l’autre équipe prend tout.
rule-litige-belote-carve = En cas de litige, l’attaque marque sa belote tout de suite ; seul le reste est remis en jeu.
rule-litige-belote-hold = La belote d’une donne à égalité attend avec les autres points.
rule-rounding-off = Les points ne sont pas arrondis.
rule-rounding-nearest10 = Les points sont arrondis à la dizaine la plus proche.
rule-rounding-nearest5 = Les points sont arrondis au multiple de 5 le plus proche.
rule-rounding-up10 = Les points sont arrondis à la dizaine supérieure.
rule-rounding-up5 = Les points sont arrondis au multiple de 5 supérieur.
rule-rounding-complement10 = Les points des plis sont arrondis à la dizaine (5 vers le bas), pour que les deux équipes fassent 160 ensemble.

rules-title-party = La partie
rule-end-mode-target = La partie s’arrête dès qu’une équipe a { $target } points ou plus.
rule-end-mode-deals = La partie compte { $deals } donnes, et le plus haut total gagne ; à égalité, on joue une donne de plus.
rule-both-reach-higher-score = Si les deux équipes y arrivent à la même donne, le plus haut total gagne ; à égalité, on joue une donne de plus.
rule-both-reach-extend = Si les deux équipes y arrivent à la même donne, on joue une donne de plus et le plus haut total gagne.
rule-both-reach-draw = Si les deux équipes y arrivent à la même donne, la partie est nulle.
rule-both-reach-attackers = Si les deux équipes y arrivent à la même donne, l’attaque de cette donne gagne.
rule-both-reach-last-bidder = Si les deux équipes y arrivent à la même donne, l’équipe de la dernière enchère gagne.
rule-held-at-end-lost = Les points encore en jeu à la fin de la partie sont perdus.
rule-held-at-end-to-owner = Les points encore en jeu à la fin de la partie vont à l’équipe qui les a faits.
rules-party-thrown-in = Une donne où personne n’a pris ne compte pas.
