plain = { $text }
seat = Posto { $number }

kernel-not-an-option = Questo ora non si può scegliere. Apri il tuo pannello per vedere che cosa puoi fare.
kernel-alone = Questo si sceglie da solo. Sceglilo a parte, poi vai avanti.
kernel-too-few = { $least ->
    [one] Scegli almeno una cosa.
   *[other] Scegli almeno { $least } cose.
}
kernel-too-many = { $most ->
    [one] Scegli una cosa sola.
   *[other] Scegli al massimo { $most } cose.
}
kernel-too-many-of-one = { $most ->
    [one] Puoi sceglierlo una volta sola.
   *[other] Puoi sceglierlo al massimo { $most } volte.
}
kernel-over-budget = In tutto fa { $spent }, e hai { $budget }. Scegli di meno.
kernel-option-unknown = Non c’è un’opzione «{ $option }». Ci sono: { $known }.
kernel-option-value = «{ $value }» non è un valore di «{ $option }». Scegline uno di questi: { $known }.
kernel-title-unknown = Non c’è un gioco «{ $title }». Ci sono: { $known }.
kernel-seats = Questo gioco è da { $least } a { $most } giocatori, e qui i posti sono { $seats }.
kernel-over = Questa partita è finita. Non c’è più niente a cui rispondere.
kernel-not-asked = Il tavolo ora non aspetta te. Ti avviso quando tocca a te.
kernel-stale = Quella domanda non è più aperta. Ecco che cosa chiede ora il tavolo.
kernel-undo-others = Altri hanno risposto dopo, e le loro risposte si basano sulla tua, quindi resta.
kernel-undo-none = Non c’è niente da annullare: dopo la tua ultima risposta si è visto qualcosa di nuovo o ha agito qualcun altro.
kernel-event-undo = { $who } annulla la sua ultima azione.
kernel-event-back = Con l’accordo di tutti si torna a prima di una risposta di { $who }. Le estrazioni già note verranno uguali.
kernel-event-back-seen = { $count ->
    [one] { $who } ha già visto qualcosa di nascosto, e continua a saperlo.
   *[other] { $who } hanno già visto qualcosa di nascosto, e continuano a saperlo.
}
kernel-back-none = Lì non si può tornare: non è una risposta di un giocatore che vale ancora. Scegline una di quelle elencate.
kernel-back-rules = Non si può tornare: questa partita è cominciata con altre regole, quindi non verrebbe uguale.
kernel-plan-closed = Qui non si può pianificare altro. Esegui il piano o togli qualcosa.
kernel-no-orders = Ora non c’è niente a cui rispondere per te in anticipo.
kernel-order-unknown = Questo ora non si può ordinare. Apri di nuovo gli ordini per vedere che cosa si può.
kernel-order-empty = Prima di’ che cosa rispondere: la lista di questo ordine è ancora vuota.
kernel-order-plain = Questo ordine non ha una lista: vale o non vale.
kernel-order-long = Una lista di questo ordine ha al massimo { $most } voci, e la tua ne ha { $listed }. Togline.
kernel-order-twice = È nella lista due volte: { $what }. Una basta.
kernel-order-gone = Qualcosa nella lista non può più succedere. Apri di nuovo gli ordini e scegli fra quello che c’è.
kernel-order-when = Questo ordine non può avere quella condizione. Scegline una di quelle proposte.
kernel-order-hold = Questo ordine non può valere così a lungo. Scegli una delle durate proposte.
kernel-order-against = «{ $one }» e «{ $other }» si contraddicono. Prima disattivane uno.
kernel-together = { $what }, { $more }
kernel-order-next = { $left ->
    [0] Ogni volta: { $what }
    [1] Prossimo: { $what }; finito quello, c’è una domanda
   *[other] Prossimo: { $what }; finito quello, ciò che segue nella lista
}
kernel-order-idle = Ora non c’è niente della lista: c’è una domanda.
points-minus = { $score ->
    [one] −{ $score } punto
   *[other] −{ $score } punti
}
points = { COUNT($score, "point") }
