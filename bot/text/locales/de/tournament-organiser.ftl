# The draft of a tournament, for its organiser: cogs/tournaments/organising/draft_screens.py.
tournament-organiser-draft = Entwurf: Nur die Turnierleitung sieht ihn.
tournament-copy = Kopieren …
tournament-copy-about = Im neuen Entwurf bleibt alles, was entschieden war: Format, Regeln, Zeiten, Plätze, Beschreibung, Mit-Leitung und Liga.
tournament-copy-done = Ein Entwurf wie das frühere Turnier: Sieh ihn durch und öffne ihn dann.
tournament-weekly = Jede Woche
tournament-weekly-about = Jede Woche entsteht von selbst eines wie das letzte und wird eine Woche vorher angekündigt, zur selben Uhrzeit in { $zone }, mit eigener Auslosung und eigenen Boards. Alle zählen in einer Liga.
tournament-weekly-announced = Dieses: { $when }
tournament-weekly-next = Danach: { $when } (angekündigt am { $at })
tournament-weekly-skip = Auslassen
tournament-weekly-move = Auf einen anderen Tag verlegen …
tournament-weekly-begin = Jede Woche eines
tournament-weekly-league = Liga
tournament-weekly-stop = Danach keines mehr
tournament-organiser-change-rules = Regeln, Runden, Zeiten …
tournament-organiser-still =
    .all = Noch ist niemand angemeldet: Regeln, Runden und Zeiten lassen sich noch ändern.
    .registration = Es ist schon jemand angemeldet, also bleiben Regeln und Runden. Zeiten, Plätze, Name, Beschreibung und Kontakt lassen sich noch ändern.
    .check-in = Regeln und Runden bleiben. Der Beginn, die Plätze, Name, Beschreibung und Kontakt lassen sich noch ändern.
    .running = Regeln und Runden bleiben. Eine Runde kann mehr Zeit bekommen; Name, Beschreibung und Kontakt lassen sich noch ändern.
tournament-organiser-change = Etwas ändern…
tournament-organiser-page =
    .league = Liga
    .name = Name, Beschreibung, Kontakt
    .times = Zeiten und Anwesenheit
    .format = Turnierform
    .rules = Regeln
    .length = Runden, Spiele, Zeit
    .people = Wer mitspielen darf
    .robots = Roboter
    .channel = Kanal
tournament-organiser-organisers-title = Mit-Leitung
tournament-organiser-organisers = Leiten mit: { $names }
tournament-organiser-organisers-none = Niemand leitet dieses Turnier außer denen, die hier Turniere leiten.
tournament-organiser-organisers-about = Bis zu fünf. Sie dürfen alles, was die Turnierleitung darf, nur in diesem Turnier; sie benennen niemanden und nehmen es in keine Liga auf. Alle bekommen Bescheid.

# Der Link, unter dem man ein Turnier im Browser liest.
tournament-organiser-page-title = Seite im Browser
tournament-organiser-page-about = Wer den Link hat, liest Paarungen, Ergebnisse und Tabelle im Browser, ohne Konto. **Für die Wand** ist für einen Beamer gemacht. Ändern kann dort niemand etwas.
tournament-organiser-page-off = Auf diesem Server sind die Seiten aus. Wer ihn verwaltet, schaltet sie mit **/einrichten** ein.
tournament-organiser-page-none = Dieses Turnier hat noch keinen Link.
tournament-organiser-page-listed =
    .yes = Gelistet: Es steht auf der ersten Seite, und Suchmaschinen dürfen es finden.
    .no = Nicht gelistet: Nur wer den Link hat, findet es. Die Ankündigung zeigt ihn.
tournament-organiser-page-held =
    .yes = Ergebnisse stehen dort, wenn die Runde vorbei ist.
    .no = Ergebnisse stehen dort, sobald sie da sind.
tournament-organiser-page-delay-about = Tischen, an denen gespielt wird, kann man im Browser zusehen. Später gezeigt, als gespielt wird, helfen sie niemandem, der dort sitzt.
tournament-organiser-page-delayed =
    { $minutes ->
        [0] Tische sind sofort zu sehen.
        [one] Tische sind { $minutes } Minute später zu sehen.
       *[other] Tische sind { $minutes } Minuten später zu sehen.
    }
tournament-organiser-page-close-about = Damit es bis zur Siegerehrung spannend bleibt, können die letzten Runden geschlossen bleiben.
tournament-organiser-page-close =
    { $round ->
        [0] Nichts bleibt geschlossen
       *[other] Geschlossen ab Runde { $round }
    }
tournament-organiser-page-closed =
    .yes = Ab Runde { $round } zeigen die Seiten, wer wo sitzt, aber keine Ergebnisse, und die Tabelle nach der Runde davor, bis das Turnier vorbei ist oder du sie öffnest. Im Browser sieht niemand mehr; auf Discord weiterhin alle alles, an den Tischen und in der Tabelle.
    .no = Ergebnisse und Tabelle bleiben bis zum Ende offen.
tournament-organiser-unscheduled =
    .permission = Es steht nicht unter den Events des Servers: Mir fehlt { $permissions }. Wer den Server verwaltet, kann das meiner Rolle geben.
    .full = Es steht nicht unter den Events des Servers: Es gibt schon hundert, und mehr erlaubt Discord nicht. Sobald einige abgesagt sind, füge ich es hinzu.
tournament-organiser-starts = Beginn: { $at } ({ $when })
tournament-organiser-opens-by-hand = Die Anmeldung öffnet, sobald du sie öffnest.
tournament-organiser-opens-at = Die Anmeldung öffnet von selbst: { $at }.
tournament-organiser-closes-at = Anmeldeschluss: { $at }
tournament-organiser-checks-in =
    .of-1 = dann Anwesenheitsmeldung bis zum Beginn
    .of-0 = ohne Anwesenheitsmeldung
tournament-organiser-over-at = Spätestens vorbei: { $at }
tournament-organiser-everybody = für alle
tournament-organiser-only-role = nur { $role }
tournament-organiser-members =
    .of-1 = Alle melden sich einzeln an
    .of-2 = Paare
    .of-4 = Viererteams
tournament-organiser-least = mindestens { $count }
tournament-organiser-who =
    .of-4 = In dieser Turnierform melden sich Viererteams an: Wer sich anmeldet, nennt die anderen.
    .of-1 = In dieser Turnierform melden sich alle einzeln an.
    .of-2 = In dieser Turnierform melden sich Paare an; wer allein ist, sucht einen Partner und bekommt bei Anmeldeschluss einen.
tournament-organiser-daily-by-hand = Offen für alle, sobald du es öffnest.
tournament-organiser-daily-opens = Es öffnet von selbst: { $at }
tournament-organiser-daily-closes = Spielen kann man bis { $at }
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
tournament-organiser-switch =
    .of-1 = Einschalten
    .of-0 = Ausschalten
tournament-organiser-back = Zurück
tournament-organiser-no = Nein, zurück
tournament-organiser-preview = Vorschau
tournament-organiser-form =
    .start = Wann beginnt es?
    .closes = Wann ist Anmeldeschluss?
    .opens = Wann öffnet die Anmeldung?
tournament-organiser-name = Name
tournament-organiser-moment = Zum Beispiel: Freitag 20:30, in 2 Stunden
tournament-organiser-examples = 20:30 · Freitag 20:30 · Samstag 14:30 · in 2 Stunden
tournament-organiser-unread = „{ $text }“ verstehe ich nicht als kommende Zeit: Schreib sie wie { $examples }, mit Uhrzeit.
tournament-organiser-not-there = In diesem Kanal lässt sich noch nicht spielen: { $why } Wähle einen anderen Kanal, oder ändere das.

# The formats in a sentence each, at most 100 characters.
tournament-format-about =
    .concours = Paare: Nach jeder Runde spielt Platz 1 gegen 2, 3 gegen 4. Die meisten Punkte gewinnen.
    .swiss = Paare: Wer gewinnt, trifft auf Gewinner, niemand zweimal. Siege entscheiden.
    .round-robin = Paare: Jeder einmal gegen jeden. Für bis zu zehn oder so.
    .melee = Allein: jede Runde ein neuer Partner durch das Los, nie zweimal derselbe.
    .melee-balanced = Allein: vier Nachbarn der Tabelle an einem Tisch, der Erste mit dem Letzten von ihnen.
    .whist = Allein: mit allen einmal, gegen alle zweimal. Für 4, 5, 8, 9, 12, 13 … Personen.
    .arena = Allein: Zwei Stunden lang setzt sich, wer frei ist, zu wem, der frei ist. Punkte jedes Spiels zählen.
    .knock-out = Paare: Wer verliert, ist draußen, oder spielt in der Consolante weiter (Trostrunde).
    .mitchell = Paare: dieselben Spiele an jedem Tisch; Nord–Süd und Ost–West werden getrennt gewertet.
    .howell = Paare: dieselben Spiele an jedem Tisch, eine Wertung für alle. Bis zu sieben Tische.
    .teams = Zwei Paare eines Teams spielen dieselben Spiele an zwei Tischen, auf beiden Seiten.
    .daily = Allein, mit Robotern, wann man will: Alle spielen dieselben Spiele.
    .concours-alone = Allein: Nach jeder Runde spielt Platz 1 gegen 2, 3 gegen 4. Die meisten Punkte gewinnen.
    .swiss-alone = Allein: Wer gewinnt, trifft auf Gewinner, niemand zweimal. Siege entscheiden.
    .round-robin-alone = Allein: Jeder einmal gegen jeden. Für bis zu zehn oder so.
    .knock-out-alone = Allein: Wer verliert, ist draußen, oder spielt in der Consolante weiter (Trostrunde).
    .trios = Allein: jede Runde zwei andere durch das Los, möglichst selten dieselben. Punkte zählen.
    .trios-ranked = Allein: drei Nachbarn der Tabelle an einem Tisch, möglichst selten dieselben.
    .trios-duplicate = Allein: dieselben Spiele an jedem Tisch, Hand für Hand verglichen.

# What a draft may say: cogs/tournaments/draft_fields.py.
tournament-value =
    .rounds =
        { $count ->
            [one] { $count } Runde
           *[other] { $count } Runden
        }
    .deals =
        { $count ->
            [one] { $count } Spiel pro Runde
           *[other] { $count } Spiele pro Runde
        }
    .boards =
        { $count ->
            [one] { $count } Board pro Runde
           *[other] { $count } Boards pro Runde
        }
    .of-table =
        { $count ->
            [one] { $count } Spiel je Tisch
           *[other] { $count } Spiele je Tisch
        }
    .lasts = insgesamt { $time }
    .length-0 = ohne Zeitgrenze
    .length = { $time } pro Runde
    .break-0 = ohne Pause
    .break = { $time } Pause
    .protest-0 = keine Zeit für Einsprüche
    .protest = { $time } für Einsprüche nach jeder Runde
    .gap-0 = Anmeldung bis zum Beginn
    .gap = Anmeldeschluss { $time } vorher
    .most-0 = so viele wie kommen
    .check-in-1 = Vor dem Beginn meldet man sich anwesend; wer das nicht tut, ist draußen.
    .check-in-0 = Ohne Anwesenheitsmeldung: Wer angemeldet ist, spielt.
    .stand-ins-1 = Roboter spielen für alle, die nicht an ihren Tisch kommen.
    .stand-ins-0 = Wer nicht in zehn Minuten am Tisch ist, verliert kampflos.
    .house-1 = Roboter füllen eine ungerade Zahl auf.
    .house-0 = Bei ungerader Zahl hat jede Runde jemand spielfrei.
    .pools-1 = Erst Gruppen von etwa vier; die besten zwei kommen weiter.
    .pools-0 = Keine Gruppen: Der Turnierbaum beginnt sofort.
    .consolante-1 = Wer die erste Partie verliert, spielt in der Consolante weiter.
    .consolante-0 = Keine Consolante: Wer verliert, ist draußen.
    .places-none = Nur das Finale
    .places-third = Auch ein Spiel um Platz drei
    .places-all = Spiele um alle Plätze
    .final-single = Finale: eine Partie ({ $end })
    .final-best-of-3 = Finale: zwei von drei Partien
    .scoring-matchpoints = Matchpunkte: wie viele man bei jedem Spiel schlägt
    .scoring-imps = IMPs: um wie viel bei jedem Spiel
    .absences-unranked = Wer an keinen Tisch kommt, hat keinen Platz.
    .absences-zero = Was Roboter gespielt haben, bringt nichts; wer nie kommt, hat keinen Platz.
    .absences-counted = Ergebnisse von Robotern zählen und sind markiert; wer nie kommt, hat keine Medaille.
tournament-value-most =
    .teams = höchstens { $count } Paare
    .people = höchstens { $count } Personen
tournament-value-pace-contest = Wettkampf: 45 s pro Zug, 3 min Reserve
tournament-value-end-0 = Eine Zahl von Spielen
tournament-value-stand-ins-came = Roboter spielen für alle, die gehen. Ein Team, von dem in zehn Minuten niemand kommt, verliert kampflos.
tournament-organiser-absences-about = Wenn Roboter für Fehlende spielen:

# The panel: what an organiser may do, is asked to be sure of, and has done.
tournament-organiser-do =
    .open = Anmeldung öffnen
    .delete = Entwurf löschen
    .close = Anmeldung schließen
    .reopen = Anmeldung wieder öffnen
    .start = Jetzt beginnen
    .pause = Anhalten
    .resume = Weiter
    .extend = Zeit geben
    .confirm = Runde bestätigen
    .end = Nach dieser Runde beenden
    .end-now = Sofort beenden
    .cancel = Turnier absagen
    .drop = Herausnehmen
    .add = Aufnehmen
    .replace = Ersetzen
    .pair = So spielen
    .open-daily = Jetzt öffnen
    .here = Alle sind da
    .move = Zeiten ändern
    .correct = Ja, eintragen
    .forfeit = Ja, eintragen
    .penalty = Ja, abziehen
    .take-back = Ja, zurücknehmen
    .present = Anwesend melden
tournament-organiser-sure =
    .open = Anmeldung jetzt öffnen? Die Ankündigung geht an { $channel }, Anmeldeschluss ist { $closes }. Regeln und Runden lassen sich ändern, solange niemand angemeldet ist.
    .delete = Den Entwurf „{ $name }“ löschen? Niemand hat ihn gesehen.
    .close = Anmeldung schließen? Danach kann sich niemand mehr anmelden.
    .reopen = Die Anmeldung noch einmal öffnen? Paare bleiben, wie sie sind, und wer anwesend gemeldet ist, bleibt es. Vor dem Beginn schließt sie wieder.
    .start = Jetzt beginnen? Runde 1 wird unter den Anwesenden ausgelost.
    .pause = Alles anhalten? Tische pausieren, keine Zeit läuft, und keine Runde wird ausgelost, bis es weitergeht.
    .resume = Jetzt weiter? Alle haben so viel Zeit wie vorher.
    .extend = { $minutes } Minuten mehr geben, bis { $until }?
    .confirm = Gelten die Ergebnisse? Niemand kann dann mehr ein Problem melden, und der Stand wird gezeigt.
    .end = Nach Runde { $round } beenden? Tische, die noch spielen: { $tables }. Danach steht die Tabelle fest.
    .end-now =
        { $daily ->
            [1] Jetzt beenden? Das Tagesduplikat schließt jetzt: Boards, die nicht fertig sind, bringen nichts, und die Tabelle steht fest.
           *[other]
                { $tables ->
                    [1] Jetzt beenden? Ein Tisch hat noch eine Minute für das laufende Spiel, dann beenden es Roboter; fehlende Spiele zählen nach der Turnierform, und die Tabelle steht fest.
                   *[other] Jetzt beenden? { $tables } Tische haben noch eine Minute für das laufende Spiel, dann beenden es Roboter; fehlende Spiele zählen nach der Turnierform, und die Tabelle steht fest.
                }
        }
    .cancel = „{ $name }“ für alle absagen? Die Tische werden geschlossen. Das lässt sich nicht rückgängig machen.
    .drop =
        { $later ->
            [1] { $name } ab der nächsten Runde herausnehmen? Was erreicht ist, bleibt.
           *[other] { $name } herausnehmen?
        }
    .add =
        { $late ->
            [1] { $names } ab der nächsten Runde aufnehmen, mit 0 Punkten für die verpassten?
           *[other] { $names } aufnehmen, schon als anwesend?
        }
    .replace = Soll { $comes } ab jetzt für { $gone } spielen, auch am Tisch, der gerade läuft?
    .pair =
        Runde { $round } so spielen? Von Hand getauscht: { $swaps }. Alle sehen, dass sie von Hand gesetzt ist.
        { $listed }
    .open-daily = Jetzt öffnen? Die Ankündigung geht an { $channel }, und alle können bis { $closes } spielen.
    .here = Sind alle Angemeldeten da? Dann werden alle als anwesend gemeldet.
    .move =
        { $state ->
            [registration] Zeiten ändern? Anmeldeschluss: { $closes }, Beginn: { $starts }.
           *[other] Den Beginn verlegen auf { $starts }?
        }
    .present = Ist { $name } da?
tournament-organiser-ask-opens = Später öffnen…
tournament-organiser-reopen-late = Der Beginn ist schon vorbei: Wähle zuerst unter **Zeiten** einen anderen.
tournament-organiser-open-late = Der Anmeldeschluss ist schon vorbei: Wähle im Entwurf zuerst andere Zeiten.
tournament-organiser-extend = +{ $minutes } min
tournament-organiser-ending = Beenden oder absagen…
tournament-organiser-organise = Leiten
tournament-organiser-panel = Übersicht
    .closes = Anmeldeschluss: { $at } ({ $when })
    .starts = Beginn: { $at } ({ $when })
tournament-organiser-entries = Teilnehmende
tournament-organiser-tables = Tische
tournament-organiser-pair = Von Hand setzen
tournament-organiser-log = Protokoll
tournament-organiser-refresh = Aktualisieren
tournament-organiser-latest = Was zuletzt geschah
tournament-organiser-paused = Angehalten ({ $since })
tournament-organiser-here =
    { $members ->
        [1] Anwesend: { $here } von { $teams }
        [2] Anwesende Paare: { $here } von { $teams }
       *[other] Anwesende Teams: { $here } von { $teams }
    }
tournament-organiser-count =
    .in = { $count } dabei
    .waiting =
        { $count ->
            [one] { $count } wartet auf einen Platz
           *[other] { $count } warten auf einen Platz
        }
    .looking = { $count } auf Partnersuche
    .asked = { $count } noch nicht bestätigt
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
tournament-organiser-protests = Einsprüche bis { $at } ({ $when }): dann gelten die Ergebnisse
tournament-organiser-ends = Runde { $round } ist die letzte.
tournament-organiser-more-tables = … und { $count } weitere
tournament-organiser-stuck =
    .absent =
        { $count ->
            [one] { $absent } spielt nicht; ein Roboter spielt dafür.
           *[other] { $absent } spielen nicht; Roboter spielen dafür.
        }
    .paused = Die Partie ist unterbrochen.
    .opening = Der Tisch ist noch nicht offen.
    .playing = Wird gespielt.
tournament-organiser-go-on =
    .asked = Die Turnierleitung hat angehalten: **Weiter**, wenn ihr so weit seid.
    .too-few = Es sind zu wenige: Nimm unter **Teilnehmende** jemanden auf, dann **Weiter**. Oder sag das Turnier ab.
    .enough = Es sind jetzt genug: **Weiter**.
    .too-many = Es sind zu viele für diese Turnierform: Nimm unter **Teilnehmende** welche heraus, dann **Weiter**.
    .too-many-rounds = Mit so wenigen hat diese Turnierform keine weitere Runde: Beende sie nach dieser Runde, oder nimm jemanden auf.
    .no-whist = Für so viele gibt es keinen Spielplan: Nimm unter **Teilnehmende** welche auf oder heraus, bis es 4, 5, 8, 9, 12, 13 … sind, dann **Weiter**.
    .went-on = Ein berichtigtes Ergebnis hat jemand anderen als Sieger, aber die nächste Partie ist schon ausgelost: Stell es unter **Tische** zurück, dann **Weiter**.
    .drawn = Eine Partie ist unentschieden: Trag unter **Tische** ein, wer gewinnt, dann **Weiter**.
    .other = Von selbst ging es nicht weiter; das Protokoll sagt, warum. Bring es unter **Teilnehmende** oder **Tische** in Ordnung, dann **Weiter**.
tournament-organiser-is =
    .of-1 = an
    .of-0 = aus
tournament-organiser-switched =
    .check-in = Anwesenheit
    .stand-ins = Roboter für Fehlende
    .house = Roboter füllen auf
    .pools = Gruppen
    .consolante = Consolante
tournament-organiser-past = „{ $text }“ ist schon vorbei: Schreib eine kommende Zeit, etwa { $examples }.
tournament-organiser-adapted = Eine Runde hat jetzt { $time }, passend zu { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spielen
    }.
tournament-organiser-adapted-to = Eine Runde hat jetzt { $time }, passend zur Länge ihrer Partien ({ $length }).
tournament-value-rounds-usual = { $count } Runden, wie üblich
tournament-value-rounds =
    .swiss = so viele Runden, wie das Feld braucht (5 bis 7)
    .round-robin = bis jeder gegen jeden gespielt hat
    .whist = der ganze Spielplan
    .knock-out = bis zum Finale
    .mitchell = so viele Runden wie Tische
    .howell = bis jeder gegen jeden gespielt hat
    .teams = so viele Runden, wie das Feld braucht
    .daily = eine Runde
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
tournament-organiser-start-too-few = Zu wenige haben sich anwesend gemeldet: { $here }, und es braucht { $least }. Sind alle da, dann melde sie anwesend. Sonst warte, oder nimm unter **Teilnehmende** jemanden auf.
tournament-organiser-start-lacking = { $entered }: Es braucht { $least }, um zu beginnen. Warte, oder nimm unter **Teilnehmende** jemanden auf.
tournament-organiser-sure-start-absent =
    { $count ->
        [one] Eine Anmeldung ohne Anwesenheitsmeldung ist draußen.
       *[other] { $count } Anmeldungen ohne Anwesenheitsmeldung sind draußen.
    }
tournament-organiser-times = Zeiten
tournament-organiser-did =
    .open = Die Anmeldung ist offen und angekündigt.
    .open-daily = Es ist offen und angekündigt.
    .delete = Der Entwurf ist weg.
    .close = Die Anmeldung ist geschlossen.
    .reopen = Die Anmeldung ist wieder offen.
    .here = Alle Angemeldeten sind da.
    .start = Das Turnier hat begonnen.
    .move = Die Zeiten sind geändert; die Ankündigung zeigt sie.
    .pause = Alles ist angehalten.
    .resume = Es geht weiter.
    .extend = Die Runde hat mehr Zeit.
    .confirm = Die Ergebnisse gelten.
    .end = Diese Runde ist die letzte.
    .end-now = Es endet: Die Tische beenden das laufende Spiel.
    .cancel = Das Turnier ist abgesagt.
    .drop = Herausgenommen.
    .add = Aufgenommen.
    .replace = Ersetzt.
    .pair = Die Runde ist von Hand gesetzt.
    .correct = Das Ergebnis ist eingetragen; alle können es lesen.
    .forfeit = Es ist als kampflos eingetragen; alle können es lesen.
    .penalty = Die Punkte sind abgezogen; alle können es lesen.
    .take-back = Die Strafe ist zurückgenommen; alle können es lesen.
    .present = Anwesend gemeldet.
tournament-organiser-entered-unseen = Es ist eingetragen.
tournament-organiser-sure-penalty = **{ $name }** { $points } { $count ->
        [one] Punkt
       *[other] Punkte
    } abziehen?
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
tournament-organiser-standing =
    .in = dabei
    .here = anwesend
    .absent = noch nicht da
    .waiting = wartet auf einen Platz
    .looking = sucht einen Partner
    .asked = der Partner hat noch nicht bestätigt
    .withdrawn = spielt nicht mehr
    .out = draußen
tournament-organiser-add = Jemanden aufnehmen…
    .of-1 = Wer jetzt noch kommt:
    .of-2 = Ein Paar, das jetzt noch kommt; allein spielt man mit einem Roboter:
    .of-4 = Ein Viererteam, das jetzt noch kommt; Roboter füllen es auf:
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
tournament-organiser-no-sign = Schreib die Punkte ohne Vorzeichen, etwa 162: Sie werden abgezogen.
tournament-organiser-reason = Grund
tournament-organiser-nothing-to-do = Das Turnier ist vorbei: Hier ist nichts mehr zu ändern.
tournament-organiser-round-tables =
    { $round ->
        [0] Alle Tische
       *[other] Tische der Runde { $round }
    }
tournament-organiser-no-result = Noch kein Ergebnis
tournament-organiser-result = Ergebnis: **{ $result }**
tournament-organiser-forfeit = kampflos, nicht angetreten: { $names }
tournament-organiser-absent = Wer hat gefehlt? (kampflos)
tournament-organiser-correct = Berichtigen
tournament-organiser-correct-about =
    Was beide Seiten an Tisch { $table }{ $round ->
        [0] { "" }
       *[other] { " " }in Runde { $round }
    } geschrieben haben. Das alte Ergebnis bleibt im Protokoll; ein Tisch, der noch spielt, wird geschlossen.
tournament-organiser-parties = Gewonnene Partien, etwa 2-1 (freiwillig)
tournament-organiser-boards = Boards: je eine Zeile, etwa 1: 162-0
tournament-organiser-forfeit-title = Kampflos verloren
tournament-organiser-forfeit-about =
    An Tisch { $table } fehlte{ $round ->
        [0] { "" }
       *[other] { " " }in Runde { $round }
    }: { $names }. 0 für diese Seite, der Schnitt der Gewinner für die andere. Ein Tisch, der noch spielt, wird geschlossen.
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
tournament-log-entry =
    .created = Entwurf angelegt
    .opened = **Anmeldung offen**
    .closed = **Anmeldung geschlossen**
    .reopened = **Anmeldung wieder offen**, bis { $closes }
    .started = **Das Turnier beginnt**
    .finished = **Vorbei: Die Tabelle steht fest**
    .cancelled = **Abgesagt**
    .entered = Angemeldet: { $name }
    .confirmed = { $name } hat zugesagt
    .paired-up = { $name }: zum Paar gemacht
    .robot-partner = { $name }: mit einem Roboter als Partner
    .place = { $name }: ein Platz wurde frei
    .checked-in = { $name } ist da
    .named = { $name }: noch jemand wurde genannt
    .declined = { $partner } spielt nicht mit { $name }
    .left-table = { $place }: { $name } hat den Tisch verlassen, −{ $points } { $count ->
            [one] Punkt
           *[other] Punkte
        }
    .withdrawn = Abgemeldet: { $name }
    .came-back = { $name } ist wieder da
    .went = { $name } macht Pause
    .withdrawn-later = { $name }: ab Runde { $round } nicht mehr dabei
    .left-team = { $partner } hat das Team von { $name } verlassen
    .team-named = { $name }: So heißt das Team jetzt
    .never-confirmed = { $partner } hat { $name } nicht geantwortet
    .not-there = { $name }: draußen, beim Beginn nicht da
    .sits-out = Eine Runde Pause: { $name }
    .added = Aufgenommen: { $name }
    .seeded = { $name }: Nummer { $seed } der Setzliste
    .seeded-by-ranks = **Gesetzt** nach den Plätzen eines früheren Turniers
    .seeded-by-rating = **Gesetzt** nach Wertung
    .replaced = { $name }: jemand wurde ersetzt
    .penalty = { $name }: −{ $points } { $count ->
            [one] Punkt
           *[other] Punkte
        }
    .penalty-back = { $name }: Strafe von { $points } { $count ->
            [one] Punkt
           *[other] Punkten
        } zurückgenommen
    .set = { $place }: **{ $result }**, von Hand eingetragen
    .corrected = { $place }: **{ $result }** statt { $instead }
    .result = { $place }: { $result }
    .paused = **Angehalten**
    .resumed = **Es geht weiter**
    .extended = Runde { $round }: { $minutes ->
            [one] { $minutes } Minute
           *[other] { $minutes } Minuten
        } mehr
    .protests = Runde { $round }: { $minutes } Min. für Einsprüche
    .confirmed-round = Die Ergebnisse der Runde { $round } gelten
    .ends = Runde { $round } ist die letzte
    .refused = **Discord nimmt eine Nachricht nicht an**: { $post ->
            [round] Runde { $round }
            [standings] der Stand nach Runde { $round }
            [podium] das Podest
           *[announcement] die Ankündigung
        }
    .stopped = **Es steht still.** { $why }
    .paired = **Runde { $round } ausgelost**: { $tables ->
            [one] { $tables } Tisch
           *[other] { $tables } Tische
        }
    .by-hand = **Runde { $round } von Hand gesetzt**: { $tables ->
            [one] { $tables } Tisch
           *[other] { $tables } Tische
        }
    .round-closed = **Runde { $round } ist vorbei**
    .time-up = Runde { $round }: Die Zeit ist um, { $tables ->
            [one] ein Tisch spielt noch
           *[other] { $tables } Tische spielen noch
        }
    .asked = { $name } hat { $partner } als Partner angefragt
    .all-here = Alle Angemeldeten sind da
    .rescheduled = **Neue Zeiten**: Anmeldeschluss { $closes }, Beginn { $starts }
    .described = **Geändert**: { $what }
    .altered = **Geändert, bevor jemand angemeldet war**: { $what }
    .weekly = Es kommt **jede Woche** wieder
    .page-opened = Ein Link für Browser wurde angelegt
    .page-closed = Der Link für Browser wurde zurückgezogen
    .page-listed = Die Seite im Browser ist für alle gelistet
    .page-unlisted = Die Seite im Browser ist nicht mehr gelistet
    .page-held = Die Seite im Browser zeigt Ergebnisse am Ende der Runde
    .page-unheld = Die Seite im Browser zeigt Ergebnisse sofort
    .page-delayed =
        { $minutes ->
            [0] Die Seite im Browser zeigt Tische sofort
            [one] Die Seite im Browser zeigt Tische { $minutes } Minute später
           *[other] Die Seite im Browser zeigt Tische { $minutes } Minuten später
        }
    .page-screen-closed = Die Seite im Browser zeigt ab Runde { $round } keine Ergebnisse
    .page-screen-opened = Die Seite im Browser zeigt wieder alle Ergebnisse
    .organisers = { $count ->
            [0] Niemand leitet mehr mit
           *[other] Es leiten mit: { $names }
        }
tournament-log-why = „{ $why }“
tournament-organiser-blocked = { $name } (⚠️ auf diesem Server gesperrt)
tournament-organiser-add-too-late = Dazu kommt niemand mehr: In dieser Turnierform ist es dafür zu spät. Wer nicht weiterspielen kann, lässt sich ersetzen.
tournament-organiser-details = Name, Angaben…
tournament-organiser-details-about = Alle lesen es in der Ankündigung; im Protokoll steht, was geändert wurde.
tournament-organiser-details-description = Beschreibung (darf leer bleiben)
tournament-organiser-details-contact = Wen fragt man, und wie? (darf leer bleiben)
tournament-organiser-details-most = Plätze (leer: so viele wie kommen)
tournament-organiser-details-unread = „{ $text }“ ist keine Zahl von Plätzen: Schreib etwa 16, oder nichts.
tournament-organiser-did-describe = Geändert; die Ankündigung zeigt es.
tournament-log-described =
    .name = der Name (vorher: „{ $was }“)
    .about = die Beschreibung
    .contact = der Kontakt
    .most =
        { $most ->
            [0] die Plätze (so viele wie kommen)
           *[other] die Plätze (höchstens { $most })
        }
# Below the formats that are offered: those for games of so many at a table.
tournament-organiser-formats =
    .of-2 = Das sind die Turnierformen für Spiele zu zweit. Andere sind für drei oder vier: Wähle zuerst andere Regeln.
    .of-3 = Das sind die Turnierformen für Spiele zu dritt. Andere sind für zwei oder vier: Wähle zuerst andere Regeln.
    .of-4 = Das sind die Turnierformen für Spiele zu viert. Andere sind für zwei oder drei: Wähle zuerst andere Regeln.
