# How a tournament stands: standings, rounds, brackets, cross tables, the podium, exports.
# $tournament: its name; $round of $rounds; $ahead, $behind, $name: entries.
tournament-boards-to-standings = Classement
tournament-boards-to-round = Tour
tournament-boards-to-bracket = Tableau
tournament-boards-to-cross = Grille
tournament-boards-to-games = Mes parties
tournament-boards-not-begun = Le premier tour n’est pas encore tiré : il n’y a rien à montrer avant.
tournament-boards-no-bracket = Seule une élimination directe a un tableau. Voyez le classement : **/tournoi classement**.
tournament-boards-no-cross = Ce tournoi n’a pas de grille. Voyez le classement : **/tournoi classement**.

# How far it has come.
tournament-boards-after-round = Après le tour { $round } sur { $rounds }
tournament-boards-round-goes-on =
    { $done ->
        [one] Tour { $round } sur { $rounds } · { $done } table terminée sur { $count }
       *[other] Tour { $round } sur { $rounds } · { $done } tables terminées sur { $count }
    }
tournament-boards-final-standings = Classement final
tournament-boards-called-off-after = Annulé au tour { $round }

# Standings.
tournament-boards-standings = 🏆 { $tournament } · Classement
tournament-boards-standings-after = 🏆 { $tournament } · Classement après le tour { $round }
tournament-boards-standings-page =
    { $count ->
        [one] Page { $page } sur { $pages } · { $count } inscrit
       *[other] Page { $page } sur { $pages } · { $count } inscrits
    }
tournament-boards-standings-about = À égalité, on départage dans cet ordre : { $columns }.
tournament-boards-standings-decided = Souligné : ce qui place derrière celui du dessus
tournament-boards-by-lot = 🎲 À égalité sur tout : le sort a placé { $ahead } devant { $behind }.
tournament-boards-no-result = Aucune table n’a encore son résultat : le classement commence avec la première.
tournament-boards-still-in = encore en lice
tournament-boards-gone = retrait
tournament-boards-in-words = En mots
tournament-boards-as-list = En liste
tournament-boards-my-page = Ma page
tournament-boards-page = { $page } sur { $pages }
tournament-boards-ask-why = ❓ Pourquoi à cette place ?

# Why one is ahead of another.
tournament-boards-why-title = ❓ Pourquoi ?
tournament-boards-why-at-once =
    { $people ->
        [one] { $ahead } devance { $behind } : { $reason }.
       *[other] { $ahead } devancent { $behind } : { $reason }.
    }
tournament-boards-why-after-equal =
    { $people ->
        [one] { $ahead } devance { $behind } : à égalité sur { $equal }, mais { $reason }.
       *[other] { $ahead } devancent { $behind } : à égalité sur { $equal }, mais { $reason }.
    }
tournament-boards-why-shared = { $ahead } et { $behind } partagent leur place : tout ce qui compte est égal.
tournament-boards-why-direction = { $ahead } et { $behind } ne sont pas comparés : Nord–Sud et Est–Ouest ont chacun leur classement.
tournament-boards-why-never-came = { $behind } : personne à aucune de ses tables, donc pas de place.
tournament-boards-why-points = plus de points, { $first } contre { $second }
tournament-boards-why-match-points = plus de points de match, { $first } contre { $second }
tournament-boards-why-pool-points = plus de points dans la poule, { $first } contre { $second }
tournament-boards-why-parties = plus de parties gagnées, { $first } contre { $second }
tournament-boards-why-difference = une meilleure différence de points, { $first } contre { $second }
tournament-boards-why-capots = plus de capots réussis, { $first } contre { $second }
tournament-boards-why-failed = moins de contrats dedans, { $first } contre { $second }
tournament-boards-why-direct = plus de points de match entre ex æquo, { $first } contre { $second }
tournament-boards-why-best = une meilleure partie, { $first } contre { $second }
tournament-boards-why-buchholz = un Buchholz plus élevé, { $first } contre { $second }
tournament-boards-why-buchholz-median = un Buchholz plus élevé sans le meilleur ni le moins bon adversaire, { $first } contre { $second }
tournament-boards-why-place = une meilleure place dans le tableau, { $first } contre { $second }
tournament-boards-why-percentage = un meilleur pourcentage, { $first } contre { $second }
tournament-boards-why-imps = plus d’IMP, { $first } contre { $second }
tournament-boards-why-boards-won = plus d’étuis gagnés contre les ex æquo, { $first } contre { $second }
tournament-boards-why-tops = plus de tops, { $first } contre { $second }
tournament-boards-why-lot = le lot { $first } a été tiré avant le lot { $second }
tournament-boards-why-bracket = le tableau principal passe avant la consolante
tournament-boards-equal-points = les points
tournament-boards-equal-match-points = les points de match
tournament-boards-equal-pool-points = les points de poule
tournament-boards-equal-parties = les parties gagnées
tournament-boards-equal-difference = la différence de points
tournament-boards-equal-capots = les capots
tournament-boards-equal-failed = les contrats dedans
tournament-boards-equal-direct = les parties entre ex æquo
tournament-boards-equal-best = la meilleure partie
tournament-boards-equal-buchholz = le Buchholz
tournament-boards-equal-percentage = le pourcentage
tournament-boards-equal-imps = les IMP
tournament-boards-equal-boards-won = les étuis gagnés
tournament-boards-equal-tops = les tops
tournament-boards-lot-seed = Les lots viennent de la graine du tournoi, `{ $seed }` : **/tournoi exporter** la donne en entier.
tournament-boards-buchholz-of = Buchholz { DE($name) } : { $sum } = **{ $total }**
tournament-boards-buchholz-not-played = non joué

# One entry, with its games.
tournament-boards-of-entries = { $rank } sur { $count }
tournament-boards-nobody-ahead = 👑 Personne n’est devant.
tournament-boards-games = Tour par tour
tournament-boards-table = Table { $table }
tournament-boards-with = avec { $partner }
tournament-boards-against = contre { $others }
tournament-boards-sat-out = exemption
tournament-boards-not-there = n’a pas joué
tournament-boards-won-by-forfeit = gagné par forfait
tournament-boards-forfeited = perdu par forfait

# A round.
tournament-boards-round = Tour { $round }
tournament-boards-round-of = 🪑 Tour { $round } · { $tournament }
tournament-boards-tables-done =
    { $done ->
        [one] { $done } table terminée sur { $count }
       *[other] { $done } tables terminées sur { $count }
    }
tournament-boards-round-to-come = À venir, si personne ne part
tournament-boards-round-until = ⏱️ jusqu’à { $at } ({ $left })
tournament-boards-round-paused = ⏸️ Le tournoi est en pause, le temps est arrêté.
tournament-boards-own-table = 🙋 Vous jouez à la **table { $table }**.
tournament-boards-own-table-played = 🙋 Vous avez joué à la **table { $table }**.
tournament-boards-own-bye = 🙋 Vous ne jouez pas ce tour.
tournament-boards-own-bye-played = 🙋 Vous n’avez pas joué ce tour.
tournament-boards-byes = Exempts
tournament-boards-byes-are = Exempts : { $names }
tournament-boards-match-won = Match : { $name } { $imps } IMP
tournament-boards-match-drawn = Match : nul
tournament-boards-and-others =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
tournament-boards-deals-played =
    { $deals ->
        [one] { $deals } donne jouée
       *[other] { $deals } donnes jouées
    }
tournament-boards-table-playing = en cours
tournament-boards-table-done = terminée
tournament-boards-table-forfeit = forfait : { $absent }
tournament-boards-table-robots = 🤖 des robots ont joué pour { $absent }
tournament-boards-table-robots-finished =
    { $deals ->
        [one] ⌛ des robots ont fini la dernière donne
       *[other] ⌛ des robots ont fini les { $deals } dernières donnes
    }
tournament-boards-standings-robots = 🤖 Des robots ont joué au moins une partie pour les absents.
tournament-boards-my-table = Ma table
tournament-boards-choose-round = Un autre tour

# Brackets and pools.
tournament-boards-bracket = 🌳 { $tournament } · Tableau
tournament-boards-bracket-after = 🌳 { $tournament } · Tableau après le tour { $round }
tournament-boards-bracket-main = tableau principal
tournament-boards-bracket-consolante = consolante
tournament-boards-bracket-none = sans place
tournament-boards-section-main = Tableau principal
tournament-boards-section-consolante = Consolante
tournament-boards-pool = Poule { $pool }
tournament-boards-pools = Poules { $first }–{ $last }
tournament-boards-places = Places { $first }–{ $last }
tournament-boards-places-from = Places à partir de { $first }
tournament-boards-stage-1 = Finale
tournament-boards-stage-2 = Demi-finales
tournament-boards-stage-4 = Quarts de finale
tournament-boards-stage-of = Tour à { $count }
tournament-boards-bye = exemption
tournament-boards-forfeit = forfait
tournament-boards-choose-part = Une autre partie

# Cross tables.
tournament-boards-cross = 🔢 { $tournament } · Grille
tournament-boards-cross-title = Qui a rencontré qui
tournament-boards-cross-won = gagné contre { $numbers }
tournament-boards-cross-drawn = nul contre { $numbers }
tournament-boards-cross-lost = perdu contre { $numbers }
tournament-boards-cross-open = reste à rencontrer { $numbers }
tournament-boards-cross-robots = 🤖 des robots ont joué contre { $numbers }
tournament-boards-cross-about = Lignes et colonnes portent les mêmes numéros. 2 : gagné, 1 : nul, 0 : perdu, … : en cours.
tournament-boards-cross-about-teams = Lignes et colonnes portent les mêmes numéros. Dans chaque case les IMP du match, … : en cours.

# The podium. $people: how many played; $entries: pairs or teams.
tournament-boards-podium = 🏅 { $tournament } · Le palmarès
tournament-boards-size-people =
    { $people ->
        [one] { $format } · { $people } joueur · tours : { $rounds }
       *[other] { $format } · { $people } joueurs · tours : { $rounds }
    }
tournament-boards-size-daily =
    { $people ->
        [one] { $format } · { $people } joueur
       *[other] { $format } · { $people } joueurs
    }
tournament-boards-size-pairs =
    { $format } · { $people } { $people ->
        [one] joueur
       *[other] joueurs
    }{ $robots ->
        [0] { "" }
        [one] { " " }et { $robots } robot
       *[other] { " " }et { $robots } robots
    } en { $entries } { $size ->
        [2] équipes
       *[other] équipes de quatre
    } · tours : { $rounds }
tournament-boards-won-consolante =
    { $people ->
        [one] 🎖️ { $name } a gagné la consolante.
       *[other] 🎖️ { $name } ont gagné la consolante.
    }
tournament-boards-thanks = Merci à tous d’avoir joué, et bravo ! 🎉
tournament-boards-nothing-played = Rien n’a été joué.
tournament-boards-nobody-won = **Personne n’a gagné :** aucun camp n’est venu aux tables qui auraient décidé.
tournament-boards-seed = Le tirage (graine `{ $seed }`) peut être vérifié : **/tournoi exporter**

# Exports.
tournament-boards-exported = 📦 **{ $tournament }**, tel qu’il est maintenant. Ouvrez les fichiers .csv dans un tableur ; le fichier .json contient tout.
tournament-boards-records-in-it =
    { $count ->
        [one] Avec le compte rendu de { $count } partie : records.jsonl, une ligne par partie.
       *[other] Avec les comptes rendus de { $count } parties : records.jsonl, une ligne par partie.
    }
tournament-boards-records-hidden =
    { $count ->
        [one] { $count } compte rendu manque : il appartient à ceux qui étaient à la table tant qu’ils ne le publient pas, ou ses étuis sont encore joués ailleurs.
       *[other] { $count } comptes rendus manquent : ils appartiennent à ceux qui étaient à la table tant qu’ils ne les publient pas, ou leurs étuis sont encore joués ailleurs.
    }
tournament-boards-records-too-big = Les comptes rendus des parties manquent : ensemble, ils sont trop gros pour Discord. **/exporter** les donne un par un.
tournament-boards-csv-entry = Numéro
tournament-boards-csv-names = Noms
tournament-boards-csv-from-round = Du tour
tournament-boards-csv-to-round = Au tour
tournament-boards-csv-rank = Rang
tournament-boards-csv-round = Tour
tournament-boards-csv-table = Table
tournament-boards-csv-section = Section
tournament-boards-csv-side = Côté
tournament-boards-csv-entries = Numéros
tournament-boards-csv-points = Points
tournament-boards-csv-parties = Parties gagnées
tournament-boards-csv-capots = Capots
tournament-boards-csv-failed = Contrats dedans
tournament-boards-csv-robots = Joué par des robots
tournament-boards-csv-robot-deals = Donnes par des robots
tournament-boards-csv-kind = Nature
tournament-boards-csv-counts = Compte
tournament-boards-csv-reason = Motif
tournament-boards-csv-id = Résultat
tournament-boards-csv-supersedes = Remplace
tournament-boards-csv-board = Étui
tournament-boards-csv-contract = Contrat
tournament-boards-csv-taken = Preneur
tournament-boards-csv-outcome = Issue
tournament-boards-csv-written = Marqué à l’étui
tournament-boards-csv-percentage = Pour cent
tournament-boards-csv-imps = IMP
tournament-boards-direction-ns = Nord–Sud
tournament-boards-direction-ew = Est–Ouest

# Tie-breaks: their names, and the short ones above the columns of pictures.
tournament-column-points = Points
tournament-column-points-short = Pts
tournament-column-match-points = Points de match
tournament-column-match-points-short = Match
tournament-column-pool-points = Points de poule
tournament-column-pool-points-short = Pts poule
tournament-column-parties = Parties gagnées
tournament-column-parties-short = Gagn.
tournament-column-difference = Différence
tournament-column-difference-short = Diff.
tournament-column-capots = Capots
tournament-column-capots-short = Capots
tournament-column-failed = Contrats dedans
tournament-column-failed-short = Dedans
tournament-column-direct = Entre ex æquo
tournament-column-direct-short = Direct
tournament-column-best = Meilleure partie
tournament-column-best-short = Max.
tournament-column-buchholz = Buchholz
tournament-column-buchholz-short = Buchh.
tournament-column-lot = Lot
tournament-column-lot-short = Lot
tournament-column-bracket = Tableau
tournament-column-bracket-short = Tableau
tournament-column-place = Place
tournament-column-place-short = Place
tournament-column-percentage = Pourcentage
tournament-column-percentage-short = %
tournament-column-imps = IMP
tournament-column-imps-short = IMP
tournament-column-boards-won = Étuis gagnés
tournament-column-boards-won-short = Étuis
tournament-column-tops = Tops
tournament-column-tops-short = Tops
tournament-column-direction = Ligne
tournament-column-direction-short = Ligne

# La feuille de route d’un étui. $board : son nom, ou son numéro dans le tour ; $contract : 100 ♥ ; $who : les preneurs.
tournament-boards-to-boards = Étuis
tournament-boards-travelling = 🗂️ { $tournament } · { $board }
tournament-boards-board = Étui { $board }
tournament-boards-board-of-round = Tour { $round } · Étui { $board }
tournament-boards-choose-board = Choisir un étui
tournament-boards-travelling-contract = Contrat
tournament-boards-travelling-points = Points
tournament-boards-travelling-percentage = %
tournament-boards-travelling-imps = IMP
tournament-boards-travelling-passed = passé
tournament-boards-travelling-taken = { $contract } par { $who }
tournament-boards-travelling-tables =
    { $count ->
        [one] { $count } table l’a joué
       *[other] { $count } tables l’ont joué
    }
tournament-boards-travelling-about-percentage = Pourcentage : la part de ce que ces cartes permettaient, par rapport aux autres tables.
tournament-boards-travelling-about-imps = IMP : l’avance, ou le retard, sur les autres tables avec les mêmes cartes.
tournament-boards-travelling-about-match = IMP : par rapport à l’autre table du match, avec les mêmes cartes.
tournament-boards-no-boards = Aucun étui n’a encore été joué à toutes les tables : d’ici là, rien n’en est montré.
tournament-boards-no-travelling = Seul un duplicate compare des étuis. Voyez le classement : **/tournoi classement**.
# Un duplicate du jour terminé. $share : la part des autres qui sont derrière.
tournament-boards-beaten = **Devant { $share } des autres participants.**
tournament-boards-beaten-all =
    { $count ->
        [one] **Devant la seule autre personne qui a joué.**
       *[other] **Devant tous les autres participants ({ $count }).**
    }
tournament-boards-beaten-none =
    { $count ->
        [one] L’autre personne qui a joué a fait au moins aussi bien.
       *[other] Les { $count } autres participants ont fait au moins aussi bien.
    }

# Une élimination directe : combien de tours, et ce qui pourrait surprendre.
tournament-boards-rounds-either = { $least } ou { $most }
tournament-boards-consolante-later = La consolante finit après le tableau principal : sa finale est au tour { $round }.
tournament-boards-consolante-perhaps = Les résultats diront si la consolante demande un tour de plus que le tableau principal : sa finale est au tour { $main } ou { $round }.
tournament-boards-consolante-after = Le tableau principal est terminé. La finale de la consolante reste à jouer, au tour { $round }.
tournament-boards-third-place-few = Qui perd sa première partie jouée continue en consolante, même en demi-finale. À moins de { $count } équipes, il peut donc ne pas y avoir de match pour la troisième place.
tournament-boards-third-place-maybe = Il n’y a de match pour la troisième place que si les deux perdants des demi-finales ont gagné une partie avant : qui perd sa première partie jouée continue en consolante.
tournament-boards-third-place-never = Il n’y a pas de match pour la troisième place : qui perd sa première partie jouée continue en consolante, même en demi-finale.
