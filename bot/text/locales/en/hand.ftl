# What one player sees in private: cards, calls, buttons.
hand-take = Take { $trump }
hand-pass = Pass
hand-pass-second = Pass
hand-belote = { $card } Belote!
hand-rebelote = { $card } Rebelote!
hand-without-word = { $card } without a word
hand-silent = -# Without the word, the 20 points of the belote are lost:
hand-wait = Not your turn yet: your cards light up when it is.
hand-last-trick = The last trick plays itself.
hand-wait-call = Not your turn to call yet.
hand-wait-deal = The next cards are being dealt.
hand-call = **Your call.** Turned up: { $card }. Take it as trump, or pass?
hand-call-open = **Your call.** Turned up: { $card }. Make its suit trump, or pass?
hand-call-second = **Your call.** Nobody took the { $card }. Name another suit, or pass?
hand-call-second-any = **Your call.** Nobody took the { $card }. Name a suit, or pass?
hand-call-schmeiss =
    { $offer ->
        [theirs] **Your call.** Turned up: { $card }. Take it as trump, pass, or schmeiss: { $name } has to take it, or throws the deal in.
       *[yours] **Your call.** Turned up: { $card }. Take it as trump, pass, or schmeiss: { $name } lets you take it, or throws the deal in.
    }
hand-call-second-schmeiss = **Your call.** Nobody took the { $card }. Name another suit, pass, or schmeiss: { $name } lets you name one, or throws the deal in.
hand-call-refused = **Your call.** { $name } lets you play: name a suit as trump.
hand-call-name = **Your call.** Name a suit as trump, or pass? If all pass, the next player deals.
hand-schmeiss = Schmeiss
hand-schmeiss-ask =
    { $offer ->
        [theirs] **{ $name } says schmeiss.** Take { $trump } as trump, or throw the deal in?
        [named] **{ $name } says schmeiss.** Let them play, with a suit that they then name, or throw the deal in?
       *[turned] **{ $name } says schmeiss.** Let them play, with { $trump } as trump, or throw the deal in?
    }
hand-agree = Throw it in
hand-refuse = Let them play
hand-call-choose = **Your call.** Do you play, and with which trump? If all pass, somebody has to.
hand-call-must = **Your call.** You have to play: which suit is trump?
hand-lead = **Your turn:** you lead.
hand-play = **Your turn.**
hand-to-table = To the table

# Before the deal
hand-cut = **Cut the pack:** how many cards do you lift?
    .few = A few
    .third = A third
    .half = Half
    .two-thirds = Two thirds
    .most = Most
hand-cut-any = Any will do: cutting only keeps the deal fair.
hand-cut-else = Otherwise it is cut for you ({ $until }).
hand-packets = **You deal:** how many cards at a time?
    .of-3-2 = Three, then two
    .of-2-3 = Two, then three
hand-packets-else = Unless you choose: three, then two ({ $until }).

# Bids
hand-no-bid = Nobody has bid yet.
hand-bid = Highest bid: **{ $bid }** by **{ $name }**.
hand-contract = Contract: **{ $bid }** by **{ $name }**.
hand-contract-doubled =
    { $times ->
        [2] Contract: **{ $bid }** by **{ $name }**, coinched: it counts ×{ $times }.
       *[other] Contract: **{ $bid }** by **{ $name }**, surcoinched: it counts ×{ $times }.
    }
hand-bid-contra =
    { $times ->
        [2] Highest bid: **{ $bid }** by **{ $name }**, with a contra: it counts ×{ $times }.
       *[other] Highest bid: **{ $bid }** by **{ $name }**, with a recontra: it counts ×{ $times }.
    }
hand-contract-contra =
    { $times ->
        [2] Contract: **{ $bid }** by **{ $name }**, with a contra: it counts ×{ $times }.
       *[other] Contract: **{ $bid }** by **{ $name }**, with a recontra: it counts ×{ $times }.
    }
hand-wait-bid = Not your turn to bid yet.
hand-may-coinche = You may say coinche now.
hand-ask-bid = **Your bid.** Press a suit, or first choose more points; or pass.
hand-ask-rung = **Your call.** Press what is to be trump, or pass.
hand-ask-top = **Your call.** You cannot bid higher.
hand-ask-suit = **{ $points }** in which suit?
hand-choose-points = How many points?
hand-called =
    .capot = Capot: all the tricks
    .generale = Générale: all the tricks from your own hand
hand-bid-in = { $points } { $trump }
hand-pass-bid = Pass
hand-coinche = Coinche!
hand-no-coinche = No
hand-surcoinche = Surcoinche!
hand-contra = Contra!
hand-recontra = Recontra!
hand-no-surcoinche = No
hand-knock = **Everybody has passed: coinche?**
hand-answer-coinche = **Surcoinche?**
hand-wait-knock = “Coinche!” is still open to { $name }.
hand-wait-surcoinche = The bidders may answer.
hand-closes = End of the bidding: { $until }.

# Declarations
hand-announce = With your first card you announce **{ $declarations }**.
hand-announce-nothing = With your first card you announce **nothing**.
hand-announce-choose = Announce something else…
hand-declare = **Before the first card: what do you declare?** Everybody sees those cards.
hand-declare-else = Otherwise the proposal is declared for you ({ $until }).
hand-declare-empty = **Before the first card everybody says what they declare.** You hold nothing: say so.
hand-declare-empty-else = Otherwise it is said for you ({ $until }).
hand-declare-this = Declare { $declarations }
hand-declare-nothing = Nothing
hand-wait-declare = Declarations come first, then the cards.
hand-exchange = Exchange
hand-keep = Keep mine
hand-exchange-ask = **Before the first card** you may exchange your { $own } for the { $card } that was turned up.
hand-exchange-else = Otherwise you keep it ({ $until }).
hand-exchange-none = **Before the first card** whoever holds the { $own } may exchange it for the { $card }. You do not: go on.
hand-go-on = Go on
hand-wait-discard = { $name } is laying cards away.
hand-discard-ask =
    { $count ->
        [one] Lay { $count } card away: it counts for you at the end.
       *[other] Lay { $count } cards away, one after the other: they count for you at the end.
    }
hand-wait-talon = Before the first card, cards are exchanged or laid away.
hand-show = Show me their declarations
hand-claim = Roem!

# Stopping the game (L’Arrêt)
hand-stop = Stop the game…
hand-stop-sure = Stop the game
hand-stop-back = Back
hand-stop-claim =
    { $side ->
        [player] **Stop the game?** You had { $score } points before this deal, and the target is { $target }. You claim that your tricks, declarations and belote of this deal make the missing **{ $missing }**.
       *[team] **Stop the game?** Your team had { $score } points before this deal, and the target is { $target }. You claim that your tricks, declarations and belote of this deal make the missing **{ $missing }**.
    }
hand-stop-defending =
    { $side ->
        [player] · **If they do**, you win the game at once, whatever the other one has.
       *[team] · **If they do**, your team wins the game at once, whatever the others have.
    }
hand-stop-taking =
    { $side ->
        [player] · **If they do**, the deal is played on, because you took: make the contract, and you win the game; fail, and the other one wins it.
       *[team] · **If they do**, the deal is played on, because your team took: make the contract, and you win the game; fail, and the others win it.
    }
hand-stop-in-vain =
    { $side ->
        [player] · **If they do not**, the other one wins the game at once (rule A10).
       *[team] · **If they do not**, the others win the game at once (rule A10).
    }

# How the game ended for whoever reads it. $others is a name or two names.
verdict-title =
    .won = 🏆 You won { $points }–{ $other_points }
    .lost = You lost { $points }–{ $other_points }
    .won-early = 🏆 You won the game
    .lost-early = You lost the game
    .drawn = A draw, { $points }–{ $other_points }
verdict-with = with { $partner } against { $others }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }{ $thrown ->
        [0] {""}
       *[other] , { $played } of them played
    }
verdict-against = against { $others }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }{ $thrown ->
        [0] {""}
       *[other] , { $played } of them played
    }

# What somebody has done, after “Already done:”
review-done =
    .cut = you have cut
    .packets = you have chosen how you deal
    .coinche = coinche
    .surcoinche = surcoinche
    .nothing = you have declared nothing
    .schmeissed = schmeiss
    .agreed = you have thrown the deal in
    .refused = you have refused
    .exchanged = you have exchanged a card
    .kept = you have kept your card
    .shown = the declarations are shown
    .claimed = the roem is called
    .stopped = you have stopped the game
done-bid = bid of { $bid }
done-declared = you have declared { $declarations }
done-discarded = you have laid { $card } away
