# Cards, suits and lists: what every other text is made of.
#
# Our Bulgarian words, the same everywhere:
# - deal: раздаване; party: партия; deals are settled on the лист, points are писани.
# - dealer, cut, turn up: раздаващ, цепя, обръщам. Trick, lead, follow: взятка, излизам, отговарям.
# - trump, to trump, over, under: коз, цакам, надцаквам, цакам по-ниско. Discard: чистя.
# - take, takers, defenders: вземам, обявилите, защитата. A side is a страна or an отбор.
# - auction: наддаване; bid, bidders: обява, обявявам, обявилите.
# - declaration: анонс; runs: поредица, терца, кварта, квинта; four of a kind: каре.
# - made, dedans, capot, litige: изпълнен, вътре, капо, висящи точки. Coinche: контра, реконтра.
# - no trumps, all trumps: без коз (БК), всичко коз (ВК). The game Coinche is Коанш.
# - people are addressed as ти, all of a table as вие.

card-index =
    .ace = A
    .king = K
    .queen = Q
    .jack = J
    .ten = 10
    .nine = 9
    .eight = 8
    .seven = 7

rank-name =
    .ace = асо
    .king = поп
    .queen = дама
    .jack = вале
    .ten = десетка
    .nine = деветка
    .eight = осмица
    .seven = седмица

suit-name =
    .spades = пика
    .hearts = купа
    .diamonds = каро
    .clubs = спатия
    .no-trumps = без коз
    .all-trumps = всичко коз

card-name = { $rank } { $suit }
# Cards stand without an article: “играй K♥ или 9♠”.
card-the =
    { $rank ->
       *[other] { $card }
    }
labelled = { $label }: { $text }
language-name =
    .en = English
    .fr = Français
    .de = Deutsch
    .nl = Nederlands
    .bg = Български

table-name = Маса { $number }
preset-name =
    .french = Френски белот
    .pagat = Белот с анонси (pagat)
    .german-club = Белот на немския клуб
    .dutch = Нидерландски белот
    .coinche-bga = Коанш (без коз, всичко коз)
    .contree-ffb = Контре (френска федерация)
    .coinche-ffb = Коанш с анонси (федерация)
    .coinche-concours = Турнирен коанш
    .contree-announced = Контре, брои се само обявата
    .kloppen = Нидерландски коанш (Клопен)
    .bulgarian = Български белот
    .klaverjas-amsterdam = Амстердамски клаверяс
    .klaverjas-rotterdam = Ротердамски клаверяс
    .clobyosh = Клобиош (клаберяс)
    .belote3 = Белот за трима
    .decouverte = Открит белот
    .contest = Турнирен белот
preset-line = { $name } · { $players } играчи
# What else people call a game, in their own languages and spellings, between commas.
game-called =
    .classique = класически белот, френски белот
    .coinche = коанш, коанше, белот с контра
    .kloppen = клопен, нидерландски коанш, холандски коанш
    .bulgarian = белот, български белот, бридж белот
    .klaverjas = клаверяс, клаверясен, клаверджас
    .clobyosh = клаберяс, клоб, белот за двама с талон, клаберяс за двама, бела за двама
    .belote3 = белот за трима, белот с трима, тройка белот, бела за трима, белот трима играчи
    .decouverte = открит белот, белот за двама
preset-about =
    .french = До 1 000 точки, без анонси; при равенство точките на обявилите висят
    .pagat = До 1 000 точки, с анонси; при равенство печелят обявилите
    .german-club = До 1 000 точки, без анонси; качва се задължително, но не върху партньора
    .dutch = До 1 000 точки, по часовника, с анонси; при равенство обявилите губят
    .coinche-bga = До 2 000 точки, без анонси; без коз, всичко коз, контра по всяко време
    .contree-ffb = До 2 000 точки, без анонси; контра по реда на игра
    .coinche-ffb = До 2 000 точки, с анонси; обявите са без таван, контра по реда на игра
    .coinche-concours = До 2 000 точки, без анонси; обявено капо носи 500
    .contree-announced = До 2 000 точки, пише се само обявата; обяви до 160, капо и генерал
    .kloppen = До 1 500 точки, обяви до 180 и капо, без анонси; контра по всяко време
    .bulgarian = До 151 в десетици, стълбица от козове с пет карти, анонси; равенството виси
    .klaverjas-amsterdam = 16 раздавания, роем във взятките; без цакане отдолу, четири валета са 200
    .klaverjas-rotterdam = 16 раздавания, роем във взятките; винаги се цака и надцаква, четири валета са 100
    .clobyosh = За двама, до 500 точки: девет карти, поредици, шмайс; част от картите не се играят
    .belote3 = За трима: един срещу двама, всеки за себе си; 24 карти, до 501 точки
    .decouverte = За двама: половината ти карти са открити; до 1 000 точки
    .contest = 12 раздавания, без анонси; при равенство обявилите губят
rules-modified = променени
end-target = до { $target } точки
end-deals =
    { $deals ->
        [one] { $deals } раздаване
       *[other] { $deals } раздавания
    }
end-boards =
    { $deals ->
        [one] { $deals } борд
       *[other] { $deals } борда
    }
seat-free = *свободно*
call-take = взема { $suit }
call-pass = пас

# Permissions as Discord’s own settings call them.
permission-name =
    .view-channel = Преглед на канала
    .send-messages = Изпращане на съобщения
    .read-message-history = Четене на историята на съобщенията
    .attach-files = Прикачване на файлове
    .create-public-threads = Създаване на публични нишки
    .create-private-threads = Създаване на частни нишки
    .manage-threads = Управление на нишки
    .send-messages-in-threads = Изпращане на съобщения в нишки
    .create-events = Създаване на събития

error-unexpected = Нещо се обърка при нас и нищо не е променено. Опитай пак.
error-done = Готово е и е запазено; само отговорът ми се обърка. Отвори страницата пак, за да видиш как стоят нещата.
error-not-saved = Това не можа да се запази и нищо не е променено. Опитай пак след малко.
refused-standing-unknown = В момента Discord не ми казва дали имаш право на това, и нищо не е променено. Опитай пак след минута.
refused-discord-silent = В момента Discord не отговаря. Опитай пак след минута.
