"""How long tests wait for what should come at once."""

PATIENCE = 120.0
"""real seconds after which a test gives up: what takes so long on any machine hangs"""
