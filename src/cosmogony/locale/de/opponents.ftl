### Gegner: wer sie sind und wie stark sie spielen.

character-caroline = Caroline
character-halley = Halley
character-messier = Messier
character-mitchell = Mitchell
character-tempel = Tempel
character-encke = Encke
character-galileo = Galileo
character-aglaonice = Aglaonike
character-hevelius = Hevelius
character-cunitz = Cunitz
character-thales = Thales
character-riccioli = Riccioli
character-kepler = Kepler
character-somerville = Somerville
character-copernicus = Kopernikus
character-tycho = Tycho
character-huygens = Huygens
character-cassini = Cassini
character-hypatia = Hypatia
character-bessel = Bessel
character-cannon = Cannon
character-al-sufi = Al-Sufi
character-leavitt = Leavitt
character-aryabhata = Aryabhata
character-hipparchus = Hipparch
character-ptolemy = Ptolemäus
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

strength-comet = sanft: spielt zum Spaß
strength-moon = gemütlich: nimmt, was gut aussieht
strength-planet = solide: denkt ein paar Schritte voraus
strength-star = stark: plant sorgfältig voraus
strength-pulsar = gewieft: verzeiht kaum Fehler
strength-quasar = meisterhaft: sieht weit voraus
strength-galaxy = unerbittlich: am stärksten hier
strength-random = verträumt: spielt ohne Plan
strength-other = zu Gast von anderswo
level-random = Sternenstaub

## Play now: how the opponents are found

fit-new = Wir fangen sanft an
fit-won = Du hast zuletzt gewonnen: jetzt eine Stufe stärker
fit-lost = Das letzte Mal war schwer: jetzt eine Stufe sanfter
fit-same = So stark wie beim letzten Mal
opponent-choice = { $level } · { $strength }
opponent-fit = { $why } ({ $strength }).
