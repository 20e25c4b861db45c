index-ace = A
index-king = H
index-queen = V
index-jack = B
index-ten = 10
index-nine = 9
index-eight = 8
index-seven = 7

rank-ace = aas
rank-king = heer
rank-queen = vrouw
rank-jack = boer
rank-ten = tien
rank-nine = negen
rank-eight = acht
rank-seven = zeven

suit-spades = schoppen
suit-hearts = harten
suit-diamonds = ruiten
suit-clubs = klaveren

card-name = { $suit } { $rank }
