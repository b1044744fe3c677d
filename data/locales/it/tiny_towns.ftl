towns-title = Tiny Towns

# Cubi: il nome, e con l’articolo dove serve

towns-cube-brick = mattone
    .un = un mattone
    .il = il mattone
towns-cube-glass = vetro
    .un = del vetro
    .il = il vetro
towns-cube-wheat = grano
    .un = del grano
    .il = il grano
towns-cube-wood = legno
    .un = del legno
    .il = il legno
towns-cube-stone = pietra
    .un = una pietra
    .il = la pietra
towns-cube-lacking = Ciò che manca ai miei piani
    .un = ciò che manca ai miei piani
    .il = ciò che manca ai miei piani
towns-cube-at = { $resource } in { $at }
    .un = { UN($resource) } in { $at }
    .il = { IL($resource) } in { $at }
towns-cubes-listed = con { $cubes }

# Carte: nomi, e con l’articolo

towns-card-cottage = Casetta
    .un = una Casetta
towns-card-farm = Fattoria
    .un = una Fattoria
towns-card-granary = Granaio
    .un = un Granaio
towns-card-greenhouse = Serra
    .un = una Serra
towns-card-orchard = Frutteto
    .un = un Frutteto
towns-card-fountain = Fontana
    .un = una Fontana
towns-card-millstone = Macina
    .un = una Macina
towns-card-shed = Capanno
    .un = un Capanno
towns-card-well = Pozzo
    .un = un Pozzo
towns-card-abbey = Abbazia
    .un = un’Abbazia
towns-card-chapel = Cappella
    .un = una Cappella
towns-card-cloister = Chiostro
    .un = un Chiostro
towns-card-temple = Tempio
    .un = un Tempio
towns-card-almshouse = Ospizio
    .un = un Ospizio
towns-card-feast_hall = Sala dei banchetti
    .un = una Sala dei banchetti
towns-card-inn = Locanda
    .un = una Locanda
towns-card-tavern = Taverna
    .un = una Taverna
towns-card-bakery = Forno
    .un = un Forno
towns-card-market = Mercato
    .un = un Mercato
towns-card-tailor = Sartoria
    .un = una Sartoria
towns-card-theater = Teatro
    .un = un Teatro
towns-card-bank = Banca
    .un = una Banca
towns-card-factory = Fabbrica
    .un = una Fabbrica
towns-card-trading_post = Emporio
    .un = un Emporio
towns-card-warehouse = Magazzino
    .un = un Magazzino
towns-card-architects_guild = Gilda degli Architetti
    .un = la Gilda degli Architetti
towns-card-archive = Archivio della Seconda Era
    .un = l’Archivio della Seconda Era
towns-card-barrett_castle = Castello Barrett
    .un = il Castello Barrett
towns-card-cathedral = Cattedrale di Caterina
    .un = la Cattedrale di Caterina
towns-card-fort_ironweed = Forte Ironweed
    .un = il Forte Ironweed
towns-card-mausoleum = Gran Mausoleo dei Rodina
    .un = il Gran Mausoleo dei Rodina
towns-card-grove_university = Università del Bosco
    .un = l’Università del Bosco
towns-card-mandras_palace = Palazzo Mandras
    .un = il Palazzo Mandras
towns-card-obelisk = Obelisco della Mezzaluna
    .un = l’Obelisco della Mezzaluna
towns-card-opaleyes_watch = Vedetta di Opaleye
    .un = la Vedetta di Opaleye
towns-card-shrine = Santuario dell’Albero Antico
    .un = il Santuario dell’Albero Antico
towns-card-silva_forum = Foro di Silva
    .un = il Foro di Silva
towns-card-bondmaker = Statua del Pacificatore
    .un = la Statua del Pacificatore
towns-card-sky_baths = Terme del Cielo
    .un = le Terme del Cielo
towns-card-starloom = Telaio delle Stelle
    .un = il Telaio delle Stelle

# Carte: poche parole per le immagini

towns-short-cottage = 3 se sfamata
towns-short-farm = Sfama 4 edifici qualsiasi
towns-short-granary = Sfama le 8 caselle intorno
towns-short-greenhouse = Sfama un gruppo di qualsiasi grandezza
towns-short-orchard = Sfama la sua riga e la sua colonna
towns-short-fountain = 2 accanto a un altro grigio
towns-short-millstone = 2 accanto a rosso o giallo
towns-short-shed = 1; va su qualsiasi casella vuota
towns-short-well = 1 per ogni Casetta accanto
towns-short-abbey = 3 se non accanto a nero, verde, giallo
towns-short-chapel = 1 per ogni Casetta sfamata
towns-short-cloister = 1 per ogni Chiostro in un angolo
towns-short-temple = 4 accanto a 2 Casette sfamate
towns-short-almshouse = Insieme: −1, 5, −3, 15, −5, 26
towns-short-feast_hall = 2, o 3 se ne hai più di chi è a destra
towns-short-inn = 3 se sola in riga e colonna
towns-short-tavern = Insieme: 2, 5, 9, 14, 20
towns-short-bakery = 3 accanto a rosso o nero
towns-short-market = 1 per ogni Mercato in riga o colonna
towns-short-tailor = 1, e 1 per ognuna al centro
towns-short-theater = 1 per ogni altro tipo in riga e colonna
towns-short-bank = 4; non puoi nominare il suo tipo
towns-short-factory = Nominato il suo tipo, ne metti un altro
towns-short-trading_post = 1; vale come qualsiasi cubo
towns-short-warehouse = Tiene 3; −1 per ogni cubo
towns-short-architects_guild = 1; sostituisci fino a 2 edifici
towns-short-archive = 1 per ogni tipo in città
towns-short-barrett_castle = 5 se sfamato; vale 2 Casette
towns-short-cathedral = 2; le caselle vuote non costano
towns-short-fort_ironweed = 7; non nomini più cubi
towns-short-mausoleum = Le Casette non sfamate valgono 3
towns-short-grove_university = 3; metti subito un edificio
towns-short-mandras_palace = 2 per ogni tipo accanto
towns-short-obelisk = Costruisci su qualsiasi casella vuota
towns-short-opaleyes_watch = 3 edifici quando i vicini costruiscono
towns-short-shrine = Da 1 a 8 per gli edifici già costruiti
towns-short-silva_forum = 1, e 1 per ogni edificio del gruppo più grande
towns-short-bondmaker = Metti i cubi nominati sulle tue Casette
towns-short-sky_baths = 2 per ogni tipo che manca
towns-short-starloom = 6, 3 o 2 per chi finisce presto

# Carte: l’effetto intero

towns-text-cottage = 3 punti se è sfamata. Non sfamata non dà niente, ma conta lo stesso per Pozzi e simili.
towns-text-farm = Sfama fino a quattro edifici che si possono sfamare, ovunque nella tua città. Da sola non dà punti.
towns-text-granary = Sfama ogni edificio che si può sfamare nelle otto caselle intorno. Da solo non dà punti.
towns-text-greenhouse = Sfama un gruppo di qualsiasi grandezza, ovunque sia: edifici che si possono sfamare e si toccano per i lati. Da sola non dà punti.
towns-text-orchard = Sfama ogni edificio che si può sfamare nella sua riga e nella sua colonna. Da solo non dà punti.
towns-text-fountain = 2 punti se accanto c’è almeno un edificio grigio.
towns-text-millstone = 2 punti se accanto c’è almeno un edificio rosso o giallo.
towns-text-shed = 1 punto. Puoi metterlo su qualsiasi casella vuota della tua città.
towns-text-well = 1 punto per ogni Casetta accanto, sfamata o no.
towns-text-abbey = 3 punti se accanto non c’è nessun edificio nero, verde o giallo.
towns-text-chapel = 1 punto per ogni Casetta sfamata nella tua città.
towns-text-cloister = 1 punto per ogni Chiostro in un angolo della tua città.
towns-text-temple = 4 punti se accanto ci sono due o più Casette sfamate.
towns-text-almshouse = Tutti gli Ospizi contano insieme: −1 punto per uno, 5 per due, −3 per tre, 15 per quattro, −5 per cinque, 26 per sei o più.
towns-text-feast_hall = 2 punti; 3 invece se hai più Sale dei banchetti di chi siede alla tua destra.
towns-text-inn = 3 punti se nella sua riga e nella sua colonna non c’è un’altra Locanda.
towns-text-tavern = Tutte le Taverne contano insieme: 2 punti per una, 5 per due, 9 per tre, 14 per quattro, 20 per cinque o più.
towns-text-bakery = 3 punti se accanto c’è almeno un edificio rosso o nero.
towns-text-market = 1 punto per ogni Mercato nella sua riga o nella sua colonna, compreso questo, dove ce ne sono di più.
towns-text-tailor = 1 punto, e 1 in più per ogni Sartoria nelle quattro caselle al centro della tua città.
towns-text-theater = 1 punto per ogni tipo diverso di edificio nella sua riga e nella sua colonna, esclusi i Teatri. Anche un monumento è un tipo.
towns-text-bank = 4 punti. Quando la costruisci, mettici un cubo di un tipo che non sta su nessun’altra tua Banca. Da Capomastro non puoi più nominare quel tipo.
towns-text-factory = Quando la costruisci, mettici un cubo di qualsiasi tipo. Quando un altro giocatore nomina quel tipo, puoi metterne uno diverso. Da sola non dà punti.
towns-text-trading_post = 1 punto. Per gli edifici successivi vale come un cubo di qualsiasi tipo, e resta dov’è. Si deve usare almeno un cubo vero.
towns-text-warehouse = Tiene fino a tre cubi, e costa 1 punto per ciascuno. Quando un altro giocatore nomina un tipo, puoi riporre qui quel cubo invece di metterlo, o scambiarlo con uno riposto e mettere quello. I cubi non ne escono in nessun altro modo.
towns-text-architects_guild = 1 punto. Quando la costruisci, puoi subito sostituire fino a due altri edifici della tua città con edifici di altri tipi.
towns-text-archive = 1 punto per ogni tipo diverso di edificio nella tua città, esclusi i monumenti.
towns-text-barrett_castle = 5 punti se è sfamato; basta sfamarlo una volta. Per gli altri tuoi edifici conta come due Casette, non come un monumento.
towns-text-cathedral = 2 punti. Le caselle vuote della tua città non ti costano niente.
towns-text-fort_ironweed = 7 punti. Non fai più da Capomastro, a meno che in gioco non resti solo tu.
towns-text-mausoleum = Le tue Casette non sfamate valgono 3 punti ciascuna.
towns-text-grove_university = 3 punti. Quando la costruisci, metti un edificio qualsiasi delle carte in gioco su una casella vuota della tua città.
towns-text-mandras_palace = 2 punti per ogni tipo diverso di edificio accanto.
towns-text-obelisk = D’ora in poi puoi mettere tutto ciò che costruisci su qualsiasi casella vuota della tua città.
towns-text-opaleyes_watch = Quando la costruisci, metti tre edifici diversi su questa carta. Quando chi siede alla tua sinistra o alla tua destra ne costruisce uno, metti il tuo su una casella vuota della tua città.
towns-text-shrine = Si conta quando lo costruisci, in base agli edifici della tua città, compreso questo: 1, 2, 3, 4 o 5 punti per altrettanti edifici, 8 per sei o più.
towns-text-silva_forum = 1 punto, e 1 in più per ogni edificio del tuo gruppo più grande: edifici dello stesso tipo che si toccano per i lati.
towns-text-bondmaker = Quando un altro giocatore nomina un tipo, puoi mettere quel cubo su una tua Casetta, uno su ciascuna. Quei cubi non si usano mai per costruire.
towns-text-sky_baths = 2 punti per ogni tipo di edificio che manca alla tua città. Sono sette; i monumenti non contano.
towns-text-starloom = 6 punti se la tua città è la prima a essere completata, 3 se è la seconda, 2 se è la terza. Città completate nello stesso turno condividono il posto, ciascuna con tutti i punti.

# Domande

towns-ask-keep = Quale monumento tieni? L’altro torna indietro senza che nessuno lo veda.
towns-ask-name = Hai il martello. Quale cubo mettono tutti?
towns-ask-name-solo = Quale delle carte scoperte prendi?
towns-ask-orders = Che cosa devo rispondere al tuo posto, così che nessuno debba aspettare? Lo vedi solo tu, e puoi cambiarlo in ogni momento.
towns-ask-place = Il cubo di questo turno è { IL($resource) }. Dove lo metti?
towns-ask-place-own = Hai nominato tu { IL($resource) }, quindi questo cubo va su una casella vuota. Quale?
towns-ask-place-factory = Il cubo di questo turno è { IL($resource) }, ma la tua Fabbrica ti permette di metterne un altro. Quale, e dove?
towns-ask-place-free = In questo turno il cubo lo scegli tu. Quale, e dove?
towns-ask-build = Costruisci qualcosa? Se no, di’ che hai finito.
towns-ask-build-nothing = Questa volta non puoi costruire niente. Di’ che hai finito, e nessuno saprà qual è il tuo monumento.
towns-ask-stock = Quale cubo metti sull’edificio in { $at } ({ $building })?
towns-ask-grove = L’Università del Bosco ti dà subito un edificio. Quale, e dove?
towns-ask-replace = { $most ->
    [one] Puoi sostituire uno dei tuoi edifici.
   *[other] Puoi sostituire fino a { $most } dei tuoi edifici.
} Scegli che cosa mettere e dove, o di’ che hai finito.
towns-ask-replace-more = Puoi sostituire ancora un edificio. Scegli che cosa mettere e dove, o di’ che hai finito.
towns-ask-watch = Quali tre edifici metti sulla Vedetta di Opaleye?
towns-ask-watch_place = Qualcuno accanto a te ha costruito ciò che aspetta sulla tua Vedetta. Su quale casella vuota metti il tuo?

towns-decides-novice = Regola per principianti: puoi invece mettere da parte questo cubo, { $left ->
    [one] ancora una volta in questa partita
   *[other] ancora { $left } volte in questa partita
}. Il cubo va perso, ma non costa niente.
towns-built-from = { $building } in { $at }, con i cubi in { $pattern }

towns-part-monument = Monumento
towns-part-resource = Cubo
towns-part-how = Che cosa farne
towns-part-warehouse = Magazzino
towns-part-at = Casella
towns-part-building = Edificio
towns-part-pattern = Cubi usati
towns-part-cubes = Cubi
towns-part-order = Ordine
towns-order-name = Nomina in ordine di preferenza
towns-order-plans = I miei piani: che cosa costruisco, dove e con quali cubi
towns-order-place = Dove va ogni tipo
towns-order-pass = Passa, a meno che non si possa costruire qualcosa
towns-at-store = in un Magazzino
towns-at-aside = da parte

towns-how-place = Mettilo
towns-how-store = Riponilo
towns-how-swap = Scambialo
towns-how-cottage = Su una Casetta
towns-how-aside = Mettilo da parte
towns-building-done = Fatto

# Perché qualcosa ora non è possibile

towns-why-place-first = Prima metti il cubo di questo turno. Poi puoi dire che cosa costruisci.
towns-why-cube = In { $at } c’è già { UN($resource) }, e i cubi non si spostano mai.
towns-why-building = In { $at } hai già { UN($building) }.
towns-why-bank = Su una tua Banca c’è { IL($resource) }, quindi non puoi scegliere questo tipo.
towns-why-no-card = Nessuna carta scoperta mostra { IL($resource) }.
towns-why-other-bank = Su un’altra tua Banca c’è già { IL($resource) }. A ognuna serve un tipo diverso.
towns-why-five-banks = Hai cinque Banche. Per una sesta non resta nessun tipo.
towns-why-warehouse-full = Il Magazzino in { $at } è pieno. Un cubo entra solo se un altro esce.
towns-why-cottage-taken = Sulla Casetta in { $at } c’è già un cubo.
towns-why-aside-used = Hai già messo da parte due cubi. In una partita di più non si può.
towns-why-no-pattern = I tuoi cubi non formano lo schema per { UN($building) }.
towns-why-monument-built = Hai già costruito { UN($building) }. Un monumento si costruisce una volta sola.

# Che cosa è successo

towns-event-kept = { $who } sceglie un monumento.
towns-event-named = { $who } nomina { IL($resource) }.
towns-event-chosen = { $who } prende la carta con { IL($resource) }.
towns-event-opened = Si scopre una nuova carta con { IL($resource) }.
towns-event-card = Il Municipio chiede { IL($resource) }.
towns-event-free = Il Municipio lascia libera la scelta: ciascuno sceglie un cubo.
towns-event-shuffled = Le carte risorsa si mescolano, e alcune si mettono via coperte.
towns-event-placed = { $who } mette { UN($resource) } in { $at }.
towns-event-stored = { $who } ripone { UN($resource) } nel Magazzino in { $at }.
towns-event-swapped = { $who } ripone { UN($stored) } nel Magazzino in { $store }, ne prende in cambio { UN($resource) } e mette questo cubo in { $at }.
towns-event-cottage = { $who } mette { UN($resource) } sulla Casetta in { $at }.
towns-event-aside = { $who } mette da parte { UN($resource) }.
towns-event-built = { $who } costruisce { UN($building) } in { $at }.
towns-event-monument = { $who } scopre e costruisce un monumento: { $building } in { $at }.
towns-event-stock = { $who } mette { UN($resource) } su { UN($building) }.
towns-event-shrine = { $who } avrà alla fine { COUNT($points, "point") } per il Santuario dell’Albero Antico.
towns-event-grove = { $who } riceve dall’Università del Bosco { UN($building) } in { $at }.
towns-event-replaced = { $who } sostituisce in { $at } { UN($old) } con { UN($new) }.
towns-event-watch = { $who } mette sulla Vedetta di Opaleye { UN($buildings) }.
towns-event-watch-placed = { $who } sposta { UN($building) } dalla Vedetta di Opaleye in { $at }.
towns-event-completed = { $who } completa la sua città.
towns-event-over = Tutte le città sono complete. Ecco quanto valgono.

# La fine

towns-points-round = Turno
towns-points-so-far = Dopo ogni turno: quanto sarebbe valsa ogni città se fosse rimasta com’era.
towns-score-empty = Caselle vuote
towns-tie-named = Turni da Capomastro (meno è meglio)
towns-tie-empty = Caselle vuote (meno è meglio)
towns-tie-cottages = Casette (più è meglio)
towns-rank-1 = Archistar di tutta la valle
towns-rank-2 = Custode dei piani della città
towns-rank-3 = Professionista di buon nome
towns-rank-4 = Mano abile con il legno
towns-rank-5 = Apprendista con il gesso sul naso
towns-rank-6 = Portacubi per conto d’altri

# Opzioni

towns-option-monuments = Monumenti
towns-option-first_game = Carte per la prima partita
towns-option-red = Carta rossa
towns-option-gray = Carta grigia
towns-option-orange = Carta arancione
towns-option-green = Carta verde
towns-option-yellow = Carta gialla
towns-option-black = Carta nera
towns-option-novice = Regola per principianti
towns-option-town_hall = Municipio
towns-option-starts = Primo Capomastro
towns-option-red-random = a caso
towns-option-red-farm = { towns-card-farm }
towns-option-red-granary = { towns-card-granary }
towns-option-red-greenhouse = { towns-card-greenhouse }
towns-option-red-orchard = { towns-card-orchard }
towns-option-gray-random = a caso
towns-option-gray-fountain = { towns-card-fountain }
towns-option-gray-millstone = { towns-card-millstone }
towns-option-gray-shed = { towns-card-shed }
towns-option-gray-well = { towns-card-well }
towns-option-orange-random = a caso
towns-option-orange-abbey = { towns-card-abbey }
towns-option-orange-chapel = { towns-card-chapel }
towns-option-orange-cloister = { towns-card-cloister }
towns-option-orange-temple = { towns-card-temple }
towns-option-green-random = a caso
towns-option-green-almshouse = { towns-card-almshouse }
towns-option-green-feast_hall = { towns-card-feast_hall }
towns-option-green-inn = { towns-card-inn }
towns-option-green-tavern = { towns-card-tavern }
towns-option-yellow-random = a caso
towns-option-yellow-bakery = { towns-card-bakery }
towns-option-yellow-market = { towns-card-market }
towns-option-yellow-tailor = { towns-card-tailor }
towns-option-yellow-theater = { towns-card-theater }
towns-option-black-random = a caso
towns-option-black-bank = { towns-card-bank }
towns-option-black-factory = { towns-card-factory }
towns-option-black-trading_post = { towns-card-trading_post }
towns-option-black-warehouse = { towns-card-warehouse }
towns-option-starts-random = a caso
towns-option-starts-host = chi siede al primo posto
towns-option-starts-seat_1 = posto 1
towns-option-starts-seat_2 = posto 2
towns-option-starts-seat_3 = posto 3
towns-option-starts-seat_4 = posto 4
towns-option-starts-seat_5 = posto 5
towns-option-starts-seat_6 = posto 6

towns-conflict-first-game = Le carte per la prima partita sono fisse, quindi non si può scegliere questa: { $card }. Lascia tutte le carte al caso, o disattiva l’opzione.
towns-conflict-no-hammer = Con il Municipio e in solitaria nessuno ha il martello, quindi lascia al caso il primo Capomastro.
towns-conflict-no-seat = Il posto { $seat } non può cominciare: i giocatori sono solo { $seats }.
towns-conflict-novice-solo = La regola per principianti richiede altri giocatori che nominino cubi, quindi in solitaria non vale.
towns-conflict-card-solo = In solitaria questa carta resta nella scatola: { $card }. Scegline un’altra del suo colore.

# Il gioco

towns-about = Tiny Towns è un gioco di Peter McPherson per 1–6 giocatori.
    Tutti i 25 edifici, tutti i 15 monumenti e tutte le tabelle hanno gli schemi e i valori stampati.
    I testi e le immagini qui sono nostri. Dove il regolamento tace, valgono le interpretazioni.

# Interpretazioni dove il regolamento tace

towns-ruling-1 = Se il cibo non basta per tutti, va dove dà più punti a chi lo possiede. Due Serre sfamano due gruppi diversi.
towns-ruling-2 = Un Emporio può valere come cubo in più edifici di un turno, anche per monumenti e altri Empori. Il nuovo edificio deve andare su una casella di cui si è usato il cubo vero.
towns-ruling-3 = Ciò che una carta fa nella città di chi la possiede vale subito, nello stesso turno.
towns-ruling-4 = La Vedetta di Opaleye guarda ciò che i vicini a sinistra e a destra costruiscono dal turno dopo la sua costruzione. Contano solo edifici fatti di cubi, non quelli dati da un’altra carta.
towns-ruling-5 = Gli edifici della Vedetta di Opaleye si mettono quando tutti hanno finito di costruire. Si devono mettere se c’è una casella vuota; altrimenti restano sulla carta. Dopo, in quel turno, non si può più costruire, quindi una città che si riempie è completa.
towns-ruling-6 = Ogni edificio della Vedetta di Opaleye viene una volta sola, anche se lo costruiscono tutti e due i vicini o uno dei due lo costruisce due volte. In due l’altro giocatore vale come tutti e due i vicini.
towns-ruling-7 = Una Banca o una Fabbrica che viene dall’Università del Bosco, dalla Gilda degli Architetti o dalla Vedetta di Opaleye riceve subito il suo cubo. Una sesta Banca non può venire, perché non le resta nessun tipo.
towns-ruling-8 = Chi ha sulle Banche tutti e cinque i tipi viene saltato come Capomastro e non prende cubi quando scelgono tutti. Se nessuno può più nominare un cubo, tutte le città sono complete. Le Banche vincolano anche l’ultimo giocatore.
towns-ruling-9 = Un cubo tolto da un Magazzino va su una casella vuota della città, mai in un altro Magazzino. I cubi riposti non si usano per costruire.
towns-ruling-10 = Una città senza caselle vuote è completa anche se un Magazzino ha ancora posto o una Casetta potrebbe ancora ricevere un cubo.
towns-ruling-11 = Con la Statua del Pacificatore su una Casetta può andare solo il tipo nominato, non quello che una Fabbrica farebbe mettere. Una Casetta con un cubo conta come ogni altra.
towns-ruling-12 = Con l’Obelisco, e per un Capanno, le caselle appena svuotate dallo stesso edificio sono caselle vuote.
towns-ruling-13 = L’Università del Bosco dà un edificio delle sette carte in gioco, e bisogna prenderlo. Se nessuna casella è vuota, non dà niente.
towns-ruling-14 = Quando la Gilda degli Architetti sostituisce un edificio, i cubi che ci stanno sopra vanno persi. La stessa casella non si sostituisce due volte.
towns-ruling-15 = Il Telaio delle Stelle conta le città completate nei turni precedenti. Dopo due città prime a pari merito, la successiva è terza.
towns-ruling-16 = Chi ha il Forte Ironweed non prende cubi in un turno del Municipio in cui scelgono tutti, ma può costruire. I turni da Capomastro prima del Forte contano ancora in un pareggio.
towns-ruling-17 = Le Casette che valgono 3 punti solo grazie al Mausoleo restano non sfamate per Cappelle e Templi.
towns-ruling-18 = Il Castello Barrett conta come due Casette per gli altri tuoi edifici, non in un pareggio.
towns-ruling-19 = Il Foro di Silva è anch’esso un gruppo di un solo edificio.
towns-ruling-20 = Con il Municipio una carta girata conta come nominata da un altro giocatore, anche per la regola per principianti. L’ultimo giocatore continua con carte e scelte allo stesso ritmo, e i pareggi cominciano dalle caselle vuote.
towns-ruling-21 = In solitaria si tiene come al solito uno dei due monumenti. Sala dei banchetti, Banca, Forte Ironweed, Vedetta di Opaleye e Telaio delle Stelle restano nella scatola.
towns-ruling-22 = Il giocatore alla tua destra è chi aveva il martello prima di te, cioè il posto prima del tuo.
towns-ruling-23 = I monumenti non costruiti si mostrano alla fine e non danno niente.
towns-ruling-24 = Ti si chiede se costruisci ogni volta che un monumento nascosto potrebbe starci, anche se il tuo no. Così nessuno scopre niente da chi riceve la domanda.
towns-ruling-25 = Chi comincia lo decide il caso, oppure lo si sceglie quando si apre il tavolo. Con il Municipio le carte le gira il bot, quindi nessuno deve fare il Sindaco.

towns-next-monument = Quale monumento?
towns-next-resource = Quale cubo?
towns-next-how = Che cosa ne fai?
towns-next-warehouse = Quale Magazzino?
towns-next-at = Su quale casella?
towns-next-building = Quale edificio?
towns-next-pattern = Con quali cubi?
