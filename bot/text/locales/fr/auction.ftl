# Ce que disent les enchères d’après la convention (docs/conventions.md).
auction-button = { $kind ->
    [chosen] Atout
   *[other] Enchères
}
auction-none = Personne n’a encore parlé dans cette donne.
auction-call = { $name }, { $call }
auction-shows = { $name }, { $call } : { $what }.
meaning-button = Que veut dire cette enchère ?
meaning-about = D’après la convention du club. Personne n’y est tenu ; les bons robots la suivent presque toujours.
meaning-alone =
    .capot = un jeu qui fait tous les plis, quoi qu’aient les autres
    .forced = devait jouer et nomme la meilleure couleur de son jeu
    .schmeiss = un jeu à peu près aussi bon que l’autre : on joue, ou personne
    .refuse = un jeu contre lequel le contrat devrait chuter
meaning-raise = un soutien d’au moins { $points } (valet d’atout 2 ; neuf, chaque as et chaque atout à partir du troisième 1 ; belote 2)
meaning-coinche = voit le contrat chuter, avec { $has }
shown-heads =
    .long = le valet, le neuf ou un { $more ->
        [2] deuxième
        [3] troisième
       *[other] quatrième
    } atout
    .either = le valet ou le neuf d’atout
    .both = le valet et le neuf d’atout
shown-length = au moins { $count } atouts
shown-aces =
    { $count ->
        [one] un as
       *[other] { $count } as
    }
shown-tops =
    .no-trumps = { $count ->
        [one] un as
       *[other] { $count } as
    }
    .all-trumps = { $count ->
        [one] un valet
       *[other] { $count } valets
    }
shown-seconds =
    .no-trumps = { $count ->
        [one] un dix avec son as
       *[other] { $count } dix avec leur as
    }
    .all-trumps = { $count ->
        [one] un neuf avec son valet
       *[other] { $count } neuf avec leur valet
    }
shown-short = un { $suit } au plus
shown-points = un jeu qui vaut { $contract }
shown-counts = { $points } points en atouts et en as
