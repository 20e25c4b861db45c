# Was ein Turnier ablehnt, und was man stattdessen tun kann.
tournament-refused-no-such-tournament = Dieses Turnier gibt es nicht mehr.
tournament-refused-not-in-charge = Das dürfen nur die Turnierleitung und wer diesen Server verwaltet: Frag dort nach.
tournament-refused-not-a-draft = Die Anmeldung läuft schon: Das lässt sich nicht mehr ändern. Name, Beschreibung und Kontakt schon: **/turnier leiten**, **Name, Angaben…**
tournament-refused-name-needed = Der Name eines Turniers hat 1 bis { $most } Zeichen, und etwas davon muss zu sehen sein: Versuch einen anderen.
tournament-refused-four-players = Ein Turnier braucht Regeln für vier Personen: Wähle andere.
tournament-refused-bad-times = Diese Zeiten passen nicht zusammen: Erst öffnet die Anmeldung, dann schließt sie, dann beginnt das Turnier, und alles in der Zukunft.
tournament-refused-not-open =
    { $state ->
        [cancelled] Dieses Turnier ist abgesagt: Anmelden geht nicht mehr.
       *[other] Die Anmeldung ist nicht offen: Die Zeiten stehen in der Ankündigung.
    }
tournament-refused-role-needed = Dieses Turnier ist für { $role }: Bitte die Turnierleitung um diese Rolle.
tournament-refused-blocked = Wer diesen Server verwaltet, hat dich von den Tischen ausgeschlossen: Frag dort nach.
tournament-refused-entered-already = Schon angemeldet. Willst du etwas ändern, melde dich erst ab.
tournament-refused-partner-entered = { $name } spielt schon mit anderen: Wähle jemand anderen.
tournament-refused-asked-enough = { $name } wurde für heute oft genug gefragt. Du kannst jemand anderen fragen, oder { $name } fragt dich.
tournament-refused-invitation-over = Diese Einladung gilt nicht mehr. Willst du trotzdem spielen, melde dich selbst an.
tournament-refused-agreed-already = Du hast schon zugesagt. Kannst du doch nicht kommen, dann drück **Abmelden**.
tournament-refused-team-named-before = Nur ein Team hat einen Namen, und ändern lässt er sich bis zum Beginn des Turniers.
tournament-refused-team-name-taken = Ein anderes Team heißt { $name }: Wähle einen anderen Namen.
tournament-refused-own-partner = Mit dir selbst kannst du kein Paar sein: Wähle jemand anderen.
tournament-refused-alone = Hier melden sich alle einzeln an: Die Partner wechseln von Runde zu Runde.
tournament-refused-not-entered = Du bist für dieses Turnier nicht angemeldet.
tournament-refused-nothing-asked = Hier hat dich niemand gefragt: Melde dich selbst an, mit einem Partner oder auf der Suche nach einem.
tournament-refused-no-check-in = Anwesend meldet man sich zwischen Anmeldeschluss und Beginn: Die Zeiten stehen in der Ankündigung.
tournament-refused-not-running = Das Turnier hat noch nicht begonnen.
tournament-refused-over = Dieses Turnier ist zu Ende.
tournament-refused-round-open = Runde { $round } wird noch gespielt: Warte ihr Ende ab.
tournament-refused-no-round = Eine solche Runde gibt es gerade nicht.
tournament-refused-no-limit = Die Runden dieses Turniers haben keine Zeitgrenze: Da ist nichts zu verlängern.
tournament-refused-no-such-entry = Dieses Team gibt es hier nicht: Wähle eines aus der Tabelle.
tournament-refused-no-such-table = Runde { $round } hat keinen Tisch { $table }.
tournament-refused-too-late = Für dieses Turnier ist es zu spät.
tournament-refused-reason-needed = Schreib einen Grund: Alle können ihn lesen.
tournament-refused-no-such-score = Punkte sind eine ganze Zahl, etwa 162: Versuch es noch einmal.
tournament-refused-winner-needed = Im K.-o.-Turnier muss eine Seite gewinnen: Trag ungleiche Ergebnisse ein.
tournament-refused-same-result = Dieses Ergebnis steht schon da: Trag ein anderes ein oder geh zurück.
tournament-refused-changed = Inzwischen hat sich etwas geändert: Sieh noch einmal nach und entscheide dann.
# Was die Turnierformen selbst ablehnen.
tournament-error-round-open = Tisch { $table } der Runde { $round } hat noch kein Ergebnis: Warte, oder trag eines ein.
tournament-error-over =
    { $rounds ->
        [one] Die einzige Runde ist gespielt.
       *[other] Alle { $rounds } Runden sind gespielt.
    }
tournament-error-too-few = Es sind zu wenige: { $entries }, und es braucht { $least }. Nimm jemanden dazu, oder sag das Turnier ab.
tournament-error-too-many = Für diese Turnierform sind es zu viele: Sie nimmt höchstens { $limit }.
tournament-error-too-many-rounds = Bei so vielen hat diese Turnierform höchstens { $limit } Runden.
tournament-error-no-whist = Ein voller Mêlée-Plan braucht 4, 5, 8, 9, 12, 13 … Personen, höchstens { $limit }; es sind { $players }.
tournament-error-no-late-entry = In dieser Turnierform kann so spät niemand mehr dazukommen.
tournament-error-unknown-entry = Team { $entry } spielt in diesem Turnier nicht.
tournament-error-unknown-table = Runde { $round } hat keinen Tisch { $table }.
tournament-error-twice = Tisch { $table } der Runde { $round } hat zwei Ergebnisse: Berichtige eines davon.
tournament-error-not-newest = Jemand hat dieses Ergebnis inzwischen berichtigt: Sieh es noch einmal an.
tournament-error-other-table = Eine Berichtigung gilt für denselben Tisch.
tournament-error-drawn = Hier muss jemand gewinnen: Spielt noch ein Spiel.
tournament-error-went-on = Die nächste Partie ist schon ausgelost: Wer sie spielt, steht fest.
tournament-error-bad-plan = Wähle bis zu 64 Runden mit 1 bis 64 Spielen.
tournament-error-not-by-hand = In dieser Turnierform sagt der Plan, wer gegen wen spielt.
tournament-error-bad-table = Wer diese Runde spielt, sitzt an genau einem Tisch oder hat spielfrei, und jeder Tisch hat seine eigene Nummer.
tournament-refused-too-many-points = Niemand macht in { $deals ->
        [one] { $deals } Spiel
       *[other] { $deals } Spielen
    } mehr als { $most } Punkte: Sieh dir die Zahl noch einmal an.
tournament-refused-fewer-places =
    { $entries ->
        [one] Ein Platz ist schon vergeben: Weniger können es nicht sein. Wer einen Platz hat, behält ihn.
       *[other] { $entries } Plätze sind schon vergeben: Weniger können es nicht sein. Wer einen Platz hat, behält ihn.
    }
