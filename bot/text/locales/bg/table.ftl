# The table in its thread: the line under the picture, its buttons, turn notices.
table-deal = Раздаване { $number }
table-my-hand = Моите карти
table-last-trick = Последна взятка
table-sheet = Лист
table-more = Още…
# What was called, and the contract. $name is in bold; $trump is “♥ hearts”, $bid “90 ♥ hearts”.
table-contract = { $name } взема { $trump }.
table-contract-chosen = { $name } играе { $trump }.
table-contract-bid = Договор: { $name }, { $bid }.
table-exchanged = { $name } смени { $own } с { $card }.
table-takes-up = { $name } взема талона и оставя настрана също толкова карти.
table-laid-away = { $name } взе талона и остави настрана също толкова карти.
table-taken-up = От талона взе: { $cards }.
table-laid = Настрана остави: { $cards }.
table-highest-bid = Най-висока обява: { $name }, { $bid }.
table-coinche = { $name }: „Контра!“ Раздаването се брои двойно.
table-surcoinche = { $name }: „Реконтра!“ Раздаването се брои × { $times }.
table-contra = { $name }: „Контра!“ Раздаването е двойно.
table-recontra = { $name }: „Реконтра!“ Раздаването се брои × { $times }.
table-hanging = Висящи за спечелилите това раздаване: { $points }
table-second-round = Никой не взе { $card }: втори кръг.
table-took = { $name } взема { $trump }
table-bids = { $name } { $bid }
table-passed = { $name } пас
table-schmeiss = { $name }: „Шмайс!“
table-agreed = { $name } хвърля картите
table-refused = { $name } отказва

# Declarations. $declarations is “cinquante and four kings”; $side is “player” or “team”.
table-announces = { $name } обявява: { $declarations }.
table-says = { $name }: „{ $words }“
    .good = Добре!
    .trump = На коз!
    .passes = Нямам по-високо.
    .no-good = Не е добре!
    .same = Същото!
    .plain = В друга боя!
table-says-height = { $declaration } до { $rank }!
table-says-name = { $name }!
table-declared-best =
    { $side ->
        [player] { $team } има най-високия анонс: { $points } точки.
       *[team] { $team } имат най-високия анонс: { $points } точки.
    }
table-declared-points = { $team }: { $points } точки от анонси.
table-may-show =
    { $side ->
        [player] Противникът може да поиска да ги види, докато свърши взятката.
        [three] Другите двама могат да поискат да ги видят, докато свърши взятката.
       *[team] Другият отбор може да поиска да ги види, докато свърши взятката.
    }
table-belote = { $name }: „Белот!“
table-rebelote = { $name }: „Ребелот!“

# What happens now. $when is “in 8 seconds”, $since “10 seconds ago”.
table-drawing = Всеки тегли карта: раздава най-ниската.
table-first-deal = Картите се раздават.
table-next-deal = Следващото раздаване започва след малко.
table-cut = { $name } цепи картите; иначе се цепят сами ({ $when }).
table-packets = { $name } раздава първо по три карти или по две; иначе по три ({ $when }).
table-turn = На ход: { $name }; без отговор играе робот ({ $when }).
table-turn-robot = На ход: { $name }.
table-knock = Край на наддаването: { $when }. Право на „Контра!“ дотогава: { $names }.
table-may-surcoinche = Край на наддаването: { $when }. Право на „Реконтра!“ (× { $times }) дотогава: { $names }.
table-may-answer = Право на „Реконтра!“ (× { $times }): { $name }.
table-declare = Анонсите се казват преди първата карта. Играта започва най-късно: { $when }.
table-talon = Преди първата карта може да се смени карта. Играта започва най-късно: { $when }.
table-thrown-in =
    { $auction ->
        [once] Всички са пас: картите се събират и
        [agreed] Картите се хвърлят и
        [bids] Никой не обяви: картите се събират и
       *[turn_up] Всички са пас два пъти: картите се събират и
    } { $dealer ->
        [same] пак раздава същият играч.
       *[next] раздава следващият.
    }
table-over = Партията свърши.
table-no-trick = Още няма завършена взятка.
table-trick-hidden = На тази маса партията може да се спре („Стоп!“), затова никой не гледа стари взятки: каквото е на масата, остава, докато се излезе със следващата карта.
table-last-trick-text =
    { $points ->
        [one] { $cards }: взятка за { $name }, една точка.
       *[other] { $cards }: взятка за { $name }, { $points } точки.
    }
trick-roem = Роем: { $points }.
table-last-trick-uncounted = { $cards }: взятка за { $name }.
table-no-sheet = Първият лист идва след първото раздаване.

# The ends of a party before its last trick. $points is the count of who stopped it.
table-stopped = { $name } спира партията: „Стоп!“ Точките са { $points }, целта е { $target }.
table-trump-run = { $name } държи всичките осем коза: това веднага печели партията.
stop-called =
    .to-prove =
        { $side ->
            [player] Остава да се изпълни и договорът: тогава партията е спечелена, иначе е загубена.
           *[team] Остава обявилите да изпълнят договора си: тогава печелят партията, иначе я губят.
        }
    .stopped =
        { $side ->
            [player] И договорът е изпълнен: партията е спечелена.
           *[team] Обявилите изпълниха и договора си: партията е спечелена.
        }
    .enough = Това стига и веднага печели партията.
    .stopped-in-vain =
        { $side ->
            [player] Това не стига: партията печели противникът.
           *[team] Това не стига: партията печели другият отбор.
        }
    .proof-failed =
        { $side ->
            [player] Но договорът падна: партията е загубена и това раздаване не се брои.
           *[team] Но обявилите не изпълниха договора си: губят партията и това раздаване не се брои.
        }

more-rules = Правила
more-preferences = Настройки

# Fair deals: the line under the first deal, and what its button tells.
fair-line = 🔒 Честно раздаване: { $hash }…
fair-button = Честно раздаване
fair-party = Преди първото раздаване е изтеглено тайно число. От него идва всичко случайно в партията: тестетата, купчините и цепенето, когато никой не е цепил. Отпечатъкът му (SHA-256) е
    `{ $hash }`
fair-boards = Бордовете са едни и същи на всички маси и идват от тайно число, изтеглено предварително. Отпечатъкът му (SHA-256) е
    `{ $hash }`
fair-later = Самото число се показва тук след партията, за да може всеки да провери.
fair-pressed = Примесено от натисканията на местата в началото: { $numbers }
fair-lobby = 🔒 Тайното число на раздаванията е определено; отпечатъкът му е `{ $hash }`. Твоето натискане на Седни, Съгласие или Започни се примесва: никой не може да избере тестетата.
fair-seed = Тайното число:
    `{ $seed }`
    `/изтегляне` дава записа на партията, а `python -m bot verify` я раздава отново.

notice-thread = { $mention }, на ход си: натисни **Моите карти**.
notice-dm = На ход си: { $link }

party-won =
    { $side ->
        [player] 🏆 **{ $team } печели партията**: { $points }–{ $other_points }, за
       *[team] 🏆 **{ $team } печелят партията**: { $points }–{ $other_points }, за
    } { $deals ->
        [one] едно раздаване
       *[other] { $deals } раздавания
    }{ $thrown ->
        [0] .
       *[other] , от тях изиграни { $played }.
    }
party-won-early =
    { $side ->
        [player] 🏆 **{ $team } печели партията!** Резултат: { $points }–{ $other_points }.
       *[team] 🏆 **{ $team } печелят партията!** Резултат: { $points }–{ $other_points }.
    }
party-drawn = Партията завършва наравно.
party-both =
    .higher-score = И двете страни стигнаха { $target }: печели по-високият резултат.
    .extend = И двете страни стигнаха { $target }: след още едно раздаване печели по-високият резултат.
    .draw = И двете страни стигнаха { $target } в едно и също раздаване.
    .attackers =
        { $side ->
            [player] И двете страни стигнаха { $target } в едно и също раздаване: печели който взе в него.
           *[team] И двете страни стигнаха { $target } в едно и също раздаване: печелят обявилите в него.
        }
    .last-bidder = И двете страни стигнаха { $target } в едно и също раздаване: решава последната обява в него.
party-one-more = И двете страни стигнаха { $target }: още едно раздаване и печели по-високият резултат.
party-one-more-deal =
    { $deals ->
        [one] След { $deals } раздаване резултатът е равен: решава още едно.
       *[other] След { $deals } раздавания резултатът е равен: решава още едно.
    }
party-several = Няколко играчи стигнаха { $target }: печели най-високият сбор.
party-several-more = Няколко играчи стигнаха { $target }: още едно раздаване, после печели най-високият сбор.
party-held-lost =
    { $points ->
        [one] Точката, която висеше, се губи.
       *[other] Точките, които висяха ({ $points }), се губят.
    }
party-again = Нова партия
party-partners = Смени партньорите
party-close = Затвори
party-again-answer = Следващата маса е готова: { $link }
party-again-begun = Следващата партия тече: { $link }
party-closed = Благодаря за играта! Нишката се архивира.

# Alt text: what the pictures show, for people who hear it.
alt-scores = Резултат: { $totals }.
alt-deals = Изиграни раздавания: { $played } от { $deals }.
alt-held = Висящи точки отпреди: { $points }.
alt-dealer = Раздаващ: { $name }.
alt-drew = { $name } изтегли { $card }.
alt-above = Картината към текста отгоре.
alt-turn-up = Обърната карта: { $card }.
alt-stock =
    { $count ->
        [one] Една карта лежи закрита в талона.
       *[other] { $count } карти лежат закрити в талона.
    }
alt-bottom = Последна карта на талона: { $card }.
alt-chien = Талонът лежи закрит на масата.
alt-played = { $name } { $card }
alt-trick = На масата: { $cards }.
alt-last-trick =
    { $points ->
        [one] Последна взятка: { $cards }; взе я { $name }, { $points } точка.
       *[other] Последна взятка: { $cards }; взе я { $name }, { $points } точки.
    }
alt-last-trick-uncounted = Последна взятка: { $cards }; взе я { $name }.
alt-won = Взети взятки: { $tricks }.
# As many numbers as there are teams
points-apart = { $first } на { $second }
alt-run = от { $top } до { $bottom }
alt-turn =
    { $count ->
        [one] На ход: { $names }.
       *[other] Решават: { $names }.
    }
alt-your-turn = На ход си.
alt-knock = { $clock ->
    [none] Право на „Контра!“: { $names }.
   *[runs] До 5 секунди след последния пас право на „Контра!“: { $names }.
}
alt-surcoinche = До 15 секунди след контрата право на „Реконтра!“: { $names }.
alt-answer = Право на „Реконтра!“: { $names }.
alt-hand = Картите ти: { $cards }.
alt-playable = Можеш да играеш: { $cards }.
alt-may-lay = Можеш да оставиш настрана: { $cards }.
alt-field = Открити карти на { $name }: { $cards }.
alt-covering = От тях върху закрита карта: { $cards }.
alt-not-covering = От тях върху закрита карта: всички без { $cards }.
alt-your-covered =
    { $count ->
        [0] Нямаш закрити карти.
        [one] Имаш една закрита карта.
       *[other] Имаш { $count } закрити карти.
    }
alt-covered =
    { $count ->
        [0] { $name } няма закрити карти.
        [one] { $name } има една закрита карта.
       *[other] { $name } има { $count } закрити карти.
    }

# What can be said at a table by one press.
talk-button = Кажи…
talk-about = **Какво искаш да кажеш?** Цялата маса го вижда два кръга.
phrase-line = 💬 { $name }: { $phrase }
phrase =
    .hello = Здравейте!
    .good-luck = Успех!
    .well-played = Браво!
    .thanks = Благодаря!
    .oops = Опа!
    .bad-luck = Лош късмет!
    .thinking = Да помисля…
    .patience = Без бързане…
    .sorry = Съжалявам!
    .laughing = Ха-ха!
    .again = Още една партия?
    .goodbye = До скоро!

# What is left with a card or call where a turn lasts hours or days. $done is “10♥”, “90 ♠”, “pass”.
note-button = Бележка към хода ми…
note-about = Цялата маса я чете до следващата ти карта или обява. Остави празно и нищо няма да се каже.
note-field = Твоята бележка
note-line = 📝 { $name }, { $done }: { $text }
note-waits = 📝 Към следващата ти карта или обява: { $text }
