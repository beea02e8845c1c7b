### Mycelium. Части предложений, такие как "spores-of" и "fx-...", соединяются: начинаются со строчной буквы, без точки в конце.

game-name = Мицелий
game-about = Грибы рассеивают споры, растут и разлагаются на лесной почве из треугольников: следуйте за ветром, соединяйте споры в грибницы, присваивайте чужие. Для 1–4 игроков, в одиночку или с автомой.

## Настройки

setting-player_boards = Планшеты
setting-player_boards-value = { $value ->
    [5] по 5 планшетов
   *[other] планшетов у каждого: { $value }, короткая партия
 }
setting-starter = Первый игрок
setting-starter-random = по жребию
setting-starter-value = место { $value }
setting-automa_level = Автома
setting-automa_level-medium = средняя: зелёные половины карт
setting-automa_level-hard = сложная: жёлтые половины карт
setting-black_tiles = Чёрные тайлы
setting-black_tiles-out = в коробке, как в правилах
setting-black_tiles-in = на столе: немного проще
setting-rival = Кроме вас
setting-rival-none = больше никого
setting-rival-automa = автома
rival-automa = Автома

## Числа

figure-points = очки
figure-mushrooms = очки за грибы
figure-insects = очки за насекомых
figure-end_token = жетон конца игры
figure-fruited = выращено грибов
figure-tokens = насекомые
figure-spores = споры на поле

## Части предложений

spores-of = { $colour ->
    [red] красных
    [green] зелёных
    [brown] коричневых
    [yellow] жёлтых
   *[any] любых
 }: { $count }
gain-nothing = ничего
effect = { $text }
fx-move-edge-tile = переместите крайний тайл со всем, что на нём
fx-relocate-mother = переместите царицу противника на пустой тайл
fx-steal-card = возьмите случайную карту из руки противника
fx-take-cards = возьмите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 } с рынка и/или из колоды
fx-gain-insects = возьмите { $count ->
    [one] жетон насекомого
   *[other] жетоны насекомых: { $count }
 }
fx-place-spores = положите до { $count } спор в свои грибницы
fx-remove-spores = верните до { $count } спор одного противника с одного тайла
fx-mother-move = царица проходит до { $count } тайлов
fx-mother-spread = царица развеивает { $count ->
    [one] { $count } спору
    [few] { $count } споры
   *[many] { $count } спор
 }
fx-allow-repeat-action = два ваших действия могут быть одинаковыми
fx-discover-draw = развиваясь из колоды, можно взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }, а оставить { $keep }
fx-wind-reroll = раз за развеивание можно перебросить ветер
fx-spread-bonus = грибы на этом планшете развеивают на { $count ->
    [one] { $count } спору
    [few] { $count } споры
   *[many] { $count } спор
 } больше
fx-spore-with-mother = царица развеивает споры вместе с грибом этого планшета
fx-mother-spore = её царица развеивает { $count ->
    [one] { $count } спору
    [few] { $count } споры
   *[many] { $count } спор
 }
fx-send-mother-away = ближайшая царица человека уходит на самый дальний пустой тайл
fx-take-spores = споры людей возвращаются к владельцам ({ $count }) оттуда, где их больше всего
fx-steal-for-automa = она берёт случайную карту из руки человека

## Что это

label-tile = { $colour ->
    [red] Красный тайл
    [green] Зелёный тайл
    [brown] Коричневый тайл
    [yellow] Жёлтый тайл
   *[black] Чёрный тайл
 }
label-mushroom = Гриб, очков: { $points }
label-decay = { $kind ->
    [immediate] Разложение, немедленно
    [permanent] Разложение, до конца игры
   *[mushroom] Разложение, для планшета над картой
 }
label-automa-card = Карта автомы { $number }
label-automa-decay = Разложение автомы
words-cost = Стоит спор: { $cost }.
words-spread = Развеивает спор: { $count }.
words-decay = { $kind ->
    [immediate] При разложении: { $effect }.
    [permanent] После разложения: { $effect }.
   *[mushroom] Под своим планшетом: { $effect }.
 }
words-latin = Латынь: { $name }.
words-fact = { $id ->
    [penny_bun] Его грибница живёт в союзе с корнями деревьев, поэтому разводить его до сих пор никто не научился.
    [death_cap] Половины шляпки достаточно, чтобы погибнуть, и варка не поможет: его яд не боится жара.
    [common_stinkhorn] Пахнет падалью и этим приманивает мух: они разносят его споры на лапках.
    [oyster_mushroom] Он ест и мясо: его нити парализуют крошечных червей в древесине и переваривают их.
    [bleeding_tooth] Молодые грибы выделяют капли, красные как кровь, а в каплях есть вещество, не дающее крови свернуться.
    [jubilee_waxcap] Отдельным видом его признали лишь в 2013 году и назвали в честь юбилея королевы.
    [yellow_brain] Питается не древесиной, на которой сидит, а другим грибом, живущим внутри неё.
    [fly_agaric] Белые пятна — остатки оболочки, укрывавшей молодой гриб; дождь может их смыть.
    [shaggy_ink_cap] За день-два он растекается чёрными чернилами, которыми и вправду можно писать.
    [common_ink_cap] Вместе с вином или пивом он вызывает отравление даже спустя дни: не даёт телу расщеплять спирт.
    [fairy_ring_champignon] Его круги на лугах год за годом расходятся вширь, и им бывает по нескольку веков.
    [honey_fungus] Его родич в Орегоне занимает больше девяти квадратных километров: это одно из крупнейших живых существ.
    [beefsteak_fungus] На срезе она похожа на сырое мясо и сочится красным. Дуб, в котором она живёт, становится тёмно-коричневым — столяры это ценят.
    [scarlet_elf_cup] Она алеет на упавших ветках в конце зимы. Стоит дохнуть — и она выпускает облачко спор.
    [satans_bolete] Его светлая мякоть на срезе синеет, а старые грибы пахнут падалью.
    [green_elf_cup] Она навсегда окрашивает древесину в сине-зелёный цвет; такое дерево веками шло на инкрустации.
    [the_prince] Пахнет горьким миндалём, а шляпка бывает шириной с тарелку.
   *[other] Один из примерно 150 000 видов грибов, описанных на сегодня.
 }
words-tile = { $colour ->
    [black] Спорами на нём платят за любой цвет.
    [red] Спорами на нём платят за красный цвет.
    [green] Спорами на нём платят за зелёный цвет.
    [brown] Спорами на нём платят за коричневый цвет.
   *[other] Спорами на нём платят за жёлтый цвет.
 }{ $insect ->
    [0] {""}
   *[other] {" "}Сначала здесь лежит насекомое.
 }
words-effect = { $effect }.
words-target = { $symbol } { $target ->
    [tile_red] красный тайл
    [tile_green] зелёный тайл
    [tile_brown] коричневый тайл
    [tile_yellow] жёлтый тайл
    [opponent_mushroom] гриб человека
    [automa_mushroom] свой гриб
    [opponent_spores_most] больше всего спор людей
    [opponent_mother] царица человека
   *[insect] насекомое
 }
words-half = { $level ->
    [medium] Средняя
   *[hard] Сложная
 }: стоит { $cost }; развеивает { $count }; разложение: { $effect }; идёт к: { $targets }.

## Вопросы

ask-place-mother = Где начинает ваша царица? Выберите тайл в центре.
ask-place-automa = Жребий пал на вас: с какой стороны от вашей царицы начинает автома?
ask-turn-first = Ваш ход: выберите первое из двух разных действий.
ask-turn-second = Сделано: { $action ->
    [move] перемещение
    [explore] разведка
    [spore] развеивание спор
    [fruit] выращивание
    [decay] разложение
   *[discover] развитие
 }. Выберите второе действие.
ask-turn-after = Действия сделаны. Используйте насекомых или завершите ход.
ask-move = Куда идёт царица, не дальше { $steps } тайлов?
ask-slot = Куда положить { $colour ->
    [red] красный
    [green] зелёный
    [brown] коричневый
    [yellow] жёлтый
   *[black] чёрный
 } тайл?
ask-slot-moved = Куда переместить { $colour ->
    [red] красный
    [green] зелёный
    [brown] коричневый
    [yellow] жёлтый
   *[black] чёрный
 } крайний тайл?
ask-turned = Какой стороной?
ask-with-mother = Развеивает ли царица споры вместе с «{ $card }»? Затем бросают ветер.
ask-reroll = Ветер показывает { $symbol }. Перебросить?
ask-spread = { $count ->
    [one] Осталось спор: 1. Куда она упадёт?
   *[other] Осталось спор: { $count }. Куда упадёт следующая?
 }
ask-pay = { $count ->
    [one] Какая спора последняя? Осталось: 1.
   *[other] Какая спора следующая? Осталось: { $count }.
 }
ask-grow-at = Где вырастет гриб?
ask-board = На каком планшете вырастет гриб?
ask-keep = Какую карту оставить?
ask-discard = Сбросьте карты за насекомое, осталось: { $count }.
ask-send = Чью царицу и куда переместить?
ask-lift = Какой крайний тайл переместить?
ask-steal = Из чьей руки взять карту?
ask-take = Возьмите карты одну за другой, осталось: { $count }.
ask-place = Положите споры в свои грибницы, не более { $count }.
ask-remove = Чьи споры вернуть с одного тайла, не более { $count }?

## Выбор

option-place-mother = { $colour ->
    [red] красный
    [green] зелёный
    [brown] коричневый
    [yellow] жёлтый
   *[black] чёрный
 } тайл { $cell }{ $insects ->
    [0] { "" }
   *[other] , с насекомым
 }
option-place-automa = { $colour ->
    [red] красный
    [green] зелёный
    [brown] коричневый
    [yellow] жёлтый
   *[black] чёрный
 } тайл { $cell }{ $insects ->
    [0] { "" }
   *[other] , с насекомым
 }
option-move = Переместить царицу
option-move-to = { $colour ->
    [red] красный
    [green] зелёный
    [brown] коричневый
    [yellow] жёлтый
   *[black] чёрный
 } тайл { $cell }{ $insects ->
    [0] { "" }
   *[other] , насекомых: { $insects }
 }{ $steps ->
    [1] { "" }
   *[other] , через { $over }
 }
option-explore = Разведка: стопка { $stack }, тайлов: { $count }
option-slot = свободное место { $cell }{ $touching ->
    [1] { "" }
   *[other] , касается тайлов: { $touching }
 }
option-turned-up = { $a } слева вверху, { $c } справа вверху, { $b } внизу
option-turned-down = { $b } вверху, { $a } справа внизу, { $c } слева внизу
option-spore-mother = Развеять споры царицей: { $count }
option-spore = Развеять споры: «{ $card }», планшет { $board }: { $count }
option-alone = только гриб
option-mother-last = гриб, затем царица
option-mother-first = царица, затем гриб
option-roll-again = Перебросить
option-keep-wind = Оставить { $symbol }
option-spore-at = { $colour ->
    [red] красный
    [green] зелёный
    [brown] коричневый
    [yellow] жёлтый
   *[black] чёрный
 } тайл { $cell }{ $whose ->
    [nobody] { "" }
    [own] , ваш тайл
   *[other] , чужой тайл ({ $holder })
 }
option-fruit = Вырастить «{ $card }» за { $cost }: очков { $points }
option-pay = { $own ->
    [0] чужая спора ({ $owner }) на { $cell }
   *[other] ваша спора на { $cell }
 }
option-pay-rest = Оплатить остаток ({ $count }) оттуда, где спор больше всего
option-grow-at = { $colour ->
    [red] красный
    [green] зелёный
    [brown] коричневый
    [yellow] жёлтый
   *[black] чёрный
 } тайл { $cell }
option-board = Планшет { $board }{ $under ->
    [0] , под ним пусто
   *[other] { "" }
 }{ $more ->
    [0] { "" }
   *[other] , спор больше на { $more }
 }{ $mother ->
    [0] { "" }
   *[other] , вместе с царицей
 }
option-decay = Разложить «{ $card }», планшет { $board }
option-discover = Взять «{ $card }»
option-discover-deck = Взять верхнюю карту колоды
option-discover-more = Взять карт: { $count }, и оставить одну
option-new-market = 1 насекомое: новый рынок
option-cards-for-insect = Сбросить 3 карты за насекомое
option-send-mother = 2 насекомых: переместить чужую царицу
option-end-turn = Завершить ход
option-keep = Оставить «{ $card }»
option-discard = Сбросить «{ $card }»
option-send = Царица ({ $whom }) на { $cell }
option-lift = { $colour ->
    [red] красный
    [green] зелёный
    [brown] коричневый
    [yellow] жёлтый
   *[black] чёрный
 } тайл { $cell }
option-steal = { $whom }, карт: { $cards }
option-take = { $card }
option-take-deck = верхняя карта колоды
option-place-spore = { $colour ->
    [red] красный
    [green] зелёный
    [brown] коричневый
    [yellow] жёлтый
   *[black] чёрный
 } тайл { $cell }
option-remove-spore = спора ({ $owner }) на { $cell }

## Что произошло

event-turn = Раунд { $round }: { $player }.
event-mother-placed = { $player }: начало на { $cell }{ $insects ->
    [0] { "" }
   *[other] { " " }(взято насекомое)
 }.
event-moved = { $player }: царица перешла на { $cells }{ $insects ->
    [0] { "" }
   *[other] { " " }(взято насекомых: { $insects })
 }.
event-mother-sent = { $player }: чужая царица перемещена на { $cell } ({ $whom }).
event-tile-drawn = { $player }: { $tile } из стопки { $stack }.
event-tile-laid = { $player }: { $tile } выложен на { $cell }{ $insect ->
    [0] { "" }
   *[other] , с насекомым
 }.
event-tile-moved = { $player }: { $tile } перемещён на { $cell }.
event-spores = { $player }: развеивание с { $cell } (спор: { $count }).
event-wind = Ветер: { $symbol }.
event-area = Ветер дует с { $cell } за сторону { $symbol } (спор: { $count }).
event-spore-laid = { $player }: спора на { $cell }.
event-spore-removed = { $player }: спора убрана с { $cell } ({ $whom }).
event-spores-spent = { $player }: потрачены споры: { $cells }.
event-fruited = { $player }: на { $cell } выращен гриб «{ $card }», планшет { $board }.
event-decayed = { $player }: гриб «{ $card }» разложился и лежит под планшетом { $board }.
event-took-card = { $player }: взята карта «{ $card }».
event-drew = { $player }: взято карт из колоды: { $count }.
event-kept-card = { $player }: оставлено карт: { $count }; остальные под колоду.
event-discarded = { $player }: сброшено карт: { $count }.
event-market = На рынке: { $cards }.
event-market-swept = { $player }: рынок обновлён, убраны: { $cards }.
event-insects = { $player }: взято насекомых: { $count }.
event-stole = { $player }: взята карта из чужой руки ({ $whom }).
event-robbed = { $player }: карта ушла в чужую руку ({ $by }).
event-ended-late = Игра закончилась, раундов: { $round }.
event-ended = { $player }: игра окончена.{ $token ->
    [0] { "" }
   *[other] { " " }Жетон конца игры: { $token }.
 }
event-final = { $player }: за грибы { $mushrooms }, за насекомых { $insects }, за жетон конца игры { $end_token }: всего { $total }.
event-automa-card = { $player } открывает: { $card }.
event-automa-shuffles = { $player } перемешивает свои карты.
event-automa-skips = { $player }, { $action ->
    [move] ПЕРЕМЕЩЕНИЕ
    [explore] РАЗВЕДКА
    [spore] РАЗВЕИВАНИЕ СПОР
    [fruit] ВЫРАЩИВАНИЕ
   *[decay] РАЗЛОЖЕНИЕ
 }: { $why ->
    [no-token] грибов не осталось
    [cannot-pay] ни одна грибница не может заплатить
    [none-ripe] нет созревшего свободного гриба
    [all-blocked] все её грибы заблокированы
    [none-left] ни один гриб не может развеять споры
    [no-tiles] тайлов не осталось
   *[no-way] она не может идти
 }.
event-automa-lot = { $player } тянет жребий из { $count }: { $what ->
    [network] грибница
    [tile] тайл
    [place] место
    [spore] куда упадёт спора
    [stack] стопка
    [slot] свободное место
    [target] цель
   *[way] путь
 }.
event-automa-person = Жребий между людьми ({ $count }): { $whom }.
event-automa-fruits = { $player } выращивает гриб { $board } на { $cell }.
event-automa-decays = { $player }: гриб { $board } разлагается; { $effect }.
event-automa-spores = { $player } развеивает споры: { $board ->
    [0] царица
   *[other] гриб { $board }
 } на { $cell } (спор: { $count }).
event-automa-target = { $player } ищет: { $target ->
    [tile_red] красный тайл
    [tile_green] зелёный тайл
    [tile_brown] коричневый тайл
    [tile_yellow] жёлтый тайл
    [opponent_mushroom] гриб человека
    [automa_mushroom] свой гриб
    [opponent_spores_most] больше всего спор людей
    [opponent_mother] царицу человека
   *[insect] насекомое
 } ({ $symbol }){ $found ->
    [0] : нет
   *[other] { "" }
 }.

## Чем закончилось

won-by-points = Больше всех очков.
won-by-mushrooms = Очков поровну; решает число грибов.
won-by-insects = Очков и грибов поровну; решает число насекомых.
won-together = Всё поровну: общая победа.

## Подсказки: что говорит за выбор. Обороты со строчной буквы и без точки.

hint-behind = Примерно на { $count } очк. меньше
hint-points-gain = вырастает очков: { $count }
hint-points-deny = у других меньше очков на { $count }
hint-insects-gain = приносит насекомых: { $count }
hint-insects-keep = сохраняет насекомых: { $count }
hint-insects-cost = стоит насекомых: { $count }
hint-insects-deny = лишает других насекомых: { $count }
hint-spores-gain = спор в ваших грибницах больше на { $count }
hint-spores-keep = сохраняет споры наготове: { $count }
hint-spores-cost = тратит спор: { $count }
hint-spores-deny = лишает других спор: { $count }
hint-ground-gain = вокруг вашей царицы тайлов больше на { $count }
hint-ground-cost = вокруг вашей царицы тайлов меньше на { $count }
hint-cards-gain = приносит карт: { $count }
hint-cards-cost = отдаёт карт: { $count }
hint-ready-gain = затем можно вырастить карт с руки больше на { $count }
hint-ready-keep = сохраняет карты, которые можно вырастить: { $count }
hint-ripe-gain = затем можно разложить грибов больше на { $count }
hint-under-gain = планшетов с картой внизу больше на { $count }
hint-under-deny = отдаляет других от конца игры
hint-blocked-gain = освобождает ваших грибов: { $count }
hint-blocked-cost = будет заблокировано ваших грибов: { $count }
hint-blocked-deny = блокирует чужих грибов: { $count }
hint-lasting-gain = постоянных бонусов больше на { $count }

## Стол в терминале

table-round = Круг { $round }
table-piles = тайлы { $first } и { $second }, колода { $deck }, насекомые { $insects }
table-market = Рынок
table-hand = Ваша рука
table-sign = { $sign ->
    [red] красный
    [green] зелёный
    [brown] коричневый
    [yellow] жёлтый
    [black] чёрный
    [insect] насекомое
    [mother] царица
   *[mushroom] гриб
 }
table-spores = У широкой стороны: споры игроков по порядку, { $none } — нет спор.  O, U, A: ветер на каждой стороне.
table-player = очки { $points }, карты { $cards }, насекомые { $insects }, споры в запасе { $spores }
table-token = { $card } на { $cell }, развеивал споры раз: { $count }{ $blocked ->
    [0] { "" }
   *[other] , заблокирован
 }
table-under = под планшетом: { $cards }

## Помощь по предметам на столе

help-actions = Шесть действий игры, сделанные в этот ход отмечены: перемещение, разведка, развеивание спор, выращивание, разложение, развитие. В ходу два разных. Пока падают споры — ветер и сколько их осталось; пока оплачивается гриб — чего ещё не хватает.
help-automa = Карта автомы на этот ход: сколько стоит её гриб, сколько спор он развеивает, что даёт разложение и куда идёт её царица при каждом знаке ветра.
help-board = Планшет. На нём один гриб; счётчик говорит, сколько раз тот развеивал споры. После двух раз гриб можно разложить: карта уходит под планшет, её эффект начинает действовать, фишка снова свободна. Карта под каждым планшетом завершает игру.
help-deck = Колода карт грибов, лицом вниз. Из неё пополняют рынок в конце каждого хода. РАЗВИТИЕ позволяет взять и её верхнюю карту, не глядя.
help-end = Жетон конца игры. Его получает тот, у кого под каждым планшетом лежит карта, и на этом игра заканчивается.
help-hand = Карты грибов на руке, сколько угодно. Никто другой их не видит. Гриб вырастает, когда его может оплатить одна из ваших грибниц; в конце карты на руке ничего не дают.
help-insects = Жетоны насекомых. Два дают очко в конце. В свой ход за один обновляют рынок, за два переставляют чужую царицу; три карты с руки меняются на один жетон.
help-market = Рынок: три открытые карты грибов. РАЗВИТИЕ берёт одну из них. Его пополняют в конце каждого хода; за насекомое его выкладывают заново.
help-player = Игрок: его очки, насекомые, споры в запасе и пять планшетов. Нажмите на другого, чтобы увидеть его планшеты крупно.
help-slot = Свободное место рядом с тайлами, куда можно положить разведанный тайл.
help-stack = Стопка тайлов лицом вниз. РАЗВЕДКА открывает верхний; его прикладывают стороной к другим.
help-supply = Споры, которых нет на поле. У каждого их 30; потраченные возвращаются сюда.
help-tile = Тайл лесной почвы. Его цвет — это цвет спор на нём; чёрный считается любым. Знаки O, U и A на сторонах говорят, куда отсюда ветер несёт споры. Тайл принадлежит царице на нём, иначе грибу на нём.
help-turned = Поворот нового тайла. Меняются только стороны со знаками ветра.
help-wind = Кубик ветра. Он показывает O, U или A: споры летят за сторону тайла с этим знаком.

## Грибы

card-penny_bun = Белый гриб
card-death_cap = Бледная поганка
card-common_stinkhorn = Весёлка обыкновенная
card-oyster_mushroom = Вёшенка обыкновенная
card-bleeding_tooth = Гиднеллум Пека
card-jubilee_waxcap = Глиофор юбилейный
card-yellow_brain = Дрожалка оранжевая
card-fly_agaric = Мухомор красный
card-shaggy_ink_cap = Навозник белый
card-common_ink_cap = Навозник серый
card-fairy_ring_champignon = Опёнок луговой
card-honey_fungus = Опёнок осенний
card-beefsteak_fungus = Печёночница обыкновенная
card-scarlet_elf_cup = Саркосцифа австрийская
card-satans_bolete = Сатанинский гриб
card-green_elf_cup = Хлороцибория сине-зеленоватая
card-the_prince = Шампиньон августовский
card-chanterelle = Лисичка обыкновенная
card-horn_of_plenty = Вороночник рожковидный
card-wood_hedgehog = Ежовик жёлтый
card-giant_puffball = Дождевик гигантский
card-common_puffball = Дождевик жемчужный
card-parasol = Гриб-зонтик пёстрый
card-shaggy_parasol = Гриб-зонтик краснеющий
card-wood_blewit = Рядовка фиолетовая
card-field_blewit = Рядовка лиловоногая
card-st_georges_mushroom = Рядовка майская
card-common_morel = Сморчок съедобный
card-false_morel = Строчок обыкновенный
card-chicken_of_the_woods = Трутовик серно-жёлтый
card-hen_of_the_woods = Гриб-баран
card-dryads_saddle = Трутовик чешуйчатый
card-turkey_tail = Трутовик разноцветный
card-birch_polypore = Трутовик берёзовый
card-hoof_fungus = Трутовик настоящий
card-artists_bracket = Трутовик плоский
card-lacquered_bracket = Трутовик лакированный
card-lions_mane = Ежовик гребенчатый
card-coral_tooth = Ежовик коралловидный
card-wood_cauliflower = Спарассис курчавый
card-jelly_ear = Иудино ухо
card-velvet_shank = Опёнок зимний
card-sulphur_tuft = Ложноопёнок серно-жёлтый
card-porcelain_fungus = Удемансиелла слизистая
card-amethyst_deceiver = Лаковица аметистовая
card-blackening_waxcap = Гигроцибе коническая
card-scarlet_waxcap = Гигроцибе алая
card-parrot_waxcap = Глиофор попугайный
card-pink_waxcap = Гигроцибе розовая
card-verdigris_agaric = Строфария сине-зелёная
card-destroying_angel = Мухомор вонючий
card-panther_cap = Мухомор пантерный
card-the_blusher = Мухомор серо-розовый
card-saffron_milkcap = Рыжик настоящий
card-woolly_milkcap = Волнушка розовая
card-bay_bolete = Польский гриб
card-orange_birch_bolete = Подосиновик жёлто-бурый
card-slippery_jack = Маслёнок обыкновенный
card-charcoal_burner = Сыроежка сине-жёлтая
card-the_sickener = Сыроежка жгучеедкая
card-collared_earthstar = Звездовик тройной
card-fluted_birds_nest = Бокальчик полосатый
card-dead_mans_fingers = Пальцы мертвеца
card-king_alfreds_cakes = Дальдиния концентрическая
card-devils_fingers = Цветохвостник Арчера
card-orange_peel_fungus = Алеврия оранжевая
card-liberty_cap = Псилоцибе полуланцетовидная
card-violet_webcap = Паутинник фиолетовый
card-summer_truffle = Трюфель летний

## Эффекты разложенных грибов

card-move_one_edge_tile = Бродячая земля
card-send_opponent_mother_to_empty_tile = Изгнание
card-steal_random_card = Кража
card-take_two_cards = Щедрая находка
card-this_mushroom_spreads_one_more = Плодородная грядка
card-spore_this_mushroom_and_mother = Вместе с царицей
card-repeat_an_action = Ещё раз
card-discover_two_keep_one = Выбор из двух
card-mother_moves_up_to_three = Быстрая царица
card-mother_spreads_three = Щедрая царица
card-gain_an_insect = Гость-насекомое
card-place_two_spores_in_network = Тихий рост
card-remove_two_spores = Заглушённые споры
card-reroll_the_wind = Переменчивый ветер
card-automa_nothing = Без эффекта
card-automa_gain_insect = Автома: гость-насекомое
card-automa_mother_spores = Автома: щедрая царица
card-automa_send_mother_away = Автома: изгнание
card-automa_remove_two_spores = Автома: заглушённые споры
card-automa_steal_card = Автома: кража
