"""What a deal is worth and when a party ends: ledgers, their rounding, held points, totals."""
