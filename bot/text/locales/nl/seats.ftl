# Seats during a game: leaving and coming back, looking for somebody else, sitting down.
seats-leave = Sta op
seats-back = Ik ben er weer
seats-replace = Vervang mij
seats-keep = Houd mijn plaats
seats-sit = Speel voor { $name }
seats-offer = Zoek iemand voor een plaats…
seats-offer-stop = Niet meer voor plaats { $seat }: { $name }
seats-left = Vanaf nu speelt een robot voor jou. De plaats blijft van jou: druk op **Ik ben er weer** wanneer je wilt, zolang niemand anders die genomen heeft.
seats-left-last = Er zijn nu alleen nog robots: de tafel wacht op jou, en zonder jou wordt er niet gespeeld. Druk op **Ik ben er weer** wanneer je wilt.
seats-returned = Welkom terug: je speelt weer zelf. **Mijn kaarten** aan de tafel toont je kaarten.
seats-offered = Ik zoek iemand in { $channel }. Tot dan gaat alles door zoals het is.
seats-withdrawn = Ik zoek niemand meer.
seats-taken = Je hebt nu een plaats aan { $table }: { $link }
    Je kaarten staan daar onder **Mijn kaarten**, en komen als privébericht als je dat wilt.
seats-away-table =
    { $count ->
        [one] 🤖 Een robot speelt voor { $names } tot { $names } er weer is.
       *[other] 🤖 Robots spelen voor { $names } tot ze er weer zijn.
    }
seats-deserted =
    { $count ->
        [0] 🤖 Er zijn alleen nog robots: de tafel wacht tot er iemand gaat zitten.
       *[other] 🤖 Er zijn alleen nog robots: de tafel wacht op { $names }.
    }
seats-deserted-until = Als er niemand komt, sluit de tafel ({ $when }).
seats-deserted-robots = Komt er een kwartier lang niemand, dan spelen zij verder.
seats-deserted-came = Een team dat hier nooit was, verliest door forfait; anders spelen zij na een kwartier verder.
seats-away-hand = 🤖 **Een robot speelt voor jou.** De plaats blijft van jou: druk op **Ik ben er weer** wanneer je wilt.
seats-away-hand-waits = 🤖 **Er zijn alleen nog robots: de tafel wacht op jou.** Druk op **Ik ben er weer** wanneer je wilt.

# An offer in the channel. $mark is the sign of a team.
offer-title = ### 🪑 { $table }: een plaats om over te nemen
offer-seat = { $mark } Plaats { $seat } is van { $name }. Wie die neemt, speelt vanaf hier verder:
offer-take = Neem deze plaats
offer-taken = -# 🪑 { $table }: { $name } heeft de plaats genomen.
offer-gone = -# 🪑 { $table }: de plaats is niet meer te krijgen.

# The last word to somebody whose seat is another’s.
seat-left =
    .replaced = Bedankt voor het spelen! { $name } speelt in jouw plaats verder.
    .left = Je was er niet, en { $name } heeft je plaats genomen.
    .removed = Je bent van deze tafel gehaald: { $name } speelt in jouw plaats verder. Kijken mag nog steeds.
