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
labelled = { $label } : { $text }
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
preset-about-french = En 1 000 points, sans annonces ; à égalité, les points de l’attaque attendent (litige)
preset-about-pagat = En 1 000 points, avec annonces ; à égalité, l’attaque gagne
preset-about-german-club = En 1 000 points, sans annonces ; il faut monter, sauf sur son partenaire
preset-about-dutch = En 1 000 points, sens des aiguilles, avec annonces ; à égalité, l’attaque perd
preset-about-coinche-bga = En 2 000 points, sans annonces ; sans atout, tout atout, coinche à tout moment
preset-about-contree-ffb = En 2 000 points, sans annonces ; coinche à son tour
preset-about-coinche-ffb = En 2 000 points, avec annonces ; enchères sans limite, coinche à son tour
preset-about-coinche-concours = En 2 000 points, sans annonces ; un capot annoncé rapporte 500
preset-about-contree-announced = En 2 000 points, on ne marque que l’enchère ; jusqu’à 160, capot et générale
preset-about-kloppen = En 1 500 points, enchères jusqu’à 180 et capot, sans annonces ; coinche à tout moment
preset-about-decouverte = À deux : la moitié des cartes est visible ; en 1 000 points
preset-about-contest = En 12 donnes, sans annonces ; à égalité, l’attaque perd
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
