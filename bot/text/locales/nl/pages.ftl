# Pagina’s voor browsers: wat er buiten de teksten van toernooien staat.

pages-overview = Overzicht
pages-part =
    .pairings = Indeling
    .tables = Tafels
    .log = Logboek
pages-by =
    .table = per tafel
    .name = op naam
    .by-table = Per tafel
    .by-name = Op naam
pages-told =
    .skip = Naar de inhoud
    .languages = Talen
    .parts = Delen van dit toernooi
    .wall = Voor de muur
    .about = Dix de Der · Alleen om te lezen. Je speelt op Discord.
    .rank = Plaats
    .name = Naam
    .table = Tafel
    .sides = Wie speelt
    .score = Punten
    .against = Tegen
    .offline = Geen verbinding: zo stond het ervoor.
    .calendar = In mijn agenda
pages-clock =
    .left = tot het einde van de ronde
    .over = De tijd is om
    .paused = Pauze
pages-tournaments = Toernooien
pages-none = Hier is nog niets te zien.

# Titels van pagina’s die zeggen waarom er verder niets is, en daaronder wat je kunt doen.
pages-error =
    .not-found = Geen pagina hier
    .method = Alleen om te lezen
    .busy = Het is druk
    .later = Nu even niet
    .results = De uitslagen kloppen niet
    .broken = Er ging iets mis
pages-sorry =
    .not-found = Deze link leidt nergens heen of is ingetrokken. Vraag de organisatie om de juiste.
    .method = Op deze pagina’s valt niets te veranderen. Alles gebeurt op Discord.
    .busy = Er kijken meer mensen dan we tegelijk kunnen bedienen. Probeer het over een paar seconden opnieuw.
    .later = De pagina’s kunnen nu niet worden gelezen. Probeer het over een minuut opnieuw.
    .results = De organisatie moet eerst een uitslag rechtzetten.
    .broken = Dat was onze fout en staat in het logboek. Probeer het opnieuw.
