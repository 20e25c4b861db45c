card-index =
    .ace = A
    .king = R
    .queen = D
    .jack = V
    .ten = 10
    .nine = 9
    .eight = 8
    .seven = 7

rank-name =
    .ace = as
    .king = roi
    .queen = dame
    .jack = valet
    .ten = dix
    .nine = neuf
    .eight = huit
    .seven = sept

suit-name =
    .spades = pique
    .hearts = cœur
    .diamonds = carreau
    .clubs = trèfle
    .no-trumps = sans atout
    .all-trumps = tout atout

card-name = { $rank } de { $suit }
card-the =
    { $rank ->
        [ace] l’{ $card }
        [queen] la { $card }
       *[other] le { $card }
    }
labelled = { $label } : { $text }
language-name =
    .en = English
    .fr = Français
    .de = Deutsch
    .nl = Nederlands
    .bg = Български

table-name = Table { $number }
preset-name =
    .french = Belote classique (règles françaises)
    .pagat = Belote avec annonces (pagat)
    .german-club = Belote de club allemand
    .dutch = Belote néerlandaise
    .coinche-bga = Coinche
    .contree-ffb = Contrée (FFB)
    .coinche-ffb = Coinche avec annonces (FFB)
    .coinche-concours = Coinche de concours
    .contree-announced = Contrée, points annoncés
    .kloppen = Coinche néerlandaise (Kloppen)
    .bulgarian = Belote bulgare
    .klaverjas-amsterdam = Klaverjas d’Amsterdam
    .klaverjas-rotterdam = Klaverjas de Rotterdam
    .clobyosh = Clobyosh (klaberjass)
    .belote3 = Belote à trois
    .decouverte = Belote découverte
    .contest = Belote de concours (sans litige)
preset-line = { $name } · { $players } joueurs
game-called =
    .classique = belote, belote simple, belote classique, belote à la retourne
    .coinche = coinche, coinchée, belote coinchée, belote bridgée, belote contrée
    .kloppen = kloppen, coinche hollandaise
    .bulgarian = belot, belote bulgare, belot bulgare
    .klaverjas = klaverjas, klaverjassen, belote néerlandaise à roem
    .clobyosh = klaberjass, klabberjass, kalabriasz, bela à deux, klaberjass à deux, clob
    .belote3 = belote à trois, belote à 3, belote individuelle, bela à trois, belote trois joueurs
    .decouverte = belote à deux, belote à cartes découvertes, belote ouverte
preset-about =
    .french = En 1 000 points, sans annonces ; à égalité, les points de l’attaque attendent (litige)
    .pagat = En 1 000 points, avec annonces ; à égalité, l’attaque gagne
    .german-club = En 1 000 points, sans annonces ; il faut monter, sauf sur son partenaire
    .dutch = En 1 000 points, sens des aiguilles, avec annonces ; à égalité, l’attaque perd
    .coinche-bga = En 2 000 points, sans annonces ; sans atout, tout atout, coinche à tout moment
    .contree-ffb = En 2 000 points, sans annonces ; coinche à son tour
    .coinche-ffb = En 2 000 points, avec annonces ; enchères sans limite, coinche à son tour
    .coinche-concours = En 2 000 points, sans annonces ; un capot annoncé rapporte 500
    .contree-announced = En 2 000 points, on ne marque que l’enchère ; jusqu’à 160, capot et générale
    .kloppen = En 1 500 points, enchères jusqu’à 180 et capot, sans annonces ; coinche à tout moment
    .bulgarian = En 151 dizaines, échelle d’atouts sur cinq cartes, annonces ; les égalités restent en suspens
    .klaverjas-amsterdam = Seize donnes, du roem dans les plis ; on ne pisse jamais, quatre valets valent 200
    .klaverjas-rotterdam = Seize donnes, du roem dans les plis ; il faut couper et monter, quatre valets valent 100
    .clobyosh = À deux, en 500 points : neuf cartes, des suites, le schmeiss ; un talon reste hors jeu
    .belote3 = À trois : un contre deux, chacun pour soi ; 24 cartes, en 501 points
    .decouverte = À deux : la moitié des cartes est visible ; en 1 000 points
    .contest = En 12 donnes, sans annonces ; à égalité, l’attaque perd
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
permission-name =
    .view-channel = Voir les salons
    .send-messages = Envoyer des messages
    .read-message-history = Voir les anciens messages
    .attach-files = Joindre des fichiers
    .create-public-threads = Créer des fils publics
    .create-private-threads = Créer des fils privés
    .manage-threads = Gérer les fils
    .send-messages-in-threads = Envoyer des messages dans les fils
    .create-events = Créer des évènements

error-unexpected = Quelque chose s’est mal passé de notre côté, et rien n’a changé. Réessayez, s’il vous plaît.
error-done = C’est fait et enregistré ; seule ma réponse n’est pas passée. Rouvrez la page pour voir où en sont les choses.
error-not-saved = Cela n’a pas pu être enregistré, et rien n’a changé. Réessayez dans un instant, s’il vous plaît.
refused-standing-unknown = Discord ne me dit pas pour le moment si vous pouvez le faire, et rien n’a été modifié. Réessayez dans une minute.
refused-discord-silent = Discord ne répond pas pour le moment. Réessayez dans une minute.
