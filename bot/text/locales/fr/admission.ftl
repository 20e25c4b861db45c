# Qui peut ouvrir des tables sur un serveur et s’y asseoir.
refused-blocked = Les gens qui gèrent ce serveur vous tiennent à l’écart de ses tables. Parlez-en avec eux ; vous pouvez toujours regarder.
refused-role-needed = Sur ce serveur, les tables sont réservées au rôle { $role } : demandez-le aux gens qui gèrent le serveur.
refused-too-many-seats = Vous êtes déjà à { $most } tables : terminez d’abord une partie, ou quittez une table qui n’a pas commencé.
refused-too-many-hosted = Vous avez déjà ouvert ici { $most } tables qui ne sont pas terminées : finissez-en une, ou fermez-en une qui n’a pas commencé (Plus…).
refused-server-full = { $most } tables sont ouvertes sur ce serveur, il n’en permet pas plus : attendez qu’une partie se termine, ou rejoignez une de ces tables.
