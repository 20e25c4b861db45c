# Seiten für Browser: was dort außer den Texten der Turniere steht.

pages-overview = Überblick
pages-part =
    .pairings = Paarungen
    .tables = Tische
    .log = Protokoll
pages-by =
    .table = nach Tischen
    .name = nach Namen
    .by-table = Nach Tischen
    .by-name = Nach Namen
pages-told =
    .skip = Zum Inhalt
    .languages = Sprachen
    .parts = Teile dieses Turniers
    .wall = Für die Wand
    .about = Dix de Der · Nur zum Lesen. Gespielt wird auf Discord.
    .rank = Platz
    .name = Name
    .table = Tisch
    .sides = Wer spielt
    .score = Punkte
    .against = Gegen
    .offline = Keine Verbindung: So stand es zuvor.
    .calendar = In meinen Kalender
pages-clock =
    .left = bis zum Ende der Runde
    .over = Zeit ist um
    .paused = Pause
pages-tournaments = Turniere
pages-none = Hier gibt es noch nichts zu sehen.

# Titel von Seiten, die sagen, warum es sonst nichts gibt, und darunter, was man tun kann.
pages-error =
    .not-found = Keine Seite hier
    .method = Nur zum Lesen
    .busy = Viele schauen zu
    .later = Gerade nicht
    .results = Die Ergebnisse passen nicht zusammen
    .broken = Etwas ging schief
pages-sorry =
    .not-found = Dieser Link führt nirgendwohin oder wurde zurückgezogen. Frag die Turnierleitung nach dem richtigen.
    .method = Auf diesen Seiten lässt sich nichts ändern. Alles geschieht auf Discord.
    .busy = Es schauen mehr zu, als wir auf einmal bedienen können. Versuch es in ein paar Sekunden noch einmal.
    .later = Die Seiten können gerade nicht gelesen werden. Versuch es in einer Minute noch einmal.
    .results = Die Turnierleitung muss erst ein Ergebnis berichtigen.
    .broken = Das war unser Fehler und steht im Protokoll. Versuch es noch einmal.
