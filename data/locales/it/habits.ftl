# Che cosa dicono persone e server del tempo: fusi orari, ore di silenzio, promemoria, ritmi, assenze.

cmd-settings-zone = Il tuo fuso orario: scrivi una città o un paese
cmd-settings-quiet = Le ore in cui non ti mando niente, per esempio 22-7 (al massimo dieci), o off
cmd-settings-reminders = Dove ti ricordo che un tavolo aspetta
cmd-settings-digest = A che ora ti mando in privato tutto ciò che aspetta, al posto delle menzioni
cmd-settings-pace = Quanto tempo ha ciascuno per il suo turno ai nuovi tavoli
reminders-thread = nel thread
reminders-dm = in privato
reminders-both = nel thread e in privato
reminders-off = no
settings-time = Fuso orario: **{ $zone }** · ore di silenzio: **{ $quiet }** · promemoria: **{ $reminders }** · riepilogo quotidiano: **{ $digest }**
settings-zone-none = non indicato
settings-from-next = Fuso orario e ore di silenzio valgono dalla prossima volta che un tavolo comincia ad aspettarti; le scadenze in corso restano come sono.
settings-dms-off = Come desideri, non ti mando messaggi privati: al loro posto c’è una menzione nel thread, finché non attivi **dms**.
settings-dms-closed = Discord ha rifiutato il mio ultimo messaggio per te: al posto di quelli privati c’è una menzione nel thread, finché non consenti i messaggi dai membri di questo server e usi **/table resend**.
settings-zone-first = Per questo devo conoscere il tuo fuso orario. Compila anche **zone** di **/settings own** con la tua città o il tuo paese.
settings-zone-unknown = Non c’è un fuso orario «{ $zone }». { $count ->
    [0] Scrivi una città o un paese e scegli dall’elenco.
   *[other] È uno di questi? { $near }
}
settings-quiet-unknown = Scrivi le ore di silenzio come due ore intere, per esempio **22-7**, o **off**.
settings-quiet-long = Le ore di silenzio sono almeno una e al massimo { $most }.
settings-server-pace = Tempo per un turno ai nuovi tavoli: **{ $pace }**
settings-pace-quick = rapido (30 minuti)
settings-pace-daily = giornaliero (24 ore)
settings-pace-relaxed = tranquillo (3 giorni)
settings-pace-weekly = settimanale (7 giorni)
settings-pace-none = nessuno (quanto serve)

# Assenza

cmd-away = Annuncia un’assenza: i tuoi orologi ai tavoli giornalieri e più lenti si fermano
cmd-away-until = L’ultimo giorno di assenza: 2026-12-24, un giorno della settimana, «domani» o «fra 5 giorni»
cmd-away-from = Il primo giorno; appena possibile, se non lo scrivi
cmd-away-back = Sono di ritorno: termina l’assenza in corso o cancella quella annunciata
away-now = ora
away-planned = Assenza annotata: { $since } – { $until }, in tutto { COUNT($days, "day") }. I tuoi orologi ai tavoli giornalieri e più lenti intanto si fermano, e non ti ricordo niente.
away-running = La tua assenza è in corso. Ultimo giorno: { $until }; finisce { $back }.
away-coming = Assenza annunciata: { $since } – { $until }, in tutto { COUNT($days, "day") }.
away-none = Non hai assenze in corso né annunciate.
away-left = Nel trimestre che inizia il { $quarter } puoi annunciare ancora { COUNT($left, "day") } su { $most }.
away-how = Scrivi in **until** di **/away** l’ultimo giorno di assenza, e in **from** il primo, se non è il prossimo possibile. Serve un giorno di preavviso.
away-how-back = **/away back:** la termina.
away-back = Che bello rivederti: la tua assenza è finita. I giorni interi non usati sono di nuovo tuoi.
away-called-off = La tua assenza è cancellata, e nessuno dei suoi giorni conta.
away-not = Non hai assenze in corso né annunciate da terminare.
away-either = Di’ fino a quando dura l’assenza oppure che è finita, non l’una e l’altra cosa.
away-until = Compila anche **until** con l’ultimo giorno di assenza.
away-zone = I giorni interi sono quelli del tuo fuso orario, e non lo conosco. Compila prima **zone** di **/settings own** con la tua città o il tuo paese.
away-day-unknown = Non capisco il giorno «{ $typed }». Scrivi una data come 2026-12-24, un giorno della settimana, «domani» o «fra 5 giorni», o scegli dall’elenco.
# Che cosa si può scrivere per un giorno: oggi, domani, fra tanti giorni.
day-ahead = { $count ->
    [0] oggi
    [1] domani
   *[other] fra { $count } giorni
}
away-past = Quel giorno è passato. Scrivine uno che deve ancora venire.
# Le parole che si possono scrivere, separate da spazi: «tra 3 ore», «alle 20:30».
typed-ahead = in tra fra
typed-one = un una uno un' un’
typed-minutes = m min minuto minuti
typed-hours = h ora ore
typed-days = d g gg giorno giorni
typed-at = alle ore
away-far = È troppo lontano. L’ultimo giorno che si può annunciare: { $day }.
away-backwards = Finirebbe prima di cominciare. **from** deve venire prima di **until**.
away-notice = Agli altri serve un giorno di preavviso. Primo giorno possibile: { $day }.
away-already = Hai già un’assenza annotata: { $since } – { $until }. Prima terminala o cancellala con **/away back:**.
away-too-long = { $left ->
    [one] Nel trimestre che inizia il { $quarter } ti resta { $left } giorno su { $most }, e questa assenza ne prende { $wanted }.
   *[other] Nel trimestre che inizia il { $quarter } ti restano { $left } giorni su { $most }, e questa assenza ne prende { $wanted }.
}
