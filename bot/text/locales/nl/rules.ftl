# The pages of /rules. `rule-OPTION-VALUE` says one value of one option of bot/rules/core/ruleset.py,
# and `rule-OPTION` one that is a number; `rules-CHAPTER-…` is what does not depend on an option.
# $side: whether a side is a team of two or a single player. $auction: turn-up, bids or coinche.
# $answer: in-turn or any-time, to a coinche. $score: `coinche_score`. $generale: on or off.

rules-title-modified = { $preset } (gewijzigd)
rules-title =
    .cards = De kaarten
    .dealing = Het delen
    .auction = Het bieden
    .declarations = Roem
    .contest = Welke roem telt
    .play = Het spelen
    .extra = Zonder troef en alles troef
    .belote = Belote en rebelote
    .roem = Roem
    .contract = Wanneer een bod gehaald is
    .scoring = Het tellen
    .end = Het einde van de partij
    .arret = L’Arrêt
rules-title-sources = Waar de regels vandaan komen

# The way to other pages, and from a refusal to its rule
rules-choose = Pagina { $page } van { $pages }: ga naar…
rules-back = Terug
rules-next = Verder
rules-why = Waarom?

# The first page
rules-game =
    .classique = Vier spelers, twee teams: wie neemt, kiest de troef en moet samen met de maat meer punten halen dan het andere team.
    .coinche = Vier spelers, twee teams: het hoogste bod zegt wat troef is en hoeveel punten dat team moet halen; het andere team mag verdubbelen door te *kloppen* (coinche).
    .klaverjas = Vier spelers, twee teams: iemand moet troef kiezen en met zijn maat meer dan de helft van de punten halen; kaarten die bij elkaar in een slag vallen, zijn *roem*.
    .clobyosh = Twee spelers met elk negen kaarten: wie neemt, kiest de troef en moet meer punten halen dan de ander; een groot deel van het pak blijft buiten spel.
    .bulgarian = Vier spelers, twee teams: het hoogste bod op een ladder noemt wat troef is, en dat team moet meer punten halen dan het andere; je schrijft tientallen.
    .kloppen = Vier spelers, twee teams: het hoogste bod zegt wat troef is en hoeveel punten er gehaald moeten worden.
    .belote3 = Drie spelers: wie de omgedraaide kleur neemt of een andere, speelt alleen tegen de twee anderen en moet meer punten halen dan elk van hen; ieder schrijft voor zich.
    .belote3-all8 = Drie spelers: wie een kleur als troef noemt, speelt alleen tegen de twee anderen en moet meer punten halen dan elk van hen; ieder schrijft voor zich.
    .belote3-chien = Drie spelers: wie een kleur als troef noemt, pakt de *chien* op en speelt alleen tegen de twee anderen; ieder schrijft voor zich.
    .decouverte = Twee spelers met de helft van hun kaarten open: wie neemt, kiest de troef en moet meer punten halen dan de ander.
    .decouverte-bids = Twee spelers met de helft van hun kaarten open: het hoogste bod zegt wat troef is en hoeveel punten er gehaald moeten worden.
rules-saved-as = Deze regels zijn op deze server bewaard als **{ $name }**.
rules-changed = **Wat hier anders is:**
rules-changed-more =
    { $more ->
        [one] Nog één regel is anders: zie de volgende pagina’s.
       *[other] Nog { $more } regels zijn anders: zie de volgende pagina’s.
    }
rules-overview-marks = Het cijfertje achter een regel verwijst naar de bron onderaan de pagina.

# Where a rule comes from: the section of the rule book, and the documents. The short names stand
# in a row behind the section.
rules-note = { $section }: { $notes }
# One of them, in the list of what these names stand for
rules-source-about = • **{ $name }**: { $about }
rules-sources-intro = Ons reglement is gemaakt uit vijf documenten. A1, A6, C3 enzovoort zijn de delen ervan: als een kaart geweigerd wordt, hoor je welk deel dat vraagt.
rules-source-site =
    .coinche-bga = dit spel zoals op Board Game Arena (boardgamearena.com), volgens de openbare code
    .bulgarian = dit spel volgens de Bulgaarse tekst van belot-rules.hit.bg, en waar die zwijgt volgens open programma’s
    .contree-ffb = dit spel volgens de regels van de Franse bond, de FFB (ffbelote.org, 2015)
    .coinche-ffb = dit spel volgens de regels van de Franse bond, de FFB (ffbelote.org, 2015)
    .coinche-concours = dit spel volgens het wedstrijdreglement van coinchons.fr
    .contree-announced = dit spel zoals het vrije programma slim0/contree (github.com) het speelt
    .clobyosh = dit spel zoals boeken over kaartspelen en open spelregels het vertellen (David Parlett, catsatcards.com, umich.edu)
    .klaverjas-amsterdam = dit spel zoals Amsterdamse clubs het spelen (kaartclub-dehoop.nl), en pagat.com
    .klaverjas-rotterdam = dit spel volgens de Rotterdamse regels van de NKU (klaverjasunie.nl)
    .belote3 = dit spel zoals exoty.com het beschrijft; waar die zwijgt, naar andere pagina’s en programma’s, die sterk verschillen
source-every = alle documenten
source-name =
    .pagat = pagat.com
    .pagat-variant = pagat.com (variant)
    .pagat-german = pagat.com (Duits)
    .pagat-english = pagat.com (Engels)
    .french = Franse pagina
    .club = Duits clubblad
    .dutch = Nederlands blad
    .outside = elders bekend
    .decided = hier beslist
source-about =
    .pagat = de pagina’s over belote in de kaartspelverzameling van John McLeod, in het Duits en het Engels
    .pagat-variant = wat die pagina’s vertellen over hoe sommigen spelen
    .pagat-german = wat alleen de Duitse pagina’s zeggen
    .pagat-english = wat alleen de Engelse pagina zegt
    .french = een pagina voor beginners over belote zoals in Frankrijk
    .club = de huisregels van een club in Duitsland
    .dutch = een blad in het Nederlands met klassieke belote en Kloppen
    .outside = in geen van deze documenten, maar wel in andere regels en programma’s, zoals coinche en contrée in hun geheel
    .decided = geen document zegt het, of niet duidelijk, en een spel moet het weten
