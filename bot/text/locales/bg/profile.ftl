# /profile and /compare: what somebody has done in rated games, and the titles.
profile-title = Профил на { $name }
profile-none =
    Още нямаш завършена партия за рейтинг. За нея трябват хора на всички места, някой от обичайните варианти с непроменени правила и разбъркване преди всяко раздаване: `/белот` отваря маса, а 🏅 там показва, че партията е за рейтинг.
    Другите ти партии са в `/история`.
profile-none-of = { $name } още няма завършена партия за рейтинг тук.
profile-hidden = { $name } не показва тези числа.
profile-own-hidden = Не се показваш: другите не могат да отворят профила ти. Променя се в `/настройки`.
profile-robot = Роботите нямат профил. Избери някого, който играе.
profile-former = Този играч поиска да бъде забравен и вече няма профил.
profile-place = Място { $rank }
profile-rating = Рейтинг: **{ $rating }**
profile-curve = Рейтинг след всяка партия
profile-curve-told =
    { $count ->
        [one] Рейтингът мина от { $first } на { $last } за { $count } партия, между { $least } и { $most }
       *[other] Рейтингът мина от { $first } на { $last } за { $count } партии, между { $least } и { $most }
    }
profile-games =
    { $count ->
        [one] { $count } партия
       *[other] { $count } партии
    }
profile-run =
    { $count ->
        [0] още без победа
       *[other] най-много { $count } поред
    }
profile-won = Партии: { $won } · { $run }
profile-other = { $pool }: { $rating } · { $won }
profile-made = Изпълнени договори
profile-of = { $part } от { $count }
profile-contracts = Договори: взети { $taken }, изпълнени { $made } ({ $rate }), вътре { $dedans }
profile-counts = Капо: { $capots } · контри: { $coinches } · белоти: { $belotes }
profile-points = Точки на раздаване
profile-usual = средно: { $points }
profile-points-line = Точки на раздаване: { $points }; всички на същите места: { $usual }
profile-lost = Изпуснати точки на раздаване, за { $count } партии
profile-lost-line = Изпуснати: { $points } точки на раздаване · чисти раздавания: { $clean }
profile-lost-told = Изпуснати на раздаване: от { $first } на { $last } за { $count } партии, между { $least } и { $most }
profile-lessons = Уроци: минати { $done } от { $count }
profile-practice =
    { $count ->
        [0] Тренировки за последните { $days } дни: няма
        [one] Тренировки за последните { $days } дни: { $count } партия
       *[other] Тренировки за последните { $days } дни: { $count } партии
    }
profile-puzzles-none = Задачи: още нито една решена
profile-against-chances = Спрямо очакваното
profile-expected = очаквани договори: { $expected }
profile-expected-line = Спрямо очакваното: { $made } изпълнени, { $expected } очаквани
profile-tile =
    .games = Партии
    .run = Победи поред
    .taken = Договори
    .dedans = Вътре
    .capots = Капо
    .coinches = Контри
    .belotes = Белоти
    .titles = Титли
profile-with = С партньори
profile-against = Срещу противници
profile-partners = Партньори на { $name }
profile-opponents = Противници на { $name }
profile-nobody = Още никой: трябват няколко партии с едни и същи хора.
profile-page = Моята страница в браузър
profile-page-about = Който има връзката, чете в браузър, без профил, каквото другите четат в твоя `/профил`: името ти, рейтинги и числа, титли, турнири и задачи. Страницата събира всички сървъри, без да назовава никой от тях, нито партньори и противници. Не е в никакъв списък, търсачките са помолени да я пропуснат и можеш по всяко време да оттеглиш връзката.
profile-page-none = Още няма връзка и никой не я чете.
profile-page-hidden = Не се показваш: дотогава връзката не води никъде. Променя се в `/настройки`.

profile-titles = Титли
profile-titles-told = Титли: { $titles }
# Each title, and what earns it, in rated games.
title-name =
    .capot = Първо капо
    .faultless = Безупречно
    .contracts = Десет поред
    .wins = Победна серия
    .comeback = Големият обрат
    .pools = Майстор на всичко
    .belotes = Поп и дама
    .parties = Редовно на масата
    .together = Неразделни
    .clean = Чиста игра
    .spotless = Кристална игра
title-about =
    .capot = всички взятки в едно раздаване
    .faultless = спечелена партия с изпълнени всички договори, поне { $number }
    .contracts = { $number } изпълнени договора поред
    .wins = { $number } спечелени партии поред
    .comeback = спечелена партия след изоставане от { $number } точки
    .pools = спечелени партии в { $number } класации
    .belotes = общо { $number } белота
    .parties = { $number } партии, изиграни докрай
    .together = { $number } партии с един и същ партньор
    .clean = { $number } раздавания без нито една изпусната точка, доколкото можеше да се знае
    .spotless = { $number } раздавания без нито една изпусната точка, доколкото можеше да се знае

compare-title = { $first } и { $second }
compare-same = Избери двама различни души за сравнение.
compare-row = { $label }: { $first } – { $second }
compare-chance = Шанс за победа един срещу един
compare-together =
    { $count ->
        [one] { $count } партия като партньори, { $won } спечелени
       *[other] { $count } партии като партньори, { $won } спечелени
    }
compare-together-none = Още няма партия като партньори
compare-against =
    { $count ->
        [one] { $count } партия като противници
       *[other] { $count } партии като противници
    }
compare-against-line =
    { $count ->
        [one] { $count } партия като противници, победи: { $first } { $first_won }, { $second } { $second_won }
       *[other] { $count } партии като противници, победи: { $first } { $first_won }, { $second } { $second_won }
    }
compare-against-none = Още няма партия като противници
