# /preferences: language and notices of a person.
preferences-title = Vos préférences
preferences-choose = Choisir…
preferences-automatic = Comme mon Discord
preferences-language = **La langue** de vos cartes et de ce que personne d’autre ne voit :
preferences-notices = **Un message quand c’est à vous :**
preferences-colours = **Les couleurs** de vos cartes :
notices-always = Toujours, tout de suite
notices-away = Si je tarde à jouer
notices-never = Jamais
colours-2 = Deux : noir et rouge
colours-4 = Quatre : ♠ noir, ♥ rouge, ♦ bleu, ♣ vert
rules-choose = Une autre page…
preferences-cards = **Vos cartes** arrivent :
cards-dm = En message privé
cards-table = Seulement à la table, avec Mon jeu
