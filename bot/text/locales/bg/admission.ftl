# Who may open tables on a server and sit down there.
refused-hasty = За една минута промени { $most } неща: изчакай минута и опитай пак.
blocks-title = Спрени хора
blocks-about = Който е спрян, не може да отваря маса тук или да сяда, но може да гледа. Мястото му на маса, която не е започнала, се освобождава; в текуща партия го запазва, докато някой не го махне. Записванията му за турнири, които не са започнали, отпадат.
blocks-still-plays = **{ $name }** още играе в **{ $tournament }**: замени го или го извади там, с `/турнир управление`.
blocks-nobody = Никой не е спрян.
blocks-list =
    { $count ->
        [one] { $count } човек: { $names }
       *[other] { $count } души: { $names }
    }
blocks-latest = Последните { $count }: { $names }
blocks-add = Спри някого…
blocks-remove = Пусни някого да играе пак…
# A slash command that is not as it was sent.
refused-unknown-command = Тази команда междувременно е променена: напиши я отново и избери от това, което Discord предлага. Повече знае /помощ.
