# The board of this game, in English.
