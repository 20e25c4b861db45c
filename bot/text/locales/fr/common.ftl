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
language-en = English
language-fr = Français
language-de = Deutsch
language-nl = Nederlands

table-name = Table { $number }
preset-french = Belote classique (règles françaises)
preset-pagat = Belote avec annonces (pagat)
preset-german-club = Belote de club allemand
preset-dutch = Belote néerlandaise
preset-coinche-bga = Coinche
preset-contree-ffb = Contrée (FFB)
preset-coinche-ffb = Coinche avec annonces (FFB)
preset-coinche-concours = Coinche de concours
preset-contree-announced = Contrée, points annoncés
preset-kloppen = Coinche néerlandaise (Kloppen)
preset-decouverte = Belote découverte (à deux)
preset-contest = Belote de concours (sans litige)
rules-modified = règles modifiées
end-target = en { $target } points
end-deals =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
end-boards =
    { $deals ->
        [one] { $deals } étui
       *[other] { $deals } étuis
    }
seat-free = *libre*
call-take = prise à { $suit }
call-pass = passe

# Permissions as Discord’s own settings call them.
permission-view-channel = Voir les salons
permission-send-messages = Envoyer des messages
permission-read-message-history = Voir les anciens messages
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
permission-manage-threads = Gérer les fils
permission-send-messages-in-threads = Envoyer des messages dans les fils

error-unexpected = Quelque chose s’est mal passé de notre côté, et rien n’a changé. Réessayez, s’il vous plaît.
error-done = C’est fait et enregistré ; seule ma réponse n’est pas passée. Rouvrez la page pour voir où en sont les choses.
error-not-saved = Cela n’a pas pu être enregistré, et rien n’a changé. Réessayez dans un instant, s’il vous plaît.
refused-standing-unknown = Discord ne me dit pas pour le moment si vous pouvez le faire, et rien n’a été modifié. Réessayez dans une minute.
