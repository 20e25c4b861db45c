# Seats during a game: leaving and coming back, looking for somebody else, sitting down.
seats-leave = Se lever
seats-back = Je suis là
seats-replace = Me remplacer
seats-keep = Garder ma place
seats-sit = Jouer à la place { DE($name) }
seats-offer = Chercher quelqu’un pour une place…
seats-offer-stop = Ne plus chercher pour la place { $seat } : { $name }
seats-left = Un robot joue désormais pour vous. La place reste la vôtre : appuyez sur **Je suis là** quand vous voulez, à moins que quelqu’un ne l’ait prise entre-temps.
seats-left-last = Il ne reste que des robots : la table vous attend, rien ne se joue sans vous. Appuyez sur **Je suis là** quand vous voulez.
seats-returned = Bon retour parmi nous : vous jouez à nouveau vous-même. **Mon jeu**, à la table, montre vos cartes.
seats-offered = Je cherche quelqu’un dans { $channel }. En attendant, tout continue comme avant.
seats-withdrawn = Je ne cherche plus personne.
seats-taken = Vous avez maintenant une place à la { $table } : { $link }
    Vos cartes s’y trouvent sous **Mon jeu**, et vous arrivent en message privé si vous le souhaitez.
seats-away-table =
    { $count ->
        [one] 🤖 Un robot joue pour { $names } en attendant son retour.
       *[other] 🤖 Des robots jouent pour { $names } en attendant leur retour.
    }
seats-deserted =
    { $count ->
        [0] 🤖 Il ne reste que des robots : la table attend que quelqu’un s’assoie.
       *[other] 🤖 Il ne reste que des robots : la table attend { $names }.
    }
seats-deserted-until = Si personne ne vient, elle ferme ({ $when }).
seats-deserted-robots = Si personne ne vient d’ici un quart d’heure, ils jouent la suite.
seats-deserted-came = Une équipe qui n’est jamais venue perd par forfait ; sinon, ils jouent la suite après un quart d’heure.
seats-away-hand = 🤖 **Un robot joue pour vous.** La place reste la vôtre : appuyez sur **Je suis là** quand vous voulez.
seats-away-hand-waits = 🤖 **Il ne reste que des robots : la table vous attend.** Appuyez sur **Je suis là** quand vous voulez.

# An offer in the channel. $mark is the sign of a team.
offer-title = ### 🪑 { $table } : une place à reprendre
offer-seat = { $mark } La place { $seat } est celle { DE($name) }. Qui la prend joue à partir d’ici :
offer-take = Prendre cette place
offer-taken = -# 🪑 { $table } : { $name } a pris la place.
offer-gone = -# 🪑 { $table } : la place n’est plus à prendre.

# The last word to somebody whose seat is another’s.
seat-left =
    .replaced = Merci d’avoir joué ! { $name } continue à votre place.
    .left = Vous n’étiez plus là, et { $name } a pris votre place.
    .removed = Votre place à cette table vous a été retirée : { $name } continue à votre place. Vous pouvez toujours regarder.
