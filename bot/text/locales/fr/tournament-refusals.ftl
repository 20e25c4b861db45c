# Ce qu’un tournoi refuse, et que faire à la place.
tournament-refused-no-such-tournament = Ce tournoi n’existe plus.
tournament-refused-not-in-charge = Seuls la personne qui organise ce tournoi et ceux qui gèrent ce serveur peuvent le faire : demandez-leur.
tournament-refused-not-a-draft = Les inscriptions sont déjà ouvertes : cela ne peut plus être changé. Le nom, la description et le contact, si : **/tournoi gérer**, **Nom, détails…**
tournament-refused-name-needed = Le nom d’un tournoi compte de 1 à { $most } caractères, dont un visible au moins : essayez-en un autre.
tournament-refused-four-players = Un tournoi demande des règles à quatre joueurs : choisissez-en d’autres.
tournament-refused-bad-times = Ces heures ne vont pas ensemble : les inscriptions ouvrent, puis ferment, puis le tournoi commence, et tout cela dans l’avenir.
tournament-refused-not-open =
    { $state ->
        [cancelled] Ce tournoi est annulé : on ne peut plus s’y inscrire.
       *[other] Les inscriptions ne sont pas ouvertes : les heures sont dans l’annonce.
    }
tournament-refused-role-needed = Ce tournoi est réservé à { $role } : demandez ce rôle à la personne qui organise.
tournament-refused-blocked = Ceux qui gèrent ce serveur vous ont fermé ses tables : adressez-vous à eux.
tournament-refused-entered-already = Votre inscription est déjà faite. Pour changer quelque chose, retirez d’abord votre inscription.
tournament-refused-partner-entered = { $name } joue déjà avec d’autres : choisissez quelqu’un d’autre.
tournament-refused-asked-enough = On a assez demandé à { $name } pour aujourd’hui. Vous pouvez demander à quelqu’un d’autre, ou { $name } peut vous le demander.
tournament-refused-invitation-over = Cette invitation ne tient plus. Pour jouer quand même, inscrivez-vous.
tournament-refused-agreed-already = Vous avez déjà accepté de jouer. Si vous ne pouvez plus venir, appuyez sur **Se retirer**.
tournament-refused-team-named-before = Seule une équipe a un nom, et il se change jusqu’au début du tournoi.
tournament-refused-team-name-taken = Une autre équipe s’appelle { $name } : choisissez un autre nom.
tournament-refused-own-partner = On ne peut pas être son propre partenaire : choisissez quelqu’un d’autre.
tournament-refused-alone = Ici, on s’inscrit sans partenaire : les partenaires changent à chaque tour.
tournament-refused-not-entered = Il n’y a pas d’inscription à votre nom pour ce tournoi.
tournament-refused-nothing-asked = Ici, on ne vous a rien demandé : inscrivez-vous, avec un partenaire ou en en cherchant un.
tournament-refused-no-check-in = On signale sa présence entre la fin des inscriptions et le début : les heures sont dans l’annonce.
tournament-refused-not-running = Le tournoi n’a pas encore commencé.
tournament-refused-over = Ce tournoi est terminé.
tournament-refused-round-open = Le tour { $round } se joue encore : attendez sa fin.
tournament-refused-no-round = Ce tour n’existe pas en ce moment.
tournament-refused-no-limit = Les tours de ce tournoi n’ont pas de temps limité : il n’y a rien à prolonger.
tournament-refused-no-such-entry = Cette équipe n’est pas ici : choisissez-en une dans le classement.
tournament-refused-no-such-table = Le tour { $round } n’a pas de table { $table }.
tournament-refused-too-late = Il est trop tard pour rejoindre ce tournoi.
tournament-refused-reason-needed = Écrivez une raison : tout le monde peut la lire.
tournament-refused-no-such-score = Les points sont un nombre entier, comme 162 : recommencez.
tournament-refused-winner-needed = En élimination directe, il faut un vainqueur : saisissez des scores inégaux.
tournament-refused-same-result = Ce résultat est déjà enregistré : saisissez-en un autre, ou revenez en arrière.
tournament-refused-changed = Quelque chose a changé entre-temps : regardez de nouveau, puis décidez.
# Ce que refusent les formules elles-mêmes.
tournament-error-round-open = La table { $table } du tour { $round } n’a pas encore de résultat : attendez, ou saisissez-en un.
tournament-error-over =
    { $rounds ->
        [one] Le seul tour a été joué.
       *[other] Les { $rounds } tours ont tous été joués.
    }
tournament-error-too-few = Trop peu de monde pour jouer : { $entries }, et il en faut { $least }. Ajoutez quelqu’un, ou annulez le tournoi.
tournament-error-too-many = Il y a trop de monde pour cette formule : elle en prend { $limit } au plus.
tournament-error-too-many-rounds = À ce nombre, cette formule a { $limit } tours au plus.
tournament-error-no-whist = Un tableau de mêlée complet demande 4, 5, 8, 9, 12, 13… personnes, { $limit } au plus ; il y en a { $players }.
tournament-error-no-late-entry = Dans cette formule, personne ne peut arriver si tard.
tournament-error-unknown-entry = L’équipe { $entry } ne joue pas dans ce tournoi.
tournament-error-unknown-table = Le tour { $round } n’a pas de table { $table }.
tournament-error-twice = La table { $table } du tour { $round } a deux résultats : corrigez l’un des deux.
tournament-error-not-newest = Quelqu’un a corrigé ce résultat entre-temps : regardez-le de nouveau.
tournament-error-other-table = Une correction vaut pour la même table.
tournament-error-drawn = Il faut un vainqueur : jouez une donne de plus.
tournament-error-went-on = La partie suivante est déjà appariée : ses joueurs ne peuvent plus changer.
tournament-error-bad-plan = Choisissez jusqu’à 64 tours, de 1 à 64 donnes.
tournament-error-not-by-hand = Dans cette formule, c’est le tableau qui dit qui rencontre qui.
tournament-error-bad-table = Tous ceux qui jouent ce tour sont à une table et une seule, ou ont une exemption, et chaque table a son numéro.
tournament-refused-too-many-points = Personne ne fait plus de { $most } points en { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } : vérifiez le nombre.
tournament-refused-fewer-places =
    { $entries ->
        [one] Une place est déjà prise : il ne peut pas y en avoir moins. Aucune place attribuée n’est reprise.
       *[other] { $entries } places sont déjà prises : il ne peut pas y en avoir moins. Aucune place attribuée n’est reprise.
    }
