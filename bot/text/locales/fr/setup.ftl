# /setup: the language, channels and permissions of a server, and the greeting.
setup-title = Ce serveur
setup-choose = Choisir…
setup-language = **Langue** de ce serveur :
setup-language-opener = Celle de la personne qui ouvre la table
setup-which-language = Dans quelle langue jouez-vous ici ?
setup-channels = **Les salons** où l’on ouvre des tables :
setup-any-channel = Tous les salons
setup-role = **Le rôle** qui organise les tournois avec **/tournoi créer** et **/tournoi gérer**, comme ceux qui gèrent le serveur :
setup-no-role = Seulement les personnes qui gèrent le serveur
setup-players = **Le rôle** qui peut ouvrir des tables et s’y asseoir :
setup-everybody = Tout le monde
setup-tables = **Combien de tables** peuvent être ouvertes en même temps :
setup-tables-number = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
setup-digest = **Le résumé de la semaine**, le dimanche à 18 h UTC, dans ce salon :
setup-no-digest = Pas de résumé
setup-blocks = Personnes bloquées…
setup-check = Vérifier à nouveau
setup-fine = ✅ { $channel } : j’ai tout ce qu’il me faut.
setup-missing = { $channel } : il me manque { $permissions }. Donnez-les à mon rôle dans les paramètres de ce salon.
setup-missing-boards = { $channel } : on peut y jouer. Pour les duplicates, du jour ou non, il me manque encore { $permissions }. Donnez-les à mon rôle dans les paramètres de ce salon.
setup-channel-gone = { $channel } n’existe plus, ou je ne le vois pas : choisissez à nouveau les salons.
setup-not-manager = Seules les personnes qui gèrent ce serveur peuvent régler cela.
setup-greeting = ## Bonjour !
    Je suis **Dix de Der**, et j’accueille les jeux de cartes de la famille de la belote : de vraies tables, vos cartes en message privé, des robots pour les places vides, des tournois et un duplicate chaque jour, un classement pour les gagnants. `/belote` ouvre une table, et `/aide` explique le reste. Jamais joué ? `/apprendre` enseigne le jeu, et `/entraînement` vous donne une partie contre des robots. Vous gérez ce serveur ? `/configuration` règle la langue et les salons.
setup-daily = Duplicate du jour…
setup-seasons = Saisons…
setup-pairs = Paires à sens unique…
setup-pages =
    .on = Pages web : activées
    .off = Pages web : désactivées
setup-events =
    .on = Évènements du serveur : affichés
    .off = Évènements du serveur : masqués
setup-events-off = Les tournois peuvent aussi figurer dans les évènements de ce serveur : « Évènements du serveur », ci-dessous.
setup-events-fine = ✅ Tournois : ils figurent dans les évènements de ce serveur, où tout le monde les voit.
setup-events-missing = Les tournois doivent figurer dans les évènements de ce serveur, mais il me manque { $permissions }. Accordez-la à mon rôle dans les paramètres du serveur, à la page Rôles.
setup-events-full = Ce serveur a cent évènements, et Discord n’en permet pas plus : annulez-en quelques-uns. Je continue d’essayer d’ajouter ce qui manque.
pairs-title = Paires à sens unique
pairs-about = Des comptes qui ont perdu presque toutes leurs parties classées d’ici, dix ou plus, contre un même autre. C’est peut-être simplement quelqu’un de fort contre quelqu’un qui débute ; rien n’est donc automatique : à vous de regarder et de décider. Seules les personnes qui gèrent le serveur voient cette liste.
pairs-none = Personne.
pairs-line = **{ $winner }** a gagné { $won } parties sur { $count } contre **{ $loser }**
setup-club-page = La page du club…
setup-club-page-title = La page du club
setup-club-page-about = Avec le lien, on lit dans un navigateur et sans compte le classement, la saison, les ligues, les records et les tournois de ce serveur. Rien ne s’y change, et qui se cache du classement n’y est pas nommé non plus.
setup-club-page-none = Ce serveur n’a pas encore de lien.
club-page-open = Dans le navigateur
setup-club-page-unlisted = Pas sur la liste : seul qui a le lien la trouve. **/classement** y mène.
