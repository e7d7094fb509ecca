# What every table says, whatever the game.

## Lists. { $list } is what has been joined so far.

list-next = { $list }، { $item }
list-last = { $list } و { $item }
list-times = { $item } × { NUMBER($n) }
you = شما
nobody = هیچ‌کس

## Words of a table

table-seat = صندلی
table-seat-number = صندلی { NUMBER($n) }
table-options = گزینه‌ها
table-rules = قوانین
table-log = آنچه گذشت
table-your-turn = نوبت شماست.
table-waiting = در انتظار { $seats }.
table-bot = ربات
table-edition = ویرایش: { $name }
table-components = اجزای بازی: نسخه‌ی { NUMBER($version) }، پیش از نسخه‌ی کنونی
table-reconstructed = ویرایش بازسازی‌شده: از { NUMBER($all) } نکته درباره‌ی اجزای بازی، { NUMBER($n) } تا بهترین حدس خود ماست.
table-winners = { NUMBER($n) ->
    [one] برنده: { $seats }
   *[other] برندگان: { $seats }
}
table-over = بازی تمام شد.

## Taking a step back

undo-done = { $seat_is ->
    [me] آخرین حرکتتان را لغو کردید.
   *[other] { $seat } آخرین حرکتش را لغو کرد.
}
undo-asked = { $seat_is ->
    [me] از دیگران خواستید بگذارند آخرین حرکتتان را لغو کنید.
   *[other] { $seat } می‌خواهد آخرین حرکتش را لغو کند. موافقید؟
}
undo-agreed = همه موافقت کردند: حرکت لغو شد.
undo-declined = موافقت نشد: حرکت سر جایش می‌ماند.

## Why not: refusals of any game

refusal-unknown-command = { NUMBER($arguments) ->
    [0] اینجا چنین فرمانی نداریم؛ برای دیدن فرمان‌ها بنویسید help.
   *[other] «{ $word }» اینجا معنایی ندارد؛ برای دیدن فرمان‌ها بنویسید help.
}
refusal-only-the-house = فقط خود میز ساعت را نگه می‌دارد و به جای غایبان بازی می‌کند.
refusal-not-started = بازی هنوز شروع نشده؛ صبر کنید تا شروع شود.
refusal-no-such-seat = این میز چنین صندلی‌ای ندارد.
refusal-steps-after-a-draw = در این میان قرعه‌ای در کار است؛ حرکت اول را تنها بفرستید و بعد ادامه دهید.
refusal-text-length = لطفاً چیزی بگویید، حداکثر در { NUMBER($most) } نویسه.
refusal-nobody-waits-for-that-seat = کسی منتظر آن صندلی نیست؛ کاری نیست که به جایش بشود.
refusal-unknown-option = گزینه‌ای به نام «{ $option }» نداریم؛ یکی از این‌ها را انتخاب کنید: { $known }.
refusal-bad-option-value = «{ $value }» برای گزینه‌ی { $option } مناسب نیست؛ مقدارهای مجاز: { $allowed }.
refusal-unknown-preset = گزینه‌هایی به نام «{ $preset }» نداریم؛ یکی از این‌ها را انتخاب کنید: { $known }.

refusal-nothing-to-undo = حرکتی ندارید که لغو کنید.
refusal-undo-after-a-draw = از آن پس قرعه کشیده شده است؛ قرعه هرگز لغو نمی‌شود.
refusal-undo-after-others = پس از حرکت شما دیگران هم حرکت کرده‌اند؛ پس حرکتتان سر جایش می‌ماند.
refusal-undo-tells = این حرکت را فقط با موافقت همه‌ی بازیکنان می‌شود لغو کرد.

## Why not: refusals of the table

refusal-only-the-host = این کار را فقط میزبان می‌تواند انجام دهد.
refusal-no-such-channel = اینجا نمی‌توانید این را بگویید: خودتان هم این گفت‌وگو را نمی‌شنوید.
refusal-sit-first = اینجا صندلی ندارید؛ اول بنشینید.
refusal-not-your-seat = آن صندلی مال شما نیست.
refusal-no-spectators = این میز تماشاگر نمی‌پذیرد؛ از میزبان یک صندلی بخواهید.
refusal-only-players = بازی این میز تمام شده است و فقط کسانی که در آن بازی کرده‌اند می‌توانند آن را ببینند.
refusal-no-private-talk = شما در این میز در هیچ گفت‌وگوی خصوصی‌ای نبوده‌اید.
refusal-already-begun = بازی شروع شده است؛ این را فقط پیش از شروع می‌شود تغییر داد.
refusal-being-dealt = کارت‌ها در حال پخش‌اند؛ چند ثانیه صبر کنید.
refusal-table-closed = بازی این میز تمام شده است.
refusal-table-full = این میز تا جایی که می‌توانست نگه داشته است؛ از این پس فقط حرکت‌هایی را می‌پذیرد که بازی منتظرشان است.
refusal-paused = بازی متوقف است؛ صبر کنید تا ادامه پیدا کند.
refusal-not-paused = بازی متوقف نیست.
refusal-no-pauses = این بازی را نمی‌شود متوقف کرد: پیش از شروع چنین قرار گذاشته شد.
refusal-no-seat-now = اکنون نمی‌توانید آنجا بنشینید؛ بعداً دوباره امتحان کنید.
refusal-not-in-the-dark = تا تاریک است نه کسی می‌آید و نه کسی می‌رود؛ تا روز صبر کنید.
refusal-no-such-rules = این بازی با نسخه‌ی { NUMBER($version) } قواعدش آغاز شده و این برنامه آن نسخه را ندارد؛ پس بازی همان‌طور می‌ماند و هیچ چیزی در آن داوری نمی‌شود. می‌توانید تماشایش کنید. میزبان می‌تواند میز را ببندد و بعد با همین افراد و با قواعد امروز دوباره بازی کند.
refusal-not-your-pause = فقط میزبان یا کسی که بازی را متوقف کرده می‌تواند آن را ادامه دهد.
refusal-seat-taken = آن صندلی گرفته شده؛ صندلی دیگری انتخاب کنید.
refusal-seat-barred = میزبان آن صندلی را به روی شما بسته است.
refusal-no-substitute = بازیکن آن صندلی را بیرون کرده‌اند و این میز بازیکن جایگزین نمی‌پذیرد: کس دیگری آن کارت را نمی‌بیند.
refusal-nobody-there = کسی آنجا ننشسته است.
refusal-rise-yourself = آن صندلی مال خود شماست؛ به جای این کار از آن بلند شوید.
refusal-knows-another-hand = در این بازی به جای صندلی دیگری بازی کرده‌اید و رازهایش را می‌دانید؛ پس نمی‌توانید این صندلی را بگیرید.
refusal-empty-seats = { NUMBER($n) ->
    [one] { NUMBER($n) } صندلی هنوز خالی است: منتظر کسی بمانید، ربات بنشانید یا صندلی‌ها را کم کنید.
   *[other] { NUMBER($n) } صندلی هنوز خالی است: منتظر بقیه بمانید، ربات بنشانید یا صندلی‌ها را کم کنید.
}
refusal-too-few-seats = همین حالا بیش از این تعداد نشسته‌اند؛ اول باید کسی بلند شود.
refusal-no-such-bot = رباتی به نام «{ $bot }» نداریم؛ یکی از این‌ها را انتخاب کنید: { $known }.
refusal-name-empty = لطفاً نامی بگذارید که دیگران بتوانند بخوانند.
refusal-not-opening = الان وقت فاش کردن سهم‌ها نیست؛ لازم نیست کاری بکنید.
refusal-nothing-promised = از این صندلی قول دیگری نمانده است؛ پس چیزی نیست که فاش شود.
refusal-not-as-promised = این همانی نیست که این صندلی برای پخش قول داده بود.
refusal-no-clock = این میز بدون ساعت بازی می‌کند؛ کسی به وقت بیشتر نیاز ندارد.
refusal-clock-of-the-game = این بازی ساعت‌های خودش را دارد. ساعت جداگانه‌ی هر بازیکن نشان می‌دهد چه کسی شب پاسخ داده است؛ برای همین ساعت میز خاموش می‌ماند.
refusal-no-taking-back = در این بازی هیچ حرکتی لغو نمی‌شود. انتخاب شبانه را تا بسته شدن فراخوان می‌توانید عوض کنید.
refusal-too-many-taken-back = در این بازی { NUMBER($n) } حرکت را لغو کرده‌اید و بیشتر از این نمی‌شود. از این پس حرکت‌هایتان سر جایشان می‌مانند.
refusal-vote-open = همین حالا درباره‌ی یک حرکت از بازیکنان پرسیده شده است؛ منتظر پاسخ بمانید.
refusal-not-asked = الان کسی نظر شما را درباره‌ی حرکتی نپرسیده است.
refusal-not-over = بازی دوباره برای وقتی است که این بازی تمام شده باشد.
refusal-rematch-exists = برای بازی دوباره، میز { $code } از پیش باز است؛ به آن بپیوندید.
refusal-too-late = بازی از آن پس جلو رفته است؛ این پاسخ دیر رسید.

## What the kernel tells

event-drawn = { "" }
event-said = { $seat_is ->
    [me] گفتید: { $text }
   *[other] { $seat } گفت: { $text }
}

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

# In place of words that this reader did not hear.
said-in-private = [خصوصی گفته شد]

talk-hello = سلام!
talk-good-luck = همه موفق باشید!
talk-your-turn = { $seat_is ->
    [me] نوبت شماست.
   *[other] نوبت { $seat } است.
}
talk-hurry = لطفاً کمی سریع‌تر.
talk-one-moment = لطفاً یک لحظه صبر کنید.
talk-back = برگشتم.
talk-agree = موافقید؟
talk-yes = بله.
talk-no = نه.
talk-thanks = ممنونم!
talk-sorry = ببخشید!
talk-well-played = خوب بازی کردید!
talk-bye = خداحافظ!
