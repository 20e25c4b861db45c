# The score sheet after a deal and the end of a party.
# In the picture
sheet-deal = Donne
sheet-tricks = Plis
sheet-der = Dix de der
sheet-roem = Roem
sheet-belote = Belote
sheet-written = Marqué
sheet-points = Points
sheet-held = En jeu
sheet-released = Repris
sheet-total = Total
deal-outcome =
    .made = Fait
    .dedans = Dedans
    .capot = Capot
    .pit = Pit
    .litige = Litige
    .abeyance = En suspens
    .hanging = En suspens

# In words. $mine is what the takers brought together, $theirs what the others did, $by the
# difference. $name and $team are names; $side is “player” or “team”.
sheet-took = { $name } a pris à { $trump }.
sheet-chose = { $name } a joué à { $trump }.
sheet-bid = { $name } a annoncé { $bid }.
    .made =
        { $by ->
            [0] **Contrat fait**, tout juste : { $mine } points
           *[other] **Contrat fait**, avec { $by } de plus : { $mine } points
        }{ $included ->
            [belote] , belote comprise,
            [declarations] , annonces comprises,
            [both] , belote et annonces comprises,
           *[none] {""}
        } pour { $bid } annoncés.
    .dedans = **Dedans** de { $by } : seulement { $mine } points{ $included ->
            [belote] , belote comprise,
            [declarations] , annonces comprises,
            [both] , belote et annonces comprises,
           *[none] {""}
        } pour { $bid } annoncés.
    .outdone = **Dedans :** { $mine } points{ $included ->
            [belote] , belote comprise,
            [declarations] , annonces comprises,
            [both] , belote et annonces comprises,
           *[none] {""}
        } suffisent pour { $bid } annoncés, mais pas contre les { $theirs } de la défense.
sheet-doubled =
    { $times ->
        [2] Coinché : la donne compte double.
       *[other] Coinché et surcoinché : la donne compte { $times } fois.
    }
sheet-contra =
    { $times ->
        [2] Contra : la donne compte double.
       *[other] Contra et recontra : la donne compte { $times } fois.
    }
sheet-outcome =
    .made =
        { $by ->
            [0] **Contrat fait :** { $mine } contre { $theirs }, et l’égalité suffit.
           *[other] **Contrat fait** de { $by } : { $mine } contre { $theirs }.
        }
    .dedans =
        { $by ->
            [0] **Dedans :** { $mine } contre { $theirs }, et l’égalité ne suffit pas ; { $side ->
                    [player] l’autre
                   *[team] la défense
                } marque tout.
           *[other] **Dedans** de { $by } : seulement { $mine } contre { $theirs }, { $side ->
                    [player] l’autre
                   *[team] la défense
                } marque tout.
        }
    .capot = **Capot :** tous les plis !
    .pit = **Pit :** tous les plis !
    .litige = **Litige :** { $mine } contre { $theirs }, égalité.
    .abeyance = **Égalité :** { $mine } contre { $theirs }.
    .hanging = **En suspens :** { $mine } contre { $theirs }, égalité.
sheet-no-trick = **Dedans** sans un seul pli : { $side ->
        [player] l’autre
       *[team] la défense
    } marque tout.
sheet-three =
    .made =
        { $needs ->
            [both] **Contrat fait** de { $by } : { $mine } contre { $theirs }, plus que les deux ensemble.
           *[each] **Contrat fait** de { $by } : { $mine } contre { $theirs }, plus que chacun des deux.
        }
    .dedans =
        { $by ->
            [0] **Dedans :** { $mine } contre { $theirs }, et l’égalité ne suffit pas.
           *[other] { $needs ->
                [both] **Dedans** de { $by } : seulement { $mine } contre { $theirs } ensemble.
               *[each] **Dedans** de { $by } : seulement { $mine } contre { $theirs }.
            }
        }
    .no-trick = **Dedans** sans un seul pli.
sheet-failed =
    .split = Chacun des deux autres marque la moitié de tous les points.
    .own-plus-half = Chacun des deux autres marque ses points et la moitié de ceux du preneur.
    .own = Les autres marquent leurs points ; ceux du preneur sont perdus.
sheet-tie-zero = **Égalité :** { $mine } contre { $theirs }. Le preneur ne marque rien, l’autre ce qu’il a.
sheet-annulled =
    { $side ->
        [player] L’attaque a fait { $mine }, la défense { $theirs }.
       *[team] Les preneurs ont fait { $mine }, la défense { $theirs }.
    }
sheet-basis =
    .tricks = Ici, on ne compare que les points des plis.
    .tricks-belote = Ici, on compare les plis et la belote, mais pas les annonces.
sheet-bid-needed = Ici, il faut { $needed } points pour { $bid } annoncés.
sheet-bid-all-tricks = **Contrat fait :** tous les plis suffisent à toute enchère.
sheet-capot-made = **Contrat fait :** tous les plis, comme annoncé.
sheet-capot-failed =
    { $tricks ->
        [0] **Dedans :** pas un pli, et tous étaient annoncés.
        [one] **Dedans :** un seul pli, et tous étaient annoncés.
       *[other] **Dedans :** { $tricks } plis, et tous étaient annoncés.
    }
sheet-generale-made = **Contrat fait :** { $name } a fait tous les plis, comme annoncé.
sheet-generale-shared = **Dedans :** tous les plis, mais pas tous de la main { DE($name) }.

# What a team scored, as a sum of its sources
sheet-team = { $team } : { $sources } → **+{ $written }**
# Where tens are written: $points are what the sources are together
sheet-tens = { $team } : { $sources } = { $points } → **+{ $written }**
sheet-nothing = rien
sheet-source =
    .tricks =
        { $tricks ->
            [0] aucun pli
            [one] { $points } en un pli
           *[other] { $points } en { $tricks } plis
        }
    .der = { $points } de der
    .roem = { $points } de roem
    .declaration = { $points } de { $declaration } ({ $name })
    .belote = { $points } de belote
    .their-belote = { $points } de la belote des preneurs
    .deal = { $points } pour toute la donne
    .capot = { $points } pour tous les plis
    .pit = { $points } pour tous les plis
    .bid = { $points } pour l’enchère
    .announced-capot = { $points } pour le capot annoncé
    .announced-generale = { $points } pour la générale annoncée
    .take-all = { $points } pour la donne
    .rounding = { $points } (arrondi à { $to })
    .tens = { $points } en dizaines
    .share = { $points } pour la moitié de la donne
    .takers-half = { $points } pour la moitié des points du preneur
    .other-defender = { $points } des plis de l’autre défenseur
    .part-of-capot = { $points } pour un joueur sans pli

sheet-missed-belote =
    { $side ->
        [player] { $team } avait la belote et n’a pas dit les deux mots : elle ne compte pas.
       *[team] { $team } avaient la belote et n’ont pas dit les deux mots : elle ne compte pas.
    }
sheet-discarded-belote =
    { $side ->
        [player] { $team } avait une belote et s’est défaussé de sa première carte : elle ne compte pas.
       *[team] { $team } avaient une belote et se sont défaussés de sa première carte : elle ne compte pas.
    }
sheet-declarations =
    .to-others = Les { $points } points d’annonces { DE($team) } vont à l’autre camp.
    .lost =
        { $side ->
            [player] { $team } n’a aucun pli et perd { $points } points d’annonces.
           *[team] { $team } n’ont aucun pli et perdent { $points } points d’annonces.
        }
    .unwritten = Les { $points } points d’annonces { DE($team) } ne se marquent pas à cette table.
sheet-in-play = En jeu : { $team }, { $sources } → **{ $points }**
sheet-in-play-litige = Qui gagne la donne suivante les prend aussi.
sheet-in-play-abeyance =
    { $side ->
        [player] Si { $team } gagne la donne suivante, chacun reprend les siens ; sinon, l’adversaire prend tout.
       *[team] Si { $team } gagnent la donne suivante, chaque camp reprend les siens ; sinon, l’autre prend tout.
    }
sheet-in-play-all = Avec ce qui restait d’avant, { $points } points sont en jeu.
sheet-released-text =
    { $side ->
        [player] { $team } prend aussi les { $points } points en jeu.
       *[team] { $team } prennent aussi les { $points } points en jeu.
    }
sheet-released-to-owner =
    { $side ->
        [player] La partie est finie : { $team } reprend les { $points } points en jeu.
       *[team] La partie est finie : { $team } reprennent leurs { $points } points en jeu.
    }
sheet-unplayed = Cette donne n’a pas été jouée jusqu’au bout : elle ne rapporte rien.
sheet-thrown-in = Tout le monde a passé : cet étui compte 0–0.
sheet-totals = **Total :** { $totals }

# Alt text of the picture of the whole game. $deals are numbers of deals; $first is the team whose
# total comes first.
sheet-party-target = But : { $target } points.
sheet-party-moment =
    { $count ->
        [one] { $moment }, { $team } : donne { $deals }.
       *[other] { $moment }, { $team } : donnes { $deals }.
    }
sheet-party-all = Les totaux donne par donne, { $first } d’abord :
sheet-party-some = Les totaux au fil de la partie, { $first } d’abord :
sheet-party-deal = Donne { $number } ({ $name }, { $contract }) : { $totals }.
sheet-party-totals = Donne { $number } : { $totals }.

# Where everybody may see the hands of a deal that is over
sheet-hands = Toutes les mains
