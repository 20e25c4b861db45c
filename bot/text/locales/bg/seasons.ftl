# The page of /setup about seasons. $ends and $until are moments, as Discord shows them.
seasons-title = Сезони
seasons-about = Всеки сезон има своя класация, а крайната му таблица остава в `/класация`. Сезоните започват и свършват в полунощ UTC. Избраното тук важи за **следващия** сезон: текущият запазва края си.
seasons-none = Тук още няма изиграна партия за рейтинг. Първият сезон започва с първата партия и трае до { $until }.
seasons-now = **Сезон { $number }** трае до { $ends }, а следващият – до { $until }.
seasons-length = **Колко трае** един сезон:
seasons-months = { $count ->
        [one] { $count } месец
       *[other] { $count } месеца
    }
seasons-start = **Кога започват**, на първо число от:
seasons-podium = **Почетна стълбица** в края на сезона, в този канал:
seasons-no-podium = Без почетна стълбица
# The post at the end of a season. $season is “Season 2 · Jul–Sep 2026”, $date a day.
podium-title = 🏆 Почетната стълбица на сезона
podium-season = { $season }: край на { $date }
podium-table = Крайна таблица
podium-about = Следващият сезон започна: всеки продължава оттам, докъдето е рейтингът му, а първите партии тежат повече. Хората, скрити от класацията, не се споменават тук. Каналът се избира в /сървър.
