# Seats during a game: leaving and coming back, looking for somebody else, sitting down.
seats-leave = Стани
seats-back = Връщам се
seats-replace = Замени ме
seats-keep = Пазя мястото си
seats-sit = Седни за { $name }
seats-offer = Намери играч за място…
seats-offer-stop = Не търси вече за място { $seat }: { $name }
seats-left = Отсега нататък за теб играе робот. Мястото остава твое: натисни **Връщам се**, когато поискаш, ако дотогава не го е взел друг.
seats-left-last = След теб няма друг: масата те чака и без теб не се играе нищо. Натисни **Връщам се**, когато поискаш.
seats-returned = Радвам се, че се върна: пак играеш ти. **Моите карти** на масата показва картите ти.
seats-offered = Търся играч в { $channel }. Дотогава всичко върви както преди.
seats-withdrawn = Вече не търся никого.
seats-taken = Вече имаш място: { $table }, { $link }
    Картите ти са там, под **Моите карти**, и идват като лично съобщение, ако искаш.
seats-away-table =
    { $count ->
        [one] 🤖 За { $names } играе робот, докато { $names } не се върне.
       *[other] 🤖 За { $names } играят роботи, докато не се върнат.
    }
seats-deserted =
    { $count ->
        [0] 🤖 Останаха само роботи: масата чака някой да седне.
       *[other] 🤖 Останаха само роботи: масата чака { $names }.
    }
seats-deserted-until = Ако никой не дойде, тя се затваря ({ $when }).
seats-deserted-robots = Ако до четвърт час никой не дойде, те играят нататък.
seats-deserted-came = Отбор, който изобщо не е идвал, губи служебно; иначе след четвърт час роботите играят нататък.
seats-away-hand = 🤖 **За теб играе робот.** Мястото остава твое: натисни **Връщам се**, когато поискаш.
seats-away-hand-waits = 🤖 **Останаха само роботи и масата чака теб.** Натисни **Връщам се**, когато поискаш.

# An offer in the channel. $mark is the sign of a team.
offer-title = ### 🪑 { $table }: място за заемане
offer-seat = { $mark } Място { $seat } е на { $name }. Който го заеме, играе оттук нататък:
offer-take = Заеми мястото
offer-taken = -# 🪑 { $table }: { $name } зае мястото.
offer-gone = -# 🪑 { $table }: мястото вече не е свободно.

# The last word to somebody whose seat is another’s.
seat-left =
    .replaced = Благодаря за играта! На твое място играе { $name }.
    .left = Теб те нямаше и { $name } зае мястото ти.
    .removed = Вече не си на тази маса: на твое място играе { $name }. Все още можеш да гледаш.
