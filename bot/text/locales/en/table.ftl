# The table in its thread: the line under the picture, its buttons, turn notices.
