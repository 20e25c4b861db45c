# Cards, suits and lists: what every other text is made of.
#
# Our Dutch words, the same everywhere, from the tables of belote and klaverjas:
# - deal: het spel (spellen); party: de partij; what kind of belote: de spelsoort.
# - team, partner: het team, je maat; a team or a single player: de kant; opponents: tegenstanders.
# - dealer, deal, cut, turn up: deler, delen, couperen, omdraaien (de omgedraaide kaart).
# - trick, lead, the suit led: slag, uitkomen, de gevraagde kleur. Follow suit: bekennen.
# - trump, to trump, over, under: troef, troeven, overtroeven, ondertroeven. Discard: weggooien.
# - to hold the trick: de slag hebben. To make (points): halen; what is written: schrijven.
# - take, pass; takers, defenders: nemen, passen; de nemers, de verdedigers.
# - bid, bids, bidders: bod, biedingen, bieders. Coinche: kloppen; surcoinche: terugkloppen.
# - made, dedans, capot: gehaald, nat, kapot. Litige stays litige; held points are in de pot.
# - declarations: roem, which you melden; runs: reeks, driekaart, vierkaart, vijfkaart; square: carré.
# - French as at the tables: belote, rebelote, dix de der, L’Arrêt.
# - no trumps, all trumps: zonder troef (ZT), alles troef (AT).
# - people are addressed as je, all of a table as jullie.

card-index =
    .ace = A
    .king = H
    .queen = V
    .jack = B
    .ten = 10
    .nine = 9
    .eight = 8
    .seven = 7

rank-name =
    .ace = aas
    .king = heer
    .queen = vrouw
    .jack = boer
    .ten = tien
    .nine = negen
    .eight = acht
    .seven = zeven

suit-name =
    .spades = schoppen
    .hearts = harten
    .diamonds = ruiten
    .clubs = klaveren
    .no-trumps = zonder troef
    .all-trumps = alles troef

# One word, as in “hartenheer”.
card-name = { $suit }{ $rank }
# Every card is a “de” word.
card-the =
    { $rank ->
       *[other] de { $card }
    }
labelled = { $label }: { $text }
language-name =
    .en = English
    .fr = Français
    .de = Deutsch
    .nl = Nederlands
    .bg = Български

table-name = Tafel { $number }
preset-name =
    .french = Franse belote
    .pagat = Belote met roem (pagat)
    .german-club = Duitse clubbelote
    .dutch = Nederlandse belote
    .coinche-bga = Coinche (zonder troef, alles troef)
    .contree-ffb = Contrée (Franse bond)
    .coinche-ffb = Coinche met roem (Franse bond)
    .coinche-concours = Wedstrijdcoinche
    .contree-announced = Contrée, alleen het bod telt
    .kloppen = Kloppen (belote coinchée)
    .bulgarian = Bulgaarse belot
    .klaverjas-amsterdam = Amsterdams klaverjassen
    .klaverjas-rotterdam = Rotterdams klaverjassen
    .clobyosh = Clobyosh (klaberjass)
    .belote3 = Belote voor drie
    .decouverte = Belote découverte
    .contest = Wedstrijdbelote
preset-line = { $name } · { $players } spelers
game-called =
    .classique = belote, gewone belote, klassieke belote
    .coinche = coinche, Franse coinche
    .kloppen = kloppen, belote coinchée, Hollandse coinche
    .bulgarian = belot, Bulgaarse belote, Bulgaarse belot
    .klaverjas = klaverjas, klaverjassen, boompje klaverjassen
    .clobyosh = klaberjass, klabberjass, klaverjas voor twee, smousjassen, klaberjass voor twee, bela met twee
    .belote3 = belote met drie, belote voor drie, driemansbelote, bela met drie, belote drie spelers
    .decouverte = open belote, belote voor twee, belote met twee
preset-about =
    .french = Tot 1.000 punten, zonder roem; bij gelijk wachten de punten van de nemers (litige)
    .pagat = Tot 1.000 punten, met roem; bij gelijk winnen de nemers
    .german-club = Tot 1.000 punten, zonder roem; je moet hoger, maar niet over je maat
    .dutch = Tot 1.000 punten, met de klok mee, met roem; bij gelijk verliezen de nemers
    .coinche-bga = Tot 2.000 punten, zonder roem; zonder troef, alles troef, op elk moment kloppen
    .contree-ffb = Tot 2.000 punten, zonder roem; kloppen op je beurt
    .coinche-ffb = Tot 2.000 punten, met roem; bieden zonder grens, kloppen op je beurt
    .coinche-concours = Tot 2.000 punten, zonder roem; een geboden kapot levert 500 op
    .contree-announced = Tot 2.000 punten, alleen het bod telt; bieden tot 160, kapot en générale
    .kloppen = Tot 1.500 punten, bieden tot 180 en kapot, zonder roem; op elk moment kloppen
    .bulgarian = Tot 151 tientallen, ladder van troeven met vijf kaarten, roem; gelijk blijft hangen
    .klaverjas-amsterdam = Een boom van zestien spellen; nooit ondertroeven, vier boeren zijn 200 roem
    .klaverjas-rotterdam = Een boom van zestien spellen; altijd troeven en overtroeven, vier boeren zijn 100 roem
    .clobyosh = Met twee, tot 500 punten: negen kaarten, reeksen, schmeiss; een stok blijft buiten spel
    .belote3 = Met drie: één tegen twee, ieder voor zich; 24 kaarten, tot 501 punten
    .decouverte = Met twee: de helft van je kaarten ligt open; tot 1.000 punten
    .contest = 12 spellen, zonder roem; bij gelijk verliezen de nemers
rules-modified = gewijzigd
end-target = tot { $target } punten
end-deals =
    { $deals ->
        [one] { $deals } spel
       *[other] { $deals } spellen
    }
end-boards =
    { $deals ->
        [one] { $deals } spel in duplicate
       *[other] { $deals } spellen in duplicate
    }
seat-free = *vrij*
call-take = { $suit } genomen
call-pass = gepast

# Permissions as Discord’s own settings call them.
permission-name =
    .view-channel = Kanaal bekijken
    .send-messages = Berichten verzenden
    .read-message-history = Berichtgeschiedenis lezen
    .attach-files = Bestanden bijvoegen
    .create-public-threads = Openbare threads maken
    .create-private-threads = Privéthreads maken
    .manage-threads = Threads beheren
    .send-messages-in-threads = Berichten verzenden in threads
    .create-events = Evenementen maken

error-unexpected = Er ging bij ons iets mis, en er is niets veranderd. Probeer het nog eens.
error-done = Het is gebeurd en bewaard; alleen mijn antwoord ging mis. Open de pagina opnieuw om te zien hoe het ervoor staat.
error-not-saved = Dat kon niet worden opgeslagen, en er is niets veranderd. Probeer het zo nog eens.
refused-standing-unknown = Discord zegt me nu even niet of je dat mag, en er is niets veranderd. Probeer het over een minuut opnieuw.
refused-discord-silent = Discord geeft op dit moment geen antwoord. Probeer het over een minuut nog eens.
