"""All that is shown of a tournament, counted when it is asked for."""
