# What each value of an option means, in a sentence. Beside it on the pages: rules-*.ftl.

options-rule =
    .players-4 = Quatre joueurs en deux équipes, les partenaires face à face.
    .players-3 = Trois joueurs : l’un prend et joue contre les deux autres, et chacun marque pour soi.
    .players-2 =
        { $auction ->
            [clobyosh] Deux joueurs, l’un contre l’autre, avec neuf cartes chacun ; le reste du jeu ne se joue pas.
           *[other] Deux joueurs, l’un contre l’autre, avec chacun seize cartes étalées sur la table : la *belote découverte*.
        }
    .na-values-ffb-table = À sans atout et à tout atout, les cartes ont des valeurs à part, qui font aussi 152 points.
    .na-values-scaled = À sans atout, toutes les cartes font 120 points, à tout atout 248. Les points de chaque camp sont ramenés à 152 en tout (× 152/120, × 152/248) et arrondis ; puis s’ajoute le dernier pli.
    .na-values-raw = À sans atout, toutes les cartes font 120 points, à tout atout 248, et on les compte telles quelles.
    .ta-last-trick-true = Le dernier pli compte 10 à tout atout aussi.
    .ta-last-trick-false = À tout atout, le dernier pli ne compte pas.

    .direction-ccw = On donne, on parle et on joue dans le sens inverse des aiguilles d’une montre.
    .direction-cw = On donne, on parle et on joue dans le sens des aiguilles d’une montre.
    .first-dealer-lowest-card = Chacun tire une carte, et la plus faible donne en premier (le 7 est la plus basse, l’as la plus haute) ; à égalité, on tire à nouveau.
    .first-dealer-random = Le premier donneur est tiré au sort.
    .shuffle-cut-only = On mélange une seule fois, avant la première donne. Ensuite on ramasse et on coupe seulement : les cartes d’un pli restent ensemble, mais leur ordre et celui des plis sont laissés au hasard.
    .shuffle-every-deal = On mélange avant chaque donne.
    .packets-3-2 =
        { $auction ->
            [ladder] Chacun reçoit trois cartes, puis deux ; trois autres suivent une fois le contrat connu.
           *[turn-up] Chacun reçoit trois cartes, puis deux, et la carte suivante est retournée.
        }
    .packets-2-3 =
        { $auction ->
            [ladder] Chacun reçoit deux cartes, puis trois ; trois autres suivent une fois le contrat connu.
           *[turn-up] Chacun reçoit deux cartes, puis trois, et la carte suivante est retournée.
        }
    .packets-dealer-choice =
        { $auction ->
            [ladder] Chacun reçoit trois cartes puis deux, ou deux puis trois, au choix du donneur ; trois autres suivent une fois le contrat connu.
           *[turn-up] Chacun reçoit trois cartes puis deux, ou deux puis trois, au choix du donneur ; la carte suivante est retournée.
        }
    .packets-2-3-3 = On donne les huit cartes avant les enchères : deux, puis trois, puis encore trois.
    .packets-3-2-3 = On donne les huit cartes avant les enchères : trois, puis deux, puis encore trois.
    .packets-3-3-2 = On donne les huit cartes avant les enchères : trois, puis trois, puis encore deux.
    .packets-4-4 =
        { $side ->
            [player] Chacun a devant soi une rangée de huit cartes cachées, données quatre par quatre, et sur chacune une seconde carte, visible.
           *[team] On donne les huit cartes avant les enchères, quatre par quatre.
        }
    .packets-3-3 = Chacun reçoit trois cartes, puis encore trois, et on retourne la suivante.

    .auction-turn-up = À tour de rôle, à partir du joueur qui suit le donneur, on *prend* à la couleur retournée, qui devient l’atout, ou on passe. Dès que quelqu’un prend, on ne parle plus.
    .auction-bids = À tour de rôle, à partir du joueur qui suit le donneur, on annonce les points qu’on pense faire et une couleur d’atout, ou on passe. Chaque enchère doit dépasser la précédente, dans n’importe quelle couleur.
    .auction-coinche = À tour de rôle, à partir du joueur qui suit le donneur, on annonce les points qu’on pense faire et ce qui sera atout, ou on passe. Chaque enchère doit dépasser la précédente, quel que soit l’atout.
    .auction-choice = Chacun à son tour *joue*, avec l’atout de son choix, ou passe. Le premier qui joue engage son équipe : elle doit faire la donne. À la fin, quelqu’un doit jouer.
    .auction-clobyosh = Chacun à son tour, en commençant par l’adversaire du donneur, *prend* à la couleur retournée, qui devient atout, ou passe.
    .trump-choice-first-may-pass = Le joueur après le donneur parle en premier. Si tous passent, c’est à lui de jouer.
    .trump-choice-first-must = Le joueur après le donneur doit jouer, et choisit l’atout.
    .trump-choice-dealer-first = Le donneur parle en premier. Si tous passent, c’est à lui de jouer.
    .auction-ladder = À tour de rôle, en commençant par le joueur après le donneur, on nomme l’atout, et rien d’autre, ou on passe. L’échelle est ♣ ♦ ♥ ♠, sans atout, tout atout : une enchère doit y être plus haute que la dernière, et l’on peut sauter des échelons.
    .auction-three = À tour de rôle, à partir du joueur qui suit le donneur, on prend ou on passe. Qui prend joue seul contre les deux autres.
    .pack3-24 = 24 cartes, du 9 à l’as.
    .pack3-32-chien = 32 cartes, du 7 à l’as, dont deux forment le *chien*.
    .deal3-turned = Au premier tour, on peut prendre à la couleur retournée.
    .deal3-all8 = Les huit cartes sont données d’un coup : trois, deux, trois. Il y a un seul tour, et qui prend nomme la couleur d’atout de son choix.
    .round2-suits-exclude-turned = Si tout le monde passe, on fait un second tour : on prend en nommant une des trois autres couleurs, ou on passe encore.
    .round2-suits-any = Si tout le monde passe, on fait un second tour : on prend en nommant la couleur de son choix, ou on passe encore.
    .allpass-dealer-next =
        { $auction ->
            [clobyosh] Si les deux passent deux fois, ou s’accordent pour annuler la donne, on ramasse les cartes et l’autre donne.
            [three] Si personne ne prend, on ramasse les cartes et le joueur suivant donne.
            [turn-up] Si tout le monde passe deux fois, on ramasse les cartes et le joueur suivant donne.
           *[bids] Si personne n’annonce rien, on ramasse les cartes et le joueur suivant donne.
        }
    .allpass-dealer-same =
        { $auction ->
            [clobyosh] Si les deux passent deux fois, ou s’accordent pour annuler la donne, on ramasse les cartes et le même joueur redonne.
            [three] Si personne ne prend, on ramasse les cartes et le même joueur redonne.
            [turn-up] Si tout le monde passe deux fois, on ramasse les cartes et le même joueur redonne.
           *[bids] Si personne n’annonce rien, on ramasse les cartes et le même joueur redonne.
        }
    .schmeiss-off = Personne ne dit *schmeiss*.
    .schmeiss-on = On peut aussi dire *schmeiss*, aux deux tours : l’autre vous laisse prendre, ou annule la donne. Si vous devez prendre, c’est à la couleur retournée, ou au second tour à une autre couleur que vous nommez.
    .schmeiss-opponent-makes = On peut aussi dire *schmeiss*. Au premier tour, l’autre doit prendre à la couleur retournée, ou annule la donne. Au second, il vous laisse prendre à une couleur que vous nommez, ou annule la donne.
    .show-bottom-false = Personne ne voit le reste du jeu.
    .show-bottom-true = Une fois toutes les cartes données, on montre aux deux la dernière carte du talon.

    .reveal-on-lead-false = Après chaque pli, on retourne les cartes qui se trouvaient sous les deux cartes jouées.
    .reveal-on-lead-true = Qui entame retourne aussitôt la carte du dessous, avant que l’autre réponde ; l’autre la retourne après le pli.
    .extra-contracts-off = L’atout est toujours une des quatre couleurs.
    .extra-contracts-no-trumps =
        { $side ->
            [player] On peut aussi nommer *sans atout* : aucune couleur n’est alors atout. C’est notre adaptation : le document ne fait que l’évoquer.
           *[team] On peut aussi annoncer *sans atout* : aucune couleur n’est alors atout.
        }
    .extra-contracts-all-trumps =
        { $side ->
            [player] On peut aussi nommer *tout atout* : toutes les couleurs ont alors l’ordre de l’atout. C’est notre adaptation : le document ne fait que l’évoquer.
           *[team] On peut aussi annoncer *tout atout* : toutes les couleurs ont alors l’ordre de l’atout.
        }
    .extra-contracts-both =
        { $side ->
            [player] On peut aussi nommer *sans atout* (aucune couleur n’est atout) ou *tout atout* (toutes ont l’ordre de l’atout). C’est notre adaptation : le document ne fait que les évoquer.
           *[team] On peut aussi annoncer *sans atout* (aucune couleur n’est atout) ou *tout atout* (toutes ont l’ordre de l’atout).
        }
    .head-trump-always = **a** On demande atout et vous en avez : montez si vous pouvez, même sur votre partenaire ; sinon jouez un atout quelconque.
    .head-trump-unless-partner-master = **a** On demande atout et vous en avez : montez si vous pouvez, sauf si votre partenaire est maître ; sinon jouez un atout quelconque.
    .head-plain-no = **c** On demande une autre couleur et vous en avez : jouez une carte quelconque de cette couleur.
    .head-plain-unless-partner-master =
        { $side ->
            [player] **c** On demande une autre couleur et vous en avez : montez si vous pouvez ; sinon jouez une carte quelconque de cette couleur.
           *[team] **c** On demande une autre couleur et vous en avez : montez si vous pouvez, sauf si votre partenaire est maître ; sinon jouez une carte quelconque de cette couleur.
        }
    .head-plain-always =
        { $side ->
            [player] **c** On demande une autre couleur et vous en avez : montez si vous pouvez ; sinon jouez une carte quelconque de cette couleur.
           *[team] **c** On demande une autre couleur et vous en avez : montez si vous pouvez, même sur votre partenaire ; sinon jouez une carte quelconque de cette couleur.
        }
    .undertrump-opp-required = **e** Vous ne pouvez pas fournir et un adversaire est maître avec un atout : surcoupez ; si vous ne pouvez pas, pissez à l’atout.
    .undertrump-opp-optional = **e** Vous ne pouvez pas fournir et un adversaire est maître avec un atout : surcoupez ; si vous ne pouvez pas, jouez ce que vous voulez.
    .undertrump-opp-forbidden = **e** Vous ne pouvez pas fournir et un adversaire est maître avec un atout : surcoupez ; si vous ne pouvez pas, défaussez-vous. On ne pisse que si l’on n’a rien d’autre.
    .partner-plain-free = **f** Vous ne pouvez pas fournir et votre partenaire est maître sans atout : jouez ce que vous voulez.
    .partner-plain-must-trump = **f** Vous ne pouvez pas fournir et votre partenaire est maître sans atout : il faut couper.
    .partner-trump-free = **g, h** Vous ne pouvez pas fournir et votre partenaire est maître avec un atout : jouez ce que vous voulez, même un atout plus faible.
    .partner-trump-no-undertrump-if-can-over = **g** Vous ne pouvez pas fournir, votre partenaire est maître avec un atout et vous pourriez surcouper : surcoupez ou défaussez-vous, mais sans pisser.
        • **h** De même, mais vous ne pourriez pas surcouper : jouez ce que vous voulez.
    .partner-trump-must-piss = **g** Vous ne pouvez pas fournir, votre partenaire est maître avec un atout et vous pourriez surcouper : surcoupez ou défaussez-vous, mais sans pisser.
        • **h** De même, mais vous ne pourriez pas surcouper : pissez à l’atout.
    .partner-trump-must-trump-any = **g, h** Vous ne pouvez pas fournir et votre partenaire est maître avec un atout : jouez un atout quelconque.
    .partner-trump-ffb = **g** Vous ne pouvez pas fournir, votre partenaire est maître avec un atout et vous pourriez surcouper : surcoupez ou défaussez-vous, mais sans pisser ; si vous n’avez que de l’atout, jouez celui que vous voulez.
        • **h** De même, mais vous ne pourriez pas surcouper : jouez ce que vous voulez.
    .partner-trump-must-over = **g** Vous ne pouvez pas fournir, votre partenaire est maître avec un atout et vous pourriez surcouper : surcoupez.
        • **h** De même, mais vous ne pourriez pas surcouper : pissez à l’atout.
    .partner-trump-never-under = **g, h** Vous ne pouvez pas fournir et votre partenaire est maître avec un atout : surcoupez ou défaussez-vous. On ne pisse que si l’on n’a rien d’autre.

    .declarations-off = Il n’y a pas d’annonces : les suites et les carrés ne rapportent rien.
    .declarations-first-trick =
        { $auction ->
            [ladder] On annonce en jouant sa carte du premier pli, et seulement le genre : « une tierce », « un carré ».
           *[other] On annonce en jouant sa carte du premier pli, et seulement le genre : « une cinquante », « un carré de rois ».
        }
    .declarations-immediate = On annonce et on montre à tous dès que l’atout est fixé, avant la première carte. On interroge tout le monde, même qui n’a rien.
    .declarations-talk = On compare les suites à voix haute pendant le premier pli : la table demande et répond pour les deux.
    .decl-contest-winner-takes-all =
        { $side ->
            [three] Seul le joueur qui a la plus forte annonce marque, et toutes les siennes ; les autres ne marquent aucune annonce.
            [player] Seul le joueur qui a la plus forte annonce marque, et toutes les siennes ; l’autre ne marque aucune annonce.
           *[team] Seule l’équipe qui a la plus forte annonce marque, et toutes celles des deux partenaires ; l’autre équipe ne marque aucune annonce.
        }
    .decl-contest-per-type = Les annonces de genres différents comptent toutes, dans les deux camps. Si les deux camps ont le même genre, seul celui qui a la plus forte marque ce genre.
    .decl-contest-separate = Les suites se comparent aux suites, et les carrés aux carrés : d’abord la suite la plus longue, puis la carte de tête ; les carrés dans l’ordre V 9 A 10 R D. Le camp de la meilleure suite marque toutes ses suites, celui du meilleur carré tous ses carrés. L’atout n’y change rien.
    .decl-contest-by-value = Toutes les annonces se comparent ensemble, selon leurs points ; à points égaux un carré l’emporte sur une suite, puis la plus haute carte décide. Le camp de la meilleure marque toutes les siennes. L’atout n’y change rien.
    .decl-contest-moment-after-trick1 = On compare les annonces après le premier pli.
    .decl-contest-moment-during-trick2 = On compare les annonces pendant le deuxième pli : qui a fait le premier nomme sa plus forte, et chacun après lui une plus forte encore, ou passe.
    .decl-contest-moment-before-first-lead = On compare les annonces avant l’entame.
    .decl-contest-moment-end-of-deal = Jusqu’à la fin de la donne, on ne connaît que le genre de chaque annonce. Alors on les compare, et l’on montre ce qui compte.
    .decl-equal-earlier-seat = Entre annonces en tout point égales, la plus forte est celle de qui parle en premier.
    .decl-equal-none = Si les meilleures annonces des deux camps sont en tout point égales, personne ne les marque, ni aucune plus faible.
    .long-runs-cap5 =
        { $auction ->
            [clobyosh] Une suite de cinq cartes ou plus vaut 100 points.
           *[other] Une suite de six, sept ou huit cartes compte comme une suite de cinq.
        }
    .long-runs-cap4 = Une suite de cinq cartes ou plus compte comme une suite de quatre : 50 points.
    .long-runs-true-length = Une suite de six, sept ou huit cartes vaut aussi 100 points, et bat toute suite plus courte.
    .long-run-split-false = Le reste d’une longue suite n’en fait pas une seconde.
    .long-run-split-true = Le reste d’une longue suite peut en faire une seconde : huit cartes qui se suivent font cinq et trois.
    .trump-run-wins-false = Les huit atouts dans la même main ne font pas gagner la partie.
    .trump-run-wins-true = Les huit atouts dans la même main font gagner toute la partie sur-le-champ.

    .belote-on =
        { $side ->
            [player] Le roi et la dame d’atout, joués tous deux par la même personne, font la *belote*, qui vaut 20 points.
           *[team] Le roi et la dame d’atout dans la même main font la *belote*, qui vaut 20 points.
        }
    .belote-off = La belote n’est pas comptée : le roi et la dame d’atout ne rapportent rien de plus.
    .belote-ta-none = À tout atout, il n’y a pas de belote.
    .belote-ta-each-suit = À tout atout, chaque couleur a sa belote : jusqu’à quatre, 20 points chacune.
    .belote-ta-each-suit-led = À tout atout, chaque couleur a sa belote, 20 points chacune ; elle compte si la première de ses deux cartes est entamée, ou fournie à la couleur demandée.
    .belote-order-free = On joue d’abord l’un ou l’autre, peu importe.
    .belote-order-king-first =
        { $side ->
            [player] Le roi doit être joué avant la dame, si tous deux sont visibles.
           *[team] Le roi doit être joué avant la dame.
        }
    .belote-announce-auto = Les mots *belote* et *rebelote* sont dits pour vous.
    .belote-announce-second = *Belote* et *rebelote* sont dites pour vous avec la seconde des deux cartes : la première ne révèle rien.
    .belote-announce-prompt = À la première carte, vous choisissez de dire *belote* ou non ; *rebelote* est ensuite dit pour vous.
    .belote-announce-strict = Dites *belote* avec la première carte et *rebelote* avec la seconde : chacune a un bouton avec le mot et un autre sans. Si vous oubliez un des deux mots, la belote ne compte pas.
    .belote-on-dedans-owner = La belote est inviolable : qui l’a garde ses 20 points, même si la donne est perdue.
    .belote-on-dedans-to-defence = Si le preneur est dedans, ses 20 points vont à la défense.
    .contract-basis-all =
        { $declarations ->
            [off] Pour gagner la donne, tout compte : les plis comme la belote.
           *[on] Pour gagner la donne, tout compte : plis, belote et annonces.
        }
    .contract-basis-tricks-belote =
        { $declarations ->
            [off] Pour gagner la donne, les plis et la belote comptent.
           *[on] Pour gagner la donne, les plis et la belote comptent, mais pas les annonces.
        }
    .contract-basis-tricks =
        { $declarations ->
            [off] Pour gagner la donne, seuls les plis comptent : la belote n’aide pas.
           *[on] Pour gagner la donne, seuls les plis comptent : ni la belote ni les annonces n’aident.
        }
    .capot-value-252 =
        { $auction ->
            [three] **Capot** (un joueur fait tous les plis) : ils comptent 252 au lieu de 162.
            [coinche] Tous les plis comptent 252 au lieu de 162.
            [bids] Tous les plis comptent 252 au lieu de 162, si *capot* n’était pas annoncé.
           *[turn-up] **Capot** (un camp fait tous les plis) : ils comptent 252 au lieu de 162.
        }
    .capot-value-250 =
        { $auction ->
            [three] **Capot** (un joueur fait tous les plis) : ils comptent 250 au lieu de 162.
            [coinche] Tous les plis comptent 250 au lieu de 162.
            [bids] Tous les plis comptent 250 au lieu de 162, si *capot* n’était pas annoncé.
           *[turn-up] **Capot** (un camp fait tous les plis) : ils comptent 250 au lieu de 162.
        }
    .capot-victims-decl-lose =
        { $auction ->
            [clobyosh] Qui ne fait aucun pli ne marque pas ses suites.
           *[other] Une défense sans pli perd ses annonces.
        }
    .capot-victims-decl-keep =
        { $auction ->
            [clobyosh] Qui ne fait aucun pli marque quand même ses suites.
           *[other] Une défense sans pli marque quand même ses annonces ; même si elles valent plus, l’attaque n’est pas dedans.
        }
    .capot-victims-decl-to-winners = Les annonces d’une défense sans pli vont à l’attaque.
    .tie-rule-takers-win =
        { $auction ->
            [choice] **La moitié** de tous les points, roem compris, suffit.
            [coinche] **Égalité** : cela suffit à l’attaque.
           *[turn-up] **Égalité** : cela suffit à l’attaque, et chaque camp marque ce qu’il a.
        }
    .tie-rule-takers-lose =
        { $auction ->
            [choice] **La moitié** de tous les points, roem compris, ne suffit pas.
            [coinche] **Égalité** : cela ne suffit pas, l’attaque est dedans.
           *[turn-up] **Égalité** : cela ne suffit pas, l’attaque est dedans.
        }
    .tie-rule-litige =
        { $auction ->
            [coinche] **Litige** (égalité) : la défense marque ses points ; ceux de l’attaque et son enchère sont remis en jeu et vont à qui gagne la donne suivante. Les belotes se marquent tout de suite.
           *[turn-up] **Litige** (égalité) : la défense marque ses points ; ceux de l’attaque sont remis en jeu et vont à qui gagne la donne suivante.
        }
    .tie-rule-abeyance = **Égalité** : tous les points attendent la donne suivante. Si le camp qui avait pris la gagne, chacun reprend les siens ; sinon l’autre camp prend tout. Si une donne supplémentaire finit ainsi, on en joue une autre.
    .tie-rule-takers-zero = **Égalité** : le preneur ne marque rien, l’autre marque ce qu’il a.
    .tie-rule-set-aside = **Égalité** : les points des deux sont mis de côté pour qui gagne la donne suivante.
    .litige-belote-carve = En cas de litige, l’attaque marque sa belote tout de suite ; seul le reste est remis en jeu.
    .litige-belote-hold = La belote de l’attaque attend avec ses autres points.
    .rounding-off = Les points ne sont pas arrondis.
    .rounding-nearest10 = Les points sont arrondis à la dizaine la plus proche.
    .rounding-nearest5 = Les points sont arrondis au multiple de 5 le plus proche.
    .rounding-up10 = Les points sont arrondis à la dizaine supérieure.
    .rounding-up5 = Les points sont arrondis au multiple de 5 supérieur.
    .rounding-complement10 = Les points des plis sont arrondis à la dizaine (5 vers le bas), pour que les deux camps fassent 160 ensemble.
    .four-jacks-100 = Quatre valets dans un pli valent 100 points.
    .four-jacks-200 = Quatre valets dans un pli valent 200 points.
    .four-nines-100 = Quatre neufs dans un pli valent 100 points.
    .four-nines-150 = Quatre neufs dans un pli valent 150 points.
    .roem-claim-auto = Le roem compte de lui-même.
    .roem-claim-claim = Le roem compte dès que quelqu’un l’annonce, de l’un ou l’autre camp, avant la carte suivante ; celui du dernier pli compte de lui-même.
    .counter-pit-false = Si les autres font tous les plis, ils ne marquent rien de plus.
    .counter-pit-true = Si les autres font tous les plis, ils marquent 100 points de plus.
    .all-tricks-0 = Faire les neuf plis ne rapporte rien de plus.
    .all-tricks-100 = Faire les neuf plis rapporte 100 points de plus.
    .contract3-more-than-each = Le preneur doit avoir plus que chacun des autres. L’égalité ne suffit pas.
    .contract3-more-than-both = Le preneur doit avoir plus que les deux autres ensemble. L’égalité ne suffit pas.
    .fail3-split = **Dedans** (le preneur n’a pas assez) : ses plis ne lui rapportent rien, et chacun des autres marque la moitié de { $all }.
    .fail3-own-plus-half = **Dedans** (le preneur n’a pas assez) : chacun des autres marque ses points et la moitié de ceux du preneur.
    .fail3-own = **Dedans** (le preneur n’a pas assez) : ses plis ne lui rapportent rien, et les autres marquent les leurs.
    .def-sum-false = Contrat fait, chaque défenseur marque ses propres plis.
    .def-sum-true = Contrat fait, chaque défenseur marque les plis des deux.
    .capot3-partial-false = Un seul défenseur sans pli ne change rien.
    .capot3-partial-true = Si un seul défenseur n’a aucun pli et que le contrat est fait, les deux autres marquent 50 de plus chacun.

    .end-mode-target =
        { $side ->
            [team] La partie s’arrête dès qu’un camp a { $target } points ou plus.
           *[other] La partie s’arrête dès que quelqu’un a { $target } points ou plus.
        }
    .end-mode-deals =
        { $auction ->
            [choice]
                { $deals_limit ->
                    [one] La partie compte { $deals_limit } donne, et le plus haut total gagne ; l’égalité est un match nul.
                   *[other] La partie compte { $deals_limit } donnes, et le plus haut total gagne ; l’égalité est un match nul.
                }
           *[turn-up]
                { $deals_limit ->
                    [one] La partie compte { $deals_limit } donne, et le plus haut total gagne ; à égalité, on joue une donne de plus.
                   *[other] La partie compte { $deals_limit } donnes, et le plus haut total gagne ; à égalité, on joue une donne de plus.
                }
        }
    .end-mode-boards =
        { $deals_limit ->
            [one] La partie compte { $deals_limit } étui, le même à toutes les tables : il est comparé aux autres, une donne où personne ne prend compte 0–0, et rien n’est rejoué à égalité.
           *[other] La partie compte { $deals_limit } étuis, les mêmes à toutes les tables : chacun est comparé aux autres, une donne où personne ne prend compte 0–0, et rien n’est rejoué à égalité.
        }
    .target = Il faut atteindre { $target } points.
    .deals-limit =
        { $deals_limit ->
            [one] On joue { $deals_limit } donne.
           *[other] On joue { $deals_limit } donnes.
        }
    .both-reach-higher-score =
        { $side ->
            [three] Si plusieurs y arrivent à la même donne, le plus haut total gagne ; à égalité, on joue une donne de plus.
           *[team] Si les deux camps y arrivent à la même donne, le plus haut total gagne ; à égalité, on joue une donne de plus.
        }
    .both-reach-extend =
        { $side ->
            [three] Si plusieurs y arrivent à la même donne, on joue une donne de plus et le plus haut total gagne.
           *[team] Si les deux camps y arrivent à la même donne, on joue une donne de plus et le plus haut total gagne.
        }
    .both-reach-draw =
        { $side ->
            [three] Si plusieurs y arrivent à la même donne, la partie est nulle.
           *[team] Si les deux camps y arrivent à la même donne, la partie est nulle.
        }
    .both-reach-attackers = Si les deux camps y arrivent à la même donne, l’attaque de cette donne gagne.
    .both-reach-last-bidder = Si les deux camps y arrivent à la même donne, le camp de la dernière enchère gagne.
    .belote-only-win-true = Une belote peut faire gagner la partie, même à un camp qui a perdu la donne.
    .belote-only-win-false = Un camp qui a perdu la donne, ou n’y a fait aucun pli, ne gagne pas la partie par sa belote : on joue une donne de plus.
    .held-at-end-lost = Les points encore en jeu à la fin de la partie sont perdus.
    .held-at-end-to-owner = Les points encore en jeu à la fin de la partie vont au camp qui les a faits.
    .tens-rounding-book = Arrondi aux dizaines : à la couleur à partir de 7, à tout atout et à sans atout à partir de 5 ; pour qui a moins que l’autre camp, dès 6, ou dès 4 à tout atout.
    .tens-rounding-program = Arrondi aux dizaines : à la couleur à partir de 7, à tout atout et à sans atout à partir de 5 ; qui a moins que l’autre camp reçoit le reste des dizaines de la donne, et au moins une pour un point.
    .capot-doubling-multiplied = Un contra multiplie une donne avec capot comme une autre.
    .capot-doubling-cancels = Avec un capot, le contra ne compte pas : les gagnants marquent une fois tous les points de la donne.
    .kapo-no-exit-off = Une donne avec capot termine la partie comme une autre.
    .kapo-no-exit-one-more = *On ne sort pas par un capot* : si un camp atteint le but dans une donne avec capot, on joue une donne de plus, puis le plus haut total gagne. Une donne avec capot n’en tient pas lieu.
    .kapo-no-exit-raise = *On ne sort pas par un capot* : si un camp atteint le but dans une donne avec capot, le but devient le total en tête plus un.
    .arret-false = On ne peut pas arrêter la partie au milieu d’une donne.
    .arret-true = *L’Arrêt* : qui vient de faire un pli peut arrêter la partie, avant d’entamer le suivant, en disant que son camp a { $target } points.
    .self-raise-off = On ne monte pas sur sa propre enchère : trois passes de suite après une enchère mettent fin aux enchères.
    .self-raise-other-suit = L’auteur de la dernière enchère a encore la parole et peut monter dans un autre atout ; une passe de plus met fin aux enchères.
    .bid-min = L’enchère la plus basse est { $bid_min }.
    .bid-max-160 = L’enchère la plus haute en points est 160 ; au-dessus, il y a *capot* : tous les plis.
    .bid-max-180 = L’enchère la plus haute en points est 180 ; au-dessus, il y a *capot* : tous les plis.
    .bid-max-650 = Les points n’ont pas de limite ; au-dessus de tous, il y a *capot* : tous les plis.
    .bid-step = On monte de { $bid_step } en { $bid_step }, et on peut sauter des paliers.
    .generale-false = Rien ne dépasse *capot*.
    .generale-true = Au-dessus de *capot*, il y a la *générale* : qui l’annonce fait tous les plis, sans l’aide de son partenaire.
    .generale-lead-first-hand = À la *générale* aussi, le joueur qui suit le donneur entame.
    .generale-lead-bidder = À la *générale*, c’est qui l’annonce qui entame.
    .coinche-mode-any-time = Les adversaires de la dernière enchère peuvent dire *coinche* à tout moment, même hors de leur tour, et 5 secondes encore après la dernière passe, à moins de venir de passer. Les enchères s’arrêtent et la donne compte double.
    .coinche-mode-in-turn = Les adversaires de la dernière enchère peuvent dire *coinche* à leur tour de parole. Les enchères s’arrêtent et la donne compte double.
    .surcoinche-off = On ne répond pas à une coinche.
    .surcoinche-x4 =
        { $answer ->
            [in-turn] Après une coinche, l’attaque peut répondre *surcoinche*, chacun à son tour : la donne compte alors quadruple.
           *[any-time] Le camp de l’enchère a 15 secondes pour répondre *surcoinche* à une coinche : la donne compte alors quadruple.
        }
    .surcoinche-x3 =
        { $answer ->
            [in-turn] Après une coinche, l’attaque peut répondre *surcoinche*, chacun à son tour : la donne compte alors triple.
           *[any-time] Le camp de l’enchère a 15 secondes pour répondre *surcoinche* à une coinche : la donne compte alors triple.
        }
    .run-from-contra-true = Après un contra ou un recontra, chacun peut encore monter à son tour : la nouvelle enchère redevient simple.
    .run-from-contra-false = Après un contra, plus personne n’enchérit.
    .kloppen-score-bid-only = **Contrat fait** : l’attaque marque son enchère, l’autre camp rien.
    .kloppen-score-made-only = **Contrat fait** : les deux camps marquent ce qu’ils ont fait.
    .kloppen-score-made-plus-bid = **Contrat fait** : l’attaque marque ce qu’elle a fait plus son enchère, l’autre camp ce qu’il a fait.
    .kloppen-fail-literal =
        { $surcoinche ->
            [off] **Dedans** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère.
            [x3] **Dedans** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère, et trois fois après une surcoinche.
           *[x4] **Dedans** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère, et quatre fois après une surcoinche.
        }
    .kloppen-fail-max =
        { $surcoinche ->
            [off] **Dedans** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère si c’est plus.
            [x3] **Dedans** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère, et trois fois après une surcoinche, si c’est plus.
           *[x4] **Dedans** : l’autre camp marque 162 ; après une coinche, deux fois l’enchère, et quatre fois après une surcoinche, si c’est plus.
        }
    .coinche-scope-both =
        { $surcoinche ->
            [off] **Contrat fait après une coinche** : les points des deux camps comptent double.
           *[on] **Contrat fait après une coinche ou une surcoinche** : les points des deux camps sont multipliés.
        }
    .coinche-scope-bidders-only =
        { $surcoinche ->
            [off] **Contrat fait après une coinche** : seuls les points de l’attaque comptent double.
           *[on] **Contrat fait après une coinche ou une surcoinche** : seuls les points de l’attaque sont multipliés.
        }
    .coinche-scope-bidders-take-all =
        { $surcoinche ->
            [off] **Contrat fait après une coinche** : l’attaque marque deux fois la somme de 160 et de son enchère, l’autre camp rien.
           *[on] **Contrat fait après une coinche ou une surcoinche** : l’attaque marque 160 plus son enchère, multipliés, l’autre camp rien.
        }
    .announced-capot-document = Un capot annoncé et fait rapporte { $capot_document } points en tout.
    .announced-capot-500 = Un capot annoncé et fait rapporte 500 points en tout.
    .belote-helps-contract-true = Sa belote aide l’attaque à faire son contrat.
    .belote-helps-contract-false = Sa belote n’aide pas l’attaque à faire son contrat.
    .decl-helps-contract-true = Ses annonces aident l’attaque à faire son contrat.
    .decl-helps-contract-false = Ses annonces n’aident pas l’attaque à faire son contrat.
    .eighty-means-82-true = Pour une enchère à 80, il faut 82 points.
    .eighty-means-82-false = Pour une enchère à 80, 80 points suffisent.
    .beat-defence-true = L’attaque doit aussi faire plus que la défense, tout compris.
    .beat-defence-false = L’attaque n’a pas à faire plus que la défense.
    .coinche-score-ffb = **Contrat fait** : les deux camps marquent ce qu’ils ont fait, et l’attaque son enchère. Après une coinche, l’attaque marque 160 (250 avec tous les plis) et son enchère, multipliés, la défense rien.
    .coinche-score-bga = **Contrat fait** : les deux camps marquent ce qu’ils ont fait, et l’attaque son enchère. Après une coinche, les points et l’enchère de l’attaque sont multipliés, et la défense ne marque rien.
    .coinche-score-bga-bid-only = **Contrat fait** : l’attaque marque son enchère, et les plis ne rapportent rien. **Dedans** : la défense marque l’enchère. Après une coinche, elle est multipliée.
    .coinche-score-concours = **Contrat fait** : les deux camps marquent leurs plis, et l’attaque son enchère. Après une coinche, l’attaque marque 160 et son enchère, multipliés, la défense rien. Si tous les plis étaient annoncés, c’est 500 et rien de plus, multipliés aussi : pour l’attaque, ou pour la défense s’il en manque un.
    .coinche-score-announced = **Contrat fait** : l’attaque marque son enchère et rien d’autre. **Dedans** : la défense marque l’enchère. Après une coinche, elle est multipliée.
    .coinche-score-made = **Contrat fait** : les deux camps marquent ce qu’ils ont fait, et l’attaque son enchère. Après une coinche, seule l’enchère est multipliée.
    .fail-base-160 =
        { $score ->
            [made] **Dedans** : la défense marque 160 et l’enchère ; après une coinche, seule l’enchère est multipliée.
           *[ffb] **Dedans** : la défense marque 160 et l’enchère, multipliés après une coinche.
        }
    .fail-base-162 =
        { $score ->
            [made] **Dedans** : la défense marque 162 et l’enchère ; après une coinche, seule l’enchère est multipliée.
           *[ffb] **Dedans** : la défense marque 162 et l’enchère, multipliés après une coinche.
        }
