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

index-ace = A
index-king = K
index-queen = D
index-jack = B
index-ten = 10
index-nine = 9
index-eight = 8
index-seven = 7

rank-ace = Ass
rank-king = König
rank-queen = Dame
rank-jack = Bube
rank-ten = Zehn
rank-nine = Neun
rank-eight = Acht
rank-seven = Sieben

suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz

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
language-en = English
language-fr = Français
language-de = Deutsch
language-nl = Nederlands

table-name = Tisch { $number }
preset-french = Französische Belote
preset-pagat = Belote mit Meldungen (pagat)
preset-german-club = Belote im deutschen Club
preset-dutch = Niederländische Belote
preset-coinche-bga = Coinche (ohne Trumpf, alles Trumpf)
preset-contree-ffb = Contrée (französischer Verband)
preset-coinche-ffb = Coinche mit Meldungen (Verband)
preset-coinche-concours = Turnier-Coinche
preset-contree-announced = Contrée, nur das Gebot zählt
preset-kloppen = Niederländische Coinche (Kloppen)
preset-decouverte = Belote Découverte (zu zweit)
preset-contest = Turnier-Belote
preset-about-french = Bis 1.000 Punkte, ohne Meldungen; bei Gleichstand warten die Punkte der Nehmer (Litige)
preset-about-pagat = Bis 1.000 Punkte, mit Meldungen; bei Gleichstand gewinnen die Nehmer
preset-about-german-club = Bis 1.000 Punkte, ohne Meldungen; höher spielen ist Pflicht, nicht über den Partner
preset-about-dutch = Bis 1.000 Punkte, im Uhrzeigersinn, mit Meldungen; bei Gleichstand verlieren die Nehmer
preset-about-coinche-bga = Bis 2.000 Punkte, ohne Meldungen; Ohne Trumpf, Alles Trumpf, Coinche jederzeit
preset-about-contree-ffb = Bis 2.000 Punkte, ohne Meldungen; Coinche der Reihe nach
preset-about-coinche-ffb = Bis 2.000 Punkte, mit Meldungen; Gebote ohne Grenze, Coinche der Reihe nach
preset-about-coinche-concours = Bis 2.000 Punkte, ohne Meldungen; ein gebotener Capot bringt 500
preset-about-contree-announced = Bis 2.000 Punkte, nur das Gebot zählt; Gebote bis 160, Capot und Générale
preset-about-kloppen = Bis 1.500 Punkte, Gebote bis 180 und Capot, ohne Meldungen; Coinche jederzeit
preset-about-decouverte = Zu zweit: Die Hälfte der Karten liegt offen; bis 1.000 Punkte
preset-about-contest = 12 Spiele, ohne Meldungen; bei Gleichstand verlieren die Nehmer
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
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
permission-manage-threads = Threads verwalten
permission-send-messages-in-threads = Nachrichten in Threads senden

error-unexpected = Bei uns ist etwas schiefgegangen, und nichts hat sich geändert. Versuch es bitte noch einmal.
error-done = Es ist erledigt und gespeichert; nur meine Antwort ist schiefgegangen. Öffne die Seite noch einmal, um zu sehen, wie es steht.
error-not-saved = Das ließ sich gerade nicht speichern, und nichts hat sich geändert. Versuch es bitte gleich noch einmal.
refused-standing-unknown = Discord sagt mir gerade nicht, ob du das darfst, und nichts wurde geändert. Bitte versuch es in einer Minute noch einmal.
