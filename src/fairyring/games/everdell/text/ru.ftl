### Everdell. Clauses such as "good" and the effects are put together to whole sentences, so they begin small and end
### without a full stop.

## The game

game-name = Эверделл
game-about = Год в долине зверей: ставьте работников, стройте город из 15 карт, получайте от него доход, выполняйте События. Для 1–4 игроков; в одиночку — против Рагворта.
rival-rugwort = Рагворт
setting-starter = Кто начинает
setting-starter-random = по жребию
setting-starter-value = место { $value }
setting-year = Год Рагворта
setting-year-1 = 1: Проказник
setting-year-2 = 2: Негодяй
setting-year-3 = 3: Пройдоха

## Names of things

card-architect = Архитектор
card-bard = Бард
card-barge_toad = Веточник
card-chip_sweep = Дворник
card-doctor = Лекарь
card-fool = Шут
card-historian = Историк
card-husband = Муж
card-innkeeper = Трактирщик
card-judge = Судья
card-king = Король
card-miner_mole = Землекоп
card-monk = Монах
card-peddler = Барахольщик
card-postal_pigeon = Почтальон
card-queen = Королева
card-ranger = Следопыт
card-shepherd = Пастырь
card-shopkeeper = Лавочник
card-teacher = Учитель
card-undertaker = Гробовщик
card-wanderer = Странник
card-wife = Жена
card-woodcarver = Резчик
card-castle = Замок
card-cemetery = Кладбище
card-chapel = Часовня
card-clock_tower = Башня с часами
card-courthouse = Суд
card-crane = Кран
card-dungeon = Темница
card-ever_tree = Вечное древо
card-fairgrounds = Ярмарка
card-farm = Ферма
card-general_store = Лавка
card-inn = Трактир
card-lookout = Вышка
card-mine = Шахта
card-monastery = Монастырь
card-palace = Дворец
card-post_office = Почта
card-resin_refinery = Смоловарня
card-ruins = Развалины
card-school = Школа
card-storehouse = Склад
card-theater = Театр
card-twig_barge = Ветковозка
card-university = Университет
card-three_twigs = Берег веток
card-two_twigs_card = Тропа веток
card-two_resin = Смоляная сосна
card-one_resin_card = Смоляная тропа
card-two_cards_point = Перекрёсток
card-one_pebble = Галечный брод
card-one_berry_card = Ягодная изгородь
card-one_berry = Ягодный куст
card-f_two_berries_card = Ягодная поляна
card-f_two_any = Щедрая лощина
card-f_discard_draw_double = Шепчущий пень
card-f_copy_basic_card = Скала эха
card-f_three_cards_pebble = Камни сказаний
card-f_twig_resin_berry = Смешанная роща
card-f_three_berries = Ежевичник
card-f_two_resin_twig = Старые сосны
card-f_two_cards_any = Уголок отшельника
card-f_discard_three_any = Меновой дуб
card-f_meadow_two_play_one = Лесные врата
card-haven = Приют
card-journey_2 = Путешествие: 2 очка
card-journey_3 = Путешествие: 3 очка
card-journey_4 = Путешествие: 4 очка
card-journey_5 = Путешествие: 5 очков
card-city_monument = Городской памятник
card-grand_tour = Большое турне
card-harvest_festival = Праздник урожая
card-cartographers_expedition = Экспедиция картографа
card-a_brilliant_marketing_plan = Блестящая торговая затея
card-a_wee_run_city = Образцовый город
card-an_evening_of_fireworks = Вечерний фейерверк
card-ancient_scrolls_discovered = Находка древних свитков
card-capture_of_the_acorn_thieves = Поимка желудёвых воров
card-croak_wart_cure = Лекарство от бородавок
card-flying_doctor_service = Летучая лечебница
card-graduation_of_scholars = Выпуск учёных
card-ministering_to_miscreants = Наставление злодеев
card-path_of_the_pilgrims = Путь паломников
card-performer_in_residence = Придворный артист
card-pristine_chapel_ceiling = Роспись свода часовни
card-remembering_the_fallen = Память о павших
card-tax_relief = Налоговая льгота
card-the_everdell_games = Эверделлские игры
card-under_new_management = Под новым началом
card-winter = зима
card-spring = весна
card-summer = лето
card-autumn = осень
figure-points = очки
figure-base = карты
figure-tokens = жетоны очков
figure-prosperity = Процветание
figure-journey = Путешествие
figure-events = События
figure-cards = карт в городе
figure-achieved = выполнено Событий
figure-resources = ресурсы

## Parts of sentences

good = { $good ->
    [twig] { $count ->
        [one] { $count } ветка
        [few] { $count } ветки
       *[other] { $count } веток
     }
    [resin] { $count ->
        [one] { $count } смола
        [few] { $count } смолы
       *[other] { $count } смол
     }
    [pebble] { $count ->
        [one] { $count } камушек
        [few] { $count } камушка
       *[other] { $count } камушков
     }
    [berry] { $count ->
        [one] { $count } ягода
        [few] { $count } ягоды
       *[other] { $count } ягод
     }
    [point] { $count ->
        [one] { $count } жетон очка
        [few] { $count } жетона очков
       *[other] { $count } жетонов очков
     }
   *[any] { $count ->
        [one] { $count } любой ресурс
        [few] { $count } любых ресурса
       *[other] { $count } любых ресурсов
     }
 }
good-counted = { $good ->
    [twig] ветки
    [resin] смола
    [pebble] камушки
    [berry] ягоды
    [point] жетоны очков
   *[any] любые ресурсы
 }: { $often }
good-nothing = ничего
cards-hidden = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
     }
which = { $rarity ->
    [common] обычные 
    [unique] уникальные 
   *[any] {""}
 }{ $kind ->
    [critter] Существа
    [construction] Сооружения
   *[any] карты
 }{ $colour ->
    [tan]  странствия
    [green]  Производства
    [red]  Назначения
    [blue]  Управления
    [purple]  Процветания
   *[any] {""}
 }
colour-count = { $count } × { $colour ->
    [tan] Странствие
    [green] Производство
    [red] Назначение
    [blue] Управление
   *[purple] Процветание
 }
any-critter = любое существо
place-limbo = работник, чья карта ушла

## Effects

fx-gain = получите: { $goods }
fx-spend = { $verb ->
    [pay] заплатите
    [give] отдайте сопернику
   *[set_aside] положите на Событие
 } { $least ->
    [0] до { $count }
   *[other] { $count }
 } { $good ->
    [twig] веток
    [resin] смол
    [pebble] камушков
    [berry] ягод
   *[any] ресурсов
 }
fx-refund = получите её указанную стоимость
fx-put-on-self = положите на эту карту: { $goods }
fx-take-from-self = снимите с этой карты: { $goods }
fx-take-all-from-self = возьмите всё с этой карты
fx-put-on-event = положите на Событие: { $goods }
fx-draw = возьмите карт: { $count }
fx-draw-to-limit = доберите карты до предела руки
fx-discard-hand = сбросьте { $count ->
    [99] сколько угодно
   *[other] { $least ->
        [0] до { $count }
        [1] до { $count }
       *[other] { $count }
     }
 } карт с руки
fx-give-cards = отдайте сопернику карт: { $count }
fx-draw-meadow = возьмите с Луга { $least ->
    [0] до
   *[other] {""}
 } { $count }
fx-discard-meadow = сбросьте с Луга карт: { $count }
fx-refill = пополните Луг
fx-reveal = откройте { $count } карт из колоды{ $choice ->
    [1] {" или сброса"}
   *[other] {""}
 }
fx-take-to-hand = возьмите любые из них в руку
fx-put-rest-beneath = остальные положите под Событие
fx-discard-rest = остальные сбросьте
fx-discard-city = сбросьте из города: { $count } { $which }{ $other ->
    [1] {" (не эту)"}
   *[other] {""}
 }
fx-put-beneath = положите под Событие до { $count } { $from ->
    [city] из города
   *[hand] с руки
 }: { $which }
fx-activate-location = { $own ->
    [1] ещё раз примените { $forest ->
        [1] обычное или лесное
       *[other] обычное
     } место со своим работником
   *[other] повторите { $forest ->
        [1] обычное или лесное
       *[other] обычное
     } место
 }
fx-move-worker = переставьте своего работника в другое место
fx-recall-worker = верните одного своего работника
fx-activate-production = примените свои карты Производства
fx-copy-production = { $own ->
    [1] примените другую карту Производства своего города
   *[other] повторите карту Производства соперника
 }
fx-play = { $optional ->
    [1] {"по желанию "}
   *[other] {""}
 }сыграйте карту { $from ->
    [hand] с руки
    [meadow] с Луга
    [both] с руки или с Луга
    [shown] из открытых
   *[drawn] из взятых
 }{ $points ->
    [9] {""}
   *[other] {" не дороже "}{ $points } очков
 } { $free ->
    [1] бесплатно
   *[other] дешевле на { $less }
 }
custom-reduce = { $price ->
    [imprison] положите существо своего города под эту карту: дешевле на 3 ресурса
   *[discard_self] сбросьте эту карту: { $of ->
        [critter] Существо дешевле на 3 ягоды
        [construction] Сооружение дешевле на 3 ресурса
       *[other] дешевле на 3 ресурса
     }
 }
custom-swap = заплатите { $count } ресурс цены другим ресурсом
count-city = по 1 за { $which } вашего города
count-supply = ваш запас: { $good ->
    [twig] ветки
    [resin] смола
    [pebble] камушки
    [berry] ягоды
    [point] жетоны очков
   *[any] любые ресурсы
 }
count-on-self = { $good ->
    [twig] ветки
    [resin] смола
    [pebble] камушки
    [berry] ягоды
    [point] жетоны очков
   *[any] любые ресурсы
 } на этой карте
count-on-card = { $good ->
    [twig] ветки
    [resin] смола
    [pebble] камушки
    [berry] ягоды
    [point] жетоны очков
   *[any] любые ресурсы
 } на карте: { $card }
count-on-event = { $good ->
    [twig] ветки
    [resin] смола
    [pebble] камушки
    [berry] ягоды
    [point] жетоны очков
   *[any] любые ресурсы
 } на Событии
count-beneath = карты под ним
count-prisoners = узники вашей Темницы
count-workers-on = работники на карте: { $card }
count-events = { $kind ->
    [basic] обычные События
   *[special] особые События
 }
count-pairs = пары во всех городах
count-drawn = взято карт
count-paired = если у карты есть пара
if-paired = у этой карты есть пара
if-has = в городе есть: { $which }
if-stands-on = там стоит ваш работник
when-played = после розыгрыша: { $which }
when-preparing = перед подготовкой к сезону

## Components in sentences

label-card = { $kind ->
    [critter] Существо
   *[construction] Сооружение
 }, { $colour ->
    [tan] Странствие
    [green] Производство
    [red] Назначение
    [blue] Управление
   *[purple] Процветание
 }, { $rarity ->
    [common] обычная
   *[unique] уникальная
 }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
     }
label-place = { $kind ->
    [basic_location] Обычное место
    [forest_location] Лесное место
    [haven] Приют
   *[journey] Путешествие
 }
label-event = { $kind ->
    [basic_event] Обычное Событие
   *[special_event] Особое Событие
 }
words-cost = Цена: { $cost }.
words-before = Освобождает себе место: { $effect }.
words-into = Кладётся на свободное место в городе соперника.
words-effect = При розыгрыше: { $effect }.
words-production = Производство: { $effect }.
words-visit = Посещение{ $open ->
    [1] {" (открыто для всех)"}
   *[other] {""}
 }: { $effect }.
words-reaction = Управление, { $reaction }.
words-ability = Когда вы играете карту: { $ability }.
words-bonus = Очки в конце игры: { $bonus }.
words-hosts = Один раз бесплатно принимает: { $hosts }.
words-pays = Плата за неё достаётся сопернику.
words-permanent = Работник отсюда не возвращается.
words-second = Второе место{ $cell ->
    [1] {" для узника"}
   *[other] {""}
 } открывает: { $card }.
words-no-space = Не занимает места в городе.
words-shares = Делит место с картой: { $card }.
words-requires = Требует: { $needed }.
words-achieved = При выполнении: { $effect }.
words-points = Стоит { $points } очков.
words-journey = { $points } очков в конце игры; работник остаётся там.
words-place = { $shared ->
    [1] Общее
   *[other] Один работник
 }: { $effect }.

## Questions

ask-turn = Ваш ход: { $workers ->
    [0] сыграйте карту
    [one] поставьте работника (их { $workers }) или сыграйте карту
    [few] поставьте одного из { $workers } работников или сыграйте карту
   *[other] поставьте одного из { $workers } работников или сыграйте карту
 }. Сейчас { $season ->
    [winter] зима
    [spring] весна
    [summer] лето
   *[autumn] осень
 }.
ask-way = Чем платите за карту «{ $card }»?
ask-waive = «{ $card }» дешевле на { $count }: чем платите?
ask-pick = { $verb ->
    [discard-hand] Сбросьте карты с руки.
    [draw-meadow] Возьмите карты с Луга.
    [discard-meadow] Сбросьте карты с Луга.
    [take-to-hand] Какие открытые карты оставите?
    [discard-city] Сбросьте карты своего города.
    [put-city-beneath] Какие карты города лягут под Событие?
    [put-hand-beneath] Какие карты с руки лягут под Событие?
   *[give-cards] Какие карты отдаёте?
 }{ $least ->
    [1] {" Осталось: "}
   *[other] {" Не больше: "}
 }{ $count }.
ask-take = Возьмите любой ресурс{ $count ->
    [one] {""}
   *[other] {", "}всего { $count }
 }.
ask-spend = { $verb ->
    [pay] Сколько платите
    [give] Сколько отдаёте
   *[set_aside] Сколько откладываете
 }: { $good ->
    [twig] веток
    [resin] смол
    [pebble] камушков
    [berry] ягод
   *[any] ресурсов
 } (не больше { $count })
ask-give-to = Какому сопернику?
ask-give-cards-to = Кто получит карты ({ $count })?
ask-reveal = Откуда открыть { $count } карты?
ask-copy = { $own ->
    [1] Какое место с вашим работником сработает ещё раз?
   *[other] Какое место повторяете?
 }
ask-copy-card = { $own ->
    [1] Какая карта Производства сработает ещё раз?
   *[other] Какую карту Производства повторяете?
 }
ask-move = Какой работник перейдёт?
ask-move-to = Куда он пойдёт?
ask-recall = Какой работник вернётся?
ask-produce = Какая карта Производства следующая?
ask-use = Какую карту примените?
ask-play-by = Сыграйте карту { $free ->
    [1] бесплатно
   *[other] дешевле на { $less }
 }{ $optional ->
    [1] {", если хотите"}
   *[other] {""}
 }.
ask-send = В чей город отправится «{ $card }»?
ask-drive-away = Какую карту города Рагворта прогонит Шут?

## Options

option-visit = { $what }{ $owner ->
    [0] {""}
   *[other] {" (игрок "}{ $owner })
 }: { $effect }
option-copy = Повторить: { $what }{ $owner ->
    [0] {""}
   *[other] {" (игрок "}{ $owner })
 }: { $effect }
option-move = Работник: { $what }{ $owner ->
    [0] {""}
   *[other] {" (игрок "}{ $owner })
 } ({ $effect })
option-recall = Вернуть: { $what }{ $owner ->
    [0] {""}
   *[other] {" (игрок "}{ $owner })
 } ({ $effect })
option-play = { $card }: { $way }
option-play-otherwise = { $card }, иначе: { $way }
option-play-by = { $card }, { $free ->
    [1] бесплатно
   *[other] дешевле на { $less }
 }
option-pay = Заплатить: { $cost }
way-pay = плата: { $cost }
way-host = бесплатно вселяется: { $card }
way-with = с картой «{ $card }»{ $swap ->
    [1] {": плата "}{ $cost }
   *[other] { $waived ->
        [0] {", плата "}{ $cost }
       *[other] {", на "}{ $waived } меньше из { $cost }
     }
 }
way-imprison = { $prisoner } — под карту «{ $card }»: на { $waived } меньше из { $cost }
way-several = выберите способ оплаты ({ $count })
option-prepare = Готовиться: { $season ->
    [spring] весна
    [summer] лето
   *[autumn] осень
 }; новые работники: { $workers }; { $effect }
option-pass = Пас: вы закончили
option-take = { $good ->
    [twig] Ветка
    [resin] Смола
    [pebble] Камушек
   *[berry] Ягода
 }
option-spend = { $verb ->
    [pay] Заплатить
    [give] Отдать
   *[set_aside] Отложить
 } { $count } × { $good ->
    [twig] ветка
    [resin] смола
    [pebble] камушек
   *[berry] ягода
 }
option-enough = { $picked ->
    [0] Ничего
   *[other] Достаточно
 }
option-pick = { $verb ->
    [discard] Сбросить:
    [draw] Взять:
    [give] Отдать:
    [keep] Оставить:
   *[beneath] Под Событие:
 } { $card }
option-to-seat = Игрок { $seat }
option-from-deck = Из колоды
option-from-discard = Из сброса
option-use = { $card }: { $effect }
option-produce = { $card }: { $effect }
option-drive-away = Прогнать: { $card }

## What happened

event-turn = { $player }: ход
event-placed = { $player }: работник: { $what }
event-played = { $player }: сыграна карта «{ $card }»{ $from ->
    [meadow] {" (с Луга)"}
   *[other] {""}
 }
event-paid = { $player }: плата: { $goods }
event-gave = { $player }: { $goods } → { $to }
event-set-aside = { $player }: на Событие: { $goods }
event-occupied = { $player }: жетон «Занято»: { $card }
event-helped = { $player }: помогает «{ $card }»
event-imprisoned = { $player }: «{ $card }» в Темнице
event-left = { $player }: «{ $card }» покидает город
event-gained = { $player }: { $goods }
event-laid = { $player }: { $goods } на карте «{ $card }»
event-drew = { $player }: берёт: { $cards }
event-drew-meadow = { $player }: берёт «{ $card }» с Луга
event-shown = { $player } Новая карта на Лугу: { $card }
event-shuffled = { $player } Сброс замешан в колоду ({ $count })
event-discarded = { $player }: сбрасывает: { $cards }
event-discarded-meadow = { $player }: сбрасывает с Луга: { $card }
event-discarded-rest = { $player }: сбрасывает: { $cards }
event-revealed = { $player }: открывает: { $cards }
event-kept = { $player }: оставляет: { $card }
event-put-beneath = { $player }: под Событие: { $cards }
event-gave-card = { $player }: отдаёт карту → { $to }
event-got-card = { $player }: получает: { $cards }
event-sent = { $player }: «{ $card }» → { $to }
event-achieved = { $player }: выполнено Событие: { $event }
event-copied = { $player }: повторяет: { $what }
event-copied-card = { $player }: повторяет «{ $card }» ({ $of })
event-recalled = { $player }: работник возвращается
event-production = { $player }: Производство
event-reacted = { $player }: срабатывает «{ $card }»
event-prepared = { $player }: готовится: { $season }
event-passed = { $player }: пас
event-over = { $player } Игра окончена
event-rugwort-rolls = { $player }: бросает кубик
event-rugwort-plays = { $player }: забирает «{ $card }»
event-rugwort-sends = { $player }: подсылает: { $card }
event-rugwort-moves = { $player }: движется дальше: { $season }{ $kidnaps ->
    [1] {", и забирает вашего работника"}
   *[other] {""}
 }

## The end

won-by-points = Больше всех очков: { $points }.
won-by-events = По { $points } очков; решают События.
won-by-resources = По { $points } очков и поровну Событий; решают ресурсы.
won-shared = По { $points } очков: общая победа.
won-against-rival = Вы победили Рагворта: { $points } очков.
lost-against-rival = Рагворт побеждает: { $points } очков.

## The table in the terminal

table-piles = Колода { $deck }, сброс { $discard }
table-meadow = Луг
table-places = Места
table-events = События
table-revealed = Открыты
table-player = { $season ->
    [winter] зима
    [spring] весна
    [summer] лето
   *[autumn] осень
 }, { $points } очков (жетоны: { $tokens }), свободных работников: { $free }, карт: { $hand }, мест: { $used } из { $spaces }
table-passed = спасовал
table-city = Город
table-hand = Рука

## Подсказки к тому, что лежит на столе

help-cards = Карты в руке, не больше 8. Больше их никто не видит. Их разыгрывают в город, отдают или сбрасывают.
help-city = Город: карты, которые кто-то разыграл. В нём 15 мест; почти все карты приносят очки в конце.
help-deck = Колода. Из неё берут карты, и она пополняет поляну. Когда она пуста, сброс перемешивают.
help-discard = Сброс, рубашкой вверх. Он становится новой колодой, когда та пуста.
help-forest = Прогалина для лесной локации. В этой ничего нет.
help-goods = Ресурсы: из веток, смолы и камушков строят, за ягоды приходят существа. Они сохраняются от хода к ходу.
help-haven = Место, где работник меняет карты из руки: один ресурс на выбор за каждые две карты.
help-meadow = Пустое место поляны. Его заполняют из колоды. Карты с поляны может разыграть каждый, как из руки.
help-player = Игрок: сезон, очки на сейчас, свободные работники, ресурсы и город. Щелчок показывает чужой город крупно.
help-points = Очки на сейчас: базовые очки карт, жетоны очков, то, что сейчас дают карты процветания и события. Побеждает тот, у кого очков больше.
help-season = Вечное древо. Когда все ваши работники выставлены, можно подготовиться к следующему сезону: они вернутся, и с ними новые.
help-seat = Игрок за этим столом и его сезон.
help-workers = Свободные работники. За ход один из них идёт в локацию и остаётся там до следующего сезона.
