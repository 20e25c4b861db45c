# What one player sees in private: cards, calls, buttons.
hand-take = Prendre à { $trump }
hand-pass = Passe (une)
hand-pass-second = Passe (deux)
hand-belote = { $card } Belote !
hand-rebelote = { $card } Rebelote !
hand-without-word = { $card } sans le mot
hand-silent = -# Sans le mot, les 20 points de la belote sont perdus :
hand-wait = Ce n’est pas encore à vous : vos cartes s’éclaireront à votre tour.
hand-last-trick = Le dernier pli se joue tout seul.
hand-wait-call = Ce n’est pas encore à vous de parler.
hand-wait-deal = On distribue les cartes.
hand-call = **À vous de parler.** La retourne : { $card }. Vous prenez, ou vous passez ?
hand-call-open = **À vous de parler.** La retourne : { $card }. Atout à cette couleur, ou vous passez ?
hand-call-second = **À vous de parler.** Personne n’a voulu de la retourne ({ $card }). Une autre couleur, ou vous passez ?
hand-call-second-any = **À vous de parler.** Personne n’a voulu de la retourne ({ $card }). Une couleur, ou vous passez ?
hand-call-schmeiss =
    { $offer ->
        [theirs] **À vous de parler.** La retourne : { $card }. Vous prenez, vous passez, ou schmeiss : { $name } doit prendre, ou annule la donne.
       *[yours] **À vous de parler.** La retourne : { $card }. Vous prenez, vous passez, ou schmeiss : { $name } vous laisse prendre, ou annule la donne.
    }
hand-call-second-schmeiss = **À vous de parler.** Personne n’a voulu de la retourne ({ $card }). Une autre couleur, passe, ou schmeiss : { $name } vous laisse en nommer une, ou annule la donne.
hand-call-refused = **À vous de parler.** { $name } vous laisse jouer : nommez une couleur d’atout.
hand-call-name = **À vous de parler.** Une couleur d’atout, ou vous passez ? Si tous passent, le joueur suivant donne.
hand-schmeiss = Schmeiss
hand-schmeiss-ask =
    { $offer ->
        [theirs] **{ $name } dit schmeiss.** Prenez-vous à { $trump }, ou annulez-vous la donne ?
        [named] **{ $name } dit schmeiss.** Laissez-vous l’autre jouer, à une couleur de son choix, ou annulez-vous la donne ?
       *[turned] **{ $name } dit schmeiss.** Laissez-vous l’autre jouer, à { $trump }, ou annulez-vous la donne ?
    }
hand-agree = Annuler la donne
hand-refuse = Laisser jouer
hand-call-choose = **À vous de parler.** Jouez-vous, et à quel atout ? Si tous passent, quelqu’un devra jouer.
hand-call-must = **À vous de parler.** Vous devez jouer : quelle couleur est atout ?
hand-lead = **À vous :** vous entamez.
hand-play = **À vous de jouer.**
hand-to-table = Vers la table

# Before the deal
hand-cut = **Coupez le jeu :** combien de cartes soulevez-vous ?
    .few = Quelques-unes
    .third = Un tiers
    .half = La moitié
    .two-thirds = Deux tiers
    .most = Presque tout
hand-cut-any = Peu importe : couper garantit seulement une donne honnête.
hand-cut-else = Sinon, la coupe se fait toute seule ({ $until }).
hand-packets = **Vous donnez :** par combien de cartes ?
    .of-3-2 = Trois, puis deux
    .of-2-3 = Deux, puis trois
hand-packets-else = Sans réponse, trois puis deux ({ $until }).

# Bids
hand-no-bid = Personne n’a encore annoncé.
hand-bid = Meilleure enchère : **{ $bid }** par **{ $name }**.
hand-contract = Contrat : **{ $bid }** par **{ $name }**.
hand-contract-doubled =
    { $times ->
        [2] Contrat : **{ $bid }** par **{ $name }**, coinché : la donne compte ×{ $times }.
       *[other] Contrat : **{ $bid }** par **{ $name }**, surcoinché : la donne compte ×{ $times }.
    }
hand-bid-contra =
    { $times ->
        [2] Plus haute enchère : **{ $bid }** par **{ $name }**, avec contra : elle compte ×{ $times }.
       *[other] Plus haute enchère : **{ $bid }** par **{ $name }**, avec recontra : elle compte ×{ $times }.
    }
hand-contract-contra =
    { $times ->
        [2] Contrat : **{ $bid }** par **{ $name }**, avec contra : il compte ×{ $times }.
       *[other] Contrat : **{ $bid }** par **{ $name }**, avec recontra : il compte ×{ $times }.
    }
hand-wait-bid = Ce n’est pas encore à vous de parler.
hand-may-coinche = Vous pouvez coincher dès maintenant.
hand-ask-bid = **À vous de parler.** Appuyez sur une couleur, ou choisissez d’abord plus de points ; ou passez.
hand-ask-rung = **À vous de parler.** Appuyez sur un atout, ou passez.
hand-ask-top = **À vous de parler.** Vous ne pouvez pas monter.
hand-ask-suit = **{ $points }** à quelle couleur ?
hand-choose-points = Combien de points ?
hand-called =
    .capot = Capot : tous les plis
    .generale = Générale : tous les plis à vous seul
hand-bid-in = { $points } { $trump }
hand-pass-bid = Passe
hand-coinche = Coinche !
hand-no-coinche = Non
hand-surcoinche = Surcoinche !
hand-contra = Contra !
hand-recontra = Recontra !
hand-no-surcoinche = Non
hand-knock = **Tout le monde a passé : coinche ?**
hand-answer-coinche = **Surcoinche ?**
hand-wait-knock = { $name } peut encore coincher.
hand-wait-surcoinche = Le camp de l’enchère peut répondre.
hand-closes = Fin des enchères : { $until }.

# Declarations
hand-announce = Avec votre première carte, vous annoncez **{ $declarations }**.
hand-announce-nothing = Avec votre première carte, vous n’annoncez **rien**.
hand-announce-choose = Annoncer autre chose…
hand-declare = **Avant l’entame : qu’annoncez-vous ?** Tout le monde verra ces cartes.
hand-declare-else = Sinon, la proposition est annoncée pour vous ({ $until }).
hand-declare-empty = **Avant l’entame, on demande à tout le monde ses annonces.** Vous n’avez rien : dites-le.
hand-declare-empty-else = Sinon, ce sera dit pour vous ({ $until }).
hand-declare-this = Annoncer { $declarations }
hand-declare-nothing = Rien
hand-wait-declare = D’abord les annonces, puis les cartes.
hand-exchange = Échanger
hand-keep = Garder la mienne
hand-exchange-ask = **Avant la première carte**, vous pouvez échanger { $own } contre la retourne, { $card }.
hand-exchange-else = Sinon, vous la gardez ({ $until }).
hand-exchange-none = **Avant la première carte**, qui a { $own } peut l’échanger contre { $card }. Ce n’est pas vous : continuez.
hand-go-on = Continuer
hand-wait-discard = { $name } fait son écart.
hand-discard-ask =
    { $count ->
        [one] Écartez { $count } carte : elle comptera pour vous à la fin.
       *[other] Écartez { $count } cartes, une par une : elles compteront pour vous à la fin.
    }
hand-wait-talon = Avant la première carte, on échange ou on écarte.
hand-show = Montrez-moi vos annonces
hand-claim = Roem !

# Stopping the game (L’Arrêt)
hand-stop = Arrêter la partie…
hand-stop-sure = Arrêter la partie
hand-stop-back = Retour
hand-stop-claim =
    { $side ->
        [player] **Arrêter la partie ?** Vous aviez { $score } points avant cette donne, et il en faut { $target }. Vous prétendez que vos plis, annonces et belote de cette donne font les **{ $missing }** qui manquent.
       *[team] **Arrêter la partie ?** Votre équipe avait { $score } points avant cette donne, et il en faut { $target }. Vous prétendez que vos plis, annonces et belote de cette donne font les **{ $missing }** qui manquent.
    }
hand-stop-defending =
    { $side ->
        [player] · **Si c’est vrai**, vous gagnez la partie sur-le-champ, quoi qu’ait l’autre.
       *[team] · **Si c’est vrai**, votre équipe gagne la partie sur-le-champ, quoi qu’aient les autres.
    }
hand-stop-taking =
    { $side ->
        [player] · **Si c’est vrai**, la donne se joue jusqu’au bout, car vous avez pris : contrat fait, vous gagnez la partie ; dedans, l’autre la gagne.
       *[team] · **Si c’est vrai**, la donne se joue jusqu’au bout, car votre équipe a pris : contrat fait, vous gagnez la partie ; dedans, les autres la gagnent.
    }
hand-stop-in-vain =
    { $side ->
        [player] · **Si c’est faux**, l’autre gagne la partie sur-le-champ (règle A10).
       *[team] · **Si c’est faux**, les autres gagnent la partie sur-le-champ (règle A10).
    }

# How the game ended for whoever reads it. $others is a name or two names.
verdict-title =
    .won = 🏆 Gagné, { $points } à { $other_points }
    .lost = Perdu, { $points } à { $other_points }
    .won-early = 🏆 Partie gagnée
    .lost-early = Partie perdue
    .drawn = Match nul, { $points } à { $other_points }
verdict-with = avec { $partner } contre { $others }, { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }{ $thrown ->
        [0] {""}
       *[other] , dont { $played ->
            [one] une jouée
           *[other] { $played } jouées
        }
    }
verdict-against = contre { $others }, { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }{ $thrown ->
        [0] {""}
       *[other] , dont { $played ->
            [one] une jouée
           *[other] { $played } jouées
        }
    }

# What somebody has done, after “Already done:”
review-done =
    .cut = vous avez coupé
    .packets = vous avez choisi la distribution
    .coinche = coinche
    .surcoinche = surcoinche
    .nothing = vous n’avez rien annoncé
    .schmeissed = schmeiss
    .agreed = vous avez annulé la donne
    .refused = vous avez refusé
    .exchanged = vous avez échangé une carte
    .kept = vous avez gardé votre carte
    .shown = les annonces sont montrées
    .claimed = le roem est annoncé
    .stopped = vous avez arrêté la partie
done-bid = enchère de { $bid }
done-declared = vous avez annoncé { $declarations }
done-discarded = vous avez écarté { $card }
