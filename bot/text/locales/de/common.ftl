index-ace = A
index-king = K
index-queen = D
index-jack = B
index-ten = 10
index-nine = 9
index-eight = 8
index-seven = 7

rank-ace = Ass
rank-king = König
rank-queen = Dame
rank-jack = Bube
rank-ten = Zehn
rank-nine = Neun
rank-eight = Acht
rank-seven = Sieben

suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz

card-name = { $suit }-{ $rank }
