# What one player sees in private: cards, calls, buttons.
