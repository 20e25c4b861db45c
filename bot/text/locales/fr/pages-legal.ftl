# Les pages /privacy et /terms. Au-dessus de ces textes figure qui exploite le bot, si c’est indiqué.
# Une ligne qui commence par ## est un titre, une ligne avec • fait partie d’une liste.
legal-title =
    .privacy = Confidentialité
    .terms = Conditions d’utilisation
legal-fact =
    .operator = Exploité par
    .contact = Contact
    .place = Données conservées
    .since = En vigueur depuis le
    .nobody = Qui exploite ce bot ne l’a pas indiqué ici. Demandez à qui gère le serveur où vous jouez.
    .more = De la part de l’exploitant
legal-part =
    .stored =
        ## Ce qui est gardé
        • Sur vous : votre numéro Discord, le nom sous lequel vous avez été vu en dernier, votre langue, vos préférences, et où se trouvent vos messages privés avec le bot. Votre avatar est chargé pour les images, et n’est pas gardé.
        • Sur les tables : qui était à quelle place, et chaque carte, annonce ou autre action avec son heure. C’est le compte rendu de la partie : sans lui, personne ne pourrait la reprendre ni la vérifier.
        • Sur votre jeu : les mots que vous écrivez, les analyses, les leçons, les réponses aux problèmes, les parties d’entraînement et les règles que vous enregistrez.
        • Sur les résultats : les cotes, les saisons et les titres ; les tournois où vous êtes inscrit ou invité ou que vous organisez, et leurs résultats.
        • Sur les serveurs : leur numéro, leurs réglages, et qui ils ont bloqué ; leur nom seulement tant qu’ils ont une page pour les navigateurs.

        Le bot ne lit aucun message. Il ne connaît aucune adresse électronique et n’encaisse rien ; ses pages ne posent pas de cookies et ne comptent pas leurs visiteurs, et son journal ne nomme personne.
    .why =
        ## Pour quoi
        Pour le jeu seulement : pour que vous puissiez jouer, voir vos résultats et figurer dans les classements et les tournois. Là où le RGPD s’applique, la base est que vous le demandez en utilisant le bot (article 6, paragraphe 1, point b) et, pour les blocages, l’équité et les sauvegardes, l’intérêt légitime (point f).
    .seen =
        ## Qui le voit
        • Qui joue avec vous ou lit le salon voit votre nom et ce que vous faites à la table.
        • Les autres, sur les serveurs où vous jouez, vous voient dans les classements et les profils, sauf si vous vous y masquez avec `/préférences`.
        • Qui organise un tournoi peut avoir les comptes rendus de toutes ses parties terminées.
        • Les pages pour navigateurs sont lues par qui en a le lien. Celui de votre profil, vous seul le créez ; celui d’un tournoi vient de qui l’organise, celui d’un club de qui gère le serveur, et celui d’une partie terminée de n’importe qui y a joué.
        • Discord transmet tout ce que le bot montre, selon sa propre politique de confidentialité. Ce qui y a été envoyé reste jusqu’à ce que quelqu’un l’efface.

        Rien n’est vendu, et rien n’est transmis à personne d’autre.
    .kept =
        ## Combien de temps
        Les parties d’entraînement sont effacées { $days } jours après leur fin. Le reste est gardé jusqu’à ce que vous le fassiez effacer, ou que le bot soit abandonné. { $backup ->
            [0] Les sauvegardes peuvent encore contenir ce qui a été effacé, jusqu’à ce que de plus récentes les remplacent.
            [one] Les sauvegardes contiennent encore ce qui a été effacé pendant { $backup } jour au plus.
           *[other] Les sauvegardes contiennent encore ce qui a été effacé pendant { $backup } jours au plus.
        }
    .rights =
        ## Ce que vous pouvez faire
        Sur Discord, `/confidentialite` vous montre à tout moment ce qui est gardé sur vous, vous le donne en fichier, et vous oublie : votre nom, votre numéro, vos préférences, vos mots, vos leçons, vos problèmes, vos règles enregistrées et vos liens sont effacés aussitôt. Les parties et les résultats restent, au nom d’un « Ancien joueur ». Pour que personne ne voie deux fois les mêmes cartes ni n’échappe à un blocage, un code sans votre nom est gardé tant que cela compte.

        Pour tout le reste, comme une rectification ou une opposition, écrivez à qui exploite le bot. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.
    .what =
        ## Ce que c’est
        Dix de Der distribue des belotes sur Discord. Jouer ne coûte rien. Les points, les cotes et les titres ne valent pas d’argent, et le bot ne prend aucune mise.
    .who =
        ## Qui peut jouer
        Il faut un compte Discord. Ses propres conditions valent aussi, de même que l’âge à partir duquel on y est admis. Qui gère un serveur décide qui joue à ses tables, et peut bloquer des gens.
    .fair =
        ## Jouer loyalement
        • Ne dites vos cartes à personne pendant une donne, et ne regardez pas celles des autres.
        • Jouez vous-même : avec un seul compte, et sans programme qui joue pour vous.
        • Les noms, les mots et les annonces doivent être licites et ne blesser personne.
        • N’essayez ni de surcharger le bot ni de contourner ses limites.

        Qui ne s’y tient pas peut être exclu, par un serveur ou par qui exploite le bot.
    .promise =
        ## Ce qui n’est pas promis
        Le bot est offert tel quel. Il peut être absent, changer ou s’arrêter, et une partie peut être perdue avec lui. Qui l’exploite n’en répond que dans la mesure où la loi l’exige.
    .changes =
        ## Changements
        Ces conditions peuvent changer. Qui continue alors à jouer les accepte telles qu’elles sont.
