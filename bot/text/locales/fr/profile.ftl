# /profile and /compare: what somebody has done in rated games, and the titles.
profile-title = Profil { DE($name) }
profile-none =
    Vous n’avez pas encore fini de partie classée. Il y faut une personne à chaque place, un des jeux habituels sans rien changer à ses règles, et le paquet mélangé avant chaque donne : `/belote` ouvre une table, et le 🏅 y dit que la partie est classée.
    Vos autres parties sont dans `/historique`.
profile-none-of = { $name } n’a pas encore fini de partie classée ici.
profile-hidden = { $name } préfère ne pas montrer ces chiffres.
profile-own-hidden = Vous êtes hors classement : les autres ne peuvent pas ouvrir votre profil. `/préférences` permet de changer cela.
profile-robot = Les robots n’ont pas de profil. Choisissez quelqu’un qui joue.
profile-former = Cette personne a fait effacer son nom : elle n’a plus de profil.
profile-place = Rang { $rank }
profile-rating = Cote : **{ $rating }**
profile-curve = Cote après chaque partie
profile-curve-told =
    { $count ->
        [one] La cote est passée de { $first } à { $last } en { $count } partie, entre { $least } et { $most }
       *[other] La cote est passée de { $first } à { $last } en { $count } parties, entre { $least } et { $most }
    }
profile-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
profile-run =
    { $count ->
        [0] encore aucune de suite
       *[other] au mieux { $count } de suite
    }
profile-won = Parties : { $won } · { $run }
profile-other = { $pool } : { $rating } · { $won }
profile-made = Contrats réussis
profile-of = { $part } sur { $count }
profile-contracts = Contrats : { $taken } pris, { $made } réussis ({ $rate }), { $dedans } dedans
profile-counts = Capots : { $capots } · coinches : { $coinches } · belotes : { $belotes }
profile-points = Points par donne
profile-usual = moyenne : { $points }
profile-points-line = Points par donne : { $points } ; tout le monde aux mêmes places : { $usual }
profile-lost = Points laissés par donne, sur { $count } parties
profile-lost-line = Points laissés : { $points } par donne · sans faute : { $clean }
profile-lost-told = Laissés par donne : de { $first } à { $last } en { $count } parties, { $least } à { $most }
profile-lessons = Leçons : { $done } sur { $count }
profile-practice =
    { $count ->
        [0] Entraînement ces { $days } derniers jours : aucune partie
        [one] Entraînement ces { $days } derniers jours : { $count } partie
       *[other] Entraînement ces { $days } derniers jours : { $count } parties
    }
profile-puzzles-none = Problèmes : aucun résolu pour l’instant
profile-against-chances = Selon les chances
profile-expected = contrats attendus : { $expected }
profile-expected-line = Contrats faits : { $made }, attendus : { $expected }
profile-tile =
    .games = Parties
    .run = Meilleure série
    .taken = Contrats
    .dedans = Dedans
    .capots = Capots
    .coinches = Coinches
    .belotes = Belotes
    .titles = Titres
profile-with = Avec qui
profile-against = Contre qui
profile-partners = Partenaires { DE($name) }
profile-opponents = Adversaires { DE($name) }
profile-nobody = Personne pour l’instant : il faut quelques parties avec les mêmes.
profile-page = Ma page dans le navigateur
profile-page-about = Qui a le lien lit dans un navigateur, sans compte, ce que les autres lisent dans votre `/profil` : votre nom, vos cotes et vos chiffres, vos titres, tournois et problèmes. La page réunit tous les serveurs sans en nommer aucun, et ne nomme ni partenaire ni adversaire. Elle n’est sur aucune liste, les moteurs de recherche sont priés de l’ignorer, et vous pouvez retirer le lien à tout moment.
profile-page-none = Il n’y a pas encore de lien : personne ne la lit.
profile-page-hidden = Vous êtes hors classement : le lien ne mène nulle part tant que vous l’êtes. `/préférences` permet de changer cela.

profile-titles = Titres
profile-titles-told = Titres : { $titles }
# Each title, and what earns it, in rated games.
title-name =
    .capot = Premier capot
    .faultless = Sans faute
    .contracts = Dix de suite
    .wins = En pleine série
    .comeback = Belle remontée
    .pools = Touche-à-tout
    .belotes = Roi et dame
    .parties = Pilier
    .together = Inséparables
    .clean = Mains propres
    .spotless = Sans tache
title-about =
    .capot = tous les plis d’une donne
    .faultless = tous ses contrats réussis dans une partie gagnée, au moins { $number }
    .contracts = { $number } contrats réussis de suite
    .wins = { $number } parties gagnées de suite
    .comeback = une partie gagnée après { $number } points de retard
    .pools = des parties gagnées dans { $number } classements
    .belotes = { $number } belotes en tout
    .parties = { $number } parties jouées jusqu’au bout
    .together = { $number } parties avec le même partenaire
    .clean = { $number } donnes où rien n’a été laissé en route, d’après ce qu’on pouvait savoir
    .spotless = { $number } donnes où rien n’a été laissé en route, d’après ce qu’on pouvait savoir

compare-title = { $first } et { $second }
compare-same = Choisissez deux personnes différentes à comparer.
compare-row = { $label } : { $first } – { $second }
compare-chance = Chances de gagner, un contre un
compare-together =
    { $count ->
        [one] { $count } partie ensemble, { $won } gagnée
       *[other]
            { $won ->
                [one] { $count } parties ensemble, { $won } gagnée
               *[other] { $count } parties ensemble, { $won } gagnées
            }
    }
compare-together-none = Pas encore de partie ensemble
compare-against =
    { $count ->
        [one] { $count } partie l’un contre l’autre
       *[other] { $count } parties l’un contre l’autre
    }
compare-against-line =
    { $count ->
        [one] { $count } partie l’un contre l’autre : { $first_won } pour { $first }, { $second_won } pour { $second }
       *[other] { $count } parties l’un contre l’autre : { $first_won } pour { $first }, { $second_won } pour { $second }
    }
compare-against-none = Pas encore de partie l’un contre l’autre
