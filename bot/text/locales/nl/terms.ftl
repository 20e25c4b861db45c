# Words of the game that other texts are made of: contracts, bids, declarations.

suit-sign =
    .no-trumps = ZT
    .all-trumps = AT
trump-named = { $suit } { $suit_name }
bid-called =
    .capot = kapot
    .generale = générale

# What is said when it is announced.
run-called =
    .of-3 = driekaart
    .of-4 = vierkaart
    .of-5 = vijfkaart
    .of-6 = zeskaart
    .of-7 = zevenkaart
    .of-8 = achtkaart
carre-called =
    .jack = vier boeren
    .nine = vier negens
    .ace = vier azen
    .ten = vier tienen
    .king = vier heren
    .queen = vier vrouwen
carre-unnamed = een carré
