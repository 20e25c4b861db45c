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
rules-declarations-show =
    { $side ->
        [three] Die anderen können sich die Karten, die zählen, zeigen lassen, bis der nächste Stich vorbei ist.
       *[team] Die andere Seite kann sich die Karten, die zählen, zeigen lassen, bis der nächste Stich vorbei ist.
    }

rules-belote-no-trumps = Bei Ohne Trumpf gibt es keine Belote.
