# The draft of a tournament, for its organiser: cogs/tournaments/organising/draft_screens.py.
tournament-organiser-draft = Brouillon : seuls les organisateurs le voient.
tournament-organiser-change = Changer quelque chose…
tournament-organiser-page-name = Nom, description, contact
tournament-organiser-page-times = Horaires et pointage
tournament-organiser-page-format = Formule
tournament-organiser-page-rules = Règles
tournament-organiser-page-length = Tours, donnes, temps
tournament-organiser-page-people = Qui peut s’inscrire
tournament-organiser-page-robots = Robots
tournament-organiser-page-channel = Salon
tournament-organiser-starts = Début : { $at } ({ $when })
tournament-organiser-opens-by-hand = Les inscriptions ouvrent quand vous les ouvrez.
tournament-organiser-opens-at = Les inscriptions ouvrent d’elles-mêmes : { $at }.
tournament-organiser-closes-at = Clôture des inscriptions : { $at }
tournament-organiser-checks-in-1 = puis pointage jusqu’au début
tournament-organiser-checks-in-0 = pas de pointage
tournament-organiser-over-at = Fini au plus tard : { $at }
tournament-organiser-everybody = ouvert à tous
tournament-organiser-only-role = réservé à { $role }
tournament-organiser-members-1 = On s’inscrit sans partenaire
tournament-organiser-members-2 = Par équipes de deux
tournament-organiser-members-4 = Par équipes de quatre
tournament-organiser-least = au moins { $count }
tournament-organiser-who-4 = Dans cette formule on s’inscrit à quatre : qui s’inscrit nomme les autres.
tournament-organiser-daily-by-hand = Ouvert à tous dès que vous l’ouvrez.
tournament-organiser-daily-opens = Il ouvre de lui-même : { $at }
tournament-organiser-daily-closes = On peut jouer jusqu’à { $at }
tournament-organiser-who-1 = Dans cette formule, on s’inscrit sans partenaire : les partenaires changent à chaque tour.
tournament-organiser-who-2 = Dans cette formule on s’inscrit à deux ; qui est seul cherche un partenaire et en reçoit un à la clôture.
tournament-organiser-role-about = Qui peut s’inscrire : tout le monde, ou seulement un rôle.
tournament-organiser-rules-about = Des règles toutes faites, ou celles enregistrées sur ce serveur. C’est le tournoi qui fixe la durée des parties.
tournament-organiser-length-about = Ce qui se joue, et en combien de temps. Quand le temps d’un tour est écoulé, la donne en cours se termine.
tournament-organiser-channel-about = Là où le tournoi est annoncé et où ses tables s’ouvrent en fils.
tournament-organiser-zone = Les heures que vous tapez sont celles { DE($zone) }. Chacun les lit à son heure.
tournament-organiser-same-minute = À la même minute : { $names }. Personne ne peut jouer les deux.
tournament-organiser-zone-changed = Le début ne change pas : à l’heure { DE($zone) }, c’est { $at }. Si vous pensiez à une autre heure, modifiez-la.
tournament-organiser-daily-zone-changed = La fin ne change pas : à l’heure { DE($zone) }, c’est { $at }. Si vous pensiez à une autre heure, modifiez-la.
tournament-organiser-type = Changer…
tournament-organiser-not-by-itself = Je les ouvrirai
tournament-organiser-switch-1 = Activer
tournament-organiser-switch-0 = Désactiver
tournament-organiser-back = Retour
tournament-organiser-no = Non, retour
tournament-organiser-preview = Aperçu
tournament-organiser-form-start = Quand commence-t-il ?
tournament-organiser-form-closes = Quand ferment les inscriptions ?
tournament-organiser-form-opens = Quand ouvrent les inscriptions ?
tournament-organiser-name = Nom
tournament-organiser-moment = Par exemple : vendredi 20h30, dans 2 heures
tournament-organiser-examples = 20h30 · vendredi 20h30 · samedi 14h30 · dans 2 heures
tournament-organiser-unread = Je n’ai pas compris « { $text } » comme un moment à venir : écrivez-le comme { $examples }, avec l’heure.
tournament-organiser-not-there = On ne pourrait pas encore jouer dans ce salon : { $why } Choisissez un autre salon, ou changez cela.

# The formats in a sentence each, at most 100 characters.
tournament-format-about-concours = À deux : après chaque tour, le 1er rencontre le 2e, le 3e le 4e. Le plus de points gagne.
tournament-format-about-swiss = À deux : qui gagne rencontre qui gagne, jamais deux fois. Les victoires comptent.
tournament-format-about-round-robin = À deux : chacun rencontre tous les autres une fois. Jusqu’à une dizaine d’équipes.
tournament-format-about-melee = En solo : un nouveau partenaire tiré au sort à chaque tour, jamais deux fois le même.
tournament-format-about-melee-balanced = En solo : quatre voisins du classement à chaque table, le 1er d’entre eux avec le 4e.
tournament-format-about-whist = En solo : une fois avec chacun, deux fois contre chacun. Pour 4, 5, 8, 9, 12, 13… personnes.
tournament-format-about-knock-out = À deux : qui perd sort, ou continue dans la consolante.
tournament-format-about-mitchell = À deux : les mêmes donnes à chaque table ; deux classements, Nord–Sud et Est–Ouest.
tournament-format-about-howell = À deux : les mêmes donnes à chaque table, un seul classement. Jusqu’à sept tables.
tournament-format-about-teams = Les deux paires d’une équipe jouent les mêmes donnes à deux tables, en sens inverse.
tournament-format-about-daily = En solo, avec trois robots, quand on veut : tout le monde joue les mêmes donnes.

# What a draft may say: cogs/tournaments/draft_fields.py.
tournament-value-rounds =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
tournament-value-deals =
    { $count ->
        [one] { $count } donne par tour
       *[other] { $count } donnes par tour
    }
tournament-value-boards =
    { $count ->
        [one] { $count } étui par tour
       *[other] { $count } étuis par tour
    }
tournament-value-length-0 = sans limite de temps
tournament-value-length = { $time } par tour
tournament-value-break-0 = sans pause
tournament-value-break = { $time } entre les tours
tournament-value-gap-0 = Inscriptions jusqu’au début
tournament-value-gap = Inscriptions closes { $time } avant
tournament-value-most-0 = sans limite de places
tournament-value-most-teams = { $count } équipes au plus
tournament-value-most-people = { $count } personnes au plus
tournament-value-pace-contest = Concours : 45 s par coup, 3 min de réserve
tournament-value-end-0 = Un nombre de donnes
tournament-value-check-in-1 = On signale sa présence avant le début ; qui ne le fait pas ne joue pas.
tournament-value-check-in-0 = Pas de pointage : l’inscription suffit.
tournament-value-stand-ins-1 = Des robots jouent pour qui ne vient pas à sa table.
tournament-value-stand-ins-0 = Qui ne vient pas à sa table dans les dix minutes perd par forfait.
tournament-value-stand-ins-came = Des robots jouent pour qui s’en va. Une équipe dont personne ne vient dans les dix minutes perd par forfait.
tournament-organiser-absences-about = Quand des robots jouent pour qui ne vient pas :
tournament-value-absences-unranked = Qui ne vient à aucune table n’a pas de place.
tournament-value-absences-zero = Une table jouée par des robots ne rapporte rien ; sans jamais venir, pas de place.
tournament-value-absences-counted = Les résultats des robots comptent et sont marqués ; sans venir, pas de médaille.
tournament-value-house-1 = Des robots complètent un nombre impair.
tournament-value-house-0 = À nombre impair, une exemption à chaque tour.
tournament-value-pools-1 = D’abord des poules de quatre environ ; les deux premiers continuent.
tournament-value-pools-0 = Pas de poules : le tableau commence aussitôt.
tournament-value-consolante-1 = Qui perd sa première partie continue dans la consolante.
tournament-value-consolante-0 = Pas de consolante : qui perd sort du tournoi.
tournament-value-places-none = La finale seulement
tournament-value-places-third = Aussi la petite finale
tournament-value-places-all = Des parties pour toutes les places
tournament-value-final-1500 = Finale : une partie en 1 500
tournament-value-final-best-of-3 = Finale : 2 parties gagnantes
tournament-value-scoring-matchpoints = Matchpoints : combien de tables on bat sur chaque donne
tournament-value-scoring-imps = IMP : de combien sur chaque donne
tournament-organiser-minutes = { $count } min
tournament-organiser-hours = { $count } h
tournament-organiser-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

# The panel: what an organiser may do, is asked to be sure of, and has done.
tournament-organiser-ask-open = Ouvrir les inscriptions
tournament-organiser-yes-open = Ouvrir les inscriptions
tournament-organiser-sure-open = Ouvrir les inscriptions maintenant ? L’annonce part dans { $channel } ; clôture : { $closes }. Ensuite seuls les horaires, le nom, la description, le contact et les places peuvent changer.
tournament-organiser-ask-opens = Ouvrir plus tard…
tournament-organiser-ask-delete = Supprimer le brouillon
tournament-organiser-yes-delete = Supprimer le brouillon
tournament-organiser-sure-delete = Supprimer le brouillon « { $name } » ? Personne ne l’a vu.
tournament-organiser-ask-close = Clore les inscriptions
tournament-organiser-yes-close = Clore les inscriptions
tournament-organiser-sure-close = Clore les inscriptions ? Plus personne ne pourra s’inscrire.
tournament-organiser-ask-reopen = Rouvrir les inscriptions
tournament-organiser-yes-reopen = Rouvrir les inscriptions
tournament-organiser-sure-reopen = Rouvrir les inscriptions ? Les paires restent comme elles sont, et les présents restent pointés. Elles seront closes à nouveau avant le début.
tournament-organiser-reopen-late = L’heure du début est déjà passée : choisissez-en d’abord une autre sous **Horaires**.
tournament-organiser-open-late = L’heure de clôture des inscriptions est déjà passée : choisissez d’abord d’autres horaires dans le brouillon.
tournament-organiser-ask-start = Commencer maintenant
tournament-organiser-yes-start = Commencer maintenant
tournament-organiser-sure-start = Commencer maintenant ? Le tour 1 est apparié entre les présents.
tournament-organiser-ask-pause = Mettre en pause
tournament-organiser-yes-pause = Mettre en pause
tournament-organiser-sure-pause = Tout mettre en pause ? Les tables s’arrêtent, aucun temps ne court, aucun tour n’est apparié avant la reprise.
tournament-organiser-ask-resume = Reprendre
tournament-organiser-yes-resume = Reprendre
tournament-organiser-sure-resume = Reprendre maintenant ? Chacun a autant de temps qu’avant.
tournament-organiser-extend = +{ $minutes } min
tournament-organiser-yes-extend = Donner du temps
tournament-organiser-sure-extend = Donner { $minutes } minutes de plus au tour { $round }, jusqu’à { $until } ?
tournament-organiser-ask-end = Finir après ce tour
tournament-organiser-yes-end = Finir après ce tour
tournament-organiser-sure-end = Finir après le tour { $round } ? Tables qui jouent encore : { $tables }. Le classement est alors définitif.
tournament-organiser-ask-end-now = Finir maintenant
tournament-organiser-yes-end-now = Finir maintenant
tournament-organiser-sure-end-now =
    { $daily ->
        [1] Terminer maintenant ? Le duplicate du jour ferme maintenant : les étuis qui ne sont pas finis ne rapportent rien, et le classement est définitif.
       *[other]
            { $tables ->
                [1] Terminer maintenant ? Le tour { $round } s’arrête aussitôt : une table a une minute pour la donne en cours, puis des robots la finissent ; les donnes qui manquent comptent selon la formule, et le classement est définitif.
               *[other] Terminer maintenant ? Le tour { $round } s’arrête aussitôt : { $tables } tables ont une minute pour la donne en cours, puis des robots la finissent ; les donnes qui manquent comptent selon la formule, et le classement est définitif.
            }
    }
tournament-organiser-ask-cancel = Annuler le tournoi
tournament-organiser-yes-cancel = Annuler le tournoi
tournament-organiser-sure-cancel = Annuler « { $name } » pour tout le monde ? Ses tables sont fermées. On ne peut pas revenir en arrière.
tournament-organiser-ask-drop = Retirer
tournament-organiser-yes-drop = Retirer
tournament-organiser-sure-drop =
    { $later ->
        [1] Retirer { $name } à partir du tour suivant ? Ses résultats sont conservés.
       *[other] Retirer { $name } ?
    }
tournament-organiser-yes-add = Inscrire
tournament-organiser-sure-add =
    { $late ->
        [1] Inscrire { $names } dès le tour suivant, avec 0 point pour les tours déjà joués ?
       *[other] Inscrire { $names }, présence déjà signalée ?
    }
tournament-organiser-yes-replace = Remplacer
tournament-organiser-sure-replace = Faire jouer { $comes } à la place { DE($gone) } désormais, aussi à la table en cours ?
tournament-organiser-ask-pair = Jouer ainsi
tournament-organiser-yes-pair = Jouer ainsi
tournament-organiser-sure-pair =
    Jouer le tour { $round } ainsi ? Échanges à la main : { $swaps }. Tout le monde voit qu’il a été fait à la main.
    { $listed }
tournament-organiser-ending = Finir ou annuler…
tournament-organiser-organise = Organiser
tournament-organiser-panel = Tableau de bord
tournament-organiser-entries = Inscrits
tournament-organiser-tables = Tables
tournament-organiser-pair = Apparier à la main
tournament-organiser-log = Journal
tournament-organiser-refresh = Actualiser
tournament-organiser-latest = Ce qui s’est fait en dernier
tournament-organiser-paused = En pause ({ $since })
tournament-organiser-panel-closes = Clôture des inscriptions : { $at } ({ $when })
tournament-organiser-panel-starts = Début : { $at } ({ $when })
tournament-organiser-here =
    { $members ->
        [1] Déjà là : { $here } sur { $teams }
        [2] Équipes au complet : { $here } sur { $teams }
       *[other] Équipes de quatre au complet : { $here } sur { $teams }
    }
tournament-organiser-count-in =
    { $count ->
        [one] { $count } inscrit
       *[other] { $count } inscrits
    }
tournament-organiser-count-waiting = { $count } en attente d’une place
tournament-organiser-count-looking =
    { $count ->
        [one] { $count } cherche un partenaire
       *[other] { $count } cherchent un partenaire
    }
tournament-organiser-count-asked =
    { $count ->
        [one] { $count } pas encore confirmé
       *[other] { $count } pas encore confirmés
    }
tournament-organiser-first-round = Le premier tour se prépare.
tournament-organiser-between = Le tour { $round } sur { $rounds } est fini
tournament-organiser-next-round = Appariement du suivant : { $at }. Pour le faire à la main, mettez d’abord en pause.
tournament-organiser-round = Tour { $round } sur { $rounds }
tournament-organiser-tables-done = Tables finies : { $done } sur { $tables }
tournament-organiser-until = Jusqu’à { $at } ({ $when })
tournament-organiser-ends = Le tour { $round } est le dernier.
tournament-organiser-more-tables =
    { $count ->
        [one] … et { $count } autre
       *[other] … et { $count } autres
    }
tournament-organiser-table = Table { $table }
tournament-organiser-stuck-absent =
    { $count ->
        [one] { $absent } ne joue pas ; un robot joue à la place.
       *[other] { $absent } ne jouent pas ; des robots jouent à leur place.
    }
tournament-organiser-stuck-paused = La table est en pause.
tournament-organiser-stuck-opening = La table n’est pas encore ouverte.
tournament-organiser-stuck-playing = En cours.
tournament-organiser-go-on-asked = Un organisateur l’a mis en pause : **Reprendre** quand vous êtes prêts.
tournament-organiser-go-on-too-few = Il y a trop peu de monde : ajoutez des gens dans **Inscrits**, puis **Reprendre**. Ou annulez le tournoi.
tournament-organiser-go-on-enough = Il y a maintenant assez de monde : **Reprendre**.
tournament-organiser-go-on-too-many = Il y a trop de monde pour cette formule : retirez-en dans **Inscrits**, puis **Reprendre**.
tournament-organiser-go-on-too-many-rounds = À si peu, cette formule n’a pas d’autre tour : finissez après ce tour, ou ajoutez des gens.
tournament-organiser-go-on-no-whist = Il n’y a pas de programme pour ce nombre : ajoutez ou retirez des gens dans **Inscrits** jusqu’à 4, 5, 8, 9, 12, 13…, puis **Reprendre**.
tournament-organiser-go-on-went-on = Un résultat corrigé a un autre vainqueur, mais la partie suivante est déjà appariée : rétablissez-le dans **Tables**, puis **Reprendre**.
tournament-organiser-go-on-drawn = Une partie n’a pas de vainqueur : saisissez-en un dans **Tables**, puis **Reprendre**.
tournament-organiser-go-on-other = Il n’a pas pu continuer seul ; le journal dit pourquoi. Corrigez dans **Inscrits** ou **Tables**, puis **Reprendre**.
tournament-organiser-is-1 = activé
tournament-organiser-is-0 = désactivé
tournament-organiser-switched-check-in = Pointage
tournament-organiser-switched-stand-ins = Robots pour les absents
tournament-organiser-switched-house = Robots en complément
tournament-organiser-switched-pools = Poules
tournament-organiser-switched-consolante = Consolante
tournament-organiser-past = « { $text } » est déjà passé : écrivez un moment à venir, comme { $examples }.
tournament-organiser-adapted = Un tour dure maintenant { $time }, adapté à { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }.
tournament-organiser-adapted-to = Un tour dure maintenant { $time }, adapté à la longueur de ses parties ({ $length }).
tournament-value-rounds-usual = { $count } tours, comme d’habitude
tournament-value-rounds-swiss = autant de tours qu’il faut (5 à 7)
tournament-value-rounds-round-robin = jusqu’à ce que tous se soient rencontrés
tournament-value-rounds-whist = le programme entier
tournament-value-rounds-knock-out = jusqu’à la finale
tournament-value-rounds-mitchell = autant de tours que de tables
tournament-value-rounds-howell = jusqu’à ce que tous se soient rencontrés
tournament-value-rounds-teams = autant de tours qu’il faut
tournament-value-rounds-daily = un tour
tournament-organiser-ask-open-daily = Ouvrir maintenant
tournament-organiser-yes-open-daily = Ouvrir maintenant
tournament-organiser-sure-open-daily = Ouvrir maintenant ? L’annonce part dans { $channel }, et tout le monde peut jouer jusqu’à { $closes }.
tournament-organiser-sure-close-looking =
    { $count ->
        [one] Une seule personne cherche un partenaire.
       *[other] { $count } personnes cherchent un partenaire : on en fait des équipes.
    }
tournament-organiser-sure-close-asked =
    { $count ->
        [one] { $count } inscription n’a pas été confirmée par le partenaire : elle tombe.
       *[other] { $count } inscriptions n’ont pas été confirmées par le partenaire : elles tombent.
    }
tournament-organiser-ask-here = Tous sont là
tournament-organiser-yes-here = Tous sont là
tournament-organiser-sure-here = Tous les inscrits sont-ils là ? Leur présence à tous est alors signalée.
tournament-organiser-start-too-few = Trop peu ont pointé pour commencer : { $here }, et il en faut { $least }. Si tout le monde est là, dites-le pour eux. Sinon attendez, ou ajoutez des gens dans **Inscrits**.
tournament-organiser-start-lacking = { $entered } : il en faut { $least } pour commencer. Attendez, ou ajoutez des gens dans **Inscrits**.
tournament-organiser-sure-start-absent =
    { $count ->
        [one] { $count } sans pointage ne joue pas.
       *[other] { $count } sans pointage ne jouent pas.
    }
tournament-organiser-times = Horaires
tournament-organiser-yes-move = Changer les horaires
tournament-organiser-sure-move =
    { $state ->
        [registration] Changer les horaires ? Clôture des inscriptions : { $closes }, début : { $starts }.
       *[other] Déplacer le début ? Il serait alors : { $starts }.
    }
tournament-organiser-did-open = Les inscriptions sont ouvertes et annoncées.
tournament-organiser-did-open-daily = C’est ouvert et annoncé.
tournament-organiser-did-delete = Le brouillon a disparu.
tournament-organiser-did-close = Les inscriptions sont closes.
tournament-organiser-did-reopen = Les inscriptions sont rouvertes.
tournament-organiser-did-here = Tous les inscrits sont là.
tournament-organiser-did-start = Le tournoi a commencé.
tournament-organiser-did-move = Les horaires ont changé ; l’annonce les montre.
tournament-organiser-did-pause = Tout est en pause.
tournament-organiser-did-resume = On a repris.
tournament-organiser-did-extend = Le tour a plus de temps.
tournament-organiser-did-end = Ce tour est le dernier.
tournament-organiser-did-end-now = C’est la fin : les tables finissent la donne en cours.
tournament-organiser-did-cancel = Le tournoi est annulé.
tournament-organiser-did-drop = Retrait fait.
tournament-organiser-did-add = Inscription faite.
tournament-organiser-did-replace = Le remplacement est fait.
tournament-organiser-did-pair = Le tour est apparié à la main.
tournament-organiser-did-correct = Le résultat est saisi ; tout le monde peut le lire.
tournament-organiser-entered-unseen = C’est saisi.
tournament-organiser-did-forfeit = Le forfait est saisi ; tout le monde peut le lire.
tournament-organiser-did-penalty = Les points sont retirés ; tout le monde peut le lire.
tournament-organiser-yes-correct = Oui, saisir
tournament-organiser-yes-forfeit = Oui, saisir
tournament-organiser-yes-penalty = Oui, retirer
tournament-organiser-sure-penalty = Retirer { $points } { $count ->
        [one] point
       *[other] points
    } à **{ $name }** ?
tournament-organiser-place = Tour { $round }, table { $table }
tournament-organiser-sure-result = Saisir **{ $result }** ?
tournament-organiser-sure-instead = Saisir **{ $result }** au lieu de { $instead } ?
tournament-organiser-everybody-reads = Tout le monde le verra, avec votre raison. Vous avez écrit :
tournament-organiser-write-again = Ce que vous aviez écrit n’est plus là : rouvrez le formulaire et recommencez.
tournament-organiser-write-otherwise = Modifier
tournament-organiser-try-again = Réessayer
tournament-organiser-by-hand = Par un organisateur : { $why }
tournament-organiser-missing = Pas encore là : { $names }
tournament-organiser-more-people = { $count } de plus
tournament-organiser-daily-played = Ont tout joué : { $done } sur { $people }

# Entries, tables and pairing by hand.
tournament-organiser-choose-entry = Choisir quelqu’un…
tournament-organiser-choose-table = Choisir une table…
tournament-organiser-standing-in = inscrit
tournament-organiser-standing-here = présent
tournament-organiser-standing-absent = pas encore là
tournament-organiser-standing-waiting = attend une place
tournament-organiser-standing-looking = cherche un partenaire
tournament-organiser-standing-asked = le partenaire n’a pas encore confirmé
tournament-organiser-standing-withdrawn = ne joue plus
tournament-organiser-standing-out = sorti
tournament-organiser-add = Ajouter quelqu’un…
tournament-organiser-add-1 = Quelqu’un qui arrive maintenant :
tournament-organiser-add-2 = Une équipe qui arrive maintenant ; sans partenaire, on joue avec un robot :
tournament-organiser-add-4 = Une équipe de quatre qui arrive maintenant ; des robots la complètent :
tournament-organiser-all-needed = Dans ce tournoi les robots ne complètent rien : choisissez toute l’équipe.
tournament-organiser-replace = Remplacer { $name } par…
tournament-organiser-plays-already = { $name } participe déjà à ce tournoi : choisissez quelqu’un d’autre.
tournament-organiser-penalty = Pénalité
tournament-organiser-penalty-about = Des points sont retirés à **{ $name }**. Tout le monde peut lire la raison.
tournament-organiser-penalty-points = Points à retirer
tournament-organiser-no-penalty = Retirer des points ne changerait rien ici.
tournament-organiser-penalty-taken = −{ $points } { $count ->
        [one] point
       *[other] points
    }
tournament-organiser-take-back = Annuler
tournament-organiser-take-back-about = La pénalité de { $points } { $count ->
        [one] point
       *[other] points
    } { DE($name, mark: "**") } ne compte plus. Tout le monde peut lire la raison.
tournament-organiser-sure-take-back = Annuler la pénalité de { $points } { $count ->
        [one] point
       *[other] points
    } { DE($name, mark: "**") } ?
tournament-organiser-yes-take-back = Oui, l’annuler
tournament-organiser-did-take-back = La pénalité est annulée ; tout le monde peut le lire.
tournament-organiser-no-sign = Écrivez les points sans signe, comme 162 : ils sont retirés.
tournament-organiser-reason = Raison
tournament-organiser-nothing-to-do = Le tournoi est fini : rien à changer ici.
tournament-organiser-round-tables = Tables du tour { $round }
tournament-organiser-round-number = Tour { $round }
tournament-organiser-no-result = Pas encore de résultat
tournament-organiser-result = Résultat : **{ $result }**
tournament-organiser-forfeit = forfait { DE($names) }
tournament-organiser-absent = Qui était absent ? (forfait)
tournament-organiser-correct = Corriger
tournament-organiser-correct-about = Ce que les deux équipes ont marqué à la table { $table } du tour { $round }. L’ancien résultat reste au journal ; une table qui joue encore est fermée.
tournament-organiser-parties = Parties gagnées, comme 2-1 (facultatif)
tournament-organiser-boards = Étuis : une ligne chacun, comme 1 : 162-0
tournament-organiser-forfeit-title = Forfait
tournament-organiser-forfeit-about = Absents à la table { $table } du tour { $round } : { $names }. 0 pour eux, la moyenne des gagnants pour les autres. Une table qui joue encore est fermée.
tournament-organiser-pairing = Le tour { $round }, tel qu’il serait
tournament-organiser-again = se sont déjà rencontrés
tournament-organiser-bye = Exempts : { $names }
tournament-organiser-swap = Échanger quelqu’un…
tournament-organiser-swap-with = Échanger { $name } avec…
tournament-organiser-swaps-full = Plus d’échange possible ici : jouez ainsi, ou recommencez.
tournament-organiser-as-drawn = Comme tiré

# The log of a tournament, for everybody.
tournament-log-title = Journal : { $name }
tournament-log-empty = Rien encore.
tournament-log-newer = Plus récent
tournament-log-older = Plus ancien
tournament-log-page = Page { $page } sur { $pages }
tournament-log-created = Brouillon créé
tournament-log-opened = **Inscriptions ouvertes**
tournament-log-closed = **Inscriptions closes**
tournament-log-reopened = **Inscriptions rouvertes**, jusqu’au { $closes }
tournament-log-started = **Le tournoi commence**
tournament-log-finished = **Fini : le classement est définitif**
tournament-log-cancelled = **Annulé**
tournament-log-entered = Inscription { DE($name) }
tournament-log-confirmed = { $name } a dit oui
tournament-log-paired-up = { $name } : équipe formée
tournament-log-robot-partner = { $name } : avec un robot pour partenaire
tournament-log-place = { $name } : une place s’est libérée
tournament-log-checked-in = { $name } : présence signalée
tournament-log-named = { $name } : une personne de plus
tournament-log-declined = { $partner } ne joue pas avec { $name }
tournament-log-left-table = { $name } : départ de la table { $table }, tour { $round } : −{ $points } { $count ->
        [one] point
       *[other] points
    }
tournament-log-withdrawn = Retrait { DE($name) }
tournament-log-withdrawn-later = { $name } : retrait à partir du tour { $round }
tournament-log-left-team = { $partner } a quitté l’équipe { DE($name) }
tournament-log-team-named = { $name } : c’est le nom de l’équipe à présent
tournament-log-never-confirmed = { $partner } n’a pas répondu à { $name }
tournament-log-not-there = { $name } : sorti, absent au début
tournament-log-sits-out = Un tour sauté : { $name }
tournament-log-added = Ajout { DE($name) }
tournament-log-replaced = { $name } : un remplacement
tournament-log-penalty = { $name } : −{ $points } { $count ->
        [one] point
       *[other] points
    }
tournament-log-penalty-back = { $name } : pénalité de { $points } { $count ->
        [one] point
       *[other] points
    } annulée
tournament-log-set = Table { $table }, tour { $round } : **{ $result }**, saisi à la main
tournament-log-corrected = Table { $table }, tour { $round } : **{ $result }** au lieu de { $instead }
tournament-log-why = « { $why } »
tournament-log-result = Table { $table }, tour { $round } : { $result }
tournament-log-paused = **Pause**
tournament-log-resumed = **Reprise**
tournament-log-extended = Tour { $round } : { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } de plus
tournament-log-ends = Le tour { $round } est le dernier
tournament-log-refused = **Discord refuse un message** : { $post ->
        [round] le tour { $round }
        [standings] le classement après le tour { $round }
        [podium] le podium
       *[announcement] l’annonce
    }
tournament-log-stopped = **En attente.** { $why }
tournament-log-paired = **Tour { $round } apparié** : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
tournament-log-by-hand = **Tour { $round } apparié à la main** : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
tournament-log-round-closed = **Le tour { $round } est fini**
tournament-log-time-up = Tour { $round } : temps écoulé, { $tables ->
        [one] une table joue encore
       *[other] { $tables } tables jouent encore
    }
tournament-log-asked = { $name } a proposé à { $partner } de jouer ensemble
tournament-log-all-here = Tous les inscrits sont là
tournament-log-rescheduled = **Nouveaux horaires** : clôture des inscriptions { $closes }, début { $starts }
tournament-organiser-blocked = { $name } (⚠️ personne bloquée sur ce serveur)
tournament-organiser-yes-present = Pointer
tournament-organiser-sure-present = { $name } : sur place ?
tournament-organiser-did-present = C’est pointé.
tournament-organiser-add-too-late = On ne peut plus ajouter personne : dans cette formule, il est trop tard. Quelqu’un qui doit partir peut être remplacé.
tournament-organiser-details = Nom, détails…
tournament-organiser-details-about = Tout le monde le lit dans l’annonce ; le journal dit ce qui a changé.
tournament-organiser-details-description = Description (facultatif)
tournament-organiser-details-contact = À qui s’adresser, et comment (facultatif)
tournament-organiser-details-most = Places (vide : sans limite)
tournament-organiser-details-unread = « { $text } » n’est pas un nombre de places : écrivez par exemple 16, ou rien.
tournament-organiser-did-describe = C’est changé ; l’annonce le montre.
tournament-log-described = **Changé** : { $what }
tournament-log-described-name = le nom (avant : « { $was } »)
tournament-log-described-about = la description
tournament-log-described-contact = le contact
tournament-log-described-most =
    { $most ->
        [0] les places (sans limite)
       *[other] les places ({ $most } au plus)
    }
