# Che cosa si propone

vote-kind-extend = dare più tempo a chi deve rispondere
vote-kind-pause = mettere il tavolo in pausa
vote-kind-resume = continuare dopo una pausa
vote-kind-computer = far continuare un computer per chi è in ritardo
vote-kind-pace = cambiare il ritmo
vote-kind-end = finire senza risultato
vote-kind-back = tornare a un momento precedente
vote-kind-offer = offrire un posto in cui gioca un computer
vote-what-extend = chi ora deve rispondere riceve { $each ->
    [quick] 30 minuti
    [daily] 24 ore
    [relaxed] 3 giorni
    [weekly] 7 giorni
   *[none] un po’ di tempo
} in più.
vote-what-pause = il tavolo fa una pausa e il tempo non corre finché non decidete di continuare. In una partita le pause durano in tutto al massimo 30 giorni.
vote-what-resume = la pausa finisce e il tempo torna a correre.
vote-what-computer = un computer continua al posto di { $name }. Il posto torna a questa persona appena preme qui un pulsante.
vote-what-pace = il ritmo cambia: { $pace }. I tempi che corrono ricominciano.
vote-what-end = la partita finisce ora, senza risultato. Non conta per nessuno.
vote-what-back = si torna a prima di questo: { $answer }. Le estrazioni già note verranno uguali, e nessuno dimentica ciò che ha visto.
vote-what-offer = si offre il posto { $number } ({ $name }): chi vede la scheda del tavolo può chiederlo, e ogni volta decidete tutti voi.
vote-what-seat = { $who } prende per sempre il posto { $number }, ne vede la mano da lì in poi, e questa partita non tocca il suo rating.
vote-answer = { $name }, risposta { $number }
vote-answer-told = { $name }, risposta { $number } ({ $event })

# Il messaggio con i pulsanti

vote-head = **{ $title }** · tavolo { $table }: votazioni
vote-new = { $who }: c’è una proposta, e si aspettano i voti.
vote-numbered = **{ $number }.** { $vote }
vote-proposed-by = { $who } propone: { $what }
vote-proposed-by-somebody = Una persona che non c’è più propone: { $what }
vote-asked-by = { $who } vorrebbe sedersi: { $what }
vote-somebody-asks = Qualcuno che non c’è più
vote-somebody = qualcuno che non c’è più
vote-for = A favore: { $who }.
vote-against = Contro: { $who }.
vote-asked = Si aspetta il voto di { $who }.
vote-gone-on = Da allora la partita è andata avanti, quindi tutti votano di nuovo.
vote-needs-most = Serve l’accordo di più della metà delle persone interpellate; il silenzio non vale come sì.
vote-needs-voters = Serve l’accordo di più della metà di chi vota entro la scadenza: il tavolo ha aspettato abbastanza.
vote-needs-one = Basta un voto a favore: il tavolo ha aspettato abbastanza.
vote-needs-all = Serve l’accordo di tutte le persone interpellate; il silenzio non vale come sì.
vote-needs-everybody = Serve l’accordo di tutte le persone che hanno un posto, ciascuna con il pulsante; il silenzio non vale come sì.
vote-enough = Fra le persone ancora interpellate i sì bastano: decide **{ button-agree }**, premuto ancora una volta da una di loro.
vote-until = Scadenza: { $at }.
vote-line-over = È già successo, o non può più succedere.
vote-told-passed = Proposta accettata <t:{ $moment }:R>: { $what }
vote-told-failed = Proposta non accettata <t:{ $moment }:R>: { $what }
vote-told-over = Proposta superata <t:{ $moment }:R>: { $what }
history-vote-passed = Proposta accettata: { $what }
history-vote-failed = Proposta non accettata: { $what }
history-vote-over = Proposta superata: { $what }
history-pause-over = La pausa è finita: in una partita le pause durano in tutto al massimo 30 giorni.
button-agree = D’accordo
button-against = Contro
button-numbered = { $number } · { $label }

# Risposte e rifiuti

vote-proposed = La tua proposta al tavolo { $table } è fatta, e il tuo voto è a favore. Gli altri votano qui: { $link }
vote-at-once = Al tavolo { $table } non serve l’accordo di nessun altro, quindi è fatto: { $link }
vote-lobby-pace = Il nuovo ritmo del tavolo { $table }: { $pace }. { $link }
vote-cast = Il tuo voto vale. Puoi cambiarlo finché la votazione è aperta.
vote-what = Di’ in **what** che cosa proponi: scegli dall’elenco.
vote-several = Hai un posto a più tavoli. Usa questo comando nel thread del tavolo o compila anche **table**.
vote-alone = Al tavolo { $table } non ci sono altre persone con cui votare. **/table leave** chiude la partita.
vote-player-missing-computer = Compila anche **player**: al posto di chi deve continuare un computer.
vote-player-missing-offer = Compila anche **player**: quale posto offrire.
vote-player-unknown = A questo tavolo nessuno si chiama «{ $typed }». Scegli un giocatore dall’elenco.
vote-pace-missing = Compila anche **pace**: scegli dall’elenco.
vote-to-missing = Compila anche **to**: scegli dall’elenco la risposta prima della quale tornare.
vote-no-player = Lì non c’è una persona, quindi gioca già un computer. Scegli un giocatore dall’elenco.
vote-no-pace = Non c’è un ritmo così. Scegli dall’elenco.
vote-same-pace = Il tavolo ha già questo ritmo.
vote-extended = Le scadenze di una partita si spostano con una votazione al massimo { $most ->
    [one] una volta
    [2] due volte
   *[other] { $most } volte
}, e qui è già successo.
vote-nothing-runs = Ora non corre nessuna scadenza da spostare: non ci sono limiti di tempo, il tempo è fermo, o chi deve rispondere è già in ritardo.
vote-paused = Il tavolo è già in pausa. Proponi piuttosto di continuare.
vote-not-paused = Il tavolo non è in pausa.
vote-pauses-over = In una partita le pause durano in tutto al massimo { COUNT($days, "day") }, e qui sono esaurite. Il gioco continua.
vote-not-late = Il tavolo non aspetta una risposta in ritardo di questo giocatore. Un computer può continuare solo al posto di chi è in ritardo o, a un tavolo senza limiti di tempo, di chi deve una risposta da { COUNT($days, "day") }.
vote-open-already = Questa proposta c’è già, e la votazione è aperta. Usa i suoi pulsanti nel thread del tavolo.
vote-again = Questa proposta è stata fatta qui meno di un giorno fa. Si può rifare <t:{ $moment }:R>.
vote-too-many = Nelle ultime 24 ore hai fatto { $most } proposte. Lascia proporre ad altri o aspetta un po’.
vote-about-you = Si tratta del tuo posto, quindi decidono gli altri. Rispondi a ciò che chiede il tavolo, e la cosa è risolta.
vote-unheard = Il tavolo aspetta la tua risposta da così tanto che gli altri decidono senza di te. Rispondi, e potrai di nuovo votare.
vote-same = Hai già votato così. Puoi cambiare il tuo voto finché la votazione è aperta.
vote-unknown = A questo tavolo non c’è una votazione così.
vote-closed = Questa votazione è chiusa. { $outcome ->
    [passed] La proposta è accettata.
    [failed] Non c’è stato l’accordo in tempo.
   *[over] Non c’era più niente da decidere.
}
vote-over = Questa votazione è finita. { $why }
vote-match-over = La partita è finita.
vote-overtaken-computer = Quel giocatore intanto ha risposto o ha lasciato il tavolo.
vote-overtaken-pause = Il tavolo è già in pausa.
vote-overtaken-resume = La pausa è già finita.
vote-overtaken-pace = Il tavolo ha già questo ritmo.
vote-overtaken-back = Quella risposta è già annullata.
table-ended-agreed = Tutti d’accordo: questa partita finisce senza risultato.

# Il comando

cmd-table-vote = Proponi qualcosa su cui votano tutti i giocatori
cmd-table-vote-what = Che cosa proponi
cmd-table-vote-player = Al posto di chi deve continuare un computer, o quale posto offrire
cmd-table-vote-pace = Il nuovo ritmo
cmd-table-vote-to = La risposta prima della quale tornare
