# /problème: une position par jour, la même pour tout le monde.
puzzle-title = Problème du jour
puzzle-taken =
    { $auction ->
        [choice] { $name } joue à { $trump }. Jusqu’ici, des robots ont joué.
       *[other] Preneur : { $name }, { $trump }. Jusqu’ici, des robots ont joué.
    }
puzzle-bid = Enchère : { $bid } ({ $name }). Jusqu’ici, des robots ont joué.
puzzle-belote = { $name } : belote.
puzzle-ask =
    .cards = **À vous de jouer. Quelle carte ?** Le premier appui compte.
    .bids = **À vous de parler. Que dites-vous ?** Le premier appui compte.
puzzle-right =
    .cards = **{ $best }, la meilleure carte !**
    .bids = **{ $best } : le meilleur choix !**
puzzle-wrong =
    .cards = { $answer } coûte environ { $points } points : la meilleure carte est **{ $best }**.
    .bids = { $answer } coûte environ { $points } points. Le mieux : **{ $best }**.
puzzle-few =
    { $count ->
        [one] Personne n’avait encore répondu.
       *[other] { $count } réponses jusqu’ici, dont { $right } justes.
    }
puzzle-played = { $count } réponses jusqu’ici : { $answers }.
puzzle-streak =
    { $days ->
        [0] Votre plus longue série : { $longest }.
        [one] 🔥 { $days } jour de suite · record { $longest }
       *[other] 🔥 { $days } jours de suite · record { $longest }
    }
puzzle-next = Le prochain : { $at }
puzzle-none = Le problème du jour est en préparation. Réessayez dans une minute ou deux.
puzzle-over = Ce problème n’est plus là : /problème a celui du jour.
puzzle-auction = Jusqu’ici, des robots ont parlé.
puzzle-late = Problème des archives : une réponse tardive ne compte pour aucune série.
puzzle-own = Mes cartes seulement
puzzle-play-on = Continuer la donne
puzzle-archive = Problèmes précédents
puzzle-archive-about = Les { $days } derniers jours ; résolus : { $solved } sur { $count }. ✅ résolu, ❌ manqué, ▫️ à faire.
puzzle-games = Les jeux alternent : { $games }. Les autres n’ont pas de problème à eux : on y joue ou on y parle comme dans l’un de ceux-ci.
puzzle-choose = Ouvrir un problème…
puzzle-kind =
    .cards = cartes
    .bids = enchères
profile-puzzles =
    { $days ->
        [one] Problèmes : { $days } jour de suite, record { $longest }
       *[other] Problèmes : { $days } jours de suite, record { $longest }
    }
