# /setup: the language, channels and permissions of a server, and the greeting.
setup-title = Ce serveur
setup-choose = Choisir…
setup-language = **La langue** des tables :
setup-language-opener = Celle de la personne qui ouvre la table
setup-channels = **Les salons** où l’on ouvre des tables :
setup-any-channel = Tous les salons
setup-role = **Le rôle** qui organise les tournois :
setup-no-role = Seulement qui gère le serveur
setup-check = Vérifier à nouveau
setup-fine = ✅ { $channel } : j’ai tout ce qu’il me faut.
setup-missing = ⚠️ { $channel } : il me manque { $permissions }. Donnez-les à mon rôle dans les paramètres de ce salon.
setup-channel-gone = ⚠️ { $channel } n’existe plus, ou je ne le vois pas : choisissez à nouveau les salons.
setup-not-manager = Seules les personnes qui gèrent ce serveur peuvent régler cela.
setup-greeting = ## Bonjour !
    Je suis **Dix de Der**, et je fais jouer à la belote : de vraies tables, vos cartes en message privé, des robots pour les places vides, un classement pour les gagnants. `/belote` ouvre une table, `/aide` dit le reste. Pour qui gère ce serveur : `/configuration` choisit la langue et les salons.
