# Seeds before anything is played: cogs/tournaments/organising/seeding.py.
tournament-seeding = Поставяне
tournament-seeding-about = Първите се срещат възможно най-късно. Поставените (🌱) са отпред; всички други следват по рейтинг, а при равен рейтинг решава жребий.
tournament-seeding-nobody = Още няма записани.
tournament-seeding-choose = Дай на някого друго място…
tournament-seeding-place = Място, от 1 до { $count }
tournament-seeding-by-ranks = По класирането от предишен турнир…
tournament-seeding-by-rating = Пак по рейтинг

# Entries from a list or a role: cogs/tournaments/organising/entry_lists.py.
tournament-entry-list = От списък
tournament-entry-list-about = Имена, както ги показва Discord, или `ID`. Нищо не се записва, преди да видиш кой е кой.
tournament-entry-list-label = По един ред
    .of-1 = По един ред за всеки играч
    .of-2 = По един ред за всяка двойка: Анна; Бен
    .of-4 = По ред за отбор: Анна; Бен; Клео; Дан
tournament-entry-list-role = Всички с дадена роля…
tournament-entry-list-role-nobody = От масите тук не познавам никого с роля { $role }, който още може да се включи: постави списък с имена.
tournament-entry-list-empty = Там няма нищо: напиши по един ред за всяко записване.
tournament-entry-list-too-long = Това е твърде много наведнъж: най-много { $most } имена, или използвай `ID`. Останалите добави после.
tournament-entry-list-unanswered = В момента Discord не казва кой е тук: опитай пак след минута.
tournament-entry-list-written = Ето какво написа:
tournament-entry-list-wrong = Още нищо не е записано. { $count ->
        [one] Един ред е сбъркан:
       *[other] { $count } неща са сбъркани:
    }
tournament-entry-list-sure = { $count ->
        [one] Добавя се това записване, със съобщение до участниците:
       *[other] Добавят се тези { $count } записвания, със съобщение до участниците:
    }
tournament-entry-list-lacking = { $count ->
        [one] Едно е непълно и търси още хора до края на записването.
       *[other] { $count } са непълни и търсят още хора до края на записването.
    }
tournament-entry-list-yes = { $count ->
        [one] Запиши
       *[other] Запиши всички { $count }
    }
tournament-entry-list-done = { $count ->
        [one] Едно записване е добавено.
       *[other] { $count } записвания са добавени.
    }
tournament-entry-list-problem =
    .nobody = Ред { $line }: на този сървър никой не се казва „{ $text }“. Напиши името, както го показва Discord, или `ID`.
    .no-member = Ред { $line }: на този сървър никой няма `ID` { $text }.
    .several = Ред { $line }: тук { $count } души се казват „{ $text }“. Напиши `ID`.
    .robot = Ред { $line }: „{ $text }“ е бот.
    .many = Ред { $line }: твърде много имена; най-много { $count } на ред.
    .twice = Ред { $line }: „{ $text }“ вече е на ред { $count }.
    .entered = Ред { $line }: „{ $text }“ вече участва в този турнир.
    .blocked = Ред { $line }: „{ $text }“ е със спрян достъп на този сървър.
