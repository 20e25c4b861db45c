# Ce qu’un tournoi refuse, et que faire à la place.
tournament-refused =
    .boards-needed = En duplicate, chaque étui a son résultat : indiquez les étuis de cette table.
    .window-closed = Ce duplicate du jour n’est pas ouvert : les horaires sont dans l’annonce.
    .boards-seen = Vous aviez une table de ce duplicate du jour avant que je vous oublie : vous en connaissez les étuis. Le prochain vous est ouvert.
    .not-daily = Ce n’est pas un duplicate du jour : inscrivez-vous dans son annonce.
    .no-such-zone = Il n’y a pas de fuseau horaire { $zone } : écrivez par exemple Europe/Paris ou UTC.
    .no-such-series = Ce duplicate du jour n’existe plus.
    .team-full = Il n’y a plus de place : l’équipe est déjà au complet.
    .no-such-league = Cette ligue n’existe plus.
    .league-not-in-charge = Seuls ceux qui organisent les tournois ici peuvent le faire : demandez-leur.
    .league-over = Cette ligue est terminée : reprenez-la d’abord.
    .league-full = Une ligue compte au plus { $most } tournois : créez-en une autre.
    .league-best = De 1 à { $most } tournois comptent : choisissez un nombre entre les deux.
    .league-out-of = Le total doit aller de { $best } (les tournois qui comptent) à { $most }.
    .league-no-points = Une élimination directe n’a pas de points à additionner : comptez plutôt les places.
    .league-other-points = Ces formules n’ont pas la même sorte de points, on ne peut pas les additionner : comptez plutôt les places.
    .no-such-tournament = Ce tournoi n’existe plus.
    .not-in-charge = Seuls la personne qui organise ce tournoi et ceux qui gèrent ce serveur peuvent le faire : demandez-leur.
    .not-a-draft = Les inscriptions sont déjà ouvertes : cela ne peut plus être changé. Le nom, la description et le contact, si : **/tournoi gérer**, **Nom, détails…**
    .fixed =
        { $state ->
            [registration] Il y a déjà des inscrits : règles et tours ne changent plus. Horaires, places, nom, description et contact peuvent encore changer : **/tournoi gérer**.
            [check_in] Il y a déjà des inscrits : règles et tours ne changent plus. L’heure du début, les places, le nom, la description et le contact peuvent encore changer : **/tournoi gérer**.
           *[running] Le tournoi a commencé : règles et tours ne changent plus. Un tour peut recevoir du temps en plus ; nom, description et contact peuvent encore changer : **/tournoi gérer**.
        }
    .named-by-organisers = La co-organisation est nommée par celles et ceux qui organisent les tournois de ce serveur : adressez-vous à eux.
    .no-pages = Il n’y a pas de page web : qui gère ce serveur active les pages avec **/configuration**, et l’organisation crée un lien.
    .organiser-blocked = Parmi ces personnes, il y en a une qui est bloquée sur ce serveur : choisissez-en d’autres.
    .name-needed = Le nom d’un tournoi compte de 1 à { $most } caractères, dont un visible au moins : essayez-en un autre.
    .other-players =
        « { $format } » se joue à { $most ->
            [2] deux
            [3] trois
           *[other] quatre
        } par table, et ce jeu à { $players ->
            [2] deux
            [3] trois
           *[other] quatre
        } : choisissez une autre formule ou d’autres règles.
    .bad-times = Ces heures ne vont pas ensemble : les inscriptions ouvrent, puis ferment, puis le tournoi commence, et tout cela dans l’avenir.
    .not-open =
        { $state ->
            [cancelled] Ce tournoi est annulé : on ne peut plus s’y inscrire.
           *[other] Les inscriptions ne sont pas ouvertes : les heures sont dans l’annonce.
        }
    .role-needed = Ce tournoi est réservé à { $role } : demandez ce rôle à la personne qui organise.
    .blocked = Ceux qui gèrent ce serveur vous ont fermé ses tables : adressez-vous à eux.
    .entered-already = Votre inscription est déjà faite. Pour changer quelque chose, retirez d’abord votre inscription.
    .partner-entered = { $name } joue déjà avec d’autres : choisissez quelqu’un d’autre.
    .asked-enough = On a assez demandé à { $name } pour aujourd’hui. Vous pouvez demander à quelqu’un d’autre, ou { $name } peut vous le demander.
    .invitation-over = Cette invitation ne tient plus. Pour jouer quand même, inscrivez-vous.
    .agreed-already = Vous avez déjà accepté de jouer. Si vous ne pouvez plus venir, appuyez sur **Se retirer**.
    .team-named-before = Seule une paire ou une équipe a un nom, et il se change jusqu’au début du tournoi.
    .team-name-taken = Une autre équipe s’appelle { $name } : choisissez un autre nom.
    .own-partner = On ne peut pas être son propre partenaire : choisissez quelqu’un d’autre.
    .alone = Ici, chacun s’inscrit sans partenaire.
    .not-entered = Il n’y a pas d’inscription à votre nom pour ce tournoi.
    .nothing-asked = Ici, on ne vous a rien demandé : inscrivez-vous, avec un partenaire ou en en cherchant un.
    .no-check-in = On signale sa présence entre la fin des inscriptions et le début : les heures sont dans l’annonce.
    .not-running = Le tournoi n’a pas encore commencé.
    .over = Ce tournoi est terminé.
    .round-open = Le tour { $round } se joue encore : attendez sa fin.
    .no-round = Ce tour n’existe pas en ce moment.
    .no-limit = Les tours de ce tournoi n’ont pas de temps limité : il n’y a rien à prolonger.
    .no-such-entry = Cette équipe n’est pas ici : choisissez-en une dans le classement.
    .no-such-table = Le tour { $round } n’a pas de table { $table }.
    .nobody-ranked = Aucun inscrit n’a de rang dans ce tournoi : choisissez-en un autre, ou placez à la main.
    .no-such-seed = Écrivez une place de 1 à { $most }.
    .too-late = Il est trop tard pour rejoindre ce tournoi.
    .reason-needed = Écrivez une raison : tout le monde peut la lire.
    .no-such-score = Les points sont un nombre entier, comme 162 : recommencez.
    .winner-needed = En élimination directe, il faut un vainqueur : saisissez des scores inégaux.
    .same-result = Ce résultat est déjà enregistré : saisissez-en un autre, ou revenez en arrière.
    .changed = Quelque chose a changé entre-temps : regardez de nouveau, puis décidez.
    .too-many-points = Personne ne fait plus de { $most } points en { $deals ->
            [one] { $deals } donne
           *[other] { $deals } donnes
        } : vérifiez le nombre.
    .fewer-places =
        { $entries ->
            [one] Une place est déjà prise : il ne peut pas y en avoir moins. Aucune place attribuée n’est reprise.
           *[other] { $entries } places sont déjà prises : il ne peut pas y en avoir moins. Aucune place attribuée n’est reprise.
        }
# Ce que refusent les formules elles-mêmes.
tournament-error =
    .round-open = La table { $table } du tour { $round } n’a pas encore de résultat : attendez, ou saisissez-en un.
    .over =
        { $rounds ->
            [one] Le seul tour a été joué.
           *[other] Les { $rounds } tours ont tous été joués.
        }
    .too-few = Trop peu de monde pour jouer : { $entries }, et il en faut { $least }. Ajoutez quelqu’un, ou annulez le tournoi.
    .too-many = Il y a trop de monde pour cette formule : elle en prend { $limit } au plus.
    .too-many-rounds = À ce nombre, cette formule a { $limit } tours au plus.
    .no-whist = Un tableau de mêlée complet demande 4, 5, 8, 9, 12, 13… personnes, { $limit } au plus ; il y en a { $players }.
    .no-late-entry = Dans cette formule, personne ne peut arriver si tard.
    .unknown-entry = L’équipe { $entry } ne joue pas dans ce tournoi.
    .unknown-table = Le tour { $round } n’a pas de table { $table }.
    .twice = La table { $table } du tour { $round } a deux résultats : corrigez l’un des deux.
    .not-newest = Quelqu’un a corrigé ce résultat entre-temps : regardez-le de nouveau.
    .other-table = Une correction vaut pour la même table.
    .drawn = Il faut un vainqueur : jouez une donne de plus.
    .went-on = La partie suivante est déjà appariée : ses joueurs ne peuvent plus changer.
    .bad-plan = Choisissez jusqu’à 64 tours, de 1 à 64 donnes.
    .not-by-hand = Dans cette formule, c’est le tableau qui dit qui rencontre qui.
    .bad-table = Tous ceux qui jouent ce tour sont à une table et une seule, ou ont une exemption, et chaque table a son numéro.
