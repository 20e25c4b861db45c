# /puzzel: elke dag een positie, voor iedereen dezelfde.
puzzle-title = Puzzel van vandaag
puzzle-taken =
    { $auction ->
        [choice] { $name } speelt op { $trump }. Tot hier speelden robots.
       *[other] { $name } nam: { $trump }. Tot hier speelden robots.
    }
puzzle-bid = { $name } bood { $bid }. Tot hier speelden robots.
puzzle-belote = { $name }: belote.
puzzle-ask =
    .cards = **Jouw beurt. Welke kaart?** Je eerste antwoord telt.
    .bids = **Jouw beurt. Wat zeg je?** Je eerste antwoord telt.
puzzle-right =
    .cards = **{ $best } is de beste kaart.**
    .bids = **{ $best } is het beste.**
puzzle-wrong =
    .cards = { $answer } geeft ongeveer { $points } punten weg: **{ $best }** is de beste kaart.
    .bids = { $answer } geeft ongeveer { $points } punten weg. Het beste: **{ $best }**.
puzzle-few =
    { $count ->
        [one] Je bent de eerste die antwoordt.
       *[other] Tot nu toe { $count } antwoorden, waarvan { $right } goed.
    }
puzzle-played = Tot nu toe { $count } antwoorden: { $answers }.
puzzle-streak =
    { $days ->
        [0] Je langste reeks: { $longest }.
        [one] 🔥 { $days } dag op rij · langste reeks { $longest }
       *[other] 🔥 { $days } dagen op rij · langste reeks { $longest }
    }
puzzle-next = De volgende: { $at }
puzzle-none = De puzzel van vandaag wordt nog gemaakt. Probeer het over een minuut of twee opnieuw.
puzzle-over = Deze puzzel is er niet meer: /puzzel toont die van vandaag.
puzzle-auction = Tot hier boden robots.
puzzle-late = Uit het archief: een laat antwoord telt voor geen reeks.
puzzle-own = Alleen mijn kaarten
puzzle-play-on = Vanaf hier verderspelen
puzzle-archive = Eerdere puzzels
puzzle-archive-about = De laatste { $days } dagen; opgelost: { $solved } van { $count }. ✅ opgelost, ❌ gemist, ▫️ open.
puzzle-games = De spellen wisselen elkaar af: { $games }. Andere hebben geen eigen puzzels: daar speel of bied je zoals in een van deze.
puzzle-choose = Open een puzzel…
puzzle-kind =
    .cards = kaarten
    .bids = bieden
profile-puzzles =
    { $days ->
        [one] Puzzels: { $days } dag op rij, langste reeks { $longest }
       *[other] Puzzels: { $days } dagen op rij, langste reeks { $longest }
    }
