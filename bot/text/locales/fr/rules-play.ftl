rules-play-intro = Qui remporte un pli entame le suivant.
rules-play-uncovered = On ne joue que des cartes visibles, et elles seules comptent pour ce qu’on doit faire.
rules-play-letters = Quand une carte est refusée, on vous donne la lettre : « règle A6 a », c’est **a**.
rules-play-a = **a** On demande atout et vous en avez : montez si vous pouvez ; sinon jouez un atout quelconque.
rules-play-b = **b** On demande atout et vous n’en avez pas : jouez ce que vous voulez.
rules-play-d =
    { $side ->
        [player] **d** Vous ne pouvez pas fournir : il faut couper.
       *[team] **d** Vous ne pouvez pas fournir et un adversaire est maître sans atout : il faut couper.
    }
rules-play-i = **i** Vous n’avez ni la couleur demandée ni atout : jouez ce que vous voulez.
rules-play-no-trumps = **Sans atout** : **c** comme avec un atout ; si vous ne pouvez pas fournir, jouez ce que vous voulez.
rules-play-all-trumps = **Tout atout** : **a** dans chaque couleur ; si vous ne pouvez pas fournir, jouez ce que vous voulez.
