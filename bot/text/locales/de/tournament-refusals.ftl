# Was ein Turnier ablehnt, und was man stattdessen tun kann.
tournament-refused =
    .boards-needed = Im Duplikat hat jedes Board sein Ergebnis: Gib die Boards dieses Tisches ein.
    .window-closed = Dieses Tagesduplikat ist nicht offen: Die Zeiten stehen in der Ankündigung.
    .boards-seen = Du hattest bei diesem Tagesduplikat schon einen Tisch, bevor ich dich vergessen habe, und kennst seine Boards. Das nächste steht dir offen.
    .not-daily = Das ist kein Tagesduplikat: Melde dich in seiner Ankündigung an.
    .no-such-zone = Es gibt keine Zeitzone { $zone }: Schreib zum Beispiel Europe/Berlin oder UTC.
    .no-such-series = Dieses Tagesduplikat gibt es nicht mehr.
    .team-full = Es ist kein Platz mehr frei: Ein Team hat vier Leute, ein Paar zwei.
    .no-such-league = Diese Liga gibt es nicht mehr.
    .league-not-in-charge = Das darf nur, wer hier Turniere leitet: Frag dort nach.
    .league-over = Diese Liga ist beendet: Führe sie erst weiter.
    .league-full = Eine Liga hat höchstens { $most } Turniere: Leg eine neue an.
    .league-best = Es zählen 1 bis { $most } Turniere: Wähle eine Zahl dazwischen.
    .league-out-of = Insgesamt müssen es { $best } (so viele zählen) bis { $most } Turniere sein.
    .league-no-points = Ein K.-o.-Turnier hat keine Punkte zum Addieren: Zähle lieber Plätze.
    .league-other-points = Diese Turnierformen haben nicht dieselbe Art von Punkten, man kann sie nicht addieren: Zähle lieber Plätze.
    .no-such-tournament = Dieses Turnier gibt es nicht mehr.
    .not-in-charge = Das dürfen nur die Turnierleitung und wer diesen Server verwaltet: Frag dort nach.
    .not-a-draft = Die Anmeldung läuft schon: Das lässt sich nicht mehr ändern. Name, Beschreibung und Kontakt schon: **/turnier leiten**, **Name, Angaben…**
    .fixed =
        { $state ->
            [registration] Es ist schon jemand angemeldet, also bleiben Regeln und Runden, wie sie sind. Zeiten, Plätze, Name, Beschreibung und Kontakt lassen sich noch ändern: **/turnier leiten**.
            [check_in] Es ist schon jemand angemeldet, also bleiben Regeln und Runden, wie sie sind. Der Beginn, die Plätze, Name, Beschreibung und Kontakt lassen sich noch ändern: **/turnier leiten**.
           *[running] Das Turnier hat begonnen, also bleiben Regeln und Runden, wie sie sind. Eine Runde kann mehr Zeit bekommen, und Name, Beschreibung und Kontakt lassen sich noch ändern: **/turnier leiten**.
        }
    .named-by-organisers = Wer mitleitet, bestimmt die Turnierleitung dieses Servers: Bitte sie darum.
    .no-pages = Es gibt keine Seite im Browser: Wer diesen Server verwaltet, schaltet Seiten mit **/einrichten** ein, und die Turnierleitung legt einen Link an.
    .organiser-blocked = Jemand davon ist auf diesem Server blockiert: Wähle andere.
    .name-needed = Der Name eines Turniers hat 1 bis { $most } Zeichen, und etwas davon muss zu sehen sein: Versuch einen anderen.
    .other-players =
        „{ $format }“ ist für { $most ->
            [2] zwei
            [3] drei
           *[other] vier
        } an einem Tisch, dieses Spiel für { $players ->
            [2] zwei
            [3] drei
           *[other] vier
        }: Wähle eine andere Turnierform oder andere Regeln.
    .bad-times = Diese Zeiten passen nicht zusammen: Erst öffnet die Anmeldung, dann schließt sie, dann beginnt das Turnier, und alles in der Zukunft.
    .not-open =
        { $state ->
            [cancelled] Dieses Turnier ist abgesagt: Anmelden geht nicht mehr.
           *[other] Die Anmeldung ist nicht offen: Die Zeiten stehen in der Ankündigung.
        }
    .role-needed = Dieses Turnier ist für { $role }: Bitte die Turnierleitung um diese Rolle.
    .blocked = Wer diesen Server verwaltet, hat dich von den Tischen ausgeschlossen: Frag dort nach.
    .entered-already = Schon angemeldet. Willst du etwas ändern, melde dich erst ab.
    .partner-entered = { $name } spielt schon mit anderen: Wähle jemand anderen.
    .asked-enough = { $name } wurde für heute oft genug gefragt. Du kannst jemand anderen fragen, oder { $name } fragt dich.
    .invitation-over = Diese Einladung gilt nicht mehr. Willst du trotzdem spielen, melde dich selbst an.
    .agreed-already = Du hast schon zugesagt. Kannst du doch nicht kommen, dann drück **Abmelden**.
    .team-named-before = Nur ein Paar oder ein Team hat einen Namen, und ändern lässt er sich bis zum Beginn des Turniers.
    .team-name-taken = Ein anderes Team heißt { $name }: Wähle einen anderen Namen.
    .own-partner = Mit dir selbst kannst du kein Paar sein: Wähle jemand anderen.
    .alone = Hier melden sich alle einzeln an.
    .not-entered = Du bist für dieses Turnier nicht angemeldet.
    .nothing-asked = Hier hat dich niemand gefragt: Melde dich selbst an, mit einem Partner oder auf der Suche nach einem.
    .no-check-in = Anwesend meldet man sich zwischen Anmeldeschluss und Beginn: Die Zeiten stehen in der Ankündigung.
    .not-running = Das Turnier hat noch nicht begonnen.
    .over = Dieses Turnier ist zu Ende.
    .round-open = Runde { $round } wird noch gespielt: Warte ihr Ende ab.
    .no-round = Eine solche Runde gibt es gerade nicht.
    .no-limit = Die Runden dieses Turniers haben keine Zeitgrenze: Da ist nichts zu verlängern.
    .no-such-entry = Dieses Team gibt es hier nicht: Wähle eines aus der Tabelle.
    .no-such-table = Runde { $round } hat keinen Tisch { $table }.
    .nobody-ranked = Von den Angemeldeten hat niemand einen Platz in jenem Turnier: Wähle ein anderes, oder setze von Hand.
    .no-such-seed = Schreib einen Platz von 1 bis { $most }.
    .too-late = Für dieses Turnier ist es zu spät.
    .reason-needed = Schreib einen Grund: Alle können ihn lesen.
    .no-such-score = Punkte sind eine ganze Zahl, etwa 162: Versuch es noch einmal.
    .winner-needed = Im K.-o.-Turnier muss eine Seite gewinnen: Trag ungleiche Ergebnisse ein.
    .same-result = Dieses Ergebnis steht schon da: Trag ein anderes ein oder geh zurück.
    .changed = Inzwischen hat sich etwas geändert: Sieh noch einmal nach und entscheide dann.
    .too-many-points = Niemand macht in { $deals ->
            [one] { $deals } Spiel
           *[other] { $deals } Spielen
        } mehr als { $most } Punkte: Sieh dir die Zahl noch einmal an.
    .fewer-places =
        { $entries ->
            [one] Ein Platz ist schon vergeben: Weniger können es nicht sein. Wer einen Platz hat, behält ihn.
           *[other] { $entries } Plätze sind schon vergeben: Weniger können es nicht sein. Wer einen Platz hat, behält ihn.
        }
# Was die Turnierformen selbst ablehnen.
tournament-error =
    .round-open = Tisch { $table } der Runde { $round } hat noch kein Ergebnis: Warte, oder trag eines ein.
    .over =
        { $rounds ->
            [one] Die einzige Runde ist gespielt.
           *[other] Alle { $rounds } Runden sind gespielt.
        }
    .too-few = Es sind zu wenige: { $entries }, und es braucht { $least }. Nimm jemanden dazu, oder sag das Turnier ab.
    .too-many = Für diese Turnierform sind es zu viele: Sie nimmt höchstens { $limit }.
    .too-many-rounds = Bei so vielen hat diese Turnierform höchstens { $limit } Runden.
    .no-whist = Ein voller Mêlée-Plan braucht 4, 5, 8, 9, 12, 13 … Personen, höchstens { $limit }; es sind { $players }.
    .no-late-entry = In dieser Turnierform kann so spät niemand mehr dazukommen.
    .unknown-entry = Team { $entry } spielt in diesem Turnier nicht.
    .unknown-table = Runde { $round } hat keinen Tisch { $table }.
    .twice = Tisch { $table } der Runde { $round } hat zwei Ergebnisse: Berichtige eines davon.
    .not-newest = Jemand hat dieses Ergebnis inzwischen berichtigt: Sieh es noch einmal an.
    .other-table = Eine Berichtigung gilt für denselben Tisch.
    .drawn = Hier muss jemand gewinnen: Spielt noch ein Spiel.
    .went-on = Die nächste Partie ist schon ausgelost: Wer sie spielt, steht fest.
    .bad-plan = Wähle bis zu 64 Runden mit 1 bis 64 Spielen.
    .not-by-hand = In dieser Turnierform sagt der Plan, wer gegen wen spielt.
    .bad-table = Wer diese Runde spielt, sitzt an genau einem Tisch oder hat spielfrei, und jeder Tisch hat seine eigene Nummer.
