# A tournament’s table: the card in its channel, what its thread is told, what it counts.
# $tournament: its name; $team: “🔵 Anna and Cléo”; $when: “in 10 minutes”, $at: “21:30”.
tournament-table-name =
    { $round ->
        [0] { $tournament } · table { $table }
       *[other] { $tournament } · tour { $round }, table { $table }
    }
tournament-table-thread =
    { $round ->
        [0] Table { $table }
       *[other] Tour { $round }, table { $table }
    }
tournament-table-deals =
    { $played ->
        [one] { $played } donne jouée sur { $deals }
       *[other] { $played } donnes jouées sur { $deals }
    }
tournament-table-best-of = Finale : au meilleur de { $parties } parties
tournament-table-parties = Parties gagnées : { $first } à { $second }
tournament-table-until = ⏳ Le tour dure jusqu’à **{ $at }** ({ $when }).
tournament-table-open = ⏳ Ouvert jusqu’à **{ $at }** ({ $when }).
tournament-table-no-limit = ⏳ Le tour dure le temps qu’il faut à ses tables.
tournament-table-then =
    .robots = La donne en cours est alors terminée, et des robots jouent celles qui manquent.
    .nothing = La donne en cours est alors terminée, et celles qui manquent comptent 0–0.
    .ahead = La donne en cours est alors terminée, et qui mène a gagné.
    .window = Les étuis qui ne sont pas finis d’ici là ne sont pas comparés.
tournament-table-cards = 🃏 Vos cartes arrivent en message privé ; **{ $button }** les montre aussi à la table.
tournament-table-round-ends = ⏳ Fin du tour : { $when }
tournament-table-closes = ⏳ Fermeture : { $when }
tournament-table-last-deal = ⏰ Le temps est écoulé : c’est la dernière donne.
tournament-table-called = ⏳ **Fin du tour : { $at }** ({ $when }).
tournament-table-time-up = ⏰ **Le temps de ce tour est écoulé.**
    .robots = Cette donne reste à vous ; ensuite, des robots jouent celles qui manquent.
    .nothing = Cette donne reste à vous ; celles qui manquent comptent 0–0.
    .ahead = Cette donne reste à vous ; ensuite, qui mène a gagné.
tournament-table-robots =
    { $deals ->
        [one] 🤖 Des robots jouent la donne qui manque, aux quatre places : la marque arrive dans un instant.
       *[other] 🤖 Des robots jouent les { $deals } donnes qui manquent, aux quatre places : la marque arrive dans un instant.
    }
tournament-table-robots-finish = 🤖 Des robots finissent cette donne, aux quatre places : la marque arrive dans un instant.
tournament-table-ends-now = ⏰ **La personne qui organise met fin au tournoi.** Si cette donne n’est pas finie à temps, des robots la terminent ({ $when }).
tournament-table-newcomer = 🪑 { $mention }, **vous jouez désormais à cette table**, place { $seat } :
tournament-table-newcomer-robot = Un robot joue pour vous jusqu’à ce que vous preniez place.
tournament-table-newcomer-sits = -# 🪑 { $name } joue ici maintenant.
tournament-table-newcomer-late = -# 🪑 Personne n’a pris cette place : un robot y a joué.
tournament-table-sit = Prendre place
tournament-table-where = Où aller ?
tournament-table-counts = **Ce que cela vaut au tournoi :**
tournament-table-counts-points =
    { $points ->
        [one] { $team } : **{ $shown } point**
       *[other] { $team } : **{ $shown } points**
    }
tournament-table-counts-match =
    { $match ->
        [one] { $team } : **{ $match } point de match** ({ $shown })
       *[other] { $team } : **{ $match } points de match** ({ $shown })
    }
tournament-table-wins = 🏆 **{ $team } gagnent ce match.**
tournament-table-one-more = ⚖️ Égalité : une donne de plus décide, ici dans un instant.
tournament-table-next-party = ▶️ La partie suivante commence ici dans un instant.
tournament-table-boards = 🗂️ Ce que cela vaut se saura quand toutes les tables auront joué ces étuis.
tournament-table-compared = 🗂️ Les étuis sont comparés : **Où aller ?** montre où vous en êtes.
tournament-table-left = 🤖 { $name } a laissé sa place à un robot : −{ $points } points.
tournament-table-leave-costs = ⚠️ Qui n’est pas de retour à la fin de la partie perd { $points } points dans ce tournoi.
tournament-table-ended = -# La partie est finie.
tournament-table-own-place = -# Il faut partir ? **Se lever** : un robot joue pour vous. Seule la personne qui organise peut vous remplacer.
tournament-table-close-sure = **Fermer { $table } ?** La partie s’arrête ici, et compte telle qu’elle est.
tournament-table-expel-sure = **Retirer { $name } de la table ?** Un robot continue, et { $name } ne pourra pas revenir dans cette partie. Pour mettre quelqu’un à sa place, remplacez { $name } dans le tournoi.
tournament-table-expelled = C’est fait : un robot joue à cette place.
