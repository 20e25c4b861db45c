# The place of a table: its channel or thread is gone, or the bot may not write there any more.
table-lost = ⚠️ Вече не мога да покажа { $table } в { $channel }: мястото го няма или нямам право да пиша там. **Партията продължава тук**: картите ти идват като лично съобщение. Щом някой от управляващите сървъра ми позволи пак да пиша там, масата се връща.
table-lost-closed = { $table } е затворена: каналът ѝ го няма. `/белот` отваря друга.
