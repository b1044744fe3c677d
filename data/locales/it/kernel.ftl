plain = { $text }
seat = Posto { $number }

kernel-not-an-option = Ora questa scelta non è possibile. Apri il tuo pannello per vedere che cosa puoi fare.
kernel-alone = Questa opzione si sceglie da sola. Scegli solo quella, poi vai avanti.
kernel-too-few = { $least ->
    [one] Scegli almeno un’opzione.
   *[other] Scegli almeno { $least } opzioni.
}
kernel-too-many = { $most ->
    [one] Scegli una sola opzione.
   *[other] Scegli al massimo { $most } opzioni.
}
kernel-too-many-of-one = { $most ->
    [one] Questa opzione si può scegliere una volta sola.
   *[other] Questa opzione si può scegliere al massimo { $most } volte.
}
kernel-over-budget = Il totale è { $spent }, e hai { $budget }. Scegli di meno.
kernel-option-unknown = L’opzione «{ $option }» non esiste. Ci sono: { $known }.
kernel-option-value = «{ $value }» non è un valore di «{ $option }». Scegli uno di questi: { $known }.
kernel-title-unknown = Qui non c’è nessun gioco «{ $title }». Ci sono: { $known }.
kernel-seats = Questo gioco è da { $least } a { $most } giocatori, e qui { $seats ->
    [one] ce n’è solo { $seats }
   *[other] ce ne sono { $seats }
}.
kernel-over = Questa partita è finita. Non c’è più niente a cui rispondere.
kernel-not-asked = Il tavolo ora non aspetta te. Ti avviso quando tocca a te.
kernel-stale = Quella domanda non è più aperta. Ecco che cosa chiede ora il tavolo.
kernel-undo-others = Dopo di te hanno risposto altri, e le loro risposte si basano sulla tua, che quindi resta.
kernel-undo-none = Non c’è niente da annullare: dopo la tua ultima risposta si è visto qualcosa di nuovo o ha agito qualcun altro.
kernel-event-undo = { $who } annulla la sua ultima azione.
kernel-event-back = Con l’accordo di tutti si torna a prima di una risposta di { $who }. Le estrazioni già note si ripetono uguali.
kernel-event-back-seen = { $count ->
    [one] { $who } ha già visto qualcosa di nascosto, e continua a saperlo.
   *[other] { $who } hanno già visto qualcosa di nascosto, e continuano a saperlo.
}
kernel-back-none = Lì non si può tornare: non è una risposta ancora valida di un giocatore. Scegli una di quelle elencate.
kernel-back-rules = Non si può tornare: questa partita è cominciata con altre regole, quindi non verrebbe uguale.
kernel-plan-closed = Qui non si può pianificare altro. Esegui il piano o togli qualcosa.
kernel-no-orders = Ora non c’è niente a cui si possa rispondere per te in anticipo.
kernel-order-unknown = Questo ordine ora non si può dare. Apri di nuovo gli ordini per vedere quali si possono dare.
kernel-order-empty = Prima di’ che cosa rispondere: la lista di questo ordine è ancora vuota.
kernel-order-plain = Questo ordine non ha una lista: vale o non vale.
kernel-order-long = { $most ->
    [one] La lista di questo ordine può avere una sola voce
   *[other] La lista di questo ordine può avere al massimo { $most } voci
}, e la tua ne ha { $listed }. Togline qualcuna.
kernel-order-twice = Nella lista c’è due volte: { $what }. Una basta.
kernel-order-gone = Qualcosa nella lista non può più capitare. Apri di nuovo gli ordini e scegli fra quello che c’è.
kernel-order-when = Questo ordine non può avere quella condizione. Scegli una di quelle proposte.
kernel-order-hold = Questo ordine non può valere così a lungo. Scegli una delle durate proposte.
kernel-order-against = «{ $one }» e «{ $other }» si contraddicono. Prima disattivane uno.
kernel-together = { $what }, { $more }
kernel-order-next = { $left ->
    [0] Ogni volta che capita: { $what }
    [1] Prossimo: { $what }; quando non c’è più, ti viene chiesto
   *[other] Prossimo: { $what }; quando non c’è più, ciò che segue nella lista
}
kernel-order-whenever = Ogni volta che capita
kernel-order-idle = Ora non c’è niente di ciò che è nella lista: ti viene chiesto.
points-minus = { $score ->
    [one] −{ $score } punto
   *[other] −{ $score } punti
}
points = { COUNT($score, "point") }
