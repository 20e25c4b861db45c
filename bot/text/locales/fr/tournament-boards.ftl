# How a tournament stands: standings, rounds, brackets, cross tables, the podium, exports.
# $tournament: its name; $round of $rounds; $ahead, $behind, $name: entries.
tournament-boards-to =
    .standings = Classement
    .round = Tour
    .tables = Tables
    .bracket = Tableau
    .cross = Grille
    .games = Mes parties
    .boards = Étuis
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
tournament-boards-why =
    .points = plus de points, { $first } contre { $second }
    .match-points = plus de points de match, { $first } contre { $second }
    .pool-points = plus de points dans la poule, { $first } contre { $second }
    .parties = plus de parties gagnées, { $first } contre { $second }
    .difference = une meilleure différence de points, { $first } contre { $second }
    .capots = plus de capots réussis, { $first } contre { $second }
    .failed = moins de contrats dedans, { $first } contre { $second }
    .direct = plus de points de match entre ex æquo, { $first } contre { $second }
    .best = une meilleure partie, { $first } contre { $second }
    .buchholz = un Buchholz plus élevé, { $first } contre { $second }
    .buchholz-median = un Buchholz plus élevé sans le meilleur ni le moins bon adversaire, { $first } contre { $second }
    .place = une meilleure place dans le tableau, { $first } contre { $second }
    .percentage = un meilleur pourcentage, { $first } contre { $second }
    .imps = plus d’IMP, { $first } contre { $second }
    .boards-won = plus d’étuis gagnés contre les ex æquo, { $first } contre { $second }
    .tops = plus de tops, { $first } contre { $second }
    .lot = le lot { $first } a été tiré avant le lot { $second }
    .bracket = le tableau principal passe avant la consolante
tournament-boards-equal =
    .points = les points
    .match-points = les points de match
    .pool-points = les points de poule
    .parties = les parties gagnées
    .difference = la différence de points
    .capots = les capots
    .failed = les contrats dedans
    .direct = les parties entre ex æquo
    .best = la meilleure partie
    .buchholz = le Buchholz
    .percentage = le pourcentage
    .imps = les IMP
    .boards-won = les étuis gagnés
    .tops = les tops
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
tournament-boards-round-of =
    { $round ->
        [0] 🪑 Tables · { $tournament }
       *[other] 🪑 Tour { $round } · { $tournament }
    }
tournament-boards-tables-done =
    { $done ->
        [one] { $done } table terminée sur { $count }
       *[other] { $done } tables terminées sur { $count }
    }
tournament-boards-round-to-come = À venir, si personne ne part
tournament-boards-round-until = ⏱️ jusqu’à { $at } ({ $left })
tournament-protests = ⚖️ Toutes les tables ont fini. Jusqu’à { $at } ({ $left }), qui était à une table peut signaler un problème ; ensuite vient le classement.
tournament-protest-no-table = Vous n’aviez pas de table à ce tour.
tournament-protest-over = Le temps des réclamations est passé : les résultats de ce tour sont acquis. L’organisation peut encore en corriger un.
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
    .main = tableau principal
    .consolante = consolante
tournament-boards-bracket-after = 🌳 { $tournament } · Tableau après le tour { $round }
tournament-boards-bracket-none = sans place
tournament-boards-section =
    .main = Tableau principal
    .consolante = Consolante
tournament-boards-pool = Poule { $pool }
tournament-boards-pools = Poules { $first }–{ $last }
tournament-boards-places = Places { $first }–{ $last }
tournament-boards-places-from = Places à partir de { $first }
tournament-boards-stage =
    .of-1 = Finale
    .of-2 = Demi-finales
    .of-4 = Quarts de finale
tournament-boards-stage-of = Tour à { $count }
tournament-boards-bye = exemption
tournament-boards-forfeit = forfait
tournament-boards-choose-part = Une autre partie

# Cross tables.
tournament-boards-cross = 🔢 { $tournament } · Grille
    .won = gagné contre { $numbers }
    .drawn = nul contre { $numbers }
    .lost = perdu contre { $numbers }
    .open = reste à rencontrer { $numbers }
    .robots = 🤖 des robots ont joué contre { $numbers }
tournament-boards-cross-title = Qui a rencontré qui
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
tournament-boards-csv =
    .entry = Numéro
    .names = Noms
    .from-round = Du tour
    .to-round = Au tour
    .rank = Rang
    .round = Tour
    .table = Table
    .section = Section
    .side = Côté
    .entries = Numéros
    .points = Points
    .parties = Parties gagnées
    .capots = Capots
    .failed = Contrats dedans
    .robots = Joué par des robots
    .robot-deals = Donnes par des robots
    .kind = Nature
    .counts = Compte
    .reason = Motif
    .id = Résultat
    .supersedes = Remplace
    .board = Étui
    .contract = Contrat
    .taken = Preneur
    .outcome = Issue
    .written = Marqué à l’étui
    .percentage = Pour cent
    .imps = IMP
tournament-boards-direction =
    .ns = Nord–Sud
    .ew = Est–Ouest

# Tie-breaks: their names, and the short ones above the columns of pictures.
tournament-column =
    .points = Points
    .match-points = Points de match
    .pool-points = Points de poule
    .parties = Parties gagnées
    .difference = Différence
    .capots = Capots
    .failed = Contrats dedans
    .direct = Entre ex æquo
    .best = Meilleure partie
    .buchholz = Buchholz
    .lot = Lot
    .bracket = Tableau
    .place = Place
    .percentage = Pourcentage
    .imps = IMP
    .boards-won = Étuis gagnés
    .tops = Tops
    .direction = Ligne
tournament-column-short =
    .points = Pts
    .match-points = Match
    .pool-points = Pts poule
    .parties = Gagn.
    .difference = Diff.
    .capots = Capots
    .failed = Dedans
    .direct = Direct
    .best = Max.
    .buchholz = Buchh.
    .lot = Lot
    .bracket = Tableau
    .place = Place
    .percentage = %
    .imps = IMP
    .boards-won = Étuis
    .tops = Tops
    .direction = Ligne

# La feuille de route d’un étui. $board : son nom, ou son numéro dans le tour ; $contract : 100 ♥ ; $who : les preneurs.
tournament-boards-travelling = 🗂️ { $tournament } · { $board }
    .contract = Contrat
    .points = Points
    .percentage = %
    .imps = IMP
tournament-boards-board = Étui { $board }
tournament-boards-board-of-round = Tour { $round } · Étui { $board }
tournament-boards-choose-board = Choisir un étui
tournament-boards-travelling-passed = passé
tournament-boards-travelling-taken = { $contract } par { $who }
tournament-boards-travelling-tables =
    { $count ->
        [one] { $count } table l’a joué
       *[other] { $count } tables l’ont joué
    }
tournament-boards-travelling-about =
    .percentage = Pourcentage : la part de ce que ces cartes permettaient, par rapport aux autres tables.
    .imps = IMP : l’avance, ou le retard, sur les autres tables avec les mêmes cartes.
    .match = IMP : par rapport à l’autre table du match, avec les mêmes cartes.
tournament-boards-no-boards = Aucun étui n’a encore été joué à toutes les tables : d’ici là, rien n’en est montré.
tournament-boards-no-travelling = Seul un duplicate compare des étuis. Voyez le classement : **/tournoi classement**.
# Un duplicate du jour terminé. $share : la part des autres qui sont derrière.
tournament-boards-beaten = **Devant { $share } des autres participants.**
    .all =
        { $count ->
            [one] **Devant la seule autre personne qui a joué.**
           *[other] **Devant tous les autres participants ({ $count }).**
        }
    .none =
        { $count ->
            [one] L’autre personne qui a joué a fait au moins aussi bien.
           *[other] Les { $count } autres participants ont fait au moins aussi bien.
        }

# Une élimination directe : combien de tours, et ce qui pourrait surprendre.
tournament-boards-rounds-either = { $least } ou { $most }
tournament-boards-consolante =
    .later = La consolante finit après le tableau principal : sa finale est au tour { $round }.
    .perhaps = Les résultats diront si la consolante demande un tour de plus que le tableau principal : sa finale est au tour { $main } ou { $round }.
    .after = Le tableau principal est terminé. La finale de la consolante reste à jouer, au tour { $round }.
tournament-boards-third-place-few = Qui perd sa première partie jouée continue en consolante, même en demi-finale. À moins de { $count } équipes, il peut donc ne pas y avoir de match pour la troisième place.
tournament-boards-third-place =
    .maybe = Il n’y a de match pour la troisième place que si les deux perdants des demi-finales ont gagné une partie avant : qui perd sa première partie jouée continue en consolante.
    .never = Il n’y a pas de match pour la troisième place : qui perd sa première partie jouée continue en consolante, même en demi-finale.
# Ce qu’il faut à une équipe, pour quiconque le lit.
tournament-needs =
    .first-sure = La première place est acquise.
    .podium-sure = Une place sur le podium est acquise.
    .podium-out = Le podium est hors d’atteinte.
    .pool = Place **{ $rank }** sur { $entries } dans la poule.
    .in = Le tableau principal est acquis.
    .out = Le tableau principal est hors d’atteinte.
    .against = La partie se joue contre { $names }.
    .win = Une victoire mène à { $names }.
    .win-free = Une victoire mène droit à la partie suivante.
    .win-final = Une victoire donne la place { $place }.
    .loss-second = Une défaite donne la place { $place }.
tournament-needs-loss =
    .consolante = Une défaite mène à la consolante.
    .places = Une défaite mène à une partie pour une place plus basse.
    .out = Une défaite, et c’est fini.
