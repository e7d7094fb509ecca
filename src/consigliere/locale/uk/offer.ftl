# An Offer You Can't Refuse: roles, items, questions, statements, what happened, options, and why not.
# The Moderator's lines are read aloud at a table: they are made from what everybody knows, and never hint.

offer = Хрещений батько: Пропозиція, від якої неможливо відмовитися
    .about = Усі за цим столом — із Сім’ї. Принаймні так кажуть. Удень ви розмовляєте, звинувачуєте й голосуєте; вночі зрадники роблять арешт. Знайдіть їх, доки їх не стало стільки ж, скільки вас. Швидка гра «Лишай пістолет, бери канолі» триває кілька хвилин.

## Roles. .help says what each can do.

role-consigliere = Консильєри
    .help = Сім’я. Щоночі ви можете назвати іншого гравця й дізнатися, чи він із Сім’ї, чи зрадник. Кріт видається членом Сім’ї.
role-don = Дон Корлеоне
    .help = Сім’я. Раз за гру, вночі, ви можете зробити комусь пропозицію: наступного дня перед цим гравцем стоїть голова коня. Якщо того дня не вибуде жоден зрадник, вибуває він.
role-mafioso = Мафіозо
    .help = Сім’я. Здібностей немає: лише ваші вуха, ваш язик і ваш голос.
role-cop = Коп
    .help = Зрадник. Ви знаєте інших зрадників. Щоночі ви разом обираєте, кого арештувати.
role-accomplice = Поплічник
    .help = Сім’я. Щоночі ви можете назвати гравця, який наступного дня матиме пістолет. Хто має пістолет, може застрелити одного гравця без голосування.
role-loyal_brute = Вірний громило
    .help = Сім’я. Щоночі ви можете назвати гравця, який наступного дня матиме жилет. Уночі після цього дня жилет його врятує.
role-coward = Боягуз
    .help = Сім’я. Ви не можете лишити собі ні пістолета, ні жилета: мусите передати їх сусідові ліворуч або праворуч.
role-tough_guy = Міцний горішок
    .help = Сім’я. Коли зрадники вас арештують, ви лишаєтеся ще на один раунд, а потім виходите.
role-assassin = Кілер
    .help = Зрадник. Ви берете участь в арешті. Крім того, щоночі ви можете завдати удару: якщо це Дон, вибуває Дон, а якщо ні — вибуваєте ви.
role-police_chief = Шеф поліції
    .help = Зрадник. Ви берете участь в арешті. Крім того, щоночі ви можете назвати іншого гравця й дізнатися, чи це Дон.
role-saboteur = Диверсант
    .help = Зрадник. Ви берете участь в арешті. Якщо вас виженуть голосуванням, ви заберете із собою сусіда ліворуч або праворуч.
role-infiltrator = Кріт
    .help = Зрадник. Ви берете участь в арешті. Для Консильєри ви — із Сім’ї.
role-unknown = невідома роль
    .help = Цю карту вам бачити не можна.
role-none = без ролі
    .help = Жодної ролі не названо.

## Items

item-gun = пістолет
    .help = Хто його має, може вдень застрелити одного з інших гравців без голосування. Після пострілу або в кінці дня він повертається.
item-vest = жилет
    .help = Рятує наступної ночі: від арешту й від Кілера. Удень не рятує ні від чого.
item-horse_head = голова коня
    .help = Пропозиція Дона. Якщо цього дня не вибуде жоден зрадник, вибуває гравець, перед яким вона стоїть.

## Sides of the game, and of a seat

side-family = Сім’я
side-traitor = зрадник
side-left = ліворуч
side-right = праворуч

## Thumbs

thumb-up = палець угору
    .help = Обвинувачений лишається.
thumb-down = палець униз
    .help = Обвинувачений вибуває.

## In place of a player

choice-nobody = нікого
choice-unset = не обрано
choice-unknown = приховано

## The Don's offer

offered-not_made = наскільки ви знаєте, не зроблено
offered-made = зроблено
offered-seen = відома всім

## The calls of the night

call-arrest = Арешт
call-peek = Кого перевіряє Консильєри
call-offer = Пропозиція Дона
call-gun = Кому пістолет
call-vest = Кому жилет
call-strike = Удар Кілера
call-seek_don = Де шукає Дона Шеф поліції
call-bribe = Підкуп

## What the Moderator whispers, and what a ghost sends

answer-nothing = нічого
answer-family = Сім’я
answer-traitor = зрадник
answer-yes = так
answer-no = ні
answer-player = гравець
answer-text = слово
answer-consigliere = { role-consigliere }
answer-don = { role-don }
answer-mafioso = { role-mafioso }
answer-cop = { role-cop }
answer-accomplice = { role-accomplice }
answer-loyal_brute = { role-loyal_brute }
answer-coward = { role-coward }
answer-tough_guy = { role-tough_guy }
answer-assassin = { role-assassin }
answer-police_chief = { role-police_chief }
answer-saboteur = { role-saboteur }
answer-infiltrator = { role-infiltrator }

## The two games in the box

game-full = Пропозиція, від якої неможливо відмовитися
    .help = Дні й ночі, від п’яти до двадцяти гравців.
game-fast = Лишай пістолет, бери канолі
    .help = Один Дон, один пістолет, кілька хвилин, від трьох до семи гравців.

## What a seat is asked; .waiting is what the others read meanwhile. By night everybody reads the same.

decision-in_the_box = Зараз вас ні про що не питають.
    .waiting = Зараз нікого ні про що не питають.
decision-over = Партію завершено.
    .waiting = Партію завершено.
decision-opening = Очі заплющено. Зрадники знайомляться. Подивіться на свою карту й підтвердьте.
    .waiting = Очі заплющено. Зрадники знайомляться.
decision-coin = Уночі ви вибули. Якому сусідові віддасте монету?
    .waiting = Чекаємо, кому дістанеться монета. Вирішує: { $seats }.
decision-pass_gun = Пістолета ви собі не лишите. Якому сусідові його передасте?
    .waiting = Чекаємо, куди піде пістолет. Вирішує: { $seats }.
decision-pass_vest = Жилета ви собі не лишите. Якому сусідові його передасте?
    .waiting = Чекаємо, куди піде жилет. Вирішує: { $seats }.
decision-introduce = Скажіть кілька слів про себе, зробіть одну заяву або спасуйте.
    .waiting = Кілька слів про себе каже { $seats }.
decision-elect = Кому дістанеться подарунок столу? Назвіть когось або не називайте нікого. Вибір усіх покажуть разом.
    .waiting = Ще обирають: { $seats }.
decision-talk = Перемовини: розмовляйте, робіть заяви, звинувачуйте. Коли на сьогодні вам нічого додати, скажіть «у мене все».
    .waiting = Перемовини. Ще не договорили: { $seats }.
decision-second = Пролунало звинувачення. Підтримуєте його?
    .waiting = Чекаємо, чи хтось підтримає звинувачення.
decision-defence = Вас звинувачують. Захищайтеся і скажіть, коли закінчите.
    .waiting = Говорить { $seats }; решта слухає.
decision-vote = Палець угору — обвинувачений лишається, палець униз — вибуває. Доки голосування не закрито, можна передумати.
    .waiting = Ще не проголосували: { $seats }.
decision-blast = Вас вигнали. Кого забираєте із собою: сусіда ліворуч чи праворуч?
    .waiting = Ліворуч чи праворуч? Обирає { $seats }.
decision-night_1 = Ніч, перша частина. Якщо вам є що обирати, оберіть. Потім підтвердьте.
    .waiting = Ніч, перша частина.
decision-night_2 = Ніч, друга частина. Якщо вам є що обирати, оберіть. Потім підтвердьте.
    .waiting = Ніч, друга частина.
decision-night_3 = Ніч, третя частина. Якщо вам є що обирати, оберіть. Потім підтвердьте.
    .waiting = Ніч, третя частина.
decision-night_4 = Ніч, остання частина. Якщо вам є що обирати, оберіть. Потім підтвердьте.
    .waiting = Ніч, остання частина.
decision-tap = Очі заплющено, кулаки на столі. Дон торкається одного з них. Якщо вам є що обирати, оберіть. Потім підтвердьте.
    .waiting = Очі заплющено, кулаки на столі. Дон торкається одного з них.
decision-place = Очі заплющено. Дон кладе перед кимось пістолет. Якщо вам є що обирати, оберіть. Потім підтвердьте.
    .waiting = Очі заплющено. Дон кладе перед кимось пістолет.
decision-bang = Пістолет у вас. Знайдіть Дона й стріляйте.
    .waiting = { $seats } має пістолет і шукає Дона.
decision-last_call = Останній шанс: стріляйте зараз, або на гачок натисне випадок.
    .waiting = Останній шанс вистрілити. Пістолет має { $seats }.

## What one may do; .help is the command to type

command-ready = Підтвердити
    .help = ready
command-not-ready = Скасувати підтвердження
    .help = not ready
command-pass = Спасувати
    .help = pass
command-withdraw = Відкликати звинувачення
    .help = withdraw
command-second = Підтримати звинувачення
    .help = second
command-no-second = Не підтримувати
    .help = no
command-end-defence = Завершити захист
    .help = end
command-up = Палець угору
    .help = up
command-down = Палець униз
    .help = down
command-over = «У мене все»: на сьогодні досить
    .help = over
command-not-over = Узяти «у мене все» назад
    .help = not over
command-blast = Забрати із собою сусіда: { $side }
    .help = blast left|right
command-give-coin = Віддати монету: { $side }
    .help = coin left|right
command-pass-gun = Передати пістолет: { $side }
    .help = pass gun left|right
command-pass-vest = Передати жилет: { $side }
    .help = pass vest left|right
command-set-gun = Якщо пістолет потрапить до вас, передати його: { $side }
    .help = set gun left|right
command-set-vest = Якщо жилет потрапить до вас, передати його: { $side }
    .help = set vest left|right
command-elect = Назвати: { $seat }
    .help = elect МІСЦЕ
command-elect-nobody = Не називати нікого
    .help = elect nobody
command-accuse = Звинуватити: { $seat }
    .help = accuse МІСЦЕ
command-shoot = Застрелити: { $seat }
    .help = shoot МІСЦЕ
command-point = Вказати: { $seat }
    .help = point МІСЦЕ
command-point-nobody = Нікого не арештовувати
    .help = point nobody
command-unpoint = Опустити палець
    .help = unpoint
command-peek = Перевірити: { $seat }
    .help = peek МІСЦЕ
command-peek-nobody = Нікого не перевіряти
    .help = peek nobody
command-offer = Зробити пропозицію: { $seat }
    .help = offer МІСЦЕ
command-offer-nobody = Нікому не робити пропозиції
    .help = offer nobody
command-give-gun = Дати пістолет: { $seat }
    .help = gun МІСЦЕ
command-give-gun-nobody = Нікому не давати пістолета
    .help = gun nobody
command-give-vest = Дати жилет: { $seat }
    .help = vest МІСЦЕ
command-give-vest-nobody = Нікому не давати жилета
    .help = vest nobody
command-strike = Завдати удару: { $seat }
    .help = strike МІСЦЕ
command-strike-nobody = Нікому не завдавати удару
    .help = strike nobody
command-seek = Спитати, чи { $seat } — Дон
    .help = seek МІСЦЕ
command-seek-nobody = Цієї ночі Дона не шукати
    .help = seek nobody
command-bribe = Підкупити привида: { $seat }
    .help = bribe МІСЦЕ
command-bribe-nobody = Нікого не підкуповувати
    .help = bribe nobody
command-tap = Торкнутися: { $seat } — Простак
    .help = tap МІСЦЕ
command-place-gun = Підсунути пістолет: { $seat }
    .help = place МІСЦЕ
command-bang = Бах! Застрелити: { $seat }
    .help = bang МІСЦЕ
command-say = Сказати щось
    .help = say СЛОВА

# Statements, as they stand on their buttons. Where a place is left open, it is a question.
command-claim = «Я — { $role }»
    .title = Назвати свою роль
    .help = claim РОЛЬ
command-report = { $side_id ->
    [traitor] «Ніч { NUMBER($night) } показала: { $about } — зрадник»
   *[family] «Ніч { NUMBER($night) } показала: { $about } — із Сім’ї»
}
    .title = Розповісти, що показала ніч
    .help = report НІЧ МІСЦЕ family|traitor
command-suspect = «Підозрюю, що { $about } — зрадник»
    .title = Висловити підозру
    .help = suspect МІСЦЕ
command-trust = «Вірю, що { $about } — із Сім’ї»
    .title = Висловити довіру
    .help = trust МІСЦЕ
command-will-vote = { $thumb_id ->
    [up] «Якщо { $about } сьогодні стане перед судом, від мене палець угору»
   *[down] «Якщо { $about } сьогодні стане перед судом, від мене палець униз»
}
    .title = Пообіцяти свій голос
    .help = will-vote МІСЦЕ up|down
command-ask-vote = «{ $about } має піти. Голосуйте всі разом зі мною»
    .title = Закликати вигнати когось
    .help = ask-vote МІСЦЕ
command-agree = «Погоджуюся з #{ NUMBER($entry) }»
    .title = Погодитися з чиєюсь заявою
    .help = agree НОМЕР
command-disagree = «Не погоджуюся з #{ NUMBER($entry) }»
    .title = Не погодитися з чиєюсь заявою
    .help = disagree НОМЕР
command-bought = «Моя монета купила одне слово: { $word }»
    .title = Розповісти, яке слово приніс підкуп
    .help = bought СЛОВО
command-bought-role = «Моя монета купила назву ролі: { $role }»
    .title = Розповісти, що підкуп приніс назву ролі
    .help = bought role:РОЛЬ
command-bought-player = «Моя монета купила ім’я: { $seat }»
    .title = Розповісти, що підкуп приніс ім’я гравця
    .help = bought player:МІСЦЕ
command-bought-nothing = «Моя монета купила мовчання»
    .title = Розповісти, що підкуп не приніс нічого
    .help = bought -
command-asks-claim = «{ $target }, яка ваша роль?»
    .title = Спитати, яка роль
    .help = ask МІСЦЕ claim any
command-asks-report-night = { $side_id ->
    [traitor] «{ $target }, яка ніч показала, що { $about } — зрадник?»
   *[family] «{ $target }, яка ніч показала, що { $about } — із Сім’ї?»
}
    .title = Спитати, якої ночі це стало відомо
    .help = ask МІСЦЕ report any МІСЦЕ family|traitor
command-asks-report-about = { $side_id ->
    [traitor] «{ $target }, про кого ніч { NUMBER($night) } показала, що це зрадник?»
   *[family] «{ $target }, про кого ніч { NUMBER($night) } показала, що це член Сім’ї?»
}
    .title = Спитати, про кого це стало відомо
    .help = ask МІСЦЕ report НІЧ any family|traitor
command-asks-report-side = «{ $target }, що показала ніч { NUMBER($night) }: { $about } — із Сім’ї чи зрадник?»
    .title = Спитати, що стало відомо про гравця
    .help = ask МІСЦЕ report НІЧ МІСЦЕ any
command-asks-suspect = «{ $target }, кого ви підозрюєте?»
    .title = Спитати, хто під підозрою
    .help = ask МІСЦЕ suspect any
command-asks-trust = «{ $target }, кому ви довіряєте?»
    .title = Спитати, кому довіряють
    .help = ask МІСЦЕ trust any
command-asks-will-vote-about = { $thumb_id ->
    [up] «{ $target }, кому сьогодні від вас палець угору?»
   *[down] «{ $target }, кому сьогодні від вас палець униз?»
}
    .title = Спитати, кому палець угору чи вниз
    .help = ask МІСЦЕ will-vote any up|down
command-asks-will-vote-thumb = «{ $target }, якщо { $about } сьогодні стане перед судом, від вас палець угору чи вниз?»
    .title = Спитати, як проголосують щодо гравця
    .help = ask МІСЦЕ will-vote МІСЦЕ any
command-asks-ask-vote = «{ $target }, кого нам вигнати?»
    .title = Спитати, кого вигнати
    .help = ask МІСЦЕ ask-vote any
command-asks-agree = «{ $target }, з якою заявою ви згодні?»
    .title = Спитати, із чим хтось згоден
    .help = ask МІСЦЕ agree any
command-asks-disagree = «{ $target }, з якою заявою ви не згодні?»
    .title = Спитати, із чим хтось не згоден
    .help = ask МІСЦЕ disagree any
command-asks-bought = «{ $target }, яке слово купила ваша монета?»
    .title = Спитати, яке слово приніс підкуп
    .help = ask МІСЦЕ bought any
command-because-claim = { command-claim } через #{ NUMBER($because) }
    .help = because НОМЕР claim РОЛЬ
command-because-report = { command-report } через #{ NUMBER($because) }
    .help = because НОМЕР report НІЧ МІСЦЕ family|traitor
command-because-suspect = { command-suspect } через #{ NUMBER($because) }
    .help = because НОМЕР suspect МІСЦЕ
command-because-trust = { command-trust } через #{ NUMBER($because) }
    .help = because НОМЕР trust МІСЦЕ
command-because-will-vote = { command-will-vote } через #{ NUMBER($because) }
    .help = because НОМЕР will-vote МІСЦЕ up|down
command-because-ask-vote = { command-ask-vote } через #{ NUMBER($because) }
    .help = because НОМЕР ask-vote МІСЦЕ
command-because-agree = { command-agree } через #{ NUMBER($because) }
    .help = because НОМЕР agree НОМЕР
command-because-disagree = { command-disagree } через #{ NUMBER($because) }
    .help = because НОМЕР disagree НОМЕР
command-because-bought = { command-bought } через #{ NUMBER($because) }
    .help = because НОМЕР bought СЛОВО
command-because-bought-role = { command-bought-role } через #{ NUMBER($because) }
    .help = because НОМЕР bought role:РОЛЬ
command-because-bought-player = { command-bought-player } через #{ NUMBER($because) }
    .help = because НОМЕР bought player:МІСЦЕ
command-because-bought-nothing = { command-bought-nothing } через #{ NUMBER($because) }
    .help = because НОМЕР bought -
command-because-asks-claim = { command-asks-claim } через #{ NUMBER($because) }
    .help = because НОМЕР ask МІСЦЕ claim any
command-because-asks-report-night = { command-asks-report-night } через #{ NUMBER($because) }
    .help = because НОМЕР ask МІСЦЕ report any МІСЦЕ family|traitor
command-because-asks-report-about = { command-asks-report-about } через #{ NUMBER($because) }
    .help = because НОМЕР ask МІСЦЕ report НІЧ any family|traitor
command-because-asks-report-side = { command-asks-report-side } через #{ NUMBER($because) }
    .help = because НОМЕР ask МІСЦЕ report НІЧ МІСЦЕ any
command-because-asks-suspect = { command-asks-suspect } через #{ NUMBER($because) }
    .help = because НОМЕР ask МІСЦЕ suspect any
command-because-asks-trust = { command-asks-trust } через #{ NUMBER($because) }
    .help = because НОМЕР ask МІСЦЕ trust any
command-because-asks-will-vote-about = { command-asks-will-vote-about } через #{ NUMBER($because) }
    .help = because НОМЕР ask МІСЦЕ will-vote any up|down
command-because-asks-will-vote-thumb = { command-asks-will-vote-thumb } через #{ NUMBER($because) }
    .help = because НОМЕР ask МІСЦЕ will-vote МІСЦЕ any
command-because-asks-ask-vote = { command-asks-ask-vote } через #{ NUMBER($because) }
    .help = because НОМЕР ask МІСЦЕ ask-vote any
command-because-asks-agree = { command-asks-agree } через #{ NUMBER($because) }
    .help = because НОМЕР ask МІСЦЕ agree any
command-because-asks-disagree = { command-asks-disagree } через #{ NUMBER($because) }
    .help = because НОМЕР ask МІСЦЕ disagree any
command-because-asks-bought = { command-asks-bought } через #{ NUMBER($because) }
    .help = because НОМЕР ask МІСЦЕ bought any

# The word of a ghost, and the signs of the traitors.
command-word = Передати слово «{ $word }»
    .title = Передати власне слово
    .help = word СЛОВО
command-word-role = Передати назву ролі: { $role }
    .title = Передати назву ролі
    .help = word role:РОЛЬ
command-word-player = Передати ім’я гравця: { $seat }
    .title = Передати ім’я гравця
    .help = word player:МІСЦЕ
command-word-nothing = Не передавати нічого
    .title = Не передавати нічого
    .help = word -
command-sign-nod = Кивнути: { $seat }
    .title = Кивнути комусь
    .help = sign nod МІСЦЕ
command-sign-shake = Похитати головою: { $seat }
    .title = Похитати комусь головою
    .help = sign shake МІСЦЕ
command-sign-mark = Позначити: { $seat } — { $role }
    .title = Позначити когось роллю
    .help = sign mark МІСЦЕ РОЛЬ

# Titles of what commands ask for.
part-role = Роль
part-night = Ніч
part-about = Про кого
part-side = Сторона
part-thumb = Палець
part-entry = Номер у протоколі
part-because = Через номер
part-target = До кого
part-word = Слово
part-seat = Гравець

## What goes on now, in a few words

stage-in_the_box = До початку гри
stage-opening = Пролог
stage-coin = Передають монету
stage-pass_gun = Передають пістолет
stage-pass_vest = Передають жилет
stage-introduce = Знайомство
stage-elect = Подарунок столу
stage-talk = Перемовини
stage-second = Звинувачення
stage-defence = Захист
stage-vote = Голосування
stage-blast = Вибух
stage-night_1 = Ніч, перша частина
stage-night_2 = Ніч, друга частина
stage-night_3 = Ніч, третя частина
stage-night_4 = Ніч, остання частина
stage-tap = Таємна фаза: Простак
stage-place = Таємна фаза: пістолет
stage-bang = Пошуки Дона
stage-last_call = Останній шанс
stage-over = Партію завершено

## Titles of what lies on the table; .help where a person would ask

field-viewer = Чий погляд
field-game = Гра
field-stage = Зараз
field-day = День
field-asked = Черга відповідати
field-answered = Уже є відповідь
field-accuser = Хто звинуватив
field-accused = Обвинувачений
field-seconder = Хто підтримав
field-ballots = Уже є голос
field-over = Сказано «у мене все»
    .help = На сьогодні їм нічого додати. Звинувачення це скасовує.
field-gun = Пістолет
field-vest = Жилет
field-horse_head = Голова коня
field-living = Серед живих
field-away = Немає за столом
field-family_left = Сім’ї лишилося
field-traitors_left = Зрадників лишилося
field-team = Зрадник
    .help = До кінця гри це читають лише зрадники.
field-offer = Пропозиція Дона
field-arrested = Під арештом, але ще тут
    .help = Міцний горішок, який вийде згодом.
field-patsy = Простак
field-gun_side = Якщо пістолет потрапить до вас
    .help = Кому ви його передасте: ліворуч чи праворуч.
field-vest_side = Якщо жилет потрапить до вас
    .help = Кому ви його передасте: ліворуч чи праворуч.
field-bank = Монети в банку
field-coin_givers = Ще віддає монету
field-at_dusk = Сутінки
field-item_elected = Подарунок столу вирішено
field-trials = Судів сьогодні
field-announced = Оголошень часу
    .help = Скільки разів сьогодні оголошено, скільки часу лишилося.
field-vote_held = Сьогодні голосували
field-cast_today = Сьогодні є голос
field-missed_votes = Минулого разу без голосу
    .help = Хто не голосує два такі дні поспіль, отримує позначку «відсутній».
field-traitor_out = Сьогодні вибув зрадник
field-traitor_voted_out = Сьогодні вигнано зрадника
field-quiet_round = Раунд поки що тихий
    .help = У ньому ще ніхто не вибув.
field-quiet_rounds = Тихі раунди
    .help = Раунди поспіль, у яких ніхто не вибув. Коли їх забагато, гра закінчується внічию.
field-all_seeing = Привид, що бачить усе
field-ledger = Протокол
    .help = Усе сказане й вирішене при всіх, із номерами, щоб на це можна було послатися. Журнал розповідає це словами.
field-ending = Завершення
field-winners = Переможці
field-choices = Вибір цієї ночі
field-peek = Кого перевіряє
field-strike = Кому удар
field-seek_don = Де шукає Дона
field-role = Роль
field-told = Вам сказали
    .help = Що ведучий сказав вам про цього гравця.
field-sought = Чи це Дон
    .help = Що ведучий сказав вам про цього гравця.
field-coins = Монети
field-thumb = Палець
field-points_at = На кого вказує
    .help = Уночі — кого зрадник хоче арештувати; коли вирішують подарунок столу — кому його хочуть віддати.
field-bribes = Кого підкуповує
field-word = Передане слово
field-word_about = Передане ім’я
field-accused_today = Кого сьогодні звинувачує
field-acts_today = Заяв сьогодні
field-roles_in_play = Ролі в грі
field-roles_hidden = Карти, яких ви не бачили
    .help = Ролі в грі, карти яких для вас лежать долілиць.
field-living_count = Живих гравців
field-downs_needed = Пальців униз потрібно
    .help = Більш ніж половина живих гравців.
field-downs = Пальців униз, які ви бачите
field-spare = Запас Сім’ї
    .help = Скільки ще членів Сім’ї може вибути, якщо не вибуде жоден зрадник, щоб гра тривала.
field-trials_left = Судів сьогодні лишилося
field-quiet_rounds_left = Тихих раундів до нічиєї
field-not_over = Ще не сказано «у мене все»
field-ballots_missing = Ще немає голосу
field-entries = Рядків у протоколі
field-claims = Хто ким назвався
field-seat = Гравець
field-entry = Номер
    .help = Номер у протоколі.
field-reports = Хто що розповів
field-about = Про кого
field-side = Сторона
field-night = Ніч
field-opinions = Підозри й довіра
field-suspected_by = Підозрюють
field-trusted_by = Довіряють
field-promises = Обіцяні сьогодні голоси
field-votes = Як голосували
field-down = Палець униз
field-up = Палець угору
field-acts_left = Заяв сьогодні лишилося
field-left_neighbour = Сусід ліворуч
field-right_neighbour = Сусід праворуч

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-family = Я із Сім’ї.
talk-quiet = { $seat_is ->
    [me] Щось ви мовчите.
   *[other] Щось { $seat } мовчить.
}
talk-listen = { $seat_is ->
    [me] Хотілося б послухати вас.
   *[other] Нехай скаже { $seat }.
}
talk-slowly = Не поспішаймо.
talk-vote-now = Досить балачок. Голосуймо.
talk-proof = А докази де?
talk-lie = Це брехня.
talk-why-me = Чого це всі дивляться на мене?
talk-peace = Ми зібралися, щоб помиритися.
talk-slept = Як спалося?
talk-offer = Я зроблю вам пропозицію, від якої неможливо відмовитися.

## What happened. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-said = { $channel_id ->
    [team] { $seat_is ->
        [me] Ви шепочете зрадникам: { $text }
       *[other] { $seat } шепоче зрадникам: { $text }
    }
    [ghosts] { $seat_is ->
        [me] Ви кажете серед привидів: { $text }
       *[other] { $seat } каже серед привидів: { $text }
    }
   *[table] { $seat_is ->
        [me] Ви кажете: { $text }
       *[other] { $seat } каже: { $text }
    }
}
event-game-started = { $game_id ->
    [fast] Лишай пістолет, бери канолі. Один із вас — Дон.
   *[full] Сім’я сідає поговорити. Та не всі за цим столом — рідні.
}
event-role-in-play = У грі: { event-role-in-play.part }.
    .part = { NUMBER($count) ->
        [1] { $role }
       *[other] { $role } × { NUMBER($count) }
    }
    .all = У грі: { $parts }.
event-item-in-play = Напоготові: { $item }.
    .part = { $item }
    .all = Напоготові: { $parts }.
event-role-dealt = { $seat_is ->
    [me] Ваша карта: { $role }. Тримайте це при собі.
   *[other] { "" }
}
event-asked = { "" }
event-day-began = Починається день { NUMBER($day) }.
event-night-began = { NUMBER($night) ->
    [0] Усі заплющують очі. Зрадники, розплющте свої й роздивіться.
   *[other] Ніч { NUMBER($night) }. Усі заплющують очі. До світанку — ані слова.
}
event-call-announced = { $call_id ->
    [arrest] Зрадники, домовтеся, кого арештуєте.
    [peek] Консильєри, кого перевіряєте?
    [offer] Доне Корлеоне, кому зробите пропозицію?
    [gun] Поплічнику, кому дасте пістолет?
    [vest] Вірний громило, кому дасте жилет?
    [strike] Кілере, кому завдасте удару?
    [seek_don] Шефе поліції, хто, на вашу думку, Дон?
   *[bribe] Хто має монету: якого привида підкупите?
}
event-whispered = { $about_id ->
    [team] { $seats_is ->
        [me] Ви — єдиний зрадник.
        [us] Зрадники: { $seats }.
        [other] Єдиний зрадник — { $seats }.
       *[others] Зрадники: { $seats }.
    }
    [team_mate] { $seats_is ->
        [me] Серед зрадників ваша карта — { $answer }.
       *[other] Серед зрадників: { $seats } — { $answer }.
    }
    [peek] { $answer_id ->
        [traitor] { $seat_is ->
            [me] Ведучий показує вниз: { $seats } — зрадник.
           *[other] Консильєри дізнається: { $seats } — зрадник.
        }
       *[family] { $seat_is ->
            [me] Ведучий показує вгору: { $seats } — із Сім’ї.
           *[other] Консильєри дізнається: { $seats } — із Сім’ї.
        }
    }
    [seek_don] { $answer_id ->
        [yes] { $seat_is ->
            [me] Ведучий киває: { $seats } — Дон.
           *[other] Шеф поліції дізнається: { $seats } — Дон.
        }
       *[no] { $seat_is ->
            [me] Ведучий хитає головою: { $seats } — не Дон.
           *[other] Шеф поліції дізнається: { $seats } — не Дон.
        }
    }
    [bribed] { $seat_is ->
        [me] Монета за ваше слово. Просить: { $seats }.
       *[other] Монета за слово. Просить: { $seats }; відповідає: { $seat }.
    }
    [word] { $answer_id ->
        [nothing] { $seat_is ->
            [me] За монету ви не отримуєте ні слова.
           *[other] За монету { $seat } не отримує ні слова.
        }
        [text] { $seat_is ->
            [me] За монету ви отримуєте слово.
           *[other] За монету { $seat } отримує слово.
        }
        [player] { $seat_is ->
            [me] За монету ви отримуєте ім’я: { $seats }.
           *[other] За монету { $seat } отримує ім’я: { $seats }.
        }
       *[role] { $seat_is ->
            [me] За монету ви отримуєте назву ролі: { $answer }.
           *[other] За монету { $seat } отримує назву ролі: { $answer }.
        }
    }
    [arrested] { $seat_is ->
        [me] Уночі по вас приходили. Але ви — міцний горішок, тож іще трохи побудете.
       *[other] Уночі мав бути арешт. Але { $seat } — міцний горішок, тож іще трохи побуде.
    }
    [drawn_target] { $seats_is ->
        [me] Жереб вирішив за зрадників: арештувати мають вас.
       *[other] Жереб вирішив за зрадників: арештувати мають гравця { $seats }.
    }
    [patsy] Дон і Простак заодно: { $seats }.
   *[nothing] { "" }
}
event-word-brought = { $word_is ->
    [none] { "" }
   *[text] { $seat_is ->
        [me] Слово для вас: «{ $word }».
       *[other] { $seat } читає слово: «{ $word }».
    }
}
    .after = { $sentence } Це «{ $word }».
event-confirmed = { "" }
event-unconfirmed = { "" }
event-checkpoint-passed = { NUMBER($checkpoint) ->
    [1] Зрадники, заплющте очі.
    [2] Ніч триває.
    [3] Ніч добігає кінця.
   *[other] { "" }
}
event-passed = { $seat_is ->
    [me] Ви пасуєте.
   *[other] { $seat } пасує.
}
    .part = { $seat }
    .all = Поки що мовчать: { $parts }.
event-rules-explained = Звинувачуйте, кого хочете. Якщо хтось підтримає, буде суд: обвинувачений скаже своє слово, а тоді всі разом покажуть пальці. Якщо більш ніж половина вниз, обвинувачений вибуває.
event-election-in = { $seat_is ->
    [me] { $choice_is ->
        [nobody] Ви не називаєте нікого.
        [me] Ви називаєте себе.
       *[other] Ви називаєте: { $choice }.
    }
   *[other] Вибір зроблено: { $seat }.
}
    .part = { $choice_is ->
        [unknown] { $seat }
        [nobody] { $seat } (нікого)
       *[other] { $seat } ({ $choice })
    }
    .all = Вибір зроблено: { $parts }.
event-election-shown = { $choice_is ->
    [nobody] { $seat_is ->
        [me] Ви нікого не назвали.
       *[other] { $seat } не називає нікого.
    }
    [me] { $seat_is ->
        [me] Ви назвали себе.
       *[other] { $seat } називає вас.
    }
   *[other] { $seat_is ->
        [me] Ви назвали: { $choice }.
       *[other] { $seat } називає: { $choice }.
    }
}
    .part = { $choice_is ->
        [nobody] { $seat } → ніхто
       *[other] { $seat } → { $choice }
    }
    .all = Вибір столу: { $parts }.
event-item-elected = { $choice_is ->
    [nobody] { $item_id ->
        [gun] Більшості немає ні в кого: пістолет лишається в шухляді.
       *[vest] Більшості немає ні в кого: жилет лишається на гачку.
    }
    [me] { $item_id ->
        [gun] Стіл вирішив: пістолет маєте ви.
       *[vest] Стіл вирішив: жилет носите ви.
    }
   *[other] { $item_id ->
        [gun] Стіл вирішив: пістолет має { $choice }.
       *[vest] Стіл вирішив: жилет носить { $choice }.
    }
}

# Statements. A reason and a question come before what is said, and make one line with it.
event-reason-given = { $seat_is ->
    [me] Ви, через #{ NUMBER($entry) }:
   *[other] { $seat }, через #{ NUMBER($entry) }:
}
event-question-put = { $seat_is ->
    [me] Ви питаєте: «{ $target }, скажіть…»
   *[other] { $target_is ->
        [me] { $seat } питає вас:
       *[other] { $seat } питає: «{ $target }, скажіть…»
    }
}
    .after = { $target_is ->
        [me] { $sentence } «Запитання до вас»
       *[other] { $sentence } «{ $target }, скажіть…»
    }
event-claimed = { $seat_is ->
    [me] Ви: «Я — { event-claimed.part }» (#{ NUMBER($number) })
   *[other] { $seat }: «Я — { event-claimed.part }» (#{ NUMBER($number) })
}
    .part = { $role }
    .after = { $sentence } «Я — { event-claimed.part }» (#{ NUMBER($number) })
event-family-reported = { $seat_is ->
    [me] Ви: { event-family-reported.part }
   *[other] { $seat }: { event-family-reported.part }
}
    .part = { $about_is ->
        [me] «Ніч { NUMBER($night) } показала: ви — із Сім’ї» (#{ NUMBER($number) })
       *[other] «Ніч { NUMBER($night) } показала: { $about } — із Сім’ї» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-family-reported.part }
event-traitor-reported = { $seat_is ->
    [me] Ви: { event-traitor-reported.part }
   *[other] { $seat }: { event-traitor-reported.part }
}
    .part = { $about_is ->
        [me] «Ніч { NUMBER($night) } показала: ви — зрадник» (#{ NUMBER($number) })
       *[other] «Ніч { NUMBER($night) } показала: { $about } — зрадник» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-traitor-reported.part }
event-suspected = { $seat_is ->
    [me] Ви: { event-suspected.part }
   *[other] { $seat }: { event-suspected.part }
}
    .part = { $about_is ->
        [me] «Підозрюю, що ви — зрадник» (#{ NUMBER($number) })
       *[other] «Підозрюю, що { $about } — зрадник» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-suspected.part }
event-trusted = { $seat_is ->
    [me] Ви: { event-trusted.part }
   *[other] { $seat }: { event-trusted.part }
}
    .part = { $about_is ->
        [me] «Вірю, що ви — із Сім’ї» (#{ NUMBER($number) })
       *[other] «Вірю, що { $about } — із Сім’ї» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-trusted.part }
event-vote-promised = { $seat_is ->
    [me] Ви: { event-vote-promised.part }
   *[other] { $seat }: { event-vote-promised.part }
}
    .part = { $thumb_id ->
        [up] { $about_is ->
            [me] «Якщо ви сьогодні станете перед судом, від мене палець угору» (#{ NUMBER($number) })
           *[other] «Якщо { $about } сьогодні стане перед судом, від мене палець угору» (#{ NUMBER($number) })
        }
       *[down] { $about_is ->
            [me] «Якщо ви сьогодні станете перед судом, від мене палець униз» (#{ NUMBER($number) })
           *[other] «Якщо { $about } сьогодні стане перед судом, від мене палець униз» (#{ NUMBER($number) })
        }
    }
    .after = { $sentence } { event-vote-promised.part }
event-vote-wanted = { $seat_is ->
    [me] Ви: { event-vote-wanted.part }
   *[other] { $seat }: { event-vote-wanted.part }
}
    .part = { $about_is ->
        [me] «Вам час іти. Голосуйте всі разом зі мною» (#{ NUMBER($number) })
       *[other] «{ $about } має піти. Голосуйте всі разом зі мною» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-vote-wanted.part }
event-agreed = { $seat_is ->
    [me] Ви: { event-agreed.part }
   *[other] { $seat }: { event-agreed.part }
}
    .part = { $speaker_is ->
        [me] «Погоджуюся з вами (#{ NUMBER($entry) })» (#{ NUMBER($number) })
        [other] «Погоджуюся з гравцем { $speaker } (#{ NUMBER($entry) })» (#{ NUMBER($number) })
       *[none] «Погоджуюся з #{ NUMBER($entry) }» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-agreed.part }
event-disagreed = { $seat_is ->
    [me] Ви: { event-disagreed.part }
   *[other] { $seat }: { event-disagreed.part }
}
    .part = { $speaker_is ->
        [me] «Не погоджуюся з вами (#{ NUMBER($entry) })» (#{ NUMBER($number) })
        [other] «Не погоджуюся з гравцем { $speaker } (#{ NUMBER($entry) })» (#{ NUMBER($number) })
       *[none] «Не погоджуюся з #{ NUMBER($entry) }» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-disagreed.part }
event-word-told = { $seat_is ->
    [me] Ви: «Моя монета купила одне слово: { $word }» (#{ NUMBER($number) })
   *[other] { $seat }: «Моя монета купила одне слово: { $word }» (#{ NUMBER($number) })
}
    .after = { $sentence } «Моя монета купила одне слово: { $word }» (#{ NUMBER($number) })
event-no-word-told = { $seat_is ->
    [me] Ви: «Моя монета купила мовчання» (#{ NUMBER($number) })
   *[other] { $seat }: «Моя монета купила мовчання» (#{ NUMBER($number) })
}
    .after = { $sentence } «Моя монета купила мовчання» (#{ NUMBER($number) })
event-role-asked = { $seat_is ->
    [me] Ви: «Яка ваша роль?» (#{ NUMBER($number) })
   *[other] { $seat }: «Яка ваша роль?» (#{ NUMBER($number) })
}
    .after = { $sentence } «Яка ваша роль?» (#{ NUMBER($number) })
event-report-night-asked = { $seat_is ->
    [me] Ви: { event-report-night-asked.part }
   *[other] { $seat }: { event-report-night-asked.part }
}
    .part = { $side_id ->
        [traitor] { $about_is ->
            [me] «Яка ніч показала, що це зрадник?» (про вас) (#{ NUMBER($number) })
           *[other] «Яка ніч показала, що { $about } — зрадник?» (#{ NUMBER($number) })
        }
       *[family] { $about_is ->
            [me] «Яка ніч показала, що це член Сім’ї?» (про вас) (#{ NUMBER($number) })
           *[other] «Яка ніч показала, що { $about } — із Сім’ї?» (#{ NUMBER($number) })
        }
    }
    .after = { $sentence } { event-report-night-asked.part }
event-report-about-asked = { $seat_is ->
    [me] Ви: { event-report-about-asked.part }
   *[other] { $seat }: { event-report-about-asked.part }
}
    .part = { $side_id ->
        [traitor] «Про кого ніч { NUMBER($night) } показала, що це зрадник?» (#{ NUMBER($number) })
       *[family] «Про кого ніч { NUMBER($night) } показала, що це член Сім’ї?» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-report-about-asked.part }
event-report-side-asked = { $seat_is ->
    [me] Ви: { event-report-side-asked.part }
   *[other] { $seat }: { event-report-side-asked.part }
}
    .part = { $about_is ->
        [me] «Що показала ніч { NUMBER($night) }: Сім’я чи зрадник?» (про вас) (#{ NUMBER($number) })
       *[other] «Що показала ніч { NUMBER($night) }: { $about } — із Сім’ї чи зрадник?» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-report-side-asked.part }
event-suspect-asked = { $seat_is ->
    [me] Ви: «Кого ви підозрюєте?» (#{ NUMBER($number) })
   *[other] { $seat }: «Кого ви підозрюєте?» (#{ NUMBER($number) })
}
    .after = { $sentence } «Кого ви підозрюєте?» (#{ NUMBER($number) })
event-trust-asked = { $seat_is ->
    [me] Ви: «Кому ви довіряєте?» (#{ NUMBER($number) })
   *[other] { $seat }: «Кому ви довіряєте?» (#{ NUMBER($number) })
}
    .after = { $sentence } «Кому ви довіряєте?» (#{ NUMBER($number) })
event-promise-about-asked = { $seat_is ->
    [me] Ви: { event-promise-about-asked.part }
   *[other] { $seat }: { event-promise-about-asked.part }
}
    .part = { $thumb_id ->
        [up] «Кому сьогодні від вас палець угору?» (#{ NUMBER($number) })
       *[down] «Кому сьогодні від вас палець униз?» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-promise-about-asked.part }
event-promise-thumb-asked = { $seat_is ->
    [me] Ви: { event-promise-thumb-asked.part }
   *[other] { $seat }: { event-promise-thumb-asked.part }
}
    .part = { $about_is ->
        [me] «Якщо сьогодні буде суд, від вас палець угору чи вниз?» (про вас) (#{ NUMBER($number) })
       *[other] «Якщо { $about } сьогодні стане перед судом, від вас палець угору чи вниз?» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-promise-thumb-asked.part }
event-wanted-asked = { $seat_is ->
    [me] Ви: «Кого нам вигнати?» (#{ NUMBER($number) })
   *[other] { $seat }: «Кого нам вигнати?» (#{ NUMBER($number) })
}
    .after = { $sentence } «Кого нам вигнати?» (#{ NUMBER($number) })
event-agreement-asked = { $seat_is ->
    [me] Ви: «З якою заявою ви згодні?» (#{ NUMBER($number) })
   *[other] { $seat }: «З якою заявою ви згодні?» (#{ NUMBER($number) })
}
    .after = { $sentence } «З якою заявою ви згодні?» (#{ NUMBER($number) })
event-disagreement-asked = { $seat_is ->
    [me] Ви: «З якою заявою ви не згодні?» (#{ NUMBER($number) })
   *[other] { $seat }: «З якою заявою ви не згодні?» (#{ NUMBER($number) })
}
    .after = { $sentence } «З якою заявою ви не згодні?» (#{ NUMBER($number) })
event-word-asked = { $seat_is ->
    [me] Ви: «Яке слово купила ваша монета?» (#{ NUMBER($number) })
   *[other] { $seat }: «Яке слово купила ваша монета?» (#{ NUMBER($number) })
}
    .after = { $sentence } «Яке слово купила ваша монета?» (#{ NUMBER($number) })
event-over-said = { $seat_is ->
    [me] Ви: «На сьогодні в мене все».
   *[other] { $seat }: «На сьогодні в мене все».
}
event-over-taken-back = { $seats_is ->
    [me] Вам ще є що сказати.
    [other] { $seats } ще має що сказати.
   *[others] Це ще не все. Знову говорять: { $seats }.
}
event-time-announced = { NUMBER($seconds) ->
    [60] Лишилася одна хвилина.
    [300] Лишилося п’ять хвилин.
    [one] Лишилася { NUMBER($seconds) } секунда.
    [few] Лишилося { NUMBER($seconds) } секунди.
   *[many] Лишилося { NUMBER($seconds) } секунд.
}

event-accused = { $seat_is ->
    [me] Ви звинувачуєте: зрадник — { $about }. (#{ NUMBER($number) })
   *[other] { $about_is ->
        [me] { $seat } звинувачує вас. (#{ NUMBER($number) })
       *[other] { $seat } звинувачує: зрадник — { $about }. (#{ NUMBER($number) })
    }
}
event-accusation-withdrawn = Звинувачення відкликано.
event-accusation-lapsed = { $reason_id ->
    [no_second] Ніхто не підтримав. Звинувачення знято.
    [time] Час вийшов. Звинувачення знято.
   *[accuser_shot] Того, хто звинувачував, уже немає. Звинувачення знято.
}
event-second-declined = { $seat_is ->
    [me] Ви не підтримуєте.
   *[other] { $seat } не підтримує.
}
    .part = { $seat }
    .all = Не підтримують: { $parts }.
event-seconded = { $seat_is ->
    [me] Ви підтримуєте: { $about } стає перед судом. (#{ NUMBER($number) })
   *[other] { $about_is ->
        [me] { $seat } підтримує: ви стаєте перед судом. (#{ NUMBER($number) })
       *[other] { $seat } підтримує: { $about } стає перед судом. (#{ NUMBER($number) })
    }
}
event-defence-began = { $seat_is ->
    [me] Тиша за столом. Слово на захист — ваше.
   *[other] Тиша за столом. Слово на захист має { $seat }.
}
event-defence-ended = { $seat_is ->
    [me] Ви своє слово сказали.
   *[other] { $seat } завершує захист.
}
event-vote-began = { $seat_is ->
    [me] Голосуймо. Живих за столом — { NUMBER($living) }. Якщо пальців униз буде { NUMBER($needed) } чи більше, ви вибуваєте.
   *[other] Голосуймо. Живих за столом — { NUMBER($living) }. Якщо пальців униз буде { NUMBER($needed) } чи більше, { $seat } вибуває.
}
event-ballot-in = { $thumb_id ->
    [up] { $seat_is ->
        [me] Ваш палець — угору.
       *[other] { $seat } голосує: палець угору.
    }
    [down] { $seat_is ->
        [me] Ваш палець — униз.
       *[other] { $seat } голосує: палець униз.
    }
   *[unknown] Є голос: { $seat }.
}
    .part = { $thumb_id ->
        [up] { $seat } (угору)
        [down] { $seat } (униз)
       *[unknown] { $seat }
    }
    .all = Є голоси: { $parts }.
event-ballot-missed = { "" }
event-vote-closed = { $missing_is ->
    [none] { $up_is ->
        [none] Униз: { $down }.
       *[other] { $down_is ->
            [none] Униз — жодного пальця. Угору: { $up }.
           *[other] Униз: { $down }. Угору: { $up }.
        }
    }
   *[other] { $up_is ->
        [none] { $down_is ->
            [none] Униз — жодного пальця. Без голосу, тобто вгору: { $missing }.
           *[other] Униз: { $down }. Без голосу, тобто вгору: { $missing }.
        }
       *[other] { $down_is ->
            [none] Униз — жодного пальця. Угору: { $up }. Без голосу, тобто вгору: { $missing }.
           *[other] Униз: { $down }. Угору: { $up }. Без голосу, тобто вгору: { $missing }.
        }
    }
}
event-vote-counted = { $out ->
    [yes] { NUMBER($downs) ->
        [one] { NUMBER($downs) } палець униз — цього досить.
        [few] { NUMBER($downs) } пальці вниз — цього досить.
       *[many] { NUMBER($downs) } пальців униз — цього досить.
    }
   *[no] { $seat_is ->
        [me] { NUMBER($downs) ->
            [one] { NUMBER($downs) } палець униз — цього замало: ви лишаєтеся.
            [few] { NUMBER($downs) } пальці вниз — цього замало: ви лишаєтеся.
           *[many] { NUMBER($downs) } пальців униз — цього замало: ви лишаєтеся.
        }
       *[other] { NUMBER($downs) ->
            [one] { NUMBER($downs) } палець униз — цього замало: { $seat } лишається.
            [few] { NUMBER($downs) } пальці вниз — цього замало: { $seat } лишається.
           *[many] { NUMBER($downs) } пальців униз — цього замало: { $seat } лишається.
        }
    }
}
event-trial-cancelled = { $seat_is ->
    [me] Ви вже не за столом, тож голосування скасовано.
   *[other] { $seat } вже не за столом, тож голосування скасовано.
}
event-shot = { $seat_is ->
    [me] Бах! Ви стріляєте. Падає { $about }. (#{ NUMBER($number) })
   *[other] { $about_is ->
        [me] Бах! { $seat } стріляє у вас. (#{ NUMBER($number) })
       *[other] Бах! { $seat } стріляє. Падає { $about }. (#{ NUMBER($number) })
    }
}
event-blasted = { $side_id ->
    [left] { $seat_is ->
        [me] Ви йдете не самі: сусід ліворуч, { $about }, теж вибуває. (#{ NUMBER($number) })
       *[other] { $about_is ->
            [me] { $seat } йде не на самоті: ви, сусід ліворуч, теж вибуваєте. (#{ NUMBER($number) })
           *[other] { $seat } йде не на самоті: сусід ліворуч, { $about }, теж вибуває. (#{ NUMBER($number) })
        }
    }
   *[right] { $seat_is ->
        [me] Ви йдете не самі: сусід праворуч, { $about }, теж вибуває. (#{ NUMBER($number) })
       *[other] { $about_is ->
            [me] { $seat } йде не на самоті: ви, сусід праворуч, теж вибуваєте. (#{ NUMBER($number) })
           *[other] { $seat } йде не на самоті: сусід праворуч, { $about }, теж вибуває. (#{ NUMBER($number) })
        }
    }
}
event-eliminated = { $how_id ->
    [dusk] { $seat_is ->
        [me] Сутінки: вам усе-таки час іти. На вашій карті — { $role }.
       *[other] Сутінки: { $seat } усе-таки йде з-за столу. На карті — { $role }.
    }
   *[other] { $seat_is ->
        [me] Ви йдете з-за столу. На вашій карті — { $role }.
       *[other] { $seat } йде з-за столу. На карті — { $role }.
    }
}
event-day-ended = { $reason_id ->
    [time] Час вийшов. День { NUMBER($day) } закінчено.
    [all_over] Усе сказано. День { NUMBER($day) } закінчено.
    [shot] Після пострілу вже не до розмов. День { NUMBER($day) } закінчено.
   *[vote] День { NUMBER($day) } закінчено.
}
event-offer-fulfilled = { $seat_is ->
    [me] Сьогодні пропозицію не знято. Голова коня стоїть перед вами: від такої пропозиції неможливо відмовитися.
   *[other] Сьогодні пропозицію не знято. Голову коня перед собою бачить { $seat }: від такої пропозиції неможливо відмовитися.
}
event-offer-lifted = { $seat_is ->
    [me] Сьогодні вибув зрадник. Голови коня можете не боятися.
   *[other] Сьогодні вибув зрадник. { $seat } може не боятися голови коня.
}
event-item-returned = { $item_id ->
    [gun] Пістолет повертається до ведучого.
    [vest] Жилет повертається до ведучого.
   *[horse_head] Голову коня виносять.
}
event-pointed = { $choice_is ->
    [nobody] { $seat_is ->
        [me] Ви показуєте: цієї ночі без арешту.
       *[other] { $seat } показує: цієї ночі без арешту.
    }
    [unset] { $seat_is ->
        [me] Ви опускаєте палець.
       *[other] { $seat } опускає палець.
    }
    [me] { $seat_is ->
        [me] Ви вказуєте на себе.
       *[other] { $seat } вказує на вас.
    }
   *[other] { $seat_is ->
        [me] Ви вказуєте: { $choice }.
       *[other] { $seat } вказує: { $choice }.
    }
}
event-signed = { $sign_id ->
    [nod] { $seat_is ->
        [me] Ви киваєте гравцеві { $target }.
       *[other] { $target_is ->
            [me] { $seat } киває вам.
           *[other] { $seat } киває гравцеві { $target }.
        }
    }
    [shake] { $seat_is ->
        [me] Ви дивитеся на гравця { $target } і хитаєте головою.
       *[other] { $target_is ->
            [me] { $seat } дивиться на вас і хитає головою.
           *[other] { $seat } дивиться на гравця { $target } і хитає головою.
        }
    }
   *[mark] { $seat_is ->
        [me] Ви позначаєте: { $target } — { $role }.
       *[other] { $target_is ->
            [me] { $seat } позначає вас: { $role }.
           *[other] { $seat } позначає: { $target } — { $role }.
        }
    }
}
event-choice-entered = { $choice_is ->
    [nobody] { $seat_is ->
        [me] Цієї ночі ви утримуєтеся. ({ $call })
       *[other] { $seat } цієї ночі утримується. ({ $call })
    }
    [me] { $seat_is ->
        [me] Ваш вибір: ви самі. ({ $call })
       *[other] { $call }: { $choice }.
    }
   *[other] { $seat_is ->
        [me] Ваш вибір: { $choice }. ({ $call })
       *[other] { $call }: { $choice }.
    }
}
event-side-set = { $item_id ->
    [gun] { $side_id ->
        [left] Якщо пістолет потрапить до вас, він піде ліворуч.
       *[right] Якщо пістолет потрапить до вас, він піде праворуч.
    }
   *[vest] { $side_id ->
        [left] Якщо жилет потрапить до вас, він піде ліворуч.
       *[right] Якщо жилет потрапить до вас, він піде праворуч.
    }
}
event-word-sent = { $answer_id ->
    [nothing] { $seat_is ->
        [me] Ви не передаєте нічого.
       *[other] { $seat } не передає нічого.
    }
    [text] { $seat_is ->
        [me] Ви передаєте слово: «{ $word }».
       *[other] { $seat } передає слово: «{ $word }».
    }
    [player] { $seat_is ->
        [me] Ви передаєте ім’я: { $about }.
       *[other] { $seat } передає ім’я: { $about }.
    }
   *[role] { $seat_is ->
        [me] Ви передаєте назву ролі: { $answer }.
       *[other] { $seat } передає назву ролі: { $answer }.
    }
}
event-doomed = { "" }
event-night-cleared = { "" }
event-dawn-reported = { $seats_is ->
    [none] Доброго ранку. Ця ніч не забрала нікого.
    [me] Доброго ранку. Ця ніч забрала вас.
    [us] Доброго ранку. Цієї ночі вибуваєте { $seats }.
    [other] Доброго ранку. Цієї ночі вибуває { $seats }.
   *[others] Доброго ранку. Цієї ночі вибувають { $seats }.
}
event-cause-told = { $cause_id ->
    [strike] { $seat_is ->
        [me] Ви — жертва Кілера.
       *[other] { $seat } — жертва Кілера.
    }
    [miss] { $seat_is ->
        [me] Ви завдали удару не тому гравцеві.
       *[other] { $seat } завдає удару не тому гравцеві.
    }
   *[arrest] { $seat_is ->
        [me] Ви під арештом.
       *[other] { $seat } під арештом.
    }
}
event-coin-given = { $seat_is ->
    [me] Ви лишаєте монету. Її бере { $to }. (#{ NUMBER($number) })
   *[other] { $to_is ->
        [me] { $seat } лишає вам монету. (#{ NUMBER($number) })
       *[other] { $seat } лишає монету. Її бере { $to }. (#{ NUMBER($number) })
    }
}
event-coin-spent = { $seat_is ->
    [me] У вас на монету менше; лишилося: { NUMBER($left) }.
   *[other] { $seat } має на монету менше; лишилося: { NUMBER($left) }.
}
event-coins-returned = { NUMBER($count) ->
    [one] { NUMBER($count) } монета повертається в банк.
    [few] { NUMBER($count) } монети повертаються в банк.
   *[many] { NUMBER($count) } монет повертається в банк.
}
event-item-placed = { $item_id ->
    [gun] { $seat_is ->
        [me] Перед вами лежить пістолет.
       *[other] Пістолет має { $seat }.
    }
    [vest] { $seat_is ->
        [me] Перед вами лежить жилет.
       *[other] Жилет має { $seat }.
    }
   *[horse_head] { $seat_is ->
        [me] Перед вами стоїть голова коня.
       *[other] Голову коня перед собою бачить { $seat }.
    }
}
event-item-refused = { $item_id ->
    [gun] { $seat_is ->
        [me] До пістолета ви й не торкнетеся.
       *[other] { $seat } до пістолета й не торкнеться.
    }
   *[vest] { $seat_is ->
        [me] До жилета ви й не торкнетеся.
       *[other] { $seat } до жилета й не торкнеться.
    }
}
event-item-passed = { $item_id ->
    [gun] { $seat_is ->
        [me] Ви відсуваєте пістолет. Тепер його має { $to }. (#{ NUMBER($number) })
       *[other] { $to_is ->
            [me] { $seat } підсуває пістолет вам. (#{ NUMBER($number) })
           *[other] { $seat } відсуває пістолет. Тепер його має { $to }. (#{ NUMBER($number) })
        }
    }
   *[vest] { $seat_is ->
        [me] Ви відсуваєте жилет. Тепер його має { $to }. (#{ NUMBER($number) })
       *[other] { $to_is ->
            [me] { $seat } підсуває жилет вам. (#{ NUMBER($number) })
           *[other] { $seat } відсуває жилет. Тепер його має { $to }. (#{ NUMBER($number) })
        }
    }
}
event-away-noted = { "" }
event-went-away = { $seat_is ->
    [me] Вас позначено як відсутнього гравця.
   *[other] Немає за столом: { $seat }.
}
event-came-back = { $seat_is ->
    [me] Вас більше не позначено як відсутнього гравця.
   *[other] Позначку відсутності знято: { $seat }.
}
event-default-played = { $decision_id ->
    [opening] { "" }
    [night_1] { "" }
    [night_2] { "" }
    [night_3] { "" }
    [night_4] { "" }
    [tap] { "" }
    [place] { "" }
   *[other] { $seat_is ->
        [me] Час на вашу відповідь минув; за вас відповідає стіл.
       *[other] { $seat } не відповідає вчасно; відповідає стіл.
    }
}
event-role-opened = { $seat_is ->
    [me] Ваша карта: { $role }.
   *[other] { $seat } — { $role }.
}
    .part = { $seat } ({ $role })
    .all = Карти: { $parts }.
event-fact-opened = { "" }
event-ghost-opened = { "" }
event-game-ended = { $reason_id ->
    [family] Партію завершено. Сім’я очистила свій дім. Переможці: { $seats }.
    [traitors] Партію завершено. Зрадники взяли гору. Переможці: { $seats }.
    [draw] Партію завершено. Нічия: забагато тихих раундів.
    [cops] Партію завершено. Дона застрелено, Копи перемогли. Переможці: { $seats }.
    [don] Партію завершено. Канолі дістаються Донові. Переможці: { $seats }.
   *[none] Партію завершено, без результату.
}
event-round-began = Раунд { NUMBER($round) }. Усі заплющують очі.
event-gun-placed = { $seat_is ->
    [me] Розплющте очі. Пістолет лежить перед вами: хтось вас підставляє.
   *[other] Розплющте очі. Пістолет має { $seat }.
}
event-last-call = Останній шанс. Стріляйте зараз, або на гачок натисне випадок.
event-banged = { $don ->
    [yes] { $seat_is ->
        [me] Бах! Ви стріляєте. Падає { $about }, і це Дон. (#{ NUMBER($number) })
       *[other] { $about_is ->
            [me] Бах! { $seat } стріляє у вас, Доне. (#{ NUMBER($number) })
           *[other] Бах! { $seat } стріляє. Падає { $about }, і це Дон. (#{ NUMBER($number) })
        }
    }
   *[no] { $seat_is ->
        [me] Бах! Ви стріляєте. Падає { $about }, і це не Дон. (#{ NUMBER($number) })
       *[other] { $about_is ->
            [me] Бах! { $seat } стріляє у вас. Ви не Дон. (#{ NUMBER($number) })
           *[other] Бах! { $seat } стріляє. Падає { $about }, і це не Дон. (#{ NUMBER($number) })
        }
    }
}
event-patsy-shown = { $seat_is ->
    [me] Простак — це ви.
   *[other] Простак — це { $seat }.
}
event-role-word-told = { $seat_is ->
    [me] Ви: «Моя монета купила назву ролі: { $role }» (#{ NUMBER($number) })
   *[other] { $seat }: «Моя монета купила назву ролі: { $role }» (#{ NUMBER($number) })
}
    .after = { $sentence } «Моя монета купила назву ролі: { $role }» (#{ NUMBER($number) })
event-player-word-told = { $seat_is ->
    [me] Ви: { event-player-word-told.part }
   *[other] { $seat }: { event-player-word-told.part }
}
    .part = { $about_is ->
        [me] «Моя монета купила ім’я: ваше» (#{ NUMBER($number) })
       *[other] «Моя монета купила ім’я: { $about }» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-player-word-told.part }

## How a game ends

ending-family = перемога Сім’ї
    .help = Не лишилося жодного зрадника.
ending-traitors = перемога зрадників
    .help = Зрадників не менше, ніж членів Сім’ї.
ending-draw = нічия
ending-cops = перемога Копів
ending-don = перемога Дона
ending-none = ще не завершено

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-game = Гра
    .help = Повна гра — дні, ночі, голосування й особливі ролі, від 5 до 20 гравців. Швидка гра — один Дон, один пістолет і кілька хвилин, від 3 до 7 гравців. Якщо не обирати, від 5 гравців це повна гра.
    .auto = за кількістю гравців
    .full = Пропозиція, від якої неможливо відмовитися
    .fast = Лишай пістолет, бери канолі
option-accomplice = Поплічник
    .help = Один із Мафіозі — Поплічник, який щоночі може дати комусь пістолет.
option-loyal_brute = Вірний громило
    .help = Один із Мафіозі — Вірний громило, який щоночі може дати комусь жилет.
option-coward = Боягуз
    .help = Один із Мафіозі — Боягуз, який мусить передавати пістолет і жилет сусідові. Потрібен Поплічник, Вірний громило або подарунок столу.
option-tough_guy = Міцний горішок
    .help = Один із Мафіозі — Міцний горішок, який після арешту лишається ще на один раунд.
option-assassin = Кілер
    .help = Один із Копів — Кілер, який щоночі може завдати удару Донові, а схибивши, вибуває сам.
option-police_chief = Шеф поліції
    .help = Один із Копів — Шеф поліції, який щоночі може спитати про когось, чи це Дон.
option-saboteur = Диверсант
    .help = Один із Копів — Диверсант, який, вигнаний голосуванням, забирає із собою сусіда.
option-infiltrator = Кріт
    .help = Один із Копів — Кріт, який для Консильєри видається членом Сім’ї.
option-strict_box = Лише карти з коробки
    .help = Для ролей має вистачити 26 карт із коробки. Інакше Мафіозі й Копів може бути скільки завгодно.
option-custom_roles = Власний перелік ролей
    .help = Ви самі вирішуєте, чи є Консильєри й Дон і скільки Копів; решта — Мафіозі. Зрадників має бути менше, ніж членів Сім’ї.
option-consigliere = Консильєри
    .help = Чи є в грі Консильєри. Вимкнути можна лише з власним переліком ролей.
option-don = Дон Корлеоне
    .help = Чи є в грі Дон, а з ним і голова коня. Вимкнути можна лише з власним переліком ролей.
option-cops = Копи
    .help = Скільки в грі звичайних Копів, якщо перелік ролей власний. 0 означає стільки, скільки дають правила з коробки.
option-bribes = Монети й підкуп
    .help = Хто вибуває вночі, лишає сусідові монету, а за монету можна купити в привида одне слово.
option-clocks = Годинники
    .help = Кожен етап має свій час, і всі ночі тривають однаково. Без годинників етап закінчується, коли всі відповіли; це довше, зате чекають на кожного.
option-opening_seconds = Пролог, у секундах
    .help = Скільки часу мають зрадники, щоб побачити одне одного перед днем 1.
option-intro_seconds = Знайомство, у секундах
    .help = Скільки часу має кожен гравець, щоб у день 1 сказати кілька слів.
option-day_seconds = Перемовини, у секундах
    .help = Скільки триває день, не рахуючи судів.
option-second_seconds = Підтримка, у секундах
    .help = Скільки часу звинувачення чекає на підтримку.
option-defence_seconds = Захист, у секундах
    .help = Скільки часу може говорити обвинувачений.
option-ballot_seconds = Голосування, у секундах
    .help = Скільки часу можна показувати палець. Хто не показав, той ніби показав угору.
option-elect_seconds = Подарунок столу, у секундах
    .help = Скільки часу обирають, кому дістанеться подарунок столу.
option-pass_seconds = Передача, у секундах
    .help = Скільки часу є, щоб передати сусідові монету, пістолет чи жилет.
option-blast_seconds = Вибух, у секундах
    .help = Скільки часу має Диверсант, щоб обрати: ліворуч чи праворуч.
option-night_seconds = Ніч, у секундах
    .help = Скільки триває кожна ніч, хоч би кого викликали.
option-host_pause = Господар може зупиняти гру
    .help = Господар столу може зупинити всі годинники й пустити їх знову. Якщо вимкнено, гра йде без перерв.
option-opening_arrest = Арешт у пролозі
    .help = Зрадники роблять арешт уже перед днем 1. Тоді хтось так і не скаже ні слова.
option-team_sees_roles = Зрадники знають ролі одне одного
    .help = У пролозі зрадники бачать не лише, хто вони, а й яка в кого карта.
option-early_end = День може закінчитися раніше
    .help = День закінчується, коли всі сказали «у мене все» і немає відкритого звинувачення. Без годинників це обов’язково.
option-elected_item = Подарунок столу
    .help = Перед вільною розмовою кожен таємно називає гравця; кого назве більш ніж половина, той отримує пістолет на день або жилет на ніч. Лише якщо ролі, яка його дає, немає в грі.
    .none = немає
    .gun = пістолет
    .vest = жилет
option-talk_limit = Заяв на день
    .help = Скільки заяв може зробити кожен гравець за день. Вільну розмову не обмежено.
option-open_ballots = Відкрите голосування
    .help = Кожен палець видно відразу. Інакше всі показують разом.
option-max_trials = Судів на день
    .help = Скільки судів може бути за один день. 0 означає без обмежень.
option-shot_ends_day = Постріл закінчує день
    .help = Після пострілу того дня більше не розмовляють. Інакше день триває.
option-offer_needs_vote = Пропозицію знімає лише голосування
    .help = Гравця з головою коня рятує лише зрадник, вигнаний голосуванням, а не застрелений чи підірваний. Так у правилах англійською.
option-team_chat = Зрадники можуть шепотітися
    .help = Уночі зрадники мають власний чат. Інакше вони лише вказують і подають знаки.
option-arrest_rule = Арешт
    .help = Кого арештують, якщо зрадники вказують не на одного: нікого, того, на кого вказує більшість, чи навмання одного з тих, на кого вказують.
    .unanimous = лише одностайно
    .majority = досить більшості
    .random_of_pointed = навмання один із тих, на кого вказують
option-self_gift = Подарунки собі
    .help = Поплічник і Вірний громило можуть лишити пістолет чи жилет собі.
option-vest_same_night = Жилет діє відразу
    .help = Жилет захищає тієї самої ночі, коли його дають, і його ніколи не видно. Інакше він день лежить відкрито й захищає наступної ночі.
option-tough_until_dusk = Міцний горішок до сутінків
    .help = Арештований Міцний горішок виходить у кінці наступного дня. Інакше він лишається ще й на наступну ніч.
option-tough_told = Міцному горішкові кажуть
    .help = Арештований Міцний горішок на світанку дізнається про це потай.
option-verbose_dawn = На світанку кажуть як
    .help = Світанкове оголошення каже й те, як вибув кожен гравець: від арешту, від Кілера чи через власний промах.
option-coward_secret = Боягуз передає таємно
    .help = Боягуз уночі обирає бік для пістолета й жилета, і вони з’являються в сусіда. Інакше всі бачать, як він їх передає.
option-word_list_only = Лише імена й назви ролей
    .help = Підкуплений привид може передати лише ім’я гравця або назву ролі, і жодного іншого слова.
option-ghost_view = Що бачать привиди
    .help = Лише відкрите всім або все. «Залежно від підкупу» означає все, якщо привидів не можна підкупити.
    .auto = залежно від підкупу
    .public = відкрите всім
    .full = усе
option-spectator_delay_seconds = Затримка для глядачів, у секундах
    .help = Наскільки пізніше бачать усе ті, хто дивиться без місця за столом, щоб нікому не могли допомогти. Гравці, привиди й господар столу бачать усе відразу.
option-quiet_rounds_limit = Тихих раундів до нічиєї
    .help = Після стількох раундів поспіль, у яких ніхто не вибув, гра закінчується внічию.
option-fast_secret_seconds = Швидка гра: таємна фаза, у секундах
    .help = Скільки часу має Дон, щоб покласти перед кимось пістолет.
option-fast_holder_seconds = Швидка гра: до пострілу, у секундах
    .help = Скільки часу може думати й говорити той, хто має пістолет.
option-fast_last_call_seconds = Швидка гра: останній шанс, у секундах
    .help = Скільки часу є на постріл, коли оголошено останній шанс. Потім на гачок натискає випадок.
option-patsy_counts = Швидка гра: Простак вважається Копом
    .help = Якщо гравців семеро, Дон перемагає, коли лишився щонайбільше один Коп, і Простака теж рахують. Інакше рахують лише справжніх Копів.
option-absent_seconds = Відсутність, через скільки секунд
    .help = Скільки хтось може бути без зв’язку, перш ніж вважатиметься відсутнім.
option-absent_seat = Відсутні гравці
    .help = Хто грає за того, хто пішов назовсім: типові відповіді, бот чи заміна.
    .defaults = типові відповіді
    .bot = бот
    .substitute = заміна

preset-by-the-letter = За буквою правил
    .help = Де наше рішення відходить від того, що дослівно кажуть правила, діють слова правил: день закінчується лише голосуванням або за годинником, а хто вибув, і далі бачить усе.

## Why not, and what to do instead

refusal-bad-seats = У цю гру грають від 3 до 20 гравців, а не { NUMBER($seats) }.
refusal-bad-seats-full = У повну гру грають від 5 до 20 гравців, а не { NUMBER($seats) }. У швидку — від 3 до 7.
refusal-bad-seats-fast = У швидку гру грають від 3 до 7 гравців, а не { NUMBER($seats) }.
refusal-no-roles-in-fast = У швидкій грі один Дон, а решта Копи: вимкніть додаткові ролі, власний перелік ролей і підкуп.
refusal-no-room-for-roles = Додаткових ролей більше, ніж Мафіозі чи Копів, яких вони могли б замінити; оберіть менше або додайте гравців.
refusal-coward-needs-item = Боягузові потрібен у грі пістолет або жилет: додайте Поплічника, Вірного громила або подарунок столу.
refusal-not-in-the-box = { $role ->
    [mafioso] Карт Мафіозо в коробці лише { NUMBER($most) }; додайте додаткові ролі або дозвольте більше, ніж у коробці.
    [cop] Карт Копа в коробці лише { NUMBER($most) }; оберіть менше або дозвольте більше, ніж у коробці.
   *[other] Карт цієї ролі в коробці лише { NUMBER($most) }; оберіть менше або дозвольте більше, ніж у коробці.
}
refusal-list-without-custom = Консильєри, Дона й кількість Копів можна змінити лише з власним переліком ролей; увімкніть його.
refusal-sides-out-of-balance = Має бути щонайменше один зрадник, а зрадників — менше, ніж членів Сім’ї; змініть перелік ролей.
refusal-day-without-end = Без годинників день міг би тривати вічно; дозвольте йому закінчуватися раніше або ввімкніть годинники.
refusal-item-has-giver = Цей предмет уже дає одна з ролей у грі; оберіть інший предмет або приберіть цю роль.

refusal-game-over = Партію завершено; у ній більше нічого не зробити.
refusal-ghost-acts = Ви тепер привид: дивіться й розмовляйте з іншими привидами.
refusal-ghost-talks = Привиди нічого не кажуть живим; розмовляйте з іншими привидами.
refusal-no-such-player = Там ніхто не сидить.
refusal-not-in-fast = У швидкій грі такого немає: розмовляйте й шукайте Дона.
refusal-only-in-fast = Це для швидкої гри.
refusal-not-living = Цей гравець — привид; назвіть когось живого.
refusal-nothing-to-confirm = Зараз нема чого підтверджувати.
refusal-not-confirmed = Ви ще нічого не підтвердили.
refusal-confirmed-already = Ви вже підтвердили.

refusal-no-introduction-now = Зараз не час знайомства.
refusal-no-over-now = «У мене все» кажуть під час перемовин, коли немає відкритого звинувачення.
refusal-over-already = Ви вже сказали «у мене все»; візьміть це назад, якщо хочете говорити далі.
refusal-not-over-yet = Ви не казали «у мене все», тож нема чого брати назад.
refusal-no-election-now = Зараз подарунка столу не вирішують.
refusal-no-accusing-now = Звинувачувати можна лише у вільній розмові, під час перемовин.
refusal-not-oneself = Себе назвати не можна; назвіть іншого гравця.
refusal-one-accusation = Уже є відкрите звинувачення; зачекайте, доки його вирішать.
refusal-accused-today = Сьогодні ви цього гравця вже звинувачували; полиште це іншим або зачекайте до завтра.
refusal-enough-trials = Судів на сьогодні досить; зачекайте до завтра.
refusal-nothing-to-withdraw = У вас немає звинувачення, яке можна відкликати; підтримане вже не відкличеш.
refusal-nothing-to-second = Жодне звинувачення не чекає на підтримку.
refusal-not-your-second = Той, хто звинуватив, і обвинувачений підтримати не можуть; це має зробити хтось інший.
refusal-second-answered = Ви вже сказали, що не підтримуєте.
refusal-no-defence-now = Зараз ніхто не захищається.
refusal-not-your-defence = Завершити захист може лише обвинувачений.
refusal-no-vote-now = Зараз не голосують; спершу когось мають звинуватити, а хтось — підтримати.
refusal-same-thumb = Ваш палець уже так і показує.
refusal-no-shooting-now = Стріляти можна лише під час перемовин, від початку вільної розмови.
refusal-no-gun = Пістолет лежить не перед вами.
refusal-no-blast-now = Зараз вам нема чого підривати.
refusal-no-coin-to-give = Зараз ви не маєте монети, яку треба віддати.
refusal-nothing-to-pass = Тут немає нічого, що ви мусите передати.
refusal-no-sides-to-set = Зараз вам не треба обирати бік.
refusal-same-side = Цей бік уже обрано.

refusal-no-talk-now = Зараз не час розмовляти.
refusal-no-talk-in-vote = Під час голосування не розмовляють; покажіть палець.
refusal-only-accused-speaks = Зараз говорить лише обвинувачений; послухайте.
refusal-not-your-introduction = Зараз про себе розповідає хтось інший; зачекайте своєї черги.
refusal-night-is-silent = Уночі тиша; зачекайте до світанку.
refusal-enough-talk = Сьогодні ви вже зробили заяв: { NUMBER($most) }, і це межа; вільно розмовляти можна й далі.
refusal-no-such-argument = Така заява тут не має сенсу: вона має стосуватися іншого гравця за столом або ролі в грі.
refusal-no-such-night = Розповісти можна лише про ніч, яка минула.
refusal-bad-question = У запитанні відкрите рівно одне місце; лишіть одне й заповніть решту.
refusal-open-place = У заяві немає відкритих місць; заповніть його або поставте запитання.
refusal-no-such-act = Немає заяви з таким номером, з якою можна погодитися чи ні.
refusal-no-such-entry = У протоколі немає рядка з таким номером.
refusal-no-such-reason = До цього причину не додають; наведіть її з іншою заявою.
refusal-no-bribes = У цій грі немає підкупу.
refusal-no-team-chat = У цій грі зрадники не мають чату; вони вказують і подають знаки.
refusal-not-of-the-team = Зараз ви цього зробити не можете.
refusal-not-a-ghost = Серед привидів розмовляють лише привиди.

refusal-no-night-now = Це роблять уночі, а зараз не ніч.
refusal-call-closed = Цієї ночі вже запізно.
refusal-no-powers-in-opening = У пролозі здібностей не застосовують; зачекайте першої ночі.
refusal-not-a-traitor = Ви не берете участі в арешті.
refusal-same-choice = Ви вже це обрали.
refusal-no-peeking = Ваша роль не дозволяє перевіряти інших.
refusal-no-offer = Ваша роль не дозволяє робити пропозицію.
refusal-offer-used = Свою пропозицію ви вже зробили; вона одна на гру.
refusal-no-gun-to-give = Ваша роль не дозволяє давати пістолет.
refusal-no-vest-to-give = Ваша роль не дозволяє давати жилет.
refusal-no-self-gift = За цим столом це не можна дати собі; назвіть іншого гравця.
refusal-no-striking = Ваша роль не дозволяє завдавати удару.
refusal-no-seeking = Ваша роль не дозволяє шукати Дона.
refusal-no-coin = У вас немає монети для підкупу.
refusal-not-a-ghost-named = Підкупити можна лише того, хто був привидом на початку ночі.
refusal-no-word-asked = Зараз від вас не чекають слова.
refusal-bad-word = Це не одне слово: потрібно від 1 до 24 літер, без пробілів, цифр та інших знаків.
refusal-only-listed-words = За цим столом можна передати лише ім’я гравця або назву ролі.

refusal-not-the-don = Це робить лише Дон.
refusal-no-tapping-now = Простака обирають лише в першій таємній фазі, коли гравців семеро.
refusal-no-placing-now = Пістолет кладуть перед кимось лише в таємній фазі.
refusal-gun-must-be-placed = Спершу покладіть перед кимось пістолет.
refusal-patsy-must-be-tapped = Спершу оберіть Простака.
refusal-not-the-patsy = Перед Простаком пістолет не кладуть; оберіть іншого гравця.
refusal-no-bang-now = Зараз не час стріляти.
refusal-not-the-holder = Пістолет лежить не перед вами; говоріть із тим, хто його має.

refusal-no-clock-runs = Жоден годинник зараз не йде, тож і час вийти не може.
refusal-away-already = Цього гравця вже позначено як відсутнього.
refusal-not-known = Чи це дозволено, залежить від того, чого ви не бачите.
