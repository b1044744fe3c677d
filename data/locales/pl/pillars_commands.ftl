# Komendy gry Filary Ziemi.

pillars-cmd = Filary Ziemi: buduj katedrę w Kingsbridge
pillars-cmd-draft = Weź kartę z puli albo spasuj
pillars-cmd-draft-card = Karta
pillars-cmd-builder = Ustaw swojego budowniczego, gdy jest wylosowany, albo spasuj
pillars-cmd-builder-space = Miejsce
pillars-cmd-market = Kup albo sprzedaj żetony na Rynku Surowców
pillars-cmd-market-deal = Co kupujesz albo sprzedajesz; albo „{ pillars-deal-pass }”
pillars-cmd-market-amount = Ile
pillars-cmd-build = Poślij rzemieślników do pracy w Katedrze albo wybierz żetony do zachowania
pillars-cmd-build-plan = Jak w propozycji, najwięcej punktów, rzemieślnik po rzemieślniku albo wystarczy
pillars-cmd-build-craftsman = Rzemieślnik, który pracuje
pillars-cmd-build-times = Ile razy
pillars-cmd-build-keep = Pięć żetonów do zachowania
pillars-cmd-use = Użyj jednorazowego przywileju
pillars-cmd-use-advantage = Przywilej
pillars-cmd-choose = Odpowiedz biskupowi, powiedz, który rzemieślnik odchodzi, albo losuj innego budowniczego
pillars-cmd-choose-take = Ochrona albo żeton
pillars-cmd-choose-craftsman = Rzemieślnik, który odchodzi
pillars-cmd-choose-draw = Zostaw wylosowanego budowniczego albo losuj innego

pillars-weight = średnia
pillars-length = od 90 do 120 minut za jednym razem
