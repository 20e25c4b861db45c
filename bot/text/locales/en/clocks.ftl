# How much time there is, and the warning before a robot plays.
warning-dm = ⏳ If you do not play, a robot plays for you ({ $when }): { $link }
warning-thread = ⏳ { $mention }, if you do not play, a robot plays for you ({ $when }): press **My hand**.
tempo-line = ⏱️ { $tempo }
tempo-other = { $turn } a turn, { $bank } in reserve
tempo-turn = { $turn } a turn
span-seconds = { $count } s
time-span =
    .minutes = { $count } min
    .hours = { $count } h
    .days =
        { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
options-choose-tempo = How much time to think…
