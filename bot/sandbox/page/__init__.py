"""The page of the sandbox: a small chat client in the browser.

`mount(sandbox, bot)` before the sandbox starts; then open `sandbox.url`. `?as=benoit` is another
person, so that several windows play together.
"""

from bot.sandbox.page.window import mount
