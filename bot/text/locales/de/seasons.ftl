# The page of /setup about seasons. $ends and $until are moments, as Discord shows them.
seasons-title = Saisons
seasons-about = Jede Saison hat ihre eigene Rangliste, und ihre Abschlusstabelle bleibt in `/rangliste`. Saisons beginnen und enden um Mitternacht UTC. Was du hier wählst, gilt für die **nächste** Saison: Die laufende behält ihr Ende.
seasons-none = Hier wurde noch keine gewertete Partie gespielt. Mit der ersten beginnt die erste Saison, und sie dauert bis { $until }.
seasons-now = **Saison { $number }** dauert bis { $ends }, und die nächste bis { $until }.
seasons-length = **Wie lange** eine Saison dauert:
seasons-months = { $count ->
        [one] { $count } Monat
       *[other] { $count } Monate
    }
seasons-start = **Wann** sie beginnt, jeweils am Ersten:
seasons-podium = **Siegerpodest** am Ende einer Saison, in diesem Kanal:
seasons-no-podium = Kein Podest
# The post at the end of a season. $season is “Season 2 · Jul–Sep 2026”, $date a day.
podium-title = 🏆 Das Podest der Saison
podium-season = { $season }: zu Ende am { $date }
podium-table = Abschlusstabelle
podium-about = Die nächste Saison hat begonnen: Alle machen da weiter, wo sie standen, und die ersten Partien zählen mehr. Wer sich in der Rangliste verbirgt, wird hier nicht genannt. Den Kanal wählst du mit /einrichten.
