# La lezione di I pilastri della terra: che cosa dice a ogni passo, e perché lì una risposta è buona o debole.

pillars-lesson-welcome =
    Ti diamo il benvenuto a Kingsbridge. In { $rounds } round aiuti a costruire la cattedrale. Va sempre allo stesso modo: i tuoi **lavoratori** portano cubi di sabbia, legno e pietra, e alla fine del round i tuoi **artigiani** trasformano i cubi in punti.

    In ogni round prima prendi carte fra quelle scoperte sotto la mappa, poi i tuoi tre **costruttori** vanno sul tabellone, e poi si passa da un luogo all’altro nell’ordine dei loro numeri. Guarda il luogo 4, **Kingsbridge**: in ogni round vi aspettano due carte chiamate **vantaggi**, e uno dei due di questo round, Toledo, porta 2 cubi di metallo.

    Giochi contro { $rival_1 }, un computer. Prova quello che vuoi: niente di ciò che provi qui conta.
pillars-lesson-card =
    Fra le carte scoperte ci sono **carte risorsa**, che portano cubi e impegnano tanti lavoratori quanti ne indicano, e **artigiani**, che costano tanto oro quanto dice la loro moneta. A turno si prende una carta alla volta. Hai { $start_workers } lavoratori e { $start_gold_1 } monete d’oro, e per ora tre artigiani semplici, che trasformano due o tre cubi in un punto.

    Guarda il **Fabbro**: 2 monete d’oro a round, se hai metallo. E il metallo aspetta a Kingsbridge, come hai appena visto.
pillars-lesson-card-right = Costa poco e si ripaga già nel primo round, se ottieni il metallo. A questo pensiamo fra poco.
pillars-lesson-card-pass = Chi passa in questo round non prende più carte, quindi i tuoi lavoratori non porterebbero nessun cubo.
pillars-lesson-card-other = Una buona carta. Ma i cubi arrivano in ogni round, e un artigiano che si ripaga da sé conviene assumerlo presto. Di cubi per te ne resteranno.
pillars-lesson-cubes =
    Tocca di nuovo a te. Non tutti i cubi costano uguale: la sabbia impegna pochi lavoratori, la pietra molti, perché gli artigiani migliori vogliono pietra. Il tuo Impastatore ricava un punto da tre cubi di sabbia.
pillars-lesson-cubes-right = Due lavoratori per due cubi di sabbia sono pochi. Alla fine del round i lavoratori tornano a casa.
pillars-lesson-cubes-pass = Prima prendi qualche cubo: il tuo Impastatore non ha niente con cui lavorare.
pillars-lesson-cubes-other = Impegna molti dei tuoi lavoratori, e i tuoi artigiani semplici ne ricaverebbero un solo punto. Più avanti, con artigiani migliori, la pietra vale il suo prezzo.
pillars-lesson-mill =
    I lavoratori che non mandi da nessuna parte, quando passi, vanno alla **Filanda**, e ognuno porta 1 moneta d’oro. L’oro ti serve per costruttori e artigiani. C’è qualcosa qui che ora vale di più?
pillars-lesson-mill-right = Dieci monete d’oro per dieci lavoratori. Nei primi round l’oro vale più di cubi che nessuno sa usare bene.
pillars-lesson-mill-other = Fai il conto: quei lavoratori alla Filanda porterebbero altrettante monete d’oro, e gli artigiani che hai non ricavano quasi niente da quei cubi.
pillars-lesson-builders =
    Ora i costruttori. Sono in un sacchetto e si estraggono uno alla volta. Il primo estratto costa { $track_prices_1 } monete d’oro, il secondo 1 di meno, e così via. **Piazzalo e paga, oppure passa**: allora si piazza gratis, ma solo quando sono tutti estratti, e gli spazi migliori potrebbero essere occupati.

    I luoghi li incontri uno dopo l’altro. Per ora: la **Corte del Re** ti risparmia la tassa del re, che in ogni round prende da { $tax_least } a { $tax_most } monete d’oro, e i Muratori, come quello a Shiring, lavorano solo per chi ha anche un Impastatore.
pillars-lesson-builder =
    A **Kingsbridge** aspetta il metallo che serve al tuo Fabbro: Toledo.
pillars-lesson-builder-right = Il metallo è raro. Al tuo Fabbro ne serve, e un cubo si vende per { $market_prices_metal } monete d’oro.
pillars-lesson-builder-pass = Spesso è giusto, e qui risparmieresti 5 monete d’oro. Ma { $rival_1 } ha un costruttore nel sacchetto, e prenderebbe volentieri il metallo.
pillars-lesson-builder-other = Uno spazio utile. Ma senza metallo il tuo Fabbro non porta niente, e il metallo è proprio qui.
pillars-lesson-priory =
    Il tuo secondo costruttore costa solo 3 monete d’oro. C’è un luogo che dà semplicemente punti: il **Priorato**.
pillars-lesson-priory-right = E per sole 3 monete d’oro. All’inizio della partita i tuoi artigiani non ne fanno tanti.
pillars-lesson-priory-pass = Risparmieresti 3 monete d’oro. Ma nel sacchetto c’è ancora un solo costruttore, il tuo, e sul tracciato ne aspetta già uno di { $rival_1 }: andrà sul migliore degli spazi che restano.
pillars-lesson-priory-other = Ha la sua utilità, ma guarda che cosa puoi avere adesso per 3 monete d’oro.
pillars-lesson-bishop =
    Ho messo il tuo terzo costruttore nella **Sede del Vescovo**, per 2 monete d’oro. Ora si passa da un luogo all’altro. È venuto un **evento** buono, «{ pillars-card-volunteers }»: ogni carta risorsa porta 1 cubo in più. Da uno cattivo il vescovo ti proteggerebbe; con uno buono ricevi anche un cubo. Quale cubo prendi?
pillars-lesson-bishop-right = La pietra impegna più lavoratori di ogni altro cubo, quindi è il regalo migliore.
pillars-lesson-bishop-fine = Un cubo è un cubo. La pietra varrebbe un po’ di più.
pillars-lesson-build =
    L’ultimo luogo del round è la **cattedrale**, dove lavorano gli artigiani. Ti propongo ciò che dà più punti senza spendere oro e conserva ciò che è utile più avanti. Puoi anche farli lavorare uno alla volta.
pillars-lesson-build-right = Tre cubi di sabbia danno un punto, e il Fabbro porta 2 monete d’oro. Non è ancora molto; per questo ci sono artigiani migliori.
pillars-lesson-build-other = Puoi farlo, ma non ci guadagni niente: la proposta fa lo stesso, e di più.
pillars-lesson-mason =
    Round 2. Un **Muratore** trasforma un cubo di pietra in un punto, tre volte a round. Confronta: al tuo Scalpellino servono due cubi di pietra per un punto. I Muratori lavorano solo accanto a un Impastatore, e tu ce l’hai.
pillars-lesson-mason-right = Il doppio da ogni pietra, per 4 monete d’oro.
pillars-lesson-mason-other = Cubi ce ne saranno anche dopo, ma di Muratori ce n’è uno solo, e { $rival_1 } lo prenderebbe.
pillars-lesson-stone =
    Ora al tuo Muratore serve pietra. Hai tutti i tuoi { $start_workers } lavoratori.
pillars-lesson-stone-right = Dieci lavoratori per quattro cubi di pietra, e due per la Filanda. Prendi i cubi che servono agli artigiani che hai.
pillars-lesson-stone-other = Hai un Muratore che vuole pietra, e questa è l’ultima pietra fra le carte scoperte.
pillars-lesson-shiring = Il tuo costruttore viene estratto presto e costa 6 monete d’oro; ne hai 12. A **Shiring** due artigiani aspettano chi vi ha un costruttore. Qui si paga solo il costruttore: le monete su queste due carte contano soltanto fra le carte scoperte. Il Vasaio ricava un punto da ogni cubo di sabbia, due volte a round, e l’Architetto porta un punto a round senza bisogno di cubi.
pillars-lesson-shiring-right = Un punto per ogni cubo di sabbia invece di uno per tre. E con l’oro che resta il prossimo costruttore ha preso l’Architetto.
pillars-lesson-shiring-fine = Anche l’Architetto è buono: lo prendo con il tuo prossimo costruttore, e prima il Vasaio.
pillars-lesson-shiring-pass = Se passi, { $rival_1 } può prenderli tutti e due prima che tocchi al tuo costruttore. Gli artigiani restano per tutta la partita, quindi nei primi round valgono il prezzo.
pillars-lesson-shiring-other = Utile per un round. Un artigiano lavora in ogni round da ora in poi.
pillars-lesson-discard =
    Con il Vasaio e l’Architetto i tuoi artigiani sono sette, e hai posto per { $limits_craftsmen }. Due devono lasciare il gioco, uno dopo l’altro; può essere chiunque. Il primo lo scegli tu, il secondo lo scelgo io. Chi va via per primo?
pillars-lesson-discard-right = Con un Muratore, lo Scalpellino sprecherebbe soltanto pietra. Come secondo lascio andare il Fabbro: si è ripagato.
pillars-lesson-discard-fine = Il Fabbro si è ripagato, e lo lascio andare subito dopo. Prima va via lo Scalpellino, perché il Muratore fa tutto ciò che fa lui, e meglio.
pillars-lesson-discard-mixer = Attenzione: senza un Impastatore il tuo Muratore non porta niente.
pillars-lesson-discard-other = Quello lavora per te. Cerca qualcuno il cui lavoro un altro fa meglio.
pillars-lesson-saved =
    Round 3. Ho preso per te sabbia e pietra. Il tuo costruttore è il primo estratto: costa { $track_prices_1 } monete d’oro, e tu ne hai 1. Ma il tuo terzo costruttore era a Kingsbridge e ti ha portato **Remigius**, un vantaggio che puoi usare una volta, quando vuoi. Qui sotto ha un pulsante tutto suo.
pillars-lesson-saved-right = Piazza questo costruttore gratis, prima di tutti gli altri. Lo mando a Shiring, a prendere un Vasaio migliore al posto del primo.
pillars-lesson-saved-other = Aspetteresti fino alla fine, per prendere ciò che resta. Quale momento migliore per Remigius del costruttore più caro?
pillars-lesson-market =
    Intanto sul tabellone è successo molto. L’**evento** era cattivo, «{ pillars-card-conflict }»: ha fatto perdere 2 punti a ciascuno. E alla Corte non c’era nessuno dei tuoi, così la tassa del re ti ha preso l’ultimo oro.

    Però hai un costruttore al **Mercato**, quindi puoi commerciare, e hai 3 cubi di metallo che nessuno dei tuoi artigiani può usare.
pillars-lesson-market-right = Quindici monete d’oro: bastano per un artigiano e un costruttore nel prossimo round.
pillars-lesson-market-sand = Il tuo Vasaio ricava un punto da ogni cubo di sabbia. Vendi ciò che non puoi usare.
pillars-lesson-market-other = Puoi fare di meglio: fra tutto ciò che hai, niente ti mancherebbe meno del metallo, tutto quanto.
pillars-lesson-sculptor =
    Round 4. Di round in round arrivano artigiani migliori. Uno **Scultore** trasforma ogni cubo di pietra in 2 punti, due volte a round. Costa 7 monete d’oro, e ne hai 17. Qualcuno deve fargli posto: lascerò andare l’Architetto.
pillars-lesson-sculptor-right = Due punti per un cubo di pietra: da ora la pietra va prima a lui.
pillars-lesson-sculptor-other = Non è sbagliato. Ma nessun altro fra le carte scoperte ricava tanto da una pietra, e lui lavora per tre round.
pillars-lesson-later =
    Ho giocato questo round fino alla fine: 10 punti nella cattedrale. Da Shiring è venuto un Carpentiere, e il Falegname è andato via. Ora hai { $points_1 } punti, { $rival_1 } ne ha { $points_2 }. Sarebbero 2 in più, ma { $rival_1 } non aveva abbastanza oro per la tassa, e l’**oro mancante** costa punti.

    Guarda la cornice della mappa: i segnalini mostrano i punti. E in ogni round si finisce un pezzo della cattedrale; l’ultimo chiude la partita.
pillars-lesson-bell =
    L’ultimo round. In quello prima ho assunto un secondo Scultore, e l’Impastatore è andato via. Da Shiring è venuto un Orafo, e Jack, un vantaggio, fa posto per un sesto artigiano.

    Il tuo costruttore costa 5 monete d’oro. Conta i tuoi cubi: hai 2 cubi di metallo, che nessuno dei tuoi artigiani usa, e sono in arrivo quattro cubi di pietra per i tuoi due Scultori, che possono scolpirne cinque.
pillars-lesson-bell-right = Quattro punti per ogni cubo di metallo: 8 punti per 5 monete d’oro.
pillars-lesson-bell-stone = Un terzo Scultore non troverebbe pietra: gli altri due usano già tutta quella che arriva.
pillars-lesson-bell-pass = Anche { $rival_1 } ha metallo, e lo prenderebbe.
pillars-lesson-bell-other = Nell’ultimo round conta ciò che dà punti adesso. Quello che aiuta più avanti non aiuta più nessuno.
pillars-lesson-leaves =
    Il Fonditore di campane è il tuo settimo artigiano, e c’è posto per sei. Chi in questo round non porta niente? Guarda con che cosa si può lavorare: cinque cubi di pietra, tre di sabbia, uno di legno, due di metallo, e niente oro. La pietra vale di più dai due Scultori.
pillars-lesson-leaves-right = Tutta la pietra va agli Scultori, e senza un Impastatore il Muratore non potrebbe comunque lavorare.
pillars-lesson-leaves-fine = Va bene anche così: l’Orafo fa punti con l’oro, e tu non ne hai. Il Muratore non trova pietra e non ha un Impastatore, quindi neanche lui porta niente.
pillars-lesson-leaves-other = Per quello i cubi ci sono, quindi perderesti punti. Chi non ha niente con cui lavorare?
pillars-lesson-last =
    L’ultima volta nella cattedrale. Tutto ciò che hai ora si può usare fino in fondo, perché a partita finita cubi e oro non contano niente.
pillars-lesson-last-right = Ogni cubo diventa punti: 22 in un solo round.
pillars-lesson-last-other = Lo faresti passo per passo; la proposta ricava il massimo da tutto in una volta.
pillars-lesson-score =
    La cattedrale è compiuta: { $points_1 } punti per te, { $points_2 } per { $rival_1 }.

    Il foglio dice da dove vengono. I **lavori in pietra** sono più della metà: un Muratore, poi due Scultori. **Malta e ceramica** è il Vasaio, **Metallo, vetro e organi** il Fonditore di campane dell’ultimo round, e **Priorato** e **Architetto** hanno portato qualcosa senza nessun cubo. **Conflitto** è l’evento cattivo del round 3, e l’**oro mancante** la tassa che { $rival_1 } non poteva pagare nel round 4.

    All’inizio ciascuno ha { $start_points } punti; l’oro decide solo i pareggi.
pillars-lesson-farewell =
    Ora conosci una partita intera. Le carte sono molte, ma fanno tutte la stessa cosa: cubi e oro diventano punti.

    Tre cose da ricordare: assumi presto buoni artigiani e lascia andare quelli semplici; prendi i cubi che servono ai **tuoi** artigiani; paga per un costruttore solo se qualcuno ti prenderebbe lo spazio.

    Scrivi **/pillars new** per aprire un tavolo con chi vuoi o con dei computer, e trovi **Regole** su ogni scheda e ogni pannello.
