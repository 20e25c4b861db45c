# The rules of belote for three that other games do not have.

rules-three-chien = Alle bekommen zehn Karten: drei, zwei, drei, zwei. Die anderen beiden sind der *Chien*. Es gibt eine Runde, und wer nimmt, nennt eine beliebige Farbe als Trumpf, nimmt den Chien auf und legt zwei Karten verdeckt weg: weder Trumpf noch Ass, solange es eine andere Karte gibt. Sie zählen am Ende des Spiels für den Nehmer.
rules-three-partner = *Dein Partner*: der andere Gegner des Nehmers. Der Nehmer hat keinen.
rules-three-count =
    { $declarations ->
        [off]
            { $belote ->
                [off] Jeder zählt die Karten der eigenen Stiche, mit 10 für den letzten Stich.
               *[on] Jeder zählt die Karten der eigenen Stiche, mit 10 für den letzten Stich, und die eigene Belote.
            }
       *[on]
            { $belote ->
                [off] Jeder zählt die Karten der eigenen Stiche, mit 10 für den letzten Stich, und die eigenen Meldungen, die zählen.
               *[on] Jeder zählt die Karten der eigenen Stiche, mit 10 für den letzten Stich, die eigene Belote und die eigenen Meldungen, die zählen.
            }
    }
rules-three-made = **Gemacht**: Jeder schreibt, was er hat.
rules-three-declared = **Dedans**: Die Meldungen des Nehmers gehen den Weg seiner Punkte; die der anderen bleiben ihre. Ohne Stich ist der Nehmer dedans, was er auch gemeldet hat.
