# The weekly post. $games and $players are “12 games” and “7 players”; $name is in bold.
digest-title = La semaine aux tables
digest-week = { $first } – { $last } : { $games }, { $players }
digest-games =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
digest-players =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
digest-podium = En tête : { $pool }
digest-movers = 📈 En progrès : { $names }
digest-mover = { $name } ▲ { $places }
digest-deal = La donne de la semaine
digest-about = Chaque dimanche, après une semaine où l’on a joué. Qui a choisi de ne pas apparaître au classement n’est pas nommé ici, et ses donnes ne sont pas montrées. /configuration choisit le salon.
