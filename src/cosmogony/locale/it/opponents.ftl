### Avversari: chi sono e quanto sono forti.

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
character-thales = Talete
character-riccioli = Riccioli
character-kepler = Keplero
character-somerville = Somerville
character-copernicus = Copernico
character-tycho = Tycho
character-huygens = Huygens
character-cassini = Cassini
character-hypatia = Ipazia
character-bessel = Bessel
character-cannon = Cannon
character-al-sufi = Al-Sufi
character-leavitt = Leavitt
character-aryabhata = Aryabhata
character-hipparchus = Ipparco
character-ptolemy = Tolomeo
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

strength-comet = senza pretese: gioca per divertirsi
strength-moon = alla mano: prende ciò che sembra buono
strength-planet = costante: pensa qualche mossa avanti
strength-star = forte: pianifica con cura
strength-pulsar = tagliente: perdona pochi errori
strength-quasar = magistrale: vede lontano
strength-galaxy = implacabile: qui nessuno è più forte
strength-random = con la testa fra le stelle: gioca senza un piano
strength-other = ospite da altrove
level-random = Polvere di stelle

## Play now: how the opponents are found

fit-new = Si comincia con calma
fit-won = L’ultima volta hai vinto: ora un gradino più su
fit-lost = L’ultima volta è stata dura: ora un gradino più giù
fit-same = Forte come l’ultima volta
opponent-choice = { $level } · { $strength }
opponent-fit = { $why } ({ $strength }).
