# /puzzel: elke dag een positie, voor iedereen dezelfde.
puzzle-title = Puzzel van vandaag
puzzle-taken = { $name } nam: { $trump }. Tot hier speelden robots.
puzzle-bid = { $name } bood { $bid }. Tot hier speelden robots.
puzzle-belote = { $name }: belote.
puzzle-ask = **Jouw beurt. Welke kaart?** Je eerste antwoord telt.
puzzle-right = **{ $card } is de beste kaart.**
puzzle-wrong = { $card } geeft ongeveer { $points } punten weg: **{ $best }** is de beste kaart.
puzzle-few =
    { $count ->
        [one] Je bent de eerste die antwoordt.
       *[other] Tot nu toe { $count } antwoorden, waarvan { $right } met de beste kaart.
    }
puzzle-played = Tot nu toe { $count } antwoorden: { $cards }.
puzzle-streak =
    { $days ->
        [0] Je langste reeks: { $longest }.
        [one] 🔥 { $days } dag op rij · langste reeks { $longest }
       *[other] 🔥 { $days } dagen op rij · langste reeks { $longest }
    }
puzzle-next = De volgende: { $at }
puzzle-none = De puzzel van vandaag wordt nog gemaakt. Probeer het over een minuut of twee opnieuw.
puzzle-over = Deze puzzel is voorbij of veranderd: /puzzel toont die van vandaag.
profile-puzzles =
    { $days ->
        [one] Puzzels: { $days } dag op rij, langste reeks { $longest }
       *[other] Puzzels: { $days } dagen op rij, langste reeks { $longest }
    }
