# The six lessons of /learn. lesson-NAME asks, lesson-NAME-why says what was learned.
# $plain, $trumps: the cards of a suit from high to low with their points; $all: 162.
# $first, $second, $third: the cards of the trick; $turned: the turned-up card; $bid: the last bid.

lesson-title = Learn belote
lesson-intro = Six short lessons, about twenty minutes: look at the cards, press an answer, read why. Stop whenever you like; I keep your place.
lesson-all-done = You have done all six. Time for a real game!
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
lesson-contents = All lessons
lesson-rule = -# The rule: { $rule }

lesson-name =
    .cards = Cards and their order
    .playing = Following and trumping
    .taking = Taking
    .counting = Counting
    .declaring = Belote and declarations
    .bidding = Bids and coinche

# Places at the table, as the learner sees them; they stand on small plates.
lesson-place =
    .you = You
    .right = Right
    .partner = Partner
    .left = Left
lesson-played = { $name }: { $card }
lesson-trump = Trump: { $trump }.
lesson-standing-bid = Last bid: { $bid }, { $name }.
lesson-last-trick = Last trick: { $cards }; winner: { $name }.

# Answers
lesson-answer =
    .made = Made
    .failed = Failed
    .we = We do
    .they = They do
lesson-answer-carre = carré

# What is said to a wrong answer; then one tries again.
lesson-lower = { $card } is lower than { $other } here.
lesson-lost = In this trick { $other } beats { $card }.
lesson-fewer = You may play { $card }, but it brings { $points }; { $other } brings { $most }.
lesson-no-belote = { $card } is no part of it: the belote is the king and the queen of trump in one hand.
lesson-sum = Add up the cards as they were played: { $sum }.
lesson-whole = The cards make { $cards } together, and the last trick brings { $last } more.
lesson-compared = It is { $points } against { $others }: the takers must have more.
lesson-bid-compared = { $bid } were bid, and { $points } were made.
lesson-written = The takers have less than the others: they score nothing, and the others score the whole deal.
lesson-written-doubled = The bid has failed, so you score it, and the coinche doubles it. Work it out: { $sum }.
lesson-other-declaration = Look again: three in a row of one suit are a tierce, four a cinquante, five or more a cent; four of one rank are a carré.
lesson-contest = Only the highest counts: four in a row are higher than three, whatever the cards.
lesson-take = Look again: you would have jack, nine and ace of trump, and an ace beside them. That is a hand to take with.
lesson-pass = Look again: you have no heart, no ace and no ten. Somebody else may take.
lesson-best-suit = Look for the suit in which you have the jack and the nine.
lesson-coinche-it = Count their chances: you hold the three highest trumps and all the aces. Double it!

# 1 The cards
lesson-step =
    .ten = There are four suits of eight cards. From high to low, with their points: { $plain }. Which of your spades is the strongest?
    .led = Everybody plays one card: that is a trick. The highest card of the suit that was led wins it. { $first } was led: who wins?
    .jack = In each deal one suit is trump, and its cards have another order: { $trumps }. Hearts are trump. Which of yours is the strongest?
    .nine = Hearts are trump again, and somebody else has the jack. Which of yours is the strongest now?
    .ruff = Your partner led { $first }; you had no spade and played { $third }, a trump. Who wins?
    .follow = An opponent leads { $first }. Which card may you play? Press one.
    .ruffing = { $first } was led, and you have no spade. Hearts are trump. Which card may you play?
    .overtrump = Your partner led { $first }, and an opponent has trumped with { $second }. You have no spade either. Which card may you play?
    .beat = An opponent leads trump: { $first }. Which card may you play?
    .partner = Your partner holds the trick with { $second }, and you are the last to play. You have no spade. Which card brings your team most points?
    .win = An opponent led { $first }, and you are the last to play. Win the trick!
    .strong = At the start you have five cards, and one is turned up: { $turned }. Whoever takes it makes hearts trump and must make more points than the others. Take, or pass?
    .weak = Turned up: { $turned }. Take, or pass?
    .second = Nobody took { $turned }. Now everybody may name another suit, once. And you?
    .promise = You took. In the end your team has 76 points and the others have 86. Have you made it?
    .plain = After the deal the points of the tricks are counted: { $plain }. What is this trick worth? Hearts are trump.
    .trumps = Hearts are trump: { $trumps }. What is this trick worth?
    .whole-asked = All 32 cards are worth 152 points, and the last trick brings 10 more. How many points are there in a deal?
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
    .whole-asked = There are always { $all } points in a deal. The ten for the last trick are called the *dix de der*.
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

# 2 Playing

# 3 Taking

# 4 Counting

# 5 Belote and declarations

# 6 Bids

# The end
lesson-end-title = Ready for your first game
lesson-end = Press the button: three robots, beginners too, play with you alone and at your own pace. Later `/practice` does the same, anywhere; with friends, `/belote` in a channel opens a table. Cards that you may play light up, and a grey one tells you why it has to wait; **Hint** names one and says why. You can look everything up in `/rules`.
