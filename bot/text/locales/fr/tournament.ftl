# Tournaments: what is said of them everywhere.
tournament-list = Tournois du serveur
tournament-list-daily = Duplicates du jour
tournament-list-page = page { $page } sur { $pages }
tournament-none = Aucun tournoi ici pour l’instant. Les organisateurs en lancent un avec **/tournoi créer**.
tournament-no-such-name = Ce tournoi n’existe pas ici : choisissez-en un dans la liste.
tournament-not-organiser = Seules les personnes qui gèrent ce serveur organisent des tournois. Elles peuvent désigner un rôle dans **/configuration**.
tournament-role-organises = Les tournois sont organisés par { $role } et par les personnes qui gèrent ce serveur : adressez-vous à elles.
tournament-state-draft = brouillon
tournament-state-registration = inscriptions ouvertes
tournament-state-check-in = pointage
tournament-state-running = en cours
tournament-state-finished = terminé
tournament-state-cancelled = annulé
tournament-format-concours = Concours
tournament-format-swiss = Système suisse
tournament-format-round-robin = Toutes rondes
tournament-format-melee = Mêlée, partenaires tirés au sort
tournament-format-melee-balanced = Mêlée, tables équilibrées
tournament-format-whist = Mêlée, programme complet
tournament-format-knock-out = Élimination directe
tournament-format-mitchell = Duplicate, deux lignes
tournament-format-howell = Duplicate, un seul classement
tournament-format-teams = Duplicate par équipes de quatre
tournament-format-daily = Duplicate du jour
# Whether what is played there counts for the ratings.
tournament-rated = 🏅 Tournoi classé : les parties sans robot comptent pour le classement.
tournament-unrated-rules = Tournoi non classé : les règles sont modifiées. Seul un jeu avec ses règles habituelles compte.
