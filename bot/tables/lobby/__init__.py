"""Tables before their party starts: opened, sat down at, their rules chosen and agreed to."""
