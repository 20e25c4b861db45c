# The draft of a tournament, for its organiser: cogs/tournaments/organising/draft_screens.py.
tournament-organiser-draft = Чернова: виждат я само организаторите.
tournament-copy = Копирай…
tournament-copy-about = В новата чернова остава всичко решено: формат, правила, часове, места, описание, съорганизатори и лига.
tournament-copy-done = Чернова като на предишния турнир: прегледай я и я отвори.
tournament-weekly = Всяка седмица
tournament-weekly-about = Всяка седмица автоматично се създава турнир като последния и се обявява седмица по-рано, за същия час (часова зона { $zone }), със свой жребий и свои бордове. Всички се броят в една лига.
tournament-weekly-announced = Този: { $when }
tournament-weekly-next = След него: { $when } (обявява се на { $at })
tournament-weekly-skip = Пропусни
tournament-weekly-move = Премести в друг ден…
tournament-weekly-begin = Повтаряй го всяка седмица
tournament-weekly-league = Лига
tournament-weekly-stop = Спри след този
tournament-organiser-change-rules = Правила, кръгове…
tournament-organiser-still =
    .all = Още никой не се е записал: правилата, кръговете и часовете могат да се променят.
    .registration = Вече има записани, затова правилата и кръговете остават. Часовете, местата, името, описанието и контактът още могат да се променят.
    .check-in = Правилата и кръговете остават. Началото, местата, името, описанието и контактът още могат да се променят.
    .running = Правилата и кръговете остават. Кръгът може да получи още време; името, описанието и контактът още могат да се променят.
tournament-organiser-change = Промени нещо…
tournament-organiser-page =
    .league = Лига
    .name = Име, описание, контакт
    .times = Часове и потвърждаване
    .format = Формат
    .rules = Правила
    .length = Кръгове, раздавания, време
    .people = Кой може да участва
    .robots = Роботи
    .channel = Канал
tournament-organiser-organisers-title = Съорганизатори
tournament-organiser-organisers = Съорганизатори: { $names }
tournament-organiser-organisers-none = За този турнир отговарят само организаторите на сървъра.
tournament-organiser-organisers-about = До петима. В този турнир могат всичко, което могат организаторите; само не посочват други и не го включват в лига. Всеки от тях получава съобщение.

# Връзката, на която турнирът се чете в браузър.
tournament-organiser-page-title = Страница за браузър
tournament-organiser-page-about = Който има връзката, чете масите, резултатите и класирането в браузър, без регистрация. **За стената** е за прожектор. Никой не може да променя нищо там.
tournament-organiser-page-off = На този сървър страниците са изключени. Който го управлява, ги включва с **/сървър**.
tournament-organiser-page-none = Този турнир още няма връзка.
tournament-organiser-page-listed =
    .yes = В списъка: стои на първата страница и търсачките може да го намерят.
    .no = Извън списъка: намира го само който има връзката. Обявата я показва.
tournament-organiser-page-held =
    .yes = Резултатите се показват там, когато кръгът свърши.
    .no = Резултатите се показват там веднага.
tournament-organiser-page-delay-about = Масите, на които се играе, може да се гледат в браузър. Показани по-късно, отколкото се играе, те не помагат на никого, който седи там.
tournament-organiser-page-delayed =
    { $minutes ->
        [0] Масите се показват веднага.
        [one] Масите се показват { $minutes } минута по-късно.
       *[other] Масите се показват { $minutes } минути по-късно.
    }
tournament-organiser-page-close-about = За да остане интересно до награждаването, последните кръгове може да останат затворени.
tournament-organiser-page-close =
    { $round ->
        [0] Нищо не остава затворено
       *[other] Затворено от кръг { $round } нататък
    }
tournament-organiser-page-closed =
    .yes = От кръг { $round } нататък страниците показват кой къде седи, но не и резултатите, а класирането е от предишния кръг, докато турнирът свърши или ти ги отвориш. В браузър никой не вижда повече; в Discord всички още виждат всичко – на масите и в класирането.
    .no = Резултатите и класирането остават отворени докрай.
tournament-organiser-unscheduled =
    .permission = Не е сред събитията на сървъра: липсва ми { $permissions }. Който управлява сървъра, може да го даде на ролята ми.
    .full = Не е сред събитията на сървъра: вече има сто, а Discord не позволява повече. Щом някои бъдат отменени, ще го добавя.
tournament-organiser-starts = Начало: { $at } ({ $when })
tournament-organiser-opens-by-hand = Записването започва, когато го отвориш.
tournament-organiser-opens-at = Записването се отваря автоматично: { $at }.
tournament-organiser-closes-at = Край на записването: { $at }
tournament-organiser-checks-in =
    .of-1 = после потвърждаване до началото
    .of-0 = без потвърждаване
tournament-organiser-over-at = Край най-късно: { $at }
tournament-organiser-everybody = за всички
tournament-organiser-only-role = само { $role }
tournament-organiser-members =
    .of-1 = Индивидуално
    .of-2 = Двойки
    .of-4 = Отбори по четирима
tournament-organiser-least = поне { $count }
tournament-organiser-who =
    .of-4 = В този формат се записват отбори по четирима: който се записва, посочва другите.
    .of-1 = В този формат всеки се записва сам.
    .of-2 = В този формат се записват двойки; който е без партньор, търси, а в края на записването получава такъв.
tournament-organiser-daily-by-hand = Отворен е за всички, щом го отвориш.
tournament-organiser-daily-opens = Отваря се автоматично: { $at }
tournament-organiser-daily-closes = Играе се до { $at }
tournament-organiser-role-about = Кой може да участва: всички или само хората с дадена роля.
tournament-organiser-rules-about = Готови правила или запазените на този сървър. Колко трае една партия, решава турнирът.
tournament-organiser-length-about = Колко се играе и за колко време. Когато времето на кръга изтече, започнатото раздаване се довършва.
tournament-organiser-channel-about = Каналът, в който се обявява турнирът и масите му се отварят като нишки.
tournament-organiser-zone = Часовете, които пишеш, са за часова зона { $zone }. Всеки ги вижда в своето време.
tournament-organiser-same-minute = По същото време: { $names }. Никой не може да играе и в двата турнира.
tournament-organiser-zone-changed = Началото не се мести: в часова зона { $zone } то е { $at }. Ако имаш предвид друг час, промени го.
tournament-organiser-daily-zone-changed = Краят не се мести: в часова зона { $zone } той е { $at }. Ако имаш предвид друг час, промени го.
tournament-organiser-type = Промени…
tournament-organiser-not-by-itself = Отварям ръчно
tournament-organiser-switch =
    .of-1 = Включи
    .of-0 = Изключи
tournament-organiser-back = Назад
tournament-organiser-no = Не, назад
tournament-organiser-preview = Преглед
tournament-organiser-form =
    .start = Кога започва?
    .closes = Кога приключва записването?
    .opens = Кога се отваря записването?
tournament-organiser-name = Име
tournament-organiser-moment = Например: петък 20:30, след 2 часа
tournament-organiser-examples = 20:30 · петък 20:30 · събота 14:30 · след 2 часа
tournament-organiser-unread = Не разбирам кога е „{ $text }“: напиши бъдещ момент като { $examples }, с час.
tournament-organiser-not-there = В този канал още не може да се играе: { $why } Избери друг канал или оправи това.

# The formats in a sentence each, at most 100 characters.
tournament-format-about =
    .concours = По двойки: след всеки кръг първите срещат вторите, третите – четвъртите. Решават точките.
    .swiss = По двойки: победители срещу победители, никога два пъти. Решават победите.
    .round-robin = По двойки: всеки среща всеки по веднъж. За до десетина двойки.
    .melee = Индивидуално: всеки кръг нов партньор по жребий, никога два пъти същият.
    .melee-balanced = Индивидуално: на маса са четирима съседи в класирането, първият с последния от тях.
    .whist = Индивидуално: с всеки веднъж, срещу всеки два пъти. За 4, 5, 8, 9, 12, 13 … играчи.
    .arena = Индивидуално: два часа свободните играчи сядат заедно. Броят се точките от всяко раздаване.
    .knock-out = По двойки: загубилите отпадат или продължават в утешителната схема.
    .mitchell = По двойки: еднакви раздавания на всички маси; север–юг и изток–запад се класират отделно.
    .howell = По двойки: еднакви раздавания на всички маси, общо класиране. До седем маси.
    .teams = Двете двойки на отбора играят едни и същи раздавания на две маси, от двете страни.
    .daily = Индивидуално с роботи, когато ти е удобно: всички играят едни и същи раздавания.
    .concours-alone = Индивидуално: след всеки кръг първият среща втория, третият – четвъртия. Решават точките.
    .swiss-alone = Индивидуално: победители срещу победители, никога два пъти. Решават победите.
    .round-robin-alone = Индивидуално: всеки среща всеки по веднъж. За до десетина души.
    .knock-out-alone = Индивидуално: загубилите отпадат или продължават в утешителната схема.
    .trios = Индивидуално: всеки кръг двама други по жребий, колкото може по-рядко същите.
    .trios-ranked = Индивидуално: на маса са трима съседи в класирането, по-рядко едни и същи.
    .trios-duplicate = Индивидуално: еднакви раздавания на всички маси, сравнени ръка по ръка.

# What a draft may say: cogs/tournaments/draft_fields.py.
tournament-value =
    .rounds =
        { $count ->
            [one] { $count } кръг
           *[other] { $count } кръга
        }
    .deals =
        { $count ->
            [one] { $count } раздаване на кръг
           *[other] { $count } раздавания на кръг
        }
    .boards =
        { $count ->
            [one] { $count } борд на кръг
           *[other] { $count } борда на кръг
        }
    .of-table =
        { $count ->
            [one] { $count } раздаване на маса
           *[other] { $count } раздавания на маса
        }
    .lasts = общо { $time }
    .length-0 = без времеви лимит
    .length = { $time } на кръг
    .break-0 = без пауза
    .break = { $time } пауза
    .protest-0 = без време за протести
    .protest = { $time } за протести след всеки кръг
    .gap-0 = Записване до началото
    .gap = Записването приключва { $time } по-рано
    .most-0 = колкото дойдат
    .check-in-1 = Преди началото всеки потвърждава, че е тук; който не потвърди, не играе.
    .check-in-0 = Без потвърждаване: записаните играят.
    .stand-ins-1 = Роботи играят вместо неявилите се.
    .stand-ins-0 = Който не дойде на масата си до десет минути, губи служебно.
    .house-1 = Роботи допълват нечетния брой.
    .house-0 = При нечетен брой всеки кръг някой почива.
    .pools-1 = Първо групи от около четири двойки; първите две от всяка продължават.
    .pools-0 = Без групи: направо елиминации.
    .consolante-1 = Загубилите първата си партия продължават в утешителната схема.
    .consolante-0 = Без утешителна схема: който загуби, отпада.
    .places-none = Само финалът
    .places-third = И партия за третото място
    .places-all = Партии за всички места
    .final-single = Финал: една партия ({ $end })
    .final-best-of-3 = Финал: две победи от три партии
    .scoring-matchpoints = Мачпойнти: колко маси биеш на всеки борд
    .scoring-imps = IMP: с колко ги биеш на всеки борд
    .absences-unranked = Който изобщо не дойде, няма място в класирането.
    .absences-zero = Изиграното от роботи не носи нищо; който изобщо не дойде, няма място.
    .absences-counted = Резултатите на роботите се броят и са отбелязани; който не дойде, няма медал.
tournament-value-most =
    .teams = до { $count } двойки
    .people = до { $count } играчи
tournament-value-pace-contest = Състезателно: 45 сек на ход, 3 мин резерв
tournament-value-end-0 = Определен брой раздавания
tournament-value-stand-ins-came = Роботи играят вместо напусналите. Отбор, от който никой не дойде до десет минути, губи служебно.
tournament-organiser-absences-about = Когато роботи играят вместо отсъстващ:

# The panel: what an organiser may do, is asked to be sure of, and has done.
tournament-organiser-do =
    .open = Отвори записването
    .delete = Изтрий черновата
    .close = Затвори записването
    .reopen = Поднови записването
    .start = Започни сега
    .pause = Пауза
    .resume = Продължи
    .extend = Дай още време
    .confirm = Потвърди кръга
    .end = Край след този кръг
    .end-now = Край веднага
    .cancel = Отмени турнира
    .drop = Отпиши
    .add = Запиши
    .replace = Замени
    .pair = Играем така
    .open-daily = Отвори сега
    .here = Всички са тук
    .move = Промени часовете
    .correct = Да, въведи
    .forfeit = Да, въведи
    .penalty = Да, отнеми
    .take-back = Да, отмени
    .present = Потвърди
tournament-organiser-sure =
    .open = Да отворя ли записването сега? Обявлението излиза в { $channel }; край на записването: { $closes }. Правилата и кръговете могат да се променят, докато няма записани.
    .delete = Да изтрия ли черновата „{ $name }“? Никой не я е виждал.
    .close = Да затворя ли записването? След това никой не може да се запише.
    .reopen = Да отворя ли записването отново? Двойките остават същите, потвържденията – също. Преди началото се затваря пак.
    .start = Да започна ли сега? Жребият за кръг 1 е между тези, които са тук.
    .pause = Да сложа ли всичко на пауза? Масите спират, времето не тече и няма нов жребий, докато не продължиш.
    .resume = Да продължа ли сега? Всички имат толкова време, колкото преди паузата.
    .extend = Да дам ли още { $minutes } минути, до { $until }?
    .confirm = Окончателни ли са резултатите? След това никой не може да съобщи за проблем, а класирането се показва.
    .end = Да приключа ли след кръг { $round }? Маси, които още играят: { $tables }. След това класирането е окончателно.
    .end-now =
        { $daily ->
            [1] Да приключа ли сега? Дневният дупликат се затваря веднага: недовършените бордове не носят нищо и класирането е окончателно.
           *[other]
                { $tables ->
                    [1] Да приключа ли сега? Една маса има още минута за започнатото раздаване, после го довършват роботи; липсващите раздавания се броят според формата и класирането е окончателно.
                   *[other] Да приключа ли сега? { $tables } маси имат още минута за започнатото раздаване, после го довършват роботи; липсващите раздавания се броят според формата и класирането е окончателно.
                }
        }
    .cancel = Да отменя ли „{ $name }“ за всички? Масите му се затварят. Връщане назад няма.
    .drop =
        { $later ->
            [1] Да отпиша ли { $name } от следващия кръг? Резултатите дотук се запазват.
           *[other] Да отпиша ли { $name }?
        }
    .add =
        { $late ->
            [1] Да запиша ли { $names } от следващия кръг, с 0 точки за пропуснатите кръгове?
           *[other] Да запиша ли { $names }, направо с потвърдено участие?
        }
    .replace = Да играе ли { $comes } вместо { $gone } отсега нататък, включително на започнатата маса?
    .pair =
        Така ли да се играе кръг { $round }? Ръчни размени: { $swaps }. Всички виждат, че е подреден ръчно.
        { $listed }
    .open-daily = Да го отворя ли сега? Обявлението излиза в { $channel } и всички могат да играят до { $closes }.
    .here = Тук ли са всички записани? Тогава потвърждавам вместо тях.
    .move =
        { $state ->
            [registration] Да променя ли часовете? Край на записването: { $closes }, начало: { $starts }.
           *[other] Да преместя ли началото? Ново начало: { $starts }.
        }
    .present = Тук ли е { $name }?
tournament-organiser-ask-opens = Отвори по-късно…
tournament-organiser-reopen-late = Началото вече мина: първо избери друго от **Часове**.
tournament-organiser-open-late = Краят на записването вече мина: първо избери други часове за черновата.
tournament-organiser-extend = +{ $minutes } мин
tournament-organiser-ending = Край или отмяна…
tournament-organiser-organise = Управление
tournament-organiser-panel = Панел
    .closes = Край на записването: { $at } ({ $when })
    .starts = Начало: { $at } ({ $when })
tournament-organiser-entries = Участници
tournament-organiser-tables = Маси
tournament-organiser-pair = Ръчно подреждане
tournament-organiser-log = Дневник
tournament-organiser-refresh = Обнови
tournament-organiser-latest = Последни действия
tournament-organiser-paused = На пауза ({ $since })
tournament-organiser-here =
    { $members ->
        [1] Потвърдили: { $here } от { $teams }
        [2] Потвърдили двойки: { $here } от { $teams }
       *[other] Потвърдили отбори: { $here } от { $teams }
    }
tournament-organiser-count =
    .in = Записани: { $count }
    .waiting = чакат място: { $count }
    .looking = търсят партньор: { $count }
    .asked = непотвърдени: { $count }
tournament-organiser-first-round = Тегли се жребият за първия кръг.
tournament-organiser-between = Кръг { $round } от { $rounds } свърши
tournament-organiser-next-round = Жребий за следващия: { $at }. За ръчно подреждане първо сложи пауза.
tournament-organiser-round = Кръг { $round } от { $rounds }
tournament-organiser-tables-done =
    { $tables ->
        [one] Готови: { $done } от { $tables } маса
       *[other] Готови: { $done } от { $tables } маси
    }
tournament-organiser-until = До { $at } ({ $when })
tournament-organiser-protests = Протести до { $at } ({ $when }): после резултатите са окончателни
tournament-organiser-ends = Кръг { $round } е последният.
tournament-organiser-more-tables = … и още { $count }
tournament-organiser-stuck =
    .absent =
        { $count ->
            [one] { $absent } не играе; играе робот.
           *[other] { $absent } не играят; играят роботи.
        }
    .paused = Масата е на пауза.
    .opening = Масата още не е отворена.
    .playing = Играе се.
tournament-organiser-go-on =
    .asked = Паузата е от организатор: **Продължи**, когато сте готови.
    .too-few = Участниците не стигат: запиши още хора от **Участници**, после **Продължи**. Или отмени турнира.
    .enough = Вече стигат: **Продължи**.
    .too-many = Участниците са твърде много за този формат: отпиши няколко от **Участници**, после **Продължи**.
    .too-many-rounds = С толкова малко участници този формат няма повече кръгове: приключи след този кръг или запиши още хора.
    .no-whist = За толкова хора няма програма: запиши или отпиши от **Участници**, докато станат 4, 5, 8, 9, 12, 13 …, после **Продължи**.
    .went-on = След поправка победителят е друг, но жребият за следващата партия вече е изтеглен: върни стария резултат от **Маси**, после **Продължи**.
    .drawn = Една партия е без победител: въведи го от **Маси**, после **Продължи**.
    .other = Турнирът не може да продължи сам; причината е в дневника. Оправи нещата от **Участници** или **Маси**, после **Продължи**.
tournament-organiser-is =
    .of-1 = да
    .of-0 = не
tournament-organiser-switched =
    .check-in = Потвърждаване
    .stand-ins = Роботи за отсъстващите
    .house = Роботи за допълване
    .pools = Групи
    .consolante = Утешителна схема
tournament-organiser-past = „{ $text }“ вече мина: напиши бъдещ момент, например { $examples }.
tournament-organiser-adapted = Един кръг вече трае { $time } – за { $count ->
        [one] { $count } раздаване
       *[other] { $count } раздавания
    }.
tournament-organiser-adapted-to = Един кръг вече трае { $time } – според дължината на партиите ({ $length }).
tournament-value-rounds-usual = { $count } кръга, както обикновено
tournament-value-rounds =
    .swiss = 5 до 7 кръга според участниците
    .round-robin = докато всеки срещне всеки
    .whist = цялата програма
    .knock-out = до финала
    .mitchell = толкова кръга, колкото маси
    .howell = докато всеки срещне всеки
    .teams = кръгове според участниците
    .daily = един кръг
tournament-organiser-sure-close-looking =
    { $count ->
        [one] Само един човек търси партньор.
       *[other] { $count } играчи търсят партньор: от тях правя двойки.
    }
tournament-organiser-sure-close-asked =
    { $count ->
        [one] Едно записване е без съгласието на партньора: отпада.
       *[other] { $count } записвания са без съгласието на партньора: отпадат.
    }
tournament-organiser-start-too-few = За начало трябва да са потвърдили поне { $least }, а са { $here }. Ако всички са тук, потвърди вместо тях. Или изчакай, или запиши още хора от **Участници**.
tournament-organiser-start-lacking = { $entered }: за начало трябват поне { $least }. Изчакай или запиши още хора от **Участници**.
tournament-organiser-sure-start-absent =
    { $count ->
        [one] Едно записване без потвърждение отпада.
       *[other] { $count } записвания без потвърждение отпадат.
    }
tournament-organiser-times = Часове
tournament-organiser-did =
    .open = Записването е отворено и обявено.
    .open-daily = Отворен е и е обявен.
    .delete = Черновата е изтрита.
    .close = Записването е затворено.
    .reopen = Записването пак е отворено.
    .here = Всички записани са тук.
    .start = Турнирът започна.
    .move = Часовете са променени; обявлението ги показва.
    .pause = Всичко е на пауза.
    .resume = Паузата свърши.
    .extend = Кръгът има повече време.
    .confirm = Резултатите са окончателни.
    .end = Този кръг е последният.
    .end-now = Приключва: масите довършват започнатото раздаване.
    .cancel = Турнирът е отменен.
    .drop = Отписано.
    .add = Записано.
    .replace = Заменено.
    .pair = Кръгът е подреден ръчно.
    .correct = Резултатът е въведен; всички могат да го видят.
    .forfeit = Служебната загуба е въведена; всички могат да я видят.
    .penalty = Точките са отнети; всички могат да го видят.
    .take-back = Наказанието е отменено; всички могат да го видят.
    .present = Участието е потвърдено.
tournament-organiser-entered-unseen = Въведено е.
tournament-organiser-sure-penalty = Да отнема ли { $points } { $count ->
        [one] точка
       *[other] точки
    } на **{ $name }**?
tournament-organiser-sure-result = Да въведа ли **{ $result }**?
tournament-organiser-sure-instead = Да въведа ли **{ $result }** вместо { $instead }?
tournament-organiser-everybody-reads = Всички ще го видят, с твоята причина. Ето какво написа:
tournament-organiser-write-again = Написаното вече го няма: отвори формуляра и го напиши пак.
tournament-organiser-write-otherwise = Промени
tournament-organiser-try-again = Опитай пак
tournament-organiser-by-hand = От организатор: { $why }
tournament-organiser-missing = Още чакаме: { $names }
tournament-organiser-more-people = още { $count }
tournament-organiser-daily-played = Изиграли докрай: { $done } от { $people }

# Entries, tables and pairing by hand.
tournament-organiser-choose-entry = Избери участник…
tournament-organiser-choose-table = Избери маса…
tournament-organiser-standing =
    .in = участва
    .here = тук
    .absent = още не е тук
    .waiting = чака място
    .looking = търси партньор
    .asked = без отговор от партньора
    .withdrawn = вече не играе
    .out = отпада
tournament-organiser-add = Запиши някого…
    .of-1 = Нов участник:
    .of-2 = Нова двойка; ако е само един, партньор му е робот:
    .of-4 = Нов отбор; роботи допълват до четирима:
tournament-organiser-all-needed = В този турнир роботи не допълват: избери целия отбор.
tournament-organiser-replace = Замени { $name } с…
tournament-organiser-plays-already = { $name } вече участва в този турнир: избери друг.
tournament-organiser-penalty = Наказание
tournament-organiser-penalty-about = Отнемат се точки на **{ $name }**. Всички могат да прочетат причината.
tournament-organiser-penalty-points = Колко точки да се отнемат
tournament-organiser-no-penalty = Отнемането на точки тук не променя нищо.
tournament-organiser-penalty-taken = −{ $points } { $count ->
        [one] точка
       *[other] точки
    }
tournament-organiser-take-back = Отмени
tournament-organiser-take-back-about = Наказанието от { $points } { $count ->
        [one] точка
       *[other] точки
    } за **{ $name }** вече не важи. Всички могат да прочетат причината.
tournament-organiser-sure-take-back = Да отменя ли наказанието от { $points } { $count ->
        [one] точка
       *[other] точки
    } за **{ $name }**?
tournament-organiser-no-sign = Напиши точките без знак, например 162: те се изваждат.
tournament-organiser-reason = Причина
tournament-organiser-nothing-to-do = Турнирът свърши: тук няма какво да се променя.
tournament-organiser-round-tables =
    { $round ->
        [0] Всички маси
       *[other] Маси в кръг { $round }
    }
tournament-organiser-no-result = Още няма резултат
tournament-organiser-result = Резултат: **{ $result }**
tournament-organiser-forfeit = служебна загуба за { $names }
tournament-organiser-absent = Кой не дойде? (служебно)
tournament-organiser-correct = Поправи резултата
tournament-organiser-correct-about =
    Точките на двете страни на маса { $table }{ $round ->
        [0] { "" }
       *[other] { " " }в кръг { $round }
    }. Старият резултат остава в дневника; ако масата още играе, се затваря.
tournament-organiser-parties = Спечелени партии, напр. 2-1 (може и празно)
tournament-organiser-boards = Бордове: по един на ред, напр. 1: 162-0
tournament-organiser-forfeit-title = Служебна загуба
tournament-organiser-forfeit-about =
    Неявили се на маса { $table }{ $round ->
        [0] { "" }
       *[other] { " " }в кръг { $round }
    }: { $names }. За тях 0, за другите средното на победителите. Ако масата още играе, се затваря.
tournament-organiser-pairing = Кръг { $round }: как би изглеждал
tournament-organiser-again = вече са се събирали
tournament-organiser-bye = Почивка: { $names }
tournament-organiser-swap = Размени някого…
tournament-organiser-swap-with = Размени { $name } с…
tournament-organiser-swaps-full = Повече размени тук не се побират: остави така или започни отначало.
tournament-organiser-as-drawn = Както по жребий

# The log of a tournament, for everybody.
tournament-log-title = Дневник: { $name }
tournament-log-empty = Още няма нищо.
tournament-log-newer = По-нови
tournament-log-older = По-стари
tournament-log-page = Страница { $page } от { $pages }
tournament-log-entry =
    .created = Нова чернова
    .opened = **Записването е отворено**
    .closed = **Записването е затворено**
    .reopened = **Записването пак е отворено**, до { $closes }
    .started = **Турнирът започва**
    .finished = **Край: класирането е окончателно**
    .cancelled = **Отменен**
    .entered = Записване: { $name }
    .confirmed = { $name } прие поканата
    .paired-up = Нова двойка: { $name }
    .robot-partner = { $name }: с робот за партньор
    .place = { $name }: освободи се място
    .checked-in = Потвърждение: { $name }
    .named = { $name }: поканен е още един играч
    .declined = { $partner } отказа на { $name }
    .left-table = { $place }: { $name } напусна масата, −{ $points } { $count ->
            [one] точка
           *[other] точки
        }
    .withdrawn = Отписване: { $name }
    .came-back = { $name } се върна
    .went = { $name }: в почивка
    .withdrawn-later = { $name }: без участие от кръг { $round } нататък
    .left-team = { $partner } напусна отбора на { $name }
    .team-named = { $name }: ново име на отбора
    .never-confirmed = { $partner } не отговори на { $name }
    .not-there = Отпадане: { $name } (без потвърждение до началото)
    .sits-out = Един кръг почивка: { $name }
    .added = Добавяне: { $name }
    .seeded = { $name }: поставяне № { $seed }
    .seeded-by-ranks = **Поставяне** по класирането от предишен турнир
    .seeded-by-rating = **Поставяне** по рейтинг
    .replaced = { $name }: смяна на играч
    .penalty = { $name }: −{ $points } { $count ->
            [one] точка
           *[other] точки
        }
    .penalty-back = { $name }: отменено наказание от { $points } { $count ->
            [one] точка
           *[other] точки
        }
    .set = { $place }: **{ $result }**, въведено ръчно
    .corrected = { $place }: **{ $result }** вместо { $instead }
    .result = { $place }: { $result }
    .paused = **Пауза**
    .resumed = **Край на паузата**
    .extended = Кръг { $round }: още { $minutes ->
            [one] { $minutes } минута
           *[other] { $minutes } минути
        }
    .protests = Кръг { $round }: { $minutes } мин за протести
    .confirmed-round = Резултатите от кръг { $round } са окончателни
    .ends = Кръг { $round } е последният
    .refused = **Discord не приема съобщение**: { $post ->
            [round] кръг { $round }
            [standings] класирането след кръг { $round }
            [podium] почетната стълбица
           *[announcement] обявлението
        }
    .stopped = **На пауза.** { $why }
    .paired = **Жребий за кръг { $round }**: { $tables ->
            [one] { $tables } маса
           *[other] { $tables } маси
        }
    .by-hand = **Кръг { $round } е подреден ръчно**: { $tables ->
            [one] { $tables } маса
           *[other] { $tables } маси
        }
    .round-closed = **Кръг { $round } свърши**
    .time-up = Кръг { $round }: времето изтече, { $tables ->
            [one] една маса още играе
           *[other] { $tables } маси още играят
        }
    .asked = { $name } покани { $partner } за партньор
    .all-here = Всички записани са тук
    .rescheduled = **Нови часове**: край на записването { $closes }, начало { $starts }
    .described = **Променено**: { $what }
    .altered = **Променено, преди да има записани**: { $what }
    .weekly = Повтаря се **всяка седмица**
    .page-opened = Създадена е връзка за браузър
    .page-closed = Връзката за браузър е оттеглена
    .page-listed = Страницата за браузър е в списъка за всички
    .page-unlisted = Страницата за браузър вече не е в списъка
    .page-held = Страницата за браузър показва резултатите в края на кръга
    .page-unheld = Страницата за браузър показва резултатите веднага
    .page-delayed =
        { $minutes ->
            [0] Страницата за браузър показва масите веднага
            [one] Страницата за браузър показва масите { $minutes } минута по-късно
           *[other] Страницата за браузър показва масите { $minutes } минути по-късно
        }
    .page-screen-closed = Страницата за браузър не показва резултати от кръг { $round } нататък
    .page-screen-opened = Страницата за браузър отново показва всички резултати
    .organisers = { $count ->
            [0] Без съорганизатори
           *[other] Съорганизатори: { $names }
        }
tournament-log-why = „{ $why }“
tournament-organiser-blocked = { $name } (⚠️ спрян достъп тук)
tournament-organiser-add-too-late = Вече не може да се записва: в този формат е късно за това. Който не може да продължи, може да се замени.
tournament-organiser-details = Име, подробности…
tournament-organiser-details-about = Всички го четат в обявлението; дневникът показва какво е променено.
tournament-organiser-details-description = Описание (може и празно)
tournament-organiser-details-contact = За въпроси: към кого (може и празно)
tournament-organiser-details-most = Места (празно: колкото дойдат)
tournament-organiser-details-unread = „{ $text }“ не е брой места: напиши число, например 16, или остави празно.
tournament-organiser-did-describe = Променено; обявлението го показва.
tournament-log-described =
    .name = името (преди: „{ $was }“)
    .about = описанието
    .contact = контактът
    .most =
        { $most ->
            [0] местата (колкото дойдат)
           *[other] местата (до { $most })
        }
# Below the formats that are offered: those for games of so many at a table.
tournament-organiser-formats =
    .of-2 = Това са форматите за игри за двама. Другите са за трима или четирима: първо избери други правила.
    .of-3 = Това са форматите за игри за трима. Другите са за двама или четирима: първо избери други правила.
    .of-4 = Това са форматите за игри за четирима. Другите са за двама или трима: първо избери други правила.
