# La lezione di Tiny Towns: che cosa dice a ogni passo, e perché lì una risposta è buona o debole.

towns-lesson-welcome =
    Ti diamo il benvenuto a Tiny Towns. Questa è la tua città: { $squares } caselle, e sopra non c’è ancora niente.

    Ciascuno mette cubi sulle caselle. Quando stanno nella forma giusta se ne vanno, e al loro posto sorge un edificio. Alla fine gli edifici danno punti, e ogni casella senza edificio ne costa uno: ecco perché in alto c’è **−{ $squares }**.

    Giochi contro { $rival_1 }, un computer. Niente di ciò che provi qui conta.
towns-lesson-monument =
    Ciascuno riceve { $dealt } monumenti e ne tiene uno, in segreto: un edificio che puoi costruire solo tu, una volta. Il **Santuario** conta i tuoi edifici quando lo costruisci. La **Statua** fa spazio: quando è { $rival_1 } a nominare un cubo, puoi metterlo su una Casetta, uno dei tuoi edifici, invece che su una casella.

    Premi **Scegli** accanto a quello che vuoi.
towns-lesson-monument-right = Dà fino a 8 punti. Se non lo costruisci mai, non costa niente.
towns-lesson-monument-fine = Anche quello merita di essere costruito. La lezione continua con il Santuario, perché si capisce meglio.
towns-lesson-name =
    Hai il martello: il **Capomastro**, che nomina il cubo di questo turno, ora sei tu, e **tutti e due** dovete metterne uno. Poi il martello passa avanti. Guarda le carte accanto alla tua città; la più semplice, illuminata, è il **Pozzo**: un legno e una pietra uno accanto all’altra. Con quale cubo cominciamo?
towns-lesson-name-right = Il legno è metà di un Pozzo, e serve anche a una Fattoria.
towns-lesson-name-fine = La pietra è l’altra metà di un Pozzo, e come inizio è altrettanto buona.
towns-lesson-name-other = Un Pozzo non ne contiene. Ti servirà più avanti, ma un cubo che aspetta occupa una casella.
towns-lesson-corner =
    Ora metti il tuo legno da qualche parte. I cubi non si spostano mai, e ognuno occupa una casella finché non serve a costruire: **è lo spazio che viene a mancare**. Quali caselle sono le migliori per un primo edificio?
towns-lesson-corner-right = Un angolo ha solo due caselle vicine, quindi ciò che resta lì non intralcia niente.
towns-lesson-corner-fine = Anche questo è un angolo, e va altrettanto bene.
towns-lesson-corner-other = Si può fare, ma in mezzo e lungo il bordo un edificio taglia in due il resto della città, e le forme successive non trovano spazio. Tieni libero il centro più a lungo che puoi.
towns-lesson-beside =
    Il martello era di { $rival_1 }, che ha nominato la pietra: quindi devi mettere una pietra. Il Pozzo la vuole **accanto** al legno. Accanto significa sempre sopra, sotto, a sinistra o a destra.
towns-lesson-beside-right = Legno e pietra stanno uno accanto all’altra: è un Pozzo. Le forme si possono girare e specchiare.
towns-lesson-beside-fine = Anche quella è accanto ad A1; una forma può stare in orizzontale o in verticale.
towns-lesson-beside-diagonal = B2 tocca A1 solo per l’angolo, e quello non è mai accanto.
towns-lesson-beside-other = Lì non tocca il legno, quindi insieme non possono diventare un Pozzo, e ad aspettare sono due caselle invece di una.
towns-lesson-well =
    Ti mostro che cosa potresti costruire: il contorno è il Pozzo. Quando lo costruisci i due cubi se ne vanno, e il Pozzo sta su **una delle loro due caselle**; l’altra torna libera. Un Pozzo dà un punto per ogni Casetta accanto. Dove lo vuoi?
towns-lesson-well-right = Nell’angolo non intralcia, e A2 torna libera.
towns-lesson-well-fine = Si può, ma allora all’angolo A1 resta una sola casella vicina libera, ed è difficile da usare.
towns-lesson-well-other = Non devi costruire subito. Ma qui niente consiglia di aspettare: restano occupate due caselle, e ne basterebbe una.
towns-lesson-cottage =
    Ora viene l’edificio che serve a tutti: la **Casetta**, che vale { $cottage_points } punti quando è sfamata. Vuole tre cubi diversi a forma di L: il vetro nella piega, grano e mattone alle estremità. Il martello è di nuovo tuo. Che cosa nomini?
towns-lesson-cottage-right = Il vetro è la piega della L. Il suo posto decide dove vanno gli altri due, quindi è bene conoscerlo per primo.
towns-lesson-cottage-fine = Fa parte di una Casetta, quindi va bene. Con il vetro per primo vedi più facilmente dove va il resto.
towns-lesson-cottage-other = Adesso non serve né a una Casetta né a qualcosa che hai già cominciato.
towns-lesson-glass =
    Il Pozzo vuole Casette accanto, e le caselle accanto ad A1 sono A2 e B1. Metti il vetro dove le due estremità della L cadono proprio su **quelle due** caselle.
towns-lesson-glass-right = Da B2 la L arriva ad A2 e a B1, le due caselle accanto al Pozzo.
towns-lesson-glass-edge = Così accanto al Pozzo c’è il vetro stesso, e solo una delle estremità può andare verso il centro. Funziona, ma consuma più bordo. Prova la casella che tocca sia A2 sia B1.
towns-lesson-glass-other = Da lì la L non arriva a tutte e due le caselle accanto al Pozzo.
towns-lesson-wheat =
    { $rival_1 } ha nominato il grano. È una delle estremità della L.
towns-lesson-wheat-right = Vetro in B2 e grano in B1: il mattone va in A2.
towns-lesson-wheat-fine = La L si può specchiare, quindi va altrettanto bene; allora il mattone andrebbe in B1.
towns-lesson-wheat-away = È accanto al vetro, quindi può diventare una Casetta. Ma questa estremità è lontana dal Pozzo, e la Casetta avrebbe una buona casella in meno su cui stare.
towns-lesson-wheat-other = Deve stare accanto al vetro, altrimenti non c’è nessuna L.
towns-lesson-home =
    Hai nominato il mattone e l’hai messo in A2, così la L è completa. Scegli di nuovo su quale delle tre caselle resta la Casetta; le altre due tornano libere.
towns-lesson-home-right = A2 è accanto al Pozzo: ora il Pozzo dà un punto, e la Casetta { $cottage_points } appena qualcosa la sfama.
towns-lesson-home-fine = Anche B1 è accanto al Pozzo. A2 lascia un po’ più aperta la parte alta della città.
towns-lesson-home-diagonal = B2 tocca il Pozzo solo per un angolo, quindi il Pozzo non darebbe niente.
towns-lesson-home-other = Tre cubi continuerebbero a occupare tre caselle. Costruisci ora: non c’è niente da aspettare.
towns-lesson-food =
    Manca una cosa. Una Casetta dà i suoi { $cottage_points } punti solo se è **sfamata**, e con queste carte lo fa la **Fattoria**: due cubi di grano e due di legno in un quadrato. Una Fattoria sfama quattro Casette, ovunque siano.

    Gioco io per te i prossimi turni e metto i quattro cubi nell’angolo in basso.
towns-lesson-farm =
    Eccola: due cubi di grano, due di legno. Una Fattoria da sola non dà punti e non deve stare accanto a niente. Quale delle quattro caselle le dai?
towns-lesson-farm-right = Dritta nell’angolo. La Casetta in A2 ora è sfamata, e ce n’è ancora per altre tre.
towns-lesson-farm-fine = Può bastare. Ma A4 è un angolo, e A3 ha sopra la Casetta, quindi più avanti potrebbe andarci un Pozzo.
towns-lesson-farm-hungry = La tua Casetta resterebbe senza cibo e non darebbe niente, e quattro cubi occupano quattro caselle.
towns-lesson-farm-other = Anche da lì sfama, ma sta più all’interno della città e toglie spazio alle forme successive.
towns-lesson-rival =
    Ho giocato alcuni turni: in D1 c’è una seconda Casetta. Guarda l’altra città: { $rival_1 } ha appena scoperto e costruito un **monumento**, il Palazzo Mandras. Da ora dà 2 punti per ogni tipo diverso di edificio accanto.

    Ora i tuoi punti sono { $points_1 }, quelli dell’altra città { $points_2 }: le caselle senza edificio sono già contate.
towns-lesson-second =
    La tua prossima L è completa: una terza Casetta. Pensa al Pozzo nell’angolo: conta ogni Casetta **accanto**.
towns-lesson-second-right = B1 è l’altra casella accanto al Pozzo, che ora dà 2 punti invece di 1.
towns-lesson-second-late = I cubi aspetterebbero, e lo spazio sta finendo. Costruisci.
towns-lesson-second-other = Anche lì sarebbe sfamata e darebbe i suoi { $cottage_points } punti. Ma il Pozzo non la conterebbe.
towns-lesson-another =
    Ho continuato io. Ecco un secondo Pozzo, che può stare in A3 o in B3. Accanto a quale delle due c’è una Casetta?
towns-lesson-another-right = A3 è proprio sotto la Casetta in A2, quindi questo Pozzo dà subito un punto.
towns-lesson-another-late = Aspettare ha senso solo se pensi di usare uno dei cubi per qualcosa di meglio.
towns-lesson-another-other = Accanto a B3 adesso non c’è nessuna Casetta. Potrebbe arrivarne una; ma il punto in A3 c’è subito.
towns-lesson-tavern =
    Ho continuato io: altre due Casette e un Pozzo, e la città si è riempita. Due mattoni e un vetro in fila sono una **Taverna**. Tutte le tue Taverne contano insieme: la prima dà 2 punti, e ogni altra ne aggiunge di più.
towns-lesson-tavern-right = Due punti, e due caselle tornano libere.
towns-lesson-tavern-fine = Dà lo stesso ovunque stia. Quello che conta è quali caselle restano libere dopo.
towns-lesson-tavern-other = Lasceresti lì 2 punti e due caselle.
towns-lesson-last =
    Ho continuato io: altri tre Pozzi. Nella tua città è vuota solo D4, e accanto c’è un legno. Quando nessuna casella è vuota e non costruisci più niente, la città è **completa** e non metti più cubi. Il martello è ancora una volta tuo. Con quale cubo si ricava qualcosa da D4?
towns-lesson-last-right = Ancora una volta legno e pietra: un Pozzo.
towns-lesson-last-other = Riempirebbe l’ultima casella con un cubo che non può diventare niente: un punto perso, e la tua città sarebbe completa.
towns-lesson-finish =
    Costruisci ancora una volta. Nessuna delle due caselle è accanto a una Casetta, quindi da solo questo Pozzo non dà niente, ma una casella con un edificio non costa niente. Il poco che resta dopo lo gioco io.
towns-lesson-finish-right = Salva la casella che sarebbe costata un punto.
towns-lesson-finish-fine = Anche così la casella è salva.
towns-lesson-finish-other = Due cubi su due caselle: alla fine tutte e due costerebbero un punto.
towns-lesson-score =
    Le due città sono complete: { $points_1 } a { $points_2 }. A parità vince chi ha fatto meno volte il Capomastro, cioè tu: { $rival_1 } ha giocato l’ultimo turno senza di te.

    Una Fattoria sfama quattro delle tue cinque **Casette**. Una Casetta fra due **Pozzi** la contano tutti e due. La casella su cui è rimasto un cubo conta come **vuota**, e un monumento non costruito non conta niente.
towns-lesson-farewell =
    È tutto qui. Ogni partita ha altre carte, quindi guardale per prime: che cosa dà punti, che cosa deve stare accanto a che cosa, e che cosa sfama.

    Tre cose da ricordare: tieni libero il centro; nomina ciò che **tu** puoi usare e gli altri no; costruisci quando ti libera spazio.

    Scrivi **/towns new** per aprire un tavolo con chi vuoi o con dei computer, e trovi **Regole** su ogni scheda e ogni pannello.
