# Before a party: the table in its channel, its seats and buttons.
lobby-free =
    { $free ->
        [one] Едно място е свободно.
       *[other] { $free } места са свободни.
    }
lobby-full = Всички са тук: натиснете Започни!
lobby-partners = Места 1 и 3 играят заедно, също и 2 и 4.
lobby-expires = Затваря се сама: { $when }
lobby-not-shuffled = Между раздаванията картите само се цепят: картите от една взятка остават съседни.
lobby-sit = Седни
lobby-agree = Съгласие
lobby-to-agree = трябва съгласие
lobby-not-agreed =
    { $count ->
        [one] ⏳ Правилата са променени: { $names } трябва да се съгласи или да стане от масата.
       *[other] ⏳ Правилата са променени: { $names } трябва да се съгласят или да станат от масата.
    }
lobby-start = Започни
lobby-fill = Попълни с роботи
lobby-open = Отвори маса
lobby-leave = Стани
lobby-opened-by = Отворена от { $name }.
lobby-rules = Правила…
lobby-more = Още…
lobby-robot = Добави или махни робот…
    .beginner = Знаят правилата и не много повече
    .casual = Играят разумно и помнят последната взятка
    .club = Помнят всяка карта и какво издава тя
    .strong = Мислят напред
    .expert = Мислят напред по-дълго
lobby-robot-in = Робот на място { $seat }
lobby-robot-out = Махни робота от място { $seat }
lobby-robot-levels = Колко добре играят роботите…
lobby-robot-level = Ниво на роботите: { $level }
robot-level =
    .beginner = начинаещ
    .casual = любител
    .club = клубен
    .strong = силен
    .expert = експерт
lobby-rated = 🏅 За рейтинг: тази партия се брои в класацията.
lobby-rated-robots = 🏅 За рейтинг в класацията с роботи.
lobby-rated-duplicate = 🏅 За рейтинг: брои се крайното класиране на целия турнир.
lobby-unrated =
    .shuffle = Без рейтинг: между раздаванията картите само се цепят, не се бъркат.
    .rules = Без рейтинг: масата има свои правила.
    .robots = Без рейтинг: играе робот.
    .hints = Без рейтинг: подсказките са позволени.
lobby-unrated-too-short = Без рейтинг: твърде кратка. Партията се брои от { $deals } раздавания или { $points } точки нагоре.
lobby-ladder-about = Партиите с роботи се броят в отделна класация, щом всички на масата са се включили в нея.
lobby-unrated-robot-level = Без рейтинг: в тяхната класация роботите играят на ниво „{ $level }“.
lobby-choose-level = Избери го по-долу.
lobby-rate = Играй за рейтинг
lobby-ladder-join = Включи се
lobby-ladder-leave = Напусни класацията
lobby-hands-open = След всяко раздаване всички тук могат да видят всички карти.
lobby-hands-closed = След раздаване картите остават скрити.
lobby-open-hands = Открий картите
lobby-close-hands = Нека са скрити
lobby-playing = Партията тече.
lobby-to-table = Към масата
lobby-over =
    .expired = Никой не започна тази маса, затова тя е затворена. `/белот` отваря друга.
    .closed = Тази маса беше затворена. `/белот` отваря друга.
lobby-closed-answer = Масата е затворена.
lobby-welcome = Имаш място: { $table }, { $link }
    Картите ти ще дойдат тук, когато партията започне.
lobby-dm-closed = Не мога да ти пиша лично: личните ти съобщения са спрени. Нищо страшно: натисни **Моите карти** на масата. За да идват картите като съобщение, разреши лични съобщения в настройките за поверителност на този сървър.
lobby-held-seat = { $name } играе пак и пази място за теб: { $table }, { $link }
lobby-invitation = { $mentions }, { $name } ви кани на масата: { $link }
lobby-invite-others = Ти вече си тук: избери някой друг.

manage-remove = Освободи място…
manage-remove-one = Място { $seat }: { $name }
manage-swap = Размени две места…
manage-swap-two = Места { $first } и { $second }
manage-invite = Покани хора…
manage-close = Затвори масата
lobby-hints-on = Подсказките са позволени: бутон при картите казва карта и защо.
lobby-hints-off = Без подсказки.
lobby-hints-allow = Позволи подсказки
lobby-hints-forbid = Без подсказки
