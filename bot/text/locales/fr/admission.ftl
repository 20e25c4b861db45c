# Qui peut ouvrir des tables sur un serveur et s’y asseoir.
refused-blocked = Les personnes qui gèrent ce serveur vous tiennent à l’écart de ses tables. Parlez-en avec elles ; vous pouvez toujours regarder.
refused-role-needed = Sur ce serveur, les tables sont réservées au rôle { $role } : demandez-le aux personnes qui gèrent le serveur.
refused-too-many-seats = Vous êtes déjà à { $most } tables : terminez d’abord une partie, ou quittez une table (Plus…, ou /table).
refused-too-many-hosted = Vous avez déjà ouvert ici { $most } tables qui ne sont pas terminées : finissez-en une, ou fermez-en une (Plus…, ou /table).
refused-too-many-new = Vous avez commencé { $most } parties en une minute : jouez-en une, ou réessayez dans une minute.
refused-hasty = Vous avez fait { $most } changements en une minute : attendez une minute, puis réessayez.
refused-server-full =
    { $most ->
        [one] { $most } table est ouverte sur ce serveur, il n’en permet pas plus : attendez qu’elle se termine, ou rejoignez-la.
       *[other] { $most } tables sont ouvertes sur ce serveur, il n’en permet pas plus : attendez qu’une partie se termine, ou rejoignez une de ces tables.
    }
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
