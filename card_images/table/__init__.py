"""The table: plates, tokens, trick, scores; with open hands, and both fields of Découverte."""
