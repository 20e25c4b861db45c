# How much time there is, and the warning before a robot plays.
warning-dm = ⏳ A robot plays for you { $when } unless you play before, at { $table }: { $link }
warning-thread = ⏳ { $mention }, a robot plays for you { $when } unless you play before: press **My hand** at the table.
tempo-line = ⏱️ { $tempo }
tempo-other = { $turn } s a turn, { $bank } s in reserve
options-choose-tempo = How much time to think…
