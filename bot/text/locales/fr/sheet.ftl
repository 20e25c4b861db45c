# The score sheet after a deal and the end of a party.
