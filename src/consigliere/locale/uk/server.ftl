# What the server itself refuses: requests over HTTP and sockets.

refusal-no-such-table = Столу з таким кодом немає; перевірте посилання.
refusal-no-such-game = Гри «{ $game }» немає.
refusal-no-such-page = За цією адресою нічого немає.
refusal-bad-request = Цей запит не читається, у { $where }: { $problem }.
refusal-bad-record = Це не справжній запис гри: { $problem }.
refusal-record-sealed = Запис буде видно, коли гра закінчиться.
refusal-foreign-origin = Цей запит надійшов зі сторінки іншого сайту.
refusal-no-pass = Поки гра триває, це може бачити лише той, хто грає за це місце.
refusal-too-fast = Забагато за раз; зачекайте хвилину і спробуйте знову.
refusal-too-large = Це завелике; приймається щонайбільше { NUMBER($most) } Б.
refusal-took-too-long = Це тривало надто довго; спробуйте пізніше.
refusal-server-trouble = На сервері щось пішло не так; стіл збережено. Спробуйте знову.
