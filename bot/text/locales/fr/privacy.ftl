# /confidentialite : ce qui est gardé sur quelqu’un, et l’oubli.
former-player = Ancien joueur
privacy-title = Ce que je sais de vous
privacy-about = Personne d’autre ne voit ceci. Je garde :
privacy-name = votre numéro Discord et votre nom ici, { $name }
privacy-language = la langue de votre Discord, ou celle que vous avez choisie
privacy-preferences = vos préférences, et où se trouvent nos messages privés
privacy-page = le lien de votre page dans le navigateur ; votre `/profil` permet de le retirer
privacy-tables =
    { $count ->
        [one] { $count } table où vous avez pris place
       *[other] { $count } tables où vous avez pris place
    }
privacy-actions =
    { $count ->
        [one] { $count } chose que vous y avez faite : une carte, une annonce, une coupe
       *[other] { $count } choses que vous y avez faites : cartes, annonces, coupes
    }
privacy-notes =
    { $count ->
        [one] { $count } mot que vous avez écrit sur une carte ou une annonce
       *[other] { $count } mots que vous avez écrits sur des cartes ou des annonces
    }
privacy-results =
    { $count ->
        [one] { $count } résultat de partie, pour le classement
       *[other] { $count } résultats de parties, pour le classement
    }
privacy-tournaments =
    { $count ->
        [one] { $count } tournoi avec votre inscription, et son résultat
       *[other] { $count } tournois avec vos inscriptions, et leurs résultats
    }
privacy-practice =
    { $count ->
        [one] { $count } partie d’entraînement, avec ses analyses ; elle disparaît { $days } jours après sa fin
       *[other] { $count } parties d’entraînement, avec leurs analyses ; chacune disparaît { $days } jours après sa fin
    }
privacy-lessons = où vous en êtes dans les leçons
privacy-puzzles =
    { $count ->
        [one] votre réponse à { $count } problème
       *[other] vos réponses à { $count } problèmes
    }
privacy-rulesets =
    { $count ->
        [one] { $count } jeu de règles que vous avez enregistré sous un nom
       *[other] { $count } jeux de règles que vous avez enregistrés sous un nom
    }
privacy-blocks =
    { $count ->
        [one] que { $count } serveur vous tient à l’écart de ses tables
       *[other] que { $count } serveurs vous tiennent à l’écart de leurs tables
    }
privacy-more = Je ne lis aucun message et ne transmets rien. Qui organise un tournoi peut avoir les comptes rendus de toutes ses parties terminées. Ce que j’ai envoyé sur Discord, comme les feuilles de marque avec des noms, y reste jusqu’à ce que quelqu’un l’efface.
privacy-export = Le tout dans un fichier
privacy-delete = M’oublier…
privacy-exported = Voici tout ce que je garde sur vous. Personne d’autre ne voit ce message.
privacy-sure-title = Vous oublier ?
privacy-sure = Vous quittez toutes vos tables : celles que vous avez ouvertes et qui n’ont pas commencé se ferment, et des robots prennent vos places dans les parties en cours. Votre nom, votre numéro Discord, vos préférences, le lien de votre page, les règles que vous avez enregistrées, vos mots, vos leçons et vos problèmes sont effacés. Les parties restent, au nom d’un « Ancien joueur » ; celles d’entraînement disparaissent d’elles-mêmes. Je ne peux pas revenir en arrière ; si vous rejouez, vous repartez de zéro.
privacy-traces = Pour que personne ne voie deux fois les mêmes cartes ni n’échappe au blocage d’un serveur, je garde, sans votre nom, un code auquel seul votre numéro Discord correspond. Pour une partie en cours et pour les étuis d’un duplicate, il disparaît dès qu’ils sont finis ; un blocage reste jusqu’à ce que le serveur le lève.
privacy-delete-now = Oui, m’oublier
privacy-back = Non, retour
privacy-forgotten = C’est fait : je ne vous connais plus. Merci d’avoir joué !
