# Страници на клуб за браузър: какво пише там освен текстовете на класациите.

pages-clubs = Клубове
pages-club-part =
    .leaderboard = Класация
    .season = Сезон
    .records = Рекорди
    .league = Лига
    .tournaments = Турнири
pages-club-choose =
    .pool = Игра
    .season = Друг сезон
    .by = Подредба
pages-club-season =
    .lasts = До { $date }
    .over = Приключил на { $date }
pages-club-since = От понеделник
pages-club-nobody = Още никой не е играл достатъчно за медал.
pages-club-daily = Дневни дупликати
pages-club-best = Най-добрите за всички времена
pages-club-coming = Сега и скоро
pages-club-leagues = Лиги
pages-club-whole = Цялата класация
