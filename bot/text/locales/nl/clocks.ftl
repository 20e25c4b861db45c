# How much time there is, and the warning before a robot plays.
warning-dm = ⏳ Speel je niet zelf, dan speelt een robot voor jou ({ $when }): { $link }
warning-thread = ⏳ { $mention }, speel je niet zelf, dan speelt een robot voor jou ({ $when }): druk op **Mijn kaarten**.
tempo-line = ⏱️ { $tempo }
tempo-other = { $turn } per beurt, { $bank } reserve
tempo-turn = { $turn } per beurt
span-seconds = { $count } s
time-span =
    .minutes = { $count } min
    .hours = { $count } uur
    .days =
        { $count ->
            [one] { $count } dag
           *[other] { $count } dagen
        }
options-choose-tempo = Hoeveel tijd om na te denken…
