# Why one play is better than another: in hints, puzzles and the review of a deal.
review-reason =
    .draw-trumps = The opponents still hold trumps: drawn first, they cannot trump your good cards.
    .partner-took = Your partner took: a trump led now draws the opponents’ and helps the contract.
    .trumps-gone = The opponents have no trumps left: yours win tricks by themselves later.
    .leave-trumps = Trumps help the side that took: leave it to them to lead trumps.
    .cash-master = The highest card of its suit wins now; later somebody may trump it.
    .from-the-top = The highest of the suit comes first: a smaller one may lose the trick.
    .trumped = An opponent has none of that suit left and can trump it.
    .gives-ten = A card with many points led so early easily falls to the opponents.
    .opens-suit = A suit in which you hold points, but not the highest card, is better opened by others.
    .partners-trick = The trick is your partner’s already: the trump is saved for later.
    .gives-points = The trick is likely to be the opponents’: give it as few points as you can.
    .add-points = The trick is likely to be your side’s: put points on it.
    .take-trick = The trick is there to be won.
    .cheaper = A smaller card wins this trick too, and the higher one is worth more later.
    .save-trump = The trump is worth more in a later trick.
    .keep-master = The highest card of its suit is kept for a trick that it wins.
    .keep-guard = A small card beside one with points keeps it from falling under a higher one.
    .last-trick = A sure card is kept for the last trick, which brings ten points more.
    .keep-control = Nobody can trump your sure card: it still wins later, and holds its suit meanwhile.
    .cash-sure = Nobody can trump: sure tricks come first, before the opponents lead their own suits.
    .keep-trumps = Your trumps are worth more later: another suit comes first.
    .partners-suit = Your partner led that suit: lead it back.
    .their-suit = The opponents led that suit first: leave it to them.
    .long-suit = Your long suit comes first: once its high cards have fallen, the small ones win.
    .in-a-row = With two cards in a row, one drives out the higher card and the other stays.
    .hold-up = Let this trick go: the high card brings more later.
    .unblock = A high card on your partner’s trick leaves their suit free to run.
    .keep-high = The higher card does not win this trick: a smaller one is enough.
    .keep-long = The longer suit is kept: its cards may still win tricks.
    .worth-taking = This hand promises more when it plays than when it leaves the contract to others.
    .too-much = That is a lot for this hand: a pass loses less.
    .partners-contract = Your partner’s contract is good as it stands.
    .other-trump = Another trump suits this hand better.
    .lower = A lower bid is made more often.
    .higher = The hand is worth a higher bid.
    .double = The contract fails more often than not: a coinche brings more.
    .no-double = The contract is made too often for a coinche.
    .redouble = The contract is made more often than not, even so: a surcoinche brings more.
    .no-redouble = The contract fails too often for a surcoinche.
    .numbers = In the deals that go with what you saw, it brings more points on average.
    .all-alike = Other cards promise about as much; this is the one a partner expects.
reason-worth-taking-with = With { $cards } this hand promises more when it plays than when it leaves the contract to others.
reason-other-trump-with = With { $cards } that trump suits this hand better.
reason-too-much-with = That is a lot for { $cards }: a pass loses less.
reason-cards-and-turned = { $cards } and { $turned } (turned up)
reason-numbers-by =
    { $points ->
        [one] In the deals that go with what you saw, it brings about { $points } point more than any other, on average.
       *[other] In the deals that go with what you saw, it brings about { $points } points more than any other, on average.
    }

# A call as it is to be chosen.
advice-pass = pass
advice-take = take { $suit }
advice-coinche = coinche
advice-surcoinche = surcoinche

# The review of a deal: what one's own decisions cost, in two measures.
review-open = Review
review-title = Review
review-title-of = Review of { $name }
review-nothing = There was nothing to decide in this deal.
review-clean = **Well played:** as you could know it, nothing was given away.
review-known = As you could know it, you gave away **{ $points }** points.
review-seen = With all cards seen: **{ $points }**.
review-seen-calls = With all cards seen: **{ $cards }** with cards, **{ $calls }** with calls.
review-card = **Trick { $trick }: { $played }** gave away **{ $points }** points, as you could know it. Better: **{ $better }**.
review-card-seen =
    { $points ->
        [0] With all cards seen it cost nothing.
       *[other] With all cards seen it cost { $points }.
    }
review-call = The call **{ $played }** gave away **{ $points }** points, as you could know it. Better: **{ $better }**.
review-call-seen = With all cards seen it cost { $points }. Best: **{ $better }**.
review-unlucky = With all cards seen, { $played } in trick { $trick } cost { $points }, and { $better } was better: nobody could know that.
review-unlucky-call = With all cards seen, the call **{ $played }** cost { $points }. Better, as nobody could know: **{ $better }**.
review-contract = **Your contract** ({ $call }): made in { $before } of the deals that go with what you knew as you called, and in { $after } with your whole hand.
review-bid = **Your contract** ({ $call }): made in { $before } of the deals that go with what you knew as you called, and in { $after } once the auction was over.
review-raised = **Your bid** ({ $call }), which your partner raised to { $contract }: { $call } is made in { $before } of the deals that go with what you knew as you called, { $contract } in { $after } once the auction was over.
review-coinched = **Your coinche:** the contract is made in { $before } of the deals that go with what you knew as you called, and in { $after } once the auction was over.
review-robots-same = Robots would have called the same.
review-robots-pass = Robots would have passed.
review-robots = Robots would have said: { $call }.
review-show = Show in the table’s thread
review-shown = Shown in { $thread }.
review-thread-gone = The table’s thread is gone, or I may not write there any more. This channel can see it instead:
review-thread-gone-in-dm = The table’s thread is gone, or I may not write there any more. Open the review on the server with `/history`: there it can be shown in a channel.
review-chart = Points given away, trick by trick
review-measure-known = As you could know it
review-measure-seen = With all cards seen
review-chart-told = Points given away up to each trick that cost some, as you could know it and with all cards seen: { $tricks }.
review-chart-trick = trick { $trick }: { $known } and { $seen }
review-about = As you could know it: each option was tried in deals that go with all that you had seen. With all cards seen: everybody plays on as well as can be. Points are what your side scores beyond the other.
review-open-cards = With open cards, only cards from the sixth trick on are reviewed (with all cards seen, from the third), and no calls.
