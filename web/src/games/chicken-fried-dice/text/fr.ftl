# Le plateau de ce jeu, en français.
