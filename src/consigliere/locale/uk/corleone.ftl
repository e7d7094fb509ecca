# Corleone's Empire: cards, places, figures, effects, questions, what happened, options, and why not.

corleone = Хрещений батько. Імперія Корлеоне
    .about = Нью-Йорк, 1950-ті. Відправляйте громил і членів сім’ї по гроші й товари, виконуйте доручення Дона, воюйте за райони, підкуповуйте спільників і встигніть сховати гроші у валізу, перш ніж настане час данини.

## Cards of a hand: money, goods, jobs, allies. .short is for narrow lines, .help says what the card does.

card-money_1 = 1 $
    .short = 1 $
    .help = Гроші рахуються лише тоді, коли вони у вашій валізі.
card-money_2 = 2 $
    .short = 2 $
    .help = Гроші рахуються лише тоді, коли вони у вашій валізі.
card-money_3 = 3 $
    .short = 3 $
    .help = Гроші рахуються лише тоді, коли вони у вашій валізі.
card-money_5 = 5 $
    .short = 5 $
    .help = Гроші рахуються лише тоді, коли вони у вашій валізі.
card-gun = Зброя
    .short = Зб
    .help = Нелегальний товар: ним платять за доручення.
card-booze = Алкоголь
    .short = Ал
    .help = Нелегальний товар: ним платять за доручення.
card-blood_money = Брудні гроші
    .short = БГ
    .help = Нелегальний товар: ним платять за доручення. Це не банкноти.
card-narcotics = Наркотики
    .short = На
    .help = Нелегальний товар: коли ви платите за доручення, він замінює одну зброю, один алкоголь або одні брудні гроші.

card-shake_down = Час платити
    .help = Жовте доручення. Ціна: брудні гроші, зброя й алкоголь. Винагорода: 5 $. Зберіть данину з будь-якої локації.
card-protection_racket = Кришування
    .help = Жовте доручення. Ціна: алкоголь і брудні гроші. Винагорода: 2 $ і 2 $. Зберіть данину з будь-якого одного району.
card-extortion = Здирництво
    .help = Жовте доручення. Ціна: зброя й алкоголь. Винагорода: 3 $. Заберіть 1 випадкову карту з руки іншого гравця.
card-strong_arm = Груба сила
    .help = Жовте доручення. Ціна: зброя і брудні гроші. Винагорода: 2 $. Перемістіть одного свого громила в іншу локацію і зберіть із неї данину.
card-collect_the_debt = Вибити борг
    .help = Жовте доручення. Ціна: брудні гроші. Винагорода: 3 $.
card-backroom_deal = Кулуарна угода
    .help = Синє доручення. Ціна: алкоголь і брудні гроші. Винагорода: 3 $. Покладіть 1 банкноту у валізу; візьміть 2 доручення і лишіть 1.
card-cook_the_books = Подвійна бухгалтерія
    .help = Синє доручення. Ціна: брудні гроші. Винагорода: 1 $. Покладіть 1 банкноту у валізу.
card-money_laundering = Відмивання грошей
    .help = Синє доручення. Ціна: 2 карти брудних грошей і алкоголь. Винагорода: 5 $. Покладіть щонайбільше 2 банкноти у валізу.
card-buy_a_witness = Куплений свідок
    .help = Синє доручення. Ціна: алкоголь і зброя. Винагорода: 3 $. Візьміть голову коня; візьміть 2 доручення і лишіть 1.
card-offshore_account = Офшорний рахунок
    .help = Синє доручення. Ціна: 2 карти брудних грошей, зброя й алкоголь. Винагорода: 5 $ і 3 $. Покладіть щонайбільше 3 банкноти у валізу.
card-rigged_election = Куплені вибори
    .help = Синє доручення. Ціна: 2 карти алкоголю і брудні гроші. Винагорода: 3 $. Покладіть маркер контролю на район, де є ваша фігурка.
card-unrefusable_offer = Пропозиція без відмови
    .help = Зелене доручення. Ціна: зброя і брудні гроші. Винагорода: 2 $. Кожен інший гравець пропонує одну банкноту; найбільша йде у вашу валізу, решта — в банк.
card-hijack_a_truck = Викрасти вантажівку
    .help = Зелене доручення. Ціна: зброя. Винагорода: 1 $. Отримайте алкоголь.
card-bank_robbery = Пограбування банку
    .help = Зелене доручення. Ціна: 2 карти зброї й алкоголь. Винагорода: 5 $ і 3 $.
card-crack_the_case = Зламати валізу
    .help = Зелене доручення. Ціна: зброя й алкоголь. Винагорода: 2 $. Заберіть 1 випадкову банкноту з валізи іншого гравця.
card-move_the_shipment = Доставити вантаж
    .help = Зелене доручення. Ціна: 2 карти алкоголю і брудні гроші. Винагорода: 3 $, 3 $ і 2 $.
card-skim_the_take = Зняти вершки
    .help = Зелене доручення. Ціна: алкоголь і брудні гроші. Винагорода: 5 $.
card-car_bomb = Бомба в автомобілі
    .help = Сіре доручення. Ціна: 2 карти зброї і брудні гроші. Винагорода: 2 $. В одному районі вбийте щонайбільше 3 громил, членів сім’ї чи нейтральних персонажів.
card-drive_by_shooting = Стрілянина з автомобіля
    .help = Сіре доручення. Ціна: 2 карти зброї й алкоголь. Винагорода: 3 $. В одному районі вбийте щонайбільше 1 члена сім’ї і щонайбільше 1 громила.
card-gun_down = Розстріл
    .help = Сіре доручення. Ціна: зброя й алкоголь. Винагорода: 3 $. Де завгодно вбийте щонайбільше 1 громила.
card-hit_on_a_made_man = Замовне вбивство
    .help = Сіре доручення. Ціна: зброя і брудні гроші. Винагорода: 2 $. Де завгодно вбийте щонайбільше 1 члена сім’ї.
card-intimidation = Залякування
    .help = Сіре доручення. Ціна: алкоголь. Винагорода: 2 $. Перемістіть громила або члена сім’ї іншого гравця; нове місце нікому нічого не дає.

card-mayor_1 = Мер (раунд I)
    .help = Спільник раунду I. Поставте або перемістіть мера й зберіть данину з районів, як із членом сім’ї.
card-union_boss_1 = Бос профспілки (раунд I)
    .help = Спільник раунду I. Поставте або перемістіть боса профспілки й зберіть данину з локації, як із громилом.
card-police_chief_1 = Шеф поліції (раунд I)
    .help = Спільник раунду I. Поставте або перемістіть шефа поліції; отримайте 3 $.
card-small_time_bookie = Дрібний букмекер
    .help = Спільник раунду I. Отримайте 2 $; покладіть 1 банкноту у валізу.
card-hired_muscle = Бандит
    .help = Спільник раунду I. Де завгодно вбийте щонайбільше 1 громила; отримайте 2 $.
card-capo = Капо
    .help = Спільник раунду I. Зберіть данину з будь-якого одного району.
card-mayor_2 = Мер (раунд II)
    .help = Спільник раунду II. Поставте або перемістіть мера й зберіть данину з районів, як із членом сім’ї; отримайте 2 $.
card-union_boss_2 = Бос профспілки (раунд II)
    .help = Спільник раунду II. Поставте або перемістіть боса профспілки й зберіть данину з локації, як із громилом; отримайте 2 $.
card-police_chief_2 = Шеф поліції (раунд II)
    .help = Спільник раунду II. Поставте або перемістіть шефа поліції; у його районі вбийте щонайбільше 1 громила; отримайте 3 $.
card-family_accountant = Бухгалтер сім’ї
    .help = Спільник раунду II. Покладіть щонайбільше 2 банкноти у валізу.
card-police_evidence_manager = Криміналіст
    .help = Спільник раунду II. Отримайте 3 різні товари на вибір: зброю, алкоголь, брудні гроші.
card-tax_advisor = Податковий консультант
    .help = Спільник раунду II. Скиньте 1 карту, щоб отримати 5 $; покладіть 1 банкноту у валізу.
card-mayor_3 = Мер (раунд III)
    .help = Спільник раунду III. Поставте або перемістіть мера й зберіть данину з районів, як із членом сім’ї; покладіть щонайбільше 2 банкноти у валізу.
card-union_boss_3 = Бос профспілки (раунд III)
    .help = Спільник раунду III. Поставте або перемістіть боса профспілки й зберіть данину з локації, як із громилом; покладіть щонайбільше 2 банкноти у валізу.
card-police_chief_3 = Шеф поліції (раунд III)
    .help = Спільник раунду III. Поставте або перемістіть шефа поліції; у його районі вбийте щонайбільше 1 громила або члена сім’ї; отримайте 5 $.
card-hollywood_producer = Голлівудський продюсер
    .help = Спільник раунду III. Отримайте 5 $; покладіть щонайбільше 2 банкноти у валізу.
card-federal_judge = Федеральний суддя
    .help = Спільник раунду III. Покладіть маркер контролю на район, де є ваша фігурка; покладіть 1 банкноту у валізу.
card-newspaper_editor = Редактор газети
    .help = Спільник раунду III. Візьміть 2 доручення і лишіть 1; отримайте 3 товари на вибір: зброю, алкоголь, брудні гроші.

card-unknown = карта, якої ви не бачите
    .short = ?
    .help = Цю карту вам бачити не можна.
card-none = жодної карти
    .short = -
    .help = Тут немає карти.

## Places: turfs, businesses, family-member spaces, and where figures are besides. .help says what a place gives.

place-wall_street = Волл-стріт
    .help = Район 1.
place-brooklyn = Бруклін
    .help = Район 2.
place-upper_east_side = Верхній Іст-Сайд
    .help = Район 3.
place-queens = Квінз
    .help = Район 4.
place-upper_west_side = Верхній Вест-Сайд
    .help = Район 5.
place-midtown = Мідтаун
    .help = Район 6.
place-chelsea = Челсі
    .help = Район 7.
place-central_park = Центральний парк
    .help = Не район: тут немає комірки громила, і його ніхто не контролює. Член сім’ї поруч може покласти 1 банкноту у валізу.
place-hudson_river = Річка Гудзон
    .help = Тут до наступного раунду лежать фігурки вбитих персонажів.

place-exchange_bank = Ощадний банк
    .help = Волл-стріт. Верхня частина: покласти 1 банкноту у валізу. Нижня частина: покласти щонайбільше 2 банкноти у валізу.
place-navy_yard = Доки військової верфі
    .help = Бруклін. Верхня частина: отримати зброю. Нижня частина: отримати зброю; отримати 2 $.
place-gentlemens_club = Джентльменський клуб
    .help = Верхній Іст-Сайд. Верхня частина: отримати 2 $. Нижня частина: отримати 3 $; взяти голову коня.
place-bottling_plant = Завод розливу
    .help = Квінз. Верхня частина: отримати алкоголь. Нижня частина: отримати алкоголь; отримати 2 $.
place-pawn_exchange = Ломбард
    .help = Верхній Вест-Сайд. Верхня частина: скинути 1 карту, щоб отримати зброю, алкоголь або брудні гроші. Нижня частина: те саме; отримати 3 $.
place-penn_central_railroad = Залізнична компанія „Пенн Сентрал“
    .help = Мідтаун. Верхня частина: взяти 2 доручення і лишити 1. Нижня частина: взяти 2 доручення і лишити 1; отримати 2 $.
place-packing_house = М’ясокомбінат
    .help = Челсі. Верхня частина: отримати брудні гроші. Нижня частина: отримати брудні гроші; отримати 2 $.
place-blue_gunsmith = Збройова майстерня
    .help = Синя плитка. Верхня частина: отримати зброю. Нижня частина: отримати 2 карти зброї.
place-blue_speakeasy = Підпільний бар
    .help = Синя плитка. Верхня частина: отримати алкоголь. Нижня частина: отримати 2 карти алкоголю.
place-blue_loan_office = Позикова контора
    .help = Синя плитка. Верхня частина: отримати брудні гроші. Нижня частина: отримати 2 карти брудних грошей.
place-blue_laundromat = Пральня
    .help = Синя плитка. Верхня частина: покласти 1 банкноту у валізу. Нижня частина: покласти 1 банкноту у валізу; отримати 2 $.
place-blue_numbers_parlor = Підпільна лотерея
    .help = Синя плитка. Верхня частина: отримати 2 $. Нижня частина: отримати 5 $.
place-blue_union_hall = Будинок профспілки
    .help = Синя плитка. Верхня частина: взяти 2 доручення і лишити 1. Нижня частина: взяти 2 доручення і лишити 1; отримати 3 $.
place-blue_chop_shop = Розбірка автомобілів
    .help = Синя плитка. Верхня частина: скинути 2 карти, щоб отримати 5 $. Нижня частина: скинути 3 карти, щоб отримати 3 $ і 5 $.
place-blue_import_warehouse = Імпортний склад
    .help = Синя плитка. Верхня частина: скинути 1 карту, щоб отримати зброю, алкоголь або брудні гроші. Нижня частина: отримати зброю; отримати алкоголь.
place-red_pharmacy = Імпортер ліків
    .help = Червона плитка. Верхня частина: отримати наркотики. Нижня частина: отримати наркотики; отримати 3 $.
place-red_night_club = Нічний клуб
    .help = Червона плитка. Верхня частина: отримати наркотики. Нижня частина: отримати 2 карти наркотиків.
place-red_casino = Гранд-казино
    .help = Червона плитка. Верхня частина: скинути 1 карту, щоб отримати 5 $. Нижня частина: скинути 1 карту, щоб отримати 5 $; покласти 1 банкноту у валізу.
place-red_holding_company = Холдингова компанія
    .help = Червона плитка. Верхня частина: покласти щонайбільше 2 банкноти у валізу. Нижня частина: покласти щонайбільше 3 банкноти у валізу.

# A family-member space is called after the areas it touches.
place-s01 = Челсі – Мідтаун – Центральний парк
place-s02 = Челсі – Мідтаун – Волл-стріт
place-s03 = Мідтаун – Квінз
place-s04 = Челсі – Верхній Вест-Сайд – Центральний парк
place-s05 = Мідтаун – Верхній Іст-Сайд – Центральний парк
place-s06 = Мідтаун – Верхній Іст-Сайд – Квінз
place-s07 = Мідтаун – Бруклін – Квінз
place-s08 = Мідтаун – Бруклін – Волл-стріт
place-s09 = Верхній Вест-Сайд – Верхній Іст-Сайд – Центральний парк
place-s10 = Волл-стріт – Бруклін
place-s11 = Верхній Іст-Сайд – Квінз
place-s12 = Челсі – Верхній Вест-Сайд
place-s13 = Челсі – Мідтаун
    .help = Закрито, якщо гравців двоє.
place-s14 = Челсі – Волл-стріт
    .help = Закрито, якщо гравців двоє.
place-s15 = Бруклін – Квінз
    .help = Закрито, якщо гравців двоє.
place-s16 = Верхній Вест-Сайд – Центральний парк
    .help = Закрито, якщо гравців двоє.
place-s17 = Верхній Іст-Сайд – Центральний парк
    .help = Закрито, якщо гравців двоє.
place-s18 = Верхній Вест-Сайд – Верхній Іст-Сайд
    .help = Закрито, якщо гравців двоє.

place-reserve = запас
place-beside = поруч із полем
place-waiting = чекає на пізніший раунд
place-none = ніде
place-unknown = невідоме місце

## Families and figures

family-marzullo = Марцулло
    .help = Дон Марцулло; консильєри — Сальво Марцулло; спадкоємець — Розаріо Марцулло.
family-matarazzo = Матараццо
    .help = Дон — Леолука Матараццо; консильєри — Джеймс «Павук» О’Райлі; спадкоємець — Таніно Матараццо.
family-vitale = Вітале
    .help = Дон — Джанні Вітале; консильєри — Софія Вітале; спадкоємець — Танкреді Вітале.
family-caccamo = Каккамо
    .help = Дон — Карло Каккамо; консильєри — Ерік Колман; спадкоємиця — Тара Каккамо.
family-pizzino = Піцціно
    .help = Дон — Томмазо Піцціно; консильєри — М’ясник; спадкоємиця — К’яра Піцціно.
family-none = без сім’ї

figure-thug = громило
    .help = Стоїть у квадратній комірці однієї локації та збирає з неї данину.
figure-don = Дон
    .help = Член сім’ї: збирає данину з усіх районів навколо круглої комірки.
figure-consigliere = консильєри
    .help = Член сім’ї, з раунду II: збирає данину з усіх районів навколо круглої комірки.
figure-heir = спадкоємець
    .help = Член сім’ї, у раунді IV: збирає данину з усіх районів навколо круглої комірки.
figure-mayor = мер
    .help = Нейтральний персонаж. Стоїть у круглій комірці, як член сім’ї.
figure-union_boss = бос профспілки
    .help = Нейтральний персонаж. Стоїть у локації, як громило.
figure-police_chief = шеф поліції
    .help = Нейтральний персонаж. Стоїть у районі, а не в комірці.
figure-none = жодної фігурки
figure-unknown = невідома фігурка

## Colours of jobs, tiles and families

colour-yellow = жовтий
colour-blue = синій
colour-green = зелений
colour-grey = сірий
colour-red = червоний
colour-purple = фіолетовий

## Acts and phases

act-1 = Раунд I: Весілля
    .short = Раунд I
act-2 = Раунд II: Турок
    .short = Раунд II
act-3 = Раунд III: Вбивство Сонні
    .short = Раунд III
act-4 = Раунд IV: Зрада
    .short = Раунд IV

phase-open_for_business = Відкриття локації
    .help = Відкривається нова плитка локації.
phase-family_business = Сімейна справа
    .help = Ходи за годинниковою стрілкою: громило, член сім’ї, доручення або спільник, доки хтось має фігурки в запасі.
phase-turf_war = Війна за райони
    .help = Район за районом: хто має найбільший вплив, кладе маркер контролю.
phase-bribery = Підкуп
    .help = Таємні ставки з валіз; хто поставив найбільше, обирає спільника першим.
phase-tribute = Данина Донові
    .help = Спільники повертаються на руки; усе, що на руці понад ліміт, дістається Донові.
phase-entracte = Кінець раунду
    .help = Фігурки повертаються, викладають нові доручення і спільників.

## Effects, one icon each, as the edition in play names them: a list counts equal ones. Phrases in the infinitive.

effect-money = отримати винагороду за доручення
    .help = Усі банкноти за доручення разом, до або після його ефектів.
effect-gain_money = отримати банкноту
effect-gain_money_2 = отримати 2 $
effect-gain_money_3 = отримати 3 $
effect-gain_money_5 = отримати 5 $
effect-gain_good = отримати товар
effect-gain_good_gun = отримати зброю
effect-gain_good_booze = отримати алкоголь
effect-gain_good_blood_money = отримати брудні гроші
effect-gain_good_narcotics = отримати наркотики
effect-gain_good_choice = отримати товар на вибір
effect-gain_good_choice_gun_booze_blood_money = отримати зброю, алкоголь або брудні гроші
effect-gain_good_choice_gun_booze_blood_money_distinct = отримати зброю, алкоголь або брудні гроші, кожне щонайбільше раз
effect-draw_job = взяти 2 доручення і лишити 1
    .help = Ви дивитеся обидва; інше скидають горілиць.
effect-bank_money = покласти банкноту у валізу
    .help = Покажіть усім банкноту з руки й покладіть її у свою валізу.
effect-discard_for = скинути карти й отримати здобуток
effect-discard_for_1_gain_good_choice_gun_booze_blood_money = скинути 1 карту, щоб отримати зброю, алкоголь або брудні гроші
effect-discard_for_1_gain_money_5 = скинути 1 карту, щоб отримати 5 $
effect-discard_for_2_gain_money_5 = скинути 2 карти, щоб отримати 5 $
effect-discard_for_3_gain_money_3_gain_money_5 = скинути 3 карти, щоб отримати 3 $ і 5 $
effect-take_first_player = взяти голову коня
    .help = Відтепер ви перший гравець.
effect-shake_business = зібрати данину з будь-якої локації
    .help = Застосуйте її нижню частину. Якщо район контролює хтось інший, він теж її застосовує.
effect-support_turf = зібрати данину з будь-якого району
    .help = Застосуйте верхні частини всіх його локацій.
effect-kill_figure = вбити
effect-kill_figure_anywhere_1_thug = вбити громила де завгодно
    .help = Громила іншого гравця. Фігурка лежить у річці Гудзон до наступного раунду.
effect-kill_figure_anywhere_1_family = вбити члена сім’ї де завгодно
    .help = Члена сім’ї іншого гравця. Фігурка лежить у річці Гудзон до наступного раунду.
effect-kill_figure_one_turf_1_family_1_thug = вбити члена сім’ї та громила в одному районі
    .help = Щонайбільше по одному, лише інших гравців. Фігурки лежать у річці Гудзон до наступного раунду.
effect-kill_figure_one_turf_3_thug_family_neutral = вбити щонайбільше 3 персонажів в одному районі
    .help = Громил і членів сім’ї інших гравців та нейтральних персонажів. Фігурки лежать у річці Гудзон до наступного раунду.
effect-kill_figure_chief_turf_1_thug = вбити громила в районі шефа поліції
    .help = Громила іншого гравця, там, де шеф поліції стоїть цієї миті.
effect-kill_figure_chief_turf_1_thug_family = вбити громила або члена сім’ї в районі шефа поліції
    .help = Іншого гравця, там, де шеф поліції стоїть цієї миті.
effect-move_figure = перемістити фігурку
effect-move_figure_self_thug_shake = перемістити свого громила й зібрати там данину
effect-move_figure_other_thug_family = перемістити громила або члена сім’ї іншого гравця
    .help = В іншу порожню комірку її виду. Нове місце нікому нічого не дає.
effect-place_neutral = поставити нейтрального персонажа
effect-place_neutral_mayor_support = поставити або перемістити мера й зібрати там данину з районів
effect-place_neutral_union_boss_shake = поставити або перемістити боса профспілки й зібрати там данину з локації
effect-place_neutral_police_chief = поставити або перемістити шефа поліції
effect-place_marker = покласти маркер контролю
    .help = Зверху на стос району, де є ваша фігурка. Ви відразу контролюєте цей район.
effect-steal_money = поцупити з валізи
    .help = Випадкова банкнота з валізи іншого гравця йде вам на руку.
effect-steal_card = забрати карту з руки
    .help = Випадкова карта з руки іншого гравця йде вам на руку.
effect-forced_offer = зробити пропозицію, від якої неможливо відмовитися
    .help = Кожен інший гравець із банкнотами на руці пропонує одну з них. Найбільша йде у вашу валізу, решта — в банк.
effect-none = нічого

# Effects that only another edition has, by what they are made of. Goods and kinds of figures are joined by about-or.
icon-money = отримати { NUMBER($value) } $
icon-good = отримати карту «{ $good }»
icon-choice = { $distinct ->
    [yes] отримати карту на вибір — { $goods }, кожну щонайбільше раз
   *[no] отримати карту на вибір — { $goods }
}
icon-discard = { NUMBER($n) ->
    [one] скинути { NUMBER($n) } карту, щоб { $gain }
    [few] скинути { NUMBER($n) } карти, щоб { $gain }
   *[many] скинути { NUMBER($n) } карт, щоб { $gain }
}
icon-kill = { $where ->
    [one_turf] вбити { $targets } в одному районі
    [chief_turf] вбити { $targets } в районі шефа поліції
   *[anywhere] вбити { $targets } де завгодно
}
    .target = щонайбільше { NUMBER($n) } { $kinds }
    .help = Громил і членів сім’ї — лише інших гравців. Фігурки вбитих лежать у річці Гудзон до наступного раунду.
icon-move = { $owner ->
    [own] { $then ->
        [shake] перемістити свого { $kinds } й зібрати там данину з локації
        [support] перемістити свого { $kinds } й зібрати там данину з районів
       *[none] перемістити свого { $kinds }
    }
   *[other] перемістити чужого { $kinds }
}
icon-place = { $then ->
    [shake] поставити або перемістити персонажа «{ $figure }» і зібрати там данину з локації
    [support] поставити або перемістити персонажа «{ $figure }» і зібрати там данину з районів
   *[none] поставити або перемістити персонажа «{ $figure }»
}

# Kinds of figures that an effect can name; { $n } is how many of them. In the accusative.
kind-thug = { NUMBER($n) ->
    [one] громила
   *[many] громил
}
kind-family = { NUMBER($n) ->
    [one] члена сім’ї
   *[many] членів сім’ї
}
kind-neutral = { NUMBER($n) ->
    [one] нейтрального персонажа
   *[many] нейтральних персонажів
}

# What the components of another edition are: names, and sentences one after another, each where there is something to say.
about-money = { NUMBER($value) } $
    .short = { NUMBER($value) } $
    .help = Гроші рахуються лише тоді, коли вони у вашій валізі.
about-good = Нелегальний товар: ним платять за доручення.
    .wild = Нелегальний товар: коли ви платите за доручення, він замінює одну карту ({ $goods }).
about-job = { $colour ->
    [yellow] Жовте доручення.
    [blue] Синє доручення.
    [green] Зелене доручення.
   *[grey] Сіре доручення.
}
about-ally = { NUMBER($act) ->
    [1] Спільник раунду I.
    [2] Спільник раунду II.
    [3] Спільник раунду III.
   *[other] Спільник раунду { NUMBER($act) }.
}
about-cost = Ціна: { $goods }.
about-pays = Винагорода: { $money }.
about-effects = Ефекти: { $effects }.
about-turf = Район { NUMBER($number) }.
about-park = Не район: тут немає комірки громила, і його ніхто не контролює.
about-printed = { $turf }.
about-tile = { $colour ->
    [red] Червона плитка.
   *[blue] Синя плитка.
}
about-back = Верхня частина: { $effects }.
about-front = Нижня частина: { $effects }.
about-closed = Закрито, якщо гравців двоє.
about-open = Відкрито за будь-якої кількості гравців.
about-family = Дон: { $don }; консильєри: { $consigliere }; спадкоємець: { $heir }.
about-act = { $act }: { $name }
about-times = { NUMBER($n) ->
    [one] { $item } ({ NUMBER($n) } раз)
    [few] { $item } ({ NUMBER($n) } рази)
   *[many] { $item } ({ NUMBER($n) } разів)
}
about-touching = { $list } – { $item }
about-next = { $list }; { $item }
about-after = { $list } { $item }
about-or = { $list } або { $item }

## What a seat is asked; .waiting is what the others read meanwhile

decision-in_the_box = Зараз від вас нічого не треба.
    .waiting = Зараз ні від кого нічого не треба.
decision-over = Партію завершено.
    .waiting = Партію завершено.
decision-pick_family = Яку сім’ю ви очолите?
    .waiting = Чекаємо: { $seats } обирає сім’ю.
decision-action = Ваш хід: зіграйте громила чи члена сім’ї, виконайте доручення або зіграйте спільника.
    .waiting = Чекаємо: { $seats } робить хід.
decision-next_effect = Який ефект ви застосуєте далі?
    .waiting = Чекаємо: { $seats } обирає наступний ефект.
decision-bank = Яку банкноту з руки ви кладете у валізу? Можна й не класти.
    .waiting = Чекаємо: { $seats } може покласти банкноту у валізу.
decision-keep_job = Яке доручення ви лишаєте собі? Інше буде скинуто горілиць.
    .waiting = Чекаємо: { $seats } обирає доручення.
decision-discard_for_gain = Які карти ви скидаєте, щоб отримати здобуток? Можна й не скидати.
    .waiting = Чекаємо: { $seats } може скинути карти й отримати здобуток.
decision-choose_good = Який товар ви берете?
    .waiting = Чекаємо: { $seats } обирає товар.
decision-horse_head = Берете голову коня?
    .waiting = Чекаємо: { $seats } може взяти голову коня.
decision-who_first = Той, хто контролює район, теж отримує частку. Хто починає: ви чи він?
    .waiting = Чекаємо: { $seats } вирішує, хто перший.
decision-kill = Кого ви вбиваєте? Можна й нікого.
    .waiting = Чекаємо: { $seats } вирішує, кому жити.
decision-move = Яку фігурку ви переміщаєте й куди? Можна й не переміщати.
    .waiting = Чекаємо: { $seats } переміщає фігурку.
decision-place_neutral = Куди поставити нейтрального персонажа? Можна й не ставити.
    .waiting = Чекаємо: { $seats } ставить нейтрального персонажа.
decision-place_marker = На який район ви кладете маркер контролю? Можна й не класти.
    .waiting = Чекаємо: { $seats } кладе маркер контролю.
decision-victim = Кого ви грабуєте? Можна й нікого.
    .waiting = Чекаємо: { $seats } обирає жертву.
decision-shake = З якої локації ви збираєте данину? Можна й не збирати.
    .waiting = Чекаємо: { $seats } обирає локацію для данини.
decision-support = З якого району ви збираєте данину? Можна й не збирати.
    .waiting = Чекаємо: { $seats } обирає район для данини.
decision-offer = Пропозиція, від якої неможливо відмовитися: дайте одну банкноту з руки. Її ніхто не побачить, доки не відповіли всі.
    .waiting = Чекаємо на пропозиції.
decision-move_marker = Район ваш, але маркерів у вас не лишилося. Який зі своїх ви переміщаєте сюди? Можна й не переміщати.
    .waiting = Чекаємо: { $seats } може перемістити маркер контролю.
decision-bid = Що зі своєї валізи ви ставите на спільника? Ставки ніхто не побачить, доки не поставили всі.
    .waiting = Чекаємо на ставки.
decision-choose_ally = Ваша ставка дає вам спільника. Якого?
    .waiting = Чекаємо: { $seats } обирає спільника.
decision-tribute = Час данини: які карти ви скидаєте, щоб не перевищувати ліміту руки? Їх ніхто не побачить, доки не обрали всі.
    .waiting = Чекаємо на данину.
    .counted = { NUMBER($tribute_left) ->
        [0] Усе вже відкладено.
        [one] Ще { NUMBER($tribute_left) } карта.
        [few] Ще { NUMBER($tribute_left) } карти.
       *[other] Ще { NUMBER($tribute_left) } карт.
    }

## What one may do; .help is the command to type

command-thug = Зіграти громила: { $business }
    .help = thug ЛОКАЦІЯ
command-family = Зіграти члена сім’ї ({ $figure }): { $place }
    .help = family ФІГУРКА КОМІРКА
command-complete = Виконати доручення «{ $job }» { $from }
    .help = complete ДОРУЧЕННЯ [from public]
command-complete-with-narcotics = Виконати доручення «{ $job }» { $from }; наркотики замість: { $replaced }
    .help = complete ДОРУЧЕННЯ from hand|public with narcotics for ТОВАР [ТОВАР …]
command-ally = Зіграти спільника: { $ally }
    .help = ally СПІЛЬНИК
command-resolve = Далі: { $effect }
    .help = resolve ЕФЕКТ
command-bank = Покласти { $money } у валізу
    .help = bank НОМІНАЛ
command-keep = Лишити собі: { $job }
    .help = keep ДОРУЧЕННЯ
command-discard = Скинути: { $card }
    .help = discard КАРТА
command-take = Взяти: { $good }
    .help = take ТОВАР
command-take-horse-head = Взяти голову коня
    .help = take horse_head
command-go-first = Спершу я
    .help = go first
command-go-second = Спершу той, хто контролює район
    .help = go second
command-kill = Вбити того, хто тут: { $place }
    .help = kill МІСЦЕ
command-kill-police-chief = Вбити шефа поліції
    .help = kill police_chief
command-move = Перемістити фігурку звідси: { $place }
    .help = move МІСЦЕ
command-place = Поставити сюди: { $place }
    .help = place МІСЦЕ
command-marker = Покласти маркер контролю на район { $turf }
    .help = marker РАЙОН
command-rob = Пограбувати гравця { $seat }
    .help = rob ІМ’Я
command-shake = Зібрати данину з локації «{ $business }»
    .help = shake ЛОКАЦІЯ
command-support = Зібрати данину з району { $turf }
    .help = support РАЙОН
command-offer = Запропонувати { $money }
    .help = offer НОМІНАЛ
command-lift = Перемістити свій маркер { NUMBER($number) } знизу, район { $turf }
    .help = lift РАЙОН НОМЕР
command-bid = Додати до ставки { $money }
    .help = bid НОМІНАЛ
command-bid-nothing = Нічого не ставити
    .help = bid nothing
command-bribe = Підкупити: { $ally }
    .help = bribe СПІЛЬНИК
command-pick = Очолити сім’ю { $family }
    .help = pick СІМ’Я
command-decline = Не використовувати
    .help = decline
command-done = Готово
    .help = done
command-reopen = Передумати
    .help = reopen
command-say = Сказати щось
    .help = say СЛОВА

# Where a job comes from, and titles of what commands ask for.
source-hand = з руки
source-public = із загальних

part-figure = Фігурка
part-place = Місце
part-job = Доручення
part-from = Звідки
part-replaced = Наркотики замість
part-turf = Район
part-number = Маркер, рахуючи знизу

## What goes on now, in a few words

stage-in_the_box = Перед партією
stage-pick_family = Вибір сімей
stage-action = Сімейна справа: хід
stage-next_effect = Вибір наступного ефекту
stage-bank = Банкнота у валізу
stage-keep_job = Вибір доручення
stage-discard_for_gain = Скинути й отримати
stage-choose_good = Вибір товару
stage-horse_head = Чи брати голову коня
stage-who_first = Частка: хто перший
stage-kill = Вбивство
stage-move = Переміщення фігурки
stage-place_neutral = Куди стане нейтральний персонаж
stage-place_marker = Куди ляже маркер контролю
stage-victim = Вибір жертви
stage-shake = Данина з локації
stage-support = Данина з району
stage-offer = Пропозиції, від яких неможливо відмовитися
stage-move_marker = Війна за райони: переміщення маркера
stage-bid = Підкуп: таємні ставки
stage-choose_ally = Підкуп: вибір спільників
stage-tribute = Данина Донові
stage-over = Партію завершено

## Titles of what lies on the table; .help where a person would ask

field-viewer = Чий погляд
field-stage = Зараз
field-act = Раунд
field-phase = Фаза
field-asked = Чия відповідь
field-answered = Хто вже вирішив
    .help = Вибір приховано, доки не вирішать усі.
field-first_player = Голова коня
    .help = Перший гравець: починає кожен раунд і має перевагу за рівних ставок.
field-actor = Чий хід
field-helper = Хто застосовує ефекти
    .help = Гравець, чиї ефекти зараз виконують.
field-sharer = Хто чекає на частку
    .help = Контролює район, з локації якого збирають данину, і застосовує ту саму нижню частину.
field-shaken = Звідки збирають данину
field-working = Доручення, яке виконують
field-effect = Ефект
field-agenda = Ефекти попереду
field-left = Лишилося
field-taken = Уже взято
    .help = Товари, яких цей ефект більше не дасть.
field-picking = Рядок, з яким триває далі
    .help = Де в переліку решта позначок цього ефекту, рахуючи від 0.
field-depth = Рівень
    .help = 0 — сама карта чи місце, 1 — те, що з них випливло.
field-drawn = Взяті доручення
    .help = Лишіть собі одне з них.
field-targets = Уже обрано
    .help = Фігурки чи район, які ви обрали; інші цього ще не бачать.
field-settling = Район, де вирішують війну
field-mayor = Мер
field-union_boss = Бос профспілки
field-police_chief = Шеф поліції
field-bank = Банк
    .help = Що ще можна взяти.
field-deck = Колода доручень
field-discards = Скид доручень
field-public_jobs = Загальні доручення
    .help = Їх може виконати будь-хто.
field-row = Кого можна підкупити
field-later_allies = Спільники пізніших раундів
field-gone_allies = Спільники, що вибули
field-tiles_left = Плитки в стосах
field-turfs = Райони
field-turf = Район
field-tile = Плитка
field-stack = Маркери контролю
    .help = Знизу догори; верхній контролює район.
field-businesses = Локації
field-business = Локація
field-spaces = Комірки членів сім’ї
field-place = Місце
field-figure = Фігурка
field-seat = Гравець
field-closed = Закрито
field-winners = Переможці
field-ending = Завершення
field-family = Сім’я
field-hand = Рука
field-suitcase = Валіза
    .help = Гроші тут у безпеці, і рахуються лише вони.
field-chosen = Відкладено
    .help = Що ви вже обрали; інші цього не бачать.
field-completed = Виконані доручення
field-allies = Зіграні спільники
    .help = Лежать горілиць до данини Донові, а тоді повертаються на руку.
field-thugs = Громили в запасі
field-thugs_killed = Громили в річці
field-members = Члени сім’ї в запасі
field-members_killed = Члени сім’ї в річці
field-markers = Маркери в запасі
field-turf_bonus = Нагорода за райони
field-colour_bonus = Нагорода за доручення
field-hand_limit = Ліміт руки
    .help = Скільки карт можна лишити після данини в цьому раунді.
field-resolver = Хто зараз вирішує
field-effects_left = Ефекти, що лишилися
    .help = Їх можна застосувати в будь-якому порядку.
field-waiting_effects = Ефекти після цього
    .help = Ефекти карти, з якої все почалося.
field-tribute_left = Скільки карт ще скинути
field-figures_there = Хто де стоїть
field-placements = Що дала б фігурка
    .help = Для кожного вільного місця: що воно дає вам і хто отримає частку.
field-effects = Що дає
field-shares = Частка
    .help = Хто контролює район і застосував би ту саму нижню частину.
field-controller = Хто контролює
field-influence = Вплив
    .help = Фігурки в районі та в комірках навколо нього.
field-neutral = Нейтральний вплив
field-would_win = Хто переміг би зараз
    .help = Хто поклав би маркер, якби війна за райони була зараз.
field-colour_leaders = Нагороди за кольори зараз
    .help = Хто отримав би нагороду за кожен колір, якби гра закінчилася зараз.
field-colour = Колір
field-seats = Гравці
field-bonus = Нагорода зараз
    .help = Хто отримав би нагороду за район, якби гра закінчилася зараз.
field-hand_count = Карт на руці
field-over_limit = Понад ліміт
    .help = Скільки карт дісталося б Донові, якби данина була зараз.
field-figures_left = Фігурок у запасі
    .help = Кожна — це хід; хто не має жодної, того пропускають.
field-suitcase_count = Банкнот у валізі
field-suitcase_sum = Грошей у валізі
field-bid = Ставка
    .help = Доки не поставили всі, тут видно лише вашу власну.
field-colours = Виконані доручення за кольорами
field-turf_bonus_now = Нагорода за райони зараз
    .help = Якби гра закінчилася зараз.
field-colour_bonus_now = Нагорода за доручення зараз
    .help = Якби гра закінчилася зараз.

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-partners = { $seat_is ->
    [me] Попрацюймо разом?
   *[other] Із гравцем { $seat } можна мати справу.
}
talk-stop = { $seat_is ->
    [me] Вам уже затісно в цьому місті.
   *[other] Гравцеві { $seat } вже затісно в цьому місті.
}
talk-favour = { $seat_is ->
    [me] Ви в мене в боргу.
   *[other] { $seat } в мене в боргу.
}
talk-my-turf = { $place } — це моє. Не лізьте сюди.
talk-want = Я придивляюся до місця «{ $place }».
talk-take-it = Місце «{ $place }» можете забирати собі.
talk-business = Нічого особистого. Це бізнес.
talk-respect = Трохи поваги, будь ласка.
talk-word = Даю слово.
talk-doubt = Щось мені не віриться.
talk-high-bid = Цей спільник коштуватиме дорого.
talk-no-bid = Цього разу я не ставлю.

## What happened. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-game-started = Нью-Йорк, 1950-ті. Сім’ї збираються за столом.
event-family-taken = { $seat_is ->
    [me] Ви очолюєте сім’ю { $family }.
   *[other] { $seat } очолює сім’ю { $family }.
}
    .part = { $seat } — { $family }
    .all = Сім’ї: { $parts }.
event-tile-placed = Відкривається локація «{ $business }», район { $turf }.
    .part = { $business } ({ $turf })
    .all = Відкриваються нові локації: { $parts }.
event-public-job-shown = Нове загальне доручення: { $job }.
    .part = { $job }
    .all = Нові загальні доручення: { $parts }.
event-ally-shown = Можна підкупити спільника: { $ally }.
    .part = { $ally }
    .all = Можна підкупити спільників: { $parts }.
event-allies-left = { "" }
event-first-player = { $seat_is ->
    [me] Голова коня у вас: ви починаєте.
   *[other] { $seat } отримує голову коня й починає.
}
event-hand-dealt = { "" }
event-job-dealt = { $seat_is ->
    [me] Вам роздано доручення: { $job }.
   *[other] { "" }
}
    .part = { $job }
    .all = Вам роздано доручення: { $parts }.
event-act-started = { $act }.
event-phase-started = { $phase_id ->
    [entracte] Завіса: раунд закінчено.
   *[other] { $phase }.
}
event-asked = { "" }
event-turn-skipped = { $reason_id ->
    [no_figures] { "" }
   *[no_action] { $seat_is ->
        [me] Ви нічого не можете зробити; ваш хід пропущено.
       *[other] { $seat } нічого не може зробити; хід пропущено.
    }
}
event-thug-played = { $seat_is ->
    [me] Ви відправляєте громила в локацію «{ $business }».
   *[other] { $seat } відправляє громила в локацію «{ $business }».
}
event-member-played = { $seat_is ->
    [me] Ви відправляєте члена сім’ї ({ $figure }) у комірку «{ $place }».
   *[other] { $seat } відправляє члена сім’ї ({ $figure }) у комірку «{ $place }».
}
event-job-paid = { $from_id ->
    [public] { $seat_is ->
        [me] Ви беретеся за загальне доручення «{ $job }».
       *[other] { $seat } береться за загальне доручення «{ $job }».
    }
   *[hand] { $seat_is ->
        [me] Ви беретеся за доручення «{ $job }».
       *[other] { $seat } береться за доручення «{ $job }».
    }
}
event-goods-paid = { $seat_is ->
    [me] Ви віддаєте { event-goods-paid.part }.
   *[other] { $seat } віддає { event-goods-paid.part }.
}
    .part = { $good_id ->
        [gun] { NUMBER($count) ->
            [1] зброю
            [one] { NUMBER($count) } карту зброї
            [few] { NUMBER($count) } карти зброї
           *[many] { NUMBER($count) } карт зброї
        }
        [booze] { NUMBER($count) ->
            [1] алкоголь
            [one] { NUMBER($count) } карту алкоголю
            [few] { NUMBER($count) } карти алкоголю
           *[many] { NUMBER($count) } карт алкоголю
        }
        [blood_money] { NUMBER($count) ->
            [1] брудні гроші
            [one] { NUMBER($count) } карту брудних грошей
            [few] { NUMBER($count) } карти брудних грошей
           *[many] { NUMBER($count) } карт брудних грошей
        }
        [narcotics] { NUMBER($count) ->
            [1] наркотики
            [one] { NUMBER($count) } карту наркотиків
            [few] { NUMBER($count) } карти наркотиків
           *[many] { NUMBER($count) } карт наркотиків
        }
       *[other] { NUMBER($count) ->
            [1] товар «{ $good }»
           *[other] товар «{ $good }» × { NUMBER($count) }
        }
    }
    .all = { $seat_is ->
        [me] Ви віддаєте { $parts }.
       *[other] { $seat } віддає { $parts }.
    }
event-ally-played = { $seat_is ->
    [me] Ви звертаєтеся до спільника: { $ally }.
   *[other] { $seat } звертається до спільника: { $ally }.
}
event-front-shaken = { $by_id ->
    [card] { $seat_is ->
        [me] Ви збираєте данину з локації «{ $business }».
       *[other] { $seat } збирає данину з локації «{ $business }».
    }
   *[other] { "" }
}
event-controller-shares = { $goes_first ->
    [yes] { $seat_is ->
        [me] Ви контролюєте район { $turf } та першими отримуєте свою частку.
       *[other] { $seat } контролює район { $turf } та спершу отримує свою частку.
    }
   *[no] { $seat_is ->
        [me] Ви контролюєте район { $turf } та отримуєте свою частку.
       *[other] { $seat } контролює район { $turf } та отримує свою частку.
    }
}
event-front-used = { "" }
event-area-supported = { $by_id ->
    [card] { $seat_is ->
        [me] Ви збираєте данину з району { $area }.
       *[other] { $seat } збирає данину з району { $area }.
    }
   *[other] { "" }
}
event-effect-begun = { "" }
event-effect-not-used = { $seat_is ->
    [me] Ви не використовуєте ефекту: { $effect }.
   *[other] { $seat } не використовує ефекту: { $effect }.
}
    .part = { $effect }
    .all = { $seat_is ->
        [me] Ви не використовуєте ефектів: { $parts }.
       *[other] { $seat } не використовує ефектів: { $parts }.
    }
event-money-gained = { $taken_id ->
    [none] { $seat_is ->
        [me] Ви не отримуєте { $asked }: стоси порожні.
       *[other] { $seat } не отримує { $asked }: стоси порожні.
    }
   *[other] { $seat_is ->
        [me] Ви отримуєте { event-money-gained.part }.
       *[other] { $seat } отримує { event-money-gained.part }.
    }
}
    .part = { $asked_id ->
        [money_5] { $taken_id ->
            [money_5] { $taken }
           *[other] { $taken } замість { $asked }
        }
        [money_3] { $taken_id ->
            [money_3] { $taken }
           *[other] { $taken } замість { $asked }
        }
        [money_2] { $taken_id ->
            [money_2] { $taken }
           *[other] { $taken } замість { $asked }
        }
       *[other] { $taken }
    }
    .after = { $taken_id ->
        [none] { $seat_is ->
            [me] { $sentence } Не отримуєте { $asked }: стоси порожні.
           *[other] { $sentence } Не отримує { $asked }: стоси порожні.
        }
       *[other] { $seat_is ->
            [me] { $sentence } Отримуєте { event-money-gained.part }.
           *[other] { $sentence } Отримує { event-money-gained.part }.
        }
    }
event-good-gained = { $taken_id ->
    [none] { $seat_is ->
        [me] Ви нічого не отримуєте: стос порожній ({ $asked }).
       *[other] { $seat } нічого не отримує: стос порожній ({ $asked }).
    }
   *[other] { $seat_is ->
        [me] Ви отримуєте { event-good-gained.part }.
       *[other] { $seat } отримує { event-good-gained.part }.
    }
}
    .part = { $taken_id ->
        [gun] зброю
        [booze] алкоголь
        [blood_money] брудні гроші
        [narcotics] наркотики
       *[other] товар «{ $taken }»
    }
    .after = { $taken_id ->
        [none] { $seat_is ->
            [me] { $sentence } Нічого не отримуєте: стос порожній ({ $asked }).
           *[other] { $sentence } Нічого не отримує: стос порожній ({ $asked }).
        }
       *[other] { $seat_is ->
            [me] { $sentence } Отримуєте { event-good-gained.part }.
           *[other] { $sentence } Отримує { event-good-gained.part }.
        }
    }
event-job-drawn = { $seat_is ->
    [me] Ви берете доручення «{ $job }».
   *[other] { $seat } бере доручення.
}
    .part = { $job }
    .all = { $seat_is ->
        [me] Ви берете доручення: { $parts }.
       *[other] { $seat } дивиться верхні доручення.
    }
event-job-discarded = { $seat_is ->
    [me] Ви лишаєте собі інше, а «{ $job }» скидаєте.
   *[other] { $seat } лишає собі доручення, а «{ $job }» скидає.
}
event-jobs-reshuffled = { NUMBER($size) ->
    [one] Скид перетасовано в нову колоду: { NUMBER($size) } доручення.
    [few] Скид перетасовано в нову колоду: { NUMBER($size) } доручення.
   *[many] Скид перетасовано в нову колоду: { NUMBER($size) } доручень.
}
event-money-banked = { $seat_is ->
    [me] Ви кладете { $money } у валізу.
   *[other] { $seat } кладе { $money } у валізу.
}
    .after = { $seat_is ->
        [me] { $sentence } Кладете { $money } у валізу.
       *[other] { $sentence } Кладе { $money } у валізу.
    }
event-card-chosen = { "" }
event-target-chosen = { "" }
event-choice-cleared = { "" }
event-choice-made = { $decision_id ->
    [bid] { $seat_is ->
        [me] Вашу ставку зроблено.
       *[other] { $seat } робить таємну ставку.
    }
    [offer] { $seat_is ->
        [me] Ваша пропозиція лежить долілиць.
       *[other] { $seat } кладе пропозицію долілиць.
    }
    [tribute] { $seat_is ->
        [me] Вашу данину відкладено.
       *[other] { $seat } відкладає данину.
    }
   *[other] { "" }
}
event-choice-reopened = { $seat_is ->
    [me] Ви передумуєте.
   *[other] { $seat } передумує.
}
event-card-discarded = { $seat_is ->
    [me] Ви скидаєте: { $card }.
   *[other] { $seat } скидає: { $card }.
}
    .part = { $card }
    .all = { $seat_is ->
        [me] Ви скидаєте: { $parts }.
       *[other] { $seat } скидає: { $parts }.
    }
event-gain-earned = { "" }
event-horse-head-taken = { $seat_is ->
    [me] { $from_is ->
        [other] Ви забираєте голову коня в гравця { $from }.
       *[me] Голова коня лишається у вас.
    }
   *[other] { $from_is ->
        [me] { $seat } забирає у вас голову коня.
       *[other] { $seat } бере голову коня.
    }
}
    .after = { $seat_is ->
        [me] { $sentence } Берете голову коня.
       *[other] { $sentence } Бере голову коня.
    }
event-figure-killed = { $seat_is ->
    [me] Ви відправляєте на дно Гудзону: { $figure } гравця { $owner } ({ $place }).
   *[other] { $owner_is ->
        [me] { $seat } відправляє на дно Гудзону вашу фігурку: { $figure } ({ $place }).
       *[other] { $seat } відправляє на дно Гудзону: { $figure } гравця { $owner } ({ $place }).
    }
}
event-neutral-killed = { $seat_is ->
    [me] Ви відправляєте на дно Гудзону: { $figure } ({ $place }).
   *[other] { $seat } відправляє на дно Гудзону: { $figure } ({ $place }).
}
event-figure-moved = { $owner_is ->
    [me] Вашу фігурку ({ $figure }) переміщено: { $from } → { $to }.
   *[other] Фігурку гравця { $owner } ({ $figure }) переміщено: { $from } → { $to }.
}
event-neutral-placed = { $from_id ->
    [beside] { $seat_is ->
        [me] Ви ставите на поле персонажа «{ $figure }»: { $to }.
       *[other] { $seat } ставить на поле персонажа «{ $figure }»: { $to }.
    }
   *[other] { $seat_is ->
        [me] Ви переміщаєте персонажа «{ $figure }»: { $from } → { $to }.
       *[other] { $seat } переміщає персонажа «{ $figure }»: { $from } → { $to }.
    }
}
event-marker-placed = { $reason_id ->
    [card] { $seat_is ->
        [me] Ви кладете маркер контролю на район { $turf }.
       *[other] { $seat } кладе маркер контролю на район { $turf }.
    }
   *[turf_war] { "" }
}
event-marker-moved = { $seat_is ->
    [me] Ви переміщаєте маркер контролю: { $from } → { $to }.
   *[other] { $seat } переміщає маркер контролю: { $from } → { $to }.
}
event-card-taken = { $source_id ->
    [suitcase] { $seat_is ->
        [me] Ви зламуєте валізу гравця { $from } і забираєте { $card }.
       *[other] { $from_is ->
            [me] { $seat } зламує вашу валізу й забирає { $card }.
           *[other] { $seat } зламує валізу гравця { $from } і забирає банкноту.
        }
    }
   *[hand] { $seat_is ->
        [me] Ви забираєте карту з руки гравця { $from }: { $card }.
       *[other] { $from_is ->
            [me] { $seat } забирає карту з вашої руки: { $card }.
           *[other] { $seat } забирає карту з руки гравця { $from }.
        }
    }
}
event-offers-opened = { $seats_is ->
    [none] { "" }
    [me] { $seat } робить вам пропозицію, від якої неможливо відмовитися.
   *[other] { $seat_is ->
        [me] Ви робите пропозицію, від якої неможливо відмовитися. Хто відповідає: { $seats }.
       *[other] { $seat } робить пропозицію, від якої неможливо відмовитися. Хто відповідає: { $seats }.
    }
}
event-offer-revealed = { $seat_is ->
    [me] Ви пропонуєте { $money }.
   *[other] { $seat } пропонує { $money }.
}
    .part = { $seat } — { $money }
    .all = Пропозиції: { $parts }.
event-offers-closed = { $from_is ->
    [none] Нікому нема чого запропонувати.
   *[other] { $seat_is ->
        [me] Банкнота гравця { $from } ({ $money }) іде у вашу валізу, решта — в банк.
       *[other] { $from_is ->
            [me] Ваша банкнота ({ $money }) іде у валізу гравця { $seat }, решта — в банк.
           *[other] Банкнота гравця { $from } ({ $money }) іде у валізу гравця { $seat }, решта — в банк.
        }
    }
}
event-job-completed = { $seat_is ->
    [me] Доручення «{ $job }» виконано, карта йде у вашу валізу.
   *[other] Доручення «{ $job }» виконано, карта йде у валізу гравця { $seat }.
}
event-influence-counted = { $seat_is ->
    [me] Вплив, район { $turf }: ви — { NUMBER($influence) }.
   *[other] Вплив, район { $turf }: { $seat } — { NUMBER($influence) }.
}
    .part = { $seat } — { NUMBER($influence) }
    .all = Вплив, район { $turf }: { $parts }.
event-neutral-counted = { NUMBER($influence) ->
    [0] { "" }
   *[other] Нейтральний вплив, район { $turf }: { NUMBER($influence) }.
}
event-turf-won = { $seat_is ->
    [me] Район { $turf } ваш.
   *[other] Район { $turf } дістається гравцеві { $seat }.
}
event-turf-unchanged = { $reason_id ->
    [tie] Район { $turf }: нічия, нічого не змінюється.
    [neutral] Район { $turf }: переважають нейтральні персонажі, нічого не змінюється.
   *[no_figures] { "" }
}
event-bid-revealed = { $seat_is ->
    [me] Ви ставите { event-bid-revealed.part }.
   *[other] { $seat } ставить { event-bid-revealed.part }.
}
    .part = { NUMBER($count) ->
        [1] { $money }
       *[other] { $money } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] Ви ставите { $parts }.
       *[other] { $seat } ставить { $parts }.
    }
event-bid-counted = { NUMBER($total) ->
    [0] { $seat_is ->
        [me] Ви нічого не ставите.
       *[other] { $seat } нічого не ставить.
    }
   *[other] { $seat_is ->
        [me] Ваша ставка: { NUMBER($total) } $.
       *[other] Ставка гравця { $seat }: { NUMBER($total) } $.
    }
}
    .after = { $sentence } Разом { NUMBER($total) } $.
event-ally-bribed = { $seat_is ->
    [me] Ви підкуповуєте спільника за { NUMBER($total) } $: { $ally }.
   *[other] { $seat } підкуповує спільника за { NUMBER($total) } $: { $ally }.
}
event-bid-returned = { $seat_is ->
    [me] Спільників для вас не лишилося; ваша ставка повертається у валізу.
   *[other] Гравцеві { $seat } спільників не лишилося; ставка повертається у валізу.
}
event-ally-returned = { $seat_is ->
    [me] На вашу руку повертається { $ally }.
   *[other] На руку гравця { $seat } повертається { $ally }.
}
    .part = { $ally }
    .all = { $seat_is ->
        [me] На вашу руку повертаються: { $parts }.
       *[other] На руку гравця { $seat } повертаються: { $parts }.
    }
event-tribute-paid = { $seat_is ->
    [me] Ви платите данину: { event-tribute-paid.part }.
   *[other] { $seat } платить данину: { event-tribute-paid.part }.
}
    .part = { NUMBER($count) ->
        [1] { $card }
       *[other] { $card } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] Ви платите данину: { $parts }.
       *[other] { $seat } платить данину: { $parts }.
    }
event-figures-home = Вулиці порожніють; усі фігурки повертаються додому.
event-member-joined = { $figure_id ->
    [consigliere] Кожна сім’я кличе свого консильєри.
    [heir] У кожній сім’ї з’являється спадкоємець.
   *[other] До кожної сім’ї долучається { $figure }.
}
event-allies-dismissed = { NUMBER($count) ->
    [0] { "" }
    [one] { NUMBER($count) } спільник, якого ніхто не підкупив, залишає місто.
    [few] { NUMBER($count) } спільники, яких ніхто не підкупив, залишають місто.
   *[many] { NUMBER($count) } спільників, яких ніхто не підкупив, залишають місто.
}
event-hand-banked = { $seat_is ->
    [me] Ваші останні гроші йдуть у валізу: { event-hand-banked.part }.
   *[other] Останні гроші гравця { $seat } йдуть у валізу: { event-hand-banked.part }.
}
    .part = { NUMBER($count) ->
        [1] { $money }
       *[other] { $money } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] Ваші останні гроші йдуть у валізу: { $parts }.
       *[other] Останні гроші гравця { $seat } йдуть у валізу: { $parts }.
    }
event-hand-discarded = { $seat_is ->
    [me] Тепер нічого не варто на вашій руці: { event-hand-discarded.part }.
   *[other] Тепер нічого не варто на руці гравця { $seat }: { event-hand-discarded.part }.
}
    .part = { NUMBER($count) ->
        [1] { $card }
       *[other] { $card } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] Тепер нічого не варто на вашій руці: { $parts }.
       *[other] Тепер нічого не варто на руці гравця { $seat }: { $parts }.
    }
event-suitcase-opened = { $seat_is ->
    [me] У вашій валізі: { event-suitcase-opened.part }.
   *[other] У валізі гравця { $seat }: { event-suitcase-opened.part }.
}
    .part = { NUMBER($count) ->
        [1] { $money }
       *[other] { $money } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] У вашій валізі: { $parts }.
       *[other] У валізі гравця { $seat }: { $parts }.
    }
event-turf-bonus = { $seat_is ->
    [me] Район { $turf } дає вам { NUMBER($amount) } $.
   *[other] Район { $turf } дає гравцеві { $seat } { NUMBER($amount) } $.
}
    .part = { $turf } ({ $seat }) — { NUMBER($amount) } $
    .all = Нагороди за райони: { $parts }.
event-colour-bonus = { $colour_id ->
    [yellow] За найбільше жовтих доручень по { NUMBER($amount) } $: { $seats }.
    [blue] За найбільше синіх доручень по { NUMBER($amount) } $: { $seats }.
    [green] За найбільше зелених доручень по { NUMBER($amount) } $: { $seats }.
   *[grey] За найбільше сірих доручень по { NUMBER($amount) } $: { $seats }.
}
    .part = { $colour } ({ $seats }) — { NUMBER($amount) } $
    .all = Нагороди за найбільше доручень одного кольору: { $parts }.
event-bonuses-counted = { $seat_is ->
    [me] Ваші нагороди: { NUMBER($turf_bonus) } $ за райони і { NUMBER($colour_bonus) } $ за доручення.
   *[other] Нагороди гравця { $seat }: { NUMBER($turf_bonus) } $ за райони і { NUMBER($colour_bonus) } $ за доручення.
}
event-money-counted = { $seat_is ->
    [me] Разом із валізою ({ NUMBER($suitcase) } $) у вас { NUMBER($total) } $.
   *[other] Разом із валізою ({ NUMBER($suitcase) } $) { $seat } має { NUMBER($total) } $.
}
    .after = { $sentence } Разом із валізою ({ NUMBER($suitcase) } $) — { NUMBER($total) } $.
event-default-played = { $seat_is ->
    [me] Час на вашу відповідь минув; за вас відповідає стіл.
   *[other] { $seat } не відповідає вчасно; відповідає стіл.
}
event-game-ended = { $seats_is ->
    [me] Партію завершено. Нью-Йорк ваш: { $reason }.
    [other] Партію завершено. Нью-Йорком править { $seats }: { $reason }.
    [none] Партію завершено.
   *[others] Партію завершено. Нью-Йорк ділять { $seats }: { $reason }.
}

## How a game ends

ending-money = найбільше грошей
ending-turf_bonus = нічия за грошима, але найбільше нагород за райони
ending-shared = нічия і за грошима, і за нагородами за райони
ending-none = ще не завершено

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-first_player = Перший гравець
    .help = Хто першим отримує голову коня: випадкове місце чи місце, яке ви назвете. (За правилами з коробки — той, хто останнім дивився фільм.)
    .random = випадкове місце
option-families = Сім’ї
    .help = Гравці обирають сім’ї за порядком місць, або сім’ї роздають навмання. Усі сім’ї грають однаково.
    .picked = обирають
    .dealt = роздають навмання
option-five_player_public_jobs = Загальні доручення для п’ятьох
    .help = Скільки загальних доручень лежить відкрито, коли гравців п’ятеро. Правила різняться: в українських 4, у перських 6.
option-open_ledger = Відкрита бухгалтерія
    .help = Під час гри всі бачать гроші в кожній валізі. Інакше їх бачить лише власник, а решта мусить пам’ятати.
option-absent_seat = Відсутні гравці
    .help = Хто грає за того, хто пішов назовсім: типові відповіді, бот чи заміна.
    .defaults = типові відповіді
    .bot = бот
    .substitute = заміна

preset-by-the-letter = За буквою правил
    .help = Де наше рішення відходить від надрукованого, діє надруковане: стіл на п’ятьох має шість загальних доручень, як у перських правилах. За меншої кількості гравців нічого не змінюється.

## Why not, and what to do instead

refusal-bad-seats = У «Імперію Корлеоне» грають від 2 до 5 гравців, а не { NUMBER($seats) }.
refusal-bad-first-player = За цим столом (місць: { NUMBER($seats) }) немає такого: { $value }; назвіть зайняте місце або оберіть random.
refusal-public-jobs-of-five = Шість загальних доручень — лише для столу на п’ятьох; лишіть 4.

refusal-game-over = Партію завершено; у ній більше нічого не зробити.
refusal-not-picking = Зараз не ваша черга обирати сім’ю.
refusal-family-is-taken = Цю сім’ю вже обрано; оберіть іншу.

refusal-not-your-turn = Зараз не ваш хід.
refusal-one-action = Свою єдину дію ви вже обрали; спершу завершіть те, чого вона вимагає.
refusal-no-passing = Тут не пасують: зіграйте громила чи члена сім’ї, виконайте доручення або зіграйте спільника.
refusal-no-figure-left = У вашому запасі немає фігурок, тож у цій фазі ви більше не ходите.
refusal-another-phase = Це роблять в іншій фазі.

refusal-no-thug = У вашому запасі немає громил.
refusal-business-not-on-board = Цієї локації немає на полі; оберіть ту, що є.
refusal-thug-space-taken = У цій локації вже хтось стоїть; оберіть вільну.
refusal-member-not-in-reserve = Цього члена сім’ї немає у вашому запасі.
refusal-family-space-taken = У цій комірці вже хтось стоїть; оберіть вільну.
refusal-space-closed = Комірки з позначкою 3+ закриті, коли гравців двоє; оберіть іншу.

refusal-no-such-job = Такого доручення тут немає: виконайте те, що на руці, або загальне.
refusal-cannot-pay = Вам нема чим заплатити за доручення; спершу здобудьте товари або замініть їх наркотиками.
refusal-not-so-many-narcotics = У вас немає стільки наркотиків.
refusal-no-other-money = Ви берете рівно ті банкноти, які зображено на дорученні, а не інші на ту саму суму.
refusal-no-such-ally = Цього спільника у вас на руці немає.
refusal-ally-already-played = Цього спільника вже зіграно в цьому раунді; він повернеться на руку під час данини Донові.

refusal-no-share-now = Зараз ніхто не питає, хто перший.
refusal-no-effect-to-choose = Зараз вам не треба обирати ефект.
refusal-effect-not-left = Такого ефекту серед решти немає; оберіть інший.
refusal-nothing-to-decline = Тут нема від чого відмовлятися.
refusal-no-banking-now = Банкноту кладуть у валізу, лише коли це дозволяє ефект.
refusal-money-not-in-hand = Такої банкноти у вас на руці немає; покладіть іншу або не кладіть.
refusal-no-good-to-take = Зараз вам не треба обирати товар.
refusal-good-not-offered = Цей ефект такого товару не дає; оберіть інший.
refusal-good-run-out = Стос цього товару порожній; оберіть інший.
refusal-no-job-to-keep = Зараз вам не треба обирати доручення.
refusal-job-not-drawn = Лишіть одне з доручень, які щойно взяли.
refusal-no-discarding-now = Карти скидають, лише коли цього вимагає ефект або данина Донові.
refusal-card-not-in-hand = Цієї карти у вас на руці немає; оберіть іншу.
refusal-no-horse-head-now = Голову коня беруть, лише коли це дозволяє ефект.
refusal-no-shaking-now = Данину з локації на вибір збирають, лише коли це дозволяє карта.
refusal-no-supporting-now = Данину з району на вибір збирають, лише коли це дозволяє карта.

refusal-no-killing-now = Вбивають, лише коли це дозволяє карта.
refusal-no-figure-at-place = Там нікого немає; вбивати й переміщати можна лише тих, хто на полі.
refusal-own-figure = Це ваша власна фігурка; оберіть чужу.
refusal-neutral-spared = Ця карта не чіпає нейтральних персонажів; оберіть когось іншого.
refusal-outside-chiefs-turf = Ця фігурка не в районі шефа поліції; оберіть ту, що там.
refusal-not-in-one-turf = Немає одного району, де були б усі ці фігурки; оберіть інші.
refusal-too-many-killed = Це більше, ніж вбиває карта; спершу приберіть когось зі списку.
refusal-not-such-figures = Карта не вбиває персонажів такого виду; оберіть іншого.

refusal-no-moving-now = Фігурки переміщають, лише коли це дозволяє карта.
refusal-not-moved-so = Ця карта не переміщає такої фігурки; оберіть іншу.
refusal-figure-chosen = Фігурку ви вже обрали; тепер оберіть, куди її перемістити, або відмовтеся.
refusal-nothing-to-place = Зараз вам нема кого ставити.
refusal-place-unfit = Фігурка не може стояти там; оберіть порожнє й не закрите місце її виду.
refusal-same-place = Вона вже стоїть там; оберіть інше місце.

refusal-no-marker-now = Маркер контролю кладуть, лише коли це дозволяє карта.
refusal-no-figure-there = У цьому районі немає вашої фігурки; оберіть район, де вона є.
refusal-turf-chosen = Район ви вже обрали; тепер оберіть маркер, який туди перемістити, або відмовтеся.
refusal-no-lifting-now = Маркер переміщають, лише коли більше нема чого класти.
refusal-no-such-marker = Такого вашого маркера в цьому стосі немає; оберіть інший.

refusal-no-victim-now = Зараз вам нема кого грабувати.
refusal-not-oneself = Себе пограбувати не можна; назвіть іншого гравця.
refusal-no-cards-to-take = У цього гравця немає карт; назвіть іншого або відмовтеся.
refusal-no-offer-now = Зараз від вас не чекають пропозиції.
refusal-offer-not-in-hand = Такої банкноти у вас на руці немає; запропонуйте іншу.

refusal-no-exchange = Карт ніколи не міняють: розміну немає.
refusal-no-giving = Гравці не можуть мінятися картами, позичати чи віддавати їх одне одному.
refusal-no-showing = Руки таємні, і за цим столом карт не показують.

refusal-no-bidding-now = Ставки роблять під час підкупу, коли питають усіх.
refusal-not-in-suitcase = Такої банкноти у вашій валізі немає; поставте іншу.
refusal-hand-is-no-bid = Банкнот із руки ставити не можна; рахується лише валіза.
refusal-no-bribing-now = Зараз не ваша черга обирати спільника.
refusal-ally-not-there = Цього спільника вже не підкупити; оберіть одного з тих, що лишилися.
refusal-must-take-ally = Ставка зобов’язує: ви мусите заплатити й узяти спільника.

refusal-no-tribute-now = Ліміт руки не перевищено, тож ви нічого не скидаєте.
refusal-enough-tribute = Це вже все, що ви маєте скинути.
refusal-tribute-missing = Скиньте ще: карт на руці більше, ніж дозволяє ліміт.
refusal-nothing-done = Тут нема чого завершувати.
refusal-nothing-to-reopen = Ви ще нічого не обрали, тож передумувати нема чого.

refusal-no-clock-runs = Жоден годинник зараз не йде, тож і час вийти не може.
refusal-absence-changes-nothing = Відсутній гравець зберігає місце; за нього грають.
refusal-not-known = Чи це дозволено, залежить від карт, яких ви не бачите.
