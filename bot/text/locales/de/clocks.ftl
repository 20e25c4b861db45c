# How much time there is, and the warning before a robot plays.
warning-dm = ⏳ Wenn du nichts tust, spielt { $when } ein Roboter für dich, an { $table }: { $link }
warning-thread = ⏳ { $mention }, wenn du nichts tust, spielt { $when } ein Roboter für dich: Drück am Tisch auf **Meine Karten**.
tempo-line = ⏱️ { $tempo }
tempo-other = { $turn } s pro Zug, { $bank } s Reserve
options-choose-tempo = Wie viel Zeit zum Überlegen…
