# Pages pour navigateurs : ce qu’elles disent en plus des textes des tournois.

pages-overview = Aperçu
pages-part =
    .pairings = Tables
    .tables = Tables
    .log = Journal
pages-by =
    .table = par table
    .name = par nom
    .by-table = Par table
    .by-name = Par nom
pages-told =
    .skip = Aller au contenu
    .languages = Langues
    .parts = Parties de ce tournoi
    .wall = Pour le mur
    .about = Dix de Der · Pour lire seulement. On joue sur Discord.
    .rank = Place
    .name = Nom
    .table = Table
    .sides = Qui joue
    .score = Points
    .against = Contre
    .offline = Pas de connexion : voici l’état d’avant.
    .calendar = Dans mon agenda
pages-clock =
    .left = jusqu’à la fin du tour
    .over = C’est fini
    .paused = En pause
pages-tournaments = Tournois
pages-none = Il n’y a encore rien à voir ici.

# Les titres des pages qui disent pourquoi il n’y a rien d’autre, et dessous ce qu’on peut faire.
pages-error =
    .not-found = Pas de page ici
    .method = Pour lire seulement
    .busy = Il y a beaucoup de monde
    .later = Pas maintenant
    .results = Les résultats ne concordent pas
    .broken = Quelque chose a échoué
pages-sorry =
    .not-found = Ce lien ne mène nulle part, ou il a été retiré. Demandez le bon à l’organisation.
    .method = Rien ne se change sur ces pages. Tout se fait sur Discord.
    .busy = Plus de gens regardent qu’on ne peut en servir à la fois. Réessayez dans quelques secondes.
    .later = Les pages ne peuvent pas être lues en ce moment. Réessayez dans une minute.
    .results = L’organisation doit d’abord corriger un résultat.
    .broken = C’est notre faute, et c’est noté. Réessayez.
