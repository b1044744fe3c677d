# Regole e singole cose.

rules-contents = **{ $title }: le regole**
rules-contents-how = Sfoglia le pagine o scegline una qui sotto. **/{ $group } look** mostra qualsiasi carta o pezzo per nome.
rules-contents-line = { $number }. { $page }
rules-head = **{ $page }** · { $number } di { $count }
rules-thing = { $icon ->
    [none] • **{ $name }**: { $does }
   *[other] { $icon } **{ $name }**: { $does }
}
rules-shows = L’immagine mostra: { $things }.
rules-legend = I segni e il loro significato
rules-legend-line = { $icon ->
    [none] • { $names }
   *[other] { $icon } { $names }
}
rules-rulings-page = Dove il regolamento tace
rules-choose = Vai a una pagina
button-rules = Regole
button-rules-next = Avanti
button-rules-before = Indietro
button-rules-contents = Indice

cmd-look = Cerca una carta o un pezzo di questo gioco, anche senza un tavolo
cmd-look-card = Il nome, o una sua parte
look-which = Quale intendi? { $known }.
look-unknown = Qui non c’è «{ $name }». { $count ->
    [one] Il nome più vicino: { $known }.
   *[other] I nomi più vicini: { $known }.
}
look-empty = Quale carta o pezzo? Scrivi le prime lettere e i nomi compaiono; **/{ $group } rules** li elenca tutti.
look-none = Qui non c’è «{ $name }». Scrivi le prime lettere e i nomi compaiono; **/{ $group } rules** li elenca tutti.
look-head = **{ $name }** · { $shelf }
