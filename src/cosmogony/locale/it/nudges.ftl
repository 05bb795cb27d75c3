### A nudge when it is somebody's turn in a game by the day.

nudge-turn = { $player } ha mosso. Tocca a te.
nudge-yours = Tocca a te.
nudge-stop = Basta avvisi
nudge-needs-account = Gli avvisi sono per chi ha un account: prima creane uno.
nudge-no-zone = Non conosciamo questo fuso orario.
nudge-no-hours = Le ore di silenzio devono avere un inizio e una fine diversi.
nudge-no-browser = Questo browser non ha detto come raggiungerlo.
nudge-no-push = Questo server non manda avvisi ai browser.
nudge-no-mail = Questo server non manda e-mail.
nudge-no-address = Questo non è un indirizzo e-mail: dovrebbe somigliare a nome@example.org.
nudge-mail-failed = Per ora non è stato possibile inviare l'e-mail. Riprova più tardi.

## Mails, and the pages that their links lead to

mail-nudge-subject = { $game }: tocca a te
mail-nudge-link = Vai al tavolo:
mail-nudge-stop = Ricevi questa e-mail perché hai chiesto un avviso. Per non riceverne più:
mail-confirm-subject = Un'e-mail quando tocca a te?
mail-confirm-who = { $name } vorrebbe ricevere un avviso a questo indirizzo quando è il suo turno su { $site }.
mail-confirm-link = Se sei tu, apri questa pagina entro { $days } giorni:
mail-confirm-else = Altrimenti non fare nulla: non riceverai altre e-mail.
mail-page-confirm = Un'e-mail quando tocca a te?
mail-page-confirm-more = Nelle partite che durano giorni ti scriveremo quando qualcuno ha mosso e tu non ci sei. Ogni e-mail contiene un link per smettere.
mail-page-confirm-button = Sì, scrivetemi
mail-page-confirmed = Riceverai le e-mail
mail-page-confirmed-more = D'ora in poi ti scriviamo quando tocca a te, ma non nelle tue ore di silenzio.
mail-page-stop = Basta con queste e-mail?
mail-page-stop-more = Non saprai più per e-mail quando tocca a te. Le tue partite continuano.
mail-page-stop-button = Basta con queste e-mail
mail-page-stopped = Niente più e-mail
mail-page-stopped-more = Abbiamo dimenticato il tuo indirizzo. Puoi indicarlo di nuovo nelle impostazioni in qualsiasi momento.
mail-page-stale = Questo link non funziona
mail-page-stale-more = È troppo vecchio, è stato copiato solo in parte, oppure un altro indirizzo ha preso il suo posto.
mail-page-settings = Vai alle impostazioni

## In the settings

web-nudges = Avvisami quando tocca a me
web-nudges-more = Nelle partite che durano giorni, una volta per turno, quando non sei al tavolo. Non riveliamo mai che cosa c'è sul tabellone: solo il gioco e chi ha mosso.
web-nudges-push = In questo browser
web-nudges-push-more = Anche quando questa pagina è chiusa.
web-nudges-push-on = Avvisami in questo browser
web-nudges-push-off = Non avvisarmi più in questo browser
web-nudges-push-is-on = Questo browser ti avvisa.
web-nudges-push-elsewhere = { $number ->
    [one] Un altro tuo browser ti avvisa.
   *[other] Altri { $number } tuoi browser ti avvisano.
  }
web-nudges-push-denied = Questo browser non permette avvisi da qui. Puoi cambiarlo nelle sue impostazioni per questo sito.
web-nudges-push-cannot = Questo browser non può farlo. Su iPhone o iPad aggiungi prima questa pagina alla schermata Home.
web-nudges-push-failed = Il browser non ha raggiunto il suo servizio di notifiche. Riprova più tardi.
web-nudges-mail = Per e-mail
web-nudges-address = Indirizzo e-mail
web-nudges-mail-ask = Invia un link di conferma
web-nudges-mail-asked = Abbiamo mandato un link a { $address }. Non riceverai altro prima di averlo aperto.
web-nudges-mail-is-on = Ti avvisiamo all'indirizzo { $address }.
web-nudges-mail-off = Smetti e dimentica l'indirizzo
web-nudges-mail-again = Un altro indirizzo
web-nudges-quiet = Ore di silenzio
web-nudges-quiet-on = Silenzio di notte, o quando lo dico io
web-nudges-quiet-from = Dalle
web-nudges-quiet-until = Alle
web-nudges-quiet-zone = Vale l'ora di { $zone }. Di ciò che succede in quelle ore ti avvisiamo dopo, se tocca ancora a te.
web-nudges-quiet-same = La fine è uguale all'inizio.
web-nudges-quiet-missing = Indica un'ora.
web-nudges-saved = Salvato.
