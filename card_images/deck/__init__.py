"""The deck: faces, backs, sprites, and the suits as emojis."""
