# How a tournament stands: standings, rounds, brackets, cross tables, the podium, exports.
# $tournament: its name; $round of $rounds; $ahead, $behind, $name: entries.
tournament-boards-to =
    .standings = Класиране
    .round = Кръг
    .tables = Маси
    .bracket = Схема
    .cross = Кръстосана таблица
    .games = Моите партии
    .boards = Бордове
tournament-boards-not-begun = Жребият за първия кръг още не е изтеглен: дотогава няма какво да се покаже.
tournament-boards-no-bracket = Само турнирите с елиминации имат схема. Виж класирането: **/турнир класиране**.
tournament-boards-no-cross = Този турнир няма кръстосана таблица. Виж класирането: **/турнир класиране**.

# How far it has come.
tournament-boards-after-round = След кръг { $round } от { $rounds }
tournament-boards-round-goes-on =
    { $count ->
        [one] Кръг { $round } от { $rounds } · приключили маси: { $done } от { $count }
       *[other] Кръг { $round } от { $rounds } · приключили маси: { $done } от { $count }
    }
tournament-boards-final-standings = Крайно класиране
tournament-boards-called-off-after = Прекратен в кръг { $round }

# Standings.
tournament-boards-standings = 🏆 { $tournament } · Класиране
tournament-boards-standings-after = 🏆 { $tournament } · Класиране след кръг { $round }
tournament-boards-standings-page =
    { $count ->
        [one] Страница { $page } от { $pages } · { $count } участник
       *[other] Страница { $page } от { $pages } · { $count } участници
    }
tournament-boards-standings-about = При равенство решават, в този ред: { $columns }.
tournament-boards-standings-decided = Подчертано: това, което решава кой е по-долу
tournament-boards-by-lot = 🎲 Пълно равенство: жребият поставя { $ahead } пред { $behind }.
tournament-boards-no-result = Още нито една маса няма резултат: класирането започва с първия.
tournament-boards-still-in = още в играта
tournament-boards-gone = извън играта
tournament-boards-in-words = С думи
tournament-boards-as-list = Като списък
tournament-boards-my-page = Моята страница
tournament-boards-page = { $page } от { $pages }
tournament-boards-ask-why = ❓ Защо някой е там?

# Why one is ahead of another.
tournament-boards-why-title = ❓ Защо?
tournament-boards-why-at-once =
    { $people ->
        [one] { $ahead } е пред { $behind }: { $reason }.
       *[other] { $ahead } са пред { $behind }: { $reason }.
    }
tournament-boards-why-after-equal =
    { $people ->
        [one] { $ahead } е пред { $behind }: наравно по { $equal }, но { $reason }.
       *[other] { $ahead } са пред { $behind }: наравно по { $equal }, но { $reason }.
    }
tournament-boards-why-shared = { $ahead } и { $behind } делят мястото: всичко, което се брои, е равно.
tournament-boards-why-direction = { $ahead } и { $behind } не се сравняват: север–юг и изток–запад имат отделни класирания.
tournament-boards-why-never-came = { $behind }: неявяване на всички маси, затова без място.
tournament-boards-why =
    .points = повече точки, { $first } срещу { $second }
    .match-points = повече мачови точки, { $first } срещу { $second }
    .pool-points = повече точки в групата, { $first } срещу { $second }
    .parties = повече спечелени партии, { $first } срещу { $second }
    .difference = по-добра точкова разлика, { $first } срещу { $second }
    .capots = повече капо, { $first } срещу { $second }
    .failed = по-малко паднали договори, { $first } срещу { $second }
    .direct = повече мачови точки в преките срещи, { $first } срещу { $second }
    .best = по-силна най-добра партия, { $first } срещу { $second }
    .buchholz = по-висок Бухолц, { $first } срещу { $second }
    .buchholz-median = по-висок Бухолц без най-добрия и най-слабия противник, { $first } срещу { $second }
    .place = по-предно място в схемата, { $first } срещу { $second }
    .percentage = по-висок процент, { $first } срещу { $second }
    .imps = повече IMP, { $first } срещу { $second }
    .boards-won = повече спечелени бордове срещу изравнените, { $first } срещу { $second }
    .tops = повече топове, { $first } срещу { $second }
    .lot = жребий { $first } е изтеглен преди жребий { $second }
    .bracket = основната схема е преди утешителната
tournament-boards-equal =
    .points = точки
    .match-points = мачови точки
    .pool-points = точки в групата
    .parties = спечелени партии
    .difference = точкова разлика
    .capots = капо
    .failed = паднали договори
    .direct = преки срещи
    .best = най-добра партия
    .buchholz = Бухолц
    .percentage = процент
    .imps = IMP
    .boards-won = спечелени бордове
    .tops = топове
tournament-boards-lot-seed = Жребият идва от началната стойност на турнира, `{ $seed }`: цялата е в **/турнир изтегляне**.
tournament-boards-buchholz-of = Бухолц на { $name }: { $sum } = **{ $total }**
tournament-boards-buchholz-not-played = неизиграно

# One entry, with its games.
tournament-boards-of-entries = { $rank } от { $count }
tournament-boards-nobody-ahead = 👑 Никой не е по-напред.
tournament-boards-games = Кръг по кръг
tournament-boards-table = Маса { $table }
tournament-boards-with = партньор { $partner }
tournament-boards-against = срещу { $others }
tournament-boards-sat-out = почивка
tournament-boards-not-there = без игра
tournament-boards-won-by-forfeit = служебна победа
tournament-boards-forfeited = неявяване

# A round.
tournament-boards-round = Кръг { $round }
tournament-boards-round-of =
    { $round ->
        [0] 🪑 Маси · { $tournament }
       *[other] 🪑 Кръг { $round } · { $tournament }
    }
tournament-boards-tables-done =
    { $count ->
        [one] Приключили маси: { $done } от { $count }
       *[other] Приключили маси: { $done } от { $count }
    }
tournament-boards-round-to-come = Предстои, ако никой не си тръгне
tournament-boards-round-until = ⏱️ до { $at } ({ $left })
tournament-protests = ⚖️ Всички маси приключиха. До { $at } ({ $left }) седелите на маса могат да съобщят за проблем; после излиза класирането.
tournament-protest-no-table = В този кръг не беше на маса.
tournament-protest-over = Времето за протести изтече: резултатите от този кръг са окончателни. Организатор все още може да поправи резултат.
tournament-boards-round-paused = ⏸️ Турнирът е в пауза; времето му е спряно.
tournament-boards-own-table = 🙋 Играеш на **маса { $table }**.
tournament-boards-own-table-played = 🙋 Ти игра на **маса { $table }**.
tournament-boards-own-bye = 🙋 В този кръг почиваш.
tournament-boards-own-bye-played = 🙋 В този кръг беше в почивка.
tournament-boards-byes = Почивка
tournament-boards-byes-are = Почивка: { $names }
tournament-boards-match-won = Мач: { $name } { $imps } IMP
tournament-boards-match-drawn = Мач: равенство
tournament-boards-and-others =
    { $count ->
        [one] още { $count }
       *[other] още { $count }
    }
tournament-boards-deals-played =
    { $deals ->
        [one] { $deals } изиграно раздаване
       *[other] { $deals } изиграни раздавания
    }
tournament-boards-table-playing = играе се
tournament-boards-table-done = приключи
tournament-boards-table-forfeit = неявяване: { $absent }
tournament-boards-table-robots = 🤖 роботи играха вместо { $absent }
tournament-boards-table-robots-finished =
    { $deals ->
        [one] ⌛ роботи доиграха последното раздаване
       *[other] ⌛ роботи доиграха последните { $deals } раздавания
    }
tournament-boards-standings-robots = 🤖 Роботи играха поне една партия вместо отсъстващи.
tournament-boards-my-table = Моята маса
tournament-boards-choose-round = Друг кръг

# Brackets and pools.
tournament-boards-bracket = 🌳 { $tournament } · Схема
    .main = основна схема
    .consolante = утешителна схема
tournament-boards-bracket-after = 🌳 { $tournament } · Схема след кръг { $round }
tournament-boards-bracket-none = без място
tournament-boards-section =
    .main = Основна схема
    .consolante = Утешителна схема
tournament-boards-pool = Група { $pool }
tournament-boards-pools = Групи { $first }–{ $last }
tournament-boards-places = Места { $first }–{ $last }
tournament-boards-places-from = Места от { $first } нататък
tournament-boards-stage =
    .of-1 = Финал
    .of-2 = Полуфинали
    .of-4 = Четвъртфинали
tournament-boards-stage-of = Последните { $count }
tournament-boards-bye = почивка
tournament-boards-forfeit = служебно
tournament-boards-choose-part = Друга част

# Cross tables.
tournament-boards-cross = 🔢 { $tournament } · Кръстосана таблица
    .won = победа срещу { $numbers }
    .drawn = равенство срещу { $numbers }
    .lost = загуба от { $numbers }
    .open = предстои срещу { $numbers }
    .robots = 🤖 роботи играха срещу { $numbers }
tournament-boards-cross-title = Кой срещу кого
tournament-boards-cross-about = Редовете и колоните имат едни и същи номера. 2: победа, 1: равенство, 0: загуба, …: играе се.
tournament-boards-cross-about-teams = Редовете и колоните имат едни и същи номера. Във всяка клетка са IMP от мача, …: играе се.

# The podium. $people: how many played; $entries: pairs or teams.
tournament-boards-podium = 🏅 { $tournament } · Победителите
tournament-boards-size-people =
    { $people ->
        [one] { $format } · { $people } играч · кръгове: { $rounds }
       *[other] { $format } · { $people } играчи · кръгове: { $rounds }
    }
tournament-boards-size-daily =
    { $people ->
        [one] { $format } · { $people } играч
       *[other] { $format } · { $people } играчи
    }
tournament-boards-size-pairs =
    { $format } · { $people } { $people ->
        [one] играч
       *[other] играчи
    }{ $robots ->
        [0] { "" }
        [one] { " " }и { $robots } робот
       *[other] { " " }и { $robots } робота
    } в { $entries } { $size ->
        [2] двойки
       *[other] отбора
    } · кръгове: { $rounds }
tournament-boards-won-consolante =
    { $people ->
        [one] 🎖️ { $name } печели утешителната схема.
       *[other] 🎖️ { $name } печелят утешителната схема.
    }
tournament-boards-thanks = Благодаря на всички за играта и честито! 🎉
tournament-boards-nothing-played = Не се игра нищо.
tournament-boards-nobody-won = **Няма победител:** никоя страна не се яви на решаващите маси.
tournament-boards-seed = Жребият (начална стойност `{ $seed }`) може да се провери: **/турнир изтегляне**

# Exports.
tournament-boards-exported = 📦 **{ $tournament }**, както е в момента. Файловете `.csv` се отварят с електронна таблица; във файла `.json` е всичко.
tournament-boards-records-in-it =
    { $count ->
        [one] Със записа на { $count } партия: `records.jsonl`, по ред за партия.
       *[other] Със записите на { $count } партии: `records.jsonl`, по ред за партия.
    }
tournament-boards-records-hidden =
    { $count ->
        [one] Липсва { $count } запис: той принадлежи на седелите там, докато не го публикуват, или бордовете му още се играят другаде.
       *[other] Липсват { $count } записа: те принадлежат на седелите там, докато не ги публикуват, или бордовете им още се играят другаде.
    }
tournament-boards-records-too-big = Записите на партиите липсват: заедно са твърде големи за Discord. **/изтегляне** ги дава един по един.
tournament-boards-csv =
    .entry = Участник
    .names = Имена
    .from-round = От кръг
    .to-round = До кръг
    .rank = Място
    .round = Кръг
    .table = Маса
    .section = Част
    .side = Страна
    .entries = Участници
    .points = Точки
    .parties = Спечелени партии
    .capots = Капо
    .failed = Паднали договори
    .robots = От роботи
    .robot-deals = Раздавания от роботи
    .kind = Вид
    .counts = Брои се
    .reason = Причина
    .id = Резултат
    .supersedes = Вместо
    .board = Борд
    .contract = Договор
    .taken = Обявява
    .outcome = Изход
    .written = Записани точки от борда
    .percentage = Процент
    .imps = IMP
tournament-boards-direction =
    .ns = север–юг
    .ew = изток–запад

# Tie-breaks: their names, and the short ones above the columns of pictures.
tournament-column =
    .points = Точки
    .match-points = Мачови точки
    .pool-points = Точки в групата
    .parties = Спечелени партии
    .difference = Разлика
    .capots = Капо
    .failed = Паднали договори
    .direct = Преки срещи
    .best = Най-добра партия
    .buchholz = Бухолц
    .lot = Жребий
    .bracket = Схема
    .place = Място
    .percentage = Процент
    .imps = IMP
    .boards-won = Спечелени бордове
    .tops = Топове
    .direction = Линия
tournament-column-short =
    .points = Точки
    .match-points = Мач
    .pool-points = Група
    .parties = Победи
    .difference = Разл.
    .capots = Капо
    .failed = Вътре
    .direct = Преки
    .best = Макс.
    .buchholz = Бухолц
    .lot = Жреб.
    .bracket = Схема
    .place = Място
    .percentage = %
    .imps = IMP
    .boards-won = Борд.
    .tops = Топове
    .direction = Линия

# The travelling sheet of a board. $board: its name, or its number in the round; $contract: 100 ♥; $who: the takers.
tournament-boards-travelling = 🗂️ { $tournament } · { $board }
    .contract = Договор
    .points = Точки
    .percentage = %
    .imps = IMP
tournament-boards-board = Борд { $board }
tournament-boards-board-of-round = Кръг { $round } · Борд { $board }
tournament-boards-choose-board = Избери борд
tournament-boards-travelling-passed = пас
tournament-boards-travelling-taken = { $contract } от { $who }
tournament-boards-travelling-tables =
    { $count ->
        [one] Изиграха го на { $count } маса
       *[other] Изиграха го на { $count } маси
    }
tournament-boards-travelling-about =
    .percentage = Процент: колко е взето от възможното с тези карти, в сравнение с другите маси.
    .imps = IMP: преднината пред другите маси със същите карти или изоставането от тях.
    .match = IMP: спрямо другата маса от мача, със същите карти.
tournament-boards-no-boards = Още нито един борд не е изигран на всички маси: дотогава нищо от тях не се показва.
tournament-boards-no-travelling = Само в дупликата има бордове за сравняване. Виж класирането: **/турнир класиране**.
# A daily duplicate that is over. $share: how many of the others were beaten.
tournament-boards-beaten = **По-добре от { $share } от другите.**
    .all =
        { $count ->
            [one] **По-добре от единствения друг играч.**
           *[other] **По-добре от всички други играчи ({ $count }).**
        }
    .none =
        { $count ->
            [one] Единственият друг играч беше поне толкова добър.
           *[other] Другите { $count } играчи бяха поне толкова добри.
        }

# A knock-out: how many rounds, and what nobody would expect of its brackets.
tournament-boards-rounds-either = { $least } или { $most }
tournament-boards-consolante =
    .later = Утешителната схема свършва след основната: финалът ѝ е в кръг { $round }.
    .perhaps = От резултатите зависи дали утешителната схема ще има един кръг повече от основната: финалът ѝ е в кръг { $main } или { $round }.
    .after = Основната схема приключи. Финалът на утешителната предстои, в кръг { $round }.
tournament-boards-third-place-few = Който загуби първата си изиграна партия, продължава в утешителната схема, дори и от полуфинал. Затова при по-малко от { $count } двойки може да няма партия за трето място.
tournament-boards-third-place =
    .maybe = Партия за трето място има само ако и двамата загубили полуфинал имат победа преди него: който загуби първата си изиграна партия, продължава в утешителната схема.
    .never = Партия за трето място няма: който загуби първата си изиграна партия, продължава в утешителната схема, дори и от полуфинал.
# Какво е нужно на една двойка, за всеки, който чете.
tournament-needs =
    .first-sure = Първото място е сигурно.
    .podium-sure = Място на почетната стълбица е сигурно.
    .podium-out = Почетната стълбица е недостижима.
    .pool = Място в групата: **{ $rank }** от { $entries }.
    .in = Основната схема е сигурна.
    .out = Основната схема е недостижима.
    .against = Партията е срещу { $names }.
    .win = Победата води към { $names }.
    .win-free = Победата води направо в следващата партия.
    .win-final = Победата носи място { $place }.
    .loss-second = Загубата носи място { $place }.
tournament-needs-loss =
    .consolante = Загубата води в утешителната схема.
    .places = След загуба се играе за по-задно място.
    .out = Загубата е краят.
