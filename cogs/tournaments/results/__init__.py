"""Results of tournaments and leagues, for whoever asks."""
