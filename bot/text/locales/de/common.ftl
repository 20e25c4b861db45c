# Cards, suits and lists: what every other text is made of.
#
# Our German words, the same everywhere:
# - deal: das Spiel; party: die Partie; deals are settled in the Abrechnung, points are geschrieben.
# - dealer, cut, turn up: Geber, abheben, aufdecken. Trick, lead, follow: Stich, ausspielen, bedienen.
# - trump, to trump, over, under: Trumpf, stechen, übertrumpfen, untertrumpfen. Discard: abwerfen.
# - take, takers, defenders: nehmen, die Nehmer, die Gegner. A side is a Seite, a partner a Partner.
# - auction: das Reizen; bid, bidders: Gebot, bieten, die Bieter.
# - declaration: die Meldung; runs: Folge, Terz, Fünfziger, Hunderter; four of a kind: Vierling.
# - French as at German tables: Belote, Rebelote, Dix de der, Dedans, Capot, Litige, Coinche, L’Arrêt.
# - held points are im Topf; no trumps, all trumps: Ohne Trumpf (OT), Alles Trumpf (AT).
# - people are addressed as du, all of a table as ihr.

card-index =
    .ace = A
    .king = K
    .queen = D
    .jack = B
    .ten = 10
    .nine = 9
    .eight = 8
    .seven = 7

rank-name =
    .ace = Ass
    .king = König
    .queen = Dame
    .jack = Bube
    .ten = Zehn
    .nine = Neun
    .eight = Acht
    .seven = Sieben

suit-name =
    .spades = Pik
    .hearts = Herz
    .diamonds = Karo
    .clubs = Kreuz
    .no-trumps = ohne Trumpf
    .all-trumps = alles Trumpf

card-name = { $suit }-{ $rank }
# As the object of a verb: “spiel den K♥ oder die 9♠”.
card-the =
    { $rank ->
        [ace] das { $card }
        [king] den { $card }
        [jack] den { $card }
       *[other] die { $card }
    }
labelled = { $label }: { $text }
language-name =
    .en = English
    .fr = Français
    .de = Deutsch
    .nl = Nederlands
    .bg = Български

table-name = Tisch { $number }
preset-name =
    .french = Französische Belote
    .pagat = Belote mit Meldungen (pagat)
    .german-club = Belote im deutschen Club
    .dutch = Niederländische Belote
    .coinche-bga = Coinche (ohne Trumpf, alles Trumpf)
    .contree-ffb = Contrée (französischer Verband)
    .coinche-ffb = Coinche mit Meldungen (Verband)
    .coinche-concours = Turnier-Coinche
    .contree-announced = Contrée, nur das Gebot zählt
    .kloppen = Niederländische Coinche (Kloppen)
    .bulgarian = Bulgarischer Belot
    .klaverjas-amsterdam = Amsterdamer Klaverjas
    .klaverjas-rotterdam = Rotterdamer Klaverjas
    .clobyosh = Clobyosh (Klaberjass)
    .belote3 = Belote zu dritt
    .decouverte = Belote Découverte
    .contest = Turnier-Belote
preset-line = { $name } · { $players } Spieler
game-called =
    .classique = Belote, klassische Belote, Belott
    .coinche = Coinche, Coinche-Belote
    .kloppen = Kloppen, holländische Coinche
    .bulgarian = Belot, bulgarische Belote, bulgarischer Belot
    .klaverjas = Klaverjas, Klaverjassen
    .clobyosh = Klaberjass, Klabberjass, Klabrias, Kalabriasz, Clobiosh, Klaberjass zu zweit, Bela zu zweit
    .belote3 = Belote zu dritt, Belote für drei, Dreier-Belote, Bela zu dritt, Belote drei Spieler
    .decouverte = offene Belote, Belote zu zweit, aufgedeckte Belote
preset-about =
    .french = Bis 1.000 Punkte, ohne Meldungen; bei Gleichstand warten die Punkte der Nehmer (Litige)
    .pagat = Bis 1.000 Punkte, mit Meldungen; bei Gleichstand gewinnen die Nehmer
    .german-club = Bis 1.000 Punkte, ohne Meldungen; höher spielen ist Pflicht, nicht über den Partner
    .dutch = Bis 1.000 Punkte, im Uhrzeigersinn, mit Meldungen; bei Gleichstand verlieren die Nehmer
    .coinche-bga = Bis 2.000 Punkte, ohne Meldungen; Ohne Trumpf, Alles Trumpf, Coinche jederzeit
    .contree-ffb = Bis 2.000 Punkte, ohne Meldungen; Coinche der Reihe nach
    .coinche-ffb = Bis 2.000 Punkte, mit Meldungen; Gebote ohne Grenze, Coinche der Reihe nach
    .coinche-concours = Bis 2.000 Punkte, ohne Meldungen; ein gebotener Capot bringt 500
    .contree-announced = Bis 2.000 Punkte, nur das Gebot zählt; Gebote bis 160, Capot und Générale
    .kloppen = Bis 1.500 Punkte, Gebote bis 180 und Capot, ohne Meldungen; Coinche jederzeit
    .bulgarian = Bis 151 Zehner, Leiter der Trümpfe mit fünf Karten, Meldungen; Gleichstand hängt
    .klaverjas-amsterdam = 16 Spiele, Roem in den Stichen; nie untertrumpfen, vier Buben zählen 200
    .klaverjas-rotterdam = 16 Spiele, Roem in den Stichen; immer stechen und übertrumpfen, vier Buben zählen 100
    .clobyosh = Zu zweit bis 500 Punkte: neun Karten, Folgen, Schmeiß; ein Stapel bleibt aus dem Spiel
    .belote3 = Zu dritt: einer gegen zwei, jeder für sich; 24 Karten, bis 501 Punkte
    .decouverte = Zu zweit: Die Hälfte der Karten liegt offen; bis 1.000 Punkte
    .contest = 12 Spiele, ohne Meldungen; bei Gleichstand verlieren die Nehmer
rules-modified = geändert
end-target = bis { $target } Punkte
end-deals =
    { $deals ->
        [one] { $deals } Spiel
       *[other] { $deals } Spiele
    }
end-boards =
    { $deals ->
        [one] { $deals } Board
       *[other] { $deals } Boards
    }
seat-free = *frei*
call-take = { $suit } genommen
call-pass = gepasst

# Permissions as Discord’s own settings call them.
permission-name =
    .view-channel = Kanal ansehen
    .send-messages = Nachrichten senden
    .read-message-history = Nachrichtenverlauf anzeigen
    .attach-files = Dateien anhängen
    .create-public-threads = Öffentliche Threads erstellen
    .create-private-threads = Private Threads erstellen
    .manage-threads = Threads verwalten
    .send-messages-in-threads = Nachrichten in Threads senden
    .create-events = Events erstellen

error-unexpected = Bei uns ist etwas schiefgegangen, und nichts hat sich geändert. Versuch es bitte noch einmal.
error-done = Es ist erledigt und gespeichert; nur meine Antwort ist schiefgegangen. Öffne die Seite noch einmal, um zu sehen, wie es steht.
error-not-saved = Das ließ sich gerade nicht speichern, und nichts hat sich geändert. Versuch es bitte gleich noch einmal.
refused-standing-unknown = Discord sagt mir gerade nicht, ob du das darfst, und nichts wurde geändert. Bitte versuch es in einer Minute noch einmal.
refused-discord-silent = Discord antwortet im Moment nicht. Versuch es bitte in einer Minute noch einmal.
