# Pages d’un club pour navigateurs : ce qu’elles disent en plus des textes de ses classements.

pages-clubs = Clubs
pages-club-part =
    .leaderboard = Classement
    .season = Saison
    .records = Records
    .league = Ligue
    .tournaments = Tournois
pages-club-choose =
    .pool = Jeu
    .season = Une autre saison
    .by = Ordre
pages-club-season =
    .lasts = Jusqu’au { $date }
    .over = Terminée le { $date }
pages-club-since = Depuis lundi
pages-club-nobody = Personne n’a encore assez joué pour une médaille.
pages-club-daily = Duplicates du jour
pages-club-best = Les meilleurs de tous les temps
pages-club-coming = En cours et à venir
pages-club-leagues = Ligues
pages-club-whole = Tout le classement
