### Что ядро и команда говорят в каждой игре.

## Решения ядра

ask-choose = Что теперь?
ask-either = Выберите одно.
ask-optional = Если хотите: { $effect }
ask-again = Ещё раз? { $left ->
    [1] Можно ещё раз.
    [one] Можно ещё { $left } раз.
    [few] Можно ещё { $left } раза.
   *[many] Можно ещё { $left } раз.
 } { $effect }
option-skip = Пропустить
option-stop = На этом остановиться
option-again = Сделать: { $effect }
option-choose = { $effect }
effect = { $text }
colon = { $name }:
list = { $first }, { $second }

## Эффекты: части фраз, поэтому они начинаются со строчной буквы

fx-nothing = нет эффекта
fx-then = { $first }; затем { $second }
fx-or = либо { $first }, либо { $second }
fx-one-of = { $first } или { $second }
fx-group = ({ $effect })
fx-times = до { $count } раз: { $effect }
fx-exactly = { $count ->
    [few] { $count } раза
   *[other] { $count } раз
 }: { $effect }
fx-as-often = раз: { $often } — { $effect }
fx-if-possible = если возможно, { $effect }
fx-optional = если хотите, { $effect }
fx-if = { $effect }, если { $condition }
fx-pay = { $cost }; за это { $gain }
fx-each = { $effect } { $per ->
    [one] за каждый
   *[other] за каждые { $per }
 }
fx-all-others = все остальные: { $effect }
when-then = { $when }: { $effect }
quantity-fixed = { $count }
quantity-sum = { $first } + { $second }
quantity-difference = { $first } − { $second }
quantity-product = { $first } × { $second }
quantity-least = { $second }, не больше { $first }
quantity-most = { $second }, не меньше { $first }
condition-and = { $first } и { $second }
condition-or = { $first } или { $second }
condition-not = не: { $what }
condition-compared = { $first } { $sign } { $second }

## Игроки

player-you = Вы
player-seat = Игрок { $number }
player-bot = { $name } ({ $bot })
bot-name = { $number ->
    [1] Лещина
    [2] Ежевика
    [3] Папоротник
   *[other] Чертополох
 }
bot-random = Случай
bot-random-about = играет наугад
bot-greedy = Жадный
bot-greedy-about = смотрит только на следующий шаг
bot-search = Поиск
bot-search-about = просчитывает много возможных раскладов
bot-easy = Лёгкий
bot-easy-about = играет быстро и ошибается
bot-medium = Средний
bot-medium-about = немного думает вперёд и иногда ошибается
bot-hard = Сложный
bot-hard-about = перед каждым выбором некоторое время думает вперёд

## Команда: играть

cli-welcome = { $game }, номер расклада { $seed }. Введите номер, название или его начало; h показывает все команды.
cli-resumed = { $game } продолжается после { $count ->
    [one] { $count } решения
   *[other] { $count } решений
 }.
cli-hand-over = Теперь { $player }. Передайте клавиатуру и нажмите Enter.
cli-choose = Выбор (h: справка)
cli-help = 1, 2, …  выбрать вариант (годится и название или его начало)
    ?          объяснить решение с его правилом; ? 2 объясняет вариант 2
    c ИМЯ      объяснить карту или жетон словами
    u, uu, r   отменить решение, отменить весь ход, вернуть
    l          перечитать журнал
    t          показать весь стол ещё раз
    save       сохранить; save ФАЙЛ сохраняет туда
    q          сохранить и выйти
cli-unknown = «{ $text }» не подходит ни к одному варианту. Введите номер, название или h для справки.
cli-ambiguous = «{ $text }» подходит к нескольким вариантам: { $names }
cli-no-card = Нет карты или жетона с названием «{ $text }».
cli-rule = Правило { $id }: { $text }
rules-ruling = наше решение
rules-waiting = ждёт другой коробки
cli-because = Причина: { $source }.
cli-takes-back = { $count ->
    [one] Отменено { $count } решение.
    [few] Отменено { $count } решения.
   *[many] Отменено { $count } решений.
 }
cli-no-undo = Отменять нечего: последнее решение принял другой игрок, или с тех пор открылось что-то скрытое.
cli-no-redo = Возвращать нечего.
cli-bot-raised = Бот { $player } дал сбой; что случилось, написано выше.
cli-saved = Сохранено: { $file }
cli-resume-with = Продолжить: { $command }
cli-winner = Победитель: { $players }.
cli-winners = Победители: { $players }.
cli-no-winner = Никто не победил.
cli-lost = Вы проиграли.
cli-won = Вы победили!
cli-log = Что произошло
cli-nothing-yet = Пока ничего не произошло.
cli-more-news = … до этого { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
 } (l показывает всё)

## Команда: обучение

cli-learn-part = Часть { $number } из { $total }: { $heading }
cli-learn-next = Enter — дальше, q — выйти
cli-learn-choose = Выберите (номер или название; q — выйти)
cli-learn-resume = Продолжить: { $command }
cli-learn-done = Урок окончен. Теперь сыграйте с лёгким ботом: { $command }

## Команда: смотреть запись

cli-replay-help = Enter или n  следующее решение; b назад; t следующий ход; j 30 к решению 30; e в конец; v проверить; q выйти
cli-replay-at = Решение { $number } из { $total }
cli-replay-next = Дальше { $player } выбирает { $name }
cli-replay-end = Конец записи.
cli-replay-no-number = Введите j и число от 0 до { $total }.
cli-verified = Запись верна: { $count ->
    [one] повторено { $count } решение
    [few] повторено { $count } решения
   *[many] повторено { $count } решений
 }, стол тот же.
cli-no-digest = Запись повторяется, но в ней нет отпечатка для сравнения.

## Команда: игры

cli-players = { $least ->
    [1] { $most ->
        [1] 1 игрок
       *[other] от 1 до { $most } игроков
     }
   *[other] от { $least } до { $most } игроков
 }
cli-modules = Модули
cli-settings = Настройки
cli-bots = Боты
cli-default = по умолчанию

## В чём сервер отказывает

error-stale-option = Тем временем за столом что-то произошло. Выберите заново.
error-unknown-option = Сейчас так сделать нельзя.
error-not-your-decision = Сейчас решает другой игрок.
error-cannot-undo = Отменить нельзя: это был чужой ход, ход уже завершён или открылось что-то скрытое.
error-bad-setup = Так партию не подготовить: { $detail }
error-endless = То, что делают здесь карты этого стола, никогда не закончится; выберите что-нибудь другое.
error-broken-record = Эту запись не открыть: { $detail }
error-bad-lesson = Такого урока здесь нет, или он изменился. Начните его заново.
error-other-rules = Этот стол начат по правилам, по которым здесь не играют. Его можно смотреть, но не продолжить.
error-other-components = Этот стол начат с другими картами, которых здесь нет. Его можно смотреть, но не продолжить.
error-cannot-go-on = Дальше играть за этим столом нельзя. Его можно смотреть до того места, где он остановился.
error-bad-message = Сервер этого не понял. Перезагрузите страницу.
error-bad-key = Эта ссылка не подходит к столу. Проверьте, что она полная.
error-bad-host = По этому адресу такого стола нет.
error-unknown-table = Такого стола здесь нет.
error-unknown-game = Такой игры здесь нет.
error-not-found = По этому адресу ничего нет.
error-no-free-seat = Все места за этим столом заняты.
error-seat-taken = Это место уже занято.
error-not-your-seat = Это только для тех, кто там сидит.
error-not-over = Это показывают после партии, потому что оно раскрывает скрытое.
error-replay-only = Этот стол показывает запись; играть за ним нельзя.
error-too-big = Для сервера это слишком много.
error-too-many = Слишком много сразу. Подождите немного.
error-table-full = Этот стол больше не принимает ходов.
error-too-early = Этого игрока ждут ещё немного.
error-paused = Игра на паузе. Её может продолжить любой за столом.
error-ended = В этой игре сдались; играть дальше нельзя.
error-banned = Вход сюда вам закрыт.
error-not-invited = Здесь столы создают только приглашённые. Играть и смотреть можно.
error-bad-bundle = В этом файле нет столов сервера Fairyring.
error-no-hint = Сейчас подсказки нет.
error-bot-trouble = Бот сейчас не может сделать ход; он пробует снова.
error-busy = Ботам сейчас слишком о многом приходится думать. Попробуйте через минуту.
error-bus = Серверы сейчас не слышат друг друга. Попробуйте чуть позже.
error-database = Сервер сейчас не может ничего сохранить. Ничего не потеряно, попробуйте чуть позже.
error-internal = На сервере что-то пошло не так. Это записано.

## Кто приходит и уходит

given-up = Игра окончена: один из игроков сдался.
seat-left = { $who } покидает стол. Место свободно.
seat-left-bot = { $who } покидает стол. Дальше играет бот: { $by }.
seat-replaced = { $who } отсутствует. Место свободно для другого игрока.
seat-replaced-bot = { $who } отсутствует. Дальше играет бот: { $by }.
seat-late = { $who } думает дольше условленного. Место свободно для другого игрока.
seat-late-bot = { $who } думает дольше условленного. Дальше играет бот: { $by }.
seat-sat = Вместо игрока { $who } теперь играет: { $by }.
seat-back = { $who } снова за столом.
seat-resigned-bot = { $who } сдаётся. Дальше играет бот: { $by }.
seat-resigned-ends = { $who } сдаётся. Игра окончена.
seat-paused = { $who } ставит игру на паузу.
seat-resumed = { $who } продолжает игру.

## Подсказки: что говорит в пользу выбора. Части фраз, с маленькой буквы и без точки.

hint-best = Лучшее, насколько я вижу
hint-even = Ничуть не хуже
hint-weaker = Немного слабее
hint-quiet = пока ничего важного не меняет
hint-later = к концу хода: { $reason }
