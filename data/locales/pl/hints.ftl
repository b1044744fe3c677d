# Co zrobiłby komputer

cmd-new-hints = Czy gracze mogą pytać, co zrobiłby komputer; zwykle tylko poza rankingiem
hints-on = każdy może pytać, co zrobiłby komputer
hints-off = nikt nie może pytać
card-hints = Podpowiedzi
card-hints-usual = Gracze mogą pytać, co zrobiłby komputer, chyba że partia liczy się do rankingu.
card-hints-on = Gracze mogą pytać, co zrobiłby komputer.
card-hints-off = Nikt nie może pytać, co zrobiłby komputer.
button-hint = Co radzisz?
hint-best = 💡 Mój wybór: { $answer }.
hint-expects = { $final ->
    [yes] Na koniec przewiduję: { $what }.
   *[no] Patrzę kawałek naprzód, nie do końca partii. Razem z tym, co twoja pozycja wtedy obiecuje, przewiduję: { $what }.
}
hint-figures = { $what }, szansa na wygraną { $chance } na 100
hint-points = około { $figure } { $points ->
    [one] punktu
    [few] punktów
   *[many] punktów
}
hint-as-good = Mniej więcej równie dobre: { $answer }.
hint-next = Drugie w kolejności: { $answer } – { $what }.
hint-wins = Liczy się wygrana, nie punkty. Dlatego wybór to { $answer }.
hint-foot = -# Widzisz to tylko ty. Wiem to, co widać z twojego miejsca, i nic więcej, a mogę się mylić.
hint-thinking = 💡 Myślę nad tym. Możesz grać dalej.
hint-nobody = Kto prowadzi tego bota, nie pozwala komputerom myśleć naprzód, więc nikt nie powie, co by zrobiły.
hint-none = 💡 Tym razem nie mam pomysłu. Spytaj jeszcze raz, jeśli chcesz.
hint-passed = Gra poszła dalej, zanim coś przyszło mi do głowy. Tamto pytanie już minęło; oto, o co stół pyta teraz.
hint-off = Przy stole { $table } nikt nie może pytać, co zrobiłby komputer. Decyduje o tym przez **hints** ten, kto otwiera stół; zwykle wolno pytać tam, gdzie partia nie liczy się do rankingu.
hint-spent = Myślę dla każdej osoby najwyżej { $most ->
    [one] raz
    [few] { $most } razy
   *[many] { $most } razy
} na godzinę, żeby starczyło czasu dla wszystkich. Spytaj znowu { $again }.
