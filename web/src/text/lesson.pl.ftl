## Przed lekcją

coach-learn = Naucz się grać – 5 minut
coach-first-time = Grasz w to pierwszy raz?
coach-first-time-lead = Rozegraj krótką partię z trenerem u boku. Nie musisz nic wiedzieć.

## Trener

coach = Trener
coach-how-far = Postęp lekcji
coach-go-on = Dalej
coach-back = Wróć do lekcji
coach-leave = Graj dalej stąd
coach-watch = Patrz…
coach-play-easy = Zagraj z łatwym botem
coach-waits-on = Teraz mówi trener.
coach-waits-way = Idziesz własną drogą. Co teraz?
coach-waits-end = Lekcja skończona.
