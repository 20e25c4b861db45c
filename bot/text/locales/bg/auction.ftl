# What the calls of an auction mean by the convention (docs/conventions.md).
auction-button = { $kind ->
    [chosen] Коз
   *[other] Наддаване
}
auction-none = В това раздаване още никой не е говорил.
auction-call = { $name }, { $call }
auction-shows = { $name }, { $call }: { $what }.
meaning-button = Какво значи обявата?
meaning-about = По конвенцията на клуба. Никой не е длъжен да я спазва; добрите роботи почти винаги се придържат към нея.
meaning-alone =
    .capot = ръка, която взема всички взятки, каквото и да имат другите
    .forced = няма избор, трябва да играе: това е най-добрата боя в ръката
    .schmeiss = ръка, горе-долу колкото другата: или играе, или никой
    .refuse = ръка, срещу която договорът би трябвало да падне
meaning-raise = подкрепа поне { $points } (вале коз 2; деветката, всяко асо и всеки коз от третия нататък по 1; белот 2)
meaning-coinche = очаква договорът да падне; има { $has }
shown-heads =
    .long = вале, деветка или { $more ->
        [2] втори
        [3] трети
       *[other] четвърти
    } коз
    .either = вале или деветка коз
    .both = вале и деветка коз
shown-length = поне { $count } коза
shown-aces =
    { $count ->
        [one] едно асо
       *[other] { $count } аса
    }
shown-tops =
    .no-trumps = { $count ->
        [one] едно асо
       *[other] { $count } аса
    }
    .all-trumps = { $count ->
        [one] едно вале
       *[other] { $count } валета
    }
shown-seconds =
    .no-trumps = { $count ->
        [one] десетка до асото си
       *[other] { $count } десетки до асата си
    }
    .all-trumps = { $count ->
        [one] деветка до валето си
       *[other] { $count } деветки до валетата си
    }
shown-short = най-много една карта { $suit }
shown-points = ръка за { $contract }
shown-counts = { $points } точки от козове и аса
