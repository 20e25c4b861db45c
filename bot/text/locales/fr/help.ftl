help-title = Comment jouer ici
help-start = **Commencez** par `/belote` dans un salon. Une table s’ouvre : asseyez-vous avec un bouton, en face du partenaire de votre choix, et complétez avec des amis ou des robots. Quand les quatre places sont prises, quelqu’un de la table appuie sur Commencer.
help-cards = **Vos cartes** arrivent en message privé. Les cartes éclairées peuvent être jouées : appuyez sur le bouton d’une carte pour la jouer. Une carte grise vous dit pourquoi elle doit attendre. Pas de messages privés ? Appuyez sur *Mon jeu* à la table.
help-table = **La table** a son propre fil, avec le pli, l’atout et la marque. Tout le monde peut y regarder et discuter.
help-after = **Après chaque donne**, une feuille de marque dit qui a fait quoi, et après la partie on peut rejouer.
help-more = Vous découvrez la belote ? `/règles` l’explique page par page. `/classement` montre qui gagne, et `/préférences` règle votre langue et les notifications.
