# Seeds before anything is played: cogs/tournaments/organising/seeding.py.
tournament-seeding = Têtes de série
tournament-seeding-about = Les premiers se rencontrent le plus tard possible. Les inscrits placés (🌱) viennent en tête ; les autres suivent d’après leur classement, et le sort départage les égaux.
tournament-seeding-nobody = Personne n’est encore inscrit.
tournament-seeding-choose = Changer quelqu’un de place…
tournament-seeding-place = Place, de 1 à { $count }
tournament-seeding-by-ranks = D’après un tournoi précédent…
tournament-seeding-by-rating = De nouveau d’après le classement

# Entries from a list or a role: cogs/tournaments/organising/entry_lists.py.
tournament-entry-list = D’après une liste
tournament-entry-list-about = Les noms tels que Discord les affiche, ou les identifiants. Rien n’est inscrit avant que vous ayez vu de qui il s’agit.
tournament-entry-list-label = Une ligne par inscription
    .of-1 = Une ligne par personne
    .of-2 = Une ligne par paire : Anna ; Ben
    .of-4 = Une ligne par équipe : Anna ; Ben ; Cléo ; Dan
tournament-entry-list-role = Tous ceux qui ont un rôle…
tournament-entry-list-role-nobody = Je n’ai vu à une table ici personne qui ait le rôle { $role } et puisse encore s’inscrire : collez plutôt une liste de noms.
tournament-entry-list-empty = Il n’y a rien : écrivez une ligne par inscription.
tournament-entry-list-too-long = C’est trop d’un coup : { $most } noms au plus, ou des identifiants. Inscrivez le reste ensuite.
tournament-entry-list-unanswered = Discord ne dit pas qui est là pour l’instant : réessayez dans une minute.
tournament-entry-list-written = Vous avez écrit :
tournament-entry-list-wrong = Rien n’est encore inscrit. { $count ->
        [one] Une ligne ne va pas :
       *[other] { $count } choses ne vont pas :
    }
tournament-entry-list-sure = { $count ->
        [one] Cette inscription sera faite, et annoncée à qui elle concerne :
       *[other] Ces { $count } inscriptions seront faites, et annoncées à qui elles concernent :
    }
tournament-entry-list-lacking = { $count ->
        [one] L’une n’est pas complète : elle cherche quelqu’un jusqu’à la fin des inscriptions.
       *[other] { $count } ne sont pas complètes : elles cherchent quelqu’un jusqu’à la fin des inscriptions.
    }
tournament-entry-list-yes = { $count ->
        [one] Inscrire
       *[other] Inscrire les { $count }
    }
tournament-entry-list-done = { $count ->
        [one] Une inscription est faite.
       *[other] { $count } inscriptions sont faites.
    }
tournament-entry-list-problem =
    .nobody = Ligne { $line } : personne sur ce serveur ne s’appelle « { $text } ». Écrivez le nom tel que Discord l’affiche, ou l’identifiant.
    .no-member = Ligne { $line } : personne sur ce serveur n’a l’identifiant { $text }.
    .several = Ligne { $line } : { $count } personnes ici s’appellent « { $text } ». Écrivez l’identifiant de la bonne.
    .robot = Ligne { $line } : « { $text } » est un bot.
    .many = Ligne { $line } : trop de noms ; il en faut { $count } au plus.
    .twice = Ligne { $line } : « { $text } » figure déjà à la ligne { $count }.
    .entered = Ligne { $line } : « { $text } » participe déjà à ce tournoi.
    .blocked = Ligne { $line } : « { $text } » est bloqué sur ce serveur.
