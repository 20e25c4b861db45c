# The place of a table: its channel or thread is gone, or the bot may not write there any more.
table-lost = ⚠️ Je ne peux plus montrer { $table } dans { $channel } : le salon n’existe plus, ou je n’ai plus le droit d’y écrire. **La partie continue ici** : vos cartes arrivent toujours en message privé. Dès qu’une personne qui gère le serveur m’y laisse écrire, la table revient.
table-lost-closed = { $table } est fermée : son salon n’existe plus. `/belote` en ouvre une autre.
