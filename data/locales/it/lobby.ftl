# Un tavolo che aspetta: che cosa prepara chi lo ha aperto, chi è invitato, quando comincia e quando si chiude.

table-ended-idle = Per una settimana nessuno ha fatto niente qui, quindi questo tavolo è chiuso. Aprine uno nuovo quando vuoi.
lobby-removed = Chi ha aperto il tavolo { $table } ti ha tolto il posto. Unisciti a un altro tavolo o aprine uno tuo.

# Preparare

button-setup = Prepara
button-setup-back = Indietro
button-unsay = Togli la nota
button-keepopen = Tienilo aperto
setup-head = **{ $title }** · tavolo { $table }: che cosa puoi preparare finché non si comincia
setup-how = Tutti lo leggono sulla scheda. Chi inviti riceve un avviso nel canale e ha un posto riservato; **/table note** mette sulla scheda due parole tue, e **/table time** fissa con precisione quando si comincia.
setup-note = Nota: «{ $note }»
setup-options = Cambia un’opzione
setup-invite = Invita qualcuno
setup-players = Togli qualcuno o affida il tavolo ad altri
setup-time = Inizio automatico …
setup-no-time = Senza orario: si comincia quando lo dico io
setup-now = com’è ora
setup-remove = Togli { $name }
setup-host = Affida il tavolo a { $name }
setup-arranged = { $name }: **{ $value }**
setup-removed = { $again ->
    [yes] { $name } non è più al tavolo.
   *[no] { $name } non è più al tavolo e non può più sedersi lì.
}
setup-handed = Il tavolo { $table } ora è affidato a { $name }.
setup-begins = Inizio al tavolo { $table }: { $at }, con chi in quel momento siede lì.
setup-timeless = Si comincia quando lo dici tu.
setup-said = La tua nota è sulla scheda del tavolo { $table }.
setup-unsaid = La nota del tavolo { $table } non c’è più.
arrange-seats = Posti
arrange-seats-value = { $count }
arrange-autostart = Comincia da sé a posti esauriti
arrange-pace = Ritmo
arrange-late = Se un giocatore è in ritardo
arrange-reliability = Solo chi risponde in tempo
arrange-hints = Suggerimenti di un computer
arrange-usual = se la partita non vale per il rating
arrange-unknown = Il tavolo { $table } non ha un’opzione così, o non ha più quel valore. Premi **{ button-setup }** sulla sua scheda per vedere che cosa c’è.
remove-yourself = Il tavolo { $table } è affidato a te. Per lasciarlo premi **{ button-leave }** sulla sua scheda, o prima affidalo a qualcun altro.
remove-nobody = Nessuno da togliere: quella persona non siede più al tavolo { $table }.
host-already = Il tavolo { $table } è già affidato a te.
host-sits = Il tavolo { $table } si può affidare solo a chi ha un posto lì.

# La nota

card-note = Nota
card-note-of = Nota di { $name }
note-empty = Scrivi qualcosa, o lascia vuoto **text** per togliere la nota.
note-long = La tua nota ha { $length } caratteri. Scrivila in { $most } al massimo.
note-links = In una nota non ci sono link né inviti, nemmeno scritti in un altro modo. Dopo ogni punto lascia uno spazio.
note-mentions = Una nota non chiama nessuno: togli **@** e tutto ciò che sta fra **<** e **>**. **/table invite** invita qualcuno.
note-none = Il tavolo { $table } non ha una nota.

# L’ora d’inizio

card-begins = Comincia da sé
card-begins-at = { $at }, con chi in quel momento siede qui
begins-past = Quel momento è passato, o sta per passare. Scegline uno che deve ancora venire.
begins-far = È troppo lontano: un tavolo comincia entro { COUNT($days, "day") }.
begins-not = Per il tavolo { $table } non c’è un orario.
begins-zone = Non so che ora segna il tuo orologio. Prima compila **zone** di **/settings own** (la tua città o il tuo paese), o indica fra quante ore, per esempio «fra 3 ore».
begins-unknown = Non capisco l’orario «{ $typed }». Scrivilo come 20:30, «domani 20:30», «venerdì 20:30» o «fra 3 ore», o scegli dall’elenco.
begins-jumped = Quella notte gli orologi vanno avanti, e nessuno segna { $time }. Scegli un altro orario.
begins-twice = Quella notte gli orologi tornano indietro e segnano due volte { $time }. Scegli un altro orario.
missing-head = { $who }: al tavolo { $table } ({ $title }) si doveva cominciare ora, ma ancora non si può.
missing-all = A tutti
missing-count = { $count ->
    [one] Lì c’è un giocatore, e ne servono almeno { $least }.
   *[other] Lì ci sono { $count } giocatori, e ne servono almeno { $least }.
}
missing-kept = { $count ->
    [one] Manca ancora, con un posto riservato: { $who }
   *[other] Mancano ancora, con un posto riservato: { $who }
}
missing-how = Chi ha aperto il tavolo può premere **{ button-start }** appena ci sono abbastanza persone, aggiungere computer o scegliere un altro orario con **{ button-setup }**.

# Inviti

invite-whom = Indica chi inviti con l’opzione **person**.
invite-bot = I bot non si siedono ai tavoli. **{ button-computer-normal }** sulla scheda dà un posto a uno dei miei computer.
invite-yourself = Lì hai già un posto.
invite-unseen = Quella persona non è in questo server o non vede il canale del tavolo, quindi non potrebbe venire.
invite-there = Quella persona ha già un posto al tavolo { $table }, preso o riservato.
invite-removed = Hai tolto quella persona dal tavolo { $table }, quindi lì non può più sedersi.
invite-many = Nelle ultime 24 ore hai invitato { $most } persone, e di più non si può.
invite-unwilling = Ora quella persona non si può invitare a questo tavolo.
invite-done = { $who } riceve un invito al tavolo { $table }: lo dico nel canale, e per due giorni tengo riservato un posto.
invite-called = { $count ->
    [one] { $who }: { $host } ti invita a giocare a { $title } al tavolo { $table }. C’è un posto riservato a te (scadenza: { $until }): **{ button-join }** lo prende, **{ button-decline }** lo lascia libero. Gioca solo chi accetta. **/settings own invitations:** disattiva gli inviti.
   *[other] { $who }: { $host } vi invita a giocare a { $title } al tavolo { $table }. Ci sono posti riservati a voi (scadenza: { $until }): **{ button-join }** ne prende uno, **{ button-decline }** lo lascia libero. Gioca solo chi accetta. **/settings own invitations:** disattiva gli inviti.
}

# Prima che un tavolo in attesa si chiuda

idle-told = { $who }: da sei giorni nessuno ha fatto niente al tavolo { $table } ({ $title }), quindi lo chiudo: { $at }. **{ button-keepopen }** lo fa aspettare un’altra settimana, e lo stesso fa chiunque si sieda.
idle-kept = Il tavolo { $table } aspetta un’altra settimana.

# Comandi

cmd-new-invite = Una persona a cui riservare un posto; glielo dico nel canale
cmd-table-setup = Il tuo tavolo in attesa: cambia opzioni, togli qualcuno, affidalo ad altri, scegli un orario
cmd-table-invite = Riserva a qualcuno un posto al tuo tavolo in attesa e diglielo nel canale
cmd-table-invite-person = Chi inviti
cmd-table-note = Due parole tue sulla scheda del tuo tavolo in attesa
cmd-table-note-text = Che cosa dice, senza link; lascialo vuoto per togliere la nota
cmd-table-time = Quando il tuo tavolo in attesa comincia da sé
cmd-table-time-when = 20:30, domani 20:30, venerdì 20:30, fra 3 ore: secondo il tuo orologio
cmd-settings-invitations = Se chi apre un tavolo può invitarti
settings-invitations = Inviti ai tavoli: **{ $invitations }**

# Una porta per tutti i giochi

about-players = { $most ->
    [1] in solitaria
   *[other] { $least ->
        [1] in solitaria o fino a { $most } giocatori
       *[other] da { $least } a { $most } giocatori
    }
}
card-about = Il gioco
door-head = **A che cosa vuoi giocare?** Guarda un gioco, apri un tavolo, e chi vuole unirsi preme **{ button-join }** sulla sua scheda.
door-choose = Guarda un gioco
door-look = Guarda
door-line = **{ $title }**
    -# { $about } · { $known }
door-one = **{ $what }**
    -# { $about } · { $known }
door-known = { $count ->
    [0] nuovo per te
    [one] ci hai giocato una volta
   *[other] ci hai giocato { $count } volte
}
door-learning = hai cominciato la lezione
door-learned = hai seguito la lezione
button-door = Tutti i giochi
button-door-new = Apri un tavolo qui
button-mine = I miei tavoli
cmd-play = Gioca: scegli un gioco e apri un tavolo
cmd-play-title = Un gioco, per guardarlo subito

# Cercare giocatori

button-door-seek = Cerca giocatori
button-metoo = Anch’io
button-unseek = Non cercare più: { $title }
seek-any = qualsiasi gioco
seek-any-pace = qualsiasi ritmo
seek-hours = per 6 ore
seek-day = per un giorno
seek-days = per due giorni
seek-week = per una settimana
seek-noted = Cerchi giocatori: **{ $title }**, { $pace }, scadenza: { $until }. Appena siete abbastanza si apre un tavolo e te lo dico nel canale; lì ti siedi con **{ button-join }**. **/seek** mostra che cosa cerchi.
seek-told = { $who } cerca giocatori: **{ $title }**, { $pace }, scadenza: { $until }. Chi vuole giocare preme **{ button-metoo }**; appena siete abbastanza si apre un tavolo qui, e gioca solo chi si siede.
seek-met = { $count ->
    [one] Siete abbastanza: il tavolo { $table } è aperto ({ $title }) e affidato a te. Per due giorni c’è un posto riservato ({ $who }): { $link }
   *[other] Siete abbastanza: il tavolo { $table } è aperto ({ $title }) e affidato a te. Per due giorni ci sono posti riservati ({ $who }): { $link }
}
seek-called = { $count ->
    [one] { $who }: { $host } cerca ciò che cerchi tu, quindi il tavolo { $table } è aperto ({ $title }). C’è un posto riservato a te (scadenza: { $until }): **{ button-join }** lo prende, **{ button-decline }** lo lascia libero. Gioca solo chi accetta.
   *[other] { $who }: { $host } cerca ciò che cercate voi, quindi il tavolo { $table } è aperto ({ $title }). Ci sono posti riservati a voi (scadenza: { $until }): **{ button-join }** ne prende uno, **{ button-decline }** lo lascia libero. Gioca solo chi accetta.
}
seek-line = • Cerchi giocatori: **{ $title }**, { $pace }, scadenza: { $until }
seek-nothing = Qui non cerchi giocatori. Compila **title** di **/seek**, o scegli un gioco con **/play**.
seek-stopped = Non cerchi più giocatori.
seek-over = Questo non lo cerca più nessuno. **/seek** comincia una nuova ricerca.
seek-yours = Questa ricerca è tua. **/seek** la mostra e la ferma.
seek-twice = Qui cerchi già giocatori per quel gioco. **/seek** mostra la ricerca e la ferma.
seek-many = Cerchi già giocatori per { $most } giochi, e di più non si può. **/seek** ferma una di queste ricerche.
seek-long = I giocatori si cercano per { $days } giorni al massimo.
seek-pace = Non c’è un ritmo così. Scegli dall’elenco.
cmd-seek = Cerca giocatori: appena siete abbastanza per lo stesso gioco, si apre un tavolo
cmd-seek-title = A che cosa giocheresti
cmd-seek-pace = Quanto tempo ha ciascuno per rispondere; qualsiasi, se non lo scrivi
cmd-seek-until = Per quanto cerchi; due giorni, se non lo scrivi

# Tavoli a cui unirsi, in cui subentrare, da guardare

cmd-table-find = I tavoli di questo server a cui unirsi, in cui subentrare o da guardare
cmd-table-watch = Guarda una partita: segui il suo thread, vedi il tavolo e scopri come finisce
find-in-server = I tavoli si trovano in un server. Usa il comando lì; **/table list** mostra i tuoi.
find-head = { $count ->
    [one] Un tavolo nei canali che vedi:
   *[other] { $count } tavoli nei canali che vedi:
}
find-none = Nessun tavolo così nei canali che vedi. **/play** ne apre uno, e **/seek** cerca altre persone per giocare.
find-lobby = • **{ $title }** · il tavolo { $table } aspetta giocatori ({ $seats } di { $places }): { $link }
find-playing = { $seats ->
    [one] • { $title } · tavolo { $table }, partita in corso con 1 giocatore: { $link }
   *[other] • { $title } · tavolo { $table }, partita in corso con { $seats } giocatori: { $link }
}
find-offer = • **{ $title }** · al tavolo { $table } c’è un posto in cui subentrare: { $link }
find-any = Tutti i giochi
find-title = Quale gioco?
find-choose = Guarda un tavolo
button-find = Trova un tavolo
button-find-all = Tutti
button-find-join = Per unirsi
button-find-take = Per subentrare
button-find-watch = Per guardare
button-find-back = Tutti i tavoli
button-watch = Guarda
button-unwatch = Smetti di guardare
watch-begun = Guardi il tavolo { $table }. Ecco ciò che vedono tutti; **{ button-play }** sui suoi messaggi lo mostra di nuovo, e quando la partita finisce te lo dico.
watch-ended = Non guardi più il tavolo { $table }.
watch-yours = Al tavolo { $table } hai un posto anche tu. Premi **{ button-play }** lì.
watch-many = Il tavolo { $table } lo guardano già { $most } persone, e di più non si può. **{ button-read }** ti mostra tutto ciò che è pubblico.
watch-not = Non guardi il tavolo { $table }.
final-watched = Fra il pubblico: { $who }
abandoned-told = { $who }: la partita che { $count ->
    [one] guardi
   *[other] guardate
} ({ $title }, tavolo { $table }) è finita.

# Un ruolo per i nuovi tavoli, e una parola di benvenuto

herald-told = { $role }: il tavolo { $table } è aperto ({ $title }). **{ button-join }** ti dà un posto.
settings-role-everyone = I nuovi tavoli non chiamano mai tutti. Indica un ruolo per chi vuole averne notizia.
settings-role-unmentionable = { $role } non è un ruolo che tutti possono menzionare. Consentilo nelle impostazioni del ruolo o indicane un altro.
settings-server-role = I nuovi tavoli chiamano: { $role }, al massimo una volta all’ora
settings-server-role-none = I nuovi tavoli chiamano: nessuno
settings-server-role-gone = I nuovi tavoli chiamano: nessuno (il ruolo indicato non c’è più, o non si può più menzionare)
cmd-settings-role = Un ruolo chiamato dai nuovi tavoli, al massimo una volta all’ora; tutti devono poterlo menzionare
cmd-settings-role-off = I nuovi tavoli non chiamano nessuno
welcome = Qui ospito giochi da tavolo: si gioca per ore o giorni, il tavolo si vede in un’immagine, e ti avviso quando tocca a te. Premi **{ button-door }** per cominciare, o usa **/play** nel canale in cui vuoi giocare. Se non ne conosci nessuno, **/learn** li insegna, ognuno in un quarto d’ora. **/help** dice di più, e chi gestisce il server trova **/settings server**.
