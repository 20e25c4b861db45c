# The rules of belote for three that other games do not have.

rules-three-chien = Alle bekommen zehn Karten: drei, zwei, drei, zwei. Die anderen beiden sind der *Chien*. Es gibt eine Runde, und wer nimmt, nennt eine beliebige Farbe als Trumpf, nimmt den Chien auf und legt zwei Karten verdeckt weg: weder Trumpf noch Ass, solange es eine andere Karte gibt. Sie zählen am Ende des Spiels für den Nehmer.
rules-three-partner = *Dein Partner*: der andere Gegner des Nehmers. Der Nehmer hat keinen.
rules-three-count = Jeder zählt die Karten der eigenen Stiche, mit 10 für den letzten Stich, und die eigene Belote.
rules-three-made = **Gemacht**: Jeder schreibt, was er hat.
rules-three-declared = **Dedans**: Die Meldungen des Nehmers gehen den Weg seiner Punkte; die der anderen bleiben ihre.
