# Bulgarian belot: the ladder, and what is written in tens.

rules-ladder-contra = Wer gegen das letzte Gebot spielt, darf in der Reihe *Kontra* sagen: Das Spiel zählt doppelt.
rules-ladder-recontra = Die Seite dieses Gebots darf dann in der Reihe *Rekontra* sagen: Das Spiel zählt vierfach.
rules-ladder-end = Die Reizung endet, wenn nach einer anderen Ansage dreimal hintereinander gepasst wird.
rules-ladder-totals = Bei Ohne Trumpf zählen die Punkte der Stiche doppelt: Ein Spiel hat 260, bei Alles Trumpf 258. Nur die 90 für einen Capot werden nicht verdoppelt.
rules-ladder-no-declarations = Bei Ohne Trumpf wird nichts gemeldet, auch kein Vierer.
rules-ladder-trickless = Auch eine Seite ohne Stich schreibt ihre Meldungen, die zählen.
rules-tens-points = Beide Seiten zählen ihre Stiche mit 10 für den letzten, ihre Meldungen und Belotes und 90 für alle Stiche zusammen.
rules-tens-made = **Gemacht**: Die Bieter haben mehr, und beide Seiten schreiben ihre Zehner.
rules-tens-inside = **Dedans**: Die Bieter haben weniger, und die anderen schreiben die Zehner beider Seiten.
rules-tens-tie = **Es hängt** (Gleichstand): Die anderen schreiben ihre Zehner, die der Bieter hängen, und wer das nächste Spiel gewinnt, bekommt sie.
rules-tens-doubled = Nach einem Kontra oder Rekontra schreibt, wer mehr hat, die Zehner beider Seiten, vervielfacht; bei Gleichstand hängt das alles.
