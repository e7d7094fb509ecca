# What every table says, whatever the game.

## Lists. { $list } is what has been joined so far. The spaces beside × do not break.

list-next = { $list }, { $item }
list-last = { $list } та { $item }
list-times = { $item } × { NUMBER($n) }
you = ви
nobody = ніхто

## Words of a table

table-seat = місце
table-seat-number = Місце { NUMBER($n) }
table-options = Опції
table-rules = Правила
table-log = Що відбулося
table-your-turn = Ваш хід.
table-waiting = Чекаємо на відповідь: { $seats }.
table-bot = бот
table-edition = Видання: { $name }
table-components = Складники: давніша версія, { NUMBER($version) }
table-reconstructed = Відтворене видання: з усіх відомостей про складники ({ NUMBER($all) }) за припущенням відновлено { NUMBER($n) }.
table-winners = { NUMBER($n) ->
    [one] Переможець: { $seats }
   *[many] Переможці: { $seats }
}
table-over = Партію завершено.

## Taking a step back

undo-done = { $seat_is ->
    [me] Ви скасовуєте свій останній крок.
   *[other] { $seat } скасовує свій останній крок.
}
undo-asked = { $seat_is ->
    [me] Ви просите всіх за столом дозволити вам скасувати останній крок.
   *[other] { $seat } просить дозволу скасувати свій останній крок. Ви згодні?
}
undo-agreed = Усі згодні: крок скасовано.
undo-declined = Згоди немає: крок лишається в силі.

## Why not: refusals of any game

refusal-unknown-command = { NUMBER($arguments) ->
    [0] Такої команди тут немає; введіть help, щоб побачити наявні.
   *[other] «{ $word }» тут нічого не означає; введіть help, щоб побачити наявні команди.
}
refusal-only-the-house = Лише сам стіл стежить за годинником і грає за відсутніх гравців.
refusal-not-started = Партія ще не почалася; зачекайте на її початок.
refusal-no-such-seat = За цим столом немає такого місця.
refusal-steps-after-a-draw = Поміж цими кроками дещо вирішує випадок; надішліть спершу лише перший крок, а тоді продовжуйте.
refusal-text-length = { NUMBER($most) ->
    [one] Скажіть щось, але не довше ніж { NUMBER($most) } символ.
    [few] Скажіть щось, але не довше ніж { NUMBER($most) } символи.
   *[many] Скажіть щось, але не довше ніж { NUMBER($most) } символів.
}
refusal-nobody-waits-for-that-seat = На це місце ніхто не чекає; грати за нього зараз нема чого.
refusal-unknown-option = Опції «{ $option }» немає; оберіть одну з таких: { $known }.
refusal-bad-option-value = Значення «{ $value }» не підходить для опції { $option }; дозволено: { $allowed }.
refusal-unknown-preset = Набору опцій «{ $preset }» немає; оберіть один із таких: { $known }.

refusal-nothing-to-undo = У вас немає кроку, який можна скасувати.
refusal-undo-after-a-draw = Відтоді вже втрутився випадок, а його рішення ніколи не скасовують.
refusal-undo-after-others = Після вашого останнього кроку вже діяли інші, тож він лишається в силі.
refusal-undo-tells = Це можна скасувати, лише якщо згодні всі за столом.

## Why not: refusals of the table

refusal-only-the-host = Це може зробити лише господар столу.
refusal-no-such-channel = Тут ви цього сказати не можете: ви самі цієї розмови не чуєте.
refusal-sit-first = У вас тут немає місця; спершу сядьте за стіл.
refusal-not-your-seat = Це не ваше місце.
refusal-no-spectators = За цим столом не можна спостерігати; попросіть місце в господаря.
refusal-only-players = Партію за цим столом завершено, і переглядати її можуть лише ті, хто грав.
refusal-no-private-talk = Ви не брали участі в приватних розмовах за цим столом.
refusal-already-begun = Партія вже почалася; це можна змінити лише до її початку.
refusal-being-dealt = Триває роздача; зачекайте кілька секунд.
refusal-table-closed = Партію за цим столом завершено.
refusal-table-full = Цей стіл зберіг стільки, скільки міг; відтепер він приймає лише ходи, на які чекає гра.
refusal-paused = Партію призупинено; зачекайте на її продовження.
refusal-not-paused = Партію не призупинено.
refusal-no-pauses = Цю партію не можна призупинити: так домовилися перед її початком.
refusal-no-seat-now = Зараз ви не можете сісти на це місце; спробуйте пізніше.
refusal-not-in-the-dark = Поки темно, ніхто не приходить і не йде; зачекайте до дня.
refusal-no-such-rules = Ця партія почалася за версією { NUMBER($version) } правил, якої в цій програмі немає, тож вона стоїть і нічого в ній не вирішується. На неї можна дивитися. Господар столу може закрити стіл і зіграти ще раз у тому ж складі за теперішніми правилами.
refusal-not-your-pause = Продовжити може лише господар або той, хто призупинив партію.
refusal-seat-taken = Це місце зайняте; оберіть інше.
refusal-seat-barred = Господар закрив це місце для вас.
refusal-no-substitute = Гравця з цього місця вивели з-за столу, а замін тут немає: його карти більше ніхто не побачить.
refusal-nobody-there = Там ніхто не сидить.
refusal-rise-yourself = Це ваше власне місце; натомість встаньте з нього.
refusal-knows-another-hand = Ви вже грали в цій партії за інше місце і знаєте його таємниці, тож це місце зайняти не можете.
refusal-empty-seats = { NUMBER($n) ->
    [one] Ще є { NUMBER($n) } вільне місце: зачекайте на когось, посадіть бота або приберіть місце.
    [few] Ще є { NUMBER($n) } вільні місця: зачекайте на інших, посадіть ботів або приберіть місця.
   *[many] Ще є { NUMBER($n) } вільних місць: зачекайте на інших, посадіть ботів або приберіть місця.
}
refusal-too-few-seats = Тут уже сидить більше людей; спершу хтось має встати.
refusal-no-such-bot = Бота «{ $bot }» немає; оберіть одного з таких: { $known }.
refusal-name-empty = Вкажіть ім’я, яке інші зможуть прочитати.
refusal-not-opening = Зараз внески до роздачі не відкривають; від вас нічого не потрібно.
refusal-nothing-promised = Це місце більше нічого не обіцяло, тож відкривати нема чого.
refusal-not-as-promised = Це не те, що це місце обіцяло для роздачі.
refusal-no-clock = За цим столом грають без годинника, тож додатковий час не потрібен.
refusal-clock-of-the-game = У цієї гри власні годинники. Годинник кожного гравця показав би, хто відповів уночі, тому годинник столу вимкнено.
refusal-no-taking-back = У цій грі кроків не скасовують. Вибране вночі можна змінити, доки виклик не закрито.
refusal-too-many-taken-back = У цій грі ви скасували вже { NUMBER($n) } кроків, і це межа. Відтепер ваші кроки лишаються в силі.
refusal-vote-open = За столом уже питають про скасування кроку; зачекайте на відповідь.
refusal-not-asked = Зараз вас не питають про скасування кроку.
refusal-not-over = Реванш можливий, коли партію завершено.
refusal-rematch-exists = Реванш уже відкрито за столом { $code }; приєднуйтеся до нього.
refusal-too-late = Партія вже пішла далі; ця відповідь запізнилася.

## What the kernel tells

event-drawn = { "" }
event-said = { $seat_is ->
    [me] Ви кажете: { $text }
   *[other] { $seat } каже: { $text }
}

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

# In place of words that this reader did not hear.
said-in-private = [сказано приватно]

talk-hello = Вітаю!
talk-good-luck = Щасти всім!
talk-your-turn = { $seat_is ->
    [me] Ваш хід.
   *[other] Зараз хід гравця { $seat }.
}
talk-hurry = Трохи швидше, будь ласка.
talk-one-moment = Хвилинку, будь ласка.
talk-back = Я знову тут.
talk-agree = Домовилися?
talk-yes = Так.
talk-no = Ні.
talk-thanks = Дякую!
talk-sorry = Перепрошую!
talk-well-played = Чудова гра!
talk-bye = До зустрічі!
