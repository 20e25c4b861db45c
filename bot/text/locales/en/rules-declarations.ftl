# The rules of declarations, and of belote and rebelote.

rules-declarations-runs = **Runs** in one suit ({ $ranks }): three cards, a *tierce*, 20 points; four, a *cinquante*, 50; five, a *cent*, 100.
rules-declarations-squares = **Four of a kind**, a *carré*: jacks 200 points, nines 150, aces, tens, kings or queens 100. Eights and sevens count nothing.
rules-declarations-no-trumps = With no trumps the order is different: aces 200 points, tens 150, kings, queens, jacks or nines 100.
rules-declarations-one-card =
    { $belote ->
        [on] A card counts in one declaration only, but king and queen of trump may be the belote as well.
       *[off] A card counts in one declaration only.
    }
rules-declarations-visible = Only your eight cards that lie face up before the first lead may be declared.
rules-declarations-free = The best is proposed to you: you may choose other cards, or say nothing. What is not announced does not score.
rules-declarations-ranking = Four of a kind beats any run; jacks are highest, then nines, aces, tens, kings, queens. A longer run beats a shorter one; between equals the higher top card wins, then trump.
rules-declarations-good = If runs of equal length compete, the first speaker names their top card; the other names a higher one, or says “good!” and shows nothing.
rules-declarations-show = The other side may ask to see the cards that score, until the next trick is over.

rule-declarations-off = There are no declarations: runs and four of a kind bring nothing.
rule-declarations-first-trick = Declarations are announced with your card to the first trick, and only their kind: “a cinquante”, “four kings”.
rule-declarations-immediate = Declarations are announced and shown to everybody as soon as trump is fixed, before the first card. Everybody is asked, even those who hold nothing.
rule-decl-contest-winner-takes-all =
    { $side ->
        [player] Only the player with the highest declaration scores, and then all they have announced; the other scores none.
       *[team] Only the team with the highest declaration scores, and then all that both partners have announced; the other team scores none.
    }
rule-decl-contest-per-type = Declarations of different kinds all count, for both sides. Only where both sides have the same kind, the side with the higher one alone scores that kind.
rule-decl-contest-moment-after-trick1 = Who has the highest is settled after the first trick.
rule-decl-contest-moment-during-trick2 = Who has the highest is settled during the second trick: the winner of the first names their best, and each player after them a better one, or passes.
rule-decl-contest-moment-before-first-lead = Who has the highest is settled before the first card is led.
rule-decl-equal-earlier-seat = Of declarations that are equal in everything, that of whoever speaks first is higher.
rule-decl-equal-none = When the best of both sides are equal in everything, nobody scores them, nor any below.
rule-long-runs-cap5 = A run of six, seven or eight counts as a *cent*, a run of five.
rule-long-runs-true-length = A run of six, seven or eight is 100 points too, and beats any shorter one.
rule-long-run-split-false = What is left over of a long run makes no second run.
rule-long-run-split-true = What is left over of a long run may make a second run: eight in a row are five and three.
rule-trump-run-wins-false = All eight trumps in one hand do not win the game.
rule-trump-run-wins-true = All eight trumps in one hand win the whole game at once.

rule-belote-on =
    { $side ->
        [player] King and queen of trump, both played by the same player, are the *belote*, worth 20 points.
       *[team] King and queen of trump in one hand are the *belote*, worth 20 points.
    }
rule-belote-off = Belote is not played: king and queen of trump bring nothing extra.
rules-belote-no-trumps = With no trumps there is no belote.
rule-belote-ta-none = With all trumps there is no belote.
rule-belote-ta-each-suit = With all trumps every suit has its own belote: up to four, 20 points each.
rule-belote-order-free = Either of the two may be played first.
rule-belote-order-king-first =
    { $side ->
        [player] The king has to be played before the queen, if both lie face up.
       *[team] The king has to be played before the queen.
    }
rule-belote-announce-auto = The words *belote* and *rebelote* are said for you.
rule-belote-announce-prompt = With the first card you choose whether to say *belote*; *rebelote* is then said for you.
rule-belote-announce-strict = Say *belote* with the first card and *rebelote* with the second: each has a button with the word and one without. Whoever forgets one of the words gets no points for it.
rule-belote-on-dedans-owner = Whoever has the belote keeps its 20 points, even when the deal is lost.
rule-belote-on-dedans-to-defence = When the takers lose the deal, their 20 points go to the defenders.
