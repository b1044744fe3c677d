# Con chi si preferisce non sedere

no-seat = A questo tavolo non c’è un posto libero per te.
block-yourself = Non puoi bloccare te. Per lasciare un tavolo usa **/table leave**.
block-bot = Si possono bloccare solo persone: i bot non si siedono ai tavoli.
block-already = Blocchi già questa persona. **/block** senza un nome mostra chi blocchi.
block-too-many = Blocchi già { $most } persone, e di più non ne conservo. Prima togli un blocco con **/unblock**.
block-not-there = Non blocchi questa persona, quindi non c’è niente da togliere. **/block** senza un nome mostra chi blocchi.
block-done = Blocco: { $who }. Voi due non potete più sedervi allo stesso tavolo né ricevere una chiamata alla stessa rivincita. Dove sedete già insieme non cambia niente. Nessuno lo viene a sapere; **/unblock** lo toglie.
unblock-whom = Indica di chi si tratta con l’opzione **person**. **/block** senza un nome mostra chi blocchi.
unblock-done = Blocco tolto: { $who }. Nessuno lo viene a sapere.
blocks-none = Non blocchi nessuno. Lo fa **/block** con l’opzione **person**, e nessuno lo viene a sapere.
blocks-head = { $count ->
    [one] Blocchi una persona. **/unblock** toglie il blocco.
   *[other] Blocchi { $count } persone. **/unblock** toglie un blocco.
}
blocks-line = • { $who }, dal { $since }
button-blocks-later = Dopo

cmd-block = Non sederti più con qualcuno, senza dirglielo; o guarda chi blocchi
cmd-block-person = Chi blocchi; se non lo scrivi, vedi la tua lista
cmd-unblock = Togli un blocco
cmd-unblock-person = Chi non blocchi più
