### Opponents: who they are, and how strongly they play.

character-caroline = Caroline
character-halley = Halley
character-messier = Messier
character-mitchell = Mitchell
character-tempel = Tempel
character-encke = Encke
character-galileo = Galileo
character-aglaonice = Aglaonice
character-hevelius = Hevelius
character-cunitz = Cunitz
character-thales = Thales
character-riccioli = Riccioli
character-kepler = Kepler
character-somerville = Somerville
character-copernicus = Copernicus
character-tycho = Tycho
character-huygens = Huygens
character-cassini = Cassini
character-hypatia = Hypatia
character-bessel = Bessel
character-cannon = Cannon
character-al-sufi = Al-Sufi
character-leavitt = Leavitt
character-aryabhata = Aryabhata
character-hipparchus = Hipparchus
character-ptolemy = Ptolemy
character-ulugh-beg = Ulugh Beg
character-al-biruni = Al-Biruni
character-su-song = Su Song
character-zhenyi = Wang Zhenyi
character-fraunhofer = Fraunhofer
character-maxwell = Maxwell
character-huggins = Huggins
character-payne = Payne
character-chandrasekhar = Chandrasekhar
character-schwarzschild = Schwarzschild
character-herschel = Herschel
character-noether = Noether
character-lemaitre = Lemaître
character-eddington = Eddington
character-hubble = Hubble
character-friedmann = Friedmann

## Strength

strength-comet = gentle: plays for fun
strength-moon = easygoing: takes what looks good
strength-planet = steady: thinks a few steps ahead
strength-star = strong: plans ahead with care
strength-pulsar = sharp: forgives few mistakes
strength-quasar = masterly: sees far ahead
strength-galaxy = fierce: the strongest here
strength-random = dreamy: plays without a plan
strength-other = a guest from elsewhere
level-random = Stardust

## Play now: how the opponents are found

fit-new = We begin gently
fit-won = You won last time: now one step stronger
fit-lost = Last time was hard: now one step gentler
fit-same = As strong as last time
opponent-choice = { $level } · { $strength }
opponent-fit = { $why } ({ $strength }).
