# Was die Gebote nach der Konvention zeigen (docs/conventions.md).
auction-button = { $kind ->
    [chosen] Trumpf
   *[other] Reizen
}
auction-none = In diesem Spiel hat noch niemand etwas gesagt.
auction-call = { $name }, { $call }
auction-shows = { $name }, { $call }: { $what }.
meaning-button = Was heißt dieses Gebot?
meaning-about = Nach der Konvention des Clubs. Niemand ist daran gebunden; gute Roboter halten sich fast immer daran.
meaning-alone =
    .capot = ein Blatt, das alle Stiche macht, was auch immer die anderen haben
    .forced = musste spielen und nennt die beste Farbe des Blatts
    .schmeiss = ein Blatt, etwa so gut wie das andere: Es wird gespielt oder zusammengeworfen
    .refuse = ein Blatt, gegen das der Kontrakt scheitern sollte
meaning-raise = Unterstützung von mindestens { $points } (Trumpfbube 2; die Neun, jedes Ass und jeder Trumpf ab dem dritten 1; Belote 2)
meaning-coinche = { $has }, also geht der Kontrakt wohl verloren
shown-heads =
    .long = Trumpfbube, Trumpfneun oder ein { $more ->
        [2] zweiter
        [3] dritter
       *[other] vierter
    } Trumpf
    .either = Trumpfbube oder Trumpfneun
    .both = Trumpfbube und Trumpfneun
shown-length = mindestens { $count } Trümpfe
shown-aces =
    { $count ->
        [one] ein Ass
       *[other] { $count } Asse
    }
shown-tops =
    .no-trumps = { $count ->
        [one] ein Ass
       *[other] { $count } Asse
    }
    .all-trumps = { $count ->
        [one] ein Bube
       *[other] { $count } Buben
    }
shown-seconds =
    .no-trumps = { $count ->
        [one] eine Zehn neben ihrem Ass
       *[other] { $count } Zehnen neben ihren Assen
    }
    .all-trumps = { $count ->
        [one] eine Neun neben ihrem Buben
       *[other] { $count } Neunen neben ihren Buben
    }
shown-short = höchstens ein { $suit }
shown-points = ein Blatt für { $contract }
shown-counts = { $points } Punkte aus Trümpfen und Assen
