# Tournaments as their players see them: the announcement, registration, and where one stands.
tournament-player-open = **Записването е отворено** до { $when } ({ $left }).
tournament-player-check-in = **Потвърди сега:** който не потвърди до { $when } ({ $left }), не играе.
tournament-player-open-until = **Записване** до { $when }.
tournament-player-check-in-until = **Потвърждаване** до { $when }: който не потвърди дотогава, не играе.
tournament-player-here-until = **Потвърждаване** до { $when }.
tournament-player-closed = **Записването приключи.** Начало: { $left }
tournament-player-drawing = **Започваме:** тегли се жребият за първия кръг.
tournament-player-round =
    { $round ->
        [0] **Играе се.** Край: { $left }.
       *[other] **Тече кръг { $round } от { $rounds }.** Край на времето: { $left }.
    }
tournament-player-round-untimed = **Тече кръг { $round } от { $rounds }.**
tournament-player-between = **Кръг { $round } от { $rounds } приключи.** Продължаваме след малко.
tournament-player-won = **Приключи.** Първо място: { $names } 🏆
tournament-player-state =
    .finished = **Приключи.**
    .cancelled = **Отменен** от организатора. Изиграното се запазва.
    .draft = Още се подготвя.
tournament-player-paused =
    .asked = ⏸️ **Пауза** от организатора. После продължаваме оттук.
    .too-few = ⏸️ **Няма достатъчно хора за начало.** Организаторът може да включи още някого или да отмени турнира.
    .stuck = ⏸️ **Пауза:** жребият за следващия кръг не може да се изтегли. Организаторът трябва да погледне.
# One sentence about each format.
tournament-player-about =
    .concours = По двойки. След всеки кръг се играе по реда на класирането: първите срещу вторите, третите срещу четвъртите. Всички точки се броят.
    .swiss = По двойки. Всеки кръг срещате двойка с толкова победи, колкото имате и вие, и с никоя не играете два пъти.
    .round-robin = По двойки. Всеки срещу всеки.
    .melee = Записваш се без партньор. За всеки кръг ти се тегли нов партньор, а личните ти точки се събират.
    .melee-balanced = Записваш се без партньор. Всеки кръг си с друг партньор, на маса с твоите съседи в класирането.
    .whist = Записваш се без партньор. Играеш по веднъж с всеки и по два пъти срещу всеки.
    .arena = Свободните сядат заедно; следващата маса идва до една минута. Броят се всички точки на твоята страна, а от третата поредна победа нататък – двойно. Идваш и си тръгваш, когато искаш.
    .knock-out =
        { $consolante ->
            [yes] По двойки. Който загуби първата си партия, продължава в утешителната схема; който загуби по-късно, отпада.
           *[other] По двойки. Който загуби, отпада.
        }
    .mitchell = По двойки. На всички маси се играят едни и същи раздавания, а всяка линия има свое класиране.
    .howell = По двойки. На всички маси се играят едни и същи раздавания, с общо класиране.
    .teams = Отбори от по четирима на две маси, с едни и същи раздавания.
    .daily = Всички играят едни и същи раздавания с роботи, когато им е удобно.
    .concours-alone = По двама на маса, всеки за себе си. След всеки кръг се играе по реда на класирането: първият срещу втория, третият срещу четвъртия. Всички точки се броят.
    .swiss-alone = По двама на маса. Всеки кръг срещаш играч с толкова победи, колкото имаш и ти, и с никого не играеш два пъти.
    .round-robin-alone = По двама на маса. Всеки срещу всеки.
    .knock-out-alone =
        { $consolante ->
            [yes] По двама на маса. Който загуби първата си партия, продължава в утешителната схема; който загуби по-късно, отпада.
           *[other] По двама на маса. Който загуби, отпада.
        }
    .trios = По трима на маса, всеки за себе си. За всеки кръг ти се теглят други противници, колкото може по-нови. Всички точки се броят.
    .trios-ranked = По трима на маса, всеки за себе си. Всеки кръг срещаш двама съседи в класирането, колкото може по-нови. Всички точки се броят.
    .trios-duplicate = По трима на маса, всеки за себе си. На всички маси се играят едни и същи раздавания: точките ти се сравняват с тези на всички, които са имали същите карти.
tournament-player-rounds =
    { $count ->
        [one] { $rounds } кръг
       *[other] { $rounds } кръга
    }
tournament-player-each-round = { $length } на кръг
tournament-player-round-length =
    { $minutes ->
        [one] Един кръг трае най-много { $minutes } минута.
       *[other] Един кръг трае най-много { $minutes } минути.
    }
tournament-player-final-length = Финалът е по-дълъг: { $minutes } минути.
tournament-player-stand-ins =
    .yes = Вместо отсъстващите играят роботи.
    .no = Без заместници: който не дойде, губи кръга.
tournament-player-check-in-when = ✋ Потвърждаване: от { $opens } до { $closes }
tournament-player-starts = 🏁 Начало: { $when } ({ $left })
tournament-player-for = 👤 За { $role }
tournament-player-for-all = 👤 За всички тук
tournament-player-contact = Въпроси: { $contact }
tournament-player-pairs =
    { $count ->
        [0] Още няма записани двойки
        [one] { $count } записана двойка
       *[other] { $count } записани двойки
    }
tournament-player-players =
    { $count ->
        [0] Още няма записани
        [one] { $count } записан играч
       *[other] { $count } записани играчи
    }
tournament-player-pairs-of =
    { $count ->
        [one] Заето е { $count } от { $most } места за двойки
       *[other] Заети са { $count } от { $most } места за двойки
    }
tournament-player-players-of =
    { $count ->
        [one] Заето е { $count } от { $most } места
       *[other] Заети са { $count } от { $most } места
    }
tournament-player-more = … и още { $count }
tournament-player-gone = извън играта
tournament-player-unconfirmed = още без потвърждение
tournament-player-count =
    .waiting =
        { $count ->
            [one] { $count } чака място
           *[other] { $count } чакат място
        }
    .asked =
        { $count ->
            [one] { $count } чака отговор от партньора си
           *[other] { $count } чакат отговор от партньора си
        }
    .looking =
        { $count ->
            [one] { $count } търси партньор
           *[other] { $count } търсят партньор
        }
    .asked-team =
        { $count ->
            [one] { $count } отбор чака отговор
           *[other] { $count } отбора чакат отговори
        }
    .looking-team =
        { $count ->
            [one] { $count } отбор търси още хора
           *[other] { $count } отбора търсят още хора
        }
tournament-player-draw = 🎲 Всеки жребий идва от тайна, която вече е определена. Отпечатъкът ѝ, { $hash }, после ще докаже, че никой не я е променил.
tournament-player-drawn = 🎲 Всеки жребий идва от тази начална стойност: { $seed }. Нейният SHA-256 е { $hash }, както беше обявено в началото.
# Buttons.
tournament-player-register = Запиши ме
tournament-player-withdraw = Отпиши ме
tournament-player-break = Почивка
tournament-player-here = Тук съм
tournament-player-where = Къде съм?
tournament-player-who = Кой участва
tournament-player-standings = Класиране
tournament-player-confirm = Ще играя
tournament-player-decline = Не, благодаря
tournament-player-look =
    .pair = Търся партньор
    .team = Търся отбор
tournament-player-pick = Играй с някого, който търси…
tournament-player-choose-partner =
    .pair = Избери партньор…
    .team =
        { $count ->
            [one] Избери още някого…
           *[other] Избери до { $count } души…
        }
tournament-player-to-table = Към моята маса
tournament-player-to-announcement = Обявлението
tournament-player-quiet = Без напомняния
# Registering.
tournament-player-how =
    .pair = С кого искаш да играеш?
    .team = С кого искаш да играеш в отбор от четирима?
tournament-player-with-partner =
    .pair = **С партньор:** избери някого от този сървър. Питам на лично съобщение или в канала, ако личните са изключени. Мястото е ваше, щом партньорът ти се съгласи.
    .team =
        { $count ->
            [one] **С познат:** избери някого от този сървър.
           *[other] **С познати:** избери наведнъж до { $count } души от този сървър.
        } Питам всеки на лично съобщение или в канала, ако личните са изключени.
tournament-player-partner-there =
    .pair = **С партньор:** избери от обявлението, там се предлагат всички от сървъра.
    .team = **С познати:** избери от обявлението, там се предлагат всички от сървъра.
tournament-player-look-there =
    .pair =
        { $count ->
            [one] **Един играч търси партньор:** избери го и веднага сте двойка.
           *[other] **{ $count } играчи търсят партньор:** избери някого и веднага сте двойка.
        }
    .team =
        { $count ->
            [one] **Един играч търси отбор** и веднага приема всяка покана:
           *[other] **{ $count } играчи търсят отбор** и веднага приемат всяка покана:
        }
tournament-player-without-partner =
    .pair = **Без партньор:** другите могат веднага да те изберат. В края на записването събирам останалите по двойки.
    .team = **Без отбор:** другите могат веднага да те изберат. В края на записването събирам останалите в отбори.
tournament-player-done-paired = 🤝 **Партньорът ти е { $partner }.**
tournament-player-done-declined = Добре, отказваш на { $partner } ({ $name }). Ще предам отговора.
tournament-player-done =
    .withdrawn = Вече не участваш.
    .left = Няма да играеш повече кръгове. Резултатите ти се запазват.
    .went = Няма да получаваш маси, докато не седнеш отново.
tournament-player-looks-no-more = Този играч вече не търси партньор: избери друг.
tournament-player-nobody-chosen = Избери някого от този сървър.
tournament-player-no-bots = Ботовете не могат да се записват: избери човек.
tournament-player-left-already = Вече си извън този турнир: няма да играеш повече кръгове.
tournament-player-leave =
    .alone = { $name }: отписваш ли се? Мястото ти отива при чакащите.
    .pair =
        { $count ->
            [one] { $name }: отписваш ли се? Тогава { $partner } също не участва, а мястото ви отива при чакащите.
           *[other] { $name }: отписваш ли се? Тогава { $partner } също не участват, а мястото ви отива при чакащите.
        }
    .running = { $name }: напускаш ли? Няма да играеш повече кръгове, а резултатите ти се запазват. Ако сега си на маса, тя се доиграва.
    .arena = { $name }: излизаш ли в почивка? Няма да получаваш маси, докато не седнеш отново; започнатата се доиграва. Спечеленото остава.
    .team = { $name }: напускаш ли отбора си? Другите остават в него и търсят някого на твое място.
tournament-player-sit-out = Пропусни кръг
tournament-player-sit-out-sure = { $name }: пропускаш ли кръг { $round }? Той ти носи 0, после продължаваш да играеш.
tournament-player-done-sits-out = Пропускаш кръг { $round }.
tournament-player-sits-out = Пропускаш кръг { $round }: той носи 0.
tournament-player-no-sitting-out = Няма друг кръг, който можеш да пропуснеш.
tournament-player-hash = Отпечатък на жребия (SHA-256): { $hash }
# Teams of four.
tournament-player-asks-you =
    .team = ❓ **{ $partner } те кани в отбор от четирима. Ще играеш ли?** Отговори до { $until }.
    .pair = ❓ **{ $partner } те кани за партньор. Ще играеш ли?** Отговори до { $until }.
tournament-player-mate =
    .in = ✅ { $name }
    .asked = ⏳ { $name }: с покана, отговор до { $until }
    .no = ✖️ { $name }: няма да играе
    .none = ✖️ { $name }: без отговор
tournament-player-mate-free =
    { $count ->
        [one] ➕ { $count } свободно място
       *[other] ➕ { $count } свободни места
    }
tournament-player-team =
    .open =
        { $named ->
            [yes] 👥 **{ $name }** още не е в пълен състав:
           *[no] 👥 **Отборът ви** още не е в пълен състав:
        }
    .in =
        { $named ->
            [yes] ✅ Участвате като **{ $name }**:
           *[no] ✅ Отборът ви участва:
        }
tournament-player-team-filled =
    { $house ->
        [yes] В края на записването събирам в отбори тези, които търсят; на свободните места сядат роботи.
       *[no] В края на записването събирам в отбори тези, които търсят; отбор с по-малко от четирима не играе.
    }
tournament-player-ask-more = Покани някого…
tournament-player-team-name = Име на отбора…
tournament-player-team-name-label = Име на отбора ви
tournament-player-team-about = Вижда се навсякъде, където е отборът ви. Ако е празно, там стоят имената ви.
tournament-player-notification =
    .organiser = { $name }: вече си съорганизатор
    .team = { $name }: твоят отбор
    .left-team = { $name }: { $who } напусна отбора ви
    .asked = { $name }: { $partner } те кани да играете заедно
    .confirmed = { $name }: играете заедно, ти и { $who }
    .declined = { $name }: { $who } отказва да играете заедно
    .unanswered = { $name }: няма отговор от { $who }
    .withdrawn = { $name }: { $who } се отписа
    .dropped = { $name }: вече не участваш
    .added = { $name }: вече участваш
    .left-out = { $name } започна без теб
    .cancelled = { $name }: турнирът е отменен
    .settled = { $name }: вече не важи
    .partner =
        { $members ->
            [4] { $name }: имаш отбор
           *[other] { $name }: имаш партньор
        }
    .place-free = { $name }: имаш място
    .check-in = { $name }: потвърди, че си тук
    .day = { $name } започва след един ден
    .hour = { $name } започва след един час
    .soon = { $name } започва всеки момент
    .trouble = { $name }: не мога да пиша в канала
    .refused = { $name }: Discord не приема съобщение
    .stuck = { $name }: турнирът не може да продължи сам
    .corrected = { $name }: организаторът въведе резултат
    .report = { $name }: викат те на маса { $table }
tournament-player-notification-about =
    .organiser = { $who } те посочи: в този турнир можеш всичко, което може организаторът. Бутонът отваря панела; намираш го и с **/турнир управление**.
    .team = Записването приключи и това е твоят отбор. Начало: { $starts }.
    .left-team = Има свободно място: покани друг или изчакай някого, който търси отбор.
    .asked =
        { $members ->
            [4] Имаш покана за отбор от четирима.
           *[other] Имаш покана за партньор.
        } Начало: { $starts }. Отговори до { $until }.
    .confirmed =
        { $stage ->
            [pair] Участвате като двойка. Начало: { $starts }.
            [complete] Отборът ви е в пълен състав. Начало: { $starts }.
           *[team] Отборът ви още не е в пълен състав. Начало: { $starts }.
        }
    .declined =
        { $stage ->
            [pair] Засега не участваш. Избери друг или търси партньор.
           *[team] Отборът ви остава: можеш да поканиш друг.
        }
    .unanswered =
        { $stage ->
            [pair] { $state ->
                [registration] Засега не участваш. Избери друг или търси партньор.
               *[other] Записването приключи, затова не участваш. Ако все пак искаш да играеш, пиши на организатора.
            }
           *[team] { $state ->
                [registration] Поканата вече не важи: можеш да поканиш друг.
               *[other] Записването приключи: отборът ви продължава без { $who }.
            }
        }
    .withdrawn =
        { $state ->
            [running] И ти няма да играеш повече кръгове; резултатите ти се запазват. Ако искаш да продължиш, пиши на организатора.
            [registration] Затова и ти вече не участваш. Можеш да се запишеш отново с друг или да търсиш партньор.
           *[other] Затова и ти не играеш. Ако все пак искаш, пиши на организатора.
        }
    .dropped =
        { $state ->
            [running] Организаторът те извади от турнира: няма да играеш повече кръгове, а резултатите ти се запазват.
           *[other] Организаторът те извади от турнира. Ако е грешка, пиши му.
        }
    .added =
        { $paired ->
            [yes] Организаторът те записа. Партньор: **{ $partner }**.
           *[no] Организаторът те записа.
        } { $state ->
            [running] Турнирът вече започна; **{ $where }** показва къде играеш.
           *[other] Начало: { $starts }. Ако не можеш да дойдеш, отпиши се през **{ $where }**.
        }
    .left-out =
        { $count ->
            [0] Не остана с кого да играеш.
            [one] **{ $who }** не потвърди, затова не играеш.
           *[other] **{ $who }** не потвърдиха, затова не играеш.
        } { $late ->
            [yes] Организаторът още може да те включи, и с друг партньор: пиши му веднага.
           *[no] Кажи на организатора, че си тук: може да поемеш мястото на някого, който трябва да си тръгне.
        }
    .cancelled = Организаторът отмени турнира: повече не се играе. Изиграното се запазва.
    .settled =
        { $state ->
            [cancelled] Турнирът е отменен: вече няма на какво да отговаряш.
           *[other] { $answer ->
                [none] Времето за отговор изтече.
                [taken_back] Поканата е оттеглена: вече няма на какво да отговаряш.
               *[other] Вече не участвате заедно: няма на какво да отговаряш.
            }
        }
    .partner = Партньор: **{ $partner }**. Начало: { $starts }.
    .place-free = Освободи се място и то е твое. Начало: { $starts }.
    .check-in = Време е за потвърждаване: едно натискане и си в играта.
    .day =
        { $paired ->
            [yes] Партньор: **{ $partner }**.
           *[no] Участваш.
        } Начало: { $starts } ({ $left }). Ако не можеш да дойдеш, отпиши се през **{ $where }**.
    .hour =
        { $paired ->
            [yes] Партньор: **{ $partner }**.
           *[no] Участваш.
        } Начало: { $starts } ({ $left }). Ако не можеш да дойдеш, отпиши се през **{ $where }**.
    .soon =
        { $checks ->
            [yes] Още нямам потвърждение от теб.
           *[no] Начало: { $left }. Ще те повикам на масата ти, щом се отвори.
        }
    .trouble = Нямам право да пиша в канала { $channel } или той вече не съществува. Турнирът продължава; върни ми правото и липсващото ще се появи там.
    .refused = Discord не приема съобщение за канала { $channel } и спрях да опитвам; кое е, пише в дневника на турнира. Турнирът продължава, а **/турнир управление** показва всичко. Моля, кажи на този, който поддържа бота.
    .stuck = Всичко чака теб; бутонът отваря панела.
    .corrected =
        { $known ->
            [instead] { $place }, твоята страна първа: **{ $result }** вместо { $instead }
            [result] { $place }, твоята страна първа: **{ $result }**
           *[nothing] Това е резултатът на твоята маса. Ще го видиш след края на кръга: други още играят тези бордове.
        }
    .report =
        { $says ->
            [words] { $place }: **{ $by }** съобщава за проблем: „{ $text }“
            [name] { $place }: **{ $by }** съобщава за проблем и те моли да дойдеш.
           *[nothing] { $place }: някой те моли да дойдеш. Не мога да ти пиша лично: разреши лични съобщения от този сървър, за да прочетеш повече.
        }
# Where am I?
tournament-player-not-in = Не участваш.
tournament-player-nothing-to-do = Няма какво да правиш тук.
tournament-player-not-playing = Не играеш в този турнир.
tournament-player-not-answered = ✉️ **Изпратих покана: { $partner }.** Ще ти кажа отговора. Без отговор до { $until } не участваш. За да играеш с друг, отпиши се и се запиши отново.
tournament-player-looks =
    { $count ->
        [0] 🔎 **Търсиш партньор.** Засега други няма.
        [one] 🔎 **Търсиш партньор,** { $names } също.
       *[other] 🔎 **Търсиш партньор,** { $names } също.
    }
tournament-player-others =
    { $count ->
        [one] още { $count }
       *[other] още { $count }
    }
tournament-player-looks-about = Всеки, който се записва, може да те избере. В края на записването събирам останалите по двойки.
tournament-player-in-with = ✅ Участваш. Партньор: **{ $partner }**.
tournament-player-in-alone = ✅ Участваш.
tournament-player-waits = ⏳ Всички места са заети: ти си номер { $number } сред чакащите.
tournament-player-check-in-later = Потвърждаваш от { $opens } нататък. Тогава ще ти пиша на лично съобщение.
tournament-player-not-here = ✋ **Потвърди сега.** Начало на турнира: { $left }
tournament-player-partner-not-here =
    { $count ->
        [one] ✋ Ти си тук, но няма потвърждение от **{ $partner }**.
       *[other] ✋ Ти си тук, но няма потвърждение от **{ $partner }**.
    }
tournament-player-checked-in = 👍 Участието ти е потвърдено.
tournament-player-at-table = 🃏 **Маса { $table }** срещу { $opponents }
tournament-player-drawn-partner = 🤝 Твой партньор: { $partner }.
tournament-player-score = { $own } – { $theirs } · { $deals }
tournament-player-result = { $own } – { $theirs } · масата ти приключи
tournament-player-forfeit =
    .won = Противниците не дойдоха: служебна победа за теб.
    .lost = Твоята страна не дойде: служебна загуба.
tournament-player-deals =
    { $of ->
        [one] изиграни раздавания: { $deals } от { $of }
       *[other] изиграни раздавания: { $deals } от { $of }
    }
tournament-player-bye = В този кръг почиваш: така се и зачита.
tournament-player-left = Вече си извън турнира. Резултатите ти се запазват.
tournament-player-still-playing =
    { $count ->
        [0] Всички маси приключиха.
        [one] Играе още една маса.
       *[other] Играят още { $count } маси.
    }
tournament-player-next = Засега следва: срещу **{ $opponents }**.
tournament-player-next-with = Засега следва: партньор **{ $partner }**, срещу **{ $opponents }**.
tournament-player-rank = 🏅 Ти си на място **{ $rank }** от { $entries }.
tournament-player-rank-shared = 🏅 Делиш място **{ $rank }** от { $entries }.
tournament-player-placeless = Нямаш място без нито една изиграна партия.
tournament-player-to-first =
    .points =
        { $missing ->
            [one] До първото място: { $missing } точка.
           *[other] До първото място: { $missing } точки.
        }
    .wins =
        { $missing ->
            [one] До първото място: { $missing } мачова точка (победата носи 2).
           *[other] До първото място: { $missing } мачови точки (победата носи 2).
        }
tournament-player-to-podium =
    .points =
        { $missing ->
            [one] До почетната стълбица: { $missing } точка.
           *[other] До почетната стълбица: { $missing } точки.
        }
    .wins =
        { $missing ->
            [one] До почетната стълбица: { $missing } мачова точка.
           *[other] До почетната стълбица: { $missing } мачови точки.
        }
tournament-player-lead =
    .points =
        { $lead ->
            [one] Преднина пред следващите: { $lead } точка.
           *[other] Преднина пред следващите: { $lead } точки.
        }
    .wins =
        { $lead ->
            [one] Преднина пред следващите: { $lead } мачова точка (победата носи 2).
           *[other] Преднина пред следващите: { $lead } мачови точки (победата носи 2).
        }
tournament-player-lead-safe = Никой вече не може да те настигне!
tournament-player-first-out-of-reach = Първото място е недостижимо, почетната стълбица – може би не.
tournament-player-rounds-left =
    { $count ->
        [0] Няма повече кръгове.
        [one] Остава един кръг.
       *[other] Остават { $count } кръга.
    }
tournament-player-pool = Място в групата ти: **{ $rank }** от { $entries }.
tournament-player-pool-about =
    { $count ->
        [one] Първите от всяка група продължават в основната схема.
       *[other] Най-добрите { $count } от всяка група продължават в основната схема.
    }
tournament-player-section-places = { $section }, за място { $place }
tournament-player-bout = **{ $section }**, етап { $stage } от { $stages }
tournament-player-bout-final = **{ $section }**, партията за място { $place }
tournament-player-bout-against = Играеш срещу { $names }.
tournament-player-win = При победа срещаш { $names }.
tournament-player-win-free = При победа минаваш направо в следващата партия.
tournament-player-win-final =
    { $bracket ->
        [consolante] При победа място { $place } в утешителната схема е твое.
       *[other] При победа място { $place } е твое.
    }
tournament-player-loss =
    .consolante = При загуба продължаваш в утешителната схема.
    .places = При загуба играеш за по-задно място.
    .out = При загуба отпадаш.
tournament-player-loss-second =
    { $bracket ->
        [consolante] При загуба място { $place } в утешителната схема е твое.
       *[other] При загуба място { $place } е твое.
    }
# Direct messages.
tournament-player-notification-to-table = Към масата
tournament-player-quiet-now = Вече няма да ти напомням преди начало. За потвърждаването пак ще ти пиша: който не потвърди, не играе. С `/настройки` напомнянията се включват отново.
# In /preferences.
preferences-reminders = **Преди начало на турнир,** в който участваш (ден, час и десет минути по-рано):
reminders-on = Напомняй ми
reminders-off = Не ми напомняй

# An Arena, in which people come and go.
tournament-player-each-table = { $length } на маса
tournament-player-arena-length = ⏳ Трае { $minutes } минути; започнатите раздавания се доиграват.
tournament-player-sit-down = Седни
tournament-player-arena-free = Чакаш маса: следващата идва до една минута или щом станете четирима.
tournament-player-arena-left = В почивка си: седни, когато искаш.
tournament-scheduled-here = Кой участва и как да се запишете:
