# A tournament’s table: the card in its channel, what its thread is told, what it counts.
# $tournament: its name; $team: “🔵 Anna and Cléo”; $when: “in 10 minutes”, $at: “21:30”.
tournament-table-name =
    { $round ->
        [0] { $tournament } · маса { $table }
       *[other] { $tournament } · кръг { $round }, маса { $table }
    }
tournament-table-thread =
    { $round ->
        [0] Маса { $table }
       *[other] Кръг { $round }, маса { $table }
    }
tournament-table-deals =
    { $deals ->
        [one] Изиграни раздавания: { $played } от { $deals }
       *[other] Изиграни раздавания: { $played } от { $deals }
    }
tournament-table-best-of = Финал: най-добрият от { $parties } партии
tournament-table-parties = Спечелени партии: { $first } на { $second }
tournament-table-until = ⏳ Кръгът трае до **{ $at }** ({ $when }).
tournament-table-open = ⏳ Отворено до **{ $at }** ({ $when }).
tournament-table-no-limit = ⏳ Кръгът трае, колкото е нужно на масите.
tournament-table-then =
    .robots = Тогава започнатото раздаване се доиграва, а липсващите ги играят роботи.
    .nothing = Тогава започнатото раздаване се доиграва, а липсващите се броят 0–0.
    .ahead = Тогава започнатото раздаване се доиграва и който води, печели.
    .window = Недоиграните дотогава бордове не се сравняват.
tournament-table-cards = 🃏 Картите ти идват на лично съобщение; показва ги и **{ $button }** на масата.
tournament-table-round-ends = ⏳ Край на кръга: { $when }
tournament-table-closes = ⏳ Затваря се: { $when }
tournament-table-last-deal = ⏰ Времето изтече: това е последното раздаване.
tournament-table-called = ⏳ **Край на кръга: { $at }** ({ $when }).
tournament-table-time-up = ⏰ **Времето за този кръг изтече.**
    .robots = Това раздаване го доигравате; липсващите ги играят роботи.
    .nothing = Това раздаване го доигравате; липсващите се броят 0–0.
    .ahead = Това раздаване го доигравате; после който води, печели.
tournament-table-robots =
    { $deals ->
        [one] 🤖 Роботи играят липсващото раздаване и на четирите места: листът идва след малко.
       *[other] 🤖 Роботи играят { $deals } липсващи раздавания и на четирите места: листът идва след малко.
    }
tournament-table-robots-finish = 🤖 Роботи доиграват това раздаване и на четирите места: листът идва след малко.
tournament-table-ends-now = ⏰ **Организаторът приключва турнира сега.** Ако това раздаване не свърши навреме, роботи го доиграват ({ $when }).
tournament-table-newcomer = 🪑 { $mention }, **отсега играеш на тази маса**, на място { $seat }:
tournament-table-newcomer-robot = Докато не седнеш, вместо теб играе робот.
tournament-table-newcomer-sits = -# 🪑 { $name } вече играе тук.
tournament-table-newcomer-late = -# 🪑 Никой не зае това място: там игра робот.
tournament-table-sit = Седни
tournament-table-where = Накъде сега?
tournament-table-counts = **Какво носи това в турнира:**
tournament-table-counts-points =
    { $points ->
        [one] { $team }: **1 точка**
       *[other] { $team }: **{ $shown } точки**
    }
tournament-table-counts-match =
    { $match ->
        [one] { $team }: **1 мачова точка** ({ $shown })
       *[other] { $team }: **{ $match } мачови точки** ({ $shown })
    }
tournament-table-wins = 🏆 **{ $team } печелят този мач.**
tournament-table-one-more = ⚖️ Равенство: решава още едно раздаване, тук след малко.
tournament-table-next-party = ▶️ Следващата партия започва тук след малко.
tournament-table-boards = 🗂️ Какво носи това, ще се знае, когато всички маси изиграят тези бордове.
tournament-table-compared = 🗂️ Бордовете са сравнени: **Накъде сега?** показва докъде си.
tournament-table-left = 🤖 { $name } остави мястото на робот: −{ $points } точки.
tournament-table-leave-costs = ⚠️ Който не се върне до края на партията, губи { $points } точки в този турнир.
tournament-table-ended = -# Партията свърши.
tournament-table-own-place = -# Трябва да тръгваш? Натисни **Стани** и вместо теб играе робот. Само организаторът може да сложи друг на твое място.
tournament-table-close-sure = **Да затворя ли { $table }?** Партията свършва тук и се брои дотам, докъдето стигна.
tournament-table-expel-sure = **Да махна ли { $name } от масата?** Робот играе нататък, а за { $name } няма връщане в тази партия. Ако искаш друг на това място, замени { $name } в турнира.
tournament-table-expelled = Готово: там играе робот.
