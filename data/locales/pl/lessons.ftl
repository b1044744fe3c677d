# Lekcje: pierwsza partia krok po kroku. Co każda gra mówi w swojej, stoi w <gra>_lesson.ftl.

cmd-learn = Naucz się gry w kwadrans: rozegraj pierwszą partię z samymi komputerami
cmd-learn-title = Czego chcesz się nauczyć
button-learn = Ucz się
button-lesson-on = Dalej
button-lesson-show = Zrób to za mnie
button-lesson-back = Krok wstecz
button-lesson-again = Od początku
button-lesson-retry = Spróbuj jeszcze raz
button-lesson-play = Zagraj teraz
lesson-which = **Czego chcesz się nauczyć?**
    W każdej lekcji grasz pierwszą partię przeciw komputerom, a każdą decyzję objaśniam, gdy na nią kolej. Trwa to od dziesięciu do piętnastu minut, nikt tego nie widzi, a wynik nigdzie się nie liczy. Możesz w każdej chwili przerwać i dokończyć później.
lesson-head = -# { $title } · Lekcja, krok { $number } z { $count }
lesson-look = Spójrz na to, co jest podświetlone.
lesson-right = ✓ { $what }. { $why }
lesson-played = Lekcja idzie dalej tak: { $what }. { $why }
lesson-tried = **Twoja próba:** { $what }.
lesson-leads = Do czego to prowadzi
lesson-taken-back = Obrazek pokazuje, do czego to prowadzi. Nic się jeszcze nie stało: spróbuj czegoś innego.
lesson-fine = Obrazek pokazuje, do czego to prowadzi. Lekcja idzie jednak inną drogą, żeby zgadzał się dalszy ciąg.
lesson-none = Nie ma takiej lekcji. Wszystkie lekcje pokazuje **/learn**.
lesson-gone = Tej lekcji już nie ma. Żeby zacząć inną, wpisz **/learn**.
lesson-changed = Od twojej ostatniej wizyty zmieniły się zasady albo teksty tej lekcji, więc zaczyna się ona od nowa.
lesson-resumed = -# Lekcja idzie dalej od miejsca przerwania; **{ button-lesson-again }** zaczyna ją od nowa.
lesson-stale = Lekcja jest już dalej. Oto, gdzie jesteś teraz.
lesson-unplayable = Tej lekcji nie można teraz rozegrać: nie pasuje do elementów gry, które są tu zainstalowane. Zasady pokazuje przycisk **{ button-rules }** przy każdym stole.
