# Words of the game that other texts are made of: contracts, bids, declarations.

suit-sign =
    .no-trumps = NT
    .all-trumps = AT
trump-named = { $suit } { $suit_name }
bid-called =
    .capot = capot
    .generale = générale

# What is said when it is announced.
run-called =
    .of-3 = tierce
    .of-4 = cinquante
    .of-5 = cent
    .of-6 = run of six
    .of-7 = run of seven
    .of-8 = run of eight
carre-called =
    .jack = four jacks
    .nine = four nines
    .ace = four aces
    .ten = four tens
    .king = four kings
    .queen = four queens
carre-unnamed = a carré
