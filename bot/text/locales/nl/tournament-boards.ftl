# How a tournament stands: standings, rounds, brackets, cross tables, the podium, exports.
# $tournament: its name; $round of $rounds; $ahead, $behind, $name: entries.
tournament-boards-to =
    .standings = Stand
    .round = Ronde
    .tables = Tafels
    .bracket = Afvalschema
    .cross = Kruistabel
    .games = Mijn partijen
    .boards = Spellen
tournament-boards-not-begun = De eerste ronde is nog niet geloot: daarvoor valt er niets te tonen.
tournament-boards-no-bracket = Alleen een knock-out heeft een afvalschema. Kijk naar de stand: **/toernooi stand**.
tournament-boards-no-cross = Dit toernooi heeft geen kruistabel. Kijk naar de stand: **/toernooi stand**.

# How far it has come.
tournament-boards-after-round = Na ronde { $round } van { $rounds }
tournament-boards-round-goes-on =
    { $count ->
        [one] Ronde { $round } van { $rounds } · { $done } van { $count } tafel klaar
       *[other] Ronde { $round } van { $rounds } · { $done } van { $count } tafels klaar
    }
tournament-boards-final-standings = Eindstand
tournament-boards-called-off-after = Afgelast in ronde { $round }

# Standings.
tournament-boards-standings = 🏆 { $tournament } · Stand
tournament-boards-standings-after = 🏆 { $tournament } · Stand na ronde { $round }
tournament-boards-standings-page =
    { $count ->
        [one] Pagina { $page } van { $pages } · { $count } inschrijving
       *[other] Pagina { $page } van { $pages } · { $count } inschrijvingen
    }
tournament-boards-standings-about = Bij gelijke stand beslist achtereenvolgens: { $columns }.
tournament-boards-standings-decided = Onderstreept: wat iemand onder de vorige plaatst
tournament-boards-by-lot = 🎲 In alles gelijk: het lot zette { $ahead } voor { $behind }.
tournament-boards-no-result = Nog geen tafel heeft een uitslag: met de eerste begint de stand.
tournament-boards-still-in = nog in de race
tournament-boards-gone = teruggetrokken
tournament-boards-in-words = In woorden
tournament-boards-as-list = Als lijst
tournament-boards-my-page = Mijn pagina
tournament-boards-page = { $page } van { $pages }
tournament-boards-ask-why = ❓ Waarom staat iemand daar?

# Why one is ahead of another.
tournament-boards-why-title = ❓ Waarom?
tournament-boards-why-at-once =
    { $people ->
        [one] { $ahead } staat voor { $behind }: { $reason }.
       *[other] { $ahead } staan voor { $behind }: { $reason }.
    }
tournament-boards-why-after-equal =
    { $people ->
        [one] { $ahead } staat voor { $behind }: gelijk in { $equal }, maar { $reason }.
       *[other] { $ahead } staan voor { $behind }: gelijk in { $equal }, maar { $reason }.
    }
tournament-boards-why-shared = { $ahead } en { $behind } delen hun plaats: alles wat telt is gelijk.
tournament-boards-why-direction = { $ahead } en { $behind } worden niet vergeleken: noord–zuid en oost–west hebben elk een klassement.
tournament-boards-why-never-came = { $behind }: aan geen enkele tafel verschenen, dus zonder plaats.
tournament-boards-why =
    .points = meer punten, { $first } tegen { $second }
    .match-points = meer matchpunten, { $first } tegen { $second }
    .pool-points = meer poulepunten, { $first } tegen { $second }
    .parties = meer gewonnen partijen, { $first } tegen { $second }
    .difference = een beter puntenverschil, { $first } tegen { $second }
    .capots = meer kapot gespeeld, { $first } tegen { $second }
    .failed = minder natte contracten, { $first } tegen { $second }
    .direct = meer matchpunten in het onderlinge duel, { $first } tegen { $second }
    .best = een hogere beste partij, { $first } tegen { $second }
    .buchholz = een hogere Buchholz, { $first } tegen { $second }
    .buchholz-median = een hogere Buchholz zonder de beste en de zwakste tegenstander, { $first } tegen { $second }
    .place = een betere plaats in het schema, { $first } tegen { $second }
    .percentage = een hoger percentage, { $first } tegen { $second }
    .imps = meer IMP’s, { $first } tegen { $second }
    .boards-won = meer spellen gewonnen van wie gelijk staat, { $first } tegen { $second }
    .tops = meer toppen, { $first } tegen { $second }
    .lot = lot { $first } werd voor lot { $second } getrokken
    .bracket = het hoofdschema gaat voor de consolante
tournament-boards-equal =
    .points = punten
    .match-points = matchpunten
    .pool-points = poulepunten
    .parties = gewonnen partijen
    .difference = puntenverschil
    .capots = kapot
    .failed = natte contracten
    .direct = onderling duel
    .best = beste partij
    .buchholz = Buchholz
    .percentage = percentage
    .imps = IMP’s
    .boards-won = gewonnen spellen
    .tops = toppen
tournament-boards-lot-seed = De loten komen uit de startwaarde van het toernooi, `{ $seed }`: **/toernooi exporteren** geeft die voluit.
tournament-boards-buchholz-of = Buchholz van { $name }: { $sum } = **{ $total }**
tournament-boards-buchholz-not-played = niet gespeeld

# One entry, with its games.
tournament-boards-of-entries = { $rank } van { $count }
tournament-boards-nobody-ahead = 👑 Niemand staat ervoor.
tournament-boards-games = Ronde voor ronde
tournament-boards-table = Tafel { $table }
tournament-boards-with = met { $partner }
tournament-boards-against = tegen { $others }
tournament-boards-sat-out = vrij
tournament-boards-not-there = niet gespeeld
tournament-boards-won-by-forfeit = gewonnen: de anderen kwamen niet
tournament-boards-forfeited = niet verschenen

# A round.
tournament-boards-round = Ronde { $round }
tournament-boards-round-of =
    { $round ->
        [0] 🪑 Tafels · { $tournament }
       *[other] 🪑 Ronde { $round } · { $tournament }
    }
tournament-boards-tables-done =
    { $count ->
        [one] { $done } van { $count } tafel klaar
       *[other] { $done } van { $count } tafels klaar
    }
tournament-boards-round-to-come = Nog te spelen, als niemand weggaat
tournament-boards-round-until = ⏱️ tot { $at } ({ $left })
tournament-protests = ⚖️ Alle tafels zijn klaar. Tot { $at } ({ $left }) kan wie aan een tafel zat een probleem melden; daarna komt de stand.
tournament-protest-no-table = Je had in deze ronde geen tafel.
tournament-protest-over = De tijd voor protesten is voorbij: de uitslagen van deze ronde staan vast. De organisatie kan er nog een verbeteren.
tournament-boards-round-paused = ⏸️ Het toernooi is gepauzeerd, de tijd staat stil.
tournament-boards-own-table = 🙋 Je speelt aan **tafel { $table }**.
tournament-boards-own-table-played = 🙋 Je hebt aan **tafel { $table }** gespeeld.
tournament-boards-own-bye = 🙋 Je bent deze ronde vrij.
tournament-boards-own-bye-played = 🙋 Je was deze ronde vrij.
tournament-boards-byes = Vrij
tournament-boards-byes-are = Vrij: { $names }
tournament-boards-match-won = Wedstrijd: { $name } { $imps } IMP’s
tournament-boards-match-drawn = Wedstrijd: gelijk
tournament-boards-and-others =
    { $count ->
        [one] nog { $count }
       *[other] nog { $count }
    }
tournament-boards-deals-played =
    { $deals ->
        [one] { $deals } spel gespeeld
       *[other] { $deals } spellen gespeeld
    }
tournament-boards-table-playing = bezig
tournament-boards-table-done = klaar
tournament-boards-table-forfeit = niet verschenen: { $absent }
tournament-boards-table-robots = 🤖 voor { $absent } speelden robots
tournament-boards-table-robots-finished =
    { $deals ->
        [one] ⌛ robots speelden het laatste spel uit
       *[other] ⌛ robots speelden de laatste { $deals } spellen
    }
tournament-boards-standings-robots = 🤖 Voor wie er niet was, speelden robots, minstens één partij.
tournament-boards-my-table = Mijn tafel
tournament-boards-choose-round = Een andere ronde

# Brackets and pools.
tournament-boards-bracket = 🌳 { $tournament } · Afvalschema
    .main = hoofdschema
    .consolante = consolante
tournament-boards-bracket-after = 🌳 { $tournament } · Afvalschema na ronde { $round }
tournament-boards-bracket-none = zonder plaats
tournament-boards-section =
    .main = Hoofdschema
    .consolante = Consolante
tournament-boards-pool = Poule { $pool }
tournament-boards-pools = Poules { $first }–{ $last }
tournament-boards-places = Plaatsen { $first }–{ $last }
tournament-boards-places-from = Plaatsen vanaf { $first }
tournament-boards-stage =
    .of-1 = Finale
    .of-2 = Halve finales
    .of-4 = Kwartfinales
tournament-boards-stage-of = Laatste { $count }
tournament-boards-bye = vrij
tournament-boards-forfeit = forfait
tournament-boards-choose-part = Een ander deel

# Cross tables.
tournament-boards-cross = 🔢 { $tournament } · Kruistabel
    .won = gewonnen van { $numbers }
    .drawn = gelijk tegen { $numbers }
    .lost = verloren van { $numbers }
    .open = nog tegen { $numbers }
    .robots = 🤖 robots speelden tegen { $numbers }
tournament-boards-cross-title = Wie tegen wie
tournament-boards-cross-about = Rijen en kolommen hebben dezelfde nummers. 2: gewonnen, 1: gelijk, 0: verloren, …: bezig.
tournament-boards-cross-about-teams = Rijen en kolommen hebben dezelfde nummers. In elk vak de IMP’s van de wedstrijd, …: bezig.

# The podium. $people: how many played; $entries: pairs or teams.
tournament-boards-podium = 🏅 { $tournament } · De winnaars
tournament-boards-size-people =
    { $people ->
        [one] { $format } · { $people } speler · rondes: { $rounds }
       *[other] { $format } · { $people } spelers · rondes: { $rounds }
    }
tournament-boards-size-daily =
    { $people ->
        [one] { $format } · { $people } speler
       *[other] { $format } · { $people } spelers
    }
tournament-boards-size-pairs =
    { $format } · { $people } { $people ->
        [one] speler
       *[other] spelers
    }{ $robots ->
        [0] { "" }
        [one] { " " }en { $robots } robot
       *[other] { " " }en { $robots } robots
    } in { $entries } { $size ->
        [2] paren
       *[other] teams
    } · rondes: { $rounds }
tournament-boards-won-consolante =
    { $people ->
        [one] 🎖️ { $name } heeft de consolante gewonnen.
       *[other] 🎖️ { $name } hebben de consolante gewonnen.
    }
tournament-boards-thanks = Iedereen bedankt voor het meespelen, en gefeliciteerd! 🎉
tournament-boards-nothing-played = Er is niets gespeeld.
tournament-boards-nobody-won = **Niemand heeft gewonnen:** aan de tafels die het hadden moeten beslissen, kwam geen van beide kanten.
tournament-boards-seed = De loting (startwaarde `{ $seed }`) is na te kijken: **/toernooi exporteren**

# Exports.
tournament-boards-exported = 📦 **{ $tournament }**, zoals het nu staat. Open de .csv-bestanden met een rekenblad; in het .json-bestand staat alles.
tournament-boards-records-in-it =
    { $count ->
        [one] Met het verslag van { $count } partij: records.jsonl, een regel per partij.
       *[other] Met de verslagen van { $count } partijen: records.jsonl, een regel per partij.
    }
tournament-boards-records-hidden =
    { $count ->
        [one] { $count } verslag ontbreekt: het is van wie daar zaten tot zij het publiceren, of de spellen worden elders nog gespeeld.
       *[other] { $count } verslagen ontbreken: ze zijn van wie daar zaten tot zij ze publiceren, of de spellen worden elders nog gespeeld.
    }
tournament-boards-records-too-big = De verslagen van de partijen ontbreken: samen zijn ze te groot voor Discord. **/exporteren** geeft ze een voor een.
tournament-boards-csv =
    .entry = Inschrijving
    .names = Namen
    .from-round = Vanaf ronde
    .to-round = Tot ronde
    .rank = Rang
    .round = Ronde
    .table = Tafel
    .section = Deel
    .side = Kant
    .entries = Inschrijvingen
    .points = Punten
    .parties = Gewonnen partijen
    .capots = Kapot
    .failed = Natte contracten
    .robots = Gespeeld door robots
    .robot-deals = Spellen door robots
    .kind = Soort
    .counts = Telt
    .reason = Reden
    .id = Uitslag
    .supersedes = In plaats van
    .board = Spel
    .contract = Contract
    .taken = Nam aan
    .outcome = Afloop
    .written = In het spel geschreven
    .percentage = Procent
    .imps = IMP’s
tournament-boards-direction =
    .ns = noord–zuid
    .ew = oost–west

# Tie-breaks: their names, and the short ones above the columns of pictures.
tournament-column =
    .points = Punten
    .match-points = Matchpunten
    .pool-points = Poulepunten
    .parties = Gewonnen partijen
    .difference = Verschil
    .capots = Kapot
    .failed = Natte contracten
    .direct = Onderling duel
    .best = Beste partij
    .buchholz = Buchholz
    .lot = Lot
    .bracket = Schema
    .place = Plaats
    .percentage = Percentage
    .imps = IMP’s
    .boards-won = Gewonnen spellen
    .tops = Toppen
    .direction = Lijn
tournament-column-short =
    .points = Ptn
    .match-points = Match
    .pool-points = Poule ptn
    .parties = Winst
    .difference = Versch.
    .capots = Kapot
    .failed = Nat
    .direct = Onderl.
    .best = Beste
    .buchholz = Buchh.
    .lot = Lot
    .bracket = Schema
    .place = Plaats
    .percentage = %
    .imps = IMP’s
    .boards-won = Spellen
    .tops = Toppen
    .direction = Lijn

# Het loopbriefje van een spel. $board: zijn naam of nummer in de ronde; $contract: 100 ♥; $who: de spelers.
tournament-boards-travelling = 🗂️ { $tournament } · { $board }
    .contract = Contract
    .points = Punten
    .percentage = %
    .imps = IMP’s
tournament-boards-board = Spel { $board }
tournament-boards-board-of-round = Ronde { $round } · Spel { $board }
tournament-boards-choose-board = Kies een spel
tournament-boards-travelling-passed = gepast
tournament-boards-travelling-taken = { $contract } door { $who }
tournament-boards-travelling-tables =
    { $count ->
        [one] { $count } tafel heeft het gespeeld
       *[other] { $count } tafels hebben het gespeeld
    }
tournament-boards-travelling-about =
    .percentage = Procent: hoeveel er van deze kaarten gemaakt is, vergeleken met de andere tafels.
    .imps = IMP’s: de voorsprong op de andere tafels met dezelfde kaarten, of de achterstand.
    .match = IMP’s: ten opzichte van de andere tafel van de wedstrijd, met dezelfde kaarten.
tournament-boards-no-boards = Nog geen spel is aan alle tafels gespeeld: tot dan wordt er niets van getoond.
tournament-boards-no-travelling = Alleen in een duplicate worden spellen vergeleken. Kijk naar de stand: **/toernooi stand**.
# Een dagelijkse duplicate die voorbij is. $share: hoeveel van de anderen erachter staan.
tournament-boards-beaten = **Beter dan { $share } van de anderen die speelden.**
    .all =
        { $count ->
            [one] **Beter dan de enige andere die speelde.**
           *[other] **Beter dan alle anderen die speelden ({ $count }).**
        }
    .none =
        { $count ->
            [one] De andere die speelde was minstens zo goed.
           *[other] De { $count } anderen die speelden waren minstens zo goed.
        }

# Een afvaltoernooi: hoeveel rondes, en wat kan verrassen.
tournament-boards-rounds-either = { $least } of { $most }
tournament-boards-consolante =
    .later = De consolante eindigt na het hoofdschema: de finale ervan is in ronde { $round }.
    .perhaps = De uitslagen bepalen of de consolante een ronde meer nodig heeft dan het hoofdschema: de finale ervan is in ronde { $main } of { $round }.
    .after = Het hoofdschema is klaar. De finale van de consolante komt nog, in ronde { $round }.
tournament-boards-third-place-few = Wie de eerste gespeelde partij verliest, speelt verder in de consolante, ook vanuit een halve finale. Met minder dan { $count } paren is er zo misschien geen partij om de derde plaats.
tournament-boards-third-place =
    .maybe = Een partij om de derde plaats is er alleen als beide verliezers van de halve finales eerder een partij hebben gewonnen: wie de eerste gespeelde partij verliest, speelt verder in de consolante.
    .never = Er is geen partij om de derde plaats: wie de eerste gespeelde partij verliest, speelt verder in de consolante, ook vanuit een halve finale.
# Wat een paar nodig heeft, voor iedereen die het leest.
tournament-needs =
    .first-sure = De eerste plaats is zeker.
    .podium-sure = Een plaats op het podium is zeker.
    .podium-out = Het podium is buiten bereik.
    .pool = Nummer **{ $rank }** van { $entries } in de poule.
    .in = Het hoofdschema is zeker.
    .out = Het hoofdschema is buiten bereik.
    .against = De partij gaat tegen { $names }.
    .win = Winst leidt naar { $names }.
    .win-free = Winst leidt meteen naar de volgende partij.
    .win-final = Winst levert plaats { $place } op.
    .loss-second = Verlies levert plaats { $place } op.
tournament-needs-loss =
    .consolante = Verlies leidt naar de consolante.
    .places = Na verlies gaat het om een lagere plaats.
    .out = Verlies is het einde.
