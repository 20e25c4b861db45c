# The pages of /rules. `rule-OPTION-VALUE` says one value of one option of bot/rules/core/ruleset.py,
# and `rule-OPTION` one that is a number; `rules-CHAPTER-…` is what does not depend on an option.
# $side: whether a side is a team of two or a single player. $auction: turn-up, bids or coinche.
# $answer: in-turn or any-time, to a coinche. $score: `coinche_score`. $generale: on or off.

rules-title-modified = { $preset } (geändert)
rules-title =
    .cards = Die Karten
    .dealing = Das Geben
    .auction = Das Reizen
    .declarations = Meldungen
    .contest = Welche Meldungen zählen
    .play = Bedienen und stechen
    .extra = Ohne Trumpf und Alles Trumpf
    .belote = Belote und Rebelote
    .roem = Roem
    .contract = Wann ein Kontrakt gemacht ist
    .scoring = Die Abrechnung
    .end = Das Ende der Partie
    .arret = L’Arrêt
rules-title-sources = Woher die Regeln kommen

# The way to other pages, and from a refusal to its rule
rules-choose = Seite { $page } von { $pages }: Gehe zu…
rules-back = Zurück
rules-next = Weiter
rules-why = Warum?

# The first page
rules-game =
    .classique = Vier Spieler, zwei Teams: Wer nimmt, bestimmt den Trumpf und muss mit dem Partner mehr Punkte machen als das andere Team.
    .coinche = Vier Spieler, zwei Teams: Das höchste Gebot bestimmt, was Trumpf ist und wie viele Punkte sein Team machen muss; das andere Team darf mit *Coinche* (Kontra) verdoppeln.
    .klaverjas = Vier Spieler, zwei Teams: Jemand muss Trumpf wählen und mit dem Partner mehr als die Hälfte der Punkte machen; Karten, die in einem Stich zusammengehören, bringen *Roem*.
    .clobyosh = Zwei Spieler mit je neun Karten: Wer nimmt, bestimmt den Trumpf und muss mehr Punkte machen als die andere Seite; ein großer Teil der Karten bleibt im Stapel.
    .bulgarian = Vier Spieler, zwei Teams: Das höchste Gebot auf einer Leiter nennt, was Trumpf ist, und sein Team muss mehr Punkte machen als das andere; geschrieben werden Zehner.
    .kloppen = Vier Spieler, zwei Teams: Das höchste Gebot bestimmt, was Trumpf ist und wie viele Punkte zu machen sind.
    .belote3 = Drei Spieler: Wer die aufgedeckte Farbe nimmt oder eine andere, spielt allein gegen die beiden anderen und muss mehr Punkte machen als jeder von ihnen; jeder schreibt für sich.
    .belote3-all8 = Drei Spieler: Wer eine Farbe als Trumpf nennt, spielt allein gegen die beiden anderen und muss mehr Punkte machen als jeder von ihnen; jeder schreibt für sich.
    .belote3-chien = Drei Spieler: Wer eine Farbe als Trumpf nennt, nimmt den *Chien* auf und spielt allein gegen die beiden anderen; jeder schreibt für sich.
    .decouverte = Zwei Spieler, die Hälfte ihrer Karten liegt offen: Wer nimmt, bestimmt den Trumpf und muss mehr Punkte machen als die andere Seite.
    .decouverte-bids = Zwei Spieler, die Hälfte ihrer Karten liegt offen: Das höchste Gebot bestimmt, was Trumpf ist und wie viele Punkte zu machen sind.
rules-saved-as = Diese Regeln sind auf diesem Server als **{ $name }** gespeichert.
rules-changed = **Was anders ist:**
rules-changed-more =
    { $more ->
        [one] Noch eine Regel ist anders: Sie steht auf den nächsten Seiten.
       *[other] Noch { $more } Regeln sind anders: Sie stehen auf den nächsten Seiten.
    }
rules-overview-marks = Eine kleine Zahl hinter einer Regel führt zu ihrer Quelle unten auf der Seite.

# Where a rule comes from: the section of the rule book, and the documents. The short names stand
# in a row behind the section.
rules-note = { $section }: { $notes }
# One of them, in the list of what these names stand for
rules-source-about = • **{ $name }**: { $about }
rules-sources-intro = Unser Regelbuch ist aus fünf Quellen entstanden. A1, A6, C3 und so weiter sind seine Teile: Wird eine Karte abgelehnt, sagen wir dir, welcher davon es verlangt.
rules-source-site =
    .coinche-bga = dieses Spiel wie auf Board Game Arena (boardgamearena.com), nach dem öffentlichen Code dort
    .bulgarian = dieses Spiel nach dem bulgarischen Text von belot-rules.hit.bg, und wo er schweigt, nach freien Programmen
    .contree-ffb = dieses Spiel nach den Regeln des französischen Verbands, der FFB (ffbelote.org, 2015)
    .coinche-ffb = dieses Spiel nach den Regeln des französischen Verbands, der FFB (ffbelote.org, 2015)
    .coinche-concours = dieses Spiel nach den Turnierregeln von coinchons.fr
    .contree-announced = dieses Spiel so, wie das freie Programm slim0/contree (github.com) es spielt
    .clobyosh = dieses Spiel, wie es Spielebücher und offene Regelblätter erzählen (David Parlett, catsatcards.com, umich.edu)
    .klaverjas-amsterdam = dieses Spiel, wie Amsterdamer Klubs es spielen (kaartclub-dehoop.nl), und pagat.com
    .klaverjas-rotterdam = dieses Spiel nach den Rotterdamer Regeln des Verbands NKU (klaverjasunie.nl)
    .belote3 = dieses Spiel, wie exoty.com es beschreibt; wo die Seite schweigt, nach anderen Seiten und Programmen, die sich stark unterscheiden
source-every = alle Quellen
source-name =
    .pagat = pagat.com
    .pagat-variant = pagat.com (Variante)
    .pagat-german = pagat.com (deutsch)
    .pagat-english = pagat.com (englisch)
    .french = französische Seite
    .club = deutscher Club
    .dutch = niederländisches Blatt
    .outside = anderswo bekannt
    .decided = hier entschieden
source-about =
    .pagat = die Seiten über Belote in John McLeods Sammlung von Kartenspielen, auf Deutsch und auf Englisch
    .pagat-variant = was diese Seiten als Spielweise mancher Runden nennen
    .pagat-german = was nur die deutschen Seiten sagen
    .pagat-english = was nur die englische Seite sagt
    .french = eine Seite für Anfänger über Belote, wie sie in Frankreich gespielt wird
    .club = das Regelblatt eines Clubs in Deutschland
    .dutch = ein Blatt auf Niederländisch mit klassischer Belote und Kloppen
    .outside = in keiner dieser Quellen, aber in anderen Regeln und Programmen, wie Coinche und Contrée überhaupt
    .decided = keine Quelle sagt es, oder nicht klar, und im Spiel muss es feststehen
