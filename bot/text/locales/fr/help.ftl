help-title = Comment jouer ici
help-start = **Commencez** par `/belote` dans un salon, et choisissez un jeu. Une table s’ouvre : asseyez-vous avec un bouton, en face du partenaire de votre choix, et complétez avec des amis ou des robots. Quand toutes les places sont prises, quelqu’un de la table appuie sur Commencer.
help-games = **Les jeux** : la belote comme on la joue en France, aux Pays-Bas, dans un club allemand ou en concours ; le Kloppen, une coinche à enchères ; et la belote découverte à deux. *Règles…*, à la table, les explique, et permet à qui l’a ouverte de les changer avant le début.
help-cards = **Vos cartes** arrivent en message privé. Les cartes éclairées peuvent être jouées : appuyez sur le bouton d’une carte pour la jouer. Une carte grise vous dit pourquoi elle doit attendre. Pas de messages privés ? Appuyez sur *Mon jeu* à la table.
help-table = **La table** a son propre fil, avec le pli, l’atout et la marque. Tout le monde peut y regarder et discuter.
help-away = **Vous devez partir ?** *Plus…*, à la table, permet de se lever (un robot joue en attendant votre retour), de chercher quelqu’un pour votre place ou de proposer d’arrêter la partie. `/table` retrouve vos tables quand leurs messages sont loin.
help-after = **Après chaque donne**, une feuille de marque dit qui a fait quoi, et après la partie on peut rejouer.
help-more = Vous découvrez la belote ? `/règles` l’explique page par page, et dans le fil d’une table, comme on y joue. `/classement` montre qui gagne, et `/préférences` règle votre langue et les notifications.
