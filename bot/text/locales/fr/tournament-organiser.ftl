# The draft of a tournament, for its organiser: cogs/tournaments/organising/draft_screens.py.
tournament-organiser-draft = Brouillon : seuls les organisateurs le voient.
tournament-copy = Copier…
tournament-copy-about = Tout ce qui a été décidé reste dans le nouveau brouillon : formule, règles, horaires, places, description, co-organisation et ligue.
tournament-copy-done = Un brouillon comme le tournoi précédent : relisez-le, puis ouvrez-le.
tournament-weekly = Chaque semaine
tournament-weekly-about = Chaque semaine, un tournoi comme le dernier se crée de lui-même et s’annonce une semaine à l’avance, à la même heure de { $zone }, avec son propre tirage et ses propres donnes. Tous comptent dans une ligue.
tournament-weekly-announced = Celui-ci : { $when }
tournament-weekly-next = Ensuite : { $when } (annoncé le { $at })
tournament-weekly-skip = Sauter
tournament-weekly-move = Déplacer à un autre jour…
tournament-weekly-begin = En faire un chaque semaine
tournament-weekly-league = Ligue
tournament-weekly-stop = Plus aucun ensuite
tournament-organiser-change-rules = Règles, tours, horaires…
tournament-organiser-still =
    .all = Personne n’est encore inscrit : règles, tours et horaires peuvent encore changer.
    .registration = Il y a déjà des inscrits : règles et tours ne changent plus. Horaires, places, nom, description et contact peuvent encore changer.
    .check-in = Règles et tours ne changent plus. L’heure du début, les places, le nom, la description et le contact peuvent encore changer.
    .running = Règles et tours ne changent plus. Un tour peut recevoir du temps en plus ; nom, description et contact peuvent encore changer.
tournament-organiser-change = Changer quelque chose…
tournament-organiser-page =
    .league = Ligue
    .name = Nom, description, contact
    .times = Horaires et pointage
    .format = Formule
    .rules = Règles
    .length = Tours, donnes, temps
    .people = Qui peut s’inscrire
    .robots = Robots
    .channel = Salon
tournament-organiser-organisers-title = Co-organisation
tournament-organiser-organisers = Organisent aussi : { $names }
tournament-organiser-organisers-none = Personne n’organise ce tournoi en dehors de celles et ceux qui organisent ici.
tournament-organiser-organisers-about = Cinq personnes au plus. Elles peuvent tout ce que peut l’organisation, dans ce seul tournoi ; elles ne nomment personne et ne le mettent dans aucune ligue. Chacune est prévenue.

# Le lien sous lequel on lit un tournoi dans un navigateur.
tournament-organiser-page-title = Page web
tournament-organiser-page-about = Qui a le lien lit les tables, les résultats et le classement dans un navigateur, sans compte. **Pour le mur** convient à un projecteur. Personne n’y change rien.
tournament-organiser-page-off = Les pages web sont désactivées sur ce serveur. Qui le gère les active avec **/configuration**.
tournament-organiser-page-none = Ce tournoi n’a pas encore de lien.
tournament-organiser-page-listed =
    .yes = Sur la liste : il figure sur la première page, et les moteurs de recherche peuvent le trouver.
    .no = Hors liste : seul qui a le lien le trouve. L’annonce le montre.
tournament-organiser-page-held =
    .yes = Les résultats y sont à la fin du tour.
    .no = Les résultats y sont dès qu’ils tombent.
tournament-organiser-page-delay-about = Les tables en cours se suivent dans le navigateur. Montrées plus tard qu’elles ne se jouent, elles n’aident personne qui y est.
tournament-organiser-page-delayed =
    { $minutes ->
        [0] Les tables se suivent en direct.
        [one] Les tables se suivent avec { $minutes } minute de retard.
       *[other] Les tables se suivent avec { $minutes } minutes de retard.
    }
tournament-organiser-page-close-about = Pour garder le suspense jusqu’à la remise des prix, les derniers tours peuvent rester fermés.
tournament-organiser-page-close =
    { $round ->
        [0] Rien ne reste fermé
       *[other] Fermé à partir du tour { $round }
    }
tournament-organiser-page-closed =
    .yes = À partir du tour { $round }, les pages montrent qui est assis où, mais aucun résultat, et le classement du tour d’avant, jusqu’à la fin du tournoi ou jusqu’à ce que vous les rouvriez. Dans un navigateur personne n’en voit plus ; sur Discord tout le monde voit encore tout, aux tables et au classement.
    .no = Résultats et classement restent ouverts jusqu’à la fin.
tournament-organiser-unscheduled =
    .permission = Il ne figure pas dans les évènements du serveur : il me manque { $permissions }. Qui gère le serveur peut l’accorder à mon rôle.
    .full = Il ne figure pas dans les évènements du serveur : il y en a déjà cent, et Discord n’en permet pas plus. Dès que quelques-uns seront annulés, je l’ajouterai.
tournament-organiser-starts = Début : { $at } ({ $when })
tournament-organiser-opens-by-hand = Les inscriptions ouvrent quand vous les ouvrez.
tournament-organiser-opens-at = Les inscriptions ouvrent d’elles-mêmes : { $at }.
tournament-organiser-closes-at = Clôture des inscriptions : { $at }
tournament-organiser-checks-in =
    .of-1 = puis pointage jusqu’au début
    .of-0 = pas de pointage
tournament-organiser-over-at = Fini au plus tard : { $at }
tournament-organiser-everybody = ouvert à tous
tournament-organiser-only-role = réservé à { $role }
tournament-organiser-members =
    .of-1 = On s’inscrit sans partenaire
    .of-2 = Par équipes de deux
    .of-4 = Par équipes de quatre
tournament-organiser-least = au moins { $count }
tournament-organiser-who =
    .of-4 = Dans cette formule on s’inscrit à quatre : qui s’inscrit nomme les autres.
    .of-1 = Dans cette formule on s’inscrit chacun pour soi.
    .of-2 = Dans cette formule on s’inscrit à deux ; qui est seul cherche un partenaire et en reçoit un à la clôture.
tournament-organiser-daily-by-hand = Ouvert à tous dès que vous l’ouvrez.
tournament-organiser-daily-opens = Il ouvre de lui-même : { $at }
tournament-organiser-daily-closes = On peut jouer jusqu’à { $at }
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
tournament-organiser-switch =
    .of-1 = Activer
    .of-0 = Désactiver
tournament-organiser-back = Retour
tournament-organiser-no = Non, retour
tournament-organiser-preview = Aperçu
tournament-organiser-form =
    .start = Quand commence-t-il ?
    .closes = Quand ferment les inscriptions ?
    .opens = Quand ouvrent les inscriptions ?
tournament-organiser-name = Nom
tournament-organiser-moment = Par exemple : vendredi 20h30, dans 2 heures
tournament-organiser-examples = 20h30 · vendredi 20h30 · samedi 14h30 · dans 2 heures
tournament-organiser-unread = Je n’ai pas compris « { $text } » comme un moment à venir : écrivez-le comme { $examples }, avec l’heure.
tournament-organiser-not-there = On ne pourrait pas encore jouer dans ce salon : { $why } Choisissez un autre salon, ou changez cela.

# The formats in a sentence each, at most 100 characters.
tournament-format-about =
    .concours = À deux : après chaque tour, le 1er rencontre le 2e, le 3e le 4e. Le plus de points gagne.
    .swiss = À deux : qui gagne rencontre qui gagne, jamais deux fois. Les victoires comptent.
    .round-robin = À deux : chacun rencontre tous les autres une fois. Jusqu’à une dizaine d’équipes.
    .melee = En solo : un nouveau partenaire tiré au sort à chaque tour, jamais deux fois le même.
    .melee-balanced = En solo : quatre voisins du classement à chaque table, le 1er d’entre eux avec le 4e.
    .whist = En solo : une fois avec chacun, deux fois contre chacun. Pour 4, 5, 8, 9, 12, 13… personnes.
    .arena = Seul : pendant deux heures, qui est libre s’assoit avec qui est libre. Les points comptent.
    .knock-out = À deux : qui perd sort, ou continue dans la consolante.
    .mitchell = À deux : les mêmes donnes à chaque table ; deux classements, Nord–Sud et Est–Ouest.
    .howell = À deux : les mêmes donnes à chaque table, un seul classement. Jusqu’à sept tables.
    .teams = Les deux paires d’une équipe jouent les mêmes donnes à deux tables, en sens inverse.
    .daily = En solo, avec des robots, quand on veut : tout le monde joue les mêmes donnes.
    .concours-alone = En solo : après chaque tour, le 1er rencontre le 2e, le 3e le 4e. Le plus de points gagne.
    .swiss-alone = En solo : qui gagne rencontre qui gagne, jamais deux fois. Les victoires comptent.
    .round-robin-alone = En solo : chacun rencontre tous les autres une fois. Jusqu’à une dizaine de personnes.
    .knock-out-alone = En solo : qui perd sort, ou continue dans la consolante.
    .trios = En solo : deux autres tirés au sort à chaque tour, le moins souvent possible les mêmes.
    .trios-ranked = En solo : trois voisins du classement à chaque table, rarement les mêmes.
    .trios-duplicate = En solo : les mêmes donnes à chaque table, comparées main par main.

# What a draft may say: cogs/tournaments/draft_fields.py.
tournament-value =
    .rounds =
        { $count ->
            [one] { $count } tour
           *[other] { $count } tours
        }
    .deals =
        { $count ->
            [one] { $count } donne par tour
           *[other] { $count } donnes par tour
        }
    .boards =
        { $count ->
            [one] { $count } étui par tour
           *[other] { $count } étuis par tour
        }
    .of-table =
        { $count ->
            [one] { $count } donne par table
           *[other] { $count } donnes par table
        }
    .lasts = { $time } en tout
    .length-0 = sans limite de temps
    .length = { $time } par tour
    .break-0 = sans pause
    .break = { $time } entre les tours
    .protest-0 = pas de délai de réclamation
    .protest = { $time } de réclamation après chaque tour
    .gap-0 = Inscriptions jusqu’au début
    .gap = Inscriptions closes { $time } avant
    .most-0 = sans limite de places
    .check-in-1 = On signale sa présence avant le début ; qui ne le fait pas ne joue pas.
    .check-in-0 = Pas de pointage : l’inscription suffit.
    .stand-ins-1 = Des robots jouent pour qui ne vient pas à sa table.
    .stand-ins-0 = Qui ne vient pas à sa table dans les dix minutes perd par forfait.
    .house-1 = Des robots complètent un nombre impair.
    .house-0 = À nombre impair, une exemption à chaque tour.
    .pools-1 = D’abord des poules de quatre environ ; les deux premiers continuent.
    .pools-0 = Pas de poules : le tableau commence aussitôt.
    .consolante-1 = Qui perd sa première partie continue dans la consolante.
    .consolante-0 = Pas de consolante : qui perd sort du tournoi.
    .places-none = La finale seulement
    .places-third = Aussi la petite finale
    .places-all = Des parties pour toutes les places
    .final-single = Finale : une partie ({ $end })
    .final-best-of-3 = Finale : 2 parties gagnantes
    .scoring-matchpoints = Matchpoints : combien de tables on bat sur chaque donne
    .scoring-imps = IMP : de combien sur chaque donne
    .absences-unranked = Qui ne vient à aucune table n’a pas de place.
    .absences-zero = Une table jouée par des robots ne rapporte rien ; sans jamais venir, pas de place.
    .absences-counted = Les résultats des robots comptent et sont marqués ; sans venir, pas de médaille.
tournament-value-most =
    .teams = { $count } équipes au plus
    .people = { $count } personnes au plus
tournament-value-pace-contest = Concours : 45 s par coup, 3 min de réserve
tournament-value-end-0 = Un nombre de donnes
tournament-value-stand-ins-came = Des robots jouent pour qui s’en va. Une équipe dont personne ne vient dans les dix minutes perd par forfait.
tournament-organiser-absences-about = Quand des robots jouent pour qui ne vient pas :

# The panel: what an organiser may do, is asked to be sure of, and has done.
tournament-organiser-do =
    .open = Ouvrir les inscriptions
    .delete = Supprimer le brouillon
    .close = Clore les inscriptions
    .reopen = Rouvrir les inscriptions
    .start = Commencer maintenant
    .pause = Mettre en pause
    .resume = Reprendre
    .extend = Donner du temps
    .confirm = Confirmer le tour
    .end = Finir après ce tour
    .end-now = Finir maintenant
    .cancel = Annuler le tournoi
    .drop = Retirer
    .add = Inscrire
    .replace = Remplacer
    .pair = Jouer ainsi
    .open-daily = Ouvrir maintenant
    .here = Tous sont là
    .move = Changer les horaires
    .correct = Oui, saisir
    .forfeit = Oui, saisir
    .penalty = Oui, retirer
    .take-back = Oui, l’annuler
    .present = Pointer
tournament-organiser-sure =
    .open = Ouvrir les inscriptions maintenant ? L’annonce part dans { $channel } ; clôture : { $closes }. Règles et tours peuvent changer tant que personne n’est inscrit.
    .delete = Supprimer le brouillon « { $name } » ? Personne ne l’a vu.
    .close = Clore les inscriptions ? Plus personne ne pourra s’inscrire.
    .reopen = Rouvrir les inscriptions ? Les paires restent comme elles sont, et les présents restent pointés. Elles seront closes à nouveau avant le début.
    .start = Commencer maintenant ? Le tour 1 est apparié entre les présents.
    .pause = Tout mettre en pause ? Les tables s’arrêtent, aucun temps ne court, aucun tour n’est apparié avant la reprise.
    .resume = Reprendre maintenant ? Chacun a autant de temps qu’avant.
    .extend = Donner { $minutes } minutes de plus, jusqu’à { $until } ?
    .confirm = Les résultats sont-ils acquis ? Plus personne ne pourra signaler de problème, et le classement sera affiché.
    .end = Finir après le tour { $round } ? Tables qui jouent encore : { $tables }. Le classement est alors définitif.
    .end-now =
        { $daily ->
            [1] Terminer maintenant ? Le duplicate du jour ferme maintenant : les étuis qui ne sont pas finis ne rapportent rien, et le classement est définitif.
           *[other]
                { $tables ->
                    [1] Terminer maintenant ? Une table a encore une minute pour la donne en cours, puis des robots la finissent ; les donnes qui manquent comptent selon la formule, et le classement est définitif.
                   *[other] Terminer maintenant ? { $tables } tables ont encore une minute pour la donne en cours, puis des robots la finissent ; les donnes qui manquent comptent selon la formule, et le classement est définitif.
                }
        }
    .cancel = Annuler « { $name } » pour tout le monde ? Ses tables sont fermées. On ne peut pas revenir en arrière.
    .drop =
        { $later ->
            [1] Retirer { $name } à partir du tour suivant ? Ses résultats sont conservés.
           *[other] Retirer { $name } ?
        }
    .add =
        { $late ->
            [1] Inscrire { $names } dès le tour suivant, avec 0 point pour les tours déjà joués ?
           *[other] Inscrire { $names }, présence déjà signalée ?
        }
    .replace = Faire jouer { $comes } à la place { DE($gone) } désormais, aussi à la table en cours ?
    .pair =
        Jouer le tour { $round } ainsi ? Échanges à la main : { $swaps }. Tout le monde voit qu’il a été fait à la main.
        { $listed }
    .open-daily = Ouvrir maintenant ? L’annonce part dans { $channel }, et tout le monde peut jouer jusqu’à { $closes }.
    .here = Tous les inscrits sont-ils là ? Leur présence à tous est alors signalée.
    .move =
        { $state ->
            [registration] Changer les horaires ? Clôture des inscriptions : { $closes }, début : { $starts }.
           *[other] Déplacer le début ? Il serait alors : { $starts }.
        }
    .present = { $name } : sur place ?
tournament-organiser-ask-opens = Ouvrir plus tard…
tournament-organiser-reopen-late = L’heure du début est déjà passée : choisissez-en d’abord une autre sous **Horaires**.
tournament-organiser-open-late = L’heure de clôture des inscriptions est déjà passée : choisissez d’abord d’autres horaires dans le brouillon.
tournament-organiser-extend = +{ $minutes } min
tournament-organiser-ending = Finir ou annuler…
tournament-organiser-organise = Organiser
tournament-organiser-panel = Tableau de bord
    .closes = Clôture des inscriptions : { $at } ({ $when })
    .starts = Début : { $at } ({ $when })
tournament-organiser-entries = Inscrits
tournament-organiser-tables = Tables
tournament-organiser-pair = Apparier à la main
tournament-organiser-log = Journal
tournament-organiser-refresh = Actualiser
tournament-organiser-latest = Ce qui s’est fait en dernier
tournament-organiser-paused = En pause ({ $since })
tournament-organiser-here =
    { $members ->
        [1] Déjà là : { $here } sur { $teams }
        [2] Équipes au complet : { $here } sur { $teams }
       *[other] Équipes de quatre au complet : { $here } sur { $teams }
    }
tournament-organiser-count =
    .in =
        { $count ->
            [one] { $count } inscrit
           *[other] { $count } inscrits
        }
    .waiting = { $count } en attente d’une place
    .looking =
        { $count ->
            [one] { $count } cherche un partenaire
           *[other] { $count } cherchent un partenaire
        }
    .asked =
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
tournament-organiser-protests = Réclamations jusqu’à { $at } ({ $when }) : ensuite les résultats sont acquis
tournament-organiser-ends = Le tour { $round } est le dernier.
tournament-organiser-more-tables =
    { $count ->
        [one] … et { $count } autre
       *[other] … et { $count } autres
    }
tournament-organiser-stuck =
    .absent =
        { $count ->
            [one] { $absent } ne joue pas ; un robot joue à la place.
           *[other] { $absent } ne jouent pas ; des robots jouent à leur place.
        }
    .paused = La table est en pause.
    .opening = La table n’est pas encore ouverte.
    .playing = En cours.
tournament-organiser-go-on =
    .asked = Un organisateur l’a mis en pause : **Reprendre** quand vous êtes prêts.
    .too-few = Il y a trop peu de monde : ajoutez des gens dans **Inscrits**, puis **Reprendre**. Ou annulez le tournoi.
    .enough = Il y a maintenant assez de monde : **Reprendre**.
    .too-many = Il y a trop de monde pour cette formule : retirez-en dans **Inscrits**, puis **Reprendre**.
    .too-many-rounds = À si peu, cette formule n’a pas d’autre tour : finissez après ce tour, ou ajoutez des gens.
    .no-whist = Il n’y a pas de programme pour ce nombre : ajoutez ou retirez des gens dans **Inscrits** jusqu’à 4, 5, 8, 9, 12, 13…, puis **Reprendre**.
    .went-on = Un résultat corrigé a un autre vainqueur, mais la partie suivante est déjà appariée : rétablissez-le dans **Tables**, puis **Reprendre**.
    .drawn = Une partie n’a pas de vainqueur : saisissez-en un dans **Tables**, puis **Reprendre**.
    .other = Il n’a pas pu continuer seul ; le journal dit pourquoi. Corrigez dans **Inscrits** ou **Tables**, puis **Reprendre**.
tournament-organiser-is =
    .of-1 = activé
    .of-0 = désactivé
tournament-organiser-switched =
    .check-in = Pointage
    .stand-ins = Robots pour les absents
    .house = Robots en complément
    .pools = Poules
    .consolante = Consolante
tournament-organiser-past = « { $text } » est déjà passé : écrivez un moment à venir, comme { $examples }.
tournament-organiser-adapted = Un tour dure maintenant { $time }, adapté à { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }.
tournament-organiser-adapted-to = Un tour dure maintenant { $time }, adapté à la longueur de ses parties ({ $length }).
tournament-value-rounds-usual = { $count } tours, comme d’habitude
tournament-value-rounds =
    .swiss = autant de tours qu’il faut (5 à 7)
    .round-robin = jusqu’à ce que tous se soient rencontrés
    .whist = le programme entier
    .knock-out = jusqu’à la finale
    .mitchell = autant de tours que de tables
    .howell = jusqu’à ce que tous se soient rencontrés
    .teams = autant de tours qu’il faut
    .daily = un tour
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
tournament-organiser-start-too-few = Trop peu ont pointé pour commencer : { $here }, et il en faut { $least }. Si tout le monde est là, dites-le pour eux. Sinon attendez, ou ajoutez des gens dans **Inscrits**.
tournament-organiser-start-lacking = { $entered } : il en faut { $least } pour commencer. Attendez, ou ajoutez des gens dans **Inscrits**.
tournament-organiser-sure-start-absent =
    { $count ->
        [one] { $count } sans pointage ne joue pas.
       *[other] { $count } sans pointage ne jouent pas.
    }
tournament-organiser-times = Horaires
tournament-organiser-did =
    .open = Les inscriptions sont ouvertes et annoncées.
    .open-daily = C’est ouvert et annoncé.
    .delete = Le brouillon a disparu.
    .close = Les inscriptions sont closes.
    .reopen = Les inscriptions sont rouvertes.
    .here = Tous les inscrits sont là.
    .start = Le tournoi a commencé.
    .move = Les horaires ont changé ; l’annonce les montre.
    .pause = Tout est en pause.
    .resume = On a repris.
    .extend = Le tour a plus de temps.
    .confirm = Les résultats sont acquis.
    .end = Ce tour est le dernier.
    .end-now = C’est la fin : les tables finissent la donne en cours.
    .cancel = Le tournoi est annulé.
    .drop = Retrait fait.
    .add = Inscription faite.
    .replace = Le remplacement est fait.
    .pair = Le tour est apparié à la main.
    .correct = Le résultat est saisi ; tout le monde peut le lire.
    .forfeit = Le forfait est saisi ; tout le monde peut le lire.
    .penalty = Les points sont retirés ; tout le monde peut le lire.
    .take-back = La pénalité est annulée ; tout le monde peut le lire.
    .present = C’est pointé.
tournament-organiser-entered-unseen = C’est saisi.
tournament-organiser-sure-penalty = Retirer { $points } { $count ->
        [one] point
       *[other] points
    } à **{ $name }** ?
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
tournament-organiser-standing =
    .in = inscrit
    .here = présent
    .absent = pas encore là
    .waiting = attend une place
    .looking = cherche un partenaire
    .asked = le partenaire n’a pas encore confirmé
    .withdrawn = ne joue plus
    .out = sorti
tournament-organiser-add = Ajouter quelqu’un…
    .of-1 = Quelqu’un qui arrive maintenant :
    .of-2 = Une équipe qui arrive maintenant ; sans partenaire, on joue avec un robot :
    .of-4 = Une équipe de quatre qui arrive maintenant ; des robots la complètent :
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
tournament-organiser-no-sign = Écrivez les points sans signe, comme 162 : ils sont retirés.
tournament-organiser-reason = Raison
tournament-organiser-nothing-to-do = Le tournoi est fini : rien à changer ici.
tournament-organiser-round-tables =
    { $round ->
        [0] Toutes les tables
       *[other] Tables du tour { $round }
    }
tournament-organiser-no-result = Pas encore de résultat
tournament-organiser-result = Résultat : **{ $result }**
tournament-organiser-forfeit = forfait { DE($names) }
tournament-organiser-absent = Qui était absent ? (forfait)
tournament-organiser-correct = Corriger
tournament-organiser-correct-about =
    Ce que les deux équipes ont marqué à la table { $table }{ $round ->
        [0] { "" }
       *[other] { " " }du tour { $round }
    }. L’ancien résultat reste au journal ; une table qui joue encore est fermée.
tournament-organiser-parties = Parties gagnées, comme 2-1 (facultatif)
tournament-organiser-boards = Étuis : une ligne chacun, comme 1 : 162-0
tournament-organiser-forfeit-title = Forfait
tournament-organiser-forfeit-about =
    Absents à la table { $table }{ $round ->
        [0] { "" }
       *[other] { " " }du tour { $round }
    } : { $names }. 0 pour eux, la moyenne des gagnants pour les autres. Une table qui joue encore est fermée.
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
tournament-log-entry =
    .created = Brouillon créé
    .opened = **Inscriptions ouvertes**
    .closed = **Inscriptions closes**
    .reopened = **Inscriptions rouvertes**, jusqu’au { $closes }
    .started = **Le tournoi commence**
    .finished = **Fini : le classement est définitif**
    .cancelled = **Annulé**
    .entered = Inscription { DE($name) }
    .confirmed = { $name } a dit oui
    .paired-up = { $name } : équipe formée
    .robot-partner = { $name } : avec un robot pour partenaire
    .place = { $name } : une place s’est libérée
    .checked-in = { $name } : présence signalée
    .named = { $name } : une personne de plus
    .declined = { $partner } ne joue pas avec { $name }
    .left-table = { $place } : { $name } a quitté la table, −{ $points } { $count ->
            [one] point
           *[other] points
        }
    .withdrawn = Retrait { DE($name) }
    .came-back = { $name } est de retour
    .went = { $name } : en pause
    .withdrawn-later = { $name } : retrait à partir du tour { $round }
    .left-team = { $partner } a quitté l’équipe { DE($name) }
    .team-named = { $name } : c’est le nom de l’équipe à présent
    .never-confirmed = { $partner } n’a pas répondu à { $name }
    .not-there = { $name } : sorti, absent au début
    .sits-out = Un tour sauté : { $name }
    .added = Ajout { DE($name) }
    .seeded = { $name } : tête de série no { $seed }
    .seeded-by-ranks = **Têtes de série** d’après un tournoi précédent
    .seeded-by-rating = **Têtes de série** d’après le classement
    .replaced = { $name } : un remplacement
    .penalty = { $name } : −{ $points } { $count ->
            [one] point
           *[other] points
        }
    .penalty-back = { $name } : pénalité de { $points } { $count ->
            [one] point
           *[other] points
        } annulée
    .set = { $place } : **{ $result }**, saisi à la main
    .corrected = { $place } : **{ $result }** au lieu de { $instead }
    .result = { $place } : { $result }
    .paused = **Pause**
    .resumed = **Reprise**
    .extended = Tour { $round } : { $minutes ->
            [one] { $minutes } minute
           *[other] { $minutes } minutes
        } de plus
    .protests = Tour { $round } : réclamations pendant { $minutes } min
    .confirmed-round = Les résultats du tour { $round } sont acquis
    .ends = Le tour { $round } est le dernier
    .refused = **Discord refuse un message** : { $post ->
            [round] le tour { $round }
            [standings] le classement après le tour { $round }
            [podium] le podium
           *[announcement] l’annonce
        }
    .stopped = **En attente.** { $why }
    .paired = **Tour { $round } apparié** : { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        }
    .by-hand = **Tour { $round } apparié à la main** : { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        }
    .round-closed = **Le tour { $round } est fini**
    .time-up = Tour { $round } : temps écoulé, { $tables ->
            [one] une table joue encore
           *[other] { $tables } tables jouent encore
        }
    .asked = { $name } a proposé à { $partner } de jouer ensemble
    .all-here = Tous les inscrits sont là
    .rescheduled = **Nouveaux horaires** : clôture des inscriptions { $closes }, début { $starts }
    .described = **Changé** : { $what }
    .altered = **Changé avant la première inscription** : { $what }
    .weekly = Il revient **chaque semaine**
    .page-opened = Un lien pour navigateurs est créé
    .page-closed = Le lien pour navigateurs est retiré
    .page-listed = La page web est sur la liste de tous
    .page-unlisted = La page web n’est plus sur la liste
    .page-held = La page web montre les résultats en fin de tour
    .page-unheld = La page web montre les résultats au fur et à mesure
    .page-delayed =
        { $minutes ->
            [0] La page web montre les tables en direct
            [one] La page web montre les tables avec { $minutes } minute de retard
           *[other] La page web montre les tables avec { $minutes } minutes de retard
        }
    .page-screen-closed = La page web ne montre aucun résultat à partir du tour { $round }
    .page-screen-opened = La page web montre de nouveau tous les résultats
    .organisers = { $count ->
            [0] Plus de co-organisation
           *[other] Co-organisation : { $names }
        }
tournament-log-why = « { $why } »
tournament-organiser-blocked = { $name } (⚠️ personne bloquée sur ce serveur)
tournament-organiser-add-too-late = On ne peut plus ajouter personne : dans cette formule, il est trop tard. Quelqu’un qui doit partir peut être remplacé.
tournament-organiser-details = Nom, détails…
tournament-organiser-details-about = Tout le monde le lit dans l’annonce ; le journal dit ce qui a changé.
tournament-organiser-details-description = Description (facultatif)
tournament-organiser-details-contact = À qui s’adresser, et comment (facultatif)
tournament-organiser-details-most = Places (vide : sans limite)
tournament-organiser-details-unread = « { $text } » n’est pas un nombre de places : écrivez par exemple 16, ou rien.
tournament-organiser-did-describe = C’est changé ; l’annonce le montre.
tournament-log-described =
    .name = le nom (avant : « { $was } »)
    .about = la description
    .contact = le contact
    .most =
        { $most ->
            [0] les places (sans limite)
           *[other] les places ({ $most } au plus)
        }
# Below the formats that are offered: those for games of so many at a table.
tournament-organiser-formats =
    .of-2 = Ce sont les formules pour les jeux à deux. Les autres se jouent à trois ou à quatre : choisissez d’abord d’autres règles.
    .of-3 = Ce sont les formules pour les jeux à trois. Les autres se jouent à deux ou à quatre : choisissez d’abord d’autres règles.
    .of-4 = Ce sont les formules pour les jeux à quatre. Les autres se jouent à deux ou à trois : choisissez d’abord d’autres règles.
