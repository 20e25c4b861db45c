# Les ligues : plusieurs tournois, un seul classement, et les meilleurs résultats de chacun.
tournament-league-title = Classement de la saison · { $league }
tournament-league-best =
    { $best ->
        [one] Le meilleur tournoi compte
       *[other] Les { $best } meilleurs tournois comptent
    }
tournament-league-best-of =
    { $best ->
        [one] Le meilleur tournoi sur { $count } compte
       *[other] Les { $best } meilleurs tournois sur { $count } comptent
    }
tournament-league-all = Tous les tournois comptent
tournament-league-after =
    { $count ->
        [0] aucun joué pour l’instant
        [one] après { $count } tournoi
       *[other] après { $count } tournois
    }
tournament-league-is-over = classement final
tournament-league-by =
    .places = Un tournoi vaut ses places : 1 pour la dernière, un de plus pour chaque place au-dessus.
    .points = Les points des tournois s’additionnent.
tournament-league-total = Total
tournament-league-single = Meilleur
tournament-league-count = Joués
tournament-league-does-not-count = Entre parenthèses : ne compte pas, d’autres étaient meilleurs.
tournament-league-people =
    { $count ->
        [one] Page { $page } sur { $pages } · { $count } personne
       *[other] Page { $page } sur { $pages } · { $count } personnes
    }
tournament-league-played =
    { $count ->
        [one] { $count } tournoi
       *[other] { $count } tournois
    }
tournament-league-own = 🙋 Vous : place **{ $rank }**, total **{ $total }**
tournament-league-hidden = Joueur masqué
tournament-league-nothing = Personne n’est encore classé : tout commence quand le premier tournoi est fini.
tournament-league-none = Il n’y a pas encore de ligue ici. Dans une ligue, plusieurs tournois ont un seul classement, où comptent les meilleurs de chacun.
tournament-league-none-organiser = Il n’y a pas encore de ligue ici. Créez-en une, puis mettez-y des tournois, passés ou à venir.
tournament-league-to-come = À venir : { $names }
tournament-league-podium = 🏅 **{ $league }** ({ $after })
tournament-league-choose = Une autre ligue
tournament-league-button = Classement de la saison
tournament-league-manage = Gérer
tournament-league-back = Classement
tournament-league-new = Nouvelle ligue
tournament-league-edit = Modifier
tournament-league-end = Terminer la ligue
tournament-league-reopen = La reprendre
tournament-league-to =
    .points = Additionner les points
    .places = Compter les places
tournament-league-attach = Ajouter un tournoi
tournament-league-detach = Retirer un tournoi
tournament-league-empty = Elle ne contient encore aucun tournoi : choisissez-en un ci-dessous, avant son début ou une fois fini.
tournament-league-no-tournaments = Il n’y a pas d’autre tournoi à ajouter : **/tournoi créer** en prépare un.
tournament-league-ended = Terminée { $when }. Les corrections de ses tournois changent encore le classement.
tournament-league-form = Ligue
tournament-league-form-name = Nom
tournament-league-form-best = Les … meilleurs tournois de chacun comptent
tournament-league-form-of = sur … tournois (peut rester vide)
tournament-league-bad-number = Écrivez en chiffres combien de tournois comptent, par exemple 5.
tournament-league-no-such-name = Aucune ligue ne porte ce nom ici : choisissez-en une dans la liste.
profile-tournaments =
    { $played ->
        [one] { $played } tournoi joué, { $won } gagné, { $podiums } fois sur le podium
       *[other]
            { $won ->
                [one] { $played } tournois joués, { $won } gagné, { $podiums } fois sur le podium
               *[other] { $played } tournois joués, { $won } gagnés, { $podiums } fois sur le podium
            }
    }
tournament-league-page-about = Le classement de la ligue compte ce tournoi une fois fini. Cela peut encore changer plus tard, avec **/tournoi ligue**.
tournament-league-no-league = Dans aucune ligue
tournament-league-make-one = Il n’y a pas de ligue en cours ici : créez-en une.
