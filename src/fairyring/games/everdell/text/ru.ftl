### Everdell. Clauses such as "good" and the effects are put together to whole sentences, so they begin small and end
### without a full stop.

## The game

game-name = Эверделл
game-about = Год в долине зверей: ставьте работников, стройте город из 15 карт, получайте от него доход, выполняйте События. Для 1–4 игроков; в одиночку — против Рагворта, в одиночку или вдвоём — против Ночепряхи.
rival-rugwort = Рагворт
setting-rival = Против кого
setting-rival-none = больше никого
setting-rival-rugwort = Рагворт
setting-rival-nightweave = Ночепряха
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
card-haven = Убежище
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
list-or = { $first } или { $second }
list-and = { $first } и { $second }
cards-hidden = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
     }
which = { $rarity ->
    [common] {"обычные "}
    [unique] {"уникальные "}
   *[any] {""}
 }{ $kind ->
    [critter] Существа
    [construction] Сооружения
   *[any] карты
 }{ $colour ->
    [tan] {" странствия"}
    [green] {" Производства"}
    [red] {" Назначения"}
    [blue] {" Управления"}
    [purple] {" Процветания"}
   *[any] {""}
 }
colour-count = { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
 } { $colour ->
     [tan] Странствия
     [green] Производства
     [red] Назначения
     [blue] Управления
    *[purple] Процветания
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
    [0] до { $count } { $good ->
        [twig] веток
        [resin] смол
        [pebble] камушков
        [berry] ягод
       *[any] ресурсов
     }
   *[other] { good }
 }
fx-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }
fx-in-the-end = в конце: { $bonus }
fx-refund = получите её указанную стоимость
fx-put-on-self = положите на эту карту: { $goods }
fx-take-from-self = снимите с этой карты: { $goods }
fx-take-all-from-self = возьмите всё с этой карты
fx-put-on-event = положите на Событие: { $goods }
fx-draw = возьмите карт: { $count }
fx-draw-to-limit = доберите карты до предела руки
fx-discard-hand = сбросьте { $count ->
    [99] сколько угодно карт
    [one] { $count } карту
   *[other] { $least ->
        [0] до { $count } карт
        [1] до { $count } карт
       *[other] { $count ->
            [few] { $count } карты
           *[other] { $count } карт
         }
     }
 } с руки
fx-give-cards = отдайте сопернику карт: { $count }
fx-draw-meadow = возьмите с поляны { $least ->
    [0] до { $count }
   *[other] { $count }
 }
fx-discard-meadow = сбросьте с поляны карт: { $count }
fx-refill = пополните поляну
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
    [meadow] с поляны
    [both] с руки или с поляны
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
count-city = по { $each } за { $which } вашего города
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
    [basic] основные События
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
    [legendary] легендарная
   *[unique] уникальная
 }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
     }
label-place = { $kind ->
    [basic_location] Основная локация
    [forest_location] Лесная локация
    [haven] Убежище
   *[journey] Путешествие
 }
label-event = { $kind ->
    [basic_event] Основное Событие
   *[special_event] Особое Событие
 }
words-cost = Цена: { $cost }.
words-before = Освобождает себе место: { $effect }.
words-into = Кладётся на свободное место в городе соперника.
words-effect = При розыгрыше: { $effect }.
words-production = Производство: { $effect }.
words-visit = Посещение: { $effect }.
words-open = Открыта для всех: если её посещает соперник, вам достаётся { $goods }.
words-reaction = { $reaction }.
words-ability = Когда вы играете карту: { $ability }.
words-bonus = Очки в конце игры: { $bonus }.
words-hosts = Сюда один раз бесплатно вселяется: { $hosts }.
words-pays = Плата за неё достаётся сопернику.
words-permanent = Работник остаётся здесь навсегда.
words-second = С картой «{ $card }» в вашем городе здесь появляется { $cell ->
    [1] вторая камера
   *[other] второе место
 }.
words-no-space = Не занимает места в городе.
words-shares = Может делить место с картой «{ $card }».
words-requires = Нужно в вашем городе: { $needed }.
words-achieved = При выполнении: { $effect }.
words-points = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
words-journey = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 } в конце игры; работник остаётся там.
words-place = { $effect }.
words-room = { $room ->
    [shared] Сколько угодно работников
    [forest] Один работник; при { $players } игроках — двое, от разных игроков
   *[one] Один работник
 }.

## What each component does, written for what told.toml says: a change there asks for all languages

does-architect = В конце игры: 1 очко за каждую смолу и каждый камушек в вашем запасе, но не больше 6.
does-bard = При розыгрыше: сбросьте с руки до 5 карт и получите по 1 жетону очка за каждую.
does-barge_toad = Производство: 2 ветки за каждую Ферму в вашем городе.
does-chip_sweep = Производство: примените другую карту Производства в своём городе.
does-doctor = Производство: заплатите до 3 ягод и получите по 1 жетону очка за каждую.
does-historian = После того как вы разыграли карту: возьмите 1 карту.
does-husband = Производство: 1 любой ресурс, если он делит место с Женой и в вашем городе есть Ферма.
does-innkeeper = Когда вы разыгрываете существо, можете сбросить эту карту и заплатить на 3 ягоды меньше.
does-judge = Когда вы разыгрываете карту, можете заменить 1 ресурс её стоимости ресурсом другого вида.
does-king = В конце игры: 1 очко за каждое основное и 2 очка за каждое особое Событие, которое вы выполнили.
does-miner_mole = Производство: повторите карту Производства из города соперника.
does-monk = Производство: отдайте сопернику до 2 ягод и получите по 2 жетона очков за каждую.
does-peddler = Производство: обменяйте до 2 ресурсов на столько же любых других.
does-postal_pigeon = При розыгрыше: откройте 2 карты из колоды; одну из них, не дороже 3 очков, можете разыграть бесплатно. Остальное сбросьте.
does-queen = Посещение: бесплатно разыграйте карту не дороже 3 очков, с руки или с поляны.
does-ranger = При розыгрыше: переставьте одного своего работника на другую локацию и выполните её.
does-shepherd = При розыгрыше: 3 ягоды и 1 жетон очка за каждый жетон очка на вашей Часовне.
does-shopkeeper = После того как вы разыграли существо: 1 ягода.
does-teacher = Производство: возьмите 2 карты, одну оставьте себе, другую отдайте сопернику.
does-undertaker = При розыгрыше: сбросьте с поляны 3 карты и пополните её, затем возьмите с поляны 1 карту.
does-wanderer = При розыгрыше: возьмите 3 карты.
does-wife = В конце игры: 3 очка, если она делит место с Мужем.
does-woodcarver = Производство: заплатите до 3 веток и получите по 1 жетону очка за каждую.
does-castle = В конце игры: 1 очко за каждое обычное сооружение в вашем городе.
does-cemetery = Посещение: откройте 4 карты из колоды или из сброса, одну разыграйте бесплатно, остальные сбросьте.
does-chapel = Посещение: положите на эту карту 1 жетон очка, затем возьмите по 2 карты за каждый жетон очка на ней.
does-clock_tower = При розыгрыше: положите на эту карту 3 жетона очков. Перед подготовкой к сезону можете снять 1 из них, чтобы ещё раз выполнить основную или лесную локацию, где стоит ваш работник.
does-courthouse = После того как вы разыграли сооружение: 1 ветка, 1 смола или 1 камушек.
does-crane = Когда вы разыгрываете сооружение, можете сбросить эту карту и заплатить на 3 ресурса меньше.
does-dungeon = Когда вы разыгрываете карту, можете положить существо из своего города под эту карту и заплатить на 3 ресурса меньше.
does-ever_tree = В конце игры: 1 очко за каждую карту Процветания в вашем городе, включая эту.
does-fairgrounds = Производство: возьмите 2 карты.
does-farm = Производство: 1 ягода.
does-general_store = Производство: 1 ягода и ещё 1, если в вашем городе есть Ферма.
does-inn = Посещение: разыграйте карту с поляны на 3 ресурса дешевле.
does-lookout = Посещение: повторите основную или лесную локацию.
does-mine = Производство: 1 камушек.
does-monastery = Посещение: отдайте сопернику 2 ресурса и получите 4 жетона очков.
does-palace = В конце игры: 1 очко за каждое уникальное сооружение в вашем городе, включая это.
does-post_office = Посещение: отдайте сопернику 2 карты с руки, затем сбросьте сколько угодно и доберите карты до предела руки.
does-resin_refinery = Производство: 1 смола.
does-ruins = При розыгрыше: сбросьте сооружение своего города, эта карта займёт его место. Получите его напечатанную стоимость и возьмите 2 карты.
does-school = В конце игры: 1 очко за каждое обычное существо в вашем городе.
does-storehouse = Производство: положите на эту карту 3 ветки, 2 смолы, 1 камушек или 2 ягоды. Посещение: возьмите всё, что на ней лежит.
does-theater = В конце игры: 1 очко за каждое уникальное существо в вашем городе.
does-twig_barge = Производство: 2 ветки.
does-university = Посещение: сбросьте другую карту своего города. Получите её напечатанную стоимость, 1 любой ресурс и 1 жетон очка.
does-farm_winter_1 = Производство: 1 ягода или 2 карты.
does-farm_winter_2 = Производство: 1 ягода или 1 смола.
does-farm_spring_1 = Производство: 1 ягода или 2 ветки.
does-farm_spring_2 = Производство: либо 1 ягода, либо 1 ветка и 1 карта.
does-farm_summer_1 = Производство: 1 ягода.
does-farm_summer_2 = Производство: 2 ягоды или 1 камушек.
does-farm_autumn_1 = Производство: 1 ягода или 1 жетон очка.
does-farm_autumn_2 = Производство: либо 1 ягода и 1 карта, либо 1 любой ресурс.
does-corrin_field = Производство: 1 ягода и ещё по 1 за каждую Ферму в городах соперников. Затем каждый соперник может взять по 1 карте за каждую свою Ферму.
does-corrin_path = Посещение: выполните локацию, где стоит работник соперника. Но не Кладбище, Часовню, Монастырь, легенду, Событие или Путешествие.
does-corrin_warrior = При розыгрыше: отдайте соперникам всего до 8 карт и ресурсов и получите по 1 жетону очка за каждый подарок.
does-corrin_leader = После того как вы взяли карты, можете отдать одну из них сопернику и получить 1 жетон очка.
does-corrin_king = В конце игры: 1 очко за каждую карту Процветания в городе одного соперника.
does-click_clacks = Производство: 3 ягоды и 1 любой ресурс за каждую Ферму в вашем городе.
does-strongroot_castle = В конце игры: 2 очка за каждое обычное сооружение в вашем городе.
does-darkdeep_prison = При розыгрыше: сбросьте до 2 существ своего города и получите за каждое 3 жетона очков и 3 любых ресурса.
does-everflame_tomb = Посещение: можете бесплатно разыграть карту, с руки или с поляны.
does-king_norths_treasury = При розыгрыше: положите на эту карту 4 жетона очков. Когда вы разыгрываете карту, можете потратить любые из них: каждый снижает стоимость на 2 ресурса.
does-chipter_swipple = Производство: примените до 2 разных карт Производства в своём городе, но не легенды.
does-jor_goldwing = При розыгрыше: 1 жетон очка за каждую карту у вас на руке, но не больше 8. Карты остаются у вас.
does-mayberry_matriarch = В конце игры: 5 очков, если она делит место с Мужем и в вашем городе есть Ферма.
does-strey_softpaw = Посещение: выберите до 2 работников на основных или лесных локациях, чьих угодно, и выполните их локации.
does-tarry_hare = После того как вы разыграли существо: 1 любой ресурс. После того как вы разыграли сооружение: возьмите до 2 карт.
does-three_twigs = 3 ветки.
does-two_twigs_card = 2 ветки и 1 карта.
does-two_resin = 2 смолы.
does-one_resin_card = 1 смола и 1 карта.
does-two_cards_point = 2 карты и 1 жетон очка.
does-one_pebble = 1 камушек.
does-one_berry_card = 1 ягода и 1 карта.
does-one_berry = 1 ягода.
does-f_two_berries_card = 2 ягоды и 1 карта.
does-f_two_any = 2 любых ресурса.
does-f_discard_draw_double = Сбросьте с руки 1 или несколько карт, затем возьмите по 2 за каждую.
does-f_copy_basic_card = Возьмите 1 карту и повторите основную локацию.
does-f_three_cards_pebble = 3 карты и 1 камушек.
does-f_twig_resin_berry = 1 ветка, 1 смола и 1 ягода.
does-f_three_berries = 3 ягоды.
does-f_two_resin_twig = 2 смолы и 1 ветка.
does-f_two_cards_any = 2 карты и 1 любой ресурс.
does-f_discard_three_any = Сбросьте с руки до 3 карт и получите по 1 любому ресурсу за каждую.
does-f_meadow_two_play_one = Возьмите с поляны 2 карты; одну из них можете сразу разыграть на 1 ресурс дешевле.
does-haven = Сбросьте карты с руки: за каждые 2 получите 1 любой ресурс.
does-journey_2 = Сбросьте с руки 2 карты.
does-journey_3 = Сбросьте с руки 3 карты.
does-journey_4 = Сбросьте с руки 4 карты.
does-journey_5 = Сбросьте с руки 5 карт.
does-a_brilliant_marketing_plan = При выполнении: отдайте соперникам всего до 3 ресурсов и положите за каждый 2 жетона очков на это Событие.
does-a_wee_run_city = При выполнении: верните одного своего работника.
does-an_evening_of_fireworks = При выполнении: положите до 3 веток на это Событие. В конце игры: по 2 очка за каждую.
does-ancient_scrolls_discovered = При выполнении: откройте 5 карт из колоды, возьмите в руку любые из них, остальные положите под это Событие. В конце игры: 1 очко за каждую карту под ним.
does-capture_of_the_acorn_thieves = При выполнении: положите до 2 существ своего города под это Событие. В конце игры: по 3 очка за каждое.
does-croak_wart_cure = При выполнении: заплатите 2 ягоды и сбросьте 2 карты своего города.
does-flying_doctor_service = В конце игры: 3 очка за каждую пару из Мужа и Жены на общем месте, во всех городах.
does-graduation_of_scholars = При выполнении: положите с руки до 3 существ под это Событие. В конце игры: по 2 очка за каждое.
does-ministering_to_miscreants = В конце игры: 3 очка за каждого пленника в вашей Темнице.
does-path_of_the_pilgrims = В конце игры: 3 очка за каждого работника на вашем Монастыре.
does-performer_in_residence = При выполнении: положите до 3 ягод на это Событие. В конце игры: по 2 очка за каждую.
does-pristine_chapel_ceiling = При выполнении: 1 карта и 1 любой ресурс за каждый жетон очка на вашей Часовне. В конце игры: по 2 очка за каждый жетон очка на ней.
does-remembering_the_fallen = В конце игры: 3 очка за каждого работника на вашем Кладбище.
does-tax_relief = При выполнении: примените все свои карты Производства.
does-under_new_management = При выполнении: положите до 3 ресурсов на это Событие. В конце игры: по 1 очку за каждую ветку и ягоду на нём, по 2 очка за каждую смолу и каждый камушек.

## Questions

ask-turn = Ваш ход: { $workers ->
    [0] { $season ->
        [autumn] сыграйте карту или пасуйте
       *[other] сыграйте карту или готовьтесь к следующему сезону
     }
    [1] поставьте последнего работника или сыграйте карту
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
    [draw-meadow] Возьмите карты с поляны.
    [discard-meadow] Сбросьте карты с поляны.
    [take-to-hand] Какие открытые карты оставите?
    [discard-city] Сбросьте карты своего города.
    [activate-own] Какие карты Производства применяете?
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
ask-spend = Сколько { $good ->
    [twig] веток
    [resin] смол
    [pebble] камушков
    [berry] ягод
   *[any] ресурсов
 } { $verb ->
    [pay] платите
    [give] отдаёте
   *[set_aside] откладываете
 }? Не больше { $count }.
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
   *[other] {" ("}{ $whose })
 }: { $effect }
option-copy = Повторить: { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 }: { $effect }
option-move = Работник: { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
 } ({ $effect })
option-recall = Вернуть: { $what }{ $owner ->
    [0] {""}
   *[other] {" ("}{ $whose })
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
 }: { good }
option-enough = { $picked ->
    [0] Ничего
   *[other] Достаточно
 }
option-pick = { $verb ->
    [discard] Сбросить:
    [draw] Взять:
    [give] Отдать:
    [keep] Оставить:
    [activate] Применить:
   *[beneath] Под Событие:
 } { $card }
option-from-deck = Из колоды
option-from-discard = Из сброса
option-use = { $card }: { $effect }
option-produce = { $card }: { $effect }
option-drive-away = Прогнать: { $card }

## What happened

event-turn = { $player }, { $season }
event-placed = { $player }: работник: { $what }
event-played = { $player }: сыграна карта «{ $card }»{ $from ->
    [meadow] {" (с поляны)"}
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
event-taken-off = { $player }: с карты «{ $card }» снято: { $goods }
event-drew = { $player }: взято: { $cards }
event-drew-meadow = { $player }: с поляны взята карта «{ $card }»
event-shown = { $player } Новая карта на поляне: { $card }
event-shuffled = { $player } Сброс замешан в колоду ({ $count })
event-discarded = { $player }: сброшено: { $cards }
event-discarded-meadow = { $player }: сброшено с поляны: { $card }
event-discarded-rest = { $player }: сброшено: { $cards }
event-revealed = { $player }: открыто: { $cards }
event-kept = { $player }: оставлено: { $card }
event-put-beneath = { $player }: под Событие: { $cards }
event-gave-card = { $player }: отдана карта → { $to }
event-got-card = { $player }: получено: { $cards }
event-sent = { $player }: «{ $card }» → { $to }
event-achieved = { $player }: выполнено Событие: { $event }
event-copied = { $player }: повтор: { $what }
event-copied-card = { $player }: повтор: «{ $card }» ({ $of })
event-recalled = { $player }: работник возвращается
event-production = { $player }: Производство
event-reacted = { $player }: срабатывает «{ $card }»
event-prepared = { $player }: новый сезон: { $season }
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
won-by-events = По { $points } { $points ->
    [one] очку
    [few] очка
   *[many] очков
 }; решают События.
won-by-resources = По { $points } { $points ->
    [one] очку
    [few] очка
   *[many] очков
 } и поровну Событий; решают ресурсы.
won-shared = По { $points } { $points ->
    [one] очку
    [few] очка
   *[many] очков
 }: общая победа.
won-against-rival = Победа! Соперник повержен: { $rival }. Очков: { $points }.
lost-against-rival = Побеждает { $rival }. Очков: { $points }.

## Hints: what speaks for an option. Clauses that begin small and end without a full stop.

hint-behind = Примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 } меньше
hint-points-gain = приносит { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
hint-points-cost = стоит { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
hint-resources-gain = приносит вам { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
 }
hint-resources-keep = сберегает { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
 }
hint-resources-cost = стоит { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
 }
hint-hand-gain = карт в руке больше на { $count }
hint-hand-cost = карт в руке меньше на { $count }
hint-workers-gain = работников для размещения больше на { $count }
hint-workers-keep = остаётся { $count ->
    [one] { $count } работник
    [few] { $count } работника
   *[many] { $count } работников
 } на потом
hint-production-gain = карт Производства в вашем городе больше на { $count }
hint-houses-gain = Сооружений, готовых бесплатно принять существо, больше на { $count }
hint-reach-gain = достижимых Событий: { $count }

## The table in the terminal

table-piles = Колода { $deck }, сброс { $discard }
table-meadow = Поляна
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
help-aside = Карты рядом с рукой: ваши легенды, верхняя ферма из стопки Свиней, карты в паутине. В предел руки входят только карты в паутине.
help-caught = Карта вашей руки в паутине Ночепряхи. Её нельзя разыграть, сбросить или отдать, но она входит в предел руки.
help-lair = Ночепряха: её очки, её сезон, пауки в логове, что она собирается делать и что сейчас действует. Нажмите на неё, чтобы заглянуть в логово.
help-lair-activity = Её карта активности в игре. Она делает левое действие, иначе правое, иначе нижнее. Стрелка говорит, куда она идёт, если место занято или всё равно.
help-lair-won = Её достижения: карты и события, которые она выиграла, открытые или закрытые. Когда она закончит, они заполнят её город, и остальное тоже считается.
help-ploy = Характер, заговор или интрига: то, что там сказано, действует сейчас. Наведите на карту, чтобы прочесть.
help-power = Сила игрока: то, что может только он.
help-shut = Карта вашего города, которая лежит рубашкой вверх до следующей интриги. Она занимает своё место и больше ни на что не годится.
help-won = Карта из достижений Ночепряхи.

## Mistwood: модули

card-farm_winter_1 = Зимняя ферма
card-farm_winter_2 = Зимняя ферма
card-farm_spring_1 = Весенняя ферма
card-farm_spring_2 = Весенняя ферма
card-farm_summer_1 = Летняя ферма
card-farm_summer_2 = Летняя ферма
card-farm_autumn_1 = Осенняя ферма
card-farm_autumn_2 = Осенняя ферма
module-farms = Сквозь времена года
module-farms-about = Восемь особых ферм заменяют обычные: они стоят по-разному, и большинство предлагает два свойства, из которых вы каждый раз выбираете одно.
card-corrin_field = Поле Коррина Вечнохвоста
card-corrin_path = Тропа Коррина Вечнохвоста
card-corrin_warrior = Коррин Вечнохвост, воин
card-corrin_leader = Коррин Вечнохвост, вождь
card-corrin_king = Коррин Вечнохвост, король
card-click_clacks = Лавка Клик-Клака
card-strongroot_castle = Замок Крепкий Корень
card-darkdeep_prison = Тюрьма Тёмная Глубь
card-everflame_tomb = Гробница Вечного Пламени
card-king_norths_treasury = Казна короля Норда
card-chipter_swipple = Чиптер Свиппл
card-jor_goldwing = Йор Златокрыл
card-mayberry_matriarch = Матушка Красноягода
card-strey_softpaw = Стрей Мягколап
card-tarry_hare = Тарри Хэйр
card-butterflies = Бабочки: Без границ
card-pigs = Свиньи: Мастера земледелия
card-spiders = Пауки: Проныры
card-stoats = Горностаи: Предусмотрительные
module-corrin = Коррин Вечнохвост
module-corrin-about = В колоду замешиваются пять карт Коррина Вечнохвоста: кто вселяется бесплатно, решают цвета, а не имена. Для опытных игроков.
module-legends = Новые легенды
module-legends-about = Каждый получает две тайные легенды: сооружение и существо. Заплатите за них, или пусть карта с ленты уступит им место. Для опытных игроков.
module-powers = Силы игроков
module-powers-about = Каждый получает свою силу: Бабочки, Свиньи, Пауки или Горностаи. Весной никто не получает работника.
fx-opponents-draw = каждый соперник может взять по 1 карте за свои { $which }
fx-copy-visited = выполните место, где стоит работник соперника
ask-copy-visited = Какое место с работником соперника повторяете?
fx-give-mixed = отдайте соперникам до { $count } карт и ресурсов
ask-give-mixed = Отдать карту или ресурс? Ещё не больше { $count }.
when-drew = после того как вы взяли карты
fx-give-drawn = отдайте сопернику одну из взятых карт
count-opponents = по { $each } за { $which } всех соперников
count-an-opponent = по { $each } за { $which } одного соперника
fx-draw-some = возьмите до { $count } карт
ask-draw-some = Сколько карт берёте? Не больше { $count }.
option-draw-some = Взять карт: { $count }
way-upgrade = вместо карты «{ $card }», которая сбрасывается
words-legend = Легенда: занимает собственное место, никогда не уходит из города, и её нельзя повторить.
words-upgrades = Считается картой «{ $card }». Сбросьте карту «{ $card }» из своего города, чтобы разыграть легенду бесплатно.
words-counts-as = Считается картой «{ $card }».
words-enters = Бесплатно вселяется в любое незанятое сооружение { $colour ->
     [tan] Странствия
     [green] Производства
     [red] Назначения
     [blue] Управления
    *[purple] Процветания
 } вашего города.
words-lets-in = Один раз бесплатно впускает любое существо { $colour ->
     [tan] Странствия
     [green] Производства
     [red] Назначения
     [blue] Управления
    *[purple] Процветания
 }.
count-hand = карты на вашей руке
fx-activate-own = примените до { $count } разных карт Производства своего города, но не легенд
fx-copy-workers = выполните базовые или лесные места до { $count } работников, чьих угодно
ask-copy-workers = Место какого работника выполняете? Ещё не больше { $count }.
custom-spend-tokens = платите жетонами очков с этой карты: за каждый дешевле на { $less } ресурса
option-live-with = Живёт с картой «{ $card }»
ask-live-with = С кем живёт Муж?
ask-free-farm = Сыграть бесплатно верхнюю Ферму своей стопки?
option-figure = Фигурка сюда: { $what }
ask-figure = Куда идёт ваша фигурка?
place-journey = Путешествие
event-figure = { $player }: фигурка стоит здесь: { $what }
ask-exchange = Сбросить карты за ресурс?
label-power = Сила игрока
words-power-butterflies = 12 карт в начале, и на руке помещается 12. Вы начинаете.
words-power-pigs = Все Фермы лежат в вашей стопке, верхняя открыта. Играйте её бесплатно в начале и после каждой подготовки к сезону. Заплатить за неё может любой; за чужие Фермы вы получаете 2 жетона очков. Фермы не занимают места в вашем городе.
words-power-spiders = Ваша фигурка стоит на месте. Когда кто-то его посещает, вы получаете ресурс, которого у вас нет, берёте карту и переставляете фигурку. Вы ходите последним.
words-power-stoats = После сыгранной карты можно сбросить 2 карты за ветку, смолу или ягоду либо 3 за камушек.
option-exchange = Карт: { $cards } — за { $good ->
    [twig] 1 ветку
    [resin] 1 смолу
    [pebble] 1 камушек
   *[berry] 1 ягоду
 }
table-farms = Фермы Свиней
table-figure = Фигурка Пауков
table-legends = Легенды

## Ночепряха

ask-spider-on = На какую карту встанет паук Ночепряхи? { $open ->
    [1] (открытая карта Назначения)
   *[0] (в её городе)
 }
option-spider-on = Её паук на: { $what } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }, { $effect }
option-web-on = Паутина на: { $what }, { $effect } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }
option-send = Работник с: { $what }, { $effect } { $owner ->
    [0] {""}
   *[other] ({ $whose })
 }
ask-send-worker = Какой из ваших выставленных работников уйдёт в Логово?
ask-web-on = Куда положить паутину?
ask-she-plays = Какую открытую карту Назначения с поляны она разыграет?
option-she-plays = Она разыгрывает: { $card }
ask-keep-from-her = Какую из двух карт сбросить? Другая достанется ей.
ask-hand-to-her = Какую карту с вашей руки она заберёт?
ask-lose = Какую карту вашего города она заберёт?
option-lose = Она забирает: { $card }
ask-replace = Какая карта того же цвета займёт место «{ $card }» на поляне?
option-replace-by = Положить: { $card }
ask-keep-back = Она забирает случайные карты с вашей руки: { $count }. Сколько вы удержите, по жетону ей за каждую?
option-keep-back = Удержать: { $count }
ask-keep-up = { $critters ->
    [1] Какие существа останутся открытыми, по карте или ресурсу за каждое?
   *[0] Какие сооружения останутся открытыми, по карте или ресурсу за каждое?
 }
option-keep-up = Оставить открытой: { $card }
option-no-more = Больше ничего
ask-guard = Поставить свободного работника на карту, чтобы сохранить её, до вашей подготовки?
option-guard = Сторожить карту
ask-foil = { $ploy }: сорвать?
option-give-in = Уступить ей
units-to-pay = { $count } { $of ->
    [1] { $count ->
            [one] карту
            [few] карты
           *[other] карт
        }
    [2] { $count ->
            [one] ресурс
            [few] ресурса
           *[other] ресурсов
        }
    [6] { $count ->
            [one] жетон или ресурс
            [few] жетона или ресурса
           *[other] жетонов или ресурсов
        }
   *[3] { $count ->
            [one] карту или ресурс
            [few] карты или ресурса
           *[other] карт или ресурсов
        }
 }
option-foil = Сорвать: { units-to-pay }
option-foil-with = Сорвать, отдав { $goods }
ask-yield = { $ploy }: отдайте { units-to-pay }
ask-yield-any = { $ploy }: отдайте сколько хотите, самое большее { units-to-pay }
event-nightweave-turns-up = { $player }: открывает: { $activity }
event-nightweave-acts = { $player }: { $action }
event-nightweave-cannot = { $player }: не может: { $action }
event-nightweave-defaults = { $player }: выполняет запасное действие
event-nightweave-draws = { $player }: берёт карт: { $count }
event-nightweave-discards = { $player }: сбрасывает карт: { $count }
event-nightweave-rolls = { $player }: на кубике { $die }
event-nightweave-plays = { $player }: { $card } входит в её город
event-nightweave-sends = { $player }: отправляет: { $card } → { $to }
event-nightweave-throws = { $player }: { $card } сбрасывается
event-nightweave-wins = { $player }: { $card } отправляется в её достижения
event-nightweave-hides = { $player }: кладёт в достижения карт лицом вниз: { $count }
event-nightweave-enters = { $player }: встаёт на место { $space } на поляне
event-nightweave-goes-on = { $player }: { $what } занято; она идёт дальше { $clockwise ->
    [1] по часовой стрелке
   *[0] против часовой стрелки
 }
event-nightweave-places = { $player }: паук на «{ $what }»
event-nightweave-shuffles = { $player }: перемешивает карты активности: { $count }
event-nightweave-prepares = { $player }: готовится: { $season }
event-nightweave-takes = { $player }: берёт на руку с поляны: { $card }
event-nightweave-ends = { $player }: закончила; карт из достижений засчитано: { $count }
event-nightweave-adds = { $player }: { $card } переходит из достижений в её город
event-nightweave-schemes = { $player }: её интрига: { $ploy }
event-nightweave-changes = { $player }: новый характер: { $ploy }
event-nightweave-weaves = { $player }: плетёт паутину: { $count }
event-nightweave-robs = { $player }: забирает карт с руки: { $count }
event-nightweave-catches = { $player }: карт с руки в паутине: { $count }
event-nightweave-shuts = { $player }: карт города лежит лицом вниз: { $count }
event-nightweave-holds = { $player }: уводит работника в Логово
event-foiled = { $player }: сорвано: { $ploy }
event-saw = { $player }: увидено: { $cards }
event-replaced = { $player }: { $card } ложится на его место на поляне
event-refused = { $player } { $card } не может прийти и сбрасывается
lair-action = { $action ->
    [draw] взять карту
    [discard] сбросить карту за жетон
    [play_hand] сыграть карту с руки
    [play_meadow] сыграть карту с поляны
    [play_meadow_draw] сыграть с поляны и взять карту
    [play_meadow_discard] сыграть с поляны и сбросить карту
    [place_nightweave] самой выйти на поляну
    [worker_basic] паук на «{ $what }»
    [worker_forest] паук на прогалину: { $what }
    [worker_journey] паук на «{ $what }»
    [worker_own_city] паук на карту Назначения в её городе
    [worker_open] паук на открытую карту Назначения
    [worker_basic_event] паук на основное Событие
    [worker_special_event] паук на особое Событие
   *[worker_haven] паук в Убежище
 }
lair-activity = активность { $number }
clearing = { $id ->
    [top_left] слева вверху
    [top_right] справа вверху
    [bottom_left] слева внизу
   *[bottom_right] справа внизу
 }
rival-nightweave = Ночепряха
setting-level = Уровень Ночепряхи
setting-level-0 = 0: Домашняя паучиха
setting-level-1 = 1: Озорная паучиха
setting-level-2 = 2: Сварливая паучиха
setting-level-3 = 3: Страшная паучиха
setting-level-4 = 4: Безжалостная паучиха
setting-personality = Характер
setting-plot = Заговор
setting-schemes = Интриги: какая придёт первой
setting-personality-none = нет
setting-personality-random = случайно
setting-plot-none = нет
setting-plot-random = случайно
setting-schemes-none = нет
setting-schemes-random = случайно
setting-personality-abominable = Чудовищная
setting-personality-needy = Неимущая
setting-personality-clumsy = Неуклюжая
setting-personality-narcissistic = Самовлюблённая
setting-personality-nonchalant = Беспечная
setting-personality-killjoy = Брюзга
setting-personality-notable = Примечательная
setting-personality-naughty = Вредная
setting-plot-snag = Зацепка
setting-plot-silk_barrier = Шёлковая преграда
setting-plot-the_plot_thickens = Дело усложняется
setting-plot-compensation = Возмещение
setting-plot-fascination = Очарование
setting-plot-ingenuity = Изобретательность
setting-plot-weavers_whim = Прихоть пряхи
setting-plot-masquerade = Маскарад
setting-plot-suffocating_swarm = Удушливый рой
setting-plot-taken_by_force = Взятое силой
setting-plot-stolen_bounty = Украденная добыча
setting-plot-pulling_strings = Дёргать за нити
setting-plot-effective_web = Умелая паутина
setting-schemes-spiders_in_the_trees = Пауки на деревьях
setting-schemes-ground_spiders = Земляные пауки
setting-schemes-caught = Попались!
setting-schemes-forest_brigands = Лесные разбойники
setting-schemes-borrowing = Взято взаймы
setting-schemes-burnout = Изнеможение
setting-schemes-clerical_errors = Канцелярские ошибки
setting-schemes-extortion = Вымогательство!
setting-schemes-closed_for_repairs = Закрыто на ремонт
setting-schemes-creepy_crawling = Жуткое копошение
setting-schemes-copycat = Подражание
setting-schemes-web_tax = Налог на паутину
setting-schemes-infestation = Нашествие
setting-schemes-political_influence = Политическое влияние
setting-schemes-bribed_judges = Подкупленные судьи
setting-schemes-bad_publicity = Дурная слава
setting-schemes-spider_threat = Паучья угроза
setting-schemes-sticky_mess = Липкое месиво
setting-schemes-invisible_trap = Невидимая ловушка
setting-schemes-berry_shortage = Нехватка ягод
setting-schemes-paralysing_fear = Сковывающий страх
setting-schemes-pickpocket = Карманник
setting-schemes-plunder = Разграбление!
setting-schemes-caught_in_a_web = В паутине
setting-schemes-slump = Спад
setting-schemes-ransom = Выкуп
setting-schemes-recession = Упадок
setting-schemes-inquiring_gaze = Пытливый взгляд
setting-schemes-repossession = Изъятие
setting-schemes-poisoned_soup = Отравленный суп
setting-schemes-hard_work = Тяжкий труд
setting-schemes-cheating = Жульничество
setting-schemes-theft = Кража!
setting-bonus_modules = Характеры, заговоры и интриги с другими модулями
setting-bonus_modules-apart = отдельно, как сказано в правилах
setting-bonus_modules-together = вместе, по домашнему правилу
setting-spring_worker = Весенний работник при игре с силами
setting-spring_worker-away = убран
setting-spring_worker-kept = оставлен: легче
card-abominable = Чудовищная
card-needy = Неимущая
card-clumsy = Неуклюжая
card-narcissistic = Самовлюблённая
card-nonchalant = Беспечная
card-killjoy = Брюзга
card-notable = Примечательная
card-naughty = Вредная
card-snag = Зацепка
card-silk_barrier = Шёлковая преграда
card-the_plot_thickens = Дело усложняется
card-compensation = Возмещение
card-fascination = Очарование
card-ingenuity = Изобретательность
card-weavers_whim = Прихоть пряхи
card-masquerade = Маскарад
card-suffocating_swarm = Удушливый рой
card-taken_by_force = Взятое силой
card-stolen_bounty = Украденная добыча
card-pulling_strings = Дёргать за нити
card-effective_web = Умелая паутина
card-spiders_in_the_trees = Пауки на деревьях
card-ground_spiders = Земляные пауки
card-caught = Попались!
card-forest_brigands = Лесные разбойники
card-borrowing = Взято взаймы
card-burnout = Изнеможение
card-clerical_errors = Канцелярские ошибки
card-extortion = Вымогательство!
card-closed_for_repairs = Закрыто на ремонт
card-creepy_crawling = Жуткое копошение
card-copycat = Подражание
card-web_tax = Налог на паутину
card-infestation = Нашествие
card-political_influence = Политическое влияние
card-bribed_judges = Подкупленные судьи
card-bad_publicity = Дурная слава
card-spider_threat = Паучья угроза
card-sticky_mess = Липкое месиво
card-invisible_trap = Невидимая ловушка
card-berry_shortage = Нехватка ягод
card-paralysing_fear = Сковывающий страх
card-pickpocket = Карманник
card-plunder = Разграбление!
card-caught_in_a_web = В паутине
card-slump = Спад
card-ransom = Выкуп
card-recession = Упадок
card-inquiring_gaze = Пытливый взгляд
card-repossession = Изъятие
card-poisoned_soup = Отравленный суп
card-hard_work = Тяжкий труд
card-cheating = Жульничество
card-theft = Кража!
card-level_0 = Домашняя паучиха
card-level_1 = Озорная паучиха
card-level_2 = Сварливая паучиха
card-level_3 = Страшная паучиха
card-level_4 = Безжалостная паучиха

## Nightweave's cards in words

label-level = Уровень Ночепряхи
label-activity = Карта активности Ночепряхи, начиная с сезона: { $season }
label-ploy = { $kind ->
    [personality] Характер Ночепряхи
    [plot] Заговор Ночепряхи
    [seasonal] Интрига Ночепряхи на сезон
   *[single] Разовая интрига Ночепряхи
 }
words-level = Жетонов по уровню: { $star }. В конце каждая её карта ценой 0 стоит на { $zero } больше, каждая карта Процветания и легенда — на { $purple } больше, каждое особое Событие — { $event }.
words-activity = { $season }: { $left }; если не может — { $right }.
words-activity-default = Если не может ни того, ни другого: { $default }. При равенстве — { $clockwise ->
    [1] по часовой стрелке
   *[0] против часовой стрелки
 }.
lair-tokens = { $what } и { $count ->
    [-1] жетоны по её уровню
   *[other] жетонов: { $count }
 }
lair-part = { $part ->
    [haven] паук в Убежище
    [draw] взять карту
    [discard] сбросить карту
    [star] жетоны по её уровню
   *[points] жетонов: { $count }
 }
words-ploy-abominable = Готовясь к сезону, она забирает в достижения карты поляны рядом с собой (не по диагонали).
words-ploy-needy = Кто играет или берёт карту рядом с ней, отдаёт ей 1 жетон очков; без жетона карту взять нельзя.
words-ploy-clumsy = Когда она приходит, карты рядом с ней сбрасываются. Когда вы играете или берёте одну из них, сбрасываются остальные.
words-ploy-narcissistic = Карты рядом с ней нельзя играть и брать. Если одну из них играет она, то получает жетоны по своему уровню.
words-ploy-nonchalant = Когда вы играете или берёте карту рядом с ней, она бросает кубик и переходит туда; та карта идёт в её достижения.
words-ploy-killjoy = Чтобы сыграть или взять карту рядом с ней, положите на её место карту того же цвета с руки.
words-ploy-notable = Карты рядом с ней стоят на 1 ягоду дороже, даже бесплатные.
words-ploy-naughty = Когда вы играете или берёте карту рядом с ней, она получает столько жетонов, сколько стоит карта, но не меньше 1. Каждая отданная карта или ресурс отменяет один.
words-ploy-snag = Открытые карты Назначения не занимают места в её городе. Придя на поляну, она играет одну оттуда. Её визиты и визиты к ней дают жетоны по уровню ей, а другим — ничего.
words-ploy-silk_barrier = Сыгранная вами карта Производства опутывается паутиной и больше никогда не работает.
words-ploy-the_plot_thickens = При каждой её подготовке приходит разовая интрига, затем сезонная.
words-ploy-compensation = Если место, названное её картой, занято, она получает жетоны по уровню, раз за ход.
words-ploy-fascination = Придя на поляну: из { $cards } случайных карт вашей руки одна сбрасывается, другая достаётся ей. Если у вас карт не больше { $cards }, она берёт { $cards } из колоды.
words-ploy-ingenuity = Придя на поляну, она прячет по карте за каждый ваш ресурс сверх { $spared }. Можно сначала сбросить ресурсы.
words-ploy-weavers_whim = Придя на поляну, она берёт карту, поляна обновляется, и приходит другой характер.
words-ploy-masquerade = Придя на поляну: паутина на каждом основном Событии и на одном особом по вашему выбору. Выполнение стоит карту или ресурс за каждую паутину: { $toll }.
words-ploy-suffocating_swarm = Паутина на Убежище и при каждом приходе на поляну ещё одна, на месте по вашему выбору, навсегда. Пауки туда не ходят; ваши работники там дают ей жетоны по уровню.
words-ploy-taken_by_force = Придя на поляну: случайная карта вашей руки идёт в её город; если их меньше 2 — верхняя карта колоды.
words-ploy-stolen_bounty = Придя на поляну, она забирает из вашего города карту ценой от 1 очка, по вашему выбору.
words-ploy-pulling_strings = Придя на поляну, она прячет по карте за каждую карту вашей руки. Можно сначала сбросить карты.
words-ploy-effective_web = За каждую сыгранную вами карту Процветания она получает столько жетонов, сколько стоит карта.
words-ploy-webs = Паутина на { $webs ->
    [forest] всех прогалинах
    [exclusive] базовых местах для одного работника
    [basic] всех базовых местах
    [resin] базовых местах и прогалинах, дающих смолу или любой ресурс
    [berry] базовых местах и прогалинах, дающих ягоды или любой ресурс
   *[red_cards] всех картах Назначения во всех городах
 }.
words-webs-closed = Ваши работники туда не могут.
words-webs-toll = Ваш работник там стоит карт или ресурсов: { $toll }.
words-webs-resources = Ваш работник там стоит дополнительно ресурсов: { $resources }.
words-webs-tokens = За каждого вашего работника там она получает жетонов: { $tokens }{ $foil ->
    [0] .
   *[other] , если вы не отдадите карту или ресурс.
 }
words-webs-stop = Пауки туда тоже не ходят.
words-ploy-bribed_judges = Сразу она получает жетонов: { $tokens }, на один меньше за каждый сезон после вашей весны. Работник на Событии стоит вам карту или ресурс.
words-ploy-tax = Сыграть карту { $colour ->
    [tan] странствия
    [green] Производства
    [red] Назначения
    [blue] Управления
   *[purple] Процветания
 } стоит дополнительно карт или ресурсов: { $toll }, даже бесплатную.
words-ploy-star = За каждую карту { $colour ->
    [tan] странствия
    [green] Производства
    [red] Назначения
    [blue] Управления
   *[purple] Процветания
 }, которую вы играете{ $visits ->
    [1] {" "}или посещаете
   *[0] {""}
 }, она получает жетоны по уровню.
words-ploy-political_influence = Сыграть или использовать карту Управления стоит карту или ресурс. Брать такие карты нельзя.
words-ploy-bad_publicity = На поляне нет карт странствия. Сыграть такую с руки стоит дополнительно карту или ресурс.
words-ploy-inquiring_gaze = Прежде чем существо вселится бесплатно, сбросьте карт: { $cards }.
words-ploy-robbery = Она бросает кубик; вы теряете то, что выпало, сколько есть: { $die }.
words-die-side = { $numbers }: { $goods }
words-ploy-borrowing = Случайные карты вашей руки становятся её: { $cards }. Один ресурс удерживает одну.
words-ploy-pickpocket = Половина вашей руки (с округлением вверх) становится её. Жетон для неё удерживает карту.
words-ploy-creepy_crawling = Поляна обновляется, вы сбрасываете с руки все карты странствия, она получает жетоны по уровню.
words-ploy-copycat = Жетонов за каждую карту вашей руки она получает: { $tokens }. Можно сначала сбросить карты.
words-ploy-caught_in_a_web = Случайные карты вашей руки повисают в паутине: { $cards }. Их нельзя играть, сбрасывать и отдавать, но в пределе руки они считаются.
words-ploy-hard_work = Карты колоды идут в её город, даже полный: { $cards }. Каждая сброшенная заранее карта отменяет одну.
words-ploy-cheating = Кубик решает, какое Событие станет её: 1–2 левое базовое, 3–4 правое, 5–6 левое особое, 7–8 правое. Если такого нет, она получает жетоны по уровню.
words-ploy-face_down = { $critters ->
    [1] Существа
   *[0] Постройки
 } вашего города лежат лицом вниз до следующей интриги: место занимают, но больше ни на что не годны. Карта или ресурс оставляет одну открытой.
words-ploy-repossession = Она забирает из вашего города карту Процветания, а нет — самую ценную. Свободный работник, поставленный на карту, её сохраняет.
words-ploy-ransom = Она держит свободного работника, пока вы не подготовитесь; если такого нет, получает жетоны по уровню и берёт поставленного, по вашему выбору.
words-ploy-poisoned_soup = Поставленный работник по вашему выбору идёт в Логово, и она ставит его следующим; если такого нет — тот, кого вы поставите. Он вернётся, когда вы подготовитесь.
words-foil = Сорвать: { $of ->
    [1] карты
    [2] ресурсы
    [6] жетоны или ресурсы
   *[3] карты или ресурсы
 }, { $count }{ $good ->
    [none] {""}
   *[other] , или { $goods }
 }.
words-foil-see = Заплатив, вы видите их и выбираете.
words-foil-choose = Заплатив, вы выбираете карту.
words-foil-deck = Если заплатить, она получит взамен верхнюю карту колоды.
