# Les tournois vus par ceux qui jouent : l’annonce, l’inscription, et où l’on en est.
tournament-player-open = **Inscriptions ouvertes** jusqu’au { $when } ({ $left }).
tournament-player-check-in = **Pointez maintenant :** qui n’est pas là avant le { $when } ({ $left }) ne joue pas.
tournament-player-open-until = **Inscriptions** jusqu’au { $when }.
tournament-player-check-in-until = **Pointage** jusqu’au { $when } : qui n’a pas pointé d’ici là ne joue pas.
tournament-player-here-until = **Pointage** jusqu’au { $when }.
tournament-player-closed = **Les inscriptions sont closes.** Début : { $left }
tournament-player-drawing = **C’est parti :** on tire le premier tour.
tournament-player-round =
    { $round ->
        [0] **On joue.** Fin : { $left }.
       *[other] **Le tour { $round } sur { $rounds }** se joue. Fin du temps : { $left }.
    }
tournament-player-round-untimed = **Le tour { $round } sur { $rounds }** se joue.
tournament-player-between = **Le tour { $round } sur { $rounds } est fini.** La suite vient dans un instant.
tournament-player-won = **Terminé.** Premiers : { $names } 🏆
tournament-player-state =
    .finished = **Terminé.**
    .cancelled = **Annulé** par l’organisation. Ce qui a été joué est gardé.
    .draft = Il est en préparation.
tournament-player-paused =
    .asked = ⏸️ **En pause**, à la demande de l’organisation. Tout reprendra d’ici.
    .too-few = ⏸️ **Trop peu de monde pour commencer.** L’organisation peut faire entrer d’autres personnes, ou annuler.
    .stuck = ⏸️ **En pause :** le tour suivant ne peut pas être tiré. L’organisation doit y regarder.
# One sentence about each format.
tournament-player-about =
    .concours = Par équipes de deux. Après chaque tour, on se rencontre dans l’ordre du classement : le premier contre le deuxième, le troisième contre le quatrième. Tous les points comptent.
    .swiss = Par équipes de deux. À chaque tour, vous rencontrez une équipe qui a autant de victoires que vous, et jamais deux fois la même.
    .round-robin = Par équipes de deux. Chacun rencontre tous les autres.
    .melee = On s’inscrit sans partenaire. À chaque tour, le sort vous donne un autre partenaire, et vos points à vous s’additionnent.
    .melee-balanced = On s’inscrit sans partenaire. À chaque tour un autre partenaire, à une table avec vos voisins du classement.
    .whist = On s’inscrit sans partenaire. Vous jouez une fois avec chacun, et deux fois contre chacun.
    .arena = Qui est libre s’assoit avec qui est libre ; la table suivante vient dans la minute. Tous les points de votre camp comptent ; à partir de la troisième table gagnée de suite, ils comptent double. Venez et partez quand vous voulez.
    .knock-out =
        { $consolante ->
            [yes] Par équipes de deux. Qui perd sa première partie continue en consolante, qui perd plus tard sort du tournoi.
           *[other] Par équipes de deux. Qui perd sort du tournoi.
        }
    .mitchell = Par équipes de deux. Toutes les tables jouent les mêmes donnes, et chaque ligne a son classement.
    .howell = Par équipes de deux. Toutes les tables jouent les mêmes donnes, avec un seul classement.
    .teams = Par équipes de quatre, à deux tables qui jouent les mêmes donnes.
    .daily = Les mêmes donnes pour tout le monde, avec des robots, quand on veut.
    .concours-alone = Deux par table, chacun pour soi. Après chaque tour, on se rencontre dans l’ordre du classement : le premier contre le deuxième, le troisième contre le quatrième. Tous les points comptent.
    .swiss-alone = Deux par table. À chaque tour, vous rencontrez quelqu’un qui a autant de victoires que vous, et jamais deux fois la même personne.
    .round-robin-alone = Deux par table. Chacun rencontre tous les autres.
    .knock-out-alone =
        { $consolante ->
            [yes] Deux par table. Qui perd sa première partie continue en consolante, qui perd plus tard sort du tournoi.
           *[other] Deux par table. Qui perd sort du tournoi.
        }
    .trios = Trois par table, chacun pour soi. À chaque tour, le sort vous donne d’autres adversaires, aussi nouveaux que possible. Tous les points comptent.
    .trios-ranked = Trois par table, chacun pour soi. À chaque tour, vous rencontrez deux voisins du classement, aussi nouveaux que possible. Tous les points comptent.
    .trios-duplicate = Trois par table, chacun pour soi. Toutes les tables jouent les mêmes donnes : vos points sont comparés à ceux de tous ceux qui ont eu les mêmes cartes.
tournament-player-rounds =
    { $count ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
tournament-player-each-round = { $length } par tour
tournament-player-round-length =
    { $minutes ->
        [one] Un tour dure { $minutes } minute au plus.
       *[other] Un tour dure { $minutes } minutes au plus.
    }
tournament-player-final-length = La finale est plus longue : elle dure { $minutes } minutes au plus.
tournament-player-stand-ins =
    .yes = Des robots jouent pour les absents.
    .no = Sans remplaçants : qui ne vient pas perd le tour.
tournament-player-check-in-when = ✋ Pointage de { $opens } à { $closes }
tournament-player-starts = 🏁 Début : { $when } ({ $left })
tournament-player-for = 👤 Pour { $role }
tournament-player-for-all = 👤 Pour tout le monde ici
tournament-player-contact = Questions : { $contact }
tournament-player-pairs =
    { $count ->
        [0] Aucune équipe inscrite pour l’instant
        [one] { $count } équipe inscrite
       *[other] { $count } équipes inscrites
    }
tournament-player-players =
    { $count ->
        [0] Personne n’est inscrit pour l’instant
        [one] { $count } personne inscrite
       *[other] { $count } personnes inscrites
    }
tournament-player-pairs-of =
    { $count ->
        [one] { $count } place d’équipe prise sur { $most }
       *[other] { $count } places d’équipe prises sur { $most }
    }
tournament-player-players-of =
    { $count ->
        [one] { $count } place prise sur { $most }
       *[other] { $count } places prises sur { $most }
    }
tournament-player-more = … et { $count } de plus
tournament-player-gone = parti
tournament-player-unconfirmed = pas encore confirmé
tournament-player-count =
    .waiting =
        { $count ->
            [one] { $count } attend une place
           *[other] { $count } attendent une place
        }
    .asked =
        { $count ->
            [one] { $count } attend la réponse de son partenaire
           *[other] { $count } attendent la réponse de leur partenaire
        }
    .looking =
        { $count ->
            [one] { $count } cherche un partenaire
           *[other] { $count } cherchent un partenaire
        }
    .asked-team =
        { $count ->
            [one] { $count } équipe attend une réponse
           *[other] { $count } équipes attendent des réponses
        }
    .looking-team =
        { $count ->
            [one] { $count } équipe cherche du monde
           *[other] { $count } équipes cherchent du monde
        }
tournament-player-draw = 🎲 Chaque tirage vient d’un secret déjà fixé. Son empreinte, { $hash }, prouvera que personne ne l’a changé.
tournament-player-drawn = 🎲 Chaque tirage vient de cette graine : { $seed }. Son SHA-256 est { $hash }, comme annoncé dès le début.
# Buttons.
tournament-player-register = S’inscrire
tournament-player-withdraw = Se retirer
tournament-player-break = Faire une pause
tournament-player-here = Je suis là
tournament-player-where = Où en suis-je ?
tournament-player-who = Inscrits
tournament-player-standings = Classement
tournament-player-confirm = Je joue
tournament-player-decline = Non merci
tournament-player-look =
    .pair = Chercher un partenaire
    .team = Chercher une équipe
tournament-player-pick = Jouer avec quelqu’un qui cherche…
tournament-player-choose-partner =
    .pair = Choisissez votre partenaire…
    .team =
        { $count ->
            [one] Choisissez encore quelqu’un…
           *[other] Choisissez jusqu’à { $count } personnes…
        }
tournament-player-to-table = À ma table
tournament-player-to-announcement = Annonce
tournament-player-quiet = Pas de rappels
# Registering.
tournament-player-how =
    .pair = Avec qui voulez-vous jouer ?
    .team = Avec qui voulez-vous jouer, à quatre par équipe ?
tournament-player-with-partner =
    .pair = **Avec un partenaire :** choisissez un membre de ce serveur. Je lui demande en message privé, ou dans le salon si ses messages privés sont fermés. La place est à vous dès son accord.
    .team =
        { $count ->
            [one] **Avec quelqu’un que vous connaissez :** choisissez un membre de ce serveur.
           *[other] **Avec des gens que vous connaissez :** choisissez jusqu’à { $count } membres de ce serveur d’un coup.
        } Je demande à chacun en message privé, ou dans le salon si ses messages privés sont fermés.
tournament-player-partner-there =
    .pair = **Avec un partenaire :** choisissez dans l’annonce, où tout le serveur est proposé.
    .team = **Avec des gens que vous connaissez :** choisissez dans l’annonce, où tout le serveur est proposé.
tournament-player-look-there =
    .pair =
        { $count ->
            [one] **Une personne cherche un partenaire :** choisissez-la, et l’équipe est faite.
           *[other] **{ $count } personnes cherchent un partenaire :** choisissez-en une, et l’équipe est faite.
        }
    .team =
        { $count ->
            [one] **Une personne cherche une équipe** et accepte d’office qui la choisit :
           *[other] **{ $count } personnes cherchent une équipe** et acceptent d’office qui les choisit :
        }
tournament-player-without-partner =
    .pair = **Sans partenaire :** les autres peuvent vous choisir tout de suite. À la fin des inscriptions, j’associe ceux qui restent.
    .team = **Sans équipe :** les autres peuvent vous choisir tout de suite. À la fin des inscriptions, je forme des équipes avec ceux qui restent.
tournament-player-done-paired = 🤝 **Vous jouez avec { $partner }.**
tournament-player-done-declined = C’est noté : vous ne jouez pas avec { $partner } ({ $name }), et { $partner } le saura.
tournament-player-done =
    .withdrawn = Votre inscription est retirée.
    .left = Vous ne jouez plus d’autre tour. Vos résultats sont conservés.
    .went = Vous n’aurez plus de table avant de vous rasseoir.
tournament-player-looks-no-more = Cette personne ne cherche plus de partenaire : choisissez quelqu’un d’autre.
tournament-player-nobody-chosen = Choisissez quelqu’un de ce serveur.
tournament-player-no-bots = Un bot ne peut pas s’inscrire : choisissez une personne.
tournament-player-left-already = Vous avez déjà quitté ce tournoi : vous ne jouez plus d’autre tour.
tournament-player-leave =
    .alone = Vous retirer { DE($name) } ? Votre place ira à qui en attend une.
    .pair =
        { $count ->
            [one] Vous retirer { DE($name) } ? { $partner } n’y sera plus non plus, et votre place ira à qui en attend une.
           *[other] Vous retirer { DE($name) } ? { $partner } n’y seront plus non plus, et votre place ira à qui en attend une.
        }
    .running = Quitter { $name } ? Vous ne jouez plus d’autre tour, et vous gardez vos résultats. La table où vous êtes maintenant se joue jusqu’au bout.
    .arena = Faire une pause dans { $name } ? Vous n’aurez plus de table avant de vous rasseoir ; celle que vous jouez est à finir. Ce que vous avez reste.
    .team = Quitter votre équipe ({ $name }) ? Les autres y restent et cherchent quelqu’un à votre place.
tournament-player-sit-out = Passer un tour
tournament-player-sit-out-sure = Passer le tour { $round } { DE($name) } ? Il vous rapporte 0, et vous rejouez ensuite.
tournament-player-done-sits-out = Vous passez le tour { $round }.
tournament-player-sits-out = Vous passez le tour { $round } : il rapporte 0.
tournament-player-no-sitting-out = Il n’y a plus de tour que vous pourriez passer.
tournament-player-hash = L’empreinte du tirage (SHA-256) : { $hash }
# Teams of four.
tournament-player-asks-you =
    .team = ❓ **Jouez-vous avec { $partner } dans une équipe de quatre ?** Vous pouvez répondre jusqu’au { $until }.
    .pair = ❓ **Jouez-vous avec { $partner } ?** Vous pouvez répondre jusqu’au { $until }.
tournament-player-mate =
    .in = ✅ { $name }
    .asked = ⏳ { $name } : peut répondre jusqu’au { $until }
    .no = ✖️ { $name } : ne joue pas
    .none = ✖️ { $name } : n’a pas répondu
tournament-player-mate-free =
    { $count ->
        [one] ➕ { $count } place libre
       *[other] ➕ { $count } places libres
    }
tournament-player-team =
    .open =
        { $named ->
            [yes] 👥 L’équipe **{ $name }** n’est pas encore complète :
           *[no] 👥 **Votre équipe** n’est pas encore complète :
        }
    .in =
        { $named ->
            [yes] ✅ L’équipe **{ $name }** est inscrite :
           *[no] ✅ Votre équipe est inscrite :
        }
tournament-player-team-filled =
    { $house ->
        [yes] À la fin des inscriptions, je forme des équipes avec ceux qui en cherchent ; des robots prennent les places qui restent.
       *[no] À la fin des inscriptions, je forme des équipes avec ceux qui en cherchent ; à moins de quatre, une équipe ne joue pas.
    }
tournament-player-ask-more = Demander à quelqu’un…
tournament-player-team-name = Nom d’équipe…
tournament-player-team-name-label = Nom de votre équipe
tournament-player-team-about = Tout le monde le lit partout où votre équipe est nommée. Si vous le laissez vide, on y lit vos noms.
tournament-player-notification =
    .organiser = { $name } : vous co-organisez
    .team = { $name } : votre équipe
    .left-team = { $name } : { $who } a quitté votre équipe
    .asked = { $name } : jouez-vous avec { $partner } ?
    .confirmed = { $name } : vous jouez avec { $who }
    .declined = { $name } : { $who } ne joue pas avec vous
    .unanswered = { $name } : pas de réponse { DE($who) }
    .withdrawn = { $name } : { $who } ne joue plus
    .dropped = { $name } : vous n’y êtes plus
    .added = { $name } : inscription faite
    .left-out = { $name } a commencé sans vous
    .cancelled = { $name } est annulé
    .settled = { $name } : ce n’est plus valable
    .partner =
        { $members ->
            [4] { $name } : vous avez une équipe
           *[other] { $name } : vous avez un partenaire
        }
    .place-free = { $name } : vous avez une place
    .check-in = { $name } : pointez
    .day = { $name } commence dans un jour
    .hour = { $name } commence dans une heure
    .soon = { $name } va commencer
    .trouble = { $name } : je ne peux pas écrire dans le salon
    .refused = { $name } : Discord refuse un message
    .stuck = { $name } : il ne peut pas continuer seul
    .corrected = { $name } : un résultat a été inscrit
    .report = { $name } : la table { $table } vous appelle
tournament-player-notification-about =
    .organiser = Choix { DE($who) } : dans ce tournoi, vous pouvez tout ce que peut l’organisation. Le bouton ouvre le tableau de bord ; **/tournoi gérer** le trouve aussi.
    .team = Les inscriptions sont closes, et voici votre équipe. Début : { $starts }.
    .left-team = Une place est de nouveau libre : demandez à quelqu’un d’autre, ou attendez ceux qui cherchent une équipe.
    .asked =
        { $members ->
            [4] On vous demande pour une équipe de quatre.
           *[other] On vous demande comme partenaire.
        } Début : { $starts }. Vous pouvez répondre jusqu’au { $until }.
    .confirmed =
        { $stage ->
            [pair] Vous jouez ensemble. Début : { $starts }.
            [complete] Votre équipe est complète. Début : { $starts }.
           *[team] Votre équipe n’est pas encore complète. Début : { $starts }.
        }
    .declined =
        { $stage ->
            [pair] Votre inscription n’est donc pas faite. Choisissez quelqu’un d’autre, ou cherchez un partenaire.
           *[team] Votre équipe continue : vous pouvez demander à quelqu’un d’autre.
        }
    .unanswered =
        { $stage ->
            [pair] { $state ->
                [registration] Votre inscription n’est donc pas faite. Choisissez quelqu’un d’autre, ou cherchez un partenaire.
               *[other] Les inscriptions sont closes : la vôtre n’est donc pas faite. Si vous voulez jouer quand même, adressez-vous à l’organisation.
            }
           *[team] { $state ->
                [registration] L’invitation ne tient plus : vous pouvez demander à quelqu’un d’autre.
               *[other] Les inscriptions sont closes : votre équipe continue sans { $who }.
            }
        }
    .withdrawn =
        { $state ->
            [running] Vous ne jouez donc plus d’autre tour non plus, et vos résultats sont conservés. Pour continuer, adressez-vous à l’organisation.
            [registration] Votre inscription tombe donc aussi. Vous pouvez vous réinscrire, avec quelqu’un d’autre ou en cherchant un partenaire.
           *[other] Vous ne jouez donc pas non plus. Si vous le voulez quand même, adressez-vous à l’organisation.
        }
    .dropped =
        { $state ->
            [running] L’organisation a retiré votre inscription : vous ne jouez plus d’autre tour, et vos résultats sont conservés.
           *[other] L’organisation a retiré votre inscription. Si c’est une erreur, dites-le-lui.
        }
    .added =
        { $paired ->
            [yes] L’organisation a fait votre inscription : vous jouez avec **{ $partner }**.
           *[no] L’organisation a fait votre inscription.
        } { $state ->
            [running] Le tournoi a commencé, et **{ $where }** dit où vous jouez.
           *[other] Début : { $starts }. Si vous ne pouvez pas venir, retirez-vous sous **{ $where }**.
        }
    .left-out =
        { $count ->
            [0] Il ne restait personne pour jouer avec vous.
            [one] **{ $who }** n’avait pas pointé : vous ne jouez donc pas.
           *[other] **{ $who }** n’avaient pas pointé : vous ne jouez donc pas.
        } { $late ->
            [yes] L’organisation peut encore vous faire entrer, avec un autre partenaire aussi : écrivez-lui tout de suite.
           *[no] Dites à l’organisation que vous êtes là : vous pourrez remplacer quelqu’un qui doit partir.
        }
    .cancelled = L’organisation l’a annulé : on ne joue plus. Ce qui a été joué est gardé.
    .settled =
        { $state ->
            [cancelled] Le tournoi est annulé : il n’y a plus rien à répondre.
           *[other] { $answer ->
                [none] Le temps de répondre est passé.
                [taken_back] L’invitation est retirée : il n’y a plus rien à répondre ici.
               *[other] Vous ne jouez plus ensemble : il n’y a plus rien à répondre ici.
            }
        }
    .partner = Vous jouez avec **{ $partner }**. Début : { $starts }.
    .place-free = Une place s’est libérée, elle est à vous. Début : { $starts }.
    .check-in = Le pointage est ouvert : un clic et vous y êtes.
    .day =
        { $paired ->
            [yes] Vous jouez avec **{ $partner }**.
           *[no] Votre inscription est faite.
        } Début : { $starts } ({ $left }). Si vous ne pouvez pas venir, retirez-vous sous **{ $where }**.
    .hour =
        { $paired ->
            [yes] Vous jouez avec **{ $partner }**.
           *[no] Votre inscription est faite.
        } Début : { $starts } ({ $left }). Si vous ne pouvez pas venir, retirez-vous sous **{ $where }**.
    .soon =
        { $checks ->
            [yes] Vous n’avez pas encore pointé.
           *[no] Début : { $left }. Je vous appelle à votre table dès qu’elle ouvre.
        }
    .trouble = Je n’ai pas le droit d’écrire dans { $channel }, ou ce salon n’existe plus. Le tournoi continue ; rendez-moi la permission, et ce qui manque y paraîtra.
    .refused = Discord n’accepte pas un message qui devrait être dans { $channel } : je n’essaie plus, et le journal du tournoi dit lequel. Le tournoi continue, et tout se trouve dans **/tournoi gérer**. Merci de prévenir la personne qui s’occupe du bot.
    .stuck = Tout vous attend ; le bouton ouvre le tableau de bord.
    .corrected =
        { $known ->
            [instead] { $place }, votre équipe d’abord : **{ $result }** au lieu de { $instead }
            [result] { $place }, votre équipe d’abord : **{ $result }**
           *[nothing] C’est le résultat de votre table. Vous le verrez à la fin du tour : d’autres jouent encore ces étuis.
        }
    .report =
        { $says ->
            [words] { $place } : **{ $by }** signale un problème : « { $text } »
            [name] { $place } : **{ $by }** signale un problème et vous demande de venir.
           *[nothing] { $place } : on vous demande de venir. Je ne peux pas vous écrire directement : acceptez les messages privés de ce serveur, et vous en lirez davantage.
        }
# Where am I?
tournament-player-not-in = Il n’y a pas d’inscription à votre nom.
tournament-player-nothing-to-do = Vous n’avez rien à faire.
tournament-player-not-playing = Vous ne jouez pas dans ce tournoi.
tournament-player-not-answered = ✉️ **J’ai posé la question à { $partner }** : je vous envoie un message dès que j’ai la réponse. Sans réponse avant le { $until }, rien n’est fait. Pour jouer avec quelqu’un d’autre, retirez-vous et inscrivez-vous à nouveau.
tournament-player-looks =
    { $count ->
        [0] 🔎 **Vous cherchez un partenaire.** Pour l’instant, personne d’autre n’en cherche.
       *[other] 🔎 **Vous cherchez un partenaire,** comme { $names }.
    }
tournament-player-others =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
tournament-player-looks-about = Qui s’inscrit peut vous choisir. À la fin des inscriptions, j’associe ceux qui restent.
tournament-player-in-with = ✅ C’est noté : vous jouez avec **{ $partner }**.
tournament-player-in-alone = ✅ Votre inscription est faite.
tournament-player-waits = ⏳ Toutes les places sont prises : vous avez le numéro { $number } sur la liste d’attente.
tournament-player-check-in-later = Le pointage ouvre le { $opens }. Je vous envoie un message privé à ce moment-là.
tournament-player-not-here = ✋ **Pointez maintenant.** Début du tournoi : { $left }
tournament-player-partner-not-here =
    { $count ->
        [one] ✋ Vous êtes là, mais **{ $partner }** n’a pas encore pointé.
       *[other] ✋ Vous êtes là, mais **{ $partner }** n’ont pas encore pointé.
    }
tournament-player-checked-in = 👍 Vous avez pointé.
tournament-player-at-table = 🃏 **Table { $table }** contre { $opponents }
tournament-player-drawn-partner = 🤝 Vous jouez avec { $partner }.
tournament-player-score = { $own } – { $theirs } · { $deals }
tournament-player-result = { $own } – { $theirs } · votre table a fini
tournament-player-forfeit =
    .won = Vos adversaires ne sont pas venus : le tour compte comme gagné.
    .lost = Votre camp n’est pas venu : le tour compte comme perdu.
tournament-player-deals =
    { $deals ->
        [one] { $deals } donne jouée sur { $of }
       *[other] { $deals } donnes jouées sur { $of }
    }
tournament-player-bye = Vous ne jouez pas ce tour : il compte comme une exemption.
tournament-player-left = Vous avez quitté le tournoi. Vos résultats sont conservés.
tournament-player-still-playing =
    { $count ->
        [0] Toutes les tables ont fini.
        [one] Une table joue encore.
       *[other] { $count } tables jouent encore.
    }
tournament-player-next = Ensuite, en l’état : contre **{ $opponents }**.
tournament-player-next-with = Ensuite, en l’état : avec **{ $partner }** contre **{ $opponents }**.
tournament-player-rank =
    { $rank ->
        [1] 🏅 Vous êtes **{ $rank }ᵉʳ** sur { $entries }.
       *[other] 🏅 Vous êtes **{ $rank }ᵉ** sur { $entries }.
    }
tournament-player-rank-shared =
    { $rank ->
        [1] 🏅 Vous êtes **{ $rank }ᵉʳ** ex æquo, sur { $entries }.
       *[other] 🏅 Vous êtes **{ $rank }ᵉ** ex æquo, sur { $entries }.
    }
tournament-player-placeless = Vous n’avez pas de place : vous n’avez rien joué.
tournament-player-to-first =
    .points =
        { $missing ->
            [one] À { $missing } point du premier.
           *[other] À { $missing } points du premier.
        }
    .wins =
        { $missing ->
            [one] À { $missing } point de match du premier (une victoire en vaut 2).
           *[other] À { $missing } points de match du premier (une victoire en vaut 2).
        }
tournament-player-to-podium =
    .points =
        { $missing ->
            [one] À { $missing } point du podium.
           *[other] À { $missing } points du podium.
        }
    .wins =
        { $missing ->
            [one] À { $missing } point de match du podium.
           *[other] À { $missing } points de match du podium.
        }
tournament-player-lead =
    .points =
        { $lead ->
            [one] { $lead } point d’avance sur le suivant.
           *[other] { $lead } points d’avance sur le suivant.
        }
    .wins =
        { $lead ->
            [one] { $lead } point de match d’avance sur le suivant (une victoire en vaut 2).
           *[other] { $lead } points de match d’avance sur le suivant (une victoire en vaut 2).
        }
tournament-player-lead-safe = Personne ne peut plus vous rattraper !
tournament-player-first-out-of-reach = La première place est hors d’atteinte ; le podium, peut-être pas.
tournament-player-rounds-left =
    { $count ->
        [0] Il ne reste plus de tour à jouer.
        [one] Il reste un tour à jouer.
       *[other] Il reste { $count } tours à jouer.
    }
tournament-player-pool =
    { $rank ->
        [1] Vous êtes **{ $rank }ᵉʳ** sur { $entries } dans votre poule.
       *[other] Vous êtes **{ $rank }ᵉ** sur { $entries } dans votre poule.
    }
tournament-player-pool-about =
    { $count ->
        [one] Le premier de chaque poule joue le tableau principal.
       *[other] Les { $count } meilleurs de chaque poule jouent le tableau principal.
    }
tournament-player-section-places = { $section }, pour la place { $place }
tournament-player-bout = **{ $section }**, étape { $stage } sur { $stages }
tournament-player-bout-final = **{ $section }**, la partie pour la place { $place }
tournament-player-bout-against = Vous jouez contre { $names }.
tournament-player-win = Si vous gagnez, vous rencontrez { $names }.
tournament-player-win-free = Si vous gagnez, vous êtes aussitôt dans la partie suivante.
tournament-player-win-final =
    { $bracket ->
        [consolante] Si vous gagnez, la place { $place } de la consolante est à vous.
       *[other] Si vous gagnez, la place { $place } est à vous.
    }
tournament-player-loss =
    .consolante = Si vous perdez, vous continuez en consolante.
    .places = Si vous perdez, vous jouez pour une place plus basse.
    .out = Une défaite, et c’est fini.
tournament-player-loss-second =
    { $bracket ->
        [consolante] Si vous perdez, la place { $place } de la consolante est à vous.
       *[other] Si vous perdez, la place { $place } est à vous.
    }
# Direct messages.
tournament-player-notification-to-table = À la table
tournament-player-quiet-now = Plus de rappels avant le début d’un tournoi. À l’ouverture du pointage, je vous écris quand même : qui ne pointe pas ne joue pas. `/préférences` remet les rappels en marche.
# In /preferences.
preferences-reminders = **Avant le début d’un tournoi** où vous jouez (un jour, une heure et dix minutes avant) :
reminders-on = Me le rappeler
reminders-off = Ne pas me le rappeler

# An Arena, in which people come and go.
tournament-player-each-table = { $length } par table
tournament-player-arena-length = ⏳ Elle dure { $minutes } minutes ; les donnes en cours sont alors finies.
tournament-player-sit-down = S’asseoir
tournament-player-arena-free = Vous êtes libre : votre prochaine table vient dans la minute, ou dès que vous êtes quatre.
tournament-player-arena-left = Vous êtes absent : asseyez-vous quand vous voulez.
tournament-scheduled-here = Qui participe, et comment s’inscrire :
