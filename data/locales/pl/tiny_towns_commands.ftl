# Komendy gry Miasteczka.

towns-cmd = Miasteczka: zbuduj najlepsze miasteczko na szesnastu polach
towns-cmd-call = Wyznacz surowiec tej tury, gdy masz młoteczek
towns-cmd-call-cube = Surowiec, który biorą wszyscy
towns-cmd-place = Połóż surowiec tej tury
towns-cmd-place-square = Pole, na przykład B3
towns-cmd-place-how = Co robisz z surowcem, jeśli masz wybór
towns-cmd-place-cube = Surowiec, jeśli masz wybór
towns-cmd-place-warehouse = Magazyn, jeśli masz kilka
towns-cmd-build = Zbuduj z surowców, które pasują do karty
towns-cmd-build-building = Karta do zbudowania
towns-cmd-build-pattern = Pola, których surowce są użyte
towns-cmd-build-square = Pole, na którym staje budynek
towns-cmd-done = Powiedz, że w tej turze to już wszystko
towns-cmd-choose = Odpowiedz na inne pytanie: karta monumentu, efekt
towns-cmd-choose-monument = Karta monumentu
towns-cmd-choose-building = Budynek
towns-cmd-choose-cube = Surowiec
towns-cmd-choose-square = Pole

towns-weight = lekka
towns-length = od 45 do 60 minut za jednym razem
