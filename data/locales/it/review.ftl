# Uno sguardo indietro a una partita

cmd-table-review = Ripercorri una partita finita: le probabilità di ciascuno nel tempo e che cosa è stato decisivo
button-review = Ripercorri
button-review-moment = Momento { $number }
button-publish = Mostra a tutti
review-head = **Sguardo indietro** · { $title } · tavolo { $table }
review-chances-title = Probabilità di vincere
review-points-title = I punti nel tempo
review-chances-foot = Vittorie su 100, secondo la stima di un computer da ciò che tutti sapevano allora
review-points-foot = Quanto varrebbe tutto poco dopo, secondo la stima di un computer momento per momento
review-chances-text = Probabilità di vincere, su 100, secondo la stima di un computer:
review-points-text = Quanto varrebbe tutto poco dopo, secondo la stima di un computer momento per momento:
review-chances-alt = { $title }, tavolo { $table }: probabilità di vincere, su 100, secondo la stima di un computer. { $lines }
review-points-alt = { $title }, tavolo { $table }: quanto varrebbe tutto poco dopo, secondo la stima di un computer momento per momento. { $lines }
review-axis = Risposta
review-moments = { $count ->
    [one] Che cosa è stato decisivo, per quanto ne sa un computer:
   *[other] Che cosa è stato decisivo, per quanto ne sa un computer, in ordine di tempo:
}
review-own = La tua risposta che ti è costata di più:
review-no-moments = Nessuna risposta spicca: un computer non ha trovato niente di chiaramente migliore di ciò che si è giocato.
review-chances-moment = **{ $number }.** { $name }, risposta { $step }{ $round ->
    [0] {""}
   *[other] {" "}({ $called } { $round })
}. La domanda era: «{ $prompt }» Giocato: { $played } (vittoria: { $before } su 100). Meglio: { $better } (vittoria: { $after } su 100).
review-points-moment = **{ $number }.** { $name }, risposta { $step }{ $round ->
    [0] {""}
   *[other] {" "}({ $called } { $round })
}. La domanda era: «{ $prompt }» Giocato: { $played }; poco dopo tutto vale circa { $before_figure }. Meglio: { $better }, con circa { $after_figure }.
review-progress = Sto ripercorrendo la partita del tavolo { $table }: il lavoro è fatto al { $percent } per cento. Per una partita lunga servono alcuni minuti; puoi anche chiedere più tardi.
review-running = Al tavolo { $table } si gioca ancora. La partita si può ripercorrere quando è finita.
review-abandoned = La partita al tavolo { $table } è stata interrotta, quindi nessuno ha vinto e non c’è niente da ripercorrere. **/table history** racconta che cosa è successo.
review-other-rules = Questa partita è cominciata con regole più vecchie, quindi non si può più ripercorrere. **/table history** racconta che cosa è successo.
review-busy = Sto già ripercorrendo diverse partite. Chiedi di nuovo fra qualche minuto.
review-no-thought = In questo bot i computer non pensano, quindi nessuno può ripercorrere questa partita.
review-broken = Mentre ripercorrevo la partita qualcosa è andato storto. Chiedi di nuovo.
review-which = Qui non è ancora finita nessuna partita. Indica il tavolo di quella che intendi: **/table review table:12**.
review-not-yours = Solo chi ha giocato al tavolo { $table } può mostrare a tutti questo sguardo indietro.
review-first = Prima ripercorri la partita del tavolo { $table }; poi puoi mostrare a tutti lo sguardo indietro.
review-published = Ora tutti possono leggerlo dove si è giocato al tavolo { $table }.
