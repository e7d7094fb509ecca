# The command line: help texts, the table in the terminal, and what is wrong with what was typed.

## Help texts

cli-help-top = Consigliere: میز، بانک و داور بی‌طرف برای بازی‌های رومیزی با اطلاعات پنهان.
cli-help-exit = کدهای خروج: ۰ درست، ۱ بررسی شد و نادرست بود، ۲ ورودی نادرست، ۳ بررسی شد و ثابت نشد.
cli-help-command = فرمان
cli-help-usage = طرز استفاده:
cli-help-words = کلمه‌ها
cli-help-options = گزینه‌ها
cli-help-help = این صفحه را نشان بده و تمام کن
cli-help-version = نسخه را نشان بده و تمام کن
cli-help-play = در ترمینال بازی کنید، با ربات‌ها یا با دست به دست کردن یک دستگاه.
cli-help-games = بازی‌های موجود را با صندلی‌ها، گزینه‌ها و پایان‌هایشان نشان می‌دهد.
cli-help-rules = قوانین یک بازی را نشان می‌دهد: همه، یک بخش (CON-4) یا یکی (CON-4.9).
cli-help-simulate = می‌گذارد ربات‌ها بازی‌های زیادی بکنند و نشان می‌دهد هر کدام چقدر می‌برد.
cli-help-leakcheck = بررسی می‌کند که هیچ صندلی هرگز چیزی را که نباید بداند نفهمد.
cli-help-replay = پرونده‌ی یک بازی را حرکت به حرکت نشان می‌دهد.
cli-help-verify = یک پرونده را بررسی می‌کند: پخش مُهرشده، هر قرعه، هر تصمیم.
cli-help-edition-files = فایل‌های ویرایش: فایل خودتان را بررسی می‌کند، یا ویرایشِ همراه بازی را نشان می‌دهد.
cli-help-edition-check = یک فایل ویرایش را بررسی می‌کند: چه ایرادی دارد، یا در آن چیست.
cli-help-edition-show = ویرایشِ همراه بازی را چاپ می‌کند، به شکل فایلی که بشود تغییرش داد.
cli-help-bench = تعداد تصمیم در ثانیه را همین جا و همین حالا اندازه می‌گیرد.
cli-help-serve = سرور میز را برای مرورگرها باز می‌کند؛ نشانی و کد QR را نشان می‌دهد.
cli-help-backup = از پایگاه داده‌ی سرور در یک فایل تازه رونوشت می‌گیرد، حتی وقتی سرور کار می‌کند.
cli-help-game = بازی، مثلاً condottiere
cli-help-id = یک قانون (CON-4.9) یا یک بخش (CON-4)
cli-help-file = یک پرونده، به شکلی که --save می‌نویسد
cli-help-seats = میز چند صندلی دارد
cli-help-games-number = چند بازی
cli-help-bots = کدام ربات‌ها بازی می‌کنند (فهرستشان در consigliere games است)
cli-help-policy = روشی که همه‌ی میز با آن بازی می‌کند، مثلاً P1 در offer؛ بیرون از حدهای اتاق انتظار هم می‌شود
cli-help-lang = زبان
cli-help-option = یک قانون اختیاری، مثلاً hidden_cards=on؛ چند بار هم می‌شود داد
cli-help-preset = چند گزینه با یک نام، مثلاً by-the-letter؛ با --option تک‌تک عوض می‌شوند
cli-help-edition = یک فایل ویرایش با اجزای جعبه‌ی خودتان
cli-help-seat = کجا می‌نشینید: anna، bruno، … یا عددی از ۱
cli-help-name = می‌خواهید شما را چه بنامند؛ چند نفر نام‌ها را با ویرگول جدا می‌کنند
cli-help-pass-and-play = چند نفر به نوبت پای همین صفحه‌نمایش: همه‌ی صندلی‌ها، یا N تای اول
cli-help-save = بازی را در این فایل نگه دار، ذخیره پس از هر حرکت شما
cli-help-resume = یک بازی ذخیره‌شده را ادامه بده
cli-help-resume-check = آنچه انجام شده را در این پرونده نگه دار و اگر هست از همان‌جا ادامه بده
cli-help-seed = بازی را تکرارپذیر کن
cli-help-luck = سهم خودتان در بُر زدن؛ بدون TEXT از شما می‌پرسیم
cli-help-fast = پس از حرکت ربات‌ها مکث نکن
cli-help-jobs = چند پردازه کار را تقسیم کنند
cli-help-all-jobs = چند پردازه کار را تقسیم کنند؛ اگر گفته نشود، برای هر هسته یکی
cli-help-pairs = چند جفت جهان مقایسه شوند
cli-help-to = پس از حرکت N بایست
cli-help-as = چه کسی تماشا می‌کند: نام یک صندلی، gallery، یا وقتی بازی تمام شده all
cli-help-json = خروجی JSON
cli-help-host = نشانی‌ای که سرور روی آن گوش می‌دهد؛ 127.0.0.1 دستگاه‌های دیگر را راه نمی‌دهد
cli-help-port = درگاهی که سرور روی آن گوش می‌دهد
cli-help-db = پایگاه داده: یک فایل SQLite یا postgresql+psycopg://…
cli-help-pace = فاصله‌ی دو حرکت ربات‌ها به ثانیه، وقتی کسی نگاه می‌کند
cli-help-tick = ضرب پاسخ‌ها به ثانیه، وقتی کسی می‌تواند پنهانی کاری کند
cli-help-keep = پس از این چند روز، میزی که دیگر در آن اتفاقی نیفتاده پاک می‌شود، مگر بازی‌اش هنوز در جریان باشد؛ اگر آن را ندهید، میزها برای همیشه می‌مانند
cli-help-workers = چند پردازه به جای ربات‌ها فکر کنند
cli-help-origin = نشانی‌ای که این سرور با آن به نامی دیگر یا از راه پروکسی باز می‌شود، مانند https://table.example.org؛ چند بار هم می‌شود داد
cli-help-no-limits = درخواست‌های هر نشانی محدود نشود، برای آزمون بار
cli-help-unlimited = هر اندازه زمان و حافظه که پرونده لازم داشته باشد صرف شود و کار نیمه‌تمام نماند
cli-help-target = فایل تازه

## What was typed wrong: one line each, with what to do

cli-bad-usage = { $problem }؛ امتحان کنید: { $command } --help
cli-unknown-language = زبان { $language } را نداریم؛ یکی از این‌ها را انتخاب کنید: { $known }
cli-unknown-game = بازی‌ای به نام { $game } نداریم؛ یکی از این‌ها را انتخاب کنید: { $known }
cli-refused-table = { $reason }
cli-option-shape = { $word } گزینه نیست؛ به شکل name=value بنویسید، مثلاً hidden_cards=on
cli-unknown-option = بازی { $game } گزینه‌ی { $option } ندارد؛ از این‌ها انتخاب کنید: { $known }
cli-unknown-preset = بازی { $game } گزینه‌هایی به نام { $preset } ندارد؛ از این‌ها انتخاب کنید: { $known }
cli-unknown-bot = بازی { $game } رباتی به نام { $bot } ندارد؛ یکی از این‌ها را انتخاب کنید: { $known }
cli-one-bot = برای همه‌ی صندلی‌های بی‌بازیکن یک ربات نام ببرید، نه { $bots }
cli-bots-for-seats = { NUMBER($bots) } ربات برای { NUMBER($seats) } صندلی؛ یکی برای همه نام ببرید یا برای هر صندلی یکی
cli-unknown-policy = بازی { $game } روشی به نام { $policy } ندارد؛ یکی از این‌ها را انتخاب کنید: { $known }
cli-no-policies = بازی { $game } روشی ندارد؛ با --bots ربات نام ببرید
cli-preset-with-policy = هر روش گزینه‌هایش را خودش انتخاب می‌کند؛ --preset را ننویسید، یا با --bots ربات نام ببرید
cli-policy-seats = با یک روش { NUMBER($least) } تا { NUMBER($most) } صندلی بازی می‌کنند، نه { NUMBER($seats) }
cli-too-small = { $word } باید دست‌کم { NUMBER($least) } باشد، نه { NUMBER($number) }
cli-unknown-seat = صندلی { $seat } را نداریم؛ یکی از { $known } را انتخاب کنید، یا عددی از ۱ تا { NUMBER($most) }
cli-unknown-viewer = کسی به نام { $viewer } این بازی را تماشا نمی‌کند؛ یکی از این‌ها را انتخاب کنید: { $known }
cli-unknown-rule = بازی { $game } قانون { $rule } ندارد؛ بخش‌ها از { $first } تا { $last } هستند
cli-seat-with-pass-and-play = گزینه‌ی --seat برای یک نفر است؛ با --pass-and-play صندلی‌های اول پر می‌شوند
cli-bad-people = { $number } نفر نمی‌توانند روی { NUMBER($seats) } صندلی بنشینند؛ عددی از ۱ تا { NUMBER($seats) } بدهید
cli-too-many-names = { NUMBER($names) } نام برای { NUMBER($people) } نفر؛ برای هر نفر حداکثر یک نام بدهید
cli-bad-name = نام باید ۱ تا { NUMBER($most) } نویسه‌ی چاپ‌شدنی داشته باشد، بدون نقطه‌ویرگول
cli-same-name = دو صندلی یک نام می‌گرفتند ({ $names })؛ با --name نام دیگری انتخاب کنید
cli-bad-seed = مقدار { $seed } برای --seed درست نیست؛ حداکثر { NUMBER($most) } رقم شانزده‌شانزدهی بنویسید
cli-long-luck = این‌همه بخت زیاد است؛ حداکثر { NUMBER($most) } بایت بدهید
cli-file-unreadable = فایل { $file } را نمی‌شود خواند: { $why }؛ نامش را بررسی کنید
cli-file-unwritable = فایل { $file } را نمی‌شود نوشت: { $why }؛ فایل دیگری انتخاب کنید
cli-file-exists = فایل { $file } از پیش هست؛ با --resume { $file } ادامه‌اش دهید، یا فایل دیگری انتخاب کنید
cli-file-too-large = فایل { $file } بزرگ‌تر از آن است که پرونده‌ی بازی باشد
cli-leak-another-check = { $file } پرونده‌ی این بررسی نیست؛ همان بازی، صندلی‌ها، گزینه‌ها، seed و تعداد جفت‌های قبلی را بدهید یا پرونده‌ی دیگری
cli-file-no-json = فایل { $file } JSON نیست، سطر { NUMBER($line, useGrouping: 0) } ستون { NUMBER($column, useGrouping: 0) }: { $why }؛ پرونده‌ی بازی است؟
cli-bad-record = فایل { $file } پرونده‌ی درستی نیست: { $problem }
cli-too-much = از بررسی { $file } صرف‌نظر شد: بیش از { NUMBER($seconds) } ثانیه یا { NUMBER($megabytes) } مگابایت می‌خواهد؛ اگر به آن اعتماد دارید --unlimited را بیفزایید
cli-bad-edition = فایل { $file } ویرایش درستی نیست: { $problem }؛ همه‌ی ایرادها را این نشان می‌دهد: consigliere edition check { $file }
cli-edition-of-another = فایل { $file } ویرایشی از { $game } است؛ همان بازی یا فایل دیگری را انتخاب کنید
cli-edition-too-large = فایل { $file } بزرگ‌تر از آن است که ویرایش باشد
cli-resume-no-secret = فایل { $file } رازی در خود ندارد، پس نمی‌شود بازی را ادامه داد؛ فایلی را ادامه دهید که با --save ذخیره شده است
cli-resume-no-rules = بازی { $file } با نسخه‌ی { NUMBER($version) } قواعد بازی شده و این برنامه آن نسخه را ندارد، پس نمی‌شود ادامه‌اش داد؛ با consigliere replay تماشایش کنید
cli-resume-alone = در بازی‌ای که ادامه می‌یابد { $word } را نمی‌شود تغییر داد؛ آن را ننویسید
cli-other-game = فایل { $file } یک بازی { $game } است؛ امتحان کنید: consigliere play { $game } --resume { $file }
cli-still-secret = بازی { $file } هنوز تمام نشده، پس همه‌چیز را نمی‌شود دید؛ از دید یک صندلی یا gallery تماشا کنید
cli-no-such-step = حرکت { NUMBER($number) } وجود ندارد؛ پرونده { NUMBER($last) } حرکت دارد
cli-bad-port = درگاه { $port } وجود ندارد؛ عددی از { NUMBER(0) } تا { NUMBER($most, useGrouping: 0) } بدهید
cli-bad-pace = فاصله باید از { NUMBER(0) } تا { NUMBER($most) } ثانیه باشد
cli-bad-tick = ضرب باید از { $least } تا { $most } ثانیه باشد
cli-port-taken = درگاه { $port } گرفته شده است؛ برنامه‌ی دیگر را ببندید یا درگاه دیگری برگزینید: --port { $next }
cli-no-address = گوش دادن روی { $host } درگاه { $port } ممکن نیست: { $why }؛ با --host و --port جای دیگری برگزینید
cli-bad-database = { $problem }
cli-database-taken = سرور دیگری با { $database } کار می‌کند؛ آن را ببندید یا پایگاه داده‌ی دیگری برگزینید: --db

## Before the game

cli-welcome = { $game } برای { NUMBER($seats) } نفر. بانک با من است و قوانین را می‌دانم؛ برای پرسیدن بنویسید: rules
cli-welcome-moderated = { $game } برای { NUMBER($seats) } نفر. میانجی منم و قوانین را می‌دانم؛ برای پرسیدن بنویسید: rules
cli-sealed = پخش کارت‌ها مُهر شد: { $commitment }
cli-luck = بخت خودتان را به بُر زدن اضافه کنید، با هر کلمه‌ای (برای هیچ Enter بزنید):
cli-first-words = شما { $name } هستید. هر وقت خواستید بنویسید help.
cli-first-words-several = پای این صفحه‌نمایش { $names } نشسته‌اند. هر دست را فقط صاحبش می‌بیند. هر وقت خواستید بنویسید help.
cli-resumed = بازی { $file } را ادامه می‌دهیم.

## The server

cli-serve-here = روی همین دستگاه: { $address }
cli-serve-there = روی دستگاه‌های دیگر: { $address }
cli-serve-few-files = این دستگاه به سرور اجازه می‌دهد تنها { NUMBER($most) } فایل باز کند و هر اتصال یکی از آن‌هاست؛ برای افراد زیاد، این حد را بالا ببرید (ulimit -n).
cli-serve-end = Ctrl-C سرور را می‌بندد؛ میزها می‌مانند.
cli-serve-ended = سرور بسته شد. همه‌ی میزها مانده‌اند.
cli-backed-up = رونوشت در { $file } است.

## At the table

cli-you = شما
cli-seat-you = { $name } (شما)
cli-winner = برنده
# Between the cells of a table where words run from right to left: a letter that does not (U+01C0). Else nothing.
cli-bar = ǀ
cli-prompt = { $name }>
cli-press-enter = (Enter بزنید)
cli-ask-anything = نوبت شماست: یکی از این‌ها یا شماره‌اش را بنویسید.
cli-you-took-back = آخرین حرکتتان را لغو کردید.
cli-took-back = { $name } آخرین حرکتش را لغو کرد.
cli-hand-over =
    ==============================================
    دستگاه را به { $name } بدهید.
    ==============================================
cli-hand-over-enter = { $name }، وقتی کس دیگری نگاه نمی‌کند Enter بزنید.
cli-device-whom = به چه کسی بدهید؟ پای این صفحه‌نمایش { $names } نشسته‌اند.
cli-play-help-device = device NAME    دستگاه را به کس دیگری پای همین صفحه‌نمایش بدهید
cli-play-help =
    Enter, look    یک بار دیگر میز
    hand           دست شما، و آنچه هر انتخاب به همراه دارد
    map            همه‌ی صفحه و معنی نشانه‌هایش
    log [N|all]    آنچه گذشت
    why …          چرا حرکتی مجاز نیست: why و سپس حرکت
    rules [ID]     قوانین: rules, rules { $section }, rule { $rule }
    hint           یک ربات به جای شما چه می‌کرد
    undo           آخرین حرکتتان را لغو کنید، اگر کسی چیزی از آن نفهمیده باشد
    say …          حرف زدن با میز
    save [FILE]    نگه داشتن بازی
    resume FILE    ادامه‌ی بازی دیگری
    quit           بلند شدن از سر میز؛ می‌پرسیم که ذخیره شود یا نه
cli-play-how-any =
    بازی کردن      شماره‌ی یک انتخاب، یا نخستین واژه‌هایش
    چند حرکت       با نقطه‌ویرگول ; میانشان (یا همه یا هیچ‌کدام)
cli-play-how-condottiere =
    بازی کردن      یک کارت: 10, winter, sc · یک ناحیه: roma, rom, 16 · پاس: pass
    به‌طور کامل     play 10 · choose roma · take 6 · favor siena · keep hand
    چند حرکت       scarecrow; take 10 · bishop; favor off (یا همه یا هیچ‌کدام)
    show … to …    نشان دادن کارت‌ها: show 10 winter to bruno
cli-play-how-corleone =
    بازی کردن      thug docks · don s03 · complete cook · ally capo · شماره‌ی یک انتخاب
    پول            ارزشش: 5 · همه‌ی رشوه: bid 5 3 · همه‌ی باج: discard 1 1 · نه: no
    به‌طور کامل     complete gun_down from hand with narcotics for gun
    چند حرکت       با نقطه‌ویرگول ; میانشان (یا همه یا هیچ‌کدام)
cli-play-how-mobcity =
    بازی کردن      شماره‌ی یک انتخاب، یا: bid 1 2 3 4 · hire CARD 2 · buy A3 · open A3 · send 1 A3
    کوتاه          2 4 1 3 برای پیشنهاد · 3 2 استخدام کارت ۳ برای گروه ۲ · A3 برای ساختمان · 1 A3 برای فرستادن گروه ۱
    چند حرکت       1 A3; 2 B5; done (یا همه یا هیچ‌کدام)
cli-play-how-offer =
    گفتن           claim mafioso · suspect 4 · trust bruno · report 1 4 traitor
                   vote 4 down · want 4 (حذف) · agree 17 · disagree 17 · say …
                   ask 3 claim · ask 3 suspect · because 17 suspect 4
    کار            accuse 4 · second, no · up, down · end · over · shoot 4
    شب             یک نام یا شماره · nobody · خیانتکاران: nod 3, mark 3 don
    خواندن         who [4] · claims · ledger [N|all|bruno] · #17 · role [NAME]
cli-play-how-offer-fast =
    گفتن           claim cop · suspect 4 · trust bruno · say …
                   ask 3 claim · ask 3 suspect · agree 17 · because 17 suspect 4
    دون            یک نام یا شماره: اسلحه جلوی چه کسی باشد
    اسلحه‌دار       یک نام یا شماره: به چه کسی شلیک شود
    خواندن         who [4] · claims · ledger [N|all|bruno] · #17 · role [NAME]
cli-sentence-next = { $list } { $item }
cli-footnote = { $sentence } [{ $note }]
cli-looking-on = Enter: ادامه · end: تا پایان بازی · who, claims, ledger, log
cli-why-what = بگویید چه کاری می‌خواهید بکنید: why و سپس حرکت.
cli-why-not-at-all = هیچ مانعی ندارد: { $step }
cli-hint = { $bot } این کار را می‌کرد: { $step }
cli-hint-nothing = { $bot } حالا کاری نمی‌کرد.
cli-resume-what = بگویید کدام فایل: resume FILE
cli-ambiguous = { $word } می‌تواند هر یک از این‌ها باشد: { $known }.
cli-not-understood = منظورتان از «{ $word }» را نمی‌فهمم. برای دیدن فرمان‌ها بنویسید help.
cli-rules-more = برای خواندن یک بخش: rules { $section }؛ برای یک قانون: rule { $rule }
cli-hint-why = چرا: { $reason }
cli-hint-only = حالا انتخاب دیگری نیست.
cli-hint-best = به حساب خودش بهترین از { NUMBER($n) } انتخاب شماست.
cli-left-over = «{ $before }» را می‌فهمم، اما «{ $word }» اضافه است. هر بار یک چیز؛ میان حرکت‌ها ; بگذارید.
cli-refused-step = حرکت { NUMBER($n) }، «{ $step }»، پذیرفته نشد؛ پس هیچ‌کدام انجام نشد:

# What people type for a verb besides what the buttons say; blanks stand between the words.
cli-said-pass = پاس
cli-said-play = بازی
cli-said-done = تمام بس
cli-said-decline = نه هیچ
cli-said-suspect = مشکوک مظنون
cli-said-trust = اعتماد
cli-said-claim = ادعا
cli-said-report = گزارش
cli-said-accuse = متهم اتهام
cli-said-second = تأیید تایید
cli-said-up = بالا
cli-said-down = پایین
cli-said-over = تمام
cli-said-end = پایان
cli-said-withdraw = پس‌گرفتن
cli-said-shoot = شلیک
cli-said-agree = موافق
cli-said-disagree = مخالف
cli-said-ask = بپرس
cli-said-ready = آماده

## Leaving

cli-save-before-leaving = در { $file } ذخیره شود؟ [Enter بله، n نه، c ادامه‌ی بازی، یا نام فایل دیگری]
cli-leave = می‌روید؟ بازی در { $file } مانده است. [Enter بله، n ادامه‌ی بازی]
cli-stayed = ادامه می‌دهیم.
# What people may answer for yes, for no and for staying, besides y, n and c; blanks stand between the words.
cli-answer-yes = بله آره
cli-answer-no = نه خیر
cli-answer-stay = ماندن ادامه انصراف
cli-saved = در { $file } ذخیره شد.
cli-left = بازی در { $file } است. برای ادامه: consigliere play { $game } --resume { $file }
cli-left-unsaved = به امید دیدار. بازی ذخیره نشد.

## The end

cli-over = { NUMBER($n) ->
    [one] { $winners } برد.
   *[other] { $winners } با هم بردند.
}
cli-how-it-ended = بازی چطور تمام شد: { $ending }
cli-con-chart = { NUMBER($n) ->
    [one] ناحیه‌ها پس از تنها نبرد
   *[other] ناحیه‌ها پس از هر یک از { NUMBER($n) } نبرد
}
cli-keep-it = پرونده‌ی بازی در { $file } بماند؟ [Enter بله، n نه، یا نام فایل دیگری]
cli-kept = پرونده‌ی بازی در { $file } است.
cli-verify-it = هر کسی می‌تواند بررسی‌اش کند: consigliere verify { $file }
cli-not-kept = پرونده‌ی بازی نگه داشته نشد؛ --save FILE آن را نگه می‌دارد.
cli-digest = وضعیت پایانی: { $digest }

## Condottiere

cli-con-no-battle = هنوز نبردی نیست
cli-con-battle = نبرد { NUMBER($n) } بر سر { $region }، به انتخاب { $chooser }
cli-con-after-battle = پس از نبرد { NUMBER($n) }
cli-con-next-battle = نبرد بعدی: { $region }، به انتخاب { $chooser }
cli-con-defends = (مدافع: { $name })
cli-con-piles = دسته { NUMBER($deck) }، سوخته { NUMBER($discard) }
cli-con-goal = { NUMBER($total) } ناحیه یا { NUMBER($group) } ناحیه‌ی همسایه می‌برد
cli-con-campaign = بازی { NUMBER($n) } از دوره‌ای تا { NUMBER($target) } امتیاز
# Where words run from right to left, a letter that does not.
cli-con-free-sign = o
cli-con-legend-free = { $sign } آزاد
cli-con-legend-contested = [X] نبرد بر سر X
cli-con-legend-favor = X{ $sign } رحمت پاپ
cli-con-map-signs = { $free } آزاد، * نبرد، { $favor } رحمت پاپ
cli-con-head-cards = کارت
cli-con-head-regions = ناحیه
cli-con-head-total = مجموع
cli-con-head-line = خط نبرد
cli-con-points = { NUMBER($n) } امتیاز
cli-con-token = توکن
cli-con-defender = مدافع
cli-con-no-cards = بدون کارت
cli-con-times = { $card }{ $sign }{ NUMBER($n) }
cli-con-hand = دست شما ({ NUMBER($n) }): { $cards }
cli-con-now = حالا
cli-con-if-played = با بازی کردن
cli-con-if-taken = با برگرداندن
cli-con-star = * شما به‌تنهایی جلو می‌افتید
cli-con-star-seen = * تا جایی که می‌بینید جلو هستید
cli-con-your-total = مجموع شما پس از بازی کردن
cli-con-outlook = { $card }: { $totals }
cli-con-total = { $name } { NUMBER($n) }
cli-con-stake = { $region }: { $stakes }
cli-con-stakes-next = { $list }؛ { $item }
cli-con-stakes = چه چیزی در میان است (هر کس فتحش کند):
cli-con-no-stakes = حالا هیچ ناحیه‌ای بازی را نمی‌برد و به ناحیه‌های شما نمی‌پیوندد.
cli-con-you-would-win = شما بازی را می‌برید
cli-con-would-win = { NUMBER($n) ->
    [one] { $names } بازی را می‌برد
   *[other] هر یک از { $names } بازی را می‌برد
}
cli-con-threat = این نبرد می‌تواند بازی را به سود { $names } تمام کند.
cli-con-your-group = گروه شما { NUMBER($n) } ناحیه می‌شود
cli-con-pass-wins = همه‌ی بقیه بیرون رفته‌اند: اگر حالا پاس بدهید، { $region } مال شماست.
cli-con-pass-loses = همه‌ی بقیه بیرون رفته‌اند: اگر حالا پاس بدهید، { $region } به { $name } می‌رسد.
cli-con-pass-ties = همه‌ی بقیه بیرون رفته‌اند: اگر حالا پاس بدهید، { $region } به کسی نمی‌رسد.
cli-con-why-totals = مجموع‌ها پس از آن: { $totals }.
cli-con-why-pass = مجموع‌ها حالا: { $totals }.
cli-con-beside = همسایه‌هایش: { $names }.
cli-con-how-play = (مثلاً: { $card }، یا پاس)
cli-con-how-pass-up = (مثلاً: { $card }، پاس، یا pass up برای رو کردن کارتتان)
cli-con-how-choose = (یک نام، یا شماره‌اش روی نقشه)
cli-con-how-favor = (یک نام، شماره‌اش روی نقشه، یا off)
cli-con-how-take = (یک کارت، یا هیچ)
cli-con-how-answer = (keep یا discard)
cli-con-how-keep = (مثلاً: heroine 10، یا nothing)
cli-con-how-draw = (۰ تا { NUMBER($most) })

## Corleone's Empire. Goods and money stand for themselves by the .short names of the cards.

cli-corl-first = نفر اول: { $name }
cli-corl-piles = دسته { NUMBER($deck) }، سوخته { NUMBER($discards) }
cli-corl-dollars = ${ NUMBER($n) }
# Gains in few letters, for narrow lines: draw a job, bank a money card, take the horse head, a good of
# one’s choice, discard cards for a gain.
cli-corl-gain-job = مأموریت
cli-corl-gain-bank = چمدان
cli-corl-gain-horse = سر اسب
cli-corl-gain-good = کالا
cli-corl-gain-discard = { NUMBER($n) }>{ $gain }
cli-corl-job = { $job }: هزینه { $cost }، دستمزد { $gains }
cli-corl-brings = { $name }: { $gains }
cli-corl-neutral = n
cli-corl-stands = { $figure } { $place }
cli-corl-title-standing = روی جایگاه‌ها:
cli-corl-title-public = مأموریت‌های عمومی (* از پس هزینه‌اش برمی‌آیید):
cli-corl-title-row = متحدان فروشی:
cli-corl-title-bank = بانک:
cli-corl-title-spaces = جایگاه‌های خالی: ناحیه‌های دورش، P سنترال پارک، و آنچه می‌دهند
cli-corl-legend = { $signs }. کالا: کالایی دلخواه. ۱>x: سوزاندن ۱ کارت در ازای x. AB: نشانگرها از پایین به بالا، کنترل با آخری است. [A]: فیگور A. A۲ B۱ >A: نفوذ، و کسی که حالا ناحیه را می‌برد. { $neutral }: نیروی مستقل. +A: بازیکن A هم همان را می‌گیرد. *: آن ناحیه مال شما می‌شود. رزرو ۲+۱ -۱: آدم‌کش، عضو خاندان، کشته. { $decided }: تصمیمش را گرفته.
cli-corl-coloured = { $job } ({ $colour })
cli-corl-last-figure = این آخرین فیگور شماست: پس از آن در این پرده دیگر نوبتی ندارید، با اینکه از پس هزینه‌ی این‌ها برمی‌آیید: { $jobs }.
cli-corl-legend-more = { cli-corl-gain-bank }: گذاشتن یک کارت پول در چمدان. { cli-corl-gain-horse }: گرفتن سر اسب. { cli-corl-gain-job }: کشیدن دو مأموریت و نگه داشتن یکی. رنگ مأموریت‌ها: { $colours }؛ { $colour }: دو مأموریت انجام‌شده. دست ۸/۵: ۸ کارت، که هنگام باج ۵ تایش می‌ماند.
cli-corl-head-turf = ناحیه
cli-corl-head-stack = نشانگر
cli-corl-head-business = تجارت
cli-corl-head-tile = تایل
cli-corl-head-support = خاندان
cli-corl-head-influence = نفوذ
cli-corl-head-front = پایین: آدم‌کش
cli-corl-head-back = بالا: عضو خاندان
cli-corl-head-family = خاندان
cli-corl-head-figures = رزرو
cli-corl-head-hand = دست
cli-corl-head-case = چمدان
cli-corl-head-jobs = مأموریت
cli-corl-head-markers = نشانگر
cli-corl-head-bonus = پاداش
cli-corl-letter-yellow = زر
cli-corl-letter-blue = آب
cli-corl-letter-green = سب
cli-corl-letter-grey = خا
cli-corl-mark-bid = رشوه { $total }
cli-corl-hand = دست شما ({ NUMBER($n) }، سقف { NUMBER($limit) }): { $cards }
cli-corl-suitcase = چمدان { $sum }: { $cards }
cli-corl-members = { NUMBER($n) ->
    [one] یک عضو خاندان، روی یک جایگاه (* آن ناحیه مال شما می‌شود):
   *[other] { NUMBER($n) } عضو خاندان، یکی روی یک جایگاه (* آن ناحیه مال شما می‌شود):
}
cli-corl-brief = عضو خاندان روی یک جایگاه، با ناحیه‌های دورش (P: { $park }):
cli-corl-bid = رشوه‌ی شما: { $total } ({ $cards })؛ در چمدان می‌ماند: { $left }
cli-corl-tribute = برای سوزاندن: { $cards }؛ { NUMBER($n) } کارت دیگر
cli-corl-chosen = انتخاب شده: { $cards }
cli-corl-now = { $effects }.
cli-corl-left = هنوز مانده: { $effects }.
cli-corl-waiting = سپس: { $effects }.
cli-corl-shares-after = پس از شما { $name } هم همان را می‌گیرد.
cli-corl-then = سپس { $turfs }
cli-corl-stock = { NUMBER($n) } تا مانده
cli-corl-shared = { $gains }؛ { $name } هم همان را می‌گیرد
cli-corl-in-hand = { NUMBER($n) } کارت در دست
cli-corl-in-case = { NUMBER($n) } کارت پول در چمدان
cli-corl-how-action = نوبت شماست؛ مثلاً: { $examples }. همه‌چیز: map
cli-corl-how-list = (شماره یا نامش)
cli-corl-how-money = (مثلاً: 5، یا no)
cli-corl-how-offer = (مثلاً: 5)
cli-corl-how-bid = (مثلاً: bid 5 3، یا 0)
cli-corl-how-tribute = (مثلاً: اسلحه، سپس done)
cli-corl-from-case = چمدان
cli-corl-from-hand = نگه‌داشته در دست
cli-corl-jobs-of = مأموریت‌های { $colour }
cli-corl-total = مجموع
cli-corl-chart = { NUMBER($n) ->
    [one] پول چمدان‌ها
   *[other] پول چمدان‌ها، نوبت به نوبت
}

## Lists

cli-games-game = { $name }: { $about }
cli-games-seats = { NUMBER($least) } تا { NUMBER($most) } صندلی
cli-games-bots = ربات‌ها: { $bots }
cli-games-endings = پایان‌ها: { $endings }
cli-games-options = گزینه‌ها:
cli-games-option = { $name } = { $default } (مجاز: { $allowed })
cli-games-presets = چند گزینه با یک نام، برای --preset:

## Simulations

cli-sim-title = { $game } با { NUMBER($seats) } صندلی، { NUMBER($games) } بازی
cli-sim-finished = تمام‌شده { NUMBER($n) }، seed { $seed }
cli-sim-policy = روش { $policy }، seed { $seed }
cli-sim-speed = { NUMBER($n) } تصمیم در ثانیه، { $seconds } ثانیه
cli-sim-length = { $mean } تصمیم در هر بازی ({ NUMBER($least) } تا { NUMBER($most) })
cli-sim-bots = ربات، بردها، سهم با بازه‌ی ۹۵٪
cli-sim-sides = گروه، بردها، سهم با بازه‌ی ۹۵٪
cli-sim-seat = { NUMBER($seat) }: { $share }
cli-sim-seats = سهم هر صندلی: { $shares }
cli-sim-endings = پایان‌ها

## Checks

cli-leak-done = { $game } با { $seats } صندلی: { NUMBER($pairs) } جفت جهان در { NUMBER($steps) } حرکت مقایسه شد.
cli-leak-speed = { NUMBER($n) } جفت در ثانیه، { $seconds } ثانیه
cli-leak-found = { NUMBER($n) ->
    [0] هیچ نشتی پیدا نشد.
   *[other] { NUMBER($n) } نشت پیدا شد:
}
cli-check-commitment = راز همانی است که پخش با آن مُهر شد
cli-check-contributions = سهم تصادفی صندلی‌ها همانی است که به آن متعهد شدند
cli-check-header = نام‌ها، گزینه‌ها و اجزا همان‌هایی هستند که مُهر شدند
cli-check-draws = هر قرعه از راز و سهم‌های تصادفی به دست می‌آید
cli-check-fold = رویدادها روی هم همان نتیجه را می‌سازند
cli-check-decisions = هر تصمیم مطابق قوانین است
cli-check-good = درست    { $what }
cli-check-bad = نادرست  { $what }: { $problem }
cli-check-unproven = نامعلوم  { $what }: ثابت نشد، { $problem }
cli-verified-good = { $file }: همه‌چیز درست است.
cli-verified-bad = { $file }: بعضی چیزها درست نیست.
cli-verified-unproven = { $file }: ایرادی دیده نشد، اما همه‌چیز ثابت نشده است.

## Replays

cli-replay-step = حرکت { NUMBER($n) }
cli-replay-prompt = حرکت { NUMBER($n) } از { NUMBER($last) } (Enter بعدی، b قبلی، یک عدد، q خروج):


## Editions

cli-edition-good = درست است: { $name }، ویرایشی از { $game }.
cli-edition-table = { $table }: ردیف { NUMBER($entries) }، قطعه { NUMBER($pieces) }
cli-edition-changed = شمار ردیف‌ها و خانه‌هایی که با ویرایشِ همراه بازی فرق دارند: { NUMBER($n) }.
cli-edition-reconstructed = { NUMBER($n) ->
    [0] بازسازی‌شده: هیچ.
   *[other] بازسازی‌شده: { NUMBER($n) } نکته از { NUMBER($all) } نکته درباره‌ی اجزای بازی.
}

## Mob City

cli-mob-signs = * میخانه، x بسته، ! نارنجک‌خورده، { $hidden } پنهان. { $sign }: مال { $name }؛ +{ $sign }۱۲: گروه‌های ۱ و ۲ { $name } آنجایند.
cli-mob-lot = { $lot } { $building }
cli-mob-signs-more = (سرباز ۲/۴): واکنش ۲، سرسختی ۴. گروه‌ها ۱:۳: سه کارت در گروه ۱. فهرست قیمت‌ها: plan
cli-mob-unpayable = حالا از پس این جریمه برنمی‌آیید: ساختمان از دست می‌رود
cli-mob-unpayable-sign = (! بیشتر از پول نقد شما: ساختمان از دست می‌رود)
cli-mob-why-event = با { NUMBER($n) } دلار فقط شما می‌دانید امروز چه پیش می‌آید
cli-mob-why-police = با { NUMBER($n) } دلار امروز هیچ یورش و سرکوبی سراغ شما نمی‌آید
cli-mob-why-whiskey = با { NUMBER($n) } دلار، میخانه‌هایتان امروز ویسکی { NUMBER($grade) } دلاری می‌فروشند
cli-mob-why-hire = { $card } با روزی { NUMBER($n) } دلار برایتان می‌جنگد
cli-mob-why-buy = قیمتش { NUMBER($price) } دلار است و روزی { NUMBER($income) } دلار درآمد دارد
cli-mob-why-send = اگر گروه آنجا تنها باشد { NUMBER($n) } دلار می‌آورد
cli-mob-plan-building = ساختمان
cli-mob-plan-price = قیمت
cli-mob-plan-legal = قانونی
cli-mob-plan-grade = ویسکی { NUMBER($n) }$
cli-mob-plan-fine = جریمه
cli-mob-plan-wages = دستمزد روزانه: { $wages }.
cli-mob-plan-whiskey = قیمت ویسکی: { $prices }.
cli-mob-plan-more = خرید هر ساختمان بدنامی را ۱ بالا می‌برد. نخستین میخانه‌ی هر روز رایگان است و هر میخانه‌ی دیگر به اندازه‌ی درجه‌ی ویسکی ضرب در ۱۰۰ دلار خرج دارد.
cli-mob-odds = { $what } { NUMBER($n) } از { NUMBER($of) }
cli-mob-how-bid = (مثلاً: 2 4 1 3)
cli-mob-how-hire = (کارت و گروه: 3 2؛ یا تمام)
cli-mob-how-buy = (مثلاً: A3 یا تمام)
cli-mob-how-speakeasies = (مثلاً: A3؛ یا تمام)
cli-mob-how-send = (مثلاً: 1 A3; 2 B5; تمام)
cli-mob-how-arm = (چه کسی و کدام سلاح: 2 1؛ یا تمام)
# سرستون‌ها، هر چه کوتاه‌تر.
cli-mob-head-cash = پول $
cli-mob-head-notoriety = بدنامی
cli-mob-head-buildings = ملک
cli-mob-head-whiskey = ویسکی
cli-mob-head-wages = دستمزد
cli-mob-head-groups = گروه‌ها
# جای هر محله، کوتاه.
cli-mob-slot-N = شمال
cli-mob-slot-S = جنوب
cli-mob-slot-NW = ش‌غ
cli-mob-slot-NE = ش‌ش
cli-mob-slot-SW = ج‌غ
cli-mob-slot-SE = ج‌ش
cli-mob-person = { $name } ({ $role } { NUMBER($reaction) }/{ NUMBER($toughness) })
cli-mob-group = گروه { NUMBER($n) }: { $cards }
cli-mob-event-seen = رویداد را { $name } دیده است
cli-mob-last-day = { NUMBER($n) ->
    [1] امروز روز آخر است
   *[other] احتمال روز آخر: ۱ از { NUMBER($n) }
}
cli-mob-thousands = درآمدها به هزار دلار
cli-mob-lying = افتاده در صحنه: { $weapons }
cli-mob-prices = امروز رویداد برای شما { NUMBER($event) } دلار و پلیس { NUMBER($police) } دلار است؛ تا { NUMBER($hire) } نیرو می‌گیرید.
cli-mob-costs = { NUMBER($n) } دلار
cli-mob-for-sale = { $building } ({ NUMBER($price) } دلار، درآمد { NUMBER($income) }): { $lots }
cli-mob-speakeasy = قانونی { NUMBER($legal) }، میخانه { NUMBER($speakeasy) }، جریمه { NUMBER($fine) }{ NUMBER($raids) ->
    [0] { "" }
   *[other] ، یورش‌های مانده { NUMBER($raids) }
}
cli-mob-legal-or-not = قانونی > میخانه، به هزار دلار:
cli-mob-speakeasy-short = { $legal } > { $speakeasy }، جریمه { $fine }{ NUMBER($raids) ->
    [0] { "" }
   *[other] ، یورش { NUMBER($raids) }
}
cli-mob-to-send = هنوز باید بروند: { $groups }. عددهای شهر سهم شماست، به هزار دلار.
cli-mob-all-sent = جای همه‌ی گروه‌ها معلوم است: done
cli-mob-orders = برای تغییر دستورهای ثابت (رفیقه‌ها، غنیمت …) بنویسید hand.
cli-mob-weapons = سلاح‌ها: { $weapons }
cli-mob-sides = { $means }: چند رو از { NUMBER($of) } زخمی + کشته می‌کند
cli-mob-more = … و { NUMBER($n) } سطر دیگر: بنویسید hand

## An Offer You Can't Refuse

cli-offer-day = روز { NUMBER($n) }
cli-offer-night = شب { NUMBER($n) }
cli-offer-round = دور { NUMBER($n) }
cli-offer-living = { NUMBER($n) } نفر زنده
cli-offer-sides = خانواده { NUMBER($family) }، خیانتکار { NUMBER($traitors) }
cli-offer-needed = حذف با { NUMBER($n) } دست رو به پایین
cli-offer-in-play = نقش‌های بازی: { $roles }.
cli-offer-hidden = کارت‌های رونشده: { $roles }
# Heads of the table of players: what they say they are, and who speaks against or for them.
cli-offer-head-says = نقش
cli-offer-head-against = علیه
cli-offer-head-for = له
cli-offer-mark-accused = متهم
cli-offer-mark-over = تمام
cli-offer-mark-doomed = به‌زودی می‌رود
cli-offer-mark-coins = { NUMBER($n) } سکه
cli-offer-claimed = { $role }؟
cli-offer-signs = > نوبت اوست؛ * شما؛ { $ghost } روح؛ ؟ خودش می‌گوید؛ ! شما می‌دانید، یا کسی گزارش داده است. علیه و له: شماره‌ی کسانی که به او شک یا اعتماد دارند، یا تعدادشان.
cli-offer-card = کارت شما: { $role }.
cli-offer-team = خیانتکاران: { $names }.
cli-offer-only-traitor = تنها خیانتکار شمایید.
cli-offer-told-family = به شما گفته‌اند از خانواده است: { $names }.
cli-offer-told-traitor = به شما گفته‌اند خیانتکار است: { $names }.
cli-offer-told-don = به شما گفته‌اند دون است: { $names }.
cli-offer-told-not-don = به شما گفته‌اند دون نیست: { $names }.
cli-offer-don-is = دون { $name } است؛ اگر او ببرد شما هم برده‌اید.
cli-offer-patsy-is = قربانی شما { $name } است.
cli-offer-doomed = دستگیر شده‌اید و به‌زودی می‌روید.
cli-offer-armed = اسلحه جلوی شماست: در طول روز هر وقت بخواهید می‌توانید شلیک کنید.
cli-offer-fast-don = هر دور اسلحه را جلوی کسی بگذارید و نگذارید به شما شلیک کنند. وقتی حداکثر یک پلیس بماند، برده‌اید.
cli-offer-fast-cop = یکی در این جمع دون است. هر که اسلحه به او برسد باید شلیک کند: اگر به دون بخورد همه‌ی پلیس‌ها می‌برند، وگرنه هر دو حذف می‌شوند.
cli-offer-fast-patsy = کارت شما پلیس است، ولی قربانی شمایید: اگر دون ببرد شما هم برده‌اید.
cli-offer-about-fast = «اسلحه رو کنار بذار، شیرینی بردار»: یکی از شما دون است و بقیه پلیس. در هر دور دون پنهانی اسلحه را جلوی کسی می‌گذارد، حرف می‌زنید، و هر که اسلحه دارد باید شلیک کند. اگر به دون بخورد پلیس‌ها می‌برند؛ وگرنه هر دو بیرون می‌روند.
cli-offer-why = { $name }: { NUMBER($against) } نفر به او مشکوک‌اند و { NUMBER($kindly) } نفر به او اعتماد دارند.
cli-offer-why-role = کارت یا ادعا: { $role }.
# An answer to a question, before what is said, with which it makes one line.
event-answer-given = { $seat_is ->
    [me] شما، در پاسخ به #{ NUMBER($entry) }:
   *[other] { $seat }، در پاسخ به #{ NUMBER($entry) }:
}
cli-offer-ask-opening = این کارت شماست؛ کس دیگری آن را نمی‌بیند. (Enter: شروع بازی)
cli-offer-ask-talk = چه می‌گویید؟ مثلاً suspect { $n } یا ask { $n } claim یا accuse { $n } (Enter: گوش دادن؛ over: امروز حرف دیگری ندارم؛ help)
cli-offer-ask-last = بقیه حرفشان تمام شده. مثلاً suspect { $n } یا accuse { $n }؛ با over روز تمام می‌شود. (help)
cli-offer-ask-second = { $accuser }: «من { $accused } رو متهم می‌کنم.» تأیید می‌کنید؟ (second یا no)
cli-offer-ask-vote = محاکمه‌ی { $accused }: دست رو به بالا یعنی بماند، رو به پایین یعنی برود. { NUMBER($n) } دست رو به پایین لازم است. (up یا down)
cli-offer-ask-vote-me = شما را محاکمه می‌کنند. { NUMBER($n) } دست رو به پایین لازم است. رأی خودتان چیست؟ (up یا down)
cli-offer-ask-tap = شما دون هستید. پشت مشت یک نفر بزنید: قربانی، که با شما می‌برد. (مثلاً { $n })
cli-offer-ask-place = شما دون هستید. اسلحه را جلوی چه کسی می‌گذارید؟ (مثلاً { $n })
cli-offer-ask-word = سکه‌ای برای یک کلمه از شما. یک کلمه، نام یک بازیکن یا یک نقش بفرستید. (مثلاً word bruno؛ برای هیچ word -)
cli-offer-ask-asleep = میز در خواب است؛ امشب کاری از شما نخواسته‌اند. (Enter: تا سپیده‌دم)
cli-offer-ask-chosen = انتخابتان را کرده‌اید. (Enter: تا سپیده‌دم)
cli-offer-watching = شما روحید و تماشا می‌کنید. (Enter: ادامه؛ end: تا پایان بازی)
cli-offer-how-device = (device { $name }: دستگاه را به { $name } بدهید)
cli-offer-how-call = { $call } ({ $step })
cli-offer-how-name = (یک نام یا شماره، مثلاً { $n }؛ یا nobody)
cli-offer-how-bang = (اگر خواستید حرف بزنید؛ { $n } یا bang { $n } شلیک می‌کند)
cli-offer-how-listen = (مثلاً suspect { $n }؛ Enter: گوش دادن)
cli-offer-how-introduce = (مثلاً claim mafioso یا say سلام یا pass)
cli-offer-how-defence = (مثلاً claim don یا suspect { $n } و در پایان end)
cli-offer-how-side = (left چپ: { $left }؛ right راست: { $right })
cli-offer-how-ready = (Enter)
cli-offer-ghost = روح
cli-offer-no-entries = در دفتر چنین چیزی نیست.
cli-offer-no-claims = هنوز کسی نه ادعایی کرده و نه گزارشی داده است.
cli-offer-ballot-up = { $name }: دست رو به بالا برای { $about } (#{ NUMBER($number) })
cli-offer-ballot-down = { $name }: دست رو به پایین برای { $about } (#{ NUMBER($number) })
cli-offer-card-of = { $name } ({ $role })
cli-offer-side-family = خانواده
cli-offer-side-traitor = خیانتکاران
cli-offer-cards = کارت‌ها
cli-offer-days = آنچه گذشت
cli-offer-quiet = کسی نرفت.
cli-offer-arrest = خیانتکاران به { $name } اشاره کردند.
cli-offer-left-vote = { $name } ({ $role }) با رأی حذف شد.
cli-offer-left-shot = به { $name } ({ $role }) شلیک شد.
cli-offer-left-blast = { $name } ({ $role }) در انفجار حذف شد.
cli-offer-left-offer = { $name } ({ $role }) نتوانست پیشنهاد را رد کند.
cli-offer-left-night = صبح { $name } ({ $role }) دیگر نبود.
cli-offer-left-dusk = { $name } ({ $role }) هنگام غروب رفت.
cli-offer-banged = { $name } به { $about } شلیک کرد: دون نبود و هر دو حذف شدند.
cli-offer-banged-don = { $name } به { $about } شلیک کرد که دون بود.
cli-offer-acquitted = { $name } با { NUMBER($n) } دست رو به پایین ماند.
cli-offer-head = سر اسب جلوی { $name } بود.
cli-offer-learned-family = { $name } فهمید { $about } از خانواده است.
cli-offer-learned-traitor = { $name } فهمید { $about } خیانتکار است.
cli-offer-learned-yes = { $name } فهمید { $about } دون است.
cli-offer-learned-no = { $name } فهمید { $about } دون نیست.
