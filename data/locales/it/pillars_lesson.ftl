# La lezione di I pilastri della terra: che cosa dice a ogni passo, e perché lì una risposta è buona o debole.

pillars-lesson-welcome =
    Ti diamo il benvenuto a Kingsbridge. In { $rounds } round i tuoi **lavoratori** portano cubi di sabbia, legno e pietra, e con quei cubi i tuoi **artigiani** costruiscono la cattedrale e fanno punti.

    In ogni round prendi carte, piazzi tre **costruttori** sulla mappa, e poi si passa da un luogo all’altro nell’ordine dei numeri. Nel luogo 4, **Kingsbridge**, ci sono due **vantaggi**: uno, Toledo, porta 2 cubi di metallo.

    Giochi contro { $rival_1 }, un computer. Niente di ciò che provi qui conta.
pillars-lesson-card =
    A turno si prende una carta: le **carte risorsa** portano cubi e impegnano tanti lavoratori quanti ne indicano, gli **artigiani** costano l’oro della loro moneta. I tuoi primi tre ricavano un punto da due o tre cubi.

    Il **Fabbro** porta 2 monete d’oro a round, se hai metallo, e il metallo è a Kingsbridge.
pillars-lesson-card-right = Costa poco e si ripaga già nel primo round, se ottieni il metallo. A questo pensiamo fra poco.
pillars-lesson-card-fine = È buono anche lui: due volte a round ricava 4 monete d’oro da un cubo di legno. Ma il legno bisogna darglielo, e il Fabbro il metallo non lo consuma.
pillars-lesson-card-pass = Chi passa in questo round non prende più carte, quindi i tuoi lavoratori non porterebbero nessun cubo.
pillars-lesson-card-other = Una buona carta. Ma i cubi arrivano in ogni round, e un artigiano che si ripaga da sé conviene assumerlo presto. Di cubi per te ne resteranno.
pillars-lesson-cubes =
    Non tutti i cubi costano uguale: la sabbia impegna pochi lavoratori, la pietra molti, perché gli artigiani migliori vogliono pietra. Il tuo Impastatore ricava un punto da tre cubi di sabbia.
pillars-lesson-cubes-right = Due lavoratori per due cubi di sabbia sono pochi. Alla fine del round tornano a casa, e i cubi si possono conservare per il prossimo.
pillars-lesson-cubes-pass = Prima prendi qualche cubo: il tuo Impastatore non ha niente con cui lavorare.
pillars-lesson-cubes-sand = Sette lavoratori per quattro cubi di sabbia sono molti: con l’altra carta due cubi ne impegnano solo due.
pillars-lesson-cubes-wood = Impegna nove dei tuoi lavoratori, e al tuo Falegname servono due cubi di legno per un punto.
pillars-lesson-cubes-craftsman = Ricava 4 monete d’oro da un cubo di legno, due volte a round. Ma di legno non ne hai, e l’unica carta di legno rimasta impegna nove lavoratori.
pillars-lesson-cubes-other = La pietra impegna molti dei tuoi lavoratori, e al tuo Scalpellino ne servono due cubi per un punto. Più avanti, con artigiani migliori, la pietra vale il suo prezzo.
pillars-lesson-mill =
    I lavoratori che non mandi da nessuna parte, quando passi, vanno alla **Filanda**, e ognuno porta 1 moneta d’oro. L’oro ti serve per costruttori e artigiani. C’è qualcosa qui che ora vale di più?
pillars-lesson-mill-right = Dieci monete d’oro per dieci lavoratori. Nei primi round l’oro vale più di cubi che nessuno sa usare bene.
pillars-lesson-mill-craftsman = Ricava oro dal legno, ma di legno non ne hai, e l’unica carta di legno rimasta impegna nove dei tuoi dieci lavoratori.
pillars-lesson-mill-other = Fai il conto: quei lavoratori alla Filanda porterebbero altrettante monete d’oro, e gli artigiani che hai non ricavano quasi niente da quei cubi.
pillars-lesson-builders =
    Ora si estraggono i **costruttori** da un sacchetto. Il primo costa { $track_prices_1 } monete d’oro, il secondo 1 di meno, e così via. **Paga e piazzalo, oppure passa**: allora si piazza gratis quando sono tutti estratti, ma gli spazi migliori potrebbero essere occupati.

    La **Corte del Re** ti risparmia la tassa del re, da { $tax_least } a { $tax_most } monete d’oro in ogni round.
pillars-lesson-builder =
    A **Kingsbridge** aspetta il metallo che serve al tuo Fabbro: Toledo.
pillars-lesson-builder-right = Al tuo Fabbro serve metallo, e un cubo si vende per { $market_prices_metal } monete d’oro.
pillars-lesson-builder-fine = Va quasi altrettanto bene: niente tassa in questo round, e 1 cubo di metallo per chi è sul primo spazio. Ma Toledo ne porta 2.
pillars-lesson-builder-pass = Spesso è giusto, e qui risparmieresti 5 monete d’oro. Ma { $rival_1 } ha un costruttore nel sacchetto, e prenderebbe volentieri il metallo.
pillars-lesson-builder-other = Uno spazio utile. Ma senza metallo il tuo Fabbro non porta niente, e il metallo lo porta Toledo.
pillars-lesson-priory =
    Il tuo secondo costruttore costa solo 3 monete d’oro. C’è un luogo che dà semplicemente punti: il **Priorato**.
pillars-lesson-priory-right = All’inizio della partita i tuoi artigiani non ne fanno tanti.
pillars-lesson-priory-pass = Risparmieresti 3 monete d’oro. Ma nel sacchetto c’è ancora un solo costruttore, il tuo, e sul tracciato ne aspetta già uno di { $rival_1 }: andrà sul migliore degli spazi che restano.
pillars-lesson-priory-less = Un punto è un punto, ma per le stesse 3 monete d’oro il primo spazio del Priorato ne dà 2.
pillars-lesson-priory-other = Ha la sua utilità, ma guarda che cosa puoi avere adesso per 3 monete d’oro.
pillars-lesson-bishop =
    Ho messo il tuo terzo costruttore nella **Sede del Vescovo**, per 2 monete d’oro. Ora si passa da un luogo all’altro. È venuto un **evento** buono, «{ pillars-card-volunteers }»: ogni carta risorsa porta 1 cubo in più. Da uno cattivo il vescovo ti proteggerebbe; con uno buono ricevi anche un cubo. Quale cubo prendi?
pillars-lesson-bishop-right = La pietra impegna più lavoratori di ogni altro cubo, quindi è il regalo migliore.
pillars-lesson-bishop-fine = Un cubo è un cubo. La pietra varrebbe un po’ di più.
pillars-lesson-build =
    La Filanda ti ha portato 10 monete d’oro, e la tassa del re te ne ha prese 4. L’ultimo luogo che dà punti è la **cattedrale**. Ti propongo ciò che lì dà più punti senza spendere oro e conserva ciò che è utile più avanti.
pillars-lesson-build-right = Tre cubi di sabbia danno un punto, e il Fabbro porta 2 monete d’oro. Non è ancora molto; per questo ci sono artigiani migliori.
pillars-lesson-build-fine = È proprio quello che propongo, e il Fabbro porta il suo oro da sé.
pillars-lesson-build-other = Allora i tuoi tre cubi di sabbia non danno nessun punto. Le 2 monete d’oro del Fabbro le ricevi comunque.
pillars-lesson-mason =
    Round 2. Un **Muratore** trasforma un cubo di pietra in un punto, tre volte a round. Confronta: al tuo Scalpellino servono due cubi di pietra per un punto. I Muratori lavorano solo accanto a un Impastatore, e tu ce l’hai.
pillars-lesson-mason-right = Il doppio da ogni pietra, per 4 monete d’oro.
pillars-lesson-mason-pass = Allora in questo round non prendi nessuna carta: niente cubi, e { $rival_1 } può prendersi il Muratore.
pillars-lesson-mason-other = Cubi ce ne saranno anche dopo, ma questo è l’unico Muratore del round, e { $rival_1 } lo prenderebbe.
pillars-lesson-stone =
    Ora al tuo Muratore serve pietra. Hai tutti i tuoi { $start_workers } lavoratori.
pillars-lesson-stone-right = Prendi i cubi che servono agli artigiani che hai.
pillars-lesson-stone-other = Hai un Muratore che vuole pietra, e questa è l’ultima pietra fra le carte scoperte.
pillars-lesson-shiring =
    A **Shiring** due artigiani aspettano chi vi ha un costruttore; le loro monete contano soltanto fra le carte scoperte. Il Vasaio ricava un punto da ogni cubo di sabbia, due volte a round, e l’Architetto porta un punto a round senza bisogno di cubi.
pillars-lesson-shiring-right = Un punto per ogni cubo di sabbia invece di uno per tre. E il prossimo costruttore ha preso l’Architetto.
pillars-lesson-shiring-fine = Anche l’Architetto è buono: lo prendo con il tuo prossimo costruttore, e prima il Vasaio.
pillars-lesson-shiring-pass = Se passi, { $rival_1 } può prenderli tutti e due prima che tocchi al tuo costruttore. Gli artigiani restano per tutta la partita, quindi nei primi round valgono il prezzo.
pillars-lesson-shiring-other = Aiuta una volta sola. Un artigiano lavora in ogni round da ora in poi.
pillars-lesson-discard =
    Con il Vasaio e l’Architetto i tuoi artigiani sono sette, e hai posto per { $limits_craftsmen }. Due devono lasciare il gioco, uno dopo l’altro; può essere chiunque. Il primo lo scegli tu, il secondo lo scelgo io. Chi va via per primo?
pillars-lesson-discard-right = Con un Muratore, lo Scalpellino sprecherebbe soltanto pietra. Va via anche il Fabbro: si è ripagato.
pillars-lesson-discard-fine = Il Fabbro si è ripagato, e lo lascio andare subito dopo. Prima va via lo Scalpellino, perché il Muratore fa tutto ciò che fa lui, e meglio.
pillars-lesson-discard-mixer = Attenzione: senza un Impastatore il tuo Muratore non porta niente.
pillars-lesson-discard-other = Quello lavora per te. Cerca qualcuno il cui lavoro un altro fa meglio.
pillars-lesson-saved =
    Round 3. Il costruttore a Kingsbridge ti ha portato **Remigius**, un vantaggio che vale una volta: piazza gratis un costruttore. Il suo pulsante è qui sotto.

    Come primo giocatore puoi, una volta a round, scegliere **Estraine un altro**: questo costruttore torna nel sacchetto.
pillars-lesson-saved-right = Mando questo costruttore a Shiring, prima di tutti gli altri, a prendere un Vasaio migliore al posto del primo.
pillars-lesson-saved-redraw = Anche il prossimo costerebbe { $track_prices_1 } monete d’oro, che non hai. Estraine un altro quando il costruttore di qualcun altro ti prenderebbe lo spazio.
pillars-lesson-saved-other = Aspetteresti fino alla fine, per prendere ciò che resta. Quale momento migliore per Remigius del costruttore più caro?
pillars-lesson-market =
    Un **evento** cattivo, «{ pillars-card-conflict }», ha fatto perdere 2 punti a ciascuno, e la tassa del re ti ha preso l’ultimo oro: alla Corte non c’era nessuno dei tuoi. Ma il tuo costruttore al **Mercato** ti permette di commerciare, e nessuno dei tuoi artigiani può usare i tuoi 3 cubi di metallo.
pillars-lesson-market-right = Quindici monete d’oro, e ho venduto anche un cubo di sabbia: bastano per un artigiano e un costruttore nel prossimo round.
pillars-lesson-market-sand = Da tre cubi di sabbia il tuo Vasaio ricava punti, e il quarto lo vendo dopo. Prima il metallo: nessuno dei tuoi artigiani può usarlo.
pillars-lesson-market-other = Puoi fare di meglio: fra tutto ciò che hai, niente ti mancherebbe meno del metallo, tutto quanto.
pillars-lesson-sculptor =
    Round 4. Di round in round arrivano artigiani migliori. Uno **Scultore** trasforma ogni cubo di pietra in 2 punti, due volte a round. Qualcuno deve fargli posto: lascerò andare l’Architetto.
pillars-lesson-sculptor-right = Due punti per un cubo di pietra: da ora la pietra va prima a lui.
pillars-lesson-sculptor-pass = Allora in questo round non prendi più carte: niente pietra e niente Scultore.
pillars-lesson-sculptor-other = Non è sbagliato. Ma nessun altro fra le carte scoperte ricava tanto da una pietra, e lui lavora per tre round.
pillars-lesson-later =
    Ho giocato questo round fino alla fine: 10 punti nella cattedrale, e da Shiring un Carpentiere al posto del Falegname. Ora hai { $points_1 } punti, { $rival_1 } ne ha { $points_2 }. Sarebbero 2 in più, ma l’oro non bastava per la tassa, e l’**oro mancante** costa punti.

    La cornice della mappa mostra i punti. In ogni round si finisce un pezzo della cattedrale; l’ultimo chiude la partita.
pillars-lesson-bell =
    Ho giocato fino all’ultimo round: sono venuti un secondo Scultore e un Orafo, l’Impastatore è andato via, e Jack, un vantaggio, fa posto per un sesto artigiano.

    La Corte del Re ti ha portato 2 cubi di metallo, che nessuno dei tuoi artigiani usa. Quattro cubi di pietra sono in arrivo per i tuoi Scultori, che possono scolpirne cinque.
pillars-lesson-bell-right = Quattro punti per ogni cubo di metallo: 8 punti per 5 monete d’oro.
pillars-lesson-bell-stone = Un terzo Scultore non troverebbe pietra: gli altri due usano già tutta quella che arriva.
pillars-lesson-bell-later = È l’ultimo round: quello che aiuta più avanti non aiuta più nessuno.
pillars-lesson-bell-pass = Anche { $rival_1 } ha metallo, e lo prenderebbe.
pillars-lesson-bell-other = Porta qualcosa anche quello, ma meno: dai tuoi due cubi di metallo il Fonditore di campane ricava 8 punti.
pillars-lesson-leaves =
    Il Fonditore di campane è il tuo settimo artigiano, e c’è posto per sei. Chi in questo round non porta niente? Guarda con che cosa si può lavorare: cinque cubi di pietra, tre di sabbia, uno di legno, due di metallo, e niente oro. La pietra vale di più dai due Scultori.
pillars-lesson-leaves-right = Tutta la pietra va agli Scultori, e senza un Impastatore il Muratore non potrebbe comunque lavorare.
pillars-lesson-leaves-fine = Va bene anche così: l’Orafo fa punti con l’oro, e tu non ne hai. Il Muratore non trova pietra e non ha un Impastatore, quindi neanche lui porta niente.
pillars-lesson-leaves-other = Per quello i cubi ci sono, quindi perderesti punti. Chi non ha niente con cui lavorare?
pillars-lesson-last =
    L’ultima volta nella cattedrale. Tutto ciò che hai ora si può usare fino in fondo, perché a partita finita cubi e oro non contano niente.
pillars-lesson-last-right = Ogni cubo diventa punti: 22 in un solo round.
pillars-lesson-last-stop = Allora perdi tutto ciò che hai, e con quello 22 punti.
pillars-lesson-last-other = Lo faresti passo per passo; la proposta ricava il massimo da tutto in una volta.
pillars-lesson-score =
    La cattedrale è compiuta: { $points_1 } punti per te, { $points_2 } per { $rival_1 }.

    I **lavori in pietra** sono più della metà: un Muratore, poi due Scultori. **Malta e ceramica** è il Vasaio, **Metallo, vetro e organi** il Fonditore di campane; **Priorato** e **Architetto** non hanno avuto bisogno di cubi. L’oro decide solo i pareggi.
pillars-lesson-farewell =
    Ora conosci una partita intera. Le carte sono molte, ma fanno tutte la stessa cosa: cubi e oro diventano punti.

    Tre cose da ricordare: assumi presto buoni artigiani e lascia andare quelli semplici; prendi i cubi che servono ai **tuoi** artigiani; paga per un costruttore solo se qualcuno ti prenderebbe lo spazio.

    Scrivi **/pillars new** per aprire un tavolo con chi vuoi o con dei computer, e trovi **Regole** su ogni scheda e ogni pannello.
