# How much time there is, and the warning before a robot plays.
warning-dm = ⏳ Speel je niet zelf, dan speelt een robot { $when } voor jou aan { $table }: { $link }
warning-thread = ⏳ { $mention }, speel je niet zelf, dan speelt een robot { $when } voor jou: druk aan de tafel op **Mijn kaarten**.
tempo-line = ⏱️ { $tempo }
tempo-other = { $turn } s per beurt, { $bank } s reserve
options-choose-tempo = Hoeveel tijd om na te denken…
