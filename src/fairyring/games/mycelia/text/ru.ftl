### Mycelia и Prisma. Из того, что начинается с «fx-», складываются предложения: неопределённая форма, без точки.

game-name = Mycelia
game-about = Очистите свой планшет от капель росы раньше других: разыгрывайте карты, нанимайте грибов-героев, двигайте капли к святилищу. От 1 до 4 игроков; в одиночку вы играете против Гвидиона.

## Модули и настройки

module-expansion = Встроенное дополнение
module-expansion-about = Ещё 30 героев, эффекты при найме, жетоны действий c, d и e, карты, выходящие из игры, дополнительные клетки святилища.
module-prisma = Prisma
module-prisma-about = Призматические капли приносят милость, за милость покупают карты даров, чьи свойства действуют целый ход; ещё 20 героев, жетоны f и g. Включает встроенное дополнение.
setting-boards = Планшеты
setting-boards-front = лицевая сторона, одинаковая у всех
setting-boards-star = звёздный планшет, по жребию
setting-boards-star_leaf = звёздный планшет I (лиственный лес)
setting-boards-star_moss = звёздный планшет II (моховая низина)
setting-boards-star_water = звёздный планшет III (болото)
setting-boards-star_earth = звёздный планшет IV (голая земля)
setting-boards-value = планшет { $value }
setting-starter = Первый игрок
setting-starter-random = по жребию
setting-starter-value = место { $value }
setting-gwidyon = Капли Гвидиона
setting-gwidyon-value = { $value ->
    [one] { $value } капля
    [few] { $value } капли
   *[many] { $value } капель
 }

## Названия

terrain-leaf = листва
terrain-moss = мох
terrain-water = вода
terrain-earth = земля
terrain-shrine = святилище
colour-green = зелёная
colour-amber = янтарная
colour-purple = лиловая
symbol-dew = капля
symbol-spore = спора
symbol-root = корень
rival-gwidyon = Гвидион
card-leaf_one = Летящий лист
card-leaf_gift = Общие листья
figure-drops = осталось капель
figure-leaves = листья
figure-cards = карты
figure-favour = милость

## Части предложений

drops = { $count ->
    [one] { $count } каплю
    [few] { $count } капли
   *[many] { $count } капель
 }
drops-range = { $least }–{ $count ->
    [one] { $count } каплю
    [few] { $count } капли
   *[many] { $count } капель
 }
from-field = { $terrain ->
    [leaf] с клетки листвы
    [moss] с клетки мха
    [water] с клетки воды
   *[any] с любой клетки
 }{ $need ->
    [0] { "" }
    [one] { $exact ->
        [1] , где ровно { $need } капля
       *[0] , где не меньше { $need } капли
     }
    [few] { $exact ->
        [1] , где ровно { $need } капли
       *[0] , где не меньше { $need } капель
     }
   *[many] { $exact ->
        [1] , где ровно { $need } капель
       *[0] , где не меньше { $need } капель
     }
 }
one-field = { $terrain ->
    [leaf] клетку листвы
    [moss] клетку мха
    [water] клетку воды
   *[any] любую клетку
 }{ $need ->
    [0] { "" }
    [one] { $exact ->
        [1] , где ровно { $need } капля
       *[0] , где не меньше { $need } капли
     }
    [few] { $exact ->
        [1] , где ровно { $need } капли
       *[0] , где не меньше { $need } капель
     }
   *[many] { $exact ->
        [1] , где ровно { $need } капель
       *[0] , где не меньше { $need } капель
     }
 }

## Эффекты

fx-and = { $first } и { $second }
fx-leaves = { $count ->
    [one] взять { $count } лист
    [few] взять { $count } листа
   *[many] взять { $count } листьев
 }
fx-favour = { $count ->
    [one] получить { $count } милость
    [few] получить { $count } милости
   *[many] получить { $count } милостей
 }
fx-move = передвинуть { $amount } { $from }
fx-remove = убрать { $amount } { $from }
fx-move-some = передвинуть { $amount }
fx-remove-some = убрать { $amount }
fx-field = { $what } { $from }
fx-burst = выбрать { $field }; убрать там до { $centre ->
    [one] { $centre } капли
   *[many] { $centre } капель
 } и до { $each ->
    [one] { $each } капли
   *[many] { $each } капель
 } { $sides ->
    [1] с одной соседней клетки
    [4] с каждой соседней клетки
   *[other] с каждой из { $sides } соседних клеток
 }
fx-burst-centre = выбрать { $field }; убрать там до { $centre ->
    [one] { $centre } капли
   *[many] { $centre } капель
 }
fx-burst-sides = выбрать { $field }; убрать до { $each ->
    [one] { $each } капли
   *[many] { $each } капель
 } { $sides ->
    [1] с одной соседней клетки
    [4] с каждой соседней клетки
   *[other] с каждой из { $sides } соседних клеток
 }
fx-others = бонус всем остальным: { $effect }
fx-trash = убрать из игры { $count ->
    [1] 1 карту
    [one] до { $count } карты
   *[many] до { $count } карт
 } из своего сброса (с Prisma: или зоны даров)
fx-recycle = положить { $count ->
    [1] 1 карту
    [one] до { $count } карты
   *[many] до { $count } карт
 } из своего сброса или зоны даров на верх своей колоды
fx-tile = взять жетон действия { $tile }
fx-shrine = убрать единственную каплю с клетки и накрыть её дополнительной клеткой святилища
fx-refresh-display = заменить весь ряд героев
fx-refresh-roots = убрать верхнюю карту каждой стопки даров под её стопку
fx-gwidyon-flip = перевернуть его жетон
fx-gwidyon-remove = { $count ->
    [one] убрать { $count } каплю
    [few] убрать { $count } капли
   *[many] убрать { $count } капель
 } из его кучи

## Карты и жетоны в предложениях

words-effect = { $effect }.
words-once = При найме, один раз: { $effect }.
words-once-gift = При покупке, один раз: { $effect }.
words-draw = При выкладывании: { $count ->
    [0] не брать карт
    [one] взять { $count } карту
    [few] взять { $count } карты
   *[many] взять { $count } карт
 }.
words-tile = Раз в ход за { $cost ->
    [one] { $cost } лист
    [few] { $cost } листа
   *[many] { $cost } листьев
 }: { $effect }.
words-with-prisma = С Prisma: { $effect }.
words-solo-you = Для вас: { $effect }.
words-solo-gwidyon = Для Гвидиона: { $effect }.
words-hero = Герой, { $box ->
    [expansion] встроенное дополнение
    [prisma] Prisma
   *[base] базовая игра
 }; стоит { $cost ->
    [one] { $cost } лист
    [few] { $cost } листа
   *[many] { $cost } листьев
 }
component-tile = Жетон { $name }
component-solo_card = Карта Гвидиона
words-beside = { $first } { $second }
words-start = Стартовая карта
words-gift = { $colour ->
    [green] Карта дара зелёной стопки
    [amber] Карта дара янтарной стопки
    [purple] Карта дара лиловой стопки
   *[start] Стартовая карта дара
 }
passive-hired = В этот ход после каждого нанятого героя: { $effect }.
passive-others-bonus = В этот ход бонусы другим на ваших картах не действуют.
passive-beetle = В этот ход жуки не действуют: на клетке может лежать больше капель, чем показано.
passive-terrain = В этот ход местность на ваших картах не важна: подойдёт любая клетка.
passive-move = В этот ход каждый знак передвижения на ваших картах убирает каплю.
passive-action-tiles = В этот ход ваши жетоны действий бесплатны.
passive-discount = В этот ход каждый герой стоит на { $count ->
    [one] { $count } лист
    [few] { $count } листа
   *[many] { $count } листьев
 } меньше.
passive-first-hand-card = В этот ход вы можете выполнить первую карту с руки ещё { $count ->
    [1] раз
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
 }.
passive-removed = В этот ход за каждую убранную каплю: { $effect }.

## Вопросы

ask-turn = Ваш ход: разыграйте { $hand ->
    [1] последнюю карту
    [one] { $hand } карту
    [few] { $hand } карты
   *[many] { $hand } карт
 }, нанимайте героев, используйте жетоны.
ask-turn-end = Рука пуста. Нанимайте, используйте жетоны или завершите ход.
ask-move = Можно передвинуть { $amount } { $from }. Какая клетка?{ $left ->
    [1] { "" }
   *[other] { " " }(до { $left } раз)
 }
ask-remove = Можно убрать { $amount } { $from }. Какая клетка?{ $left ->
    [1] { "" }
   *[other] { " " }(до { $left } раз)
 }
ask-move-and-remove = Выберите { $field }, чтобы { $what }.{ $left ->
    [1] { "" }
   *[other] { " " }(до { $left } раз)
 }
ask-burst = Выберите { $field }.{ $centre ->
    [0] { "" }
   *[other] { " " }Там можно убрать до { $centre }.
 }{ $sides ->
    [0] { "" }
    [1] { " " }С одной соседней клетки можно убрать до { $each }.
    [4] { " " }С каждой соседней клетки можно убрать до { $each }.
   *[other] { " " }С каждой из { $sides } соседних клеток можно убрать до { $each }.
 }
ask-shrine = Выберите { $field }: её капли убираются, и она становится дополнительной клеткой святилища.
ask-where-to = Куда идёт капля с { $field }?{ $left ->
    [1] { "" }
    [one] { " " }(до { $left } капли)
   *[other] { " " }(до { $left } капель)
 }
ask-how-many = { $most ->
    [1] Какую каплю убрать с { $field }?
   *[other] Можно убрать до { $most } капель с { $field }. Сколько?
 }
ask-neighbours = Какая соседняя с { $field } клетка теряет { $each ->
    [1] 1 каплю
    [one] до { $each } капли
   *[other] до { $each } капель
 }?{ $left ->
    [1] { "" }
    [one] { " " }(до { $left } клетки)
   *[other] { " " }(до { $left } клеток)
 }
ask-trash = Какая карта уходит из игры?
ask-recycle = Какую карту положить на верх колоды?
ask-give-up-tile = У вас четыре жетона. Какой отдать за жетон { $tile }?
ask-play-again = Выполнить { $card } ещё раз?
ask-withhold-bonus = Лишить остальных бонуса? ({ $effect })
ask-gift-order = Какой дар действует первым?

## Что можно выбрать

option-play = Разыграть { $card }
option-hire = Нанять { $card } за { $cost ->
    [one] { $cost } лист
    [few] { $cost } листа
   *[many] { $cost } листьев
 }
option-tile = Жетон { $tile } за { $cost ->
    [one] { $cost } лист
    [few] { $cost } листа
   *[many] { $cost } листьев
 }: { $effect }
option-buy-gift = { $colour ->
    [green] Купить зелёный дар { $card }
    [amber] Купить янтарный дар { $card }
   *[purple] Купить лиловый дар { $card }
 }
option-end-turn = Завершить ход
option-field = { $field }: { $terrain ->
    [leaf] листва
    [moss] мох
    [water] вода
   *[earth] земля
 }, { $drops ->
    [0] нет капель
    [one] { $drops } капля
    [few] { $drops } капли
   *[many] { $drops } капель
 }
option-move-to = { $kind ->
    [dew] Каплю росы на { $to }
    [prism] Призматическую каплю на { $to }
   *[drop] На { $to }
 }{ $shrine ->
    [1] { " " }(святилище: она покидает планшет)
   *[0] { "" }
 }
option-take = { $count ->
    [one] Убрать { $count } каплю
    [few] Убрать { $count } капли
   *[many] Убрать { $count } капель
 }
option-take-mixed = { $prism ->
    [0] Убрать росы: { $dew }
   *[other] { $dew ->
        [0] Убрать призматических: { $prism }
       *[other] Убрать росы: { $dew }, призматических: { $prism }
     }
 }
option-all-sides = Все соседние с { $field } клетки сразу
option-trash = { $gift ->
    [1] Убрать из игры { $card } из зоны даров
   *[0] Убрать из игры { $card }
 }
option-trash-none = Не убирать карт
option-recycle = { $gift ->
    [1] Положить на колоду { $card } из зоны даров
   *[0] Положить на колоду { $card }
 }
option-give-up-tile = Отдать жетон { $tile } за жетон { $new }
option-decline-tile = Отказаться от жетона { $tile }
option-play-again = Выполнить { $card } ещё раз
option-grant-bonus = Дать им бонус
option-withhold-bonus = Лишить
option-gift-first = Сначала { $card }

## Что произошло. Написано так, чтобы подходили и «Вы», и имя.

event-turn = Раунд { $round }: { $player }
event-turn-ended = { $player }: ход окончен
event-played = { $player }: разыграна карта { $card }
event-played-again = { $player }: карта { $card } выполнена ещё раз
event-hired = { $player }: нанят герой { $card } за { $cost ->
    [one] { $cost } лист
    [few] { $cost } листа
   *[many] { $cost } листьев
 }
event-gift-bought = { $player }: куплен дар { $card } из { $colour ->
    [green] зелёной
    [amber] янтарной
   *[purple] лиловой
 } стопки
event-gift-laid = { $player }: выложен дар { $card }
event-gift-works = { $player }: действует дар { $card }
event-tile-used = { $player }: использован жетон { $tile } за { $cost ->
    [one] { $cost } лист
    [few] { $cost } листа
   *[many] { $cost } листьев
 }
event-tile-taken = { $player }: взят жетон { $tile }
event-tile-given-up = { $player }: отдан жетон { $tile }
event-trashed = { $player }: карта { $card } ушла из игры
event-recycled = { $player }: карта { $card } положена на верх колоды
event-removed = { $player }: { $count ->
    [one] убрана { $count } капля
    [few] убраны { $count } капли
   *[many] убрано { $count } капель
 } с { $field }
event-moved = { $player }: { $prism ->
    [1] призматическая капля передвинута
   *[0] капля передвинута
 } с { $field } на { $to }{ $shrine ->
    [1] , в святилище
   *[0] { "" }
 }
event-shrine-placed = { $player }: дополнительная клетка святилища на { $field }
event-leaves = { $player }: { $count ->
    [one] взят { $count } лист
    [few] взято { $count } листа
   *[many] взято { $count } листьев
 }
event-favour = { $player }: { $count ->
    [one] { $count } милость
    [few] { $count } милости
   *[many] { $count } милостей
 }, гриб на делении { $to }
event-drew = { $player }: { $count ->
    [one] взята { $count } карта
    [few] взяты { $count } карты
   *[many] взято { $count } карт
 }
event-drew-cards = { $player }: взято: { $cards }
event-shuffled = { $player }: сброс замешан под колоду
event-bonus-withheld = { $player }: бонус остальным отменён
event-stalemate = Никто не может продолжать: игра окончена
event-end-near = { $player }: последняя капля убрана, конец близок
event-revealed = Новый герой в ряду: { $card }
event-display-cleared = Ряд героев заменён
event-roots-turned = Верхние дары уходят под свои стопки
event-supply = Святилище Жизни полно. На кубике { $symbol ->
    [dew] капля
    [spore] спора
   *[root] корень
 }: новая капля на { $fields }
event-gwidyon-card = Соло-карта. { $words }
event-gwidyon-removes = Гвидион: { $count ->
    [one] убрана { $count } капля
    [few] убраны { $count } капли
   *[many] убрано { $count } капель
 }, осталось { $left }
event-gwidyon-flips = { $removing ->
    [1] Жетон Гвидиона перевёрнут на убирающую сторону
   *[0] Жетон Гвидиона перевёрнут на пустую сторону
 }
event-gwidyon-shuffles = Гвидион мешает свои карты
event-gwidyon-favour = Гриб Гвидиона идёт на деление { $to }

## Чем кончилось

won-by-drops = Единственный планшет без капель.
won-by-leaves = Пусты несколько планшетов; решает число листьев.
won-by-favour = Пустые планшеты и листья равны; решает милость.
won-together = Полное равенство: общая победа.
stalemate = За 20 раундов никто не продвинулся: игра закончилась без победителя.
solo-won = Ваш планшет опустел раньше кучи Гвидиона.
solo-both = Ваш планшет и куча Гвидиона опустели в один ход: победили оба.
solo-lost = Куча Гвидиона опустела раньше.

## Стол в терминале

table-display = Ряд героев
table-shrine = Святилище Жизни { $drops }/{ $full }
table-supply = Карта пополнения
table-pile = { $count ->
    [one] { $count } карта в стопке
    [few] { $count } карты в стопке
   *[many] { $count } карт в стопке
 }
table-discard = сброс { $count }
table-draw = колода { $count }
table-on-top = сверху: { $cards }
table-leaves = { $count ->
    [one] { $count } лист
    [few] { $count } листа
   *[many] { $count } листьев
 }
table-drops = { $count ->
    [one] осталась { $count } капля
    [few] осталось { $count } капли
   *[many] осталось { $count } капель
 }
table-tiles = Жетоны
table-hand = Рука
table-hand-size = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
 }
table-gifts = Зона даров
table-roots = Стопки даров
table-empty = пусто
table-track = Шкала милости
table-gwidyon = Гвидион: { $drops ->
    [one] { $drops } капля
    [few] { $drops } капли
   *[many] { $drops } капель
 }, жетон на { $removing ->
    [1] убирающей
   *[0] пустой
 } стороне, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 } в стопке
table-ending = Конец близок: новых капель не будет.
name-drop = капля
name-prism = призматическая капля

## Подсказки: что говорит в пользу выбора. Части фраз, с маленькой буквы и без точки.

hint-behind = Хуже примерно на { $count ->
    [one] { $count } каплю
    [few] { $count } капли
   *[many] { $count } капель
 }
hint-drops-gain = убирает { $count ->
    [one] { $count } каплю
    [few] { $count } капли
   *[many] { $count } капель
 } с вашего планшета
hint-drops-cost = на ваш планшет попадает { $count ->
    [one] { $count } новая капля
    [few] { $count } новые капли
   *[many] { $count } новых капель
 }
hint-drops-deny = у других остаётся на { $count ->
    [one] { $count } каплю
    [few] { $count } капли
   *[many] { $count } капель
 } больше
hint-steps-gain = экономит { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
 } до клетки святилища
hint-leaves-gain = приносит вам { $count ->
    [one] { $count } лист
    [few] { $count } листа
   *[many] { $count } листьев
 }
hint-leaves-keep = сохраняет на потом { $count ->
    [one] { $count } лист
    [few] { $count } листа
   *[many] { $count } листьев
 }
hint-leaves-cost = стоит { $count ->
    [one] { $count } лист
    [few] { $count } листа
   *[many] { $count } листьев
 }
hint-leaves-deny = другие получат на { $count ->
    [one] { $count } лист
    [few] { $count } листа
   *[many] { $count } листьев
 } меньше
hint-favour-gain = продвигает ваш гриб по шкале милости на { $count ->
    [one] { $count } деление
    [few] { $count } деления
   *[many] { $count } делений
 }
hint-favour-cost = стоит { $count } милости
hint-heroes-gain = { $count ->
    [one] { $count } герой
    [few] { $count } героя
   *[many] { $count } героев
 } на следующие ходы
hint-heroes-cost = из вашей колоды уходит { $count ->
    [one] { $count } герой
    [few] { $count } героя
   *[many] { $count } героев
 }
hint-gifts-gain = { $count ->
    [one] { $count } дар
    [few] { $count } дара
   *[many] { $count } даров
 } на следующие ходы
hint-tiles-gain = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
 } на каждый ход

## Подсказка к каждой вещи на столе

help-field = Клетка планшета. Карты передвигают капли на соседние клетки или убирают их. Капля, попавшая на клетку святилища, ту, что с кругами, уходит с планшета.
help-hand = Карты на руке. В свой ход разыгрывают все, в любом порядке; потом берут три новые.
help-pile = Колода. В конце хода из неё берут три карты. Если их не хватает, под неё замешивают сброс. Только что нанятые герои лежат сверху.
help-pile-heroes = Стопка героев. В конце хода из неё заполняют пустые места в ряду.
help-discard = Сброс, открытый для всех. Сюда попадают разыгранные карты и возвращаются, когда колода кончится.
help-leaves = Листьями платят за героев и жетоны действий. Они остаются от хода к ходу; если опустело несколько планшетов, решают листья.
help-drops = Капли, что ещё лежат на этом планшете. Побеждает тот, у кого их не осталось.
help-tile = Жетон действия. Каждым можно воспользоваться раз за ход за указанные листья.
help-tiles = Жетоны действий. Каждым можно воспользоваться раз за ход за указанные листья.
help-tiles-stock = Жетоны действий в запасе. Некоторые герои приносят один из них.
help-gift = Выложенный дар. Он действует весь ход владельца, а потом уходит в сброс.
help-gifts = Зона даров. Дары выкладывают сюда, как только они пришли, и они действуют целый ход.
help-display = Место в ряду героев. Его заполнят в конце хода.
help-shrine = Святилище Жизни собирает капли, ушедшие с планшетов. Если в конце хода оно полно, бросают кубик: у всех появляются новые капли там, где показывает карта пополнения, а святилище пустеет.
help-supply = Куда упадут новые капли, если на кубике выпадет этот знак. Наведите на него, и планшет покажет клетки.
help-favour = Шкала милости. Каждая убранная призматическая капля двигает ваш гриб на одно свободное деление. Начиная с зелёного, янтарного или лилового можно купить дар этого или младшего цвета; затем гриб возвращается в начало.
help-pawn = Гриб на шкале милости: сколько милости у его владельца. Чужие грибы перепрыгивают.
help-root = Стопка даров. Верхний можно купить, когда ваш гриб стоит на этом цвете или выше.
help-gwidyon = Гвидион, ваш соперник. После каждого вашего хода он открывает карту. Если его капли кончатся раньше ваших, победит он.
help-gwidyon-tile = Жетон Гвидиона. Каждый раз, когда его переворачивают на сторону с каплей, из его кучки уходит капля.
help-gwidyon-drops = Кучка капель Гвидиона. Если она кончится раньше, чем опустеет ваш планшет, победит он.
help-gwidyon-pile = Карты Гвидиона рубашкой вверх. Когда их остаётся мало, он перемешивает их заново.
help-gwidyon-card = Карта, которую Гвидион открыл последней. Она помогает вам или ему.
help-player = Планшет другого игрока в уменьшенном виде. Нажмите, чтобы увеличить.
help-starts = Первый игрок. Когда конец близок, раунд доигрывают, чтобы у всех было поровну ходов.
