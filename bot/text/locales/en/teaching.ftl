# Why one play is better than another: in hints, puzzles and the review of a deal.
review-reason =
    .draw-trumps = { $opponents ->
        [one] Your opponent may
       *[other] The opponents may
    } still have trumps: draw them, and they can no longer trump your good cards.
    .partner-took = It is your partner’s contract: leading trump draws those that the opponents may still have.
    .trumps-gone = { $opponents ->
        [one] Your opponent has
       *[other] The opponents have
    } no trumps left: keep { $worse } for later.
    .leave-trumps = Drawing trumps helps { $opponents ->
        [one] your opponent, whose contract it is
       *[other] the side with the contract
    }: leave it to them.
    .cash-master = { $better } cannot be beaten in { $suit }: lead it before somebody can trump it.
    .from-the-top = { $better } cannot be beaten in { $suit }; { $worse } may lose the trick.
    .trumped = { $opponents ->
        [one] Your opponent has
       *[other] An opponent has
    } no { $other } left and may trump { $worse }.
    .gives-ten = { $worse } is worth many points, and may lose the trick.
    .opens-suit = In { $other } you hold points, but not the highest card: better not lead that suit yourself.
    .partners-trick = Your partner holds the trick: save the trump for later.
    .gives-points = The trick will probably be lost: { $better } gives away fewer points than { $worse }.
    .add-points = Either card would hold the trick: { $better } is worth more points.
    .take-trick = { $better } beats the cards in the trick, { $worse } does not.
    .cheaper = { $better } wins as well as { $worse } does: keep the higher card for later.
    .save-trump = Save the trump: it is worth more in a later trick.
    .keep-master = { $worse } cannot be beaten in { $other }: keep it for a trick that it wins.
    .keep-guard = { $worse } guards a card with points in { $other }, which may otherwise fall under a higher one.
    .last-trick = { $worse } is sure to win when you lead it: keep it for the last trick, which brings ten points more.
    .keep-control = { $opponents ->
        [one] Your opponent can
       *[other] The opponents can
    } neither beat nor trump { $worse }: it still wins later, and holds its suit meanwhile.
    .cash-sure = { $opponents ->
        [one] Your opponent can
       *[other] The opponents can
    } neither beat nor trump { $better }: sure tricks come first.
    .keep-trumps = Keep your trumps for later: another suit comes first.
    .partners-suit = Your partner was the first to lead { $suit }: lead it back.
    .their-suit = { $opponents ->
        [one] Your opponent was
       *[other] The opponents were
    } the first to lead { $other }: leave it to them.
    .long-suit = You have more { $suit } than { $other }, and { $opponents ->
        [one] your opponent has
       *[other] the opponents have
    } no trumps: once the high cards have fallen, the small ones win.
    .in-a-row = You also hold the card next to { $better }: one drives out a higher card, the other stays.
    .hold-up = Keep { $worse }: it brings more in a later trick.
    .unblock = { $better } on your partner’s trick unblocks { $suit }.
    .keep-high = { $worse } does not win this trick: the smaller card is enough.
    .keep-long = Keep your { $other }, the longer suit: its cards may still win tricks.
    .makes-void = { $better } is your last card in { $suit }: after that you can trump the suit.
    .short-suit = You hold fewer { $suit } than { $other }: you run out of them sooner, and can trump then.
    .draw-theirs = Lead trumps: the fewer are left against you, the fewer of your cards can be trumped.
    .partner-trumps = Your partner has no { $suit } left and may trump it.
    .forces-trump = { $opponents ->
        [one] Your opponent has
       *[other] An opponent has
    } no { $suit } left: { $better } may cost them a trump.
    .less-at-stake = The trick may be lost: { $better } then costs fewer points than { $worse }.
    .uncovers = A card lies beneath { $better } and can be played once it is turned up.
    .safer-lead = With { $better } the trick is likelier to be yours than with { $worse }.
    .worth-more-later = A smaller card is enough to lead { $suit }: keep { $worse } for later.
    .load = Your partner holds the trick: { $better } gives it more points than { $worse }.
    .leave-partner = Your partner holds the trick: no need to beat it with { $worse }.
    .secure = Your partner holds the trick, but not for certain: { $better } makes it safer.
    .stronger = { $better } is harder to beat for whoever plays after you.
    .finesse = { $better } may be enough to win the trick, and the higher { $worse } stays in your hand: a finesse.
    .numbers = In the deals that fit what you have seen, it brings more points on average.
    .all-alike =
        { $partners ->
            [0] Other cards promise about as much.
           *[other] Other cards promise about as much; this is the one a partner expects.
        }
reason-numbers-by =
    { $points ->
        [one] In the deals that fit what you have seen, it brings about { $points } point more than { $worse }, on average.
       *[other] In the deals that fit what you have seen, it brings about { $points } points more than { $worse }, on average.
    }
reason-chance =
    { $whose ->
        [own] In the deals that fit what you have seen, { $partners ->
           *[other] your contract
        } is made in { $first } with { $better }, in { $second } with { $worse }.
       *[their] In the deals that fit what you have seen, { $opponents ->
            [one] your opponent makes
           *[other] the opponents make
        } their contract in { $first } with { $better }, in { $second } with { $worse }.
    }

# Why one call is better than another: in hints, in reviews, and of robots' calls.
call-reason =
    .supports = { $better } promises { $need } points of support, and the hand has { $points }.
    .lacks-support = { $worse } promises { $need } points of support, and the hand has { $points }.
    .shows = { $better } shows { $what }: the hand has that.
    .shows-rather = { $better } shows { $what }: the hand has that; { $worse } would show { $more }: it does not have that.
    .lacks = { $worse } shows { $more }: the hand does not have that.
    .says-more = { $better } shows { $what }: the hand has that, and { $worse } would tell the partner less.
    .better-trump = By the convention the hand has { $points } points with { $suit } and { $fewer } with { $other }.
    .double = { $bid } is made in only { $standing } of the possible deals: a coinche brings more.
    .no-double = { $bid } is made in { $standing } of the possible deals: too often for a coinche.
    .redouble = Even so { $bid } is made in { $standing } of the possible deals: a surcoinche brings more.
    .no-redouble = { $bid } is made in only { $standing } of the possible deals: not often enough for a surcoinche.
    .made-more = { $better } is made in { $first } of the possible deals, { $worse } in { $second }.
    .less-room = { $better } is made in { $first } of the possible deals, and leaves { $opponents ->
        [one] your opponent
       *[other] the opponents
    } less room than { $worse }.
    .likely = { $better } is made in { $first } of the possible deals.
    .theirs-made = { $opponents ->
        [one] Your opponent makes
       *[other] The opponents make
    } { $bid } in { $standing } of the possible deals: that costs more than { $better }.
    .partners-contract = { $bid } is made in { $standing } of the possible deals, { $worse } in { $second }.
    .hardly-made = { $worse } is made in only { $second } of the possible deals.
    .theirs-fails = { $opponents ->
        [one] Your opponent makes
       *[other] The opponents make
    } { $bid } in only { $standing } of the possible deals.
    .fails-more = { $worse } fails in { $fails } of the possible deals; after a pass your side plays and fails in only { $passed }.
    .later = In the second round the hand may name { $suit }, with { $points } points by the convention; with { $other } it has { $fewer }.
    .keeps-off = After a pass your opponent may take; after { $better } they only let you play or throw the deal in.
    .may-throw-in = { $worse } is made in { $second } of the possible deals; after { $better } the deal may be thrown in instead.
    .if-refused = If your opponent lets you play, you make the contract in only { $second } of the possible deals.
    .they-make = Your opponent makes the contract in { $standing } of the possible deals.
    .they-fail = Your opponent makes the contract in only { $standing } of the possible deals.
    .higher-trump = The card turned up is the higher trump.
    .in-a-run = The seven belongs to a run, which would be worth less without it.
    .no-more-of-it = Without it the hand has no { $suit }, and may trump that suit.
    .lays-points = It counts { $points }, and { $other } only { $fewer }: whoever wins the tricks, what is laid away is yours.

# The same of a contra and a recontra, where bids are a ladder of trumps.
call-reason-contra =
    .double = { $bid } is made in only { $standing } of the possible deals: a contra brings more.
    .no-double = { $bid } is made in { $standing } of the possible deals: too often for a contra.
    .redouble = Even so { $bid } is made in { $standing } of the possible deals: a recontra brings more.
    .no-redouble = { $bid } is made in only { $standing } of the possible deals: not often enough for a recontra.

# A call as it is to be chosen.
advice-pass = pass
advice-take =
    { $auction ->
        [choice] play with { $suit }
       *[other] take { $suit }
    }
advice-coinche = coinche
advice-surcoinche = surcoinche
advice-contra = contra
advice-recontra = recontra
advice-schmeiss = schmeiss
advice-agree = throw the deal in
advice-refuse = refuse
advice-exchange = exchange
advice-keep = keep it
advice-discard = lay { $card } away

# The review of a deal: what one's own decisions cost, in two measures.
review-open = Review
review-title = Review
review-title-of = Review of { $name }
review-nothing = There was nothing to decide in this deal.
review-clean = **Well played:** as far as you could know, nothing was given away.
review-known = As far as you could know, you gave away **{ $points }** points.
review-seen = With all cards seen: **{ $points }**.
review-seen-calls = With all cards seen: **{ $cards }** with cards, **{ $calls }** with calls.
review-card = **Trick { $trick }: { $played }** gave away **{ $points }** points, as far as you could know. Better: **{ $better }**.
review-card-chance =
    { $whose ->
        [own] **Trick { $trick }: { $played }** instead of **{ $better }**: { $partners ->
           *[other] your contract
        } went from **{ $before }** to **{ $after }**, as far as you could know. Points given away: **{ $points }**.
       *[their] **Trick { $trick }: { $played }** instead of **{ $better }**: { $opponents ->
            [one] your opponent’s
           *[other] the opponents’
        } contract went from **{ $before }** to **{ $after }**, as far as you could know. Points given away: **{ $points }**.
    }
review-stakes =
    { $times ->
        [1] -# Points as on the score sheet: with what a contract brings when it is made or fails.
       *[other] -# Points as on the score sheet: with what a contract brings when it is made or fails, times { $times } because it was coinched.
    }
review-card-seen =
    { $points ->
        [0] With all cards seen it cost nothing.
       *[other] With all cards seen it cost { $points }.
    }
review-call = The call **{ $played }** gave away **{ $points }** points, as far as you could know. Better: **{ $better }**.
review-call-made = **{ $played }** instead of **{ $better }**. Chances of being made, as far as you could know: { $made }. Points given away: **{ $points }**.
review-call-chance = { $call } **{ $chance }**
review-call-seen = With all cards seen it cost { $points }. Best: **{ $better }**.
review-unlucky = With all cards seen, { $played } in trick { $trick } cost { $points }, and { $better } was better: nobody could know that.
review-unlucky-call = With all cards seen, the call **{ $played }** cost { $points }. Better, but nobody could know: **{ $better }**.
review-theme =
    .right = 🎯 ✅ { $trick ->
        [0] In the auction you found it
       *[other] In trick { $trick } you found it
    }: **{ $better }** rather than { $than }.
    .wrong = 🎯 ❌ { $trick ->
        [0] In the auction
       *[other] In trick { $trick }
    } it was **{ $better }** rather than { $than }.
    .missed = 🎯 As you played, the deal went another way. { $trick ->
        [0] In the auction
       *[other] In trick { $trick }
    } it could have been **{ $better }** rather than { $than }.
review-contract = **Your contract** ({ $call }): made in { $before } of the deals that fit what you knew when you called, and in { $after } with your whole hand.
review-bid = **Your contract** ({ $call }): made in { $before } of the deals that fit what you knew when you called, and in { $after } once the auction was over.
review-raised = **Your bid** ({ $call }), which your partner raised to { $contract }: { $call } is made in { $before } of the deals that fit what you knew when you called, { $contract } in { $after } once the auction was over.
review-coinched = **Your coinche:** the contract is made in { $before } of the deals that fit what you knew when you called, and in { $after } once the auction was over.
review-contra = **Your contra:** the contract is made in { $before } of the deals that fit what you knew when you called, and in { $after } once the auction was over.
review-robots-same = Robots would have called the same.
review-robots-pass = Robots would have passed.
review-robots = Robots would have said: { $call }.
review-show = Show in the table’s thread
review-shown = Shown in { $thread }.
review-thread-gone = The table’s thread is gone, or I may not write there any more. This channel can see it instead:
review-thread-gone-in-dm = The table’s thread is gone, or I may not write there any more. Open the review on the server with `/history`: there it can be shown in a channel.
review-chart = Points given away, trick by trick
review-measure-known = As far as you could know
review-measure-seen = With all cards seen
review-chart-told = Points given away up to each trick that cost some, as far as you could know and with all cards seen: { $tricks }.
review-chart-trick = trick { $trick }: { $known } and { $seen }
review-line =
    .card = { $points ->
        [0] **Trick { $trick }: { $played }** – with all cards seen nothing was better. As far as you could know: { $known }.
       *[other] **Trick { $trick }: { $played }** – with all cards seen it cost **{ $points }**, and { $better } was best. As far as you could know: { $known }.
    }
    .call = { $points ->
        [0] **{ $played }** – with all cards seen no call was better. As far as you could know: { $known }.
       *[other] **{ $played }** – with all cards seen the call cost **{ $points }**, and { $better } was best. As far as you could know: { $known }.
    }
review-line-on = If everybody plays as well as possible, it goes on like this:
review-line-trick = -# **{ $number }** · { $cards }: **{ $name }** +{ $points }
review-line-nobody = Then nobody takes.
review-line-written = Scored then: { $totals }
review-line-was = Scored at the table: { $totals }
review-line-choose = Another decision…
review-choice =
    .card = Trick { $trick }: { $played }
    .call = Call: { $played }
review-choice-lost = { $known } as far as you could know, { $seen } with all cards seen
review-line-about = The number on a card is the trick in which it is played then; on gold, it wins that trick.
review-about = As far as you could know: each option was tried in deals that fit all that you had seen. With all cards seen: everybody plays on as well as possible. Points are { $side ->
        [player] what you score more than your opponent.
        [three] how much more or less the taker scores than the others do on average.
       *[team] what your side scores more than the other.
    }
review-open-cards = In Découverte, only cards from the sixth trick on are reviewed (with all cards seen, from the third), and no calls.

# Why a robot called what it did, after the deal.
why-choose = Why did a robot call this?
why-choice = { $name }: { $call }
why-hand = Hand: { $cards }
why-weighed = The convention says nothing about it: the robot weighed what might come of each call.
why-made = Chances of being made, as far as this hand could know: { $made }.
