# Con chi si preferisce non sedere

no-seat = A questo tavolo non c’è un posto libero per te.
block-yourself = Non puoi bloccarti. Per lasciare un tavolo usa **/table leave**.
block-bot = Si possono bloccare solo persone: i bot non si siedono ai tavoli.
block-already = Blocchi già questa persona. **/block** senza un nome mostra tutte le persone che blocchi.
block-too-many = Blocchi già { $most } persone, e di più non si può. Prima togli un blocco con **/unblock**.
block-not-there = Non blocchi questa persona, quindi non c’è niente da togliere. **/block** senza un nome mostra tutte le persone che blocchi.
block-done = Blocco: { $who }. Voi due non potete più sedervi allo stesso tavolo né ricevere la chiamata alla stessa rivincita. Ai tavoli dove sedete già insieme non cambia niente. Nessuno lo viene a sapere; **/unblock** toglie il blocco.
unblock-whom = Indica di chi si tratta con l’opzione **person**. **/block** senza un nome mostra tutte le persone che blocchi.
unblock-done = Blocco tolto: { $who }. Nessuno lo viene a sapere.
blocks-none = Non blocchi nessuno. Per farlo usa **/block** con l’opzione **person**: nessuno lo viene a sapere.
blocks-head = { $count ->
    [one] Blocchi una persona. **/unblock** toglie il blocco.
   *[other] Blocchi { $count } persone. **/unblock** toglie un blocco.
}
blocks-line = • { $who } ({ $since })
button-blocks-later = Dopo

cmd-block = Non sederti più con qualcuno, senza dirglielo; o guarda chi blocchi
cmd-block-person = Chi blocchi; se non lo scrivi, vedi le persone che blocchi
cmd-unblock = Togli un blocco
cmd-unblock-person = Chi non blocchi più
