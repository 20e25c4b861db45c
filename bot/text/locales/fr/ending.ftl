# A game that pauses or ends before its end, and the tables of somebody.

paused-by = ⏸️ **En pause**, par { $name } ({ $since }). Les pendules sont arrêtées, et personne ne peut jouer avant la reprise.
paused-trouble = ⏸️ **En pause** ({ $since }) : quelque chose n’a pas marché chez nous. Les pendules sont arrêtées, et toutes les cartes sont gardées.
paused-hand = ⏸️ **La partie est en pause.** Les pendules sont arrêtées, et vos cartes sont gardées.
paused-resume = Reprendre
trouble-message = ⚠️ Quelque chose n’a pas marché chez nous, la partie est donc en pause : les pendules sont arrêtées, et toutes les cartes sont gardées. Ceux de la table peuvent essayer **Reprendre**. Si cela se répète, dites-le à la personne qui fait tourner le bot : { $table }, action { $events }.

# Asking to end the game. $team is “🔵 Alice and Clara”.
end-button = Arrêter la partie…
end-sure = **Arrêter la partie maintenant ?** Elle ne comptera pas : personne ne gagne ni ne perd. { $side ->
        [player] Il faut l’accord de votre adversaire.
        [three] Il faut l’accord de tous les autres à la table.
       *[team] Il faut l’accord de quelqu’un de l’autre camp.
    }
end-alone = **Arrêter la partie maintenant ?** Elle ne comptera pas : personne ne gagne ni ne perd. Il ne faut l’accord de personne d’autre.
end-ask = Demander aux autres
end-now = Arrêter la partie
end-asked = J’ai demandé aux autres, dans le fil de la table : { $link }
end-ended = La partie est arrêtée.
end-cancel = Annuler
end-cancelled = Rien n’a changé.
question-title = **{ $name } voudrait arrêter la partie ici.** Elle ne compterait pas. { $side ->
        [team] L’accord d’une personne par camp suffit.
       *[other] Il faut l’accord de tous à la table.
    }
question-agreed = ✅ { $team }
question-open = ⏳ { $team }
question-agree = D’accord
question-play-on = Continuer
question-settled = -# La partie continue.
question-ended = -# La partie est arrêtée.
question-answered = Vous avez donné votre accord. { $side ->
        [team] L’autre camp doit encore répondre.
       *[other] Quelqu’un doit encore répondre.
    }
question-stays = La partie continue.

early-end =
    .agreed = **La partie s’arrête ici**, comme les deux camps le voulaient.
    .closed = **La table a été fermée** par la personne qui l’a ouverte, ou par ceux qui gèrent ce serveur.
    .abandoned = **Il n’y a plus personne à la table depuis longtemps** : la partie s’arrête ici.
    .lost = **Le fil de cette table n’existe plus** : la partie s’arrête ici.
    .time = **Le temps de ce tour est écoulé** : la partie s’arrête ici.
    .decided = **Le résultat de cette table est décidé** : la partie s’arrête ici.
    .forfeited = **Forfait { DE($names) } :** la partie s’arrête ici.
early-end-wanted =
    { $count ->
        [one] **La partie s’arrête ici**, comme { $names } le voulait.
       *[other] **La partie s’arrête ici**, comme { $names } le voulaient.
    }
early-end-tournament = Le classement du tournoi dit ce qu’elle vaut. La marque était :
early-end-uncounted = Elle ne compte pas. La marque était :
hand-ended = -# La partie s’est arrêtée avant la fin : elle ne compte pas.

# What who is in charge may do.
manage-open = Gérer…
manage-party = ### Gérer la { $table }
manage-expel = Retirer quelqu’un de la table…
manage-expel-sure = **Retirer { $name } de la table ?** Un robot continue, la place est proposée dans le salon, et { $name } ne pourra pas revenir dans cette partie.
manage-expel-yes = Retirer de la table
manage-expelled = C’est fait : un robot joue à cette place, et elle est proposée dans le salon.
manage-pause = Mettre en pause
manage-paused = La partie est en pause.
manage-resumed = La partie reprend.
manage-close-sure = **Fermer la { $table } ?** La partie s’arrête ici et ne compte pas. Le compte rendu est conservé.
manage-close-rated-sure = **Fermer la { $table } ?** La partie est classée : si elle s’arrête ici, personne ne gagne ni ne perd, et aucun classement ne bouge. Le compte rendu est conservé.
manage-rated = -# Cette partie est classée : il faut l’accord des autres pour l’arrêter ou retirer quelqu’un. Ceux de la table peuvent aussi mettre fin à une pause.

# Whether somebody is taken off a table where they play for a rating.
removal-sure = **Demander aux autres de retirer { $name } de la table ?** Il faut l’accord de tous les présents. Un robot continue alors, la place est proposée dans le salon, et { $name } ne pourra pas revenir dans cette partie.
removal-unrated = La partie ne sera alors plus classée, pour personne.
removal-asked = J’ai demandé aux autres, dans le fil de la table : { $link }
removal-agreed = Vous avez donné votre accord. D’autres doivent encore répondre.
removal-title = **{ $name } voudrait retirer { $gone } de la table.** Un robot continuerait, et la partie ne serait plus classée. Il faut l’accord de tous les présents.
removal-stays = Continuer ensemble
removal-done = **{ $name } ne joue plus à cette table.** La partie continue, mais n’est plus classée, pour personne.

report-button = Signaler un problème
report-text = **Un souci avec quelqu’un, ou avec la table ?** Dites-le à ceux qui gèrent ce serveur : ils peuvent mettre la partie en pause, retirer quelqu’un de la table ou la fermer, avec **Plus…** ou /table. Personne n’y perd de cartes.
    C’est **le bot** qui fait quelque chose de travers ? Dites-le à la personne qui le fait tourner, et donnez ceci : { $table }, action { $events }.
report-about = Les organisateurs de ce tournoi reçoivent un message avec un lien vers cette table. Eux seuls lisent ce que vous écrivez, et votre nom.
report-field = Que se passe-t-il ? (facultatif)
report-told = 📨 J’ai appelé { $names }, avec un lien vers cette table.
report-goes-on = La partie continue en attendant.
report-again = J’ai appelé { $names } à cette table il y a un instant : laissez-leur quelques minutes.
report-nobody = Je ne peux joindre personne de l’organisation de ce tournoi : dites-le à ceux qui gèrent ce serveur. Ils peuvent mettre la table en pause ou en retirer quelqu’un, avec **Plus…** ou /table.

# /table
tables-own = ## Vos tables
tables-server = ## Les tables de ce serveur
tables-none = Vous n’avez de place à aucune table ouverte. Ouvrez-en une avec /belote.
tables-lobby = **{ $table }**, pas encore commencée : { $link }
tables-party = **{ $table }**, en cours : { $link }
tables-paused = **{ $table }**, en pause : { $link }
tables-not-here = Cette table n’existe pas sur ce serveur.
tables-over = { $table } : la partie est finie.
tables-left = Vous avez quitté la table.
