# Che cosa dice il bot dei tavoli di qualsiasi gioco.

computer = Computer { $number }
computer-for = Computer di { $name }
# I nomi dicono che cosa sa fare un computer: brevi quelli facili, grandiosi quelli forti.
computer-easy = { $name } (facile)
computer-easy-0 = Wat
computer-easy-1 = Hob
computer-easy-2 = Tib
computer-easy-3 = Cis
computer-easy-4 = Dickon
computer-easy-5 = Nan
computer-easy-6 = Perkin
computer-easy-7 = Jill
computer-normal = { $name } (normale)
computer-normal-0 = Alys
computer-normal-1 = Hugh
computer-normal-2 = Joan
computer-normal-3 = Rafe
computer-normal-4 = Maud
computer-normal-5 = Giles
computer-normal-6 = Edith
computer-normal-7 = Simon
computer-strong = { $name } (forte)
computer-strong-0 = Godiva
computer-strong-1 = Osbert
computer-strong-2 = Rosamund
computer-strong-3 = Ambrose
computer-strong-4 = Isolde
computer-strong-5 = Leofric
computer-strong-6 = Philippa
computer-strong-7 = Thurstan
option-on = sì
option-off = no
language-auto = come in Discord
place-thread = in un thread
place-channel = nel canale
openers-everyone = tutti
openers-managers = chi gestisce il server

# Errori

error-unexpected = Qualcosa è andato storto da parte mia. Il tavolo è com’era prima che tu premessi. Riprova; se continua così, comunica questo numero a chi mi gestisce: { $id }.
error-unshown = Quello che hai chiesto è fatto, ma qui non posso mostrarlo. Guarda il messaggio più recente del tavolo o usa **/table list**. Se continua così, comunica questo numero a chi mi gestisce: { $id }.
error-conflict = Un’altra risposta è arrivata prima e il tavolo è andato avanti. Guarda di nuovo e ripeti quello che volevi.
error-away = In questo momento non raggiungo i miei archivi e non so se questo è stato salvato. Guarda di nuovo tra poco.
error-command = Discord ti mostra ancora una versione vecchia di questo comando. Riavvia Discord e poi usalo di nuovo.
press-old = Questo pulsante è di un messaggio vecchio. Usa il messaggio più recente del tavolo o **/table list**.

table-unknown = Da qui non puoi vedere nessun tavolo { $table }. **/table list** mostra i tuoi.
table-elsewhere = Il tavolo { $table } è di un altro server. Usa il comando lì o in un messaggio privato con me.
table-which = Qui non hai un posto a nessun tavolo aperto. Aprine uno, unisciti a uno dalla sua scheda o indicane uno con l’opzione **table**.
table-several = Qui sono possibili più tavoli. Quale intendi?
table-choose = Scegli un tavolo
closely-tables = Può trattarsi di più tavoli. Scrivi in **table** il numero di uno di questi: { $tables }.
table-short = { $title } · tavolo { $table }
table-no-seat = Non hai un posto al tavolo { $table }, quindi puoi solo guardare. **{ button-read }** ti mostra tutto ciò che è pubblico.
table-not-joined = Non hai ancora un posto al tavolo { $table }. Premi **{ button-join }** sulla sua scheda.
table-not-started = Al tavolo { $table } la partita non è ancora cominciata. La avvia dalla scheda nel canale chi ha aperto il tavolo.
table-over = La partita al tavolo { $table } è finita. Apri un nuovo tavolo se vuoi giocare.
table-frozen = Il tavolo { $table } è salvato in una forma che ora non so leggere, quindi deve aspettare. Non si è perso niente: dillo a chi mi gestisce.
table-started = Al tavolo { $table } la partita è già cominciata, quindi i posti sono presi.
table-full = { $places ->
    [one] L’unico posto del tavolo { $table } è preso.
    [2] Entrambi i posti del tavolo { $table } sono presi.
   *[other] Tutti i posti del tavolo { $table } ({ $places }) sono presi.
} Apri un altro tavolo o chiedi a chi l’ha aperto.
table-kept = I posti liberi del tavolo { $table } per ora sono riservati ad altri. Scadenza: <t:{ $moment }:f> (<t:{ $moment }:R>). Torna dopo quel momento o apri un altro tavolo.
table-already-joined = Hai già un posto al tavolo { $table }.
table-host-only = Può farlo solo chi ha aperto il tavolo { $table }. La sua scheda mostra chi è.
table-too-many = { $most ->
    [one] Hai già un posto a un tavolo aperto, e di più non si può. Prima finisci o lascia quello: lo mostra **/table list**.
   *[other] Hai già un posto a { $most } tavoli aperti, e di più non si può. Prima finiscine o lasciane uno: li mostra **/table list**.
}
table-leave-running = Questa partita è in corso. Per lasciarla e cedere il posto a un computer usa **/table leave**.
table-left-lobby = Hai lasciato il tavolo { $table }.
table-left-match = Hai lasciato il tavolo { $table }. Al tuo posto continua un computer.
table-left-last = Hai lasciato il tavolo { $table }. Lì non c’è più nessuno, quindi la partita finisce senza risultato.
table-stayed = Resti al tavolo { $table }.
table-undo-stale = Quella risposta non si può più annullare. Ecco a che punto è il tavolo.
table-waits = In attesa di { $who }.
table-thinks = { $count ->
    [one] { $who } sta pensando …
   *[other] { $who } stanno pensando …
}
table-head = **{ $title }** · tavolo { $table }
table-news = • { $event }
table-news-left = { $who } lascia il tavolo: al suo posto continua un computer.
table-news-more = { $count ->
    [one] • … e un altro evento prima, in /table history
   *[other] • … e altri { $count } eventi prima, in /table history
}
table-dm-closed = { $count ->
    [one] { $who } non accetta messaggi da me, quindi ciò che è privato lo mostra **{ button-hand }**. Per riceverlo in privato, consenti i messaggi dai membri di questo server e poi usa **/table resend**.
   *[other] { $who } non accettano messaggi da me, quindi ciò che è privato lo mostra **{ button-hand }**. Per riceverlo in privato, consentite i messaggi dai membri di questo server e poi usate **/table resend**.
}
table-ended-empty = Non c’è più nessuno, quindi questo tavolo è chiuso.
table-ended-left = Tutte le persone sono andate via, quindi la partita finisce senza risultato.
table-ended-lost = Il canale di questo tavolo non c’è più, quindi la partita finisce senza risultato.
table-ended-closed = La moderazione ha chiuso questo tavolo: «{ $reason }»
table-ended-closed-plain = La moderazione ha chiuso questo tavolo.

# Prima della partita

lobby-joined = Hai un posto al tavolo { $table }. Ti avviso quando si comincia.
lobby-computer = Un computer si unisce al tavolo { $table }.
lobby-declined = Il posto riservato a te al tavolo { $table } ora è libero per altri.
reserved-sits = Hai già un posto al tavolo { $table }. Premi **{ button-leave }** sulla sua scheda se preferisci non giocare.
reserved-not = Al tavolo { $table } non c’è un posto riservato a te.
lobby-started = La partita è cominciata.
new-opened = Il tavolo { $table } è aperto: { $title }. Chi vuole giocare preme **{ $join }** sulla scheda qui sotto; { $autostart ->
    [yes] la partita comincia da sé quando tutti i posti sono presi.
   *[no] la cominci tu con **{ $start }**.
}
new-begun = Al tavolo { $table } comincia la partita: { $title }, solo per te.
new-no-thread = Qui non posso aprire thread, quindi il tavolo si vede nel canale stesso.
new-in-server = I tavoli si aprono nel canale di un server, dove altri possono unirsi. Vai lì e usa di nuovo il comando.
new-in-thread = Un tavolo ha bisogno di un canale di testo tutto suo; un thread non può contenerne un altro. Usa il comando nel canale.
new-managers = In questo server i tavoli li apre solo chi lo gestisce. Chiedi a chi può farlo o unisciti a un tavolo aperto.
new-permissions = { $count ->
    [one] In questo canale mi manca un permesso: { $missing }. Chiedi a chi gestisce il server di darmelo, poi apri di nuovo il tavolo.
   *[other] In questo canale mi mancano dei permessi: { $missing }. Chiedi a chi gestisce il server di darmeli, poi apri di nuovo il tavolo.
}
new-elsewhere = { $count ->
    [one] In questo server i tavoli si aprono solo qui: { $channels }. Usa il comando lì.
   *[other] In questo server i tavoli si aprono solo qui: { $channels }. Usa il comando in uno di questi canali.
}
new-elsewhere-hidden = In questo server i tavoli si aprono in altri canali, e tu non ne vedi nessuno. Chiedi a chi lo gestisce.
barred = La moderazione di questo server non ti permette di sederti ai suoi tavoli. Chiedile se vuoi sapere perché o tornare a giocare qui.
permission-attach-files = Allega file
permission-embed-links = Incorpora link
permission-read-message-history = Leggi la cronologia dei messaggi
permission-send-messages = Invia messaggi
permission-view-channel = Visualizza canale

# La scheda

card-title = { $title } · tavolo { $table }
card-lobby = In attesa di giocatori. Premi **{ button-join }** per sederti, e ti avviso quando si comincia. Chi ha aperto il tavolo preme **{ button-start }**.
card-lobby-full = Tutti i posti sono presi. Chi ha aperto il tavolo preme **{ button-start }**.
card-lobby-kept = Ci sono posti riservati alle persone indicate sotto: **{ button-join }** ne prende uno, **{ button-decline }** lo lascia libero. Chi ha aperto il tavolo preme **{ button-start }** appena ci sono abbastanza persone, e chi per allora non ha preso posto non gioca.
card-kept = { $count ->
    [one] Posto riservato a
   *[other] Posti riservati a
}
card-kept-line = { $name }, scadenza: { $at }
card-lobby-auto = In attesa di giocatori. Premi **{ button-join }** per sederti. La partita comincia da sé quando tutti i posti sono presi.
card-playing = { $waits }
    { $link }
card-players = Giocatori ({ $count } di { $places })
card-player = { $number }. { $name }{ $host ->
    [yes] {" "}(ha aperto il tavolo)
   *[no] {""}
}{ $computer ->
    [yes] {" "}· computer
   *[no] {""}
}{ $prompt }
card-options = Opzioni
card-option = { $name }: { $value }
card-commitment = Mescolata { $hash }
card-seed = Mescolata { $hash } · seme { $seed }
thread-name = { $title } · tavolo { $table }
result-line = { $placing }. { $name } · { $score }
final-head = { $seats ->
    [1] **{ $title }** · tavolo { $table }, fine della partita: { $who }.
   *[other] { $count ->
        [one] **{ $title }** · tavolo { $table }, fine della partita. Vince { $who }.
       *[other] **{ $title }** · tavolo { $table }, fine della partita. Si dividono la vittoria { $who }.
    }
}

# Avvisi e messaggi privati

notice-turn = { $count ->
    [one] { $who }, tocca a te: { $title }.
   *[other] { $who }, tocca a voi: { $title }.
}
hand-head = **{ $title }** · tavolo { $table } · { $link }
hand-words = -# { $hand }
hand-text = Questo lo vedi solo tu. Qui è sempre aggiornato.
hand-now = Questo lo vedi solo tu.
hand-empty = A questo tavolo ora non hai niente di segreto.
post-lost = Non posso scrivere dove si vede il tavolo { $table } ({ $title }): il canale non c’è più o mi mancano i permessi. Non si è perso niente: puoi continuare qui con i comandi del gioco, come **hand** e **board**. Quando potrò di nuovo scrivere lì, **/table resend** riporta il tavolo.
post-lost-lobby = Il canale del tavolo { $table } ({ $title }) non c’è più, quindi il tavolo è chiuso. Aprine uno nuovo in un altro canale.

# Moderazione

closed-head = **{ $title }** · il tavolo { $table } è chiuso.
close-sure = Chiudere per sempre il tavolo { $table } ({ $title })? Finisce senza risultato, nessun rating cambia e tutti leggono il tuo motivo: «{ $reason }»
close-done = Il tavolo { $table } è chiuso. Chi gioca lì riceve un avviso.
close-own = Al tavolo { $table } hai o hai avuto un posto, quindi non puoi chiuderlo. Chiedi a qualcun altro della moderazione o lascialo con **/table leave**.
close-moderators = Il tavolo { $table } lo chiude solo la moderazione: nel server, chi può gestire i thread nel suo canale. Per lasciarlo usa **/table leave**.
close-which = Non capisco quale tavolo intendi. Usa il comando nel suo thread o scrivi il suo numero in **table**.
moderate-in-server = L’esclusione vale per i tavoli di un server. Usa il comando nel server.
moderate-moderators = Può farlo solo chi modera tutto il server, cioè chi può gestirne i thread. Chiedi a chi ha questo permesso.
moderate-no-reason = Scrivi perché, con l’opzione **reason**.
moderate-long-reason = Il tuo motivo ha { $length } caratteri. Scrivilo in { $most } al massimo.
bar-whom = Indica di chi si tratta con l’opzione **person**.
bar-yourself = Non puoi escluderti. Per lasciare un tavolo usa **/table leave**.
bar-bot = I bot non si siedono ai tavoli, quindi non c’è niente da escludere.
bar-moderator = Non si può escludere dai tavoli chi può gestire i thread di questo server. Parla con chi ha dato quel permesso.
bar-already = Questa persona è già esclusa. **/moderate bars** mostra tutte le persone escluse.
bar-own-table = Al tavolo { $table } avete, o avete avuto, un posto tu e questa persona, quindi non puoi escluderla. Chiedi a qualcun altro della moderazione o aspetta la fine della partita.
bar-not-there = Non c’è nessuno da riammettere: quella persona qui non è esclusa.
bar-done = { $count ->
    [0] { $who } non può più sedersi ai tavoli di questo server. **/moderate unbar** lo annulla.
    [one] { $who } non può più sedersi ai tavoli di questo server e perde un posto. **/moderate unbar** annulla l’esclusione, ma non rende il posto.
   *[other] { $who } non può più sedersi ai tavoli di questo server e perde { $count } posti. **/moderate unbar** annulla l’esclusione, ma non rende i posti.
}
unbar-done = { $who } può di nuovo sedersi ai tavoli di questo server.
bars-none = Dai tavoli di questo server non è esclusa nessuna persona.
bars-head = { $count ->
    [one] Una persona è esclusa dai tavoli di questo server:
   *[other] { $count } persone sono escluse dai tavoli di questo server:
}
bars-line = • { $who } ({ $since }), decisione di { $by }: «{ $reason }»
bars-line-plain = • { $who } ({ $since }), decisione di { $by }
bars-more = { $count ->
    [one] … e un’altra.
   *[other] … e altre { $count }.
}

# Pannelli

panel-next = { $part }?
panel-decides = -# { $line }
panel-hint = -# { $label } – { $hint }
panel-chosen = { $part }: **{ $value }**
panel-chosen-hint = { $part }: **{ $value }** – { $hint }
panel-count = { $count ->
    [0] { $least ->
        [0] Scegline al massimo { $most }, o niente.
       *[other] { $exact ->
            [yes] Scegline { $most }.
           *[no] Scegline da { $least } a { $most }.
        }
    }
   *[other] Scelte finora: { $names }. { $least ->
        [0] In tutto { $count }, al massimo { $most }.
       *[other] { $exact ->
            [yes] In tutto { $count } su { $most }.
           *[no] In tutto { $count }; ne servono da { $least } a { $most }.
        }
    }
}
panel-budget = { $count ->
    [0] Non hai ancora scelto niente. Hai a disposizione { $budget }.
   *[other] Scelte finora: { $names }. In tutto { $spent } su { $budget }.
}
panel-none-yet = ancora niente
panel-time = -# { $time }
panel-beside =
    { $name }
    -# { $effect }
panel-lasting = ⚠ non si può annullare
panel-final = { $all ->
    [beside] Queste scelte non si possono annullare, perché rivelano qualcosa di nuovo; tutto il resto qui sì.
   *[yes] Scelta definitiva: subito dopo si rivela qualcosa di nuovo.
}
panel-final-red = Ciò che è rosso non si può annullare ({ $what }).
panel-blocked = Non ora: { $what } – { $why }
panel-blocked-many = Non ora: { $what }. Per esempio: { $why }
panel-copy = { $what } ({ $number })
panel-choose = Scegli
panel-choose-among = Scegli: { $first } … { $last }
panel-choose-one = Scegli: { $what }
panel-choose-part = { $asked } ({ $number } di { $count })
panel-choose-many = { $exact ->
    [yes] Scegline { $most }
   *[no] { $least ->
        [0] Scegline al massimo { $most }
       *[other] Scegline da { $least } a { $most }
    }
}
panel-none = Niente
plan-head = **Il tuo piano.** Se vuoi, scegli più cose insieme. Non succede niente, e nessuno lo vede, finché non confermi tutto: con il pulsante verde o con una scelta che non si può annullare.
plan-line = { $number }. { $what }
plan-full = Un piano ha al massimo { $most } passi. Eseguilo o togli l’ultimo.
plan-left-out = { $count ->
    [one] Una delle tue scelte non è nel piano: non va con ciò che la precede o non si può annullare. Sceglila a parte.
   *[other] { $count } delle tue scelte non sono nel piano: non vanno con ciò che le precede o non si possono annullare. Sceglile una per una.
}
plan-cut = L’ultima parte del tuo piano non è più possibile, quindi l’ho tolta.
plan-stopped = Passi fatti: { $done } su { $wanted }. Poi è cambiato qualcosa che il piano non poteva sapere: guarda prima di andare avanti.
panel-gone = Quella scelta intanto non c’è più. Ecco che cosa puoi scegliere ora.

button-join = Partecipa
button-decline = No, grazie
button-leave = Lascia
button-computer-easy = Aggiungi computer facile
button-computer-normal = Aggiungi computer
button-computer-strong = Aggiungi computer forte
button-start = Comincia
button-play = Gioca
button-read = Leggi il tavolo
button-hand = La mia mano
button-undo = Annulla
button-undo-all = Annulla tutto ({ $count })
button-refresh = Aggiorna
button-back = Da capo
button-send = Scelta fatta
button-orders = Ordini
button-plan = Pianifica il turno
button-carry = { $count ->
    [one] Fallo
   *[other] Fai tutto ({ $count })
}
button-plan-less = Togli l’ultimo
button-to-panel = Torna al pannello
button-extras = Altre azioni ({ $count })
panel-sure = La tua scelta: { $what }. { $final ->
    [yes] Non si può annullare. È quello che vuoi?
   *[no] Ha un costo. È quello che vuoi?
}
panel-sure-nothing = niente
panel-sure-off = -# Se fare o no questa domanda lo decide **confirm** di **/settings own**.
button-sure = Sì
button-sure-back = No, torna indietro
button-sure-off = Sì, e non chiedere più
button-news = Che cosa è successo ({ $count })
button-why = Perché no? ({ $count })
button-fold = Nascondi
button-more = Altro ({ $page } di { $pages })
button-older = Prima
head-of-page = { $head } · pagina { $page } di { $pages }
button-quit = Lascia per sempre
button-stay = Resto
button-close = Chiudi per sempre
button-closed = Chiuso

# Comandi

cmd-new = Apri un tavolo in questo canale: { $title }
cmd-new-seats = Quanti posti ha
cmd-new-autostart = Comincia da sé quando tutti i posti sono presi
cmd-board = Guarda il tavolo
cmd-board-text = Come testo invece che come immagine
cmd-hand = Guarda ciò che è solo tuo
cmd-rules = Le regole in breve, con le nostre interpretazioni
cmd-about = Autori e materiale con cui si gioca
cmd-table-number = Il numero del tavolo, se ne hai più di uno
cmd-table = I tuoi tavoli
cmd-table-list = I tuoi tavoli aperti; prima quelli che ti aspettano
cmd-table-leave = Lascia un tavolo; se la partita è in corso, al tuo posto continua un computer
cmd-table-undo = Annulla la tua ultima risposta
cmd-table-history = Che cosa è successo a un tavolo
cmd-table-resend = Manda di nuovo i messaggi di un tavolo e riprova con quelli privati
cmd-table-close = Per la moderazione: chiudi un tavolo per sempre
cmd-table-close-reason = Perché; lo legge chi gioca
cmd-moderate = Chi può sedersi ai tavoli di questo server
cmd-moderate-bar = Escludi qualcuno dai tavoli di questo server
cmd-moderate-unbar = Riammetti qualcuno
cmd-moderate-bars = Le persone escluse dai tavoli di questo server
cmd-moderate-person = Di chi si tratta
cmd-moderate-reason = Perché, per il resto della moderazione; è nella copia che la persona può chiedere
cmd-settings = Preferenze
cmd-settings-server = Che cosa preferisce questo server
cmd-settings-own = Che cosa preferisci tu
cmd-settings-language = La lingua che parlo
cmd-settings-tables = Dove si gioca
cmd-settings-openers = Chi può aprire tavoli
cmd-settings-channels = Dove si possono aprire tavoli in questo server
cmd-settings-channels-add = Un canale in cui si può
cmd-settings-channels-remove = Un canale in cui non si può più
cmd-settings-dms = Se posso mandarti messaggi privati
cmd-settings-confirm = Se chiedo conferma prima di ciò che costa o non si può annullare
cmd-help = Da dove cominciare
verb-not-now = Il tavolo ora ti chiede altro. Eccolo.
verb-hint = { $label } – { $hint }
verb-unknown = «{ $value }» ora non è possibile. Scelte possibili: { $known }.
verb-together = Queste cose non vanno insieme. Togline una e scegli fra quelle proposte.
verb-other-title = Al tavolo { $table } non si gioca a { $title }. Usa i comandi del suo gioco.

list-empty = Non hai un posto a nessun tavolo. Aprine uno con **/play**, o trovane uno con **/table find**.
list-head = { $count ->
    [one] Il tuo tavolo:
   *[other] I tuoi { $count } tavoli:
}
list-waits = • **{ $title }** · il tavolo { $table } ti aspetta: { $link }
list-playing = • { $title } · tavolo { $table }, partita in corso: { $link }
list-lobby = • { $title } · il tavolo { $table } aspetta giocatori: { $link }
list-kept = • { $title } · il tavolo { $table } ti riserva un posto, con **{ button-join }** o **{ button-decline }** sulla scheda: { $link }
list-more = { $count ->
    [one] … e un altro.
   *[other] … e altri { $count }.
}
leave-sure = Lasciare per sempre il tavolo { $table }? Al tuo posto continua un computer, e non puoi riprenderlo. Se la partita vale per il rating, finisci all’ultimo posto.
leave-sure-last = Lasciare per sempre il tavolo { $table }? Non c’è nessun altro, quindi la partita finisce senza risultato.
leave-sure-lobby = Lasciare il tavolo { $table }? Non c’è nessun altro, quindi il tavolo si chiude.
history-head = **{ $title }** · tavolo { $table }
history-line = { $at } { $event }
history-empty = Al tavolo { $table } non è ancora successo niente.
resend-done = Mando di nuovo i messaggi del tavolo { $table }.

settings-in-server = Queste sono preferenze di un server. Usa il comando nel server.
settings-managers = Queste preferenze le cambia solo chi gestisce il server. Chiedi a chi può farlo.
settings-server = Lingua: **{ $language }** · tavoli: **{ $place }** · chi li apre: **{ $openers }**
settings-own = Lingua: **{ $language }** · messaggi privati: **{ $dms }**{ $closed ->
    [yes] {" "}(l’ultimo lo ha rifiutato Discord: consenti i messaggi dai membri di questo server, poi usa **/table resend**)
   *[no] {""}
}
settings-confirm = Conferma prima di ciò che è definitivo: **{ $confirm }**
confirm-auto = nella mia prima partita
confirm-on = sì
confirm-off = no
settings-how-own = Per cambiare, scrivi in **language** o **dms** di **/settings own**; **zone**, **quiet**, **reminders** e **digest** dicono quando e dove ti avviso che un tavolo aspetta, **confirm** se chiedo conferma, **invitations** se ti si può invitare.
settings-how-server = Queste preferenze le cambia chi gestisce il server, con le opzioni di **/settings server**.
settings-channels = I tavoli si aprono solo qui: { $channels }.
settings-channels-all = I tavoli si aprono in ogni canale.
settings-channels-gone = I canali indicati per i tavoli non ci sono più, quindi i tavoli si aprono in ogni canale.
settings-how-channels = I canali li indica chi gestisce il server, con **add** o **remove** di **/settings channels**. Senza indicazioni valgono tutti.
settings-channel-not-named = Questo canale non è fra quelli indicati per i tavoli: { $channel }. Li mostra **/settings channels**.
settings-channels-many = I canali indicati sono già { $most }, e di più non si può. Prima togline uno.
help-head = Qui ospito giochi da tavolo. Si gioca per ore o giorni, e ti avviso quando tocca a te.
help-title = • **{ $title }**: apri un tavolo con **/{ $group } new**, leggi le regole con **/{ $group } rules**
help-others = • { $count ->
        [one] Un altro gioco: scrivi **/** per trovarlo
       *[other] Altri { $count } giochi: scrivi **/** per trovarli
    }
help-rest = Comincia con **/play**. Non conosci un gioco? **/learn** lo insegna in un quarto d’ora, a un tavolo di soli computer. **/seek** trova chi vuole giocare allo stesso gioco, e **/table find** ciò che è aperto qui. Gli altri si siedono con **{ button-join }** sulla scheda del tavolo. **{ button-play }** apre il tuo pannello; per tutto c’è anche un comando.
help-more = **/table list** mostra i tuoi tavoli, **/table history** che cosa è successo, **/table review** che cosa è stato decisivo in una partita finita, **/table vote** propone più tempo, una pausa e simili, e **/table leave** cede il tuo posto a un computer. **/league open** fa giocare molte persone in più turni. **/leaderboard**, **/records** e **/profile** dicono come va a chi gioca, **/settings own** cambia lingua, messaggi privati, fuso orario e promemoria, **/away** annuncia un’assenza, **/privacy** mostra che cosa conservo su di te.
rules-none = Di queste regole non c’è ancora un riassunto.
rules-rulings = **Interpretazioni dove il regolamento tace**
rules-ruling = • { $text }

# Ordini permanenti

orders-standing = In vigore ora: { $names }
orders-carried-out = Alla domanda aperta ha già risposto questo ordine.
orders-choose = Scegli che cosa rispondere al tuo posto
orders-one = • **{ $order }**: { $next }
orders-terms = { $hold } · { $when }
orders-hold-once = Per una risposta
orders-hold-round = Per questo round
orders-hold-on = Finché non lo cambio
orders-always = Senza condizioni
orders-listed = { $number }. { $what }
orders-list-none = La lista è ancora vuota. Scegli che cosa viene prima di tutto.
orders-off = Ora non è in vigore.
orders-so-far = Prossimo della lista: { $what } …
orders-part = -# Il menu elenca le voci da { $first } a { $last } su { $count }, prima le più vicine; le altre sono nelle pagine seguenti.
orders-add = Aggiungi alla lista
orders-less = Togli dalla lista
orders-when = A quale condizione?
orders-hold = Per quanto vale?
orders-switch-on = Attiva
orders-switch-off = Disattiva
orders-all-off = Disattiva tutti
orders-back = Tutti gli ordini
orders-always-this = Fai sempre così…
orders-always-ask = Che cosa rispondere ogni volta che c’è una domanda così?
cmd-orders = Di’ che cosa rispondere al tuo posto quando sarà il momento

history-also = · { $event }
history-ended = La partita è finita:
button-story = Come testo
story-done = La storia del tavolo { $table }, per quanto puoi conoscerla.
