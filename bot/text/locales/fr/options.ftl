# Les options d'une table, page par page. Des mots courts : ce qu'une valeur veut dire en entier est dans rules*.ftl.

options-title = ### Les règles de la { $table }
options-page = ### { $group }
options-same = Rien n’est modifié.
options-differs = Modifié :
options-difference = { $option } : **{ $value }** (au lieu de : { $instead })
options-more =
    { $count ->
        [one] et 1 autre changement : appuyez sur **Règles…**
       *[other] et { $count } autres changements : appuyez sur **Règles…**
    }
options-agree-again = Si d’autres sont assis à la table, chaque changement leur demande un nouvel accord.
options-choose-group = Changer quelque chose…
options-choose-other = Changer autre chose…
options-choose-preset = Un autre jeu…
options-choose-saved = Jouer à des règles enregistrées…
options-number = Régler…
options-instead = ✏️ au lieu de : { $value }
options-reset = Réinitialiser
options-save = Enregistrer…
options-pages = Lire les règles
options-back = Retour
options-remove = Supprimer des règles…
options-remove-title = ### Quelles règles supprimer ?
options-remove-none = Seuls ceux qui gèrent le serveur peuvent supprimer les règles des autres, et vous n’en avez pas enregistré.
options-remove-choose = Règles enregistrées…
options-remove-sure = Supprimer **{ $name }** pour tout le serveur ? Les tables qui jouent à ces règles les gardent.
options-remove-now = Supprimer
options-removed = 🗑️ Supprimé.
options-saved = 💾 Enregistré sous le nom **{ $name }** : /belote propose désormais ces règles.
options-save-title = Enregistrer ces règles
options-save-label = Nom, { $most } caractères au plus
options-number-range = De { $low } à { $high }
options-name-of-preset = **{ $name }** est déjà le nom de règles que je connais : choisissez-en un autre.
options-origin =
    .outside = ◇ ne vient pas des documents du livre de règles
    .adaptation = ◇ notre adaptation : le document l’évoque sans donner de règles
options-mark =
    .outside = { $value } ◇ hors documents
    .adaptation = { $value } ◇ adaptation

options-group =
    .deal = La donne
    .auction = Les enchères
    .decouverte = À deux joueurs
    .coinche = Enchères et coinche
    .contract = Contrat fait, ou dedans
    .declarations = Les annonces
    .belote = Belote et rebelote
    .play = Le jeu de la carte
    .scoring = Le compte
    .end = La fin de la partie

options-words =
    .players = Joueurs
    .bid-min = Enchère la plus basse
    .bid-max = Enchère la plus haute
    .bid-step = Paliers des enchères

    .direction = Sens du jeu
    .direction-ccw = inverse des aiguilles d’une montre
    .direction-ccw-about = Vers la droite du donneur, comme en France
    .direction-cw = des aiguilles d’une montre
    .direction-cw-about = Vers la gauche du donneur, comme aux Pays-Bas

    .first-dealer = Premier donneur
    .first-dealer-random = tiré au sort
    .first-dealer-random-about = Personne n’a rien à faire
    .first-dealer-lowest-card = la plus petite carte
    .first-dealer-lowest-card-about = Chacun en tire une ; la plus petite donne

    .shuffle = Mélange
    .shuffle-cut-only = une fois, puis on coupe
    .shuffle-cut-only-about = Les plis restent ensemble d’une donne à l’autre : les jeux sont plus contrastés
    .shuffle-every-deal = avant chaque donne
    .shuffle-every-deal-about = Comme en concours

    .packets = Paquets
    .packets-3-2 = trois puis deux
    .packets-3-2-about = Puis on retourne une carte
    .packets-2-3 = deux puis trois
    .packets-2-3-about = Puis on retourne une carte
    .packets-dealer-choice = au choix du donneur
    .packets-dealer-choice-about = Trois et deux, ou deux et trois
    .packets-2-3-3 = deux, trois, trois
    .packets-2-3-3-about = Les huit cartes avant les enchères
    .packets-3-2-3 = trois, deux, trois
    .packets-3-2-3-about = Les huit cartes avant les enchères
    .packets-3-3-2 = trois, trois, deux
    .packets-3-3-2-about = Les huit cartes avant les enchères
    .packets-4-4 = quatre par quatre
    .packets-4-4-about = Toutes les cartes avant les enchères
    .packets-3-3 = trois par trois
    .packets-3-3-about = Puis une retourne ; encore trois cartes après la prise

    .auction = Prise ou enchères
    .auction-turn-up = on prend
    .auction-turn-up-about = À la retourne, ou à une autre couleur au second tour
    .auction-bids = enchères, avec coinche
    .auction-bids-about = Des points et une couleur ; l’autre peut doubler
    .auction-coinche = enchères de coinche et de contrée
    .auction-coinche-about = Des points et un atout ; les autres peuvent doubler
    .auction-choice = choisir l’atout
    .auction-choice-about = Comme au klaverjas : à la fin, quelqu’un doit jouer
    .auction-clobyosh = prendre, passer ou schmeiss
    .auction-clobyosh-about = À deux, sur une carte retournée

    .trump-choice = Qui doit jouer
    .trump-choice-first-may-pass = le premier, si tous passent
    .trump-choice-first-may-pass-about = Chacun est d’abord interrogé à son tour
    .trump-choice-first-must = le joueur après le donneur
    .trump-choice-first-must-about = On n’interroge personne d’autre
    .trump-choice-dealer-first = le donneur, interrogé en premier
    .trump-choice-dealer-first-about = Si tous passent, c’est lui qui joue
    .auction-ladder = une échelle d’atouts
    .auction-ladder-about = Une enchère nomme un atout, plus haut que le dernier
    .auction-three = prendre, un contre deux
    .auction-three-about = Comme à la belote à trois

    .pack3 = Jeu de cartes à trois
    .pack3-24 = 24 cartes
    .pack3-24-about = Sans les sept ni les huit
    .pack3-32-chien = 32 cartes avec un chien
    .pack3-32-chien-about = Dix cartes chacun, deux pour le preneur

    .deal3 = Donne à trois
    .deal3-turned = cinq, et une retournée
    .deal3-turned-about = On prend à la retourne, ou on passe
    .deal3-all8 = les huit d’un coup
    .deal3-all8-about = Un tour : une couleur au choix, ou passer

    .round2-suits = Second tour
    .round2-suits-exclude-turned = les trois autres couleurs
    .round2-suits-exclude-turned-about = La couleur retournée n’est plus possible
    .round2-suits-any = la couleur de son choix
    .round2-suits-any-about = Même celle qui était retournée

    .allpass-dealer = Quand tout le monde passe
    .allpass-dealer-next = le joueur suivant donne
    .allpass-dealer-next-about = La donne tourne
    .allpass-dealer-same = le même joueur redonne
    .allpass-dealer-same-about = Jusqu’à ce qu’il y ait un contrat

    .schmeiss = Schmeiss
    .schmeiss-off = ne se joue pas
    .schmeiss-off-about = On prend ou on passe, rien d’autre
    .schmeiss-on = se joue
    .schmeiss-on-about = L’autre vous laisse prendre, ou annule la donne
    .schmeiss-opponent-makes = l’autre doit prendre
    .schmeiss-opponent-makes-about = Au premier tour : la retourne, ou la donne est annulée

    .show-bottom = Dernière carte du talon
    .show-bottom-false = cachée
    .show-bottom-false-about = Personne ne la voit avant la fin de la partie
    .show-bottom-true = montrée
    .show-bottom-true-about = Une fois toutes les cartes données

    .declarations = Annonces
    .declarations-off = aucune
    .declarations-off-about = Les suites et les carrés ne rapportent rien
    .declarations-first-trick = au premier pli
    .declarations-first-trick-about = Chacun dit le genre avec sa première carte
    .declarations-immediate = montrées avant la première carte
    .declarations-immediate-about = Dès que l’atout est fixé
    .declarations-talk = comparées à voix haute
    .declarations-talk-about = Seulement des suites ; la table parle pour vous

    .decl-contest = Quelles annonces comptent
    .decl-contest-winner-takes-all = celles du camp qui a la meilleure
    .decl-contest-winner-takes-all-about = Toutes les siennes ; l’autre camp n’en marque aucune
    .decl-contest-per-type = la meilleure de chaque genre
    .decl-contest-per-type-about = Les genres différents comptent tous, dans les deux camps
    .decl-contest-separate = suites et carrés à part
    .decl-contest-separate-about = Suites contre suites, carrés contre carrés
    .decl-contest-by-value = toutes ensemble, selon les points
    .decl-contest-by-value-about = À points égaux, le carré avant la suite

    .decl-contest-moment = Quand on les compare
    .decl-contest-moment-after-trick1 = après le premier pli
    .decl-contest-moment-after-trick1-about = Avant d’entamer le deuxième
    .decl-contest-moment-during-trick2 = pendant le deuxième pli
    .decl-contest-moment-during-trick2-about = Chacun en nomme une meilleure, ou passe
    .decl-contest-moment-before-first-lead = avant l’entame
    .decl-contest-moment-before-first-lead-about = Va avec des annonces que l’on montre
    .decl-contest-moment-end-of-deal = à la fin de la donne
    .decl-contest-moment-end-of-deal-about = Avant, on n’en connaît que le genre

    .long-runs = Longues suites
    .long-runs-cap5 = comptent comme un cent
    .long-runs-cap5-about = Seule la plus haute carte les départage
    .long-runs-cap4 = comptent comme une cinquante
    .long-runs-cap4-about = 50 points, quelle que soit la longueur
    .long-runs-true-length = la plus longue l’emporte
    .long-runs-true-length-about = 100 points aussi, mais six cartes battent cinq

    .long-run-split = Reste d’une longue suite
    .long-run-split-false = ne rapporte rien
    .long-run-split-false-about = Une longue suite est une seule annonce
    .long-run-split-true = peut faire une seconde suite
    .long-run-split-true-about = Huit cartes font cinq et trois

    .trump-run-wins = Les huit atouts en main
    .trump-run-wins-false = une suite comme une autre
    .trump-run-wins-false-about = 100 points
    .trump-run-wins-true = font gagner la partie
    .trump-run-wins-true-about = Sur-le-champ, quelle que soit la marque

    .capot-victims-decl = Annonces d’un camp sans pli
    .capot-victims-decl-lose = perdues
    .capot-victims-decl-lose-about = Seule sa belote lui reste
    .capot-victims-decl-keep = gardées
    .capot-victims-decl-keep-about = Elles comptent même contre un capot
    .capot-victims-decl-to-winners = vont aux gagnants
    .capot-victims-decl-to-winners-about = En plus du capot

    .belote = Belote et rebelote
    .belote-on = 20 points
    .belote-on-about = Pour le roi et la dame d’atout
    .belote-off = pas comptée
    .belote-off-about = Le roi et la dame d’atout ne rapportent rien de plus

    .belote-order = Ce qui se joue d’abord
    .belote-order-free = le roi ou la dame
    .belote-order-free-about = Comme on veut
    .belote-order-king-first = le roi
    .belote-order-king-first-about = La dame l’attend

    .belote-announce = Qui dit les mots
    .belote-announce-auto = la table
    .belote-announce-auto-about = Personne ne peut les oublier
    .belote-announce-second = la table, à la seconde carte
    .belote-announce-second-about = La première carte ne révèle rien
    .belote-announce-prompt = on demande à qui les a
    .belote-announce-prompt-about = À la première carte ; le second mot suit de lui-même
    .belote-announce-strict = chacun pour soi
    .belote-announce-strict-about = Un mot oublié, et les 20 points sont perdus

    .belote-on-dedans = Belote d’une attaque dedans
    .belote-on-dedans-owner = lui reste
    .belote-on-dedans-owner-about = 20 points, quoi qu’il arrive
    .belote-on-dedans-to-defence = va à la défense
    .belote-on-dedans-to-defence-about = Avec tout le reste

    .head-trump = On demande atout
    .head-trump-always = toujours monter
    .head-trump-always-about = Même sur son partenaire
    .head-trump-unless-partner-master = monter, sauf sur son partenaire
    .head-trump-unless-partner-master-about = S’il est maître, n’importe quel atout

    .head-plain = On demande une autre couleur
    .head-plain-no = une carte quelconque de la couleur
    .head-plain-no-about = Personne n’est obligé de monter
    .head-plain-unless-partner-master = monter, sauf sur son partenaire
    .head-plain-unless-partner-master-about = Si l’on peut
    .head-plain-always = toujours monter
    .head-plain-always-about = Si l’on peut

    .undertrump-opp = Un adversaire a coupé
    .undertrump-opp-required = surcouper ou pisser
    .undertrump-opp-required-about = Un atout dans tous les cas, même trop faible
    .undertrump-opp-optional = surcouper, ou ce qu’on veut
    .undertrump-opp-optional-about = On ne gâche pas un atout trop faible
    .undertrump-opp-forbidden = surcouper, ou pas d’atout
    .undertrump-opp-forbidden-about = Comme à Amsterdam : on ne pisse que si l’on n’a rien d’autre

    .partner-plain = Partenaire maître sans atout
    .partner-plain-free = ce qu’on veut
    .partner-plain-free-about = Couper, ou se défausser
    .partner-plain-must-trump = il faut couper
    .partner-plain-must-trump-about = Même si le pli est déjà à vous

    .partner-trump = Votre partenaire a coupé
    .partner-trump-no-undertrump-if-can-over = ne pas pisser si l’on peut surcouper
    .partner-trump-no-undertrump-if-can-over-about = Sinon, ce qu’on veut
    .partner-trump-must-piss = pisser si l’on ne peut pas surcouper
    .partner-trump-must-piss-about = « Toujours pisser »
    .partner-trump-free = ce qu’on veut
    .partner-trump-free-about = Même un atout plus faible
    .partner-trump-must-trump-any = un atout quelconque
    .partner-trump-must-trump-any-about = Il faut de l’atout, même faible
    .partner-trump-ffb = ne pas pisser, sauf main tout en atout
    .partner-trump-ffb-about = La règle de la FFB
    .partner-trump-must-over = surcouper, ou pisser
    .partner-trump-must-over-about = Comme à Rotterdam : comme si un adversaire avait coupé
    .partner-trump-never-under = ne pas pisser
    .partner-trump-never-under-about = Comme à Amsterdam : on surcoupe ou on se défausse

    .contract-basis = Ce qui fait le contrat
    .contract-basis-all = tout ensemble
    .contract-basis-all-about = Plis, belote et annonces
    .contract-basis-tricks-belote = les plis et la belote
    .contract-basis-tricks-belote-about = Les annonces n’aident pas
    .contract-basis-tricks = les plis seuls
    .contract-basis-tricks-about = Ni la belote ni les annonces n’aident

    .tie-rule = À égalité
    .tie-rule-takers-win = l’attaque gagne
    .tie-rule-takers-win-about = Autant que l’autre camp suffit
    .tie-rule-takers-lose = l’attaque perd
    .tie-rule-takers-lose-about = Autant que l’autre camp ne suffit pas
    .tie-rule-litige = litige
    .tie-rule-litige-about = Les points de l’attaque vont à qui gagne la donne suivante
    .tie-rule-abeyance = tous les points attendent
    .tie-rule-abeyance-about = La donne suivante décide des points des deux camps
    .tie-rule-takers-zero = le preneur ne marque rien
    .tie-rule-takers-zero-about = L’autre marque ce qu’il a
    .tie-rule-set-aside = mis de côté
    .tie-rule-set-aside-about = Pour qui gagne la donne suivante

    .litige-belote = Belote en cas de litige
    .litige-belote-carve = marquée tout de suite
    .litige-belote-carve-about = Seul le reste attend
    .litige-belote-hold = attend aussi
    .litige-belote-hold-about = Avec les autres points
    .tens-rounding = Arrondi aux dizaines
    .tens-rounding-book = selon le livre
    .tens-rounding-book-about = Un camp de quelques points peut ne rien marquer
    .tens-rounding-program = comme un programme de 2001
    .tens-rounding-program-about = Un camp qui a un point marque au moins un
    .capot-doubling = Capot après un contra
    .capot-doubling-multiplied = multiplié
    .capot-doubling-multiplied-about = Comme toute autre donne
    .capot-doubling-cancels = compté une fois
    .capot-doubling-cancels-about = Les gagnants marquent une fois tous les points

    .held-at-end = Points en attente à la fin
    .held-at-end-lost = perdus
    .held-at-end-lost-about = Personne ne les a
    .held-at-end-to-owner = à qui les a faits
    .held-at-end-to-owner-about = Ce qui peut décider de la partie

    .capot-value = Capot
    .capot-value-252 = 252 points
    .capot-value-252-about = 152 pour les cartes, 100 pour le capot
    .capot-value-250 = 250 points
    .capot-value-250-about = Un compte rond, comme aux Pays-Bas

    .rounding = Arrondi
    .rounding-off = aucun
    .rounding-off-about = On marque chaque point
    .rounding-nearest10 = à la dizaine la plus proche
    .rounding-nearest10-about = 84 font 80, 85 font 90
    .rounding-nearest5 = au multiple de 5 le plus proche
    .rounding-nearest5-about = 82 font 80, 83 font 85
    .rounding-up10 = à la dizaine supérieure
    .rounding-up10-about = 81 font 90
    .rounding-up5 = au multiple de 5 supérieur
    .rounding-up5-about = 81 font 85
    .rounding-complement10 = à la dizaine, 160 en tout
    .rounding-complement10-about = 85 à 77 font 80 à 80

    .end-mode = La partie s’arrête
    .end-mode-target = à un nombre de points
    .end-mode-target-about = Qui les a le premier gagne
    .end-mode-deals = après un nombre de donnes
    .end-mode-deals-about = Qui a le plus de points gagne
    .end-mode-boards = après un nombre d’étuis
    .end-mode-boards-about = En duplicate, chacun comparé aux autres tables

    .target = Points à atteindre
    .deals-limit = Nombre de donnes

    .both-reach = Les deux camps y arrivent
    .both-reach-extend = une donne de plus
    .both-reach-extend-about = Puis le plus haut total gagne
    .both-reach-draw = partie nulle
    .both-reach-draw-about = Personne ne gagne
    .both-reach-higher-score = le plus haut total gagne
    .both-reach-higher-score-about = À égalité, une donne de plus
    .both-reach-attackers = l’attaque gagne
    .both-reach-attackers-about = Celle de la dernière donne
    .both-reach-last-bidder = la dernière enchère gagne
    .both-reach-last-bidder-about = Le camp qui l’a faite

    .arret = L’Arrêt
    .arret-false = non
    .arret-false-about = On joue chaque donne jusqu’au bout
    .arret-true = oui
    .arret-true-about = Qui est sûr de ses points peut arrêter la partie ; qui se trompe la perd

    .kloppen-score = Une enchère faite
    .kloppen-score-bid-only = rapporte l’enchère
    .kloppen-score-bid-only-about = L’autre camp ne marque rien
    .kloppen-score-made-only = rapporte les points faits
    .kloppen-score-made-only-about = Les deux camps marquent ce qu’ils ont fait
    .kloppen-score-made-plus-bid = rapporte points et enchère
    .kloppen-score-made-plus-bid-about = L’autre camp marque ce qu’il a fait

    .coinche-mode = Coinche
    .coinche-mode-any-time = à tout moment
    .coinche-mode-any-time-about = Même hors de son tour
    .coinche-mode-in-turn = à son tour
    .coinche-mode-in-turn-about = Comme une enchère

    .surcoinche = Surcoinche
    .surcoinche-off = non
    .surcoinche-off-about = La coinche a le dernier mot
    .surcoinche-x4 = points quadruplés
    .surcoinche-x4-about = L’attaque peut répondre à une coinche
    .surcoinche-x3 = points triplés
    .surcoinche-x3-about = L’attaque peut répondre à une coinche
    .run-from-contra = Enchères après un contra
    .run-from-contra-true = permises
    .run-from-contra-true-about = Une enchère plus haute, et la donne redevient simple
    .run-from-contra-false = interdites
    .run-from-contra-false-about = Le contra fixe l’enchère

    .coinche-scope = La coinche double
    .coinche-scope-both = les points des deux camps
    .coinche-scope-both-about = Quand l’enchère est faite
    .coinche-scope-bidders-only = les points de l’attaque
    .coinche-scope-bidders-only-about = Quand l’enchère est faite
    .coinche-scope-bidders-take-all = 160 plus l’enchère, pour l’attaque
    .coinche-scope-bidders-take-all-about = L’autre camp ne marque rien quand l’enchère est faite

    .kloppen-fail = Quand l’attaque est dedans
    .kloppen-fail-literal = 162, ou deux fois l’enchère
    .kloppen-fail-literal-about = Un 80 coinché coûte alors 160, moins que sans coinche
    .kloppen-fail-max = 162 au moins
    .kloppen-fail-max-about = Deux fois l’enchère après une coinche, si c’est plus

    .announced-capot = Un capot annoncé
    .announced-capot-document = 250 ou 350 points
    .announced-capot-document-about = 250 si seule l’enchère rapporte
    .announced-capot-500 = 500 points
    .announced-capot-500-about = Toujours plus qu’un capot inattendu

    .reveal-on-lead = Carte sous celle de l’entame
    .reveal-on-lead-false = retournée après le pli
    .reveal-on-lead-false-about = Les deux joueurs en même temps
    .reveal-on-lead-true = retournée aussitôt
    .reveal-on-lead-true-about = Avant que l’autre réponde

    .extra-contracts = Sans couleur d’atout
    .extra-contracts-off = non
    .extra-contracts-off-about = Une couleur est toujours atout
    .extra-contracts-no-trumps = sans atout
    .extra-contracts-no-trumps-about = Aucune couleur n’est atout
    .extra-contracts-all-trumps = tout atout
    .extra-contracts-all-trumps-about = Toutes les couleurs ont l’ordre de l’atout
    .extra-contracts-both = sans atout et tout atout
    .extra-contracts-both-about = On peut nommer l’un ou l’autre

    .bid-max-160 = 160
    .bid-max-160-about = Seul capot est au-dessus
    .bid-max-180 = 180
    .bid-max-180-about = Sans annonces, personne ne peut faire plus
    .bid-max-650 = sans limite
    .bid-max-650-about = Pour les tables avec annonces

    .generale = Générale
    .generale-false = non
    .generale-false-about = Capot est la plus haute enchère
    .generale-true = oui
    .generale-true-about = Tous les plis sans son partenaire, pour 500

    .generale-lead = L’entame à la générale
    .generale-lead-first-hand = le joueur après le donneur
    .generale-lead-first-hand-about = Comme à chaque donne
    .generale-lead-bidder = qui l’annonce
    .generale-lead-bidder-about = Qui joue sans partenaire commence

    .self-raise = Monter sur sa propre enchère
    .self-raise-off = non
    .self-raise-off-about = Trois passes closent les enchères
    .self-raise-other-suit = dans un autre atout
    .self-raise-other-suit-about = La dernière enchère a encore la parole

    .na-values = Valeurs sans couleur d’atout
    .na-values-ffb-table = la table de la FFB
    .na-values-ffb-table-about = Sans atout : l’as 19. Tout atout : le valet 13, le neuf 9
    .na-values-scaled = ramenées à 152
    .na-values-scaled-about = Les valeurs habituelles, ramenées à 152 en tout
    .na-values-raw = telles quelles
    .na-values-raw-about = 120 points à sans atout, 248 à tout atout

    .ta-last-trick = Le dernier pli à tout atout
    .ta-last-trick-true = 10 points
    .ta-last-trick-true-about = Comme à chaque donne
    .ta-last-trick-false = rien
    .ta-last-trick-false-about = 248 points en tout

    .belote-ta = La belote à tout atout
    .belote-ta-none = aucune
    .belote-ta-none-about = Comme à sans atout
    .belote-ta-each-suit = une par couleur
    .belote-ta-each-suit-about = Jusqu’à quatre, 20 points chacune
    .belote-ta-each-suit-led = une par couleur, quand on la joue
    .belote-ta-each-suit-led-about = Sa première carte est entamée, ou fournie à la couleur

    .decl-equal = Annonces égales
    .decl-equal-earlier-seat = qui parle en premier
    .decl-equal-earlier-seat-about = A la plus forte
    .decl-equal-none = personne ne marque
    .decl-equal-none-about = Ni celles-ci, ni de plus faibles

    .belote-helps-contract = La belote de l’attaque
    .belote-helps-contract-true = aide à faire le contrat
    .belote-helps-contract-true-about = Ses 20 points comptent avec les plis
    .belote-helps-contract-false = n’aide pas
    .belote-helps-contract-false-about = Les plis doivent suffire

    .decl-helps-contract = Les annonces de l’attaque
    .decl-helps-contract-true = aident à faire le contrat
    .decl-helps-contract-true-about = Elles comptent avec les plis
    .decl-helps-contract-false = n’aident pas
    .decl-helps-contract-false-about = Les plis doivent suffire

    .beat-defence = Faire plus que la défense
    .beat-defence-false = non
    .beat-defence-false-about = Les points annoncés suffisent
    .beat-defence-true = oui
    .beat-defence-true-about = En plus des points annoncés

    .eighty-means-82 = Une enchère à 80
    .eighty-means-82-false = demande 80 points
    .eighty-means-82-false-about = Même si la défense en a plus
    .eighty-means-82-true = demande 82 points
    .eighty-means-82-true-about = Plus de la moitié

    .coinche-score = Ce qu’on marque
    .coinche-score-ffb = points et enchère, 160 si coinché
    .coinche-score-ffb-about = La FFB : (160 + enchère) × 2 après une coinche
    .coinche-score-bga = points et enchère
    .coinche-score-bga-about = Après une coinche, les points de l’attaque et l’enchère × 2
    .coinche-score-bga-bid-only = l’enchère et la belote
    .coinche-score-bga-bid-only-about = Les plis ne rapportent rien
    .coinche-score-concours = points et enchère, 500 pour capot
    .coinche-score-concours-about = En concours : la belote n’est jamais multipliée
    .coinche-score-announced = l’enchère seule
    .coinche-score-announced-about = Ni les plis ni la belote ne rapportent
    .coinche-score-made = points, et l’enchère multipliée
    .coinche-score-made-about = Après une coinche, seule l’enchère × 2

    .fail-base = Quand l’attaque est dedans
    .fail-base-160 = 160 et l’enchère
    .fail-base-160-about = Un compte rond
    .fail-base-162 = 162 et l’enchère
    .fail-base-162-about = Tous les points de la donne

    .belote-only-win = Gagner par la belote
    .belote-only-win-true = toujours
    .belote-only-win-true-about = Même dans une donne perdue
    .belote-only-win-false = pas dans une donne perdue
    .belote-only-win-false-about = On joue une donne de plus
    .kapo-no-exit = Un capot au but
    .kapo-no-exit-off = termine la partie
    .kapo-no-exit-off-about = Comme toute autre donne
    .kapo-no-exit-one-more = exige une donne de plus
    .kapo-no-exit-one-more-about = Puis le plus haut total gagne ; un autre capot ne compte pas
    .kapo-no-exit-raise = relève le but
    .kapo-no-exit-raise-about = À un de plus que le total en tête

    .four-jacks = Quatre valets dans un pli
    .four-jacks-100 = 100 points
    .four-jacks-100-about = Comme tout autre carré
    .four-jacks-200 = 200 points
    .four-jacks-200-about = Comme à Amsterdam

    .four-nines = Quatre neufs dans un pli
    .four-nines-100 = 100 points
    .four-nines-100-about = Comme tout autre carré
    .four-nines-150 = 150 points
    .four-nines-150-about = Comme les annonces de la belote

    .roem-claim = Comment le roem compte
    .roem-claim-auto = tout seul
    .roem-claim-auto-about = La table le trouve
    .roem-claim-claim = une fois annoncé
    .roem-claim-claim-about = Par un bouton, avant la carte suivante

    .counter-pit = Tous les plis pour les autres
    .counter-pit-false = rien de plus
    .counter-pit-false-about = 162 et le roem, comme pour tout contrat chuté
    .counter-pit-true = 100 points de plus
    .counter-pit-true-about = Un pit pour eux aussi

    .all-tricks = Les neuf plis
    .all-tricks-0 = rien de plus
    .all-tricks-0-about = Seules les cartes comptent
    .all-tricks-100 = 100 points de plus
    .all-tricks-100-about = Pour qui les fait tous

    .contract3 = Le preneur doit avoir
    .contract3-more-than-each = plus que chacun des autres
    .contract3-more-than-each-about = L’égalité ne suffit pas
    .contract3-more-than-both = plus que les deux ensemble
    .contract3-more-than-both-about = Au moins 82 sans belote

    .fail3 = Si le preneur chute
    .fail3-split = chacun la moitié du tout
    .fail3-split-about = 81 points chacun
    .fail3-own-plus-half = les siens et la moitié du preneur
    .fail3-own-plus-half-about = Le point impair va au second
    .fail3-own = chacun marque les siens
    .fail3-own-about = Les points du preneur sont perdus

    .def-sum = La défense marque
    .def-sum-false = chacun les siens
    .def-sum-false-about = Quand le contrat est fait
    .def-sum-true = chacun le total des deux
    .def-sum-true-about = Quand le contrat est fait

    .capot3-partial = Un défenseur sans pli
    .capot3-partial-false = rien de plus
    .capot3-partial-false-about = Seuls tous les plis rapportent plus
    .capot3-partial-true = 50 points aux deux autres
    .capot3-partial-true-about = Quand le contrat est fait

# Why rules cannot be so, and what to do. $option: the name of the option that stands in the way.
bad-rules =
    .unknown-option = Ces règles n’ont plus rien de ce nom : rouvrez **Règles…** à la table.
    .missing = Ces règles ne sont pas complètes : repartez d’une de celles que je connais.
    .no-such-value = **{ $option }** : c’est impossible. Choisissez une des valeurs proposées.
    .out-of-range = **{ $option }** : il faut un nombre de { $low } à { $high }.
    .not-with-this-deal = Ces paquets sont ceux d’un autre jeu : choisissez d’autres **{ $option }**, ou jouez à d’autres règles.
    .not-on-boards = En duplicate, toutes les tables ont les mêmes étuis, chacun réglé pour lui seul : il faut une autre valeur pour **{ $option }**.
    .needs-four-players = **{ $option }** : il faut quatre joueurs. Jouez d’abord à d’autres règles.
    .needs-two-players = **{ $option }** : c’est pour la coinche, la contrée et la belote découverte. Jouez d’abord à l’un de ces jeux.
    .needs-target = **{ $option }** demande un nombre de points à atteindre : arrêtez la partie à un nombre de points, ou renoncez-y.
    .not-with-bids = **{ $option }** et enchères ne vont pas ensemble : renoncez à l’un ou à l’autre.
    .not-in-this-game = **{ $option }** ne fait pas partie de ce jeu : n’y touchez pas, ou jouez à d’autres règles.
    .for-three = **{ $option }** : la belote à trois est un jeu à part. Jouez avec ses règles, ou restez à un autre jeu.
    .not-with-two-players = **{ $option }** : à deux, on ne connaît pas toutes ses cartes, c’est donc la table qui dit les mots.
    .not-with-these-declarations = **{ $option }** : avant l’entame si les annonces sont montrées d’emblée, sinon plus tard.
    .no-such-preset = Je ne connais plus ces règles : choisissez-en d’autres.
