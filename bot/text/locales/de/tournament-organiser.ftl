# The draft of a tournament, for its organiser: cogs/tournaments/organising/draft_screens.py.
tournament-organiser-draft = Entwurf: Nur die Turnierleitung sieht ihn.
tournament-organiser-change = Etwas ändern…
tournament-organiser-page-name = Name, Beschreibung, Kontakt
tournament-organiser-page-times = Zeiten und Anwesenheit
tournament-organiser-page-format = Turnierform
tournament-organiser-page-rules = Regeln
tournament-organiser-page-length = Runden, Spiele, Zeit
tournament-organiser-page-people = Wer mitspielen darf
tournament-organiser-page-robots = Roboter
tournament-organiser-page-channel = Kanal
tournament-organiser-starts = Beginn: { $at } ({ $when })
tournament-organiser-opens-by-hand = Die Anmeldung öffnet, sobald du sie öffnest.
tournament-organiser-opens-at = Die Anmeldung öffnet von selbst: { $at }.
tournament-organiser-closes-at = Anmeldeschluss: { $at }
tournament-organiser-checks-in-1 = dann Anwesenheitsmeldung bis zum Beginn
tournament-organiser-checks-in-0 = ohne Anwesenheitsmeldung
tournament-organiser-over-at = Spätestens vorbei: { $at }
tournament-organiser-everybody = für alle
tournament-organiser-only-role = nur { $role }
tournament-organiser-members-1 = Alle melden sich einzeln an
tournament-organiser-members-2 = Paare
tournament-organiser-members-4 = Viererteams
tournament-organiser-least = mindestens { $count }
tournament-organiser-who-4 = In dieser Turnierform melden sich Viererteams an: Wer sich anmeldet, nennt die anderen.
tournament-organiser-daily-by-hand = Offen für alle, sobald du es öffnest.
tournament-organiser-daily-opens = Es öffnet von selbst: { $at }
tournament-organiser-daily-closes = Spielen kann man bis { $at }
tournament-organiser-who-1 = In dieser Turnierform melden sich alle einzeln an: Die Partner wechseln von Runde zu Runde.
tournament-organiser-who-2 = In dieser Turnierform melden sich Paare an; wer allein ist, sucht einen Partner und bekommt bei Anmeldeschluss einen.
tournament-organiser-role-about = Wer mitspielen darf: alle, oder nur wer eine Rolle hat.
tournament-organiser-rules-about = Fertige Regeln, oder solche, die auf diesem Server gespeichert sind. Wie lange eine Partie dauert, bestimmt das Turnier.
tournament-organiser-length-about = Was gespielt wird, und in welcher Zeit. Ist die Zeit einer Runde um, wird das laufende Spiel noch beendet.
tournament-organiser-channel-about = Wo das Turnier angekündigt wird und seine Tische als Threads aufgehen.
tournament-organiser-zone = Zeiten, die du eintippst, gelten in { $zone }. Alle lesen sie in ihrer eigenen Zeit.
tournament-organiser-same-minute = Zur selben Minute: { $names }. Niemand kann an beiden Turnieren teilnehmen.
tournament-organiser-zone-changed = Der Beginn bleibt derselbe Zeitpunkt: In { $zone } ist das { $at }. Wenn du eine andere Zeit gemeint hast, ändere sie.
tournament-organiser-daily-zone-changed = Das Ende bleibt derselbe Zeitpunkt: In { $zone } ist das { $at }. Wenn du eine andere Zeit gemeint hast, ändere sie.
tournament-organiser-type = Ändern…
tournament-organiser-not-by-itself = Ich öffne selbst
tournament-organiser-switch-1 = Einschalten
tournament-organiser-switch-0 = Ausschalten
tournament-organiser-back = Zurück
tournament-organiser-no = Nein, zurück
tournament-organiser-preview = Vorschau
tournament-organiser-form-start = Wann beginnt es?
tournament-organiser-form-closes = Wann ist Anmeldeschluss?
tournament-organiser-form-opens = Wann öffnet die Anmeldung?
tournament-organiser-name = Name
tournament-organiser-moment = Zum Beispiel: Freitag 20:30, in 2 Stunden
tournament-organiser-examples = 20:30 · Freitag 20:30 · Samstag 14:30 · in 2 Stunden
tournament-organiser-unread = „{ $text }“ verstehe ich nicht als kommende Zeit: Schreib sie wie { $examples }, mit Uhrzeit.
tournament-organiser-not-there = In diesem Kanal lässt sich noch nicht spielen: { $why } Wähle einen anderen Kanal, oder ändere das.

# The formats in a sentence each, at most 100 characters.
tournament-format-about-concours = Paare: Nach jeder Runde spielt Platz 1 gegen 2, 3 gegen 4. Die meisten Punkte gewinnen.
tournament-format-about-swiss = Paare: Wer gewinnt, trifft auf Gewinner, niemand zweimal. Siege entscheiden.
tournament-format-about-round-robin = Paare: Jeder einmal gegen jeden. Für bis zu zehn oder so.
tournament-format-about-melee = Allein: jede Runde ein neuer Partner durch das Los, nie zweimal derselbe.
tournament-format-about-melee-balanced = Allein: vier Nachbarn der Tabelle an einem Tisch, der Erste mit dem Letzten von ihnen.
tournament-format-about-whist = Allein: mit allen einmal, gegen alle zweimal. Für 4, 5, 8, 9, 12, 13 … Personen.
tournament-format-about-knock-out = Paare: Wer verliert, ist draußen, oder spielt in der Consolante weiter (Trostrunde).
tournament-format-about-mitchell = Paare: dieselben Spiele an jedem Tisch; Nord–Süd und Ost–West werden getrennt gewertet.
tournament-format-about-howell = Paare: dieselben Spiele an jedem Tisch, eine Wertung für alle. Bis zu sieben Tische.
tournament-format-about-teams = Zwei Paare eines Teams spielen dieselben Spiele an zwei Tischen, auf beiden Seiten.
tournament-format-about-daily = Allein, mit drei Robotern, wann man will: Alle spielen dieselben Spiele.

# What a draft may say: cogs/tournaments/draft_fields.py.
tournament-value-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
tournament-value-deals =
    { $count ->
        [one] { $count } Spiel pro Runde
       *[other] { $count } Spiele pro Runde
    }
tournament-value-boards =
    { $count ->
        [one] { $count } Board pro Runde
       *[other] { $count } Boards pro Runde
    }
tournament-value-length-0 = ohne Zeitgrenze
tournament-value-length = { $time } pro Runde
tournament-value-break-0 = ohne Pause
tournament-value-break = { $time } Pause
tournament-value-gap-0 = Anmeldung bis zum Beginn
tournament-value-gap = Anmeldeschluss { $time } vorher
tournament-value-most-0 = so viele wie kommen
tournament-value-most-teams = höchstens { $count } Paare
tournament-value-most-people = höchstens { $count } Personen
tournament-value-pace-contest = Wettkampf: 45 s pro Zug, 3 min Reserve
tournament-value-end-0 = Eine Zahl von Spielen
tournament-value-check-in-1 = Vor dem Beginn meldet man sich anwesend; wer das nicht tut, ist draußen.
tournament-value-check-in-0 = Ohne Anwesenheitsmeldung: Wer angemeldet ist, spielt.
tournament-value-stand-ins-1 = Roboter spielen für alle, die nicht an ihren Tisch kommen.
tournament-value-stand-ins-0 = Wer nicht in zehn Minuten am Tisch ist, verliert kampflos.
tournament-value-stand-ins-came = Roboter spielen für alle, die gehen. Ein Team, von dem in zehn Minuten niemand kommt, verliert kampflos.
tournament-organiser-absences-about = Wenn Roboter für Fehlende spielen:
tournament-value-absences-unranked = Wer an keinen Tisch kommt, hat keinen Platz.
tournament-value-absences-zero = Was Roboter gespielt haben, bringt nichts; wer nie kommt, hat keinen Platz.
tournament-value-absences-counted = Ergebnisse von Robotern zählen und sind markiert; wer nie kommt, hat keine Medaille.
tournament-value-house-1 = Roboter füllen eine ungerade Zahl auf.
tournament-value-house-0 = Bei ungerader Zahl hat jede Runde jemand spielfrei.
tournament-value-pools-1 = Erst Gruppen von etwa vier; die besten zwei kommen weiter.
tournament-value-pools-0 = Keine Gruppen: Der Turnierbaum beginnt sofort.
tournament-value-consolante-1 = Wer die erste Partie verliert, spielt in der Consolante weiter.
tournament-value-consolante-0 = Keine Consolante: Wer verliert, ist draußen.
tournament-value-places-none = Nur das Finale
tournament-value-places-third = Auch ein Spiel um Platz drei
tournament-value-places-all = Spiele um alle Plätze
tournament-value-final-1500 = Finale: eine Partie bis 1.500
tournament-value-final-best-of-3 = Finale: zwei von drei Partien
tournament-value-scoring-matchpoints = Matchpunkte: wie viele man bei jedem Spiel schlägt
tournament-value-scoring-imps = IMPs: um wie viel bei jedem Spiel
tournament-organiser-minutes = { $count } min
tournament-organiser-hours = { $count } h
tournament-organiser-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

# The panel: what an organiser may do, is asked to be sure of, and has done.
tournament-organiser-ask-open = Anmeldung öffnen
tournament-organiser-yes-open = Anmeldung öffnen
tournament-organiser-sure-open = Anmeldung jetzt öffnen? Die Ankündigung geht an { $channel }, Anmeldeschluss ist { $closes }. Danach lassen sich nur noch Zeiten, Name, Beschreibung, Kontakt und Plätze ändern.
tournament-organiser-ask-opens = Später öffnen…
tournament-organiser-ask-delete = Entwurf löschen
tournament-organiser-yes-delete = Entwurf löschen
tournament-organiser-sure-delete = Den Entwurf „{ $name }“ löschen? Niemand hat ihn gesehen.
tournament-organiser-ask-close = Anmeldung schließen
tournament-organiser-yes-close = Anmeldung schließen
tournament-organiser-sure-close = Anmeldung schließen? Danach kann sich niemand mehr anmelden.
tournament-organiser-ask-reopen = Anmeldung wieder öffnen
tournament-organiser-yes-reopen = Anmeldung wieder öffnen
tournament-organiser-sure-reopen = Die Anmeldung noch einmal öffnen? Paare bleiben, wie sie sind, und wer anwesend gemeldet ist, bleibt es. Vor dem Beginn schließt sie wieder.
tournament-organiser-reopen-late = Der Beginn ist schon vorbei: Wähle zuerst unter **Zeiten** einen anderen.
tournament-organiser-open-late = Der Anmeldeschluss ist schon vorbei: Wähle im Entwurf zuerst andere Zeiten.
tournament-organiser-ask-start = Jetzt beginnen
tournament-organiser-yes-start = Jetzt beginnen
tournament-organiser-sure-start = Jetzt beginnen? Runde 1 wird unter den Anwesenden ausgelost.
tournament-organiser-ask-pause = Anhalten
tournament-organiser-yes-pause = Anhalten
tournament-organiser-sure-pause = Alles anhalten? Tische pausieren, keine Zeit läuft, und keine Runde wird ausgelost, bis es weitergeht.
tournament-organiser-ask-resume = Weiter
tournament-organiser-yes-resume = Weiter
tournament-organiser-sure-resume = Jetzt weiter? Alle haben so viel Zeit wie vorher.
tournament-organiser-extend = +{ $minutes } min
tournament-organiser-yes-extend = Zeit geben
tournament-organiser-sure-extend = Runde { $round } { $minutes } Minuten mehr geben, bis { $until }?
tournament-organiser-ask-end = Nach dieser Runde beenden
tournament-organiser-yes-end = Nach dieser Runde beenden
tournament-organiser-sure-end = Nach Runde { $round } beenden? Tische, die noch spielen: { $tables }. Danach steht die Tabelle fest.
tournament-organiser-ask-end-now = Sofort beenden
tournament-organiser-yes-end-now = Sofort beenden
tournament-organiser-sure-end-now =
    { $daily ->
        [1] Jetzt beenden? Das Tagesduplikat schließt jetzt: Boards, die nicht fertig sind, bringen nichts, und die Tabelle steht fest.
       *[other]
            { $tables ->
                [1] Jetzt beenden? Runde { $round } endet dann sofort: Ein Tisch hat eine Minute für das laufende Spiel, dann beenden es Roboter; fehlende Spiele zählen nach der Turnierform, und die Tabelle steht fest.
               *[other] Jetzt beenden? Runde { $round } endet dann sofort: { $tables } Tische haben eine Minute für das laufende Spiel, dann beenden es Roboter; fehlende Spiele zählen nach der Turnierform, und die Tabelle steht fest.
            }
    }
tournament-organiser-ask-cancel = Turnier absagen
tournament-organiser-yes-cancel = Turnier absagen
tournament-organiser-sure-cancel = „{ $name }“ für alle absagen? Die Tische werden geschlossen. Das lässt sich nicht rückgängig machen.
tournament-organiser-ask-drop = Herausnehmen
tournament-organiser-yes-drop = Herausnehmen
tournament-organiser-sure-drop =
    { $later ->
        [1] { $name } ab der nächsten Runde herausnehmen? Was erreicht ist, bleibt.
       *[other] { $name } herausnehmen?
    }
tournament-organiser-yes-add = Aufnehmen
tournament-organiser-sure-add =
    { $late ->
        [1] { $names } ab der nächsten Runde aufnehmen, mit 0 Punkten für die verpassten?
       *[other] { $names } aufnehmen, schon als anwesend?
    }
tournament-organiser-yes-replace = Ersetzen
tournament-organiser-sure-replace = Soll { $comes } ab jetzt für { $gone } spielen, auch am Tisch, der gerade läuft?
tournament-organiser-ask-pair = So spielen
tournament-organiser-yes-pair = So spielen
tournament-organiser-sure-pair =
    Runde { $round } so spielen? Von Hand getauscht: { $swaps }. Alle sehen, dass sie von Hand gesetzt ist.
    { $listed }
tournament-organiser-ending = Beenden oder absagen…
tournament-organiser-organise = Leiten
tournament-organiser-panel = Übersicht
tournament-organiser-entries = Teilnehmende
tournament-organiser-tables = Tische
tournament-organiser-pair = Von Hand setzen
tournament-organiser-log = Protokoll
tournament-organiser-refresh = Aktualisieren
tournament-organiser-latest = Was zuletzt geschah
tournament-organiser-paused = Angehalten ({ $since })
tournament-organiser-panel-closes = Anmeldeschluss: { $at } ({ $when })
tournament-organiser-panel-starts = Beginn: { $at } ({ $when })
tournament-organiser-here =
    { $members ->
        [1] Anwesend: { $here } von { $teams }
        [2] Anwesende Paare: { $here } von { $teams }
       *[other] Anwesende Teams: { $here } von { $teams }
    }
tournament-organiser-count-in = { $count } dabei
tournament-organiser-count-waiting =
    { $count ->
        [one] { $count } wartet auf einen Platz
       *[other] { $count } warten auf einen Platz
    }
tournament-organiser-count-looking = { $count } auf Partnersuche
tournament-organiser-count-asked = { $count } noch nicht bestätigt
tournament-organiser-first-round = Die erste Runde wird ausgelost.
tournament-organiser-between = Runde { $round } von { $rounds } ist vorbei
tournament-organiser-next-round = Auslosung der nächsten: { $at }. Um sie von Hand zu setzen, halte zuerst an.
tournament-organiser-round = Runde { $round } von { $rounds }
tournament-organiser-tables-done =
    { $tables ->
        [one] { $done } von { $tables } Tisch fertig
       *[other] { $done } von { $tables } Tischen fertig
    }
tournament-organiser-until = Bis { $at } ({ $when })
tournament-organiser-ends = Runde { $round } ist die letzte.
tournament-organiser-more-tables = … und { $count } weitere
tournament-organiser-table = Tisch { $table }
tournament-organiser-stuck-absent =
    { $count ->
        [one] { $absent } spielt nicht; ein Roboter spielt dafür.
       *[other] { $absent } spielen nicht; Roboter spielen dafür.
    }
tournament-organiser-stuck-paused = Die Partie ist unterbrochen.
tournament-organiser-stuck-opening = Der Tisch ist noch nicht offen.
tournament-organiser-stuck-playing = Wird gespielt.
tournament-organiser-go-on-asked = Die Turnierleitung hat angehalten: **Weiter**, wenn ihr so weit seid.
tournament-organiser-go-on-too-few = Es sind zu wenige: Nimm unter **Teilnehmende** jemanden auf, dann **Weiter**. Oder sag das Turnier ab.
tournament-organiser-go-on-enough = Es sind jetzt genug: **Weiter**.
tournament-organiser-go-on-too-many = Es sind zu viele für diese Turnierform: Nimm unter **Teilnehmende** welche heraus, dann **Weiter**.
tournament-organiser-go-on-too-many-rounds = Mit so wenigen hat diese Turnierform keine weitere Runde: Beende sie nach dieser Runde, oder nimm jemanden auf.
tournament-organiser-go-on-no-whist = Für so viele gibt es keinen Spielplan: Nimm unter **Teilnehmende** welche auf oder heraus, bis es 4, 5, 8, 9, 12, 13 … sind, dann **Weiter**.
tournament-organiser-go-on-went-on = Ein berichtigtes Ergebnis hat jemand anderen als Sieger, aber die nächste Partie ist schon ausgelost: Stell es unter **Tische** zurück, dann **Weiter**.
tournament-organiser-go-on-drawn = Eine Partie ist unentschieden: Trag unter **Tische** ein, wer gewinnt, dann **Weiter**.
tournament-organiser-go-on-other = Von selbst ging es nicht weiter; das Protokoll sagt, warum. Bring es unter **Teilnehmende** oder **Tische** in Ordnung, dann **Weiter**.
tournament-organiser-is-1 = an
tournament-organiser-is-0 = aus
tournament-organiser-switched-check-in = Anwesenheit
tournament-organiser-switched-stand-ins = Roboter für Fehlende
tournament-organiser-switched-house = Roboter füllen auf
tournament-organiser-switched-pools = Gruppen
tournament-organiser-switched-consolante = Consolante
tournament-organiser-past = „{ $text }“ ist schon vorbei: Schreib eine kommende Zeit, etwa { $examples }.
tournament-organiser-adapted = Eine Runde hat jetzt { $time }, passend zu { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spielen
    }.
tournament-organiser-adapted-to = Eine Runde hat jetzt { $time }, passend zur Länge ihrer Partien ({ $length }).
tournament-value-rounds-usual = { $count } Runden, wie üblich
tournament-value-rounds-swiss = so viele Runden, wie das Feld braucht (5 bis 7)
tournament-value-rounds-round-robin = bis jeder gegen jeden gespielt hat
tournament-value-rounds-whist = der ganze Spielplan
tournament-value-rounds-knock-out = bis zum Finale
tournament-value-rounds-mitchell = so viele Runden wie Tische
tournament-value-rounds-howell = bis jeder gegen jeden gespielt hat
tournament-value-rounds-teams = so viele Runden, wie das Feld braucht
tournament-value-rounds-daily = eine Runde
tournament-organiser-ask-open-daily = Jetzt öffnen
tournament-organiser-yes-open-daily = Jetzt öffnen
tournament-organiser-sure-open-daily = Jetzt öffnen? Die Ankündigung geht an { $channel }, und alle können bis { $closes } spielen.
tournament-organiser-sure-close-looking =
    { $count ->
        [one] Nur eine Person sucht einen Partner.
       *[other] { $count } Personen suchen einen Partner: Aus ihnen werden Paare.
    }
tournament-organiser-sure-close-asked =
    { $count ->
        [one] Eine Anmeldung hat der Partner nicht bestätigt: Sie verfällt.
       *[other] { $count } Anmeldungen hat der Partner nicht bestätigt: Sie verfallen.
    }
tournament-organiser-ask-here = Alle sind da
tournament-organiser-yes-here = Alle sind da
tournament-organiser-sure-here = Sind alle Angemeldeten da? Dann werden alle als anwesend gemeldet.
tournament-organiser-start-too-few = Zu wenige haben sich anwesend gemeldet: { $here }, und es braucht { $least }. Sind alle da, dann melde sie anwesend. Sonst warte, oder nimm unter **Teilnehmende** jemanden auf.
tournament-organiser-start-lacking = { $entered }: Es braucht { $least }, um zu beginnen. Warte, oder nimm unter **Teilnehmende** jemanden auf.
tournament-organiser-sure-start-absent =
    { $count ->
        [one] Eine Anmeldung ohne Anwesenheitsmeldung ist draußen.
       *[other] { $count } Anmeldungen ohne Anwesenheitsmeldung sind draußen.
    }
tournament-organiser-times = Zeiten
tournament-organiser-yes-move = Zeiten ändern
tournament-organiser-sure-move =
    { $state ->
        [registration] Zeiten ändern? Anmeldeschluss: { $closes }, Beginn: { $starts }.
       *[other] Den Beginn verlegen auf { $starts }?
    }
tournament-organiser-did-open = Die Anmeldung ist offen und angekündigt.
tournament-organiser-did-open-daily = Es ist offen und angekündigt.
tournament-organiser-did-delete = Der Entwurf ist weg.
tournament-organiser-did-close = Die Anmeldung ist geschlossen.
tournament-organiser-did-reopen = Die Anmeldung ist wieder offen.
tournament-organiser-did-here = Alle Angemeldeten sind da.
tournament-organiser-did-start = Das Turnier hat begonnen.
tournament-organiser-did-move = Die Zeiten sind geändert; die Ankündigung zeigt sie.
tournament-organiser-did-pause = Alles ist angehalten.
tournament-organiser-did-resume = Es geht weiter.
tournament-organiser-did-extend = Die Runde hat mehr Zeit.
tournament-organiser-did-end = Diese Runde ist die letzte.
tournament-organiser-did-end-now = Es endet: Die Tische beenden das laufende Spiel.
tournament-organiser-did-cancel = Das Turnier ist abgesagt.
tournament-organiser-did-drop = Herausgenommen.
tournament-organiser-did-add = Aufgenommen.
tournament-organiser-did-replace = Ersetzt.
tournament-organiser-did-pair = Die Runde ist von Hand gesetzt.
tournament-organiser-did-correct = Das Ergebnis ist eingetragen; alle können es lesen.
tournament-organiser-entered-unseen = Es ist eingetragen.
tournament-organiser-did-forfeit = Es ist als kampflos eingetragen; alle können es lesen.
tournament-organiser-did-penalty = Die Punkte sind abgezogen; alle können es lesen.
tournament-organiser-yes-correct = Ja, eintragen
tournament-organiser-yes-forfeit = Ja, eintragen
tournament-organiser-yes-penalty = Ja, abziehen
tournament-organiser-sure-penalty = **{ $name }** { $points } { $count ->
        [one] Punkt
       *[other] Punkte
    } abziehen?
tournament-organiser-place = Runde { $round }, Tisch { $table }
tournament-organiser-sure-result = **{ $result }** eintragen?
tournament-organiser-sure-instead = **{ $result }** eintragen statt { $instead }?
tournament-organiser-everybody-reads = Alle werden es sehen, mit deinem Grund. Du hast geschrieben:
tournament-organiser-write-again = Was du geschrieben hast, ist weg: Öffne das Formular und schreib es noch einmal.
tournament-organiser-write-otherwise = Ändern
tournament-organiser-try-again = Noch einmal
tournament-organiser-by-hand = Von der Turnierleitung: { $why }
tournament-organiser-missing = Noch nicht da: { $names }
tournament-organiser-more-people = { $count } weitere
tournament-organiser-daily-played = Zu Ende gespielt: { $done } von { $people }

# Entries, tables and pairing by hand.
tournament-organiser-choose-entry = Jemanden wählen…
tournament-organiser-choose-table = Einen Tisch wählen…
tournament-organiser-standing-in = dabei
tournament-organiser-standing-here = anwesend
tournament-organiser-standing-absent = noch nicht da
tournament-organiser-standing-waiting = wartet auf einen Platz
tournament-organiser-standing-looking = sucht einen Partner
tournament-organiser-standing-asked = der Partner hat noch nicht bestätigt
tournament-organiser-standing-withdrawn = spielt nicht mehr
tournament-organiser-standing-out = draußen
tournament-organiser-add = Jemanden aufnehmen…
tournament-organiser-add-1 = Wer jetzt noch kommt:
tournament-organiser-add-2 = Ein Paar, das jetzt noch kommt; allein spielt man mit einem Roboter:
tournament-organiser-add-4 = Ein Viererteam, das jetzt noch kommt; Roboter füllen es auf:
tournament-organiser-all-needed = In diesem Turnier füllen Roboter nichts auf: Wähle das ganze Team.
tournament-organiser-replace = { $name } ersetzen durch…
tournament-organiser-plays-already = { $name } ist bei diesem Turnier schon dabei: Wähle jemand anderen.
tournament-organiser-penalty = Strafe
tournament-organiser-penalty-about = **{ $name }** werden Punkte abgezogen. Alle können den Grund lesen.
tournament-organiser-penalty-points = Punkte, die abgezogen werden
tournament-organiser-no-penalty = Punkte abzuziehen würde hier nichts ändern.
tournament-organiser-penalty-taken = −{ $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }
tournament-organiser-take-back = Zurücknehmen
tournament-organiser-take-back-about = Die Strafe von { $points } { $count ->
        [one] Punkt
       *[other] Punkten
    } für **{ $name }** zählt nicht mehr. Alle können den Grund lesen.
tournament-organiser-sure-take-back = Die Strafe von { $points } { $count ->
        [one] Punkt
       *[other] Punkten
    } für **{ $name }** zurücknehmen?
tournament-organiser-yes-take-back = Ja, zurücknehmen
tournament-organiser-did-take-back = Die Strafe ist zurückgenommen; alle können es lesen.
tournament-organiser-no-sign = Schreib die Punkte ohne Vorzeichen, etwa 162: Sie werden abgezogen.
tournament-organiser-reason = Grund
tournament-organiser-nothing-to-do = Das Turnier ist vorbei: Hier ist nichts mehr zu ändern.
tournament-organiser-round-tables = Tische der Runde { $round }
tournament-organiser-round-number = Runde { $round }
tournament-organiser-no-result = Noch kein Ergebnis
tournament-organiser-result = Ergebnis: **{ $result }**
tournament-organiser-forfeit = kampflos, nicht angetreten: { $names }
tournament-organiser-absent = Wer hat gefehlt? (kampflos)
tournament-organiser-correct = Berichtigen
tournament-organiser-correct-about = Was beide Seiten an Tisch { $table } in Runde { $round } geschrieben haben. Das alte Ergebnis bleibt im Protokoll; ein Tisch, der noch spielt, wird geschlossen.
tournament-organiser-parties = Gewonnene Partien, etwa 2-1 (freiwillig)
tournament-organiser-boards = Boards: je eine Zeile, etwa 1: 162-0
tournament-organiser-forfeit-title = Kampflos verloren
tournament-organiser-forfeit-about = An Tisch { $table } fehlte in Runde { $round }: { $names }. 0 für diese Seite, der Schnitt der Gewinner für die andere. Ein Tisch, der noch spielt, wird geschlossen.
tournament-organiser-pairing = Runde { $round }, wie sie wäre
tournament-organiser-again = waren schon zusammen
tournament-organiser-bye = Spielfrei: { $names }
tournament-organiser-swap = Jemanden tauschen…
tournament-organiser-swap-with = { $name } tauschen mit…
tournament-organiser-swaps-full = Mehr lässt sich hier nicht tauschen: Spiel so, oder fang neu an.
tournament-organiser-as-drawn = Wie gelost

# The log of a tournament, for everybody.
tournament-log-title = Protokoll: { $name }
tournament-log-empty = Noch nichts.
tournament-log-newer = Neuere
tournament-log-older = Ältere
tournament-log-page = Seite { $page } von { $pages }
tournament-log-created = Entwurf angelegt
tournament-log-opened = **Anmeldung offen**
tournament-log-closed = **Anmeldung geschlossen**
tournament-log-reopened = **Anmeldung wieder offen**, bis { $closes }
tournament-log-started = **Das Turnier beginnt**
tournament-log-finished = **Vorbei: Die Tabelle steht fest**
tournament-log-cancelled = **Abgesagt**
tournament-log-entered = Angemeldet: { $name }
tournament-log-confirmed = { $name } hat zugesagt
tournament-log-paired-up = { $name }: zum Paar gemacht
tournament-log-robot-partner = { $name }: mit einem Roboter als Partner
tournament-log-place = { $name }: ein Platz wurde frei
tournament-log-checked-in = { $name } ist da
tournament-log-named = { $name }: noch jemand wurde genannt
tournament-log-declined = { $partner } spielt nicht mit { $name }
tournament-log-left-table = { $name }: Tisch { $table } verlassen, Runde { $round }: −{ $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }
tournament-log-withdrawn = Abgemeldet: { $name }
tournament-log-withdrawn-later = { $name }: ab Runde { $round } nicht mehr dabei
tournament-log-left-team = { $partner } hat das Team von { $name } verlassen
tournament-log-team-named = { $name }: So heißt das Team jetzt
tournament-log-never-confirmed = { $partner } hat { $name } nicht geantwortet
tournament-log-not-there = { $name }: draußen, beim Beginn nicht da
tournament-log-sits-out = Eine Runde Pause: { $name }
tournament-log-added = Aufgenommen: { $name }
tournament-log-replaced = { $name }: jemand wurde ersetzt
tournament-log-penalty = { $name }: −{ $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }
tournament-log-penalty-back = { $name }: Strafe von { $points } { $count ->
        [one] Punkt
       *[other] Punkten
    } zurückgenommen
tournament-log-set = Tisch { $table }, Runde { $round }: **{ $result }**, von Hand eingetragen
tournament-log-corrected = Tisch { $table }, Runde { $round }: **{ $result }** statt { $instead }
tournament-log-why = „{ $why }“
tournament-log-result = Tisch { $table }, Runde { $round }: { $result }
tournament-log-paused = **Angehalten**
tournament-log-resumed = **Es geht weiter**
tournament-log-extended = Runde { $round }: { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } mehr
tournament-log-ends = Runde { $round } ist die letzte
tournament-log-refused = **Discord nimmt eine Nachricht nicht an**: { $post ->
        [round] Runde { $round }
        [standings] der Stand nach Runde { $round }
        [podium] das Podest
       *[announcement] die Ankündigung
    }
tournament-log-stopped = **Es steht still.** { $why }
tournament-log-paired = **Runde { $round } ausgelost**: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }
tournament-log-by-hand = **Runde { $round } von Hand gesetzt**: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }
tournament-log-round-closed = **Runde { $round } ist vorbei**
tournament-log-time-up = Runde { $round }: Die Zeit ist um, { $tables ->
        [one] ein Tisch spielt noch
       *[other] { $tables } Tische spielen noch
    }
tournament-log-asked = { $name } hat { $partner } als Partner angefragt
tournament-log-all-here = Alle Angemeldeten sind da
tournament-log-rescheduled = **Neue Zeiten**: Anmeldeschluss { $closes }, Beginn { $starts }
tournament-organiser-blocked = { $name } (⚠️ auf diesem Server gesperrt)
tournament-organiser-yes-present = Anwesend melden
tournament-organiser-sure-present = Ist { $name } da?
tournament-organiser-did-present = Anwesend gemeldet.
tournament-organiser-add-too-late = Dazu kommt niemand mehr: In dieser Turnierform ist es dafür zu spät. Wer nicht weiterspielen kann, lässt sich ersetzen.
tournament-organiser-details = Name, Angaben…
tournament-organiser-details-about = Alle lesen es in der Ankündigung; im Protokoll steht, was geändert wurde.
tournament-organiser-details-description = Beschreibung (darf leer bleiben)
tournament-organiser-details-contact = Wen fragt man, und wie? (darf leer bleiben)
tournament-organiser-details-most = Plätze (leer: so viele wie kommen)
tournament-organiser-details-unread = „{ $text }“ ist keine Zahl von Plätzen: Schreib etwa 16, oder nichts.
tournament-organiser-did-describe = Geändert; die Ankündigung zeigt es.
tournament-log-described = **Geändert**: { $what }
tournament-log-described-name = der Name (vorher: „{ $was }“)
tournament-log-described-about = die Beschreibung
tournament-log-described-contact = der Kontakt
tournament-log-described-most =
    { $most ->
        [0] die Plätze (so viele wie kommen)
       *[other] die Plätze (höchstens { $most })
    }
