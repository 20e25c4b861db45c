# What the calls of an auction mean by the convention (docs/conventions.md).
auction-button = { $kind ->
    [chosen] Trump
   *[other] Auction
}
auction-none = Nobody has called in this deal yet.
auction-call = { $name }, { $call }
auction-shows = { $name }, { $call }: { $what }.
meaning-button = What does this bid mean?
meaning-about = By the club’s convention. Nobody is bound to it; good robots nearly always keep to it.
meaning-alone =
    .capot = a hand that takes all the tricks whatever the others hold
    .forced = had to play, and names the best suit of the hand
    .schmeiss = a hand about as good as the other one’s: it plays, or nobody does
    .refuse = a hand with which the contract should fail
meaning-raise = support worth { $points } or more (jack of trumps 2; the nine, each ace and each trump from the third on 1; belote 2)
meaning-coinche = expects the contract to fail, with { $has }
shown-heads =
    .long = jack, nine or a { $more ->
        [2] second
        [3] third
       *[other] fourth
    } trump
    .either = jack or nine of trumps
    .both = jack and nine of trumps
shown-length = at least { $count } trumps
shown-aces =
    { $count ->
        [one] an ace
       *[other] { $count } aces
    }
shown-tops =
    .no-trumps = { $count ->
        [one] an ace
       *[other] { $count } aces
    }
    .all-trumps = { $count ->
        [one] a jack
       *[other] { $count } jacks
    }
shown-seconds =
    .no-trumps = { $count ->
        [one] a ten beside its ace
       *[other] { $count } tens beside their aces
    }
    .all-trumps = { $count ->
        [one] a nine beside its jack
       *[other] { $count } nines beside their jacks
    }
shown-short = at most one { $suit }
shown-points = a hand worth { $contract }
shown-counts = { $points } points in trumps and aces
