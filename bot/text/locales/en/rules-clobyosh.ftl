# The rules of clobyosh: two players, runs, and how a deal counts.

rules-clobyosh-points = Eighteen of the 32 cards are played. With 10 for the last trick a deal has { $all } points at most, and mostly fewer.
rules-clobyosh-after = Once somebody takes, both get three more cards: nine each. The card turned up stays on the table, and the rest of the pack is not played.
rules-clobyosh-dix = *Dix*: if the suit turned up is trump, whoever holds its seven may exchange it for the card turned up, before the first lead. Both are asked, so that the question tells nothing.
rules-clobyosh-second = When both pass, there is a second round: take by naming one of the other three suits, or pass again.
rules-clobyosh-runs = **Runs** in one suit ({ $ranks }): three cards bring 20 points, four 50. Four of a kind bring nothing.
rules-clobyosh-talk = With the first card whoever leads says what their best run is worth, and the other answers “good”, “no good” or “the same”. If it is the same, the top card decides, then trump. If the leader has none, the other says what theirs is worth.
rules-clobyosh-shown = Whoever has the better run scores all their runs and shows them after the first trick; the other scores none and shows nothing.
rules-clobyosh-reached = Both count the cards of their tricks, with 10 for the last trick, their runs and their belote. Whoever took needs more than the other.
rules-clobyosh-made = **Made**: both score what they have.
rules-clobyosh-failed = **Not made**: whoever took scores nothing, the other the points of both.
