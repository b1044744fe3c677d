# Spojrzenie wstecz na partię

cmd-table-review = Spójrz wstecz na skończoną partię: kto kiedy miał jakie szanse i co o niej zdecydowało
button-review = Spójrz wstecz
button-review-moment = Chwila { $number }
button-publish = Pokaż wszystkim
review-head = **Spojrzenie wstecz** · { $title } · stół { $table }
review-chances-title = Szanse na wygraną
review-points-title = Punkty w czasie
review-chances-foot = Wygrane na 100 partii: ocena komputera na podstawie tego, co wtedy wszyscy wiedzieli
review-points-foot = Ile wszystko byłoby warte chwilę później według oceny komputera
review-chances-text = Szanse na wygraną (na 100) według oceny komputera:
review-points-text = Ile wszystko byłoby warte chwilę później według oceny komputera:
review-chances-alt = { $title }, stół { $table }: szanse na wygraną (na 100) według oceny komputera. { $lines }
review-points-alt = { $title }, stół { $table }: ile wszystko byłoby warte chwilę później według oceny komputera. { $lines }
review-axis = Odpowiedź
review-moments = { $count ->
    [one] Co zdecydowało o wyniku, o ile komputer może to ocenić:
    [few] Co zdecydowało o wyniku, o ile komputer może to ocenić, po kolei:
   *[many] Co zdecydowało o wyniku, o ile komputer może to ocenić, po kolei:
}
review-own = Twoja odpowiedź, która kosztowała cię najwięcej:
review-no-moments = Żadna odpowiedź się nie wyróżnia: komputer nie znajduje niczego wyraźnie lepszego od tego, co zagrano.
review-chances-moment = **{ $number }.** { $name }, odpowiedź { $step }{ $round ->
    [0] {""}
   *[other] {" "}({ $called } { $round })
}. Pytanie: „{ $prompt }” Zagrano: { $played } (szansa na wygraną { $before } na 100). Lepiej: { $better } ({ $after } na 100).
review-points-moment = **{ $number }.** { $name }, odpowiedź { $step }{ $round ->
    [0] {""}
   *[other] {" "}({ $called } { $round })
}. Pytanie: „{ $prompt }” Zagrano: { $played } (około { $before_figure } { $before ->
    [one] punktu
    [few] punktów
   *[many] punktów
}). Lepiej: { $better } (około { $after_figure } { $after ->
    [one] punktu
    [few] punktów
   *[many] punktów
}).
review-progress = Patrzę wstecz na stół { $table }: gotowe jest { $percent } procent tej pracy. Przy długiej partii trwa to kilka minut; możesz też spytać później.
review-running = Gra przy stole { $table } jeszcze trwa. Spojrzeć wstecz można po jej końcu.
review-abandoned = Partię przy stole { $table } przerwano, więc nikt jej nie wygrał i nie ma na co patrzeć wstecz. Co się działo, mówi **/table history**.
review-other-rules = Ta partia zaczęła się na starszych zasadach, więc nie da się jej już przeanalizować. Co się działo, mówi **/table history**.
review-busy = Komputery zajmują się już kilkoma partiami. Spytaj znowu za kilka minut.
review-no-thought = U tego bota komputery nie myślą, więc nie da się spojrzeć wstecz na tę partię.
review-broken = Podczas patrzenia wstecz coś poszło nie tak. Spytaj jeszcze raz.
review-which = Nie skończyła się tu jeszcze żadna partia. Podaj stół partii: **/table review table:12**.
review-not-yours = Spojrzenie wstecz na stół { $table } może pokazać wszystkim tylko ktoś, kto przy nim grał.
review-first = Najpierw spójrz wstecz na stół { $table }; potem możesz to pokazać wszystkim.
review-published = Teraz każdy może to przeczytać tam, gdzie był stół { $table }.
