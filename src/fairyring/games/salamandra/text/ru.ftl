### Саламандра. Части фраз, такие как «good» и «gain», складываются в целые предложения: они начинаются со строчной
### буквы и не кончаются точкой.

game-name = Саламандра
game-about = Два дня и две ночи: ставьте учеников на волшебные поля, давайте им работу, стройте новые поля, варите зелья в котлах, чтите Саламандру и собирайте рощи. Для 2–4 друидов.

## Настройки

setting-spellbook_count = Книги заклинаний
setting-spellbook_count-board = как на планшете: на одну больше, чем игроков
setting-spellbook_count-players = по одной на игрока
setting-temple_completes_clearings = Поляны у храма
setting-temple_completes_clearings-false = нет: поляну образуют только четыре поля
setting-temple_completes_clearings-true = да: половина храма считается полем

## Названия

name-grove = Роща { $number }
name-bear = { $number ->
    [1] Медведь рощ
    [2] Медведь у котла
    [3] Медведь-землекоп
    [4] Медведь-писарь
    [5] Медведь-книгочей
    [6] Медведь лунного зелья
    [7] Медведь-строитель
    [8] Медведь-травник
    [9] Вересковый медведь
    [10] Снежный медведь
    [11] Медовый медведь
    [12] Клеверный медведь
   *[other] Медведь { $number }
 }
name-eagle = { $number ->
    [1] Орёл-глашатай
    [2] Луговой орёл
    [3] Кристальный орёл
    [4] Сумеречный орёл
    [5] Орёл вершин
    [6] Орёл-гонец
    [7] Коронованный орёл
    [8] Орёл-уголёк
    [9] Орёл-садовник
    [10] Учёный орёл
    [11] Храмовый орёл
    [12] Орёл пара
   *[other] Орёл { $number }
 }
name-yellow = Жёлтая Саламандра { $number }
name-black = Чёрная Саламандра { $number }
card-field_01 = Кристальный луг
card-field_02 = Клеверный луг
card-field_03 = Цветочный луг
card-field_04 = Ягодный луг
card-field_05 = Клеверный сад
card-field_06 = Клеверная винокурня
card-field_07 = Клеверный котёл
card-field_08 = Зелёный котёл
card-field_09 = Камень пробуждения
card-field_10 = Кристальный сад
card-field_11 = Котёл свитков
card-field_12 = Солнечный котёл
card-field_13 = Цветочная винокурня
card-field_14 = Цветочный сад
card-field_15 = Белый котёл
card-field_16 = Цветочный котёл
card-field_17 = Ягодный сад
card-field_18 = Ягодная винокурня
card-field_19 = Ягодный котёл
card-field_20 = Круг котлов
card-field_21 = Кристальная винокурня
card-field_22 = Алтарь зверей
card-field_23 = Алтарь Саламандры
card-field_24 = Алтарь рощ
card-spellbook_01 = Книга белых полей
card-spellbook_02 = Книга жёлтых полей
card-spellbook_03 = Книга зелёных полей
card-spellbook_04 = Книга лиловых полей
card-spellbook_05 = Книга Саламандры
card-spellbook_06 = Книга Медведя и Орла
card-spellbook_07 = Книга рощ
card-spellbook_08 = Книга котлов
card-spellbook_09 = Книга книг
card-spellbook_10 = Книга мудрости
colour-yellow = жёлтое
colour-green = зелёное
colour-white = белое
colour-purple = лиловое
side-nw = северо-запад
side-ne = северо-восток
side-se = юго-восток
side-sw = юго-запад
figure-points = очки
figure-crystals = кристаллы
figure-apprentices = ученики на полях
figure-groves = рощи
figure-cards = карты

## Части фраз

good = { $good ->
    [leaf] { $count ->
        [one] { $count } лист
        [few] { $count } листа
       *[many] { $count } листьев
     }
    [flower] { $count ->
        [one] { $count } цветок
        [few] { $count } цветка
       *[many] { $count } цветков
     }
    [fruit] { $count ->
        [one] { $count } плод
        [few] { $count } плода
       *[many] { $count } плодов
     }
    [any_plant] { $count ->
        [one] { $count } любое растение
        [few] { $count } любых растения
       *[many] { $count } любых растений
     }
    [green_potion] { $count ->
        [one] { $count } зелёное зелье
        [few] { $count } зелёных зелья
       *[many] { $count } зелёных зелий
     }
    [white_purple_potion] { $count ->
        [one] { $count } бело-лиловое зелье
        [few] { $count } бело-лиловых зелья
       *[many] { $count } бело-лиловых зелий
     }
   *[crystal] { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
     }
 }
gain = { $what ->
    [vp] { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
     }
    [crystal] { $count ->
        [one] { $count } кристалл
        [few] { $count } кристалла
       *[many] { $count } кристаллов
     }
    [scroll] { $count ->
        [one] { $count } свиток
        [few] { $count } свитка
       *[many] { $count } свитков
     }
    [bear_card] верхняя карта Медведя
    [eagle_card] верхняя карта Орла
    [reactivate] разбудить своего ученика
    [reactivate_other] разбудить другого своего ученика
   *[grove_any] любая роща в игре бесплатно
 }
gain-per = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 } за { $what ->
    [field_yellow] каждое жёлтое поле с вашими учениками
    [field_green] каждое зелёное поле с вашими учениками
    [field_white] каждое белое поле с вашими учениками
    [field_purple] каждое лиловое поле с вашими учениками
    [field_cauldron] каждый котёл с вашими учениками
    [deity_card] каждую вашу карту Медведя или Орла
    [salamander_card] каждую вашу карту Саламандры
    [grove] каждую собранную рощу
   *[spellbook] каждую книгу с вашим учеником
 }
gain-nothing = ничего

## Компоненты словами

label-basic = Начальное поле: { $colours }
label-field = Поле: { $colours }
label-grove = Роща
label-book = Книга заклинаний
label-deity = { $deity ->
    [bear] Карта Медведя
   *[eagle] Карта Орла
 }
label-salamander = { $half ->
    [yellow] Карта Жёлтой Саламандры
   *[black] Карта Чёрной Саламандры
 }
label-temple = { $half ->
    [yellow] Жёлтая половина храма
   *[black] Чёрная половина храма
 }
words-cost = Стоимость: { $cost }.
words-bonus = Бонусное место: { $gain }.
words-sickle = Серп, в любой момент своего хода: { $gain }.
words-sickle-paid = Серп, в любой момент своего хода: { $cost } → { $gain }.
words-cauldron = Котёл, как действие: { $cost } → { $gain }.
words-harvest = За сбор: { $gain }.
words-sides = Кристаллы за учеников на его тропах: { $sides }.
words-book = Ученик здесь приносит { $high } или { $low } очков за { $what ->
    [field_yellow] каждое жёлтое поле с учениками хозяина
    [field_green] каждое зелёное поле с учениками хозяина
    [field_white] каждое белое поле с учениками хозяина
    [field_purple] каждое лиловое поле с учениками хозяина
    [field_cauldron] каждый котёл с учениками хозяина
    [deity_card] каждую карту Медведя или Орла хозяина
    [salamander_card] каждую карту Саламандры хозяина
    [grove] каждую собранную рощу
   *[spellbook] каждую книгу с учеником хозяина
 }.
words-book-fixed = Ученик здесь приносит { $high } или { $low } очков.
words-trigger = { $when ->
    [place_yellow] За каждого ученика, которого вы ставите на жёлтое поле
    [place_green] За каждого ученика, которого вы ставите на зелёное поле
    [place_white] За каждого ученика, которого вы ставите на белое поле
    [place_purple] За каждого ученика, которого вы ставите на лиловое поле
    [place_cauldron] За каждого ученика, которого вы ставите на поле с котлом
    [take_grove] За каждую взятую рощу
    [build_field] За каждое построенное поле
    [gain_scroll] За каждый полученный свиток
    [take_deity_card] За каждую взятую карту Медведя или Орла
    [take_salamander_card] За каждую взятую карту Саламандры
   *[enter_spellbook] За каждого ученика, перешедшего на книгу
 }: { $gain }.
words-exchange = В любой момент своего хода: { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[many] { $crystals } кристаллов
 } → { $good }.
words-symbols = Вера: { $deity ->
    [bear] { $count ->
        [one] { $count } медведь
        [few] { $count } медведя
       *[many] { $count } медведей
     }
    [eagle] { $count ->
        [one] { $count } орёл
        [few] { $count } орла
       *[many] { $count } орлов
     }
   *[crown] { $count ->
        [one] { $count } корона
        [few] { $count } короны
       *[many] { $count } корон
     }
 }.
words-once = При взятии: { $gain }.
words-temple = Отправьте ученика и заплатите: { $cost }. Возьмите верхнюю карту. Без карт: { $gain }.

## Что спрашивается

ask-turn = Ваш ход: поставьте ученика, стройте, используйте котёл или храм. Осталось поставить: { $available ->
    [one] { $available } ученик
    [few] { $available } ученика
   *[many] { $available } учеников
 }.
ask-turn-pass = Ваш ход: все ученики поставлены. Стройте, используйте котёл или храм либо пасуйте.
ask-turn-gathered = Теперь поставьте ученика.
ask-pay = { $picked ->
    [0] Кто работает для этого?
   *[other] Кто ещё работает для этого?
 }
ask-turn-for = Не хватает: { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
 }. Кто поработает ради них?
ask-which = { $count ->
    [one] Какой ученик на поле «{ $field }» поработает?
   *[other] Поработают ученики на поле «{ $field }»: { $count }. Какие?
 }
ask-gather = { $picked ->
    [0] Кто работает ради кристаллов про запас? Потом вы ставите ученика. Чтобы заплатить сейчас, лучше сразу объявите покупку.
   *[other] Кто ещё работает ради кристаллов?
 }
ask-gather-leaving = Перед уходом: кого он разбудит или кто ещё поработает ради кристаллов?
ask-wake = Какой ученик снова станет активным?
ask-take-grove = Возьмите любую рощу в игре.
ask-move = Свитков у вас: { $scrolls }. Какой ученик перейдёт на книгу заклинаний?
ask-to-book = На какую книгу?
ask-lay = Куда положить поле «{ $field }»?
ask-settle = Поле «{ $field }» построено. Поставьте на него ученика или возьмите карту за общий цвет.
ask-settle-card = Поле «{ $field }» построено. Возьмите карту за общий цвет.
ask-settle-free = Поставьте ученика на поле «{ $field }».
ask-harvest = Собрать рощу? Цена в кристаллах: { $price }. Место { $place } в вашем ряду рощ приносит { $points ->
    [0] 0 очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.

## Что можно выбрать

option-place = { $field }, место { $slot ->
    [N] С
    [E] В
    [S] Ю
   *[other] З
 }{ $crystals ->
    [0] { "" }
    [one] : { $crystals } кристалл
    [few] : { $crystals } кристалла
   *[many] : { $crystals } кристаллов
 }
option-place-bonus = { $field }, бонусное место { $slot ->
    [N] С
    [E] В
    [S] Ю
   *[other] З
 }: { $gain }{ $crystals ->
    [0] { "" }
    [one] { " " }и { $crystals } кристалл
    [few] { " " }и { $crystals } кристалла
   *[many] { " " }и { $crystals } кристаллов
 }
option-place-cards = { $place }; ваши карты: { $gain }
option-build = Построить «{ $field }» ({ $cost }): { $gain }
option-free = Построить «{ $field }» бесплатно
option-cauldron = { $field }: { $cost } → { $gain }
option-temple = { $half ->
    [yellow] Жёлтая половина храма
   *[black] Чёрная половина храма
 } ({ $cost }): { $gain }
option-gather = Собрать кристаллы про запас, потом поставить ученика
option-gather-done = Больше никто
option-gather-nobody = Никого, он даёт свой кристалл
option-pass = Спасовать и собирать рощи
option-works = Ученик на поле «{ $field }»
option-serves = Это сделает ученик на поле «{ $field }»
option-wakes = Ученик на поле «{ $field }» будит другого
option-makes = { $field }: { $good ->
    [leaf] 1 лист
    [flower] 1 цветок
    [fruit] 1 плод
    [green_potion] 1 зелёное зелье
    [white_purple_potion] 1 бело-лиловое зелье
   *[crystal] { $crystals ->
        [one] { $crystals } кристалл
        [few] { $crystals } кристалла
       *[many] { $crystals } кристаллов
     }
 }{ $good ->
    [crystal] { "" }
   *[other] { $crystals ->
        [0] { "" }
        [one] { " " }и { $crystals } кристалл
        [few] { " " }и { $crystals } кристалла
       *[many] { " " }и { $crystals } кристаллов
     }
 }
option-turn = { $field }: поработать за 1 кристалл
option-pay = { $picked ->
    [0] Никто не работает
   *[other] Больше никто
 }: { $crystals ->
    [0] всё оплачено
    [one] заплатить { $crystals } кристалл
    [few] заплатить { $crystals } кристалла
   *[many] заплатить { $crystals } кристаллов
 }
option-which = { $field }, место { $slot ->
    [N] С
    [E] В
    [S] Ю
   *[other] З
 }
option-wake = { $field }, место { $slot ->
    [N] С
    [E] В
    [S] Ю
   *[other] З
 }
option-wake-after-work = { $field }, место { $slot ->
    [N] С
    [E] В
    [S] Ю
   *[other] З
 }: сначала работает за { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[many] { $crystals } кристаллов
 }
option-wake-by = Разбудить: { $field }, место { $slot ->
    [N] С
    [E] В
    [S] Ю
   *[other] З
 }; будит { $by }, цена { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[many] { $crystals } кристаллов
 }
option-wake-worked-by = Разбудить ученика, который только что работал: { $field }; будит { $by }, цена { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[many] { $crystals } кристаллов
 }
option-take-grove = { $grove }: { $gain }
option-harvest = Собрать: { $grove } ({ $gain })
option-harvest-done = Больше не собирать
option-move = { $field }, место { $slot ->
    [N] С
    [E] В
    [S] Ю
   *[other] З
 }{ $active ->
    [1] { $crystals ->
        [one] { " " }(сначала даёт { $crystals } кристалл)
        [few] { " " }(сначала даёт { $crystals } кристалла)
       *[many] { " " }(сначала даёт { $crystals } кристаллов)
     }
   *[0] { "" }
 }
option-to-book = { $book }: { $value } { $what ->
    [fixed] очков
   *[other] очков за каждое
 }
option-lay = { $cell }{ $match ->
    [1] { " " }(общий цвет)
   *[0] { "" }
 }
option-take-deity = Взять: { $card }. { $does }

## Что произошло

event-round = { $face ->
    [sun] Раунд { $round }: день
   *[moon] Раунд { $round }: ночь
 }
event-turn = Раунд { $round }: { $player }
event-points = { $player }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }, всего { $total }
event-crystals = { $player }: { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
 }
event-scrolls = { $player }: { $count ->
    [one] { $count } свиток
    [few] { $count } свитка
   *[many] { $count } свитков
 }, всего { $total }
event-placed = { $player }: ученик поставлен на поле «{ $field }», место { $slot ->
    [N] С
    [E] В
    [S] Ю
   *[other] З
 }
event-turned-over = { $player }: ученик на поле «{ $field }», место { $slot ->
    [N] С
    [E] В
    [S] Ю
   *[other] З
 }, { $active ->
    [1] активен
   *[0] неактивен
 }
event-worked = { $player }: { $field } даёт { $good ->
    [leaf] 1 лист
    [flower] 1 цветок
    [fruit] 1 плод
    [green_potion] 1 зелёное зелье
    [white_purple_potion] 1 бело-лиловое зелье
   *[crystal] { $crystals ->
        [one] { $crystals } кристалл
        [few] { $crystals } кристалла
       *[many] { $crystals } кристаллов
     }
 }{ $good ->
    [crystal] { "" }
   *[other] { $crystals ->
        [0] { "" }
        [one] { " " }и { $crystals } кристалл
        [few] { " " }и { $crystals } кристалла
       *[many] { " " }и { $crystals } кристаллов
     }
 }
event-turned = { $player }: ученик на поле «{ $field }» поработал за 1 кристалл
event-woke = { $player }: ученика на поле «{ $field }» будит { $by }
event-exchanged = { $player }: { $good } за { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[many] { $crystals } кристаллов
 }
event-paid = { $player }: уплачено { $crystals ->
    [one] { $crystals } кристалл
    [few] { $crystals } кристалла
   *[many] { $crystals } кристаллов
 }
event-lost = { $player }: не использовано и потеряно: { $goods }
event-built = { $player }: построено поле «{ $field }»
event-field-laid = Поле «{ $field }» лежит на { $cell }
event-field-shown = Новое в ряду: { $field }
event-grove-drawn = Поляну занимает { $grove }
event-grove-taken = { $player }: взята { $grove }, место { $place } над планшетом
event-cauldron = { $player }: котёл «{ $field }»
event-temple = { $player }: { $half ->
    [yellow] почитает Саламандру, жёлтая половина храма
   *[black] почитает Саламандру, чёрная половина храма
 }
event-salamander-taken = { $player }: взята карта «{ $card }»
event-deity-taken = { $player }: взята карта «{ $card }»
event-deck-top = Теперь сверху: { $card }
event-to-book = { $player }: ученик перешёл на книгу «{ $book }», ценность { $value }
event-passed = { $player }: пас
event-druid-turned = { $player }: друид показывает { $face ->
    [sun] солнце
   *[moon] луну
 }
event-final = { $player }: книги { $books }, короны { $crown }, медведи { $bear }, орлы { $eagle }, свитки { $scrolls }; всего очков { $total }

## Чем кончилось

won-by-points = Больше всех очков: { $total }.
won-together = По { $total } очков: общая победа.

## Стол в терминале

table-round = Раунд { $round } из { $rounds }: { $face ->
    [sun] день
   *[moon] ночь
 }
table-stacks = В стопках: полей { $fields }, рощ { $groves }
table-books = Книги заклинаний
table-decks = Верхние карты
table-row = Поля для постройки
table-fields = Поля в игре
table-half = { $half ->
    [yellow] Жёлтая
   *[black] Чёрная
 }
table-legend = [1] активный, (1) неактивный ученик
table-sign = { $sign ->
    [leaf] лист
    [flower] цветок
    [fruit] плод
    [any_plant] любое растение
    [green_potion] зелёное зелье
    [white_purple_potion] бело-фиолетовое зелье
    [crystal] кристалл
    [vp] очко
    [scroll] свиток
    [reactivate] будит
    [grove_any] роща
   *[cauldron] котёл
 }
table-goods = Создано и ещё не использовано: { $goods }
table-player = очки { $points }, кристаллы { $crystals }, свитки { $scrolls }, ученики: поставить { $available }, активных { $active }
table-passed = пас
table-harvest = рощи { $count } (следующее место даёт { $next })
table-belief = короны { $crown }, медведи { $bear }, орлы { $eagle }
table-cards = Карты

## Подсказки: что говорит в пользу выбора. Части фраз, с маленькой буквы и без точки.

hint-behind = Меньше примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
hint-points-gain = приносит { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
hint-points-deny = другие получат на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 } меньше
hint-crystals-gain = приносит вам { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
 }
hint-crystals-keep = сохраняет { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
 }
hint-crystals-cost = стоит { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
 }
hint-scrolls-gain = приносит вам { $count ->
    [one] { $count } свиток
    [few] { $count } свитка
   *[many] { $count } свитков
 }
hint-scrolls-cost = тратит { $count ->
    [one] { $count } свиток
    [few] { $count } свитка
   *[many] { $count } свитков
 }
hint-apprentices-gain = возвращает { $count ->
    [one] { $count } ученика
    [few] { $count } учеников
   *[many] { $count } учеников
 }, чтобы поставить
hint-apprentices-keep = оставляет на потом { $count ->
    [one] { $count } ученика
    [few] { $count } учеников
   *[many] { $count } учеников
 }
hint-work-gain = на полях работает на { $count ->
    [one] { $count } ученика
    [few] { $count } ученика
   *[many] { $count } учеников
 } больше
hint-work-cost = на полях на { $count ->
    [one] { $count } ученика
    [few] { $count } ученика
   *[many] { $count } учеников
 } меньше
hint-groves-gain = открывает доступ к рощам: { $count }
hint-groves-keep = сохраняет доступ к рощам: { $count }
hint-books-gain = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 } за книги в конце игры
hint-deities-gain = карты, которые помогут в каждом следующем раунде: { $count }
hint-belief-gain = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 } за веру при нынешнем раскладе
hint-belief-deny = отнимает у других { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 } за веру

## Подсказка к каждой вещи на столе

help-field = Волшебное поле с четырьмя местами. Ученик здесь работает ради того, что показывает серп, или пользуется котлом.
help-slot = Место для ученика. Кто встаёт сюда, получает кристаллы с тропинок к соседним рощам, а на верхнем, бонусном месте, ещё и то, что на нём показано. Кто поработал, перевёрнут и отдыхает до следующего раунда.
help-cell = Свободное место, куда можно положить поле. Рядом со своим цветом оно может дать карту Медведя или Орла вместо ученика.
help-grove = Поляна между четырьмя полями. Здесь лежат рощи: кристаллы тем, кто встаёт рядом, и то, что на них показано, если при пасе собрать их за 3 кристалла.
help-deck = Пустая колода: таких карт больше нет.
help-place = Пустое место в ряду полей. Его заполнят из стопки.
help-stack-fields = Стопка полей. Из неё пополняют ряд после каждой постройки.
help-stack-groves = Стопка рощ. Рощу кладут везде, где четыре поля окружили поляну, а в конце раунда и на каждую пустую поляну.
help-book = Место на книге заклинаний. С четвёртым свитком один из ваших учеников навсегда уходит с поля и приносит здесь очки в конце.
help-druid = Друид показывает солнце или луну: ученики с тем же знаком бодрствуют и могут работать. Он переворачивается, когда его хозяин пасует.
help-available = Ученики, которых надо поставить в этом раунде. Пасовать можно, только когда поставлены все.
help-waiting = Ученики, которые придут в следующих раундах, днём и ночью.
help-crystals = Кристаллами платят за поля, храм и рощи. Они остаются от хода к ходу; за четыре дают любое растение. В конце они ничего не стоят.
help-points = Очки на сегодня. После четвёртого раунда добавляются книги, вера и оставшиеся свитки; побеждает тот, у кого очков больше.
help-scrolls = Свитки. Четвёртый отправляет одного из ваших учеников на книгу заклинаний, и все четыре сдают.
help-harvest = Места для собранных рощ. 2-е, 4-е и 6-е приносят указанные очки.
help-cards = Карты Медведя, Орла и Саламандры. Медведи и орлы помогают всю игру; их знаки и короны считаются для веры.
help-score = Фишка на шкале очков. Кто последний, начинает следующий раунд; на одном делении решает верхняя фишка.
help-belief = Вера: сколько в конце стоят первое и второе место по коронам, медведям или орлам. При равенстве делят.
help-goods = Что сделано за этот ход и что сейчас оплачивается. Неиспользованные растения и зелья в конце хода пропадают.
help-player = Игрок с кристаллами, свитками, учениками и картами. Нажмите на другого, чтобы увеличить его планшет.
help-stone = Деление шкалы очков, по очку на каждом. Их сто; кто проходит последнее, идёт дальше с первого, и у него на 100 очков больше.
