refusal-reason =
    .not-asked = Ce n’est pas à vous : regardez la table pour voir qui doit jouer.
    .party-over = Cette partie est finie : appuyez sur Rejouer sous la marque finale pour en faire une autre.
    .not-in-hand = Vous n’avez plus cette carte en main : jouez une de celles qui vous restent.
    .stays-in-hand = Cette carte doit rester en main : écartez { $instead } (règle { $rule }).
    .not-this-call =
        { $rule ->
            [I1] Après un contra, personne ne peut plus monter (règle { $rule }).
            [CL2] Cela ne se dit pas maintenant : choisissez un des boutons sous votre jeu (règle { $rule }).
            [KJ2] C’est à vous de jouer : choisissez un atout (règle { $rule }).
           *[other] Au premier tour, on prend à la couleur retournée ou on passe (règle { $rule }).
        }
    .turned-suit = Personne n’a pris à la couleur retournée : nommez une des trois autres, ou passez (règle { $rule }).
    .bid-higher =
        { $rule ->
            [I1] Il faut monter sur l’échelle : ♣ ♦ ♥ ♠, sans atout, tout atout. Vous pouvez aussi passer (règle { $rule }).
           *[other] Il faut monter sur la dernière enchère : choisissez plus de points, ou passez (règle { $rule }).
        }
    .no-such-bid = Cette enchère n’existe pas : choisissez des points et une couleur sous votre jeu (règle { $rule }).
    .nothing-to-coinche = Personne n’a encore annoncé : il n’y a rien à coincher.
    .no-declaration = Vous ne pouvez pas annoncer cela maintenant : choisissez sous vos cartes, ou n’annoncez rien (règle { $rule }).
    .cannot-stop = Seule la personne qui vient de faire un pli peut arrêter la partie, avant d’entamer (règle { $rule }).
    .must-follow = Il faut fournir la couleur demandée : jouez { $instead } (règle { $rule }).
    .must-beat-trump = On joue atout et vous pouvez monter : jouez { $instead } (règle { $rule }).
    .must-beat-plain = Il faut monter sur la carte maîtresse : jouez { $instead } (règle { $rule }).
    .must-trump = Vous n’avez pas la couleur demandée, il faut couper : jouez { $instead } (règle { $rule }).
    .must-overtrump = Il faut surcouper : jouez { $instead } (règle { $rule }).
    .must-undertrump = Vous ne pouvez pas monter, mais il faut pisser à l’atout : jouez { $instead } (règle { $rule }).
    .no-undertrump = On ne pisse pas ici : jouez { $instead } (règle { $rule }).
    .king-first = Le roi d’atout passe avant la dame : jouez { $instead } (règle { $rule }).
    .no-belote = Il n’y a rien à annoncer avec cette carte : jouez-la sans le mot (règle { $rule }).
    .bad-pack = Ce n’est pas le jeu complet : il faut le mélanger à nouveau.
    .bad-cut = Laissez au moins trois cartes de chaque côté de la coupe (règle { $rule }).
    .bad-draw = Chacun tire une carte, toutes différentes : il faut tirer à nouveau (règle { $rule }).
# What the table itself refuses, before any rule of the game.
refused-reason =
    .blocked = Les personnes qui gèrent ce serveur vous tiennent à l’écart de ses tables. Parlez-en avec elles ; vous pouvez toujours regarder.
    .role-needed = Sur ce serveur, les tables sont réservées au rôle { $role } : demandez-le aux personnes qui gèrent le serveur.
    .too-many-seats = Vous êtes déjà à { $most } tables : terminez d’abord une partie, ou quittez une table (Plus…, ou /table).
    .too-many-hosted = Vous avez déjà ouvert ici { $most } tables qui ne sont pas terminées : finissez-en une, ou fermez-en une (Plus…, ou /table).
    .too-many-new = Vous avez commencé { $most } parties en une minute : jouez-en une, ou réessayez dans une minute.
    .server-full =
        { $most ->
            [one] { $most } table est ouverte sur ce serveur, il n’en permet pas plus : attendez qu’elle se termine, ou rejoignez-la.
           *[other] { $most } tables sont ouvertes sur ce serveur, il n’en permet pas plus : attendez qu’une partie se termine, ou rejoignez une de ces tables.
        }
    .tournament-end = Cette partie fait partie d’un tournoi : seule la personne qui l’organise peut l’arrêter. S’il vous faut partir, touchez **Plus…** puis **Se lever** : un robot joue pour vous.
    .tournament-offer = Cette partie fait partie d’un tournoi : seule la personne qui l’organise peut vous remplacer. S’il vous faut partir, touchez **Plus…** puis **Se lever** : un robot joue pour vous.
    .time-up = Le temps de ce tour est écoulé : des robots jouent les donnes qui manquent.
    .paused = La partie est en pause : personne ne peut jouer avant la reprise. La personne qui a ouvert la table et ceux qui gèrent ce serveur peuvent la reprendre, sous **Plus…**.
    .broken = Le compte rendu de cette partie est abîmé, elle ne peut donc pas continuer. La personne qui a ouvert la table et ceux qui gèrent ce serveur peuvent la fermer, sous **Plus…**.
    .no-such-table = Cette table n’existe plus. Ouvrez-en une autre avec /belote.
    .no-seat = Vous n’avez pas de place à cette table. Regardez autant que vous voulez, ou ouvrez la vôtre avec /belote.
    .not-your-turn = C’est à { $name }. Vos cartes s’éclairent quand c’est à vous.
    .already-played = C’est déjà fait : { $move }.
    .too-late = Ce moment est passé. **Mon jeu**, à la table, montre ce que vous pouvez faire maintenant.
    .not-started = La partie n’a pas commencé : quelqu’un de la table doit appuyer sur Commencer.
    .party-over = Cette partie est finie. Appuyez sur Rejouer sous son dernier message pour en faire une autre.
    .lobby-gone = Cette table est fermée. Ouvrez-en une autre avec /belote.
    .restarting = Le bot va redémarrer. Réessayez dans une minute, s’il vous plaît.
    .already-started = La partie a commencé : suivez-la dans son fil, ou ouvrez une table avec /belote.
    .seat-taken = { $name } occupe cette place. Prenez une place libre, ou celle d’un robot.
    .seat-changed = Quelqu’un d’autre a pris cette place : ouvrez **Plus…** encore une fois.
    .seat-empty = Il n’y a personne à cette place.
    .not-host = Seule la personne qui a ouvert la table peut faire cela.
    .seats-empty = Il reste des places libres : attendez du monde, ou complétez avec des robots 🤖.
    .nobody-sits = Il faut bien que quelqu’un joue : asseyez-vous d’abord.
    .not-over = La partie n’est pas finie.
    .hands-closed = À cette table, les mains restent cachées.
    .not-your-record = Seuls ceux qui ont joué à la { $table } peuvent publier son compte rendu.
    .no-pages = Il n’y a pas de pages web sur ce serveur. Qui le gère les active avec **/configuration**.
    .no-such-seat = Cette table n’a pas cette place : prenez une de celles qu’elle montre.
    .no-such-length = Cette durée n’existe pas : choisissez courte ou longue, ou rien.
    .not-agreed =
        { $count ->
            [one] { $names } n’a pas encore accepté les nouvelles règles : il suffit d’appuyer sur **D’accord**, ou sur **Se lever**.
           *[other] { $names } n’ont pas encore accepté les nouvelles règles : il suffit d’appuyer sur **D’accord**, ou sur **Se lever**.
        }
    .rules-changed = Les règles viennent encore de changer : lisez-les, puis appuyez à nouveau sur **D’accord**.
    .too-many-people = Ces règles sont pour { $players } joueurs, et il y a plus de monde ici : quelqu’un doit d’abord se lever.
    .name-needed = Un nom a de 1 à 32 caractères, dont un visible au moins : essayez-en un autre.
    .name-taken = Quelqu’un d’autre a enregistré **{ $name }** : choisissez un autre nom.
    .too-many-rulesets = Ce serveur garde déjà 25 jeux de règles : supprimez-en d’abord.
    .no-such-ruleset = Ces règles ont été supprimées : choisissez-en d’autres.
    .broken-ruleset = On ne peut plus jouer à **{ $name }**. { $why } Ou bien supprimez ces règles, et enregistrez-les à nouveau.
    .not-your-ruleset = **{ $name }** : seuls la personne qui les a enregistrées et ceux qui gèrent le serveur peuvent supprimer ces règles.
    .review-later = L’analyse de cette donne vient à la fin de la partie : d’ici là, ses cartes en diraient trop sur d’autres.
    .review-not-ready = Le bot a été mis à jour, et l’analyse se prépare, une seule fois : appuyez à nouveau dans une demi-minute.
    .review-not-yours = L’analyse est pour les personnes qui ont décidé quelque chose dans cette donne.
    .no-hint = Pas de conseil pour cela : choisissez à votre goût.
    .hints-not-ready = Le bot a été mis à jour, et les conseils se préparent, une seule fois : appuyez à nouveau dans une demi-minute.
    .no-hints = Il n’y a pas de conseils à cette table.
    .no-notes = À cette table, on ne laisse pas de mot avec son coup.
    .too-many-notes = Vous en avez assez dit sur ce moment : retirez d’abord votre dernier commentaire.
    .not-in-charge = Seuls la personne qui a ouvert la table et ceux qui gèrent ce serveur peuvent faire cela : demandez-leur.
    .rated-table = Cette partie est classée : la personne qui a ouvert la table ne décide donc rien seule. Sous **Plus…**, **Arrêter la partie…** demande à l’autre camp, et **Gérer…** demande à tous les autres si quelqu’un doit être retiré. Ceux qui gèrent ce serveur peuvent faire les deux sans demander ; la partie n’est alors plus classée.
    .nobody-agrees = Personne d’autre n’est là pour accepter qu’on retire { $name }. Demandez à ceux qui gèrent ce serveur, ou continuez : un robot joue pour qui met trop de temps.
    .seat-not-yours = { $name } joue à cette place : personne d’autre ne peut la proposer.
    .seat-kept = Un robot garde cette place pour { $name }. Ceux de la table peuvent la proposer à d’autres, sous **Plus…**.
    .sits-already = Vous êtes déjà à cette table.
    .other-seat-seen = Vous avez vu les cartes de la place { $seat } dans cette partie : c’est la seule que vous puissiez prendre.
    .tournament-seat = Cette place revient à une équipe du tournoi : seuls ses joueurs peuvent la prendre. Regardez tant que vous voulez.
    .removed = Votre place à cette table vous a été retirée. Regardez tant que vous voulez, ou ouvrez la vôtre avec /belote.
    .boards-seen = Vous aviez une place dans ce tour avant que je vous oublie : vous en connaissez les étuis. Le prochain tour vous est ouvert.
    .sealed = Cet étui est encore joué à d’autres tables. On pourra le regarder quand toutes auront fini : { $when }.
    .sealed-open = Cet étui est encore joué à d’autres tables : on pourra le regarder quand toutes l’auront joué.
refused-between-deals = On distribue les cartes : un instant.
game-sought = Choisir un jeu…
    .none = Je ne connais pas de jeu du nom de « { $text } ». Choisissez-en un ici :
    .several = « { $text } » peut être l’un de ces jeux :
refused-unknown-button = Ce bouton vient d’une ancienne version. Ouvrez une table avec /belote.
belote-not-here = Une table s’ouvre dans un salon textuel d’un serveur : essayez /belote là-bas.
belote-other-channel = Sur ce serveur, on ouvre les tables dans { $channels }.
belote-permissions = Je ne peux pas jouer ici : il me manque { $permissions } dans ce salon. Demandez à une personne qui gère le serveur ; /configuration montre ce qui manque.
belote-slow = Votre table est ouverte. On joue à tant de tables en ce moment que cartes et tables s’affichent avec quelques secondes de retard ; rien ne se perd.
