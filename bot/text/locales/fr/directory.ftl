# Ce que l’annuaire de Discord dit du bot : directory-about a au plus 400 caractères, et
# directory-more est la page au-dessous, dans le markdown de Discord.
directory-about = La belote et sa famille, entre amis ou avec des robots : belote, coinche, contrée, klaverjas, belote bulgare, à deux, trois ou quatre. Vous recevez vos cartes en image et jouez avec des boutons. Leçons, problèmes, classements, saisons, et des tournois qui se déroulent tout seuls. En anglais, français, allemand, néerlandais et bulgare.
directory-more =
    ## Asseyez-vous et jouez
    `/belote` ouvre une table dans un salon. Des robots prennent les places libres, et gardent celle de qui s’absente. Chacun reçoit ses cartes en image dans un message privé ; le salon regarde la table, sans les mains.
    ## Comme vous jouez chez vous
    Des jeux de règles de France, d’Allemagne, des Pays-Bas, de Bulgarie et d’ailleurs, et chaque règle qui a un sens peut être changée. `/règles` dit celles de votre table en mots simples.
    ## Apprendre et progresser
    De courtes leçons avec `/apprendre`, un problème par jour avec `/problème`, l’entraînement contre des robots, et après chaque donne une analyse de ce que vos cartes et vos annonces ont coûté.
    ## Pour les clubs
    Des tournois de toutes sortes, de l’inscription au podium, avec le classement au mur ; des cotes, des saisons et des ligues.
    ## Équitable
    La graine de chaque paquet est fixée avant le début et révélée après la partie : chacun peut vérifier les donnes. Les images sont lues à haute voix à qui ne les voit pas. Le bot ne lit aucun message, et `/confidentialite` montre, remet et efface ce qu’il sait de vous.
