# Quello che leggono gli agenti che giocano a parole, come i modelli linguistici.

agent-you = Sei { $player } al tavolo { $table }.
agent-happened = Da quando hai guardato l'ultima volta:
agent-choices = Puoi fare una di queste cose, con la notazione prima dei due punti:
agent-brackets = Scrivi la tua azione tra parentesi quadre, con la sua notazione: contano le ultime parentesi della tua risposta.
agent-over = La partita è finita.
agent-no-table = Non c'è nessun tavolo «{ $table }». Tavoli aperti: { $known }.
