# The score sheet after a deal and the end of a party.
# In the picture
sheet-deal = Раздаване
sheet-tricks = Взятки
sheet-der = Последна
sheet-roem = Роем
sheet-belote = Белот
sheet-written = Писани
sheet-points = Точки
sheet-held = Висят
sheet-released = От висящите
sheet-total = Общо
deal-outcome =
    .made = Изпълнен
    .dedans = Вътре
    .capot = Капо
    .pit = Пит
    .litige = Висящи
    .abeyance = Равенство
    .hanging = Висящи

# In words. $mine is what the takers brought together, $theirs what the others did, $by the
# difference. $name and $team are names; $side is “player” or “team”.
sheet-took = { $name } взе { $trump }.
sheet-chose = { $name } игра { $trump }.
sheet-bid = { $name } обяви { $bid }.
    .made =
        { $by ->
            [0] **Изпълнен**, точно: { $mine } точки
           *[other] **Изпълнен** с { $by } в повече: { $mine } точки
        }{ $included ->
            [belote] , заедно с белота,
            [declarations] , заедно с анонсите,
            [both] , заедно с белота и анонсите,
           *[none] {""}
        } при обява { $bid }.
    .dedans = **Вътре**, не достигат { $by }: само { $mine } точки{ $included ->
            [belote] , заедно с белота,
            [declarations] , заедно с анонсите,
            [both] , заедно с белота и анонсите,
           *[none] {""}
        } при обява { $bid }.
    .outdone = **Вътре:** { $mine } точки{ $included ->
            [belote] , заедно с белота,
            [declarations] , заедно с анонсите,
            [both] , заедно с белота и анонсите,
           *[none] {""}
        } стигат за обява { $bid }, но не и срещу { $theirs } на другите.
sheet-doubled =
    { $times ->
        [2] С контра: раздаването се брои двойно.
       *[other] С контра и реконтра: раздаването се брои × { $times }.
    }
sheet-contra =
    { $times ->
        [2] Контра: раздаването е двойно.
       *[other] Контра и реконтра: раздаването се брои × { $times }.
    }
sheet-outcome =
    .made =
        { $by ->
            [0] **Изпълнен:** { $mine } срещу { $theirs }, а равенството стига.
           *[other] **Изпълнен** с { $by } повече: { $mine } срещу { $theirs }.
        }
    .dedans =
        { $by ->
            [0] **Вътре:** { $mine } срещу { $theirs }, а равенството не стига; { $side ->
                    [player] другият пише
                   *[team] другите пишат
                } всичко.
           *[other] **Вътре** с { $by }: само { $mine } срещу { $theirs }, затова { $side ->
                    [player] другият пише
                   *[team] другите пишат
                } всичко.
        }
    .capot = **Капо:** всички взятки!
    .pit = **Пит:** всички взятки!
    .litige = **Точките висят:** { $mine } срещу { $theirs }, равенство.
    .abeyance = **Равенство:** { $mine } срещу { $theirs }.
    .hanging = **Висящи:** { $mine } срещу { $theirs }, равенство.
sheet-no-trick = **Вътре** без нито една взятка: { $side ->
        [player] другият пише
       *[team] другите пишат
    } всичко.
sheet-three =
    .made =
        { $needs ->
            [both] **Изпълнен** с { $by } повече: { $mine } срещу { $theirs }, повече от двамата заедно.
           *[each] **Изпълнен** с { $by } повече: { $mine } срещу { $theirs }, повече от всеки от двамата.
        }
    .dedans =
        { $by ->
            [0] **Вътре:** { $mine } срещу { $theirs }, а равенството не стига.
           *[other] { $needs ->
                [both] **Вътре** с { $by }: само { $mine } срещу { $theirs } заедно.
               *[each] **Вътре** с { $by }: само { $mine } срещу { $theirs }.
            }
        }
    .no-trick = **Вътре** без нито една взятка.
sheet-failed =
    .split = Всеки от другите двама получава половината от всички точки.
    .own-plus-half = Всеки от другите двама пише своите точки и половината от точките на обявилия.
    .own = Другите пишат своите точки; точките на обявилия са загубени.
sheet-tie-zero = **Равенство:** { $mine } срещу { $theirs }. Обявилият не пише нищо, другият пише своето.
sheet-annulled =
    { $side ->
        [player] Обявилият направи { $mine }, другият { $theirs }.
       *[team] Обявилите направиха { $mine }, другите { $theirs }.
    }
sheet-basis =
    .tricks = Тук се сравняват само точките от взятките.
    .tricks-belote = Тук се сравняват взятките и белотът, но не и анонсите.
sheet-bid-needed = Обява { $bid } иска тук { $needed } точки.
sheet-bid-all-tricks = **Изпълнен:** всички взятки стигат за всяка обява.
sheet-capot-made = **Изпълнен:** всички взятки, както е обявено.
sheet-capot-failed =
    { $tricks ->
        [0] **Вътре:** нито една взятка, а бяха обявени всички.
        [one] **Вътре:** една взятка, а бяха обявени всички.
       *[other] **Вътре:** { $tricks } взятки, а бяха обявени всички.
    }
sheet-generale-made = **Изпълнен:** { $name } взе всички взятки, както е обявено.
sheet-generale-shared = **Вътре:** всички взятки, но не всички от ръката на { $name }.

# What a team scored, as a sum of its sources
sheet-team = { $team }: { $sources } → **+{ $written }**
# Where tens are written: $points are what the sources are together
sheet-tens = { $team }: { $sources } = { $points } → **+{ $written }**
sheet-nothing = нищо
sheet-source =
    .tricks =
        { $tricks ->
            [0] без взятки
            [one] { $points } в една взятка
           *[other] { $points } в { $tricks } взятки
        }
    .der = { $points } за последната взятка
    .roem = { $points } за роем
    .declaration = { $points } за { $declaration } ({ $name })
    .belote = { $points } за белота
    .their-belote = { $points } за белота на обявилите
    .deal = { $points } за цялото раздаване
    .capot = { $points } за всички взятки
    .pit = { $points } за всички взятки
    .bid = { $points } за обявата
    .announced-capot = { $points } за обявеното капо
    .announced-generale = { $points } за обявения генерал
    .take-all = { $points } за раздаването
    .rounding = { $points } (закръглено до { $to })
    .tens = { $points } в десетици
    .share = { $points } за половината раздаване
    .takers-half = { $points } за половината точки на взелия
    .other-defender = { $points } за взятките на другия от защитата
    .part-of-capot = { $points } за играч без взятка

sheet-missed-belote =
    { $side ->
        [player] { $team } имаше белот и не каза двете думи: той не се брои.
       *[team] { $team } имаха белот и не казаха двете думи: той не се брои.
    }
sheet-discarded-belote =
    { $side ->
        [player] { $team } имаше белот, но изчисти първата му карта: той не се брои.
       *[team] { $team } имаха белот, но изчистиха първата му карта: той не се брои.
    }
sheet-declarations =
    .to-others = { $points } точки за анонси на { $team } отиват при другата страна.
    .lost =
        { $side ->
            [player] { $team } няма взятка и губи { $points } точки за анонси.
           *[team] { $team } нямат взятка и губят { $points } точки за анонси.
        }
    .unwritten = { $points } точки за анонси на { $team } не се пишат на тази маса.
sheet-in-play = Висят: { $team }, { $sources } → **{ $points }**
sheet-in-play-litige = Който спечели следващото раздаване, получава и тях.
sheet-in-play-abeyance =
    { $side ->
        [player] Ако { $team } спечели следващото раздаване, всеки получава своите; ако не, другият получава всичко.
       *[team] Ако { $team } спечелят следващото раздаване, всяка страна получава своите; ако не, другата получава всичко.
    }
sheet-in-play-all = Заедно с предишните висят { $points } точки.
sheet-released-text =
    { $side ->
        [player] { $team } получава и висящите { $points } точки.
       *[team] { $team } получават и висящите { $points } точки.
    }
sheet-released-to-owner =
    { $side ->
        [player] Партията свърши: { $team } получава обратно висящите { $points } точки.
       *[team] Партията свърши: { $team } получават обратно висящите { $points } точки.
    }
sheet-unplayed = Това раздаване не е доиграно: за него не се пише нищо.
sheet-thrown-in = Всички са пас: този борд се брои 0–0.
sheet-totals = **Общо:** { $totals }

# Alt text of the picture of the whole game. $deals are numbers of deals; $first is the team whose
# total comes first.
sheet-party-target = Цел: { $target }.
sheet-party-moment =
    { $count ->
        [one] { $moment }, { $team }: раздаване { $deals }.
       *[other] { $moment }, { $team }: раздавания { $deals }.
    }
sheet-party-all = Общият резултат след всяко раздаване, първо { $first }:
sheet-party-some = Общият резултат в хода на партията, първо { $first }:
sheet-party-deal = Раздаване { $number } ({ $name }, { $contract }): { $totals }.
sheet-party-totals = Раздаване { $number }: { $totals }.

# Where everybody may see the hands of a deal that is over
sheet-hands = Всички ръце
