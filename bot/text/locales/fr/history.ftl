# /history: somebody's finished games.
history-title = Vos parties
history-title-of = Les parties { DE($name) } sur ce serveur
history-none = Vous n’avez pas encore fini de partie. `/belote` ouvre une table.
history-none-of = { $name } n’a fini aucune partie sur ce serveur.
history-hidden = { $name } préfère ne pas montrer ses parties.
history-server-only = Pour les parties de quelqu’un d’autre, demandez sur un serveur où vous jouez tous les deux : seules celles de ce serveur sont montrées.
history-won = 🏆 **Gagnée** { $mine } à { $theirs }
history-lost = **Perdue** { $mine } à { $theirs }
history-drawn = **Nulle** à { $mine }
history-left = **Quittée** avant la fin : compte comme perdue
history-given-up = ⏹️ **Arrêtée** avant la fin : ne compte pas
history-with = Avec { $partner }, contre { $others }
history-against = Contre { $others }
history-rating = Cote { $rating } ({ $change })
history-unrated = Non classée : { $why ->
        [shuffle] entre les donnes, on a coupé sans mélanger
       *[rules] règles maison
        [removed] quelqu’un a été retiré de la table
        [robots] un robot a joué
        [robot_level] les robots n’avaient pas le niveau de leur classement
        [hints] les conseils étaient permis
        [too_short] partie prévue trop courte
        [too_few_deals] trop peu de donnes
    }
history-somebody = *quelqu’un*
history-former-server = un ancien serveur
history-page = Page { $page } sur { $pages } · { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
history-choose = Regarder une partie…
history-newer = Plus récentes
history-older = Plus anciennes
history-back = Retour
history-replay = Revoir
