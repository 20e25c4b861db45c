# Why an action is refused, and what to do instead. One text for each reason of bot/rules/errors.py.
# $instead: the cards that may be played (“de 9♠ of de B♠”); $rule: where the rule book says so.

refusal-reason =
    .not-asked = Jij bent daarvoor niet aan de beurt: aan tafel zie je wie wel.
    .party-over = Deze partij is voorbij: druk onder de eindstand op Nog een keer voor een nieuwe.
    .not-in-hand = Die kaart heb je niet meer: speel een van de kaarten die je nog hebt.
    .stays-in-hand = Die kaart moet in je hand blijven: leg { $instead } weg (regel { $rule }).
    .not-this-call =
        { $rule ->
            [I1] Na een contra mag niemand meer bieden (regel { $rule }).
            [CL2] Dat kan nu niet gezegd worden: kies een van de knoppen onder je kaarten (regel { $rule }).
            [KJ2] Jij moet spelen: kies een troef (regel { $rule }).
           *[other] In de eerste ronde kun je alleen de omgedraaide kleur nemen, of passen (regel { $rule }).
        }
    .turned-suit = Niemand nam de omgedraaide kleur: noem een van de drie andere, of pas (regel { $rule }).
    .bid-higher =
        { $rule ->
            [I1] Een bod moet op de ladder hoger staan dan het vorige: ♣ ♦ ♥ ♠, zonder troef, alles troef. Passen mag ook (regel { $rule }).
           *[other] Een bod moet hoger zijn dan het vorige: kies meer punten, of pas (regel { $rule }).
        }
    .no-such-bid = Zo’n bod bestaat niet: kies punten en kleur onder je kaarten (regel { $rule }).
    .nothing-to-coinche = Er is nog geen bod: er valt niets te kloppen.
    .no-declaration = Dat kun je nu niet melden: kies iets van wat onder je kaarten staat, of niets (regel { $rule }).
    .cannot-stop = Alleen wie net een slag gewonnen heeft, mag de partij stoppen, vóór het uitkomen (regel { $rule }).
    .must-follow = Je moet bekennen: speel { $instead } (regel { $rule }).
    .must-beat-trump = Troef is gevraagd, en je kunt hoger: speel { $instead } (regel { $rule }).
    .must-beat-plain = Je moet hoger dan de kaart die de slag heeft: speel { $instead } (regel { $rule }).
    .must-trump = Je kunt niet bekennen, dus je moet troeven: speel { $instead } (regel { $rule }).
    .must-overtrump = Je moet overtroeven: speel { $instead } (regel { $rule }).
    .must-undertrump = Je kunt niet hoger, maar je moet toch troef spelen: speel { $instead } (regel { $rule }).
    .no-undertrump = Ondertroeven mag hier niet: speel { $instead } (regel { $rule }).
    .king-first = De troefheer moet vóór de troefvrouw gespeeld worden: speel { $instead } (regel { $rule }).
    .no-belote = Bij deze kaart valt niets te melden: speel die zonder het woord (regel { $rule }).
    .bad-pack = Dat is geen volledig spel: er moet opnieuw geschud worden.
    .bad-cut = Laat aan elke kant minstens drie kaarten liggen (regel { $rule }).
    .bad-draw = Iedereen trekt één kaart, elk een andere: er moet opnieuw getrokken worden (regel { $rule }).
# What the table itself refuses, before any rule of the game.
refused-reason =
    .blocked = Wie deze server beheert, houdt je weg van de tafels. Praat er met hen over; kijken kun je nog steeds.
    .role-needed = Op deze server zijn de tafels voor de rol { $role }: vraag die aan wie de server beheert.
    .too-many-seats = Je zit al aan { $most } tafels: speel eerst een partij uit, of verlaat een tafel (Meer…, of /tafel).
    .too-many-hosted = Je hebt hier al { $most } tafels geopend die nog niet klaar zijn: maak er eerst een af, of sluit er een (Meer…, of /tafel).
    .too-many-new = Je bent in één minuut aan { $most } partijen begonnen: speel er een, of probeer het over een minuut opnieuw.
    .server-full =
        { $most ->
            [one] Op deze server is { $most } tafel open, meer staat hij niet toe: wacht tot die klaar is, of schuif daar aan.
           *[other] Op deze server zijn { $most } tafels open, meer staat hij niet toe: wacht tot er een klaar is, of schuif aan bij een ervan.
        }
    .tournament-end = Deze partij hoort bij een toernooi: alleen wie het organiseert, kan ze beëindigen. Moet je weg, druk dan op **Meer…** en **Sta op**: een robot speelt voor je.
    .tournament-offer = Deze partij hoort bij een toernooi: alleen wie het organiseert, kan iemand in jouw plaats zetten. Moet je weg, druk dan op **Meer…** en **Sta op**: een robot speelt voor je.
    .time-up = De tijd van deze ronde is om: robots spelen de spellen die nog ontbreken.
    .paused = De partij is gepauzeerd: niemand kan spelen tot ze verdergaat. Wie de tafel geopend heeft of deze server beheert, kan ze hervatten onder **Meer…**.
    .broken = Het verslag van deze partij is beschadigd, dus ze kan niet verder. Wie de tafel geopend heeft of deze server beheert, kan ze sluiten onder **Meer…**.
    .no-such-table = Deze tafel bestaat niet meer. Open een andere met /belote.
    .no-seat = Je hebt geen plaats aan deze tafel. Kijk zo lang je wilt, of open zelf een tafel met /belote.
    .not-your-turn = { $name } is aan de beurt. Je kaarten lichten op als jij het bent.
    .already-played = Al gedaan: { $move }.
    .too-late = Dat moment is voorbij. **Mijn kaarten** aan de tafel toont wat je nu kunt doen.
    .not-started = De partij is nog niet begonnen: iemand aan de tafel moet op Start drukken.
    .party-over = Deze partij is voorbij. Druk onder het laatste bericht op Nog een keer voor een nieuwe.
    .lobby-gone = Deze tafel is gesloten. Open een andere met /belote.
    .restarting = De bot start zo opnieuw op. Probeer het over een minuut nog eens.
    .already-started = De partij is begonnen: kijk mee in de thread, of open een tafel met /belote.
    .seat-taken = Daar zit { $name }. Neem een vrije plaats, of die van een robot.
    .seat-changed = Daar zit intussen iemand anders: druk opnieuw op Meer….
    .seat-empty = Daar zit niemand.
    .not-host = Alleen wie de tafel geopend heeft, mag dat doen.
    .seats-empty = Er zijn nog plaatsen vrij: wacht op mensen, of vul aan met robots 🤖.
    .nobody-sits = Iemand moet er spelen: neem eerst plaats.
    .not-over = De partij is nog bezig.
    .hands-closed = Aan deze tafel blijven de handen gesloten.
    .not-your-record = Alleen wie aan { $table } zat, kan het verslag met iedereen delen.
    .no-pages = Op deze server zijn er geen pagina’s voor browsers. Wie hem beheert, zet ze aan met **/instellen**.
    .no-such-seat = Die plaats heeft deze tafel niet: neem er een die je hier ziet.
    .no-such-length = Die lengte bestaat niet: kies kort of lang, of niets.
    .not-agreed =
        { $count ->
            [one] { $names } is nog niet akkoord met de gewijzigde regels: één druk op **Akkoord** of **Sta op** is genoeg.
           *[other] { $names } zijn nog niet akkoord met de gewijzigde regels: één druk op **Akkoord** of **Sta op** is genoeg.
        }
    .rules-changed = De regels zijn intussen weer veranderd: lees ze, en druk dan nog eens op **Akkoord**.
    .too-many-people = Die regels zijn voor { $players } spelers, en hier zitten er meer: iemand moet eerst opstaan.
    .name-needed = Een naam heeft 1 tot 32 tekens, en er moet iets van te zien zijn: probeer een andere.
    .name-taken = **{ $name }** is al door iemand anders bewaard: kies een andere naam.
    .too-many-rulesets = Op deze server zijn al 25 stellen regels bewaard: verwijder er eerst een.
    .no-such-ruleset = Die regels zijn verwijderd: kies andere.
    .broken-ruleset = **{ $name }** kan niet meer gespeeld worden. { $why } Of verwijder deze regels, en bewaar ze opnieuw.
    .not-your-ruleset = **{ $name }** kan verwijderd worden door wie het bewaard heeft, en door wie de server beheert.
    .review-later = De bespreking van dit spel komt als de partij voorbij is: tot dan zouden de kaarten iets over andere verraden.
    .review-not-ready = Sinds de laatste update wordt de bespreking één keer klaargemaakt: dat duurt ongeveer een halve minuut. Druk dan nog eens.
    .review-not-yours = Een bespreking is er voor wie in dit spel iets besliste.
    .no-hint = Hiervoor is er geen tip: kies wat je wilt.
    .hints-not-ready = Sinds de laatste update worden de tips één keer klaargemaakt: dat duurt ongeveer een halve minuut. Druk dan nog eens.
    .no-hints = Aan deze tafel zijn er geen tips.
    .no-notes = Aan deze tafel zijn er geen briefjes.
    .too-many-notes = Je hebt genoeg over dit moment gezegd: neem eerst je laatste reactie terug.
    .not-in-charge = Dat mogen alleen wie de tafel geopend heeft en wie deze server beheert: vraag het aan hen.
    .rated-table = Deze partij telt mee voor de ranglijst, dus wie de tafel geopend heeft, beslist niets alleen. Onder **Meer…** vraagt **Beëindig de partij…** het de andere kant, en vraagt **Beheer…** alle anderen of iemand van de tafel gaat. Wie deze server beheert, kan allebei zonder te vragen; dan telt de partij niet mee voor de ranglijst.
    .nobody-agrees = Er is verder niemand die ermee akkoord kan gaan dat { $name } van de tafel gaat. Vraag het aan wie deze server beheert, of speel verder: voor wie te lang wacht, speelt een robot.
    .seat-not-yours = Daar speelt { $name }: niemand anders kan die plaats aanbieden.
    .seat-kept = Een robot houdt die plaats vrij voor { $name }. Wie aan de tafel zit, kan die onder **Meer…** aan anderen aanbieden.
    .sits-already = Je zit al aan deze tafel.
    .other-seat-seen = Je hebt in deze partij de kaarten van plaats { $seat } gezien, dus alleen die kun je nemen.
    .tournament-seat = Deze plaats is van een team uit het toernooi: alleen de spelers ervan kunnen die innemen. Kijk zo lang je wilt.
    .removed = Je bent van deze tafel gehaald. Kijk zo lang je wilt, of open zelf een tafel met /belote.
    .boards-seen = Je had al een plaats in deze ronde voor ik je vergat, dus je kent de spellen. De volgende ronde staat voor je open.
    .sealed = Dit spel wordt nog aan andere tafels gespeeld. Je kunt het bekijken als iedereen klaar is: { $when }.
    .sealed-open = Dit spel wordt nog aan andere tafels gespeeld: je kunt het bekijken zodra iedereen het gespeeld heeft.
refused-between-deals = De volgende kaarten worden gedeeld: een ogenblik.
game-sought = Kies een spel…
    .none = Een spel met de naam “{ $text }” ken ik niet. Kies er hier een:
    .several = “{ $text }” kan een van deze zijn:
refused-unknown-button = Deze knop hoort bij een oudere versie. Open een tafel met /belote.
belote-not-here = Een tafel open je in een tekstkanaal van een server: probeer /belote daar.
belote-other-channel = Op deze server open je een tafel in { $channels }.
belote-permissions = Ik kan hier niet spelen: in dit kanaal mis ik { $permissions }. Vraag het aan iemand die de server beheert; /instellen toont wat er ontbreekt.
belote-slow = Je tafel is open. Er wordt nu aan zoveel tafels gespeeld dat kaarten en tafels een paar seconden later verschijnen; er gaat niets verloren.
