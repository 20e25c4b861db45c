# The rules of klaverjas: roem, and how a deal counts.

rules-roem-runs = Three cards of a suit in a row in one trick bring 20 points, four bring 50; the row goes from ace to seven in the natural order.
rules-roem-stuk = *Stuk*, king and queen of trump in one trick, brings 20, also beside a row.
rules-roem-four = Four cards of a rank in one trick bring 100 points.
rules-roem-winner = Roem goes to whoever wins the trick, whoever played its cards.
rules-choice-reached = Each side counts the cards of its tricks, with 10 for the last trick, and its roem. Whoever plays needs more than half of all that, with their partner.
rules-choice-made = **Made**: each side scores what it has.
rules-choice-nat = **Nat** (not made): the others score { $all } and the roem of both sides.
rules-choice-pit = **Pit** (all the tricks for those who play): { $all }, 100 more and their roem.
