lesson-title = Apprendre à jouer
lesson-intro =
    { $technique ->
        [0] De petites leçons sur les règles : { $rules }, en { $minutes } minutes. Regardez les cartes, appuyez sur une réponse, lisez pourquoi. Arrêtez quand vous voulez ; je retiens où vous en êtes.
       *[other] De petites leçons : { $rules } sur les règles, en { $minutes } minutes, puis { $technique } de technique. Regardez les cartes, appuyez sur une réponse, lisez pourquoi. Arrêtez quand vous voulez ; je retiens où vous en êtes.
    }
lesson-all-done = Vous avez fait les { $lessons } leçons. Place à une vraie partie !
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
lesson-technique-intro =
    Vous connaissez les règles. { $technique ->
        [one] Une autre leçon montre
       *[other] { $technique } autres leçons montrent
    } comment bien jouer ; comptez encore { $minutes } minutes.
lesson-of-rules = Les règles
lesson-of-technique = La technique
lesson-to-technique = Passer à la technique
lesson-gone = Déjà joué : { $cards }
lesson-contents = Toutes les leçons
lesson-rule = -# La règle : { $rule }

lesson-name =
    .cards = Les cartes et leur ordre
    .playing = Fournir et couper
    .taking = Prendre
    .counting = Compter
    .declaring = Belote et annonces
    .bidding = Enchères et coinche
    .trumps = Faire tomber les atouts
    .ruffs = Couper et faire couper
    .masters = Compter les cartes
    .loading = Charger ou garder
    .signals = Appels et défausses
    .convention = Ce que disent les enchères
    .ladder = L’échelle des atouts
    .tens = Dizaines, dedans et en suspens
    .belot-declarations = Belote et annonces
    .contra = Contra et capot
    .ladder-convention = Ce que montre une enchère
    .towns = La carte qu’il faut jouer
    .choosing = Jouer ou passer
    .nat = Fait ou nat
    .roem = Le roem
    .boom = Pit et boom
    .choice-convention = Ce que montre qui joue
    .one-against-two = Un contre deux
    .each-their-own = Ce que chacun marque
    .defending = En défense
    .chien = Le chien
    .schmeissing = Prendre, passer, schmeiss
    .dix = Neuf cartes et le dix
    .sequences = Les suites à voix haute

# Places at the table, as the learner sees them; they stand on small plates.
lesson-place =
    .you = Vous
    .right = Droite
    .partner = Partenaire
    .left = Gauche
    .opponent = Adversaire
lesson-played = { $name } : { $card }
lesson-trump = Atout : { $trump }.
lesson-standing-bid = Dernière enchère : { $bid }, { $name }.
lesson-last-trick = Dernier pli : { $cards } ; remporté par : { $name }.
# Who chose the trump, at the beginning of a sentence.
lesson-took =
    .you =
        { $auction ->
            [ladder] La dernière enchère est la vôtre
            [choice] Vous jouez à cœur
           *[other] Vous avez pris
        }
    .partner =
        { $auction ->
            [ladder] La dernière enchère est de votre partenaire
            [choice] Votre partenaire joue à cœur
           *[other] Votre partenaire a pris
        }
    .opponent =
        { $auction ->
            [ladder] La dernière enchère est d’un adversaire
            [choice] Un adversaire joue à cœur
           *[other] Un adversaire a pris
        }

# Answers
lesson-answer =
    .made = Fait
    .failed = Chuté
    .we = Nous
    .they = Eux
    .either = Valet ou neuf
    .both = Valet et neuf
    .both-sides = Les deux camps
    .yes = Oui
    .no = Non
    .nobody = Personne
    .good = « Bon »
    .no-good = « Pas bon »
    .same = « Pareil »
lesson-answer-carre = carré

# What is said to a wrong answer; then one tries again.
lesson-lower = { $card } est plus faible que { $other } ici.
lesson-lost = Dans ce pli, { $other } l’emporte sur { $card }.
lesson-fewer = Vous pouvez jouer { $card }, mais cela rapporte { $points } ; { $other } rapporte { $most }.
lesson-no-belote = { $card } n’en fait pas partie : la belote, c’est le roi et la dame d’atout dans une même main.
lesson-sum = Additionnez les cartes dans l’ordre où elles ont été jouées : { $sum }.
lesson-worth = Additionnez-les : { $sum }.
lesson-whole = Les cartes font { $cards } ensemble, et le dernier pli en rapporte { $last } de plus.
lesson-compared =
    { $auction ->
        [three] Cela fait { $points } contre { $others } : comparez un à un.
        [clobyosh] Cela fait { $points } contre { $others } : le preneur doit en avoir plus.
        [choice] Cela fait { $points } contre { $others } : qui joue doit en avoir plus.
        [ladder] Cela fait { $points } contre { $others } : l’attaque doit en avoir plus.
       *[other] Cela fait { $points } contre { $others } : le camp preneur doit en avoir plus.
    }
lesson-bid-compared = On avait annoncé { $bid }, on a fait { $points }.
lesson-written = Le camp preneur a moins que l’autre : il ne marque rien, et l’autre marque toute la donne.
lesson-written-doubled = L’enchère a chuté : c’est à vous de marquer, et la coinche double le tout. Comptez : { $sum }.
lesson-other-declaration = Regardez encore : trois cartes qui se suivent dans une couleur font une tierce, quatre une cinquante, cinq ou plus un cent ; quatre cartes de même hauteur, un carré.
lesson-contest =
    { $contest ->
        [separate] Les suites se comparent entre elles, et les carrés entre eux. Quatre cartes qui se suivent battent trois.
       *[other] Seule la plus haute compte : quatre cartes qui se suivent battent trois, quelles qu’elles soient.
    }
lesson-take = Regardez encore : vous auriez le valet, le neuf et l’as d’atout, et un as à côté. C’est une main pour prendre.
lesson-pass = Regardez encore : pas de cœur, pas d’as, pas de dix. Laissez prendre les autres.
lesson-best-suit = Cherchez la couleur où vous avez le valet et le neuf.
lesson-coinche-it = Pesez leurs chances : vous avez les trois plus forts atouts et tous les as. Coinchez !
lesson-still-higher = { $other } n’est pas encore tombé et bat { $card }.
lesson-trumps-out = Il y a { $of_suit } atouts. Déjà joués : { $out } ; dans votre main : { $own }.
lesson-needed = Il faut { $need } points à votre équipe, et elle en a { $points }.
lesson-take-shows = Avoir les deux, c’est trop rare : pour prendre, l’un des deux suffit.
lesson-bid-shows = Avec un seul des deux, votre partenaire se serait arrêté à 110. Dix de plus en disent plus.
lesson-signal-call = Cela ne demande pas carreau : vous perdez votre as, vous parlez d’une autre couleur, ou vous dites « pas d’as ici ».
lesson-signal-answer = Votre partenaire a jeté un huit : voilà où est son as.
lesson-signal-refusal = Votre partenaire a jeté une dame : l’as de cette couleur n’est pas dans sa main.
lesson-no-head = Cherchez le valet et le neuf : prendre promet l’un des deux.
lesson-both-heads = Vous avez quatre atouts avec le valet et le neuf : 4 + 2 + 1 = 7 points. Dites-en le plus possible : 80 n’en montre que 5.
lesson-helps = Comptez votre soutien : 1 pour le neuf, 1 pour chaque as. Tant que les adversaires passent, l’enchère en suppose 2 ; chaque point de plus la monte de dix.
lesson-name-it = Cherchez la couleur où vous avez le valet et le neuf. Sans atout demande des as.
lesson-tens = Cela fait neuf dizaines, et il reste 7 points : à partir de 7, c’est une dizaine de plus.
lesson-inside = Qui annonce et a moins ne marque rien : les autres marquent les dizaines des deux camps, 70 + 92.
lesson-hanging = Les autres marquent les dizaines de leurs 81 points. Que deviennent les vôtres ?
lesson-contra-it = Regardez encore : vous avez les trois plus forts atouts, et un as à côté. Doublez !
lesson-contra-won = Les 162 points font 16 dizaines, et le contra les double.
lesson-capot = Cela fait 162 + 90 = 252 points. Combien de dizaines ?
lesson-hand-points = Recomptez : 1 pour chaque atout et chaque as, 2 de plus pour le valet d’atout, 1 de plus pour le neuf.
lesson-ladder-first = Recomptez : trèfle vaut 3 points, carreau aussi, et il n’y a ni valet ni neuf.
lesson-ladder-tops = Regardez vos deux as et le dix derrière l’un d’eux : quelle enchère en fait les plus fortes cartes ?
lesson-ladder-over = Sur une autre enchère, il en faut moins : trois points, avec le valet, le neuf ou un deuxième atout.
lesson-leave-others = Regardez encore : ni valet, ni as, ni couleur longue. Personne n’est encore obligé de jouer.
lesson-has-to = Cherchez la couleur où vous avez le valet : il fait tomber les atouts des autres.
lesson-nat = Qui joue et n’a pas plus de la moitié ne marque rien : les autres marquent toute la donne.
lesson-roem = Regardez encore : trois cartes qui se suivent dans une couleur valent 20, quatre 50, roi et dame d’atout 20, quatre cartes de même hauteur 100.
lesson-nat-roem = Ils marquent { $all } et le roem des deux camps, le vôtre aussi.
lesson-pit = Tous les plis, c’est un *pit* : 162, 100 de plus, et le roem.
lesson-own-deals = Il y a { $deals } donnes, et quatre joueurs donnent à tour de rôle.
lesson-enough = Comptez à carreau : trois atouts, le neuf et deux as.
lesson-too-little = Recomptez : carreau vaut 4 points, et cœur aussi.
lesson-take-six = Regardez encore : vous avez le valet, le neuf et l’as d’atout, et un as avec son dix à côté. C’est une main pour prendre.
lesson-each-writes = Le contrat est fait : tous les trois marquent les points de leurs plis.
lesson-split = Le preneur a chuté : les deux autres se partagent tous les points de la donne.
lesson-three-all = Tous les plis rapportent plus que leurs cartes.
lesson-unplayed = Il y a { $cards } cartes, et { $players } joueurs en ont { $hand } chacun.
lesson-not-laid = { $card } doit rester : ni atout ni as ne s’écarte tant qu’il y a une autre carte.
lesson-who-plays = Pensez à la réponse : ou bien qui a dit schmeiss joue, ou bien personne.
lesson-schmeiss-it = Regardez encore : roi et dame d’atout, et un as avec son dix. Trop peu pour être sûr, trop pour passer.
lesson-let-them = Regardez vos atouts : que ferait-il contre eux ?
lesson-not-dix = Celle-là doit rester. Regardez les atouts.
lesson-dix-only = C’est le sept de la couleur retournée qui compte, et seulement si elle est atout.
lesson-sequence = Regardez encore : trois cartes qui se suivent dans une couleur valent 20, quatre ou plus 50.
lesson-reply = Comparez : d’abord combien se suivent, puis la plus haute carte. « Bon » dit que la sienne est meilleure.
lesson-sequences-scored = Qui a la meilleure suite marque toutes les siennes ; l’autre n’en marque aucune.
lesson-two-failed = Vous avez moins : vous ne marquez rien, et l’autre marque les points des deux, 55 + 70.
lesson-two-equal = L’égalité ne suffit pas : vous ne marquez rien, et l’autre marque ce qu’il a.

# The steps, in the order of the lessons
lesson-step =
    .ten = Il y a quatre couleurs de { $of_suit } cartes. De la plus forte à la plus faible, avec leurs points : { $plain }. Lequel de vos piques est le plus fort ?
    .led = Chacun joue une carte : c’est un pli. La plus forte carte de la couleur demandée l’emporte. On a entamé { $first } : qui gagne ?
    .jack = À chaque donne, une couleur est atout, et ses cartes ont un autre ordre : { $trumps }. Atout cœur. Laquelle des vôtres est la plus forte ?
    .nine = Encore atout cœur, et le valet est ailleurs. Laquelle des vôtres est la plus forte maintenant ?
    .ruff = Votre partenaire a entamé { $first } ; vous n’aviez pas de pique et avez joué { $third }, de l’atout. Qui gagne ?
    .follow = { $opponents ->
        [one] Votre adversaire entame
       *[other] Un adversaire entame
    } { $first }. Quelle carte pouvez-vous jouer ? Appuyez sur l’une d’elles.
    .ruffing = On a entamé { $first }, et vous n’avez pas de pique. Atout cœur. Quelle carte pouvez-vous jouer ?
    .overtrump = Votre partenaire a entamé { $first }, et un adversaire a coupé : { $second }. Vous non plus, vous n’avez pas de pique. Quelle carte pouvez-vous jouer ?
    .beat = { $opponents ->
        [one] Votre adversaire entame
       *[other] Un adversaire entame
    } atout : { $first }. Quelle carte pouvez-vous jouer ?
    .partner = Votre partenaire est maître avec { $second }, et vous jouez en dernier. Vous n’avez pas de pique. Quelle carte rapporte le plus de points à votre équipe ?
    .win = Un adversaire a entamé { $first }, et vous jouez en dernier. Gagnez le pli !
    .strong = Au début, vous avez cinq cartes, et on en retourne une sixième : { $turned }. Qui la prend choisit cœur comme atout et doit faire plus de points que les autres. Vous prenez, ou vous passez ?
    .weak = La retourne : { $turned }. Vous prenez, ou vous passez ?
    .second = Personne n’a pris { $turned }. Chacun peut maintenant nommer une autre couleur, une fois. Et vous ?
    .promise = Vous avez pris. À la fin, votre équipe a 76 points, les autres 86. Est-ce fait ?
    .plain = Après la donne, on compte les points des plis : { $plain }. Que vaut ce pli ? Atout cœur.
    .trumps = Atout cœur : { $trumps }. Que vaut ce pli ?
    .whole-asked = Les { $of_pack } cartes valent 152 points, et le dernier pli en rapporte 10 de plus. Combien de points dans une donne ?
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
    .one-out = Atout cœur. { $took }, et c’est à vous d’entamer. Une ligne au-dessus de l’image donne toutes les cartes déjà jouées. Quelle carte jouez-vous ?
    .none-out = { $took }, et vous avez encore la main. Quels atouts reste-t-il dehors ? Quelle carte jouez-vous ?
    .higher-out = { $took }, et vous avez la main. Il reste un atout dehors : le roi. C’est un adversaire qui a entamé pique. Quelle carte jouez-vous ?
    .for-partner = { $took }, et vous avez la main. Quelle carte jouez-vous ?
    .leave-them = { $took }, et vous avez la main. Quelle carte jouez-vous ?
    .low-ruff = Un adversaire a entamé { $first }. Vous n’avez pas de trèfle, et vous jouez en dernier. Quelle carte jouez-vous ?
    .singleton = { $took }, et il vous reste trois atouts et un seul carreau. Quelle carte jouez-vous ?
    .small-trump = { $took }. Il vous reste un petit atout et un seul pique. Quelle carte jouez-vous ?
    .they-ruff = { $took }, et vous avez la main. Qui a encore des piques ou des carreaux ? Quelle carte jouez-vous ?
    .force = { $took }. Il reste un atout dehors, la dame, et un seul carreau : le vôtre. Quelle carte jouez-vous ?
    .master = Une carte est *maîtresse* quand plus personne ne peut la battre dans sa couleur. Laquelle des vôtres l’est ? Appuyez sur l’une d’elles.
    .trumps-out = Il y a { $of_suit } atouts. Combien les autres en ont-ils encore ?
    .cash = { $took }, et vous avez la main. Quelle carte jouez-vous ?
    .needed = Votre équipe a choisi l’atout, et elle a 68 points jusqu’ici. Combien lui en faut-il encore ?
    .last = { $took }. Il reste trois plis, et vous avez la main. Quelle carte jouez-vous ?
    .load = Votre partenaire est maître avec { $second }, et vous jouez en dernier. Vous n’avez ni trèfle ni atout. Quelle carte jouez-vous ?
    .give-little = Un adversaire est maître avec { $first }, et vous jouez en dernier. Quelle carte jouez-vous ?
    .secure = Votre partenaire est maître avec { $first }, et un adversaire doit encore jouer. Quelle carte jouez-vous ?
    .keep-master = Votre partenaire est maître avec { $second }, et vous jouez en dernier. Quelle carte jouez-vous ?
    .keep-ten = { $took }, et vous avez la main. Il n’y a plus d’atout. Quelle carte jouez-vous ?
    .call = Les partenaires se parlent par leur première défausse, sur un pli de leur camp. D’après notre convention, un sept, un huit ou un neuf dit « j’ai l’as de cette couleur » ; un dix, un roi, une dame ou un valet dit « je ne l’ai pas ». Votre partenaire remporte ce pli avec { $first }. Vous n’avez pas d’atout : appelez carreau !
    .answer = Sur vos atouts, la première défausse de votre partenaire était le huit de carreau. Vous avez la main. Quelle carte jouez-vous ?
    .refusal = Cette fois, la première défausse de votre partenaire était la dame de carreau. Quelle carte jouez-vous ?
    .not-theirs = Les adversaires remportent ce pli avec { $first }. Vous n’avez pas d’atout. Quelle carte jetez-vous ?
    .guard = Un adversaire joue l’as d’atout, et vous n’avez pas d’atout. Quelle carte jetez-vous ?
    .take-shows = Les partenaires se parlent aussi pendant les enchères, par une convention. Votre partenaire prend { $turned } au premier tour. Que montre-t-il à cœur ?
    .leave-it = La retourne : { $turned }. D’après la convention : prendre, ou passer ?
    .bid-shows = Dans les jeux à enchères, votre partenaire ouvre : { $bid }. Que montre-t-il à cœur ?
    .open = Vous parlez en premier. Que dites-vous ?
    .raise = Votre partenaire a dit { $bid }, l’adversaire suivant a passé. Que dites-vous ?
    .rung = Vous recevez cinq cartes, et aucune n’est retournée. Une enchère nomme un atout, sans nombre, et doit être plus haut sur l’échelle que la précédente : ♣ ♦ ♥ ♠, sans atout, tout atout. Un adversaire a dit { $bid }. Quelle enchère pouvez-vous faire ?
    .name-it = Personne n’a encore parlé. Que dites-vous ?
    .no-trumps = À sans atout, toutes les couleurs ont le même ordre : { $no_trumps }. Quel est votre cœur le plus fort ?
    .all-trumps = À tout atout, chaque couleur a l’ordre de l’atout : { $all_trumps }. Vous avez entamé { $first }. Qui gagne ?
    .all-higher = À tout atout, un adversaire entame { $first }. Quelle carte pouvez-vous jouer ?
    .tens = Vous avez annoncé cœur. Votre équipe a 97 points, les autres 65. On marque des dizaines, à la couleur une de plus à partir de 7. Combien votre équipe en marque-t-elle ?
    .inside = Vous avez annoncé cœur, mais votre équipe n’a que 70 points ; les autres en ont 92. Combien les autres marquent-ils ?
    .hanging = Vous avez annoncé cœur, et chaque camp a 81 points. Combien les autres marquent-ils ?
    .belot = Le roi et la dame d’atout dans une même main font une belote, qui vaut 20 points. Atout cœur. Appuyez sur l’une des deux.
    .terca = Avec votre première carte, vous annoncez aussi ce que vous avez. Une suite va ainsi, dans chaque couleur : { $ranks }. Qu’avez-vous ?
    .runs = Votre partenaire a { $ours }, un adversaire { $theirs }. Qui marque ?
    .apart = Votre partenaire a { $ours }, un adversaire { $theirs }. Qui marque ?
    .contra = Un adversaire a dit { $bid }. Regardez vos cinq cartes. Que dites-vous ?
    .run = Votre partenaire a dit { $bid }, et l’adversaire suivant a dit contra. Vous n’avez pas de carreau. Quelle enchère pouvez-vous faire ?
    .contra-won = Ils ont annoncé carreau, et vous avez dit contra. Ils ont 62 points, votre équipe 100. Combien marquez-vous ?
    .capot = Vous avez annoncé carreau, et votre équipe fait les huit plis : 162 points, et 90 de plus pour le capot. Combien marquez-vous ?
    .count-hand = Avant d’annoncer, comptez votre main d’après notre convention : 1 point pour chaque atout, 2 de plus pour le valet d’atout, 1 de plus pour le neuf et 1 pour chaque as. Combien de points celle-ci a-t-elle à cœur ?
    .ladder-first = Vous parlez en premier. Que dites-vous ?
    .ladder-tops = Vous parlez en premier. Et avec ces cartes ?
    .ladder-over = Un adversaire a dit { $bid }. Que dites-vous ?
    .under = Votre partenaire a entamé { $first }, et un adversaire a coupé avec { $second }. Vous n’avez pas de pique, et que des atouts plus petits. Quelle carte pouvez-vous jouer ?
    .play-it = Les huit cartes sont données d’un coup. À votre tour, vous pouvez *jouer* avec la couleur que vous voulez comme atout : votre équipe doit alors faire plus de points que les autres. Que dites-vous ?
    .leave-others = Et avec ces cartes ?
    .has-to = Tous ont passé, et c’est à vous de jouer. Avec quel atout ?
    .half = Vous jouez. À la fin, chaque équipe a 81 points. Fait ou chuté ?
    .each-own = Vous jouez et vous avez 90 points ; les autres 72. Fait ou chuté ?
    .nat = Vous jouez, mais vous n’avez que 75 points ; les autres en ont 87. Combien les autres marquent-ils ?
    .row = Des cartes réunies dans un pli rapportent du *roem* : trois qui se suivent dans une couleur 20, quatre 50. Une suite va ainsi : { $ranks }. Atout cœur. Combien de roem ici ?
    .row-of-four = Et ici, combien ?
    .no-row = Et ici, combien ?
    .stuk = Atout cœur. Et ici, combien ?
    .four-alike = Et ici, combien ?
    .roem-saves = Vous jouez. Votre équipe a 70 points et 50 de roem ; les autres 92. Fait ou chuté ?
    .roem-sinks = Vous jouez. Votre équipe a 91 points ; les autres 71 et 20 de roem. Fait ou chuté ?
    .nat-with-roem = Vous jouez, et vous avez 60 points et 40 de roem ; les autres 102 et 40 de roem. Combien les autres marquent-ils ?
    .pit = Vous jouez, et votre équipe fait les huit plis : 162 points, et 40 de roem. Combien marquez-vous ?
    .boom = Une partie est un *boom*, un arbre, de { $deals_limit } donnes. Combien de fois chacun donne-t-il ?
    .count-eight = Avant de jouer, comptez votre main d’après notre convention : 1 point pour chaque atout, 2 de plus pour le valet d’atout, 1 de plus pour le neuf et 1 pour chaque as. Combien de points celle-ci a-t-elle à cœur ?
    .enough = Vous parlez en premier. Que dites-vous ?
    .too-little = Et avec ces cartes ?
    .ruffed = On a entamé { $first } ; vous n’aviez pas de pique et avez joué { $second }, de l’atout. Qui gagne ?
    .must-trump = On a entamé { $first }, et vous n’avez pas de pique. Atout cœur. Quelle carte pouvez-vous jouer ?
    .overtrump-three = On a entamé { $first }, et le joueur suivant a coupé : { $second }. Vous non plus, vous n’avez pas de pique. Quelle carte pouvez-vous jouer ?
    .win-alone = On a entamé { $first }, et vous jouez en dernier. Gagnez le pli !
    .three-strong = On joue à trois, chacun pour soi. Vous avez tous cinq cartes, et on en retourne une : { $turned }. Qui la prend choisit cœur comme atout et joue seul contre les deux autres. Vous prenez, ou vous passez ?
    .more-than-each = Vous avez pris. À la fin, vous avez 60 points, les autres 55 et 47. Fait ou chuté ?
    .as-many = Vous avez pris. Vous avez 60 points, les autres 60 et 42. Fait ou chuté ?
    .belote-helps = Vous avez pris. Vous avez 55 points de plis, et la belote, roi et dame d’atout, qui vaut 20 ; les autres ont 70 et 37. Fait ou chuté ?
    .each-writes = Vous avez pris, et c’est fait avec 80 points. Les autres ont 64 et 18. Combien marque celui qui a 18 ?
    .split = Vous avez pris, mais vous n’avez que 60 points ; les autres en ont 70 et 32. Combien marque celui qui a 32 ?
    .three-all = Vous avez pris, et vous faites les huit plis, avec les 162 points. Combien marquez-vous ?
    .defend-trump = Le joueur à votre droite a pris. L’autre défenseur entame { $first }, et vous n’avez pas de pique. Quelle carte pouvez-vous jouer ?
    .defend-points = Le preneur entame { $first }, et l’autre défenseur monte avec { $second }. Vous jouez en dernier. Quelle carte rapporte le plus de points à la défense ?
    .points-apart = Vous défendez. À la fin, le preneur a 66 points, et vous deux 48 chacun. Le preneur a-t-il fait son contrat ?
    .points-together = Le preneur a encore 66 points, mais cette fois l’autre défenseur en a 70, et vous 26. Fait ou chuté ?
    .half-each = Le preneur a donc chuté : 66 points contre 70 à l’autre défenseur, et 26 à vous. Combien marquez-vous ?
    .chien = On joue aussi avec les 32 cartes : chacun en reçoit dix, et le reste forme le *chien*, pour le preneur. Combien de cartes y a-t-il ?
    .lay-away = Vous avez pris à cœur. Vous ramassez le chien et vous écartez autant de cartes, faces cachées : ni atout ni as, tant que vous en avez d’autres. Quelle carte pouvez-vous écarter ?
    .laid = Vous avez écarté ces deux cartes. Combien de points vous rapportent-elles à la fin ?
    .two-strong = On joue à deux. Chacun a six cartes, et on en retourne une, { $turned }, qui reste sur la table. Qui prend choisit cœur comme atout et doit faire plus de points que l’autre. Vous prenez, ou vous passez ?
    .schmeiss-it = On peut aussi dire *schmeiss* : l’autre vous laisse jouer, ou annule la donne. La retourne : { $turned }. Que dites-vous ?
    .refused = Vous avez dit schmeiss au premier tour, et l’autre n’annule pas. Qui joue ?
    .agreed = Et s’il annule la donne, qui joue ?
    .let-them = Cette fois, c’est l’autre qui dit schmeiss, sur { $turned }. Que répondez-vous ?
    .dix = La retourne est { $turned }, atout cœur. Avant l’entame, une seule carte peut s’échanger contre la retourne. Laquelle des vôtres ?
    .no-dix = La retourne est { $turned }, mais personne ne l’a prise : atout pique. Pouvez-vous échanger une carte contre elle ?
    .unplayed = Après la prise, chacun reçoit encore trois cartes, ce qui fait neuf. Combien des 32 cartes ne sont dans aucune main ?
    .three-in-a-row = Les suites en main rapportent des points. Une suite va ainsi, dans toutes les couleurs : { $ranks }. Trois cartes qui se suivent valent 20 points, quatre 50. Que vaut la vôtre ?
    .five-in-a-row = Et ici, que vaut la vôtre ?
    .reply = En jouant sa première carte, qui entame dit ce que vaut sa meilleure suite. L’autre dit « 20 ». Que répondez-vous ?
    .reply-again = L’autre dit encore « 20 », et vous répondez « pareil ». « À la dame », précise-t-il. Que répondez-vous maintenant ?
    .reply-lower = Cette fois, l’autre dit « 50 ». Que répondez-vous ?
    .all-of-them = Vous avez une suite de quatre et une de trois ; l’autre en a une de trois, à l’as. Combien de points vos suites vous rapportent-elles ?
    .two-made = Vous avez pris et vous avez 78 points ; l’autre 52. Fait ou chuté ?
    .two-failed = Vous avez pris, mais vous n’avez que 55 points ; l’autre 70. Combien marque l’autre ?
    .sequence-helps = Vous avez pris et vous avez 49 points de plis, et une suite de 20 ; l’autre a 50. Fait ou chuté ?
    .belote-sinks = Vous avez pris et vous avez 61 points. L’autre a 41 points de plis, et la belote, roi et dame d’atout : 20. Fait ou chuté ?
    .two-equal = Vous avez donc 61, et l’autre 41 et la belote. Combien marque l’autre ?
    .three-trumps-out = Il y a { $of_suit } atouts. Combien les autres en ont-ils encore ?
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
    .whole-asked =
        Chaque donne se joue sur { $all } points. { $auction ->
            [choice] La moitié en fait donc 81.
           *[other] Ces dix points du dernier pli s’appellent le *dix de der*.
        }
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
    .one-out = Il ne reste dehors que le dix de cœur. Votre as le fait tomber, et plus personne ne peut couper votre roi ni votre dix.
    .none-out = Aucun : il n’y a plus rien à faire tomber. Gardez votre atout, il fera un pli à coup sûr.
    .higher-out = Votre sept ne peut pas faire tomber le roi. Gardez-le pour couper, et jouez une petite carte. Et ce sont les adversaires qui ont entamé pique : laissez-leur cette couleur.
    .for-partner = Votre atout : votre partenaire y est fort et fait tomber ceux des adversaires.
    .leave-them = Les adversaires ont choisi l’atout et veulent le faire tomber. Laissez-leur ce soin : vous feriez tomber aussi ceux de votre partenaire, et le valet et le neuf sont encore dehors.
    .low-ruff = Vous devez couper, et le sept suffit : personne ne joue après vous. L’as, gardez-le pour le dix, encore dehors.
    .singleton = Vous n’avez plus de carreau : dès qu’on en joue, vous pouvez couper.
    .small-trump = À lui seul, votre huit ne fait pas de pli. Une fois votre pique joué, vous couperez le prochain, et il en fera un.
    .they-ruff = Personne : il n’y a plus que les vôtres, et un adversaire pourrait les couper. Le valet fait d’abord tomber les atouts.
    .force = Personne ne peut fournir. Si le dernier atout est chez un adversaire, il doit le jouer maintenant, et vos deux as sont à l’abri.
    .master = Les deux as sont tombés : vos dix sont maîtres. À carreau, l’as, le dix, le roi et d’autres sont encore dehors. Comptez les fortes cartes à mesure qu’elles tombent.
    .trumps-out = Seulement le dix. Et les deux adversaires ont jeté des piques sur votre neuf : c’est votre partenaire qui l’a, inutile de le faire tomber.
    .cash = Plus personne n’a d’atout, et les as sont tombés : vos dix sont sûrs. Faites les plis sûrs avant que d’autres prennent la main.
    .needed = { $half } sur { $all } suffisent. Qui tient le compte sait, vers la fin, ce que vaut un pli et ce qu’il ne faut pas risquer.
    .last = Le dernier pli rapporte dix points de plus. Votre as fera un pli à coup sûr : gardez-le pour celui-là. Et le roi est le plus fort pique qui reste.
    .load = Dix points de plus pour votre équipe : c’est « charger ». Plus tard, l’as de pique pourrait prendre le dix.
    .give-little = Aux adversaires, on donne le moins possible. Et maintenant que l’as est tombé, votre dix est le plus fort trèfle.
    .secure = Le roi de trèfle peut tomber en dernier : il bat la dame, pas votre dix. Alors le pli est à vous, avec tous ses points.
    .keep-master = Le pli est déjà à votre camp. Maintenant que l’as est tombé, votre dix est maître : il peut en faire un autre.
    .keep-ten = L’as de carreau est encore dehors et peut prendre votre dix. Un petit fait sortir les fortes cartes, et votre as de trèfle vous rendra la main.
    .call = Le huit appelle carreau, et l’as reste pour le pli où votre partenaire en jouera. Les robots ne font pas d’appels : convenez-en avec des humains.
    .answer = « J’ai l’as », disait le huit. À carreau, le pli est donc pour votre camp.
    .refusal = « Je n’ai pas l’as », disait la dame. Il est donc chez un adversaire et attend votre dix : jouez l’autre couleur.
    .not-theirs = Les appels se font sur les plis de votre camp. Aux adversaires, on ne donne rien, et l’on garde les cartes qui peuvent encore gagner.
    .guard = Le sept de carreau protège votre dix : quand on jouera l’as, c’est le sept qui tombera, et pas le dix.
    .take-shows = Prendre montre trois atouts avec le valet ou le neuf, retourne comprise, et un peu de force à côté. Jouez donc atout quand votre partenaire a pris.
    .leave-it = Trois atouts, mais ni valet ni neuf. Prendre en promettrait un ; passer dit qu’il manque quelque chose.
    .bid-shows = Une main compte 1 point par atout, 2 de plus pour le valet, 1 de plus pour le neuf, et 1 par as. 80 montre 5 points et trois atouts avec le valet ou le neuf, ou quatre atouts ; dix de plus, c’est un point de plus. À partir de 120, le valet et le neuf y sont tous les deux.
    .open = 100 : sept points. Votre partenaire sait ce que vous avez, et ce qu’il peut ajouter.
    .raise = Le neuf et deux as font 3 de soutien. L’enchère en suppose 2 ; le troisième la porte à 90.
    .rung = Pique et sans atout sont au-dessus de cœur. On peut sauter des échelons, et qui a passé peut encore parler plus tard.
    .name-it = Valet, neuf et as : une enchère à pique. Trois passes après une enchère y mettent fin, et chacun reçoit encore trois cartes.
    .no-trumps = Rien n’est atout, donc le valet et le neuf sont petits. À la fin, les plis comptent double : 260 points dans une donne.
    .all-trumps = Le neuf est ici le plus fort pique. Le valet de cœur est d’une autre couleur, et personne ne peut couper.
    .all-higher = Dans chaque couleur, on monte si on peut. Qui ne peut pas fournir joue ce qu’il veut.
    .tens = 97 fait 10. Les autres marquent 6 pour leurs 65. Qui arrive le premier à { $target } gagne.
    .inside = On est alors *dedans* : vos plis ne vous rapportent rien, et les autres marquent les 16 dizaines.
    .hanging = Ils en marquent 8. Vos 8 restent *en suspens* : qui gagne la donne suivante les prend.
    .belot = Elle compte quand vous jouez la première des deux. À tout atout, chaque couleur peut en donner une ; à sans atout, il n’y en a pas.
    .terca = Trois cartes qui se suivent font une tierce : 20 points. Quatre font une cinquante (50), cinq un cent (100). On ne dit que cela ; les cartes se montrent après la donne.
    .runs = Quatre cartes qui se suivent battent trois, quelles qu’elles soient. Le camp qui a la plus haute suite marque toutes les siennes.
    .apart = Les deux : les suites se comparent entre elles, et les carrés entre eux.
    .contra = « Contra » double la donne, et qui a plus marque alors tout. Les enchères continuent : ils peuvent dire recontra, ou monter.
    .run = Toutes celles qui sont plus hautes. Elle met fin au contra et compte de nouveau une fois : on appelle cela *fuir*.
    .contra-won = Les 16 dizaines de la donne, fois deux. Un recontra en aurait fait 64.
    .capot = 252 points font 25 dizaines. Place à une vraie partie.
    .count-hand = Trois atouts, 2 pour le valet, 1 pour le neuf et 1 pour l’as. Quatre points suffisent pour une première enchère, avec le valet, le neuf ou un troisième atout.
    .ladder-first = Une première enchère montre quatre points, et le valet, le neuf ou un troisième atout. Vous pourrez encore parler plus tard.
    .ladder-tops = Sans atout montre deux as, tout atout deux valets.
    .ladder-over = Elle montre que cœur est meilleur pour vous, et prive les adversaires de trèfle. Un contra montrerait six points dans leur atout.
    .under = Ici les villes diffèrent : à Amsterdam, on ne joue pas d’atout plus petit tant qu’on a une autre carte ; à Rotterdam, il le faut.
    .play-it = Valet, neuf, as et roi : jouez à cœur. Le premier qui joue met fin au tour ; personne ne monte, et personne ne double.
    .leave-others = Passez, et laissez quelqu’un d’autre jouer.
    .has-to = Trois trèfles avec valet et roi : il n’y a pas mieux. Qui doit jouer ne montre rien par là.
    .half = La moitié ne suffit pas : sans roem, il faut au moins { $half } points sur { $all }.
    .each-own = Vous marquez 90, les autres 72.
    .nat = Cela s’appelle *nat*, mouillé : vous ne marquez rien, et les autres marquent les { $all }.
    .row = Roi, dame et valet : 20 points pour qui gagne le pli, peu importe qui a joué les cartes.
    .row-of-four = Valet, dix, neuf et huit : quatre qui se suivent.
    .no-row = Dans le pli, le dix est deuxième, mais dans une suite il vient sous le valet : as, dix et roi n’en font pas une.
    .stuk = Roi, dame et valet valent 20, et le roi et la dame d’atout, le *stuk*, encore 20.
    .four-alike = Quatre cartes de même hauteur dans un pli : c’est rare, et cela vaut 100.
    .roem-saves = Cela fait 120 contre 92. Le roem peut sauver une donne.
    .roem-sinks = Cela fait 91 contre 91, et la moitié ne suffit pas : nat, pour une seule suite.
    .nat-with-roem = { $all } + 40 + 40 : votre propre roem va aussi chez eux.
    .pit = 162 + 100 + 40. Les autres ne marquent rien.
    .boom = Quatre fois. Qui a alors plus de points a gagné. Place à une vraie partie.
    .count-eight = Trois atouts, 2 pour le valet et 1 pour chaque as. Cinq points suffisent pour jouer, avec le valet, le neuf ou un troisième atout.
    .enough = 3 + 1 + 2 = 6 points. Qui joue et aurait pu passer en montre au moins cinq : votre partenaire entame donc atout.
    .too-little = Il manque un point. Roi et dame d’atout ne rapportent du roem que s’ils tombent dans un même pli.
    .ruffed = N’importe quel atout, même le plus petit, bat toutes les cartes des autres couleurs.
    .must-trump = Si vous ne pouvez pas fournir, il faut couper.
    .overtrump-three = Quand quelqu’un a coupé, il faut un atout plus fort, si vous en avez un.
    .win-alone = L’as bat le dix. Les points de toutes ces cartes sont à vous.
    .three-strong = Valet, neuf et as d’atout, et un as avec son dix à côté. Vous recevez { $turned } et deux autres cartes, les autres trois chacun.
    .more-than-each = 60, c’est plus que 55 et plus que 47. Ensemble, les autres peuvent avoir plus que vous.
    .as-many = 60, ce n’est pas plus que 60.
    .belote-helps = Avec la belote, cela fait 75 contre 70. Qui a la belote la marque dans tous les cas.
    .each-writes = Ses points, rien de plus. Vous marquez 80, le troisième 64 : chacun a sa colonne.
    .split = La moitié de { $all }, et l’autre autant. Vos plis ne vous rapportent rien : pensez-y avant de prendre.
    .three-all = C’est un *capot* : { $points } au lieu de { $all }.
    .defend-trump = Il faut couper, même si le pli était à l’autre défenseur.
    .defend-points = Le dix. Tout ce que le preneur n’a pas aide la défense.
    .points-apart = 66, c’est plus que 48 : fait, bien que vous ayez 96 à vous deux.
    .points-together = 66, ce n’est pas plus que 70. Laissez donc les points à celui de vous deux qui en a le plus : le preneur doit battre chacun de vous.
    .half-each = { $points }, et l’autre défenseur autant. Ensemble, vous faites chuter le preneur, et vous y gagnez tous les deux.
    .chien = 32 cartes, moins trois fois dix.
    .lay-away = Une carte qui ne gagne rien peut partir, ou un dix que l’on pourrait prendre : là, il est à l’abri.
    .laid = { $points } : ce que vous écartez compte comme dans un de vos plis.
    .two-strong = Valet, neuf et as d’atout, et un as avec son dix à côté. La retourne n’est à personne.
    .schmeiss-it = La belote et un as : cela peut suffire, ou non. S’il annule, vous n’avez rien perdu.
    .refused = Vous, à la couleur retournée ; au second tour, vous nommeriez alors une autre couleur.
    .agreed = Personne : on redonne. Schmeiss, c’est pour une main qui peut suffire, et que l’on veut bien rendre.
    .let-them = Qu’il joue : vous avez le valet et le neuf d’atout, il ne fera guère son contrat.
    .dix = Le sept d’atout, le *dix*. En échange, vous recevez l’as.
    .no-dix = L’atout est pique : le sept de cœur est une carte comme les autres.
    .unplayed = { $points }, avec la retourne. Le valet qui vous manque est donc peut-être hors jeu.
    .three-in-a-row = Dame, valet et dix : 20 points.
    .five-in-a-row = Du roi au neuf : cinq cartes qui se suivent.
    .reply = La vôtre vaut 50. Vous dites seulement qu’elle est meilleure.
    .reply-again = La vôtre monte au roi. Après la plus haute carte, c’est l’atout qui déciderait.
    .reply-lower = La sienne est meilleure, et vous n’avez pas à dire ce que vous avez.
    .all-of-them = { $points } : 50 et 20.
    .two-made = Vous marquez 78, l’autre 52. C’est moins de { $all } à vous deux, car bien des cartes ne se jouent pas.
    .two-failed = { $points } : les vôtres et les siens. Pensez-y avant de prendre.
    .sequence-helps = Avec la suite, cela fait 69 contre 50.
    .belote-sinks = Cela fait 61 contre 61, et l’égalité ne suffit pas.
    .two-equal = { $points }, et vous rien. Qui arrive le premier à { $target } gagne. À vous de jouer !
    .three-trumps-out = Seulement le dix, et il est à votre droite : le joueur à votre gauche a jeté d’autres cartes sur vos deux atouts.

# The end
lesson-end-title = Place à la première partie
lesson-end =
    Appuyez sur le bouton : { $robots ->
        [1] un robot, débutant lui aussi, joue
        [2] deux robots, débutants eux aussi, jouent
       *[other] trois robots, débutants eux aussi, jouent
    } avec vous, à votre rythme. Plus tard, `/entraînement` fait de même, où vous voulez ; entre amis, `/belote` dans un salon ouvre une table. Les cartes que vous pouvez jouer s’éclairent, une carte grise vous dit pourquoi elle doit attendre, et **Conseil** en propose une et dit pourquoi. `/règles` vous redit tout.
