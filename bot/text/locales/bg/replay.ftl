# Stepping through a finished game, all cards open.
replay-deal = Раздаване { $number } от { $deals }
replay-auction = Наддаването
replay-trick = Взятка { $number } от { $tricks }
replay-broken-off = { $cards }: тук партията беше спряна.
replay-points = Точки от взятките дотук: { $totals }
replay-stock = В талона: { $cards }
replay-laid = { $name } взе { $taken } и остави настрана { $laid }
replay-choose = Избери раздаване…
replay-no-result = никой не писа
replay-show = Покажи в канала
replay-show-about = Щом се покаже в канала, всеки може да разгледа партията.
replay-shown-by = { $name } показва { $table }: всеки може да я разгледа стъпка по стъпка.
replay-note = Коментирай…
replay-note-about = Който гледа този момент от партията, го чете с името ти.
replay-note-back = Оттегли коментара ми
replay-note-remove = Премахни коментар…

# Alt text. $cards is “spades ace, king; hearts nine”.
replay-alt-hand = { $name } държи: { $cards }.
replay-alt-suit = { $suit } { $ranks }
replay-alt-suits = { $suits }; { $suit }
replay-alt-on = { $card } върху { $under }
replay-alt-face-down = { $card } с гърба нагоре
replay-alt-covered = С гърба нагоре пред { $name }: { $cards }.
replay-alt-trick =
    { $points ->
        [one] Взятка: { $cards }; на { $name }, { $points } точка.
       *[other] Взятка: { $cards }; на { $name }, { $points } точки.
    }
replay-alt-points = Точки дотук: { $points }.
