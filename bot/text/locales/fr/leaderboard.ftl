# /leaderboard.
leaderboard-title = 🏆 Classement
leaderboard-here = Ce serveur
leaderboard-everywhere = Partout
leaderboard-all-time = Depuis toujours
leaderboard-season = Saison { $number } · { $months }
leaderboard-by =
    .rating = Cote
    .won = Parties gagnées
    .rate = Taux de victoires
    .pair = Meilleure paire
leaderboard-choose = Choisir…
leaderboard-won =
    { $won ->
        [one] { $won } gagnée sur { $count }, { $rate }
       *[other] { $won } gagnées sur { $count }, { $rate }
    }
leaderboard-up =
    { $places ->
        [one] { $places } place gagnée
       *[other] { $places } places gagnées
    }
leaderboard-down =
    { $places ->
        [one] { $places } place perdue
       *[other] { $places } places perdues
    }
leaderboard-own = **Vous :**
leaderboard-not-on-it = Vous n’êtes pas encore dans ce classement.
leaderboard-empty =
    Personne encore dans ce classement : **{ $pool }**. La première place est à prendre !
    On y entre par une partie classée : une personne à chaque place, un des jeux habituels sans rien changer à ses règles, et le paquet mélangé avant chaque donne. `/belote` ouvre une table, et le 🏅 y dit que la partie est classée.
    .robots =
        Personne encore dans ce classement. Il est pour les parties avec des robots à la table, et pour qui a choisi dans `/préférences` qu’elles comptent.
    .duplicate =
        Personne encore dans ce classement : **Tournois en duplicate**. La première place est à prendre !
        On y entre par un duplicate, une fois qu’il est terminé : tout le monde joue les mêmes cartes, et le tournoi entier compte comme un seul match. `/tournoi liste` montre ceux qui viennent ; qui organise en commence un par `/tournoi créer`, ou un chaque jour par `/tournoi quotidien`.
leaderboard-empty-rate = Il y a du monde dans ce classement, mais personne encore avec { $count } parties classées : le taux de victoires commence là. La cote, elle, montre tout le monde.
leaderboard-empty-alone = Ce jeu se joue à un contre un : il n’a pas de paires.
leaderboard-page = Page { $page } sur { $pages } · { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
leaderboard-page-pairs = Page { $page } sur { $pages } · { $count ->
        [one] { $count } paire
       *[other] { $count } paires
    }
leaderboard-provisional = { $mark } provisoire : moins de { $count } parties classées
leaderboard-minimum = À partir de { $count } parties classées
leaderboard-medals = 🥇 🥈 🥉 et podium : à partir de { $count } { $of ->
        [duplicates] duplicates
       *[games] parties classées
    }
leaderboard-movement = ▲ ▼ places depuis lundi
leaderboard-hidden = Vous êtes hors classement : votre ligne n’est montrée qu’à vous. `/préférences` permet d’y revenir.
leaderboard-previous = Précédente
leaderboard-next = Suivante
leaderboard-post = Montrer à tous
leaderboard-most-pairs = Page { $page } sur { $pages } · les { $count } premières paires
leaderboard-new = entrée
leaderboard-movement-new = entrée : pas encore là lundi
leaderboard-how = Comment ça marche
leaderboard-explained = Comment marche le classement
leaderboard-explained-games = **Une partie classée**, c’est une personne à chaque place, un des jeux habituels sans rien changer à ses règles, et le paquet mélangé avant chaque donne. Une partie arrêtée d’un commun accord, ou après une seule donne, ne compte pas.
leaderboard-explained-rating = **La cote** commence à 1 000 et bouge à chaque partie, gagnée ou perdue : davantage contre plus fort que vous, et davantage tant qu’on vous connaît peu. En dessous de { $count } parties classées, elle est provisoire.
leaderboard-explained-leaving = **Qui s’en va** a perdu, et les autres ont gagné. Son partenaire, s’il est resté, ne perd rien.
leaderboard-explained-same = **Toujours les mêmes :** en sept jours, leurs trois premières parties comptent en entier, la quatrième aux trois quarts, la cinquième aux trois cinquièmes, la sixième à moitié, et ainsi de suite. Avec quelqu’un d’autre à la table, la partie compte en entier.
leaderboard-explained-duplicate = **Les tournois en duplicate** ont leur propre classement : tous ont eu les mêmes cartes, un tournoi est donc une seule rencontre de toutes ses équipes, dans l’ordre de leurs résultats. Les premiers l’ont gagnée ; une équipe avec un robot ne compte pas.
leaderboard-explained-season = **Chaque saison** repart d’où vous en étiez, et ses premières parties comptent davantage. Une fois terminée, son tableau ne change plus.
leaderboard-explained-podium = **Les médailles et le podium** d’une saison vont à qui y a joué au moins { $games } parties classées, ou { $duplicates } duplicates.
leaderboard-explained-hiding = **Vous préférez ne pas apparaître ?** `/préférences` vous retire de tous les classements.
