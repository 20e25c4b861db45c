# What one player sees in private: cards, calls, buttons.
hand-take = Вземи { $trump }
hand-pass = Пас
hand-pass-second = Пас
hand-belote = { $card } Белот!
hand-rebelote = { $card } Ребелот!
hand-without-word = { $card } без думата
hand-silent = -# Без думата 20-те точки за белота са изгубени:
hand-wait = Още не си на ход: когато дойде твоят ред, картите ти светват.
hand-last-trick = Последната взятка се играе сама.
hand-wait-call = Още не е твой ред да обявяваш.
hand-wait-deal = Раздават се следващите карти.
hand-call = **Ти решаваш.** Обърната е { $card }. Вземаш ли я за коз, или пас?
hand-call-open = **Ти решаваш.** Обърната е { $card }. Правиш ли боята ѝ коз, или пас?
hand-call-second = **Ти решаваш.** Никой не взе { $card }. Казваш ли друга боя, или пас?
hand-call-second-any = **Ти решаваш.** Никой не взе { $card }. Казваш ли боя, или пас?
hand-call-schmeiss =
    { $offer ->
        [theirs] **Ти решаваш.** Обърната е { $card }. Вземаш ли я за коз, пас, или шмайс: { $name } трябва да я вземе или хвърля картите.
       *[yours] **Ти решаваш.** Обърната е { $card }. Вземаш ли я за коз, пас, или шмайс: { $name } ти я оставя или хвърля картите.
    }
hand-call-second-schmeiss = **Ти решаваш.** Никой не взе { $card }. Казваш ли друга боя, пас, или шмайс: { $name } те оставя да кажеш боя или хвърля картите.
hand-call-refused = **Ти решаваш.** { $name } те оставя да играеш: кажи боя за коз.
hand-call-name = **Ти решаваш.** Казваш ли боя за коз, или пас? Ако всички пасуват, раздава следващият.
hand-schmeiss = Шмайс
hand-schmeiss-ask =
    { $offer ->
        [theirs] **{ $name } казва шмайс.** Вземаш ли { $trump } за коз, или хвърляш картите?
        [named] **{ $name } казва шмайс.** Оставяш ли другия да играе с боя, която ще каже, или хвърляш картите?
       *[turned] **{ $name } казва шмайс.** Оставяш ли другия да играе с { $trump } за коз, или хвърляш картите?
    }
hand-agree = Хвърли картите
hand-refuse = Нека играе
hand-call-choose = **Ти решаваш.** Играеш ли и с кой коз? Ако всички пасуват, някой трябва да играе.
hand-call-must = **Ти решаваш.** Трябва да играеш: коя боя е коз?
hand-lead = **На ход си:** излизаш.
hand-play = **На ход си.**
hand-to-table = Към масата

# Before the deal
hand-cut = **Цепи картите:** колко вдигаш?
    .few = Няколко
    .third = Една трета
    .half = Половината
    .two-thirds = Две трети
    .most = Почти всички
hand-cut-any = Все едно колко: цепенето само пази раздаването честно.
hand-cut-else = Иначе се цепят сами ({ $until }).
hand-packets = **Раздаваш:** по колко карти наведнъж?
    .of-3-2 = Три, после две
    .of-2-3 = Две, после три
hand-packets-else = Ако не избереш: три, после две ({ $until }).

# Bids
hand-no-bid = Още няма обява.
hand-bid = Най-висока обява: **{ $bid }** от **{ $name }**.
hand-contract = Договор: **{ $bid }** от **{ $name }**.
hand-contract-doubled =
    { $times ->
        [2] Договор: **{ $bid }** от **{ $name }**, с контра: брои се ×{ $times }.
       *[other] Договор: **{ $bid }** от **{ $name }**, с реконтра: брои се ×{ $times }.
    }
hand-bid-contra =
    { $times ->
        [2] Най-висока обява: **{ $bid }** – **{ $name }**, с контра: брои се ×{ $times }.
       *[other] Най-висока обява: **{ $bid }** – **{ $name }**, с реконтра: брои се ×{ $times }.
    }
hand-contract-contra =
    { $times ->
        [2] Договор: **{ $bid }** от **{ $name }**, с контра: брои се ×{ $times }.
       *[other] Договор: **{ $bid }** от **{ $name }**, с реконтра: брои се ×{ $times }.
    }
hand-wait-bid = Още не е твой ред да обявяваш.
hand-may-coinche = Контра можеш да кажеш още сега.
hand-ask-bid = **Твоята обява?** Натисни боя или първо избери повече точки; или пас.
hand-ask-rung = **Твой ред е да обявиш.** Натисни коз или пас.
hand-ask-top = **Твой ред е.** По-високо не може да се обяви.
hand-ask-suit = **{ $points }** в коя боя?
hand-choose-points = Колко точки?
hand-called =
    .capot = Капо: всички взятки
    .generale = Генерал: всички взятки сам
hand-bid-in = { $points } { $trump }
hand-pass-bid = Пас
hand-coinche = Контра!
hand-no-coinche = Не
hand-surcoinche = Реконтра!
hand-contra = Контра!
hand-recontra = Реконтра!
hand-no-surcoinche = Не
hand-knock = **Всички са пас: контра?**
hand-answer-coinche = **Реконтра?**
hand-wait-knock = „Контра!“ може още да каже { $name }.
hand-wait-surcoinche = Обявилите могат да отговорят.
hand-closes = Край на наддаването: { $until }.

# Declarations
hand-announce = С първата си карта обявяваш: **{ $declarations }**.
hand-announce-nothing = С първата си карта **не** обявяваш анонси.
hand-announce-choose = Обяви друго…
hand-declare = **Преди първата карта: какви анонси имаш?** Тези карти ги виждат всички.
hand-declare-else = Иначе се обявява предложеното ({ $until }).
hand-declare-empty = **Преди първата карта всеки казва анонсите си.** Ти нямаш: кажи го.
hand-declare-empty-else = Иначе се казва вместо теб ({ $until }).
hand-declare-this = Обяви { $declarations }
hand-declare-nothing = Нищо
hand-wait-declare = Първо анонсите, после картите.
hand-exchange = Смени
hand-keep = Задръж
hand-exchange-ask = **Преди първата карта** можеш да смениш { $own } с обърнатата карта: { $card }.
hand-exchange-else = Иначе я задържаш ({ $until }).
hand-exchange-none = **Преди първата карта** който има { $own }, може да я смени с { $card }. Ти я нямаш: продължи.
hand-go-on = Продължи
hand-wait-discard = { $name } оставя карти настрана.
hand-discard-ask =
    { $count ->
        [one] Остави { $count } карта настрана: накрая тя се брои за теб.
       *[other] Остави { $count } карти настрана, една по една: накрая те се броят за теб.
    }
hand-wait-talon = Преди първата карта се сменят или оставят карти.
hand-show = Покажете ми анонсите
hand-claim = Роем!

# Stopping the game (L’Arrêt)
hand-stop = Спри партията…
hand-stop-sure = Спри партията
hand-stop-back = Назад
hand-stop-claim =
    { $side ->
        [player] **Спираш ли партията?** Преди това раздаване имаше { $score } точки, а целта е { $target }. Твърдиш, че взятките, анонсите и белотът ти в това раздаване носят липсващите **{ $missing }**.
       *[team] **Спираш ли партията?** Преди това раздаване отборът ти имаше { $score } точки, а целта е { $target }. Твърдиш, че взятките, анонсите и белотът ви в това раздаване носят липсващите **{ $missing }**.
    }
hand-stop-defending =
    { $side ->
        [player] · **Ако е така**, печелиш партията веднага, колкото и да има противникът.
       *[team] · **Ако е така**, отборът ти печели партията веднага, колкото и да имат другите.
    }
hand-stop-taking =
    { $side ->
        [player] · **Ако е така**, раздаването се доиграва, защото ти взе: ако изпълниш договора, печелиш партията; ако не, печели я противникът.
       *[team] · **Ако е така**, раздаването се доиграва, защото взе вашият отбор: ако изпълните договора, печелите партията; ако не, печелят я другите.
    }
hand-stop-in-vain =
    { $side ->
        [player] · **Ако не е така**, противникът веднага печели партията (правило A10).
       *[team] · **Ако не е така**, другите веднага печелят партията (правило A10).
    }

# How the game ended for whoever reads it. $others is a name or two names.
verdict-title =
    .won = 🏆 Победа, { $points }–{ $other_points }
    .lost = Загуба, { $points }–{ $other_points }
    .won-early = 🏆 Печелиш партията
    .lost-early = Губиш партията
    .drawn = Равенство, { $points }–{ $other_points }
verdict-with = заедно: { $partner }; срещу: { $others }; { $deals ->
        [one] едно раздаване
       *[other] { $deals } раздавания
    }{ $thrown ->
        [0] {""}
       *[other] , от тях изиграни { $played }
    }
verdict-against = срещу: { $others }; { $deals ->
        [one] едно раздаване
       *[other] { $deals } раздавания
    }{ $thrown ->
        [0] {""}
       *[other] , от тях изиграни { $played }
    }

# What somebody has done, after “Already done:”
review-done =
    .cut = ти цепи картите
    .packets = ти избра как раздаваш
    .coinche = контра
    .surcoinche = реконтра
    .nothing = ти не обяви анонси
    .schmeissed = шмайс
    .agreed = хвърли картите
    .refused = отказа
    .exchanged = ти смени карта
    .kept = ти задържа картата си
    .shown = анонсите са показани
    .claimed = роемът е обявен
    .stopped = ти спря партията
done-bid = обява { $bid }
done-declared = ти обяви { $declarations }
done-discarded = ти остави { $card } настрана
