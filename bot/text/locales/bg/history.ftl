# /history: somebody's finished games.
history-title = Твоите партии
history-title-of = Партии на { $name } на този сървър
history-none = Още нямаш завършена партия. `/белот` отваря маса.
history-none-of = { $name } няма завършена партия на този сървър.
history-hidden = { $name } не показва тези партии.
history-server-only = Чужди партии можеш да видиш на сървър, на който играете и двамата: показват се само изиграните там.
history-won = 🏆 **Победа**, { $mine }–{ $theirs }
history-lost = **Загуба**, { $mine }–{ $theirs }
history-drawn = **Равенство**, по { $mine }
history-left = **Напускане** преди края: брои се за загуба
history-given-up = ⏹️ **Прекратена** преди края: не се брои
history-with = Партньор { $partner }, срещу { $others }
history-against = Срещу { $others }
history-rating = Рейтинг { $rating } ({ $change })
history-unrated = Без рейтинг: { $why ->
        [shuffle] между раздаванията картите само се цепеха
       *[rules] масата имаше свои правила
        [removed] някой беше махнат от масата
        [robots] игра робот
        [robot_level] роботите играха на друго ниво от това в класацията си
        [hints] подсказките бяха позволени
        [too_short] зададената партия беше твърде кратка
        [too_few_deals] твърде малко раздавания
    }
history-somebody = *някой*
history-former-server = бивш сървър
history-page = Страница { $page } от { $pages } · { $count ->
        [one] { $count } партия
       *[other] { $count } партии
    }
history-choose = Разгледай партия…
history-newer = По-нови
history-older = По-стари
history-back = Назад
history-replay = Повторение
