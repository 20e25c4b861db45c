# The options of a table, page by page. Short words: what a value means in full stands in rules*.ftl.

options-title = ### Правила: { $table }
options-page = ### { $group }
options-same = Нищо не е променено.
options-differs = Променено:
options-difference = { $option }: **{ $value }** (вместо: { $instead })
options-more =
    { $count ->
        [one] и още 1 промяна: натисни **Правила…**
       *[other] и още { $count } промени: натисни **Правила…**
    }
options-agree-again = Ако на масата седят и други, те трябва да се съгласят с всяка промяна.
options-choose-group = Промени нещо…
options-choose-other = Промени нещо друго…
options-choose-preset = Друга игра…
options-choose-saved = Запазени правила…
options-number = Задай…
options-instead = ✏️ вместо: { $value }
options-reset = Отмени промените
options-save = Запази…
options-pages = Виж правилата
options-back = Назад
options-remove = Изтрий запазени правила…
options-remove-title = ### Кои правила да се изтрият?
options-remove-none = Правила, запазени от други, трият само управляващите този сървър, а ти нямаш запазени.
options-remove-choose = Запазени правила…
options-remove-sure = Да изтрия ли **{ $name }** за целия сървър? Масите, които играят по тях, ги запазват.
options-remove-now = Изтрий
options-removed = 🗑️ Изтрити са.
options-saved = 💾 Запазени като **{ $name }**: /белот вече предлага тези правила.
options-save-title = Запазване на тези правила
options-save-label = Име, най-много { $most } знака
options-number-range = От { $low } до { $high }
options-name-of-preset = Вече имам правила с името **{ $name }**: избери друго.
options-origin =
    .outside = ◇ не идва от източниците на правилника
    .adaptation = ◇ допълнено от нас: източникът го споменава без правила
options-mark =
    .outside = { $value } ◇ отдругаде
    .adaptation = { $value } ◇ допълнено

options-group =
    .deal = Раздаване
    .auction = Наддаване
    .decouverte = За двама
    .coinche = Обяви и контра
    .contract = Кога договорът е изпълнен
    .declarations = Анонси
    .belote = Белот и ребелот
    .play = Разиграване
    .scoring = Точкуване
    .end = Край на партията

options-words =
    .players = Играчи
    .bid-min = Най-ниска обява
    .bid-max = Най-висока обява
    .bid-step = Стъпка на обявите

    .direction = Посока
    .direction-ccw = обратно на часовника
    .direction-ccw-about = Започва се отдясно на раздаващия, както във Франция
    .direction-cw = по часовника
    .direction-cw-about = Започва се отляво на раздаващия, както в Нидерландия

    .first-dealer = Кой раздава пръв
    .first-dealer-random = по жребий
    .first-dealer-random-about = Никой не трябва да прави нищо
    .first-dealer-lowest-card = най-ниската карта
    .first-dealer-lowest-card-about = Всеки тегли по една; който има най-ниската, раздава

    .shuffle = Разбъркване
    .shuffle-cut-only = веднъж, после само цепене
    .shuffle-cut-only-about = Картите от една взятка остават съседни и ръцете са по-неравни
    .shuffle-every-deal = преди всяко раздаване
    .shuffle-every-deal-about = Както на турнири

    .packets = По колко карти
    .packets-3-2 = три, после две
    .packets-3-2-about = След това се обръща карта
    .packets-2-3 = две, после три
    .packets-2-3-about = След това се обръща карта
    .packets-dealer-choice = както реши раздаващият
    .packets-dealer-choice-about = Три и две или две и три
    .packets-2-3-3 = две, три, три
    .packets-2-3-3-about = Всичките осем карти преди наддаването
    .packets-3-2-3 = три, две, три
    .packets-3-2-3-about = Всичките осем карти преди наддаването
    .packets-3-3-2 = три, три, две
    .packets-3-3-2-about = Всичките осем карти преди наддаването
    .packets-4-4 = по четири
    .packets-4-4-about = Всички карти преди наддаването
    .packets-3-3 = три и три
    .packets-3-3-about = После се обръща карта; още три след наддаването

    .auction = Наддаване
    .auction-turn-up = вземане на боя
    .auction-turn-up-about = Обърнатата или друга във втория кръг
    .auction-bids = обяви с контра
    .auction-bids-about = Точки и боя; другата страна може да удвои
    .auction-coinche = обяви като в коанша и контрето
    .auction-coinche-about = Точки и какво е коз; другите могат да удвоят
    .auction-choice = избор на коз
    .auction-choice-about = Като в клаверяса: накрая някой трябва да играе
    .auction-clobyosh = вземане, пас или шмайс
    .auction-clobyosh-about = За двама, с обърната карта

    .trump-choice = Кой трябва да играе
    .trump-choice-first-may-pass = играчът след раздаващия, ако всички пасуват
    .trump-choice-first-may-pass-about = Преди това се питат всички поред
    .trump-choice-first-must = играчът след раздаващия
    .trump-choice-first-must-about = Другите не се питат
    .trump-choice-dealer-first = раздаващият, който е пръв
    .trump-choice-dealer-first-about = Ако всички пасуват, играе раздаващият
    .auction-ladder = стълбица от козове
    .auction-ladder-about = Обявата е само коз, по-висок от предишния
    .auction-three = вземане, един срещу двама
    .auction-three-about = Като в белота за трима

    .pack3 = Карти за трима
    .pack3-24 = 24 карти
    .pack3-24-about = Без седмиците и осмиците
    .pack3-32-chien = 32 карти с талон
    .pack3-32-chien-about = По десет карти, две за взелия

    .deal3 = Раздаване за трима
    .deal3-turned = пет и една обърната
    .deal3-turned-about = Взема се обърнатата боя или пас
    .deal3-all8 = осемте наведнъж
    .deal3-all8-about = Един кръг: боя по избор или пас

    .round2-suits = Втори кръг
    .round2-suits-exclude-turned = другите три бои
    .round2-suits-exclude-turned-about = Обърнатата боя вече не може да се вземе
    .round2-suits-any = всяка боя
    .round2-suits-any-about = Дори обърнатата

    .allpass-dealer = Ако всички са пас
    .allpass-dealer-next = раздава следващият
    .allpass-dealer-next-about = Редът за раздаване продължава
    .allpass-dealer-same = раздава пак същият
    .allpass-dealer-same-about = Докато се стигне до договор

    .schmeiss = Шмайс
    .schmeiss-off = не се играе
    .schmeiss-off-about = Вземаш или си пас, нищо друго
    .schmeiss-on = играе се
    .schmeiss-on-about = Другият те оставя да вземеш или хвърля картите
    .schmeiss-opponent-makes = другият трябва да вземе
    .schmeiss-opponent-makes-about = В първия кръг обърнатата боя; иначе картите се хвърлят

    .show-bottom = Най-долната карта в талона
    .show-bottom-false = скрита
    .show-bottom-false-about = Никой не я вижда до края на партията
    .show-bottom-true = показва се
    .show-bottom-true-about = Щом всички карти са раздадени

    .declarations = Анонси
    .declarations-off = няма
    .declarations-off-about = Поредици и карета не носят нищо
    .declarations-first-trick = в първата взятка
    .declarations-first-trick-about = Всеки казва вида с първата си карта
    .declarations-immediate = показват се преди първата карта
    .declarations-immediate-about = Щом козът е ясен
    .declarations-talk = сравняват се на глас
    .declarations-talk-about = Само поредици; масата говори вместо теб

    .decl-contest = Чии анонси се броят
    .decl-contest-winner-takes-all = на страната с най-добрия
    .decl-contest-winner-takes-all-about = Всичките ѝ; другата страна не пише нищо за анонси
    .decl-contest-per-type = най-добрите от всеки вид
    .decl-contest-per-type-about = Различните видове се броят всички, и за двете страни
    .decl-contest-separate = поредици и карета поотделно
    .decl-contest-separate-about = Поредици срещу поредици, карета срещу карета
    .decl-contest-by-value = всички заедно, по точки
    .decl-contest-by-value-about = При равни точки карето е преди поредицата

    .decl-contest-moment = Кога се сравняват
    .decl-contest-moment-after-trick1 = след първата взятка
    .decl-contest-moment-after-trick1-about = Преди излизането за втората
    .decl-contest-moment-during-trick2 = във втората взятка
    .decl-contest-moment-during-trick2-about = Всеки казва по-добър или пас
    .decl-contest-moment-before-first-lead = преди първото излизане
    .decl-contest-moment-before-first-lead-about = Върви с анонси, които се показват
    .decl-contest-moment-end-of-deal = в края на раздаването
    .decl-contest-moment-end-of-deal-about = Дотогава се знае само видът им

    .long-runs = Дълги поредици
    .long-runs-cap5 = броят се за квинта
    .long-runs-cap5-about = Помежду им решава само най-високата карта
    .long-runs-cap4 = броят се за кварта
    .long-runs-cap4-about = 50 точки, колкото и да са дълги
    .long-runs-true-length = по-дългата печели
    .long-runs-true-length-about = Пак 100 точки, но шест бият пет

    .long-run-split = Остатък от дълга поредица
    .long-run-split-false = не носи нищо
    .long-run-split-false-about = Дългата поредица е един анонс
    .long-run-split-true = може да е втора поредица
    .long-run-split-true-about = Осем поред са квинта и терца

    .trump-run-wins = Всичките осем коза в една ръка
    .trump-run-wins-false = поредица като всяка друга
    .trump-run-wins-false-about = 100 точки
    .trump-run-wins-true = печелят цялата партия
    .trump-run-wins-true-about = Веднага, какъвто и да е резултатът

    .capot-victims-decl = Анонси на страна без взятка
    .capot-victims-decl-lose = губят се
    .capot-victims-decl-lose-about = Остава само белотът ѝ
    .capot-victims-decl-keep = остават ѝ
    .capot-victims-decl-keep-about = Пишат се дори срещу капо
    .capot-victims-decl-to-winners = отиват при другата страна
    .capot-victims-decl-to-winners-about = В добавка към капото

    .belote = Белот и ребелот
    .belote-on = 20 точки
    .belote-on-about = За поп и дама коз
    .belote-off = не се играе
    .belote-off-about = Поп и дама коз не носят нищо допълнително

    .belote-order = Кое е първо
    .belote-order-free = попът или дамата
    .belote-order-free-about = Както искаш
    .belote-order-king-first = попът
    .belote-order-king-first-about = Дамата трябва да го изчака

    .belote-announce = Кой казва думите
    .belote-announce-auto = масата
    .belote-announce-auto-about = Никой не може да ги забрави
    .belote-announce-second = масата, с втората карта
    .belote-announce-second-about = Първата карта не издава нищо
    .belote-announce-prompt = по избор на играча с белота
    .belote-announce-prompt-about = При първата карта; втората дума идва сама
    .belote-announce-strict = всеки сам
    .belote-announce-strict-about = Забравиш ли дума, 20-те точки са изгубени

    .belote-on-dedans = Белотът на обявили, които са вътре
    .belote-on-dedans-owner = остава си техен
    .belote-on-dedans-owner-about = 20 точки, каквото и да стане
    .belote-on-dedans-to-defence = отива при защитата
    .belote-on-dedans-to-defence-about = С всичко останало

    .head-trump = Излизане с коз
    .head-trump-always = винаги се качва
    .head-trump-always-about = Дори над партньора
    .head-trump-unless-partner-master = качва се, но не над партньора
    .head-trump-unless-partner-master-about = Докато партньорът ти държи взятката, става всеки коз

    .head-plain = Излизане с друга боя
    .head-plain-no = всяка карта от боята
    .head-plain-no-about = Никой не е длъжен да качва
    .head-plain-unless-partner-master = качва се, но не над партньора
    .head-plain-unless-partner-master-about = Ако можеш
    .head-plain-always = винаги се качва
    .head-plain-always-about = Ако можеш

    .undertrump-opp = Противник държи взятката с коз
    .undertrump-opp-required = надцакваш, иначе цакаш по-ниско
    .undertrump-opp-required-about = Задължително коз, дори твърде нисък
    .undertrump-opp-optional = надцакваш, иначе всяка карта
    .undertrump-opp-optional-about = Никой не хаби твърде нисък коз
    .undertrump-opp-forbidden = надцакване или без коз
    .undertrump-opp-forbidden-about = Като в Амстердам: по-нисък коз само ако няма друго

    .partner-plain = Партньорът държи взятката без коз
    .partner-plain-free = всяка карта
    .partner-plain-free-about = Цакаш или чистиш
    .partner-plain-must-trump = трябва да цакаш
    .partner-plain-must-trump-about = Макар че взятката вече е ваша

    .partner-trump = Партньорът държи взятката с коз
    .partner-trump-no-undertrump-if-can-over = не под него, ако можеш над него
    .partner-trump-no-undertrump-if-can-over-about = Ако не можеш: всяка карта
    .partner-trump-must-piss = под него, ако не можеш над него
    .partner-trump-must-piss-about = Тогава козът ти отива под неговия
    .partner-trump-free = всяка карта
    .partner-trump-free-about = Дори по-нисък коз
    .partner-trump-must-trump-any = задължително коз
    .partner-trump-must-trump-any-about = Трябва да цакаш, макар и ниско
    .partner-trump-ffb = не под него, освен само с козове
    .partner-trump-ffb-about = Както иска френската федерация
    .partner-trump-must-over = надцакване или по-нисък коз
    .partner-trump-must-over-about = Като в Ротердам: сякаш е цакал противник
    .partner-trump-never-under = без по-нисък коз
    .partner-trump-never-under-about = Като в Амстердам: надцакай или изчисти друга боя

    .contract-basis = Какво се брои за договора
    .contract-basis-all = всичко заедно
    .contract-basis-all-about = Взятки, белот и анонси
    .contract-basis-tricks-belote = взятките и белотът
    .contract-basis-tricks-belote-about = Анонсите не помагат
    .contract-basis-tricks = само взятките
    .contract-basis-tricks-about = Не помагат нито белотът, нито анонсите

    .tie-rule = Равни точки
    .tie-rule-takers-win = обявилите печелят
    .tie-rule-takers-win-about = Колкото имат другите, стига
    .tie-rule-takers-lose = обявилите губят
    .tie-rule-takers-lose-about = Колкото имат другите, не стига
    .tie-rule-litige = точките на обявилите висят
    .tie-rule-litige-about = Взема ги страната, която спечели следващото раздаване
    .tie-rule-abeyance = всички точки висят
    .tie-rule-abeyance-about = Следващото раздаване решава за точките на двете страни
    .tie-rule-takers-zero = който е взел, не пише нищо
    .tie-rule-takers-zero-about = Другият пише това, което има
    .tie-rule-set-aside = точките висят
    .tie-rule-set-aside-about = За този, който спечели следващото раздаване

    .litige-belote = Белот при висящи точки
    .litige-belote-carve = пише се веднага
    .litige-belote-carve-about = Виси само останалото
    .litige-belote-hold = виси и той
    .litige-belote-hold-about = С другите точки
    .tens-rounding = Закръгляне до десетици
    .tens-rounding-book = по правилника
    .tens-rounding-book-about = С малко точки може да не се пише нищо
    .tens-rounding-program = както в програма от 2001
    .tens-rounding-program-about = С една точка се пише поне едно
    .capot-doubling = Капо след контра
    .capot-doubling-multiplied = умножава се
    .capot-doubling-multiplied-about = Както всяко раздаване
    .capot-doubling-cancels = брои се веднъж
    .capot-doubling-cancels-about = Печелившите пишат всички точки веднъж

    .held-at-end = Висящи точки в края
    .held-at-end-lost = губят се
    .held-at-end-lost-about = Никой не ги взема
    .held-at-end-to-owner = на този, който ги взе
    .held-at-end-to-owner-about = Това може да реши партията

    .capot-value = Капо
    .capot-value-252 = 252 точки
    .capot-value-252-about = 152 за картите, 100 за капото
    .capot-value-250 = 250 точки
    .capot-value-250-about = Кръгло число, както в Нидерландия

    .rounding = Закръгляване
    .rounding-off = няма
    .rounding-off-about = Пише се всяка точка
    .rounding-nearest10 = до най-близките 10
    .rounding-nearest10-about = 84 става 80, 85 става 90
    .rounding-nearest5 = до най-близките 5
    .rounding-nearest5-about = 82 става 80, 83 става 85
    .rounding-up10 = нагоре до 10
    .rounding-up10-about = 81 става 90
    .rounding-up5 = нагоре до 5
    .rounding-up5-about = 81 става 85
    .rounding-complement10 = до 10, общо 160
    .rounding-complement10-about = 85 срещу 77 става 80 срещу 80

    .end-mode = Партията свършва
    .end-mode-target = при определени точки
    .end-mode-target-about = Печели този, който ги стигне пръв
    .end-mode-deals = след определен брой раздавания
    .end-mode-deals-about = Печели този, който тогава има повече
    .end-mode-boards = след определен брой бордове
    .end-mode-boards-about = В дупликат: всеки се сравнява с другите маси

    .target = Точки за победа
    .deals-limit = Брой раздавания

    .both-reach = Двете страни стигат целта заедно
    .both-reach-extend = още едно раздаване
    .both-reach-extend-about = После печели по-високият резултат
    .both-reach-draw = равенство
    .both-reach-draw-about = Никой не печели
    .both-reach-higher-score = печели по-високият резултат
    .both-reach-higher-score-about = При равенство – още едно раздаване
    .both-reach-attackers = печелят обявилите
    .both-reach-attackers-about = Тези от последното раздаване
    .both-reach-last-bidder = печели последната обява
    .both-reach-last-bidder-about = Тази от последното раздаване

    .arret = Спиране („Стоп!“)
    .arret-false = не се играе
    .arret-false-about = Всяко раздаване се доиграва
    .arret-true = играе се
    .arret-true-about = Който е сигурен в точките, може да спре партията; сбърка ли, губи я

    .kloppen-score = Изпълнен договор
    .kloppen-score-bid-only = носи обявата
    .kloppen-score-bid-only-about = Другите не пишат нищо
    .kloppen-score-made-only = носи взетите точки
    .kloppen-score-made-only-about = Двете страни пишат точките си
    .kloppen-score-made-plus-bid = носи точките и обявата
    .kloppen-score-made-plus-bid-about = Другите пишат точките си

    .coinche-mode = Контра
    .coinche-mode-any-time = по всяко време
    .coinche-mode-any-time-about = Дори извън реда
    .coinche-mode-in-turn = по реда
    .coinche-mode-in-turn-about = Като обява

    .surcoinche = Реконтра
    .surcoinche-off = не се играе
    .surcoinche-off-about = Контрата е последната дума
    .surcoinche-x4 = четворни точки
    .surcoinche-x4-about = Обявилите могат да отговорят на контра
    .surcoinche-x3 = тройни точки
    .surcoinche-x3-about = Обявилите могат да отговорят на контра
    .run-from-contra = Обяви след контра
    .run-from-contra-true = може
    .run-from-contra-true-about = По-висока обява и раздаването пак е единично
    .run-from-contra-false = не може
    .run-from-contra-false-about = Контрата закрепва обявата

    .coinche-scope = Контрата удвоява
    .coinche-scope-both = каквото пишат двете страни
    .coinche-scope-both-about = При изпълнен договор
    .coinche-scope-bidders-only = каквото пишат обявилите
    .coinche-scope-bidders-only-about = При изпълнен договор
    .coinche-scope-bidders-take-all = 160 и обявата, за обявилите
    .coinche-scope-bidders-take-all-about = При изпълнен договор другите не пишат нищо

    .kloppen-fail = Неизпълнена обява
    .kloppen-fail-literal = 162 или двойната обява
    .kloppen-fail-literal-about = 80 с контра тогава струва 160, по-малко отколкото без контра
    .kloppen-fail-max = поне 162
    .kloppen-fail-max-about = След контра двойната обява, ако е повече

    .announced-capot = Обявено капо
    .announced-capot-document = 250 или 350 точки
    .announced-capot-document-about = 250, когато се пише само обявата
    .announced-capot-500 = 500 точки
    .announced-capot-500-about = Винаги повече от необявеното

    .reveal-on-lead = Карта под тази, с която се излиза
    .reveal-on-lead-false = открива се след взятката
    .reveal-on-lead-false-about = От двамата едновременно
    .reveal-on-lead-true = открива се веднага
    .reveal-on-lead-true-about = Преди другият да отговори

    .extra-contracts = Без козова боя
    .extra-contracts-off = не се играе
    .extra-contracts-off-about = Коз винаги е една боя
    .extra-contracts-no-trumps = без коз
    .extra-contracts-no-trumps-about = Никоя боя не е коз
    .extra-contracts-all-trumps = всичко коз
    .extra-contracts-all-trumps-about = Във всяка боя важи редът на козовете
    .extra-contracts-both = без коз и всичко коз
    .extra-contracts-both-about = Могат да се обявят и двете

    .bid-max-160 = 160
    .bid-max-160-about = По-високо е само капо
    .bid-max-180 = 180
    .bid-max-180-about = Без анонси повече не може да се вземе
    .bid-max-650 = без таван
    .bid-max-650-about = За маси с анонси

    .generale = Генерал
    .generale-false = не се играе
    .generale-false-about = Капо е най-високата обява
    .generale-true = играе се
    .generale-true-about = Всички взятки без партньора, за 500

    .generale-lead = Излизане при генерал
    .generale-lead-first-hand = играчът след раздаващия
    .generale-lead-first-hand-about = Както във всяко раздаване
    .generale-lead-bidder = обявилият
    .generale-lead-bidder-about = Който играе сам, започва

    .self-raise = Вдигане на собствената обява
    .self-raise-off = не може
    .self-raise-off-about = Три паса приключват наддаването
    .self-raise-other-suit = с друг коз
    .self-raise-other-suit-about = Обявилият получава думата още веднъж

    .na-values = Стойности без козова боя
    .na-values-ffb-table = таблицата на федерацията
    .na-values-ffb-table-about = Без коз: асо 19. Всичко коз: вале 13, деветка 9
    .na-values-scaled = преизчислени към 152
    .na-values-scaled-about = Обичайните стойности; сборовете на двете страни се свеждат към общо 152
    .na-values-raw = каквито са
    .na-values-raw-about = 120 точки на без коз, 248 на всичко коз

    .ta-last-trick = Последна взятка на всичко коз
    .ta-last-trick-true = 10 точки
    .ta-last-trick-true-about = Както във всяко раздаване
    .ta-last-trick-false = нищо
    .ta-last-trick-false-about = Общо 248 точки

    .belote-ta = Белот на всичко коз
    .belote-ta-none = няма
    .belote-ta-none-about = Както на без коз
    .belote-ta-each-suit = по един във всяка боя
    .belote-ta-each-suit-about = До четири, по 20 точки
    .belote-ta-each-suit-led = във всяка боя, когато се играе тя
    .belote-ta-each-suit-led-about = Първата ѝ карта е излизане или отговор на боята

    .decl-equal = Еднакви анонси
    .decl-equal-earlier-seat = който говори пръв
    .decl-equal-earlier-seat-about = Неговият е по-висок
    .decl-equal-none = никой не ги пише
    .decl-equal-none-about = Нито тях, нито по-ниските

    .belote-helps-contract = Белотът на обявилите
    .belote-helps-contract-true = помага за обявата
    .belote-helps-contract-true-about = 20-те му точки се броят с взятките
    .belote-helps-contract-false = не помага
    .belote-helps-contract-false-about = Трябва да стигнат самите взятки

    .decl-helps-contract = Анонсите на обявилите
    .decl-helps-contract-true = помагат за обявата
    .decl-helps-contract-true-about = Броят се с взятките
    .decl-helps-contract-false = не помагат
    .decl-helps-contract-false-about = Трябва да стигнат самите взятки

    .beat-defence = Повече от другата страна
    .beat-defence-false = не е нужно
    .beat-defence-false-about = Обявените точки стигат
    .beat-defence-true = нужно е
    .beat-defence-true-about = Освен обявените точки

    .eighty-means-82 = Обява 80
    .eighty-means-82-false = иска 80 точки
    .eighty-means-82-false-about = Макар че другите може да имат повече
    .eighty-means-82-true = иска 82 точки
    .eighty-means-82-true-about = Повече от половината

    .coinche-score = Какво се пише
    .coinche-score-ffb = точки и обява, 160 след контра
    .coinche-score-ffb-about = Федерацията: (160 + обявата) × 2 след контра
    .coinche-score-bga = точки и обява
    .coinche-score-bga-about = След контра точките на обявилите и обявата × 2
    .coinche-score-bga-bid-only = обява и белот
    .coinche-score-bga-bid-only-about = Взятките не носят нищо
    .coinche-score-concours = точки и обява, 500 за капо
    .coinche-score-concours-about = Турнири: белотът никога не се умножава
    .coinche-score-announced = само обявата
    .coinche-score-announced-about = Не носят нищо нито взятките, нито белотът
    .coinche-score-made = точки и умножена обява
    .coinche-score-made-about = След контра само обявата × 2

    .fail-base = За неизпълнена обява
    .fail-base-160 = 160 и обявата
    .fail-base-160-about = Кръгло число
    .fail-base-162 = 162 и обявата
    .fail-base-162-about = Всичко, което има в едно раздаване

    .belote-only-win = Победа с белот
    .belote-only-win-true = винаги
    .belote-only-win-true-about = Дори в загубено раздаване
    .belote-only-win-false = не в загубено раздаване
    .belote-only-win-false-about = Играе се още едно раздаване
    .kapo-no-exit = Капо на финала
    .kapo-no-exit-off = приключва партията
    .kapo-no-exit-off-about = Както всяко раздаване
    .kapo-no-exit-one-more = иска още едно раздаване
    .kapo-no-exit-one-more-about = После печели по-високият сбор; ново капо не се брои
    .kapo-no-exit-raise = вдига целта
    .kapo-no-exit-raise-about = До едно повече от водещите

    .four-jacks = Четири валета в една взятка
    .four-jacks-100 = 100 точки
    .four-jacks-100-about = Като всяко друго каре
    .four-jacks-200 = 200 точки
    .four-jacks-200-about = Като в Амстердам

    .four-nines = Четири деветки в една взятка
    .four-nines-100 = 100 точки
    .four-nines-100-about = Като всяко друго каре
    .four-nines-150 = 150 точки
    .four-nines-150-about = Като анонсите в белота

    .roem-claim = Как се брои роемът
    .roem-claim-auto = сам
    .roem-claim-auto-about = Масата го намира
    .roem-claim-claim = щом бъде обявен
    .roem-claim-claim-about = С бутон, преди да падне следващата карта

    .counter-pit = Всички взятки за другите
    .counter-pit-false = нищо повече
    .counter-pit-false-about = 162 и роемът, както винаги при неизпълнен договор
    .counter-pit-true = още 100 точки
    .counter-pit-true-about = Пит и за тях

    .all-tricks = Всички девет взятки
    .all-tricks-0 = нищо повече
    .all-tricks-0-about = Броят се само картите
    .all-tricks-100 = още 100 точки
    .all-tricks-100-about = За този, който ги вземе

    .contract3 = На взелия му трябват
    .contract3-more-than-each = повече от всеки друг
    .contract3-more-than-each-about = Равенството не стига
    .contract3-more-than-both = повече от двамата заедно
    .contract3-more-than-both-about = Поне 82 без белот

    .fail3 = Когато взелият е вътре
    .fail3-split = всеки друг половината от всичко
    .fail3-split-about = По 81 точки
    .fail3-own-plus-half = своите и половината на взелия
    .fail3-own-plus-half-about = Нечетната точка е за втория
    .fail3-own = другите пишат своите
    .fail3-own-about = Точките на взелия се губят

    .def-sum = Защитата пише
    .def-sum-false = всеки своите точки
    .def-sum-false-about = Когато договорът е изпълнен
    .def-sum-true = всеки сбора на двамата
    .def-sum-true-about = Когато договорът е изпълнен

    .capot3-partial = Защитник без взятка
    .capot3-partial-false = нищо повече
    .capot3-partial-false-about = Само всички взятки носят повече
    .capot3-partial-true = по 50 на другите двама
    .capot3-partial-true-about = Когато договорът е изпълнен

# Why rules cannot be so, and what to do. $option: the name of the option that stands in the way.
bad-rules =
    .unknown-option = Такава опция вече няма: отвори пак **Правила…** на масата.
    .missing = Тези правила са непълни: започни пак от някои от моите.
    .no-such-value = **{ $option }**: така не може. Избери от предложените стойности.
    .out-of-range = **{ $option }**: трябва да е число от { $low } до { $high }.
    .not-with-this-deal = Така се раздава в друга игра: избери друго за **{ $option }** или играй по други правила.
    .not-on-boards = В дупликат бордовете са едни и същи на всички маси, всеки сам за себе си: за **{ $option }** трябва друга стойност.
    .needs-four-players = **{ $option }**: за това трябват четирима играчи. Първо избери други правила.
    .needs-two-players = **{ $option }**: това е само за коанш, контре и открит белот. Първо избери правилата на някоя от тези игри.
    .needs-target = За **{ $option }** трябва цел в точки: нека партията свършва при определени точки или играй без това.
    .not-with-bids = **{ $option }** не върви с обяви: откажи се от едното или от другото.
    .not-in-this-game = **{ $option }** не е част от тази игра: остави го така или играй по други правила.
    .for-three = **{ $option }**: белотът за трима е отделна игра. Играйте по нейните правила или останете при друга игра.
    .not-with-two-players = **{ $option }**: двама играчи не знаят всичките си карти, затова масата трябва да казва думите.
    .not-with-these-declarations = **{ $option }**: преди първото излизане, ако анонсите се показват веднага, иначе по-късно.
    .no-such-preset = Вече не знам тези правила: избери други.
