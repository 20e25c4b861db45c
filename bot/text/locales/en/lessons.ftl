# The lessons of /learn. lesson-NAME asks, lesson-NAME-why says what was learned.
# $plain, $trumps: the cards of a suit from high to low with their points; $all: 162.
# $first, $second, $third: the cards of the trick; $turned: the turned-up card; $bid: the last bid.

lesson-title = Learn to play
lesson-intro =
    { $technique ->
        [0] Short lessons on the rules: { $rules }, about { $minutes } minutes. Look at the cards, press an answer, read why. Stop whenever you like; I keep your place.
       *[other] Short lessons: { $rules } on the rules, about { $minutes } minutes, then { $technique } on technique. Look at the cards, press an answer, read why. Stop whenever you like; I keep your place.
    }
lesson-all-done = You have done all { $lessons }. Time for a real game!
lesson-rules = -# With the rules of: { $rules }.
lesson-choose = Go to a lesson
lesson-choose-course = Other rules
lesson-begin = Begin
lesson-continue = Continue
lesson-heading = { $step } of { $steps }
lesson-right = **Right.**
lesson-next = Next
lesson-next-lesson = Next lesson
lesson-finish = Your first game
lesson-technique-intro =
    You know the rules. { $technique ->
        [one] One more lesson shows
       *[other] { $technique } more lessons show
    } how to play well; about { $minutes } minutes more.
lesson-of-rules = The rules
lesson-of-technique = Technique
lesson-to-technique = On to technique
lesson-gone = Played before: { $cards }
lesson-contents = All lessons
lesson-rule = -# The rule: { $rule }

lesson-name =
    .cards = Cards and their order
    .playing = Following and trumping
    .taking = Taking
    .counting = Counting
    .declaring = Belote and declarations
    .bidding = Bids and coinche
    .trumps = Drawing trumps
    .ruffs = Voids and ruffs
    .masters = Masters and counting
    .loading = Loading and saving
    .signals = Signals and discards
    .convention = What calls show
    .ladder = The ladder of trumps
    .tens = Tens, inside and hanging
    .belot-declarations = Belote and declarations
    .contra = Contra and capot
    .ladder-convention = What bids show
    .towns = What you must play
    .choosing = Playing or passing
    .nat = Made or nat
    .roem = Roem
    .boom = Pit and boom
    .choice-convention = What playing shows
    .one-against-two = One against two
    .each-their-own = What each of you writes
    .defending = Defending
    .chien = The chien
    .schmeissing = Take, pass or schmeiss
    .dix = Nine cards and the dix
    .sequences = Runs, compared aloud

# Places at the table, as the learner sees them; they stand on small plates.
lesson-place =
    .you = You
    .right = Right
    .partner = Partner
    .left = Left
    .opponent = Opponent
lesson-played = { $name }: { $card }
lesson-trump = Trump: { $trump }.
lesson-standing-bid = Last bid: { $bid }, { $name }.
lesson-last-trick = Last trick: { $cards }; winner: { $name }.
# Who chose the trump, at the beginning of a sentence.
lesson-took =
    .you =
        { $auction ->
            [ladder] You made the last bid
            [choice] You play hearts
           *[other] You took
        }
    .partner =
        { $auction ->
            [ladder] Your partner made the last bid
            [choice] Your partner plays hearts
           *[other] Your partner took
        }
    .opponent =
        { $auction ->
            [ladder] An opponent made the last bid
            [choice] An opponent plays hearts
           *[other] An opponent took
        }

# Answers
lesson-answer =
    .made = Made
    .failed = Failed
    .we = We do
    .they = They do
    .either = Jack or nine
    .both = Jack and nine
    .both-sides = Both sides
    .yes = Yes
    .no = No
    .nobody = Nobody
    .good = “Good”
    .no-good = “No good”
    .same = “The same”
lesson-answer-carre = carré

# What is said to a wrong answer; then one tries again.
lesson-lower = { $card } is lower than { $other } here.
lesson-lost = In this trick { $other } beats { $card }.
lesson-fewer = You may play { $card }, but it brings { $points }; { $other } brings { $most }.
lesson-no-belote = { $card } is no part of it: the belote is the king and the queen of trump in one hand.
lesson-sum = Add up the cards as they were played: { $sum }.
lesson-worth = Add them up: { $sum }.
lesson-whole = The cards make { $cards } together, and the last trick brings { $last } more.
lesson-compared =
    { $auction ->
        [three] It is { $points } against { $others }: compare them one by one.
        [clobyosh] It is { $points } against { $others }: whoever took must have more.
        [choice] It is { $points } against { $others }: whoever plays must have more.
        [ladder] It is { $points } against { $others }: the bidders must have more.
       *[other] It is { $points } against { $others }: the takers must have more.
    }
lesson-bid-compared = { $bid } were bid, and { $points } were made.
lesson-written = The takers have less than the others: they score nothing, and the others score the whole deal.
lesson-written-doubled = The bid has failed, so you score it, and the coinche doubles it. Work it out: { $sum }.
lesson-other-declaration = Look again: three in a row of one suit are a tierce, four a cinquante, five or more a cent; four of one rank are a carré.
lesson-contest =
    { $contest ->
        [separate] Runs compete with runs, and four of a kind with four of a kind. Among runs four in a row are higher than three.
       *[other] Only the highest counts: four in a row are higher than three, whatever the cards.
    }
lesson-take = Look again: you would have jack, nine and ace of trump, and an ace beside them. That is a hand to take with.
lesson-pass = Look again: you have no heart, no ace and no ten. Somebody else may take.
lesson-best-suit = Look for the suit in which you have the jack and the nine.
lesson-coinche-it = Count their chances: you hold the three highest trumps and all the aces. Double it!
lesson-still-higher = { $other } is still out, and beats { $card }.
lesson-trumps-out = There are { $of_suit } trumps. Played: { $out }; in your hand: { $own }.
lesson-needed = Your team needs { $need } points, and has { $points }.
lesson-take-shows = Both would come too rarely: for a take one of them is enough.
lesson-bid-shows = With one of the two your partner would have stopped at 110. Ten more say something more.
lesson-signal-call = That does not ask for diamonds: it gives your ace away, or speaks of another suit, or says “no ace here”.
lesson-signal-answer = Your partner threw an eight: that says where their ace is.
lesson-signal-refusal = Your partner threw a queen: they do not have the ace of that suit.
lesson-no-head = Look for jack and nine: a take promises one of them.
lesson-both-heads = You have four trumps with jack and nine: 4 + 2 + 1 = 7 points. Say all that you can: 80 shows only 5.
lesson-helps = Count your support: 1 for the nine, 1 for each ace. As long as the opponents pass, the bid counts on 2; each point more raises it by ten.
lesson-name-it = Look for the suit with jack and nine. No trumps wants aces.
lesson-tens = It is nine tens, and 7 points are left: from 7 on that is one ten more.
lesson-inside = Whoever bids and has less writes nothing: the others write the tens of both sides, 70 + 92.
lesson-hanging = The others write the tens of their own 81. What becomes of yours?
lesson-contra-it = Look again: you hold the three highest trumps, and an ace beside them. Double it!
lesson-contra-won = All 162 points are 16 tens, and contra doubles them.
lesson-capot = It is 162 + 90 = 252 points. How many tens are that?
lesson-hand-points = Count again: 1 for each trump and each ace, 2 more for the jack of trumps, 1 more for the nine.
lesson-ladder-first = Count again: clubs are 3 points, diamonds too, and there is no jack and no nine.
lesson-ladder-tops = Look at your two aces and the ten behind one of them: where are these the highest cards?
lesson-ladder-over = Over another bid less is enough: three points, with jack, nine or a second trump.
lesson-leave-others = Look again: no jack, no ace, no long suit. Nobody has to play yet.
lesson-has-to = Look for the suit with the jack: it draws the trumps of the others.
lesson-nat = Whoever plays and has no more than half scores nothing: the others score the whole deal.
lesson-roem = Look again: three of a suit in a row are 20, four 50, king and queen of trump 20, four of a rank 100.
lesson-nat-roem = They score { $all } and the roem of both sides, yours as well.
lesson-pit = All the tricks are a *pit*: 162, 100 more, and the roem.
lesson-own-deals = There are { $deals } deals, and four players take turns.
lesson-enough = Count with diamonds: three trumps, the nine, and two aces.
lesson-too-little = Count again: diamonds are 4 points, and so are hearts.
lesson-take-six = Look again: you have jack, nine and ace of trump, and an ace with its ten beside them. That is a hand to take with.
lesson-each-writes = The contract is made: all three write the points of their own tricks.
lesson-split = The taker has failed: the two others share all the points of the deal.
lesson-three-all = All the tricks bring more than their cards.
lesson-unplayed = There are { $cards } cards, and { $players } players hold { $hand } each.
lesson-not-laid = { $card } has to stay: no trump and no ace goes while there is another card.
lesson-who-plays = Think of the answer: either whoever said schmeiss plays, or nobody does.
lesson-schmeiss-it = Look again: king and queen of trump, and an ace with its ten. Too little to be sure, too much to pass.
lesson-let-them = Look at your trumps: what could they do against these?
lesson-not-dix = That one has to stay. Look at the trumps.
lesson-dix-only = It is the seven of the suit turned up that counts, and only where that suit is trump.
lesson-sequence = Look again: three of a suit in a row are 20, four or more 50.
lesson-reply = Compare: first how many are in a row, then the highest card. “Good” says that theirs is better.
lesson-sequences-scored = Whoever has the best run scores all their runs; the other scores none.
lesson-two-failed = You have less: you write nothing, and your opponent writes the points of both, 55 + 70.
lesson-two-equal = As many is not enough: you write nothing, and your opponent writes what they have.

# The steps, in the order of the lessons
lesson-step =
    .ten = There are four suits of { $of_suit } cards. From high to low, with their points: { $plain }. Which of your spades is the strongest?
    .led = Everybody plays one card: that is a trick. The highest card of the suit that was led wins it. { $first } was led: who wins?
    .jack = In each deal one suit is trump, and its cards have another order: { $trumps }. Hearts are trump. Which of yours is the strongest?
    .nine = Hearts are trump again, and somebody else has the jack. Which of yours is the strongest now?
    .ruff = Your partner led { $first }; you had no spade and played { $third }, a trump. Who wins?
    .follow = { $opponents ->
        [one] Your opponent leads
       *[other] An opponent leads
    } { $first }. Which card may you play? Press one.
    .ruffing = { $first } was led, and you have no spade. Hearts are trump. Which card may you play?
    .overtrump = Your partner led { $first }, and an opponent has trumped with { $second }. You have no spade either. Which card may you play?
    .beat = { $opponents ->
        [one] Your opponent leads
       *[other] An opponent leads
    } trump: { $first }. Which card may you play?
    .partner = Your partner holds the trick with { $second }, and you are the last to play. You have no spade. Which card brings your team most points?
    .win = An opponent led { $first }, and you are the last to play. Win the trick!
    .strong = At the start you have five cards, and one is turned up: { $turned }. Whoever takes it makes hearts trump and must make more points than the others. Take, or pass?
    .weak = Turned up: { $turned }. Take, or pass?
    .second = Nobody took { $turned }. Now everybody may name another suit, once. And you?
    .promise = You took. In the end your team has 76 points and the others have 86. Have you made it?
    .plain = After the deal the points of the tricks are counted: { $plain }. What is this trick worth? Hearts are trump.
    .trumps = Hearts are trump: { $trumps }. What is this trick worth?
    .whole-asked = All { $of_pack } cards are worth 152 points, and the last trick brings 10 more. How many points are there in a deal?
    .made = You took and have 88 points; the others have 74. Made, or failed?
    .dedans = You took, but have only 70 points; the others have 92. How many do the others score?
    .belote = King and queen of trump in one hand are a belote, worth 20 points. Hearts are trump. Press one of the two.
    .helps = You took and have 72 points in tricks, and a belote; the others have 90 in tricks. Made, or failed?
    .tierce = Some games have declarations: cards that bring points because you hold them. A run goes like this, in every suit: { $ranks }. What do you have?
    .contest-asked = Your partner has { $ours }, an opponent has { $theirs }. Who scores?
    .carre = And what do you have here?
    .bid = In coinche no card is turned up. You bid how many points your team will make, and with which trump. What do you say?
    .higher = The opponents have bid { $bid }. You would like hearts. Which bid may you make?
    .short = Your team bid 100 in hearts and has made 96 points. Made, or failed?
    .coinche = The opponents have bid { $bid }. Look at your cards. What do you say?
    .doubled = They bid 100 and you said coinche. They made only 80. How many points do you score?
    .one-out = Hearts are trump. { $took }, and it is your lead. A line above the picture names all cards that have been played. Which card do you lead?
    .none-out = { $took }, and lead again. Which trumps are still out? Which card do you lead?
    .higher-out = { $took }, and lead. One trump is still out: the king. An opponent was the first to lead spades. Which card do you lead?
    .for-partner = { $took }, and you lead. Which card?
    .leave-them = { $took }, and you lead. Which card?
    .low-ruff = An opponent led { $first }. You have no club, and you play last. Which card?
    .singleton = { $took }, and have one diamond beside three trumps. Which card do you lead?
    .small-trump = { $took }. You have one trump, a small one, and one spade. Which card do you lead?
    .they-ruff = { $took }, and you lead. Who still has spades or diamonds? Which card do you lead?
    .force = { $took }. One trump is still out, the queen; the only diamond left is yours. Which card do you lead?
    .master = A *master* is a card that nobody can beat in its suit any more. Which of yours is one? Press one.
    .trumps-out = There are { $of_suit } trumps. How many do the others still have?
    .cash = { $took }, and lead. Which card?
    .needed = Your team has 68 points so far, and chose the trump. How many more does it need?
    .last = { $took }. Three tricks are left, and you lead. Which card?
    .load = Your partner holds the trick with { $second }, and you play last. You have no club and no trump. Which card?
    .give-little = An opponent holds the trick with { $first }, and you play last. Which card do you give?
    .secure = Your partner holds the trick with { $first }, and one opponent is still to play. Which card?
    .keep-master = Your partner holds the trick with { $second }, and you play last. Which card?
    .keep-ten = { $took }, and lead. No trump is left. Which card?
    .call = Partners talk by their first discard on a trick that their side wins. By our convention a seven, eight or nine says “I have the ace of this suit”; a ten, king, queen or jack says “I do not have it”. Your partner wins this trick with { $first }. You have no trump: ask for diamonds!
    .answer = On your trumps your partner’s first discard was the eight of diamonds. Now you lead. Which card?
    .refusal = This time your partner’s first discard was the queen of diamonds. Which card do you lead?
    .not-theirs = The opponents win this trick with { $first }. You have no trump. Which card do you throw?
    .guard = An opponent leads the ace of trump, and you have no trump. Which card do you throw?
    .take-shows = Partners also talk when they call, by a convention. Your partner takes { $turned } in the first round. What do they show in hearts?
    .leave-it = Turned up: { $turned }. By the convention: take, or pass?
    .bid-shows = In games with bids your partner opens: { $bid }. What do they show in hearts?
    .open = You are the first to bid. What do you say?
    .raise = Your partner has bid { $bid }, and the opponent after them passed. What do you say?
    .rung = You get five cards, and none is turned up. A bid names a trump and no number, and has to stand higher on the ladder than the last one: ♣ ♦ ♥ ♠, no trumps, all trumps. An opponent bid { $bid }. Which bid may you make?
    .name-it = Nobody has bid yet. What do you say?
    .no-trumps = With no trumps every suit has the same order: { $no_trumps }. Which of your hearts is the strongest?
    .all-trumps = With all trumps every suit has the order of trumps: { $all_trumps }. You led { $first }. Who wins?
    .all-higher = With all trumps an opponent leads { $first }. Which card may you play?
    .tens = You bid hearts. Your team has 97 points, the others have 65. Points are written in tens; in a suit contract one more from 7 on. How many does your team write?
    .inside = You bid hearts, but your team has only 70 points; the others have 92. How many do the others write?
    .hanging = You bid hearts, and both sides have 81 points. How many do the others write?
    .belot = King and queen of trump in one hand are a belote, worth 20 points. Hearts are trump. Press one of the two.
    .terca = With your first card you also declare what you hold. A run goes like this, in every suit: { $ranks }. What do you have?
    .runs = Your partner has { $ours }, an opponent has { $theirs }. Who scores?
    .apart = Your partner has { $ours }, an opponent has { $theirs }. Who scores?
    .contra = An opponent bid { $bid }. Look at your five cards. What do you say?
    .run = Your partner bid { $bid }, and the opponent after them said contra. You have no diamond. Which bid may you make?
    .contra-won = They bid diamonds, and you said contra. They have 62 points, your team has 100. How many do you write?
    .capot = You bid diamonds, and your team wins all eight tricks: 162 points, and 90 more for the capot. How many do you write?
    .count-hand = Before you bid, count your hand by our convention: 1 point for each trump, 2 more for the jack of trumps, 1 more for the nine, and 1 for each ace. How many points does this one have with hearts as trump?
    .ladder-first = You are the first to speak. What do you say?
    .ladder-tops = You are the first to speak. And with these cards?
    .ladder-over = An opponent bid { $bid }. What do you say?
    .under = Your partner led { $first }, and an opponent has trumped with { $second }. You have no spade, and only lower trumps. Which card may you play?
    .play-it = All eight cards are dealt at once. In turn you may *play* with any suit as trump: your team then needs more points than the others. What do you say?
    .leave-others = And with these cards?
    .has-to = All have passed, and you have to play. With which trump?
    .half = You play. In the end both teams have 81 points. Made, or failed?
    .each-own = You play and have 90 points; the others have 72. Made, or failed?
    .nat = You play, but have only 75 points; the others have 87. How many do the others score?
    .row = Cards that lie together in a trick bring *roem*: three of a suit in a row 20, four 50. A row goes like this: { $ranks }. Hearts are trump. How much roem is here?
    .row-of-four = And how much is here?
    .no-row = And how much is here?
    .stuk = Hearts are trump. And how much is here?
    .four-alike = And how much is here?
    .roem-saves = You play. Your team has 70 points and 50 roem; the others have 92. Made, or failed?
    .roem-sinks = You play. Your team has 91 points; the others have 71 and 20 roem. Made, or failed?
    .nat-with-roem = You play, and have 60 points and 40 roem; the others have 102 and 40 roem. How many do the others score?
    .pit = You play, and your team wins all eight tricks: 162 points, and 40 roem. How many do you score?
    .boom = A game is a *boom*, a tree, of { $deals_limit } deals. How often does each of you deal?
    .count-eight = Before you play, count your hand by our convention: 1 point for each trump, 2 more for the jack of trumps, 1 more for the nine, and 1 for each ace. How many points does this one have with hearts as trump?
    .enough = You are the first to speak. What do you say?
    .too-little = And with these cards?
    .ruffed = { $first } was led; you had no spade and played { $second }, a trump. Who wins?
    .must-trump = { $first } was led, and you have no spade. Hearts are trump. Which card may you play?
    .overtrump-three = { $first } was led, and the next player has trumped with { $second }. You have no spade either. Which card may you play?
    .win-alone = { $first } was led, and you are the last to play. Win the trick!
    .three-strong = Three play, each for themselves. You all have five cards, and one is turned up: { $turned }. Whoever takes it makes hearts trump, and plays alone against the two others. Take, or pass?
    .more-than-each = You took. In the end you have 60 points, and the others have 55 and 47. Made, or failed?
    .as-many = You took. You have 60 points, and the others have 60 and 42. Made, or failed?
    .belote-helps = You took. You have 55 points in tricks and a belote, king and queen of trump, which is worth 20; the others have 70 and 37. Made, or failed?
    .each-writes = You took, and you have made it with 80 points. The others have 64 and 18. How many does the one with 18 write?
    .split = You took, but have only 60 points; the others have 70 and 32. How many does the one with 32 write?
    .three-all = You took, and win all eight tricks, with all 162 points. How many do you write?
    .defend-trump = The player on your right took. The other defender leads { $first }, and you have no spade. Which card may you play?
    .defend-points = The taker leads { $first }, and the other defender beats it with { $second }. You play last. Which card brings the two of you most points?
    .points-apart = You defend. In the end the taker has 66 points, and each of you two has 48. Has the taker made it, or failed?
    .points-together = The taker has 66 points again, but this time the other defender has 70, and you have 26. Made, or failed?
    .half-each = So the taker has failed: 66 points against 70 of the other defender, and 26 of yours. How many do you write?
    .chien = Some play with all 32 cards: everybody gets ten, and the rest is the *chien*, for whoever takes. How many cards are in it?
    .lay-away = You took, and hearts are trump. You take up the chien, and lay as many cards away, face down: neither a trump nor an ace, while you have others. Which card may you lay away?
    .laid = You laid these two away. How many points do they bring you at the end?
    .two-strong = Two play. You both have six cards, and one is turned up, { $turned }, which stays on the table. Whoever takes makes hearts trump, and has to make more points than the other. Take, or pass?
    .schmeiss-it = There is a third call, *schmeiss*: your opponent lets you play, or throws the cards in. Turned up: { $turned }. What do you say?
    .refused = You have said schmeiss over the card turned up, and your opponent does not throw in. Who plays?
    .agreed = And if they throw the cards in: who plays?
    .let-them = This time your opponent says schmeiss, over { $turned }. What do you answer?
    .dix = { $turned } was turned up, and hearts are trump. One card of a hand may be exchanged for the one turned up, before the first card is led. Which of yours?
    .no-dix = { $turned } was turned up, but nobody took it, and spades are trump. May you exchange a card for it?
    .unplayed = Once somebody takes, both get three more cards, which makes nine. How many of the 32 cards does nobody hold?
    .three-in-a-row = Runs in your hand bring points. A run goes like this, in every suit: { $ranks }. Three in a row are 20 points, four 50. What is yours worth?
    .five-in-a-row = And what is yours worth here?
    .reply = Whoever leads says with the first card what their best run is worth. Your opponent says “20”. What do you answer?
    .reply-again = Again your opponent says “20”, and you answer “the same”. “Up to the queen”, they go on. What do you answer now?
    .reply-lower = Now your opponent says “50”. What do you answer?
    .all-of-them = You have a run of four and one of three, your opponent has one of three, from the ace on. How many points do your runs bring you?
    .two-made = You took and have 78 points; your opponent has 52. Made, or failed?
    .two-failed = You took, but have only 55 points; your opponent has 70. How many does your opponent write?
    .sequence-helps = You took and have 49 points in tricks, and a run of 20; your opponent has 50. Made, or failed?
    .belote-sinks = You took and have 61 points. Your opponent has 41 in tricks, and the belote, king and queen of trump: 20. Made, or failed?
    .two-equal = So you have 61, and they have 41 and the belote. How many does your opponent write?
    .three-trumps-out = There are { $of_suit } trumps. How many do the others still have?
lesson-step-why =
    .ten = The ten comes right after the ace. That surprises everybody once.
    .led = The ten of diamonds was the highest diamond. An ace of another suit wins nothing.
    .jack = In trump the jack is on top, and worth more than any other card.
    .nine = The nine is second in trump, above the ace. In other suits it is worth nothing.
    .ruff = Any trump, even the seven, beats every card of the other suits.
    .follow = If you have the suit that was led, you must play it: that is “following suit”.
    .ruffing = If you cannot follow and the opponents hold the trick, you must trump.
    .overtrump = When an opponent has trumped, you must play a higher trump if you have one.
    .beat = In trump you do not only follow: you go higher if you can.
    .partner = When the trick is your partner’s, give it points.
    .win = The ace beats the ten. All four cards are your team’s now.
    .strong = Jack, nine and ace of trump, and a strong side suit. After you take, you get { $turned } and two more cards.
    .weak = Without trumps and without aces it would be a gift to the others. Passing costs nothing.
    .second = Jack and nine of spades, and two aces: spades are worth a try.
    .promise = Whoever takes must have more points than the others: at least { $half } of { $all }.
    .plain = Aces and tens are what tricks are about.
    .trumps = Jack and nine of trump alone are worth 34: more than three aces.
    .whole-asked =
        There are always { $all } points in a deal. { $auction ->
            [choice] So half are 81.
           *[other] The ten for the last trick are called the *dix de der*.
        }
    .made = You score 88, the others 74. So it goes on, deal after deal, until a team reaches the target.
    .dedans = That is called *dedans*: your tricks bring you nothing, and the others score all { $all }. So think before you take.
    .belote = With the first of them you say “belote”, with the other “rebelote”. Together they are worth 20 points.
    .helps =
        { $answer ->
            [made] With the belote it is 92 against 90: made.
           *[failed] Here the belote does not help to make it: it is 72 against 90. You score its 20 points all the same.
        }
    .tierce = Three in a row of one suit are a tierce: 20 points. Four are a cinquante (50), five a cent (100). You announce it with your first card.
    .contest-asked = Only the side with the highest declaration scores, and then for all that it has.
    .carre = Four of one rank are a carré. Jacks are worth 200 points, nines 150; aces, tens, kings and queens 100.
    .bid = Jack, nine, ace and king of hearts: a bid in hearts. The higher you bid, the more you promise.
    .higher = Each bid must be higher than the last. Whoever bids highest plays for it.
    .short = A bid is a promise: 96 points are not enough for a bid of 100, even though you have more than the others.
    .coinche = “Coinche” doubles the stakes and ends the bidding. They can hardly make it against these trumps.
    .doubled = Their failed bid is yours, and your coinche doubles it: { $sum } = { $points } points. You are ready for a game.
    .one-out = Only the ten of hearts is out. Your ace draws it, and then nobody can trump your king and your ten.
    .none-out = None: there is nothing left to draw. Keep your trump, it is sure to win a later trick.
    .higher-out = Your seven cannot draw the king. Keep it to trump with, and lead something small. And it was the opponents who led spades: leave those to them.
    .for-partner = Your trump: your partner is strong there, and now draws those of the opponents.
    .leave-them = They chose the trump and want it to be drawn. Leave that to them: you would draw your partner’s as well, and jack and nine are still out.
    .low-ruff = You must trump, and the seven is enough, as nobody plays after you. Keep the ace for the ten, which is still out.
    .singleton = Now you are void in diamonds: whenever they are led, you can trump.
    .small-trump = By itself your eight wins no trick. Once you are void in spades it can: you trump the next one that is led.
    .they-ruff = Nobody: those are yours alone, and an opponent may trump them. The jack draws trumps first.
    .force = Nobody can follow. If an opponent has the last trump, it must go now, and then your two aces are safe.
    .master = Both aces have been played, so your tens are masters. In diamonds ace, ten, king and more are still out. Count the high cards as they fall.
    .trumps-out = Only the ten. And both opponents threw spades on your nine: your partner has it, so you need not draw it.
    .cash = Nobody has a trump, and the aces are gone: your tens are sure. Take sure tricks before others lead.
    .needed = { $half } of { $all } are enough. Whoever keeps count knows near the end what a trick is worth, and what not to risk.
    .last = The last trick brings ten points more. Your ace is sure to win a trick: keep it for that one. And the king is the highest spade that is left.
    .load = Ten points more for your team: that is loading. Later the ace of spades might take the ten.
    .give-little = Give the opponents as little as possible. And now that the ace is gone, your ten is the highest club.
    .secure = The king of clubs may come last: it beats a queen, but not your ten. Then the trick is yours, with all its points.
    .keep-master = The trick is your side’s already. Now that the ace is gone, your ten is a master: it can win one more.
    .keep-ten = The ace of diamonds is still out and may take your ten. A small one brings out the high cards, and your ace of clubs gets you back in.
    .call = The eight asks for diamonds, and the ace stays for the trick that your partner leads there. Robots do not signal: agree on it with people.
    .answer = “I have the ace”, said the eight. So a diamond is your side’s trick.
    .refusal = “I do not have the ace”, said the queen. So an opponent has it, and waits for your ten: lead the other suit.
    .not-theirs = Signals are for tricks of your own side. Give the opponents nothing, and keep the cards that may still win.
    .guard = The seven of diamonds guards your ten: when the ace is led, the seven falls under it, and not the ten.
    .take-shows = A take shows three trumps with jack or nine, the turned card among them, and some strength beside them. So lead trumps when your partner took.
    .leave-it = Three trumps, but neither jack nor nine. A take would promise one; your pass says that something is missing.
    .bid-shows = A hand counts 1 point for each trump, 2 more for the jack, 1 more for the nine, and 1 for each ace. 80 shows 5 points and three trumps with jack or nine, or four trumps; each ten more is a point more. From 120 on jack and nine are both there.
    .open = 100: seven points. Now your partner knows what you have, and what they can add.
    .raise = The nine and two aces are 3 points of support. The bid counts on 2; the third makes it 90.
    .rung = Spades and no trumps stand above hearts. Steps may be left out, and whoever has passed may still bid later.
    .name-it = Jack, nine and ace: a bid in spades. Three passes after a bid end it, and everybody gets three more cards.
    .no-trumps = Nothing is trump, so jack and nine are small. In the end the tricks count double: 260 points in a deal.
    .all-trumps = The nine is the highest spade here. The jack of hearts is of another suit, and nobody can trump.
    .all-higher = In every suit you go higher if you can. Who cannot follow plays any card.
    .tens = 97 is 10. The others write 6 for their 65. Whoever gets to { $target } first wins.
    .inside = That is called *inside*: your tricks bring you nothing, and the others write all 16 tens.
    .hanging = They write 8. Your 8 are *hanging*: whoever wins the next deal gets them.
    .belot = It counts when you play the first of them. With all trumps each suit can bring one, with no trumps there is none.
    .terca = Three in a row are a tierce: 20 points. Four are a cinquante (50), five a cent (100). You say only what it is; the cards are shown after the deal.
    .runs = Four in a row are higher than three, whatever the cards. The side with the highest run scores all its runs.
    .apart = Both: runs compete with runs, and four of a kind with four of a kind.
    .contra = “Contra” doubles the deal, and whoever then has more writes everything. The bidding goes on: they may say recontra, or bid something higher.
    .run = Any that is higher. It ends the contra and counts once again: that is called *running*.
    .contra-won = All 16 tens of the deal, times two. A recontra would have made it 64.
    .capot = 252 points are 25 tens. You are ready for a game.
    .count-hand = Three trumps, 2 for the jack, 1 for the nine and 1 for the ace. Four points are enough for a first bid, with jack, nine or a third trump.
    .ladder-first = A first bid shows four points, and jack, nine or a third trump. You can still bid later.
    .ladder-tops = No trumps shows two aces, all trumps two jacks.
    .ladder-over = It shows that hearts are better for you, and keeps the opponents from clubs. A contra would show six points in their trump.
    .under = Here the towns differ: in Amsterdam you play no lower trump as long as you have another card, in Rotterdam you have to.
    .play-it = Jack, nine, ace and king: play hearts. The first who plays ends it; nobody bids higher, and nobody doubles.
    .leave-others = Pass, and let somebody else play.
    .has-to = Three clubs with jack and king: there is nothing better. Who has to play shows nothing by it.
    .half = Half is not enough: you need at least { $half } of { $all } when nobody has roem.
    .each-own = You score 90, the others 72.
    .nat = That is called *nat*, wet: you score nothing, and the others all { $all }.
    .row = King, queen and jack: 20 points for whoever wins the trick, whoever played the cards.
    .row-of-four = Jack, ten, nine and eight: four in a row.
    .no-row = The ten is second in the trick, but in a row it stands below the jack: ace, ten and king are none.
    .stuk = King, queen and jack are 20, and king and queen of trump, the *stuk*, 20 more.
    .four-alike = Four of a rank in one trick: seldom, and worth 100.
    .roem-saves = It is 120 against 92. Roem can save a deal.
    .roem-sinks = It is 91 against 91, and half is not enough: nat, because of one row.
    .nat-with-roem = { $all } + 40 + 40: your own roem goes to them as well.
    .pit = 162 + 100 + 40. The others score nothing.
    .boom = Four times. Whoever has more points then has won. You are ready for a game.
    .count-eight = Three trumps, 2 for the jack and 1 for each ace. Five points are enough to play, with jack, nine or a third trump.
    .enough = 3 + 1 + 2 = 6 points. Who plays and could have passed shows at least five, so your partner leads trumps.
    .too-little = One point too few. King and queen of trump bring roem only where they fall into one trick.
    .ruffed = Any trump, even the lowest, beats every card of the other suits.
    .must-trump = If you cannot follow, you must trump.
    .overtrump-three = When somebody has trumped, you must play a higher trump if you have one.
    .win-alone = The ace beats the ten. The points of all these cards are yours now.
    .three-strong = Jack, nine and ace of trump, and an ace with its ten beside them. You get { $turned } and two more cards, the others three each.
    .more-than-each = 60 is more than 55, and more than 47. Together the others may well have more than you.
    .as-many = 60 is not more than 60.
    .belote-helps = With the belote it is 75 against 70. Whoever holds a belote writes it in any case.
    .each-writes = Just these. You write 80, and the third of you 64: everybody has a column of their own.
    .split = Half of { $all }, as the other one does. Your own tricks bring you nothing, so think before you take.
    .three-all = That is a *capot*: { $points } instead of { $all }.
    .defend-trump = You must trump, although the trick belonged to the other defender.
    .defend-points = The ten. Whatever the taker does not get helps the two of you.
    .points-apart = 66 is more than 48: made, although the two of you have 96 together.
    .points-together = 66 is not more than 70. So let the one of you who has most get the points: the taker has to beat each of you.
    .half-each = { $points }, and the other defender as many. Together you bring the taker down, and both win by it.
    .chien = 32 cards, less three times ten.
    .lay-away = Cards that win nothing can go, or a ten that might be caught: it is safe there.
    .laid = { $points }: what you lay away counts as if you had won it.
    .two-strong = Jack, nine and ace of trump, and an ace with its ten beside them. Nobody gets the card turned up.
    .schmeiss-it = It may be enough, with the belote and an ace, or it may not. If they throw in, you have lost nothing.
    .refused = You do, with the suit turned up; in the second round you would then name another one.
    .agreed = Nobody: new cards are dealt. Schmeiss is for a hand that may be enough, and that you would not mind throwing in.
    .let-them = Let them play: you hold jack and nine of trump, so they will hardly make it.
    .dix = The seven of trump, the *dix*. You get the ace for it.
    .no-dix = Spades are trump, so the seven of hearts is a card like any other.
    .unplayed = { $points }, the card turned up among them. So the jack that you miss may be out of play.
    .three-in-a-row = Queen, jack and ten are 20 points.
    .five-in-a-row = From the king to the nine: five in a row.
    .reply = Yours is worth 50. You say no more than that it is better.
    .reply-again = Yours goes up to the king. Only then would trump decide.
    .reply-lower = Theirs is better, and you need not say what you have.
    .all-of-them = { $points }: 50 and 20.
    .two-made = You write 78, your opponent 52. Together that is less than { $all }, as many cards are not played.
    .two-failed = { $points }: yours and theirs. So think before you take.
    .sequence-helps = With the run it is 69 against 50.
    .belote-sinks = It is 61 against 61, and as many is not enough.
    .two-equal = { $points }, and you nothing. Whoever gets to { $target } first wins. You are ready for a game.
    .three-trumps-out = Only the ten, and it is on your right: the player on your left threw other cards on both your trumps.

# The end
lesson-end-title = Ready for your first game
lesson-end =
    Press the button: { $robots ->
        [1] a robot, a beginner too, plays
        [2] two robots, beginners too, play
       *[other] three robots, beginners too, play
    } with you alone and at your own pace. Later `/practice` does the same, anywhere; with friends, `/belote` in a channel opens a table. Cards that you may play light up, and a grey one tells you why it has to wait; **Hint** names one and says why. You can look everything up in `/rules`.
