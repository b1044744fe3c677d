# La lezione di Guilds of London: che cosa dice a ogni passo, e perché lì una risposta è buona o debole.

guilds-lesson-welcome =
    Ti diamo il benvenuto nella città di Londra. Le tessere intorno alla Guildhall sono le **gilde** della città, ed è lì che mandi le tue pedine. Chi ne ha di più in una gilda quando si vota riceve la sua ricompensa e vi lascia un **Maestro**.

    Su ogni tessera ci sono le pedine che **servono** perché si voti (il gettone tondo), i simboli, e in basso che cosa si riceve: a sinistra per il primo posto, all’estremità destra per il secondo. Non c’è bisogno di imparare le icone: nel tuo pannello è detto tutto a parole.

    Giochi contro { $rival_1 } e { $rival_2 }, due computer. Niente di ciò che provi qui conta.
guilds-lesson-mayoral =
    Prima di tutto ciascuno riceve { $cards_mayoral_dealt } **carte del Sindaco** e ne tiene una in segreto. Quella carta dà punti alla fine, quindi ti dice dove conviene avere i tuoi Maestri. Le gilde mostrano simboli come la Croce e l’Ancora, e due di queste carte li contano.
guilds-lesson-mayoral-right = Quindi le Croci ti fanno comodo: più Maestri di tutti lì danno 6 punti.
guilds-lesson-mayoral-fine = È una carta altrettanto buona: ti chiede solo qualcos’altro. Qui continuiamo con le Croci.
guilds-lesson-first =
    Ognuna delle tue { $cards_dealt } carte serve a **una di tre cose**: ingaggiare una pedina, che dalla riserva va nella Guildhall, spostarne una su una tessera con un simbolo della carta, oppure usare il suo effetto. Giocane quante vuoi.

    I **Brewers** mostrano una Croce, vogliono 4 pedine, e lì non c’è nessun altro. Manda da loro la prima: l’**Ingresso laterale** lo fa meglio di tutte.
guilds-lesson-first-right = L’Ingresso laterale la mette lì direttamente dalla riserva, così nella Guildhall restano tutte le tue.
guilds-lesson-first-fine = Una pedina è in cammino verso i Brewers. L’effetto dell’Ingresso laterale l’avrebbe addirittura presa dalla riserva invece che dalla Guildhall.
guilds-lesson-first-other = È permesso. Ma presso i Brewers nessuno ti ostacola, e su una tessera si vota solo se ci sono tante pedine quante ne servono: sparse qua e là non vincono niente. Comincia a riempire questa gilda sola.
guilds-lesson-move =
    Ho giocato per te un Brindisi, che dà un punto, come dice il suo effetto. Presso i Brewers mancano ancora tre pedine. Gioca una carta **per spostare** lì una pedina dalla Guildhall.
guilds-lesson-move-right = Gli Apprendisti mostrano una Falce, e anche i Brewers. Il loro effetto ingaggerebbe due pedine, ma ora vuoi riempire una gilda.
guilds-lesson-move-fine = Anche quella carta porta lì. In questo turno le giochi comunque tutte.
guilds-lesson-move-other = Ora per i Brewers non serve a niente. Ancora tre pedine, e sono tuoi già in questo round.
guilds-lesson-done =
    Ho giocato altre due carte per te: presso i Brewers ora ci sono 4 pedine, tutte tue, e bastano per una votazione. Resta una carta. Puoi tenerla, e quando finisci il turno ne peschi { $cards_draw }.
guilds-lesson-done-right = Il Ritorno a casa vale di più in seguito, quando nella Piantagione hai una pedina con cui pagarlo.
guilds-lesson-done-other = Una sola pedina in un’altra gilda ora non vince niente, e le pedine presso i Brewers devono restare insieme. Le carte sono poche: tieni questa.
guilds-lesson-reward =
    Tutti hanno giocato, quindi si controllano le tessere dall’alto in basso. Vince chi ha più pedine, e presso i Brewers ci sono solo le tue. Puoi prendere la ricompensa intera o solo una parte.
guilds-lesson-reward-right = Una delle tue pedine resta come Maestro; le altre tre tornano nella Guildhall.
guilds-lesson-reward-other = Puoi rinunciare a qualcosa, e a volte è una mossa furba. Qui ti fa comodo tutto.
guilds-lesson-beadle =
    Round 2. Per te ho imbarcato una pedina e con lei ho pagato una seconda carta del Sindaco. Presso i **Dyers** c’è il Messo, che non è di nessuno: **conta come una pedina per il requisito**, ma non nella votazione. Ne servono 3, quindi ne bastano altre due. Mandane una.
guilds-lesson-beadle-right = Dopo di lei ne mando una seconda, e alla fine di questo round presso i Dyers si vota.
guilds-lesson-beadle-fine = Una è in cammino. Per questo la lezione usa un’altra carta.
guilds-lesson-beadle-other = Nella Guildhall hai poche pedine. Presso i Dyers il Messo te ne risparmia una.
guilds-lesson-ship =
    Gli altri sono arrivati con una pedina ciascuno, quindi le tue due hanno vinto. Una parte della ricompensa è **imbarcare** una pedina per la **Piantagione**. Ogni tre round chi ha più pedine lì riceve 6 punti. Quale pedina parte?
guilds-lesson-ship-right = Nella Guildhall non faceva niente, quindi non ti manca.
guilds-lesson-ship-fine = Sarebbe comunque tornata nella Guildhall, come tutte tranne quella che diventa Maestro.
guilds-lesson-ship-master = Quello è il tuo Maestro presso i Brewers! Può partire, ma allora non conta più, né per le carte del Sindaco né per la vicinanza.
guilds-lesson-ship-other = Niente ti obbliga. Ma una pedina nella Piantagione è un passo verso 6 punti.
guilds-lesson-draw =
    Round 3. In due round hai giocato quasi tutto, quindi hai poche carte in mano e la Guildhall è quasi vuota. Se non giochi **niente**, peschi { $cards_draw_after_nothing } carte invece di { $cards_draw }. Ma alla fine di un turno ne puoi tenere al massimo { $cards_hand_limit }.
guilds-lesson-draw-right = Un turno tranquillo per averne poi uno forte: quasi tutti fanno così, più o meno ogni tre round.
guilds-lesson-draw-other = Chi gioca anche una sola carta alla fine ne pesca { $cards_draw }. Chi non ne gioca ne pesca { $cards_draw_after_nothing }.
guilds-lesson-plantation =
    Il terzo round è finito, quindi si è contata la Piantagione: { $rival_2 } ha imbarcato tre pedine e riceve 6 punti. E **la città è cresciuta** di cinque tessere; succede ogni tre round.

    L’ordine di gioco si legge sul tabellone dei punti: chi ha più punti gioca per primo. Ora in testa c’è { $rival_2 }.
guilds-lesson-hire =
    Hai molte carte ma poche pedine. La **Fiera del lavoro** ne porta quattro in una volta; il suo effetto ti costa una carta, e scegli tu quale.
guilds-lesson-hire-right = Quattro pedine per due carte: ora puoi essere in più gilde nello stesso momento.
guilds-lesson-hire-fine = Quattro pedine, pagate con un’altra carta. Gli Apprendisti sono quelli che ti mancheranno di meno.
guilds-lesson-hire-other = Prima le pedine, poi le mosse: con così poche nella Guildhall le altre carte non hanno niente da spostare, e nessuna ne ingaggia tante quanto la Fiera.
guilds-lesson-neighbours =
    Ho giocato per te il resto del round. Il tuo Maestro dei Dyers è passato alla Chiesa di St Lawrence Jewry, e lì hai vinto: un **edificio speciale**, con una ricompensa così ricca che conveniva togliere il Maestro dalla sua gilda. Di solito i Maestri restano dove sono.

    Due tuoi Maestri che si toccano per **un lato intero** sono vicini; per un angolo non lo sono. Ogni coppia dà un punto alla fine, e i Maestri accanto a una tessera ti aiutano quando lì una votazione è in pareggio. I due che brillano non si toccano ancora: allargati a partire da dove sei.
guilds-lesson-effect =
    Ho cominciato io il tuo turno: ci sono tre pedine presso i Tallow Chandlers e tre presso i Curriers, quante ne servono agli uni e agli altri. Resta una carta: i Pensionati, che danno 3 punti per due pedine nella Guildhall.
guilds-lesson-effect-right = Punti subito, e le pedine tornano quando ingaggi di nuovo.
guilds-lesson-effect-other = Si può. Ma adesso nient’altro ti dà tanto: 3 punti sono quanto danno molte gilde.
guilds-lesson-later =
    Saltiamo all’ultimo round. L’immagine mostra i punti visibili. Con le carte del Sindaco e i vicini, che contano solo alla fine, tu hai { $points_1 } punti, { $rival_1 } ne ha { $points_2 } e { $rival_2 } { $points_3 }.

    Nell’ultimo round nessuno pesca alla fine del turno, quindi gioca tutto ciò che dà ancora qualcosa. Alla fine tutte le pedine sulle tessere scoperte si tolgono senza compenso; contano solo i Maestri.
guilds-lesson-swap =
    L’ultima decisione della partita: una votazione nella Piantagione, in pareggio tra te e { $rival_1 }. Ma hai una **pedina neutrale**: puoi scambiarla con la pedina di qualcun altro, che se la riprende. Di chi?
guilds-lesson-swap-right = Ora { $rival_1 } lì ha una pedina e tu due: la prima ricompensa, 6 punti, è solo tua.
guilds-lesson-swap-other = Conta di nuovo: il primo posto non sarebbe ancora tutto tuo. Chi ti sbarra la strada?
guilds-lesson-score =
    La partita è finita: { $points_1 }, { $points_2 } e { $points_3 } punti.

    • **Ottenuti durante la partita**: ricompense, effetti e la Piantagione. Ne avevi 46 prima che si scoprisse ciò che era nascosto.
    • **Carte del Sindaco**: ognuna dà ciò che dice. Ne hai vinte diverse lungo la strada, e due contano le Croci: 14 punti e 6. Per questo i Brewers erano un buon inizio.
    • **Maestri vicini**: un punto per ogni coppia di tuoi Maestri uno accanto all’altro, 8 in tutto.

    Quindi circa metà dei tuoi punti è arrivata alla fine. Tieni d’occhio quante carte del Sindaco pescano gli altri.
guilds-lesson-farewell =
    Ora sai come va una partita. Le carte sono molte, ma ognuna serve a ingaggiare, a spostare o per il suo effetto, e il pannello dice che cosa fa l’effetto.

    Tre cose da ricordare: riempi una gilda piuttosto che tre a metà; prendi presto carte del Sindaco e manda i tuoi Maestri dove danno punti per quelle carte; tieni in equilibrio pedine e carte.

    Scrivi **/guilds new** per aprire un tavolo con chi vuoi o con dei computer. Il pulsante **{ button-rules }** è su ogni scheda e ogni pannello.
