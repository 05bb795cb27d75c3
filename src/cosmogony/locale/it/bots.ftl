### Bot: livelli, suggerimenti, analisi, tornei.

level-comet = Cometa
level-moon = Luna
level-planet = Pianeta
level-star = Stella
level-galaxy = Galassia
