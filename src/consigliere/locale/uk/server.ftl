# What the server itself refuses: requests over HTTP and sockets.

refusal-no-such-table = Відкритого столу з таким кодом немає; перевірте код. Якщо партію вже завершено, посилання на неї може надіслати той, хто там був.
refusal-no-such-game = Гри «{ $game }» немає.
refusal-no-such-page = За цією адресою нічого немає.
refusal-bad-request = Цей запит неможливо прочитати ({ $where }: { $problem }).
refusal-bad-record = Це не справжній запис партії: { $problem }.
refusal-bad-edition = За цим виданням грати не можна: { $problem }.
refusal-record-sealed = Запис буде видно, коли партію завершено.
refusal-foreign-origin = Цей запит надійшов зі сторінки іншого сайту.
refusal-unknown-host = Цей сервер не знає себе на ім’я { $host }. Відкрийте його за адресою або попросіть запустити його з { $start }.
refusal-no-pass = Поки партія триває, це може бачити лише той, хто грає за це місце.
refusal-too-fast = Забагато за раз; зачекайте хвилину й спробуйте ще раз.
refusal-too-large = Забагато даних; приймаємо щонайбільше { NUMBER($most) } Б.
refusal-took-too-long = Це тривало надто довго; спробуйте ще раз пізніше.
refusal-store-waits = Сервер зараз не може нічого зберегти; спробуйте ще раз трохи згодом.
refusal-desk-full = Зараз опрацьовується забагато записів; спробуйте ще раз за хвилину.
refusal-server-trouble = На сервері щось пішло не так; стіл збережено. Спробуйте ще раз.
