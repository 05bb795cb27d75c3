### Everything that a player of Cups reads.

cups-title = Cups
cups-tagline = Dice under cups, and who believes what is said of them.

## Choices

cups-bid = { $count ->
    [one] { $count } die of { $face }
   *[other] { $count } dice of { $face }
}
cups-do-bid = Bid { $bid }
cups-do-doubt = Doubt { $bid }
cups-prompt-open = Open the round with a bid.
cups-prompt-answer = Raise { $bid }, or doubt it.

## Why something is allowed or not

cups-legal-bid = This is higher than the bid before, and not too high.
cups-legal-doubt = Whoever does not believe a bid may doubt it.
cups-fault-over = The game is over.
cups-fault-unknown = Here one bids, as in 3x5, or doubts.
cups-fault-no-bid = There is no bid yet that could be doubted.
cups-fault-not-higher = This is not higher than { $bid }.
cups-fault-step = { $most ->
    [one] The next bid names { $most } die.
   *[other] The next bid names { $most } dice at most.
}
cups-fault-dice = There are only { $dice } dice under all cups.

## What happened

cups-event-round = Round { $round }: all roll their dice, { $player } opens.
cups-event-rolled = { $player } has { $dice } under the cup.
cups-event-bid = { $player } bids { $bid }.
cups-event-doubted = { $player } doubts { $bid }.
cups-event-lifted = { $player } lifts the cup: { $dice }.
cups-event-settled = { $found ->
    [one] It is { $found }: { $right } takes a stone from { $wrong }.
   *[other] There are { $found }: { $right } takes a stone from { $wrong }.
}

## The table as text

cups-board-round = Round { $round } of { $rounds }
cups-board-bid = { $player } bid { $bid }
cups-board-no-bid = no bid yet
cups-board-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
cups-board-lifted = before: { $dice }

## What tables decide differently

cups-ruling-ones-wild = Do ones count as every face?
cups-ruling-ones-wild-true = Yes, a one is whatever is bid.
cups-ruling-ones-wild-false = No, a one is a one.
