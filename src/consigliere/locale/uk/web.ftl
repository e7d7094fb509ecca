# The browser: every word around the table that is not the game's own. Texts on buttons are verbs.
# Keys built in code: web-bot-, web-check-, web-clock-, web-life-, web-log-, web-server-check-, web-tab-, web-way-.

web-name = Consigliere

## Titles of the browser's window

web-title-home = Consigliere: неупереджений порадник за вашим столом
web-title-new = Новий стіл · Consigliere
web-title-table = Стіл { $code } · Consigliere
web-title-game = { $game } · Consigliere
web-title-turn = Ваш хід · { $game }
web-title-replay = Перегляд партії · Consigliere
web-title-rules = Правила · Consigliere
web-title-verify = Перевірка партії · Consigliere
web-title-about = Про програму · Consigliere

## Around every page

web-skip = Перейти до вмісту
web-navigation = Сторінки
web-nav-rules = Правила
web-nav-verify = Перевірка
web-nav-about = Про програму
web-language = Мова
web-close = Закрити
web-go-home = На головну
web-go-table = Назад до столу
web-try-again = Спробувати ще раз
web-opening = Відкриваємо…
web-nothing-here = За цією адресою нічого немає.
web-unreachable = Сервер недосяжний. Чи він працює? Чи ви в тій самій мережі?
web-lost = Зв’язок утрачено, відновлюємо…
web-waits = Стіл чекає: зараз нічого не можна зберегти…
web-stories = Усі складники в усіх станах

## Home

web-about-short = Неупереджений порадник біля вашого столу: береже кожну таємницю, знає кожне правило й роздає карти так, що це можна перевірити. Друзі приєднуються за посиланням, кожен своєю мовою; вільні місця займають боти.
web-play-now = Грати зараз
web-play-now-help = Ви проти ботів, просто зараз. Без реєстрації та встановлення.
web-me-name = Гість
web-guest-name = Гість { NUMBER($n) }
web-continue = Продовжити гру
web-create = Грати з іншими
web-create-help = Відкрийте стіл і поділіться посиланням. Опції ви оберете в лобі.
web-create-table = Відкрити стіл
web-players = Від { NUMBER($least) } до { NUMBER($most) } гравців
web-join = Приєднатися до столу
web-join-help = Введіть код столу або вставте посилання на нього.
web-code = Код столу
web-join-go = Приєднатися
web-promise = Вам ніколи не надсилають того, чого вам не можна бачити. Кожну роздачу потім можна перевірити.
web-replay-file = Переглянути збережену партію
web-life-lobby = у лобі
web-life-dealing = триває роздача
web-life-running = триває
web-life-paused = призупинено

## A new table

web-new = Новий стіл: { $game }
web-way = Як ви гратимете?
web-way-own = Я сідаю за цей стіл
    .help = Інші приєднуються зі своїх пристроїв або грають по черзі на вашому.
web-way-screen = Це великий екран
    .help = Він показує поле всім у кімнаті, а кожен грає на своєму телефоні. Цей пристрій місця не займає.
web-your-name = Ваше ім’я
web-their-name = Ім’я іншого гравця
web-seat-count = Кількість місць
web-new-later = Опції, годинник і боти — далі, у лобі.
web-edition-own = Власне видання
    .help = Хто має коробку з грою, може грати її справжніми складниками: додайте файл видання. «consigliere edition show { $game }» виведе такий файл для початку.
web-edition-drop = Перетягніть сюди файл видання або виберіть його (.toml)
web-edition-chosen = Файл видання: { $file }
web-edition-remove = Без нього
web-edition-changed = { NUMBER($n) ->
    [one] { NUMBER($n) } відмінність від видання, що йде з грою
    [few] { NUMBER($n) } відмінності від видання, що йде з грою
   *[many] { NUMBER($n) } відмінностей від видання, що йде з грою
}
web-edition-reconstructed = { NUMBER($n) ->
    [one] { NUMBER($n) } відтворений запис або поле
    [few] { NUMBER($n) } відтворені записи й поля
   *[many] { NUMBER($n) } відтворених записів і полів
}

## Lobby

web-table-code = Стіл
web-seats = Місця
web-fewer-seats = На одне місце менше
web-more-seats = На одне місце більше
web-empty-seat = Вільне місце
web-sit = Сісти тут
web-another-here = Ще один гравець на цьому пристрої
web-another-help = Ви граєте на цьому пристрої по черзі. Між ходами на ньому не видно нічиєї руки.
web-rise = Встати з місця
web-kick = Вивести з-за столу
web-add-bot = Посадити бота
web-remove-bot = Прибрати бота
web-fill-bots = Заповнити ботами
web-bot-strength = Сила бота
web-bot-random = випадковий
web-bot-greedy = жадібний
web-bot-belief = кмітливий
web-bot-level = Бот: { $level }
web-seat-here = на зв’язку
web-seat-committed = випадковість додано
web-options-usual = без змін
web-options-changed = { NUMBER($n) ->
    [one] { NUMBER($n) } зміна
    [few] { NUMBER($n) } зміни
   *[many] { NUMBER($n) } змін
}
web-options-host = Опції обирає господар столу.
web-preset = Як грати
web-preset-usual = як завжди
    .help = Кожна опція така, як нижче.
web-clock = Годинник
web-clock-none = Без годинника
    .help = Думайте скільки завгодно.
web-clock-live = Наживо
    .help = На одну зустріч: секунди на кожне рішення та запас.
web-clock-days = Дні
    .help = Для партій на кілька тижнів: дні на кожне рішення.
web-clock-decision = Секунд на кожне рішення
web-clock-on-top = Секунд у запасі
web-clock-each = Днів на кожне рішення
web-spectators = Допускати глядачів (вони не бачать нічиєї руки)
web-after = Хто може переглядати партію після завершення
web-after-players = Ті, хто грав
web-after-link = Усі, хто має посилання
web-start = Почати партію
web-start-missing = { NUMBER($n) ->
    [one] Ще є { NUMBER($n) } вільне місце: зачекайте на когось, посадіть бота або приберіть місце.
    [few] Ще є { NUMBER($n) } вільні місця: зачекайте на інших, посадіть ботів або приберіть місця.
   *[many] Ще є { NUMBER($n) } вільних місць: зачекайте на інших, посадіть ботів або приберіть місця.
}
web-start-ready = Усі вже за столом.
web-sit-first = Оберіть місце, щоб грати, або лишайтеся глядачем.
web-wait-host = Партію почне господар столу.
web-invite = Запросити інших
web-invite-help = Надішліть посилання або дайте іншим навести камеру на код.
web-link = Посилання на цей стіл
web-copy = Скопіювати посилання
web-copied = Посилання скопійовано.
web-qr = Посилання у вигляді QR-коду
web-network = Адреса у вашій мережі
web-join-here = Приєднуйтеся тут
web-big-screen = Відкрити великий екран
web-deal = Запечатана роздача
web-deal-help = Порядок карт визначено й запечатано ще до гри: зараз це число нічого не видає, а потім доведе, що нічого не змінено.
web-deal-mixed = { NUMBER($n) ->
    [0] Кожен пристрій додає власну випадковість.
    [one] { NUMBER($n) } гравець додав власну випадковість, тож ніхто не визначає роздачу самотужки.
    [few] { NUMBER($n) } гравці додали власну випадковість, тож ніхто не визначає роздачу самотужки.
   *[many] { NUMBER($n) } гравців додали власну випадковість, тож ніхто не визначає роздачу самотужки.
}
web-dealing = Роздаємо карти…
web-dealing-why = Кожен пристрій відкриває обіцяну випадковість; усю її домішують до роздачі.

## At the table

web-people = Гравці
web-prompt = На що чекає стіл
web-seat-you = ви
web-seat-asked = зараз відповідає
web-seat-out = поза битвою
web-seat-lost = без зв’язку
web-seat-winner = переможець
web-table-closed = Цей стіл не можна відкрити
web-set-up = Підготувати стіл
web-screen-lobby = Партія почнеться, коли всі місця буде зайнято.
web-only-answer = Можлива була лише одна відповідь, тож її дано за вас: { $answer }.
web-paused = Партію призупинено. Годинники зупинено.
web-no-rules = Ця партія почалася за версією { NUMBER($version) } правил, якої в цій програмі немає, тож вона стоїть. На неї можна дивитися.
web-no-rules-host = Ви можете закрити стіл у меню й зіграти ще раз у тому ж складі за теперішніми правилами.
web-abandoned = Господар столу закрив цей стіл.
web-choices = { NUMBER($n) ->
    [one] { NUMBER($n) } варіант
    [few] { NUMBER($n) } варіанти
   *[many] { NUMBER($n) } варіантів
}
web-do-it = Зробити так
web-undo = Скасувати крок
web-undo-vote = З цього кроку інші дещо дізналися. Скасувати його можна, лише якщо згодні всі за столом.
web-ask-table = Спитати всіх
web-leave-it = Лишити як є
web-vote = Скасувати крок?
web-vote-yes = Погодитися
web-vote-no = Відмовити
web-what-if = Що з цього вийде
web-what-if-nothing = Нічого, що ви могли б побачити.
web-what-if-unsure = Решта залежить від випадку або від того, що приховують інші.
web-pick = { NUMBER($least) ->
    [0] Оберіть не більше ніж { NUMBER($most) }. Обрано: { NUMBER($n) }.
   *[other] Оберіть від { NUMBER($least) } до { NUMBER($most) }. Обрано: { NUMBER($n) }.
}
web-clock-label = Лишилося часу:
web-clock-reserve = запас
web-days-hours = { NUMBER($days) } д { NUMBER($hours) } год

## Menu of the table

web-menu = Меню
web-shown-as = Вигляд столу
web-board = Поле
web-plain = Простий стіл
web-hand-only = Цей телефон — моя рука
web-hand-whole = Показати тут увесь стіл
web-pause = Призупинити
web-resume = Продовжити
web-replace = Передати ботові
web-more-time = Додати часу
web-take-over = Зайняти це місце
web-watchers = { NUMBER($n) ->
    [0] Глядачів немає.
    [one] За столом { NUMBER($n) } глядач.
    [few] За столом { NUMBER($n) } глядачі.
   *[many] За столом { NUMBER($n) } глядачів.
}
web-rise-game = Вийти з партії
web-rise-sure = За вас гратиме хтось інший або бот. Якщо ви повернетеся, місце вже не буде таким, яким ви його лишили.
web-rise-notes = Хто сяде після мене, зможе читати мої нотатки
web-stay = Лишитися
web-abandon = Закрити стіл
web-abandon-sure = Партія закінчиться для всіх тут і зараз, без результату.
web-play-on = Грати далі

## Several people on one device

web-hand-over = Передати пристрій
web-give-to = Передайте пристрій гравцеві { $name }
web-give-help = Зараз на екрані немає нічиєї руки. Далі грає { $name }: продовжуйте, коли ніхто інший не дивиться.
web-i-am = Я — { $name }

## The drawer

web-drawer = Журнал і розмова
web-drawer-unread = Нові репліки
web-tab-result = Підсумок
web-tab-log = Журнал
web-tab-talk = Розмова
web-tab-rules = Правила
web-tab-notes = Нотатки
web-talk = Розмова
web-talk-lines = Що було сказано
web-talk-empty = Ще ніхто нічого не сказав.
web-say = Сказати
web-say-what = Ваша репліка
web-phrase = Фраза, яку кожен прочитає своєю мовою
web-phrase-choose = Оберіть фразу…
web-phrase-part = Про що фраза
web-notes-help = Ваші нотатки. Стіл зберігає їх і нікому не показує.
web-notes-covered = Ваші нотатки прикрито. Щоб прочитати їх, відкрийте конверт.
web-notes-kept = Збережено.
web-notes-writing = Зберігаємо…
web-rules-search = Шукати в правилах
web-rules-found = { NUMBER($n) ->
    [one] Знайдено { NUMBER($n) } правило
    [few] Знайдено { NUMBER($n) } правила
   *[many] Знайдено { NUMBER($n) } правил
}
web-rules-of = Правила гри «{ $game }»
web-rule-open = Правило { $id }
web-rule-browse = Читати правила далі

## The log, beside what the game tells

web-log-empty = Ще нічого не відбулося.
web-log-earlier = Показати, що було раніше
web-log-gone = (скасовано)
web-log-spoken = { $name }: { $text }
web-log-sat = { $kind ->
    [bot] Бот { $name } сідає за стіл.
   *[other] { $name } сідає за стіл.
}
web-log-rose = { $seat } лишає своє місце.
web-log-kicked = Господар вивів з-за столу гравця { $seat }.
web-log-replaced = { $kind ->
    [bot] Відтепер за гравця { $seat } грає бот.
   *[other] Відтепер за гравця { $seat } грає { $name }.
}
web-log-configured = Господар змінив опції.
web-log-dealing = Роздача починається.
web-log-started = { NUMBER($n) ->
    [0] Усе готово.
    [one] Усе готово. { NUMBER($n) } гравець додав випадковість до роздачі.
    [few] Усе готово. { NUMBER($n) } гравці додали випадковість до роздачі.
   *[many] Усе готово. { NUMBER($n) } гравців додали випадковість до роздачі.
}
web-log-paused = Партію призупинено.
web-log-no-rules = Партію призупинено: у цій програмі немає версії { NUMBER($version) } її правил.
web-log-resumed = Партія триває.
web-log-extended = { $seat_is ->
    [me] Ви отримуєте більше часу: { NUMBER($seconds) } с.
   *[other] { $seat } отримує більше часу: { NUMBER($seconds) } с.
}
web-log-undo-asked = { $seat_is ->
    [me] Ви просите всіх за столом дозволити вам скасувати останній крок.
   *[other] { $seat } просить дозволу скасувати свій останній крок.
}
web-log-undo-answered = { $agree ->
    [yes] { $seat_is ->
        [me] Ви погоджуєтеся.
       *[other] { $seat } погоджується.
    }
   *[no] { $seat_is ->
        [me] Ви не погоджуєтеся.
       *[other] { $seat } не погоджується.
    }
}
web-log-outage = { NUMBER($minutes) ->
    [one] Сервер не працював { NUMBER($minutes) } хвилину; цей час не враховано.
    [few] Сервер не працював { NUMBER($minutes) } хвилини; цей час не враховано.
   *[many] Сервер не працював { NUMBER($minutes) } хвилин; цей час не враховано.
}
web-log-abandoned = Господар закрив стіл.
web-log-succeeded = Реванш відкрито.

## The end

web-place = Місце
web-score = Бали
web-rematch = Зіграти ще раз
web-rematch-go = Перейти до реваншу
web-share = Скопіювати посилання на партію
web-share-link = Посилання на цю партію
web-players-only = Цю партію можуть переглядати лише ті, хто грав.
web-private-talk = Приватна розмова
web-private-talk-help = Тут ви сказали або почули щось, що призначалося не всім. Для решти це залишається закритим. Якщо погодяться всі, хто брав участь, розмову зможе прочитати кожен, кому видно цю партію; скасувати це не можна.
web-private-talk-open = Дозволити читати
web-private-talk-agreed = Ви погодилися. Розмову можна буде прочитати, щойно погодяться всі інші, хто брав участь.
web-replay = Переглянути партію
web-download = Завантажити запис
web-charts = Перебіг партії
web-fair = Чи все було чесно?
web-fair-help = Печатку, яку ви бачили в лобі, уже знято. Ваш браузер може наново обчислити кожен жереб.
web-check-deal = Перевірити все
web-checking = Перевіряємо…

## Checks of a record

web-verify = Перевірка партії
web-verify-help = Перетягніть сюди запис завершеної партії. Ваш браузер сам обчислить кожен жереб із відкритого секрету, а тоді сервер наново зіграє всю партію.
web-file-drop = Перетягніть запис сюди або оберіть файл
web-file-bad = { $file } не є записом; оберіть файл .json, завантажений наприкінці партії.
web-all-good = Усе саме так, як має бути.
web-not-good = Із цим записом щось не так.
web-not-proven = Вад у цьому записі немає, але доведено в ньому не все.
web-check-good = підтверджено
web-check-bad = не підтверджено
web-check-unproven = не доведено
web-check-record = Запис
    .good = Його можна прочитати.
    .bad = Це не запис завершеної партії.
web-check-commitment = Печатка роздачі
    .good = Відкритий секрет — той самий, який запечатали перед партією.
    .bad = Відкритий секрет — не той, який запечатали перед партією.
web-check-contributions = Випадковість пристроїв
    .good = { NUMBER($n) ->
        [0] Ніхто її не додав.
        [one] { NUMBER($n) } гравець додав її точно так, як обіцяв.
        [few] { NUMBER($n) } гравці додали її точно так, як обіцяли.
       *[many] { NUMBER($n) } гравців додали її точно так, як обіцяли.
    }
    .bad = Для місця { NUMBER($n) } відкрито не те, що було обіцяно.
web-check-header = Імена, варіанти та складники
    .good = Їх запечатано разом із роздачею, і ніхто їх не змінив.
    .bad = Вони не ті, що запечатано разом із роздачею.
    .unproven = Це запис старішого зразка, який їх не запечатує: хтось міг їх змінити.
web-check-draws = Кожен жереб
    .good = { NUMBER($n) ->
        [one] { NUMBER($n) } жереб випливає із секрету та випадковості пристроїв.
        [few] Усі { NUMBER($n) } жереби випливають із секрету та випадковості пристроїв.
       *[many] Усі { NUMBER($n) } жеребів випливають із секрету та випадковості пристроїв.
    }
    .bad = Жереб { NUMBER($n) } не випливає із секрету.
web-check-lobby = Печатка, яку ви бачили в лобі
    .good = Та сама, що й у записі.
    .bad = У записі інша.
web-check-dealt = Печатка, яку ви бачили під час роздачі
    .good = Та сама, що й у записі.
    .bad = У записі інша.
web-check-own = Випадковість цього пристрою
    .good = Увійшла до роздачі такою, якою її створив цей пристрій.
    .bad = Для місця { NUMBER($n) } у записі щось інше.
web-check-server = { $check } (перевірив сервер)
web-server-check-commitment = Печатка роздачі
    .good = Секрет — той, який запечатали.
web-server-check-contributions = Випадковість пристроїв
    .good = Уся вона така, як обіцяно.
web-server-check-header = Імена, варіанти та складники
    .good = Вони ті, що запечатано.
    .unproven = Це запис старішого зразка, який їх не запечатує.
web-server-check-draws = Кожен жереб
    .good = Усі вони випливають із секрету.
web-server-check-fold = Події та результат
    .good = Події складаються саме в цей результат.
web-server-check-decisions = Кожне рішення
    .good = Усю партію зіграно наново за правилами, з тим самим підсумком.
    .unproven = Грали за правилами, яких у цій програмі немає, тож перевірити тут, чи їх дотримано, не можна.
web-verify-how = Як це працює
web-verify-1 = Перед партією стіл навмання обирає секрет і показує його печатку: відбиток, що не підходить до жодного іншого секрету.
web-verify-2 = Кожен пристрій додає власну випадковість, якої стіл не знав, коли запечатував секрет.
web-verify-3 = Кожен жереб обчислюють із цих двох частин, з імен і з того, про що домовилися. Після партії секрет відкривають.
web-verify-4 = Хто має запис, може обчислити все наново: тут або без мережі командою «consigliere verify».

## Replay

web-replay-title = Перегляд партії
web-replay-help = Перетягніть сюди запис завершеної партії, щоб пройти її крок за кроком.
web-replay-play = Відтворити
web-replay-stop = Зупинити
web-viewer = Чий погляд
web-gallery = глядачі
web-history = Кроки партії
web-history-step = Крок
web-history-first = Перший крок
web-history-back = На крок назад
web-history-next = На крок уперед
web-history-last = Останній крок
web-history-place = { NUMBER($n) } з { NUMBER($of) }

## About

web-about = Про Consigliere
web-about-long = У давніх історіях біля столу стоїть консильєри: неупереджений порадник, що тримає банк, знає кожне правило й ніколи не видає того, що знає. Ця програма — саме такий порадник. Вона працює на одному маленькому комп’ютері й не потребує ні інтернету, ні реєстрації.
web-about-promise = Нікому ніколи не надсилають того, чого йому не можна бачити. Жоден підтверджений хід не загубиться. Кожна відмова називає своє правило. Кожну роздачу може перевірити будь-хто.
web-about-languages = Мови
web-about-languages-text = Англійська, перська, японська та українська, за одним столом і водночас. Кожен обирає свою, коли захоче.
web-about-editions = Видання
web-about-editions-text = Складники ігор тут такі, як описано в їхніх правилах.
web-about-reconstructed = Якщо в правилах гри немає переліку складників, ми їх відтворили. Хто має коробку з грою, може завантажити файл видання зі справжніми складниками.
web-about-licences = Подяки та ліцензії
web-about-icons = Частина значків — із game-icons.net, автори: Lorc, Delapouite та інші, за ліцензією CC BY 3.0.
web-about-fonts = Шрифти: Cormorant, Vazirmatn, Shippori Mincho та Noto Sans JP, за ліцензією SIL Open Font License.
web-about-games = Ігри належать їхнім авторам і видавцям. Тут нічого не взято з коробок; усі малюнки — наші власні.
web-version = Версія { $version }
