# Zasady i poszczególne rzeczy.

rules-contents = **{ $title }: zasady**
rules-contents-how = Przewracaj strony albo wybierz jedną poniżej. **/{ $group } look** pokazuje każdą kartę i każdy element po nazwie.
rules-contents-line = { $number }. { $page }
rules-head = **{ $page }** · { $number } z { $count }
rules-thing = { $icon ->
    [none] • **{ $name }**: { $does }
   *[other] { $icon } **{ $name }**: { $does }
}
rules-shows = Obrazek pokazuje: { $things }.
rules-legend = Znaki i ich znaczenie
rules-legend-line = { $icon ->
    [none] • { $names }
   *[other] { $icon } { $names }
}
rules-rulings-page = Gdzie instrukcja milczy
rules-choose = Przejdź do strony
button-rules = Zasady
button-rules-next = Dalej
button-rules-before = Poprzednia strona
button-rules-contents = Spis treści

cmd-look = Znajdź kartę albo element tej gry, bez stołu
cmd-look-card = Nazwa albo jej część
look-which = Co masz na myśli? { $known }.
look-unknown = Nie ma tu „{ $name }”. Najbliższe: { $known }.
look-empty = Która karta lub który element? Wpisz pierwsze litery, a nazwy się pokażą; **/{ $group } rules** wymienia wszystko.
look-none = Nie ma tu „{ $name }”. Wpisz pierwsze litery, a nazwy się pokażą; **/{ $group } rules** wymienia wszystko.
look-head = **{ $name }** · { $shelf }
