# Ritmi

pace-quick = rapido (30 minuti)
pace-daily = giornaliero (24 ore)
pace-relaxed = tranquillo (3 giorni)
pace-weekly = settimanale (7 giorni)
pace-none = senza limiti di tempo
late-computer = risponde un computer
late-safe = si dà la risposta sicura
late-nothing = non succede niente
card-time = Tempo
card-pace = Ritmo: { $pace }. Se un giocatore è in ritardo: { $late }.
card-pace-none = Senza limiti di tempo: ciascuno pensa quanto vuole.

# Scadenze

time-at = <t:{ $moment }:f> (<t:{ $moment }:R>)
time-until = Scadenza: { $at }.
time-of = • { $name }, scadenza: { $at }
list-until = { $line } · scadenza: { $at }
list-paused = { $line } · in pausa, fine al più tardi: { $at }
list-away = { $line } · in tua assenza gioca un computer; **{ button-play }** lì ti rende il posto
list-rests = { $line } · tutti assenti, quindi il tavolo è fermo finché qualcuno non preme **{ button-play }**
time-own = La tua scadenza: { $at }.
time-own-both = La tua scadenza: { $own }; poi c’è la riserva di tempo, una per tutta la partita: { $at }.
time-own-reserve = Stai usando la riserva di tempo per tutta la partita. La tua scadenza: { $at }.
time-own-paused = Il tavolo è in pausa: per te il tempo non corre.
time-paused = Il tavolo è in pausa e il tempo non corre. Fine della pausa al più tardi: { $at }.
time-absent = { $count ->
    [one] { $who } ha annunciato un’assenza, quindi il suo tempo non corre.
   *[other] { $who } hanno annunciato un’assenza, quindi il loro tempo non corre.
}
time-day = <t:{ $moment }:f>
time-away-now = { $name } è in un periodo di assenza. Ritorno: { $until }.
time-away-soon = { $name } ha annunciato un’assenza: { $since } – { $until }.
time-away = { $count ->
    [one] In assenza di { $who } gioca un computer. Il posto torna a questa persona appena preme qui un pulsante.
   *[other] In assenza di { $who } giocano dei computer. Ogni posto torna alla sua persona appena questa preme qui un pulsante.
}
time-back = Giochi di nuovo al tavolo { $table }: il computer non ti sostituisce più.
time-resting = Tutti sono assenti, quindi questo tavolo riposa. Si continua appena un giocatore preme qui un pulsante.
time-late-computer = { $name } è in ritardo, quindi ha risposto un computer.
time-late-safe = { $name } è in ritardo, quindi vale la risposta sicura.
time-late-back = { $name } può annullare questa risposta finché non si vede niente di nuovo.
time-late-nothing = { $name } è in ritardo.
time-unheard = { $name } è in ritardo da molto tempo. Con **/table vote** chi vota può far continuare un computer fino al suo ritorno; chi è in ritardo da così tanto non vota nemmeno sul resto.

# Avvisi

notice-still = { $who }, il tavolo aspetta ancora una risposta: { $title }.
notice-rung-2 = Metà del tempo è passata.
notice-rung-3 = Il tempo è finito, e comincia a correre la riserva di tempo per tutta la partita.
notice-rung-4 = Resta un quarto della riserva.
notice-asked = • { $name }: { $prompt }
notice-asked-secret = • { $name } sceglie in segreto.
button-today = Oggi no

# Promemoria privati

nudge-half = **{ $title }** · il tavolo { $table } ti aspetta: { $link }
nudge-late-computer = **{ $title }** · tavolo { $table }: il tuo tempo è finito, quindi per te ha risposto un computer: { $link }
nudge-late-safe = **{ $title }** · tavolo { $table }: il tuo tempo è finito, quindi per te vale la risposta sicura: { $link }
nudge-late-nothing = **{ $title }** · tavolo { $table }: il tuo tempo è finito, e gli altri ti aspettano. Se dura, possono far continuare un computer: { $link }
nudge-resting = **{ $title }** · tavolo { $table }: non c’è più nessuno, quindi il tavolo riposa. **{ button-play }** fa continuare: { $link }
nudge-away = **{ $title }** · tavolo { $table }: per te gioca un computer. **{ button-play }** ti rende il posto, senza domande: { $link }
today-done = Niente promemoria del tavolo { $table } per ora. Riprendono: { $at }. L’orologio va avanti.
today-nothing = Il tavolo { $table } ora non aspetta te, quindi non c’è niente da ricordare.
table-undo-late = Questa risposta è stata data per te a tempo scaduto, e un po’ di tempo in più lo hai già avuto una volta. La risposta resta.
table-ended-rested = Per 30 giorni non è tornato nessuno, quindi la partita finisce senza risultato.
table-ended-silent = Per 90 giorni nessuno ha risposto, quindi la partita finisce senza risultato.

# Il riepilogo

digest-head = Buongiorno. { $count ->
    [one] Un tavolo ti aspetta:
   *[other] { $count } tavoli ti aspettano:
}
digest-line = • **{ $title }** · tavolo { $table }: { $link }
digest-line-until = • **{ $title }** · tavolo { $table } (scadenza: { $at }): { $link }

history-away = In assenza di { $name } da qui gioca un computer.
history-back = { $name } torna al tavolo.
history-late = { $name } è in ritardo, e al suo posto c’è questa risposta:

# Comandi

cmd-new-pace = Quanto tempo ha ciascuno per rispondere
cmd-new-late = Che cosa succede se un giocatore è in ritardo
cmd-new-reliability = Quanto spesso bisogna aver risposto in tempo per sedersi; chi è alle prime partite può sempre

# Chi risponde in tempo

reliability-least = in tempo almeno { $least } volte su 100
card-prompt = {" "}· in tempo { $share } volte su 100
card-least = Puntualità
card-least-asked = Può sedersi chi ha risposto in tempo almeno { $least } volte su 100. Chi è alle prime partite può sempre.
lobby-least = Il tavolo { $table } chiede persone che rispondano in tempo almeno { $least } volte su 100; per te negli ultimi 90 giorni sono { $share }. Ogni risposta in tempo alza il numero: siediti a un tavolo che non lo chiede, o aprine uno. Lo vedi solo tu.
