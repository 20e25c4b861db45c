# The options of a table, page by page. Short words: what a value means in full stands in rules*.ftl.

options-title = ### Die Regeln an { $table }
options-page = ### { $group }
options-same = Nichts ist geändert.
options-differs = Geändert:
options-difference = { $option }: **{ $value }** (statt: { $instead })
options-more =
    { $count ->
        [one] und noch eine Änderung: drück auf **Regeln…**
       *[other] und noch { $count } Änderungen: drück auf **Regeln…**
    }
options-agree-again = Sitzen andere mit am Tisch, müssen sie jeder Änderung zustimmen.
options-choose-group = Etwas ändern…
options-choose-other = Etwas anderes ändern…
options-choose-preset = Nach anderen Regeln spielen…
options-choose-saved = Nach gespeicherten Regeln spielen…
options-number = Einstellen…
options-instead = ✏️ statt: { $value }
options-reset = Zurücksetzen
options-save = Speichern…
options-pages = Was die Regeln sagen
options-back = Zurück
options-remove = Gespeicherte Regeln löschen…
options-remove-title = ### Welche Regeln sollen weg?
options-remove-none = Regeln, die andere gespeichert haben, darf nur löschen, wer diesen Server verwaltet, und du hast keine gespeichert.
options-remove-choose = Gespeicherte Regeln…
options-remove-sure = **{ $name }** für den ganzen Server löschen? Tische, die danach spielen, behalten sie.
options-remove-now = Löschen
options-removed = 🗑️ Gelöscht.
options-saved = 💾 Gespeichert als **{ $name }**: /belote bietet diese Regeln ab jetzt an.
options-save-title = Diese Regeln speichern
options-save-label = Name, bis zu { $most } Zeichen
options-number-range = Von { $low } bis { $high }
options-name-of-preset = **{ $name }** heißen schon Regeln, die ich mitbringe: Wähl einen anderen Namen.
options-origin-outside = ◇ nicht aus den Quellen des Regelbuchs
options-origin-adaptation = ◇ von uns ergänzt: Die Quelle erwähnt es ohne Regeln
options-mark-outside = { $value } ◇ von außerhalb
options-mark-adaptation = { $value } ◇ ergänzt

options-group-deal = Geben
options-group-auction = Reizen
options-group-decouverte = Zu zweit
options-group-coinche = Gebote und Coinche
options-group-contract = Wann ein Kontrakt gemacht ist
options-group-declarations = Meldungen
options-group-belote = Belote und Rebelote
options-group-play = Bedienen und stechen
options-group-scoring = Abrechnung
options-group-end = Ende der Partie

options-name-players = Spieler
options-name-bid-min = Niedrigstes Gebot
options-name-bid-max = Höchstes Gebot
options-name-bid-step = Schritte der Gebote

options-name-direction = Richtung
options-value-direction-ccw = gegen den Uhrzeigersinn
options-about-direction-ccw = Rechts vom Geber geht es los, wie in Frankreich
options-value-direction-cw = im Uhrzeigersinn
options-about-direction-cw = Links vom Geber geht es los, wie in den Niederlanden

options-name-first-dealer = Wer zuerst gibt
options-value-first-dealer-random = wird ausgelost
options-about-first-dealer-random = Niemand muss etwas tun
options-value-first-dealer-lowest-card = die niedrigste Karte
options-about-first-dealer-lowest-card = Alle ziehen eine; wer die niedrigste hat, gibt

options-name-shuffle = Mischen
options-value-shuffle-cut-only = einmal, dann nur abheben
options-about-shuffle-cut-only = Stiche bleiben zwischen den Spielen beisammen: Die Blätter werden wilder
options-value-shuffle-every-deal = vor jedem Spiel
options-about-shuffle-every-deal = Wie auf Turnieren

options-name-packets = Karten auf einmal
options-value-packets-3-2 = drei, dann zwei
options-about-packets-3-2 = Danach wird eine Karte aufgedeckt
options-value-packets-2-3 = zwei, dann drei
options-about-packets-2-3 = Danach wird eine Karte aufgedeckt
options-value-packets-dealer-choice = wie der Geber will
options-about-packets-dealer-choice = Drei und zwei oder zwei und drei
options-value-packets-2-3-3 = zwei, drei, drei
options-about-packets-2-3-3 = Alle acht Karten vor dem Reizen
options-value-packets-3-2-3 = drei, zwei, drei
options-about-packets-3-2-3 = Alle acht Karten vor dem Reizen
options-value-packets-3-3-2 = drei, drei, zwei
options-about-packets-3-3-2 = Alle acht Karten vor dem Reizen
options-value-packets-4-4 = je vier
options-about-packets-4-4 = Alle Karten vor dem Reizen

options-name-auction = Reizen
options-value-auction-turn-up = eine Farbe nehmen
options-about-auction-turn-up = Die aufgedeckte oder in der zweiten Runde eine andere
options-value-auction-bids = Gebote, mit Coinche
options-about-auction-bids = Punkte und eine Farbe; die andere Seite darf verdoppeln
options-value-auction-coinche = Gebote wie bei Coinche und Contrée
options-about-auction-coinche = Punkte und was Trumpf ist; die anderen dürfen verdoppeln

options-name-round2-suits = Zweite Runde
options-value-round2-suits-exclude-turned = die drei anderen Farben
options-about-round2-suits-exclude-turned = Die aufgedeckte Farbe ist nicht mehr zu haben
options-value-round2-suits-any = jede Farbe
options-about-round2-suits-any = Auch die aufgedeckte

options-name-allpass-dealer = Wenn alle passen
options-value-allpass-dealer-next = gibt der nächste Spieler
options-about-allpass-dealer-next = Das Geben geht weiter
options-value-allpass-dealer-same = gibt derselbe noch einmal
options-about-allpass-dealer-same = Bis es einen Kontrakt gibt

options-name-declarations = Meldungen
options-value-declarations-off = keine
options-about-declarations-off = Folgen und Vierlinge bringen nichts
options-value-declarations-first-trick = im ersten Stich
options-about-declarations-first-trick = Alle nennen die Art mit der ersten Karte
options-value-declarations-immediate = vor der ersten Karte gezeigt
options-about-declarations-immediate = Sobald der Trumpf feststeht

options-name-decl-contest = Wessen Meldungen zählen
options-value-decl-contest-winner-takes-all = die der Seite mit der besten
options-about-decl-contest-winner-takes-all = Alle von ihr; die andere Seite schreibt keine
options-value-decl-contest-per-type = die beste jeder Art
options-about-decl-contest-per-type = Verschiedene Arten zählen alle, für beide Seiten

options-name-decl-contest-moment = Wann verglichen wird
options-value-decl-contest-moment-after-trick1 = nach dem ersten Stich
options-about-decl-contest-moment-after-trick1 = Bevor zum zweiten ausgespielt wird
options-value-decl-contest-moment-during-trick2 = im zweiten Stich
options-about-decl-contest-moment-during-trick2 = Alle nennen eine bessere oder passen
options-value-decl-contest-moment-before-first-lead = vor dem ersten Ausspiel
options-about-decl-contest-moment-before-first-lead = Gehört zu Meldungen, die gezeigt werden

options-name-long-runs = Folgen ab sechs
options-value-long-runs-cap5 = zählen wie fünf
options-about-long-runs-cap5 = Zwischen ihnen entscheidet nur die höchste Karte
options-value-long-runs-true-length = die längere gewinnt
options-about-long-runs-true-length = Auch 100 Punkte, aber sechs schlagen fünf

options-name-long-run-split = Rest einer langen Folge
options-value-long-run-split-false = bringt nichts
options-about-long-run-split-false = Eine lange Folge ist eine einzige Meldung
options-value-long-run-split-true = darf eine zweite Folge sein
options-about-long-run-split-true = Acht Karten hintereinander sind fünf und drei

options-name-trump-run-wins = Alle acht Trümpfe in einer Hand
options-value-trump-run-wins-false = eine Folge wie jede andere
options-about-trump-run-wins-false = 100 Punkte
options-value-trump-run-wins-true = gewinnen die ganze Partie
options-about-trump-run-wins-true = Sofort, wie es auch steht

options-name-capot-victims-decl = Meldungen einer Seite ohne Stich
options-value-capot-victims-decl-lose = verloren
options-about-capot-victims-decl-lose = Nur ihre Belote bleibt
options-value-capot-victims-decl-keep = bleiben ihr
options-about-capot-victims-decl-keep = Sie zählen, selbst gegen einen Capot
options-value-capot-victims-decl-to-winners = gehen an die Gewinner
options-about-capot-victims-decl-to-winners = Zum Capot dazu

options-name-belote = Belote und Rebelote
options-value-belote-on = 20 Punkte
options-about-belote-on = Für König und Dame in Trumpf
options-value-belote-off = nicht gespielt
options-about-belote-off = König und Dame in Trumpf bringen nichts extra

options-name-belote-order = Was zuerst kommt
options-value-belote-order-free = König oder Dame
options-about-belote-order-free = Wie du magst
options-value-belote-order-king-first = der König
options-about-belote-order-king-first = Die Dame muss auf ihn warten

options-name-belote-announce = Wer die Wörter sagt
options-value-belote-announce-auto = der Tisch
options-about-belote-announce-auto = Niemand kann sie vergessen
options-value-belote-announce-prompt = wer sie hat, wird gefragt
options-about-belote-announce-prompt = Bei der ersten Karte; das zweite Wort kommt von selbst
options-value-belote-announce-strict = jeder für sich
options-about-belote-announce-strict = Ein Wort vergessen, und die 20 Punkte sind weg

options-name-belote-on-dedans = Belote von Nehmern, die verlieren
options-value-belote-on-dedans-owner = bleibt ihnen
options-about-belote-on-dedans-owner = 20 Punkte, was auch passiert
options-value-belote-on-dedans-to-defence = geht an die Gegner
options-about-belote-on-dedans-to-defence = Mit allem anderen

options-name-head-trump = Trumpf ist ausgespielt
options-value-head-trump-always = immer höher spielen
options-about-head-trump-always = Auch über den Partner
options-value-head-trump-unless-partner-master = höher, nicht über den Partner
options-about-head-trump-unless-partner-master = Hält dein Partner den Stich, geht jeder Trumpf

options-name-head-plain = Andere Farbe ist ausgespielt
options-value-head-plain-no = jede Karte der Farbe
options-about-head-plain-no = Niemand muss höher spielen
options-value-head-plain-unless-partner-master = höher, nicht über den Partner
options-about-head-plain-unless-partner-master = Wenn du kannst
options-value-head-plain-always = immer höher spielen
options-about-head-plain-always = Wenn du kannst

options-name-undertrump-opp = Ein Gegner hat gestochen
options-value-undertrump-opp-required = über- oder untertrumpfen
options-about-undertrump-opp-required = Auf jeden Fall Trumpf, auch einen zu niedrigen
options-value-undertrump-opp-optional = übertrumpfen oder jede Karte
options-about-undertrump-opp-optional = Niemand verschenkt einen zu niedrigen Trumpf

options-name-partner-plain = Partner hält den Stich ohne Trumpf
options-value-partner-plain-free = jede Karte
options-about-partner-plain-free = Stechen oder etwas abwerfen
options-value-partner-plain-must-trump = du musst stechen
options-about-partner-plain-must-trump = Obwohl euch der Stich schon gehört

options-name-partner-trump = Der Partner hat gestochen
options-value-partner-trump-no-undertrump-if-can-over = nicht unter, wenn du drüber kannst
options-about-partner-trump-no-undertrump-if-can-over = Kannst du nicht drüber: jede Karte
options-value-partner-trump-must-piss = unter, wenn du nicht drüber kannst
options-about-partner-trump-must-piss = Auf Französisch „pisser à l’atout“
options-value-partner-trump-free = jede Karte
options-about-partner-trump-free = Auch ein niedrigerer Trumpf
options-value-partner-trump-must-trump-any = irgendein Trumpf
options-about-partner-trump-must-trump-any = Du musst stechen, und sei es niedrig
options-value-partner-trump-ffb = nicht unter, außer mit lauter Trümpfen
options-about-partner-trump-ffb = So will es der französische Verband

options-name-contract-basis = Was mehr sein muss
options-value-contract-basis-all = alles zusammen
options-about-contract-basis-all = Stiche, Belote und Meldungen
options-value-contract-basis-tricks-belote = Stiche und Belote
options-about-contract-basis-tricks-belote = Meldungen helfen nicht
options-value-contract-basis-tricks = nur die Stiche
options-about-contract-basis-tricks = Weder Belote noch Meldungen helfen

options-name-tie-rule = Gleichstand
options-value-tie-rule-takers-win = die Nehmer gewinnen
options-about-tie-rule-takers-win = So viel wie die anderen reicht
options-value-tie-rule-takers-lose = die Nehmer verlieren
options-about-tie-rule-takers-lose = So viel wie die anderen reicht nicht
options-value-tie-rule-litige = Litige
options-about-tie-rule-litige = Die Punkte der Nehmer bekommt, wer das nächste Spiel gewinnt
options-value-tie-rule-abeyance = alle Punkte in den Topf
options-about-tie-rule-abeyance = Das nächste Spiel entscheidet über die Punkte beider Seiten

options-name-litige-belote = Belote bei Litige
options-value-litige-belote-carve = sofort geschrieben
options-about-litige-belote-carve = Nur der Rest kommt in den Topf
options-value-litige-belote-hold = kommt auch in den Topf
options-about-litige-belote-hold = Mit den anderen Punkten

options-name-held-at-end = Punkte, die am Ende im Topf sind
options-value-held-at-end-lost = verfallen
options-about-held-at-end-lost = Niemand bekommt sie
options-value-held-at-end-to-owner = bekommt, wer sie gemacht hat
options-about-held-at-end-to-owner = Das kann die Partie entscheiden

options-name-capot-value = Capot
options-value-capot-value-252 = 252 Punkte
options-about-capot-value-252 = 152 für die Karten, 100 für den Capot
options-value-capot-value-250 = 250 Punkte
options-about-capot-value-250 = Eine runde Zahl, wie in den Niederlanden

options-name-rounding = Runden
options-value-rounding-off = gar nicht
options-about-rounding-off = Jeder Punkt wird geschrieben
options-value-rounding-nearest10 = auf den nächsten Zehner
options-about-rounding-nearest10 = 84 wird 80, 85 wird 90
options-value-rounding-nearest5 = auf den nächsten Fünfer
options-about-rounding-nearest5 = 82 wird 80, 83 wird 85
options-value-rounding-up10 = auf volle 10 aufgerundet
options-about-rounding-up10 = 81 wird 90
options-value-rounding-up5 = auf volle 5 aufgerundet
options-about-rounding-up5 = 81 wird 85
options-value-rounding-complement10 = auf 10, zusammen 160
options-about-rounding-complement10 = 85 gegen 77 wird 80 gegen 80

options-name-end-mode = Ende der Partie
options-value-end-mode-target = bei einer Punktzahl
options-about-end-mode-target = Wer sie zuerst hat, gewinnt
options-value-end-mode-deals = nach einer Zahl von Spielen
options-about-end-mode-deals = Wer dann mehr hat, gewinnt
options-value-end-mode-boards = nach einer Zahl von Boards
options-about-end-mode-boards = Im Duplikat, jedes mit anderen Tischen verglichen

options-name-target = Punkte bis zum Sieg
options-name-deals-limit = Zahl der Spiele

options-name-both-reach = Beide zugleich am Ziel
options-value-both-reach-extend = noch ein Spiel
options-about-both-reach-extend = Dann gewinnt der höhere Stand
options-value-both-reach-draw = unentschieden
options-about-both-reach-draw = Niemand gewinnt
options-value-both-reach-higher-score = der höhere Stand gewinnt
options-about-both-reach-higher-score = Bei gleichem Stand noch ein Spiel
options-value-both-reach-attackers = die Nehmer gewinnen
options-about-both-reach-attackers = Die des letzten Spiels
options-value-both-reach-last-bidder = die Bieter gewinnen
options-about-both-reach-last-bidder = Die des letzten Spiels

options-name-arret = L’Arrêt
options-value-arret-false = nicht gespielt
options-about-arret-false = Jedes Spiel geht bis zum Ende
options-value-arret-true = gespielt
options-about-arret-true = Wer sich der Punkte sicher ist, darf die Partie stoppen; wer irrt, verliert sie

options-name-kloppen-score = Ein Kontrakt, der gemacht wird
options-value-kloppen-score-bid-only = bringt das Gebot
options-about-kloppen-score-bid-only = Die anderen schreiben nichts
options-value-kloppen-score-made-only = bringt die gemachten Punkte
options-about-kloppen-score-made-only = Beide Seiten schreiben, was sie gemacht haben
options-value-kloppen-score-made-plus-bid = bringt Punkte und Gebot
options-about-kloppen-score-made-plus-bid = Die anderen schreiben, was sie gemacht haben

options-name-coinche-mode = Coinche
options-value-coinche-mode-any-time = jederzeit
options-about-coinche-mode-any-time = Auch außer der Reihe
options-value-coinche-mode-in-turn = der Reihe nach
options-about-coinche-mode-in-turn = Wie ein Gebot

options-name-surcoinche = Surcoinche
options-value-surcoinche-off = nicht gespielt
options-about-surcoinche-off = Die Coinche hat das letzte Wort
options-value-surcoinche-x4 = vierfache Punkte
options-about-surcoinche-x4 = Die Bieter dürfen auf eine Coinche antworten
options-value-surcoinche-x3 = dreifache Punkte
options-about-surcoinche-x3 = Die Bieter dürfen auf eine Coinche antworten

options-name-coinche-scope = Eine Coinche verdoppelt
options-value-coinche-scope-both = was beide Seiten schreiben
options-about-coinche-scope-both = Wenn der Kontrakt gemacht ist
options-value-coinche-scope-bidders-only = was die Bieter schreiben
options-about-coinche-scope-bidders-only = Wenn der Kontrakt gemacht ist
options-value-coinche-scope-bidders-take-all = 160 und das Gebot, für die Bieter
options-about-coinche-scope-bidders-take-all = Die anderen schreiben nichts, wenn der Kontrakt gemacht ist

options-name-kloppen-fail = Ein Gebot, das scheitert
options-value-kloppen-fail-literal = 162 oder das doppelte Gebot
options-about-kloppen-fail-literal = 80 mit Coinche kostet dann 160, weniger als ohne
options-value-kloppen-fail-max = mindestens 162
options-about-kloppen-fail-max = Nach einer Coinche das doppelte Gebot, wenn das mehr ist

options-name-announced-capot = Ein gebotener Capot
options-value-announced-capot-document = 250 oder 350 Punkte
options-about-announced-capot-document = 250, wo nur das Gebot zählt
options-value-announced-capot-500 = 500 Punkte
options-about-announced-capot-500 = Auf jeden Fall mehr als ein unverhoffter

options-name-reveal-on-lead = Karte unter der ausgespielten
options-value-reveal-on-lead-false = wird nach dem Stich aufgedeckt
options-about-reveal-on-lead-false = Von beiden gleichzeitig
options-value-reveal-on-lead-true = wird sofort aufgedeckt
options-about-reveal-on-lead-true = Bevor die andere Seite an der Reihe ist

options-name-extra-contracts = Ohne Trumpffarbe
options-value-extra-contracts-off = nicht gespielt
options-about-extra-contracts-off = Trumpf ist immer eine Farbe
options-value-extra-contracts-no-trumps = Ohne Trumpf
options-about-extra-contracts-no-trumps = Keine Farbe ist Trumpf
options-value-extra-contracts-all-trumps = Alles Trumpf
options-about-extra-contracts-all-trumps = In jeder Farbe gilt die Reihenfolge der Trümpfe
options-value-extra-contracts-both = Ohne Trumpf und Alles Trumpf
options-about-extra-contracts-both = Beides darf genannt werden

options-value-bid-max-160 = 160
options-about-bid-max-160 = Darüber gibt es nur Capot
options-value-bid-max-180 = 180
options-about-bid-max-180 = Mehr kann ohne Meldungen niemand machen
options-value-bid-max-650 = ohne Grenze
options-about-bid-max-650 = Für Tische mit Meldungen

options-name-generale = Générale
options-value-generale-false = nicht gespielt
options-about-generale-false = Capot ist das höchste Gebot
options-value-generale-true = gespielt
options-about-generale-true = Alle Stiche ohne den Partner, für 500

options-name-generale-lead = Ausspiel bei einer Générale
options-value-generale-lead-first-hand = der Spieler nach dem Geber
options-about-generale-lead-first-hand = Wie in jedem Spiel
options-value-generale-lead-bidder = wer sie geboten hat
options-about-generale-lead-bidder = Wer allein spielt, fängt an

options-name-self-raise = Sich selbst überbieten
options-value-self-raise-off = nicht erlaubt
options-about-self-raise-off = Dreimal Passen beendet das Reizen
options-value-self-raise-other-suit = mit einem anderen Trumpf
options-about-self-raise-other-suit = Wer zuletzt geboten hat, wird noch einmal gefragt

options-name-na-values = Werte ohne Trumpffarbe
options-value-na-values-ffb-table = die Tabelle des Verbands
options-about-na-values-ffb-table = Ohne Trumpf: Ass 19. Alles Trumpf: Bube 13, Neun 9
options-value-na-values-scaled = auf 152 umgerechnet
options-about-na-values-scaled = Die üblichen Werte, umgerechnet auf zusammen 152
options-value-na-values-raw = wie sie sind
options-about-na-values-raw = 120 Punkte bei Ohne Trumpf, 248 bei Alles Trumpf

options-name-ta-last-trick = Letzter Stich bei Alles Trumpf
options-value-ta-last-trick-true = 10 Punkte
options-about-ta-last-trick-true = Wie in jedem Spiel
options-value-ta-last-trick-false = nichts
options-about-ta-last-trick-false = Zusammen 248 Punkte

options-name-belote-ta = Belote bei Alles Trumpf
options-value-belote-ta-none = keine
options-about-belote-ta-none = Wie bei Ohne Trumpf
options-value-belote-ta-each-suit = eine in jeder Farbe
options-about-belote-ta-each-suit = Bis zu vier, je 20 Punkte

options-name-decl-equal = Gleiche Meldungen
options-value-decl-equal-earlier-seat = wer zuerst spricht
options-about-decl-equal-earlier-seat = Hat die höhere
options-value-decl-equal-none = niemand schreibt
options-about-decl-equal-none = Weder diese noch niedrigere

options-name-belote-helps-contract = Belote der Bieter
options-value-belote-helps-contract-true = hilft, das Gebot zu erreichen
options-about-belote-helps-contract-true = Ihre 20 Punkte zählen mit den Stichen
options-value-belote-helps-contract-false = hilft nicht
options-about-belote-helps-contract-false = Die Stiche müssen reichen

options-name-decl-helps-contract = Meldungen der Bieter
options-value-decl-helps-contract-true = helfen, das Gebot zu erreichen
options-about-decl-helps-contract-true = Sie zählen mit den Stichen
options-value-decl-helps-contract-false = helfen nicht
options-about-decl-helps-contract-false = Die Stiche müssen reichen

options-name-beat-defence = Mehr als die andere Seite
options-value-beat-defence-false = nicht nötig
options-about-beat-defence-false = Die gebotenen Punkte reichen
options-value-beat-defence-true = nötig
options-about-beat-defence-true = Neben den gebotenen Punkten

options-name-eighty-means-82 = Ein Gebot von 80
options-value-eighty-means-82-false = verlangt 80 Punkte
options-about-eighty-means-82-false = Auch wenn die anderen mehr haben
options-value-eighty-means-82-true = verlangt 82 Punkte
options-about-eighty-means-82-true = Mehr als die Hälfte

options-name-coinche-score = Was geschrieben wird
options-value-coinche-score-ffb = Punkte und Gebot, 160 nach Coinche
options-about-coinche-score-ffb = Der Verband: (160 + Gebot) × 2 nach einer Coinche
options-value-coinche-score-bga = Punkte und Gebot
options-about-coinche-score-bga = Nach einer Coinche die eigenen Punkte der Bieter und das Gebot × 2
options-value-coinche-score-bga-bid-only = Gebot und Belote
options-about-coinche-score-bga-bid-only = Stiche bringen nichts
options-value-coinche-score-concours = Punkte und Gebot, 500 für Capot
options-about-coinche-score-concours = Turniere: Die Belote wird nie vervielfacht
options-value-coinche-score-announced = das Gebot allein
options-about-coinche-score-announced = Weder Stiche noch Belote bringen etwas
options-value-coinche-score-made = Punkte und das vervielfachte Gebot
options-about-coinche-score-made = Nach einer Coinche nur das Gebot × 2

options-name-fail-base = Für ein Gebot, das scheitert
options-value-fail-base-160 = 160 und das Gebot
options-about-fail-base-160 = Eine runde Zahl
options-value-fail-base-162 = 162 und das Gebot
options-about-fail-base-162 = Alle Punkte eines Spiels

options-name-belote-only-win = Sieg durch Belote
options-value-belote-only-win-true = immer
options-about-belote-only-win-true = Auch in einem verlorenen Spiel
options-value-belote-only-win-false = nicht in einem verlorenen Spiel
options-about-belote-only-win-false = Es folgt ein weiteres Spiel

# Why rules cannot be so, and what to do. $option: the name of the option that stands in the way.
bad-rules-unknown-option = Diese Einstellung gibt es nicht mehr: Öffne **Regeln…** am Tisch noch einmal.
bad-rules-missing = Diese Regeln sind nicht vollständig: Fang noch einmal mit meinen an.
bad-rules-no-such-value = **{ $option }**: Das geht nicht. Wähl einen der angebotenen Werte.
bad-rules-out-of-range = **{ $option }**: Das muss eine Zahl von { $low } bis { $high } sein.
bad-rules-not-with-this-deal = So gibt man bei einem anderen Spiel: Wähl etwas anderes für **{ $option }**, oder spiel nach anderen Regeln.
bad-rules-not-on-boards = Im Duplikat haben alle Tische dieselben Boards, jedes für sich abgeschlossen: **{ $option }** braucht einen anderen Wert.
bad-rules-needs-four-players = **{ $option }**: Dazu braucht es vier Spieler. Spiel zuerst nach anderen Regeln.
bad-rules-needs-two-players = **{ $option }**: Das gehört zu Coinche, Contrée und Belote Découverte. Spiel zuerst nach den Regeln eines dieser Spiele.
bad-rules-needs-target = **{ $option }** braucht eine Punktzahl als Ziel: Lass die Partie bei einer Punktzahl enden, oder verzichte darauf.
bad-rules-not-with-bids = **{ $option }** und Gebote passen nicht zusammen: Verzichte auf eines von beiden.
bad-rules-not-with-two-players = **{ $option }**: Zu zweit kennt niemand alle eigenen Karten, deshalb muss der Tisch die Wörter sagen.
bad-rules-not-with-these-declarations = **{ $option }**: vor dem ersten Ausspiel, wenn Meldungen gleich gezeigt werden, sonst später.
bad-rules-no-such-preset = Diese Regeln kenne ich nicht mehr: Wähl andere.
