# Condottiere: cards, regions, questions, what happened, options, and why not.

condottiere = Кондотьєр
    .about = Карткова гра торгу й блефу. Ведіть своїх найманців, здобувайте регіони й першими збудуйте королівство.

## Cards. .short is for narrow lines, .help says what the card does.

card-mercenary_1 = Найманець 1
    .short = 1
    .help = Додає 1 до вашої лінії. Це можуть змінити Зима, Весна і ваш Барабанщик.
card-mercenary_2 = Найманець 2
    .short = 2
    .help = Додає 2 до вашої лінії. Це можуть змінити Зима, Весна і ваш Барабанщик.
card-mercenary_3 = Найманець 3
    .short = 3
    .help = Додає 3 до вашої лінії. Це можуть змінити Зима, Весна і ваш Барабанщик.
card-mercenary_4 = Найманець 4
    .short = 4
    .help = Додає 4 до вашої лінії. Це можуть змінити Зима, Весна і ваш Барабанщик.
card-mercenary_5 = Найманець 5
    .short = 5
    .help = Додає 5 до вашої лінії. Це можуть змінити Зима, Весна і ваш Барабанщик.
card-mercenary_6 = Найманець 6
    .short = 6
    .help = Додає 6 до вашої лінії. Це можуть змінити Зима, Весна і ваш Барабанщик.
card-mercenary_10 = Найманець 10
    .short = 10
    .help = Додає 10 до вашої лінії. Це можуть змінити Зима, Весна і ваш Барабанщик.
card-winter = Зима
    .short = Зи
    .help = Прибирає кожну Весну. Якщо вона лежить наприкінці битви, кожен найманець має силу 1, ваші теж.
card-spring = Весна
    .short = Ве
    .help = Прибирає кожну Зиму. Якщо вона лежить наприкінці битви, найсильніші найманці у грі мають на 3 більше, хоч би чиї вони були.
card-bishop = Єпископ
    .short = Єп
    .help = Прибирає найсильніших найманців з усіх ліній, з вашої теж. Потім покладіть Прихильність на регіон або лишіть її поза полем.
card-courtesan = Куртизанка
    .short = Ку
    .help = Має силу 1, хоч би що сталося. Хто одноосібно має найбільше Куртизанок, бере жетон.
card-drummer = Барабанщик
    .short = Ба
    .help = Подвоює кожного найманця вашої лінії. Другий Барабанщик нічого не додає.
card-heroine = Героїня
    .short = Ге
    .help = Має силу 10, хоч би що сталося: жодна карта на неї не діє.
card-scarecrow = Опудало
    .short = Оп
    .help = Ви можете повернути на руку одного найманця зі своєї лінії. Після цього Опудало скидають.
card-surrender = Капітуляція
    .short = Ка
    .help = Негайно завершує битву. Лінії порівнюють такими, якими вони лежать.
card-unknown = карта, якої ви не бачите
    .short = ?
    .help = Цю карту вам бачити не можна.
card-none = жодної карти
    .short = -
    .help = Тут немає карти.

## Regions

region-torino = Турин
region-milano = Мілан
region-venezia = Венеція
region-genova = Генуя
region-mantova = Мантуя
region-ferrara = Феррара
region-parma = Парма
region-modena = Модена
region-bologna = Болонья
region-lucca = Лукка
region-firenze = Флоренція
region-siena = Сієна
region-urbino = Урбіно
region-ancona = Анкона
region-spoleto = Сполето
region-roma = Рим
region-napoli = Неаполь
region-off = поза полем
region-unknown = невідомий регіон

## Words on the board

board-token = Жетон кондотьєра
board-favor = Прихильність Папи
board-favor-off = Прихильність поза полем.
board-contested = Битва за регіон { $region }
board-final-battle = Вирішальна битва
board-hand = { NUMBER($n) ->
    [one] { NUMBER($n) } карта
    [few] { NUMBER($n) } карти
   *[many] { NUMBER($n) } карт
}
board-regions = { NUMBER($n) ->
    [one] { NUMBER($n) } регіон
    [few] { NUMBER($n) } регіони
   *[many] { NUMBER($n) } регіонів
}
board-points = { NUMBER($n) ->
    [one] { NUMBER($n) } бал
    [few] { NUMBER($n) } бали
   *[many] { NUMBER($n) } балів
}
board-out = поза битвою
board-face-down = закрита
board-deck = колода
board-discard = скид
board-battle-number = Битва { NUMBER($n) }
board-map = Мапа Італії
board-no-battle = Битви ще немає
board-after-battle = Після битви { NUMBER($n) }
board-next-battle = Наступна битва: { $region }
board-contested-short = За нього точиться битва.
board-region-free = Регіон { $region } вільний.
board-region-held = Регіон { $region } тримає { $name }.
board-region-yours = Регіон { $region } ваш.
board-region-borders = Межує з: { $regions }.
board-whole-map = Показати всю мапу
board-zoom-in = Збільшити
board-zoom-out = Зменшити
board-goal = { NUMBER($total) ->
    [one] Для перемоги: { NUMBER($total) } регіон або { NUMBER($group) ->
        [one] { NUMBER($group) } суміжний
        [few] { NUMBER($group) } суміжні
       *[many] { NUMBER($group) } суміжних
    }
    [few] Для перемоги: { NUMBER($total) } регіони або { NUMBER($group) ->
        [one] { NUMBER($group) } суміжний
        [few] { NUMBER($group) } суміжні
       *[many] { NUMBER($group) } суміжних
    }
   *[many] Для перемоги: { NUMBER($total) } регіонів або { NUMBER($group) ->
        [one] { NUMBER($group) } суміжний
        [few] { NUMBER($group) } суміжні
       *[many] { NUMBER($group) } суміжних
    }
}
board-campaign = { NUMBER($target) ->
    [one] Партія { NUMBER($n) } кампанії до { NUMBER($target) } бала
   *[many] Партія { NUMBER($n) } кампанії до { NUMBER($target) } балів
}
board-threat = Ця битва може принести перемогу в партії: { $names }.
board-you = { $name } (ви)
board-turn = хід цього гравця
board-defender = захисник
board-winner = переможець
board-leads = зараз веде в цій битві
board-ties = ділить першість у битві
board-printed = надруковано
board-cards-of-kind = { $card } × { NUMBER($n) }
board-your-hand = Ваша рука
board-no-cards = У вас немає карт.
board-discard-seen = Що видно від останнього тасування:
board-discard-empty = Від останнього тасування не скидали жодної відкритої карти.
board-think-again = Повернути
board-show-which = Оберіть карти й гравців
board-touch-card = Торкніться карти, щоб побачити її дію.
board-touch-map = Торкніться регіону на мапі.
board-name-region = За назвою
board-chart-regions = Регіони після кожної битви
board-chart-strength = Сила в кожній битві
board-chart-battle = Битва

## What a seat is asked; .waiting is what the others read meanwhile

decision-in_the_box = Зараз від вас нічого не треба.
    .waiting = Зараз ні від кого нічого не треба.
decision-over = Партію завершено.
    .waiting = Партію завершено.
decision-choose_region = Жетон у вас: оберіть регіон наступної битви.
    .waiting = Чекаємо: { $seats } обирає регіон.
decision-play_or_pass = Зіграйте карту або спасуйте.
    .waiting = Чекаємо: { $seats } грає карту або пасує.
decision-take_back = Ваше Опудало може повернути вам на руку одного найманця з вашої лінії. Якого?
    .waiting = Чекаємо: { $seats } може повернути найманця на руку.
decision-place_favor = Покладіть Прихильність на регіон або лишіть її поза полем.
    .waiting = Чекаємо: { $seats } кладе Прихильність.
decision-discard_hand = Лишіть руку для наступної битви або скиньте її всю (лише якщо в ній немає найманців). Вашої відповіді ніхто не дізнається, доки не відповіли всі.
    .waiting = Чекаємо на відповіді, хто лишає руку.
decision-keep_cards = Раунд завершено, і карти є тільки у вас: лишіть собі щонайбільше дві.
    .waiting = Чекаємо: { $seats } лишає собі щонайбільше дві карти.
decision-draw = Скільки карт ви добираєте?
    .waiting = Чекаємо: { $seats } добирає карти.

## What one may do; .help is the command to type

command-choose = Обрати регіон { $region }
    .help = choose РЕГІОН
command-play = Зіграти: { $card }
    .help = play КАРТА
command-pass = Спасувати
    .help = pass
command-pass-turning-up = Спасувати й відкрити свою карту
    .help = pass up
command-take = Повернути на руку: { $card }
    .help = take КАРТА
command-take-nothing = Нічого не повертати
    .help = take nothing
command-favor = Покласти Прихильність на регіон { $region }
    .help = favor РЕГІОН
command-favor-off = Лишити Прихильність поза полем
    .help = favor off
command-keep-hand = Лишити руку
    .help = keep hand
command-discard-hand = Скинути всю руку
    .help = discard hand
command-draw = { NUMBER($n) ->
    [0] Нічого не добирати
    [one] Добрати { NUMBER($n) } карту
    [few] Добрати { NUMBER($n) } карти
   *[many] Добрати { NUMBER($n) } карт
}
    .help = draw ЧИСЛО
command-keep = Лишити собі: { $cards }
    .help = keep КАРТА [КАРТА]
command-keep-nothing = Нічого собі не лишати
    .help = keep nothing
command-show = Показати: { $cards } (кому: { $seats })
    .help = show КАРТА [КАРТА …] to ІМ’Я [ІМ’Я …]
    .title = Показати карти зі своєї руки
command-say = Сказати щось
    .help = say СЛОВА

## What goes on now, in a few words

stage-in_the_box = Перед партією
stage-choose_region = Вибір регіону
stage-play_or_pass = Битва
stage-take_back = Опудало: чи повернеться найманець
stage-place_favor = Єпископ: куди лягає Прихильність
stage-discard_hand = Після битви: лишити чи скинути руку
stage-keep_cards = Кінець раунду: які карти лишити
stage-draw = Добір карт
stage-over = Партію завершено

## What makes a strength, in the order of reckoning

strength-printed = Найманці, як надруковано
strength-winter = Зима: кожен має силу 1
strength-drummer = Барабанщик: подвоєно
strength-spring = Весна: +3 найсильнішим
strength-courtesan = Куртизанки
strength-heroine = Героїні

## Titles of what lies on the table; .help where a person would ask

field-viewer = Чий погляд
field-stage = Зараз
field-asked = Чия відповідь
field-contested = Спірний регіон
field-favor = Прихильність Папи
    .help = На регіон, де лежить Прихильність, жетон не кладуть.
field-holder = Володар жетона
    .help = Обирає регіон наступної битви.
field-chooser = Ініціатор битви
    .help = Той, хто поклав жетон для цієї битви.
field-out = Поза битвою
field-played = Хто вже зіграв карту
    .help = У цій битві.
field-finalists = Учасники вирішальної битви
field-answered = Хто вже відповів
field-discarding = Хто скине руку
    .help = Доки не відповіли всі, тут видно лише вашу власну відповідь.
field-drawn = Хто вже добрав
    .help = Після цієї битви.
field-deck = Колода
field-discard = Скид
    .help = Карти, які бачили всі. Руки, скинуті цілком і закритими, сюди не входять.
field-battles = Проведено битв
field-idle = Битв поспіль без жодної карти
field-game = Партія
    .help = Номер партії в кампанії.
field-first_holder = Перший володар жетона
field-ending = Завершення
field-winners = Переможці
field-hand = Рука
field-line = Лінія
field-down = Закрита карта
field-regions = Регіони
field-points = Бали
field-buried = Скинуто закритими
    .help = Карти, скинуті з руки; їх знає лише власник.
field-leaders = Найсильніша лінія
    .help = Чия лінія перемогла б, якби битва закінчилася зараз, наскільки вам видно.
field-would_win = Хто виграє тут партію
    .help = Хто виграє партію, якщо здобуде спірний регіон.
field-defender = Захисник
field-defender_waits = Захисник може чекати
    .help = Захисник ще не зіграв жодної карти, тож може спасувати й лишитися в битві.
field-regions_needed = Регіонів для перемоги
field-group_needed = Суміжних регіонів для перемоги
field-target = Балів до кінця кампанії
field-discarded = Скинуто карт
    .help = Усіх разом, відкритих і закритих.
field-strength = Сила
    .help = Скільки важила б лінія, якби битва закінчилася зараз, наскільки вам видно.
field-steps = З чого вона складається
field-unseen = Неврахованих карт
    .help = Закриті карти, яких ви не бачите.
field-courtesans = Куртизанок у лінії
field-region_count = Кількість регіонів
field-group = Найбільша суміжна група

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-truce = { $seat_is ->
    [me] Перемир’я між нами?
   *[other] Перемир’я з гравцем { $seat }?
}
talk-stop = { $seat_is ->
    [me] Вас треба зупинити.
   *[other] Зупинімо гравця { $seat }!
}
talk-beware = { $seat_is ->
    [me] Ви от-от виграєте партію.
   *[other] { $seat } от-от виграє партію.
}
talk-want = Регіон { $region } потрібен мені.
talk-leave = Лишіть мені регіон { $region }, а наступного разу я спасую.
talk-not-fighting = За регіон { $region } я не битимуся.
talk-pass-now = Я спасую, якщо спасуєте ви.
talk-promise = Обіцяю.
talk-doubt = Щось мені не віриться.
talk-who-has = У кого карта { $card }?
talk-i-have = Карта { $card } є в мене.

## What happened. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-game-started = { NUMBER($game) ->
    [1] { $first_holder_is ->
        [me] Партія починається. Жетон у вас.
       *[other] Партія починається. Жетон тримає { $first_holder }.
    }
   *[other] { $first_holder_is ->
        [me] Починається партія { NUMBER($game) }. Жетон у вас.
       *[other] Починається партія { NUMBER($game) }. Жетон тримає { $first_holder }.
    }
}
event-deck-shuffled = { NUMBER($size) ->
    [one] Перетасовано нову колоду: { NUMBER($size) } карта.
    [few] Перетасовано нову колоду: { NUMBER($size) } карти.
   *[many] Перетасовано нову колоду: { NUMBER($size) } карт.
}
event-hand-dealt = { $seat_is ->
    [me] { "" }
   *[other] { NUMBER($count) ->
        [0] { "" }
        [one] { $seat } отримує { NUMBER($count) } карту.
        [few] { $seat } отримує { NUMBER($count) } карти.
       *[many] { $seat } отримує { NUMBER($count) } карт.
    }
}
    .part = { $seat } — { NUMBER($count) }
    .all = Роздано карт: { $parts }.
event-card-dealt = { $seat_is ->
    [me] Ви отримуєте: { $card }.
   *[other] { "" }
}
    .part = { $card }
    .all = Ви отримуєте: { $parts }.
event-asked = { "" }
event-region-chosen = { $seat_is ->
    [me] Ви кладете жетон на регіон { $region }.
   *[other] { $seat } кладе жетон на регіон { $region }.
}
event-battle-started = { $out_is ->
    [none] Починається битва за регіон { $region }.
    [me] Починається битва за регіон { $region }. У вас немає карт, тож ви поза битвою.
   *[other] Починається битва за регіон { $region }. Без карт і поза битвою: { $out }.
}
event-card-played = { $face_down ->
    [yes] { $seat_is ->
        [me] Ви граєте закриту карту: { $card }.
       *[other] { $seat } грає закриту карту.
    }
   *[no] { $seat_is ->
        [me] Ви граєте: { $card }.
       *[other] { $seat } грає: { $card }.
    }
}
event-seasons-discarded = { NUMBER($count) ->
    [one] { $season } минає: скинуто { NUMBER($count) } карту.
    [few] { $season } минає: скинуто { NUMBER($count) } карти.
   *[many] { $season } минає: скинуто { NUMBER($count) } карт.
}
event-mercenaries-dismissed = { NUMBER($count) ->
    [1] З ліній вигнано: { $card }.
   *[other] З ліній вигнано: { $card } × { NUMBER($count) }.
}
event-favor-placed = { $seat_is ->
    [me] { $to_id ->
        [off] Ви лишаєте Прихильність поза полем.
       *[other] Ви кладете Прихильність на регіон { $to }.
    }
   *[other] { $to_id ->
        [off] { $seat } лишає Прихильність поза полем.
       *[other] { $seat } кладе Прихильність на регіон { $to }.
    }
}
event-mercenary-taken-back = { $seat_is ->
    [me] { $card_id ->
        [none] Ви нічого не повертаєте на руку.
       *[other] Ви повертаєте на руку: { $card }.
    }
   *[other] { $card_id ->
        [none] { $seat } нічого не повертає на руку.
       *[other] { $seat } повертає на руку: { $card }.
    }
}
event-card-spent = { "" }
event-card-turned-up = { $seat_is ->
    [me] Ви відкриваєте карту: { $card }.
   *[other] { $seat } відкриває карту: { $card }.
}
event-total-announced = { $seat_is ->
    [me] Ваша сума: { NUMBER($total) }.
   *[other] Сума гравця { $seat }: { NUMBER($total) }.
}
    .after = { $sentence } Сума: { NUMBER($total) }.
event-passed = { $out ->
    [no] { $seat_is ->
        [me] Ви пасуєте, але як захисник лишаєтеся в битві.
       *[other] { $seat } пасує, але як захисник лишається в битві.
    }
   *[yes] { $reason_id ->
        [empty_hand] { $seat_is ->
            [me] У вас більше немає карт, і ви виходите з битви.
           *[other] { $seat } більше не має карт і виходить з битви.
        }
       *[choice] { $seat_is ->
            [me] Ви пасуєте.
           *[other] { $seat } пасує.
        }
    }
}
event-cards-shown = { $seat_is ->
    [me] { NUMBER($count) ->
        [one] Ви показуєте { NUMBER($count) } карту. Хто її бачить: { $to }.
        [few] Ви показуєте { NUMBER($count) } карти. Хто їх бачить: { $to }.
       *[many] Ви показуєте { NUMBER($count) } карт. Хто їх бачить: { $to }.
    }
   *[other] { NUMBER($count) ->
        [one] { $seat } показує { NUMBER($count) } карту. Хто її бачить: { $to }.
        [few] { $seat } показує { NUMBER($count) } карти. Хто їх бачить: { $to }.
       *[many] { $seat } показує { NUMBER($count) } карт. Хто їх бачить: { $to }.
    }
}
event-card-seen = { $seat_is ->
    [me] Ви показали: { $card }.
   *[other] { $seat } має на руці: { $card }.
}
    .part = { $card }
    .all = { $seat_is ->
        [me] Ви показали: { $parts }.
       *[other] { $seat } має на руці: { $parts }.
    }
event-battle-ended = { $reason_id ->
    [surrender] { $by_is ->
        [me] Ваша Капітуляція завершує битву.
       *[other] Капітуляція: { $by } завершує битву.
    }
   *[all_out] Усі вийшли: битву завершено.
}
event-line-revealed = { $seat_is ->
    [me] Ваша закрита карта: { $card }.
   *[other] Закрита карта гравця { $seat }: { $card }.
}
    .part = { $seat } — { $card }
    .all = Закриті карти відкрито: { $parts }.
event-strength-compared = { $seat_is ->
    [me] Ваша сила: { NUMBER($total) }.
   *[other] Сила гравця { $seat }: { NUMBER($total) }.
}
    .part = { NUMBER($courtesans) ->
        [0] { $seat } — { NUMBER($total) }
        [one] { $seat } — { NUMBER($total) } ({ NUMBER($courtesans) } Куртизанка)
        [few] { $seat } — { NUMBER($total) } ({ NUMBER($courtesans) } Куртизанки)
       *[many] { $seat } — { NUMBER($total) } ({ NUMBER($courtesans) } Куртизанок)
    }
    .all = Сила: { $parts }.
event-region-conquered = { $seat_is ->
    [me] Ви завойовуєте регіон { $region }.
   *[other] { $seat } завойовує регіон { $region }.
}
event-region-captured = { $seat_is ->
    [me] Ви захоплюєте регіон { $region }. Колишній власник: { $former_owner }.
   *[other] { $seat } захоплює регіон { $region }. Колишній власник: { $former_owner }.
}
event-region-held = { $seat_is ->
    [me] Ви утримуєте регіон { $region }.
   *[other] { $seat } утримує регіон { $region }.
}
event-battle-tied = Нічия в битві: { $seats }.
event-token-given = { $seat_is ->
    [me] { $reason_id ->
        [courtesans] Ви берете жетон: у вас найбільше Куртизанок.
        [left_of_chooser] Ви берете жетон, бо сидите ліворуч від того, хто обирав регіон.
        [defender] Ви берете жетон як захисник.
       *[winner] Ви берете жетон.
    }
   *[other] { $reason_id ->
        [courtesans] { $seat } бере жетон, бо має найбільше Куртизанок.
        [left_of_chooser] { $seat } бере жетон, бо сидить ліворуч від того, хто обирав регіон.
        [defender] { $seat } бере жетон як захисник.
       *[winner] { $seat } бере жетон.
    }
}
event-board-full = Битися більше нема за що (регіонів під контролем: { NUMBER($regions) }).
event-draw-named = { NUMBER($count) ->
    [0] { $seat_is ->
        [me] Ви нічого не добираєте.
       *[other] { $seat } нічого не добирає.
    }
   *[other] { "" }
}
event-lines-discarded = { "" }
event-hand-answered = { $seat_is ->
    [me] { $answer_id ->
        [discard] Ви вирішуєте скинути руку.
       *[keep] Ви вирішуєте лишити руку.
    }
   *[other] { "" }
}
event-answers-closed = { "" }
event-hand-discarded = { $seat_is ->
    [me] { NUMBER($count) ->
        [one] Ви скидаєте руку: { NUMBER($count) } карта.
        [few] Ви скидаєте руку: { NUMBER($count) } карти.
       *[many] Ви скидаєте руку: { NUMBER($count) } карт.
    }
   *[other] { NUMBER($count) ->
        [one] { $seat } скидає руку: { NUMBER($count) } карта.
        [few] { $seat } скидає руку: { NUMBER($count) } карти.
       *[many] { $seat } скидає руку: { NUMBER($count) } карт.
    }
}
    .part = { $seat } — { NUMBER($count) }
    .all = Руки скинуто, карт у них: { $parts }.
event-stalemate-redeal = { NUMBER($empty_battles) ->
    [one] { NUMBER($empty_battles) } битва поспіль без жодної карти: усі руки скинуто.
    [few] { NUMBER($empty_battles) } битви поспіль без жодної карти: усі руки скинуто.
   *[many] { NUMBER($empty_battles) } битв поспіль без жодної карти: усі руки скинуто.
}
event-round-ended = Раунд завершено.
event-cards-kept = { $seat_is ->
    [me] { NUMBER($count) ->
        [0] Ви не лишаєте собі жодної карти.
        [1] Ви лишаєте собі: { $first }.
       *[other] Ви лишаєте собі: { $first } та { $second }.
    }
   *[other] { NUMBER($count) ->
        [0] { $seat } не лишає собі жодної карти.
        [one] { $seat } лишає собі { NUMBER($count) } карту.
        [few] { $seat } лишає собі { NUMBER($count) } карти.
       *[many] { $seat } лишає собі { NUMBER($count) } карт.
    }
}
event-final-battle-started = { $first_turn_is ->
    [me] Починається вирішальна битва: { $seats }. Перший хід ваш.
   *[other] Починається вирішальна битва: { $seats }. Перший хід робить { $first_turn }.
}
event-default-played = { $seat_is ->
    [me] Час на вашу відповідь минув; за вас відповідає стіл.
   *[other] { $seat } не відповідає вчасно; відповідає стіл.
}
event-game-won = { $seats_is ->
    [me] Ви перемагаєте: { $reason }.
    [other] { $seats } перемагає: { $reason }.
   *[others] Спільна перемога ({ $reason }): { $seats }.
}
event-game-scored = { $seat_is ->
    [me] { NUMBER($points) ->
        [one] Тепер у вас { NUMBER($points) } бал.
        [few] Тепер у вас { NUMBER($points) } бали.
       *[many] Тепер у вас { NUMBER($points) } балів.
    }
   *[other] { NUMBER($points) ->
        [one] { $seat } тепер має { NUMBER($points) } бал.
        [few] { $seat } тепер має { NUMBER($points) } бали.
       *[many] { $seat } тепер має { NUMBER($points) } балів.
    }
}
    .part = { NUMBER($bonus) ->
        [0] { $seat } — { NUMBER($points) } (+{ NUMBER($regions) })
       *[other] { $seat } — { NUMBER($points) } (+{ NUMBER($regions) } і +{ NUMBER($bonus) } за групу)
    }
    .all = Бали: { $parts }.
event-campaign-won = { $seats_is ->
    [me] { NUMBER($points) ->
        [one] Ви виграєте кампанію: { NUMBER($points) } бал.
        [few] Ви виграєте кампанію: { NUMBER($points) } бали.
       *[many] Ви виграєте кампанію: { NUMBER($points) } балів.
    }
    [other] { NUMBER($points) ->
        [one] { $seats } виграє кампанію: { NUMBER($points) } бал.
        [few] { $seats } виграє кампанію: { NUMBER($points) } бали.
       *[many] { $seats } виграє кампанію: { NUMBER($points) } балів.
    }
   *[others] { NUMBER($points) ->
        [one] Спільна перемога в кампанії: { $seats }, по { NUMBER($points) } балу.
        [few] Спільна перемога в кампанії: { $seats }, по { NUMBER($points) } бали.
       *[many] Спільна перемога в кампанії: { $seats }, по { NUMBER($points) } балів.
    }
}
event-cards-opened = { $pile_id ->
    [deck] У колоді лишалося: { event-cards-opened.part }.
    [hand] { $seat_is ->
        [me] На вашій руці лишалося: { event-cards-opened.part }.
       *[other] На руці гравця { $seat } лишалося: { event-cards-opened.part }.
    }
    [buried] { $seat_is ->
        [me] Ви скинули: { event-cards-opened.part }.
       *[other] З руки гравця { $seat } було скинуто: { event-cards-opened.part }.
    }
   *[other] { $seat_is ->
        [me] На вашому боці лежало: { event-cards-opened.part }.
       *[other] На боці гравця { $seat } лежало: { event-cards-opened.part }.
    }
}
    .part = { NUMBER($count) ->
        [1] { $card }
       *[other] { $card } × { NUMBER($count) }
    }
    .all = { $pile_id ->
        [deck] У колоді лишалося: { $parts }.
        [hand] { $seat_is ->
            [me] На вашій руці лишалося: { $parts }.
           *[other] На руці гравця { $seat } лишалося: { $parts }.
        }
        [buried] { $seat_is ->
            [me] Ви скинули: { $parts }.
           *[other] З руки гравця { $seat } було скинуто: { $parts }.
        }
       *[other] { $seat_is ->
            [me] На вашому боці лежало: { $parts }.
           *[other] На боці гравця { $seat } лежало: { $parts }.
        }
    }
event-game-ended = { $seats_is ->
    [me] Партію завершено, і перемога ваша.
    [other] Партію завершено. Перемагає { $seats }.
    [none] Партію завершено.
   *[others] Партію завершено. Спільна перемога: { $seats }.
}

## How a game ends

ending-total = досить регіонів загалом
ending-adjacent = досить регіонів у суміжній групі
ending-full_board = найбільше регіонів, коли битися вже нема за що
ending-final_battle = перемога у вирішальній битві
ending-battle_limit = найбільше регіонів після останньої дозволеної битви
ending-campaign = найбільше балів у кампанії
ending-campaign_final_battle = перемога у вирішальній битві кампанії
ending-none = ще не завершено

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-first_holder = Перший володар жетона
    .help = Хто першим тримає жетон: випадкове місце чи місце, яке ви назвете. (За правилами з коробки — наймолодший гравець.)
    .random = випадкове місце
option-clock = Годинник
    .help = Скільки часу мають гравці: без годинника, наживо на одну зустріч або дні на кожен хід.
    .none = без годинника
    .live = наживо
    .days = дні на кожен хід
option-discard_seconds = Секунди на рішення про руку
    .help = Для гри наживо: скільки часу всі мають після битви, щоб сказати, чи скидають руку. Цей час завжди однаковий, тож нічого не видає.
option-show_cards = Показ карт
    .help = Гравці можуть показувати карти своєї руки тим, кому захочуть. Віддавати карти не можна ніколи.
option-draw_after_battle = Добір після битви
    .help = Без раундів: почніть із 7 картами, а після кожної битви добирайте щонайбільше 3, не перевищуючи межі: 10 і ще одна за кожен ваш регіон.
option-points_campaign = Кампанія на бали
    .help = Зіграйте кілька партій. Кожен регіон дає 1 бал, а перемога суміжною групою — ще 5; хто перший досягне цілі, завершує кампанію, а виграє той, у кого балів найбільше.
option-target = Ціль кампанії
    .help = Скільки балів потрібно, щоб завершити кампанію на бали: 20, 30 або будь-яке число від 10 до 100.
option-bigger_kingdoms = Більші королівства
    .help = Суміжній групі для перемоги потрібен ще один регіон: 4, якщо гравців четверо або більше, 5, якщо їх двоє чи троє.
option-capturing_regions = Захоплення регіонів
    .help = Нападати можна й на регіони під контролем. Їхній власник захищається, може зачекати, перш ніж зіграти першу карту, і за нічиєї зберігає регіон.
option-defender_takes_token = За нічиєї жетон бере захисник
    .help = Лише із захопленням регіонів. Після нічиєї жетон бере захисник, хоч би в кого було найбільше Куртизанок, як і каже буква правил. Інакше Куртизанки й тут мають перевагу.
option-favor_on_contested = Прихильність можна класти на спірний регіон
    .help = Лише із захопленням регіонів. Єпископ може покласти Прихильність на будь-який регіон, навіть на той, за який б’ються, як і каже буква правил; битва триває.
option-full_board_ends = Заповнене поле завершує партію
    .help = Лише із захопленням регіонів. Коли всі регіони під контролем або вільний лише той, де лежить Прихильність, перемагає той, у кого регіонів найбільше, як і каже буква правил. Інакше гра триває, бо нападати завжди є на що.
option-hidden_cards = Закриті карти
    .help = Найманців, Барабанщиків, Героїнь і Куртизанок грають закритими й відкривають, коли їхній гравець грає наступну карту.
option-absent_seat = Відсутні гравці
    .help = Хто грає за того, хто пішов назовсім: типові відповіді, бот чи заміна.
    .defaults = типові відповіді
    .bot = бот
    .substitute = заміна

advice-campaign-with-capturing = Правила гри не радять поєднувати кампанію на бали із захопленням регіонів: партії стають довгими. Але грати так можна.

preset-by-the-letter = За буквою правил
    .help = Де наше рішення відходить від того, що дослівно кажуть правила, діють слова правил. Усе це про захоплення регіонів; без цієї опції нічого не змінюється.

## Why not, and what to do instead

refusal-bad-seats = У «Кондотьєра» грають від 2 до 6 гравців, а не { NUMBER($seats) }.
refusal-bad-first-holder = За цим столом (місць: { NUMBER($seats) }) немає такого: { $value }; назвіть зайняте місце або оберіть random.
refusal-target-without-campaign = Ціль має сенс лише в кампанії на бали; увімкніть її або не чіпайте цілі.
refusal-without-capturing = Це лише про захоплення регіонів; увімкніть захоплення або лишіть це вимкненим.

refusal-game-over = Партію завершено; у ній більше нічого не зробити.
refusal-not-holder = Регіон обирає лише володар жетона.
refusal-not-choosing = Зараз не час обирати регіон; це буде після битви.
refusal-region-controlled = На цьому регіоні вже лежить маркер контролю; оберіть вільний.
refusal-region-protected = Цей регіон захищає Прихильність Папи; оберіть інший.
refusal-own-region = Цей регіон під вашим контролем; оберіть інший.

refusal-one-thing-a-turn = Ви вже зіграли карту; спершу завершіть те, чого вона вимагає.
refusal-out-of-battle = Ви поза цією битвою; зачекайте на наступну.
refusal-no-cards = У вас більше немає карт, тож ви поза цією битвою.
refusal-not-your-turn = Зараз не ваш хід.
refusal-not-in-hand = Цієї карти у вас на руці немає; зіграйте ту, що є, або спасуйте.
refusal-nothing-face-down = У вас немає закритої карти, яку можна відкрити; досить просто спасувати.

refusal-no-bishop = Прихильність переміщують лише відразу після того, як ви зіграли Єпископа.
refusal-favor-on-controlled = На цьому регіоні лежить маркер контролю; покладіть Прихильність на вільний регіон або лишіть її поза полем.
refusal-favor-on-contested = Там точиться битва; покладіть Прихильність на інший регіон або лишіть її поза полем.

refusal-no-scarecrow = Карту повертають на руку лише відразу після того, як ви зіграли Опудало.
refusal-cannot-take-back = Опудало повертає лише найманця з вашої лінії; назвіть того, що там лежить, або не повертайте нічого.
refusal-face-down-stays = Закритого найманця повернути не можна; назвіть відкритого або не повертайте нічого.

refusal-no-hand-to-discard = У вас немає карт, які можна скинути.
refusal-whole-hand = Усе або нічого: скиньте всю руку або лишіть її.
refusal-holds-mercenary = У вас на руці є найманець, тож руку доведеться лишити.
refusal-not-discarding = Руки скидають лише після битви, коли питають усіх.
refusal-never-discarding = Із добором після битви руки ніколи не скидають.

refusal-not-keeping = Карти лишають собі тільки наприкінці раунду, і тільки той єдиний гравець, у кого вони ще є.
refusal-too-many-kept = Ви можете лишити собі щонайбільше дві карти.
refusal-kept-not-in-hand = Лишити можна тільки карти зі своєї руки.

refusal-showing-off = За цим столом карт не показують.
refusal-shown-not-in-hand = Показати можна тільки карти зі своєї руки; назвіть хоча б одну.
refusal-show-to-whom = Назвіть одного чи кількох інших гравців за цим столом, яким показати карти.
refusal-no-giving = Карт ніколи не віддають і не міняють; їх можна лише показати.

refusal-no-drawing = Карти добирають лише з опцією «Добір після битви».
refusal-draw-out-of-range = Ви можете добрати 0, 1, 2 або 3 карти.
refusal-above-limit = Із такою кількістю карт ви перевищите свою межу: 10 і ще одна за кожен ваш регіон; доберіть менше.
refusal-not-your-draw = Зараз не ваша черга добирати.

refusal-no-clock-runs = Жоден годинник зараз не йде, тож і час вийти не може.
refusal-absence-changes-nothing = Відсутній гравець зберігає місце й маркери; за нього грають.
refusal-not-known = Чи це дозволено, залежить від карт, яких ви не бачите.
