# Uno sguardo indietro a una partita

cmd-table-review = Guarda indietro a una partita finita: chi poteva sperare di vincere quando, e che cosa ha deciso
button-review = Guarda indietro
button-review-moment = Momento { $number }
button-publish = Mostra a tutti
review-head = **Sguardo indietro** · { $title } · tavolo { $table }
review-chances-title = Chi poteva sperare di vincere
review-points-title = Che cosa ci si poteva aspettare
review-chances-foot = Probabilità di vincere, su 100, come tutti potevano conoscerle allora, se si continua con le prime idee di un computer
review-points-foot = Punti alla fine, come ci si poteva aspettare allora, se un computer continua con le sue prime idee
review-chances-text = Probabilità di vincere, su 100, dall’inizio alla fine:
review-points-text = Punti che ci si poteva aspettare, dall’inizio alla fine:
review-chances-alt = { $title }, tavolo { $table }: quanto ogni posto poteva sperare di vincere, su 100, dall’inizio alla fine. { $lines }
review-points-alt = { $title }, tavolo { $table }: i punti che ci si poteva aspettare, dall’inizio alla fine. { $lines }
review-axis = Risposta
review-axis-rounds = Round
review-moments = { $count ->
    [one] Che cosa ha deciso, per quanto ne sa un computer:
   *[other] Che cosa ha deciso, per quanto ne sa un computer, in ordine di tempo:
}
review-no-moments = Nessuna risposta spicca: un computer non ha trovato niente di chiaramente meglio di ciò che si è giocato.
review-chances-moment = **{ $number }.** { $name }, risposta { $step }{ $round ->
    [0] {""}
   *[other] {" "}nel round { $round }
}: { $prompt } Giocato: { $played }, che vince { $before } volte su 100. Meglio: { $better }, che vince { $after } volte.
review-points-moment = **{ $number }.** { $name }, risposta { $step }{ $round ->
    [0] {""}
   *[other] {" "}nel round { $round }
}: { $prompt } Giocato: { $played }, che porta circa { $before } punti. Meglio: { $better }, con circa { $after }.
review-progress = Guardo indietro al tavolo { $table }: fatto { $percent } su 100. Per una partita lunga servono alcuni minuti; puoi anche chiedere più tardi.
review-running = Al tavolo { $table } si gioca ancora. Puoi guardare indietro quando è finita.
review-abandoned = La partita al tavolo { $table } è stata interrotta, quindi nessuno ha vinto e non c’è niente a cui guardare indietro. **/table history** dice che cosa è successo.
review-other-rules = Questa partita è cominciata con regole più vecchie, quindi non si può più ripensare. **/table history** dice che cosa è successo.
review-busy = I computer ripensano già diverse partite. Chiedi di nuovo fra qualche minuto.
review-no-thought = In questo bot i computer non pensano, quindi nessuno può guardare indietro a questa partita.
review-broken = Mentre guardavo indietro qualcosa è andato storto. Chiedi di nuovo.
review-which = Qui non è ancora finita nessuna partita. Indica il suo tavolo: **/table review table:12**.
review-not-yours = Solo chi ha giocato al tavolo { $table } può mostrare a tutti questo sguardo indietro.
review-first = Prima guarda indietro al tavolo { $table }; poi puoi mostrarlo a tutti.
review-published = Ora tutti possono leggerlo dove si giocava il tavolo { $table }.
