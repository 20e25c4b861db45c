# Duplicates: what they refuse, and boards that nobody may look at yet.
duplicate-seed-later = Le nombre secret de ces étuis est publié quand toutes les tables les ont joués.
# The announcement of a duplicate, and the daily one’s button.
duplicate-open = Ouvert jusqu’au { $when } ({ $left }) : jouez quand vous voulez.
duplicate-window = Ouvert jusqu’au { $when } ({ $left })
duplicate-play = Jouer
duplicate-came =
    { $count ->
        [0] Personne n’a encore joué
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
duplicate-done-play = Votre table s’ouvre dans un fil de ce salon. À part vous, seuls ceux qui gèrent les fils ici peuvent l’ouvrir, et on n’y voit aucune carte : elles sont dans votre message privé. Arrêtez-vous et reprenez quand vous voulez.
duplicate-may-look = ⚠️ Vous gérez les fils ici et pouvez donc ouvrir les tables des autres : on compte sur votre fair-play.
duplicate-hidden = Les scores sont comparés, et montrés, quand toutes les tables ont joué les mêmes étuis.
duplicate-nobody-played = { $over ->
    [yes] Personne n’a joué.
   *[no] Personne n’a encore joué.
}
duplicate-fingerprint = Les étuis viennent d’un secret d’empreinte { $hash }, montré à la fin.
duplicate-secret = Les étuis venaient de { $secret }, d’empreinte { $hash }.
duplicate-teams =
    { $count ->
        [0] Aucune équipe n’est encore inscrite
        [one] { $count } équipe est inscrite
       *[other] { $count } équipes sont inscrites
    }
# /tournament daily: one that comes back each day.
duplicate-each-day-about = Tout le monde joue les mêmes étuis avec trois robots, à toute heure du jour. À minuit on les compare, et ceux du lendemain s’ouvrent d’eux-mêmes.
duplicate-each-day-midnight = Ici, la journée se termine à minuit, { $zone }. La première s’ouvre tout de suite.
duplicate-each-day-start = En lancer un ici : étuis par jour
duplicate-each-day-stop = Arrêter
duplicate-each-day-none = Aucun duplicate du jour ici pour l’instant.
duplicate-each-day-line = { $channel } · { $boards } · le prochain : { $when }
duplicate-each-day-started = Il s’ouvre ici dans un instant, puis chaque jour.
duplicate-each-day-stopped = Celui d’aujourd’hui continue jusqu’à minuit, et c’est le dernier.
duplicate-each-day-boards =
    { $count ->
        [one] { $count } étui
       *[other] { $count } étuis
    }
# At a table of a duplicate.
duplicate-robots =
    { $count ->
        [one] un robot
       *[other] trois robots
    }
duplicate-table-silent = 🔒 Rien de cet étui n’est montré ici : qui gère les fils pourrait le lire, et le jouer aussi. Tout est dans votre message privé, ou derrière **{ $button }**.
duplicate-table-played = -# Cet étui est terminé ici.
duplicate-all-played = ✅ **Vous avez joué tous les étuis.** Leur marque est derrière le bouton, rien que pour vous.
daily-today = Les étuis du jour
daily-none = Aucun duplicate du jour n’est ouvert sur ce serveur en ce moment. Les personnes qui organisent les tournois en lancent un avec `/tournoi quotidien`.
daily-which = Lequel voulez-vous jouer ?
