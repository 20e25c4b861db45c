"""Time at the tables: clocks of the players, the pace of the host, the machine's clock."""
