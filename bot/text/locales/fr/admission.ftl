# Qui peut ouvrir des tables sur un serveur et s’y asseoir.
refused-hasty = Vous avez fait { $most } changements en une minute : attendez une minute, puis réessayez.
blocks-title = Personnes bloquées
blocks-about = Une personne bloquée n’ouvre pas de table ici et n’y prend pas de place ; elle peut toujours regarder. Si elle était assise à une table qui n’a pas commencé, sa place se libère. Dans une partie en cours, elle garde sa place jusqu’à ce qu’on l’en retire. Ses inscriptions aux tournois qui n’ont pas commencé sont retirées.
blocks-still-plays = **{ $name }** joue encore dans **{ $tournament }** : remplacez ou retirez cette personne avec `/tournoi gérer`.
blocks-nobody = Personne n’est bloqué.
blocks-list =
    { $count ->
        [one] { $count } personne : { $names }
       *[other] { $count } personnes : { $names }
    }
blocks-latest = Les { $count } dernières : { $names }
blocks-add = Bloquer quelqu’un…
blocks-remove = Laisser rejouer quelqu’un…
# A slash command that is not as it was sent.
refused-unknown-command = Cette commande a changé entre-temps : tapez-la à nouveau, et choisissez parmi ce que Discord vous propose. /aide en dit plus.
