# The pages of /rules. `rule-OPTION-VALUE` says one value of one option of bot/rules/ruleset.py.
# The bold letters are the rows of the rule book that a refusal names.

rules-source = Source: rules { $sections }

rules-title-cards = The cards
rules-cards-players = Four players in two teams, partners opposite each other, and 32 cards from 7 to ace.
rules-cards-trump = **In the trump suit**, from high to low, with their points: { $trumps }
rules-cards-plain = **In the other suits**: { $plain }
rules-cards-points = That makes 152 points. The last trick, the *dix de der*, brings 10 more: { $all } in all.
rules-cards-winner = Any trump beats any other card; otherwise the highest card of the suit that was led wins.

rules-title-dealing = Dealing
rule-direction-ccw = Dealing, calling and playing go anticlockwise.
rule-direction-cw = Dealing, calling and playing go clockwise.
rule-first-dealer-lowest-card = Everybody draws a card, and the lowest deals first (7 is low, ace is high); those who drew the same draw again.
rule-first-dealer-random = The first dealer is drawn by lot.
rule-shuffle-cut-only = The pack is shuffled once, before the first deal. After that the tricks are gathered as they lie, and the player before the dealer cuts.
rule-shuffle-every-deal = The pack is shuffled before every deal.
rule-packets-3-2 = Everybody gets three cards, then two more, and the next card is turned up.
rule-packets-2-3 = Everybody gets two cards, then three more, and the next card is turned up.
rules-dealing-after-take = Once somebody has taken, the taker gets the turned-up card and two more, the others three. Everybody then holds eight cards.
rules-dealing-fair = All chance comes from a secret number that is fixed before the first deal. Its fingerprint is shown on the table and the number itself after the game, so anybody can check every deal.

rules-title-auction = The auction
rules-auction-first-round = In turn, starting with the player after the dealer, you may *take* the suit that is turned up, which becomes trump, or pass. The first take ends the auction.
rule-round2-suits-exclude-turned = When all pass, there is a second round: take by naming one of the other three suits, or pass again.
rule-round2-suits-any = When all pass, there is a second round: take by naming any suit, or pass again.
rule-allpass-dealer-next = When all pass twice, the cards are gathered and the next player deals.
rule-allpass-dealer-same = When all pass twice, the cards are gathered and the same player deals again.
rules-auction-contract = The taker and his partner have to make more points than the others.
rules-auction-lead = The player after the dealer leads to the first trick.

rules-title-play = The play
rules-play-intro = Whoever wins a trick leads to the next.
rule-head-trump-always = **a** Trump is led and you have trump: go higher than the highest trump if you can, even over your partner; if not, play any trump.
rule-head-trump-unless-partner-master = **a** Trump is led and you have trump: go higher if you can, unless your partner holds the trick; if not, play any trump.
rules-play-b = **b** Trump is led and you have none: play any card.
rule-head-plain-no = **c** Another suit is led and you have it: play any card of that suit.
rule-head-plain-unless-partner-master = **c** Another suit is led and you have it: go higher if you can, unless your partner holds the trick; if not, play any card of that suit.
rule-head-plain-always = **c** Another suit is led and you have it: go higher if you can; if not, play any card of that suit.
rules-play-d = **d** You cannot follow, and an opponent holds the trick without a trump: you must trump.
rule-undertrump-opp-required = **e** You cannot follow, and an opponent holds the trick with a trump: overtrump; if you cannot, play a lower trump.
rule-undertrump-opp-optional = **e** You cannot follow, and an opponent holds the trick with a trump: overtrump; if you cannot, play any card.
rule-partner-plain-free = **f** You cannot follow, and your partner holds the trick without a trump: play any card.
rule-partner-plain-must-trump = **f** You cannot follow, and your partner holds the trick without a trump: you must trump.
rule-partner-trump-free = **g, h** You cannot follow, and your partner holds the trick with a trump: play any card, even a lower trump.
rule-partner-trump-no-undertrump-if-can-over = **g** You cannot follow, your partner holds the trick with a trump, and you could overtrump: overtrump or throw another suit, but no lower trump.
    • **h** The same, but you could not overtrump: play any card.
rule-partner-trump-must-piss = **g** You cannot follow, your partner holds the trick with a trump, and you could overtrump: overtrump or throw another suit, but no lower trump.
    • **h** The same, but you could not overtrump: play a lower trump.
rule-partner-trump-must-trump-any = **g, h** You cannot follow, and your partner holds the trick with a trump: play any trump.
rules-play-i = **i** You have neither the suit that is led nor trump: play any card.

rules-title-belote = Belote and rebelote
rule-belote-on = King and queen of trump in one hand are the *belote*: 20 points for that team.
rule-belote-off = Belote is not played: king and queen of trump bring nothing extra.
rule-belote-order-free = Either of the two may be played first.
rule-belote-order-king-first = The king has to be played before the queen.
rule-belote-announce-auto = The words *belote* and *rebelote* are said for you.
rule-belote-announce-prompt = With the first card you choose whether to say *belote*; *rebelote* is then said for you.
rule-belote-announce-strict = Say *belote* with the first card and *rebelote* with the second: each has a button with the word and one without. Whoever forgets one of the words gets no points for it.
rule-belote-on-dedans-owner = The 20 points stay with their team, even when it loses the deal.
rule-belote-on-dedans-to-defence = When the takers lose the deal, their 20 points go to the defenders.

rules-title-scoring = Counting a deal
rules-scoring-intro = Each team counts the cards of its tricks, with 10 for the last trick.
rule-contract-basis-all = The takers must beat the defenders; everything counts, belote too.
rule-contract-basis-tricks-belote = The takers must beat the defenders; belote counts for the team that has it, to make the contract or to bring it down.
rule-contract-basis-tricks = The takers must beat the defenders by the cards alone; belote does not help.
rules-scoring-made = **Made**: each team scores what it has.
rules-scoring-dedans = **Dedans** (the takers have less): they score nothing, the defenders { $all }.
rules-scoring-capot = **Capot** (one team wins all eight tricks): it scores { $capot }, the others nothing.
rule-tie-rule-takers-win = **Equal**: that is enough for the takers, and each team scores what it has.
rule-tie-rule-takers-lose = **Equal**: that is not enough, the takers are dedans.
rule-tie-rule-litige = **Litige** (equal): the defenders score their points; those of the takers wait, and the team that wins the next deal gets them.
rule-tie-rule-abeyance = **Equal**: all points wait for the next deal. If the same team wins it, each team gets its own; if not, the other team gets everything.
rule-litige-belote-carve = In a litige the takers score their belote at once; only the rest waits.
rule-litige-belote-hold = The belote of a tied deal waits with the other points.
rule-rounding-off = Points are not rounded.
rule-rounding-nearest10 = Points are rounded to the nearest 10.
rule-rounding-nearest5 = Points are rounded to the nearest 5.
rule-rounding-up10 = Points are rounded up to the next 10.
rule-rounding-up5 = Points are rounded up to the next 5.
rule-rounding-complement10 = Points of the tricks are rounded to 10 (5 goes down), so that both teams together have 160.

rules-title-party = The party
rule-end-mode-target = The game ends once a team has { $target } points or more.
rule-end-mode-deals = The game has { $deals } deals, and the higher total wins; if the totals are equal, one more deal is played.
rule-both-reach-higher-score = When both teams get there in the same deal, the higher total wins; if they are equal, one more deal is played.
rule-both-reach-extend = When both teams get there in the same deal, one more deal is played and the higher total wins.
rule-both-reach-draw = When both teams get there in the same deal, the game is a draw.
rule-both-reach-attackers = When both teams get there in the same deal, the takers of that deal win.
rule-both-reach-last-bidder = When both teams get there in the same deal, the team of the last bid wins.
rule-held-at-end-lost = Points that still wait when the game ends are lost.
rule-held-at-end-to-owner = Points that still wait when the game ends go to the team that made them.
rules-party-thrown-in = A deal that nobody took does not count.
