# Wat de biedingen volgens de conventie tonen (docs/conventions.md).
auction-button = { $kind ->
    [chosen] Troef
   *[other] Bieden
}
auction-none = In dit spel heeft nog niemand iets gezegd.
auction-call = { $name }, { $call }
auction-shows = { $name }, { $call }: { $what }.
meaning-button = Wat betekent dit bod?
meaning-about = Volgens de conventie van de club. Niemand is eraan gebonden; goede robots houden zich er bijna altijd aan.
meaning-alone =
    .capot = een hand die alle slagen haalt, wat de anderen ook hebben
    .forced = moest spelen en noemt de beste kleur van de hand
    .schmeiss = een hand die ongeveer zo goed is als de andere: spelen, of niemand speelt
    .refuse = een hand waartegen het contract nat zou moeten gaan
meaning-raise = steun van { $points } of meer (troefboer 2; de negen, elke aas en elke troef vanaf de derde 1; belote 2)
meaning-coinche = verwacht dat het contract nat gaat, met { $has }
shown-heads =
    .long = troefboer, troefnegen of een { $more ->
        [2] tweede
        [3] derde
       *[other] vierde
    } troef
    .either = troefboer of troefnegen
    .both = troefboer en troefnegen
shown-length = minstens { $count } troeven
shown-aces =
    { $count ->
        [one] een aas
       *[other] { $count } azen
    }
shown-tops =
    .no-trumps = { $count ->
        [one] een aas
       *[other] { $count } azen
    }
    .all-trumps = { $count ->
        [one] een boer
       *[other] { $count } boeren
    }
shown-seconds =
    .no-trumps = { $count ->
        [one] een tien naast de aas
       *[other] { $count } tienen naast hun aas
    }
    .all-trumps = { $count ->
        [one] een negen naast de boer
       *[other] { $count } negens naast hun boer
    }
shown-short = hoogstens één { $suit }
shown-points = een hand voor { $contract }
shown-counts = { $points } punten aan troeven en azen
