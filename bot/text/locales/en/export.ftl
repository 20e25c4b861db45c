# /export: the record of a finished game as a file.
export-here = Here is the record of { $table }: every card in the order it was played. `python -m bot verify` checks that it follows the rules and that the deals were fair.
export-public = { $name } shares the record of { $table }.
export-no-table = Which table? Use /export in the thread of a table, or give its number.
export-no-table-yours = You have not sat at a table with that number. `/history` lists your games.
export-not-over = { $table } is still being played: its record can be had once the game is over.
export-not-yours = Only those who sat at { $table } can have its record, until one of them publishes it with /export.
