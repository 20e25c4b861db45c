lesson-title = Apprendre la belote
lesson-intro = Six petites leçons, une vingtaine de minutes : regardez les cartes, appuyez sur une réponse, lisez pourquoi. Arrêtez quand vous voulez ; je retiens où vous en êtes.
lesson-all-done = Vous avez fait les six. Place à une vraie partie !
lesson-rules = -# Avec les règles de : { $rules }.
lesson-choose = Aller à une leçon
lesson-choose-course = D’autres règles
lesson-begin = Commencer
lesson-continue = Continuer
lesson-heading = { $step } sur { $steps }
lesson-right = **C’est juste.**
lesson-next = Suivant
lesson-next-lesson = Leçon suivante
lesson-finish = Votre première partie
lesson-contents = Toutes les leçons
lesson-rule = -# La règle : { $rule }

lesson-name =
    .cards = Les cartes et leur ordre
    .playing = Fournir et couper
    .taking = Prendre
    .counting = Compter
    .declaring = Belote et annonces
    .bidding = Enchères et coinche

# Places at the table, as the learner sees them; they stand on small plates.
lesson-place =
    .you = Vous
    .right = Droite
    .partner = Partenaire
    .left = Gauche
lesson-played = { $name } : { $card }
lesson-trump = Atout : { $trump }.
lesson-standing-bid = Dernière enchère : { $bid }, { $name }.
lesson-last-trick = Dernier pli : { $cards } ; remporté par : { $name }.

# Answers
lesson-answer =
    .made = Fait
    .failed = Chuté
    .we = Nous
    .they = Eux
lesson-answer-carre = carré

# What is said to a wrong answer; then one tries again.
lesson-lower = { $card } est plus faible que { $other } ici.
lesson-lost = Dans ce pli, { $other } l’emporte sur { $card }.
lesson-fewer = Vous pouvez jouer { $card }, mais cela rapporte { $points } ; { $other } rapporte { $most }.
lesson-no-belote = { $card } n’en fait pas partie : la belote, c’est le roi et la dame d’atout dans une même main.
lesson-sum = Additionnez les cartes dans l’ordre où elles ont été jouées : { $sum }.
lesson-whole = Les cartes font { $cards } ensemble, et le dernier pli en rapporte { $last } de plus.
lesson-compared = Cela fait { $points } contre { $others } : le camp preneur doit en avoir plus.
lesson-bid-compared = On avait annoncé { $bid }, on a fait { $points }.
lesson-written = Le camp preneur a moins que l’autre : il ne marque rien, et l’autre marque toute la donne.
lesson-written-doubled = L’enchère a chuté : c’est à vous de marquer, et la coinche double le tout. Comptez : { $sum }.
lesson-other-declaration = Regardez encore : trois cartes qui se suivent dans une couleur font une tierce, quatre une cinquante, cinq ou plus un cent ; quatre cartes de même hauteur, un carré.
lesson-contest = Seule la plus haute compte : quatre cartes qui se suivent battent trois, quelles qu’elles soient.
lesson-take = Regardez encore : vous auriez le valet, le neuf et l’as d’atout, et un as à côté. C’est une main pour prendre.
lesson-pass = Regardez encore : pas de cœur, pas d’as, pas de dix. Laissez prendre les autres.
lesson-best-suit = Cherchez la couleur où vous avez le valet et le neuf.
lesson-coinche-it = Pesez leurs chances : vous avez les trois plus forts atouts et tous les as. Doublez !

# 1 The cards
lesson-step =
    .ten = Il y a quatre couleurs de huit cartes. De la plus forte à la plus faible, avec leurs points : { $plain }. Lequel de vos piques est le plus fort ?
    .led = Chacun joue une carte : c’est un pli. La plus forte carte de la couleur demandée l’emporte. On a entamé { $first } : qui gagne ?
    .jack = À chaque donne, une couleur est atout, et ses cartes ont un autre ordre : { $trumps }. Atout cœur. Laquelle des vôtres est la plus forte ?
    .nine = Encore atout cœur, et le valet est ailleurs. Laquelle des vôtres est la plus forte maintenant ?
    .ruff = Votre partenaire a entamé { $first } ; vous n’aviez pas de pique et avez joué { $third }, de l’atout. Qui gagne ?
    .follow = Un adversaire entame { $first }. Quelle carte pouvez-vous jouer ? Appuyez sur l’une d’elles.
    .ruffing = On a entamé { $first }, et vous n’avez pas de pique. Atout cœur. Quelle carte pouvez-vous jouer ?
    .overtrump = Votre partenaire a entamé { $first }, et un adversaire a coupé : { $second }. Vous non plus, vous n’avez pas de pique. Quelle carte pouvez-vous jouer ?
    .beat = Un adversaire entame atout : { $first }. Quelle carte pouvez-vous jouer ?
    .partner = Votre partenaire est maître avec { $second }, et vous jouez en dernier. Vous n’avez pas de pique. Quelle carte rapporte le plus de points à votre équipe ?
    .win = Un adversaire a entamé { $first }, et vous jouez en dernier. Gagnez le pli !
    .strong = Au début, vous avez cinq cartes, et on en retourne une : { $turned }. Qui la prend choisit cœur comme atout et doit faire plus de points que les autres. Vous prenez, ou vous passez ?
    .weak = La retourne : { $turned }. Vous prenez, ou vous passez ?
    .second = Personne n’a pris { $turned }. Chacun peut maintenant nommer une autre couleur, une fois. Et vous ?
    .promise = Vous avez pris. À la fin, votre équipe a 76 points, les autres 86. Est-ce fait ?
    .plain = Après la donne, on compte les points des plis : { $plain }. Que vaut ce pli ? Atout cœur.
    .trumps = Atout cœur : { $trumps }. Que vaut ce pli ?
    .whole-asked = Les 32 cartes valent 152 points, et le dernier pli en rapporte 10 de plus. Combien de points dans une donne ?
    .made = Vous avez pris et vous avez 88 points ; les autres 74. Fait ou chuté ?
    .dedans = Vous avez pris, mais vous n’avez que 70 points ; les autres 92. Combien marquent les autres ?
    .belote = Le roi et la dame d’atout dans une même main font une belote, qui rapporte 20 points. Atout cœur. Appuyez sur l’un des deux.
    .helps = Vous avez pris et vous avez 72 points de plis, et une belote ; les autres ont 90 points de plis. Fait ou chuté ?
    .tierce = Certains jeux ont des annonces : des cartes qui rapportent parce qu’on les a en main. Une suite va ainsi, dans toutes les couleurs : { $ranks }. Qu’avez-vous ?
    .contest-asked = Votre partenaire a { $ours }, un adversaire { $theirs }. Qui marque ?
    .carre = Et ici, qu’avez-vous ?
    .bid = À la coinche, on ne retourne pas de carte. On annonce combien de points son équipe va faire, et avec quel atout. Que dites-vous ?
    .higher = Les adversaires ont annoncé { $bid }. Vous voudriez jouer à cœur. Quelle enchère pouvez-vous faire ?
    .short = Votre équipe a annoncé 100 à cœur et a fait 96 points. Fait ou chuté ?
    .coinche = Les adversaires ont annoncé { $bid }. Regardez vos cartes. Que dites-vous ?
    .doubled = Ils ont annoncé 100 et vous avez coinché. Ils n’ont fait que 80. Combien de points marquez-vous ?
lesson-step-why =
    .ten = Le dix vient juste après l’as. Tout le monde s’y laisse prendre une fois.
    .led = Le dix de carreau était le plus fort carreau. L’as d’une autre couleur ne gagne rien.
    .jack = À l’atout, le valet est en tête, et c’est la carte la plus chère du jeu.
    .nine = À l’atout, le neuf est deuxième, devant l’as. Dans les autres couleurs, il ne vaut rien.
    .ruff = N’importe quel atout, même le sept, bat toutes les cartes des autres couleurs.
    .follow = Quand on a la couleur demandée, on en joue : c’est « fournir ». Le reste vient après.
    .ruffing = Si vous ne pouvez pas fournir et que les adversaires sont maîtres, il faut couper.
    .overtrump = Quand un adversaire a coupé, il faut un atout plus fort, si vous en avez un.
    .beat = À l’atout, il ne suffit pas de fournir : on monte si l’on peut.
    .partner = Quand le pli est à votre partenaire, chargez-le de points.
    .win = L’as bat le dix. Les quatre cartes sont à votre équipe.
    .strong = Valet, neuf et as d’atout, et de bons piques à côté. Si vous prenez, vous recevez { $turned } et deux autres cartes.
    .weak = Sans atout et sans as, ce serait un cadeau pour les autres. Passer ne coûte rien.
    .second = Valet et neuf de pique, et deux as : pique vaut l’essai.
    .promise = Qui prend doit avoir plus de points que les autres : au moins { $half } sur { $all }.
    .plain = Dans les plis, tout tourne autour des as et des dix.
    .trumps = Le valet et le neuf d’atout valent 34 à eux deux : plus que trois as.
    .whole-asked = Chaque donne se joue sur { $all } points. Ces dix points du dernier pli s’appellent le *dix de der*.
    .made = Vous marquez 88, les autres 74. Et ainsi de suite, donne après donne, jusqu’à ce qu’une équipe arrive au but.
    .dedans = Cela s’appelle être *dedans* : vos plis ne vous rapportent rien, et les autres marquent les { $all } points. Pensez-y avant de prendre.
    .belote = Avec l’un on dit « belote », avec l’autre « rebelote ». Ensemble, ils rapportent 20 points.
    .helps =
        { $answer ->
            [made] Avec la belote, cela fait 92 contre 90 : c’est fait.
           *[failed] Ici, la belote n’aide pas à faire le contrat : 72 contre 90. Ses 20 points, vous les marquez quand même.
        }
    .tierce = Trois cartes qui se suivent dans une couleur font une tierce : 20 points. Quatre font une cinquante (50), cinq un cent (100). On l’annonce avec sa première carte.
    .contest-asked = Seul le camp qui a la plus haute annonce marque, et alors toutes les siennes.
    .carre = Quatre cartes de même hauteur font un carré. Les valets rapportent 200 points, les neuf 150 ; les as, dix, rois et dames 100.
    .bid = Valet, neuf, as et roi de cœur : une enchère à cœur. Plus on annonce, plus on promet.
    .higher = Chaque enchère doit dépasser la précédente. La plus haute donne le contrat.
    .short = Une enchère est une promesse : 96 points ne suffisent pas pour une enchère de 100, même si vous en avez plus que les autres.
    .coinche = « Coinche » double l’enjeu de la donne et met fin aux enchères. Contre ces atouts, ils ne peuvent guère réussir.
    .doubled = Une enchère chutée vous revient, et votre coinche la double : { $sum } = { $points } points. À vous de jouer !

# 2 Playing

# 3 Taking

# 4 Counting

# 5 Belote and declarations

# 6 Bids

# The end
lesson-end-title = Place à la première partie
lesson-end = Appuyez sur le bouton : trois robots, débutants eux aussi, jouent avec vous, à votre rythme. Plus tard, `/entraînement` fait de même, où vous voulez ; entre amis, `/belote` dans un salon ouvre une table. Les cartes que vous pouvez jouer s’éclairent, une carte grise vous dit pourquoi elle doit attendre, et **Conseil** en propose une et dit pourquoi. `/règles` vous redit tout.
