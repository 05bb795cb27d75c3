# Was Agenten lesen, die mit Worten spielen, etwa Sprachmodelle.

agent-you = Du bist { $player } am Tisch { $table }.
agent-happened = Seit du zuletzt hingesehen hast:
agent-choices = Du kannst eines davon tun; schreib, was vor dem Doppelpunkt steht:
agent-brackets = Schreib deine Aktion in eckigen Klammern, in ihrer Notation: Die letzten Klammern deiner Antwort zählen.
agent-over = Die Partie ist zu Ende.
agent-no-table = Es gibt keinen Tisch „{ $table }“. Offene Tische: { $known }.
