# The pages of /rules. `rule-OPTION-VALUE` says one value of one option of bot/rules/core/ruleset.py,
# and `rule-OPTION` one that is a number; `rules-CHAPTER-…` is what does not depend on an option.
# $side: whether a side is a team of two or a single player. $auction: turn-up, bids or coinche.
# $answer: in-turn or any-time, to a coinche. $score: `coinche_score`. $generale: on or off.

rules-title-modified = { $preset }, с промени
rules-title =
    .cards = Картите
    .dealing = Раздаване
    .auction = Наддаване
    .declarations = Анонси
    .contest = Кои анонси се броят
    .play = Разиграване
    .extra = Без коз и всичко коз
    .belote = Белот и ребелот
    .roem = Роем
    .contract = Кога договорът е изпълнен
    .scoring = Точкуване
    .end = Край на партията
    .arret = Стоп!
rules-title-sources = Откъде идват правилата

# The way to other pages, and from a refusal to its rule
rules-choose = Страница { $page } от { $pages }: към…
rules-back = Назад
rules-next = Напред
rules-why = Защо?

# The first page
rules-game =
    .classique = Четирима играчи, два отбора: който вземе, избира коза и с партньора си трябва да събере повече точки от другия отбор.
    .coinche = Четирима играчи, два отбора: най-високата обява определя какво е коз и колко точки трябва да събере отборът ѝ; другият отбор може да ги удвои с *контра*.
    .klaverjas = Четирима играчи, два отбора: някой трябва да избере коз и да направи с партньора си повече от половината точки; карти, които се събират в една взятка, носят *роем*.
    .clobyosh = Двама играчи с по девет карти: който вземе, избира коза и трябва да събере повече точки от другия; голяма част от картите остават в талона.
    .bulgarian = Четирима играчи, два отбора: най-високата обява на стълбицата казва какво е коз и отборът ѝ трябва да събере повече точки от другия; пишат се десетици.
    .kloppen = Четирима играчи, два отбора: най-високата обява определя какво е коз и колко точки трябва да се съберат.
    .belote3 = Трима играчи: който вземе обърнатата боя или друга, играе сам срещу другите двама и трябва да събере повече точки от всеки от тях; всеки пише за себе си.
    .belote3-all8 = Трима играчи: който избере боя за коз, играе сам срещу другите двама и трябва да събере повече точки от всеки от тях; всеки пише за себе си.
    .belote3-chien = Трима играчи: който избере боя за коз, взема *талона* и играе сам срещу другите двама; всеки пише за себе си.
    .decouverte = Двама играчи, половината им карти са открити: който вземе, избира коза и трябва да събере повече точки от другия.
    .decouverte-bids = Двама играчи, половината им карти са открити: най-високата обява определя какво е коз и колко точки трябва да се съберат.
rules-saved-as = Тези правила са запазени на този сървър като **{ $name }**.
rules-changed = **Какво е различно:**
rules-changed-more =
    { $more ->
        [one] Още едно правило е различно: виж следващите страници.
       *[other] Още { $more } правила са различни: виж следващите страници.
    }
rules-overview-marks = Малката цифра след правило води към източника му в края на страницата.

# Where a rule comes from: the section of the rule book, and the documents. The short names stand
# in a row behind the section.
rules-note = { $section }: { $notes }
# One of them, in the list of what these names stand for
rules-source-about = • **{ $name }**: { $about }
rules-sources-intro = Правилникът ни е съставен по пет източника. A1, A6, C3 и така нататък са частите му: ако някоя карта не е позволена, виждаш според коя от тях.
rules-source-site =
    .coinche-bga = тази игра както в BGA (boardgamearena.com), по публичния код оттам
    .bulgarian = тази игра по българския текст на hit.bg, а където той мълчи – по отворени програми
    .contree-ffb = тази игра по правилата на френската федерация, FFB (ffbelote.org, 2015)
    .coinche-ffb = тази игра по правилата на френската федерация, FFB (ffbelote.org, 2015)
    .coinche-concours = тази игра по турнирните правила на coinchons.fr
    .contree-announced = тази игра, както я играе свободната програма slim0/contree (github.com)
    .clobyosh = тази игра, както я описват книги за игри с карти и открити правила (Дейвид Парлет, catsatcards.com, umich.edu)
    .klaverjas-amsterdam = тази игра, както я играят клубовете в Амстердам, и както я описва pagat.com
    .klaverjas-rotterdam = тази игра по ротердамските правила на нидерландския съюз по клаверяс
    .belote3 = тази игра по френска страница; където тя мълчи, по други страници и програми, които много се различават
source-every = всички източници
source-name =
    .pagat = pagat.com
    .pagat-variant = pagat.com (вариант)
    .pagat-german = pagat.com (на немски)
    .pagat-english = pagat.com (на английски)
    .french = френска страница
    .club = немски клуб
    .dutch = нидерландски текст
    .outside = познато отдругаде
    .decided = решено тук
source-about =
    .pagat = страниците за белот от сборника с игри на карти на Джон Маклауд, на немски и на английски
    .pagat-variant = каквото тези страници дават като обичай на някои играчи
    .pagat-german = каквото казват само немските страници
    .pagat-english = каквото казва само английската страница
    .french = страница за начинаещи за белота, както се играе във Франция
    .club = местните правила на един клуб в Германия
    .dutch = текст на нидерландски за класическия белот и клопена
    .outside = липсва в тези източници, но го има в други правила и програми, като коанша и контрето изобщо
    .decided = никой източник не го казва или не го казва ясно, а в играта трябва да е решено
