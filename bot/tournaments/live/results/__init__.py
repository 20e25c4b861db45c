"""Results of tables as they become rows, ranks and ratings."""
