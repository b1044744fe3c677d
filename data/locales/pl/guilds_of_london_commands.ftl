# Komendy gry Gildie Londynu.

guilds-cmd = Gildie Londynu: poślij swoich ludzi do gildii miasta
guilds-cmd-play = Zagraj kartę: wynajęcie, ruch albo jej efekt
guilds-cmd-play-card = Karta z twojej ręki
guilds-cmd-play-use = Do czego jej używasz
guilds-cmd-play-start = Skąd idzie pionek
guilds-cmd-play-target = Dokąd idzie
guilds-cmd-play-pawns = Ile pionków, jeśli karta przemieszcza kilka
guilds-cmd-play-whose = Czyj pionek, jeśli karta kogoś odsyła
guilds-cmd-play-symbol = Barwa, jeśli karta o nią pyta
guilds-cmd-play-pay = Karty, którymi płacisz za efekt
guilds-cmd-move = Przemieść albo wyślij pionek
guilds-cmd-move-start = Skąd idzie pionek
guilds-cmd-move-target = Dokąd idzie
guilds-cmd-pay = Wybierz kartę do wzięcia ze stosu kart odrzuconych albo kartę do odrzucenia
guilds-cmd-pay-card = Karta
guilds-cmd-reward = Weź nagrodę albo zachowaj kartę Nagrody
guilds-cmd-reward-take = Co bierzesz
guilds-cmd-reward-fewer = Ile z tego, jeśli bierzesz mniej
guilds-cmd-reward-keep = Karta Nagrody, którą zachowujesz
guilds-cmd-reward-kept = Karta Nagrody, którą zachowujesz, jeśli wybierasz też kolejność
guilds-cmd-reward-deepest = Karta, która leży najgłębiej pod talią
guilds-cmd-negotiate = Wymień neutralne pionki albo nie wymieniaj żadnego
guilds-cmd-negotiate-swap = Czyj pionek opuszcza kafelek
guilds-cmd-end = Zakończ swoją turę
guilds-cmd-tile = Obejrzyj z bliska jeden kafelek miasta
guilds-cmd-tile-name = Nazwa kafelka

# Odpowiedzi na /guilds tile

guilds-tile-which = O który kafelek chodzi? Są: { $known }.
guilds-tile-unknown = W mieście nie ma kafelka „{ $name }”. Są: { $known }.
guilds-tile-absent = Tego kafelka nie ma w mieście: { $name }. Są: { $known }.

guilds-weight = trudna
guilds-length = od 60 do 90 minut za jednym razem
