### A nudge when it is somebody's turn in a game by the day.

nudge-turn = { $player } has moved. It is your turn.
nudge-yours = It is your turn.
nudge-stop = No more of these
nudge-needs-account = Nudges are for accounts: open one first.
nudge-no-zone = We do not know this time zone.
nudge-no-hours = Quiet hours need a beginning and another time as their end.
nudge-no-browser = This browser did not say how to reach it.
nudge-no-push = This server sends no notices to browsers.
nudge-no-mail = This server sends no mail.
nudge-no-address = This is not an e-mail address; one looks like name@example.org.
nudge-mail-failed = The mail could not be sent just now. Please try again later.

## Mails, and the pages that their links lead to

mail-nudge-subject = { $game }: your turn
mail-nudge-link = To the table:
mail-nudge-stop = You get this mail because you wanted to be told. Stop these mails:
mail-confirm-subject = Mail when it is your turn?
mail-confirm-who = { $name } would like to be told at this address when it is their turn at { $site }.
mail-confirm-link = If that is you, open this page within { $days } days:
mail-confirm-else = If not, do nothing: you will get no more mail.
mail-page-confirm = Mail when it is your turn?
mail-page-confirm-more = In games by the day we then write to you when somebody has moved and you are away. Every mail has a link that stops it.
mail-page-confirm-button = Yes, write to me
mail-page-confirmed = You will get mail
mail-page-confirmed-more = From now on we write to you when it is your turn, but not in your quiet hours.
mail-page-stop = Stop these mails?
mail-page-stop-more = You will not be told by mail any more when it is your turn. Your games go on.
mail-page-stop-button = Stop these mails
mail-page-stopped = No more mails
mail-page-stopped-more = We have forgotten your address. You can give it again in the settings at any time.
mail-page-stale = This link does not work
mail-page-stale-more = It is too old, was copied only in part, or another address has taken its place.
mail-page-settings = To the settings

## In the settings

web-nudges = Tell me when it is my turn
web-nudges-more = In games by the day, once a turn, when you are not at the table. Never what is on the board: only the game and who moved.
web-nudges-push = In this browser
web-nudges-push-more = Also while this page is closed.
web-nudges-push-on = Tell me in this browser
web-nudges-push-off = Stop in this browser
web-nudges-push-is-on = This browser tells you.
web-nudges-push-elsewhere = { $number ->
    [one] Another browser of yours tells you.
   *[other] { $number } other browsers of yours tell you.
  }
web-nudges-push-denied = This browser does not allow notices from here. You can change that in its settings for this site.
web-nudges-push-cannot = This browser cannot do it. On an iPhone or iPad, add this page to the Home Screen first.
web-nudges-push-failed = The browser could not be reached by its push service. Please try again later.
web-nudges-mail = By e-mail
web-nudges-address = E-mail address
web-nudges-mail-ask = Send a link to confirm
web-nudges-mail-asked = We have sent a link to { $address }. You get nothing else before you have opened it.
web-nudges-mail-is-on = You are told at { $address }.
web-nudges-mail-off = Stop, and forget the address
web-nudges-mail-again = Another address
web-nudges-quiet = Quiet hours
web-nudges-quiet-on = Keep quiet at night, or whenever I say
web-nudges-quiet-from = From
web-nudges-quiet-until = Until
web-nudges-quiet-zone = Times are those of { $zone }. What comes up then is told afterwards, if it is still your turn.
web-nudges-quiet-same = The end is the same as the beginning.
web-nudges-quiet-missing = Please give a time.
web-nudges-saved = Saved.
