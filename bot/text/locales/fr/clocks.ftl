# How much time there is, and the warning before a robot plays.
warning-dm = ⏳ Sans réponse de votre part, un robot joue pour vous ({ $when }). { $link }
warning-thread = ⏳ { $mention }, sans réponse de votre part, un robot joue pour vous ({ $when }) : appuyez sur **Mon jeu**.
tempo-line = ⏱️ { $tempo }
tempo-other = { $turn } par coup, { $bank } de réserve
tempo-turn = { $turn } par coup
span-seconds = { $count } s
time-span =
    .minutes = { $count } min
    .hours = { $count } h
    .days =
        { $count ->
            [one] { $count } jour
           *[other] { $count } jours
        }
options-choose-tempo = Combien de temps pour réfléchir…
