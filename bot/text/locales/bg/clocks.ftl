# How much time there is, and the warning before a robot plays.
warning-dm = ⏳ Ако не играеш, за теб играе робот ({ $when }): { $link }
warning-thread = ⏳ { $mention }, ако не играеш, за теб играе робот ({ $when }): натисни **Моите карти**.
tempo-line = ⏱️ { $tempo }
tempo-other = { $turn } на ход, { $bank } в резерв
tempo-turn = { $turn } на ход
span-seconds = { $count } сек
time-span =
    .minutes = { $count } мин
    .hours = { $count } ч
    .days =
        { $count ->
            [one] { $count } ден
           *[other] { $count } дни
        }
options-choose-tempo = Колко време за мислене…
