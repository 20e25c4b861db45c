# The weekly post. $games and $players are “12 games” and “7 players”; $name is in bold.
digest-title = Седмицата на масите
digest-week = { $first } – { $last }: { $games }, { $players }
digest-games =
    { $count ->
        [one] една партия
       *[other] { $count } партии
    }
digest-players =
    { $count ->
        [one] един играч
       *[other] { $count } играчи
    }
digest-podium = Водят: { $pool }
digest-movers = 📈 Изкачват се: { $names }
digest-mover = { $name } ▲ { $places }
digest-deal = Раздаването на седмицата
digest-about = Всяка неделя след седмица, в която се е играло. Хората, скрити от класацията, не се споменават тук и раздаванията им не се показват. Каналът се избира с /сървър.
