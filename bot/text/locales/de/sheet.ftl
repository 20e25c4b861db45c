# The score sheet after a deal and the end of a party.
# In the picture
sheet-deal = Spiel
sheet-tricks = Stiche
sheet-der = Letzter Stich
sheet-roem = Roem
sheet-belote = Belote
sheet-written = Geschrieben
sheet-points = Punkte
sheet-held = Im Topf
sheet-released = Aus dem Topf
sheet-total = Stand
deal-outcome =
    .made = Gemacht
    .dedans = Dedans
    .capot = Capot
    .pit = Pit
    .litige = Litige
    .abeyance = Gleichstand
    .hanging = Hängt

# In words. $mine is what the takers brought together, $theirs what the others did, $by the
# difference. $name and $team are names; $side is “player” or “team”.
sheet-took = { $name } hat { $trump } genommen.
sheet-chose = { $name } hat { $trump } gespielt.
sheet-bid = { $name } hat { $bid } geboten.
    .made =
        { $by ->
            [0] **Gemacht**, genau: { $mine } Punkte
           *[other] **Gemacht** mit { $by } mehr als nötig: { $mine } Punkte
        }{ $included ->
            [belote] , die Belote eingerechnet,
            [declarations] , die Meldungen eingerechnet,
            [both] , Belote und Meldungen eingerechnet,
           *[none] {""}
        } bei einem Gebot von { $bid }.
    .dedans = **Dedans**, es fehlen { $by }: nur { $mine } Punkte{ $included ->
            [belote] , die Belote eingerechnet,
            [declarations] , die Meldungen eingerechnet,
            [both] , Belote und Meldungen eingerechnet,
           *[none] {""}
        } bei einem Gebot von { $bid }.
    .outdone = **Dedans:** { $mine } Punkte{ $included ->
            [belote] , die Belote eingerechnet,
            [declarations] , die Meldungen eingerechnet,
            [both] , Belote und Meldungen eingerechnet,
           *[none] {""}
        } reichen für ein Gebot von { $bid }, aber nicht gegen die { $theirs } der anderen.
sheet-doubled =
    { $times ->
        [2] Mit Coinche: Das Spiel zählt doppelt.
       *[other] Mit Coinche und Surcoinche: Das Spiel zählt { $times }-fach.
    }
sheet-contra =
    { $times ->
        [2] Kontra: Das Spiel zählt doppelt.
       *[other] Kontra und Rekontra: Das Spiel zählt { $times }-fach.
    }
sheet-outcome =
    .made =
        { $by ->
            [0] **Gemacht:** { $mine } gegen { $theirs }, und Gleichstand reicht.
           *[other] **Gemacht** mit { $by } mehr: { $mine } gegen { $theirs }.
        }
    .dedans =
        { $by ->
            [0] **Dedans:** { $mine } gegen { $theirs }, und Gleichstand reicht nicht; { $side ->
                    [player] die andere Seite
                   *[team] die Gegenseite
                } schreibt alles.
           *[other] **Dedans** mit { $by } weniger: nur { $mine } gegen { $theirs }, also schreibt { $side ->
                    [player] die andere Seite
                   *[team] die Gegenseite
                } alles.
        }
    .capot = **Capot:** alle Stiche!
    .pit = **Pit:** alle Stiche!
    .litige = **Litige:** { $mine } gegen { $theirs }, Gleichstand.
    .abeyance = **Gleichstand:** { $mine } gegen { $theirs }.
    .hanging = **Es hängt:** { $mine } gegen { $theirs }, Gleichstand.
sheet-no-trick = **Dedans** ohne einen einzigen Stich: { $side ->
        [player] Die andere Seite
       *[team] Die Gegenseite
    } schreibt alles.
sheet-three =
    .made =
        { $needs ->
            [both] **Gemacht** mit { $by } mehr: { $mine } gegen { $theirs }, mehr als beide zusammen.
           *[each] **Gemacht** mit { $by } mehr: { $mine } gegen { $theirs }, mehr als jeder der beiden.
        }
    .dedans =
        { $by ->
            [0] **Dedans:** { $mine } gegen { $theirs }, und Gleichstand reicht nicht.
           *[other] { $needs ->
                [both] **Dedans** mit { $by } weniger: nur { $mine } gegen { $theirs } zusammen.
               *[each] **Dedans** mit { $by } weniger: nur { $mine } gegen { $theirs }.
            }
        }
    .no-trick = **Dedans** ohne einen einzigen Stich.
sheet-failed =
    .split = Die beiden anderen bekommen je die Hälfte aller Punkte.
    .own-plus-half = Die beiden anderen schreiben ihre eigenen Punkte und die halben des Nehmers.
    .own = Die anderen schreiben ihre eigenen Punkte; die des Nehmers sind verloren.
sheet-tie-zero = **Gleichstand:** { $mine } gegen { $theirs }. Wer genommen hat, schreibt nichts, die andere Seite, was sie hat.
sheet-annulled =
    { $side ->
        [player] Wer genommen hat, hat { $mine } gemacht, die andere Seite { $theirs }.
       *[team] Die Nehmer haben { $mine } gemacht, die anderen { $theirs }.
    }
sheet-basis =
    .tricks = Verglichen werden hier nur die Punkte der Stiche.
    .tricks-belote = Verglichen werden hier Stiche und Belote, aber keine Meldungen.
sheet-bid-needed = Ein Gebot von { $bid } braucht hier { $needed } Punkte.
sheet-bid-all-tricks = **Gemacht:** Alle Stiche reichen für jedes Gebot.
sheet-capot-made = **Gemacht:** alle Stiche, wie angesagt.
sheet-capot-failed =
    { $tricks ->
        [0] **Dedans:** kein einziger Stich, und alle waren angesagt.
        [one] **Dedans:** ein Stich, und alle waren angesagt.
       *[other] **Dedans:** { $tricks } Stiche, und alle waren angesagt.
    }
sheet-generale-made = **Gemacht:** { $name } hat alle Stiche geholt, wie angesagt.
sheet-generale-shared = **Dedans:** alle Stiche, aber nicht alle aus der Hand von { $name }.

# What a team scored, as a sum of its sources
sheet-team = { $team }: { $sources } → **+{ $written }**
# Where tens are written: $points are what the sources are together
sheet-tens = { $team }: { $sources } = { $points } → **+{ $written }**
sheet-nothing = nichts
sheet-source =
    .tricks =
        { $tricks ->
            [0] keine Stiche
            [one] { $points } in einem Stich
           *[other] { $points } in { $tricks } Stichen
        }
    .der = { $points } für den Dix de der
    .roem = { $points } für Roem
    .declaration = { $points } für { $declaration } ({ $name })
    .belote = { $points } für die Belote
    .their-belote = { $points } für die Belote der Nehmer
    .deal = { $points } für das ganze Spiel
    .capot = { $points } für alle Stiche
    .pit = { $points } für alle Stiche
    .bid = { $points } für das Gebot
    .announced-capot = { $points } für den angesagten Capot
    .announced-generale = { $points } für die angesagte Générale
    .take-all = { $points } für das Spiel
    .rounding = { $points } (auf { $to } gerundet)
    .tens = { $points } in Zehnern
    .share = { $points } für das halbe Spiel
    .takers-half = { $points } für die Hälfte der Punkte des Nehmers
    .other-defender = { $points } für die Stiche des anderen Gegners
    .part-of-capot = { $points } für einen Spieler ohne Stich

sheet-missed-belote =
    { $side ->
        [player] { $team } hatte die Belote und hat nicht beide Wörter gesagt: Sie zählt nicht.
       *[team] { $team } hatten die Belote und haben nicht beide Wörter gesagt: Sie zählt nicht.
    }
sheet-discarded-belote =
    { $side ->
        [player] { $team } hatte eine Belote und hat ihre erste Karte abgeworfen: Sie zählt nicht.
       *[team] { $team } hatten eine Belote und haben ihre erste Karte abgeworfen: Sie zählt nicht.
    }
sheet-declarations =
    .to-others = Die { $points } Punkte für Meldungen von { $team } gehen an die andere Seite.
    .lost =
        { $side ->
            [player] { $team } hat keinen Stich und verliert { $points } Punkte für Meldungen.
           *[team] { $team } haben keinen Stich und verlieren { $points } Punkte für Meldungen.
        }
    .unwritten = Die { $points } Punkte für Meldungen von { $team } werden an diesem Tisch nicht geschrieben.
sheet-in-play = Im Topf: { $team }, { $sources } → **{ $points }**
sheet-in-play-litige = Wer das nächste Spiel gewinnt, bekommt das dazu.
sheet-in-play-abeyance =
    { $side ->
        [player] Gewinnt { $team } das nächste Spiel, bekommt jede Seite ihre Punkte; sonst bekommt die andere alles.
       *[team] Gewinnen { $team } das nächste Spiel, bekommt jede Seite ihre Punkte; sonst bekommt die andere alles.
    }
sheet-in-play-all = Mit dem, was schon da war, sind { $points } Punkte im Topf.
sheet-released-text =
    { $side ->
        [player] { $team } bekommt auch die { $points } Punkte aus dem Topf.
       *[team] { $team } bekommen auch die { $points } Punkte aus dem Topf.
    }
sheet-released-to-owner =
    { $side ->
        [player] Die Partie ist zu Ende: { $team } bekommt { $points } Punkte aus dem Topf zurück.
       *[team] Die Partie ist zu Ende: { $team } bekommen ihre { $points } Punkte aus dem Topf zurück.
    }
sheet-unplayed = Dieses Spiel wurde nicht zu Ende gespielt: Dafür wird nichts geschrieben.
sheet-thrown-in = Alle haben gepasst: Dieses Board zählt 0:0.
sheet-totals = **Stand:** { $totals }

# Alt text of the picture of the whole game. $deals are numbers of deals; $first is the team whose
# total comes first.
sheet-party-target = Ziel: { $target } Punkte.
sheet-party-moment =
    { $count ->
        [one] { $moment }, { $team }: Spiel { $deals }.
       *[other] { $moment }, { $team }: Spiele { $deals }.
    }
sheet-party-all = Der Stand nach jedem Spiel, { $first } zuerst:
sheet-party-some = Der Stand im Lauf der Partie, { $first } zuerst:
sheet-party-deal = Spiel { $number } ({ $name }, { $contract }): { $totals }.
sheet-party-totals = Spiel { $number }: { $totals }.

# Where everybody may see the hands of a deal that is over
sheet-hands = Alle Blätter
