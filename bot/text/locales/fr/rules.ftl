rules-title-modified = { $preset } (avec des changements)
rules-title-cards = Les cartes
rules-title-dealing = La donne
rules-title-auction = Les enchères
rules-title-declarations = Les annonces
rules-title-contest = Quelles annonces comptent
rules-title-play = Le jeu de la carte
rules-title-extra = Sans atout et tout atout
rules-title-belote = Belote et rebelote
rules-title-contract = Contrat fait, ou dedans
rules-title-scoring = Le compte d’une donne
rules-title-end = La fin de la partie
rules-title-arret = L’Arrêt
rules-title-sources = D’où viennent les règles

# The way to other pages, and from a refusal to its rule
rules-choose = Page { $page } sur { $pages } : aller à…
rules-back = Précédente
rules-next = Suivante
rules-why = Pourquoi ?

# The first page
rules-game-classique = Quatre joueurs, deux équipes : qui prend choisit l’atout et doit faire, avec son partenaire, plus de points que l’autre équipe.
rules-game-coinche = Quatre joueurs, deux équipes : la plus haute enchère fixe l’atout et les points que son équipe doit faire ; l’autre équipe peut doubler avec *coinche* (ou *contre*).
rules-game-kloppen = Quatre joueurs, deux équipes : la plus haute enchère fixe l’atout et les points à faire.
rules-game-decouverte = Deux joueurs avec la moitié de leurs cartes visibles : qui prend choisit l’atout et doit faire plus de points que l’autre.
rules-game-decouverte-bids = Deux joueurs avec la moitié de leurs cartes visibles : la plus haute enchère fixe l’atout et les points à faire.
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
source-every = tous les documents
source-pagat = pagat.com
source-pagat-about = les pages sur la belote du recueil de jeux de cartes de John McLeod, en allemand et en anglais
source-pagat-variant = pagat.com (variante)
source-pagat-variant-about = ce que ces pages donnent comme une façon de jouer de certains
source-pagat-german = pagat.com (allemand)
source-pagat-german-about = ce que disent seulement les pages en allemand
source-pagat-english = pagat.com (anglais)
source-pagat-english-about = ce que dit seulement la page en anglais
source-french = page française
source-french-about = une page pour débutants sur la belote telle qu’on la joue en France
source-club = club allemand
source-club-about = la feuille de règles d’un club en Allemagne
source-dutch = feuille néerlandaise
source-dutch-about = une feuille en néerlandais, avec la belote classique et le Kloppen
source-outside = connu ailleurs
source-outside-about = dans aucun de ces documents, mais dans d’autres règles et programmes, comme toute la coinche et la contrée
source-decided = décidé ici
source-decided-about = aucun document ne le dit, ou pas clairement, et il faut bien savoir
