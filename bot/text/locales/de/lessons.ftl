lesson-title = Belote lernen
lesson-intro = Sechs kurze Lektionen, etwa zwanzig Minuten: Schau die Karten an, drück auf eine Antwort, lies, warum. Hör auf, wann du willst; ich merke mir, wo du bist.
lesson-all-done = Alle sechs sind geschafft. Zeit für eine richtige Partie!
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
lesson-contents = Alle Lektionen
lesson-rule = -# Die Regel: { $rule }

lesson-name =
    .cards = Die Karten und ihre Reihenfolge
    .playing = Bedienen und stechen
    .taking = Nehmen
    .counting = Zählen
    .declaring = Belote und Meldungen
    .bidding = Gebote und Coinche

# Places at the table, as the learner sees them; they stand on small plates.
lesson-place =
    .you = Du
    .right = Rechts
    .partner = Partner
    .left = Links
lesson-played = { $name }: { $card }
lesson-trump = Trumpf: { $trump }.
lesson-standing-bid = Letztes Gebot: { $bid }, { $name }.
lesson-last-trick = Letzter Stich: { $cards }; er geht an: { $name }.

# Answers
lesson-answer =
    .made = Geschafft
    .failed = Verloren
    .we = Wir
    .they = Sie
lesson-answer-carre = Vierling

# What is said to a wrong answer; then one tries again.
lesson-lower = { $card } ist hier niedriger als { $other }.
lesson-lost = In diesem Stich schlägt { $other } die Karte { $card }.
lesson-fewer = { $card } darfst du spielen, aber es bringt { $points }; { $other } bringt { $most }.
lesson-no-belote = { $card } gehört nicht dazu: Die Belote sind König und Dame von Trumpf in einer Hand.
lesson-sum = Zähl die Karten zusammen, wie sie gespielt wurden: { $sum }.
lesson-whole = Die Karten machen zusammen { $cards }, und der letzte Stich bringt noch { $last }.
lesson-compared = Es steht { $points } zu { $others }: Die Nehmer müssen mehr haben.
lesson-bid-compared = { $bid } wurden geboten, { $points } gemacht.
lesson-written = Die Nehmer haben weniger als die anderen: Sie schreiben nichts, und die anderen schreiben das ganze Spiel.
lesson-written-doubled = Das Gebot ist verloren, also schreibt ihr, und die Coinche verdoppelt es. Rechne nach: { $sum }.
lesson-other-declaration = Schau noch einmal: Drei in einer Reihe von einer Farbe sind eine Terz, vier ein Fünfziger, fünf oder mehr ein Hunderter; vier vom gleichen Rang ein Vierling.
lesson-contest = Nur die höchste zählt: Vier in einer Reihe sind höher als drei, welche Karten es auch sind.
lesson-take = Schau noch einmal: Du hättest Bube, Neun und Ass von Trumpf und ein Ass daneben. Damit nimmt man.
lesson-pass = Schau noch einmal: kein Herz, kein Ass, keine Zehn. Lass andere nehmen.
lesson-best-suit = Such die Farbe, in der du den Buben und die Neun hast.
lesson-coinche-it = Wäg ihre Aussichten ab: Du hast die drei höchsten Trümpfe und alle Asse. Verdopple!

# 1 The cards
lesson-step =
    .ten = Es gibt vier Farben mit je acht Karten. Von hoch nach niedrig, mit ihren Punkten: { $plain }. Welche deiner Pik-Karten ist die stärkste?
    .led = Alle spielen eine Karte: Das ist ein Stich. Ihn gewinnt die höchste Karte der ausgespielten Farbe. Ausgespielt wurde { $first }: Wer gewinnt?
    .jack = In jedem Spiel ist eine Farbe Trumpf, und ihre Karten haben eine andere Reihenfolge: { $trumps }. Herz ist Trumpf. Welche deiner Karten ist die stärkste?
    .nine = Wieder ist Herz Trumpf, und den Buben hat jemand anders. Welche ist jetzt deine stärkste?
    .ruff = Dein Partner hat { $first } ausgespielt; du hattest kein Pik und hast { $third } gespielt, einen Trumpf. Wer gewinnt?
    .follow = Ein Gegner spielt { $first } aus. Welche Karte darfst du spielen? Drück auf eine.
    .ruffing = Ausgespielt wurde { $first }, und du hast kein Pik. Herz ist Trumpf. Welche Karte darfst du spielen?
    .overtrump = Dein Partner hat { $first } ausgespielt, und ein Gegner hat mit { $second } gestochen. Auch du hast kein Pik. Welche Karte darfst du spielen?
    .beat = Ein Gegner spielt Trumpf aus: { $first }. Welche Karte darfst du spielen?
    .partner = Dein Partner hält den Stich mit { $second }, und du spielst als Letztes. Du hast kein Pik. Welche Karte bringt eurem Team die meisten Punkte?
    .win = Ein Gegner hat { $first } ausgespielt, und du spielst als Letztes. Mach den Stich!
    .strong = Am Anfang hast du fünf Karten, und eine wird aufgedeckt: { $turned }. Wer sie nimmt, macht Herz zum Trumpf und muss mehr Punkte machen als die anderen. Nehmen oder passen?
    .weak = Aufgedeckt: { $turned }. Nehmen oder passen?
    .second = { $turned } hat niemand genommen. Jetzt dürfen alle einmal eine andere Farbe nennen. Und du?
    .promise = Du hast genommen. Am Ende hat euer Team 76 Punkte, die anderen haben 86. Habt ihr es geschafft?
    .plain = Nach dem Spiel werden die Punkte der Stiche gezählt: { $plain }. Was ist dieser Stich wert? Herz ist Trumpf.
    .trumps = Herz ist Trumpf: { $trumps }. Was ist dieser Stich wert?
    .whole-asked = Alle 32 Karten sind 152 Punkte wert, und der letzte Stich bringt noch 10. Wie viele Punkte gibt es in einem Spiel?
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
    .whole-asked = In jedem Spiel geht es um { $all } Punkte. Die zehn für den letzten Stich heißen *Dix de der*.
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

# 2 Playing

# 3 Taking

# 4 Counting

# 5 Belote and declarations

# 6 Bids

# The end
lesson-end-title = Zeit für deine erste Partie
lesson-end = Drück auf den Knopf: Drei Roboter, auch sie Anfänger, spielen mit dir allein und in deinem Tempo. Später geht das überall mit `/üben`; mit Freunden öffnet `/belote` in einem Kanal einen Tisch. Karten, die du spielen darfst, leuchten, eine graue sagt dir, warum sie warten muss, und **Tipp** nennt dir eine und sagt, warum. In `/regeln` kannst du alles nachlesen.
