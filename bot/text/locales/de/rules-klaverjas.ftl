# The rules of klaverjas: roem, and how a deal counts.

rules-roem-runs = Drei Karten einer Farbe, die aufeinanderfolgen, bringen in einem Stich 20 Punkte, vier bringen 50; die Folge läuft vom Ass bis zur Sieben.
rules-roem-stuk = *Stuk*, König und Dame von Trumpf in einem Stich, bringt 20, auch neben einer Folge.
rules-roem-four = Vier gleiche Karten in einem Stich bringen 100 Punkte.
rules-roem-winner = Roem bekommt, wer den Stich gewinnt, wer die Karten auch gespielt hat.
rules-choice-reached = Jede Seite zählt die Karten ihrer Stiche, dazu 10 für den letzten Stich, und ihr Roem. Wer spielt, braucht mit dem Partner mehr als die Hälfte von alledem.
rules-choice-made = **Gemacht**: Jede Seite schreibt, was sie hat.
rules-choice-nat = **Nat** (nicht gemacht): Die anderen schreiben { $all } und das Roem beider Seiten.
rules-choice-pit = **Pit** (alle Stiche für die Spielenden): { $all }, 100 dazu und ihr Roem.
