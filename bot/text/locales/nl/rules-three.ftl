# The rules of belote for three that other games do not have.

rules-three-chien = Iedereen krijgt tien kaarten: drie, twee, drie, twee. De andere twee zijn de *chien*. Er is één ronde, en wie neemt, noemt een kleur naar keuze als troef, pakt de chien op en legt twee kaarten gedekt weg: geen troef en geen aas zolang er een andere kaart is. Ze tellen aan het eind van het spel voor de nemer.
rules-three-partner = *Je maat*: de andere verdediger. De nemer heeft er geen.
rules-three-count =
    { $declarations ->
        [off]
            { $belote ->
                [off] Ieder telt de kaarten van de eigen slagen, met 10 voor de laatste slag.
               *[on] Ieder telt de kaarten van de eigen slagen, met 10 voor de laatste slag, en de eigen belote.
            }
       *[on]
            { $belote ->
                [off] Ieder telt de kaarten van de eigen slagen, met 10 voor de laatste slag, en de eigen roem die telt.
               *[on] Ieder telt de kaarten van de eigen slagen, met 10 voor de laatste slag, de eigen belote en de eigen roem die telt.
            }
    }
rules-three-made = **Gehaald**: ieder schrijft de eigen punten.
rules-three-declared = **Nat**: de roem van de nemer gaat dezelfde weg als de punten van de nemer; die van de anderen blijft van hen. Zonder slag is de nemer nat, wat er ook gemeld is.
