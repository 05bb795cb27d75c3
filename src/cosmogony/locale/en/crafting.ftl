### Crafting the Cosmos.

crafting-title = Crafting the Cosmos
crafting-tagline = Stars gather around nebulae, life around stars: every player shapes a galaxy.

## Stars, life and tiles

crafting-star-H = hydrogen star
crafting-star-He = helium star
crafting-star-O = oxygen star
crafting-star-C = carbon star
crafting-a-star-H = a hydrogen star
crafting-a-star-He = a helium star
crafting-a-star-O = an oxygen star
crafting-a-star-C = a carbon star
crafting-supernova = supernova
crafting-no-star = no star
crafting-life-proto = proto life
crafting-life-stable = stable life
crafting-tile = nebula of size { $size } ({ $needs }, { $points } points)
crafting-control-light = light
crafting-control-time = time
crafting-control-gravity = gravity
crafting-control-chemistry = chemistry
crafting-sector-delta = Delta
crafting-sector-psi = Psi
crafting-sector-phi = Phi

## Goals

crafting-goal-stable-life = most stable life
crafting-goal-nebulae-psi = largest total size of completed nebulae in Psi
crafting-goal-supernovae = most supernovae
crafting-goal-nebulae-phi = largest total size of completed nebulae in Phi
crafting-goal-star-group = largest group of stars
crafting-goal-life-delta = most life in Delta
crafting-goal-nebulae-delta = largest total size of completed nebulae in Delta
crafting-goal-life-psi = most life in Psi
crafting-goal-life-phi = most life in Phi
crafting-goal-crystals = most discharged time crystals
crafting-goal-carbon = most carbon stars
crafting-goal-small-nebulae = most completed nebulae of size 1
crafting-goal-helium = most helium stars
crafting-goal-proto-life = most proto life
crafting-goal-oxygen = most oxygen stars
crafting-goal-civilised-stars = most stars around advanced life

## Power cards

crafting-power-molecular-cloud = Molecular Cloud
crafting-power-amino-acids = Amino Acids
crafting-power-speed-of-light = Speed of Light
crafting-power-time-dilation = Time Dilation
crafting-power-relativity-delta = Relativity Delta
crafting-power-relativity-psi = Relativity Psi
crafting-power-relativity-phi = Relativity Phi
crafting-power-nuclear-fission = Nuclear Fission
crafting-power-generations = Generations
crafting-power-expanding-universe = Expanding Universe
crafting-power-black-hole = Black Hole
crafting-power-event-horizon = Event Horizon
crafting-power-4th-dimension = 4th Dimension
crafting-power-special-relativity = Special Relativity
crafting-power-quasar = Quasar
crafting-power-nuclear-fusion = Nuclear Fusion
crafting-power-binary-star = Binary Star
crafting-power-core-collapse = Core Collapse
crafting-power-star-stuff = Star Stuff
crafting-power-shooting-star = Shooting Star
crafting-power-solar-wind = Solar Wind
crafting-power-pulsar = Pulsar
crafting-power-white-dwarf = White Dwarf
crafting-power-wormhole = Wormhole
crafting-power-genetic-drift = Genetic Drift
crafting-power-ionizing-radiation = Ionizing Radiation
crafting-power-evolution = Evolution
crafting-power-abiogenesis = Abiogenesis
crafting-power-survival-of-the-fittest = Survival of the Fittest
crafting-power-speciation = Speciation
crafting-power-photosynthesis = Photosynthesis
crafting-power-water-rich-comets = Water-Rich Comets

crafting-power-text-molecular-cloud = 2 light cards: gain a hydrogen star
crafting-power-text-amino-acids = 1 chemistry card: gain 1 stable life anywhere
crafting-power-text-speed-of-light = 5 matching cards: 6 points and any star
crafting-power-text-time-dilation = 1 light card: gain 1 time crystal
crafting-power-text-relativity-delta = 2 time cards: gain any star in Delta
crafting-power-text-relativity-psi = 2 gravity cards: gain any star in Psi
crafting-power-text-relativity-phi = 2 chemistry cards: gain any star in Phi
crafting-power-text-nuclear-fission = 2 time cards: discard a star, gain any star and 1 time crystal
crafting-power-text-generations = instead of the star of a discharge: gain 3 stable life anywhere
crafting-power-text-expanding-universe = instead of the star of a discharge: gain 2 hydrogen stars
crafting-power-text-black-hole = instead of the star of a discharge: turn 2 stars into supernovae
crafting-power-text-event-horizon = 1 card and 1 supernova: gain 2 time crystals or 2 proto life
crafting-power-text-4th-dimension = 1 time card: gain 1 time crystal
crafting-power-text-special-relativity = 2 matching cards: gain 2 time crystals
crafting-power-text-quasar = 1 card and 1 graviton: gain 1 time crystal
crafting-power-text-nuclear-fusion = 1 time card: discard a star, then gain any star
crafting-power-text-binary-star = 1 card and 1 graviton: turn a supernova back into its star and move it
crafting-power-text-core-collapse = 1 card and 1 graviton: turn a star into a supernova
crafting-power-text-star-stuff = 1 card: gain a nebula of size 1, or replace an open one of size 1 by one of size 2
crafting-power-text-shooting-star = 1 gravity card: move a star, a supernova or an open nebula anywhere
crafting-power-text-solar-wind = 2 chemistry cards: turn a star into a supernova and stabilise the proto life beside it
crafting-power-text-pulsar = 1 gravity card and 1 graviton: gain 2 time crystals
crafting-power-text-white-dwarf = 2 time cards: turn a star into a supernova and gain 1 time crystal
crafting-power-text-wormhole = 1 card and 1 stable life: move up to 3 proto life or up to 3 stable life anywhere
crafting-power-text-genetic-drift = 1 card: move 1 proto life, which becomes stable
crafting-power-text-ionizing-radiation = 1 card: stabilise all proto life beside one supernova
crafting-power-text-evolution = 1 card and 3 stable life: a second advanced life on a nebula that has one
crafting-power-text-abiogenesis = 1 chemistry card: gain 1 stable life anywhere
crafting-power-text-survival-of-the-fittest = 1 card and 1 proto life: stabilise 2 proto life
crafting-power-text-speciation = 1 card: gain 1 proto life beside stable life
crafting-power-text-photosynthesis = 1 card: stabilise all proto life beside oxygen stars
crafting-power-text-water-rich-comets = 1 card: stabilise all proto life beside carbon stars

## What a player may do

crafting-do-shift-own = Move your energy token from { $start } to { $end }
crafting-do-shift-dark = Move a dark energy token from { $start } to { $end }
crafting-do-shift-stop = Move no more energy
crafting-do-draw = Draw a nebula of size { $size }
crafting-do-take = Take a { $type } card from the display
crafting-do-take-deck = Draw an energy card from the deck
crafting-do-place-star = Place { $star }
crafting-do-place-life = Place proto life
crafting-do-place-nebula = Place a nebula
crafting-do-convert = Turn a star into a supernova
crafting-do-stabilise = Stabilise proto life
crafting-do-move-star = Spend a graviton to move a star
crafting-do-move-life = Spend a graviton to move life
crafting-do-discharge-star = Discharge the time chamber for { $points } points and { $star }
crafting-do-discharge-card = Discharge the time chamber for { $points } points, using { $card } instead of the star
crafting-do-discharge-nothing = Discharge the time chamber for { $points } points (no star is left)
crafting-do-buy = Gain a { $type } power card
crafting-do-sell = Discard { $cards } { $type } cards for { $points } points
crafting-do-use = Use { $card } ({ $effect })
crafting-do-complete = Complete the nebula on { $hexagon } for { $points } points
crafting-do-advance = Create advanced life on { $hexagon }
crafting-do-end = End your turn
crafting-do-star-at = Place it on { $space }
crafting-do-life-at = Place it on { $space }
crafting-do-tile = Place the { $tile }
crafting-do-tile-at = Place it on { $hexagon }
crafting-do-discard-star = Discard the { $star } on { $space }
crafting-do-gain = Gain { $star }
crafting-do-convert-at = Turn the { $star } on { $space } into a supernova
crafting-do-stabilise-at = Stabilise the proto life on { $space }
crafting-do-star-from = Move the { $star } on { $space }
crafting-do-star-to = Move it to { $space }
crafting-do-stay = Leave it where it is
crafting-do-life-from = Move the { $life } on { $space }
crafting-do-life-to = Move it to { $space }
crafting-do-enough = Move no more
crafting-do-pay = Pay { $cards } { $type }
crafting-do-pay-life = Pay the { $life } on { $space }
crafting-do-pay-unplaced = Pay proto life from beside the board
crafting-do-supernova = Choose the supernova on { $space }
crafting-do-advanced-at = Add advanced life on { $hexagon }
crafting-do-either-crystals = Gain time crystals
crafting-do-either-life = Gain proto life
crafting-do-either-gain = Gain a nebula of size 1
crafting-do-either-replace = Replace a nebula of size 1 by one of size 2
crafting-do-either-star = Move a star or supernova
crafting-do-either-nebula = Move a nebula
crafting-do-either-proto = Move proto life
crafting-do-either-stable = Move stable life
crafting-do-replace = Replace the nebula on { $hexagon }
crafting-do-tile-from = Move the nebula on { $hexagon }
crafting-do-tile-to = Move it to { $hexagon }
crafting-do-slot = Fill slot { $slot } for { $cards } cards
crafting-do-keep = Keep { $card } ({ $effect })
crafting-do-under = Put { $card } under the deck next ({ $effect })
crafting-do-omega-nebula = Draw and place a nebula of size { $size }
crafting-do-omega-stabilise = Stabilise 1 proto life
crafting-do-omega-nothing = Take no omega action
crafting-do-discard-card = Discard a { $type } card

crafting-prompt-shift = { $steps ->
    [one] Move your energy token or a dark one: { $steps } space is left.
   *[other] Move your energy token or a dark one: { $steps } spaces are left.
}
crafting-prompt-draw = Choose the stack to draw a nebula from.
crafting-prompt-take = { $cards ->
    [one] Take { $cards } more energy card.
   *[other] Take an energy card; { $cards } are still yours to take.
}
crafting-prompt-craft = Craft your galaxy, in any order; what is not placed when you end your turn is lost.
crafting-prompt-star-at = Choose the space for the { $star }.
crafting-prompt-life-at = Choose the space for the life.
crafting-prompt-tile = Choose the nebula to place.
crafting-prompt-tile-at = Choose the hexagon for the nebula.
crafting-prompt-discard-star = Choose the star to discard.
crafting-prompt-gain = Choose the star you gain.
crafting-prompt-convert = Choose the star that becomes a supernova.
crafting-prompt-stabilise = Choose the proto life that becomes stable.
crafting-prompt-star-from = Choose the star to move.
crafting-prompt-life-from = Choose the life to move.
crafting-prompt-move-to = Choose where it goes.
crafting-prompt-pay = Choose the energy cards to pay with.
crafting-prompt-pay-life = Choose the life to pay with.
crafting-prompt-supernova = Choose a supernova.
crafting-prompt-advanced-at = Choose the nebula for the advanced life.
crafting-prompt-either = Choose one of the two effects.
crafting-prompt-replace = Choose the nebula to replace.
crafting-prompt-tile-from = Choose the nebula to move.
crafting-prompt-slot = Choose the slot to fill.
crafting-prompt-keep = Choose the power card you keep.
crafting-prompt-under = Choose the power card that goes under the deck next; later ones go below it.
crafting-prompt-omega = Your last action: a nebula, or one proto life becomes stable.
crafting-prompt-discard-card = You hold more than { $limit } energy cards: discard one.

## What happened

crafting-event-round = Round { $round } begins; { $player } starts.
crafting-event-moved-own = { $player } moves their own energy token from { $start } to { $end }.
crafting-event-moved-dark = { $player } moves a dark energy token from { $start } to { $end }.
crafting-event-stars = { $player } gains { $number } × { $star }.
crafting-event-life = { $player } gains { $number } proto life.
crafting-event-slider-supernova = { $player } gains { $number } on the supernova slider.
crafting-event-slider-dna = { $player } gains { $number } DNA.
crafting-event-slider-graviton = { $player } gains { $number ->
    [one] { $number } graviton
   *[other] { $number } gravitons
}.
crafting-event-crystals = { $player } gains { $number ->
    [one] { $number } time crystal
   *[other] { $number } time crystals
}.
crafting-event-crystals-top = { $player } gains { $number ->
    [one] { $number } time crystal
   *[other] { $number } time crystals
}; the time chamber can be discharged.
crafting-event-card-taken = { $player } takes a { $type } card from the display.
crafting-event-card-drawn = You draw a { $type } card.
crafting-event-card-drawn-unseen = { $player } draws an energy card.
crafting-event-display = A { $type } card joins the display.
crafting-event-deck-renewed = The discard pile becomes the new deck of energy cards.
crafting-event-nebula-drawn = You draw a { $tile }.
crafting-event-nebula-drawn-unseen = { $player } draws a nebula of size { $size }.
crafting-event-star-placed = { $player } places { $star } on { $space }.
crafting-event-life-placed = { $player } places { $life } on { $space }.
crafting-event-tile-placed = { $player } places a { $tile } on { $hexagon }.
crafting-event-completed = { $player } completes the nebula on { $hexagon } for { $points } points.
crafting-event-star-discarded = { $player } discards the { $star } on { $space }.
crafting-event-discharged = { $player } discharges the time chamber for { $points } points.
crafting-event-advanced = { $player } creates advanced life on { $hexagon } and discards { $proto } proto life.
crafting-event-evolved = { $player } adds advanced life on { $hexagon }.
crafting-event-advanced-value = Your advanced life on { $hexagon } is worth { $points } points.
crafting-event-sold = { $player } discards { $cards } { $type } cards for { $points } points.
crafting-event-bought = { $player } pays { $cards } { $type } cards for power card slot { $slot }.
crafting-event-powers-drawn-1 = You draw { $card1 }.
crafting-event-powers-drawn-2 = You draw { $card1 } and { $card2 }.
crafting-event-powers-drawn-3 = You draw { $card1 }, { $card2 } and { $card3 }.
crafting-event-powers-drawn-4 = You draw { $card1 }, { $card2 }, { $card3 } and { $card4 }.
crafting-event-kept = { $player } keeps { $card }.
crafting-event-under = You put { $card } under its deck.
crafting-event-used = { $player } uses { $card } and pays { $cards } { $type }.
crafting-event-used-chamber = { $player } uses { $card } instead of taking a star.
crafting-event-converted = { $player } turns the star on { $space } into a supernova.
crafting-event-turned-back = { $player } turns the supernova on { $space } back into { $star }.
crafting-event-stabilised = { $player } stabilises the life on { $space }.
crafting-event-star-moved = { $player } moves a star from { $start } to { $end }.
crafting-event-life-moved = { $player } moves life from { $start } to { $end }.
crafting-event-tile-moved = { $player } moves a nebula from { $start } to { $end }.
crafting-event-life-paid = { $player } pays the { $life } on { $space }.
crafting-event-life-paid-unplaced = { $player } pays proto life from beside the board.
crafting-event-supernova-paid = { $player } pays with the supernova on { $space }.
crafting-event-tile-replaced = { $player } replaces the nebula on { $hexagon } by a { $tile }.
crafting-event-omega-nebula = { $player } ends the turn with a nebula of size { $size }.
crafting-event-omega-stabilise = { $player } ends the turn by stabilising life.
crafting-event-omega-nothing = { $player } ends the turn without an omega action.
crafting-event-lost = { $player } loses what was not placed: { $what }.
crafting-lost-stars = { $stars ->
    [one] a star
   *[other] { $stars } stars
}
crafting-lost-life = { $life ->
    [one] proto life
   *[other] { $life } proto life
}
crafting-lost-nebulae = { $nebulae ->
    [one] a nebula
   *[other] { $nebulae } nebulae
}
crafting-lost-stars-life = { crafting-lost-stars } and { crafting-lost-life }
crafting-lost-stars-nebulae = { crafting-lost-stars } and { crafting-lost-nebulae }
crafting-lost-life-nebulae = { crafting-lost-life } and { crafting-lost-nebulae }
crafting-lost-stars-life-nebulae = { crafting-lost-stars }, { crafting-lost-life } and { crafting-lost-nebulae }
crafting-event-goal-revealed = A new goal: { $goal }.
crafting-event-goal = { $player } scores { $points } points for “{ $goal }” with { $amount }.
crafting-event-goal-missed = Nobody scores for “{ $goal }”.
crafting-event-card-discarded = { $player } discards a { $type } card.
crafting-event-over-crystals = The time crystals have run out, and the game is over.
crafting-event-over-goals = The last goal has been scored, and the game is over.
crafting-event-over-both = The last goal has been scored and the time crystals have run out: the game is over.
crafting-event-advanced-shown = { $player } shows advanced life worth { $points } points.

## Why an action is legal

crafting-legal-shift = Tokens move clockwise past full controls: this one goes to { $end }.
crafting-legal-shift-stop = Your own token has moved, so you may stop.
crafting-legal-draw = You may draw from any stack.
crafting-legal-take = Energy cards come from the display or the deck.
crafting-legal-place = What lies beside your board may be placed now.
crafting-legal-slider = You have the resource for it.
crafting-legal-discharge = A crystal waits at the top of the time chamber; this scores { $points } points.
crafting-legal-buy = You hold { $held } { $type } cards and have a slot for a power card.
crafting-legal-sell = You hold { $held } { $type } cards.
crafting-legal-use = You can pay for it: { $effect }.
crafting-legal-complete = The stars around it include { $needs }; it scores { $points } points.
crafting-legal-advance = The nebula is completed and has life on all six sides.
crafting-legal-end = You may end your turn at any time.
crafting-legal-option = This is one of your options.
crafting-legal-stay = The star may stay where it is.
crafting-legal-enough = You may stop here.

## Why an action is not legal

crafting-illegal-over = The game is over.
crafting-illegal-unknown = There is no such action.
crafting-illegal-not-now = Something else is to be decided now. { $prompt }
crafting-illegal-own-must-move = Your own energy token must move at least one space.
crafting-illegal-may-not-stop = { $steps ->
    [one] You must still move { $steps } space.
   *[other] You must still move { $steps } spaces.
}
crafting-illegal-too-far = { $steps ->
    [one] It would go to { $end }, but only { $steps } space is left.
   *[other] It would go to { $end }, but only { $steps } spaces are left.
}
crafting-illegal-no-dark = There is no dark energy token in { $control }.
crafting-illegal-stack-empty = No nebula of size { $size } is left.
crafting-illegal-deck-empty = No energy card is left to draw.
crafting-illegal-not-in-display = There is no { $type } card in the display.
crafting-illegal-star-taken = There is a star on { $space } already.
crafting-illegal-life-taken = There is life on { $space } already.
crafting-illegal-hexagon-taken = There is a nebula on { $hexagon } already.
crafting-illegal-outside-sector = { $space } is not in { $sector }.
crafting-illegal-not-beside-stable = { $space } is not next to stable life.
crafting-illegal-not-beside-life = { $space } is not next to your life.
crafting-illegal-not-starting-space = You have no life: the next one goes to { $space }.
crafting-illegal-same-tile = This nebula is the same as another one: place that one.
crafting-illegal-same-slot = This slot costs the same as slot { $slot }: fill that one.
crafting-illegal-no-star-there = There is no star on { $space }.
crafting-illegal-no-life-there = There is no life on { $space }.
crafting-illegal-no-proto-there = There is no proto life on { $space }.
crafting-illegal-no-supernova-there = There is no supernova on { $space }.
crafting-illegal-no-nebula-there = There is no nebula on { $hexagon }.
crafting-illegal-not-touching = { $space } does not touch the nebula on { $hexagon }.
crafting-illegal-none-left = The supply has none left: { $star }.
crafting-illegal-already-supernova = The star on { $space } is a supernova already.
crafting-illegal-supernova-fixed = The supernova on { $space } cannot be moved.
crafting-illegal-no-way = The star on { $space } cannot get anywhere.
crafting-illegal-must-move = It must be moved.
crafting-illegal-out-of-reach = { $space } cannot be reached from { $start }.
crafting-illegal-other-life = The life on { $space } is of the other kind.
crafting-illegal-wrong-type = Cards of type { $type } do not pay for this: { $effect }.
crafting-illegal-too-few-cards = You hold { $held } cards of type { $type } and need { $needed }.
crafting-illegal-pay-from-board = The life must come from your board.
crafting-illegal-no-proto-beside = There is no proto life next to { $space }.
crafting-illegal-not-evolving = { $tokens ->
    [0] There is no advanced life on { $hexagon }.
   *[other] There is enough advanced life on { $hexagon }.
}
crafting-illegal-not-this-card = { $card } does not do that.
crafting-illegal-no-effect = { $card } would have no effect.
crafting-illegal-not-small = There is no open nebula of size 1 on { $hexagon }.
crafting-illegal-already-completed = The nebula on { $hexagon } is completed.
crafting-illegal-slot-filled = Slot { $slot } is filled.
crafting-illegal-slot-free = There is no power card in slot { $slot }.
crafting-illegal-no-slot = All your power card slots are filled.
crafting-illegal-power-deck-empty = No { $type } power card is left.
crafting-illegal-omega-compulsory = The omega action must be taken.
crafting-illegal-no-proto = You have no proto life on your board.
crafting-illegal-no-hexagon-free = All your hexagons have a nebula.
crafting-illegal-nothing-to-place = You have nothing of that kind to place.
crafting-illegal-no-space = There is no space left for it.
crafting-illegal-slider-empty = The slider for it stands at 0.
crafting-illegal-no-plain-star = You have no star that is not a supernova.
crafting-illegal-nothing-to-move = You have nothing that can be moved.
crafting-illegal-chamber-not-ready = No crystal waits at the top of the time chamber; yours is on space { $position }.
crafting-illegal-once-a-turn = You have done that this turn.
crafting-illegal-take-reward = There is a reward to choose.
crafting-illegal-card-not-owned = You do not have { $card }.
crafting-illegal-discharge-only = { $card } is used when you discharge the time chamber.
crafting-illegal-cannot-pay = You cannot pay for it: { $effect }.
crafting-illegal-stars-missing = { $missing ->
    [one] The nebula on { $hexagon } needs { $needs }: { $missing } star is missing.
   *[other] The nebula on { $hexagon } needs { $needs }: { $missing } stars are missing.
}
crafting-illegal-not-completed = There is no completed nebula on { $hexagon }.
crafting-illegal-already-advanced = There is advanced life on { $hexagon } already.
crafting-illegal-life-missing = Only { $life } of the six sides of { $hexagon } have life.
crafting-illegal-no-advanced-left = No advanced life is left.

## The score sheet and the board

crafting-score-nebulae = Nebulae
crafting-score-chamber = Time chamber
crafting-score-cards = Energy cards
crafting-score-goals = Goals
crafting-score-advanced = Advanced life
crafting-board-round = Round { $round }. Time crystals left: { $crystals }
crafting-board-goals = Goals (round in which they score; the players' amounts)
crafting-board-goal = { "  " }{ $round }: { $goal } ({ $amounts })
crafting-board-goal-past = { "  " }scored: { $goal }
crafting-board-controls = Controls (# dark energy; then power tokens)
crafting-board-control = { "  " }{ $control } { $tokens } { $powers }
crafting-board-display = Display: { $cards }; deck { $deck }
crafting-board-supply = Supply: { $stars }; life { $life }
crafting-board-stacks = Nebulae: { $nebulae }; advanced life { $advanced }
crafting-board-galaxy-of = Galaxy of { $player }
crafting-board-hand = Hand: { $cards }
crafting-board-beside = To place: { $stars }; life { $life }
crafting-board-sliders = Sliders: supernovae { $supernovae }, DNA { $dna }, gravitons { $gravitons }
crafting-board-held-tile = To place: { $tile }
crafting-board-held-back = To place: a nebula of size { $size }
crafting-board-chamber = Time chamber: crystal on { $position }, waiting { $ready }, discharged { $scored }
crafting-board-slot = Slot { $slot }: { $card }
crafting-board-slot-free = Slot { $slot }: free ({ $cards } cards)
crafting-board-player = { $name } { $points } points  stars { $stars } *{ $supernovae }  life { $proto }p { $stable }S  nebulae { $nebulae }  advanced { $advanced }  cards { $cards }
crafting-board-legend = Stars: .5 empty space s5, H5 a star there, *5 a supernova. Life: :7 empty space l7, p7 proto, S7 stable.

## Simulations

crafting-findings = Crafting the Cosmos
crafting-finding-mean = mean
crafting-finding-rounds = rounds
crafting-finding-nebulae-1 = nebulae of size 1 completed a player
crafting-finding-nebulae-2 = nebulae of size 2 completed a player
crafting-finding-nebulae-3 = nebulae of size 3 completed a player
crafting-finding-advanced = advanced life a player
crafting-finding-discharges = discharges a player
crafting-finding-powers = power cards a player
crafting-finding-crystals-out = share of games in which the crystals ran out
crafting-finding-points-nebulae = points for nebulae a player
crafting-finding-points-chamber = points for the time chamber a player
crafting-finding-points-cards = points for energy cards a player
crafting-finding-points-goals = points for goals a player
crafting-finding-points-advanced = points for advanced life a player
crafting-finding-nebulae = nebulae completed a player
crafting-findings-nebulae = Nebulae of size { $size }
crafting-findings-powers = Power cards of { $control }
crafting-finding-completed = completed when placed
crafting-finding-taken = taken, share of games
crafting-finding-wins = its owner wins
