# Mob City: cards, buildings, blocks, questions, what happened, options, and why not.

mobcity = Місто гангстерів
    .about = Листопад 1928 року. Старому Донові лишився тиждень, і він шукає спадкоємця. Робіть ставки на поліцію, віскі та людей, купуйте заклади, тримайте підпільні бари, розсилайте містом свої банди — і станьте тим капо, якого назве заповіт.

## Enforcers. A name alone is for the log; .help says what the card does.

card-lieutenant_5_5_0 = Сел Гросбух
    .help = Лейтенант, реакція 5, живучість 5. { role-lieutenant.help }
card-lieutenant_5_5_1 = Герцог Марконі
    .help = Лейтенант, реакція 5, живучість 5. { role-lieutenant.help }
card-lieutenant_6_5_0 = Гаррі Циліндр
    .help = Лейтенант, реакція 6, живучість 5. { role-lieutenant.help }
card-lieutenant_6_6_0 = Здоровань Ед Ковальскі
    .help = Лейтенант, реакція 6, живучість 6. { role-lieutenant.help }
card-lieutenant_6_6_1 = Руссо Кам’яне Лице
    .help = Лейтенант, реакція 6, живучість 6. { role-lieutenant.help }
card-lieutenant_6_6_2 = Пастор Білл
    .help = Лейтенант, реакція 6, живучість 6. { role-lieutenant.help }
card-lieutenant_7_6_0 = Мелоун Лезо
    .help = Лейтенант, реакція 7, живучість 6. { role-lieutenant.help }
card-lieutenant_8_7_0 = Залізний Майк Дюран
    .help = Лейтенант, реакція 8, живучість 7. { role-lieutenant.help }
card-assassin_9_3_0 = Кравець
    .help = Убивця, реакція 9, живучість 3. { role-assassin.help }
card-assassin_9_3_1 = Тихий Свен
    .help = Убивця, реакція 9, живучість 3. { role-assassin.help }
card-assassin_9_4_0 = Містер Ніхто
    .help = Убивця, реакція 9, живучість 4. { role-assassin.help }
card-assassin_9_4_1 = Настроювач
    .help = Убивця, реакція 9, живучість 4. { role-assassin.help }
card-assassin_10_3_0 = Шепіт
    .help = Убивця, реакція 10, живучість 3. { role-assassin.help }
card-assassin_10_4_0 = Холодна Кава
    .help = Убивця, реакція 10, живучість 4. { role-assassin.help }
card-moll_1_3_0 = Пеггі Ларк
    .help = Краля, реакція 1, живучість 3. { role-moll.help }
card-moll_1_3_1 = Мей Стерлінг
    .help = Краля, реакція 1, живучість 3. { role-moll.help }
card-moll_2_3_0 = Рубі Дейн
    .help = Краля, реакція 2, живучість 3. { role-moll.help }
card-moll_2_3_1 = Кітті Венс
    .help = Краля, реакція 2, живучість 3. { role-moll.help }
card-moll_2_4_0 = Дот Каллаган
    .help = Краля, реакція 2, живучість 4. { role-moll.help }
card-moll_2_4_1 = Оксамитова Джейн
    .help = Краля, реакція 2, живучість 4. { role-moll.help }
card-moll_3_3_0 = Флоссі Квінн
    .help = Краля, реакція 3, живучість 3. { role-moll.help }
card-moll_3_3_1 = Лола Марш
    .help = Краля, реакція 3, живучість 3. { role-moll.help }
card-torpedo_4_5_0 = Лу Льодяник
    .help = Стрілець, реакція 4, живучість 5. { role-torpedo.help }
card-torpedo_4_5_1 = Малюк Динамо
    .help = Стрілець, реакція 4, живучість 5. { role-torpedo.help }
card-torpedo_5_4_0 = Тім Два Стволи
    .help = Стрілець, реакція 5, живучість 4. { role-torpedo.help }
card-torpedo_5_5_0 = Бейбі Бабах
    .help = Стрілець, реакція 5, живучість 5. { role-torpedo.help }
card-torpedo_5_5_1 = Нервовий Макгі
    .help = Стрілець, реакція 5, живучість 5. { role-torpedo.help }
card-torpedo_6_4_0 = Прудкий Едді Фінк
    .help = Стрілець, реакція 6, живучість 4. { role-torpedo.help }
card-soldier_1_3_0 = Шульга Гроб
    .help = Солдат, реакція 1, живучість 3. { role-soldier.help }
card-soldier_1_3_1 = Ел Ковадло
    .help = Солдат, реакція 1, живучість 3. { role-soldier.help }
card-soldier_1_3_2 = Лось Ганраган
    .help = Солдат, реакція 1, живучість 3. { role-soldier.help }
card-soldier_1_3_3 = Рокко Б
    .help = Солдат, реакція 1, живучість 3. { role-soldier.help }
card-soldier_1_3_4 = Рокко Т
    .help = Солдат, реакція 1, живучість 3. { role-soldier.help }
card-soldier_1_3_5 = Коротун Фінн
    .help = Солдат, реакція 1, живучість 3. { role-soldier.help }
card-soldier_1_3_6 = Сонний Джино
    .help = Солдат, реакція 1, живучість 3. { role-soldier.help }
card-soldier_1_3_7 = Незграба
    .help = Солдат, реакція 1, живучість 3. { role-soldier.help }
card-soldier_1_3_8 = Бакстер Квасоля
    .help = Солдат, реакція 1, живучість 3. { role-soldier.help }
card-soldier_1_3_9 = Косоокий Карл
    .help = Солдат, реакція 1, живучість 3. { role-soldier.help }
card-soldier_1_4_0 = Дойл Цегла
    .help = Солдат, реакція 1, живучість 4. { role-soldier.help }
card-soldier_1_4_1 = Повільний Джо
    .help = Солдат, реакція 1, живучість 4. { role-soldier.help }
card-soldier_1_4_2 = Пузань Віто
    .help = Солдат, реакція 1, живучість 4. { role-soldier.help }
card-soldier_1_4_3 = Мурмотун
    .help = Солдат, реакція 1, живучість 4. { role-soldier.help }
card-soldier_1_4_4 = Шульга Гроб
    .help = Солдат, реакція 1, живучість 4. { role-soldier.help }
card-soldier_1_5_0 = Бугай Петров
    .help = Солдат, реакція 1, живучість 5. { role-soldier.help }
card-soldier_1_5_1 = Бен Діжка
    .help = Солдат, реакція 1, живучість 5. { role-soldier.help }
card-soldier_1_5_2 = Ел Ковадло
    .help = Солдат, реакція 1, живучість 5. { role-soldier.help }
card-soldier_1_5_3 = Лось Ганраган
    .help = Солдат, реакція 1, живучість 5. { role-soldier.help }
card-soldier_2_3_0 = М’ясник Бруно
    .help = Солдат, реакція 2, живучість 3. { role-soldier.help }
card-soldier_2_3_1 = Гіл Граніт
    .help = Солдат, реакція 2, живучість 3. { role-soldier.help }
card-soldier_2_3_2 = Пет Конюшина
    .help = Солдат, реакція 2, живучість 3. { role-soldier.help }
card-soldier_2_3_3 = Джонні Краватка
    .help = Солдат, реакція 2, живучість 3. { role-soldier.help }
card-soldier_2_3_4 = Карміне
    .help = Солдат, реакція 2, живучість 3. { role-soldier.help }
card-soldier_2_3_5 = Нед Газетяр
    .help = Солдат, реакція 2, живучість 3. { role-soldier.help }
card-soldier_2_3_6 = Марті Сірник
    .help = Солдат, реакція 2, живучість 3. { role-soldier.help }
card-soldier_2_3_7 = Галло Горішок
    .help = Солдат, реакція 2, живучість 3. { role-soldier.help }
card-soldier_2_3_8 = Веснянко
    .help = Солдат, реакція 2, живучість 3. { role-soldier.help }
card-soldier_2_3_9 = Горобець
    .help = Солдат, реакція 2, живучість 3. { role-soldier.help }
card-soldier_2_4_0 = Гас Кашкет
    .help = Солдат, реакція 2, живучість 4. { role-soldier.help }
card-soldier_2_4_1 = Новак Цвях
    .help = Солдат, реакція 2, живучість 4. { role-soldier.help }
card-soldier_2_4_2 = Піт Годинник
    .help = Солдат, реакція 2, живучість 4. { role-soldier.help }
card-soldier_2_4_3 = Сенді Керр
    .help = Солдат, реакція 2, живучість 4. { role-soldier.help }
card-soldier_2_4_4 = Сендвіч
    .help = Солдат, реакція 2, живучість 4. { role-soldier.help }
card-soldier_2_4_5 = Рокко Б
    .help = Солдат, реакція 2, живучість 4. { role-soldier.help }
card-soldier_2_4_6 = Рокко Т
    .help = Солдат, реакція 2, живучість 4. { role-soldier.help }
card-soldier_2_4_7 = Коротун Фінн
    .help = Солдат, реакція 2, живучість 4. { role-soldier.help }
card-soldier_2_5_0 = Нолан Кастет
    .help = Солдат, реакція 2, живучість 5. { role-soldier.help }
card-soldier_2_5_1 = Торвальд Танк
    .help = Солдат, реакція 2, живучість 5. { role-soldier.help }
card-soldier_2_5_2 = М’ясник Бруно
    .help = Солдат, реакція 2, живучість 5. { role-soldier.help }
card-soldier_2_5_3 = Гіл Граніт
    .help = Солдат, реакція 2, живучість 5. { role-soldier.help }
card-soldier_3_3_0 = Лопресті Шрам
    .help = Солдат, реакція 3, живучість 3. { role-soldier.help }
card-soldier_3_3_1 = Генк Молот
    .help = Солдат, реакція 3, живучість 3. { role-soldier.help }
card-soldier_3_3_2 = Боксер Боб
    .help = Солдат, реакція 3, живучість 3. { role-soldier.help }
card-soldier_3_3_3 = Меткий Нік
    .help = Солдат, реакція 3, живучість 3. { role-soldier.help }
card-soldier_3_3_4 = Хвацький Семмі
    .help = Солдат, реакція 3, живучість 3. { role-soldier.help }
card-soldier_3_3_5 = Шкет Гел
    .help = Солдат, реакція 3, живучість 3. { role-soldier.help }
card-soldier_3_3_6 = Вес Свистун
    .help = Солдат, реакція 3, живучість 3. { role-soldier.help }
card-soldier_3_3_7 = Дьюї Капелюх
    .help = Солдат, реакція 3, живучість 3. { role-soldier.help }
card-soldier_3_4_0 = Конті Туз
    .help = Солдат, реакція 3, живучість 4. { role-soldier.help }
card-soldier_3_4_1 = Дельгадо Кубик
    .help = Солдат, реакція 3, живучість 4. { role-soldier.help }
card-soldier_3_4_2 = Рудий Рурк
    .help = Солдат, реакція 3, живучість 4. { role-soldier.help }
card-soldier_3_4_3 = Сімс Димок
    .help = Солдат, реакція 3, живучість 4. { role-soldier.help }
card-soldier_3_4_4 = Пет Конюшина
    .help = Солдат, реакція 3, живучість 4. { role-soldier.help }
card-soldier_3_4_5 = Джонні Краватка
    .help = Солдат, реакція 3, живучість 4. { role-soldier.help }
card-soldier_3_4_6 = Карміне
    .help = Солдат, реакція 3, живучість 4. { role-soldier.help }
card-soldier_3_5_0 = Лопресті Шрам
    .help = Солдат, реакція 3, живучість 5. { role-soldier.help }
card-soldier_3_5_1 = Генк Молот
    .help = Солдат, реакція 3, живучість 5. { role-soldier.help }
card-soldier_3_5_2 = Боксер Боб
    .help = Солдат, реакція 3, живучість 5. { role-soldier.help }
card-soldier_4_3_0 = Худий Ленні
    .help = Солдат, реакція 4, живучість 3. { role-soldier.help }
card-soldier_4_3_1 = Тхір
    .help = Солдат, реакція 4, живучість 3. { role-soldier.help }
card-soldier_4_3_2 = Смик
    .help = Солдат, реакція 4, живучість 3. { role-soldier.help }
card-soldier_4_4_0 = Меткий Нік
    .help = Солдат, реакція 4, живучість 4. { role-soldier.help }
card-soldier_4_4_1 = Хвацький Семмі
    .help = Солдат, реакція 4, живучість 4. { role-soldier.help }
card-revolver = Револьвер
    .help = Зброя: +1 до атаки, може вбити. Платня 50 $.
card-shotgun = Дробовик
    .help = Зброя: +2 до атаки, може вбити. Платня 50 $.
card-tommygun = Томмі-ган
    .help = Зброя: +4 до атаки, може вбити. Платня 50 $.
card-grenade = Граната
    .help = Без кубика: вбиває двох персонажів однієї ворожої банди або б’є по закладу суперника і на день припиняє там перестрілку, здирництво й підпільний бар. Один раз. Платня 50 $.
card-unknown = карта, якої ви не бачите
    .help = Вона лежить долілиць.
card-none = жодної карти
    .help = Тут немає карти.

# The same people with what one has to know to choose: kind, reaction and toughness.

dossier-lieutenant_5_5_0 = { card-lieutenant_5_5_0 } ({ role-lieutenant } 5/5)
    .help = { card-lieutenant_5_5_0.help }
dossier-lieutenant_5_5_1 = { card-lieutenant_5_5_1 } ({ role-lieutenant } 5/5)
    .help = { card-lieutenant_5_5_1.help }
dossier-lieutenant_6_5_0 = { card-lieutenant_6_5_0 } ({ role-lieutenant } 6/5)
    .help = { card-lieutenant_6_5_0.help }
dossier-lieutenant_6_6_0 = { card-lieutenant_6_6_0 } ({ role-lieutenant } 6/6)
    .help = { card-lieutenant_6_6_0.help }
dossier-lieutenant_6_6_1 = { card-lieutenant_6_6_1 } ({ role-lieutenant } 6/6)
    .help = { card-lieutenant_6_6_1.help }
dossier-lieutenant_6_6_2 = { card-lieutenant_6_6_2 } ({ role-lieutenant } 6/6)
    .help = { card-lieutenant_6_6_2.help }
dossier-lieutenant_7_6_0 = { card-lieutenant_7_6_0 } ({ role-lieutenant } 7/6)
    .help = { card-lieutenant_7_6_0.help }
dossier-lieutenant_8_7_0 = { card-lieutenant_8_7_0 } ({ role-lieutenant } 8/7)
    .help = { card-lieutenant_8_7_0.help }
dossier-assassin_9_3_0 = { card-assassin_9_3_0 } ({ role-assassin } 9/3)
    .help = { card-assassin_9_3_0.help }
dossier-assassin_9_3_1 = { card-assassin_9_3_1 } ({ role-assassin } 9/3)
    .help = { card-assassin_9_3_1.help }
dossier-assassin_9_4_0 = { card-assassin_9_4_0 } ({ role-assassin } 9/4)
    .help = { card-assassin_9_4_0.help }
dossier-assassin_9_4_1 = { card-assassin_9_4_1 } ({ role-assassin } 9/4)
    .help = { card-assassin_9_4_1.help }
dossier-assassin_10_3_0 = { card-assassin_10_3_0 } ({ role-assassin } 10/3)
    .help = { card-assassin_10_3_0.help }
dossier-assassin_10_4_0 = { card-assassin_10_4_0 } ({ role-assassin } 10/4)
    .help = { card-assassin_10_4_0.help }
dossier-moll_1_3_0 = { card-moll_1_3_0 } ({ role-moll } 1/3)
    .help = { card-moll_1_3_0.help }
dossier-moll_1_3_1 = { card-moll_1_3_1 } ({ role-moll } 1/3)
    .help = { card-moll_1_3_1.help }
dossier-moll_2_3_0 = { card-moll_2_3_0 } ({ role-moll } 2/3)
    .help = { card-moll_2_3_0.help }
dossier-moll_2_3_1 = { card-moll_2_3_1 } ({ role-moll } 2/3)
    .help = { card-moll_2_3_1.help }
dossier-moll_2_4_0 = { card-moll_2_4_0 } ({ role-moll } 2/4)
    .help = { card-moll_2_4_0.help }
dossier-moll_2_4_1 = { card-moll_2_4_1 } ({ role-moll } 2/4)
    .help = { card-moll_2_4_1.help }
dossier-moll_3_3_0 = { card-moll_3_3_0 } ({ role-moll } 3/3)
    .help = { card-moll_3_3_0.help }
dossier-moll_3_3_1 = { card-moll_3_3_1 } ({ role-moll } 3/3)
    .help = { card-moll_3_3_1.help }
dossier-torpedo_4_5_0 = { card-torpedo_4_5_0 } ({ role-torpedo } 4/5)
    .help = { card-torpedo_4_5_0.help }
dossier-torpedo_4_5_1 = { card-torpedo_4_5_1 } ({ role-torpedo } 4/5)
    .help = { card-torpedo_4_5_1.help }
dossier-torpedo_5_4_0 = { card-torpedo_5_4_0 } ({ role-torpedo } 5/4)
    .help = { card-torpedo_5_4_0.help }
dossier-torpedo_5_5_0 = { card-torpedo_5_5_0 } ({ role-torpedo } 5/5)
    .help = { card-torpedo_5_5_0.help }
dossier-torpedo_5_5_1 = { card-torpedo_5_5_1 } ({ role-torpedo } 5/5)
    .help = { card-torpedo_5_5_1.help }
dossier-torpedo_6_4_0 = { card-torpedo_6_4_0 } ({ role-torpedo } 6/4)
    .help = { card-torpedo_6_4_0.help }
dossier-soldier_1_3_0 = { card-soldier_1_3_0 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_0.help }
dossier-soldier_1_3_1 = { card-soldier_1_3_1 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_1.help }
dossier-soldier_1_3_2 = { card-soldier_1_3_2 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_2.help }
dossier-soldier_1_3_3 = { card-soldier_1_3_3 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_3.help }
dossier-soldier_1_3_4 = { card-soldier_1_3_4 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_4.help }
dossier-soldier_1_3_5 = { card-soldier_1_3_5 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_5.help }
dossier-soldier_1_3_6 = { card-soldier_1_3_6 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_6.help }
dossier-soldier_1_3_7 = { card-soldier_1_3_7 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_7.help }
dossier-soldier_1_3_8 = { card-soldier_1_3_8 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_8.help }
dossier-soldier_1_3_9 = { card-soldier_1_3_9 } ({ role-soldier } 1/3)
    .help = { card-soldier_1_3_9.help }
dossier-soldier_1_4_0 = { card-soldier_1_4_0 } ({ role-soldier } 1/4)
    .help = { card-soldier_1_4_0.help }
dossier-soldier_1_4_1 = { card-soldier_1_4_1 } ({ role-soldier } 1/4)
    .help = { card-soldier_1_4_1.help }
dossier-soldier_1_4_2 = { card-soldier_1_4_2 } ({ role-soldier } 1/4)
    .help = { card-soldier_1_4_2.help }
dossier-soldier_1_4_3 = { card-soldier_1_4_3 } ({ role-soldier } 1/4)
    .help = { card-soldier_1_4_3.help }
dossier-soldier_1_4_4 = { card-soldier_1_4_4 } ({ role-soldier } 1/4)
    .help = { card-soldier_1_4_4.help }
dossier-soldier_1_5_0 = { card-soldier_1_5_0 } ({ role-soldier } 1/5)
    .help = { card-soldier_1_5_0.help }
dossier-soldier_1_5_1 = { card-soldier_1_5_1 } ({ role-soldier } 1/5)
    .help = { card-soldier_1_5_1.help }
dossier-soldier_1_5_2 = { card-soldier_1_5_2 } ({ role-soldier } 1/5)
    .help = { card-soldier_1_5_2.help }
dossier-soldier_1_5_3 = { card-soldier_1_5_3 } ({ role-soldier } 1/5)
    .help = { card-soldier_1_5_3.help }
dossier-soldier_2_3_0 = { card-soldier_2_3_0 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_0.help }
dossier-soldier_2_3_1 = { card-soldier_2_3_1 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_1.help }
dossier-soldier_2_3_2 = { card-soldier_2_3_2 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_2.help }
dossier-soldier_2_3_3 = { card-soldier_2_3_3 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_3.help }
dossier-soldier_2_3_4 = { card-soldier_2_3_4 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_4.help }
dossier-soldier_2_3_5 = { card-soldier_2_3_5 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_5.help }
dossier-soldier_2_3_6 = { card-soldier_2_3_6 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_6.help }
dossier-soldier_2_3_7 = { card-soldier_2_3_7 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_7.help }
dossier-soldier_2_3_8 = { card-soldier_2_3_8 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_8.help }
dossier-soldier_2_3_9 = { card-soldier_2_3_9 } ({ role-soldier } 2/3)
    .help = { card-soldier_2_3_9.help }
dossier-soldier_2_4_0 = { card-soldier_2_4_0 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_0.help }
dossier-soldier_2_4_1 = { card-soldier_2_4_1 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_1.help }
dossier-soldier_2_4_2 = { card-soldier_2_4_2 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_2.help }
dossier-soldier_2_4_3 = { card-soldier_2_4_3 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_3.help }
dossier-soldier_2_4_4 = { card-soldier_2_4_4 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_4.help }
dossier-soldier_2_4_5 = { card-soldier_2_4_5 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_5.help }
dossier-soldier_2_4_6 = { card-soldier_2_4_6 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_6.help }
dossier-soldier_2_4_7 = { card-soldier_2_4_7 } ({ role-soldier } 2/4)
    .help = { card-soldier_2_4_7.help }
dossier-soldier_2_5_0 = { card-soldier_2_5_0 } ({ role-soldier } 2/5)
    .help = { card-soldier_2_5_0.help }
dossier-soldier_2_5_1 = { card-soldier_2_5_1 } ({ role-soldier } 2/5)
    .help = { card-soldier_2_5_1.help }
dossier-soldier_2_5_2 = { card-soldier_2_5_2 } ({ role-soldier } 2/5)
    .help = { card-soldier_2_5_2.help }
dossier-soldier_2_5_3 = { card-soldier_2_5_3 } ({ role-soldier } 2/5)
    .help = { card-soldier_2_5_3.help }
dossier-soldier_3_3_0 = { card-soldier_3_3_0 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_0.help }
dossier-soldier_3_3_1 = { card-soldier_3_3_1 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_1.help }
dossier-soldier_3_3_2 = { card-soldier_3_3_2 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_2.help }
dossier-soldier_3_3_3 = { card-soldier_3_3_3 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_3.help }
dossier-soldier_3_3_4 = { card-soldier_3_3_4 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_4.help }
dossier-soldier_3_3_5 = { card-soldier_3_3_5 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_5.help }
dossier-soldier_3_3_6 = { card-soldier_3_3_6 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_6.help }
dossier-soldier_3_3_7 = { card-soldier_3_3_7 } ({ role-soldier } 3/3)
    .help = { card-soldier_3_3_7.help }
dossier-soldier_3_4_0 = { card-soldier_3_4_0 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_0.help }
dossier-soldier_3_4_1 = { card-soldier_3_4_1 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_1.help }
dossier-soldier_3_4_2 = { card-soldier_3_4_2 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_2.help }
dossier-soldier_3_4_3 = { card-soldier_3_4_3 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_3.help }
dossier-soldier_3_4_4 = { card-soldier_3_4_4 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_4.help }
dossier-soldier_3_4_5 = { card-soldier_3_4_5 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_5.help }
dossier-soldier_3_4_6 = { card-soldier_3_4_6 } ({ role-soldier } 3/4)
    .help = { card-soldier_3_4_6.help }
dossier-soldier_3_5_0 = { card-soldier_3_5_0 } ({ role-soldier } 3/5)
    .help = { card-soldier_3_5_0.help }
dossier-soldier_3_5_1 = { card-soldier_3_5_1 } ({ role-soldier } 3/5)
    .help = { card-soldier_3_5_1.help }
dossier-soldier_3_5_2 = { card-soldier_3_5_2 } ({ role-soldier } 3/5)
    .help = { card-soldier_3_5_2.help }
dossier-soldier_4_3_0 = { card-soldier_4_3_0 } ({ role-soldier } 4/3)
    .help = { card-soldier_4_3_0.help }
dossier-soldier_4_3_1 = { card-soldier_4_3_1 } ({ role-soldier } 4/3)
    .help = { card-soldier_4_3_1.help }
dossier-soldier_4_3_2 = { card-soldier_4_3_2 } ({ role-soldier } 4/3)
    .help = { card-soldier_4_3_2.help }
dossier-soldier_4_4_0 = { card-soldier_4_4_0 } ({ role-soldier } 4/4)
    .help = { card-soldier_4_4_0.help }
dossier-soldier_4_4_1 = { card-soldier_4_4_1 } ({ role-soldier } 4/4)
    .help = { card-soldier_4_4_1.help }
dossier-revolver = { card-revolver }
    .help = { card-revolver.help }
dossier-shotgun = { card-shotgun }
    .help = { card-shotgun.help }
dossier-tommygun = { card-tommygun }
    .help = { card-tommygun.help }
dossier-grenade = { card-grenade }
    .help = { card-grenade.help }
dossier-unknown = { card-unknown }
    .help = { card-unknown.help }
dossier-none = { card-none }
    .help = { card-none.help }
unseen-dossier = { NUMBER($n) ->
    [one] { NUMBER($n) } карта долілиць
    [few] { NUMBER($n) } карти долілиць
   *[many] { NUMBER($n) } карт долілиць
}

# Roles of characters.
role-lieutenant = лейтенант
    .help = Веде банду й лежить на ній горілиць; один на банду. Завжди має кольт (+1, може вбити), а замість нього може взяти одну зброю. Платня 200 $.
role-soldier = солдат
    .help = Б’ється однією зброєю або голіруч, але голіруч лише ранить. Платня 50 $.
role-assassin = убивця
    .help = Вбиває одного персонажа без кубика, перш ніж більшість встигне поворухнутися. Зі зброї має хіба що гранату. Його можна взяти в полон. Платня 50 $.
role-moll = краля
    .help = Покажіть її там, де стоїть ваша банда, і дохід закладу подвоїться. Б’ється лише зі зброєю. Її можна взяти в полон. Платня 50 $.
role-torpedo = стрілець
    .help = Б’ється лише зі зброєю, зате тримає дві й атакує один раз із кожної. Платня 50 $.

# With what somebody attacks.
means-hands = голі руки
    .help = Кубик +0. Голіруч можна лише поранити.
means-colt = кольт
    .help = Кубик +1; може вбити. Лейтенант має його завжди.
means-strike = удар убивці
    .help = Вбиває без кубика.
means-revolver = револьвер
    .help = Кубик +1; може вбити.
means-shotgun = дробовик
    .help = Кубик +2; може вбити.
means-tommygun = томмі-ган
    .help = Кубик +4; може вбити.
means-grenade = граната
    .help = Без кубика вбиває двох персонажів однієї банди.

## The city: buildings, lots and blocks

building-small_shop = Мала крамниця
    .help = Коштує 5 000 $. Дає 1 000 $ на день; як підпільний бар — 2 000 $, 3 000 $ або 4 000 $, залежно від віскі. Штраф 4 000 $.
building-big_shop = Велика крамниця
    .help = Коштує 10 000 $. Дає 2 000 $ на день; як підпільний бар — 4 000 $, 6 000 $ або 8 000 $, залежно від віскі. Штраф 8 000 $.
building-small_club = Малий клуб
    .help = Коштує 15 000 $. Дає 3 000 $ на день; як підпільний бар — 6 000 $, 9 000 $ або 12 000 $, залежно від віскі. Штраф 12 000 $.
building-big_club = Великий клуб
    .help = Коштує 20 000 $. Дає 4 000 $ на день; як підпільний бар — 8 000 $, 12 000 $ або 16 000 $, залежно від віскі. Штраф 16 000 $.
building-hotel = Готель
    .help = Коштує 30 000 $. Дає 6 000 $ на день; як підпільний бар — 12 000 $, 18 000 $ або 24 000 $, залежно від віскі. Штраф 24 000 $.

# A building of the city is called by its kind and its address.
lot-A1 = { building-big_club } ({ tile-A }, 1)
    .help = { building-big_club.help }
lot-A2 = { building-small_shop } ({ tile-A }, 2)
    .help = { building-small_shop.help }
lot-A3 = { building-big_shop } ({ tile-A }, 3)
    .help = { building-big_shop.help }
lot-A4 = { building-small_club } ({ tile-A }, 4)
    .help = { building-small_club.help }
lot-A5 = { building-big_shop } ({ tile-A }, 5)
    .help = { building-big_shop.help }
lot-A6 = { building-small_shop } ({ tile-A }, 6)
    .help = { building-small_shop.help }
lot-B1 = { building-hotel } ({ tile-B }, 1)
    .help = { building-hotel.help }
lot-B2 = { building-small_shop } ({ tile-B }, 2)
    .help = { building-small_shop.help }
lot-B3 = { building-small_shop } ({ tile-B }, 3)
    .help = { building-small_shop.help }
lot-B4 = { building-big_shop } ({ tile-B }, 4)
    .help = { building-big_shop.help }
lot-B5 = { building-small_club } ({ tile-B }, 5)
    .help = { building-small_club.help }
lot-B6 = { building-small_club } ({ tile-B }, 6)
    .help = { building-small_club.help }
lot-C1 = { building-small_shop } ({ tile-C }, 1)
    .help = { building-small_shop.help }
lot-C2 = { building-hotel } ({ tile-C }, 2)
    .help = { building-hotel.help }
lot-C3 = { building-small_shop } ({ tile-C }, 3)
    .help = { building-small_shop.help }
lot-C4 = { building-big_shop } ({ tile-C }, 4)
    .help = { building-big_shop.help }
lot-C5 = { building-big_club } ({ tile-C }, 5)
    .help = { building-big_club.help }
lot-C6 = { building-big_shop } ({ tile-C }, 6)
    .help = { building-big_shop.help }
lot-D1 = { building-small_shop } ({ tile-D }, 1)
    .help = { building-small_shop.help }
lot-D2 = { building-hotel } ({ tile-D }, 2)
    .help = { building-hotel.help }
lot-D3 = { building-small_shop } ({ tile-D }, 3)
    .help = { building-small_shop.help }
lot-D4 = { building-big_club } ({ tile-D }, 4)
    .help = { building-big_club.help }
lot-D5 = { building-small_club } ({ tile-D }, 5)
    .help = { building-small_club.help }
lot-D6 = { building-big_shop } ({ tile-D }, 6)
    .help = { building-big_shop.help }
lot-E1 = { building-big_shop } ({ tile-E }, 1)
    .help = { building-big_shop.help }
lot-E2 = { building-small_club } ({ tile-E }, 2)
    .help = { building-small_club.help }
lot-E3 = { building-big_shop } ({ tile-E }, 3)
    .help = { building-big_shop.help }
lot-E4 = { building-small_shop } ({ tile-E }, 4)
    .help = { building-small_shop.help }
lot-E5 = { building-small_shop } ({ tile-E }, 5)
    .help = { building-small_shop.help }
lot-E6 = { building-hotel } ({ tile-E }, 6)
    .help = { building-hotel.help }
lot-F1 = { building-small_shop } ({ tile-F }, 1)
    .help = { building-small_shop.help }
lot-F2 = { building-big_shop } ({ tile-F }, 2)
    .help = { building-big_shop.help }
lot-F3 = { building-small_club } ({ tile-F }, 3)
    .help = { building-small_club.help }
lot-F4 = { building-small_club } ({ tile-F }, 4)
    .help = { building-small_club.help }
lot-F5 = { building-big_shop } ({ tile-F }, 5)
    .help = { building-big_shop.help }
lot-F6 = { building-small_shop } ({ tile-F }, 6)
    .help = { building-small_shop.help }
lot-G1 = { building-big_club } ({ tile-G }, 1)
    .help = { building-big_club.help }
lot-G2 = { building-small_shop } ({ tile-G }, 2)
    .help = { building-small_shop.help }
lot-G3 = { building-big_club } ({ tile-G }, 3)
    .help = { building-big_club.help }
lot-G4 = { building-big_shop } ({ tile-G }, 4)
    .help = { building-big_shop.help }
lot-G5 = { building-small_club } ({ tile-G }, 5)
    .help = { building-small_club.help }
lot-G6 = { building-small_shop } ({ tile-G }, 6)
    .help = { building-small_shop.help }
lot-H1 = { building-small_club } ({ tile-H }, 1)
    .help = { building-small_club.help }
lot-H2 = { building-small_shop } ({ tile-H }, 2)
    .help = { building-small_shop.help }
lot-H3 = { building-big_shop } ({ tile-H }, 3)
    .help = { building-big_shop.help }
lot-H4 = { building-small_shop } ({ tile-H }, 4)
    .help = { building-small_shop.help }
lot-H5 = { building-big_club } ({ tile-H }, 5)
    .help = { building-big_club.help }
lot-H6 = { building-small_club } ({ tile-H }, 6)
    .help = { building-small_club.help }
lot-none = ніде

tile-A = Портовий ряд
tile-B = Театральна миля
tile-C = Великий вокзал
tile-D = П’ять Кутів
tile-E = Набережна
tile-F = Старий ринок
tile-G = Джазовий квартал
tile-H = Кравецька вулиця

slot-N = північ
slot-S = південь
slot-NW = північний захід
slot-NE = північний схід
slot-SW = південний захід
slot-SE = південний схід
slot-NW1 = північний захід 1
slot-NW2 = північний захід 2
slot-NE1 = північний схід 1
slot-NE2 = північний схід 2
slot-SW1 = південний захід 1
slot-SW2 = південний захід 2
slot-SE1 = південний схід 1
slot-SE2 = південний схід 2

## Privileges, events, wills

privilege-event = Подія
    .help = Перший, хто візьме її, платить авторитет × 50 $ і таємно дивиться подію дня.
privilege-enforcer = Гангстери
    .help = Усі наймають із набору за порядком ставок: щонайбільше 2 карти, а з авторитетом 5 або більше — 3. Це нічого не коштує.
privilege-police = Поліція
    .help = Перший, хто візьме її, платить авторитет × 200 $ і має карту поліції: сьогодні вас не зачепить ні облава, ні полювання на здирників.
privilege-whiskey = Віскі
    .help = За порядком ставок кожен може купити карту віскі. Без неї сьогодні не відкрити підпільного бару.

# The event cards of the day.
headline-raid_north = Облава на бари: північ
    .help = Кожен підпільний бар на півночі платить штраф і опечатаний на день; хто не може заплатити, втрачає заклад. Карта поліції захищає свого власника.
headline-raid_south = Облава на бари: південь
    .help = Кожен підпільний бар на півдні платить штраф і опечатаний на день; хто не може заплатити, втрачає заклад. Карта поліції захищає свого власника.
headline-raid_east = Облава на бари: схід
    .help = Кожен підпільний бар на сході платить штраф і опечатаний на день; хто не може заплатити, втрачає заклад. Карта поліції захищає свого власника.
headline-raid_west = Облава на бари: захід
    .help = Кожен підпільний бар на заході платить штраф і опечатаний на день; хто не може заплатити, втрачає заклад. Карта поліції захищає свого власника.
headline-crackdown_north = Полювання на здирників: північ
    .help = Кожну банду на півночі, що стоїть не в закладі свого капо, арештовують. Карта поліції захищає свого власника.
headline-crackdown_south = Полювання на здирників: південь
    .help = Кожну банду на півдні, що стоїть не в закладі свого капо, арештовують. Карта поліції захищає свого власника.
headline-crackdown_east = Полювання на здирників: схід
    .help = Кожну банду на сході, що стоїть не в закладі свого капо, арештовують. Карта поліції захищає свого власника.
headline-crackdown_west = Полювання на здирників: захід
    .help = Кожну банду на заході, що стоїть не в закладі свого капо, арештовують. Карта поліції захищає свого власника.
headline-whiskey_sky_rockets = Віскі тече рікою!
    .help = Кожен підпільний бар сьогодні дає вдвічі більше.
headline-consumption_rock_bottom = Бари порожні!
    .help = Кожен підпільний бар сьогодні дає вдвічі менше.
headline-gangland_truce = Перемир’я гангстерів!
    .help = Жодних перестрілок, і оббирати можна лише нічиї заклади. Де в такому стоять кілька капо, його оббирає лише той, хто має карту поліції.
headline-don_is_dead = Дон помер!
    .help = День грають до кінця, а тоді відкривають заповіт.
headline-unknown = подія, якої ви не бачили

will-most_notoriety = найвищий авторитет
    .help = Новим Доном стає капо з найвищим авторитетом. За нічиєї вирішує готівка.
will-most_money = найбільше грошей
    .help = Новим Доном стає капо з найбільшою готівкою. За нічиєї вирішує авторитет.
will-unknown = запечатаний заповіт
    .help = Його відкриють, коли Дон помре.

# How a character fares in a shootout.
state-ready = напоготові
state-acted = дію зроблено
state-wounded = з раною

# What another edition makes up: names of people with what they are, addresses, and days.
about-dossier = { $name } ({ $role } { NUMBER($reaction) }/{ NUMBER($toughness) })
about-character = { $role }, реакція { NUMBER($reaction) }, живучість { NUMBER($toughness) }.
about-lot = { $building } ({ $tile }, { NUMBER($number) })
about-date = { NUMBER($day) } { $month } { NUMBER($year, useGrouping: 0) } року
month-1 = січня
month-2 = лютого
month-3 = березня
month-4 = квітня
month-5 = травня
month-6 = червня
month-7 = липня
month-8 = серпня
month-9 = вересня
month-10 = жовтня
month-11 = листопада
month-12 = грудня

# The dates of the days.
date-1928-11-02 = 2 листопада 1928 року
date-1928-11-03 = 3 листопада 1928 року
date-1928-11-04 = 4 листопада 1928 року
date-1928-11-05 = 5 листопада 1928 року
date-1928-11-06 = 6 листопада 1928 року
date-1928-11-07 = 7 листопада 1928 року
date-1928-11-08 = 8 листопада 1928 року
date-1928-11-09 = 9 листопада 1928 року
date-1928-11-10 = 10 листопада 1928 року
date-1928-11-11 = 11 листопада 1928 року
date-1928-11-12 = 12 листопада 1928 року
date-1928-11-13 = 13 листопада 1928 року

phase-set_up = Підготовка
phase-bidding = Ставки на привілеї
    .help = Усі таємно кладуть жетони від 1 до 4 на Подію, Гангстерів, Поліцію та Віскі. Краща та ставка, чиє число менше.
phase-daily_orders = Щоденні справи
    .help = Капо один за одним видають платню, купують заклади, відкривають підпільні бари й розсилають банди.
phase-city = Життя міста
    .help = Квартал за кварталом: подія, гранати й перестрілки, дохід, кралі, здирництво.

# Standing orders: what they are about, and what they say.
order-arming = озброєння
    .help = Хто бере яку зброю, коли починається перестрілка.
order-molls = кралі
    .help = Чи показувати краль.
order-capture = полон
    .help = Чи забирати убивць і краль розбитого боку.
order-fines = штрафи
    .help = За який заклад розраховуватися першим, коли на всі штрафи кварталу не вистачає.
order-buildings = гранати в заклади
    .help = Чи питати вас, коли можна кинути гранату в заклад суперника.
order-loot = трофеї
    .help = Яку зброю брати після перестрілки.
value-ask = питати мене
    .help = Щоразу вирішуєте ви.
value-usual = як завжди
    .help = Типова відповідь: добре озброїти, показати кралю всюди, крім закладів суперників, узяти в полон, спершу найбільший штраф, забрати всю зброю.
value-never = ніколи
    .help = Цього не роблять і вас не питають.

## What a seat is asked; .waiting is what the others read meanwhile

decision-in_the_box = Зараз від вас нічого не треба.
    .waiting = Зараз ні від кого нічого не треба.
decision-over = Партію завершено.
    .waiting = Партію завершено.
decision-place_soldier = У яку з чотирьох банд іде ваш перший солдат?
    .waiting = Чекаємо, куди підуть перші солдати: { $seats }.
decision-bid = Покладіть жетони від 1 до 4 на Подію, Гангстерів, Поліцію та Віскі. 1 — ваша найкраща ставка; за рівних вирішує Прихильність Дона.
    .waiting = Чекаємо на ставки.
decision-take_event = Заплатите, щоб таємно глянути сьогоднішню подію?
    .waiting = Чекаємо: { $seats } може глянути сьогоднішню подію.
decision-hire = Кого ви наймаєте і в які банди? Наймання безкоштовне, платня — ні.
    .waiting = Чекаємо: { $seats } наймає гангстерів.
decision-take_police = Заплатите поліції? Сьогодні вас не зачепить ні облава, ні полювання на здирників.
    .waiting = Чекаємо: { $seats } може заплатити поліції.
decision-take_whiskey = Яке віскі ви купуєте? Без нього сьогодні не відкрити підпільного бару.
    .waiting = Чекаємо: { $seats } купує віскі.
decision-wages = На всю платню готівки не вистачає. Кому ви платите? Решта піде.
    .waiting = Чекаємо: { $seats } видає платню.
decision-buy = Купуєте заклад? Кожен додає вам 1 авторитет.
    .waiting = Чекаємо: { $seats } може купувати заклади.
decision-speakeasies = У яких ваших закладах сьогодні підпільні бари? Перший безкоштовний.
    .waiting = Чекаємо: { $seats } може відкрити підпільні бари.
decision-send = Куди йдуть ваші банди? Кожну, де є персонаж, треба кудись послати.
    .waiting = Чекаємо: { $seats } розсилає банди.
decision-fines = На всі штрафи цього кварталу готівки не вистачає. За який заклад ви розраховуєтеся першим?
    .waiting = Чекаємо: { $seats } розраховується за штрафи.
decision-throw = Чи кидає ваша банда гранату в заклад, де стоїть?
    .waiting = Чекаємо, чи полетить граната: { $seats }.
decision-arm = Хто бере яку зброю? Чого ніхто не взяв, те лежить на підлозі.
    .waiting = Чекаємо: { $seats } озброює своїх.
decision-who_acts = Хто з ваших персонажів діє першим?
    .waiting = Чекаємо: { $seats } вирішує, хто діє першим.
decision-act = Що робить ваш персонаж: атакує когось чи підбирає зброю?
    .waiting = Чекаємо: { $seats } діє.
decision-shoot_again = У вашого стрільця є ще зброя. Скористається і нею?
    .waiting = Чекаємо: стрілець капо { $seats } може атакувати ще раз.
decision-capture = На тому боці лишилися самі убивці та кралі. Берете їх у свою банду?
    .waiting = Чекаємо: { $seats } може взяти полонених.
decision-loot = Яку зброю ви берете з місця бою і в яку банду?
    .waiting = Чекаємо: { $seats } перебирає трофеї.
decision-molls = Де ви показуєте кралю? Вона подвоює дохід закладу.
    .waiting = Чекаємо, чи покажуть краль: { $seats }.

## What one may do; .help is the command to type

command-place = Взяти його в банду { NUMBER($group) }
    .help = place БАНДА
command-bid = Подія { NUMBER($event) }, Гангстери { NUMBER($enforcer) }, Поліція { NUMBER($police) }, Віскі { NUMBER($whiskey) }
    .help = bid ПОДІЯ ГАНГСТЕРИ ПОЛІЦІЯ ВІСКІ
command-take = Заплатити й узяти
    .help = take
command-hire = Найняти в банду { NUMBER($group) }: { $card }
    .help = hire КАРТА БАНДА
command-whiskey = Купити віскі по { NUMBER($grade) } $
    .help = whiskey ҐАТУНОК
command-pay = Заплатити: { $card }
    .help = pay КАРТА
command-pay-weapon = Заплатити за зброю в банді { NUMBER($group) }: { $weapon }
    .help = pay ЗБРОЯ БАНДА
command-buy = Купити: { $lot }
    .help = buy ДІЛЯНКА
command-open = Відкрити підпільний бар: { $lot }
    .help = open ДІЛЯНКА
command-send = Послати банду { NUMBER($group) }: { $lot }
    .help = send БАНДА ДІЛЯНКА
command-order = Постійне розпорядження, { $order }: { $value }
    .help = order ПРО_ЩО ask|usual|never
    .title = Постійні розпорядження
command-fine = Спершу розрахуватися тут: { $lot }
    .help = fine ДІЛЯНКА
command-bomb = Банда { NUMBER($group) } кидає гранату в заклад
    .help = bomb БАНДА
command-arm = { $character }: дати зброю «{ $weapon }»
    .help = arm ПЕРСОНАЖ ЗБРОЯ
command-act = Діє { $character }
    .help = act ПЕРСОНАЖ
command-collect = Підібрати зброю «{ $weapon }»; бере { $receiver }
    .help = collect ЗБРОЯ ПЕРСОНАЖ
command-attack = Атакувати ({ $means }): { $target }
    .help = attack ЗАСІБ ЦІЛЬ
command-grenade = Граната: { $target }
    .help = grenade ЦІЛЬ
command-bomb-building = Граната в заклад
    .help = bomb building
command-capture = Забрати їх
    .help = capture
command-loot = Взяти зброю «{ $weapon }» у банду { NUMBER($group) }
    .help = loot ЗБРОЯ БАНДА
command-reveal = Показати кралю: { $lot }
    .help = reveal ДІЛЯНКА
command-decline = Ні, дякую
    .help = decline
command-done = Готово
    .help = done
command-say = Сказати щось
    .help = say СЛОВА

# Titles of what commands ask for.
part-group = Банда
part-event = Подія
part-enforcer = Гангстери
part-police = Поліція
part-whiskey = Віскі
part-card = Карта
part-weapon = Зброя
part-lot = Заклад
part-order = Про що
part-value = Що робити
part-character = Персонаж
part-receiver = Хто бере
part-means = Чим
part-target = Ціль

## What goes on now, in a few words

stage-in_the_box = Перед партією
stage-place_soldier = Перші солдати
stage-bid = Ставки на привілеї
stage-take_event = Подія: глянути карту
stage-hire = Наймання
stage-take_police = Поліція: плата за спокій
stage-take_whiskey = Купівля віскі
stage-wages = Щоденні справи: платня
stage-buy = Щоденні справи: купівля
stage-speakeasies = Щоденні справи: підпільні бари
stage-send = Щоденні справи: розсилання банд
stage-fines = Розрахунок за штрафи
stage-throw = Граната в заклад?
stage-arm = Перестрілка: озброєння
stage-who_acts = Перестрілка: хто діє першим
stage-act = Перестрілка
stage-shoot_again = Перестрілка: друга атака
stage-capture = Перестрілка: полон
stage-loot = Після перестрілки: трофеї
stage-molls = Кралі
stage-over = Партію завершено

## Titles of what lies on the table; .help where a person would ask

field-viewer = Чий погляд
field-stage = Зараз
field-round = День
field-date = Дата
field-phase = Фаза
field-asked = Чия відповідь
field-answered = Хто вже вирішив
    .help = Вибір приховано, доки не вирішать усі.
field-actor = Чий хід
field-favor = Прихильність Дона
    .help = Починає щоденні справи й має перевагу всюди, де капо рівні.
field-police = Карта поліції
    .help = Цього капо сьогодні не зачепить ні облава, ні полювання на здирників.
field-headline = Подія дня
    .help = До ночі її знає лише той, хто заплатив, щоб глянути.
field-peeker = Хто вже бачив
    .help = Хто заплатив, щоб глянути подію дня.
field-will = Заповіт
    .help = Каже, що назве нового Дона: авторитет чи гроші.
field-block = Квартал, який розігрують
field-lot = Заклад
field-slots = Місто
field-slot = Де
field-tile = Квартал
field-lots = Заклади
field-owner = Власник
field-speakeasy = Підпільний бар
field-shut = Опечатано
    .help = Поліція зачинила на день: ні доходу, ні здирництва.
field-bombed = Граната
    .help = Сьогодні там немає ні перестрілки, ні здирництва, ні підпільного бару.
field-doubled = Подвоєно кралею
field-groups = Банди
field-seat = Капо
field-group = Банда
field-size = Карт
field-cards = Відомі карти
    .help = Лейтенанти лежать горілиць; інші карти знає їхній капо, а в перестрілці — всі.
field-shown = Горілиць
field-whiskey = Віскі
field-grade = Ґатунок ($)
    .help = Що вищий, то дорожчий, і то більше дає підпільний бар.
field-count = Карт
field-pool = Кого можна найняти
    .help = Що лишилося вам на вибір.
field-deck = Колода гангстерів
field-batches = Шари колоди
    .help = Скільки карт лягало під колоду разом, починаючи зверху.
field-spent = Вичерпані шари
field-headlines_left = Події попереду
field-headlines_past = Події, що вже були
field-turn = Коло перестрілки
field-armed = Хто вже озброївся
field-fighters = Учасники перестрілки
field-acting = Хто діє
field-used = Уже вжито
    .help = Чим стрілець уже атакував цією дією.
field-victim = У кого можна взяти полонених
field-scene = На місці перестрілки
field-character = Персонаж
field-weapons = Тримає
field-state = Стан
field-floor = На підлозі
    .help = Зброя, що лежить на місці й чекає, хто її підбере.
field-notoriety_floor = Нижня межа авторитету
    .help = Нижче від цього авторитет капо не падає: кількість його закладів, але щонайменше 1.
field-weapon = Зброя
field-choices = Уже обрано
    .help = Ще не виконано; інші цього не бачать.
field-card = Карта
field-orders = Постійні розпорядження
    .help = Що відповідають за вас, коли місто живе своїм життям.
field-order = Про що
field-value = Що робити
field-switched = Змінено цього ходу
field-winners = Новий Дон
field-ending = Завершення
field-cash = Готівка ($)
field-notoriety = Авторитет
field-buildings = Свої заклади
field-bid = Ставка
    .help = Привілеї під жетонами 1, 2, 3 і 4: найкраща ставка перша.
field-soldier = Перший солдат
    .help = Чекає, у яку банду його візьмуть.
field-wages = Платня ($)
    .help = Скільки треба сплатити в наступних щоденних справах.
field-event_price = Ціна Події ($)
field-police_price = Ціна Поліції ($)
field-hire_limit = Скільки може найняти
field-stores_left = Скільки ще може купити
    .help = Вільні жетони закладів: більше ніж сім закладів не має ніхто.
field-pool_size = Карт у наборі
field-last_day = Шанс останнього дня: 1 з
    .help = Шанс, що Дон помре сьогодні: один із стількох. Якщо тут порожньо, сьогодні він не помре.
field-earns = Заробіток тут ($)
    .help = Що її капо матиме сьогодні з того, що вона там стоїть. Власний заклад дає дохід і без неї.
field-rivals = Суперники там
field-standing = Капо там
field-raids = Облав лишилося
    .help = Ще не бачені облави, які сьогодні могли б зачепити цей квартал.
field-crackdowns = Полювань лишилося
    .help = Ще не бачені полювання на здирників, які сьогодні могли б зачепити цей квартал.
field-income = Дохід ($)
field-fine = Штраф ($)
    .help = Скільки коштувала б облава зараз.
field-extortion = Здирництво, як воно є зараз
field-amount = Сума ($)
field-prospects = Куди може піти банда
    .help = Що принесла б вам банда, якби була там сама. Ваші заклади дають дохід і без неї.
field-share = Ваша частка ($)
field-speakeasies = Що дав би підпільний бар
field-legal = Законно ($)
field-attacks = Можливі атаки
    .help = Скільки граней кубика ранять, а скільки вбивають.
field-means = Чим
field-target = Ціль
field-wounds = Ранять
field-kills = Вбивають
field-price = Ціна ($)
field-whiskey_prices = Скільки коштує віскі
field-fines = Несплачені штрафи
field-payable = Вистачає готівки
field-sides = Граней у кубика
field-action_order = Хто ще діє в цьому колі
field-reaction = Реакція

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-truce = { $seat_is ->
    [me] Не ставайте мені на дорозі, і я не стану на вашій. Згода?
   *[other] { $seat } і я могли б не заважати одне одному.
}
talk-watch = { $seat_is ->
    [me] Як на мене, у вас уже забагато авторитету.
   *[other] Як на мене, { $seat } має вже забагато авторитету.
}
talk-rich = { $seat_is ->
    [me] Та ви, певно, сидите на мішку грошей.
   *[other] { $seat }, певно, сидить на мішку грошей.
}
talk-revenge = { $seat_is ->
    [me] Ви за це заплатите.
   *[other] { $seat } за це заплатить.
}
talk-seen = Сьогоднішній заголовок я вже знаю.
talk-police = Сьогодні поліція прийде не по мене.
talk-raid = Чую носом облаву.
talk-quiet = Тихий день нам би всім не завадив.
talk-business = Нічого особистого. Це бізнес.
talk-word = Даю слово.
talk-doubt = Щось мені не віриться.
talk-don = Старий завжди любив мене найбільше.

## What happened: the newspaper of the day. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-game-started = Листопад 1928 року. Старий Дон помирає, і його капо позиркують один на одного.
event-tile-placed = { $tile } — { $slot }.
    .part = { $tile } ({ $slot })
    .all = Місто: { $parts }.
event-favor-given = { $seat_is ->
    [me] Прихильність Дона у вас.
   *[other] Прихильність Дона має { $seat }.
}
event-advance-paid = { $seat_is ->
    [me] За місцем у порядку Прихильності ви отримуєте аванс: { NUMBER($amount) } $.
   *[other] За місцем у порядку Прихильності { $seat } отримує аванс: { NUMBER($amount) } $.
}
    .part = { $seat } — { NUMBER($amount) } $
    .all = Аванси за порядком Прихильності: { $parts }.
event-will-put-aside = Дон підписує заповіт і запечатує його.
event-soldier-dealt = { $seat_is ->
    [me] На службу до вас прийшов { $card }.
   *[other] { "" }
}
event-soldier-assigned = { "" }
event-soldier-placed = { $seat_is ->
    [me] Ваш перший солдат іде в банду { NUMBER($group) }.
   *[other] Перший солдат капо { $seat } іде в банду { NUMBER($group) }.
}
    .part = { $seat } — банда { NUMBER($group) }
    .all = Перші солдати розходяться по бандах: { $parts }.
event-round-began = { $date }. День { NUMBER($round) }.
event-phase-began = { $phase_id ->
    [bidding] День починається за зачиненими дверима: ставки на привілеї.
    [daily_orders] Капо дають розпорядження.
    [city] Западає ніч, і місто зводить рахунки.
   *[other] { "" }
}
event-asked = { "" }
event-bid-placed = { "" }
event-bid-revealed = { "" }
event-bid-order = { $privilege }, ставки: { event-bid-order.part }.
    .part = { $seat } ({ NUMBER($token) })
    .all = { $privilege }, ставки: { $parts }.
event-privilege-passed = { $reason_id ->
    [cannot_pay] { $privilege_id ->
        [event] { $seat_is ->
            [me] Вам бракує грошей, щоб глянути подію.
           *[other] { $seat } не має грошей, щоб глянути подію.
        }
        [police] { $seat_is ->
            [me] Вам бракує грошей на поліцію.
           *[other] { $seat } не має грошей на поліцію.
        }
       *[other] { $seat_is ->
            [me] Вам бракує грошей на віскі.
           *[other] { $seat } не має грошей на віскі.
        }
    }
   *[declined] { $privilege_id ->
        [event] { $seat_is ->
            [me] Ви волієте дізнатися про подію з газет.
           *[other] { $seat } воліє дізнатися про подію з газет.
        }
        [police] { $seat_is ->
            [me] Ви обходитеся без поліції.
           *[other] { $seat } обходиться без поліції.
        }
       *[other] { $seat_is ->
            [me] Ви не купуєте віскі.
           *[other] { $seat } не купує віскі.
        }
    }
}
event-event-peeked = { $seat_is ->
    [me] За { NUMBER($paid) } $ знайомий газетяр показує вам заголовок: «{ $headline }»
   *[other] { $seat } платить { NUMBER($paid) } $ знайомому газетяреві й бачить заголовок раніше за всіх.
}
event-pool-drawn = { NUMBER($count) ->
    [0] { "" }
    [one] Роботи шукає { NUMBER($count) } карта.
    [few] Роботи шукають { NUMBER($count) } карти.
   *[many] Роботи шукають { NUMBER($count) } карт.
}
event-pool-card = { "" }
event-pool-shown = { "" }
event-pool-card-shown = { $seat_is ->
    [me] Можна найняти: { $card }.
   *[other] { "" }
}
    .part = { $card }
    .all = Можна найняти: { $parts }.
event-enforcer-chosen = { "" }
event-enforcer-hired = { $seat_is ->
    [me] Ви наймаєте: { event-enforcer-hired.part }.
   *[other] { $seat } наймає: { event-enforcer-hired.part }.
}
    .part = { $card_id ->
        [unknown] закрита карта (банда { NUMBER($group) })
       *[other] { $card } (банда { NUMBER($group) })
    }
    .all = { $seat_is ->
        [me] Ви наймаєте: { $parts }.
       *[other] { $seat } наймає: { $parts }.
    }
event-hiring-done = { NUMBER($count) ->
    [0] { $seat_is ->
        [me] Ви нікого не наймаєте.
       *[other] { $seat } нікого не наймає.
    }
   *[other] { "" }
}
event-pool-returned = { NUMBER($count) ->
    [0] { "" }
    [one] { NUMBER($count) } карта лишається без роботи.
    [few] { NUMBER($count) } карти лишаються без роботи.
   *[many] { NUMBER($count) } карт лишаються без роботи.
}
event-police-taken = { $seat_is ->
    [me] За { NUMBER($paid) } $ поліція дивитиметься в інший бік: карта поліції у вас.
   *[other] За { NUMBER($paid) } $ поліція дивитиметься в інший бік: карту поліції має { $seat }.
}
event-whiskey-taken = { $seat_is ->
    [me] Ви платите { NUMBER($paid) } $ за віскі по { NUMBER($grade) } $.
   *[other] { $seat } платить { NUMBER($paid) } $ за віскі по { NUMBER($grade) } $.
}
event-turn-began = { "" }
event-wage-chosen = { "" }
event-wages-paid = { NUMBER($amount) ->
    [0] { "" }
   *[other] { $seat_is ->
        [me] Ви видаєте платню: { NUMBER($amount) } $.
       *[other] { $seat } видає платню: { NUMBER($amount) } $.
    }
}
event-enforcer-left = { $card_id ->
    [unknown] { "" }
   *[other] { $seat_is ->
        [me] Вашу банду { NUMBER($group) } покидає { $card }.
       *[other] Банду { NUMBER($group) } капо { $seat } покидає { $card }.
    }
}
    .part = { $card }
    .all = { $seat_is ->
        [me] Вашу банду { NUMBER($group) } покидають: { $parts }.
       *[other] Банду { NUMBER($group) } капо { $seat } покидають: { $parts }.
    }
event-enforcers-left = { $seat_is ->
    [me] { "" }
   *[other] { NUMBER($count) ->
        [one] З банди { NUMBER($group) } капо { $seat } без платні йде { NUMBER($count) } карта.
        [few] З банди { NUMBER($group) } капо { $seat } без платні йдуть { NUMBER($count) } карти.
       *[many] З банди { NUMBER($group) } капо { $seat } без платні йдуть { NUMBER($count) } карт.
    }
}
event-went-under = { "" }
event-building-bought = { $seat_is ->
    [me] Ви купуєте заклад за { NUMBER($price) } $: { $lot }. Ваш авторитет: { NUMBER($notoriety) }.
   *[other] { $seat } купує заклад за { NUMBER($price) } $: { $lot }. Авторитет: { NUMBER($notoriety) }.
}
event-speakeasy-chosen = { "" }
event-speakeasy-opened = { $seat_is ->
    [me] Ви відкриваєте підпільний бар: { event-speakeasy-opened.part }.
   *[other] { $seat } відкриває підпільний бар: { event-speakeasy-opened.part }.
}
    .part = { NUMBER($paid) ->
        [0] { $lot }
       *[other] { $lot } за { NUMBER($paid) } $
    }
    .all = { $seat_is ->
        [me] Ви відкриваєте підпільні бари: { $parts }.
       *[other] { $seat } відкриває підпільні бари: { $parts }.
    }
event-group-aimed = { "" }
event-order-switched = { $seat_is ->
    [me] Ваше постійне розпорядження: { event-order-switched.part }.
   *[other] { "" }
}
    .part = { $order } — { $value }
    .all = Ваші постійні розпорядження: { $parts }.
event-group-sent = { $seat_is ->
    [me] Ви посилаєте банду { NUMBER($group) }: { $lot }.
   *[other] { $seat } посилає банду { NUMBER($group) }: { $lot }.
}
    .part = банда { NUMBER($group) } — { $lot }
    .all = { $seat_is ->
        [me] Ви розсилаєте банди: { $parts }.
       *[other] { $seat } розсилає банди: { $parts }.
    }
event-turn-ended = { "" }
event-event-revealed = Екстрений випуск! «{ $headline }»
event-block-began = { $tile }, { $slot }.
event-fine-paid = { $seat_is ->
    [me] { $lot }: сокири й сирени. Ви платите штраф, { NUMBER($amount) } $.
   *[other] { $lot }: сокири й сирени. { $seat } платить штраф, { NUMBER($amount) } $.
}
event-building-lost = { $seat_is ->
    [me] Вам нема чим заплатити штраф, і ви втрачаєте заклад: { $lot }.
   *[other] { $seat } не має чим заплатити штраф і втрачає заклад: { $lot }.
}
event-building-shut = { $lot }: поліція опечатує заклад на день.
event-group-arrested = { $seat_is ->
    [me] { NUMBER($count) ->
        [one] { $lot }: арештовано вашу банду { NUMBER($group) }, { NUMBER($count) } карта.
        [few] { $lot }: арештовано вашу банду { NUMBER($group) }, { NUMBER($count) } карти.
       *[many] { $lot }: арештовано вашу банду { NUMBER($group) }, { NUMBER($count) } карт.
    }
   *[other] { NUMBER($count) ->
        [one] { $lot }: арештовано банду { NUMBER($group) } капо { $seat }, { NUMBER($count) } карта.
        [few] { $lot }: арештовано банду { NUMBER($group) } капо { $seat }, { NUMBER($count) } карти.
       *[many] { $lot }: арештовано банду { NUMBER($group) } капо { $seat }, { NUMBER($count) } карт.
    }
}
event-group-withdrew = { $reason_id ->
    [truce] { $seat_is ->
        [me] { $lot }: перемир’я відправляє вашу банду { NUMBER($group) } додому.
       *[other] { $lot }: перемир’я відправляє банду { NUMBER($group) } капо { $seat } додому.
    }
    [grenade] { $seat_is ->
        [me] Ваша банда { NUMBER($group) } бреде додому крізь дим.
       *[other] Банда { NUMBER($group) } капо { $seat } бреде додому крізь дим.
    }
    [stalemate] { $seat_is ->
        [me] Ваша банда { NUMBER($group) } задкує до дверей.
       *[other] Банда { NUMBER($group) } капо { $seat } задкує до дверей.
    }
   *[nobody_left] { $seat_is ->
        [me] Ваша банда { NUMBER($group) } втратила всіх людей; її жетон іде додому.
       *[other] Банда { NUMBER($group) } капо { $seat } втратила всіх людей; її жетон іде додому.
    }
}
event-grenade-asked = { "" }
event-grenade-held-back = { "" }
event-building-bombed = { $when_id ->
    [during] { $seat_is ->
        [me] { $lot }: посеред перестрілки ваша банда { NUMBER($group) } кидає гранату в заклад, і до кінця дня тут тихо.
       *[other] { $lot }: посеред перестрілки банда { NUMBER($group) } капо { $seat } кидає гранату в заклад, і до кінця дня тут тихо.
    }
   *[before] { $seat_is ->
        [me] { $lot }: ваша банда { NUMBER($group) } кидає гранату, і до кінця дня тут тихо.
       *[other] { $lot }: банда { NUMBER($group) } капо { $seat } кидає гранату, і до кінця дня тут тихо.
    }
}
event-shootout-began = { $lot }: перестрілка! Зійшлися { $seats }.
event-enforcer-shown = { $seat_is ->
    [me] Ви приводите банду { NUMBER($group) }: { $card }.
   *[other] { $seat } приводить банду { NUMBER($group) }: { $card }.
}
    .part = { $card }
    .all = { $seat_is ->
        [me] Ви приводите банду { NUMBER($group) }: { $parts }.
       *[other] { $seat } приводить банду { NUMBER($group) }: { $parts }.
    }
event-weapon-assigned = { "" }
event-armed = { $character } бере зброю: { $weapon }.
    .part = { $character } — { $weapon }
    .all = Клацають затвори: { $parts }.
event-weapon-laid = { NUMBER($count) ->
    [1] На підлозі лежить: { event-weapon-laid.part }.
   *[other] На підлозі лежать: { event-weapon-laid.part }.
}
    .part = { NUMBER($count) ->
        [1] { $weapon }
       *[other] { $weapon } × { NUMBER($count) }
    }
    .all = На підлозі лежать: { $parts }.
event-arming-done = { "" }
event-shootout-turn = { NUMBER($turn) ->
    [1] { "" }
   *[other] Перестрілка, коло { NUMBER($turn) }.
}
event-character-acts = { "" }
event-weapon-collected = { $character } підбирає зброю з підлоги: { $weapon }. Тепер її тримає { $receiver }.
event-target-chosen = { "" }
event-attacked = { $means_id ->
    [revolver] { $character } ({ $seat }) стріляє з револьвера. Ціль — { $target }.
    [shotgun] { $character } ({ $seat }) наводить дробовик. Ціль — { $target }.
    [tommygun] { $character } ({ $seat }) дає чергу з томмі-гана. Ціль — { $target }.
    [grenade] { "" }
    [colt] { $character } ({ $seat }) вихоплює кольт. Ціль — { $target }.
    [strike] { $character } ({ $seat }) раптом виростає за спиною. Жертва — { $target }.
   *[hands] { $character } ({ $seat }) лізе з кулаками. Ціль — { $target }.
}
event-attack-counted = Кубик { NUMBER($die) } + { NUMBER($bonus) } = { NUMBER($result) } проти живучості { NUMBER($toughness) }.
event-attack-missed = { $target } не дістає ні подряпини.
event-character-passed = { $character } ({ $seat }) може хіба що сидіти в укритті.
event-weapon-dropped = { $character } впускає зброю: { $weapon }.
event-character-wounded = { $character } ({ $seat }) дістає рану й вибуває з бою.
event-character-killed = { $character } ({ $seat }) падає замертво.
event-character-captured = { $seat_is ->
    [me] { $character } змінює господаря: від капо { $from } — у вашу банду { NUMBER($group) }.
   *[other] { $from_is ->
        [me] { $character } покидає вас і змінює господаря: тепер це банда { NUMBER($group) } капо { $seat }.
       *[other] { $character } змінює господаря: від капо { $from } — у банду { NUMBER($group) } капо { $seat }.
    }
}
event-capture-declined = { $seat_is ->
    [me] Ви не берете полонених у капо { $from }.
   *[other] { $from_is ->
        [me] { $seat } не бере у вас полонених.
       *[other] { $seat } не бере полонених у капо { $from }.
    }
}
event-captain-beaten = { $seat_is ->
    [me] { $lot }: вас розбито. Ваш авторитет: { NUMBER($notoriety) }.
   *[other] { $lot }: { $seat } зазнає поразки. Авторитет: { NUMBER($notoriety) }.
}
event-shootout-won = { $seat_is ->
    [me] { $lot }: дим розвіюється, і на ногах лишаєтеся ви. Ваш авторитет: { NUMBER($notoriety) }.
   *[other] { $lot }: дим розвіюється, і на ногах лишається { $seat }. Авторитет: { NUMBER($notoriety) }.
}
event-loot-chosen = { "" }
event-weapon-looted = { $seat_is ->
    [me] Ваші трофеї: { event-weapon-looted.part }.
   *[other] Трофеї капо { $seat }: { event-weapon-looted.part }.
}
    .part = { $weapon } (банда { NUMBER($group) })
    .all = { $seat_is ->
        [me] Ваші трофеї: { $parts }.
       *[other] Трофеї капо { $seat }: { $parts }.
    }
event-weapon-left = Лишається двірникам: { event-weapon-left.part }.
    .part = { NUMBER($count) ->
        [1] { $weapon }
       *[other] { $weapon } × { NUMBER($count) }
    }
    .all = Лишається двірникам: { $parts }.
event-shootout-stalled = { $lot }: глухий кут. Постояли, позиркали та й розійшлися.
event-shootout-over = { "" }
event-income-paid = { $seat_is ->
    [me] Ваш дохід: { event-income-paid.part }.
   *[other] Дохід капо { $seat }: { event-income-paid.part }.
}
    .part = { $reason_id ->
        [legal] { $lot } — { NUMBER($amount) } $
        [moll] { $lot } — ще { NUMBER($amount) } $
       *[other] { $lot } — { NUMBER($amount) } $ з підпільного бару
    }
    .all = { $seat_is ->
        [me] Ваш дохід: { $parts }.
       *[other] Дохід капо { $seat }: { $parts }.
    }
event-molls-asked = { "" }
event-moll-chosen = { "" }
event-moll-answered = { "" }
event-moll-revealed = { $lot }: { $card } ({ $seat }) зводить усіх із розуму, і дохід подвоюється.
event-extorted = { $seat_is ->
    [me] Ви трусите капо { $payer }: { event-extorted.part }.
   *[other] { $payer_is ->
        [me] { $seat } трусить вас: { event-extorted.part }.
       *[other] { $seat } трусить капо { $payer }: { event-extorted.part }.
    }
}
    .part = { $lot } — { NUMBER($amount) } $
    .all = { $seat_is ->
        [me] Ви трусите капо { $payer }: { $parts }.
       *[other] { $payer_is ->
            [me] { $seat } трусить вас: { $parts }.
           *[other] { $seat } трусить капо { $payer }: { $parts }.
        }
    }
event-vault-extorted = { $seat_is ->
    [me] Ви витрушуєте гроші: { event-vault-extorted.part }.
   *[other] { $seat } витрушує гроші: { event-vault-extorted.part }.
}
    .part = { $lot } — { NUMBER($amount) } $
    .all = { $seat_is ->
        [me] Ви витрушуєте гроші: { $parts }.
       *[other] { $seat } витрушує гроші: { $parts }.
    }
event-tokens-returned = { "" }
event-day-ended = { "" }
event-favor-passed = { $seat_is ->
    [me] Прихильність Дона переходить до вас.
   *[other] Прихильність Дона тепер має { $seat }.
}
event-enforcer-opened = { $seat_is ->
    [me] У вашій банді { NUMBER($group) }: { $card }.
   *[other] У банді { NUMBER($group) } капо { $seat }: { $card }.
}
    .part = { $card }
    .all = { $seat_is ->
        [me] У вашій банді { NUMBER($group) }: { $parts }.
       *[other] У банді { NUMBER($group) } капо { $seat }: { $parts }.
    }
event-will-opened = { $will_id ->
    [most_notoriety] Заповіт відкрито: спадкоємець — капо з найвищим авторитетом.
   *[most_money] Заповіт відкрито: спадкоємець — капо з найбільшою готівкою.
}
event-cash-counted = { $seat_is ->
    [me] У вас { NUMBER($cash) } $ і авторитет { NUMBER($notoriety) }.
   *[other] { $seat } має { NUMBER($cash) } $ і авторитет { NUMBER($notoriety) }.
}
event-captain-ranked = { NUMBER($place) }. { $seat }.
    .part = { NUMBER($place) }. { $seat }
    .all = В очах Дона: { $parts }.
event-order-carried-out = Відповідає постійне розпорядження: { $seat }.
    .part = { $seat }
    .all = Відповідають постійні розпорядження: { $parts }.
event-default-played = { $seat_is ->
    [me] Час на вашу відповідь минув; за вас відповідає стіл.
   *[other] { $seat } не відповідає вчасно; відповідає стіл.
}
event-game-ended = { $seats_is ->
    [me] Партію завершено. Новий Дон — ви: { $reason }.
    [none] Партію завершено.
   *[other] Партію завершено. Новий Дон — { $seats }: { $reason }.
}
event-grenade-thrown = { $character } ({ $seat }) висмикує чеку й кидає гранату.
event-choice-cleared = { "" }

## How a game ends

ending-notoriety = найвищий авторитет
ending-notoriety_then_cash = авторитет рівний, але готівки більше
ending-notoriety_then_favor = авторитет і готівка рівні, але до Прихильності Дона ближче
ending-cash = найбільше готівки
ending-cash_then_notoriety = готівки порівну, але авторитет вищий
ending-cash_then_favor = готівка й авторитет рівні, але до Прихильності Дона ближче
ending-none = ще не завершено

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-city = Місто
    .help = По кварталу на кожного капо або все місто з восьми кварталів за будь-якої кількості капо.
    .recommended = по кварталу на капо
    .whole_city = усі вісім кварталів
option-first_favor = Хто починає з Прихильністю
    .help = Хто першим має Прихильність Дона: випадкове місце чи місце, яке ви назвете. (За правилами з коробки — наймолодший капо.)
    .random = випадкове місце
option-advance = Аванс останнім
    .help = Останні в першому порядку Прихильності отримують аванс понад спільну суму, бо в перші дні краще віскі й кращі люди дістаються першим. Інакше всі починають з однаковою сумою, як у правилах гри.
option-privilege_may_be_declined = Від привілею можна відмовитися
    .help = Капо, який міг би заплатити за Подію чи Поліцію, може поступитися наступному. Інакше перший, хто може заплатити, мусить узяти.
option-lost_building_lowers_notoriety = Утрата закладу коштує авторитету
    .help = Хто втрачає заклад через облаву, втрачає й 1 авторитет, але не нижче від кількості закладів, що лишилися.
option-spare_weapons = Можна тримати запасну зброю
    .help = Лейтенант, солдат і стрілець можуть тримати скільки завгодно зброї, але атакують не більшою кількістю, ніж зазвичай: буква правил обмежує лише те, чим б’ються. Інакше вони тримають не більше, ніж можуть застосувати.
option-weapons_are_sent = Зброю посилають і саму
    .help = Банду, де є сама лише зброя, теж треба послати: за буквою правил досить однієї карти. У перестрілці вона одразу програє, а зброя лишається на підлозі.
option-two_own_groups_in_one_building = Кілька своїх банд в одному закладі
    .help = Капо може послати кілька банд в один і той самий заклад.
option-truce_counts_groups = За перемир’я рахують банди
    .help = У день перемир’я дві банди одного капо в нічийному закладі — це теж кілька банд: оббирати його він може лише з картою поліції. Так каже буква правил. Інакше заважають одна одній лише банди різних капо.
option-own_groups_stay_under_truce = За перемир’я свої банди лишаються
    .help = У день перемир’я банди лишаються в закладі свого капо, тож краля може там працювати. Інакше вони йдуть додому, як і всі.
option-grenaded_building_earns_legal_income = Дохід після гранати
    .help = Заклад, у який кинули гранату, і далі дає законний дохід. Інакше того дня він не дає нічого.
option-loose_weapons = Зброя, яку ніхто не тримає
    .help = Зброя, що лишилася, коли всі озброєні, лежить на підлозі для будь-кого або лише для того капо, хто її приніс.
    .floor = для будь-кого
    .owner_only = лише для власника
option-stalemate = Глухий кут
    .help = Коли в перестрілці вже ніхто нічого не може зробити, всі банди йдуть додому або банди власника закладу лишаються.
    .all_withdraw = усі йдуть додому
    .owner_holds = власник лишається
option-moll_scope = Де працюють кралі
    .help = Де краля подвоює дохід: у будь-якому неопечатаному закладі чи лише в підпільних барах.
    .any_open_building = у будь-якому відкритому закладі
    .speakeasy_only = лише в підпільних барах
option-standing_orders = Постійні розпорядження
    .help = Капо можуть лишати розпорядження на питання ночі (озброєння, кралі, полон, штрафи, гранати, трофеї), щоб день минав швидше.
option-phase3_autoplay = Швидкі дні
    .help = Коли місто живе своїм життям, нікого не питають: на кожне питання дають типову відповідь.
option-cash_hidden = Готівку приховано
    .help = Готівки інших не показують, хоча про кожну виплату сказано. Інакше всі бачать усю готівку.
option-absent_seat = Відсутні капо
    .help = Хто грає за капо, який пішов назовсім: типові відповіді, бот чи заміна.
    .defaults = типові відповіді
    .bot = бот
    .substitute = заміна

preset-by-the-letter = За буквою правил
    .help = Де наше рішення відходить від того, що дослівно кажуть правила, діють слова правил: привілей бере той, хто може заплатити, можна тримати запасну зброю, зброю посилають і саму, а за перемир’я рахують банди, і всі, кому не можна оббирати, йдуть додому.

## Why not, and what to do instead

refusal-bad-seats = У «Місто гангстерів» грають від 2 до 6 капо, а не { NUMBER($seats) }.
refusal-bad-first-favor = За цим столом (місць: { NUMBER($seats) }) немає такого: { $value }; назвіть зайняте місце або оберіть random.
refusal-groups-never-meet = Тут дві банди одного капо ніколи не стоять в одному закладі, тож рахувати за перемир’я нічого; дозвольте це або лишіть вимкненим.

refusal-game-over = Партію завершено; у ній більше нічого не зробити.
refusal-no-trade = Капо нічого не дають один одному: ні грошей, ні карт, ні закладів.
refusal-not-placing = Зараз вам нема кого брати в банду: першого солдата розміщують лише перед першим днем.

refusal-another-phase = Це роблять в іншій фазі дня.
refusal-not-your-turn = Зараз не ваш хід.
refusal-another-step = Зараз інший крок ваших щоденних справ: платня, купівля, бари, банди — у такому порядку й без вороття.

refusal-bad-bid = Покладіть жетони 1, 2, 3 і 4 на чотири привілеї, кожен один раз.
refusal-no-bidding-now = Ставки роблять на початку дня, коли питають усіх.
refusal-bids-are-shown = Ставки вже відкрито; змінити їх не можна.

refusal-nothing-to-take = Зараз вам не пропонують жодного привілею.

refusal-no-hiring-now = Зараз не ваша черга наймати.
refusal-not-in-pool = У наборі такої карти немає; оберіть іншу.
refusal-hire-limit = Більше карт цього дня найняти не можна; завершіть наймання.
refusal-no-changing-groups = З банди в банду карт не перекладають.
refusal-group-has-lieutenant = У цій банді вже є лейтенант; оберіть іншу.
refusal-no-group-for-lieutenant = Лейтенант є в кожній вашій банді; ще одного найняти не можна.
refusal-empty-group = Зброю кладуть лише в банду, де вже є карта; оберіть іншу або спершу найміть когось.

refusal-no-colt = Кольт має лише лейтенант; оберіть інший засіб.
refusal-no-bare-hands = Голіруч б’ється лише солдат; оберіть інший засіб.
refusal-no-strike = Так уміє лише убивця; оберіть інший засіб.
refusal-grenade-only = Убивця не бере зброї, крім гранати.
refusal-hands-full = Цей персонаж більше зброї не втримає; оберіть іншого.

refusal-no-whiskey-now = Зараз не ваша черга обирати віскі.
refusal-grade-gone = Такого віскі вже не лишилося; оберіть інше або не беріть.
refusal-cannot-pay-whiskey = На це віскі вам бракує готівки; оберіть дешевше або не беріть.
refusal-no-whiskey-card = Сьогодні у вас немає віскі, тож і бару не відкрити.

refusal-no-such-enforcer = У вас немає такої карти, якій треба платити.
refusal-no-firing = Звільняти не можна: кому вистачає грошей, тому платять.
refusal-cannot-pay-wage = На цю платню вам бракує готівки; заплатіть комусь дешевшому або завершіть.
refusal-could-be-paid = Готівки ще вистачає на чиюсь платню; заплатіть.

refusal-building-owned = Цей заклад уже має власника; оберіть нічий.
refusal-cannot-pay-building = На цей заклад вам бракує готівки; оберіть дешевший або завершіть купівлю.
refusal-no-store-token = Жетони закладів скінчилися: більше ніж 7 закладів мати не можна.
refusal-no-selling = Закладів не продають.
refusal-not-in-city = Такого закладу в цьому місті немає.

refusal-not-your-building = Це не ваш заклад; бар можна відкрити лише у своєму.
refusal-speakeasy-chosen = Цей бар ви вже відкриваєте.
refusal-cannot-pay-speakeasy = На ще один бар вам бракує готівки; заклад лишається законним.

refusal-group-already-sent = Цій банді місце вже обрано; пошліть іншу.
refusal-weapons-only = У цій банді сама зброя: послати нікого, вона лишається вдома.
refusal-group-not-sent = Кожну банду, де є персонаж, треба послати; спершу пошліть решту.
refusal-own-group-there = Там уже стоїть ваша банда, а за цим столом у закладі може бути лише одна; оберіть інший.
refusal-group-is-empty = Ця банда порожня; посилати нікого.

refusal-no-fines-now = Зараз вам не треба впорядковувати штрафів.
refusal-not-fined = За цей заклад вас не штрафують; оберіть інший.

refusal-no-throwing-now = Зараз не час кидати гранату в заклад.
refusal-no-grenade = У цій банді тут немає гранати або немає кому її кинути.
refusal-no-rivals-building = Гранату кидають лише в заклад суперника, не у свій і не в нічий.
refusal-no-grenade-in-truce = Сьогодні перемир’я: жодних гранат.

refusal-no-retreat = Із перестрілки не тікають.
refusal-no-arming-now = Зараз не ваша черга озброювати своїх.
refusal-not-at-scene = Цього персонажа тут немає; оберіть свого, що на місці.
refusal-no-such-weapon = У цій банді такої зброї немає: зброю дають лише своїм із тієї самої банди.
refusal-not-your-weapon = Цю зброю приніс інший капо, і підібрати її може лише він, доки її хтось не впустив.

refusal-no-acting-now = Зараз не ваша черга діяти.
refusal-not-next = Цей персонаж зараз не діє; оберіть одного з тих, чия черга.
refusal-must-act = Персонаж може щось зробити, тож мусить: підібрати зброю або атакувати.
refusal-not-on-floor = Такої зброї на місці не лежить; оберіть іншу.
refusal-no-receiver = Це не ваш персонаж на місці; оберіть іншого.
refusal-no-handing-on = Зброї в руках не передають і не міняють.
refusal-no-target = Цього ворога тут немає; назвіть когось, хто ще на місці.
refusal-weapon-not-held = Персонаж не тримає такої зброї; оберіть іншу.
refusal-weapon-used = З цієї зброї стрілець уже стріляв; візьміть другу або зупиніться.
refusal-no-collecting-now = Стрілець уже атакує: він може стріляти далі або зупинитися, але не підбирати зброю.
refusal-other-group = Граната вбиває двох з однієї банди; оберіть другого з тієї самої.

refusal-no-capture-now = Зараз нема кого брати в полон.
refusal-no-loot-now = Зараз трофеїв для вас немає.
refusal-not-in-loot = Такої зброї на місці не лишилося; оберіть іншу.
refusal-no-group-there = Цієї вашої банди тут немає; оберіть ту, що в закладі.

refusal-no-molls-now = Зараз кралі не показують.
refusal-building-is-shut = Заклад опечатано: подвоювати нічого.
refusal-no-token-there = Вашої банди в цьому закладі немає.
refusal-no-moll-there = У вашій банді тут немає кралі.
refusal-moll-chosen = Кралю тут ви вже показуєте; однієї досить.
refusal-no-speakeasy = За цим столом кралі працюють лише в підпільних барах.

refusal-no-orders-now = Постійні розпорядження дають, коли розсилають банди, доки не сказано «готово».
refusal-order-switched = Це розпорядження ви за цей хід уже змінили.
refusal-order-stands = Таке розпорядження вже діє.

refusal-nothing-to-decline = Тут нема від чого відмовлятися.
refusal-nothing-done = Тут нема чого завершувати.
refusal-carried-out = Це вже зроблено, а зробленого тут не скасовують.
refusal-no-clock-runs = Жоден годинник зараз не йде, тож і час вийти не може.
refusal-absence-changes-nothing = Відсутній капо зберігає місце; за нього грають.
refusal-not-known = Чи це дозволено, залежить від карт, яких ви не бачите.
