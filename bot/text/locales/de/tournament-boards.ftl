# How a tournament stands: standings, rounds, brackets, cross tables, the podium, exports.
# $tournament: its name; $round of $rounds; $ahead, $behind, $name: entries.
tournament-boards-to-standings = Tabelle
tournament-boards-to-round = Runde
tournament-boards-to-bracket = Turnierbaum
tournament-boards-to-cross = Kreuztabelle
tournament-boards-to-games = Meine Partien
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
tournament-boards-why-points = mehr Punkte, { $first } gegen { $second }
tournament-boards-why-match-points = mehr Matchpunkte, { $first } gegen { $second }
tournament-boards-why-pool-points = mehr Gruppenpunkte, { $first } gegen { $second }
tournament-boards-why-parties = mehr gewonnene Partien, { $first } gegen { $second }
tournament-boards-why-difference = eine bessere Punktedifferenz, { $first } gegen { $second }
tournament-boards-why-capots = mehr Capots, { $first } gegen { $second }
tournament-boards-why-failed = weniger Kontrakte dedans, { $first } gegen { $second }
tournament-boards-why-direct = mehr Matchpunkte im direkten Vergleich, { $first } gegen { $second }
tournament-boards-why-best = eine höhere beste Partie, { $first } gegen { $second }
tournament-boards-why-buchholz = eine höhere Buchholzzahl, { $first } gegen { $second }
tournament-boards-why-buchholz-median = eine höhere Buchholzzahl ohne den besten und den schwächsten Gegner, { $first } gegen { $second }
tournament-boards-why-place = ein besserer Platz im Turnierbaum, { $first } gegen { $second }
tournament-boards-why-percentage = mehr Prozente, { $first } gegen { $second }
tournament-boards-why-imps = mehr IMPs, { $first } gegen { $second }
tournament-boards-why-boards-won = mehr gewonnene Boards gegen die Gleichen, { $first } gegen { $second }
tournament-boards-why-tops = mehr Tops, { $first } gegen { $second }
tournament-boards-why-lot = Los { $first } wurde vor Los { $second } gezogen
tournament-boards-why-bracket = das Hauptfeld geht vor der Consolante
tournament-boards-equal-points = Punkten
tournament-boards-equal-match-points = Matchpunkten
tournament-boards-equal-pool-points = Gruppenpunkten
tournament-boards-equal-parties = gewonnenen Partien
tournament-boards-equal-difference = Punktedifferenz
tournament-boards-equal-capots = Capots
tournament-boards-equal-failed = Kontrakten dedans
tournament-boards-equal-direct = direktem Vergleich
tournament-boards-equal-best = bester Partie
tournament-boards-equal-buchholz = Buchholz
tournament-boards-equal-percentage = Prozenten
tournament-boards-equal-imps = IMPs
tournament-boards-equal-boards-won = gewonnenen Boards
tournament-boards-equal-tops = Tops
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
tournament-boards-round-of = 🪑 Runde { $round } · { $tournament }
tournament-boards-tables-done =
    { $count ->
        [one] { $done } von { $count } Tisch fertig
       *[other] { $done } von { $count } Tischen fertig
    }
tournament-boards-round-to-come = Noch nicht begonnen, falls niemand geht
tournament-boards-round-until = ⏱️ bis { $at } ({ $left })
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
tournament-boards-bracket-after = 🌳 { $tournament } · Turnierbaum nach Runde { $round }
tournament-boards-bracket-main = Hauptfeld
tournament-boards-bracket-consolante = Consolante
tournament-boards-bracket-none = ohne Platz
tournament-boards-section-main = Hauptfeld
tournament-boards-section-consolante = Consolante
tournament-boards-pool = Gruppe { $pool }
tournament-boards-pools = Gruppen { $first }–{ $last }
tournament-boards-places = Plätze { $first }–{ $last }
tournament-boards-places-from = Plätze ab { $first }
tournament-boards-stage-1 = Finale
tournament-boards-stage-2 = Halbfinale
tournament-boards-stage-4 = Viertelfinale
tournament-boards-stage-of = Runde der letzten { $count }
tournament-boards-bye = Freilos
tournament-boards-forfeit = kampflos
tournament-boards-choose-part = Ein anderer Teil

# Cross tables.
tournament-boards-cross = 🔢 { $tournament } · Kreuztabelle
tournament-boards-cross-title = Wer gegen wen
tournament-boards-cross-won = gewonnen gegen { $numbers }
tournament-boards-cross-drawn = unentschieden gegen { $numbers }
tournament-boards-cross-lost = verloren gegen { $numbers }
tournament-boards-cross-open = noch gegen { $numbers }
tournament-boards-cross-robots = 🤖 Roboter spielten gegen { $numbers }
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
tournament-boards-csv-entry = Anmeldung
tournament-boards-csv-names = Namen
tournament-boards-csv-from-round = Ab Runde
tournament-boards-csv-to-round = Bis Runde
tournament-boards-csv-rank = Rang
tournament-boards-csv-round = Runde
tournament-boards-csv-table = Tisch
tournament-boards-csv-section = Teil
tournament-boards-csv-side = Seite
tournament-boards-csv-entries = Anmeldungen
tournament-boards-csv-points = Punkte
tournament-boards-csv-parties = Gewonnene Partien
tournament-boards-csv-capots = Capots
tournament-boards-csv-failed = Kontrakte dedans
tournament-boards-csv-robots = Von Robotern gespielt
tournament-boards-csv-robot-deals = Spiele von Robotern
tournament-boards-csv-kind = Art
tournament-boards-csv-counts = Zählt
tournament-boards-csv-reason = Grund
tournament-boards-csv-id = Ergebnis
tournament-boards-csv-supersedes = Anstelle von
tournament-boards-csv-board = Board
tournament-boards-csv-contract = Kontrakt
tournament-boards-csv-taken = Hat genommen
tournament-boards-csv-outcome = Ausgang
tournament-boards-csv-written = Auf dem Board geschrieben
tournament-boards-csv-percentage = Prozent
tournament-boards-csv-imps = IMPs
tournament-boards-direction-ns = Nord–Süd
tournament-boards-direction-ew = Ost–West

# Tie-breaks: their names, and the short ones above the columns of pictures.
tournament-column-points = Punkte
tournament-column-points-short = Pkt.
tournament-column-match-points = Matchpunkte
tournament-column-match-points-short = Match
tournament-column-pool-points = Gruppenpunkte
tournament-column-pool-points-short = Grp.- Pkt.
tournament-column-parties = Gewonnene Partien
tournament-column-parties-short = Siege
tournament-column-difference = Differenz
tournament-column-difference-short = Diff.
tournament-column-capots = Capots
tournament-column-capots-short = Capots
tournament-column-failed = Kontrakte dedans
tournament-column-failed-short = Dedans
tournament-column-direct = Direkter Vergleich
tournament-column-direct-short = Direkt
tournament-column-best = Beste Partie
tournament-column-best-short = Beste
tournament-column-buchholz = Buchholz
tournament-column-buchholz-short = Buchh.
tournament-column-lot = Los
tournament-column-lot-short = Los
tournament-column-bracket = Baum
tournament-column-bracket-short = Baum
tournament-column-place = Platz
tournament-column-place-short = Platz
tournament-column-percentage = Prozent
tournament-column-percentage-short = %
tournament-column-imps = IMPs
tournament-column-imps-short = IMPs
tournament-column-boards-won = Gewonnene Boards
tournament-column-boards-won-short = Boards
tournament-column-tops = Tops
tournament-column-tops-short = Tops
tournament-column-direction = Linie
tournament-column-direction-short = Linie

# Der Laufzettel eines Boards. $board: sein Name oder seine Nummer in der Runde; $contract: 100 ♥; $who: wer es spielt.
tournament-boards-to-boards = Boards
tournament-boards-travelling = 🗂️ { $tournament } · { $board }
tournament-boards-board = Board { $board }
tournament-boards-board-of-round = Runde { $round } · Board { $board }
tournament-boards-choose-board = Board wählen
tournament-boards-travelling-contract = Kontrakt
tournament-boards-travelling-points = Punkte
tournament-boards-travelling-percentage = %
tournament-boards-travelling-imps = IMPs
tournament-boards-travelling-passed = gepasst
tournament-boards-travelling-taken = { $contract } von { $who }
tournament-boards-travelling-tables =
    { $count ->
        [one] { $count } Tisch hat es gespielt
       *[other] { $count } Tische haben es gespielt
    }
tournament-boards-travelling-about-percentage = Prozent: wie viel aus diesen Karten gemacht wurde, im Vergleich mit den anderen Tischen.
tournament-boards-travelling-about-imps = IMPs: der Vorsprung vor den anderen Tischen mit denselben Karten, oder der Rückstand.
tournament-boards-travelling-about-match = IMPs: gegenüber dem anderen Tisch der Begegnung, mit denselben Karten.
tournament-boards-no-boards = Noch ist kein Board an allen Tischen gespielt: Bis dahin wird nichts davon gezeigt.
tournament-boards-no-travelling = Nur in einem Duplikat werden Boards verglichen. Schau in die Tabelle: **/turnier tabelle**.
# Ein Tagesduplikat, das vorbei ist. $share: wie viele der anderen dahinter liegen.
tournament-boards-beaten = **Besser als { $share } der anderen, die gespielt haben.**
tournament-boards-beaten-all =
    { $count ->
        [one] **Besser als die einzige andere Person, die gespielt hat.**
       *[other] **Besser als alle anderen, die gespielt haben ({ $count }).**
    }
tournament-boards-beaten-none =
    { $count ->
        [one] Die andere Person, die gespielt hat, war mindestens so gut.
       *[other] Die { $count } anderen, die gespielt haben, waren mindestens so gut.
    }

# K.-o.: wie viele Runden, und was dabei überrascht.
tournament-boards-rounds-either = { $least } oder { $most }
tournament-boards-consolante-later = Die Consolante endet nach dem Hauptfeld: Ihr Finale ist in Runde { $round }.
tournament-boards-consolante-perhaps = Die Ergebnisse entscheiden, ob die Consolante eine Runde mehr braucht als das Hauptfeld: Ihr Finale ist in Runde { $main } oder { $round }.
tournament-boards-consolante-after = Das Hauptfeld ist zu Ende. Das Finale der Consolante kommt noch, in Runde { $round }.
tournament-boards-third-place-few = Wer die erste gespielte Partie verliert, spielt in der Consolante weiter, auch aus dem Halbfinale. Bei weniger als { $count } Paaren gibt es deshalb vielleicht kein Spiel um Platz drei.
tournament-boards-third-place-maybe = Ein Spiel um Platz drei gibt es nur, wenn beide, die im Halbfinale verlieren, davor eine Partie gewonnen haben: Wer die erste gespielte Partie verliert, spielt in der Consolante weiter.
tournament-boards-third-place-never = Es gibt kein Spiel um Platz drei: Wer die erste gespielte Partie verliert, spielt in der Consolante weiter, auch aus dem Halbfinale.
