### Что говорит только стол в браузере. Страницы вокруг стола.

title = Fairyring

## Каждая страница

menu-skip = К содержанию
menu-home = Fairyring, на первую страницу
menu-nav = Меню
menu-tables = Мои столы
menu-turns = { $turns ->
    [one] ваш ход за { $turns } столом
   *[other] ваш ход за { $turns } столами
 }
menu-language = Язык
menu-theme = { $theme ->
    [light] Цвета: светлые
    [dark] Цвета: тёмные
   *[auto] Цвета: как в системе
 }
menu-settings = Настройки
page-loading = Секунду…
page-again = Попробовать ещё раз
page-home = На первую страницу
# Shown when no other text can be loaded: the client carries it along, so it stays in one line.
server-away = Fairyring не может связаться со своим сервером. Он запущен? Обновите страницу, когда он заработает.
page-lost = Здесь ничего нет
page-lost-about = Адрес неполный или с опечаткой. Если вам прислали ссылку, попросите её целиком.
page-broken = Страницу не удалось загрузить
page-broken-about = Возможно, сервер недоступен или за это время обновился.
stranger = У вас нет ключа к этому столу
stranger-about = Место принадлежит браузеру, который его занял. Попросите приглашение или ссылку для зрителей.

## Настройки

settings-name = Моё имя за столом
settings-sound = Звуки
settings-sound-about = Слышны мой ход, карты, кубик и конец партии.
settings-volume = Громкость
settings-notifications = Уведомление, когда мой ход
settings-notifications-about = Сообщение системы, пока страница скрыта.
settings-confirm = Спрашивать, если отменить нельзя
settings-confirm-about = Только там, где ошибка обидна.
settings-still = Без движения
settings-still-about = Ничего не летает и не скользит; изменения подсвечиваются.
settings-speed = Скорость чужих ходов
settings-speed-value = × { $speed }

## Первая страница

home-title = Займите место в ведьмином кольце.
home-play-rival = Один на один: { $rival }
home-play-bot = Играть с ботом
home-new = Создать стол
home-cards = Все карты
home-packs = Здесь играют и со своими наборами: { $packs }
home-rules = Правила
home-tables = Мои столы
home-finished = Сыгранные партии и записи
home-link = Ссылка от друга?
home-link-about = Вставьте сюда приглашение или ссылку для зрителей.
home-link-label = Ссылка
home-link-go = Перейти
home-link-wrong = Это не ссылка на стол. В ней должен быть знак # и то, что за ним следует.
home-record = Посмотреть записанную партию
home-record-about = Откройте файл сохранённой партии.
home-record-open = Открыть запись
home-record-reading = Читаем…
tables-my-turn = Ваш ход
tables-their-turn = Решает { $name }
tables-waiting-friends = Ждём друзей
tables-running = Идёт игра
tables-over = Окончена
tables-record = Запись
tables-remove = Убрать этот стол из списка: { $game }
tables-paused = На паузе
tables-left = За вас играет другой
tables-watching = Вы наблюдаете
away-about = Ваш ключ — единственный путь назад за этот стол. Скрытый стол исчезнет из списка, а ключ останется в этом браузере.
away-sure = Без ключа никто не сможет вернуть вам это место. Удалить навсегда?
away-hide = Скрыть стол
away-delete = Удалить ключ…
away-delete-sure = Удалить ключ навсегда
away-keep = Ничего не менять
keys-title = Мои ключи
keys-about = { $count ->
    [1] В этом браузере есть ключ от одного стола. В файле его можно перенести в другой браузер.
    [one] В этом браузере есть ключи от { $count } стола. В файле их можно перенести в другой браузер.
   *[other] В этом браузере есть ключи от { $count } столов. В файле их можно перенести в другой браузер.
 }
keys-save = Сохранить в файл
keys-read = Прочитать из файла
keys-read-done = Ключи прочитаны. Столов: { $count }.
keys-read-wrong = В этом файле нет ключей.
keys-others = Не в списке
keys-hidden = скрыт
keys-missing = сейчас неизвестен этому серверу
keys-not-kept = Этот браузер не хранит ключи. Сохраните их в файл, прежде чем закрыть страницу.
keys-show = Показать
keys-table = Стол
keys-somebody = кто-то

## Новый стол

new-title = Новый стол: { $game }
new-title-plain = Новый стол
new-seats = Кто играет?
new-who = Кто на месте { $number }?
new-kind-me = Я
new-kind-here = Кто-то у этого экрана
new-kind-friend = По ссылке
new-kind-bot = Бот
new-name = Имя на месте { $number }
new-name-placeholder = Имя
new-bot = Сила бота на месте { $number }
new-bot-level = { $bot }: { $about }
new-friend-later = получит от вас ссылку
new-friend-number = Гость ({ $number })
new-choice = { $setting }, место { $number }
new-remove = Убрать место { $number }
new-add = Добавить:
new-alone = В одиночку, соперник: { $rival }
new-rival = В одиночку вы играете с соперником из книги: { $rival }.
new-hot-seat = Несколько человек у одного экрана: между ходами руки закрыты, пока следующий не будет готов.
new-friend-about = Когда стол будет создан, вы получите ссылку для отправки. Учётные записи не нужны.
new-bots-only = Только боты: вы смотрите, как они играют.
new-modules = Коробки и варианты
new-packs = Свои наборы
new-packs-about = Собственные карты, планшеты и ограничения поверх напечатанных.
new-settings = Другие настройки
new-advanced = Для знатоков
new-seed = Номер расклада
new-seed-about = Один и тот же номер и одни и те же решения дают одну и ту же партию. Если пусто, решает случай.
new-seed-wrong = Номер — целое число от 0 до 9007199254740991.
new-patience = Ждать отсутствующих
new-patience-about = Потом оставшиеся могут посадить бота или другого игрока. Отсутствующий может вернуться.
new-pace = Время на решение
new-pace-none = Без ограничения
new-pace-about = Кто за столом, но думает дольше, получит предупреждение. Потом ожидающие могут посадить бота или другого игрока. Вернуться можно в любой момент.
new-seed-told = Всем за столом будет сказано, что расклад выбран.
new-make = Создать стол

## Приглашения

invite-title = Пригласите друзей
invite-title-full = Все в сборе
invite-links = Ссылки для отправки
invite-seats = За столом
invite-me = это вы
invite-here = на месте
invite-bot = Посадить бота
invite-go = К столу
invite-go-about = Ждать здесь не нужно: за столом видно, кто приходит.
seat-free = Свободное место
share-title = Приглашение и ссылки
share-invite = Приглашение
share-invite-about = { $count ->
    [one] Годится для { $count } свободного места.
   *[other] Годится для { $count } свободных мест; ссылка у всех одна.
 }
share-alone = Этот адрес работает только на этом устройстве. Для телефонов и планшетов в вашей сети запустите Fairyring командой «{ $command }» и откройте там его адрес.
share-here = Кто рядом, может навести на код камеру телефона.
share-code = QR-код с приглашением
share-watch = Ссылка для зрителей
share-watch-about = По ней видно то, что видят все, но не карты на руках.
share-copy = Копировать
share-copied = Скопировано
join-title = Вас приглашают
join-about = За этим столом есть место для вас.
join-name = Ваше имя
join-sit = Сесть за стол
join-seated = У вас уже есть место за этим столом.
maker-title = Вы можете создавать здесь столы
maker-about = Этот браузер это запомнит. Тем, кого вы приглашаете за стол, такая ссылка не нужна.
join-used = Это приглашение уже использовано
join-used-about = Все места за этим столом заняты. Вы можете посмотреть игру.
join-used-over = Партия окончена ({ $game }). Вы можете её посмотреть.
join-host = { $host } приглашает вас: { $game }
join-game = Вас приглашают: { $game }
join-watch = Только смотреть
join-for = Вы продолжите игру за игрока { $name }, который может вернуться.
join-pace = Время на решение: { $time }. Потом ожидающие могут посадить другого игрока.
table-pack = набор «{ $pack }»
table-packs = Игра с набором { $packs }
deal-known = Расклад этой партии выбран по номеру: тот, кто создал стол, может знать скрытое.
seats-title = Стол и места
seats-device = Играть на другом устройстве
seats-device-about = Наведите камеру телефона на код или откройте там ссылку. Место будет на обоих устройствах.
seats-device-code = QR-код со ссылкой на ваше место
seats-device-link = Ссылка на ваше место
seats-device-secret = Только для вас: у кого она есть, тот играет за вас.
seats-pause = Поставить на паузу
seats-resume = Продолжить
seats-leave = Покинуть стол
seats-leave-about = Остальные продолжат. Ваш ключ останется здесь: вы сможете вернуться на своё место.
seats-leave-bot = За меня играет бот
seats-bot = Сила бота
seats-leave-free = Освободить место для другого
seats-resign = Сдаться
seats-resign-about = Вы проиграете эту партию, и вернуть это нельзя.
seats-resign-sure = Сдать эту партию
seats-stay = Играть дальше
seats-back = Вернуться на место
notes-paused = Игра на паузе.
notes-left = За вас играет: { $name }.
notes-left-free = Ваше место свободно для другого.
notes-watching = Вы наблюдаете.
notes-bot = Пусть играет бот
notes-free = Освободить место
notes-open = Место свободно: отправьте приглашение ещё раз или пусть играет бот.
notes-absent = { $name } давно отсутствует.
notes-hurry = Остальные ждут вас. Осталось: { $time }.
notes-late = Вы думаете дольше условленного ({ $time }): остальные могут посадить другого игрока. Вы ещё можете принять решение, а позже вернуться.
notes-slow-soon = { $name } долго думает. Осталось: { $time }.
notes-slow = { $name } думает дольше условленного ({ $time }).
notes-not-kept = Этот браузер не хранит ключ от вашего места. Сохраните ссылку, иначе ключ пропадёт, когда вы закроете страницу.
notes-keep = Показать ссылку
notes-newer = Сервер обновился с тех пор, как вы открыли эту страницу.
notes-reload = Загрузить страницу заново

## После партии

after-running = Эта партия ещё не окончена
after-you-won = Вы победили!
after-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
 }
after-rival-won = Победил { $rival }
after-nobody = Никто не победил
after-place = Место
after-player = Игрок
after-replay = Посмотреть партию
after-rematch = Сыграть ещё раз
after-to-rematch = К новой партии
after-save = Сохранить запись
after-charts = Как шла игра
after-decks = Карты каждого
after-deck-of = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
after-share = Ссылка на эту партию
after-share-about = По ней можно увидеть итог и посмотреть всю партию.
chart-at = { $turn ->
    [0] в начале
   *[other] после хода { $turn }
 }
chart-turn = Ход
chart-table = Таблицей

## Просмотр

replay-title = Просмотр партии
replay-at = { $step } из { $total }
replay-start = Начало партии
replay-keys = Просмотр
replay-first = В начало (Home)
replay-back = На решение назад (стрелка влево)
replay-play = Смотреть (пробел)
replay-pause = Пауза (пробел)
replay-next = На решение вперёд (стрелка вправо)
replay-last = В конец (End)
replay-scrubber = Момент партии
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-eyes-public = Что видят все
replay-log = Что произошло
replay-rule = Правило { $rule }
replay-after = Итог и графики

## Карты

cards-title = { $game }: всё, что в коробке
cards-search = Искать названия и эффекты
cards-kind = Вид
cards-kind-all = Все виды
cards-box = Коробка
cards-box-all = Все коробки
cards-count = { $count ->
    [one] { $count } компонент
    [few] { $count } компонента
   *[many] { $count } компонентов
 }
cards-none = Ничего не подходит. Попробуйте меньше слов.
cards-open = { $name }, { $kind }
cards-close = Закрыть
cards-copies = { $count ->
    [one] { $count } штука
    [few] { $count } штуки
   *[many] { $count } штук
 }
cards-sources = Откуда это известно
cards-reconstructed = восстановлено нами, а не прочитано на печатной карте
cards-from-rulebook = из книги правил
cards-from-public = из открытого источника
cards-from-picture = с изображения
cards-from-reconstructed = восстановлено
cards-from-reconstructed-and-tuned = восстановлено и настроено по результатам симуляций
kind-start_card = Стартовая карта
kind-hero = Герой
kind-gift = Карта дара
kind-tile = Жетон действия
kind-solo_card = Соло-карта
kind-board = Планшет
kind-setup = Карта подготовки
kind-supply = Карта пополнения
box-base = Базовая игра
box-start = Стартовые карты
box-expansion = Встроенное дополнение
box-prisma = Prisma
box-gift = Стопки даров
box-start_gift = Стартовый дар
thing-solo_card = Соло-карта { $number }
thing-setup = Карта подготовки { $number }{ $side }
thing-supply = Карта пополнения { $number }{ $side }
fact-name = Название
fact-cost = Цена
fact-effect = Эффект
fact-once = Эффект при покупке
fact-copies = Количество
fact-copies_per_player = Количество на игрока
fact-count = Количество
fact-draw = Взятые карты
fact-passive = Свойство
fact-colour = Стопка
fact-rows = Расположение
fact-prism_rows = Призматические капли
fact-dew = Клетки капли
fact-spore = Клетки споры
fact-root = Клетки корня
fact-you = Ваша часть
fact-gwidyon = Часть Гвидиона
fact-prisma_effect = Эффект с Prisma
fact-pairing = Название и эффект вместе

## Правила

rules-title = Правила
rules-title-of = { $game }: правила
rules-search = Искать в правилах
rules-count = { $count ->
    [one] { $count } правило.
    [few] { $count } правила.
   *[many] { $count } правил.
 }
rules-english = Отмеченные ещё не переведены.
rules-none = Ни в одном правиле нет всех этих слов.
rules-ruling-about = Книга здесь молчит или неясна; так решили мы.
rules-waiting-about = Для этого правила нужна коробка, с которой здесь пока нельзя играть.
rules-copy = Скопировать ссылку на { $rule }
rules-close = Закрыть правила

## Что может пойти не так

error-offline = Сервер не отвечает. Запущен ли он и есть ли связь?

## Стол: инструменты

play-tools = Инструменты стола
play-undo = Отменить
play-undo-turn = Отменить весь ход
play-redo = Повторить
play-hint = Подсказка
play-hint-chance = шанс на победу { $chance }
play-thinking = думает…
play-log = Журнал
play-log-empty = Ещё ничего не произошло.
play-log-steps = Шаг за шагом
play-rules = Правила
play-help = Клавиши и помощь
play-close = Закрыть
play-loading = Готовим стол…
play-round = раунд { $round }
play-away = нет на месте
play-resigned = партия сдана
play-bot-for = бот за { $name }
play-seat-free = свободное место

## Стол: что нужно решить

play-prompt = Что нужно решить
play-rule = Почему? Прочитать правило { $rule }
play-options = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
 }
play-choose = Выберите
play-touch-again = Коснитесь ещё раз, чтобы выбрать
play-yes = Да
play-no = Нет
play-final-turn = Отменить это нельзя.
play-final-reveal = Откроется скрытое; отменить это нельзя.
play-cannot-end = Сначала разыграйте все карты.
play-skip-show = Дальше
play-again = Показать последний ход ещё раз
play-waiting = { $name } думает…
play-waiting-about = { $name } думает… ({ $about })
play-waiting-away = { $name } не за столом. Ждём.
play-waiting-free = Одно место ещё свободно. Можно снова послать ссылку или посадить бота.
play-your-turn = Ваш ход
play-you = Вы
play-pass-to = Передайте устройство: { $name }
play-i-am = Это я, { $name }

## Стол: связь с сервером

play-lost = Связь прервана. Ничего не потеряно; пробуем снова…
play-retry = Попробовать сейчас
play-closed = Сервер закрыл этот стол.
play-no-table = Такого стола нет.
play-no-key = Ваш ключ не подходит к этому столу.
play-no-websockets = Этот браузер не знает вебсокетов, а столу они нужны. Возьмите браузер поновее.
play-no-way = Сервер недоступен. Он не работает, или что-то на пути не пропускает вебсокеты. Пробуем снова…
play-rematch = Реванш готов.

## Стол: чем кончилось

play-won = Вы победили!
play-lost-game = Вы проиграли
play-winner = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
 }
play-look-back = Разобрать партию
play-look-table = Посмотреть на стол
play-counting = Подсчёт
play-keep-picture = Сохранить картинку

## Стол: клавиши

play-help-glow = Что светится, то можно выбрать. Наведите указатель на любую вещь на столе, перейдите к ней с клавиатуры или нажмите и держите, чтобы прочитать, что это. Щелчок по строке журнала покажет, о чём она говорит.
play-help-pieces = Что лежит на столе
play-key-walk = от одного светящегося места к другому
play-key-choose = выбрать
play-key-number = выбрать вариант с этим номером
play-key-pass = пропустить или завершить ход
play-key-undo = отменить шаг, весь ход
play-key-redo = повторить
play-key-hint = подсказка: три лучших варианта, по мнению бота
play-key-log = журнал
play-key-rules = правила
play-key-again = показать последний ход ещё раз
play-key-options = список всех вариантов словами
play-key-escape = закрыть или перейти к концу показа
play-key-help = эта страница

## Mycelia: что лежит на столе

play-your-board = Ваш планшет
play-board-of = Планшет: { $name }
play-enlarge = Увеличить, { $name }: { $drops ->
    [one] осталась { $drops } капля
    [few] осталось { $drops } капли
   *[many] осталось { $drops } капель
 }, { $leaves ->
    [one] { $leaves } лист
    [few] { $leaves } листа
   *[many] { $leaves } листьев
 }
play-starts = Первый игрок
play-field = { $field }: { $terrain ->
    [leaf] листва
    [moss] мох
    [water] вода
    [shrine] клетка святилища
   *[earth] земля
 }, капель: { $dew ->
    [0] { $prism ->
        [0] нет
       *[other] призматических { $prism }
     }
   *[other] { $prism ->
        [0] { $dew }
       *[other] { $dew }, призматических { $prism }
     }
 }
play-table = Стол
place-hand = Рука
place-pile = Колода
place-discard = Сброс
place-display = Витрина
place-points = Очки
play-hand = Ваша рука
play-hand-empty = Рука пуста
play-pile = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
play-pile-known = { $count ->
    [one] Известна верхняя карта: { $count }
   *[other] Известны верхние карты: { $count }
 }
play-on-top = Сверху колоды: { $cards }
play-discard = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
play-discard-empty = сброс
play-deck = { $count ->
    [one] всего { $count } карта
    [few] всего { $count } карты
   *[many] всего { $count } карт
 }
play-display = Ряд героев
play-heroes = Стопка героев: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
play-thrown = Отложено: { $count }
play-tile-stock = Жетоны, которые ещё можно получить
play-hero = { $name }, { $cost ->
    [one] { $cost } лист
    [few] { $cost } листа
   *[many] { $cost } листьев
 }. { $words }
play-card = { $name }. { $words }
play-tile = { $name }. { $words }
play-tile-used = { $name }, уже использован в этом ходу. { $words }
play-shrine = Святилище Жизни: капель { $drops } из { $full }
play-shrine-name = Святилище Жизни
play-ending = Конец близок
play-supply = Карта пополнения: что может принести кубик
play-supply-symbol = { $symbol ->
    [dew] Капля
    [spore] Спора
   *[root] Корень
 }: новая капля на { $fields }
play-prisma = Милость и дары
play-favour = Шкала милости: { $pawns }
play-root = { $colour ->
    [green] Зелёный дар
    [amber] Янтарный дар
   *[purple] Лиловый дар
 } { $name }, в стопке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }. { $words }
play-root-empty = { $colour ->
    [green] Зелёная стопка пуста
    [amber] Янтарная стопка пуста
   *[purple] Лиловая стопка пуста
 }
play-gwidyon-tile = Жетон Гвидиона: { $removing ->
    [1] убирающая сторона
   *[0] пустая сторона
 }
play-gwidyon-pile = Стопка Гвидиона: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
play-gwidyon-none = карта ещё не открыта
play-reconstructed = { cards-reconstructed }: { $facts }

## Саламандра: вещи на столе

sal-land = Игровое поле, полей: { $count }. Перетаскивайте его или двигайте стрелками, когда оно в фокусе; + и - приближают и отдаляют, F показывает всё.
play-nearer = Приблизить
play-farther = Отдалить
play-fit = Показать всё
sal-slot-free = { $field }, место { $slot ->
    [N] С
    [E] В
    [S] Ю
   *[other] З
}: свободно
sal-slot-taken = { $field }, место { $slot ->
    [N] С
    [E] В
    [S] Ю
   *[other] З
}: ученик игрока { $name }, { $face ->
    [sun] солнце
   *[moon] луна
 }, { $active ->
    [1] активен
   *[0] неактивен
 }
sal-cell = Свободное место { $cell }
sal-match = Общий цвет с соседним полем: можно будет взять карту Медведя или Орла.
sal-match-sign = свой цвет: можно взять карту
sal-no-match = Здесь нет общего цвета.
sal-cards-left = Осталось карт: { $count }.
sal-deck-empty = { $deity ->
    [bear] Карты Медведя кончились
   *[eagle] Карты Орла кончились
 }
sal-row = Поля для постройки
sal-field-stack = Полей в стопке: { $count }
sal-grove-stack = Рощ в стопке: { $count }
sal-books = Книги заклинаний
sal-decks = Медведь и Орёл
sal-book-free = { $book }, значение { $value }: свободно
sal-book-taken = { $book }, значение { $value }: { $name }
sal-belief = Вера
sal-belief-worth = { $deity ->
    [bear] Медведи
    [eagle] Орлы
   *[crown] Короны
 }: очки за первое место — { $first }, за второе — { $second }
sal-belief-of = { $name }: { $count }
sal-score-track = Шкала очков
sal-score = { $name }: { $points }
sal-enlarge = Увеличить: { $name }, очки: { $points }
sal-points = Очки: { $count }
sal-crystals = Кристаллы: { $count }
sal-scrolls = Свитки: { $count }. Четыре переводят ученика на книгу заклинаний.
sal-available = Ученики, которых надо поставить: { $count }
sal-all-placed = все на полях
sal-waiting = Ученики следующих раундов: { $count }
sal-druid = Друид показывает { $face ->
    [sun] солнце
   *[moon] луну
 }{ $passed ->
    [1] ; пас
   *[0] { "" }
 }
sal-passed = пас
sal-harvest = Собранные рощи: { $count }
sal-harvest-place = Роща { $place }: { $points ->
    [0] без очков
   *[other] очки: { $points }
 }
sal-own-cards = Карты: { $count }
sal-no-cards = карт пока нет
sal-this-turn = Этот ход
sal-made = Сделано, не использовано:
sal-nothing-made = В этот ход ничего не сделано
sal-gathering = Кристаллы про запас
sal-costs = Цена
sal-at-work = работают:
sal-pass = Пас
sal-cannot-pass = Сначала поставьте всех учеников.
sal-round = раунд { $round }
sal-night = { $face ->
    [sun] день
   *[moon] ночь
 }
play-key-move = двигать игровое поле
play-key-zoom = приблизить или отдалить
play-key-fit = показать всё
figure-books = книги
figure-crown = короны
figure-bear = медведи
figure-eagle = орлы
figure-scrolls = свитки
figure-total = всего
kind-field = Поле
kind-grove = Роща
kind-spellbook = Книга заклинаний
kind-bear_card = Карта Медведя
kind-eagle_card = Карта Орла
kind-yellow_salamander_card = Карта Жёлтой Саламандры
kind-black_salamander_card = Карта Чёрной Саламандры
kind-temple = Храм
fact-colours = Цвета
fact-bonus = Бонусное место
fact-work = Работа
fact-get = Награда
fact-crystals = Кристаллы на тропах
fact-counts = Что считает
fact-slots = Значения
fact-symbols = Символы веры
fact-on = Когда действует
fact-exchange = Обмен
fact-crowns = Короны
fact-pay = Цена

## Эверделл: что лежит на столе

ev-valley = Долина
ev-places = Локации
ev-events = События
ev-city = Ваш город
ev-city-of = Город игрока { $name }
ev-city-empty = В городе пока нет карт
ev-in-city = В городе игрока { $name }.
ev-spaces = мест занято: { $used } из { $of }
ev-area = { $area }: можно выбрать { $count }
ev-meadow = Поляна
ev-closed = Сейчас для вас закрыто.
ev-revealed = Открытые карты
ev-standing = Здесь: { $names }.
ev-achieved = Выполнено: { $name }.
ev-occupied = Занято.
ev-lies-here = На карте: { ev-good }.
ev-beneath = Под ней: { $cards }.
ev-tree = Вечное древо. Ваш сезон: { ev-season }
ev-deck = Колода: { $count }
ev-discard = Сброс: { $count }
ev-season = { $season ->
    [spring] весна
    [summer] лето
    [autumn] осень
   *[winter] зима
 }
ev-free-workers = Свободные работники: { $count } из { $all }
ev-good = { $good ->
    [twig] Ветки
    [resin] Смола
    [pebble] Камушки
    [berry] Ягоды
   *[point] Жетоны очков
 }: { $count }
ev-points = Очков пока: { $count }, из них жетонами: { $tokens }
ev-hand-of = Карты в руке: { $count }
ev-built = Карты в городе: { $count }
ev-passed = пас
ev-aside = Рядом с рукой
ev-legend = Ваша легенда:
ev-stack = Стопка Свиней, осталось Ферм: { $count }.
ev-legends-left = Не сыграно легенд: { $count }
ev-figure = Здесь стоит фигурка Пауков.
ev-enlarge = Увеличить город игрока { $name }. Карты: { $cards }, очки: { $points }
nw-open = Заглянуть в логово Ночепряхи. Её очки: { $points }, карт в её городе: { $cards }
nw-level = Уровень { $level }: { $name }. Каждая звезда стоит { $star }.
nw-scores = В конце ей добавляются очки: за карты с 0 очков по { $zero }, за фиолетовые карты по { $purple }, за особые события по { $special }.
nw-spiders = Пауков в логове: { $count }
nw-waiting = { ev-season }: придёт пауков: { $count }
nw-held = Держит работников: { $count }
nw-won = Достижения: открыто { $up }, закрыто { $down }
nw-ploys = Действует
nw-kind = { $kind ->
    [personality] Характер
    [plot] Заговор
   *[scheme] Интрига
 }
nw-schemes-left = Интриг впереди: { $count }
nw-activity = Её активность { $number }.
nw-left = Слева: { $action }.
nw-right = Справа: { $action }.
nw-else = Если не выходит ни то, ни другое: { $action }.
nw-arrow = { $clockwise ->
    [true] Она идёт по часовой стрелке.
   *[false] Она идёт против часовой стрелки.
 }
nw-none = В этом сезоне карт ещё не открыто.
nw-used = Сыгранные карты активности: { $count }
nw-stock = Ещё в её колоде: { $count }
nw-beside = Рядом с Ночепряхой.
nw-here = Здесь стоит Ночепряха.
nw-web = { $count ->
    [one] Здесь лежит паутина
   *[other] Здесь лежит паутин: { $count }
 }{ $stays ->
    [true] , навсегда.
   *[false] {" "}до следующей интриги.
 }
nw-web-closed = Сюда никому нельзя.
nw-web-toll = Чтобы прийти сюда, заплатите карт или ресурсов: { $count }.
nw-web-resources = Чтобы прийти сюда, заплатите ресурсов: { $count }.
nw-web-tokens = { $foil ->
    [0] Она получает жетоны очков: { $count }.
   *[other] Она получает жетоны очков: { $count }, если не сбросить карту или ресурс.
 }
nw-shut = Лежит рубашкой вверх.
nw-caught = Висит в её паутине:

## Обучение

coach-name = Ваш учитель
coach-listen = Прочтите, что говорит учитель, и продолжайте там.
coach-parts = Части урока
coach-part = Часть { $number } из { $total }: { $heading }
coach-your-move = Ваш ход.
coach-try-again = Попробуйте иначе.
coach-done = Урок окончен!
coach-back = Шаг назад
coach-next = Дальше
coach-next-part = Следующая часть
coach-play-easy = Сыграть с лёгким ботом
coach-play-rival = Сыграть; соперник — { $rival }
coach-home = На первую страницу
home-learn = Научиться за десять минут
home-learn-on = Продолжить урок
play-why = Почему?
home-guide = Как играть
guide-title = { $game }: как играть
guide-print = Напечатать
guide-pages = Страницы о модулях и соперниках
guide-picture = Изображение стола с номерами; список ниже объясняет их

## Стол «Мицелия»

mum-automa = Автома
mum-automa-waits = Она ещё не взяла карту.
mum-automa-deck = Карт в её колоде: { $count }
mum-land = Лесная подстилка: тайлов — { $count }. Её можно двигать мышью или стрелками, когда она выбрана; + и - приближают и отдаляют, F показывает её целиком.
mum-tile = { $colour ->
    [red] Красный
    [green] Зелёный
    [brown] Коричневый
    [yellow] Жёлтый
   *[black] Чёрный
} тайл { $cell }
mum-tile-insect = Здесь лежит насекомое
mum-tile-mother = Царица грибов игрока { $name }
mum-tile-mushroom = Гриб { $board } игрока { $name }
mum-tile-spores = Споры игрока { $name }: { $count }
mum-slot = Свободное место { $cell }
mum-turned = Повернуть так ({ $number } из 3)
mum-market = Рынок
mum-new-market = Новый рынок за насекомое
mum-deck = Колода: { $count }
mum-supply = Тайлы, насекомые и ветер
mum-stack = Стопка { $number }, тайлов: { $count }
mum-insects = Насекомых в запасе: { $count }
mum-own-insects = Насекомые: { $count }
mum-own-spores = Спор в запасе: { $count }
mum-points = Очки: { $count }
mum-hand = Карт на руке: { $count }
mum-wind = Ветер
mum-left = Осталось положить спор: { $count }
mum-owed = Осталось заплатить
mum-this-turn = Этот ход
mum-action = { $action ->
    [move] Перемещение
    [explore] Разведка
    [spore] Развеивание спор
    [fruit] Выращивание
    [decay] Разложение
   *[discover] Развитие
}{ $done ->
    [1] : сделано
   *[0] {""}
}
mum-board = Планшет { $number }{ $grown ->
    [1] : { $name }, споры развеяны { $counter ->
        [few] { $counter } раза
       *[other] { $counter } раз
     }
   *[0] , пока пуст
}. Карт под ним: { $tucked }
mum-tucked = Разложившихся карт под планшетом: { $count }
mum-enlarge = Увеличить: { $name }, очки: { $points }
mum-end-token = Жетон конца игры (очки: { $points }): тому, у кого под каждым планшетом лежит карта
mum-drawn = Взятые карты
mum-blocked = Заблокирован царицей
mum-goal = { $target ->
    [tile_red] красный тайл
    [tile_green] зелёный тайл
    [tile_brown] коричневый тайл
    [tile_yellow] жёлтый тайл
    [opponent_mushroom] гриб человека
    [automa_mushroom] свой гриб
    [opponent_spores_most] где больше всего спор людей
    [opponent_mother] царица человека
   *[insect] насекомое
}
mum-token = гриб
mum-decayed = разложен
mum-networks-none = Без грибниц
mum-networks-show = Обвести грибницы: { $name }
mum-key-networks = чьи грибницы обведены
