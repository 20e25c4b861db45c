# /setup: the language, channels and permissions of a server, and the greeting.
setup-title = Dieser Server
setup-choose = Auswählen…
setup-language = **Sprache** dieses Servers:
setup-language-opener = Die der Person, die den Tisch eröffnet
setup-which-language = In welcher Sprache spielt ihr hier?
setup-channels = **Kanäle**, in denen Tische eröffnet werden dürfen:
setup-any-channel = Alle Kanäle
setup-role = **Rolle**, die mit **/turnier erstellen** und **/turnier leiten** Turniere veranstaltet, wie alle, die den Server verwalten:
setup-no-role = Nur wer den Server verwaltet
setup-players = **Rolle**, die Tische eröffnen und sich setzen darf:
setup-everybody = Alle
setup-tables = **Wie viele Tische** gleichzeitig offen sein dürfen:
setup-tables-number = { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
setup-digest = **Wochenrückblick**, sonntags um 18 Uhr UTC, in diesem Kanal:
setup-no-digest = Kein Rückblick
setup-blocks = Gesperrte Leute…
setup-check = Noch einmal prüfen
setup-fine = ✅ { $channel }: Alles da, was ich brauche.
setup-missing = { $channel }: Ich brauche noch { $permissions }. Erlaube es meiner Rolle in den Einstellungen dieses Kanals.
setup-missing-boards = { $channel }: Tische können gespielt werden. Für Duplikate und das Tagesduplikat brauche ich noch { $permissions }. Erlaube es meiner Rolle in den Einstellungen dieses Kanals.
setup-channel-gone = { $channel } gibt es nicht mehr, oder ich darf den Kanal nicht sehen: Wähl die Kanäle neu aus.
setup-not-manager = Das kann nur einstellen, wer diesen Server verwalten darf.
setup-greeting = ## Hallo!
    Ich bin **Dix de Der**, und bei mir spielt man Kartenspiele aus der Familie der Belote: echte Tische, deine Karten als Direktnachricht, Roboter für leere Plätze, Turniere und jeden Tag ein Duplikat, eine Rangliste für die Gewinner. `/belote` eröffnet einen Tisch, und `/hilfe` erklärt den Rest. Noch nie gespielt? `/lernen` bringt dir das Spiel bei, und mit `/üben` spielst du allein gegen Roboter. Wenn du diesen Server verwaltest, stellst du mit `/einrichten` Sprache und Kanäle ein.
setup-daily = Tagesduplikat…
setup-seasons = Saisons…
setup-pairs = Einseitige Paare…
setup-pages =
    .on = Seiten im Browser: an
    .off = Seiten im Browser: aus
setup-events =
    .on = Server-Events: an
    .off = Server-Events: aus
setup-events-off = Turniere können auch unter den Events dieses Servers stehen: „Server-Events“ unten.
setup-events-fine = ✅ Turniere: Sie stehen unter den Events dieses Servers, wo alle sie sehen.
setup-events-missing = Turniere sollen unter den Events dieses Servers stehen, aber mir fehlt { $permissions }. Gib das meiner Rolle in den Servereinstellungen auf der Seite Rollen.
setup-events-full = Dieser Server hat hundert Events, und mehr erlaubt Discord nicht: Sag einige ab. Ich versuche weiter, hinzuzufügen, was fehlt.
pairs-title = Einseitige Paare
pairs-about = Konten, die hier von zehn oder mehr gewerteten Partien gegen ein und dasselbe andere fast alle verloren haben. Vielleicht spielt da nur jemand Starkes gegen jemanden, der erst lernt; darum geschieht nichts von selbst: Sieh hin und entscheide. Das sieht nur, wer den Server verwaltet.
pairs-none = Niemand.
pairs-line = **{ $winner }** hat { $won } von { $count } Partien gegen **{ $loser }** gewonnen
setup-club-page = Die Seite des Clubs…
setup-club-page-title = Die Seite des Clubs
setup-club-page-about = Wer den Link hat, liest Rangliste, Saison, Ligen, Rekorde und Turniere dieses Servers im Browser, ohne Konto. Ändern kann dort niemand etwas, und wer sich in der Rangliste verbirgt, wird auch dort nicht genannt.
setup-club-page-none = Dieser Server hat noch keinen Link.
club-page-open = Im Browser
setup-club-page-unlisted = Nicht gelistet: Nur wer den Link hat, findet sie. **/rangliste** führt dorthin.
