# The browser: every word around the table that is not the game's own. Texts on buttons are verbs.
# Keys built in code: web-bot-, web-check-, web-clock-, web-life-, web-log-, web-server-check-, web-tab-, web-way-.

web-name = کنسیلیه‌ره

## Titles of the browser's window

web-title-home = کنسیلیه‌ره: همراه بی‌طرف میز شما
web-title-new = میز تازه · کنسیلیه‌ره
web-title-table = میز { $code } · کنسیلیه‌ره
web-title-game = { $game } · کنسیلیه‌ره
web-title-turn = نوبت شماست · { $game }
web-title-replay = بازپخش · کنسیلیه‌ره
web-title-rules = قوانین · کنسیلیه‌ره
web-title-verify = بررسی یک بازی · کنسیلیه‌ره
web-title-about = درباره · کنسیلیه‌ره

## Around every page

web-skip = رفتن به محتوا
web-navigation = صفحه‌ها
web-nav-rules = قوانین
web-nav-verify = بررسی یک بازی
web-nav-about = درباره
web-language = زبان
web-close = بستن
web-go-home = صفحه‌ی اصلی
web-go-table = بازگشت به میز
web-try-again = تلاش دوباره
web-opening = در حال باز شدن …
web-nothing-here = در این نشانی چیزی نیست.
web-unreachable = سرور در دسترس نیست. روشن است؟ شما هم در همان شبکه‌اید؟
web-lost = ارتباط قطع شد؛ دوباره وصل می‌شویم …
web-waits = میز منتظر است: اکنون چیزی ذخیره نمی‌شود …
web-stories = همه‌ی اجزا، در همه‌ی حالت‌ها

## Home

web-about-short = همراه بی‌طرف میز شما: رازها را نگه می‌دارد، همه‌ی قوانین را می‌داند و کارت‌ها را طوری پخش می‌کند که بتوانید بررسی‌اش کنید. دوستانتان با یک پیوند سر میز می‌آیند، هر کس به زبان خودش؛ صندلی‌های خالی را ربات‌ها پر می‌کنند.
web-play-now = شروع فوری بازی
web-play-now-help = شما در برابر ربات‌ها، بی‌درنگ. نه حساب کاربری، نه نصب.
web-me-name = مهمان
web-guest-name = مهمان { NUMBER($n) }
web-continue = ادامه‌ی بازی
web-create = بازی با دیگران
web-create-help = میزی باز کنید و پیوندش را بفرستید. گزینه‌ها را در اتاق انتظار انتخاب می‌کنید.
web-create-table = باز کردن میز
web-players = { NUMBER($least) } تا { NUMBER($most) } بازیکن
web-join = پیوستن به یک میز
web-join-help = کد میز را بنویسید یا پیوندش را بچسبانید.
web-code = کد میز
web-join-go = پیوستن
web-promise = آنچه نباید ببینید هرگز برایتان فرستاده نمی‌شود. هر پخشی را بعداً می‌شود بررسی کرد.
web-replay-file = بازپخش یک بازی ذخیره‌شده
web-life-lobby = در اتاق انتظار
web-life-dealing = در حال پخش کارت
web-life-running = در جریان
web-life-paused = متوقف

## A new table

web-new = میز تازه: { $game }
web-way = چطور دور هم می‌نشینید؟
web-way-own = من سر این میز می‌نشینم
    .help = دیگران با دستگاه خودشان می‌آیند، یا به نوبت از دستگاه شما بازی می‌کنند.
web-way-screen = این دستگاه صفحه‌ی بزرگ است
    .help = صفحه‌ی بازی را به همه نشان می‌دهد؛ هر کس با گوشی خودش بازی می‌کند. این دستگاه صندلی نمی‌گیرد.
web-your-name = نام شما
web-their-name = نام بازیکن دیگر
web-seat-count = تعداد صندلی‌ها
web-new-later = گزینه‌ها، ساعت و ربات‌ها را در مرحله‌ی بعد، در اتاق انتظار، انتخاب می‌کنید.
web-edition-own = ویرایش خودتان
    .help = هر کس جعبه‌ی بازی را دارد می‌تواند با اجزای اصلی بازی کند: یک فایل ویرایش بیاورید. «consigliere edition show { $game }» یکی را برای شروع چاپ می‌کند.
web-edition-drop = یک فایل ویرایش اینجا رها کنید یا فایلی انتخاب کنید (‎.toml)
web-edition-chosen = فایل ویرایش: { $file }
web-edition-remove = بدون آن
web-edition-changed = { NUMBER($n) } تفاوت با ویرایشِ همراه بازی
web-edition-reconstructed = { NUMBER($n) } ردیف یا خانه‌ی بازسازی‌شده

## Lobby

web-table-code = میز
web-seats = صندلی‌ها
web-fewer-seats = یک صندلی کمتر
web-more-seats = یک صندلی بیشتر
web-empty-seat = صندلی خالی
web-sit = نشستن در اینجا
web-another-here = بازیکن دیگری با همین دستگاه
web-another-help = با همین دستگاه به نوبت بازی می‌کنید. میان دو نوبت، دست هیچ‌کس روی صفحه نیست.
web-rise = بلند شدن
web-kick = بیرون کردن
web-add-bot = افزودن ربات
web-remove-bot = حذف ربات
web-fill-bots = پر کردن با ربات
web-bot-strength = قدرت ربات
web-bot-random = تصادفی
web-bot-greedy = حریص
web-bot-belief = زیرک
web-bot-level = ربات: { $level }
web-seat-here = اینجاست
web-seat-committed = سهمش را افزوده
web-options-usual = پیش‌فرض
web-options-changed = { NUMBER($n) } تغییر
web-options-host = این‌ها را میزبان انتخاب می‌کند.
web-preset = شیوه‌ی بازی
web-preset-usual = معمول
    .help = هر گزینه همان‌طور که پایین‌تر آمده است.
web-clock = ساعت
web-clock-none = بدون ساعت
    .help = هر قدر که می‌خواهید فکر کنید.
web-clock-live = زنده
    .help = برای یک نشست: چند ثانیه برای هر تصمیم، به‌علاوه‌ی وقت ذخیره.
web-clock-days = چندروزه
    .help = برای بازی‌های چندهفته‌ای: چند روز برای هر تصمیم.
web-clock-decision = ثانیه‌های هر تصمیم
web-clock-on-top = ثانیه‌های ذخیره
web-clock-each = روزهای هر تصمیم
web-spectators = دیگران می‌توانند تماشا کنند، بی‌آن‌که دست کسی را ببینند
web-after = چه کسانی بازی را پس از پایان ببینند
web-after-players = کسانی که بازی کرده‌اند
web-after-link = هر کس پیوند را دارد
web-start = شروع بازی
web-start-missing = { NUMBER($n) ->
    [one] یک صندلی هنوز خالی است: منتظر کسی بمانید، ربات بنشانید یا صندلی را بردارید.
   *[other] { NUMBER($n) } صندلی هنوز خالی است: منتظر بقیه بمانید، ربات بنشانید یا صندلی‌ها را کم کنید.
}
web-start-ready = همه آمده‌اند.
web-sit-first = برای بازی یک صندلی انتخاب کنید، یا بمانید و تماشا کنید.
web-wait-host = میزبان بازی را شروع می‌کند.
web-invite = دعوت از دیگران
web-invite-help = پیوند را بفرستید، یا بگذارید دیگران دوربینشان را رو به کد بگیرند.
web-link = پیوند این میز
web-copy = کپی کردن پیوند
web-copied = پیوند کپی شد.
web-qr = پیوند به شکل کد QR
web-network = نشانی در شبکه‌ی شما
web-join-here = اینجا بپیوندید
web-big-screen = باز کردن صفحه‌ی بزرگ
web-deal = پخش مُهرشده
web-deal-help = ترتیب کارت‌ها پیش از بازی تعیین و مُهر شده است: این عدد حالا چیزی را لو نمی‌دهد و بعداً ثابت می‌کند که چیزی عوض نشده است.
web-deal-mixed = { NUMBER($n) ->
    [0] هر دستگاه سهم تصادفی خودش را هم می‌افزاید.
    [one] یک بازیکن سهم تصادفی خودش را افزوده است؛ پس هیچ‌کس به‌تنهایی پخش را تعیین نمی‌کند.
   *[other] { NUMBER($n) } بازیکن سهم تصادفی خودشان را افزوده‌اند؛ پس هیچ‌کس به‌تنهایی پخش را تعیین نمی‌کند.
}
web-dealing = کارت‌ها در حال پخش‌اند …
web-dealing-why = هر دستگاه سهم تصادفی‌ای را که قولش را داده بود فاش می‌کند؛ همه‌ی سهم‌ها در پخش به هم می‌آمیزند.

## At the table

web-people = بازیکنان
web-prompt = آنچه میز منتظرش است
web-seat-you = شما
web-seat-asked = نوبت اوست
web-seat-out = بیرون
web-seat-lost = وصل نیست
web-seat-winner = برنده
web-table-closed = این میز باز نمی‌شود
web-set-up = چیدن میز
web-screen-lobby = وقتی همه‌ی صندلی‌ها پر شد، بازی شروع می‌شود.
web-only-answer = فقط یک پاسخ ممکن بود و به جای شما داده شد: { $answer }.
web-paused = بازی متوقف است. ساعت‌ها ایستاده‌اند.
web-no-rules = این بازی با نسخه‌ی { NUMBER($version) } قواعدش آغاز شده و این برنامه آن نسخه را ندارد؛ پس بازی همان‌طور می‌ماند. می‌توانید تماشایش کنید.
web-no-rules-host = می‌توانید از منو میز را ببندید و بعد با همین افراد و با قواعد امروز دوباره بازی کنید.
web-abandoned = میزبان این میز را بسته است.
web-choices = { NUMBER($n) } انتخاب
web-do-it = انجام این کار
web-undo = لغو حرکت
web-undo-vote = دیگران از آن حرکت چیزی فهمیده‌اند. فقط با موافقت همه‌ی بازیکنان می‌شود لغوش کرد.
web-ask-table = پرسیدن از بازیکنان
web-leave-it = انصراف
web-vote = یک حرکت لغو شود؟
web-vote-yes = موافقت
web-vote-no = مخالفت
web-what-if = چه پیش می‌آید
web-what-if-nothing = چیزی که شما بتوانید ببینید پیش نمی‌آید.
web-what-if-unsure = بقیه‌اش به شانس، یا به آنچه دیگران پنهان کرده‌اند، بستگی دارد.
web-pick = { NUMBER($least) ->
    [0] حداکثر { NUMBER($most) } تا انتخاب کنید. انتخاب‌شده: { NUMBER($n) }.
   *[other] بین { NUMBER($least) } تا { NUMBER($most) } تا انتخاب کنید. انتخاب‌شده: { NUMBER($n) }.
}
web-clock-label = وقت باقی‌مانده:
web-clock-reserve = ذخیره
web-days-hours = { NUMBER($days) } روز و { NUMBER($hours) } ساعت

## Menu of the table

web-menu = منو
web-shown-as = شیوه‌ی نمایش میز
web-board = صفحه‌ی بازی
web-plain = میز ساده
web-hand-only = نمایش فقط دست من در این گوشی
web-hand-whole = نمایش همه‌ی میز در این گوشی
web-pause = توقف
web-resume = ادامه
web-replace = سپردن به ربات
web-more-time = دادن وقت بیشتر
web-take-over = گرفتن این صندلی
web-watchers = { NUMBER($n) ->
    [0] کس دیگری تماشا نمی‌کند.
    [one] یک نفر تماشا می‌کند.
   *[other] { NUMBER($n) } نفر تماشا می‌کنند.
}
web-rise-game = ترک بازی
web-rise-sure = کس دیگری، یا یک ربات، به جای شما ادامه می‌دهد. دیگر نمی‌توانید این صندلی را همان‌طور که ترک کرده‌اید پس بگیرید.
web-rise-notes = هر کس جای من نشست بتواند یادداشت‌هایم را بخواند
web-stay = ماندن
web-abandon = بستن میز
web-abandon-sure = بازی همین‌جا برای همه تمام می‌شود، بدون نتیجه.
web-play-on = ادامه‌ی بازی

## Several people on one device

web-hand-over = سپردن دستگاه
web-give-to = دستگاه را به { $name } بدهید
web-give-help = حالا دست هیچ‌کس روی صفحه نیست. { $name }، وقتی کس دیگری نگاه نمی‌کند ادامه دهید.
web-i-am = من { $name } هستم

## The drawer

web-drawer = آنچه گذشت و گفت‌وگو
web-drawer-unread = گفت‌وگوی تازه
web-tab-result = نتیجه
web-tab-log = آنچه گذشت
web-tab-talk = گفت‌وگو
web-tab-rules = قوانین
web-tab-notes = یادداشت‌ها
web-talk = گفت‌وگو
web-talk-lines = گفته‌ها
web-talk-empty = هنوز کسی چیزی نگفته است.
web-say = فرستادن
web-say-what = چیزی بگویید
web-phrase = عبارت آماده‌ای که هر کس به زبان خودش می‌خواند
web-phrase-choose = عبارتی انتخاب کنید …
web-phrase-part = عبارت درباره‌ی چیست
web-notes-help = دفترچه‌ی شما. میز نگهش می‌دارد و به کسی نشان نمی‌دهد.
web-notes-covered = یادداشت‌هایتان پوشیده است. برای خواندنشان پاکتتان را باز کنید.
web-notes-kept = ذخیره شد.
web-notes-writing = در حال نوشتن …
web-rules-search = جست‌وجو در قوانین
web-rules-found = { NUMBER($n) } قانون پیدا شد
web-rules-of = قوانین { $game }
web-rule-open = قانون { $id }
web-rule-browse = خواندن بقیه‌ی قوانین

## The log, beside what the game tells

web-log-empty = هنوز چیزی پیش نیامده است.
web-log-earlier = نمایش قبلی‌ها
web-log-gone = (لغو شد)
web-log-spoken = { $name }: { $text }
web-log-sat = { $kind ->
    [bot] ربات { $name } نشست.
   *[other] { $name } نشست.
}
web-log-rose = { $seat } از صندلی بلند شد.
web-log-kicked = میزبان { $seat } را بیرون کرد.
web-log-replaced = { $kind ->
    [bot] از این پس یک ربات به جای { $seat } بازی می‌کند.
   *[other] { $name } به جای { $seat } ادامه می‌دهد.
}
web-log-configured = میزبان گزینه‌ها را تغییر داد.
web-log-dealing = پخش شروع می‌شود.
web-log-started = { NUMBER($n) ->
    [0] بازی شروع شد.
    [one] بازی شروع شد. یک بازیکن سهم تصادفی خود را به پخش افزود.
   *[other] بازی شروع شد. { NUMBER($n) } بازیکن سهم تصادفی خود را به پخش افزودند.
}
web-log-paused = بازی متوقف شد.
web-log-no-rules = بازی متوقف شد: این برنامه نسخه‌ی { NUMBER($version) } قواعد آن را ندارد.
web-log-resumed = بازی ادامه پیدا کرد.
web-log-extended = { $seat_is ->
    [me] { NUMBER($seconds) } ثانیه وقت بیشتر گرفتید.
   *[other] { $seat } { NUMBER($seconds) } ثانیه وقت بیشتر گرفت.
}
web-log-undo-asked = { $seat_is ->
    [me] از دیگران خواستید بگذارند آخرین حرکتتان را لغو کنید.
   *[other] { $seat } می‌خواهد آخرین حرکتش را لغو کند.
}
web-log-undo-answered = { $agree ->
    [yes] { $seat_is ->
        [me] موافقت کردید.
       *[other] { $seat } موافق است.
    }
   *[no] { $seat_is ->
        [me] مخالفت کردید.
       *[other] { $seat } مخالف است.
    }
}
web-log-outage = { NUMBER($minutes) ->
    [one] سرور یک دقیقه خاموش بود؛ این وقت حساب نمی‌شود.
   *[other] سرور { NUMBER($minutes) } دقیقه خاموش بود؛ این وقت حساب نمی‌شود.
}
web-log-abandoned = میزبان میز را بست.
web-log-succeeded = میزی برای بازی دوباره باز شد.

## The end

web-place = رتبه
web-score = امتیاز
web-rematch = بازی دوباره
web-rematch-go = رفتن به بازی دوباره
web-share = کپی کردن پیوند این بازی
web-share-link = پیوند این بازی
web-players-only = فقط کسانی که بازی کرده‌اند می‌توانند این بازی را ببینند.
web-private-talk = گفت‌وگوی خصوصی
web-private-talk-help = شما در این بازی چیزی گفته یا شنیده‌اید که برای همه نبود. این گفت‌وگو برای دیگران بسته می‌ماند. اگر همه‌ی کسانی که در آن بوده‌اند موافق باشند، هر کس که می‌تواند این بازی را ببیند آن را هم می‌خواند؛ این کار برگشت ندارد.
web-private-talk-open = خواندنش آزاد باشد
web-private-talk-agreed = شما موافقت کرده‌اید. وقتی دیگران هم موافقت کنند، می‌شود آن را خواند.
web-replay = بازپخش
web-download = دریافت پرونده‌ی بازی
web-charts = در گذر زمان
web-fair = بازی منصفانه بود؟
web-fair-help = مُهری که در اتاق انتظار دیدید حالا شکسته شده است. مرورگرتان می‌تواند تک‌تک قرعه‌ها را از نو حساب کند.
web-check-deal = بررسی همه‌چیز
web-checking = در حال بررسی …

## Checks of a record

web-verify = بررسی یک بازی
web-verify-help = پرونده‌ی یک بازی تمام‌شده را اینجا رها کنید. مرورگرتان خودش تک‌تک قرعه‌ها را از روی رازِ فاش‌شده حساب می‌کند؛ بعد سرور همه‌ی بازی را از نو بازی می‌کند.
web-file-drop = پرونده را اینجا رها کنید یا فایلی انتخاب کنید
web-file-bad = { $file } پرونده‌ی بازی نیست؛ فایلی با پسوند json انتخاب کنید که در پایان یک بازی دریافت شده است.
web-all-good = همه‌چیز همان است که باید باشد.
web-not-good = این پرونده ایرادی دارد.
web-not-proven = در این پرونده ایرادی دیده نشد، اما همه‌چیزِ آن ثابت نشده است.
web-check-good = درست است
web-check-bad = درست نیست
web-check-unproven = ثابت نشده
web-check-record = پرونده
    .good = خواناست.
    .bad = این پرونده‌ی یک بازی تمام‌شده نیست.
web-check-commitment = مُهر پخش
    .good = رازِ فاش‌شده همان است که پیش از بازی مُهر شده بود.
    .bad = رازِ فاش‌شده آن نیست که پیش از بازی مُهر شده بود.
web-check-contributions = سهم تصادفی دستگاه‌ها
    .good = { NUMBER($n) ->
        [0] هیچ‌کس سهمی نیفزود.
        [one] یک بازیکن سهمش را افزود، درست همان‌طور که قول داده بود.
       *[other] { NUMBER($n) } بازیکن سهمشان را افزودند، درست همان‌طور که قول داده بودند.
    }
    .bad = آنچه برای صندلی { NUMBER($n) } فاش شد همانی نیست که قول داده بود.
web-check-header = نام‌ها، گزینه‌ها و اجزا
    .good = همراه پخش مُهر شده‌اند و کسی آن‌ها را تغییر نداده است.
    .bad = همان‌هایی نیستند که همراه پخش مُهر شدند.
    .unproven = این پرونده از نوع قدیمی است که این‌ها را مُهر نمی‌کند: شاید کسی تغییرشان داده باشد.
web-check-draws = تک‌تک قرعه‌ها
    .good = { NUMBER($n) ->
        [one] تنها قرعه‌ی بازی از راز و سهم تصادفی دستگاه‌ها به دست می‌آید.
       *[other] همه‌ی { NUMBER($n) } قرعه از راز و سهم تصادفی دستگاه‌ها به دست می‌آیند.
    }
    .bad = قرعه‌ی { NUMBER($n) } از راز به دست نمی‌آید.
web-check-lobby = مُهری که در اتاق انتظار دیدید
    .good = همان است که در پرونده آمده.
    .bad = در پرونده مُهر دیگری آمده است.
web-check-dealt = مُهری که هنگام پخش دیدید
    .good = همان است که در پرونده آمده.
    .bad = در پرونده مُهر دیگری آمده.
web-check-own = سهم تصادفی همین دستگاه
    .good = همان‌طور که این دستگاه ساخته بود در پخش به کار رفت.
    .bad = در پرونده برای صندلی { NUMBER($n) } چیز دیگری آمده است.
web-check-server = { $check } (بررسی سرور)
web-server-check-commitment = مُهر پخش
    .good = راز همان رازِ مُهرشده است.
web-server-check-contributions = سهم تصادفی دستگاه‌ها
    .good = همه همان است که قول داده شده بود.
web-server-check-header = نام‌ها، گزینه‌ها و اجزا
    .good = همان‌هایی هستند که مُهر شدند.
    .unproven = این پرونده از نوع قدیمی است که این‌ها را مُهر نمی‌کند.
web-server-check-draws = تک‌تک قرعه‌ها
    .good = همه از راز به دست می‌آیند.
web-server-check-fold = رویدادها و نتیجه
    .good = رویدادها به همین نتیجه می‌رسند.
web-server-check-decisions = تک‌تک تصمیم‌ها
    .good = همه‌ی بازی طبق قوانین از نو بازی شد و به همین پایان رسید.
    .unproven = با قوانینی بازی شده که این برنامه ندارد؛ پس اینجا نمی‌توان بررسی کرد که رعایت شده‌اند یا نه.
web-verify-how = روش کار
web-verify-1 = پیش از بازی، میز رازی تصادفی می‌سازد و مُهرش را نشان می‌دهد: اثر انگشتی که با هیچ راز دیگری جور نمی‌شود.
web-verify-2 = هر دستگاه سهم تصادفی خودش را می‌افزاید؛ میز وقتی راز را مُهر می‌کرد از این سهم‌ها خبر نداشت.
web-verify-3 = همه‌ی قرعه‌ها از این دو، از نام‌ها و از آنچه توافق شده حساب می‌شوند. پس از بازی، راز فاش می‌شود.
web-verify-4 = هر کس پرونده را دارد می‌تواند از نو حسابشان کند: اینجا، یا بدون اینترنت با «consigliere verify».

## Replay

web-replay-title = بازپخش یک بازی
web-replay-help = پرونده‌ی یک بازی تمام‌شده را اینجا رها کنید تا آن را گام‌به‌گام ببینید.
web-replay-play = نمایش خودکار
web-replay-stop = توقف
web-viewer = از دید
web-gallery = تماشاگران
web-history = گام‌های بازی
web-history-step = گام
web-history-first = اولین گام
web-history-back = یک گام به عقب
web-history-next = یک گام به جلو
web-history-last = آخرین گام
web-history-place = { NUMBER($n) } از { NUMBER($of) }

## About

web-about = درباره‌ی کنسیلیه‌ره
web-about-long = در داستان‌های قدیمی، کنسیلیه‌ره کنار میز می‌ایستد: همان بی‌طرفی که بانک را نگه می‌دارد، همه‌ی قوانین را می‌داند و آنچه را می‌داند به کسی نمی‌گوید. این همان آدم است، به شکل نرم‌افزار. روی یک رایانه‌ی کوچک کار می‌کند، به اینترنت نیاز ندارد و از کسی حساب کاربری نمی‌خواهد.
web-about-promise = آنچه کسی نباید ببیند هرگز برایش فرستاده نمی‌شود. حرکتی که تأیید شده هرگز گم نمی‌شود. هیچ کاری بدون گفتن قانونش رد نمی‌شود. هر پخشی را همه می‌توانند بررسی کنند.
web-about-languages = زبان‌ها
web-about-languages-text = انگلیسی، فارسی، ژاپنی و اوکراینی، سر یک میز و در یک زمان. هر کس زبان خودش را انتخاب می‌کند، هر لحظه که بخواهد.
web-about-editions = ویرایش‌ها
web-about-editions-text = اجزای بازی‌ها در اینجا همان است که دفترچه‌هایشان می‌گویند.
web-about-reconstructed = هر جا که دفترچه‌ی بازی اجزا را نشمرده، آن‌ها را بازسازی کرده‌ایم. هر کس جعبه‌ی بازی را دارد می‌تواند فایل ویرایشی با اجزای اصلی بارگذاری کند.
web-about-licences = سپاس و مجوزها
web-about-icons = بعضی از نمادها از game-icons.net است، کار Lorc و Delapouite و همکارانشان، با مجوز CC BY 3.0.
web-about-fonts = قلم‌ها: Cormorant، وزیرمتن، Shippori Mincho و Noto Sans JP، با مجوز SIL Open Font License.
web-about-games = بازی‌ها از آنِ پدیدآورندگان و ناشرانشان است. چیزی از جعبه‌هایشان برداشته نشده؛ همه‌ی تصویرها کار خودمان است.
web-version = نسخه‌ی { $version }
