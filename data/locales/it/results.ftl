# Che cosa resta di una partita finita: rating, classifiche, profili, repliche, privacy.

person-unnamed = Nome nascosto
person-erased = Nome cancellato
person-unwritable = Giocatore { $number }

# Comandi

cmd-leaderboard = Chi gioca meglio
cmd-leaderboard-title = Un gioco o tutti
cmd-leaderboard-where = In questo server o ovunque
cmd-leaderboard-period = Da quando
cmd-leaderboard-when = Un periodo passato: un anno (2026), una stagione (2026-Q3) o un mese (2026-10)
cmd-leaderboard-players = Solo partite con questo numero di giocatori
cmd-leaderboard-page = Quale pagina
cmd-leaderboard-text = Come testo invece che come immagine

# Classifica

leaderboard-all-titles = Tutti i giochi
leaderboard-here = Questo server
leaderboard-everywhere = Ovunque
leaderboard-always = Da sempre
leaderboard-year = Quest’anno
leaderboard-season = Questa stagione, cioè il trimestre
leaderboard-month = Questo mese
leaderboard-title = Classifica · { $title }
leaderboard-head = **Classifica** · { $title }
leaderboard-under = { $where } · { $when } · { $seats ->
    [0] qualsiasi numero di giocatori
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
leaderboard-ever = da sempre
leaderboard-season-of = stagione { $quarter } del { $year }
leaderboard-name = Giocatore
leaderboard-rating = Rating
leaderboard-trend = Variazione
leaderboard-matches = Partite
leaderboard-wins = Vittorie
leaderboard-best = Record
leaderboard-provisional = { $number }?
leaderboard-line = { $rank }. { $name } · rating { $rating }{ $trend } · { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}, { $wins ->
    [0] nessuna vittoria
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}{ $best }
leaderboard-line-best = , record { $best }
leaderboard-line-trend = {" "}({ $by })
leaderboard-unwritten = { $instead } è { $name }
leaderboard-page = Pagina { $page } di { $pages }
leaderboard-foot = Mesi, stagioni e anni si contano in UTC · «?»: provvisorio, meno di cinque partite
leaderboard-own-none = Lì non hai ancora partite classificate. Valgono solo quelle cominciate e finite soltanto da persone.
leaderboard-page-past = { $pages ->
    [one] C’è una pagina sola. Non indicare la pagina.
   *[other] Ci sono solo { $pages } pagine. Scegline una.
}
leaderboard-when-future = Questo periodo non è ancora cominciato: { $when }. Indica un anno, una stagione o un mese già cominciato, o non indicare niente.
leaderboard-when-unread = Non so leggere questo periodo. Scrivi un anno ({ $year }), una stagione ({ $season }) o un mese ({ $month }).
leaderboard-page-first = Le pagine si contano da 1. Scegline una.
leaderboard-no-server = In un messaggio privato non c’è un server: scegli **{ leaderboard-everywhere }** o usa il comando in un server.
leaderboard-no-seats = { $seats ->
    [one] Nessun gioco ha un rating con un solo giocatore. Scegli un numero da { $least } a { $most }.
   *[other] Nessun gioco ha un rating con { $seats } giocatori. Scegli un numero da { $least } a { $most }.
}
leaderboard-no-seats-title = { $seats ->
    [one] { $title } non ha un rating con un solo giocatore. Scegli un numero da { $least } a { $most }.
   *[other] { $title } non ha un rating con { $seats } giocatori. Scegli un numero da { $least } a { $most }.
}
leaderboard-empty-server = In questo server non è ancora finita nessuna partita. Apri un tavolo con **/play**, chiedi a qualcuno di premere **{ button-join }** e prendi il primo posto in classifica.
leaderboard-empty-everywhere = Non è ancora finita nessuna partita. Apri un tavolo con **/play**, chiedi a qualcuno di premere **{ button-join }** e prendi il primo posto in classifica.
leaderboard-empty-title = Qui non è ancora finita nessuna partita di questo gioco: { $title }. Apri un tavolo con **/{ $group } new**, chiedi a qualcuno di premere **{ button-join }** e prendi il primo posto in classifica.
leaderboard-empty-rated = Non c’è ancora una partita classificata così: valgono solo quelle cominciate soltanto da persone. Apri un tavolo con **/play**, o chiedi un periodo più lungo o qualsiasi numero di giocatori.
leaderboard-alt = { $head }. { $under }. { $lines }
button-next-page = Pagina seguente
button-previous-page = Pagina precedente
button-as-text = Come testo
button-as-picture = Come immagine

# Dopo una partita

final-ratings = Rating in questo server, { $title }:
final-rating = • { $name } { $before } → { $after } ({ $by }){ $left ->
    [left] {" "}· ha lasciato la partita
    [away] {" "}· assenza fino alla fine
    [few] {" "}· meno di 60 risposte su 100
   *[no] {""}
}
final-rating-provisional = -# «?»: provvisorio, meno di cinque partite
final-rating-none = • { $count ->
    [one] { $who } mantiene il rating: nessun altro ha giocato abbastanza per un confronto.
   *[other] { $who } mantengono il rating: nessun altro ha giocato abbastanza per un confronto.
}
final-rating-heir = • { $count ->
    [one] { $who } ha preso un posto altrui, quindi il rating non cambia.
   *[other] { $who } hanno preso posti altrui, quindi il rating non cambia.
}
final-unrated-often = Non vale per il rating: questa settimana le stesse persone hanno già cominciato insieme tre partite classificate di questo gioco; chi è nuovo fra loro non cambia niente.
card-rated = Rating
card-often = Non vale per il rating: questa settimana avete già cominciato insieme tre partite classificate di questo gioco; chi è nuovo fra voi non cambia niente.
final-unrated-computer = Non vale per il rating: dall’inizio giocava un computer.
final-unrated-alone = Non vale per il rating: non c’erano avversari.
final-unrated-abandoned = Non vale per il rating: la partita non è finita.
final-none = Il tavolo { $table } non ha un risultato, quindi nessun rating cambia.
ratings-title = Come cambiano i rating
ratings-left = ha lasciato la partita
ratings-away = assenza fino alla fine
ratings-few = meno di 60 risposte su 100
ratings-foot = In questo gioco, in questo server · «?»: provvisorio, meno di cinque partite
button-ratings = Rating
button-rematch = Rivincita
button-replay = Replica
button-verify = Verifica
rematch-lobby = Il tavolo { $again } è aperto per la rivincita, con le stesse opzioni e un altro primo posto. Hai un posto lì; premi **{ button-start }** sulla sua scheda quando siete pronti.
rematch-kept = { $count ->
    [one] C’è un posto riservato a { $who } (scadenza: { $until }). Chi non preme **{ button-join }** sulla scheda non gioca, e puoi cominciare anche senza, appena siete abbastanza.
   *[other] Ci sono posti riservati a { $who } (scadenza: { $until }). Chi non preme **{ button-join }** sulla scheda non gioca, e puoi cominciare anche senza, appena siete abbastanza.
}
rematch-called = { $count ->
    [one] { $who }: { $host } propone di giocare di nuovo a { $title } al tavolo { $table }. C’è un posto riservato a te (scadenza: { $until }): **{ button-join }** lo prende, **{ button-decline }** lo lascia libero. Gioca solo chi accetta.
   *[other] { $who }: { $host } propone di giocare di nuovo a { $title } al tavolo { $table }. Ci sono posti riservati a voi (scadenza: { $until }): **{ button-join }** ne prende uno, **{ button-decline }** lo lascia libero. Gioca solo chi accetta.
}
rematch-playing = Al tavolo { $again } si ricomincia: un’altra partita così, solo per te.
rematch-busy = { $count ->
    [one] Per uno dei giocatori qui non c’è un posto libero
   *[other] Per { $count } dei giocatori qui non c’è un posto libero
}, quindi può sedersi qualcun altro.
rematch-away = { $count ->
    [one] { $who } non è più in questo server, quindi quel posto è libero per altri.
   *[other] { $who } non sono più in questo server, quindi quei posti sono liberi per altri.
}
rematch-barred = { $count ->
    [one] { $who } ora non può sedersi in questo server, quindi quel posto è libero per altri.
   *[other] { $who } ora non possono sedersi in questo server, quindi quei posti sono liberi per altri.
}
rematch-not-yours = Al tavolo { $table } non hai giocato, quindi la rivincita può chiederla solo chi c’era. Apri un tavolo tuo con il comando **new** del gioco.
rematch-left = Al tavolo { $table } non c’eri fino alla fine, quindi la rivincita può chiederla solo chi c’era. Apri un tavolo tuo con il comando **new** del gioco.
rematch-not-over = Al tavolo { $table } si gioca ancora. La rivincita comincia quando la partita è finita.
rematch-open = La rivincita del tavolo { $table } è già aperta: è il tavolo { $again }. Il link è in **/table list**.

# Andamento dei punti

button-points = Punti
points-title = Andamento dei punti
points-head = **Andamento dei punti** · { $title } · tavolo { $table }
points-alt = Andamento dei punti. { $title }, tavolo { $table }. { $round } e punti; gli ultimi sono quelli finali. { $lines }
points-line = • { $name }: { $points }
points-spoken = { $name }: { $points }.
points-one = { $round }: { $points }
points-some = { $first }–{ $last }: { $points }
points-text = { $round } e punti raggiunti, e in fondo tutti insieme:
points-none = In { $title } si conta solo alla fine, quindi non c’è un andamento dei punti.
points-running = Al tavolo { $table } si gioca ancora. L’andamento dei punti si vede quando la partita è finita.
points-abandoned = Al tavolo { $table } non si è giocato fino alla fine, quindi non c’è un andamento dei punti.

# Profilo

cmd-profile = Che cosa ha giocato qualcuno
cmd-profile-person = Di chi; il tuo, se non lo scrivi
person-plain = Giocatore
profile-head = **Profilo** · { $name }
profile-hidden = { $name } non desidera mostrare un profilo.
profile-bot = { $name } è un bot, e i bot non hanno un profilo.
profile-none = { $name } non ha ancora finito nessuna partita, quindi non c’è niente da mostrare. Proponi un tavolo con **/play**.
profile-none-own = Non hai ancora finito nessuna partita, quindi non c’è niente da mostrare. Apri un tavolo con **/play**.
profile-best = Punteggi migliori:
profile-best-line = • { $title }: **{ $score }**{ $link }
profile-best-link = {" "}· tavolo { $table }: { $link }
profile-pace = Tempo di risposta abituale: { $span }.
profile-pace-short = tempo di risposta abituale: { $span }
profile-prompt = Risposte in tempo, fra quelle attese da altri: { $share } su 100 ({ $count } negli ultimi { $days } giorni).
profile-prompt-short = risposte in tempo: { $share } su 100
profile-friends = Gioca più spesso con { $who }.
profile-friend = { $name } ({ COUNT($count, "game") })
profile-alt = Profilo: { $name }. { $about }
profile-rating = Rating, { $title }: { $rating } dopo { COUNT($matches, "game") }.
profile-matches = { $title }: { $count ->
    [one] { $count } partita giocata fino alla fine.
   *[other] { $count } partite giocate fino alla fine.
}
profile-wins = { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
} in { $matches ->
    [one] { $matches } partita classificata
   *[other] { $matches } partite classificate
}; attese: { $expected }.
profile-ratings = Rating
profile-matches-head = Partite per gioco
profile-wins-head = Vittorie in partite classificate
profile-won = Vinte ({ $by })
profile-expected = Attese
profile-count = { COUNT($count, "game") }
profile-unfinished = { $count ->
    [one] { $count } non finita
   *[other] { $count } non finite
}
profile-unrated = Ancora nessun rating: valgono solo le partite cominciate e finite soltanto da persone.

# Confronto diretto e vittorie di fila

cmd-profile-against = Contro chi; tu, se non lo scrivi
profile-runs = Vittorie di fila in partite classificate: { $now } ora, { $most } al massimo. Anche un primo posto condiviso è una vittoria.
duel-head = { $one ->
    [no] Insieme a { $other } hai finito { COUNT($count, "game") }; il tuo bilancio: { $balance }. Chi lascia una partita sta dietro a chi resta.
   *[other] { $one } e { $other } hanno finito insieme { COUNT($count, "game") }; il bilancio di { $one }: { $balance }. Chi lascia una partita sta dietro a chi resta.
}
duel-balance = davanti in { $ahead }, dietro in { $behind }{ $level ->
    [0] {""}
   *[other] , alla pari in { $level }
}
duel-line = • { $title }: { $balance }
duel-none = { $one ->
    [no] Tu e { $other } non avete ancora finito nessuna partita insieme.
   *[other] { $one } e { $other } non hanno ancora finito nessuna partita insieme.
}
duel-own = Il tuo bilancio nelle partite finite:
duel-against = • contro { $name }: { $balance }
duel-same = Nessuno gioca contro di sé. Indica due persone, o una sola per vedere com’è andata con te.

# Record di un server

cmd-records = I record di questo server
cmd-records-title = Un gioco o tutti
records-head = **Record** · { $title } · { $where }
records-best-people = Punteggi migliori fra persone:
records-best-strong = Punteggi migliori contro soli computer forti:
records-best-computers = Punteggi migliori contro soli computer:
records-best-easy = Punteggi migliori contro soli computer facili:
records-best-alone = Punteggio migliore in solitaria:
records-title-line = { $seats ->
    [one] • { $title }, { $seats } giocatore: **{ $score }**, { $who }{ $link }
   *[other] • { $title }, { $seats } giocatori: **{ $score }**, { $who }{ $link }
}
records-seats-line = { $seats ->
    [one] • { $seats } giocatore: **{ $score }**, { $who }{ $link }
   *[other] • { $seats } giocatori: **{ $score }**, { $who }{ $link }
}
records-closest = Partita più combattuta: { $margin ->
    [0] parità di punti
   *[other] **{ $score }** di differenza
}, { $who } ({ $title }){ $link }
records-longest = Partita più lunga: **{ $span }**, { $who } ({ $title }){ $link }
records-fastest = Partita più breve: **{ $span }**, { $who } ({ $title }){ $link }
records-rating = Rating più alto: **{ $rating }**, { $who }{ $link }
records-run = Più vittorie di fila in partite classificate: **{ $count }**, { $who }{ $link }
records-link = {" "}· tavolo { $table }: { $link }
records-foot = -# Contano le partite finite e chi vi è rimasto fino alla fine; un rating conta dalla quinta partita. Chi non vuole comparire non ha record.
records-none = Qui non c’è ancora nessun record. Finisci una partita in questo server, ed è tuo.
records-no-server = In un messaggio privato non c’è un server, quindi non ci sono record. Usa il comando in un server.

# Replica e verifica

history-since = **Dal tuo ultimo turno:**
history-since-nothing = Dal tuo ultimo turno non è successo niente.
button-history-later = Dopo

cmd-table-replay = Guarda una partita passo per passo
cmd-table-replay-step = Quale passo; 0 è il tavolo prima della prima risposta
cmd-verify = Verifica seme e risultato di una partita finita
replay-head = **{ $title }** · tavolo { $table } · passo { $step } di { $steps } · { $at }
replay-begin = La partita comincia.
replay-quiet = Qui non è successo niente che tu possa sapere.
replay-own = Questo è ciò che avevi allora.
replay-past = { $steps ->
    [0] Questa partita non ha ancora risposte. Si vede solo il passo 0.
    [one] Questa partita ha { $steps } passo. Scegline uno da 0 a { $steps }.
   *[other] Questa partita ha { $steps } passi. Scegline uno da 0 a { $steps }.
}
replay-other-rules = Questa partita è cominciata con regole più vecchie, quindi questa versione non può rigiocarla. Il risultato resta com’è.
button-replay-first = Inizio
button-replay-back = Indietro
button-replay-on = Avanti
button-replay-last = Fine
button-replay-table = Il tavolo
button-animate = Come film
button-json = Come dati
film-progress = Il film è in lavorazione: immagini disegnate { $done } su { $count }.
film-done = **{ $title }** · tavolo { $table }: un film di ciò che tutti potevano vedere.
film-alt = { $title }, tavolo { $table }: un film di ciò che tutti potevano vedere.
film-late = Il film è pronto, ma Discord non lo ha accettato. Chiedilo di nuovo.
film-busy = Un film per questo server è già in lavorazione. Riprova quando è pronto.
film-broken = Non è stato possibile finire il film. Riprova.
film-too-large = Questa partita è troppo lunga: Discord non accetterebbe il film. Guardala con **/table replay**.
film-no-artist = Nessuno disegna il gioco del tavolo { $table }, quindi non c’è un film. **/table history** lo racconta a parole.
export-done = Il tavolo { $table } come dati: seme, diario e risultati. I posti si contano da 0, e non c’è nessun nome.
verify-head = **{ $title }** · tavolo { $table }
verify-seed = ✔ Il seme `{ $seed }` corrisponde all’hash `{ $hash }` pubblicato all’inizio.
verify-seed-wrong = ✘ Il seme `{ $seed }` non corrisponde all’hash `{ $hash }` pubblicato all’inizio.
verify-result = ✔ Rigiocato da questo seme, il diario porta al risultato salvato. Risposte: { $answers }.
verify-result-wrong = ✘ Rigiocato da questo seme, il diario porta a un risultato diverso da quello salvato. Risposte: { $answers }.
verify-result-none = ✘ Rigiocato da questo seme, il diario non porta a una fine. Può essere danneggiato, o di una versione più vecchia con altre regole.
verify-how = L’hash è lo SHA-256 del seme così com’è scritto, quindi puoi controllarlo anche tu.
verify-running = Al tavolo { $table } si gioca ancora. Il suo seme si pubblica alla fine, e allora si può controllare.
verify-abandoned = Al tavolo { $table } non si è giocato fino alla fine, quindi non c’è un risultato da controllare.

# Privacy

cmd-privacy = Che cosa conservo su di te; chiedine una copia o la cancellazione
privacy-nothing = Su di te non conservo niente.
privacy-head = **Che cosa conservo su di te**
privacy-person = • il tuo numero Discord, l’ultimo nome che ho visto, la tua lingua e quella del tuo Discord, il fuso orario e le ore di silenzio, e le tue preferenze su messaggi privati, promemoria e classifiche
privacy-seats = { $count ->
    [one] • un posto a un tavolo, con il periodo in cui era tuo e dove si trova il tuo messaggio privato
   *[other] • { $count } posti ai tavoli, con il periodo in cui erano tuoi e dove si trova il tuo messaggio privato
}
privacy-ratings = • { $count ->
    [one] una variazione del tuo rating
   *[other] { $count } variazioni del tuo rating
} e i tuoi posti nelle classifiche
privacy-paces = • quanto tempo hai impiegato per { $count ->
    [one] una risposta
   *[other] { $count } risposte
}, solo come conteggi
privacy-absences = • le tue assenze da questo trimestre in poi: { $count ->
    [one] una
   *[other] { $count }
}
privacy-votes = • come hai votato ai tavoli: { $count ->
    [one] un voto o una proposta
   *[other] { $count } voti o proposte
}
privacy-bars = • che la moderazione ti esclude dai tavoli di { $count ->
    [one] un server
   *[other] { $count } server
}, e che cosa ne ha annotato
privacy-barred = • che escludi { $count ->
    [one] una persona
   *[other] { $count } persone
} dai tavoli dei tuoi server
privacy-blocks = • che blocchi { $count ->
    [one] una persona
   *[other] { $count } persone
}, e da quando
privacy-reservations = • che { $count ->
    [one] a un tavolo in attesa c’è un posto riservato a te
   *[other] a { $count } tavoli in attesa ci sono posti riservati a te
}
privacy-promptness = { $count ->
    [one] • se il tuo ultimo turno era in tempo
   *[other] • quanti dei tuoi ultimi { $count } turni erano in tempo
}
privacy-bars-stay = Resta solo l’esclusione dai tavoli di un server, legata al solo tuo numero Discord, finché la sua moderazione non la toglie.
privacy-listed = Il tuo nome è nelle classifiche, e gli altri possono vedere il tuo profilo.
privacy-hidden = Il tuo nome non è in nessuna classifica, e gli altri non possono vedere il tuo profilo.
privacy-rest = I diari delle partite nominano i posti, mai le persone. Non leggo nessun messaggio.
privacy-copy = Tutto ciò che conservo su di te.
privacy-sent = Ti ho mandato un messaggio privato con tutto ciò che conservo su di te.
privacy-too-much = Conservo su di te più di quanto Discord accetti in un solo file, anche compresso. Non è partito niente; chiedi la tua copia a chi mi gestisce.
privacy-no-dm = Discord non mi permette di mandarti un messaggio privato. Consenti i messaggi dai membri di questo server, poi premi di nuovo il pulsante.
privacy-ask = Cancellare tutto ciò che ti riguarda? { $count ->
    [0] Le partite finite restano, con il nome sostituito, e i risultati degli altri non cambiano. Non si può annullare.
    [one] Lasci il tavolo dove hai un posto: lì continua un computer. Le partite finite restano, con il nome sostituito, e i risultati degli altri non cambiano. Non si può annullare.
   *[other] Lasci i { $count } tavoli dove hai un posto: lì continuano dei computer. Le partite finite restano, con il nome sostituito, e i risultati degli altri non cambiano. Non si può annullare.
}
privacy-erased = Tutto ciò che ti riguarda è cancellato. Dove avevi giocato, al tuo posto c’è «{ person-erased }».
button-privacy-copy = Mandami una copia
button-privacy-hide = Nascondi il mio nome
button-privacy-show = Mostra il mio nome
button-privacy-erase = Cancella tutto
button-privacy-sure = Cancella per sempre

replay-points = Punti fin qui:
replay-round = { $round } { $number }
replay-to-round = Vai a: { $round } …
privacy-lessons = • a che punto sei { $count ->
    [one] nella lezione di un gioco
   *[other] nelle lezioni di { $count } giochi
}
privacy-company = • { $count ->
    [one] una cosa
   *[other] { $count } cose
} su come trovi compagnia: inviti dell’ultimo giorno, tavoli da cui ti hanno tolto, chi cerchi, che cosa guardi e i tuoi campionati
winners = { $count ->
    [one] Vince { $players }
   *[other] Vincono { $players }
}
