"""The worth of a deal and the end of a party: ledgers, their rounding, held points, totals."""
