# Pourquoi un coup vaut mieux qu’un autre : dans les conseils, les problèmes et la revue d’une donne.
review-reason =
    .draw-trumps = Les adversaires ont encore des atouts : une fois tombés, ils ne coupent plus vos bonnes cartes.
    .partner-took = Votre partenaire a pris : jouer atout fait tomber ceux des adversaires et aide le contrat.
    .trumps-gone = Les adversaires n’ont plus d’atout : les vôtres feront des plis tout seuls plus tard.
    .leave-trumps = L’atout sert le camp qui a pris : laissez-lui le soin d’en jouer.
    .cash-master = La carte maîtresse fait le pli maintenant ; plus tard, elle risque d’être coupée.
    .from-the-top = La plus forte de la couleur d’abord : une plus petite risque de perdre le pli.
    .trumped = Un adversaire n’a plus de cette couleur et peut couper.
    .gives-ten = Une carte pleine de points, jouée si tôt, tombe facilement chez les adversaires.
    .opens-suit = Une couleur où vous avez des points sans être maître gagne à être ouverte par les autres.
    .partners-trick = Le pli est déjà à votre partenaire : l’atout servira plus tard.
    .gives-points = Le pli ira sans doute aux adversaires : donnez-lui le moins de points possible.
    .add-points = Le pli ira sans doute à votre camp : chargez-le.
    .take-trick = Ce pli est à prendre.
    .cheaper = Une carte plus petite fait aussi ce pli, et la plus forte vaudra davantage plus tard.
    .save-trump = L’atout vaudra davantage dans un pli suivant.
    .keep-master = La carte maîtresse se garde pour un pli qu’elle fera.
    .keep-guard = Une petite carte à côté d’une carte à points l’empêche de tomber sous une plus forte.
    .last-trick = Une carte sûre se garde pour le dix de der : dix points de plus.
    .keep-control = Personne ne peut couper votre carte maîtresse : elle gagnera plus tard et tient la couleur d’ici là.
    .cash-sure = Personne ne peut couper : les plis sûrs d’abord, avant que les adversaires ne jouent leurs couleurs.
    .keep-trumps = Vos atouts vaudront davantage plus tard : une autre couleur d’abord.
    .partners-suit = Votre partenaire a joué cette couleur : rejouez-la.
    .their-suit = Les adversaires ont ouvert cette couleur : laissez-la-leur.
    .long-suit = Votre couleur longue d’abord : une fois les fortes tombées, ses petites gagnent.
    .in-a-row = Avec deux cartes qui se suivent, l’une fait tomber la plus forte et l’autre reste.
    .hold-up = Laissez passer ce pli : la carte forte rapportera plus ensuite.
    .unblock = Une carte forte sur le pli de votre partenaire débloque sa couleur.
    .keep-high = La plus forte ne gagne pas ce pli : une plus petite suffit.
    .keep-long = La couleur la plus longue se garde : ses cartes peuvent encore faire des plis.
    .worth-taking = Cette main promet plus en prenant qu’en laissant le contrat aux autres.
    .too-much = C’est beaucoup pour cette main : passer coûte moins.
    .partners-contract = Le contrat de votre partenaire est bon tel quel.
    .other-trump = Un autre atout convient mieux à cette main.
    .lower = Une enchère plus basse se réussit plus souvent.
    .higher = La main vaut une enchère plus haute.
    .double = Le contrat chute plus d’une fois sur deux : le coincher rapporte plus.
    .no-double = Le contrat se réussit trop souvent pour être coinché.
    .redouble = Même coinché, le contrat se réussit plus d’une fois sur deux : surcoinché, il rapporte plus.
    .no-redouble = Le contrat chute trop souvent pour être surcoinché.
    .numbers = Dans les donnes possibles d’après ce que vous avez vu, cela rapporte plus en moyenne.
    .all-alike = D’autres cartes promettent à peu près autant ; c’est celle qu’un partenaire attend.
reason-worth-taking-with = Avec { $cards }, cette main promet plus en prenant qu’en laissant le contrat aux autres.
reason-other-trump-with = Avec { $cards }, cet atout convient mieux à cette main.
reason-too-much-with = C’est beaucoup pour { $cards } : passer coûte moins.
reason-cards-and-turned = { $cards } et { $turned } (la retourne)
reason-numbers-by =
    { $points ->
        [one] Dans les donnes possibles d’après ce que vous avez vu, cela rapporte en moyenne { $points } point de plus que tout autre choix.
       *[other] Dans les donnes possibles d’après ce que vous avez vu, cela rapporte en moyenne { $points } points de plus que tout autre choix.
    }

# A call as it is to be chosen.
advice-pass = passer
advice-take = prendre à { $suit }
advice-coinche = coincher
advice-surcoinche = surcoincher

# The review of a deal: what one's own decisions cost, in two measures.
review-open = Analyse
review-title = Analyse
review-title-of = Analyse { DE($name) }
review-nothing = Il n’y avait rien à décider dans cette donne.
review-clean = **Bien joué :** d’après ce que vous pouviez savoir, rien n’a été perdu.
review-known = D’après ce que vous pouviez savoir, vous avez laissé **{ $points }** points.
review-seen = Toutes cartes vues : **{ $points }**.
review-seen-calls = Toutes cartes vues : **{ $cards }** en jouant, **{ $calls }** en annonçant.
review-card = **Pli { $trick } : { $played }** a coûté **{ $points }** points, d’après ce que vous pouviez savoir. Mieux : **{ $better }**.
review-card-seen =
    { $points ->
        [0] Toutes cartes vues, cela n’a rien coûté.
       *[other] Toutes cartes vues, cela a coûté { $points }.
    }
review-call = L’annonce **{ $played }** a coûté **{ $points }** points, d’après ce que vous pouviez savoir. Mieux : **{ $better }**.
review-call-seen = Toutes cartes vues, cela a coûté { $points }. Le mieux : **{ $better }**.
review-unlucky = Toutes cartes vues, { $played } au pli { $trick } a coûté { $points }, et { $better } valait mieux : personne ne pouvait le savoir.
review-unlucky-call = Toutes cartes vues, l’annonce **{ $played }** a coûté { $points }. Mieux, mais personne ne pouvait le savoir : **{ $better }**.
review-contract = **Votre contrat** ({ $call }) : fait dans { $before } des donnes possibles d’après ce que vous saviez en parlant, et dans { $after } avec toute votre main.
review-bid = **Votre contrat** ({ $call }) : fait dans { $before } des donnes possibles d’après ce que vous saviez en parlant, et dans { $after } une fois les enchères finies.
review-raised = **Votre enchère** ({ $call }), que votre partenaire a montée à { $contract } : { $call } se fait dans { $before } des donnes possibles d’après ce que vous saviez en parlant, { $contract } dans { $after } une fois les enchères finies.
review-coinched = **Votre coinche :** le contrat se fait dans { $before } des donnes possibles d’après ce que vous saviez en parlant, et dans { $after } une fois les enchères finies.
review-robots-same = Les robots auraient annoncé la même chose.
review-robots-pass = Les robots auraient passé.
review-robots = Les robots auraient dit : { $call }.
review-show = Montrer dans le fil de la table
review-shown = C’est montré dans { $thread }.
review-thread-gone = Le fil de la table a disparu, ou je ne peux plus y écrire. Ce salon peut voir l’analyse à la place :
review-thread-gone-in-dm = Le fil de la table a disparu, ou je ne peux plus y écrire. Ouvrez l’analyse sur le serveur avec `/historique` : elle peut y être montrée dans un salon.
review-chart = Points laissés, pli par pli
review-measure-known = D’après ce que vous pouviez savoir
review-measure-seen = Toutes cartes vues
review-chart-told = Points laissés jusqu’à chaque pli qui en a coûté, d’après ce que vous pouviez savoir et toutes cartes vues : { $tricks }.
review-chart-trick = pli { $trick } : { $known } et { $seen }
review-about = D’après ce que vous pouviez savoir : chaque choix est essayé dans des donnes qui vont avec tout ce que vous aviez vu. Toutes cartes vues : chacun joue la suite au mieux. Les points sont ceux que votre camp marque de plus que l’autre.
review-open-cards = À cartes découvertes, on n’analyse que les cartes à partir du sixième pli (du troisième, toutes cartes vues), et aucune annonce.
