# How much time there is, and the warning before a robot plays.
warning-dm = ⏳ { $table } : sans réponse de votre part, un robot joue pour vous { $when }. { $link }
warning-thread = ⏳ { $mention }, sans réponse de votre part, un robot joue pour vous { $when } : appuyez sur **Mon jeu** à la table.
tempo-line = ⏱️ { $tempo }
tempo-other = { $turn } s par tour, { $bank } s de réserve
options-choose-tempo = Combien de temps pour réfléchir…
