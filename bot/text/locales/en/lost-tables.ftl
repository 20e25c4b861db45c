# The place of a table: its channel or thread is gone, or the bot may not write there any more.
table-lost = ⚠️ I can no longer show { $table } in { $channel }: it is gone, or I may not write there any more. **The game goes on here**: your cards keep coming by direct message. Once somebody who manages the server lets me write there again, the table is back.
table-lost-closed = { $table } is closed: its channel is gone. `/belote` opens another one.
