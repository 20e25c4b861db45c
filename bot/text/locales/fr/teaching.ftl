# Pourquoi un coup vaut mieux qu’un autre : dans les conseils, les problèmes et la revue d’une donne.
review-reason =
    .draw-trumps = { $opponents ->
        [one] Votre adversaire a
       *[other] Les adversaires ont
    } peut-être encore de l’atout : faites-le tomber, et plus personne ne coupera vos bonnes cartes.
    .partner-took = C’est le contrat de votre partenaire : jouer atout fait tomber ceux que les adversaires ont peut-être encore.
    .trumps-gone = { $opponents ->
        [one] Votre adversaire n’a
       *[other] Les adversaires n’ont
    } plus d’atout : gardez { $worse } pour plus tard.
    .leave-trumps = Faire tomber les atouts sert { $opponents ->
        [one] votre adversaire, qui a le contrat : laissez-lui ce soin.
       *[other] l’attaque : laissez-la s’en charger.
    }
    .cash-master = { $better } est carte maîtresse à { $suit } : jouez-la avant qu’on puisse la couper.
    .from-the-top = { $better } est carte maîtresse à { $suit } ; avec { $worse }, le pli peut vous échapper.
    .trumped = { $opponents ->
        [one] Votre adversaire
       *[other] Un adversaire
    } n’a plus de { $other } et risque de couper { $worse }.
    .gives-ten = { $worse } vaut beaucoup de points, que vous risquez de perdre.
    .opens-suit = À { $other }, vous avez des points sans être maître : mieux vaut ne pas entamer cette couleur vous-même.
    .partners-trick = Votre partenaire est maître du pli : gardez l’atout pour plus tard.
    .gives-points = Le pli est sans doute perdu : { $better } coûte moins de points que { $worse }.
    .add-points = Avec l’une ou l’autre, vous êtes maître du pli : { $better } rapporte plus de points.
    .take-trick = { $better } bat les cartes du pli, { $worse } non.
    .cheaper = { $better } prend aussi bien que { $worse } : gardez la plus forte pour plus tard.
    .save-trump = Gardez l’atout : il servira mieux dans un autre pli.
    .keep-master = { $worse } est carte maîtresse à { $other } : gardez-la pour un pli qu’elle fera.
    .keep-guard = { $worse } protège une carte à points à { $other } : sans cette garde, elle risque de tomber sous une plus forte.
    .last-trick = { $worse } fait le pli à coup sûr si vous l’entamez : gardez cette carte pour le dix de der.
    .keep-control = { $opponents ->
        [one] Votre adversaire ne peut
       *[other] Les adversaires ne peuvent
    } ni battre ni couper { $worse } : cette carte gagnera aussi plus tard et tient la couleur d’ici là.
    .cash-sure = { $opponents ->
        [one] Votre adversaire ne peut
       *[other] Les adversaires ne peuvent
    } ni battre ni couper { $better } : les plis sûrs d’abord.
    .keep-trumps = Gardez vos atouts pour plus tard : une autre couleur d’abord.
    .partners-suit = C’est votre partenaire qui a entamé { $suit } : revenez-y.
    .their-suit =
        { $opponents ->
            [one] C’est votre adversaire qui a entamé { $other } : laissez-lui cette couleur.
           *[other] Ce sont les adversaires qui ont entamé { $other } : laissez-leur cette couleur.
        }
    .long-suit = Vous avez plus de { $suit } que de { $other }, et { $opponents ->
        [one] votre adversaire n’a
       *[other] les adversaires n’ont
    } pas d’atout : une fois les fortes tombées, les petites gagnent.
    .in-a-row = Avec { $better }, vous avez aussi la carte voisine : l’une en fait tomber une plus forte, l’autre reste.
    .hold-up = Gardez { $worse } : cette carte rapportera plus dans un autre pli.
    .unblock = { $better } sur le pli de votre partenaire débloque { $suit }.
    .keep-high = { $worse } ne gagne pas ce pli : la plus petite suffit.
    .keep-long = Gardez { $other }, la couleur plus longue : ces cartes peuvent encore faire des plis.
    .makes-void = { $better } est votre dernière carte à { $suit } : ensuite, vous pourrez couper.
    .short-suit = Vous avez moins de { $suit } que de { $other } : vous vous ferez plus vite une coupe à { $suit }.
    .draw-theirs = Faites tomber les atouts : moins il en reste contre vous, moins on coupera vos cartes.
    .partner-trumps = Votre partenaire n’a plus de { $suit } et pourra sans doute couper.
    .forces-trump = { $opponents ->
        [one] Votre adversaire
       *[other] Un adversaire
    } n’a plus de { $suit } : { $better } peut lui coûter un atout.
    .less-at-stake = Le pli peut vous échapper : { $better } coûte alors moins de points que { $worse }.
    .uncovers = Sous { $better } se trouve une carte que vous pourrez jouer une fois retournée.
    .safer-lead = Avec { $better }, vous avez plus de chances de faire le pli qu’avec { $worse }.
    .worth-more-later = Pour entamer { $suit }, une plus petite suffit : gardez { $worse } pour plus tard.
    .load = Votre partenaire est maître du pli : { $better } le charge plus que { $worse }.
    .leave-partner = Votre partenaire est maître du pli : inutile de passer devant avec { $worse }.
    .secure = Votre partenaire est maître du pli, mais pas à coup sûr : { $better } le rend plus sûr.
    .stronger = { $better } est plus difficile à battre pour qui joue après vous.
    .finesse = { $better } peut suffire pour ce pli, et { $worse } vous reste : c’est l’impasse.
    .numbers = Dans les donnes possibles d’après ce que vous avez vu, cela rapporte plus de points en moyenne.
    .all-alike =
        { $partners ->
            [0] D’autres cartes promettent à peu près autant.
           *[other] D’autres cartes promettent à peu près autant ; c’est celle qu’un partenaire attend.
        }
reason-numbers-by =
    { $points ->
        [one] Dans les donnes possibles d’après ce que vous avez vu, cela rapporte en moyenne environ { $points } point de plus que { $worse }.
       *[other] Dans les donnes possibles d’après ce que vous avez vu, cela rapporte en moyenne environ { $points } points de plus que { $worse }.
    }
reason-chance =
    { $whose ->
        [own] D’après ce que vous avez vu, { $partners ->
           *[other] votre contrat
        } se fait dans { $first } des donnes avec { $better }, et dans { $second } avec { $worse }.
       *[their] D’après ce que vous avez vu, { $opponents ->
            [one] votre adversaire fait son
           *[other] les adversaires font leur
        } contrat dans { $first } des donnes avec { $better }, et dans { $second } avec { $worse }.
    }

# Why one call is better than another: in hints, in reviews, and of robots' calls.
call-reason =
    .supports = { $better } promet { $need } points de soutien, et le jeu en a { $points }.
    .lacks-support = { $worse } promet { $need } points de soutien, et le jeu en a { $points }.
    .shows = { $better } montre { $what } : c’est le cas.
    .shows-rather = { $better } montre { $what } : c’est le cas ; { $worse } montrerait { $more } : ce n’est pas le cas.
    .lacks = { $worse } montre { $more } : ce n’est pas le cas.
    .says-more = { $better } montre { $what } : c’est le cas, et { $worse } en dirait moins au partenaire.
    .better-trump = D’après la convention, le jeu a { $points } points à { $suit } et { $fewer } à { $other }.
    .double = { $bid } ne réussit que dans { $standing } des donnes possibles : coincher rapporte plus.
    .no-double = { $bid } réussit dans { $standing } des donnes possibles : trop souvent pour coincher.
    .redouble = Même coinché, { $bid } réussit dans { $standing } des donnes possibles : surcoincher rapporte plus.
    .no-redouble = { $bid } ne réussit que dans { $standing } des donnes possibles : trop peu pour surcoincher.
    .made-more = { $better } réussit dans { $first } des donnes possibles, { $worse } dans { $second }.
    .less-room = { $better } réussit dans { $first } des donnes possibles, et laisse moins de place { $opponents ->
        [one] à votre adversaire
       *[other] aux adversaires
    } que { $worse }.
    .likely = { $better } réussit dans { $first } des donnes possibles.
    .theirs-made = { $opponents ->
        [one] Votre adversaire fait
       *[other] Les adversaires font
    } { $bid } dans { $standing } des donnes possibles : cela coûte plus que { $better }.
    .partners-contract = { $bid } réussit dans { $standing } des donnes possibles, { $worse } dans { $second }.
    .hardly-made = { $worse } ne réussit que dans { $second } des donnes possibles.
    .theirs-fails = { $opponents ->
        [one] Votre adversaire ne fait
       *[other] Les adversaires ne font
    } { $bid } que dans { $standing } des donnes possibles.
    .fails-more = { $worse } échoue dans { $fails } des donnes possibles ; après une passe, votre camp ne joue et n’échoue que dans { $passed }.
    .later = Au second tour, le jeu peut nommer { $suit }, avec { $points } points d’après la convention ; à { $other } il en a { $fewer }.
    .keeps-off = Après une passe, votre adversaire peut prendre ; après { $better }, il ne reste qu’à vous laisser jouer ou à annuler la donne.
    .may-throw-in = { $worse } réussit dans { $second } des donnes possibles ; après { $better }, la donne peut être annulée.
    .if-refused = Si votre adversaire vous laisse jouer, vous ne faites le contrat que dans { $second } des donnes possibles.
    .they-make = Votre adversaire fait le contrat dans { $standing } des donnes possibles.
    .they-fail = Votre adversaire ne fait le contrat que dans { $standing } des donnes possibles.
    .higher-trump = La retourne est l’atout le plus fort des deux.
    .in-a-run = Le sept fait partie d’une suite, qui vaudrait moins sans lui.
    .no-more-of-it = Sans elle, le jeu n’a plus de { $suit } et peut couper cette couleur.
    .lays-points = Elle compte { $points }, et { $other } seulement { $fewer } : qui que ce soit qui fasse les plis, l’écart est à vous.

# The same of a contra and a recontra, where bids are a ladder of trumps.
call-reason-contra =
    .double = { $bid } ne réussit que dans { $standing } des donnes possibles : un contra rapporte plus.
    .no-double = { $bid } réussit dans { $standing } des donnes possibles : trop souvent pour un contra.
    .redouble = Même contré, { $bid } réussit dans { $standing } des donnes possibles : un recontra rapporte plus.
    .no-redouble = { $bid } ne réussit que dans { $standing } des donnes possibles : trop peu pour un recontra.

# A call as it is to be chosen.
advice-pass = passer
advice-take =
    { $auction ->
        [choice] jouer à { $suit }
       *[other] prendre à { $suit }
    }
advice-coinche = coincher
advice-surcoinche = surcoincher
advice-contra = contra
advice-recontra = recontra
advice-schmeiss = schmeiss
advice-agree = annuler la donne
advice-refuse = refuser
advice-exchange = échanger
advice-keep = la garder
advice-discard = écarter { $card }

# The review of a deal: what one's own decisions cost, in two measures.
review-open = Analyse
review-title = Analyse
review-title-of = Analyse { DE($name) }
review-nothing = Il n’y avait rien à décider dans cette donne.
review-clean = **Bien joué :** d’après ce que vous pouviez savoir, rien n’a été perdu.
review-known = D’après ce que vous pouviez savoir, vous avez laissé **{ $points }** points.
review-seen = Toutes cartes vues : **{ $points }**.
review-seen-calls = Toutes cartes vues : **{ $cards }** en jouant, **{ $calls }** aux enchères.
review-card = **Pli { $trick } : { $played }** a coûté **{ $points }** points, d’après ce que vous pouviez savoir. Mieux : **{ $better }**.
review-card-chance =
    { $whose ->
        [own] **Pli { $trick } : { $played }** au lieu de **{ $better }** : { $partners ->
           *[other] votre contrat
        } est passé de **{ $before }** à **{ $after }** de chances, d’après ce que vous pouviez savoir. Points laissés : **{ $points }**.
       *[their] **Pli { $trick } : { $played }** au lieu de **{ $better }** : le contrat { $opponents ->
            [one] de votre adversaire
           *[other] des adversaires
        } est passé de **{ $before }** à **{ $after }** de chances, d’après ce que vous pouviez savoir. Points laissés : **{ $points }**.
    }
review-stakes =
    { $times ->
        [1] -# Points comptés comme sur la feuille de marque, avec ce que rapporte un contrat fait ou chuté.
       *[other] -# Points comptés comme sur la feuille de marque, avec ce que rapporte un contrat fait ou chuté, fois { $times } car il était coinché.
    }
review-card-seen =
    { $points ->
        [0] Toutes cartes vues, cela n’a rien coûté.
       *[other] Toutes cartes vues, cela a coûté { $points }.
    }
review-call = Aux enchères, **{ $played }** a coûté **{ $points }** points, d’après ce que vous pouviez savoir. Mieux : **{ $better }**.
review-call-made = **{ $played }** au lieu de **{ $better }**. Chances de réussite, d’après ce que vous pouviez savoir : { $made }. Points laissés : **{ $points }**.
review-call-chance = { $call } **{ $chance }**
review-call-seen = Toutes cartes vues, cela a coûté { $points }. Le mieux : **{ $better }**.
review-unlucky = Toutes cartes vues, { $played } au pli { $trick } a coûté { $points }, et { $better } valait mieux : personne ne pouvait le savoir.
review-unlucky-call = Toutes cartes vues, **{ $played }** a coûté { $points } aux enchères. Mieux, mais personne ne pouvait le savoir : **{ $better }**.
review-theme =
    .right = 🎯 ✅ { $trick ->
        [0] Aux enchères, vous l’avez vu
       *[other] Au pli { $trick }, vous l’avez vu
    } : **{ $better }** plutôt que { $than }.
    .wrong = 🎯 ❌ { $trick ->
        [0] Aux enchères
       *[other] Au pli { $trick }
    }, c’était **{ $better }** plutôt que { $than }.
    .missed = 🎯 Votre donne a pris un autre chemin. { $trick ->
        [0] Aux enchères
       *[other] Au pli { $trick }
    }, c’aurait pu être **{ $better }** plutôt que { $than }.
review-contract = **Votre contrat** ({ $call }) : fait dans { $before } des donnes possibles d’après ce que vous saviez en parlant, et dans { $after } avec toute votre main.
review-bid = **Votre contrat** ({ $call }) : fait dans { $before } des donnes possibles d’après ce que vous saviez en parlant, et dans { $after } une fois les enchères finies.
review-raised = **Votre enchère** ({ $call }), que votre partenaire a montée à { $contract } : { $call } se fait dans { $before } des donnes possibles d’après ce que vous saviez en parlant, { $contract } dans { $after } une fois les enchères finies.
review-coinched = **Votre coinche :** le contrat se fait dans { $before } des donnes possibles d’après ce que vous saviez en parlant, et dans { $after } une fois les enchères finies.
review-contra = **Votre contra :** le contrat se fait dans { $before } des donnes possibles d’après ce que vous saviez en parlant, et dans { $after } une fois les enchères finies.
review-robots-same = Les robots auraient dit la même chose.
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
review-line =
    .card = { $points ->
        [0] **Pli { $trick } : { $played }** – toutes cartes vues, rien ne valait mieux. D’après ce que vous pouviez savoir : { $known }.
       *[other] **Pli { $trick } : { $played }** – toutes cartes vues, cela a coûté **{ $points }**, et le mieux était { $better }. D’après ce que vous pouviez savoir : { $known }.
    }
    .call = { $points ->
        [0] Aux enchères, **{ $played }** – toutes cartes vues, rien ne valait mieux. D’après ce que vous pouviez savoir : { $known }.
       *[other] Aux enchères, **{ $played }** – toutes cartes vues, cela a coûté **{ $points }**, et le mieux était { $better }. D’après ce que vous pouviez savoir : { $known }.
    }
review-line-on = Si chacun joue au mieux, voici la suite :
review-line-trick = -# **{ $number }** · { $cards } : **{ $name }** +{ $points }
review-line-nobody = Alors personne ne prend.
review-line-written = Points marqués alors : { $totals }
review-line-was = Points marqués à la table : { $totals }
review-line-choose = Une autre décision…
review-choice =
    .card = Pli { $trick } : { $played }
    .call = Enchères : { $played }
review-choice-lost = { $known } d’après ce que vous pouviez savoir, { $seen } toutes cartes vues
review-line-about = Le numéro sur une carte est celui du pli où elle est alors jouée ; sur fond doré, elle remporte ce pli.
review-about = D’après ce que vous pouviez savoir : chaque choix est essayé dans des donnes qui vont avec tout ce que vous aviez vu. Toutes cartes vues : chacun joue la suite au mieux. Les points sont { $side ->
        [player] ce que vous marquez de plus que votre adversaire.
        [three] l’écart entre ce que marque le preneur et ce que marquent les autres en moyenne.
       *[team] ce que votre camp marque de plus que l’autre.
    }
review-open-cards = À la Découverte, on n’analyse que les cartes à partir du sixième pli (du troisième, toutes cartes vues), et aucune enchère.

# Why a robot called what it did, after the deal.
why-choose = Pourquoi un robot a-t-il dit cela ?
why-choice = { $name } : { $call }
why-hand = Main : { $cards }
why-weighed = La convention n’en dit rien : le robot a pesé ce que chaque enchère pouvait donner.
why-made = Chances de réussite, d’après ce que cette main pouvait savoir : { $made }.
