# Tafels en kaarten in de browser: een afgelopen partij die haar spelers delen, en de tafels van een toernooi.
pages-live = Tafels live
pages-live-part = Live
pages-live-none = Op dit moment wordt aan geen tafel gespeeld.
pages-live-is =
    .playing = Wordt gespeeld
    .hidden = Dezelfde spellen worden nog aan andere tafels gespeeld: er is niets van te zien tot iedereen ze heeft gespeeld.
    .held = De stand is te zien als de ronde voorbij is.
    .paused = Pauze
pages-live-watch = Kijken in de browser
pages-live-delay = Getoond met { $span } vertraging.
pages-table =
    .trick = Slag
    .moves = Kaart voor kaart
    .dealer = Gever
    .asked = aan de beurt
pages-steps =
    .first = Naar het begin van het spel
    .back = Terug
    .on = Verder
    .last = Naar het einde van het spel

# Op Discord: een afgelopen partij krijgt een link, of verliest hem.
share-button = Delen in de browser…
share-title = Deze partij in de browser
share-about = Wie de link heeft, loopt deze partij kaart voor kaart door, zonder account. Te zien zijn **alle handen**, jullie namen, het scoreblad en de opmerkingen bij het naspelen.
share-who = Iedereen die meespeelde kan haar delen, en iedereen kan de link intrekken.
share-none = Deze partij heeft geen link.
