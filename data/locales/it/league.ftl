# Campionati

cmd-league = Un campionato di questo server
cmd-league-open = Apri un campionato: ci si iscrive, la classifica decide gli abbinamenti, i tavoli si aprono da sé
cmd-league-title = A che cosa si gioca
cmd-league-pace = Quanto tempo ha ciascuno per rispondere
cmd-league-rounds = Quanti turni si giocano; tre, se non lo scrivi
cmd-league-standings = Com’è la classifica del campionato
cmd-league-remove = Togli qualcuno dal campionato che organizzi
cmd-league-person = Di chi si tratta
cmd-league-end = Termina il campionato che organizzi
league-head = **Campionato: { $title }** · { $number }
league-terms = Organizza { $organiser } · ritmo: { $pace } · { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
}
league-state-open = Chi vuole giocare preme **{ button-league-join }**. Quando chi organizza dà il via, la classifica decide gli abbinamenti di ogni turno, e i suoi tavoli si aprono qui da sé: chi partecipa ha già un posto lì.
league-state-running = Si gioca il turno { $round } di { $rounds }. Chi alla fine di una partita è assente resta fuori dagli abbinamenti finché non preme **{ button-league-back }**.
league-state-over = È finito.
league-there = { $count ->
    [one] Partecipa una persona: { $who }
   *[other] Partecipano { $count } persone: { $who }
}
league-absent = { $count ->
    [one] Assente: { $who }
   *[other] Assenti: { $who }
}
league-more = { $count ->
    [one] un’altra persona
   *[other] altre { $count } persone
}
league-opened = Il campionato { $number } è aperto. La sua scheda è nel canale; premi lì **{ button-league-begin }** quando ci sono abbastanza persone. Puoi togliere qualcuno con **/league remove** e terminarlo con **/league end**.
league-joined = Ora partecipi. A ogni turno hai un posto a uno dei tavoli, e ti chiamo lì.
league-back = Che bello rivederti: dal prossimo turno sei di nuovo negli abbinamenti.
league-left = Non partecipi più al campionato. Una partita in corso continua: se proprio devi, lasciala con **/table leave**.
league-begins = Ora si formano gli abbinamenti del primo turno.
league-removed = { $who } non partecipa più al campionato. Una partita in corso continua.
league-ending = Il campionato { $number } finisce. Le partite in corso continuano, e in classifica non contano più.
league-drawn = **Campionato: { $title }**. Ecco i tavoli del turno { $round } di { $rounds }.
league-table = • tavolo { $table }: { $who } · { $link }
league-sits-out = { $count ->
    [one] • { $who } riposa, come se avesse vinto un tavolo
   *[other] • { $who } riposano, come se avessero vinto un tavolo
}
league-ended = { $count ->
    [one] **Campionato: { $title }**. È finito, e vince { $who }.
   *[other] **Campionato: { $title }**. È finito, e si dividono la vittoria { $who }.
}
league-ended-early = **Campionato: { $title }**. È finito prima che si giocasse una partita.
league-standings = Classifica del campionato
league-under = { $title } · turno { $round } di { $rounds }
league-column = Turno { $round }
league-total = Punti
league-foot = Un tavolo vinto vale 120: chi è dietro conta per intero, chi è alla pari per metà. A parità di punti è davanti chi ha incontrato avversari migliori.
league-line = { $place }. { $name }: { $points }.
button-league-join = Partecipa al campionato
button-league-leave = Lascia il campionato
button-league-begin = Comincia
button-league-look = Classifica
button-league-back = Rieccomi
league-which = Di’ a che cosa si gioca, con l’opzione **title**.
league-whom = Indica di chi si tratta con l’opzione **person**.
league-pace = Un campionato ha bisogno di un ritmo per le risposte: giornaliero, tranquillo o settimanale.
league-rounds = I turni di un campionato vanno da uno a { $most }.
league-many = In questo server ci sono già { $most } campionati in corso, e di più non si può. Unisciti a uno o aspetta che uno finisca.
league-full = A questo campionato partecipano { $most } persone, e di più non si può.
league-unknown = Non c’è nessun campionato così fra quelli che puoi vedere.
league-none = In questo server non c’è un campionato che tu possa vedere. **/league open** ne comincia uno.
league-over = Questo campionato è finito.
league-out = Chi organizza questo campionato ti ha tolto dai partecipanti.
league-already = Partecipi già a questo campionato.
league-begun = Questo campionato è cominciato senza di te. Chiedi di partecipare al prossimo.
league-not-in = Non partecipi a questo campionato.
league-nobody = Quella persona non partecipa al campionato.
league-organiser = Può farlo solo chi organizza il campionato. La sua scheda mostra chi è.
league-running = Il campionato è già cominciato.
league-few = { $count ->
    [0] Non partecipa ancora nessuno; servono almeno { $least } persone.
    [one] Partecipa una persona; ne servono almeno { $least }.
   *[other] Partecipano { $count } persone; ne servono almeno { $least }.
}
