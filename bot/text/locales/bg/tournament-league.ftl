# Leagues: tournaments with one table, of which everybody’s best n count.
tournament-league-title = Сезонно класиране · { $league }
tournament-league-best =
    { $best ->
        [one] Брои се най-добрият турнир
       *[other] Броят се най-добрите { $best } турнира
    }
tournament-league-best-of =
    { $best ->
        [one] Брои се най-добрият от { $count } турнира
       *[other] Броят се най-добрите { $best } от { $count } турнира
    }
tournament-league-all = Броят се всички турнири
tournament-league-after =
    { $count ->
        [0] още няма изиграни
        [one] след { $count } турнир
       *[other] след { $count } турнира
    }
tournament-league-is-over = крайно класиране
tournament-league-by =
    .places = Турнирът носи точки за място: 1 за последното и по една повече за всяко по-горно.
    .points = Точките от турнирите се събират.
tournament-league-total = Общо
tournament-league-single = Най-добър
tournament-league-count = Изиграни
tournament-league-does-not-count = В скоби: не се брои, други са по-добри.
tournament-league-people =
    { $count ->
        [one] Страница { $page } от { $pages } · { $count } играч
       *[other] Страница { $page } от { $pages } · { $count } играчи
    }
tournament-league-played =
    { $count ->
        [one] { $count } турнир
       *[other] { $count } турнира
    }
tournament-league-own = 🙋 Ти: място **{ $rank }**, общо **{ $total }**
tournament-league-hidden = Скрит играч
tournament-league-nothing = В това класиране още няма никого: започва след първия изигран турнир.
tournament-league-none = Тук още няма лига. В лигата няколко турнира имат общо класиране и за всеки се броят най-добрите му резултати.
tournament-league-none-organiser = Тук още няма лига. Създай една и добави в нея турнири, минали или предстоящи.
tournament-league-to-come = Предстоят: { $names }
tournament-league-podium = 🏅 **{ $league }** ({ $after })
tournament-league-choose = Друга лига
tournament-league-button = Сезонно класиране
tournament-league-manage = Управление
tournament-league-back = Класиране
tournament-league-new = Нова лига
tournament-league-edit = Промени
tournament-league-end = Приключи лигата
tournament-league-reopen = Възобнови лигата
tournament-league-to =
    .points = Броене по точки
    .places = Броене по места
tournament-league-attach = Добави турнир
tournament-league-detach = Извади турнир
tournament-league-empty = В нея още няма турнир: избери долу. Може преди началото или след края.
tournament-league-no-tournaments = Няма друг турнир за добавяне: **/турнир създаване** прави нов.
tournament-league-ended = Край: { $when }. Поправки в турнирите ѝ още променят класирането.
tournament-league-form = Лига
tournament-league-form-name = Име
tournament-league-form-best = Броят се най-добрите … турнира на всеки
tournament-league-form-of = от … турнира (може и празно)
tournament-league-bad-number = Напиши с число колко турнира се броят, например 5.
tournament-league-no-such-name = Тук няма лига с такова име: избери от списъка.
profile-tournaments =
    { $played ->
        [one] { $played } изигран турнир, спечелени: { $won }
       *[other] { $played } изиграни турнира, спечелени: { $won }
    }, { $podiums ->
        [one] { $podiums } път
       *[other] { $podiums } пъти
    } на почетната стълбица
tournament-league-page-about = Този турнир влиза в сезонното класиране на лигата, щом свърши. Може да се промени и по-късно с **/турнир лига**.
tournament-league-no-league = В никоя лига
tournament-league-make-one = Тук няма текуща лига: създай една.
