# /puzzle: a position each day, the same for everybody.
puzzle-title = Задача на деня
puzzle-taken =
    { $auction ->
        [choice] { $name } играе на { $trump }. Дотук играха роботи.
       *[other] { $name } взе { $trump }. Дотук играха роботи.
    }
puzzle-bid = { $name } обяви { $bid }. Дотук играха роботи.
puzzle-belote = { $name }: белот.
puzzle-ask =
    .cards = **На ход си. Коя карта?** Брои се първото натискане.
    .bids = **Твой ред е да обявиш. Какво казваш?** Брои се първото натискане.
puzzle-right =
    .cards = **{ $best } е най-добрата карта.**
    .bids = **{ $best }: най-добрата обява.**
puzzle-wrong =
    .cards = { $answer } – изпуснати точки: около { $points }. Най-добрата карта: **{ $best }**.
    .bids = { $answer } – изпуснати точки: около { $points }. Най-добрата обява: **{ $best }**.
puzzle-few =
    { $count ->
        [one] Твоят отговор е първият.
       *[other] Досега { $count } отговора, от тях верни: { $right }.
    }
puzzle-played = Досега { $count } отговора: { $answers }.
puzzle-streak =
    { $days ->
        [0] Най-дългата ти серия: { $longest }.
        [one] 🔥 { $days } ден подред · рекорд { $longest }
       *[other] 🔥 { $days } дни подред · рекорд { $longest }
    }
puzzle-next = Следващата: { $at }
puzzle-none = Задачата на деня още се прави. Опитай пак след минута-две.
puzzle-over = Тази задача вече я няма: /задача показва днешната.
puzzle-auction = Дотук обявяваха роботи.
puzzle-late = От архива: късен отговор не се брои за серия.
puzzle-own = Само моите карти
puzzle-play-on = Доиграй оттук
puzzle-archive = По-ранни задачи
puzzle-archive-about = Последните { $days } дни; решени: { $solved } от { $count }. ✅ решена, ❌ сгрешена, ▫️ без отговор.
puzzle-games = Игрите се редуват: { $games }. Другите нямат свои задачи: картите или обявите в тях са като в някоя от тези.
puzzle-choose = Отвори задача…
puzzle-kind =
    .cards = карти
    .bids = наддаване
profile-puzzles =
    { $days ->
        [one] Задачи: { $days } ден подред, рекорд { $longest }
       *[other] Задачи: { $days } дни подред, рекорд { $longest }
    }
