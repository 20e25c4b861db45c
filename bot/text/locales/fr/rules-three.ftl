# The rules of belote for three that other games do not have.

rules-three-chien = Chacun reçoit dix cartes : trois, deux, trois, deux. Les deux autres sont le *chien*. Il y a un seul tour, et qui prend nomme la couleur d’atout de son choix, ramasse le chien et écarte deux cartes, faces cachées : ni atout ni as tant qu’il reste une autre carte. Elles comptent pour le preneur à la fin de la donne.
rules-three-partner = *Votre partenaire* : l’autre défenseur. Le preneur n’en a pas.
rules-three-count =
    { $declarations ->
        [off]
            { $belote ->
                [off] Chacun compte les cartes de ses plis, plus 10 pour le dernier.
               *[on] Chacun compte les cartes de ses plis, plus 10 pour le dernier, et sa belote.
            }
       *[on]
            { $belote ->
                [off] Chacun compte les cartes de ses plis, plus 10 pour le dernier, et ses annonces qui comptent.
               *[on] Chacun compte les cartes de ses plis, plus 10 pour le dernier, sa belote et ses annonces qui comptent.
            }
    }
rules-three-made = **Contrat fait** : chacun marque ce qu’il a.
rules-three-declared = **Dedans** : les annonces du preneur suivent ses points ; celles des autres restent les leurs. Sans un pli, le preneur est dedans, quoi qu’il ait annoncé.
