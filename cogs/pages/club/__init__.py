"""The pages of a club: a server with its boards, its season, its leagues and its tournaments."""
