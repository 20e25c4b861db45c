# Why an action is refused, and what to do instead. One text for each reason of bot/rules/errors.py.
# $instead: the cards that may be played (“de 9♠ of de B♠”); $rule: where the rule book says so.

refusal-not-asked = Jij bent daarvoor niet aan de beurt: aan tafel zie je wie wel.
refusal-party-over = Deze partij is voorbij: druk onder de eindstand op Nog een keer voor een nieuwe.
refusal-not-in-hand = Die kaart heb je niet meer: speel een van de kaarten die je nog hebt.
refusal-not-this-call = In de eerste ronde kun je alleen de omgedraaide kleur nemen, of passen (regel { $rule }).
refusal-turned-suit = Niemand nam de omgedraaide kleur: noem een van de drie andere, of pas (regel { $rule }).
refusal-bid-higher = Een bod moet hoger zijn dan het vorige: kies meer punten, of pas (regel { $rule }).
refusal-no-such-bid = Zo’n bod bestaat niet: kies punten en kleur onder je kaarten (regel { $rule }).
refusal-nothing-to-coinche = Er is nog geen bod: er valt niets te kloppen.
refusal-no-declaration = Dat kun je nu niet melden: kies iets van wat onder je kaarten staat, of niets (regel { $rule }).
refusal-cannot-stop = Alleen wie net een slag gewonnen heeft, mag de partij stoppen, vóór het uitkomen (regel { $rule }).
refusal-must-follow = Je moet bekennen: speel { $instead } (regel { $rule }).
refusal-must-beat-trump = Troef is gevraagd, en je kunt hoger: speel { $instead } (regel { $rule }).
refusal-must-beat-plain = Je moet hoger dan de kaart die de slag heeft: speel { $instead } (regel { $rule }).
refusal-must-trump = Je kunt niet bekennen, dus je moet troeven: speel { $instead } (regel { $rule }).
refusal-must-overtrump = Je moet overtroeven: speel { $instead } (regel { $rule }).
refusal-must-undertrump = Je kunt niet hoger, maar je moet toch troef spelen: speel { $instead } (regel { $rule }).
refusal-no-undertrump = De troef van je maat heeft de slag, dus hier geen lagere troef: speel { $instead } (regel { $rule }).
refusal-king-first = De troefheer moet vóór de troefvrouw gespeeld worden: speel { $instead } (regel { $rule }).
refusal-no-belote = Bij deze kaart valt niets te melden: speel die zonder het woord (regel { $rule }).
refusal-bad-pack = Dat is geen volledig spel van 32 kaarten: er moet opnieuw geschud worden.
refusal-bad-cut = Laat aan elke kant minstens drie kaarten liggen (regel { $rule }).
refusal-bad-draw = Iedereen trekt één kaart, elk een andere: er moet opnieuw getrokken worden (regel { $rule }).
# What the table itself refuses, before any rule of the game.
refused-no-such-table = Deze tafel bestaat niet meer. Open een andere met /belote.
refused-no-seat = Je hebt geen plaats aan deze tafel. Kijk zo lang je wilt, of open zelf een tafel met /belote.
refused-not-your-turn = { $name } is aan de beurt. Je kaarten lichten op als jij het bent.
refused-between-deals = De volgende kaarten worden gedeeld: een ogenblik.
refused-already-played = Al gedaan: { $move }.
refused-too-late = Dat moment is voorbij. **Mijn kaarten** aan de tafel toont wat je nu kunt doen.
refused-not-started = De partij is nog niet begonnen: iemand aan de tafel moet op Start drukken.
refused-party-over = Deze partij is voorbij. Druk onder het laatste bericht op Nog een keer voor een nieuwe.
refused-lobby-gone = Deze tafel is gesloten. Open een andere met /belote.
refused-restarting = De bot start zo opnieuw op. Probeer het over een minuut nog eens.
refused-already-started = De partij is begonnen: kijk mee in de thread, of open een tafel met /belote.
refused-seat-taken = Daar zit { $name }. Neem een vrije plaats, of die van een robot.
refused-seat-changed = Daar zit intussen iemand anders: druk opnieuw op Meer….
refused-seat-empty = Daar zit niemand.
refused-not-host = Alleen wie de tafel geopend heeft, mag dat doen.
refused-seats-empty = Er zijn nog plaatsen vrij: wacht op mensen, of vul aan met robots 🤖.
refused-nobody-sits = Iemand moet er spelen: neem eerst plaats.
refused-not-over = De partij is nog bezig.
refused-hands-closed = Aan deze tafel blijven de handen gesloten.
refused-not-your-record = Alleen wie aan { $table } zat, kan het verslag met iedereen delen.
refused-no-such-seat = Die plaats heeft deze tafel niet: neem er een die je hier ziet.
refused-not-agreed =
    { $count ->
        [one] { $names } is nog niet akkoord met de gewijzigde regels: één druk op **Akkoord** of **Sta op** is genoeg.
       *[other] { $names } zijn nog niet akkoord met de gewijzigde regels: één druk op **Akkoord** of **Sta op** is genoeg.
    }
refused-rules-changed = De regels zijn intussen weer veranderd: lees ze, en druk dan nog eens op **Akkoord**.
refused-too-many-people = Die regels zijn voor { $players } spelers, en hier zitten er meer: iemand moet eerst opstaan.
refused-name-needed = Een naam heeft 1 tot 32 tekens, en er moet iets van te zien zijn: probeer een andere.
refused-name-taken = **{ $name }** is al door iemand anders bewaard: kies een andere naam.
refused-too-many-rulesets = Op deze server zijn al 25 stellen regels bewaard: verwijder er eerst een.
refused-no-such-ruleset = Die regels zijn verwijderd: kies andere.
refused-broken-ruleset = **{ $name }** kan niet meer gespeeld worden. { $why } Of verwijder deze regels, en bewaar ze opnieuw.
refused-not-your-ruleset = **{ $name }** kan verwijderd worden door wie het bewaard heeft, en door wie de server beheert.
belote-no-such-rules = Ik ken geen regels met de naam “{ $text }”. Wel: { $names }.
refused-unknown-button = Deze knop hoort bij een oudere versie. Open een tafel met /belote.
belote-not-here = Een tafel open je in een tekstkanaal van een server: probeer /belote daar.
belote-other-channel = Op deze server open je een tafel in { $channels }.
belote-permissions = Ik kan hier niet spelen: in dit kanaal mis ik { $permissions }. Vraag het aan iemand die de server beheert; /instellen toont wat er ontbreekt.
belote-slow = Je tafel is open. Er wordt nu aan zoveel tafels gespeeld dat kaarten en tafels een paar seconden later verschijnen; er gaat niets verloren.
refused-review-later = De bespreking van dit spel komt als de partij voorbij is: tot dan zouden de kaarten iets over andere verraden.
refused-review-not-ready = Sinds de laatste update wordt de bespreking één keer klaargemaakt: dat duurt ongeveer een halve minuut. Druk dan nog eens.
refused-review-not-yours = Een bespreking is er voor wie in dit spel iets besliste.
refused-no-hint = Hiervoor is er geen tip: kies wat je wilt.
refused-hints-not-ready = Sinds de laatste update worden de tips één keer klaargemaakt: dat duurt ongeveer een halve minuut. Druk dan nog eens.
refused-no-hints = Aan deze tafel zijn er geen tips.
