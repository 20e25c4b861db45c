# Cards, suits and lists: what every other text is made of.

index-ace = A
index-king = K
index-queen = Q
index-jack = J
index-ten = 10
index-nine = 9
index-eight = 8
index-seven = 7

rank-ace = ace
rank-king = king
rank-queen = queen
rank-jack = jack
rank-ten = ten
rank-nine = nine
rank-eight = eight
rank-seven = seven

suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

card-name = { $rank } of { $suit }
# $rank tells languages with genders which article the card has.
card-the =
    { $rank ->
       *[other] the { $card }
    }
