# /problème: une position par jour, la même pour tout le monde.
puzzle-title = Problème du jour
puzzle-taken = Preneur : { $name }, { $trump }. Jusqu’ici, des robots ont joué.
puzzle-bid = Enchère : { $bid } ({ $name }). Jusqu’ici, des robots ont joué.
puzzle-belote = { $name } : belote.
puzzle-ask = **À vous de jouer. Quelle carte ?** Le premier appui compte.
puzzle-right = **{ $card }, la meilleure carte !**
puzzle-wrong = { $card } coûte environ { $points } points : la meilleure carte est **{ $best }**.
puzzle-few =
    { $count ->
        [one] Personne n’avait encore répondu.
       *[other] { $count } réponses jusqu’ici, dont { $right } avec la meilleure carte.
    }
puzzle-played = { $count } réponses jusqu’ici : { $cards }.
puzzle-streak =
    { $days ->
        [0] Votre plus longue série : { $longest }.
        [one] 🔥 { $days } jour de suite · record { $longest }
       *[other] 🔥 { $days } jours de suite · record { $longest }
    }
puzzle-next = Le prochain : { $at }
puzzle-none = Le problème du jour est en préparation. Réessayez dans une minute ou deux.
puzzle-over = Ce problème est terminé ou a changé : /problème a celui du jour.
profile-puzzles =
    { $days ->
        [one] Problèmes : { $days } jour de suite, record { $longest }
       *[other] Problèmes : { $days } jours de suite, record { $longest }
    }
