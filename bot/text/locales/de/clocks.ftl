# How much time there is, and the warning before a robot plays.
warning-dm = ⏳ Wenn du nichts tust, spielt ein Roboter für dich ({ $when }): { $link }
warning-thread = ⏳ { $mention }, wenn du nichts tust, spielt ein Roboter für dich ({ $when }): Drück auf **Meine Karten**.
tempo-line = ⏱️ { $tempo }
tempo-other = { $turn } pro Zug, { $bank } Reserve
tempo-turn = { $turn } pro Zug
span-seconds = { $count } s
time-span =
    .minutes = { $count } min
    .hours = { $count } h
    .days =
        { $count ->
            [one] { $count } Tag
           *[other] { $count } Tage
        }
options-choose-tempo = Wie viel Zeit zum Überlegen…
