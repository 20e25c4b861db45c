# Duplicates: what they refuse, and boards that nobody may look at yet.
duplicate-seed-later = Тайното число на тези бордове се публикува, щом всички маси ги изиграят.
# The announcement of a duplicate, and the daily one’s button.
duplicate-open = Отворен до { $when } ({ $left }): играй, когато ти е удобно.
duplicate-window = Отворен до { $when } ({ $left })
duplicate-play = Играй
duplicate-came =
    { $count ->
        [0] Още никой не е играл
        [one] { $count } играч
       *[other] { $count } играчи
    }
duplicate-done-play = Масата ти се отваря в нишка на този канал. Освен теб могат да я отворят само хората, които управляват нишките тук, и в нея не се виждат карти: те са в личното ти съобщение. Спирай и продължавай, когато искаш.
duplicate-may-look = ⚠️ Ти управляваш нишките тук и можеш да отвориш масите на другите: честната игра зависи от теб.
duplicate-hidden = Резултатите се сравняват и показват, когато всички маси изиграят едни и същи бордове.
duplicate-nobody-played = { $over ->
    [yes] Никой не игра.
   *[no] Още никой не е играл.
}
duplicate-fingerprint = Бордовете идват от тайна с отпечатък { $hash }; тя се показва накрая.
duplicate-secret = Бордовете идват от тайната { $secret } с отпечатък { $hash }.
duplicate-teams =
    { $count ->
        [0] Още няма записани отбори
        [one] { $count } записан отбор
       *[other] { $count } записани отбора
    }
# /tournament daily: one that comes back each day.
duplicate-each-day-about = Всички играят едни и същи бордове с три робота, по всяко време на деня. В полунощ резултатите се сравняват, а бордовете за следващия ден се отварят сами.
duplicate-each-day-midnight = Тук денят свършва в полунощ, часова зона { $zone }. Първият дупликат се отваря веднага.
duplicate-each-day-start = Започни го тук: бордове на ден
duplicate-each-day-stop = Спри го
duplicate-each-day-none = Тук още няма дневен дупликат.
duplicate-each-day-line = { $channel } · { $boards } · следващ: { $when }
duplicate-each-day-started = Отваря се тук след малко, а после всеки ден.
duplicate-each-day-stopped = Днешният продължава до полунощ и е последният.
duplicate-each-day-boards =
    { $count ->
        [one] { $count } борд
       *[other] { $count } борда
    }
# At a table of a duplicate.
duplicate-robots =
    { $count ->
        [one] робот
       *[other] три робота
    }
duplicate-table-silent = 🔒 От този борд тук не се показва нищо: хората, които управляват нишките, могат да го прочетат, а може и да играят същия. Всичко е в личното ти съобщение или зад **{ $button }**.
duplicate-table-played = -# Този борд тук свърши.
duplicate-all-played = ✅ **Изигра всички бордове.** Листът им е зад бутона, само за теб.
daily-today = Днешните бордове
daily-none = В момента на този сървър няма отворен дневен дупликат. Организаторите на турнири го започват с `/турнир дневен`.
daily-which = Кой искаш да играеш?
