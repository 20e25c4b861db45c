# The rules of declarations, and of belote and rebelote.

rules-declarations-runs = **Folgen** in einer Farbe ({ $ranks }): drei Karten, *Terz* (tierce), 20 Punkte; vier, *Fünfziger* (cinquante), 50; fünf, *Hunderter* (cent), 100.
rules-declarations-squares = **Vierling** (carré), vier gleiche Karten: Buben 200 Punkte, Neunen 150, Asse, Zehnen, Könige oder Damen 100. Achten und Siebenen zählen nicht.
rules-declarations-no-trumps = Bei Ohne Trumpf ist die Reihenfolge anders: Asse 200 Punkte, Zehnen 150, Könige, Damen, Buben oder Neunen 100.
rules-declarations-one-card =
    { $belote ->
        [on] Eine Karte zählt nur in einer Meldung, aber König und Dame in Trumpf können zusätzlich die Belote sein.
       *[off] Eine Karte zählt nur in einer Meldung.
    }
rules-declarations-visible = Melden kannst du nur aus den acht Karten, die vor dem ersten Ausspiel offen vor dir liegen.
rules-declarations-free = Die beste Meldung wird dir vorgeschlagen: Du kannst andere Karten wählen oder gar nichts sagen. Was nicht gemeldet wird, zählt nicht.
rules-declarations-ranking = Ein Vierling schlägt jede Folge; am höchsten sind Buben, dann Neunen, Asse, Zehnen, Könige, Damen. Eine längere Folge schlägt eine kürzere; bei gleich langen gewinnt die höhere oberste Karte, dann Trumpf.
rules-declarations-good = Stehen gleich lange Folgen gegeneinander, nennt, wer zuerst spricht, die höchste Karte; die andere Seite nennt eine höhere, oder sie sagt „Gut!“ und zeigt nichts.
rules-declarations-show = Die andere Seite kann sich die Karten, die zählen, zeigen lassen, bis der nächste Stich vorbei ist.

rule-declarations-off = Es gibt keine Meldungen: Folgen und Vierlinge bringen nichts.
rule-declarations-first-trick = Gemeldet wird mit der Karte zum ersten Stich, und nur die Art: „Fünfziger“, „vier Könige“.
rule-declarations-immediate = Gemeldet und allen gezeigt wird, sobald der Trumpf feststeht, vor der ersten Karte. Gefragt werden alle, auch wer nichts hat.
rule-decl-contest-winner-takes-all =
    { $side ->
        [player] Nur die Seite mit der höchsten Meldung schreibt, und zwar alles, was sie gemeldet hat; die andere schreibt keine.
       *[team] Nur das Team mit der höchsten Meldung schreibt, und zwar alles, was beide Partner gemeldet haben; das andere Team schreibt keine.
    }
rule-decl-contest-per-type = Meldungen verschiedener Art zählen alle, für beide Seiten. Nur wo beide Seiten die gleiche Art haben, schreibt allein die Seite mit der höheren diese Art.
rule-decl-contest-moment-after-trick1 = Wer die höchste hat, wird nach dem ersten Stich geklärt.
rule-decl-contest-moment-during-trick2 = Wer die höchste hat, wird während des zweiten Stichs geklärt: Wer den ersten gewonnen hat, nennt die eigene beste, und reihum wird eine bessere genannt oder gepasst.
rule-decl-contest-moment-before-first-lead = Wer die höchste hat, wird vor dem ersten Ausspiel geklärt.
rule-decl-equal-earlier-seat = Von Meldungen, die in allem gleich sind, ist die höher, deren Spieler zuerst an der Reihe ist.
rule-decl-equal-none = Sind die besten Meldungen beider Seiten in allem gleich, schreibt sie niemand, und auch keine niedrigere.
rule-long-runs-cap5 = Eine Folge von sechs, sieben oder acht Karten zählt als *Hunderter*, wie eine von fünf.
rule-long-runs-true-length = Eine Folge von sechs, sieben oder acht Karten bringt auch 100 Punkte und schlägt jede kürzere.
rule-long-run-split-false = Was von einer langen Folge übrig bleibt, ist keine zweite Folge.
rule-long-run-split-true = Was von einer langen Folge übrig bleibt, darf eine zweite Folge sein: Acht Karten hintereinander sind fünf und drei.
rule-trump-run-wins-false = Alle acht Trümpfe in einer Hand gewinnen die Partie nicht.
rule-trump-run-wins-true = Alle acht Trümpfe in einer Hand gewinnen sofort die ganze Partie.

rule-belote-on =
    { $side ->
        [player] König und Dame in Trumpf, beide vom selben Spieler gespielt, sind die *Belote* und bringen 20 Punkte.
       *[team] König und Dame in Trumpf in einer Hand sind die *Belote* und bringen 20 Punkte.
    }
rule-belote-off = Die Belote wird nicht gespielt: König und Dame in Trumpf bringen nichts extra.
rules-belote-no-trumps = Bei Ohne Trumpf gibt es keine Belote.
rule-belote-ta-none = Bei Alles Trumpf gibt es keine Belote.
rule-belote-ta-each-suit = Bei Alles Trumpf hat jede Farbe ihre Belote: bis zu vier, je 20 Punkte.
rule-belote-order-free = Welche der beiden Karten zuerst kommt, ist egal.
rule-belote-order-king-first =
    { $side ->
        [player] Der König muss vor der Dame gespielt werden, wenn beide offen liegen.
       *[team] Der König muss vor der Dame gespielt werden.
    }
rule-belote-announce-auto = Die Wörter *Belote* und *Rebelote* werden für dich gesagt.
rule-belote-announce-prompt = Bei der ersten Karte entscheidest du, ob du *Belote* sagst; *Rebelote* wird dann für dich gesagt.
rule-belote-announce-strict = Sag *Belote* zur ersten Karte und *Rebelote* zur zweiten: Für jede gibt es einen Knopf mit dem Wort und einen ohne. Wer eines der Wörter vergisst, bekommt keine Punkte dafür.
rule-belote-on-dedans-owner = Wer die Belote hat, behält ihre 20 Punkte, auch wenn das Spiel verloren geht.
rule-belote-on-dedans-to-defence = Wer sie hat und dedans ist, gibt ihre 20 Punkte an die andere Seite ab.
