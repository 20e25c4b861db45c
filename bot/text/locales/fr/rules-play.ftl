rules-play-intro = Qui remporte un pli entame le suivant.
rules-play-uncovered = On ne joue que des cartes visibles, et elles seules comptent pour ce qu’on doit faire.
rules-play-letters = Quand une carte est refusée, on vous donne la lettre : « règle A6 a », c’est **a**.
rules-play-a = **a** On demande atout et vous en avez : montez si vous pouvez ; sinon jouez un atout quelconque.
rule-head-trump-always = **a** On demande atout et vous en avez : montez si vous pouvez, même sur votre partenaire ; sinon jouez un atout quelconque.
rule-head-trump-unless-partner-master = **a** On demande atout et vous en avez : montez si vous pouvez, sauf si votre partenaire est maître ; sinon jouez un atout quelconque.
rules-play-b = **b** On demande atout et vous n’en avez pas : jouez ce que vous voulez.
rule-head-plain-no = **c** On demande une autre couleur et vous en avez : jouez une carte quelconque de cette couleur.
rule-head-plain-unless-partner-master =
    { $side ->
        [player] **c** On demande une autre couleur et vous en avez : montez si vous pouvez ; sinon jouez une carte quelconque de cette couleur.
       *[team] **c** On demande une autre couleur et vous en avez : montez si vous pouvez, sauf si votre partenaire est maître ; sinon jouez une carte quelconque de cette couleur.
    }
rule-head-plain-always =
    { $side ->
        [player] **c** On demande une autre couleur et vous en avez : montez si vous pouvez ; sinon jouez une carte quelconque de cette couleur.
       *[team] **c** On demande une autre couleur et vous en avez : montez si vous pouvez, même sur votre partenaire ; sinon jouez une carte quelconque de cette couleur.
    }
rules-play-d =
    { $side ->
        [player] **d** Vous ne pouvez pas fournir : il faut couper.
       *[team] **d** Vous ne pouvez pas fournir et un adversaire est maître sans atout : il faut couper.
    }
rule-undertrump-opp-required = **e** Vous ne pouvez pas fournir et un adversaire est maître avec un atout : surcoupez ; si vous ne pouvez pas, pissez à l’atout.
rule-undertrump-opp-optional = **e** Vous ne pouvez pas fournir et un adversaire est maître avec un atout : surcoupez ; si vous ne pouvez pas, jouez ce que vous voulez.
rule-partner-plain-free = **f** Vous ne pouvez pas fournir et votre partenaire est maître sans atout : jouez ce que vous voulez.
rule-partner-plain-must-trump = **f** Vous ne pouvez pas fournir et votre partenaire est maître sans atout : il faut couper.
rule-partner-trump-free = **g, h** Vous ne pouvez pas fournir et votre partenaire est maître avec un atout : jouez ce que vous voulez, même un atout plus faible.
rule-partner-trump-no-undertrump-if-can-over = **g** Vous ne pouvez pas fournir, votre partenaire est maître avec un atout et vous pourriez surcouper : surcoupez ou défaussez-vous, mais sans pisser.
    • **h** De même, mais vous ne pourriez pas surcouper : jouez ce que vous voulez.
rule-partner-trump-must-piss = **g** Vous ne pouvez pas fournir, votre partenaire est maître avec un atout et vous pourriez surcouper : surcoupez ou défaussez-vous, mais sans pisser.
    • **h** De même, mais vous ne pourriez pas surcouper : pissez à l’atout.
rule-partner-trump-must-trump-any = **g, h** Vous ne pouvez pas fournir et votre partenaire est maître avec un atout : jouez un atout quelconque.
rule-partner-trump-ffb = **g** Vous ne pouvez pas fournir, votre partenaire est maître avec un atout et vous pourriez surcouper : surcoupez ou défaussez-vous, mais sans pisser ; si vous n’avez que de l’atout, jouez celui que vous voulez.
    • **h** De même, mais vous ne pourriez pas surcouper : jouez ce que vous voulez.
rules-play-i = **i** Vous n’avez ni la couleur demandée ni atout : jouez ce que vous voulez.
rules-play-no-trumps = **Sans atout** : **c** comme avec un atout ; si vous ne pouvez pas fournir, jouez ce que vous voulez.
rules-play-all-trumps = **Tout atout** : **a** dans chaque couleur ; si vous ne pouvez pas fournir, jouez ce que vous voulez.
