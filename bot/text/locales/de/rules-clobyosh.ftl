# The rules of clobyosh: two players, runs, and how a deal counts.

rules-clobyosh-points = Achtzehn der 32 Karten werden gespielt. Mit 10 für den letzten Stich hat ein Spiel höchstens { $all } Punkte, meist weniger.
rules-clobyosh-after = Hat jemand genommen, bekommen beide noch drei Karten: je neun. Die aufgedeckte Karte bleibt auf dem Tisch, der Rest wird nicht gespielt.
rules-clobyosh-dix = *Dix*: Ist die aufgedeckte Farbe Trumpf, kann, wer ihre Sieben hat, sie vor dem ersten Ausspiel gegen die aufgedeckte Karte tauschen. Gefragt werden beide, damit die Frage nichts verrät.
rules-clobyosh-second = Passen beide, gibt es eine zweite Runde: Nimm eine der drei anderen Farben, oder passe wieder.
rules-clobyosh-runs = **Folgen** in einer Farbe ({ $ranks }): Drei Karten bringen 20 Punkte, vier 50. Vierlinge bringen nichts.
rules-clobyosh-talk = Wer ausspielt, sagt bei der ersten Karte, was die beste Folge wert ist; der andere antwortet „gut“, „nicht gut“ oder „gleich“. Ist sie gleich, entscheidet die höchste Karte, dann Trumpf. Hat keine, wer ausspielt, sagt der andere, was seine wert ist.
rules-clobyosh-shown = Wer die bessere Folge hat, schreibt alle eigenen und zeigt sie nach dem ersten Stich; der andere schreibt keine und zeigt nichts.
rules-clobyosh-reached = Beide zählen die Karten ihrer Stiche, dazu 10 für den letzten Stich, ihre Folgen und ihre Belote. Wer genommen hat, braucht mehr als der andere.
rules-clobyosh-made = **Gemacht**: Beide schreiben, was sie haben.
rules-clobyosh-failed = **Nicht gemacht**: Wer genommen hat, schreibt nichts, der andere die Punkte beider.
