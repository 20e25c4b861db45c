# How a tournament stands: standings, rounds, brackets, cross tables, the podium, exports.
# $tournament: its name; $round of $rounds; $ahead, $behind, $name: entries.
tournament-boards-to =
    .standings = Tabelle
    .round = Runde
    .tables = Tische
    .bracket = Turnierbaum
    .cross = Kreuztabelle
    .games = Meine Partien
    .boards = Boards
tournament-boards-not-begun = Die erste Runde ist noch nicht ausgelost: Vorher gibt es nichts zu zeigen.
tournament-boards-no-bracket = Nur ein K.-o.-Turnier hat einen Turnierbaum. Schau in die Tabelle: **/turnier tabelle**.
tournament-boards-no-cross = Dieses Turnier hat keine Kreuztabelle. Schau in die Tabelle: **/turnier tabelle**.

# How far it has come.
tournament-boards-after-round = Nach Runde { $round } von { $rounds }
tournament-boards-round-goes-on =
    { $count ->
        [one] Runde { $round } von { $rounds } · { $done } von { $count } Tisch fertig
       *[other] Runde { $round } von { $rounds } · { $done } von { $count } Tischen fertig
    }
tournament-boards-final-standings = Endstand
tournament-boards-called-off-after = Abgesagt in Runde { $round }

# Standings.
tournament-boards-standings = 🏆 { $tournament } · Tabelle
tournament-boards-standings-after = 🏆 { $tournament } · Tabelle nach Runde { $round }
tournament-boards-standings-page =
    { $count ->
        [one] Seite { $page } von { $pages } · { $count } Anmeldung
       *[other] Seite { $page } von { $pages } · { $count } Anmeldungen
    }
tournament-boards-standings-about = Bei Gleichstand entscheidet der Reihe nach: { $columns }.
tournament-boards-standings-decided = Unterstrichen: was den Ausschlag gibt
tournament-boards-by-lot = 🎲 In allem gleich: Das Los setzt { $ahead } vor { $behind }.
tournament-boards-no-result = Noch hat kein Tisch sein Ergebnis: Mit dem ersten beginnt die Tabelle.
tournament-boards-still-in = noch dabei
tournament-boards-gone = zurückgezogen
tournament-boards-in-words = In Worten
tournament-boards-as-list = Als Liste
tournament-boards-my-page = Meine Seite
tournament-boards-page = { $page } von { $pages }
tournament-boards-ask-why = ❓ Warum steht jemand dort?

# Why one is ahead of another.
tournament-boards-why-title = ❓ Warum?
tournament-boards-why-at-once =
    { $people ->
        [one] { $ahead } liegt vor { $behind }: { $reason }.
       *[other] { $ahead } liegen vor { $behind }: { $reason }.
    }
tournament-boards-why-after-equal =
    { $people ->
        [one] { $ahead } liegt vor { $behind }: gleich bei { $equal }, aber { $reason }.
       *[other] { $ahead } liegen vor { $behind }: gleich bei { $equal }, aber { $reason }.
    }
tournament-boards-why-shared = { $ahead } und { $behind } teilen sich den Platz: Alles, was zählt, ist gleich.
tournament-boards-why-direction = { $ahead } und { $behind } werden nicht verglichen: Nord–Süd und Ost–West haben je eine Wertung.
tournament-boards-why-never-came = { $behind }: an keinem Tisch erschienen, darum ohne Platz.
tournament-boards-why =
    .points = mehr Punkte, { $first } gegen { $second }
    .match-points = mehr Matchpunkte, { $first } gegen { $second }
    .pool-points = mehr Gruppenpunkte, { $first } gegen { $second }
    .parties = mehr gewonnene Partien, { $first } gegen { $second }
    .difference = eine bessere Punktedifferenz, { $first } gegen { $second }
    .capots = mehr Capots, { $first } gegen { $second }
    .failed = weniger Kontrakte dedans, { $first } gegen { $second }
    .direct = mehr Matchpunkte im direkten Vergleich, { $first } gegen { $second }
    .best = eine höhere beste Partie, { $first } gegen { $second }
    .buchholz = eine höhere Buchholzzahl, { $first } gegen { $second }
    .buchholz-median = eine höhere Buchholzzahl ohne den besten und den schwächsten Gegner, { $first } gegen { $second }
    .place = ein besserer Platz im Turnierbaum, { $first } gegen { $second }
    .percentage = mehr Prozente, { $first } gegen { $second }
    .imps = mehr IMPs, { $first } gegen { $second }
    .boards-won = mehr gewonnene Boards gegen die Gleichen, { $first } gegen { $second }
    .tops = mehr Tops, { $first } gegen { $second }
    .lot = Los { $first } wurde vor Los { $second } gezogen
    .bracket = das Hauptfeld geht vor der Consolante
tournament-boards-equal =
    .points = Punkten
    .match-points = Matchpunkten
    .pool-points = Gruppenpunkten
    .parties = gewonnenen Partien
    .difference = Punktedifferenz
    .capots = Capots
    .failed = Kontrakten dedans
    .direct = direktem Vergleich
    .best = bester Partie
    .buchholz = Buchholz
    .percentage = Prozenten
    .imps = IMPs
    .boards-won = gewonnenen Boards
    .tops = Tops
tournament-boards-lot-seed = Die Lose folgen aus dem Startwert des Turniers, `{ $seed }`: **/turnier exportieren** enthält ihn ganz.
tournament-boards-buchholz-of = Buchholz von { $name }: { $sum } = **{ $total }**
tournament-boards-buchholz-not-played = nicht gespielt

# One entry, with its games.
tournament-boards-of-entries = { $rank } von { $count }
tournament-boards-nobody-ahead = 👑 Niemand liegt davor.
tournament-boards-games = Runde für Runde
tournament-boards-table = Tisch { $table }
tournament-boards-with = mit { $partner }
tournament-boards-against = gegen { $others }
tournament-boards-sat-out = spielfrei
tournament-boards-not-there = nicht gespielt
tournament-boards-won-by-forfeit = kampflos gewonnen
tournament-boards-forfeited = nicht angetreten

# A round.
tournament-boards-round = Runde { $round }
tournament-boards-round-of =
    { $round ->
        [0] 🪑 Tische · { $tournament }
       *[other] 🪑 Runde { $round } · { $tournament }
    }
tournament-boards-tables-done =
    { $count ->
        [one] { $done } von { $count } Tisch fertig
       *[other] { $done } von { $count } Tischen fertig
    }
tournament-boards-round-to-come = Noch nicht begonnen, falls niemand geht
tournament-boards-round-until = ⏱️ bis { $at } ({ $left })
tournament-protests = ⚖️ Alle Tische sind fertig. Bis { $at } ({ $left }) kann, wer an einem Tisch saß, ein Problem melden; danach kommt der Stand.
tournament-protest-no-table = Du hattest in dieser Runde keinen Tisch.
tournament-protest-over = Die Zeit für Einsprüche ist vorbei: Die Ergebnisse dieser Runde gelten. Die Turnierleitung kann noch eines berichtigen.
tournament-boards-round-paused = ⏸️ Das Turnier ruht, die Zeit steht.
tournament-boards-own-table = 🙋 Du spielst an **Tisch { $table }**.
tournament-boards-own-table-played = 🙋 Du hast an **Tisch { $table }** gespielt.
tournament-boards-own-bye = 🙋 Du hast diese Runde spielfrei.
tournament-boards-own-bye-played = 🙋 Du hattest diese Runde spielfrei.
tournament-boards-byes = Spielfrei
tournament-boards-byes-are = Spielfrei: { $names }
tournament-boards-match-won = Begegnung: { $name } { $imps } IMPs
tournament-boards-match-drawn = Begegnung: unentschieden
tournament-boards-and-others =
    { $count ->
        [one] { $count } weitere
       *[other] { $count } weitere
    }
tournament-boards-deals-played =
    { $deals ->
        [one] { $deals } Spiel gespielt
       *[other] { $deals } Spiele gespielt
    }
tournament-boards-table-playing = läuft
tournament-boards-table-done = fertig
tournament-boards-table-forfeit = nicht angetreten: { $absent }
tournament-boards-table-robots = 🤖 für { $absent } spielten Roboter
tournament-boards-table-robots-finished =
    { $deals ->
        [one] ⌛ Roboter beendeten das letzte Spiel
       *[other] ⌛ Roboter beendeten die letzten { $deals } Spiele
    }
tournament-boards-standings-robots = 🤖 Für Fehlende spielten Roboter, mindestens ein Spiel.
tournament-boards-my-table = Mein Tisch
tournament-boards-choose-round = Eine andere Runde

# Brackets and pools.
tournament-boards-bracket = 🌳 { $tournament } · Turnierbaum
    .main = Hauptfeld
    .consolante = Consolante
tournament-boards-bracket-after = 🌳 { $tournament } · Turnierbaum nach Runde { $round }
tournament-boards-bracket-none = ohne Platz
tournament-boards-section =
    .main = Hauptfeld
    .consolante = Consolante
tournament-boards-pool = Gruppe { $pool }
tournament-boards-pools = Gruppen { $first }–{ $last }
tournament-boards-places = Plätze { $first }–{ $last }
tournament-boards-places-from = Plätze ab { $first }
tournament-boards-stage =
    .of-1 = Finale
    .of-2 = Halbfinale
    .of-4 = Viertelfinale
tournament-boards-stage-of = Runde der letzten { $count }
tournament-boards-bye = Freilos
tournament-boards-forfeit = kampflos
tournament-boards-choose-part = Ein anderer Teil

# Cross tables.
tournament-boards-cross = 🔢 { $tournament } · Kreuztabelle
    .won = gewonnen gegen { $numbers }
    .drawn = unentschieden gegen { $numbers }
    .lost = verloren gegen { $numbers }
    .open = noch gegen { $numbers }
    .robots = 🤖 Roboter spielten gegen { $numbers }
tournament-boards-cross-title = Wer gegen wen
tournament-boards-cross-about = Zeilen und Spalten haben dieselben Nummern. 2: gewonnen, 1: unentschieden, 0: verloren, …: läuft.
tournament-boards-cross-about-teams = Zeilen und Spalten haben dieselben Nummern. In jedem Feld die IMPs der Begegnung, …: läuft.

# The podium. $people: how many played; $entries: pairs or teams.
tournament-boards-podium = 🏅 { $tournament } · Siegerehrung
tournament-boards-size-people =
    { $people ->
        [one] { $format } · { $people } Person · Runden: { $rounds }
       *[other] { $format } · { $people } Teilnehmende · Runden: { $rounds }
    }
tournament-boards-size-daily =
    { $people ->
        [one] { $format } · { $people } Person
       *[other] { $format } · { $people } Teilnehmende
    }
tournament-boards-size-pairs =
    { $format } · { $people } { $people ->
        [one] Person
       *[other] Teilnehmende
    }{ $robots ->
        [0] { "" }
       *[other] { " " }und { $robots } Roboter
    } in { $entries } { $size ->
        [2] Paaren
       *[other] Teams
    } · Runden: { $rounds }
tournament-boards-won-consolante =
    { $people ->
        [one] 🎖️ { $name } hat die Consolante gewonnen.
       *[other] 🎖️ { $name } haben die Consolante gewonnen.
    }
tournament-boards-thanks = Danke an alle fürs Mitspielen, und herzlichen Glückwunsch! 🎉
tournament-boards-nothing-played = Es wurde nichts gespielt.
tournament-boards-nobody-won = **Niemand hat gewonnen:** An den Tischen, die es entschieden hätten, ist keine Seite erschienen.
tournament-boards-seed = Die Auslosung (Startwert `{ $seed }`) lässt sich prüfen: **/turnier exportieren**

# Exports.
tournament-boards-exported = 📦 **{ $tournament }**, wie es jetzt steht. Die .csv-Dateien öffnest du mit einer Tabellenkalkulation; in der .json-Datei steht alles.
tournament-boards-records-in-it =
    { $count ->
        [one] Mit der Aufzeichnung von { $count } Partie: records.jsonl, eine Zeile je Partie.
       *[other] Mit den Aufzeichnungen von { $count } Partien: records.jsonl, eine Zeile je Partie.
    }
tournament-boards-records-hidden =
    { $count ->
        [one] { $count } Aufzeichnung fehlt: Sie gehört denen, die dort saßen, bis sie sie veröffentlichen, oder ihre Boards werden anderswo noch gespielt.
       *[other] { $count } Aufzeichnungen fehlen: Sie gehören denen, die dort saßen, bis sie sie veröffentlichen, oder ihre Boards werden anderswo noch gespielt.
    }
tournament-boards-records-too-big = Die Aufzeichnungen der Partien fehlen: Zusammen sind sie zu groß für Discord. **/exportieren** liefert sie einzeln.
tournament-boards-csv =
    .entry = Anmeldung
    .names = Namen
    .from-round = Ab Runde
    .to-round = Bis Runde
    .rank = Rang
    .round = Runde
    .table = Tisch
    .section = Teil
    .side = Seite
    .entries = Anmeldungen
    .points = Punkte
    .parties = Gewonnene Partien
    .capots = Capots
    .failed = Kontrakte dedans
    .robots = Von Robotern gespielt
    .robot-deals = Spiele von Robotern
    .kind = Art
    .counts = Zählt
    .reason = Grund
    .id = Ergebnis
    .supersedes = Anstelle von
    .board = Board
    .contract = Kontrakt
    .taken = Hat genommen
    .outcome = Ausgang
    .written = Auf dem Board geschrieben
    .percentage = Prozent
    .imps = IMPs
tournament-boards-direction =
    .ns = Nord–Süd
    .ew = Ost–West

# Tie-breaks: their names, and the short ones above the columns of pictures.
tournament-column =
    .points = Punkte
    .match-points = Matchpunkte
    .pool-points = Gruppenpunkte
    .parties = Gewonnene Partien
    .difference = Differenz
    .capots = Capots
    .failed = Kontrakte dedans
    .direct = Direkter Vergleich
    .best = Beste Partie
    .buchholz = Buchholz
    .lot = Los
    .bracket = Baum
    .place = Platz
    .percentage = Prozent
    .imps = IMPs
    .boards-won = Gewonnene Boards
    .tops = Tops
    .direction = Linie
tournament-column-short =
    .points = Pkt.
    .match-points = Match
    .pool-points = Grp.- Pkt.
    .parties = Siege
    .difference = Diff.
    .capots = Capots
    .failed = Dedans
    .direct = Direkt
    .best = Beste
    .buchholz = Buchh.
    .lot = Los
    .bracket = Baum
    .place = Platz
    .percentage = %
    .imps = IMPs
    .boards-won = Boards
    .tops = Tops
    .direction = Linie

# Der Laufzettel eines Boards. $board: sein Name oder seine Nummer in der Runde; $contract: 100 ♥; $who: wer es spielt.
tournament-boards-travelling = 🗂️ { $tournament } · { $board }
    .contract = Kontrakt
    .points = Punkte
    .percentage = %
    .imps = IMPs
tournament-boards-board = Board { $board }
tournament-boards-board-of-round = Runde { $round } · Board { $board }
tournament-boards-choose-board = Board wählen
tournament-boards-travelling-passed = gepasst
tournament-boards-travelling-taken = { $contract } von { $who }
tournament-boards-travelling-tables =
    { $count ->
        [one] { $count } Tisch hat es gespielt
       *[other] { $count } Tische haben es gespielt
    }
tournament-boards-travelling-about =
    .percentage = Prozent: wie viel aus diesen Karten gemacht wurde, im Vergleich mit den anderen Tischen.
    .imps = IMPs: der Vorsprung vor den anderen Tischen mit denselben Karten, oder der Rückstand.
    .match = IMPs: gegenüber dem anderen Tisch der Begegnung, mit denselben Karten.
tournament-boards-no-boards = Noch ist kein Board an allen Tischen gespielt: Bis dahin wird nichts davon gezeigt.
tournament-boards-no-travelling = Nur in einem Duplikat werden Boards verglichen. Schau in die Tabelle: **/turnier tabelle**.
# Ein Tagesduplikat, das vorbei ist. $share: wie viele der anderen dahinter liegen.
tournament-boards-beaten = **Besser als { $share } der anderen, die gespielt haben.**
    .all =
        { $count ->
            [one] **Besser als die einzige andere Person, die gespielt hat.**
           *[other] **Besser als alle anderen, die gespielt haben ({ $count }).**
        }
    .none =
        { $count ->
            [one] Die andere Person, die gespielt hat, war mindestens so gut.
           *[other] Die { $count } anderen, die gespielt haben, waren mindestens so gut.
        }

# K.-o.: wie viele Runden, und was dabei überrascht.
tournament-boards-rounds-either = { $least } oder { $most }
tournament-boards-consolante =
    .later = Die Consolante endet nach dem Hauptfeld: Ihr Finale ist in Runde { $round }.
    .perhaps = Die Ergebnisse entscheiden, ob die Consolante eine Runde mehr braucht als das Hauptfeld: Ihr Finale ist in Runde { $main } oder { $round }.
    .after = Das Hauptfeld ist zu Ende. Das Finale der Consolante kommt noch, in Runde { $round }.
tournament-boards-third-place-few = Wer die erste gespielte Partie verliert, spielt in der Consolante weiter, auch aus dem Halbfinale. Bei weniger als { $count } Paaren gibt es deshalb vielleicht kein Spiel um Platz drei.
tournament-boards-third-place =
    .maybe = Ein Spiel um Platz drei gibt es nur, wenn beide, die im Halbfinale verlieren, davor eine Partie gewonnen haben: Wer die erste gespielte Partie verliert, spielt in der Consolante weiter.
    .never = Es gibt kein Spiel um Platz drei: Wer die erste gespielte Partie verliert, spielt in der Consolante weiter, auch aus dem Halbfinale.
# Was ein Paar braucht, für alle, die es lesen.
tournament-needs =
    .first-sure = Der erste Platz ist sicher.
    .podium-sure = Ein Platz auf dem Podest ist sicher.
    .podium-out = Das Podest ist außer Reichweite.
    .pool = Nummer **{ $rank }** von { $entries } in der Gruppe.
    .in = Das Hauptfeld ist sicher.
    .out = Das Hauptfeld ist außer Reichweite.
    .against = Es geht gegen { $names }.
    .win = Ein Sieg führt zu { $names }.
    .win-free = Ein Sieg führt gleich in die nächste Partie.
    .win-final = Ein Sieg bringt Platz { $place }.
    .loss-second = Eine Niederlage bringt Platz { $place }.
tournament-needs-loss =
    .consolante = Eine Niederlage führt in die Consolante.
    .places = Nach einer Niederlage geht es um einen Platz weiter hinten.
    .out = Eine Niederlage ist das Ende.
