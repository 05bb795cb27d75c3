# What agents read that play by words, such as language models.

agent-you = You are { $player } at the table { $table }.
agent-happened = Since you looked last:
agent-choices = You may do one of these, by the notation before the colon:
agent-brackets = Write your action in brackets, by its notation: the last brackets of your answer count.
agent-over = The game is over.
agent-no-table = There is no table "{ $table }". Open tables: { $known }.
