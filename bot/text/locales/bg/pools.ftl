# The kinds of games that are rated apart from each other.
pool-name =
    .classique = Класически белот
    .declarations = Белот с анонси
    .coinche = Коанш
    .bulgarian = Български белот
    .klaverjas = Клаверяс
    .clobyosh = Клобиош
    .duplicate = Турнири дупликат
    .belote3 = Белот за трима
    .decouverte = Открит белот
    .robots = Срещу роботи
