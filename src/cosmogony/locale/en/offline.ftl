# Playing without a server, and taking games along

offline-not-here = This needs a server, and you are playing without one.
web-offline-alone = You are playing without a server: everything stays in this browser.
web-offline-away = The server does not answer. You can play on here: these games stay in this browser.
web-offline-again = Try the server again
web-offline-starting = Setting the table …
web-offline-failed = The table could not be set up in this browser. Reload the page to try again.
web-keep-title = Play without a connection, too
web-keep-more = This browser can keep everything it needs to play against bots, learn and read the rules offline: about 7 MB.
web-keep-yes = Keep it
web-keep-no = No, thanks
web-keep-busy = Fetching it …
web-keep-done = Kept. When the server or the network is away, just open this page as usual.
web-keep-failed = That did not work. Try again when the connection is better.
web-share-game = Copy a link that holds the whole game
web-share-copied = Copied: the link is the game
web-shared-opening = Opening the game that this link holds …
web-shared-broken = This link does not hold a whole game. Perhaps a part of it got lost.

# What a link shows in chat apps

preview-open = { $seats ->
    [one] One seat is free. Come and play!
   *[other] { $seats } seats are free. Come and play!
}
preview-playing = { $player } is to play.
preview-over = It is over: { $points }.
preview-ended = The game has ended.
