# A tournament’s table: the card in its channel, what its thread is told, what it counts.
# $tournament: its name; $team: “🔵 Anna and Cléo”; $when: “in 10 minutes”, $at: “21:30”.
tournament-table-name =
    { $round ->
        [0] { $tournament } · Tisch { $table }
       *[other] { $tournament } · Runde { $round }, Tisch { $table }
    }
tournament-table-thread =
    { $round ->
        [0] Tisch { $table }
       *[other] Runde { $round }, Tisch { $table }
    }
tournament-table-deals =
    { $deals ->
        [one] { $played } von { $deals } Spiel gespielt
       *[other] { $played } von { $deals } Spielen gespielt
    }
tournament-table-best-of = Finale: wer von { $parties } Partien mehr gewinnt
tournament-table-parties = Gewonnene Partien: { $first } zu { $second }
tournament-table-until = ⏳ Die Runde dauert bis **{ $at }** ({ $when }).
tournament-table-open = ⏳ Offen bis **{ $at }** ({ $when }).
tournament-table-no-limit = ⏳ Die Runde dauert so lange, wie ihre Tische brauchen.
tournament-table-then =
    .robots = Dann wird das laufende Spiel beendet, und Roboter spielen die, die noch fehlen.
    .nothing = Dann wird das laufende Spiel beendet, und die fehlenden zählen 0:0.
    .ahead = Dann wird das laufende Spiel beendet, und wer vorn liegt, hat gewonnen.
    .window = Boards, die bis dahin nicht fertig sind, werden nicht verglichen.
tournament-table-cards = 🃏 Deine Karten kommen als Direktnachricht; **{ $button }** am Tisch zeigt sie auch.
tournament-table-round-ends = ⏳ Ende der Runde: { $when }
tournament-table-closes = ⏳ Schließt: { $when }
tournament-table-last-deal = ⏰ Die Zeit ist um: Das ist das letzte Spiel.
tournament-table-called = ⏳ **Ende der Runde: { $at }** ({ $when }).
tournament-table-time-up = ⏰ **Die Zeit dieser Runde ist um.**
    .robots = Dieses Spiel spielt ihr noch; dann spielen Roboter die, die fehlen.
    .nothing = Dieses Spiel spielt ihr noch; die fehlenden zählen 0:0.
    .ahead = Dieses Spiel spielt ihr noch; dann hat gewonnen, wer vorn liegt.
tournament-table-robots =
    { $deals ->
        [one] 🤖 Roboter spielen auf allen vier Plätzen das Spiel, das noch fehlt: Die Abrechnung kommt gleich.
       *[other] 🤖 Roboter spielen auf allen vier Plätzen die { $deals } Spiele, die noch fehlen: Die Abrechnung kommt gleich.
    }
tournament-table-robots-finish = 🤖 Roboter beenden dieses Spiel, auf allen vier Plätzen: Die Abrechnung kommt gleich.
tournament-table-ends-now = ⏰ **Die Turnierleitung beendet das Turnier jetzt.** Ist dieses Spiel nicht rechtzeitig fertig, beenden es Roboter ({ $when }).
tournament-table-newcomer = 🪑 { $mention }, **du spielst ab jetzt an diesem Tisch**, auf Platz { $seat }:
tournament-table-newcomer-robot = Bis du dich setzt, spielt ein Roboter für dich.
tournament-table-newcomer-sits = -# 🪑 { $name } spielt jetzt hier.
tournament-table-newcomer-late = -# 🪑 Niemand hat diesen Platz eingenommen: Dort hat ein Roboter gespielt.
tournament-table-sit = Hinsetzen
tournament-table-where = Wohin jetzt?
tournament-table-counts = **Das zählt im Turnier:**
tournament-table-counts-points =
    { $points ->
        [one] { $team }: **1 Punkt**
       *[other] { $team }: **{ $shown } Punkte**
    }
tournament-table-counts-match =
    { $match ->
        [one] { $team }: **1 Matchpunkt** ({ $shown })
       *[other] { $team }: **{ $match } Matchpunkte** ({ $shown })
    }
tournament-table-wins = 🏆 **{ $team } gewinnen diese Begegnung.**
tournament-table-one-more = ⚖️ Gleichstand: Ein weiteres Spiel entscheidet, gleich hier.
tournament-table-next-party = ▶️ Die nächste Partie beginnt gleich hier.
tournament-table-boards = 🗂️ Was es zählt, steht fest, wenn alle Tische diese Boards gespielt haben.
tournament-table-compared = 🗂️ Die Boards sind verglichen: **Wohin jetzt?** zeigt, wo du stehst.
tournament-table-left = 🤖 { $name } hat den Platz einem Roboter überlassen: −{ $points } Punkte.
tournament-table-leave-costs = ⚠️ Wer am Ende der Partie nicht zurück ist, verliert in diesem Turnier { $points } Punkte.
tournament-table-ended = -# Die Partie ist zu Ende.
tournament-table-own-place = -# Musst du weg? **Aufstehen**: Ein Roboter spielt für dich. Ersetzen kann dich nur die Turnierleitung.
tournament-table-close-sure = **{ $table } schließen?** Die Partie endet hier und zählt, so weit sie gekommen ist.
tournament-table-expel-sure = **{ $name } vom Tisch nehmen?** Ein Roboter spielt weiter, und { $name } kann nicht in diese Partie zurück. Soll jemand den Platz übernehmen, ersetze { $name } im Turnier.
tournament-table-expelled = Erledigt: Dort spielt ein Roboter.
