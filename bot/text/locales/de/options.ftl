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
options-choose-preset = Ein anderes Spiel…
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
options-origin =
    .outside = ◇ nicht aus den Quellen des Regelbuchs
    .adaptation = ◇ von uns ergänzt: Die Quelle erwähnt es ohne Regeln
options-mark =
    .outside = { $value } ◇ von außerhalb
    .adaptation = { $value } ◇ ergänzt

options-group =
    .deal = Geben
    .auction = Reizen
    .decouverte = Zu zweit
    .coinche = Gebote und Coinche
    .contract = Wann ein Kontrakt gemacht ist
    .declarations = Meldungen
    .belote = Belote und Rebelote
    .play = Bedienen und stechen
    .scoring = Abrechnung
    .end = Ende der Partie

options-words =
    .players = Spieler
    .bid-min = Niedrigstes Gebot
    .bid-max = Höchstes Gebot
    .bid-step = Schritte der Gebote

    .direction = Richtung
    .direction-ccw = gegen den Uhrzeigersinn
    .direction-ccw-about = Rechts vom Geber geht es los, wie in Frankreich
    .direction-cw = im Uhrzeigersinn
    .direction-cw-about = Links vom Geber geht es los, wie in den Niederlanden

    .first-dealer = Wer zuerst gibt
    .first-dealer-random = wird ausgelost
    .first-dealer-random-about = Niemand muss etwas tun
    .first-dealer-lowest-card = die niedrigste Karte
    .first-dealer-lowest-card-about = Alle ziehen eine; wer die niedrigste hat, gibt

    .shuffle = Mischen
    .shuffle-cut-only = einmal, dann nur abheben
    .shuffle-cut-only-about = Stiche bleiben zwischen den Spielen beisammen: Die Blätter werden wilder
    .shuffle-every-deal = vor jedem Spiel
    .shuffle-every-deal-about = Wie auf Turnieren

    .packets = Karten auf einmal
    .packets-3-2 = drei, dann zwei
    .packets-3-2-about = Danach wird eine Karte aufgedeckt
    .packets-2-3 = zwei, dann drei
    .packets-2-3-about = Danach wird eine Karte aufgedeckt
    .packets-dealer-choice = wie der Geber will
    .packets-dealer-choice-about = Drei und zwei oder zwei und drei
    .packets-2-3-3 = zwei, drei, drei
    .packets-2-3-3-about = Alle acht Karten vor dem Reizen
    .packets-3-2-3 = drei, zwei, drei
    .packets-3-2-3-about = Alle acht Karten vor dem Reizen
    .packets-3-3-2 = drei, drei, zwei
    .packets-3-3-2-about = Alle acht Karten vor dem Reizen
    .packets-4-4 = je vier
    .packets-4-4-about = Alle Karten vor dem Reizen
    .packets-3-3 = drei und drei
    .packets-3-3-about = Dann wird eine aufgedeckt; drei weitere nach dem Reizen

    .auction = Reizen
    .auction-turn-up = eine Farbe nehmen
    .auction-turn-up-about = Die aufgedeckte oder in der zweiten Runde eine andere
    .auction-bids = Gebote, mit Coinche
    .auction-bids-about = Punkte und eine Farbe; die andere Seite darf verdoppeln
    .auction-coinche = Gebote wie bei Coinche und Contrée
    .auction-coinche-about = Punkte und was Trumpf ist; die anderen dürfen verdoppeln
    .auction-choice = Trumpf wählen
    .auction-choice-about = Wie beim Klaverjas: Am Ende muss jemand spielen
    .auction-clobyosh = nehmen, passen oder Schmeiß
    .auction-clobyosh-about = Zu zweit, über eine aufgedeckte Karte

    .trump-choice = Wer spielen muss
    .trump-choice-first-may-pass = wer nach dem Geber sitzt, wenn alle passen
    .trump-choice-first-may-pass-about = Vorher werden alle der Reihe nach gefragt
    .trump-choice-first-must = wer nach dem Geber sitzt
    .trump-choice-first-must-about = Niemand sonst wird gefragt
    .trump-choice-dealer-first = der Geber, der zuerst gefragt wird
    .trump-choice-dealer-first-about = Passen alle, spielt der Geber
    .auction-ladder = eine Leiter der Trümpfe
    .auction-ladder-about = Ein Gebot nennt nur einen Trumpf, höher als der letzte
    .auction-three = nehmen, einer gegen zwei
    .auction-three-about = Wie bei der Belote zu dritt

    .pack3 = Karten zu dritt
    .pack3-24 = 24 Karten
    .pack3-24-about = Ohne Siebenen und Achten
    .pack3-32-chien = 32 Karten mit Chien
    .pack3-32-chien-about = Zehn Karten für jeden, zwei für den Nehmer

    .deal3 = Geben zu dritt
    .deal3-turned = fünf, und eine aufgedeckt
    .deal3-turned-about = Die aufgedeckte Farbe nehmen oder passen
    .deal3-all8 = alle acht auf einmal
    .deal3-all8-about = Eine Runde: eine beliebige Farbe oder passen

    .round2-suits = Zweite Runde
    .round2-suits-exclude-turned = die drei anderen Farben
    .round2-suits-exclude-turned-about = Die aufgedeckte Farbe ist nicht mehr zu haben
    .round2-suits-any = jede Farbe
    .round2-suits-any-about = Auch die aufgedeckte

    .allpass-dealer = Wenn alle passen
    .allpass-dealer-next = gibt der nächste Spieler
    .allpass-dealer-next-about = Das Geben geht weiter
    .allpass-dealer-same = gibt derselbe noch einmal
    .allpass-dealer-same-about = Bis es einen Kontrakt gibt

    .schmeiss = Schmeiß
    .schmeiss-off = wird nicht gespielt
    .schmeiss-off-about = Nehmen oder passen, sonst nichts
    .schmeiss-on = wird gespielt
    .schmeiss-on-about = Der andere lässt dich nehmen oder wirft zusammen
    .schmeiss-opponent-makes = der andere muss nehmen
    .schmeiss-opponent-makes-about = In der ersten Runde; sonst wird zusammengeworfen

    .show-bottom = Unterste Karte des Stapels
    .show-bottom-false = verdeckt
    .show-bottom-false-about = Niemand sieht sie vor dem Ende der Partie
    .show-bottom-true = gezeigt
    .show-bottom-true-about = Sobald alle Karten gegeben sind

    .declarations = Meldungen
    .declarations-off = keine
    .declarations-off-about = Folgen und Vierlinge bringen nichts
    .declarations-first-trick = im ersten Stich
    .declarations-first-trick-about = Alle nennen die Art mit der ersten Karte
    .declarations-immediate = vor der ersten Karte gezeigt
    .declarations-immediate-about = Sobald der Trumpf feststeht
    .declarations-talk = laut verglichen
    .declarations-talk-about = Nur Folgen; der Tisch fragt und antwortet für dich

    .decl-contest = Wessen Meldungen zählen
    .decl-contest-winner-takes-all = die der Seite mit der besten
    .decl-contest-winner-takes-all-about = Alle von ihr; die andere Seite schreibt keine
    .decl-contest-per-type = die beste jeder Art
    .decl-contest-per-type-about = Verschiedene Arten zählen alle, für beide Seiten
    .decl-contest-separate = Folgen und Vierer getrennt
    .decl-contest-separate-about = Folgen gegen Folgen, Vierer gegen Vierer
    .decl-contest-by-value = alle zusammen, nach Punkten
    .decl-contest-by-value-about = Bei gleich vielen Punkten Vierer vor Folge

    .decl-contest-moment = Wann verglichen wird
    .decl-contest-moment-after-trick1 = nach dem ersten Stich
    .decl-contest-moment-after-trick1-about = Bevor zum zweiten ausgespielt wird
    .decl-contest-moment-during-trick2 = im zweiten Stich
    .decl-contest-moment-during-trick2-about = Alle nennen eine bessere oder passen
    .decl-contest-moment-before-first-lead = vor dem ersten Ausspiel
    .decl-contest-moment-before-first-lead-about = Gehört zu Meldungen, die gezeigt werden
    .decl-contest-moment-end-of-deal = am Ende des Spiels
    .decl-contest-moment-end-of-deal-about = Bis dahin ist nur ihre Art bekannt

    .long-runs = Lange Folgen
    .long-runs-cap5 = zählen wie fünf
    .long-runs-cap5-about = Zwischen ihnen entscheidet nur die höchste Karte
    .long-runs-cap4 = zählen wie vier
    .long-runs-cap4-about = 50 Punkte, egal wie lang
    .long-runs-true-length = die längere gewinnt
    .long-runs-true-length-about = Auch 100 Punkte, aber sechs schlagen fünf

    .long-run-split = Rest einer langen Folge
    .long-run-split-false = bringt nichts
    .long-run-split-false-about = Eine lange Folge ist eine einzige Meldung
    .long-run-split-true = darf eine zweite Folge sein
    .long-run-split-true-about = Acht Karten hintereinander sind fünf und drei

    .trump-run-wins = Alle acht Trümpfe in einer Hand
    .trump-run-wins-false = eine Folge wie jede andere
    .trump-run-wins-false-about = 100 Punkte
    .trump-run-wins-true = gewinnen die ganze Partie
    .trump-run-wins-true-about = Sofort, wie es auch steht

    .capot-victims-decl = Meldungen einer Seite ohne Stich
    .capot-victims-decl-lose = verloren
    .capot-victims-decl-lose-about = Nur ihre Belote bleibt
    .capot-victims-decl-keep = bleiben ihr
    .capot-victims-decl-keep-about = Sie zählen, selbst gegen einen Capot
    .capot-victims-decl-to-winners = gehen an die Gewinner
    .capot-victims-decl-to-winners-about = Zum Capot dazu

    .belote = Belote und Rebelote
    .belote-on = 20 Punkte
    .belote-on-about = Für König und Dame in Trumpf
    .belote-off = nicht gespielt
    .belote-off-about = König und Dame in Trumpf bringen nichts extra

    .belote-order = Was zuerst kommt
    .belote-order-free = König oder Dame
    .belote-order-free-about = Wie du magst
    .belote-order-king-first = der König
    .belote-order-king-first-about = Die Dame muss auf ihn warten

    .belote-announce = Wer die Wörter sagt
    .belote-announce-auto = der Tisch
    .belote-announce-auto-about = Niemand kann sie vergessen
    .belote-announce-second = der Tisch, bei der zweiten Karte
    .belote-announce-second-about = Die erste Karte verrät nichts
    .belote-announce-prompt = wer sie hat, wird gefragt
    .belote-announce-prompt-about = Bei der ersten Karte; das zweite Wort kommt von selbst
    .belote-announce-strict = jeder für sich
    .belote-announce-strict-about = Ein Wort vergessen, und die 20 Punkte sind weg

    .belote-on-dedans = Belote von Nehmern, die verlieren
    .belote-on-dedans-owner = bleibt ihnen
    .belote-on-dedans-owner-about = 20 Punkte, was auch passiert
    .belote-on-dedans-to-defence = geht an die Gegner
    .belote-on-dedans-to-defence-about = Mit allem anderen

    .head-trump = Trumpf ist ausgespielt
    .head-trump-always = immer höher spielen
    .head-trump-always-about = Auch über den Partner
    .head-trump-unless-partner-master = höher, nicht über den Partner
    .head-trump-unless-partner-master-about = Hält dein Partner den Stich, geht jeder Trumpf

    .head-plain = Andere Farbe ist ausgespielt
    .head-plain-no = jede Karte der Farbe
    .head-plain-no-about = Niemand muss höher spielen
    .head-plain-unless-partner-master = höher, nicht über den Partner
    .head-plain-unless-partner-master-about = Wenn du kannst
    .head-plain-always = immer höher spielen
    .head-plain-always-about = Wenn du kannst

    .undertrump-opp = Ein Gegner hat gestochen
    .undertrump-opp-required = über- oder untertrumpfen
    .undertrump-opp-required-about = Auf jeden Fall Trumpf, auch einen zu niedrigen
    .undertrump-opp-optional = übertrumpfen oder jede Karte
    .undertrump-opp-optional-about = Niemand verschenkt einen zu niedrigen Trumpf
    .undertrump-opp-forbidden = übertrumpfen, sonst kein Trumpf
    .undertrump-opp-forbidden-about = Wie in Amsterdam: niedriger nur, wer nichts anderes hat

    .partner-plain = Partner hält den Stich ohne Trumpf
    .partner-plain-free = jede Karte
    .partner-plain-free-about = Stechen oder etwas abwerfen
    .partner-plain-must-trump = du musst stechen
    .partner-plain-must-trump-about = Obwohl euch der Stich schon gehört

    .partner-trump = Der Partner hat gestochen
    .partner-trump-no-undertrump-if-can-over = nicht unter, wenn du drüber kannst
    .partner-trump-no-undertrump-if-can-over-about = Kannst du nicht drüber: jede Karte
    .partner-trump-must-piss = unter, wenn du nicht drüber kannst
    .partner-trump-must-piss-about = Auf Französisch „pisser à l’atout“
    .partner-trump-free = jede Karte
    .partner-trump-free-about = Auch ein niedrigerer Trumpf
    .partner-trump-must-trump-any = irgendein Trumpf
    .partner-trump-must-trump-any-about = Du musst stechen, und sei es niedrig
    .partner-trump-ffb = nicht unter, außer mit lauter Trümpfen
    .partner-trump-ffb-about = So will es der französische Verband
    .partner-trump-must-over = übertrumpfen, sonst niedriger
    .partner-trump-must-over-about = Wie in Rotterdam: als hätte ein Gegner gestochen
    .partner-trump-never-under = kein niedrigerer Trumpf
    .partner-trump-never-under-about = Wie in Amsterdam: höher, oder eine andere Farbe abwerfen

    .contract-basis = Was mehr sein muss
    .contract-basis-all = alles zusammen
    .contract-basis-all-about = Stiche, Belote und Meldungen
    .contract-basis-tricks-belote = Stiche und Belote
    .contract-basis-tricks-belote-about = Meldungen helfen nicht
    .contract-basis-tricks = nur die Stiche
    .contract-basis-tricks-about = Weder Belote noch Meldungen helfen

    .tie-rule = Gleichstand
    .tie-rule-takers-win = die Nehmer gewinnen
    .tie-rule-takers-win-about = So viel wie die anderen reicht
    .tie-rule-takers-lose = die Nehmer verlieren
    .tie-rule-takers-lose-about = So viel wie die anderen reicht nicht
    .tie-rule-litige = Litige
    .tie-rule-litige-about = Die Punkte der Nehmer bekommt, wer das nächste Spiel gewinnt
    .tie-rule-abeyance = alle Punkte in den Topf
    .tie-rule-abeyance-about = Das nächste Spiel entscheidet über die Punkte beider Seiten
    .tie-rule-takers-zero = wer nahm, schreibt nichts
    .tie-rule-takers-zero-about = Der andere schreibt, was er hat
    .tie-rule-set-aside = kommen in den Topf
    .tie-rule-set-aside-about = Für den, der das nächste Spiel gewinnt

    .litige-belote = Belote bei Litige
    .litige-belote-carve = sofort geschrieben
    .litige-belote-carve-about = Nur der Rest kommt in den Topf
    .litige-belote-hold = kommt auch in den Topf
    .litige-belote-hold-about = Mit den anderen Punkten
    .tens-rounding = Runden auf Zehner
    .tens-rounding-book = nach dem Buch
    .tens-rounding-book-about = Wer wenige Punkte hat, schreibt vielleicht nichts
    .tens-rounding-program = wie ein Programm von 2001
    .tens-rounding-program-about = Wer einen Punkt hat, schreibt mindestens einen
    .capot-doubling = Capot nach einem Kontra
    .capot-doubling-multiplied = vervielfacht
    .capot-doubling-multiplied-about = Wie jedes andere Spiel
    .capot-doubling-cancels = einfach gezählt
    .capot-doubling-cancels-about = Die Gewinner schreiben alle Punkte einfach

    .held-at-end = Punkte, die am Ende im Topf sind
    .held-at-end-lost = verfallen
    .held-at-end-lost-about = Niemand bekommt sie
    .held-at-end-to-owner = bekommt, wer sie gemacht hat
    .held-at-end-to-owner-about = Das kann die Partie entscheiden

    .capot-value = Capot
    .capot-value-252 = 252 Punkte
    .capot-value-252-about = 152 für die Karten, 100 für den Capot
    .capot-value-250 = 250 Punkte
    .capot-value-250-about = Eine runde Zahl, wie in den Niederlanden

    .rounding = Runden
    .rounding-off = gar nicht
    .rounding-off-about = Jeder Punkt wird geschrieben
    .rounding-nearest10 = auf den nächsten Zehner
    .rounding-nearest10-about = 84 wird 80, 85 wird 90
    .rounding-nearest5 = auf den nächsten Fünfer
    .rounding-nearest5-about = 82 wird 80, 83 wird 85
    .rounding-up10 = auf volle 10 aufgerundet
    .rounding-up10-about = 81 wird 90
    .rounding-up5 = auf volle 5 aufgerundet
    .rounding-up5-about = 81 wird 85
    .rounding-complement10 = auf 10, zusammen 160
    .rounding-complement10-about = 85 gegen 77 wird 80 gegen 80

    .end-mode = Ende der Partie
    .end-mode-target = bei einer Punktzahl
    .end-mode-target-about = Wer sie zuerst hat, gewinnt
    .end-mode-deals = nach einer Zahl von Spielen
    .end-mode-deals-about = Wer dann mehr hat, gewinnt
    .end-mode-boards = nach einer Zahl von Boards
    .end-mode-boards-about = Im Duplikat, jedes mit anderen Tischen verglichen

    .target = Punkte bis zum Sieg
    .deals-limit = Zahl der Spiele

    .both-reach = Beide zugleich am Ziel
    .both-reach-extend = noch ein Spiel
    .both-reach-extend-about = Dann gewinnt der höhere Stand
    .both-reach-draw = unentschieden
    .both-reach-draw-about = Niemand gewinnt
    .both-reach-higher-score = der höhere Stand gewinnt
    .both-reach-higher-score-about = Bei gleichem Stand noch ein Spiel
    .both-reach-attackers = die Nehmer gewinnen
    .both-reach-attackers-about = Die des letzten Spiels
    .both-reach-last-bidder = die Bieter gewinnen
    .both-reach-last-bidder-about = Die des letzten Spiels

    .arret = L’Arrêt
    .arret-false = nicht gespielt
    .arret-false-about = Jedes Spiel geht bis zum Ende
    .arret-true = gespielt
    .arret-true-about = Wer sich der Punkte sicher ist, darf die Partie stoppen; wer irrt, verliert sie

    .kloppen-score = Ein Kontrakt, der gemacht wird
    .kloppen-score-bid-only = bringt das Gebot
    .kloppen-score-bid-only-about = Die anderen schreiben nichts
    .kloppen-score-made-only = bringt die gemachten Punkte
    .kloppen-score-made-only-about = Beide Seiten schreiben, was sie gemacht haben
    .kloppen-score-made-plus-bid = bringt Punkte und Gebot
    .kloppen-score-made-plus-bid-about = Die anderen schreiben, was sie gemacht haben

    .coinche-mode = Coinche
    .coinche-mode-any-time = jederzeit
    .coinche-mode-any-time-about = Auch außer der Reihe
    .coinche-mode-in-turn = der Reihe nach
    .coinche-mode-in-turn-about = Wie ein Gebot

    .surcoinche = Surcoinche
    .surcoinche-off = nicht gespielt
    .surcoinche-off-about = Die Coinche hat das letzte Wort
    .surcoinche-x4 = vierfache Punkte
    .surcoinche-x4-about = Die Bieter dürfen auf eine Coinche antworten
    .surcoinche-x3 = dreifache Punkte
    .surcoinche-x3-about = Die Bieter dürfen auf eine Coinche antworten
    .run-from-contra = Gebote nach einem Kontra
    .run-from-contra-true = erlaubt
    .run-from-contra-true-about = Ein höheres Gebot, und das Spiel zählt wieder einfach
    .run-from-contra-false = nicht erlaubt
    .run-from-contra-false-about = Ein Kontra legt das Gebot fest

    .coinche-scope = Eine Coinche verdoppelt
    .coinche-scope-both = was beide Seiten schreiben
    .coinche-scope-both-about = Wenn der Kontrakt gemacht ist
    .coinche-scope-bidders-only = was die Bieter schreiben
    .coinche-scope-bidders-only-about = Wenn der Kontrakt gemacht ist
    .coinche-scope-bidders-take-all = 160 und das Gebot, für die Bieter
    .coinche-scope-bidders-take-all-about = Die anderen schreiben nichts, wenn der Kontrakt gemacht ist

    .kloppen-fail = Ein Gebot, das scheitert
    .kloppen-fail-literal = 162 oder das doppelte Gebot
    .kloppen-fail-literal-about = 80 mit Coinche kostet dann 160, weniger als ohne
    .kloppen-fail-max = mindestens 162
    .kloppen-fail-max-about = Nach einer Coinche das doppelte Gebot, wenn das mehr ist

    .announced-capot = Ein gebotener Capot
    .announced-capot-document = 250 oder 350 Punkte
    .announced-capot-document-about = 250, wo nur das Gebot zählt
    .announced-capot-500 = 500 Punkte
    .announced-capot-500-about = Auf jeden Fall mehr als ein unverhoffter

    .reveal-on-lead = Karte unter der ausgespielten
    .reveal-on-lead-false = wird nach dem Stich aufgedeckt
    .reveal-on-lead-false-about = Von beiden gleichzeitig
    .reveal-on-lead-true = wird sofort aufgedeckt
    .reveal-on-lead-true-about = Bevor die andere Seite an der Reihe ist

    .extra-contracts = Ohne Trumpffarbe
    .extra-contracts-off = nicht gespielt
    .extra-contracts-off-about = Trumpf ist immer eine Farbe
    .extra-contracts-no-trumps = Ohne Trumpf
    .extra-contracts-no-trumps-about = Keine Farbe ist Trumpf
    .extra-contracts-all-trumps = Alles Trumpf
    .extra-contracts-all-trumps-about = In jeder Farbe gilt die Reihenfolge der Trümpfe
    .extra-contracts-both = Ohne Trumpf und Alles Trumpf
    .extra-contracts-both-about = Beides darf genannt werden

    .bid-max-160 = 160
    .bid-max-160-about = Darüber gibt es nur Capot
    .bid-max-180 = 180
    .bid-max-180-about = Mehr kann ohne Meldungen niemand machen
    .bid-max-650 = ohne Grenze
    .bid-max-650-about = Für Tische mit Meldungen

    .generale = Générale
    .generale-false = nicht gespielt
    .generale-false-about = Capot ist das höchste Gebot
    .generale-true = gespielt
    .generale-true-about = Alle Stiche ohne den Partner, für 500

    .generale-lead = Ausspiel bei einer Générale
    .generale-lead-first-hand = der Spieler nach dem Geber
    .generale-lead-first-hand-about = Wie in jedem Spiel
    .generale-lead-bidder = wer sie geboten hat
    .generale-lead-bidder-about = Wer allein spielt, fängt an

    .self-raise = Sich selbst überbieten
    .self-raise-off = nicht erlaubt
    .self-raise-off-about = Dreimal Passen beendet das Reizen
    .self-raise-other-suit = mit einem anderen Trumpf
    .self-raise-other-suit-about = Wer zuletzt geboten hat, wird noch einmal gefragt

    .na-values = Werte ohne Trumpffarbe
    .na-values-ffb-table = die Tabelle des Verbands
    .na-values-ffb-table-about = Ohne Trumpf: Ass 19. Alles Trumpf: Bube 13, Neun 9
    .na-values-scaled = auf 152 umgerechnet
    .na-values-scaled-about = Die üblichen Werte, umgerechnet auf zusammen 152
    .na-values-raw = wie sie sind
    .na-values-raw-about = 120 Punkte bei Ohne Trumpf, 248 bei Alles Trumpf

    .ta-last-trick = Letzter Stich bei Alles Trumpf
    .ta-last-trick-true = 10 Punkte
    .ta-last-trick-true-about = Wie in jedem Spiel
    .ta-last-trick-false = nichts
    .ta-last-trick-false-about = Zusammen 248 Punkte

    .belote-ta = Belote bei Alles Trumpf
    .belote-ta-none = keine
    .belote-ta-none-about = Wie bei Ohne Trumpf
    .belote-ta-each-suit = eine in jeder Farbe
    .belote-ta-each-suit-about = Bis zu vier, je 20 Punkte
    .belote-ta-each-suit-led = eine in jeder Farbe, wenn sie läuft
    .belote-ta-each-suit-led-about = Die erste der Karten muss ausgespielt oder bedient sein

    .decl-equal = Gleiche Meldungen
    .decl-equal-earlier-seat = wer zuerst spricht
    .decl-equal-earlier-seat-about = Hat die höhere
    .decl-equal-none = niemand schreibt
    .decl-equal-none-about = Weder diese noch niedrigere

    .belote-helps-contract = Belote der Bieter
    .belote-helps-contract-true = hilft, das Gebot zu erreichen
    .belote-helps-contract-true-about = Ihre 20 Punkte zählen mit den Stichen
    .belote-helps-contract-false = hilft nicht
    .belote-helps-contract-false-about = Die Stiche müssen reichen

    .decl-helps-contract = Meldungen der Bieter
    .decl-helps-contract-true = helfen, das Gebot zu erreichen
    .decl-helps-contract-true-about = Sie zählen mit den Stichen
    .decl-helps-contract-false = helfen nicht
    .decl-helps-contract-false-about = Die Stiche müssen reichen

    .beat-defence = Mehr als die andere Seite
    .beat-defence-false = nicht nötig
    .beat-defence-false-about = Die gebotenen Punkte reichen
    .beat-defence-true = nötig
    .beat-defence-true-about = Neben den gebotenen Punkten

    .eighty-means-82 = Ein Gebot von 80
    .eighty-means-82-false = verlangt 80 Punkte
    .eighty-means-82-false-about = Auch wenn die anderen mehr haben
    .eighty-means-82-true = verlangt 82 Punkte
    .eighty-means-82-true-about = Mehr als die Hälfte

    .coinche-score = Was geschrieben wird
    .coinche-score-ffb = Punkte und Gebot, 160 nach Coinche
    .coinche-score-ffb-about = Der Verband: (160 + Gebot) × 2 nach einer Coinche
    .coinche-score-bga = Punkte und Gebot
    .coinche-score-bga-about = Nach einer Coinche die eigenen Punkte der Bieter und das Gebot × 2
    .coinche-score-bga-bid-only = Gebot und Belote
    .coinche-score-bga-bid-only-about = Stiche bringen nichts
    .coinche-score-concours = Punkte und Gebot, 500 für Capot
    .coinche-score-concours-about = Turniere: Die Belote wird nie vervielfacht
    .coinche-score-announced = das Gebot allein
    .coinche-score-announced-about = Weder Stiche noch Belote bringen etwas
    .coinche-score-made = Punkte und das vervielfachte Gebot
    .coinche-score-made-about = Nach einer Coinche nur das Gebot × 2

    .fail-base = Für ein Gebot, das scheitert
    .fail-base-160 = 160 und das Gebot
    .fail-base-160-about = Eine runde Zahl
    .fail-base-162 = 162 und das Gebot
    .fail-base-162-about = Alle Punkte eines Spiels

    .belote-only-win = Sieg durch Belote
    .belote-only-win-true = immer
    .belote-only-win-true-about = Auch in einem verlorenen Spiel
    .belote-only-win-false = nicht in einem verlorenen Spiel
    .belote-only-win-false-about = Es folgt ein weiteres Spiel
    .kapo-no-exit = Capot am Ziel
    .kapo-no-exit-off = beendet die Partie
    .kapo-no-exit-off-about = Wie jedes andere Spiel
    .kapo-no-exit-one-more = verlangt noch ein Spiel
    .kapo-no-exit-one-more-about = Dann gewinnt der höhere Stand; ein weiterer Capot zählt nicht
    .kapo-no-exit-raise = erhöht das Ziel
    .kapo-no-exit-raise-about = Auf eins mehr, als die Führenden haben

    .four-jacks = Vier Buben in einem Stich
    .four-jacks-100 = 100 Punkte
    .four-jacks-100-about = Wie jeder andere Vierling
    .four-jacks-200 = 200 Punkte
    .four-jacks-200-about = Wie in Amsterdam

    .four-nines = Vier Neunen in einem Stich
    .four-nines-100 = 100 Punkte
    .four-nines-100-about = Wie jeder andere Vierling
    .four-nines-150 = 150 Punkte
    .four-nines-150-about = Wie bei den Meldungen der Belote

    .roem-claim = Wie Roem zählt
    .roem-claim-auto = von selbst
    .roem-claim-auto-about = Der Tisch findet ihn
    .roem-claim-claim = erst angesagt
    .roem-claim-claim-about = Mit einem Knopf, bevor die nächste Karte fällt

    .counter-pit = Alle Stiche für die anderen
    .counter-pit-false = nichts dazu
    .counter-pit-false-about = 162 und Roem, wie immer, wenn es misslingt
    .counter-pit-true = 100 Punkte dazu
    .counter-pit-true-about = Auch für sie ein Pit

    .all-tricks = Alle neun Stiche
    .all-tricks-0 = nichts dazu
    .all-tricks-0-about = Nur die Karten zählen
    .all-tricks-100 = 100 Punkte dazu
    .all-tricks-100-about = Für den, der alle macht

    .contract3 = Der Nehmer braucht
    .contract3-more-than-each = mehr als jeder andere
    .contract3-more-than-each-about = Gleich viel reicht nicht
    .contract3-more-than-both = mehr als beide zusammen
    .contract3-more-than-both-about = Ohne Belote mindestens 82

    .fail3 = Wenn der Nehmer verliert
    .fail3-split = jeder andere die Hälfte
    .fail3-split-about = Je 81 Punkte
    .fail3-own-plus-half = eigene und halbe des Nehmers
    .fail3-own-plus-half-about = Ein ungerader Punkt geht an den Späteren
    .fail3-own = die anderen ihre eigenen
    .fail3-own-about = Die Punkte des Nehmers verfallen

    .def-sum = Die Gegner schreiben
    .def-sum-false = jeder die eigenen
    .def-sum-false-about = Wenn der Nehmer gewonnen hat
    .def-sum-true = beide die Summe von beiden
    .def-sum-true-about = Wenn der Nehmer gewonnen hat

    .capot3-partial = Ein Gegner ohne Stich
    .capot3-partial-false = nichts extra
    .capot3-partial-false-about = Nur alle Stiche bringen mehr
    .capot3-partial-true = je 50 für die beiden anderen
    .capot3-partial-true-about = Wenn der Nehmer gewonnen hat

# Why rules cannot be so, and what to do. $option: the name of the option that stands in the way.
bad-rules =
    .unknown-option = Diese Einstellung gibt es nicht mehr: Öffne **Regeln…** am Tisch noch einmal.
    .missing = Diese Regeln sind nicht vollständig: Fang noch einmal mit meinen an.
    .no-such-value = **{ $option }**: Das geht nicht. Wähl einen der angebotenen Werte.
    .out-of-range = **{ $option }**: Das muss eine Zahl von { $low } bis { $high } sein.
    .not-with-this-deal = So gibt man bei einem anderen Spiel: Wähl etwas anderes für **{ $option }**, oder spiel nach anderen Regeln.
    .not-on-boards = Im Duplikat haben alle Tische dieselben Boards, jedes für sich abgeschlossen: **{ $option }** braucht einen anderen Wert.
    .needs-four-players = **{ $option }**: Dazu braucht es vier Spieler. Spiel zuerst nach anderen Regeln.
    .needs-two-players = **{ $option }**: Das gehört zu Coinche, Contrée und Belote Découverte. Spiel zuerst nach den Regeln eines dieser Spiele.
    .needs-target = **{ $option }** braucht eine Punktzahl als Ziel: Lass die Partie bei einer Punktzahl enden, oder verzichte darauf.
    .not-with-bids = **{ $option }** und Gebote passen nicht zusammen: Verzichte auf eines von beiden.
    .not-in-this-game = **{ $option }** gehört nicht zu diesem Spiel: Lass es, wie es ist, oder spiel nach anderen Regeln.
    .for-three = **{ $option }**: Die Belote zu dritt ist ein eigenes Spiel. Spielt nach ihren Regeln oder bleibt bei einem anderen Spiel.
    .not-with-two-players = **{ $option }**: Zu zweit kennt niemand alle eigenen Karten, deshalb muss der Tisch die Wörter sagen.
    .not-with-these-declarations = **{ $option }**: vor dem ersten Ausspiel, wenn Meldungen gleich gezeigt werden, sonst später.
    .no-such-preset = Diese Regeln kenne ich nicht mehr: Wähl andere.
