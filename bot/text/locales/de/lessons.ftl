lesson-title = Spielen lernen
lesson-intro =
    { $technique ->
        [0] Kurze Lektionen zu den Regeln: { $rules }, etwa { $minutes } Minuten. Schau die Karten an, drück auf eine Antwort, lies, warum. Hör auf, wann du willst; ich merke mir, wo du bist.
       *[other] Kurze Lektionen: { $rules } zu den Regeln, etwa { $minutes } Minuten, dann { $technique } zur Technik. Schau die Karten an, drück auf eine Antwort, lies, warum. Hör auf, wann du willst; ich merke mir, wo du bist.
    }
lesson-all-done = Alle { $lessons } sind geschafft. Zeit für eine richtige Partie!
lesson-rules = -# Mit den Regeln von: { $rules }.
lesson-choose = Zu einer Lektion
lesson-choose-course = Andere Regeln
lesson-begin = Anfangen
lesson-continue = Weiter
lesson-heading = { $step } von { $steps }
lesson-right = **Richtig.**
lesson-next = Weiter
lesson-next-lesson = Nächste Lektion
lesson-finish = Deine erste Partie
lesson-technique-intro =
    Die Regeln kennst du. { $technique ->
        [one] Eine weitere Lektion zeigt
       *[other] { $technique } weitere Lektionen zeigen
    }, wie man gut spielt; noch etwa { $minutes } Minuten.
lesson-of-rules = Die Regeln
lesson-of-technique = Die Technik
lesson-to-technique = Weiter mit Technik
lesson-gone = Schon gespielt: { $cards }
lesson-contents = Alle Lektionen
lesson-rule = -# Die Regel: { $rule }

lesson-name =
    .cards = Die Karten und ihre Reihenfolge
    .playing = Bedienen und stechen
    .taking = Nehmen
    .counting = Zählen
    .declaring = Belote und Meldungen
    .bidding = Gebote und Coinche
    .trumps = Trumpf ziehen
    .ruffs = Farben loswerden und stechen
    .masters = Hohe Karten und Mitzählen
    .loading = Schmieren und sparen
    .signals = Zeichen und Abwürfe
    .convention = Was Ansagen zeigen
    .ladder = Die Leiter der Trümpfe
    .tens = Zehner, dedans und hängend
    .belot-declarations = Belote und Meldungen
    .contra = Kontra und Capot
    .ladder-convention = Was Gebote zeigen
    .towns = Welche Karte man spielen muss
    .choosing = Spielen oder passen
    .nat = Gemacht oder nat
    .roem = Roem
    .boom = Pit und Boom
    .choice-convention = Was zeigt, wer spielt
    .one-against-two = Allein gegen zwei
    .each-their-own = Was jeder schreibt
    .defending = Gegen den Nehmer
    .chien = Der Chien
    .schmeissing = Nehmen, passen, Schmeiß
    .dix = Neun Karten und das Dix
    .sequences = Folgen laut verglichen

# Places at the table, as the learner sees them; they stand on small plates.
lesson-place =
    .you = Du
    .right = Rechts
    .partner = Partner
    .left = Links
    .opponent = Gegner
lesson-played = { $name }: { $card }
lesson-trump = Trumpf: { $trump }.
lesson-standing-bid = Letztes Gebot: { $bid }, { $name }.
lesson-last-trick = Letzter Stich: { $cards }; er geht an: { $name }.
# Who chose the trump, at the beginning of a sentence.
lesson-took =
    .you =
        { $auction ->
            [ladder] Das letzte Gebot ist deins
            [choice] Du spielst mit Herz
           *[other] Du hast genommen
        }
    .partner =
        { $auction ->
            [ladder] Das letzte Gebot ist von deinem Partner
            [choice] Dein Partner spielt mit Herz
           *[other] Dein Partner hat genommen
        }
    .opponent =
        { $auction ->
            [ladder] Das letzte Gebot ist von einem Gegner
            [choice] Ein Gegner spielt mit Herz
           *[other] Ein Gegner hat genommen
        }

# Answers
lesson-answer =
    .made = Geschafft
    .failed = Verloren
    .we = Wir
    .they = Sie
    .either = Bube oder Neun
    .both = Bube und Neun
    .both-sides = Beide Seiten
    .yes = Ja
    .no = Nein
    .nobody = Niemand
    .good = „Gut“
    .no-good = „Nicht gut“
    .same = „Gleich“
lesson-answer-carre = Vierling

# What is said to a wrong answer; then one tries again.
lesson-lower = { $card } ist hier niedriger als { $other }.
lesson-lost = In diesem Stich schlägt { $other } die Karte { $card }.
lesson-fewer = { $card } darfst du spielen, aber es bringt { $points }; { $other } bringt { $most }.
lesson-no-belote = { $card } gehört nicht dazu: Die Belote sind König und Dame von Trumpf in einer Hand.
lesson-sum = Zähl die Karten zusammen, wie sie gespielt wurden: { $sum }.
lesson-worth = Zähl sie zusammen: { $sum }.
lesson-whole = Die Karten machen zusammen { $cards }, und der letzte Stich bringt noch { $last }.
lesson-compared =
    { $auction ->
        [three] Es steht { $points } zu { $others }: Vergleiche einzeln.
        [clobyosh] Es steht { $points } zu { $others }: Wer genommen hat, muss mehr haben.
        [choice] Es steht { $points } zu { $others }: Wer spielt, muss mehr haben.
        [ladder] Es steht { $points } zu { $others }: Die Bieter müssen mehr haben.
       *[other] Es steht { $points } zu { $others }: Die Nehmer müssen mehr haben.
    }
lesson-bid-compared = { $bid } wurden geboten, { $points } gemacht.
lesson-written = Die Nehmer haben weniger als die anderen: Sie schreiben nichts, und die anderen schreiben das ganze Spiel.
lesson-written-doubled = Das Gebot ist verloren, also schreibt ihr, und die Coinche verdoppelt es. Rechne nach: { $sum }.
lesson-other-declaration = Schau noch einmal: Drei in einer Reihe von einer Farbe sind eine Terz, vier ein Fünfziger, fünf oder mehr ein Hunderter; vier vom gleichen Rang ein Vierling.
lesson-contest =
    { $contest ->
        [separate] Folgen messen sich mit Folgen, Vierlinge mit Vierlingen. Unter den Folgen sind vier höher als drei.
       *[other] Nur die höchste zählt: Vier in einer Reihe sind höher als drei, welche Karten es auch sind.
    }
lesson-take = Schau noch einmal: Du hättest Bube, Neun und Ass von Trumpf und ein Ass daneben. Damit nimmt man.
lesson-pass = Schau noch einmal: kein Herz, kein Ass, keine Zehn. Lass andere nehmen.
lesson-best-suit = Such die Farbe, in der du den Buben und die Neun hast.
lesson-coinche-it = Wäg ihre Aussichten ab: Du hast die drei höchsten Trümpfe und alle Asse. Verdopple!
lesson-still-higher = { $other } ist noch nicht gefallen und schlägt { $card }.
lesson-trumps-out = Es gibt { $of_suit } Trümpfe. Schon gespielt: { $out }; auf deiner Hand: { $own }.
lesson-needed = Ihr braucht { $need } Punkte und habt { $points }.
lesson-take-shows = Beide hat man zu selten: Zum Nehmen reicht eine der zwei Karten.
lesson-bid-shows = Mit nur einer der beiden hätte dein Partner bei 110 aufgehört. Zehn mehr sagen auch mehr.
lesson-signal-call = Das ruft nicht nach Karo: Es verschenkt dein Ass, spricht von einer anderen Farbe oder sagt „kein Ass hier“.
lesson-signal-answer = Dein Partner hat eine Acht abgeworfen: Die sagt, wo sein Ass ist.
lesson-signal-refusal = Dein Partner hat eine Dame abgeworfen: Das Ass dieser Farbe hat er nicht.
lesson-no-head = Such Bube und Neun: Wer nimmt, verspricht eine der beiden Karten.
lesson-both-heads = Du hast vier Trümpfe mit Bube und Neun: 4 + 2 + 1 = 7 Punkte. Sag so viel, wie du kannst: 80 zeigt nur 5.
lesson-helps = Zähl deine Unterstützung: 1 für die Neun, 1 für jedes Ass. Solange die Gegner passen, rechnet das Gebot mit 2; jeder Punkt mehr erhöht es um zehn.
lesson-name-it = Such die Farbe mit Bube und Neun. Ohne Trumpf braucht Asse.
lesson-tens = Es sind neun Zehner, und 7 Punkte bleiben übrig: Ab 7 ist das ein Zehner mehr.
lesson-inside = Wer bietet und weniger hat, schreibt nichts: Die anderen schreiben die Zehner beider Seiten, 70 + 92.
lesson-hanging = Die anderen schreiben die Zehner ihrer eigenen 81. Was wird aus euren?
lesson-contra-it = Schau noch einmal: Du hast die drei höchsten Trümpfe und daneben ein Ass. Verdoppeln!
lesson-contra-won = Alle 162 Punkte sind 16 Zehner, und Kontra verdoppelt sie.
lesson-capot = Es sind 162 + 90 = 252 Punkte. Wie viele Zehner sind das?
lesson-hand-points = Zähl noch einmal: 1 für jeden Trumpf und jedes Ass, 2 mehr für den Trumpfbuben, 1 mehr für die Neun.
lesson-ladder-first = Zähl noch einmal: Kreuz sind 3 Punkte, Karo auch, und es gibt weder Bube noch Neun.
lesson-ladder-tops = Schau auf deine zwei Asse und die Zehn hinter einem davon: Wo sind das die höchsten Karten?
lesson-ladder-over = Über einem anderen Gebot reicht weniger: drei Punkte, mit Bube, Neun oder einem zweiten Trumpf.
lesson-leave-others = Schau noch einmal: kein Bube, kein Ass, keine lange Farbe. Noch muss niemand spielen.
lesson-has-to = Such die Farbe mit dem Buben: Er zieht die Trümpfe der anderen.
lesson-nat = Wer spielt und nicht mehr als die Hälfte hat, schreibt nichts: Die anderen schreiben das ganze Spiel.
lesson-roem = Schau noch einmal: Drei in einer Reihe von einer Farbe sind 20, vier 50, König und Dame von Trumpf 20, vier gleiche 100.
lesson-nat-roem = Sie schreiben { $all } und das Roem beider Seiten, eures auch.
lesson-pit = Alle Stiche sind ein *Pit*: 162, 100 mehr und das Roem.
lesson-own-deals = Es sind { $deals } Spiele, und vier Spieler geben reihum.
lesson-enough = Zähl mit Karo: drei Trümpfe, die Neun und zwei Asse.
lesson-too-little = Zähl noch einmal: Karo sind 4 Punkte, Herz auch.
lesson-take-six = Schau noch einmal: Du hast Bube, Neun und Ass von Trumpf und daneben ein Ass mit seiner Zehn. Damit nimmt man.
lesson-each-writes = Der Nehmer hat es geschafft: Alle drei schreiben die Punkte ihrer eigenen Stiche.
lesson-split = Der Nehmer hat verloren: Die beiden anderen teilen sich alle Punkte des Spiels.
lesson-three-all = Alle Stiche bringen mehr als ihre Karten.
lesson-unplayed = Es gibt { $cards } Karten, und { $players } Spieler haben je { $hand }.
lesson-not-laid = { $card } muss bleiben: Weder Trumpf noch Ass wird weggelegt, solange es eine andere Karte gibt.
lesson-who-plays = Denk an die Antwort: Entweder spielt, wer Schmeiß gesagt hat, oder niemand.
lesson-schmeiss-it = Schau noch einmal: König und Dame von Trumpf, ein Ass mit seiner Zehn. Zu wenig, um sicher zu sein, zu viel zum Passen.
lesson-let-them = Schau auf deine Trümpfe: Was könnte er dagegen machen?
lesson-not-dix = Die muss bleiben. Schau auf die Trümpfe.
lesson-dix-only = Es geht um die Sieben der aufgedeckten Farbe, und nur, wenn diese Trumpf ist.
lesson-sequence = Schau noch einmal: Drei in einer Reihe von einer Farbe sind 20, vier oder mehr 50.
lesson-reply = Vergleiche: zuerst, wie viele in der Reihe sind, dann die höchste Karte. „Gut“ sagt, dass die andere Folge besser ist.
lesson-sequences-scored = Wer die beste Folge hat, schreibt alle eigenen; der andere schreibt keine.
lesson-two-failed = Du hast weniger: Du schreibst nichts, und dein Gegner schreibt die Punkte beider, 55 + 70.
lesson-two-equal = Gleich viel reicht nicht: Du schreibst nichts, und dein Gegner schreibt, was er hat.

# The steps, in the order of the lessons
lesson-step =
    .ten = Es gibt vier Farben mit je { $of_suit } Karten. Von hoch nach niedrig, mit ihren Punkten: { $plain }. Welche deiner Pik-Karten ist die stärkste?
    .led = Alle spielen eine Karte: Das ist ein Stich. Ihn gewinnt die höchste Karte der ausgespielten Farbe. Ausgespielt wurde { $first }: Wer gewinnt?
    .jack = In jedem Spiel ist eine Farbe Trumpf, und ihre Karten haben eine andere Reihenfolge: { $trumps }. Herz ist Trumpf. Welche deiner Karten ist die stärkste?
    .nine = Wieder ist Herz Trumpf, und den Buben hat jemand anders. Welche ist jetzt deine stärkste?
    .ruff = Dein Partner hat { $first } ausgespielt; du hattest kein Pik und hast { $third } gespielt, einen Trumpf. Wer gewinnt?
    .follow = { $opponents ->
        [one] Dein Gegner spielt
       *[other] Ein Gegner spielt
    } { $first } aus. Welche Karte darfst du spielen? Drück auf eine.
    .ruffing = Ausgespielt wurde { $first }, und du hast kein Pik. Herz ist Trumpf. Welche Karte darfst du spielen?
    .overtrump = Dein Partner hat { $first } ausgespielt, und ein Gegner hat mit { $second } gestochen. Auch du hast kein Pik. Welche Karte darfst du spielen?
    .beat = { $opponents ->
        [one] Dein Gegner spielt
       *[other] Ein Gegner spielt
    } Trumpf aus: { $first }. Welche Karte darfst du spielen?
    .partner = Dein Partner hält den Stich mit { $second }, und du spielst als Letztes. Du hast kein Pik. Welche Karte bringt eurem Team die meisten Punkte?
    .win = Ein Gegner hat { $first } ausgespielt, und du spielst als Letztes. Mach den Stich!
    .strong = Am Anfang hast du fünf Karten, und eine wird aufgedeckt: { $turned }. Wer sie nimmt, macht Herz zum Trumpf und muss mehr Punkte machen als die anderen. Nehmen oder passen?
    .weak = Aufgedeckt: { $turned }. Nehmen oder passen?
    .second = { $turned } hat niemand genommen. Jetzt dürfen alle einmal eine andere Farbe nennen. Und du?
    .promise = Du hast genommen. Am Ende hat euer Team 76 Punkte, die anderen haben 86. Habt ihr es geschafft?
    .plain = Nach dem Spiel werden die Punkte der Stiche gezählt: { $plain }. Was ist dieser Stich wert? Herz ist Trumpf.
    .trumps = Herz ist Trumpf: { $trumps }. Was ist dieser Stich wert?
    .whole-asked = Alle { $of_pack } Karten sind 152 Punkte wert, und der letzte Stich bringt noch 10. Wie viele Punkte gibt es in einem Spiel?
    .made = Du hast genommen und 88 Punkte; die anderen haben 74. Geschafft oder verloren?
    .dedans = Du hast genommen, aber nur 70 Punkte; die anderen haben 92. Wie viele schreiben die anderen?
    .belote = König und Dame von Trumpf in einer Hand sind eine Belote und bringen 20 Punkte. Herz ist Trumpf. Drück auf eine der beiden.
    .helps = Du hast genommen und in Stichen 72 Punkte, dazu eine Belote; die anderen haben in Stichen 90. Geschafft oder verloren?
    .tierce = Manche Spiele haben Meldungen: Karten, die Punkte bringen, weil man sie auf der Hand hat. Eine Reihe geht in jeder Farbe so: { $ranks }. Was hast du?
    .contest-asked = Dein Partner hat { $ours }, ein Gegner hat { $theirs }. Wer schreibt die Punkte?
    .carre = Und was hast du hier?
    .bid = Bei Coinche wird keine Karte aufgedeckt. Man bietet, wie viele Punkte das eigene Team macht, und mit welchem Trumpf. Was sagst du?
    .higher = Die Gegner haben { $bid } geboten. Du möchtest Herz. Welches Gebot darfst du machen?
    .short = Euer Team hat 100 in Herz geboten und 96 Punkte gemacht. Geschafft oder verloren?
    .coinche = Die Gegner haben { $bid } geboten. Schau auf deine Karten. Was sagst du?
    .doubled = Sie haben 100 geboten, und du hast Coinche gesagt. Sie machen nur 80. Wie viele Punkte schreibt ihr?
    .one-out = Herz ist Trumpf. { $took }, und du spielst aus. Eine Zeile über dem Bild nennt alle Karten, die schon gespielt sind. Welche spielst du aus?
    .none-out = { $took }, und du spielst wieder aus. Welche Trümpfe sind noch draußen? Welche Karte spielst du?
    .higher-out = { $took }, und du spielst aus. Ein Trumpf ist noch draußen: der König. Pik hat zuerst ein Gegner ausgespielt. Welche Karte spielst du?
    .for-partner = { $took }, und du spielst aus. Welche Karte?
    .leave-them = { $took }, und du spielst aus. Welche Karte?
    .low-ruff = Ein Gegner hat { $first } ausgespielt. Du hast kein Kreuz und spielst als Letztes. Welche Karte?
    .singleton = { $took }, und neben drei Trümpfen hast du ein einziges Karo. Welche Karte spielst du aus?
    .small-trump = { $took }. Du hast einen kleinen Trumpf und ein einziges Pik. Welche Karte spielst du aus?
    .they-ruff = { $took }, und du spielst aus. Wer hat noch Pik oder Karo? Welche Karte spielst du?
    .force = { $took }. Ein Trumpf ist noch draußen, die Dame; das einzige Karo, das es noch gibt, ist deins. Welche Karte spielst du aus?
    .master = *Hoch* ist eine Karte, die in ihrer Farbe niemand mehr schlagen kann. Welche von deinen ist das? Drück auf eine.
    .trumps-out = Es gibt { $of_suit } Trümpfe. Wie viele haben die anderen noch?
    .cash = { $took }, und du spielst aus. Welche Karte?
    .needed = Euer Team hat den Trumpf gewählt und bisher 68 Punkte. Wie viele braucht es noch?
    .last = { $took }. Drei Stiche sind noch zu machen, und du spielst aus. Welche Karte?
    .load = Dein Partner hält den Stich mit { $second }, und du spielst als Letztes. Du hast kein Kreuz und keinen Trumpf. Welche Karte?
    .give-little = Ein Gegner hält den Stich mit { $first }, und du spielst als Letztes. Welche Karte gibst du?
    .secure = Dein Partner hält den Stich mit { $first }, und ein Gegner spielt noch nach dir. Welche Karte?
    .keep-master = Dein Partner hält den Stich mit { $second }, und du spielst als Letztes. Welche Karte?
    .keep-ten = { $took }, und du spielst aus. Es gibt keinen Trumpf mehr. Welche Karte?
    .call = Partner geben sich Zeichen: mit dem ersten Abwurf auf einen Stich, den die eigene Seite macht. Nach unserer Konvention sagt eine Sieben, Acht oder Neun „Ich habe das Ass dieser Farbe“, eine Zehn, ein König, eine Dame oder ein Bube „Ich habe es nicht“. Dein Partner macht diesen Stich mit { $first }. Du hast keinen Trumpf: Ruf nach Karo!
    .answer = Auf deine Trümpfe war der erste Abwurf deines Partners die Karo-Acht. Jetzt spielst du aus. Welche Karte?
    .refusal = Diesmal war der erste Abwurf deines Partners die Karo-Dame. Welche Karte spielst du aus?
    .not-theirs = Die Gegner machen diesen Stich mit { $first }. Du hast keinen Trumpf. Welche Karte wirfst du ab?
    .guard = Ein Gegner spielt das Trumpf-Ass aus, und du hast keinen Trumpf. Welche Karte wirfst du ab?
    .take-shows = Auch wer ansagt, spricht mit dem Partner, nach einer Konvention. Dein Partner nimmt { $turned } in der ersten Runde. Was zeigt er in Herz?
    .leave-it = Aufgedeckt: { $turned }. Nach der Konvention: nehmen oder passen?
    .bid-shows = In Spielen mit Geboten eröffnet dein Partner: { $bid }. Was zeigt er in Herz?
    .open = Du bietest als Erstes. Was sagst du?
    .raise = Dein Partner hat { $bid } geboten, der Gegner danach hat gepasst. Was sagst du?
    .rung = Du bekommst fünf Karten, und keine wird aufgedeckt. Ein Gebot nennt einen Trumpf und keine Zahl und muss auf der Leiter höher stehen als das letzte: ♣ ♦ ♥ ♠, Ohne Trumpf, Alles Trumpf. Ein Gegner hat { $bid } geboten. Welches Gebot darfst du machen?
    .name-it = Noch hat niemand geboten. Was sagst du?
    .no-trumps = Bei Ohne Trumpf hat jede Farbe dieselbe Reihenfolge: { $no_trumps }. Welches deiner Herzen ist das stärkste?
    .all-trumps = Bei Alles Trumpf hat jede Farbe die Reihenfolge von Trumpf: { $all_trumps }. Du hast { $first } ausgespielt. Wer gewinnt?
    .all-higher = Bei Alles Trumpf spielt ein Gegner { $first } aus. Welche Karte darfst du spielen?
    .tens = Du hast Herz geboten. Euer Team hat 97 Punkte, die anderen haben 65. Geschrieben werden Zehner, bei einer Farbe ab 7 einer mehr. Wie viele schreibt ihr?
    .inside = Du hast Herz geboten, aber ihr habt nur 70 Punkte; die anderen haben 92. Wie viel schreiben die anderen?
    .hanging = Du hast Herz geboten, und beide Seiten haben 81 Punkte. Wie viel schreiben die anderen?
    .belot = König und Dame von Trumpf in einer Hand sind eine Belote, 20 Punkte wert. Herz ist Trumpf. Drück auf eine der beiden.
    .terca = Mit deiner ersten Karte meldest du auch, was du hast. Eine Folge geht so, in jeder Farbe: { $ranks }. Was hast du?
    .runs = Dein Partner hat { $ours }, ein Gegner hat { $theirs }. Wer schreibt die Punkte?
    .apart = Dein Partner hat { $ours }, ein Gegner hat { $theirs }. Wer schreibt die Punkte?
    .contra = Ein Gegner hat { $bid } geboten. Schau deine fünf Karten an. Was sagst du?
    .run = Dein Partner hat { $bid } geboten, und der Gegner nach ihm hat Kontra gesagt. Du hast kein Karo. Welches Gebot darfst du machen?
    .contra-won = Sie haben Karo geboten, und du hast Kontra gesagt. Sie haben 62 Punkte, ihr habt 100. Wie viel schreibt ihr?
    .capot = Du hast Karo geboten, und ihr macht alle acht Stiche: 162 Punkte und 90 mehr für den Capot. Wie viel schreibt ihr?
    .count-hand = Zähl deine Hand, bevor du bietest, nach unserer Konvention: 1 Punkt für jeden Trumpf, 2 mehr für den Trumpfbuben, 1 mehr für die Neun und 1 für jedes Ass. Wie viele Punkte hat diese mit Herz als Trumpf?
    .ladder-first = Du sprichst zuerst. Was sagst du?
    .ladder-tops = Du sprichst zuerst. Und mit diesen Karten?
    .ladder-over = Ein Gegner hat { $bid } geboten. Was sagst du?
    .under = Dein Partner hat { $first } ausgespielt, und ein Gegner hat mit { $second } gestochen. Du hast kein Pik und nur kleinere Trümpfe. Welche Karte darfst du spielen?
    .play-it = Alle acht Karten werden auf einmal gegeben. Reihum darfst du *spielen*, mit jeder Farbe als Trumpf: Dann braucht euer Team mehr Punkte als die anderen. Was sagst du?
    .leave-others = Und mit diesen Karten?
    .has-to = Alle haben gepasst, und du musst spielen. Mit welchem Trumpf?
    .half = Du spielst. Am Ende haben beide Teams 81 Punkte. Geschafft oder verloren?
    .each-own = Du spielst und ihr habt 90 Punkte; die anderen haben 72. Geschafft oder verloren?
    .nat = Du spielst, aber ihr habt nur 75 Punkte; die anderen haben 87. Wie viel schreiben die anderen?
    .row = Karten, die in einem Stich zusammenliegen, bringen *Roem*: drei einer Farbe in einer Reihe 20, vier 50. Eine Reihe geht so: { $ranks }. Herz ist Trumpf. Wie viel Roem liegt hier?
    .row-of-four = Und wie viel liegt hier?
    .no-row = Und wie viel liegt hier?
    .stuk = Herz ist Trumpf. Und wie viel liegt hier?
    .four-alike = Und wie viel liegt hier?
    .roem-saves = Du spielst. Ihr habt 70 Punkte und 50 Roem; die anderen haben 92. Geschafft oder verloren?
    .roem-sinks = Du spielst. Ihr habt 91 Punkte; die anderen haben 71 und 20 Roem. Geschafft oder verloren?
    .nat-with-roem = Du spielst, und ihr habt 60 Punkte und 40 Roem; die anderen haben 102 und 40 Roem. Wie viel schreiben die anderen?
    .pit = Du spielst, und ihr macht alle acht Stiche: 162 Punkte und 40 Roem. Wie viel schreibt ihr?
    .boom = Eine Partie ist ein *Boom*, ein Baum, aus { $deals_limit } Spielen. Wie oft gibt jeder von euch?
    .count-eight = Zähl deine Hand, bevor du spielst, nach unserer Konvention: 1 Punkt für jeden Trumpf, 2 mehr für den Trumpfbuben, 1 mehr für die Neun und 1 für jedes Ass. Wie viele Punkte hat diese mit Herz als Trumpf?
    .enough = Du sprichst zuerst. Was sagst du?
    .too-little = Und mit diesen Karten?
    .ruffed = Ausgespielt wurde { $first }; du hattest kein Pik und hast { $second } gespielt, einen Trumpf. Wer gewinnt?
    .must-trump = Ausgespielt wurde { $first }, und du hast kein Pik. Herz ist Trumpf. Welche Karte darfst du spielen?
    .overtrump-three = Ausgespielt wurde { $first }, und der Nächste hat mit { $second } gestochen. Auch du hast kein Pik. Welche Karte darfst du spielen?
    .win-alone = Ausgespielt wurde { $first }, und du spielst als Letztes. Hol den Stich!
    .three-strong = Drei spielen, jeder für sich. Ihr habt alle fünf Karten, und eine wird aufgedeckt: { $turned }. Wer sie nimmt, macht Herz zum Trumpf und spielt allein gegen die beiden anderen. Nehmen oder passen?
    .more-than-each = Du hast genommen. Am Ende hast du 60 Punkte, die anderen haben 55 und 47. Geschafft oder verloren?
    .as-many = Du hast genommen. Du hast 60 Punkte, die anderen haben 60 und 42. Geschafft oder verloren?
    .belote-helps = Du hast genommen. Du hast 55 Punkte in Stichen und die Belote, König und Dame von Trumpf, die 20 zählt; die anderen haben 70 und 37. Geschafft oder verloren?
    .each-writes = Du hast genommen und es mit 80 Punkten geschafft. Die anderen haben 64 und 18. Wie viel schreibt, wer 18 hat?
    .split = Du hast genommen, aber nur 60 Punkte; die anderen haben 70 und 32. Wie viel schreibt, wer 32 hat?
    .three-all = Du hast genommen und machst alle acht Stiche, mit allen 162 Punkten. Wie viel schreibst du?
    .defend-trump = Rechts von dir wurde genommen. Der andere Gegner des Nehmers spielt { $first } aus, und du hast kein Pik. Welche Karte darfst du spielen?
    .defend-points = Der Nehmer spielt { $first } aus, und sein anderer Gegner schlägt ihn mit { $second }. Du spielst als Letztes. Welche Karte bringt euch beiden am meisten?
    .points-apart = Du spielst gegen den Nehmer. Am Ende hat er 66 Punkte, und ihr beide habt je 48. Hat er es geschafft?
    .points-together = Wieder hat der Nehmer 66 Punkte, aber diesmal hat sein anderer Gegner 70, und du hast 26. Geschafft oder verloren?
    .half-each = Der Nehmer hat also verloren: 66 Punkte gegen 70 des anderen, und du hast 26. Wie viel schreibst du?
    .chien = Manche spielen mit allen 32 Karten: Jeder bekommt zehn, und der Rest ist der *Chien*, für den Nehmer. Wie viele Karten sind das?
    .lay-away = Du hast genommen, Herz ist Trumpf. Du nimmst den Chien auf und legst ebenso viele Karten verdeckt weg: weder Trumpf noch Ass, solange du andere hast. Welche Karte darfst du weglegen?
    .laid = Diese beiden hast du weggelegt. Wie viele Punkte bringen sie dir am Ende?
    .two-strong = Zwei spielen. Beide haben sechs Karten, und eine wird aufgedeckt, { $turned }, die auf dem Tisch bleibt. Wer nimmt, macht Herz zum Trumpf und muss mehr Punkte machen als der andere. Nehmen oder passen?
    .schmeiss-it = Man kann auch *Schmeiß* sagen: Dein Gegner lässt dich spielen oder wirft das Spiel zusammen. Aufgedeckt: { $turned }. Was sagst du?
    .refused = Du hast in der ersten Runde Schmeiß gesagt, und dein Gegner wirft nicht zusammen. Wer spielt?
    .agreed = Und wenn er zusammenwirft: Wer spielt?
    .let-them = Diesmal sagt dein Gegner Schmeiß, über { $turned }. Was antwortest du?
    .dix = Aufgedeckt ist { $turned }, Herz ist Trumpf. Vor dem ersten Ausspiel kann eine einzige Karte gegen die aufgedeckte getauscht werden. Welche von deinen?
    .no-dix = Aufgedeckt war { $turned }, aber niemand hat genommen, und Pik ist Trumpf. Kannst du eine Karte dagegen tauschen?
    .unplayed = Hat jemand genommen, bekommen beide noch drei Karten: zusammen neun. Wie viele der 32 Karten hat niemand auf der Hand?
    .three-in-a-row = Folgen auf der Hand bringen Punkte. Eine Folge geht so, in jeder Farbe: { $ranks }. Drei in einer Reihe sind 20 Punkte, vier 50. Was ist deine wert?
    .five-in-a-row = Und was ist deine hier wert?
    .reply = Wer ausspielt, sagt bei der ersten Karte, was die beste Folge wert ist. Dein Gegner sagt „20“. Was antwortest du?
    .reply-again = Wieder sagt dein Gegner „20“, und du antwortest „gleich“. „Bis zur Dame“, sagt er. Was antwortest du jetzt?
    .reply-lower = Jetzt sagt dein Gegner „50“. Was antwortest du?
    .all-of-them = Du hast eine Folge von vier und eine von drei, dein Gegner hat eine von drei, vom Ass an. Wie viele Punkte bringen dir deine Folgen?
    .two-made = Du hast genommen und 78 Punkte; dein Gegner hat 52. Geschafft oder verloren?
    .two-failed = Du hast genommen, aber nur 55 Punkte; dein Gegner hat 70. Wie viel schreibt er?
    .sequence-helps = Du hast genommen und 49 Punkte in Stichen und eine Folge von 20; dein Gegner hat 50. Geschafft oder verloren?
    .belote-sinks = Du hast genommen und 61 Punkte. Dein Gegner hat 41 in Stichen und die Belote, König und Dame von Trumpf: 20. Geschafft oder verloren?
    .two-equal = Du hast also 61, und er hat 41 und die Belote. Wie viel schreibt dein Gegner?
    .three-trumps-out = Es gibt { $of_suit } Trümpfe. Wie viele haben die anderen noch?
lesson-step-why =
    .ten = Die Zehn kommt gleich nach dem Ass. Das überrascht alle einmal.
    .led = Die Karo-Zehn war das höchste Karo. Ein Ass einer anderen Farbe gewinnt nichts.
    .jack = Bei Trumpf steht der Bube ganz oben und ist von allen Karten am meisten wert.
    .nine = Die Neun ist bei Trumpf die zweite, vor dem Ass. In anderen Farben ist sie nichts wert.
    .ruff = Jeder Trumpf, auch die Sieben, schlägt alle Karten der anderen Farben.
    .follow = Wer die ausgespielte Farbe hat, muss sie spielen: Das heißt bedienen. Alles andere kommt danach.
    .ruffing = Kannst du nicht bedienen und die Gegner halten den Stich, musst du stechen.
    .overtrump = Hat ein Gegner gestochen, musst du höher stechen, wenn du kannst.
    .beat = Bei Trumpf reicht es nicht zu bedienen: Man geht höher, wenn man kann.
    .partner = Gehört der Stich deinem Partner, gib Punkte dazu: Das heißt schmieren.
    .win = Das Ass schlägt die Zehn. Alle vier Karten gehören jetzt euch.
    .strong = Bube, Neun und Ass von Trumpf, dazu starkes Pik. Nimmst du, bekommst du { $turned } und noch zwei Karten.
    .weak = Ohne Trumpf und ohne Asse wäre es ein Geschenk an die anderen. Passen kostet nichts.
    .second = Bube und Neun von Pik und zwei Asse: Pik ist einen Versuch wert.
    .promise = Wer nimmt, muss mehr Punkte haben als die anderen: mindestens { $half } von { $all }.
    .plain = In den Stichen dreht sich alles um Asse und Zehnen.
    .trumps = Bube und Neun von Trumpf allein sind 34 wert: mehr als drei Asse.
    .whole-asked =
        In jedem Spiel geht es um { $all } Punkte. { $auction ->
            [choice] Die Hälfte sind also 81.
           *[other] Die zehn für den letzten Stich heißen *Dix de der*.
        }
    .made = Ihr schreibt 88, die anderen 74. So geht es weiter, Spiel für Spiel, bis ein Team am Ziel ist.
    .dedans = Das heißt *Dedans*: Eure Stiche bringen euch nichts, und die anderen schreiben alle { $all }. Also überleg, bevor du nimmst.
    .belote = Zur ersten sagt man „Belote“, zur zweiten „Rebelote“. Zusammen bringen sie 20 Punkte.
    .helps =
        { $answer ->
            [made] Mit der Belote steht es 92 zu 90: geschafft.
           *[failed] Hier hilft die Belote dabei nicht: Es steht 72 zu 90. Ihre 20 Punkte schreibt ihr trotzdem.
        }
    .tierce = Drei in einer Reihe von einer Farbe sind eine Terz: 20 Punkte. Vier sind ein Fünfziger (50), fünf ein Hunderter (100). Man meldet sie mit der ersten Karte.
    .contest-asked = Nur die Seite mit der höchsten Meldung schreibt, dann aber alles, was sie hat.
    .carre = Vier vom gleichen Rang sind ein Vierling. Buben bringen 200 Punkte, Neunen 150; Asse, Zehnen, Könige und Damen 100.
    .bid = Bube, Neun, Ass und König von Herz: ein Gebot in Herz. Je höher man bietet, desto mehr verspricht man.
    .higher = Jedes Gebot muss höher sein als das letzte. Wer am höchsten bietet, spielt darum.
    .short = Ein Gebot ist ein Versprechen: 96 Punkte reichen nicht für ein Gebot von 100, auch wenn ihr mehr habt als die anderen.
    .coinche = „Coinche“ verdoppelt, worum es geht, und beendet das Bieten. Gegen diese Trümpfe schaffen sie das kaum.
    .doubled = Ein verlorenes Gebot zählt für euch, und deine Coinche verdoppelt es: { $sum } = { $points } Punkte. Du kannst spielen!
    .one-out = Nur die Herz-Zehn ist noch draußen. Dein Ass zieht sie, und dann kann niemand mehr deinen König und deine Zehn stechen.
    .none-out = Keine: Es gibt nichts mehr zu ziehen. Behalte deinen Trumpf, er macht später sicher einen Stich.
    .higher-out = Deine Sieben kann den König nicht ziehen. Behalte sie zum Stechen und spiel etwas Kleines. Und Pik haben die Gegner zuerst ausgespielt: Überlass ihnen die Farbe.
    .for-partner = Deinen Trumpf: Dein Partner ist dort stark und zieht die der Gegner.
    .leave-them = Die Gegner haben den Trumpf gewählt und wollen ihn ziehen. Überlass es ihnen: Du würdest auch die deines Partners ziehen, und Bube und Neun sind noch draußen.
    .low-ruff = Du musst stechen, und die Sieben reicht, denn nach dir spielt niemand. Das Ass behältst du für die Zehn, die noch draußen ist.
    .singleton = Jetzt hast du kein Karo mehr: Wann immer es ausgespielt wird, kannst du stechen.
    .small-trump = Von allein macht deine Acht keinen Stich. Ohne Pik stichst du das nächste, das ausgespielt wird: Dann macht sie einen.
    .they-ruff = Niemand: Es gibt nur noch deine, und ein Gegner könnte sie stechen. Der Bube zieht zuerst Trumpf.
    .force = Niemand kann bedienen. Hat ein Gegner den letzten Trumpf, muss er ihn jetzt hergeben, und dann sind deine zwei Asse sicher.
    .master = Beide Asse sind weg, also sind deine Zehnen hoch. In Karo sind Ass, Zehn, König und andere noch draußen. Zähl die hohen Karten mit, wenn sie fallen.
    .trumps-out = Nur die Zehn. Und beide Gegner haben auf deine Neun Pik abgeworfen: Dein Partner hat sie, du musst sie nicht ziehen.
    .cash = Niemand hat mehr Trumpf, und die Asse sind weg: Deine Zehnen sind sicher. Sichere Stiche macht man, bevor andere ausspielen.
    .needed = { $half } von { $all } reichen. Wer mitzählt, weiß gegen Ende, was ein Stich wert ist und was man besser nicht wagt.
    .last = Der letzte Stich bringt zehn Punkte mehr. Dein Ass macht sicher einen Stich: Behalte es für diesen. Und der König ist das höchste Pik, das es noch gibt.
    .load = Zehn Punkte mehr für euer Team: Man *schmiert*. Später könnte das Pik-Ass die Zehn holen.
    .give-little = Den Gegnern gibt man so wenig wie möglich. Und jetzt, da das Ass weg ist, ist deine Zehn das höchste Kreuz.
    .secure = Vielleicht kommt zuletzt der Kreuz-König: Er schlägt eine Dame, aber nicht deine Zehn. Dann gehört der Stich euch, mit allen Punkten.
    .keep-master = Der Stich gehört schon eurer Seite. Das Ass ist weg, also ist deine Zehn hoch: Sie kann noch einen machen.
    .keep-ten = Das Karo-Ass ist noch draußen und kann deine Zehn holen. Eine kleine lockt die hohen Karten heraus, und mit dem Kreuz-Ass kommst du wieder ans Spiel.
    .call = Die Acht ruft nach Karo, und das Ass bleibt dir für den Stich, den dein Partner dort ausspielt. Roboter geben keine Zeichen: Sprich sie mit Menschen ab.
    .answer = „Ich habe das Ass“, sagte die Acht. In Karo macht also eure Seite den Stich.
    .refusal = „Ich habe das Ass nicht“, sagte die Dame. Also hat es ein Gegner und wartet auf deine Zehn: Spiel die andere Farbe.
    .not-theirs = Zeichen gibt man auf Stiche der eigenen Seite. Den Gegnern gibt man nichts und behält, was noch Stiche machen kann.
    .guard = Die Karo-Sieben schützt deine Zehn: Kommt das Ass, fällt die Sieben darunter und nicht die Zehn.
    .take-shows = Wer nimmt, zeigt mit der aufgedeckten Karte drei Trümpfe mit Bube oder Neun und etwas Stärke daneben. Spiel also Trumpf, wenn dein Partner genommen hat.
    .leave-it = Drei Trümpfe, aber weder Bube noch Neun. Nehmen würde eine davon versprechen; dein Passen sagt, dass etwas fehlt.
    .bid-shows = Ein Blatt zählt 1 Punkt für jeden Trumpf, 2 mehr für den Buben, 1 mehr für die Neun und 1 für jedes Ass. 80 zeigt 5 Punkte und drei Trümpfe mit Bube oder Neun, oder vier Trümpfe; zehn mehr sind ein Punkt mehr. Ab 120 sind Bube und Neun beide da.
    .open = 100: sieben Punkte. Jetzt weiß dein Partner, was du hast und was er dazugeben kann.
    .raise = Neun und zwei Asse sind 3 Punkte Unterstützung. Mit 2 rechnet das Gebot; der dritte macht 90 daraus.
    .rung = Pik und Ohne Trumpf stehen über Herz. Man darf Stufen überspringen, und wer gepasst hat, darf später noch bieten.
    .name-it = Bube, Neun und Ass: ein Gebot in Pik. Dreimal Passen nach einem Gebot beendet es, und alle bekommen noch drei Karten.
    .no-trumps = Nichts ist Trumpf, also sind Bube und Neun klein. Am Ende zählen die Stiche doppelt: 260 Punkte in einem Spiel.
    .all-trumps = Die Neun ist hier das höchste Pik. Der Herzbube ist von einer anderen Farbe, und stechen kann niemand.
    .all-higher = In jeder Farbe geht man höher, wenn man kann. Wer nicht bedienen kann, spielt irgendeine Karte.
    .tens = 97 sind 10. Die anderen schreiben 6 für ihre 65. Wer zuerst bei { $target } ist, gewinnt.
    .inside = Das heißt *dedans*: Eure Stiche bringen euch nichts, und die anderen schreiben alle 16 Zehner.
    .hanging = Sie schreiben 8. Eure 8 *hängen*: Wer das nächste Spiel gewinnt, bekommt sie.
    .belot = Sie zählt, wenn du die erste der beiden spielst. Bei Alles Trumpf kann jede Farbe eine bringen, bei Ohne Trumpf gibt es keine.
    .terca = Drei in einer Reihe sind eine Terz: 20 Punkte. Vier sind ein Fünfziger (50), fünf ein Hunderter (100). Gesagt wird nur das; die Karten werden nach dem Spiel gezeigt.
    .runs = Vier in einer Reihe sind höher als drei, welche Karten es auch sind. Die Seite mit der höchsten Folge schreibt alle ihre Folgen.
    .apart = Beide: Folgen messen sich mit Folgen, Vierlinge mit Vierlingen.
    .contra = „Kontra“ verdoppelt das Spiel, und wer dann mehr hat, schreibt alles. Das Bieten geht weiter: Sie dürfen Rekontra sagen oder höher bieten.
    .run = Jedes, das höher ist. Es beendet das Kontra und zählt wieder einfach: Das heißt *weglaufen*.
    .contra-won = Alle 16 Zehner des Spiels, mal zwei. Mit Rekontra wären es 64.
    .capot = 252 Punkte sind 25 Zehner. Du bist bereit für eine Partie.
    .count-hand = Drei Trümpfe, 2 für den Buben, 1 für die Neun und 1 für das Ass. Vier Punkte reichen für ein erstes Gebot, mit Bube, Neun oder einem dritten Trumpf.
    .ladder-first = Ein erstes Gebot zeigt vier Punkte und Bube, Neun oder einen dritten Trumpf. Später kannst du noch bieten.
    .ladder-tops = Ohne Trumpf zeigt zwei Asse, Alles Trumpf zwei Buben.
    .ladder-over = Es zeigt, dass Herz für dich besser ist, und nimmt den Gegnern Kreuz. Ein Kontra würde sechs Punkte in ihrem Trumpf zeigen.
    .under = Hier sind sich die Städte nicht einig: In Amsterdam spielt man keinen kleineren Trumpf, solange man eine andere Karte hat, in Rotterdam muss man es.
    .play-it = Bube, Neun, Ass und König: Spiel mit Herz. Wer zuerst spielt, entscheidet; niemand bietet höher, und niemand verdoppelt.
    .leave-others = Pass, und lass jemand anders spielen.
    .has-to = Drei Kreuz mit Bube und König: Etwas Besseres gibt es nicht. Wer spielen muss, zeigt damit nichts.
    .half = Die Hälfte reicht nicht: Ohne Roem braucht ihr mindestens { $half } von { $all }.
    .each-own = Ihr schreibt 90, die anderen 72.
    .nat = Das heißt *nat*, nass: Ihr schreibt nichts, und die anderen alle { $all }.
    .row = König, Dame und Bube: 20 Punkte für den, der den Stich gewinnt, wer die Karten auch gespielt hat.
    .row-of-four = Bube, Zehn, Neun und Acht: vier in einer Reihe.
    .no-row = Im Stich ist die Zehn die zweite, in einer Reihe aber steht sie unter dem Buben: Ass, Zehn und König sind keine.
    .stuk = König, Dame und Bube sind 20, und König und Dame von Trumpf, das *Stuk*, noch einmal 20.
    .four-alike = Vier gleiche in einem Stich: selten, und 100 wert.
    .roem-saves = Es steht 120 zu 92. Roem kann ein Spiel retten.
    .roem-sinks = Es steht 91 zu 91, und die Hälfte reicht nicht: nat, wegen einer einzigen Reihe.
    .nat-with-roem = { $all } + 40 + 40: Auch euer eigenes Roem geht an sie.
    .pit = 162 + 100 + 40. Die anderen schreiben nichts.
    .boom = Viermal. Wer dann mehr Punkte hat, hat gewonnen. Du bist bereit für eine Partie.
    .count-eight = Drei Trümpfe, 2 für den Buben und 1 für jedes Ass. Fünf Punkte reichen zum Spielen, mit Bube, Neun oder einem dritten Trumpf.
    .enough = 3 + 1 + 2 = 6 Punkte. Wer spielt und hätte passen können, zeigt mindestens fünf; also spielt dein Partner Trumpf aus.
    .too-little = Ein Punkt zu wenig. König und Dame von Trumpf bringen nur Roem, wenn sie in einen Stich fallen.
    .ruffed = Jeder Trumpf, auch der kleinste, schlägt jede Karte der anderen Farben.
    .must-trump = Wer nicht bedienen kann, muss stechen.
    .overtrump-three = Hat jemand gestochen, musst du höher stechen, wenn du kannst.
    .win-alone = Das Ass schlägt die Zehn. Die Punkte all dieser Karten gehören jetzt dir.
    .three-strong = Bube, Neun und Ass von Trumpf, und daneben ein Ass mit seiner Zehn. Du bekommst { $turned } und zwei weitere Karten, die anderen je drei.
    .more-than-each = 60 sind mehr als 55 und mehr als 47. Zusammen dürfen die anderen mehr haben als du.
    .as-many = 60 sind nicht mehr als 60.
    .belote-helps = Mit der Belote steht es 75 zu 70. Wer die Belote hat, schreibt sie in jedem Fall.
    .each-writes = Genau die. Du schreibst 80, der Dritte 64: Jeder hat seine eigene Spalte.
    .split = Die Hälfte von { $all }, wie der andere auch. Deine Stiche bringen dir nichts, also überleg dir gut, ob du nimmst.
    .three-all = Das ist ein *Capot*: { $points } statt { $all }.
    .defend-trump = Du musst stechen, auch wenn der Stich schon eurer Seite gehört.
    .defend-points = Die Zehn. Was der Nehmer nicht bekommt, hilft euch beiden.
    .points-apart = 66 sind mehr als 48: geschafft, obwohl ihr zusammen 96 habt.
    .points-together = 66 sind nicht mehr als 70. Lasst die Punkte also dem von euch, der am meisten hat: Der Nehmer muss jeden von euch schlagen.
    .half-each = { $points }, und der andere ebenso viel. Gemeinsam bringt ihr den Nehmer zu Fall, und ihr habt beide etwas davon.
    .chien = 32 Karten, weniger dreimal zehn.
    .lay-away = Karten, die nichts gewinnen, können weg, oder eine Zehn, die man dir abnehmen könnte: Dort ist sie sicher.
    .laid = { $points }: Was du weglegst, zählt, als hättest du es gestochen.
    .two-strong = Bube, Neun und Ass von Trumpf, und daneben ein Ass mit seiner Zehn. Die aufgedeckte Karte bekommt niemand.
    .schmeiss-it = Mit der Belote und einem Ass kann es reichen oder auch nicht. Wirft er zusammen, hast du nichts verloren.
    .refused = Du, mit der aufgedeckten Farbe; in der zweiten Runde würdest du dann eine andere nennen.
    .agreed = Niemand: Es wird neu gegeben. Schmeiß ist für Karten, die vielleicht reichen, und um die es nicht schade ist.
    .let-them = Lass ihn spielen: Du hast Bube und Neun von Trumpf, er schafft es kaum.
    .dix = Die Sieben von Trumpf, das *Dix*. Dafür bekommst du das Ass.
    .no-dix = Pik ist Trumpf, also ist die Herz-Sieben eine Karte wie jede andere.
    .unplayed = { $points }, die aufgedeckte Karte mitgezählt. Der Bube, der dir fehlt, ist also vielleicht gar nicht im Spiel.
    .three-in-a-row = Dame, Bube und Zehn sind 20 Punkte.
    .five-in-a-row = Vom König bis zur Neun: fünf in einer Reihe.
    .reply = Deine ist 50 wert. Du sagst nur, dass sie besser ist.
    .reply-again = Deine geht bis zum König. Erst danach würde Trumpf entscheiden.
    .reply-lower = Die andere ist besser, und du brauchst nicht zu sagen, was du hast.
    .all-of-them = { $points }: 50 und 20.
    .two-made = Du schreibst 78, dein Gegner 52. Zusammen sind das weniger als { $all }, weil viele Karten nicht gespielt werden.
    .two-failed = { $points }: deine und seine. Also überleg dir gut, ob du nimmst.
    .sequence-helps = Mit der Folge steht es 69 zu 50.
    .belote-sinks = Es steht 61 zu 61, und gleich viel reicht nicht.
    .two-equal = { $points }, und du nichts. Wer zuerst { $target } erreicht, gewinnt. Du bist bereit für eine Partie.
    .three-trumps-out = Nur die Zehn, und die ist rechts: Links wurden auf deine beiden Trümpfe andere Karten abgeworfen.

# The end
lesson-end-title = Zeit für deine erste Partie
lesson-end =
    Drück auf den Knopf: { $robots ->
        [1] Ein Roboter, auch er Anfänger, spielt
        [2] Zwei Roboter, auch sie Anfänger, spielen
       *[other] Drei Roboter, auch sie Anfänger, spielen
    } mit dir allein und in deinem Tempo. Später geht das überall mit `/üben`; mit Freunden öffnet `/belote` in einem Kanal einen Tisch. Karten, die du spielen darfst, leuchten, eine graue sagt dir, warum sie warten muss, und **Tipp** nennt dir eine und sagt, warum. In `/regeln` kannst du alles nachlesen.
