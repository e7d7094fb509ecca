# The command line: help texts, the table in the terminal, and what is wrong with what was typed.

## Help texts

cli-help-top = Consigliere: нейтральний стіл, банк і суддя для настільних ігор із прихованими відомостями.
cli-help-exit = Коди завершення: 0 — добре, 1 — перевірено, знайдено ваду, 2 — хибне введення, 3 — перевірено, але не доведено.
cli-help-command = КОМАНДА
cli-help-usage = використання:
cli-help-words = слова
cli-help-options = параметри
cli-help-help = показати цю сторінку й вийти
cli-help-version = показати версію й вийти
cli-help-play = Грати в терміналі: проти ботів або передаючи один пристрій по колу.
cli-help-games = Показати наявні ігри з їхніми місцями, опціями й завершеннями.
cli-help-rules = Показати правила гри: усі, розділ (CON-4) або одне (CON-4.9).
cli-help-simulate = Дати ботам зіграти багато партій і показати, хто як часто виграє.
cli-help-leakcheck = Перевірити, що жодне місце не дізнається того, чого знати не повинно.
cli-help-replay = Переглянути запис партії крок за кроком.
cli-help-verify = Перевірити запис: запечатану роздачу, кожен жереб, кожне рішення.
cli-help-edition-files = Файли видань: перевірити власний або побачити видання, що йде з грою.
cli-help-edition-check = Перевірити файл видання: що в ньому не так або що він містить.
cli-help-edition-show = Вивести видання, що йде з грою, як файл для змін.
cli-help-bench = Виміряти кількість рішень за секунду, тут і зараз.
cli-help-serve = Відкрити сервер столів для браузерів; показує адресу і QR-код.
cli-help-backup = Скопіювати базу даних сервера в новий файл, навіть коли він працює.
cli-help-game = гра, наприклад condottiere
cli-help-id = правило (CON-4.9) або розділ (CON-4)
cli-help-file = запис, який створює --save
cli-help-seats = скільки місць за столом
cli-help-games-number = скільки партій
cli-help-bots = які боти грають (їх перелічує consigliere games)
cli-help-policy = стратегія, за якою грає весь стіл, наприклад P1 у offer; можна й поза межами лобі
cli-help-lang = мова
cli-help-option = опція, наприклад hidden_cards=on; можна вказати кілька разів
cli-help-preset = набір опцій під однією назвою, наприклад by-the-letter; --option змінює їх по одній
cli-help-edition = файл видання зі складниками вашої коробки
cli-help-seat = де ви сидите: anna, bruno, … або число від 1
cli-help-name = як вас називати; якщо людей кілька, імена розділяють комами
cli-help-pass-and-play = кілька людей по черзі за цим екраном: на всіх місцях або на перших N
cli-help-save = зберігати партію в цьому файлі після кожного вашого кроку
cli-help-resume = продовжити збережену партію
cli-help-resume-check = зберігати зроблене в цьому файлі, а якщо він уже є, продовжити з нього
cli-help-seed = зробити партію відтворюваною
cli-help-luck = ваша власна частка в тасуванні; без TEXT вас про неї спитають
cli-help-fast = не робити пауз після дій ботів
cli-help-jobs = скільки процесів ділять роботу
cli-help-all-jobs = скільки процесів ділять роботу; якщо не вказано, по одному на ядро
cli-help-pairs = скільки пар світів порівняти
cli-help-to = зупинитися після кроку N
cli-help-as = хто дивиться: ім’я місця, gallery або all, коли партію завершено
cli-help-json = вивести JSON
cli-help-host = адреса, на якій слухати; 127.0.0.1 не пускає інші пристрої
cli-help-port = порт, на якому слухати
cli-help-db = база даних: файл SQLite або postgresql+psycopg://…
cli-help-pace = скільки секунд між двома ходами ботів, коли хтось дивиться
cli-help-tick = скільки секунд у такті, за яким ідуть усі відповіді, поки хтось може діяти таємно
cli-help-keep = через скільки днів видаляти стіл, за яким більше нічого не відбувалося, якщо партія не триває; без цього столи зберігаються завжди
cli-help-workers = скільки процесів думають за ботів
cli-help-origin = де цей сервер відкривають під іншим ім’ям або через проксі, наприклад https://table.example.org; можна вказати кілька разів
cli-help-no-limits = не обмежувати, скільки питає одна адреса, для перевірки навантаженням
cli-help-unlimited = витратити стільки часу й пам’яті, скільки потребує запис, і не зупинятися
cli-help-target = новий файл

## What was typed wrong: one line each, with what to do

cli-bad-usage = { $problem }; спробуйте: { $command } --help
cli-unknown-language = мови { $language } немає; оберіть одну з таких: { $known }
cli-unknown-game = гри { $game } немає; оберіть одну з таких: { $known }
cli-refused-table = { $reason }
cli-option-shape = { $word } — це не опція; пишіть назва=значення, наприклад hidden_cards=on
cli-unknown-option = у грі { $game } немає опції { $option }; оберіть одну з таких: { $known }
cli-unknown-preset = у грі { $game } немає набору опцій { $preset }; оберіть один із таких: { $known }
cli-unknown-bot = у грі { $game } немає бота { $bot }; оберіть одного з таких: { $known }
cli-one-bot = назвіть одного бота для всіх місць без людини, а не { $bots }
cli-bots-for-seats = ботів: { NUMBER($bots) }, а місць: { NUMBER($seats) }; назвіть одного на всі місця або по одному на кожне
cli-unknown-policy = у грі { $game } немає стратегії { $policy }; оберіть одну з таких: { $known }
cli-no-policies = у грі { $game } немає стратегій; назвіть ботів через --bots
cli-preset-with-policy = стратегія обирає опції сама; не вказуйте --preset або назвіть ботів через --bots
cli-policy-seats = за стратегією грають від { NUMBER($least) } до { NUMBER($most) } місць, а не { NUMBER($seats) }
cli-too-small = { $word } має бути щонайменше { NUMBER($least) }, а не { NUMBER($number) }
cli-unknown-seat = місця { $seat } немає; оберіть одне з таких: { $known } або число від 1 до { NUMBER($most) }
cli-unknown-viewer = { $viewer } не дивиться цієї партії; оберіть одного з таких: { $known }
cli-unknown-rule = у грі { $game } немає правила { $rule }; розділи — від { $first } до { $last }
cli-seat-with-pass-and-play = --seat — для однієї людини; з --pass-and-play зайняті перші місця
cli-bad-people = людей не може бути { $number }, коли місць { NUMBER($seats) }; вкажіть число від 1 до { NUMBER($seats) }
cli-too-many-names = імен: { NUMBER($names) }, а людей: { NUMBER($people) }; вкажіть щонайбільше по одному на кожного
cli-bad-name = { NUMBER($most) ->
    [one] ім’я має від 1 до { NUMBER($most) } друкованого символу і не містить крапки з комою
   *[many] ім’я має від 1 до { NUMBER($most) } друкованих символів і не містить крапки з комою
}
cli-same-name = два місця мали б однакове ім’я ({ $names }); оберіть інше за допомогою --name
cli-bad-seed = { NUMBER($most) ->
    [one] { $seed } не годиться як --seed; вкажіть щонайбільше { NUMBER($most) } шістнадцяткову цифру
    [few] { $seed } не годиться як --seed; вкажіть щонайбільше { NUMBER($most) } шістнадцяткові цифри
   *[many] { $seed } не годиться як --seed; вкажіть щонайбільше { NUMBER($most) } шістнадцяткових цифр
}
cli-long-luck = { NUMBER($most) ->
    [one] забагато удачі; вкажіть щонайбільше { NUMBER($most) } байт
    [few] забагато удачі; вкажіть щонайбільше { NUMBER($most) } байти
   *[many] забагато удачі; вкажіть щонайбільше { NUMBER($most) } байтів
}
cli-file-unreadable = не вдається прочитати { $file }: { $why }; перевірте назву
cli-file-unwritable = не вдається записати { $file }: { $why }; оберіть інший файл
cli-file-exists = { $file } уже існує; продовжте його через --resume { $file } або оберіть інший файл
cli-file-too-large = { $file } завеликий як для запису
cli-leak-another-check = { $file } не є файлом цієї перевірки; вкажіть ті самі гру, місця, параметри, seed і кількість пар, що й раніше, або інший файл
cli-file-no-json = { $file } — не JSON, рядок { NUMBER($line, useGrouping: 0) }, стовпець { NUMBER($column, useGrouping: 0) }: { $why }; чи це запис?
cli-bad-record = { $file } — непридатний запис: { $problem }
cli-too-much = Роботу з { $file } припинено: потрібно понад { NUMBER($seconds) } с або { NUMBER($megabytes) } МБ; якщо довіряєте файлу, додайте --unlimited
cli-bad-edition = { $file } — непридатне видання: { $problem }; усе разом покаже: consigliere edition check { $file }
cli-edition-of-another = { $file } — видання гри { $game }; виберіть цю гру або інший файл
cli-edition-too-large = { $file } завеликий як для видання
cli-resume-no-secret = { $file } не містить секрету, тож грати далі не можна; продовжте файл, збережений через --save
cli-resume-no-rules = { $file } грали за версією { NUMBER($version) } правил, якої в цій програмі немає, тож грати далі не можна; партію можна переглянути через consigliere replay
cli-resume-alone = { $word } не можна змінити в партії, яку продовжують; не вказуйте цього
cli-other-game = { $file } — це партія гри { $game }; спробуйте: consigliere play { $game } --resume { $file }
cli-still-secret = { $file } — партія ще триває, тож бачити можна не все; дивіться як одне з місць або як gallery
cli-no-such-step = кроку { NUMBER($number) } немає; останній крок у записі — { NUMBER($last) }
cli-bad-port = немає порту { $port }; вкажіть число від 0 до { NUMBER($most, useGrouping: 0) }
cli-bad-pace = темп має бути від 0 до { NUMBER($most) } секунд
cli-bad-tick = такт має бути від { $least } до { $most } секунд
cli-port-taken = порт { $port } зайнятий; завершіть іншу програму або виберіть інший порт: --port { $next }
cli-no-address = не можна слухати на { $host }, порт { $port }: { $why }; виберіть інше через --host і --port
cli-bad-database = { $problem }
cli-database-taken = з { $database } вже працює інший сервер; завершіть його або виберіть іншу базу даних: --db

## Before the game

cli-welcome = { $game }, гравців: { NUMBER($seats) }. Я веду банк і знаю правила; питайте так: rules
cli-welcome-moderated = { $game }, гравців: { NUMBER($seats) }. Я ведучий і знаю правила; питайте так: rules
cli-sealed = Роздачу запечатано: { $commitment }
cli-luck = Додайте до тасування власну удачу, будь-які слова (Enter — нічого):
cli-first-words = Ви — { $name }. Будь-коли можна ввести help.
cli-first-words-several = За цим екраном сидять: { $names }. Кожну руку бачить лише її власник. Будь-коли можна ввести help.
cli-resumed = Продовжуємо { $file }.

## The server

cli-serve-here = На цьому комп’ютері: { $address }
cli-serve-there = На інших пристроях: { $address }
cli-serve-few-files = Ця машина дозволяє серверу відкрити лише { NUMBER($most) } файлів, а кожне з’єднання — це один із них; для багатьох людей підніміть межу (ulimit -n).
cli-serve-end = Ctrl-C завершує сервер; столи зберігаються.
cli-serve-ended = Сервер завершено. Усі столи збережено.
cli-backed-up = Скопійовано в { $file }.

## At the table

cli-you = ви
cli-seat-you = { $name } (ви)
cli-winner = переможець
# Between the cells of a table where words run from right to left: a letter that does not (U+01C0). Else nothing.
cli-bar = { "" }
cli-prompt = { $name }>
cli-press-enter = (натисніть Enter)
cli-ask-anything = Ваш хід: введіть щось із цього або його номер.
cli-you-took-back = Ви скасовуєте свій останній крок.
cli-took-back = { $name } скасовує свій останній крок.
cli-hand-over =
    ==============================================
    Передайте пристрій. Далі грає { $name }.
    ==============================================
cli-hand-over-enter = { $name }, натисніть Enter, коли ніхто інший не дивиться.
cli-device-whom = Кому передати? За цим екраном сидять: { $names }.
cli-play-help-device = device NAME    передати пристрій комусь іншому за цим екраном
cli-play-help =
    Enter, look    стіл іще раз
    hand           ваша рука і що дасть кожен вибір
    map            усе поле і що означають знаки
    log [N|all]    що відбулося
    why …          чому крок не дозволено: why, а далі крок
    rules [ID]     правила: rules, rules { $section }, rule { $rule }
    hint           що зробив би на вашому місці бот
    undo           скасувати свій останній крок, якщо з нього ніхто нічого не дізнався
    say …          сказати щось за столом
    save [ФАЙЛ]    зберегти партію
    resume ФАЙЛ    продовжити іншу партію
    quit           вийти; вас спитають, чи зберегти
cli-play-how-any =
    Хід            номер вибору або його перші слова
    Кілька кроків  через крапку з комою (усі або жоден)
cli-play-how-condottiere =
    Хід            карта: 10, winter, зима · регіон: roma, рим, 16 · pass
    Повністю       play 10 · choose roma · take 6 · favor siena · keep hand
    Кілька кроків  scarecrow; take 10 · bishop; favor off (усі або жоден)
    show … to …    показати карти: show 10 winter to bruno
cli-play-how-corleone =
    Хід            thug docks · don s03 · complete cook · ally capo · номер вибору
    Гроші          номінал: 5 · уся ставка: bid 5 3 · уся данина: discard 1 1 · no
    Повністю       complete gun_down from hand with narcotics for gun
    Кілька кроків  через крапку з комою (усі або жоден)
cli-play-how-mobcity =
    Хід            номер вибору або: bid 1 2 3 4 · hire CARD 2 · buy A3 · open A3 · send 1 A3
    Коротко        2 4 1 3 для ставок · 3 2 — найняти карту 3 в банду 2 · A3 для закладу · 1 A3, щоб послати банду 1
    Кілька кроків  1 A3; 2 B5; done (усі або жоден)
cli-play-how-offer =
    Сказати        claim mafioso · suspect 4 · trust bruno · report 1 4 traitor
                   vote 4 down · want 4 (вигнати) · agree 17 · disagree 17 · say …
                   ask 3 claim · ask 3 suspect · because 17 suspect 4
    Зробити        accuse 4 · second, no · up, down · end · over · shoot 4
    Уночі          ім’я чи номер · nobody · зрадники: nod 3, mark 3 don
    Прочитати      who [4] · claims · ledger [N|all|bruno] · #17 · role [NAME]
cli-play-how-offer-fast =
    Сказати        claim cop · suspect 4 · trust bruno · say …
                   ask 3 claim · ask 3 suspect · agree 17 · because 17 suspect 4
    Дон            ім’я чи номер: перед ким покласти пістолет
    Із пістолетом  ім’я чи номер: у кого стріляти
    Прочитати      who [4] · claims · ledger [N|all|bruno] · #17 · role [NAME]
cli-sentence-next = { $list } { $item }
cli-footnote = { $sentence } [{ $note }]
cli-looking-on = Enter: далі · end: до кінця партії · who, claims, ledger, log
cli-why-what = Скажіть, що хотіли б зробити: why, а далі крок.
cli-why-not-at-all = Ніщо цьому не заважає: { $step }
cli-hint = { $bot } зробив би так: { $step }
cli-hint-nothing = { $bot } зараз нічого не робив би.
cli-resume-what = Скажіть, який файл: resume ФАЙЛ
cli-ambiguous = { $word } може означати: { $known }.
cli-not-understood = Не розумію «{ $word }». Введіть help, щоб побачити, що можна сказати.
cli-rules-more = Розділ можна прочитати так: rules { $section }; правило — так: rule { $rule }
cli-hint-why = Чому: { $reason }
cli-hint-only = іншого вибору зараз немає.
cli-hint-best = на його думку, це найкраще з того, що ви можете зробити (варіантів: { NUMBER($n) }).
cli-left-over = «{ $before }» зрозуміло, але «{ $word }» зайве. За раз щось одне; між кроками ставте ;
cli-refused-step = Крок { NUMBER($n) }, «{ $step }», неможливий, тож не зроблено жодного:

# What people type for a verb besides what the buttons say; blanks stand between the words.
cli-said-pass = пас пасую
cli-said-play = граю грати
cli-said-done = готово все
cli-said-decline = ні нічого
cli-said-suspect = підозрюю
cli-said-trust = довіряю
cli-said-claim = заявляю
cli-said-report = звіт
cli-said-accuse = звинувачую
cli-said-second = підтримую
cli-said-up = вгору
cli-said-down = вниз
cli-said-over = все
cli-said-end = кінець
cli-said-withdraw = відкликаю
cli-said-shoot = стріляю
cli-said-agree = згоден згодна
cli-said-disagree = незгоден незгодна
cli-said-ask = питаю
cli-said-ready = готово

## Leaving

cli-save-before-leaving = Зберегти в { $file }? [Enter — так, n — ні, c — грати далі, або інша назва файлу]
cli-leave = Вийти? Партія лишається в { $file }. [Enter — так, n — грати далі]
cli-stayed = Граємо далі.
# What people may answer for yes, for no and for staying, besides y, n and c; blanks stand between the words.
cli-answer-yes = так т
cli-answer-no = ні н
cli-answer-stay = далі скасувати
cli-saved = Збережено в { $file }.
cli-left = Партія лежить у { $file }. Продовжити можна так: consigliere play { $game } --resume { $file }
cli-left-unsaved = До зустрічі. Партію не збережено.

## The end

cli-over = { NUMBER($n) ->
    [one] Перемагає { $winners }.
   *[many] Разом перемагають { $winners }.
}
cli-how-it-ended = Чим завершилося: { $ending }
cli-con-chart = { NUMBER($n) ->
    [1] Регіони після єдиної битви
    [one] Регіони після кожної з { NUMBER($n) } битви
   *[many] Регіони після кожної з { NUMBER($n) } битв
}
cli-keep-it = Зберегти запис у { $file }? [Enter — так, n — ні, або інша назва файлу]
cli-kept = Запис лежить у { $file }.
cli-verify-it = Перевірити його може кожен: consigliere verify { $file }
cli-not-kept = Запису не збережено; його зберігає --save ФАЙЛ.
cli-digest = Кінцева позиція: { $digest }

## Condottiere

cli-con-no-battle = Битви ще не було
cli-con-battle = Битва { NUMBER($n) } за регіон { $region }, вибір гравця { $chooser }
cli-con-after-battle = Після битви { NUMBER($n) }
cli-con-next-battle = Наступна битва: { $region }, вибір гравця { $chooser }
cli-con-defends = ({ $name } захищається)
cli-con-piles = колода { NUMBER($deck) }, скид { NUMBER($discard) }
cli-con-goal = Перемога: { NUMBER($total) ->
    [one] { NUMBER($total) } регіон
    [few] { NUMBER($total) } регіони
   *[many] { NUMBER($total) } регіонів
} або { NUMBER($group) ->
    [one] { NUMBER($group) } суміжний
    [few] { NUMBER($group) } суміжні
   *[many] { NUMBER($group) } суміжних
}
cli-con-campaign = { NUMBER($target) ->
    [one] партія { NUMBER($n) } кампанії до { NUMBER($target) } бала
   *[many] партія { NUMBER($n) } кампанії до { NUMBER($target) } балів
}
# Where words run from right to left, a letter that does not.
cli-con-free-sign = ·
cli-con-legend-free = { $sign } вільний
cli-con-legend-contested = [X] битва за X
cli-con-legend-favor = X{ $sign } Прихильність
cli-con-map-signs = { $free } вільний, * битва, { $favor } Прихильність
cli-con-head-cards = карти
cli-con-head-regions = регіони
cli-con-head-total = сума
cli-con-head-line = лінія
cli-con-points = { NUMBER($n) } б.
cli-con-token = жетон
cli-con-defender = захисник
cli-con-no-cards = карт немає
cli-con-times = { $card }{ $sign }{ NUMBER($n) }
cli-con-hand = Ваша рука ({ NUMBER($n) }): { $cards }
cli-con-now = зараз
cli-con-if-played = Якщо зіграти
cli-con-if-taken = Якщо повернути
cli-con-star = * попереду тільки ви
cli-con-star-seen = * ви попереду, наскільки вам видно
cli-con-your-total = Ваша сума, якщо зіграти
cli-con-outlook = { $card } → { $totals }
cli-con-total = { $name } { NUMBER($n) }
cli-con-stake = { $region }: { $stakes }
cli-con-stakes-next = { $list }; { $item }
cli-con-stakes = Що на кону (для того, хто завоює):
cli-con-no-stakes = Зараз жоден регіон не дасть перемоги в партії і не долучиться до ваших регіонів.
cli-con-you-would-win = ви виграєте партію
cli-con-would-win = { NUMBER($n) ->
    [one] { $names } виграє партію
   *[many] партію виграє кожен із них: { $names }
}
cli-con-threat = Можлива перемога в партії вже в цій битві: { $names }.
cli-con-your-group = ваша група: { NUMBER($n) }
cli-con-pass-wins = Усі інші вже поза битвою: якщо спасуєте зараз, область { $region } дістанеться вам.
cli-con-pass-loses = Усі інші вже поза битвою: якщо спасуєте зараз, область { $region } здобуде { $name }.
cli-con-pass-ties = Усі інші вже поза битвою: якщо спасуєте зараз, область { $region } не дістанеться нікому.
cli-con-why-totals = Суми після цього: { $totals }.
cli-con-why-pass = Суми зараз: { $totals }.
cli-con-beside = Сусідні області: { $names }.
cli-con-how-play = (наприклад: { $card } або пас)
cli-con-how-pass-up = (наприклад: { $card }, пас або pass up, щоб відкрити свою карту)
cli-con-how-choose = (назва або номер на мапі)
cli-con-how-favor = (назва, номер на мапі або off)
cli-con-how-take = (карта або нічого)
cli-con-how-answer = (keep або discard)
cli-con-how-keep = (наприклад: heroine 10 або nothing)
cli-con-how-draw = (від 0 до { NUMBER($most) })

## Corleone's Empire. Goods and money stand for themselves by the .short names of the cards.

cli-corl-first = голова коня: { $name }
cli-corl-piles = колода { NUMBER($deck) }, скид { NUMBER($discards) }
cli-corl-dollars = { NUMBER($n) } $
# Gains in few letters, for narrow lines: draw a job, bank a money card, take the horse head, a good of
# one’s choice, discard cards for a gain.
cli-corl-gain-job = дор.
cli-corl-gain-bank = у валізу
cli-corl-gain-horse = кінь
cli-corl-gain-good = товар
cli-corl-gain-discard = { NUMBER($n) }>{ $gain }
cli-corl-job = { $job }: { $cost } > { $gains }
cli-corl-brings = { $name }: { $gains }
cli-corl-neutral = н
cli-corl-stands = { $figure } { $place }
cli-corl-title-standing = У комірках:
cli-corl-title-public = Загальні доручення (* можете оплатити):
cli-corl-title-row = Спільники на продаж:
cli-corl-title-bank = Банк:
cli-corl-title-spaces = Вільні комірки: райони навколо, P — Центральний парк, і що вони дають
cli-corl-legend = { $signs }. товар: товар на вибір. 1>x: скинути 1 карту за x. AB: маркери знизу вгору, останній контролює район. [A]: фігурка гравця A. A2 B1 >A: вплив і хто зараз виграв би район. { $neutral }: нейтральні. +A: A отримає те саме. *: район дістався б вам. Запас 2+1 -1: громили, члени сім’ї, вбиті. { $decided }: вибір зроблено.
cli-corl-coloured = { $job } ({ $colour })
cli-corl-last-figure = Це ваша остання фігурка: після неї в цій дії ви більше не ходите, хоча могли б оплатити: { $jobs }.
cli-corl-legend-more = { cli-corl-gain-bank }: покласти карту грошей у валізу. { cli-corl-gain-horse }: узяти голову коня. { cli-corl-gain-job }: узяти два доручення, одне лишити. Кольори доручень: { $colours }; { $colour }: виконано два. Рука 8/5: 8 карт, з яких при данині лишаться 5.
cli-corl-head-turf = район
cli-corl-head-stack = маркери
cli-corl-head-business = локація
cli-corl-head-tile = плитка
cli-corl-head-support = сім’ї
cli-corl-head-influence = вплив
cli-corl-head-front = громило
cli-corl-head-back = член сім’ї
cli-corl-head-family = сім’я
cli-corl-head-figures = запас
cli-corl-head-hand = рука
cli-corl-head-case = валіза
cli-corl-head-jobs = доручення
cli-corl-head-markers = марк.
cli-corl-head-bonus = нагорода
cli-corl-letter-yellow = ж
cli-corl-letter-blue = с
cli-corl-letter-green = з
cli-corl-letter-grey = ср
cli-corl-mark-bid = ставка { $total }
cli-corl-hand = Ваша рука ({ NUMBER($n) }, ліміт { NUMBER($limit) }): { $cards }
cli-corl-suitcase = валіза { $sum }: { $cards }
cli-corl-members = { NUMBER($n) ->
    [one] { NUMBER($n) } член сім’ї — в комірку (* район дістався б вам):
    [few] { NUMBER($n) } члени сім’ї, по одному в комірку (* район дістався б вам):
   *[other] { NUMBER($n) } членів сім’ї, по одному в комірку (* район дістався б вам):
}
cli-corl-brief = Член сім’ї в комірку, з районами навколо (P: { $park }):
cli-corl-bid = Ваша ставка: { $total } ({ $cards }); у валізі лишається { $left }
cli-corl-tribute = На скид: { $cards }; ще { NUMBER($n) }
cli-corl-chosen = Вибрано: { $cards }
cli-corl-now = { $effects }.
cli-corl-left = Ще лишається: { $effects }.
cli-corl-waiting = Потім: { $effects }.
cli-corl-shares-after = Після вас те саме отримає { $name }.
cli-corl-then = тоді { $turfs }
cli-corl-stock = лишилося { NUMBER($n) }
cli-corl-shared = { $gains }; { $name } отримає те саме
cli-corl-in-hand = { NUMBER($n) ->
    [one] { NUMBER($n) } карта на руці
    [few] { NUMBER($n) } карти на руці
   *[other] { NUMBER($n) } карт на руці
}
cli-corl-in-case = { NUMBER($n) ->
    [one] { NUMBER($n) } банкнота у валізі
    [few] { NUMBER($n) } банкноти у валізі
   *[other] { NUMBER($n) } банкнот у валізі
}
cli-corl-how-action = Ваш хід, наприклад: { $examples }. Усе разом: map
cli-corl-how-list = (номер або назва)
cli-corl-how-money = (наприклад: 5 або no)
cli-corl-how-offer = (наприклад: 5)
cli-corl-how-bid = (наприклад: bid 5 3 або 0)
cli-corl-how-tribute = (наприклад: зброя, потім done)
cli-corl-from-case = Валіза
cli-corl-from-hand = Лишилося на руці
cli-corl-jobs-of = Доручення, колір { $colour }
cli-corl-total = Разом
cli-corl-chart = { NUMBER($n) ->
    [one] Гроші у валізах
   *[other] Гроші у валізах від ходу до ходу
}

## Lists

cli-games-game = { $name }: { $about }
cli-games-seats = місць: від { NUMBER($least) } до { NUMBER($most) }
cli-games-bots = боти: { $bots }
cli-games-endings = завершення: { $endings }
cli-games-options = опції:
cli-games-option = { $name } = { $default } (дозволено: { $allowed })
cli-games-presets = набори опцій під однією назвою, для --preset:

## Simulations

cli-sim-title = { $game }, місць: { NUMBER($seats) }, { NUMBER($games) ->
    [one] { NUMBER($games) } партія
    [few] { NUMBER($games) } партії
   *[many] { NUMBER($games) } партій
}
cli-sim-finished = завершено { NUMBER($n) }, seed { $seed }
cli-sim-policy = стратегія { $policy }, seed { $seed }
cli-sim-speed = рішень за секунду: { NUMBER($n) }, секунд: { $seconds }
cli-sim-length = рішень за партію: { $mean } (від { NUMBER($least) } до { NUMBER($most) })
cli-sim-bots = бот, перемоги, частка з її 95-відсотковим інтервалом
cli-sim-sides = сторона, перемоги, частка з її 95-відсотковим інтервалом
cli-sim-seat = { NUMBER($seat) }: { $share }
cli-sim-seats = частка кожного місця: { $shares }
cli-sim-endings = завершення

## Checks

cli-leak-done = { $game }, місць: { $seats }. Порівняно пар світів: { NUMBER($pairs) }, кроків: { NUMBER($steps) }.
cli-leak-speed = пар за секунду: { NUMBER($n) }, секунд: { $seconds }
cli-leak-found = { NUMBER($n) ->
    [0] Витоків не знайдено.
    [one] Знайдено { NUMBER($n) } витік:
    [few] Знайдено { NUMBER($n) } витоки:
   *[many] Знайдено { NUMBER($n) } витоків:
}
cli-check-commitment = секрет той самий, яким запечатано роздачу
cli-check-contributions = власна удача місць та, яку вони зафіксували
cli-check-header = імена, варіанти й складники ті самі, що запечатано
cli-check-draws = кожен жереб випливає із секрету й удачі
cli-check-fold = події складаються в результат
cli-check-decisions = кожне рішення відповідає правилам
cli-check-good = добре   { $what }
cli-check-bad = ПОГАНО  { $what }: { $problem }
cli-check-unproven = ------  { $what }: не доведено, { $problem }
cli-verified-good = { $file }: усе сходиться.
cli-verified-bad = { $file }: сходиться не все.
cli-verified-unproven = { $file }: вад не знайдено, але доведено не все.

## Replays

cli-replay-step = Крок { NUMBER($n) }
cli-replay-prompt = крок { NUMBER($n) } з { NUMBER($last) } (Enter — далі, b — назад, число, q — вийти):


## Editions

cli-edition-good = Добре: { $name }, видання гри { $game }.
cli-edition-table = { $table }: записів { NUMBER($entries) }, складників { NUMBER($pieces) }
cli-edition-changed = Записи й поля, що відрізняються від видання з гри: { NUMBER($n) }.
cli-edition-reconstructed = { NUMBER($n) ->
    [0] Відтворено: нічого.
   *[other] Відтворено відомостей про складники: { NUMBER($n) } з { NUMBER($all) }.
}

## Mob City

cli-mob-signs = * підпільний бар, x опечатано, ! влучила граната, { $hidden } приховано. { $sign }: власник — { $name }; +{ $sign }12: там банди 1 і 2 капо { $name }.
cli-mob-lot = { $lot } { $building }
cli-mob-signs-more = (солдат 2/4): реакція 2, живучість 4. Банди 1:3: три карти в банді 1. Перелік цін: plan
cli-mob-unpayable = зараз цей штраф вам не по кишені: заклад буде втрачено
cli-mob-unpayable-sign = (! більше, ніж у вас готівки: заклад буде втрачено)
cli-mob-why-event = за { NUMBER($n) } $ лише ви знатимете, що станеться сьогодні
cli-mob-why-police = за { NUMBER($n) } $ жодна облава вас сьогодні не зачепить
cli-mob-why-whiskey = за { NUMBER($n) } $ ваші бари сьогодні продаватимуть віскі { NUMBER($grade) } $
cli-mob-why-hire = { $card } б’ється за { NUMBER($n) } $ на день
cli-mob-why-buy = коштує { NUMBER($price) } $, дає { NUMBER($income) } $ на день
cli-mob-why-send = сама там банда принесе { NUMBER($n) } $
cli-mob-plan-building = заклад
cli-mob-plan-price = ціна
cli-mob-plan-legal = законно
cli-mob-plan-grade = віскі { NUMBER($n) } $
cli-mob-plan-fine = штраф
cli-mob-plan-wages = Платня за день: { $wages }.
cli-mob-plan-whiskey = Ціна віскі: { $prices }.
cli-mob-plan-more = Кожен куплений заклад додає 1 до авторитету. Перший підпільний бар за день безкоштовний, кожен наступний коштує сорт віскі, помножений на 100 $.
cli-mob-odds = { $what } { NUMBER($n) } з { NUMBER($of) }
cli-mob-how-bid = (наприклад: 2 4 1 3)
cli-mob-how-hire = (карта й банда: 3 2; або готово)
cli-mob-how-buy = (наприклад: A3 або готово)
cli-mob-how-speakeasies = (наприклад: A3; або готово)
cli-mob-how-send = (наприклад: 1 A3; 2 B5; готово)
cli-mob-how-arm = (хто й яка зброя: 2 1; або готово)
# Заголовки стовпців, якомога коротші.
cli-mob-head-cash = Гроші $
cli-mob-head-notoriety = Автор.
cli-mob-head-buildings = Закл.
cli-mob-head-whiskey = Віскі
cli-mob-head-wages = Платня
cli-mob-head-groups = Банди
# Де лежить квартал, кількома літерами.
cli-mob-slot-N = Пн
cli-mob-slot-S = Пд
cli-mob-slot-NW = ПнЗх
cli-mob-slot-NE = ПнСх
cli-mob-slot-SW = ПдЗх
cli-mob-slot-SE = ПдСх
cli-mob-person = { $name } ({ $role } { NUMBER($reaction) }/{ NUMBER($toughness) })
cli-mob-group = Банда { NUMBER($n) }: { $cards }
cli-mob-event-seen = Подію бачив капо { $name }
cli-mob-last-day = { NUMBER($n) ->
    [1] це останній день
   *[other] останній день: шанс 1 з { NUMBER($n) }
}
cli-mob-thousands = доходи в тисячах $
cli-mob-lying = Лежить на місці: { $weapons }
cli-mob-prices = Сьогодні Подія коштує вам { NUMBER($event) } $, Поліція — { NUMBER($police) } $; найняти можна { NUMBER($hire) }.
cli-mob-costs = { NUMBER($n) } $
cli-mob-for-sale = { $building } ({ NUMBER($price) } $, дохід { NUMBER($income) } $): { $lots }
cli-mob-speakeasy = законно { NUMBER($legal) }, бар { NUMBER($speakeasy) }, штраф { NUMBER($fine) }{ NUMBER($raids) ->
    [0] { "" }
   *[other] , облав лишилося { NUMBER($raids) }
}
cli-mob-legal-or-not = Законно > підпільний бар, у тисячах $:
cli-mob-speakeasy-short = { $legal } > { $speakeasy }, штраф { $fine }{ NUMBER($raids) ->
    [0] { "" }
   *[other] , облав { NUMBER($raids) }
}
cli-mob-to-send = Ще треба послати: { $groups }. Числа в місті — ваша частка, у тисячах $.
cli-mob-all-sent = Кожна банда знає, куди йти: done
cli-mob-orders = Щоб змінити постійні розпорядження (кралі, трофеї …), наберіть hand.
cli-mob-weapons = Зброя: { $weapons }
cli-mob-sides = { $means }: скільки граней із { NUMBER($of) } ранять + вбивають
cli-mob-more = { NUMBER($n) ->
    [one] … і ще { NUMBER($n) } рядок: наберіть hand
    [few] … і ще { NUMBER($n) } рядки: наберіть hand
   *[other] … і ще { NUMBER($n) } рядків: наберіть hand
}

## An Offer You Can't Refuse

cli-offer-day = День { NUMBER($n) }
cli-offer-night = Ніч { NUMBER($n) }
cli-offer-round = Раунд { NUMBER($n) }
cli-offer-living = живих: { NUMBER($n) }
cli-offer-sides = Сім’я { NUMBER($family) }, зрадники { NUMBER($traitors) }
cli-offer-needed = щоб вигнати: { NUMBER($n) } вниз
cli-offer-in-play = У грі: { $roles }.
cli-offer-hidden = Долілиць: { $roles }
# Heads of the table of players: what they say they are, and who speaks against or for them.
cli-offer-head-says = роль
cli-offer-head-against = проти
cli-offer-head-for = за
cli-offer-mark-accused = під судом
cli-offer-mark-over = усе
cli-offer-mark-doomed = скоро піде
cli-offer-mark-coins = { NUMBER($n) ->
    [one] { NUMBER($n) } монета
    [few] { NUMBER($n) } монети
   *[many] { NUMBER($n) } монет
}
cli-offer-claimed = { $role }?
cli-offer-signs = > чекають на цього гравця; * ви; { $ghost } привид; ? так каже сам гравець; ! це ви знаєте або про це є звіт. «Проти» і «за»: номери тих, хто підозрює гравця чи довіряє йому, або скільки їх.
cli-offer-card = Ваша карта: { $role }.
cli-offer-team = Зрадники: { $names }.
cli-offer-only-traitor = Ви — єдиний зрадник.
cli-offer-told-family = Вам сказали, що це Сім’я: { $names }.
cli-offer-told-traitor = Вам сказали, що це зрадник: { $names }.
cli-offer-told-don = Вам сказали, що це Дон: { $names }.
cli-offer-told-not-don = Вам сказали, що це не Дон: { $names }.
cli-offer-don-is = Дон — { $name }: якщо переможе Дон, переможете й ви.
cli-offer-patsy-is = Ваш Простак — { $name }.
cli-offer-doomed = Вас арештовано, скоро ви підете.
cli-offer-armed = Пістолет лежить перед вами: удень можете вистрілити будь-якої миті.
cli-offer-fast-don = Кожного раунду кладіть перед кимось пістолет і не дайте себе застрелити. Ви переможете, коли лишиться щонайбільше один Коп.
cli-offer-fast-cop = Хтось тут — Дон. Хто отримав пістолет, мусить стріляти: влучить у Дона — перемагають усі Копи, а ні — вибувають обоє.
cli-offer-fast-patsy = У вас карта Копа, але ви — Простак: ви перемагаєте, якщо перемагає Дон.
cli-offer-about-fast = «Лишай пістолет, бери канолі»: один із вас — Дон, решта — копи. Щораунду Дон таємно кладе пістолет перед кимось, ви розмовляєте, і той, у кого пістолет, мусить стріляти. Влучив у Дона — копи перемогли; схибив — вибувають обидва.
cli-offer-why = { $name }: підозрюють { NUMBER($against) }, довіряють { NUMBER($kindly) }.
cli-offer-why-role = Карта або слова: { $role }.
# An answer to a question, before what is said, with which it makes one line.
event-answer-given = { $seat_is ->
    [me] Ви, у відповідь на #{ NUMBER($entry) }:
   *[other] { $seat }, у відповідь на #{ NUMBER($entry) }:
}
cli-offer-ask-opening = Це ваша карта, більше її ніхто не бачить. (Enter: почати гру)
cli-offer-ask-talk = Ваше слово? Наприклад: suspect { $n }, ask { $n } claim, accuse { $n }. (Enter: слухати; over: на сьогодні все; help)
cli-offer-ask-last = Решта вже договорила. Наприклад: suspect { $n }, accuse { $n }; over завершує день. (help)
cli-offer-ask-second = Звинувачує { $accuser }, обвинувачений — { $accused }. Підтримуєте? (second або no)
cli-offer-ask-vote = Перед судом { $accused }. Палець угору — лишити, униз — вигнати; треба пальців униз: { NUMBER($n) }. (up або down)
cli-offer-ask-vote-me = Перед судом ви. Щоб вас вигнати, треба пальців униз: { NUMBER($n) }. А ваш палець? (up або down)
cli-offer-ask-tap = Ви — Дон. Торкніться одного гравця: це буде Простак, він переможе разом із вами. (наприклад: { $n })
cli-offer-ask-place = Ви — Дон. Перед ким кладете пістолет? (наприклад: { $n })
cli-offer-ask-word = Вам дають монету за одне слово. Надішліть слово, ім’я гравця або роль. (наприклад: word bruno; word - без слова)
cli-offer-ask-asleep = Стіл спить; цієї ночі вам нічого робити не треба. (Enter: до світанку)
cli-offer-ask-chosen = Ви вже обрали. (Enter: до світанку)
cli-offer-watching = Ви — привид і лише дивитеся. (Enter: далі; end: до кінця партії)
cli-offer-how-device = (device { $name }: передати пристрій, далі говорить { $name })
cli-offer-how-call = { $call } ({ $step })
cli-offer-how-name = (ім’я або номер, наприклад { $n }; nobody — нікого)
cli-offer-how-bang = (можна ще поговорити; { $n } або bang { $n } — постріл)
cli-offer-how-listen = (наприклад: suspect { $n }; Enter: слухати)
cli-offer-how-introduce = (наприклад: claim mafioso, say добрий вечір, pass)
cli-offer-how-defence = (наприклад: claim don, suspect { $n }, а тоді end)
cli-offer-how-side = (left, ліворуч: { $left }; right, праворуч: { $right })
cli-offer-how-ready = (Enter)
cli-offer-ghost = привид
cli-offer-no-entries = У протоколі такого немає.
cli-offer-no-claims = Ще ніхто не назвав ролі й нічого не звітував.
cli-offer-ballot-up = { $name }: палець угору, перед судом { $about } (#{ NUMBER($number) })
cli-offer-ballot-down = { $name }: палець униз, перед судом { $about } (#{ NUMBER($number) })
cli-offer-card-of = { $name } ({ $role })
cli-offer-side-family = Сім’я
cli-offer-side-traitor = Зрадники
cli-offer-cards = Карти
cli-offer-days = Як усе було
cli-offer-quiet = Не вибув ніхто.
cli-offer-arrest = Зрадники вказали: { $name }.
cli-offer-left-vote = { $name } ({ $role }): вигнання голосуванням.
cli-offer-left-shot = { $name } ({ $role }): постріл.
cli-offer-left-blast = { $name } ({ $role }): вибух.
cli-offer-left-offer = { $name } ({ $role }): пропозиція, від якої не відмовляються.
cli-offer-left-night = { $name } ({ $role }): на світанку порожнє місце.
cli-offer-left-dusk = { $name } ({ $role }): відхід у сутінках.
cli-offer-banged = { $name } стріляє, падає { $about }: це не Дон, вибувають обоє.
cli-offer-banged-don = { $name } стріляє, падає { $about }: це Дон.
cli-offer-acquitted = { $name } лишається, пальців униз: { NUMBER($n) }.
cli-offer-head = Голову коня перед собою бачить { $name }.
cli-offer-learned-family = { $name } дізнається: { $about } — із Сім’ї.
cli-offer-learned-traitor = { $name } дізнається: { $about } — зрадник.
cli-offer-learned-yes = { $name } дізнається: { $about } — Дон.
cli-offer-learned-no = { $name } дізнається: { $about } — не Дон.
