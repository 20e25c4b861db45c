# Tables et cartes dans le navigateur : une partie finie que ses joueurs partagent, et les tables d’un tournoi.
pages-live = Tables en direct
pages-live-part = En direct
pages-live-none = Aucune table ne joue en ce moment.
pages-live-is =
    .playing = En cours
    .hidden = Les mêmes donnes se jouent encore à d’autres tables : rien n’en est montré avant que tous les aient jouées.
    .held = Les points sont montrés quand le tour est fini.
    .paused = En pause
pages-live-watch = Regarder sur le web
pages-live-delay = Montré avec un retard de { $span }.
pages-table =
    .trick = Pli
    .moves = Carte par carte
    .dealer = Donneur
    .asked = à son tour
pages-steps =
    .first = Au début de la donne
    .back = En arrière
    .on = Suite
    .last = À la fin de la donne

# Sur Discord : une partie finie reçoit un lien, ou le perd.
share-button = Partager sur le web…
share-title = Cette partie sur le web
share-about = Qui a le lien revoit cette partie carte par carte, sans compte. On y voit **toutes les mains**, vos noms, la marque et les commentaires.
share-who = Chacun de ses joueurs peut la partager, et chacun peut retirer le lien.
share-none = Cette partie n’a pas de lien.
