# The score sheet after a deal and the end of a party.
# In the picture
sheet-deal = Spel
sheet-tricks = Slagen
sheet-der = Laatste slag
sheet-roem = Roem
sheet-belote = Belote
sheet-written = Geschreven
sheet-points = Punten
sheet-held = In de pot
sheet-released = Uit de pot
sheet-total = Totaal
deal-outcome =
    .made = Gehaald
    .dedans = Nat
    .capot = Kapot
    .pit = Pit
    .litige = Litige
    .abeyance = In de pot
    .hanging = Hangt

# In words. $mine is what the takers brought together, $theirs what the others did, $by the
# difference. $name and $team are names; $side is “player” or “team”.
sheet-took = { $name } nam { $trump }.
sheet-chose = { $name } speelde { $trump }.
sheet-bid = { $name } bood { $bid }.
    .made =
        { $by ->
            [0] **Gehaald**, precies: { $mine } punten
           *[other] **Gehaald** met { $by } over: { $mine } punten
        }{ $included ->
            [belote] , belote meegeteld,
            [declarations] , roem meegeteld,
            [both] , belote en roem meegeteld,
           *[none] {""}
        } bij een bod van { $bid }.
    .dedans = **Nat**, { $by } te weinig: maar { $mine } punten{ $included ->
            [belote] , belote meegeteld,
            [declarations] , roem meegeteld,
            [both] , belote en roem meegeteld,
           *[none] {""}
        } bij een bod van { $bid }.
    .outdone = **Nat:** { $mine } punten{ $included ->
            [belote] , belote meegeteld,
            [declarations] , roem meegeteld,
            [both] , belote en roem meegeteld,
           *[none] {""}
        } zijn genoeg voor een bod van { $bid }, maar niet tegen de { $theirs } van de anderen.
sheet-doubled =
    { $times ->
        [2] Geklopt: het spel telt dubbel.
       *[other] Geklopt en teruggeklopt: het spel telt { $times } keer.
    }
sheet-contra =
    { $times ->
        [2] Contra: het spel telt dubbel.
       *[other] Contra en recontra: het spel telt { $times } keer.
    }
sheet-outcome =
    .made =
        { $by ->
            [0] **Gehaald:** { $mine } tegen { $theirs }, en gelijk is genoeg.
           *[other] **Gehaald** met { $by } verschil: { $mine } tegen { $theirs }.
        }
    .dedans =
        { $by ->
            [0] **Nat:** { $mine } tegen { $theirs }, en gelijk is niet genoeg; { $side ->
                    [player] de ander schrijft
                   *[team] de anderen schrijven
                } alles.
           *[other] **Nat** met { $by } verschil: maar { $mine } tegen { $theirs }, dus { $side ->
                    [player] de ander schrijft
                   *[team] de anderen schrijven
                } alles.
        }
    .capot = **Kapot:** alle slagen!
    .pit = **Pit:** alle slagen!
    .litige = **Litige:** { $mine } tegen { $theirs }, gelijk.
    .abeyance = **Gelijk:** { $mine } tegen { $theirs }.
    .hanging = **Het hangt:** { $mine } tegen { $theirs }, gelijk.
sheet-no-trick = **Nat** zonder één slag: { $side ->
        [player] de ander schrijft
       *[team] de anderen schrijven
    } alles.
sheet-three =
    .made =
        { $needs ->
            [both] **Gehaald** met { $by } verschil: { $mine } tegen { $theirs }, meer dan die twee samen.
           *[each] **Gehaald** met { $by } verschil: { $mine } tegen { $theirs }, meer dan elk van de twee.
        }
    .dedans =
        { $by ->
            [0] **Nat:** { $mine } tegen { $theirs }, en gelijk is niet genoeg.
           *[other] { $needs ->
                [both] **Nat** met { $by } verschil: maar { $mine } tegen { $theirs } samen.
               *[each] **Nat** met { $by } verschil: maar { $mine } tegen { $theirs }.
            }
        }
    .no-trick = **Nat** zonder één slag.
sheet-failed =
    .split = De twee anderen krijgen elk de helft van alle punten.
    .own-plus-half = De twee anderen schrijven hun eigen punten en de helft van die van de nemer.
    .own = De anderen schrijven hun eigen punten; die van de nemer zijn verloren.
sheet-tie-zero = **Gelijk:** { $mine } tegen { $theirs }. De nemer schrijft niets, de ander de eigen punten.
sheet-annulled =
    { $side ->
        [player] De nemer had { $mine }, de ander { $theirs }.
       *[team] De nemers hadden { $mine }, de anderen { $theirs }.
    }
sheet-basis =
    .tricks = Daarvoor tellen alleen de punten van de slagen.
    .tricks-belote = Daarvoor tellen slagen en belote, maar geen roem.
sheet-bid-needed = Een bod van { $bid } vraagt hier { $needed } punten.
sheet-bid-all-tricks = **Gehaald:** alle slagen zijn genoeg voor elk bod.
sheet-capot-made = **Gehaald:** alle slagen, zoals geboden.
sheet-capot-failed =
    { $tricks ->
        [0] **Nat:** geen enkele slag, en ze waren allemaal geboden.
        [one] **Nat:** één slag, en ze waren allemaal geboden.
       *[other] **Nat:** { $tricks } slagen, en ze waren allemaal geboden.
    }
sheet-generale-made = **Gehaald:** { $name } haalde alle slagen, zoals geboden.
sheet-generale-shared = **Nat:** alle slagen, maar niet allemaal uit de hand van { $name }.

# What a team scored, as a sum of its sources
sheet-team = { $team }: { $sources } → **+{ $written }**
# Where tens are written: $points are what the sources are together
sheet-tens = { $team }: { $sources } = { $points } → **+{ $written }**
sheet-nothing = niets
sheet-source =
    .tricks =
        { $tricks ->
            [0] geen slagen
            [one] { $points } in één slag
           *[other] { $points } in { $tricks } slagen
        }
    .der = { $points } voor de laatste slag
    .roem = { $points } voor roem
    .declaration = { $points } voor { $declaration } ({ $name })
    .belote = { $points } voor belote
    .their-belote = { $points } voor de belote van de nemers
    .deal = { $points } voor het hele spel
    .capot = { $points } voor alle slagen
    .pit = { $points } voor alle slagen
    .bid = { $points } voor het bod
    .announced-capot = { $points } voor de geboden kapot
    .announced-generale = { $points } voor de geboden générale
    .take-all = { $points } voor het spel
    .rounding = { $points } (afgerond op { $to })
    .tens = { $points } in tientallen
    .share = { $points } voor het halve spel
    .takers-half = { $points } voor de helft van de nemer
    .other-defender = { $points } voor de slagen van de andere verdediger
    .part-of-capot = { $points } voor een speler zonder slag

sheet-missed-belote =
    { $side ->
        [player] { $team } had de belote maar zei niet allebei de woorden: die telt niet.
       *[team] { $team } hadden de belote maar zeiden niet allebei de woorden: die telt niet.
    }
sheet-discarded-belote =
    { $side ->
        [player] { $team } had een belote maar gooide de eerste kaart ervan weg: die telt niet.
       *[team] { $team } hadden een belote maar gooiden de eerste kaart ervan weg: die telt niet.
    }
sheet-declarations =
    .to-others = De { $points } punten roem van { $team } gaan naar de andere kant.
    .lost =
        { $side ->
            [player] { $team } heeft geen slag en verliest { $points } punten roem.
           *[team] { $team } hebben geen slag en verliezen { $points } punten roem.
        }
    .unwritten = De { $points } punten roem van { $team } worden aan deze tafel niet geschreven.
sheet-in-play = In de pot: { $team }, { $sources } → **{ $points }**
sheet-in-play-litige = Wie het volgende spel wint, krijgt dit erbij.
sheet-in-play-abeyance =
    { $side ->
        [player] Wint { $team } het volgende spel, dan krijgt elk de eigen punten; zo niet, dan krijgt de ander alles.
       *[team] Winnen { $team } het volgende spel, dan krijgt elke kant de eigen punten; zo niet, dan krijgt de andere kant alles.
    }
sheet-in-play-all = Samen met wat er al in zat, zitten er { $points } punten in de pot.
sheet-released-text =
    { $side ->
        [player] { $team } krijgt ook de { $points } punten uit de pot.
       *[team] { $team } krijgen ook de { $points } punten uit de pot.
    }
sheet-released-to-owner =
    { $side ->
        [player] De partij is voorbij: { $team } krijgt de { $points } punten uit de pot terug.
       *[team] De partij is voorbij: { $team } krijgen hun { $points } punten uit de pot terug.
    }
sheet-unplayed = Dit spel is niet uitgespeeld: er wordt niets voor geschreven.
sheet-thrown-in = Iedereen heeft gepast: dit spel telt 0–0.
sheet-totals = **Totaal:** { $totals }

# Alt text of the picture of the whole game. $deals are numbers of deals; $first is the team whose
# total comes first.
sheet-party-target = Doel: { $target } punten.
sheet-party-moment =
    { $count ->
        [one] { $moment }, { $team }: spel { $deals }.
       *[other] { $moment }, { $team }: spellen { $deals }.
    }
sheet-party-all = De stand na elk spel, { $first } eerst:
sheet-party-some = De stand in de loop van de partij, { $first } eerst:
sheet-party-deal = Spel { $number } ({ $name }, { $contract }): { $totals }.
sheet-party-totals = Spel { $number }: { $totals }.

# Where everybody may see the hands of a deal that is over
sheet-hands = Alle handen
