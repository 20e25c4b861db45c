"""The code that numba compiles: plain numbers in, plain numbers out, without Python's lock.

Only `bot.robots.search.preparing` imports these modules (but for `layout`): importing one compiles
it, or loads what was compiled before. Every function says its types, none calls itself, so that
nothing is ever compiled later, and what is kept from an earlier start is the same code.
"""
