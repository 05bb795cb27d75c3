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
crafting-no-life = no life
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
crafting-and = { $first } and { $rest }
crafting-list = { $first }, { $rest }
crafting-need-H = { $count } hydrogen
crafting-need-He = { $count } helium
crafting-need-O = { $count } oxygen
crafting-need-C = { $count } carbon

## Places: hexagons by their sector, corners and sides by the clock of a hexagon

crafting-hexagon-heart = { $sector } Heart
crafting-hexagon-left = { $sector } Left
crafting-hexagon-right = { $sector } Right
crafting-hexagon-upper = { $sector } Top
crafting-hexagon-lower = { $sector } Bottom
crafting-hexagon-upper-left = { $sector } Upper Left
crafting-hexagon-upper-right = { $sector } Upper Right
crafting-hexagon-lower-left = { $sector } Lower Left
crafting-hexagon-lower-right = { $sector } Lower Right
crafting-hexagon-left-more = { $sector } Left, hexagon { $number }
crafting-hexagon-right-more = { $sector } Right, hexagon { $number }
crafting-hexagon-upper-more = { $sector } Top, hexagon { $number }
crafting-hexagon-lower-more = { $sector } Bottom, hexagon { $number }
crafting-hexagon-upper-left-more = { $sector } Upper Left, hexagon { $number }
crafting-hexagon-upper-right-more = { $sector } Upper Right, hexagon { $number }
crafting-hexagon-lower-left-more = { $sector } Lower Left, hexagon { $number }
crafting-hexagon-lower-right-more = { $sector } Lower Right, hexagon { $number }
crafting-corner = { $hexagon }, { $hour } o'clock corner
crafting-side = { $hexagon }, { $hour } o'clock side

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
crafting-do-discharge-nothing = Discharge the time chamber for { $points } points (there is no star to be had)
crafting-do-buy = Gain a { $type } power card
crafting-do-sell = Discard { $cards } { $type } cards for { $points } points
crafting-do-use = Use { $card } ({ $effect })
crafting-do-complete = Complete the nebula on { $hexagon } for { $points } points
crafting-do-advance = Create advanced life on { $hexagon }
crafting-do-end = End your turn
crafting-do-end-losing = End your turn and lose what is not placed: { $what }
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

## Choices that stand together in the Now bar

crafting-any-shift = Move an energy token
crafting-any-draw = Draw a nebula
crafting-any-take = Take an energy card from the display
crafting-any-place-star = Place a star
crafting-any-discharge = Discharge the time chamber
crafting-any-discharge-points = Discharge the time chamber for { $points } points
crafting-any-buy = Gain a power card
crafting-any-sell = Discard energy cards for points
crafting-any-use = Use a power card
crafting-any-complete = Complete a nebula
crafting-any-advance = Create advanced life
crafting-any-star-at = Place the star on a corner
crafting-any-life-at = Place the life on a side
crafting-any-tile = Choose the nebula to place
crafting-any-tile-at = Place the nebula on a hexagon
crafting-any-discard-star = Discard a star
crafting-any-gain = Gain a star
crafting-any-convert-at = Turn a star into a supernova
crafting-any-stabilise-at = Stabilise proto life
crafting-any-star-from = Move a star
crafting-any-star-to = Move the star to another corner
crafting-any-life-from = Move life
crafting-any-life-to = Move the life to another side
crafting-any-pay = Pay with energy cards
crafting-any-pay-life = Pay with life
crafting-any-supernova = Choose a supernova
crafting-any-advanced-at = Add advanced life
crafting-any-replace = Replace a nebula
crafting-any-tile-from = Move a nebula
crafting-any-tile-to = Move the nebula to another hexagon
crafting-any-slot = Fill a slot
crafting-any-keep = Keep a power card
crafting-any-under = Put a power card under the deck
crafting-any-omega-nebula = Draw and place a nebula
crafting-any-discard-card = Discard an energy card

## What is to be decided

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
crafting-event-short = The supply has too few for { $player }: { $number } × { $piece } short.

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
crafting-illegal-outside-sector = This space is not in { $sector }: { $space }.
crafting-illegal-not-beside-stable = This side is not next to stable life: { $space }.
crafting-illegal-not-beside-life = This side is not next to your life: { $space }.
crafting-illegal-not-starting-space = You have no life: the next one goes to { $space }.
crafting-illegal-same-tile = This nebula is the same as another one: place that one.
crafting-illegal-same-slot = This slot costs the same as slot { $slot }: fill that one.
crafting-illegal-no-star-there = There is no star on { $space }.
crafting-illegal-no-life-there = There is no life on { $space }.
crafting-illegal-no-proto-there = There is no proto life on { $space }.
crafting-illegal-no-supernova-there = There is no supernova on { $space }.
crafting-illegal-no-nebula-there = There is no nebula on { $hexagon }.
crafting-illegal-not-touching = This star does not touch the nebula on { $hexagon }: { $space }.
crafting-illegal-none-left = The supply has none left: { $star }.
crafting-illegal-already-supernova = The star on { $space } is a supernova already.
crafting-illegal-supernova-fixed = The supernova on { $space } cannot be moved.
crafting-illegal-no-way = The star on { $space } cannot get anywhere.
crafting-illegal-must-move = It must be moved.
crafting-illegal-out-of-reach = From { $start }, there is no way to { $space }.
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
crafting-illegal-deck-last = You have drawn from the deck: your other cards of this turn come from there, too.
crafting-illegal-power-deck-short = Only { $left } { $type } power cards are left, and { $needed } must be drawn.

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
crafting-finding-short = share of games in which a gain fell short: { $star }
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

### Crafting the Cosmos in the browser.

web-crafting-centre = Centre
web-crafting-mine = Mine
web-crafting-others = Others
web-crafting-round = round
web-crafting-brings = big reward { $gift }; small reward now { $count }
web-crafting-next-discharge = the next one scores { $points }
web-crafting-nebula-completed = completed
web-crafting-lacks = still lacks { $stars }
web-crafting-galaxy-points = Galaxy of { $player }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-crafting-goal-points = first { $first }, second { $second } points
web-crafting-goal-when = Scores at the end of round { $round }
web-crafting-dark = Dark energy
web-crafting-stack = Nebulae of size { $size }: { $left } left
web-crafting-left = { $what }: { $left } left
web-crafting-deck = Deck of energy cards: { $left }
web-crafting-unseen = Cards nobody else has seen: { $cards }
web-crafting-slot-cost = matching energy cards for a power card
web-crafting-dna = DNA
web-crafting-gravitons = Gravitons
web-crafting-stars = Stars
web-crafting-life = Life
web-crafting-completed = Completed nebulae
web-crafting-powers = Power cards
web-crafting-first = First player
web-crafting-power-token = Power token of { $player }

## The pieces

web-crafting-pieces-energy = Energy cards and time crystals
web-crafting-pieces-nebulae = Nebulae of size { $size }
web-crafting-pieces-powers = Power cards: { $control }
web-crafting-piece-star = It is placed on any empty corner of the galaxy; nebulae need the stars that touch them.
web-crafting-piece-supernova = The other side of every star: it counts as any star for a nebula, and cannot be moved.
web-crafting-piece-proto = { $count } life tokens in the box. It is placed beside other life and becomes stable by DNA.
web-crafting-piece-stable = The other side of proto life; it stays when advanced life arises.
web-crafting-piece-advanced = Advanced life
web-crafting-piece-advanced-more = It arises on a completed nebula with life on all six sides. Its value, { $least } to { $most } points, stays secret until the end.
web-crafting-piece-card = Matching cards pay for power cards and their effects; { $set } of one kind score { $points } points.
web-crafting-piece-crystal = Time crystal
web-crafting-piece-crystal-more = It climbs the time chamber; on space { $track } it can be discharged for a star and points: { $points } for the first five.
web-crafting-piece-nebula = Once all these stars touch it, it can be completed for { $points } points; one star is discarded.
web-crafting-piece-goal = { $first } points for whoever has most, { $second } for the second, when it reaches the end of its track.

## What a choice in Crafting the Cosmos is good for

crafting-hint-advanced = creates advanced life (worth { $points } at the end)
crafting-hint-nebulae = brings nebulae closer to completion (worth { $points })
crafting-hint-life = rings nebulae with life (worth { $points })
crafting-hint-chamber = charges the time chamber (worth { $points })
crafting-hint-goals = stands well for the goals (worth { $points })
crafting-hint-means = gathers means for later (worth { $points })
crafting-aim-nebula = works towards a nebula of { $points } points ({ $missing ->
    [one] { $missing } star is
   *[other] { $missing } stars are
} still missing)
crafting-aim-nebula-ready = makes a nebula of { $points } points ready to complete
crafting-aim-drawn = a nebula of size { $size } wants { $stars } stars and pays { $least } to { $most } points
crafting-aim-cards = then { $cards } × { $type } in hand; a power card costs { $needed } of a kind

## What the coach has against a choice

crafting-regret-unplaced = What is not placed would be lost: { $what }.
crafting-regret-complete = You can still complete a nebula for { $points ->
    [one] { $points } point
   *[other] { $points } points
} this turn.
crafting-regret-energy = { $steps ->
    [one] Energy could still move 1 space, and more energy in one place gives more there.
   *[other] Energy could still move { $steps } spaces, and more energy in one place gives more there.
}
crafting-regret-omega = Your last action would be lost.

## What the print leaves open, and how a table may decide it

crafting-ruling-shift-may-stop = Must all three spaces be moved when energy is shifted?
crafting-ruling-shift-may-stop-true = No: once your own token has moved you may stop.
crafting-ruling-shift-may-stop-false = Yes: you move all three spaces.
crafting-ruling-skip-is-free = What does it cost to pass over a full control?
crafting-ruling-skip-is-free-true = Nothing: only the space you arrive on counts.
crafting-ruling-skip-is-free-false = One space for each full control.
crafting-ruling-power-tokens-add-up = What do several power tokens of yours in one control bring?
crafting-ruling-power-tokens-add-up-true = One resource each.
crafting-ruling-power-tokens-add-up-false = One resource together.
crafting-ruling-display-refill = When is the display filled up again?
crafting-ruling-display-refill-phase = At the end of the energy phase.
crafting-ruling-display-refill-card = After each card that is taken from it.
crafting-ruling-spare-crystals = What if a new time crystal is needed and the supply has none?
crafting-ruling-spare-crystals-true = A spare token serves until the end of the round.
crafting-ruling-spare-crystals-false = There is none, and further gains are lost.
crafting-ruling-short-supply = What if the supply has fewer tokens than you gain?
crafting-ruling-short-supply-partial = You take what is left.
crafting-ruling-short-supply-nothing = You take none of them.
crafting-ruling-lost-tiles = Where do nebulae go that are lost or replaced?
crafting-ruling-lost-tiles-under = Under the stack of their size.
crafting-ruling-lost-tiles-out = Out of the game.
crafting-ruling-repeat-scoring = How often may you complete, discharge and create advanced life in one turn?
crafting-ruling-repeat-scoring-true = As often as the condition is met.
crafting-ruling-repeat-scoring-false = Once each.
crafting-ruling-hop-over-supernovae = May a star hop over supernovae?
crafting-ruling-hop-over-supernovae-true = Yes.
crafting-ruling-hop-over-supernovae-false = No: supernovae block the way.
crafting-ruling-supernova-element = Which star does a supernova turn back into?
crafting-ruling-supernova-element-kept = The one it was.
crafting-ruling-supernova-element-chosen = Any star of its owner's choice.
crafting-ruling-omega-compulsory = Must the omega action be taken?
crafting-ruling-omega-compulsory-true = Yes, if one of its two sides is possible.
crafting-ruling-omega-compulsory-false = No: you may do neither.
crafting-ruling-owner-may-look = Who knows the value of advanced life before the end?
crafting-ruling-owner-may-look-true = Its owner.
crafting-ruling-owner-may-look-false = Nobody.
crafting-ruling-second-place-with-two = Does second place score with two players?
crafting-ruling-second-place-with-two-true = Yes.
crafting-ruling-second-place-with-two-false = No: only the first scores.
crafting-ruling-hand-limit-discard = Who chooses the cards above the hand limit?
crafting-ruling-hand-limit-discard-choice = Their owner.
crafting-ruling-hand-limit-discard-random = Chance.
crafting-ruling-tie-break = Who wins when points are level?
crafting-ruling-tie-break-cards = Whoever holds more energy cards; if that is level too, the victory is shared.
crafting-ruling-tie-break-shared = All of them share the victory.
crafting-ruling-photosynthesis-star = Which stars does Photosynthesis mean?
crafting-ruling-photosynthesis-star-h = Hydrogen stars.
crafting-ruling-photosynthesis-star-he = Helium stars.
crafting-ruling-photosynthesis-star-o = Oxygen stars.
crafting-ruling-photosynthesis-star-c = Carbon stars.
crafting-ruling-comets-star = Which stars does Water-Rich Comets mean?
crafting-ruling-comets-star-h = Hydrogen stars.
crafting-ruling-comets-star-he = Helium stars.
crafting-ruling-comets-star-o = Oxygen stars.
crafting-ruling-comets-star-c = Carbon stars.
crafting-ruling-event-horizon-pays = Where does the supernova come from with which Event Horizon is paid?
crafting-ruling-event-horizon-pays-slider = From the slider.
crafting-ruling-event-horizon-pays-board = From the galaxy: a supernova there is discarded.
crafting-ruling-discharge-card-scores = Does a discharge score when a power card replaces its star?
crafting-ruling-discharge-card-scores-true = Yes, as always.
crafting-ruling-discharge-card-scores-false = No: the card replaces the points too.
crafting-ruling-genetic-drift-move = How far does Genetic Drift move life?
crafting-ruling-genetic-drift-move-ordinary = As far as one ordinary move.
crafting-ruling-genetic-drift-move-anywhere = To any empty life space.
crafting-ruling-binary-star-may-stay = May the star of Binary Star stay where it is?
crafting-ruling-binary-star-may-stay-true = Yes.
crafting-ruling-binary-star-may-stay-false = No: it moves if it can.
crafting-ruling-evolution-limit = How much advanced life may Evolution bring to one nebula?
crafting-ruling-evolution-limit-2 = Two in all.
crafting-ruling-evolution-limit-3 = Three in all.
crafting-ruling-survival-pays-unplaced = May Survival of the Fittest be paid with life beside the board?
crafting-ruling-survival-pays-unplaced-true = Yes, also with that.
crafting-ruling-survival-pays-unplaced-false = No: only with life in the galaxy.
crafting-ruling-shooting-star-completed = May Shooting Star move completed nebulae?
crafting-ruling-shooting-star-completed-true = Yes, with the advanced life on them.
crafting-ruling-shooting-star-completed-false = No.
crafting-ruling-matching-any-type = What are matching cards in the cost of a power card?
crafting-ruling-matching-any-type-true = Cards of any one type.
crafting-ruling-matching-any-type-false = Cards of the type of the power card's own deck.
crafting-ruling-discharge-star = What happens to the star of a discharge?
crafting-ruling-discharge-star-placed = It is placed at once; without a free space there is none.
crafting-ruling-discharge-star-kept = It waits beside the board until it is placed, like other stars.
crafting-ruling-deck-renewal = When is an empty deck of energy cards renewed?
crafting-ruling-deck-renewal-empty = At once, when its last card has been drawn.
crafting-ruling-deck-renewal-draw = When the next card is to be drawn; what is spent until then joins it.
crafting-ruling-final-hand-limit = Are hands cut to ten cards in the last round too?
crafting-ruling-final-hand-limit-true = Yes, before ties are broken.
crafting-ruling-final-hand-limit-false = No: all cards in hand count in a tie.
crafting-ruling-deck-last = May you still choose from the display after drawing from the deck?
crafting-ruling-deck-last-true = No: once you draw from the deck, your other cards of this turn come from there too.
crafting-ruling-deck-last-false = Yes: each card may come from either.
crafting-ruling-crystals-queue = May several time crystals wait on space 6?
crafting-ruling-crystals-queue-true = Yes.
crafting-ruling-crystals-queue-false = No: the next one stops on space 5 until the first is discharged.
crafting-ruling-sixth-crystal = Where does the crystal go from the sixth discharge on?
crafting-ruling-sixth-crystal-out = Out of the game.
crafting-ruling-sixth-crystal-supply = Back to the supply.
crafting-ruling-short-power-deck = What if a power deck holds fewer cards than you pay for?
crafting-ruling-short-power-deck-fewer = You choose from those that are left.
crafting-ruling-short-power-deck-closed = You cannot gain a card of it at that price.
crafting-ruling-use-without-effect = May a power card be used although it would do nothing?
crafting-ruling-use-without-effect-true = Yes, unless the card itself forbids it: it is paid for, and nothing happens.
crafting-ruling-use-without-effect-false = No.
crafting-ruling-goal-crystals = Which crystals does the goal for time crystals count?
crafting-ruling-goal-crystals-scored = Those on scoring spaces.
crafting-ruling-goal-crystals-waiting = Those on scoring spaces and those waiting on space 6.
crafting-ruling-gain-without-space = May a power card bring stars or proto life for which there is no free space yet?
crafting-ruling-gain-without-space-true = Yes: they wait beside the board and are lost at the end of the turn.
crafting-ruling-gain-without-space-false = No: there must be a space when they are gained.
crafting-ruling-black-hole-one-star = May Black Hole be used with only one star to turn over?
crafting-ruling-black-hole-one-star-true = Yes: it turns that one over.
crafting-ruling-black-hole-one-star-false = No: there must be two.
crafting-ruling-white-dwarf-without-star = May White Dwarf be used with no star to turn over?
crafting-ruling-white-dwarf-without-star-true = Yes, for the time crystal alone.
crafting-ruling-white-dwarf-without-star-false = No.
crafting-ruling-wormhole-may-stay = May Wormhole move no life at all?
crafting-ruling-wormhole-may-stay-true = Yes: any number up to three, also none.
crafting-ruling-wormhole-may-stay-false = No: at least one.

## Labels in the pictures of the rulebook

web-crafting-label-ready = ready to be discharged
web-crafting-label-climbs = a crystal climbs from 0 to 6
web-crafting-label-discharges = points for each discharge
## What is this?

crafting-what-gift-light = { $first } hydrogen stars
crafting-what-gift-time = { $first } oxygen star and { $second } DNA
crafting-what-gift-gravity = { $first } helium stars and { $second } supernova
crafting-what-gift-chemistry = { $first } carbon star and { $second } nebula
crafting-what-each-light = one energy card
crafting-what-each-time = one time crystal
crafting-what-each-gravity = one graviton
crafting-what-each-chemistry = one proto life
crafting-what-cup-name = Control: { $control }
crafting-what-cup = If your own token comes to rest here, you gain: { $gift }. Besides, every token in it, no matter whose, brings you { $each }. It holds { $capacity } tokens; a full one is skipped.
crafting-what-cup-now = Tokens here: { $count } of { $capacity }.
crafting-what-cup-full = It is full, with { $count } tokens: others pass over it.
crafting-what-active-name = Big reward of { $control }
crafting-what-active = You gain this if your own energy token is here when your tokens have moved: { $gift }.
crafting-what-passive-name = Small reward of { $control }
crafting-what-passive = Every energy token here, no matter whose, and each power token of yours brings you { $each } in your turn.
crafting-what-passive-now = { $player } would gain { $count } here now.
crafting-what-dark-name = Dark energy
crafting-what-dark = An energy token of nobody: whoever's turn it is may move it. It fills the control and brings everyone the small reward there.
crafting-what-dark-now = Dark tokens here ({ $control }): { $count }.
crafting-what-steps-name = Spaces to move
crafting-what-steps = A turn begins with moving energy tokens clockwise, { $steps } spaces in all: your own at least one, dark ones if you like.
crafting-what-steps-now = Left in this turn: { $steps }.
crafting-what-left = { $count ->
    [0] None is left.
    [one] 1 is left.
   *[other] { $count } are left.
}
crafting-what-stack-name = Nebulae of size { $size }
crafting-what-stack = Drawn when chemistry or the last action of a turn gives you a nebula. Larger ones need more stars and score more.
crafting-what-supply-name = Supply: { $star }
crafting-what-supply = The stars that nobody has. What has run out cannot be gained.
crafting-what-card-name = Energy card: { $type }
crafting-what-card = Cards of one type buy power cards and pay for their use; { $cards } of one type can be sold for { $points } points.
crafting-what-display-now = In the display: { $count }.
crafting-what-hand-now = You hold { $count }.
crafting-what-hand-seen = Seen going into this hand: { $count }.
crafting-what-hand-name = Cards of { $player }
crafting-what-unseen = Cards that you have not seen: { $count }.
crafting-what-deck-name = Deck of energy cards
crafting-what-deck = You may draw from here instead of taking an open card; nobody sees what you draw.
crafting-what-first-name = First player
crafting-what-first = Begins the round. With three or four players the mark moves on to the left after each round.
crafting-what-first-now = { $player } begins this round.
crafting-what-sector-name = Sector { $sector }
crafting-what-sector = One third of every galaxy. Goals and power cards speak of it; what lies on a border belongs to both sides.
crafting-what-tray-name = Beside the board of { $player }
crafting-what-tray = What was gained in this turn and waits to be placed. What is still here when the turn ends is lost.
crafting-what-tray-now = Not placed yet: { $what }.
crafting-what-tray-empty = Nothing waits here.
crafting-what-tray-star = To place: { $star }
crafting-what-tray-life = To place: proto life
crafting-what-tray-nebula = To place: a nebula
crafting-what-star = It goes on any free corner and counts for every nebula that it touches. If you do not place it this turn it is lost.
crafting-what-life = It goes on a free side next to your life. Six life around a completed nebula become advanced life; what you do not place this turn is lost.
crafting-what-nebula-held = It goes on any free hexagon, best where stars that it needs stand already. If you do not place it this turn it is lost.
crafting-what-nebula-face = It is a { $tile }.
crafting-what-nebula-back = Only who drew it has seen it.
crafting-what-held = { $player } has { $count }.
crafting-what-slider-lost = What is not spent this turn is lost.
crafting-what-slider-supernova-name = Supernovae to spend
crafting-what-slider-supernova = One turns any star of yours into a supernova: it counts as any element for nebulae, as none for goals, and can no longer be moved.
crafting-what-slider-dna-name = DNA
crafting-what-slider-dna = One turns one proto life into stable life, which stays when advanced life arises.
crafting-what-slider-graviton-name = Gravitons
crafting-what-slider-graviton = One moves a star or a life to a free space next to it; it may hop over others in a row.
crafting-what-power = Pay and use it as often as you can: { $effect }.
crafting-what-drawn = You may keep one of these cards.
crafting-what-slot-name = Slot for a power card
crafting-what-slot = Pay { $cards } energy cards of one type, draw as many power cards of that type and keep one. A token then pays for you in that control every turn.
crafting-what-slot-free = It is free.
crafting-what-slot-of = It belongs to { $player }.
crafting-what-galaxy-name = Galaxy of { $player }
crafting-what-galaxy = Nebulae on hexagons, stars on corners, life on sides. Touch it to look closer.
crafting-what-galaxy-now = Stars: { $stars }; life: { $life }; completed nebulae: { $nebulae }.
crafting-what-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
crafting-what-marble-name = Energy token of { $player }
crafting-what-marble = Its owner moves it at least one of { $steps } spaces each turn. The control where it ends gives its owner the big reward.
crafting-what-marble-now = It is in { $control }. Big reward there: { $gift }.
crafting-what-token-name = Power token of { $player }
crafting-what-token = It came with a power card. In this control it counts for its owner like one more energy token.
crafting-what-token-now = Power tokens here ({ $control }): { $count }.
crafting-what-chamber-name = Time chamber of { $player }
crafting-what-chamber = Every time crystal gained lifts the crystal by one. On space { $track } it can be discharged: points, more each time, and a star of your choice.
crafting-what-chamber-now = The crystal is on space { $position }: { $steps ->
    [one] one more reaches the top
   *[other] { $steps } more reach the top
}, then { $points } points and a star.
crafting-what-chamber-ready = A crystal waits at the top: discharge it for { $points } points and a star.
crafting-what-chamber-empty = No crystal is on the way.
crafting-what-chamber-scored = Discharged so far: { $count }.
crafting-what-hexagon-name = Hexagon { $hexagon }
crafting-what-hexagon = A place for a nebula. Stars go on its six corners, life on its six sides. The heart of a sector lies at the middle of the galaxy; the other hexagons are named by where they lie from it.
crafting-what-hexagon-empty = There is no nebula here.
crafting-what-nebula-name = Nebula on { $hexagon }
crafting-what-nebula = When the stars on its corners include { $needs }, you can complete it for { $points } points. One star on a corner is given back then.
crafting-what-nebula-now = { $met } of { $all } stars are here; missing: { $missing }.
crafting-what-nebula-ready = All its stars are here: it can be completed.
crafting-what-completed = A completed nebula. With life on all six sides it bears advanced life: proto life around it goes, stable life stays.
crafting-what-ring-now = { $life } of 6 sides have life.
crafting-what-ring-full = All six sides have life: advanced life can arise.
crafting-what-advanced-known = Its advanced life is worth { $points } points.
crafting-what-advanced-secret = { $count ->
    [one] It bears advanced life; its value is secret until the end.
   *[other] It bears { $count } advanced life; their values are secret until the end.
}
crafting-what-corner-name = { $space }
crafting-what-corner = A place for a star. It counts for every nebula that it touches, here: { $hexagons }. Its name is an hour: think of a clock on its hexagon, with 12 at the top.
crafting-what-corner-empty = No star is here.
crafting-what-corner-star = Here is { $star }.
crafting-what-corner-supernova = Here is a supernova, once a { $star }: it counts as any element.
crafting-what-corner-nebula = { $hexagon }: { $now }
crafting-what-side-name = { $space }
crafting-what-side = A place for life, next to other life. It surrounds: { $hexagons }. Its name is an hour: think of a clock on its hexagon, with 12 at the top.
crafting-what-side-empty = No life is here.
crafting-what-side-proto = Here is proto life: it goes when advanced life arises beside it, unless DNA makes it stable.
crafting-what-side-stable = Here is stable life: it stays.
crafting-what-goal-name = Goal: { $goal }
crafting-what-goal = { $rule } At the end of round { $round } whoever has most scores { $first } points, the second { $second }; with none there is nothing.
crafting-what-goal-scored = It has been scored.
crafting-what-goal-now = { $player } has { $amount }: { $points ->
    [0] nothing as things stand.
    [one] 1 point as things stand.
   *[other] { $points } points as things stand.
}
crafting-what-goal-stable-life = Counts all stable life in your galaxy.
crafting-what-goal-nebulae-psi = Adds up the sizes of your completed nebulae in Psi.
crafting-what-goal-supernovae = Counts your supernovae.
crafting-what-goal-nebulae-phi = Adds up the sizes of your completed nebulae in Phi.
crafting-what-goal-star-group = Counts the stars of your largest group: stars on neighbouring corners.
crafting-what-goal-life-delta = Counts your life in Delta, the border included.
crafting-what-goal-nebulae-delta = Adds up the sizes of your completed nebulae in Delta.
crafting-what-goal-life-psi = Counts your life in Psi, the border included.
crafting-what-goal-life-phi = Counts your life in Phi, the border included.
crafting-what-goal-crystals = Counts the time crystals that you have discharged.
crafting-what-goal-carbon = Counts your carbon stars; supernovae do not count.
crafting-what-goal-small-nebulae = Counts your completed nebulae of size 1.
crafting-what-goal-helium = Counts your helium stars; supernovae do not count.
crafting-what-goal-proto-life = Counts all proto life in your galaxy.
crafting-what-goal-oxygen = Counts your oxygen stars; supernovae do not count.
crafting-what-goal-civilised-stars = Counts the stars that touch a nebula with advanced life.

## The goal, the moment, and what happens for the first time

crafting-goal = { $moment } The goal: most points when goals or crystals run out.
crafting-moment-energy = Now: move energy tokens, then every token pays in its control.
crafting-moment-place = Now: place what you gained, for it is lost when your turn ends.
crafting-moment-craft = Now: build, score what is ready, or end your turn.
crafting-moment-omega = Now: the gift that ends every turn.
crafting-moment-limit = Now: hands are cut to their limit.
crafting-moment-last = The crystals are gone: this is the last round.
crafting-note-crystals = The crystal is at the top: it can be discharged for points and a star of one's choice.
crafting-note-placed = Places go by a clock on their hexagon: 12 is at the top; corners are even hours, sides odd ones.
crafting-note-completed = A completed nebula scores at once and stays. Six life around it can become advanced life.
crafting-note-burnt = Completing a nebula costs one star that touches it: give the one that no other nebula needs.
crafting-note-discharged = A discharge pays more each time, and brings a star of any element.
crafting-note-advanced = Proto life around the nebula has left, stable life has stayed. Its value is a secret until the end.
crafting-note-supernova = A supernova counts as any element for nebulae and as none for goals, and it stays where it is.
crafting-note-stabilised = Stable life stays when advanced life arises beside it.
crafting-note-power = A power card can be used as often as it is paid for; its token pays in that control every turn.
crafting-note-lost = What is not placed by the end of the turn is lost.
crafting-note-short = The supply had too few: this gain fell short.
crafting-note-omega = Every turn ends with a gift: a new nebula, or one proto life becomes stable.
crafting-note-goal = A goal pays once: most for the first, less for the second, nothing for who has none.
