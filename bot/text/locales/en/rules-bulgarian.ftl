# Bulgarian belot: the ladder, and what is written in tens.

rules-ladder-contra = An opponent of the last bid may say *contra* in their turn: the deal counts double.
rules-ladder-recontra = The side of that bid may then say *recontra* in its turn: the deal counts four times.
rules-ladder-end = Three passes in a row after another call end the bidding.
rules-ladder-totals = With no trumps the points of the tricks are doubled: there are 260 in a deal, with all trumps 258. Only the 90 for a capot are not doubled.
rules-ladder-no-declarations = With no trumps nothing is declared, not even a carré.
rules-ladder-trickless = A side without a trick still scores the declarations that count.
rules-tens-points = Both sides add up their tricks, with 10 for the last one, their declarations and belotes, and 90 for all the tricks.
rules-tens-made = **Made**: the bidders have more, and both sides write their tens.
rules-tens-inside = **Dedans**: the bidders have less, and the others write the tens of both sides.
rules-tens-tie = **Hanging** (equal): the others write their tens, those of the bidders hang, and whoever wins the next deal gets them.
rules-tens-doubled = After a contra or recontra whoever has more writes the tens of both sides, multiplied; when they are equal all of that hangs.
