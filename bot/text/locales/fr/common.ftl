index-ace = A
index-king = R
index-queen = D
index-jack = V
index-ten = 10
index-nine = 9
index-eight = 8
index-seven = 7

rank-ace = as
rank-king = roi
rank-queen = dame
rank-jack = valet
rank-ten = dix
rank-nine = neuf
rank-eight = huit
rank-seven = sept

suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle

card-name = { $rank } de { $suit }
card-the =
    { $rank ->
        [ace] l’{ $card }
        [queen] la { $card }
       *[other] le { $card }
    }
