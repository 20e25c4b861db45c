# /export : le compte rendu d’une partie terminée, dans un fichier.
export-here = Voici le compte rendu de la { $table } : chaque carte dans l’ordre où elle a été jouée. `python -m bot verify` vérifie que tout suit les règles et que les donnes étaient honnêtes.
export-public = { $name } partage le compte rendu de la { $table }.
export-no-table = Quelle table ? Utilisez /exporter dans le fil d’une table, ou donnez son numéro.
export-no-table-yours = Vous n’étiez à aucune table de ce numéro. `/historique` liste vos parties.
export-not-over = La { $table } joue encore : son compte rendu sera disponible après la partie.
export-not-yours = Seuls ceux qui ont joué à la { $table } peuvent avoir son compte rendu, tant que personne ne l’a publié avec /exporter.
