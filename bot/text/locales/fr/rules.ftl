rules-title-modified = { $preset } (avec des changements)
rules-title =
    .cards = Les cartes
    .dealing = La donne
    .auction = Les enchères
    .declarations = Les annonces
    .contest = Quelles annonces comptent
    .play = Le jeu de la carte
    .extra = Sans atout et tout atout
    .belote = Belote et rebelote
    .roem = Le roem
    .contract = Contrat fait, ou dedans
    .scoring = Le compte d’une donne
    .end = La fin de la partie
    .arret = L’Arrêt
rules-title-sources = D’où viennent les règles

# The way to other pages, and from a refusal to its rule
rules-choose = Page { $page } sur { $pages } : aller à…
rules-back = Précédente
rules-next = Suivante
rules-why = Pourquoi ?

# The first page
rules-game =
    .classique = Quatre joueurs, deux équipes : qui prend choisit l’atout et doit faire, avec son partenaire, plus de points que l’autre équipe.
    .coinche = Quatre joueurs, deux équipes : la plus haute enchère fixe l’atout et les points que son équipe doit faire ; l’autre équipe peut doubler avec *coinche* (ou *contre*).
    .klaverjas = Quatre joueurs, deux équipes : quelqu’un doit choisir l’atout et faire, avec son partenaire, plus de la moitié des points ; des cartes qui vont ensemble dans un pli rapportent du *roem*.
    .clobyosh = Deux joueurs avec neuf cartes chacun : qui prend choisit l’atout et doit faire plus de points que l’autre ; une bonne partie du jeu reste au talon.
    .bulgarian = Quatre joueurs, deux équipes : la plus haute enchère d’une échelle nomme l’atout, et son équipe doit faire plus de points que l’autre ; on marque des dizaines.
    .kloppen = Quatre joueurs, deux équipes : la plus haute enchère fixe l’atout et les points à faire.
    .belote3 = Trois joueurs : qui prend à la couleur retournée, ou à une autre, joue seul contre les deux autres et doit faire plus de points que chacun d’eux ; chacun marque pour soi.
    .belote3-all8 = Trois joueurs : qui nomme une couleur d’atout joue seul contre les deux autres et doit faire plus de points que chacun d’eux ; chacun marque pour soi.
    .belote3-chien = Trois joueurs : qui nomme une couleur d’atout ramasse le *chien* et joue seul contre les deux autres ; chacun marque pour soi.
    .decouverte = Deux joueurs avec la moitié de leurs cartes visibles : qui prend choisit l’atout et doit faire plus de points que l’autre.
    .decouverte-bids = Deux joueurs avec la moitié de leurs cartes visibles : la plus haute enchère fixe l’atout et les points à faire.
rules-saved-as = Ces règles sont enregistrées sur ce serveur sous le nom { DE($name, mark: "**") }.
rules-changed = **Ce qui change :**
rules-changed-more =
    { $more ->
        [one] Une autre règle change : voyez les pages suivantes.
       *[other] { $more } autres règles changent : voyez les pages suivantes.
    }
rules-overview-marks = Un petit chiffre après une règle renvoie à sa source, au bas de la page.

# Where a rule comes from
rules-note = { $section } : { $notes }
rules-source-about = • **{ $name }** : { $about }
rules-sources-intro = Notre livre de règles est tiré de cinq documents. A1, A6, C3 et ainsi de suite en sont les parties : quand une carte est refusée, on vous dit laquelle le demande.
rules-source-site =
    .coinche-bga = ce jeu comme sur Board Game Arena (boardgamearena.com), d’après son code public
    .bulgarian = ce jeu d’après le texte bulgare de belot-rules.hit.bg, et des programmes libres où il se tait
    .contree-ffb = ce jeu d’après les règles de la Fédération française de belote, la FFB (ffbelote.org, 2015)
    .coinche-ffb = ce jeu d’après les règles de la Fédération française de belote, la FFB (ffbelote.org, 2015)
    .coinche-concours = ce jeu d’après le règlement de concours de coinchons.fr
    .contree-announced = ce jeu comme le programme libre slim0/contree (github.com) le joue
    .clobyosh = ce jeu comme le racontent des livres de jeux de cartes et des règles publiques (David Parlett, catsatcards.com, umich.edu)
    .klaverjas-amsterdam = ce jeu comme les clubs d’Amsterdam le jouent (kaartclub-dehoop.nl), et pagat.com
    .klaverjas-rotterdam = ce jeu d’après les règles de Rotterdam de l’union NKU (klaverjasunie.nl)
    .belote3 = ce jeu d’après exoty.com ; là où la page se tait, d’après d’autres pages et programmes, qui diffèrent beaucoup
source-every = tous les documents
source-name =
    .pagat = pagat.com
    .pagat-variant = pagat.com (variante)
    .pagat-german = pagat.com (allemand)
    .pagat-english = pagat.com (anglais)
    .french = page française
    .club = club allemand
    .dutch = feuille néerlandaise
    .outside = connu ailleurs
    .decided = décidé ici
source-about =
    .pagat = les pages sur la belote du recueil de jeux de cartes de John McLeod, en allemand et en anglais
    .pagat-variant = ce que ces pages donnent comme une façon de jouer de certains
    .pagat-german = ce que disent seulement les pages en allemand
    .pagat-english = ce que dit seulement la page en anglais
    .french = une page pour débutants sur la belote telle qu’on la joue en France
    .club = la feuille de règles d’un club en Allemagne
    .dutch = une feuille en néerlandais, avec la belote classique et le Kloppen
    .outside = dans aucun de ces documents, mais dans d’autres règles et programmes, comme toute la coinche et la contrée
    .decided = aucun document ne le dit, ou pas clairement, et il faut bien savoir
