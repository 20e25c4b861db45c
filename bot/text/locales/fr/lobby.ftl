# Before a party: the table in its channel, its seats and buttons.
lobby-free =
    { $free ->
        [one] Il reste une place.
       *[other] Il reste { $free } places.
    }
lobby-full = Tout le monde est là : appuyez sur Commencer !
lobby-partners = Les places 1 et 3 jouent ensemble, la 2 et la 4 aussi.
lobby-expires = Fermeture automatique : { $when }
lobby-not-shuffled = Entre les donnes, on coupe sans mélanger : les cartes d’un pli restent voisines.
lobby-sit = S’asseoir
lobby-agree = D’accord
lobby-to-agree = doit donner son accord
lobby-not-agreed =
    { $count ->
        [one] ⏳ Les règles ont changé : { $names } doit donner son accord, ou se lever.
       *[other] ⏳ Les règles ont changé : { $names } doivent donner leur accord, ou se lever.
    }
lobby-start = Commencer
lobby-fill = Compléter
lobby-open = Ouvrir une table
lobby-leave = Se lever
lobby-opened-by = Table ouverte par { $name }.
lobby-rules = Règles…
lobby-more = Plus…
lobby-robot = Ajouter ou retirer un robot…
    .beginner = Ils connaissent les règles, et guère plus
    .casual = Jeu raisonnable, seul le dernier pli en mémoire
    .club = Ils retiennent chaque carte et ce qu’elle révèle
    .strong = Ils réfléchissent avant de jouer
    .expert = Ils réfléchissent plus longtemps
lobby-robot-in = Un robot à la place { $seat }
lobby-robot-out = Retirer le robot de la place { $seat }
lobby-robot-levels = Le niveau des robots…
lobby-robot-level = Niveau des robots : { $level }
robot-level =
    .beginner = débutant
    .casual = occasionnel
    .club = club
    .strong = fort
    .expert = expert
lobby-rated = 🏅 Partie classée : elle compte pour le classement.
lobby-rated-robots = 🏅 Partie classée, au classement avec robots.
lobby-rated-duplicate = 🏅 Tournoi classé : c’est son classement final qui compte.
lobby-unrated =
    .shuffle = Partie non classée : entre les donnes, on coupe sans mélanger, et les cartes d’un pli restent voisines.
    .rules = Partie non classée : les règles sont les vôtres.
    .robots = Partie non classée : un robot joue.
    .hints = Partie non classée : les conseils sont permis.
lobby-unrated-too-short = Non classé : trop court. Une partie compte à partir de { $deals } donnes ou de { $points } points.
lobby-ladder-about = Les parties avec robots ont leur propre classement : elles y comptent quand tous ceux qui sont à la table l’ont rejoint.
lobby-unrated-robot-level = Partie non classée : dans le classement avec robots, leur niveau est « { $level } ».
lobby-choose-level = Choisissez-le plus bas.
lobby-rate = Jouer classé
lobby-ladder-join = Rejoindre
lobby-ladder-leave = Quitter ce classement
lobby-hands-open = Après chaque donne, tout le monde ici peut voir toutes les mains.
lobby-hands-closed = Après une donne, les mains restent cachées.
lobby-open-hands = Montrer les mains
lobby-close-hands = Les garder cachées
lobby-playing = La partie est en cours.
lobby-to-table = Vers la table
lobby-over =
    .expired = Personne n’a lancé cette table, elle est donc fermée. `/belote` en ouvre une autre.
    .closed = Cette table a été fermée. `/belote` en ouvre une autre.
lobby-closed-answer = La table est fermée.
lobby-welcome = Vous voilà à la { $table } : { $link }
    Vos cartes arriveront ici quand la partie commencera.
lobby-dm-closed = Je ne peux pas vous écrire : vos messages privés sont fermés. Rien de grave : appuyez sur **Mon jeu** à la table. Pour recevoir vos cartes par message, autorisez les messages privés dans les paramètres de confidentialité de ce serveur.
lobby-held-seat = { $name } rejoue : votre place vous attend à la { $table }. { $link }
lobby-invitation = { $mentions }, { $name } vous invite à sa table : { $link }
lobby-invite-others = Vous y êtes déjà : choisissez quelqu’un d’autre.

manage-remove = Libérer une place…
manage-remove-one = Place { $seat } : { $name }
manage-swap = Échanger deux places…
manage-swap-two = Places { $first } et { $second }
manage-invite = Inviter quelqu’un…
manage-close = Fermer la table
lobby-hints-on = Les conseils sont permis : un bouton de la main nomme une carte et dit pourquoi.
lobby-hints-off = Pas de conseils.
lobby-hints-allow = Permettre les conseils
lobby-hints-forbid = Pas de conseils
