# Ritmi

pace-quick = rapido (30 minuti)
pace-daily = giornaliero (24 ore)
pace-relaxed = tranquillo (3 giorni)
pace-weekly = settimanale (7 giorni)
pace-none = senza ritmo
late-computer = risponde un computer
late-safe = si dà la risposta sicura
late-nothing = non succede niente
card-time = Tempo
card-pace = Ritmo: { $pace }. Se un giocatore è in ritardo: { $late }.
card-pace-none = Senza ritmo: ciascuno pensa quanto vuole.

# Scadenze

time-at = <t:{ $moment }:f> (<t:{ $moment }:R>)
time-until = Fino a { $at }.
time-of = • { $name }: fino a { $at }
list-until = { $line } · fino a { $at }
list-paused = { $line } · in pausa al massimo fino a { $at }
list-away = { $line } · assenza, quindi per te gioca un computer; **{ button-play }** lì ti rende il posto
list-rests = { $line } · non c’è nessuno, quindi riposa finché qualcuno non preme **{ button-play }** lì
time-own = Hai tempo fino a { $at }.
time-own-both = Hai tempo fino a { $own }, e con la riserva per tutta la partita fino a { $at }.
time-own-reserve = Corre la tua riserva per tutta la partita: hai tempo fino a { $at }.
time-own-paused = Il tavolo è in pausa: per te il tempo non corre.
time-paused = Il tavolo è in pausa al massimo fino a { $at }: il tempo non corre.
time-absent = { $count ->
    [one] { $who } ha annunciato un’assenza, quindi questo tempo non corre.
   *[other] { $who } hanno annunciato un’assenza, quindi questo tempo non corre.
}
time-day = <t:{ $moment }:f>
time-away-now = { $name } torna { $until }.
time-away-soon = { $name } ha annunciato un’assenza: da { $since } a { $until }.
time-away = { $count ->
    [one] { $who } ha un’assenza, quindi in quel posto continua un computer. La prossima pressione di questa persona le rende il posto.
   *[other] { $who } hanno un’assenza, quindi in quei posti continuano computer. La prossima pressione di ciascuna persona le rende il posto.
}
time-back = Giochi di nuovo al tavolo { $table }: il computer non ti sostituisce più.
time-resting = Non c’è nessuno, quindi questo tavolo riposa. Si continua appena un giocatore preme qui un pulsante.
time-late-computer = Per chi era in ritardo ha risposto un computer: { $name }.
time-late-safe = Per chi era in ritardo c’è stata la risposta sicura: { $name }.
time-late-back = { $name } può annullarla finché non si vede niente di nuovo.
time-late-nothing = { $name } è in ritardo.
time-unheard = { $name } è in ritardo da molto. Con **/table vote** chi vota può far continuare un computer fino al suo ritorno; chi è in ritardo da così tanto non vota nemmeno sul resto.

# Avvisi

notice-still = { $who }, il tavolo aspetta ancora una risposta: { $title }.
notice-rung-2 = Metà del tempo è passata.
notice-rung-3 = Il tempo è finito, e corre la riserva per tutta la partita.
notice-rung-4 = Resta un quarto della riserva.
notice-asked = • { $name }: { $prompt }
notice-asked-secret = • { $name } sceglie in segreto.
button-today = Oggi no

# Promemoria privati

nudge-half = **{ $title }** · il tavolo { $table } ti aspetta: { $link }
nudge-late-computer = **{ $title }** · tavolo { $table }: il tuo tempo è finito, quindi per te ha risposto un computer: { $link }
nudge-late-safe = **{ $title }** · tavolo { $table }: il tuo tempo è finito, quindi per te c’è stata la risposta sicura: { $link }
nudge-late-nothing = **{ $title }** · tavolo { $table }: il tuo tempo è finito, e gli altri ti aspettano. Se dura, possono far continuare un computer: { $link }
nudge-resting = **{ $title }** · tavolo { $table }: non c’è più nessuno, quindi il tavolo riposa. **{ button-play }** fa continuare: { $link }
nudge-away = **{ $title }** · tavolo { $table }: per te gioca un computer. **{ button-play }** ti rende il posto, senza domande: { $link }
today-done = Niente più promemoria del tavolo { $table } prima di { $at }. L’orologio va avanti.
today-nothing = Il tavolo { $table } ora non aspetta te, quindi non c’è niente da ricordare.
table-undo-late = Questa risposta è stata data per te a tempo scaduto, e una l’hai già annullata. Resta.
table-ended-rested = Per 30 giorni non è tornato nessuno, quindi la partita finisce senza risultato.
table-ended-silent = Per 90 giorni nessuno ha risposto, quindi la partita finisce senza risultato.

# Il riepilogo

digest-head = Buongiorno. { $count ->
    [one] Un tavolo ti aspetta:
   *[other] { $count } tavoli ti aspettano:
}
digest-line = • **{ $title }** · tavolo { $table }: { $link }
digest-line-until = • **{ $title }** · tavolo { $table }, fino a { $at }: { $link }

history-away = Inizio dell’assenza, da qui gioca un computer: { $name }
history-back = Fine dell’assenza: { $name }
history-late = { $name } è in ritardo, e al suo posto c’è questa risposta:

# Comandi

cmd-new-pace = Quanto tempo ha ciascuno per rispondere
cmd-new-late = Che cosa succede se un giocatore è in ritardo
cmd-new-reliability = Quanto spesso bisogna aver risposto in tempo per sedersi; chi comincia può sempre

# Chi risponde in tempo

reliability-least = in tempo almeno { $least } volte su 100
card-prompt = {" "}· in tempo { $share } su 100
card-least = Puntualità
card-least-asked = Si siede chi ha risposto in tempo almeno { $least } volte su 100. Chi comincia può sempre.
lobby-least = Il tavolo { $table } chiede persone che rispondono in tempo almeno { $least } volte su 100; per te negli ultimi 90 giorni sono { $share }. Ogni risposta in tempo alza il numero: siediti a un tavolo che non lo chiede, o aprine uno. Lo vedi solo tu.
