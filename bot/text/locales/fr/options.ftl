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
options-choose-preset = Jouer à d’autres règles…
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
options-origin-outside = ◇ ne vient pas des documents du livre de règles
options-origin-adaptation = ◇ notre adaptation : le document l’évoque sans donner de règles
options-mark-outside = { $value } ◇ hors documents
options-mark-adaptation = { $value } ◇ adaptation

options-group-deal = La donne
options-group-auction = Les enchères
options-group-decouverte = À deux joueurs
options-group-coinche = Enchères et coinche
options-group-contract = Contrat fait, ou dedans
options-group-declarations = Les annonces
options-group-belote = Belote et rebelote
options-group-play = Le jeu de la carte
options-group-scoring = Le compte
options-group-end = La fin de la partie

options-name-players = Joueurs
options-name-bid-min = Enchère la plus basse
options-name-bid-max = Enchère la plus haute
options-name-bid-step = Paliers des enchères

options-name-direction = Sens du jeu
options-value-direction-ccw = inverse des aiguilles d’une montre
options-about-direction-ccw = Vers la droite du donneur, comme en France
options-value-direction-cw = des aiguilles d’une montre
options-about-direction-cw = Vers la gauche du donneur, comme aux Pays-Bas

options-name-first-dealer = Premier donneur
options-value-first-dealer-random = tiré au sort
options-about-first-dealer-random = Personne n’a rien à faire
options-value-first-dealer-lowest-card = la plus petite carte
options-about-first-dealer-lowest-card = Chacun en tire une ; la plus petite donne

options-name-shuffle = Mélange
options-value-shuffle-cut-only = une fois, puis on coupe
options-about-shuffle-cut-only = Les plis restent ensemble d’une donne à l’autre : les jeux sont plus contrastés
options-value-shuffle-every-deal = avant chaque donne
options-about-shuffle-every-deal = Comme en concours

options-name-packets = Paquets
options-value-packets-3-2 = trois puis deux
options-about-packets-3-2 = Puis on retourne une carte
options-value-packets-2-3 = deux puis trois
options-about-packets-2-3 = Puis on retourne une carte
options-value-packets-dealer-choice = au choix du donneur
options-about-packets-dealer-choice = Trois et deux, ou deux et trois
options-value-packets-2-3-3 = deux, trois, trois
options-about-packets-2-3-3 = Les huit cartes avant les enchères
options-value-packets-3-2-3 = trois, deux, trois
options-about-packets-3-2-3 = Les huit cartes avant les enchères
options-value-packets-3-3-2 = trois, trois, deux
options-about-packets-3-3-2 = Les huit cartes avant les enchères
options-value-packets-4-4 = quatre par quatre
options-about-packets-4-4 = Toutes les cartes avant les enchères

options-name-auction = Prise ou enchères
options-value-auction-turn-up = on prend
options-about-auction-turn-up = À la retourne, ou à une autre couleur au second tour
options-value-auction-bids = enchères, avec coinche
options-about-auction-bids = Des points et une couleur ; l’autre peut doubler
options-value-auction-coinche = enchères de coinche et de contrée
options-about-auction-coinche = Des points et un atout ; les autres peuvent doubler

options-name-round2-suits = Second tour
options-value-round2-suits-exclude-turned = les trois autres couleurs
options-about-round2-suits-exclude-turned = La couleur retournée n’est plus possible
options-value-round2-suits-any = la couleur de son choix
options-about-round2-suits-any = Même celle qui était retournée

options-name-allpass-dealer = Quand tout le monde passe
options-value-allpass-dealer-next = le joueur suivant donne
options-about-allpass-dealer-next = La donne tourne
options-value-allpass-dealer-same = le même joueur redonne
options-about-allpass-dealer-same = Jusqu’à ce qu’il y ait un contrat

options-name-declarations = Annonces
options-value-declarations-off = aucune
options-about-declarations-off = Les suites et les carrés ne rapportent rien
options-value-declarations-first-trick = au premier pli
options-about-declarations-first-trick = Chacun dit le genre avec sa première carte
options-value-declarations-immediate = montrées avant la première carte
options-about-declarations-immediate = Dès que l’atout est fixé

options-name-decl-contest = Quelles annonces comptent
options-value-decl-contest-winner-takes-all = celles du camp qui a la meilleure
options-about-decl-contest-winner-takes-all = Toutes les siennes ; l’autre camp n’en marque aucune
options-value-decl-contest-per-type = la meilleure de chaque genre
options-about-decl-contest-per-type = Les genres différents comptent tous, dans les deux camps

options-name-decl-contest-moment = Quand on les compare
options-value-decl-contest-moment-after-trick1 = après le premier pli
options-about-decl-contest-moment-after-trick1 = Avant d’entamer le deuxième
options-value-decl-contest-moment-during-trick2 = pendant le deuxième pli
options-about-decl-contest-moment-during-trick2 = Chacun en nomme une meilleure, ou passe
options-value-decl-contest-moment-before-first-lead = avant l’entame
options-about-decl-contest-moment-before-first-lead = Va avec des annonces que l’on montre

options-name-long-runs = Suites de six cartes et plus
options-value-long-runs-cap5 = comptent comme un cent
options-about-long-runs-cap5 = Seule la plus haute carte les départage
options-value-long-runs-true-length = la plus longue l’emporte
options-about-long-runs-true-length = 100 points aussi, mais six cartes battent cinq

options-name-long-run-split = Reste d’une longue suite
options-value-long-run-split-false = ne rapporte rien
options-about-long-run-split-false = Une longue suite est une seule annonce
options-value-long-run-split-true = peut faire une seconde suite
options-about-long-run-split-true = Huit cartes font cinq et trois

options-name-trump-run-wins = Les huit atouts en main
options-value-trump-run-wins-false = une suite comme une autre
options-about-trump-run-wins-false = 100 points
options-value-trump-run-wins-true = font gagner la partie
options-about-trump-run-wins-true = Sur-le-champ, quelle que soit la marque

options-name-capot-victims-decl = Annonces d’un camp sans pli
options-value-capot-victims-decl-lose = perdues
options-about-capot-victims-decl-lose = Seule sa belote lui reste
options-value-capot-victims-decl-keep = gardées
options-about-capot-victims-decl-keep = Elles comptent même contre un capot
options-value-capot-victims-decl-to-winners = vont aux gagnants
options-about-capot-victims-decl-to-winners = En plus du capot

options-name-belote = Belote et rebelote
options-value-belote-on = 20 points
options-about-belote-on = Pour le roi et la dame d’atout
options-value-belote-off = pas comptée
options-about-belote-off = Le roi et la dame d’atout ne rapportent rien de plus

options-name-belote-order = Ce qui se joue d’abord
options-value-belote-order-free = le roi ou la dame
options-about-belote-order-free = Comme on veut
options-value-belote-order-king-first = le roi
options-about-belote-order-king-first = La dame l’attend

options-name-belote-announce = Qui dit les mots
options-value-belote-announce-auto = la table
options-about-belote-announce-auto = Personne ne peut les oublier
options-value-belote-announce-prompt = on demande à qui les a
options-about-belote-announce-prompt = À la première carte ; le second mot suit de lui-même
options-value-belote-announce-strict = chacun pour soi
options-about-belote-announce-strict = Un mot oublié, et les 20 points sont perdus

options-name-belote-on-dedans = Belote d’une attaque dedans
options-value-belote-on-dedans-owner = lui reste
options-about-belote-on-dedans-owner = 20 points, quoi qu’il arrive
options-value-belote-on-dedans-to-defence = va à la défense
options-about-belote-on-dedans-to-defence = Avec tout le reste

options-name-head-trump = On demande atout
options-value-head-trump-always = toujours monter
options-about-head-trump-always = Même sur son partenaire
options-value-head-trump-unless-partner-master = monter, sauf sur son partenaire
options-about-head-trump-unless-partner-master = S’il est maître, n’importe quel atout

options-name-head-plain = On demande une autre couleur
options-value-head-plain-no = une carte quelconque de la couleur
options-about-head-plain-no = Personne n’est obligé de monter
options-value-head-plain-unless-partner-master = monter, sauf sur son partenaire
options-about-head-plain-unless-partner-master = Si l’on peut
options-value-head-plain-always = toujours monter
options-about-head-plain-always = Si l’on peut

options-name-undertrump-opp = Un adversaire a coupé
options-value-undertrump-opp-required = surcouper ou pisser
options-about-undertrump-opp-required = Un atout dans tous les cas, même trop faible
options-value-undertrump-opp-optional = surcouper, ou ce qu’on veut
options-about-undertrump-opp-optional = On ne gâche pas un atout trop faible

options-name-partner-plain = Partenaire maître sans atout
options-value-partner-plain-free = ce qu’on veut
options-about-partner-plain-free = Couper, ou se défausser
options-value-partner-plain-must-trump = il faut couper
options-about-partner-plain-must-trump = Même si le pli est déjà à vous

options-name-partner-trump = Votre partenaire a coupé
options-value-partner-trump-no-undertrump-if-can-over = ne pas pisser si l’on peut surcouper
options-about-partner-trump-no-undertrump-if-can-over = Sinon, ce qu’on veut
options-value-partner-trump-must-piss = pisser si l’on ne peut pas surcouper
options-about-partner-trump-must-piss = « Toujours pisser »
options-value-partner-trump-free = ce qu’on veut
options-about-partner-trump-free = Même un atout plus faible
options-value-partner-trump-must-trump-any = un atout quelconque
options-about-partner-trump-must-trump-any = Il faut de l’atout, même faible
options-value-partner-trump-ffb = ne pas pisser, sauf main tout en atout
options-about-partner-trump-ffb = La règle de la FFB

options-name-contract-basis = Ce qui fait le contrat
options-value-contract-basis-all = tout ensemble
options-about-contract-basis-all = Plis, belote et annonces
options-value-contract-basis-tricks-belote = les plis et la belote
options-about-contract-basis-tricks-belote = Les annonces n’aident pas
options-value-contract-basis-tricks = les plis seuls
options-about-contract-basis-tricks = Ni la belote ni les annonces n’aident

options-name-tie-rule = À égalité
options-value-tie-rule-takers-win = l’attaque gagne
options-about-tie-rule-takers-win = Autant que l’autre camp suffit
options-value-tie-rule-takers-lose = l’attaque perd
options-about-tie-rule-takers-lose = Autant que l’autre camp ne suffit pas
options-value-tie-rule-litige = litige
options-about-tie-rule-litige = Les points de l’attaque vont à qui gagne la donne suivante
options-value-tie-rule-abeyance = tous les points attendent
options-about-tie-rule-abeyance = La donne suivante décide des points des deux camps

options-name-litige-belote = Belote en cas de litige
options-value-litige-belote-carve = marquée tout de suite
options-about-litige-belote-carve = Seul le reste attend
options-value-litige-belote-hold = attend aussi
options-about-litige-belote-hold = Avec les autres points

options-name-held-at-end = Points en attente à la fin
options-value-held-at-end-lost = perdus
options-about-held-at-end-lost = Personne ne les a
options-value-held-at-end-to-owner = à qui les a faits
options-about-held-at-end-to-owner = Ce qui peut décider de la partie

options-name-capot-value = Capot
options-value-capot-value-252 = 252 points
options-about-capot-value-252 = 152 pour les cartes, 100 pour le capot
options-value-capot-value-250 = 250 points
options-about-capot-value-250 = Un compte rond, comme aux Pays-Bas

options-name-rounding = Arrondi
options-value-rounding-off = aucun
options-about-rounding-off = On marque chaque point
options-value-rounding-nearest10 = à la dizaine la plus proche
options-about-rounding-nearest10 = 84 font 80, 85 font 90
options-value-rounding-nearest5 = au multiple de 5 le plus proche
options-about-rounding-nearest5 = 82 font 80, 83 font 85
options-value-rounding-up10 = à la dizaine supérieure
options-about-rounding-up10 = 81 font 90
options-value-rounding-up5 = au multiple de 5 supérieur
options-about-rounding-up5 = 81 font 85
options-value-rounding-complement10 = à la dizaine, 160 en tout
options-about-rounding-complement10 = 85 à 77 font 80 à 80

options-name-end-mode = La partie s’arrête
options-value-end-mode-target = à un nombre de points
options-about-end-mode-target = Qui les a le premier gagne
options-value-end-mode-deals = après un nombre de donnes
options-about-end-mode-deals = Qui a le plus de points gagne
options-value-end-mode-boards = après un nombre d’étuis
options-about-end-mode-boards = En duplicate, chacun comparé aux autres tables

options-name-target = Points à atteindre
options-name-deals-limit = Nombre de donnes

options-name-both-reach = Les deux camps y arrivent
options-value-both-reach-extend = une donne de plus
options-about-both-reach-extend = Puis le plus haut total gagne
options-value-both-reach-draw = partie nulle
options-about-both-reach-draw = Personne ne gagne
options-value-both-reach-higher-score = le plus haut total gagne
options-about-both-reach-higher-score = À égalité, une donne de plus
options-value-both-reach-attackers = l’attaque gagne
options-about-both-reach-attackers = Celle de la dernière donne
options-value-both-reach-last-bidder = la dernière enchère gagne
options-about-both-reach-last-bidder = Le camp qui l’a faite

options-name-arret = L’Arrêt
options-value-arret-false = non
options-about-arret-false = On joue chaque donne jusqu’au bout
options-value-arret-true = oui
options-about-arret-true = Qui est sûr de ses points peut arrêter la partie ; qui se trompe la perd

options-name-kloppen-score = Une enchère faite
options-value-kloppen-score-bid-only = rapporte l’enchère
options-about-kloppen-score-bid-only = L’autre camp ne marque rien
options-value-kloppen-score-made-only = rapporte les points faits
options-about-kloppen-score-made-only = Les deux camps marquent ce qu’ils ont fait
options-value-kloppen-score-made-plus-bid = rapporte points et enchère
options-about-kloppen-score-made-plus-bid = L’autre camp marque ce qu’il a fait

options-name-coinche-mode = Coinche
options-value-coinche-mode-any-time = à tout moment
options-about-coinche-mode-any-time = Même hors de son tour
options-value-coinche-mode-in-turn = à son tour
options-about-coinche-mode-in-turn = Comme une enchère

options-name-surcoinche = Surcoinche
options-value-surcoinche-off = non
options-about-surcoinche-off = La coinche a le dernier mot
options-value-surcoinche-x4 = points quadruplés
options-about-surcoinche-x4 = L’attaque peut répondre à une coinche
options-value-surcoinche-x3 = points triplés
options-about-surcoinche-x3 = L’attaque peut répondre à une coinche

options-name-coinche-scope = La coinche double
options-value-coinche-scope-both = les points des deux camps
options-about-coinche-scope-both = Quand l’enchère est faite
options-value-coinche-scope-bidders-only = les points de l’attaque
options-about-coinche-scope-bidders-only = Quand l’enchère est faite
options-value-coinche-scope-bidders-take-all = 160 plus l’enchère, pour l’attaque
options-about-coinche-scope-bidders-take-all = L’autre camp ne marque rien quand l’enchère est faite

options-name-kloppen-fail = Quand l’attaque est dedans
options-value-kloppen-fail-literal = 162, ou deux fois l’enchère
options-about-kloppen-fail-literal = Un 80 coinché coûte alors 160, moins que sans coinche
options-value-kloppen-fail-max = 162 au moins
options-about-kloppen-fail-max = Deux fois l’enchère après une coinche, si c’est plus

options-name-announced-capot = Un capot annoncé
options-value-announced-capot-document = 250 ou 350 points
options-about-announced-capot-document = 250 si seule l’enchère rapporte
options-value-announced-capot-500 = 500 points
options-about-announced-capot-500 = Toujours plus qu’un capot inattendu

options-name-reveal-on-lead = Carte sous celle de l’entame
options-value-reveal-on-lead-false = retournée après le pli
options-about-reveal-on-lead-false = Les deux joueurs en même temps
options-value-reveal-on-lead-true = retournée aussitôt
options-about-reveal-on-lead-true = Avant que l’autre réponde

options-name-extra-contracts = Sans couleur d’atout
options-value-extra-contracts-off = non
options-about-extra-contracts-off = Une couleur est toujours atout
options-value-extra-contracts-no-trumps = sans atout
options-about-extra-contracts-no-trumps = Aucune couleur n’est atout
options-value-extra-contracts-all-trumps = tout atout
options-about-extra-contracts-all-trumps = Toutes les couleurs ont l’ordre de l’atout
options-value-extra-contracts-both = sans atout et tout atout
options-about-extra-contracts-both = On peut nommer l’un ou l’autre

options-value-bid-max-160 = 160
options-about-bid-max-160 = Seul capot est au-dessus
options-value-bid-max-180 = 180
options-about-bid-max-180 = Sans annonces, personne ne peut faire plus
options-value-bid-max-650 = sans limite
options-about-bid-max-650 = Pour les tables avec annonces

options-name-generale = Générale
options-value-generale-false = non
options-about-generale-false = Capot est la plus haute enchère
options-value-generale-true = oui
options-about-generale-true = Tous les plis sans son partenaire, pour 500

options-name-generale-lead = L’entame à la générale
options-value-generale-lead-first-hand = le joueur après le donneur
options-about-generale-lead-first-hand = Comme à chaque donne
options-value-generale-lead-bidder = qui l’annonce
options-about-generale-lead-bidder = Qui joue sans partenaire commence

options-name-self-raise = Monter sur sa propre enchère
options-value-self-raise-off = non
options-about-self-raise-off = Trois passes closent les enchères
options-value-self-raise-other-suit = dans un autre atout
options-about-self-raise-other-suit = La dernière enchère a encore la parole

options-name-na-values = Valeurs sans couleur d’atout
options-value-na-values-ffb-table = la table de la FFB
options-about-na-values-ffb-table = Sans atout : l’as 19. Tout atout : le valet 13, le neuf 9
options-value-na-values-scaled = ramenées à 152
options-about-na-values-scaled = Les valeurs habituelles, ramenées à 152 en tout
options-value-na-values-raw = telles quelles
options-about-na-values-raw = 120 points à sans atout, 248 à tout atout

options-name-ta-last-trick = Le dernier pli à tout atout
options-value-ta-last-trick-true = 10 points
options-about-ta-last-trick-true = Comme à chaque donne
options-value-ta-last-trick-false = rien
options-about-ta-last-trick-false = 248 points en tout

options-name-belote-ta = La belote à tout atout
options-value-belote-ta-none = aucune
options-about-belote-ta-none = Comme à sans atout
options-value-belote-ta-each-suit = une par couleur
options-about-belote-ta-each-suit = Jusqu’à quatre, 20 points chacune

options-name-decl-equal = Annonces égales
options-value-decl-equal-earlier-seat = qui parle en premier
options-about-decl-equal-earlier-seat = A la plus forte
options-value-decl-equal-none = personne ne marque
options-about-decl-equal-none = Ni celles-ci, ni de plus faibles

options-name-belote-helps-contract = La belote de l’attaque
options-value-belote-helps-contract-true = aide à faire le contrat
options-about-belote-helps-contract-true = Ses 20 points comptent avec les plis
options-value-belote-helps-contract-false = n’aide pas
options-about-belote-helps-contract-false = Les plis doivent suffire

options-name-decl-helps-contract = Les annonces de l’attaque
options-value-decl-helps-contract-true = aident à faire le contrat
options-about-decl-helps-contract-true = Elles comptent avec les plis
options-value-decl-helps-contract-false = n’aident pas
options-about-decl-helps-contract-false = Les plis doivent suffire

options-name-beat-defence = Faire plus que la défense
options-value-beat-defence-false = non
options-about-beat-defence-false = Les points annoncés suffisent
options-value-beat-defence-true = oui
options-about-beat-defence-true = En plus des points annoncés

options-name-eighty-means-82 = Une enchère à 80
options-value-eighty-means-82-false = demande 80 points
options-about-eighty-means-82-false = Même si la défense en a plus
options-value-eighty-means-82-true = demande 82 points
options-about-eighty-means-82-true = Plus de la moitié

options-name-coinche-score = Ce qu’on marque
options-value-coinche-score-ffb = points et enchère, 160 si coinché
options-about-coinche-score-ffb = La FFB : (160 + enchère) × 2 après une coinche
options-value-coinche-score-bga = points et enchère
options-about-coinche-score-bga = Après une coinche, les points de l’attaque et l’enchère × 2
options-value-coinche-score-bga-bid-only = l’enchère et la belote
options-about-coinche-score-bga-bid-only = Les plis ne rapportent rien
options-value-coinche-score-concours = points et enchère, 500 pour capot
options-about-coinche-score-concours = En concours : la belote n’est jamais multipliée
options-value-coinche-score-announced = l’enchère seule
options-about-coinche-score-announced = Ni les plis ni la belote ne rapportent
options-value-coinche-score-made = points, et l’enchère multipliée
options-about-coinche-score-made = Après une coinche, seule l’enchère × 2

options-name-fail-base = Quand l’attaque est dedans
options-value-fail-base-160 = 160 et l’enchère
options-about-fail-base-160 = Un compte rond
options-value-fail-base-162 = 162 et l’enchère
options-about-fail-base-162 = Tous les points de la donne

options-name-belote-only-win = Gagner par la belote
options-value-belote-only-win-true = toujours
options-about-belote-only-win-true = Même dans une donne perdue
options-value-belote-only-win-false = pas dans une donne perdue
options-about-belote-only-win-false = On joue une donne de plus

# Why rules cannot be so, and what to do. $option: the name of the option that stands in the way.
bad-rules-unknown-option = Ces règles n’ont plus rien de ce nom : rouvrez **Règles…** à la table.
bad-rules-missing = Ces règles ne sont pas complètes : repartez d’une de celles que je connais.
bad-rules-no-such-value = **{ $option }** : c’est impossible. Choisissez une des valeurs proposées.
bad-rules-out-of-range = **{ $option }** : il faut un nombre de { $low } à { $high }.
bad-rules-not-with-this-deal = Ces paquets sont ceux d’un autre jeu : choisissez d’autres **{ $option }**, ou jouez à d’autres règles.
bad-rules-not-on-boards = En duplicate, toutes les tables ont les mêmes étuis, chacun réglé pour lui seul : il faut une autre valeur pour **{ $option }**.
bad-rules-needs-four-players = **{ $option }** : il faut quatre joueurs. Jouez d’abord à d’autres règles.
bad-rules-needs-two-players = **{ $option }** : c’est pour la coinche, la contrée et la belote découverte. Jouez d’abord à l’un de ces jeux.
bad-rules-needs-target = **{ $option }** demande un nombre de points à atteindre : arrêtez la partie à un nombre de points, ou renoncez-y.
bad-rules-not-with-bids = **{ $option }** et enchères ne vont pas ensemble : renoncez à l’un ou à l’autre.
bad-rules-not-with-two-players = **{ $option }** : à deux, on ne connaît pas toutes ses cartes, c’est donc la table qui dit les mots.
bad-rules-not-with-these-declarations = **{ $option }** : avant l’entame si les annonces sont montrées d’emblée, sinon plus tard.
bad-rules-no-such-preset = Je ne connais plus ces règles : choisissez-en d’autres.
