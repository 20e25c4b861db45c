# /history: somebody's finished games.
history-title = Jouw partijen
history-title-of = Partijen van { $name } op deze server
history-none = Je hebt nog geen partij uitgespeeld. `/belote` opent een tafel.
history-none-of = { $name } heeft op deze server nog geen partij uitgespeeld.
history-hidden = { $name } houdt de eigen partijen voor zich.
history-server-only = Vraag naar de partijen van iemand anders op een server waar jullie allebei spelen: alleen die van daar staan in de lijst.
history-won = 🏆 **Gewonnen** met { $mine } tegen { $theirs }
history-lost = **Verloren** met { $mine } tegen { $theirs }
history-drawn = **Gelijk** op { $mine }
history-left = **Weggegaan** voor het einde: telt als verloren
history-given-up = ⏹️ **Gestopt** voor het einde: telt niet
history-with = Met { $partner } tegen { $others }
history-against = Tegen { $others }
history-rating = Rating { $rating } ({ $change })
history-unrated = Zonder klassement: { $why ->
        [shuffle] tussen de spellen werd alleen gecoupeerd
       *[rules] eigen regels
        [removed] iemand is van tafel gehaald
        [robots] er speelde een robot mee
        [robot_level] de robots speelden op een ander niveau dan in hun ranglijst
        [hints] tips waren toegestaan
        [too_short] de partij was te kort opgezet
        [too_few_deals] te weinig spellen
    }
history-somebody = *iemand*
history-former-server = een vroegere server
history-page = Pagina { $page } van { $pages } · { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
history-choose = Een partij bekijken…
history-newer = Nieuwer
history-older = Ouder
history-back = Terug
history-replay = Naspelen
