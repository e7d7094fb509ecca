# Condottiere: cards, regions, questions, what happened, options, and why not.

condottiere = Condottiere
    .about = یک بازی کارتی با مزایده و بلوف. مزدورهایتان را رهبری کنید، ناحیه‌ها را فتح کنید و زودتر از همه به پادشاهی برسید.

## Cards. .short is for narrow lines, .help says what the card does.

card-mercenary_1 = مزدور ۱
    .short = ۱
    .help = به خط نبرد شما ۱ اضافه می‌کند. زمستان، بهار و طبالِ خودتان می‌توانند این را تغییر دهند.
card-mercenary_2 = مزدور ۲
    .short = ۲
    .help = به خط نبرد شما ۲ اضافه می‌کند. زمستان، بهار و طبالِ خودتان می‌توانند این را تغییر دهند.
card-mercenary_3 = مزدور ۳
    .short = ۳
    .help = به خط نبرد شما ۳ اضافه می‌کند. زمستان، بهار و طبالِ خودتان می‌توانند این را تغییر دهند.
card-mercenary_4 = مزدور ۴
    .short = ۴
    .help = به خط نبرد شما ۴ اضافه می‌کند. زمستان، بهار و طبالِ خودتان می‌توانند این را تغییر دهند.
card-mercenary_5 = مزدور ۵
    .short = ۵
    .help = به خط نبرد شما ۵ اضافه می‌کند. زمستان، بهار و طبالِ خودتان می‌توانند این را تغییر دهند.
card-mercenary_6 = مزدور ۶
    .short = ۶
    .help = به خط نبرد شما ۶ اضافه می‌کند. زمستان، بهار و طبالِ خودتان می‌توانند این را تغییر دهند.
card-mercenary_10 = مزدور ۱۰
    .short = ۱۰
    .help = به خط نبرد شما ۱۰ اضافه می‌کند. زمستان، بهار و طبالِ خودتان می‌توانند این را تغییر دهند.
card-winter = زمستان
    .short = زم
    .help = همه‌ی بهارها را می‌سوزاند. اگر تا پایان نبرد بماند، هر مزدور ۱ حساب می‌شود، مزدورهای شما هم.
card-spring = بهار
    .short = به
    .help = همه‌ی زمستان‌ها را می‌سوزاند. اگر تا پایان نبرد بماند، قوی‌ترین مزدورهای در بازی ۳ تا بیشتر حساب می‌شوند، مال هر کسی که باشند.
card-bishop = اسقف
    .short = اس
    .help = قوی‌ترین مزدورهای همه‌ی خط‌های نبرد را می‌سوزاند، مزدورهای شما را هم. سپس رحمت پاپ را روی ناحیه‌ای بگذارید یا بیرون از صفحه نگه دارید.
card-courtesan = معشوقه
    .short = مع
    .help = قدرتش همیشه ۱ است. هر کس به‌تنهایی بیشترین معشوقه را داشته باشد توکن را می‌گیرد.
card-drummer = طبال
    .short = طب
    .help = همه‌ی مزدورهای خط نبرد خودتان را دو برابر می‌کند. طبال دوم چیزی اضافه نمی‌کند.
card-heroine = شیرزن
    .short = شی
    .help = قدرتش همیشه ۱۰ است: هیچ کارت دیگری بر او اثر ندارد.
card-scarecrow = مترسک
    .short = مت
    .help = می‌توانید یک مزدور از خط نبرد خودتان را به دستتان برگردانید. سپس مترسک سوزانده می‌شود.
card-surrender = تسلیم
    .short = تس
    .help = نبرد را بی‌درنگ تمام می‌کند. خط‌های نبرد همان‌طور که هستند مقایسه می‌شوند.
card-unknown = کارتی که نمی‌بینید
    .short = ؟
    .help = شما نمی‌توانید این کارت را ببینید.
card-none = هیچ کارتی
    .short = -
    .help = اینجا کارتی نیست.

## Regions

region-torino = تورینو
region-milano = میلان
region-venezia = ونیز
region-genova = جنوا
region-mantova = مانتوا
region-ferrara = فرارا
region-parma = پارما
region-modena = مودنا
region-bologna = بولونیا
region-lucca = لوکا
region-firenze = فلورانس
region-siena = سیه‌نا
region-urbino = اوربینو
region-ancona = آنکونا
region-spoleto = اسپولتو
region-roma = رم
region-napoli = ناپل
region-off = بیرون از صفحه
region-unknown = ناحیه‌ای نامعلوم

## Words on the board

board-token = توکن Condottiere
board-favor = رحمت پاپ
board-favor-off = رحمت پاپ بیرون از صفحه است.
board-contested = نبرد بر سر { $region }
board-final-battle = نبرد نهایی
board-hand = { NUMBER($n) } کارت
board-regions = { NUMBER($n) } ناحیه
board-points = { NUMBER($n) } امتیاز
board-out = بیرون
board-face-down = به پشت
board-deck = در دسته
board-discard = سوخته
board-battle-number = نبرد { NUMBER($n) }
board-map = نقشه‌ی ایتالیا
board-no-battle = هنوز نبردی نیست
board-after-battle = پس از نبرد { NUMBER($n) }
board-next-battle = نبرد بعدی: { $region }
board-contested-short = نبرد بر سر آن است.
board-region-free = { $region } آزاد است.
board-region-held = { $region } در دست { $name } است.
board-region-yours = { $region } مال شماست.
board-region-borders = همسایه‌ها: { $regions }.
board-whole-map = نمایش همه‌ی نقشه
board-zoom-in = بزرگ‌نمایی
board-zoom-out = کوچک‌نمایی
board-goal = شرط برد: { NUMBER($total) } ناحیه، یا { NUMBER($group) } ناحیه‌ی همسایه
board-campaign = بازی { NUMBER($n) } از دوره‌ی { NUMBER($target) } امتیازی
board-threat = این نبرد ممکن است بازی را به سود { $names } تمام کند.
board-you = { $name } (شما)
board-turn = نوبت اوست
board-defender = مدافع
board-winner = برنده
board-leads = اگر نبرد حالا تمام شود، برنده است
board-ties = مساوی در بیشترین قدرت
board-printed = عدد روی کارت
board-cards-of-kind = { $card } × { NUMBER($n) }
board-your-hand = دست شما
board-no-cards = کارتی در دست ندارید.
board-discard-seen = دیده‌شده پس از آخرین بُر زدن:
board-discard-empty = پس از آخرین بُر زدن هیچ کارتی به رو نسوخته است.
board-think-again = برگرداندن
board-show-which = کارت‌ها و بازیکن‌ها را انتخاب کنید
board-touch-card = کارتی را لمس کنید تا ببینید چه می‌کند.
board-touch-map = روی نقشه ناحیه‌ای را لمس کنید.
board-name-region = انتخاب با نام
board-chart-regions = ناحیه‌ها پس از هر نبرد
board-chart-strength = قدرت در هر نبرد
board-chart-battle = نبرد

## What a seat is asked; .waiting is what the others read meanwhile

decision-in_the_box = فعلاً منتظر شما نیستیم.
    .waiting = فعلاً منتظر کسی نیستیم.
decision-over = بازی تمام شد.
    .waiting = بازی تمام شد.
decision-choose_region = توکن دست شماست: ناحیه‌ی نبرد بعدی را انتخاب کنید.
    .waiting = منتظریم تا { $seats } ناحیه‌ای انتخاب کند.
decision-play_or_pass = یک کارت بازی کنید یا پاس بدهید.
    .waiting = منتظریم تا { $seats } کارتی بازی کند یا پاس بدهد.
decision-take_back = مترسک شما می‌تواند یک مزدور از خط نبردتان را به دستتان برگرداند. کدام را؟
    .waiting = منتظریم تا { $seats } اگر خواست مزدوری را به دستش برگرداند.
decision-place_favor = رحمت پاپ را روی ناحیه‌ای بگذارید یا بیرون از صفحه نگه دارید.
    .waiting = منتظریم تا { $seats } جای رحمت پاپ را تعیین کند.
decision-discard_hand = دستتان را برای نبرد بعدی نگه دارید، یا همه‌اش را بسوزانید (فقط اگر مزدوری ندارید). تا همه پاسخ نداده‌اند، کسی از پاسخ شما باخبر نمی‌شود.
    .waiting = منتظر پاسخ‌ها درباره‌ی نگه داشتن دست‌ها هستیم.
decision-keep_cards = راند تمام شد و فقط شما کارت دارید: حداکثر دو تا را نگه دارید.
    .waiting = منتظریم تا { $seats } حداکثر دو کارت نگه دارد.
decision-draw = چند کارت می‌کشید؟
    .waiting = منتظریم تا { $seats } کارت بکشد.

## What one may do; .help is the command to type

command-choose = انتخاب { $region }
    .help = choose ناحیه
command-play = بازی کردن { $card }
    .help = play کارت
command-pass = پاس دادن
    .help = pass
command-pass-turning-up = پاس دادن و رو کردن کارت
    .help = pass up
command-take = برگرداندن { $card } به دست
    .help = take کارت
command-take-nothing = برنگرداندن هیچ کارتی
    .help = take nothing
command-favor = گذاشتن رحمت پاپ روی { $region }
    .help = favor ناحیه
command-favor-off = نگه داشتن رحمت پاپ بیرون از صفحه
    .help = favor off
command-keep-hand = نگه داشتن دست
    .help = keep hand
command-discard-hand = سوزاندن تمام دست
    .help = discard hand
command-draw = { NUMBER($n) ->
    [0] نکشیدن کارت
   *[other] کشیدن { NUMBER($n) } کارت
}
    .help = draw تعداد
command-keep = نگه داشتن { $cards }
    .help = keep کارت [کارت]
command-keep-nothing = نگه نداشتن هیچ کارتی
    .help = keep nothing
command-show = نشان دادن { $cards } به { $seats }
    .help = show کارت [کارت …] to نام [نام …]
    .title = نشان دادن کارت‌های دستتان
command-say = گفتن چیزی
    .help = say حرف

## What goes on now, in a few words

stage-in_the_box = پیش از بازی
stage-choose_region = انتخاب ناحیه
stage-play_or_pass = نبرد
stage-take_back = مترسک: برگرداندن مزدور
stage-place_favor = اسقف: گذاشتن رحمت پاپ
stage-discard_hand = پس از نبرد: نگه داشتن یا سوزاندن دست‌ها
stage-keep_cards = پایان راند: نگه داشتن کارت‌ها
stage-draw = کشیدن کارت
stage-over = پایان بازی

## What makes a strength, in the order of reckoning

strength-printed = مزدورها با عدد روی کارت
strength-winter = زمستان: هر کدام ۱
strength-drummer = طبال: دو برابر
strength-spring = بهار: قوی‌ترین‌ها ۳ تا بیشتر
strength-courtesan = معشوقه‌ها
strength-heroine = شیرزن‌ها

## Titles of what lies on the table; .help where a person would ask

field-viewer = از دید
field-stage = حالا
field-asked = نوبت
field-contested = ناحیه‌ی نبرد
field-favor = رحمت پاپ
    .help = روی ناحیه‌ای که رحمت پاپ بر آن است نمی‌شود توکن گذاشت.
field-holder = دارنده‌ی توکن
    .help = ناحیه‌ی نبرد بعدی را انتخاب می‌کند.
field-chooser = انتخاب‌کننده
    .help = توکن این نبرد را او گذاشته است.
field-out = بیرون از نبرد
field-played = کارت بازی کرده‌اند
    .help = در همین نبرد.
field-finalists = در نبرد نهایی
field-answered = پاسخ داده‌اند
field-discarding = دستشان را می‌سوزانند
    .help = تا همه پاسخ نداده‌اند، اینجا فقط پاسخ خودتان را می‌بینید.
field-drawn = کارت کشیده‌اند
    .help = پس از همین نبرد.
field-deck = دسته
field-discard = کارت‌های سوخته
    .help = کارت‌هایی که همه دیده‌اند. دست‌هایی که یکجا و نادیده سوخته‌اند در میانشان نیستند.
field-battles = نبردهای انجام‌شده
field-idle = نبردهای پیاپی بدون کارت
field-game = بازی
    .help = شماره‌ی بازی در دوره‌ی امتیازی.
field-first_holder = اولین دارنده‌ی توکن
field-ending = پایان
field-winners = برندگان
field-hand = دست
field-line = خط نبرد
field-down = به پشت
field-regions = ناحیه‌ها
field-points = امتیاز
field-buried = سوخته‌های نادیده
    .help = کارت‌هایی که از دست سوخته‌اند؛ فقط صاحبشان آن‌ها را می‌شناسد.
field-leaders = قوی‌ترین خط نبرد
    .help = اگر نبرد همین حالا تمام شود، تا جایی که می‌بینید خط نبرد چه کسی می‌برد.
field-would_win = با این ناحیه بازی را می‌برد
    .help = چه کسی با بردن ناحیه‌ی نبرد بازی را می‌برد.
field-defender = مدافع
field-defender_waits = مدافع می‌تواند صبر کند
    .help = مدافع هنوز کارتی بازی نکرده است و می‌تواند پاس بدهد و در نبرد بماند.
field-regions_needed = ناحیه‌های لازم برای بردن
field-group_needed = ناحیه‌های همسایه‌ی لازم برای بردن
field-target = امتیازی که دوره را تمام می‌کند
field-discarded = کارت‌های سوخته
    .help = همه‌ی آن‌ها، چه دیده و چه نادیده.
field-strength = قدرت
    .help = اگر نبرد همین حالا تمام شود، این خط نبرد تا جایی که می‌بینید چقدر می‌ارزد.
field-steps = از کجا می‌آید
field-unseen = کارت‌های حساب‌نشده
    .help = کارت‌های به پشت که نمی‌توانید ببینید.
field-courtesans = معشوقه‌ها در خط نبرد
field-region_count = تعداد ناحیه‌ها
field-group = بزرگ‌ترین گروه همسایه

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-truce = { $seat_is ->
    [me] بین ما آتش‌بس باشه؟
   *[other] آتش‌بس با { $seat }؟
}
talk-stop = { $seat_is ->
    [me] باید جلوی شما رو گرفت.
   *[other] بیاید جلوی { $seat } رو بگیریم.
}
talk-beware = { $seat_is ->
    [me] چیزی نمونده بازی رو ببرید.
   *[other] چیزی نمونده { $seat } بازی رو ببره.
}
talk-want = من { $region } رو می‌خوام.
talk-leave = { $region } رو بذارید برای من؛ دفعه‌ی بعد من پاس می‌دم.
talk-not-fighting = من بر سر { $region } نمی‌جنگم.
talk-pass-now = اگر شما پاس بدید، من هم پاس می‌دم.
talk-promise = قول می‌دم.
talk-doubt = شک دارم.
talk-who-has = { $card } دست کیه؟
talk-i-have = من { $card } دارم.

## What happened. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-game-started = { NUMBER($game) ->
    [1] { $first_holder_is ->
        [me] بازی شروع شد. توکن دست شماست.
       *[other] بازی شروع شد. توکن دست { $first_holder } است.
    }
   *[other] { $first_holder_is ->
        [me] بازی { NUMBER($game) } شروع شد. توکن دست شماست.
       *[other] بازی { NUMBER($game) } شروع شد. توکن دست { $first_holder } است.
    }
}
event-deck-shuffled = { NUMBER($size) } کارت بُر خورد و دسته‌ی تازه‌ای ساخت.
event-hand-dealt = { $seat_is ->
    [me] { "" }
   *[other] { NUMBER($count) ->
        [0] { "" }
       *[other] { NUMBER($count) } کارت به { $seat } رسید.
    }
}
    .part = { NUMBER($count) } تا به { $seat }
    .all = کارت پخش شد: { $parts }.
event-card-dealt = { $seat_is ->
    [me] به دست شما رسید: { $card }.
   *[other] { "" }
}
    .part = { $card }
    .all = به دست شما رسید: { $parts }.
event-asked = { "" }
event-region-chosen = { $seat_is ->
    [me] توکن را روی { $region } گذاشتید.
   *[other] { $seat } توکن را روی { $region } گذاشت.
}
event-battle-started = { $out_is ->
    [none] نبرد بر سر { $region } شروع شد.
    [me] نبرد بر سر { $region } شروع شد. شما کارتی ندارید و بیرون از آن هستید.
   *[other] نبرد بر سر { $region } شروع شد. بی‌کارت و بیرون از آن: { $out }.
}
event-card-played = { $face_down ->
    [yes] { $seat_is ->
        [me] کارت { $card } را به پشت بازی کردید.
       *[other] { $seat } کارتی به پشت بازی کرد.
    }
   *[no] { $seat_is ->
        [me] کارت { $card } را بازی کردید.
       *[other] { $seat } کارت { $card } را بازی کرد.
    }
}
event-seasons-discarded = { NUMBER($count) ->
    [one] { $season } به سر رسید و سوزانده شد.
   *[other] { $season } به سر رسید: { NUMBER($count) } کارت سوزانده شد.
}
event-mercenaries-dismissed = { NUMBER($count) ->
    [one] از خط‌های نبرد مرخص شد: { $card }.
   *[other] از خط‌های نبرد مرخص شدند: { $card } × { NUMBER($count) }.
}
event-favor-placed = { $seat_is ->
    [me] { $to_id ->
        [off] رحمت پاپ را بیرون از صفحه نگه داشتید.
       *[other] رحمت پاپ را روی { $to } گذاشتید.
    }
   *[other] { $to_id ->
        [off] { $seat } رحمت پاپ را بیرون از صفحه نگه داشت.
       *[other] { $seat } رحمت پاپ را روی { $to } گذاشت.
    }
}
event-mercenary-taken-back = { $seat_is ->
    [me] { $card_id ->
        [none] چیزی به دستتان برنگرداندید.
       *[other] کارت { $card } را به دستتان برگرداندید.
    }
   *[other] { $card_id ->
        [none] { $seat } چیزی به دستش برنگرداند.
       *[other] { $seat } کارت { $card } را به دستش برگرداند.
    }
}
event-card-spent = { "" }
event-card-turned-up = { $seat_is ->
    [me] کارت { $card } را رو کردید.
   *[other] { $seat } کارت { $card } را رو کرد.
}
event-total-announced = { $seat_is ->
    [me] مجموع شما { NUMBER($total) } است.
   *[other] مجموع { $seat } برابر { NUMBER($total) } است.
}
    .after = { $sentence } مجموع: { NUMBER($total) }.
event-passed = { $out ->
    [no] { $seat_is ->
        [me] پاس دادید و چون مدافع هستید در نبرد می‌مانید.
       *[other] { $seat } پاس داد و چون مدافع است در نبرد می‌ماند.
    }
   *[yes] { $reason_id ->
        [empty_hand] { $seat_is ->
            [me] کارت‌هایتان تمام شد؛ از نبرد بیرون رفتید.
           *[other] کارت‌های { $seat } تمام شد؛ از نبرد بیرون رفت.
        }
       *[choice] { $seat_is ->
            [me] پاس دادید.
           *[other] { $seat } پاس داد.
        }
    }
}
event-cards-shown = { $seat_is ->
    [me] { NUMBER($count) } کارت به { $to } نشان دادید.
   *[other] { $seat } از دستش { NUMBER($count) } کارت به { $to } نشان داد.
}
event-card-seen = { $seat_is ->
    [me] نشان دادید: { $card }.
   *[other] در دست { $seat }: { $card }.
}
    .part = { $card }
    .all = { $seat_is ->
        [me] نشان دادید: { $parts }.
       *[other] در دست { $seat }: { $parts }.
    }
event-battle-ended = { $reason_id ->
    [surrender] { $by_is ->
        [me] کارت تسلیم شما نبرد را تمام کرد.
       *[other] کارت تسلیم { $by } نبرد را تمام کرد.
    }
   *[all_out] همه بیرون رفتند: نبرد تمام شد.
}
event-line-revealed = { $seat_is ->
    [me] کارتی که به پشت داشتید رو شد: { $card }.
   *[other] کارتی که { $seat } به پشت داشت رو شد: { $card }.
}
    .part = { $card } از { $seat }
    .all = کارت‌های به پشت رو شدند: { $parts }.
event-strength-compared = { $seat_is ->
    [me] قدرت شما { NUMBER($total) } است.
   *[other] قدرت { $seat } برابر { NUMBER($total) } است.
}
    .part = { NUMBER($courtesans) ->
        [0] { $seat } با { NUMBER($total) }
       *[other] { $seat } با { NUMBER($total) } ({ NUMBER($courtesans) } معشوقه)
    }
    .all = قدرت: { $parts }.
event-region-conquered = { $seat_is ->
    [me] ناحیه‌ی { $region } را فتح کردید.
   *[other] { $seat } ناحیه‌ی { $region } را فتح کرد.
}
event-region-captured = { $seat_is ->
    [me] ناحیه‌ی { $region } را از { $former_owner } تصاحب کردید.
   *[other] { $seat } ناحیه‌ی { $region } را از { $former_owner } تصاحب کرد.
}
event-region-held = { $seat_is ->
    [me] از ناحیه‌ی { $region } دفاع کردید.
   *[other] { $seat } از ناحیه‌ی { $region } دفاع کرد.
}
event-battle-tied = نبرد میان { $seats } مساوی شد.
event-token-given = { $seat_is ->
    [me] { $reason_id ->
        [courtesans] توکن را گرفتید، چون بیشترین معشوقه را دارید.
        [left_of_chooser] توکن را گرفتید، چون سمت چپ آخرین انتخاب‌کننده نشسته‌اید.
        [defender] توکن را گرفتید، چون مدافع هستید.
       *[winner] توکن را گرفتید.
    }
   *[other] { $reason_id ->
        [courtesans] { $seat } توکن را گرفت، چون بیشترین معشوقه را دارد.
        [left_of_chooser] { $seat } توکن را گرفت، چون سمت چپ آخرین انتخاب‌کننده نشسته است.
        [defender] { $seat } توکن را گرفت، چون مدافع است.
       *[winner] { $seat } توکن را گرفت.
    }
}
event-board-full = دیگر ناحیه‌ای برای نبرد نمانده است ({ NUMBER($regions) } ناحیه تحت کنترل است).
event-draw-named = { NUMBER($count) ->
    [0] { $seat_is ->
        [me] کارتی نکشیدید.
       *[other] { $seat } کارتی نکشید.
    }
   *[other] { "" }
}
event-lines-discarded = { "" }
event-hand-answered = { $seat_is ->
    [me] { $answer_id ->
        [discard] دستتان را می‌سوزانید.
       *[keep] دستتان را نگه می‌دارید.
    }
   *[other] { "" }
}
event-answers-closed = { "" }
event-hand-discarded = { $seat_is ->
    [me] دستتان را سوزاندید: { NUMBER($count) } کارت.
   *[other] { $seat } دستش را سوزاند: { NUMBER($count) } کارت.
}
    .part = { $seat } با { NUMBER($count) } کارت
    .all = دست‌ها سوزانده شدند: { $parts }.
event-stalemate-redeal = { NUMBER($empty_battles) } نبرد پشت سر هم بی هیچ کارتی گذشت: همه‌ی دست‌ها سوزانده می‌شوند.
event-round-ended = راند تمام شد.
event-cards-kept = { $seat_is ->
    [me] { NUMBER($count) ->
        [0] کارتی نگه نداشتید.
        [1] نگه داشتید: { $first }.
       *[other] نگه داشتید: { $first } و { $second }.
    }
   *[other] { NUMBER($count) ->
        [0] { $seat } کارتی نگه نداشت.
       *[other] { $seat } برای راند بعد { NUMBER($count) } کارت نگه داشت.
    }
}
event-final-battle-started = { $first_turn_is ->
    [me] نبرد نهایی میان { $seats } شروع شد. اولین نوبت با شماست.
   *[other] نبرد نهایی میان { $seats } شروع شد. اولین نوبت با { $first_turn } است.
}
event-default-played = { $seat_is ->
    [me] به‌موقع پاسخ ندادید؛ میز به جای شما پاسخ می‌دهد.
   *[other] { $seat } به‌موقع پاسخ نداد؛ میز به جایش پاسخ می‌دهد.
}
event-game-won = { $seats_is ->
    [me] شما بردید: { $reason }.
    [other] { $seats } برد: { $reason }.
    [us] { $seats } با هم بازی را بردید: { $reason }.
   *[others] { $seats } با هم بازی را بردند: { $reason }.
}
event-game-scored = { $seat_is ->
    [me] حالا { NUMBER($points) } امتیاز دارید.
   *[other] { $seat } حالا { NUMBER($points) } امتیاز دارد.
}
    .part = { NUMBER($bonus) ->
        [0] { $seat } با { NUMBER($points) } (+{ NUMBER($regions) })
       *[other] { $seat } با { NUMBER($points) } (+{ NUMBER($regions) } و +{ NUMBER($bonus) } برای گروه)
    }
    .all = امتیازها: { $parts }.
event-campaign-won = { $seats_is ->
    [me] دوره را با { NUMBER($points) } امتیاز بردید.
    [other] { $seats } دوره را با { NUMBER($points) } امتیاز برد.
    [us] { $seats } با هم دوره را بردید، هر کدام با { NUMBER($points) } امتیاز.
   *[others] { $seats } با هم دوره را بردند، هر کدام با { NUMBER($points) } امتیاز.
}
event-cards-opened = { $pile_id ->
    [deck] در دسته مانده بود: { event-cards-opened.part }.
    [hand] { $seat_is ->
        [me] هنوز در دست شما بود: { event-cards-opened.part }.
       *[other] هنوز در دست { $seat } بود: { event-cards-opened.part }.
    }
    [buried] { $seat_is ->
        [me] سوزانده بودید: { event-cards-opened.part }.
       *[other] { $seat } سوزانده بود: { event-cards-opened.part }.
    }
   *[other] { $seat_is ->
        [me] پیش شما بود: { event-cards-opened.part }.
       *[other] پیش { $seat } بود: { event-cards-opened.part }.
    }
}
    .part = { NUMBER($count) ->
        [1] { $card }
       *[other] { $card } × { NUMBER($count) }
    }
    .all = { $pile_id ->
        [deck] در دسته مانده بود: { $parts }.
        [hand] { $seat_is ->
            [me] هنوز در دست شما بود: { $parts }.
           *[other] هنوز در دست { $seat } بود: { $parts }.
        }
        [buried] { $seat_is ->
            [me] سوزانده بودید: { $parts }.
           *[other] { $seat } سوزانده بود: { $parts }.
        }
       *[other] { $seat_is ->
            [me] پیش شما بود: { $parts }.
           *[other] پیش { $seat } بود: { $parts }.
        }
    }
event-game-ended = { $seats_is ->
    [me] بازی تمام شد و شما برنده‌اید.
    [other] بازی تمام شد و { $seats } برنده است.
    [none] بازی تمام شد.
    [us] بازی تمام شد. { $seats } با هم برنده‌اید.
   *[others] بازی تمام شد. { $seats } با هم برنده‌اند.
}

## How a game ends

ending-total = ناحیه‌های کافی در کل
ending-adjacent = ناحیه‌های کافی در یک گروه همسایه
ending-full_board = بیشترین ناحیه، وقتی دیگر ناحیه‌ای برای نبرد نمانده بود
ending-final_battle = پیروزی در نبرد نهایی
ending-battle_limit = بیشترین ناحیه پس از آخرین نبرد مجاز
ending-campaign = بیشترین امتیاز در دوره
ending-campaign_final_battle = پیروزی در نبرد نهایی دوره
ending-none = هنوز تمام نشده

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-first_holder = اولین دارنده‌ی توکن
    .help = در آغاز توکن دست چه کسی باشد: یک صندلی تصادفی، یا صندلی‌ای که نام می‌برید. (طبق دفترچه‌ی بازی، جوان‌ترین بازیکن.)
    .random = یک صندلی تصادفی
option-clock = ساعت
    .help = بازیکنان چقدر وقت دارند: بدون ساعت، با ساعت زنده برای یک نشست، یا چند روز برای هر حرکت.
    .none = بدون ساعت
    .live = زنده
    .days = چند روز برای هر حرکت
option-discard_seconds = ثانیه‌های تصمیم درباره‌ی دست‌ها
    .help = با ساعت زنده: پس از هر نبرد همه چقدر وقت دارند بگویند که دستشان را می‌سوزانند یا نه. همیشه به یک اندازه طول می‌کشد تا چیزی را لو ندهد.
option-show_cards = نشان دادن کارت‌ها
    .help = بازیکنان می‌توانند کارت‌هایی از دست خودشان را به هر بازیکنی که بخواهند نشان دهند. کارت‌ها هرگز به کسی داده نمی‌شوند.
option-draw_after_battle = کشیدن کارت بعد از هر نبرد
    .help = راندی در کار نیست: با ۷ کارت شروع کنید و بعد از هر نبرد تا ۳ کارت بکشید، تا سقف ۱۰ کارت به‌علاوه‌ی یکی به ازای هر ناحیه‌ی تحت کنترلتان.
option-points_campaign = دوره‌ی امتیازی
    .help = چند بازی انجام دهید. هر ناحیه ۱ امتیاز دارد و بردن با گروه همسایه ۵ امتیاز بیشتر؛ وقتی اولین نفر به هدف برسد دوره تمام می‌شود و بیشترین امتیاز می‌برد.
option-target = هدف دوره
    .help = امتیازی که دوره‌ی امتیازی با آن تمام می‌شود: ۲۰، ۳۰ یا هر عددی از ۱۰ تا ۱۰۰.
option-bigger_kingdoms = امپراتوری‌های بزرگ‌تر
    .help = گروه همسایه‌ای که می‌برد یک ناحیه بیشتر لازم دارد: ۴ ناحیه با چهار بازیکن یا بیشتر، ۵ ناحیه با دو یا سه بازیکن.
option-capturing_regions = تصاحب نواحی
    .help = به ناحیه‌های تحت کنترل هم می‌شود حمله کرد. صاحب ناحیه دفاع می‌کند، می‌تواند پیش از اولین کارتش صبر کند و در تساوی ناحیه را نگه می‌دارد.
option-defender_takes_token = در تساوی توکن به مدافع می‌رسد
    .help = فقط همراه با تصاحب نواحی. پس از نبرد مساوی توکن را مدافع می‌گیرد، هر کس هم که بیشترین معشوقه را داشته باشد؛ متن دفترچه همین است. وگرنه اینجا هم معشوقه مقدم است.
option-favor_on_contested = رحمت پاپ روی ناحیه‌ی نبرد هم می‌رود
    .help = فقط همراه با تصاحب نواحی. با اسقف می‌شود رحمت پاپ را روی هر ناحیه‌ای گذاشت، حتی ناحیه‌ای که بر سرش می‌جنگید؛ متن دفترچه همین است. نبرد ادامه پیدا می‌کند.
option-full_board_ends = صفحه‌ی پر بازی را تمام می‌کند
    .help = فقط همراه با تصاحب نواحی. وقتی همه‌ی نواحی تحت کنترل باشند، یا همه جز آن که رحمت پاپ رویش است، هر کس بیشترین ناحیه را دارد می‌برد؛ متن دفترچه همین است. وگرنه بازی ادامه دارد، چون همیشه ناحیه‌ای برای حمله هست.
option-hidden_cards = کارت‌های مخفی
    .help = مزدور، طبال، شیرزن و معشوقه به پشت بازی می‌شوند و وقتی بازیکنشان کارت بعدی را بازی کند رو می‌شوند.
option-absent_seat = بازیکنان غایب
    .help = چه کسی به جای کسی بازی کند که برای همیشه رفته است: پاسخ‌های پیش‌فرض، یک ربات یا یک بازیکن جایگزین.
    .defaults = پاسخ‌های پیش‌فرض
    .bot = یک ربات
    .substitute = یک بازیکن جایگزین

advice-campaign-with-capturing = دفترچه‌ی بازی توصیه می‌کند دوره‌ی امتیازی را با تصاحب نواحی بازی نکنید: بازی‌ها طولانی می‌شوند. با این حال می‌توانید بازی کنید.

preset-by-the-letter = مو به مو طبق دفترچه
    .help = هر جا برداشت ما با متن دفترچه فرق دارد، متن دفترچه معتبر است. همه‌اش درباره‌ی تصاحب نواحی است؛ بی آن گزینه چیزی عوض نمی‌شود.

## Why not, and what to do instead

refusal-bad-seats = Condottiere برای ۲ تا ۶ بازیکن است، نه { NUMBER($seats) }.
refusal-bad-first-holder = { $value } سر میز { NUMBER($seats) } نفره نمی‌نشیند؛ صندلی‌ای را نام ببرید که کسی روی آن نشسته است، یا random را انتخاب کنید.
refusal-target-without-campaign = هدف فقط در دوره‌ی امتیازی معنا دارد؛ آن را روشن کنید، یا به هدف دست نزنید.
refusal-without-capturing = این فقط درباره‌ی تصاحب نواحی است؛ تصاحب نواحی را روشن کنید، یا این را خاموش بگذارید.

refusal-game-over = بازی تمام شده است؛ دیگر کاری در آن نمی‌شود کرد.
refusal-not-holder = ناحیه را فقط دارنده‌ی توکن انتخاب می‌کند.
refusal-not-choosing = حالا وقت انتخاب ناحیه نیست؛ آن پس از نبرد است.
refusal-region-controlled = آن ناحیه نشانگر کنترل دارد؛ ناحیه‌ای آزاد انتخاب کنید.
refusal-region-protected = آن ناحیه در پناه رحمت پاپ است؛ ناحیه‌ی دیگری انتخاب کنید.
refusal-own-region = آن ناحیه تحت کنترل خود شماست؛ ناحیه‌ی دیگری انتخاب کنید.

refusal-one-thing-a-turn = کارتتان را بازی کرده‌اید؛ اول کاری را که آن کارت می‌خواهد تمام کنید.
refusal-out-of-battle = از این نبرد بیرون رفته‌اید؛ منتظر نبرد بعدی بمانید.
refusal-no-cards = کارتی برایتان نمانده است، پس از این نبرد بیرون هستید.
refusal-not-your-turn = نوبت شما نیست.
refusal-not-in-hand = آن کارت در دست شما نیست؛ کارتی بازی کنید که دارید، یا پاس بدهید.
refusal-nothing-face-down = کارتی به پشت ندارید که رو کنید؛ پاس ساده کافی است.

refusal-no-bishop = رحمت پاپ فقط بی‌درنگ پس از بازی کردن اسقف جابه‌جا می‌شود.
refusal-favor-on-controlled = آن ناحیه نشانگر کنترل دارد؛ رحمت پاپ را روی ناحیه‌ای آزاد بگذارید، یا بیرون از صفحه نگه دارید.
refusal-favor-on-contested = نبرد همان جاست؛ رحمت پاپ را روی ناحیه‌ی دیگری بگذارید، یا بیرون از صفحه نگه دارید.

refusal-no-scarecrow = کارت فقط بی‌درنگ پس از بازی کردن مترسک به دست برمی‌گردد.
refusal-cannot-take-back = مترسک فقط مزدوری از خط نبرد خودتان را برمی‌گرداند؛ یکی را که آنجاست نام ببرید، یا چیزی برنگردانید.
refusal-face-down-stays = مزدوری که به پشت است برنمی‌گردد؛ یکی را که به روست نام ببرید، یا چیزی برنگردانید.

refusal-no-hand-to-discard = کارتی ندارید که بسوزانید.
refusal-whole-hand = یا همه یا هیچ: تمام دست را بسوزانید، یا نگهش دارید.
refusal-holds-mercenary = مزدور در دست دارید، پس باید دستتان را نگه دارید.
refusal-not-discarding = دست‌ها فقط پس از نبرد سوزانده می‌شوند، وقتی از همه می‌پرسیم.
refusal-never-discarding = با گزینه‌ی کشیدن کارت بعد از هر نبرد، دست‌ها هرگز سوزانده نمی‌شوند.

refusal-not-keeping = کارت‌ها فقط در پایان راند نگه داشته می‌شوند، و فقط بازیکنی که هنوز کارت دارد آن‌ها را نگه می‌دارد.
refusal-too-many-kept = حداکثر دو کارت می‌توانید نگه دارید.
refusal-kept-not-in-hand = فقط کارت‌هایی را می‌توانید نگه دارید که در دست شما هستند.

refusal-showing-off = سر این میز کارت نشان نمی‌دهند.
refusal-shown-not-in-hand = فقط کارت‌هایی را می‌توانید نشان دهید که در دست شما هستند؛ دست‌کم یکی را نام ببرید.
refusal-show-to-whom = یک یا چند بازیکن دیگر همین میز را نام ببرید که کارت‌ها را ببینند.
refusal-no-giving = کارت‌ها هرگز بخشیده یا عوض نمی‌شوند؛ فقط می‌توانید نشانشان دهید.

refusal-no-drawing = کارت فقط با گزینه‌ی کشیدن کارت بعد از هر نبرد کشیده می‌شود.
refusal-draw-out-of-range = می‌توانید ۰، ۱، ۲ یا ۳ کارت بکشید.
refusal-above-limit = با این تعداد از سقف ۱۰ کارت به‌علاوه‌ی یکی به ازای هر ناحیه‌ی تحت کنترلتان می‌گذرید؛ کمتر بکشید.
refusal-not-your-draw = نوبت کارت کشیدن شما نیست.

refusal-no-clock-runs = ساعتی کار نمی‌کند که وقتش تمام شود.
refusal-absence-changes-nothing = بازیکن غایب صندلی و نشانگرهایش را نگه می‌دارد؛ دیگری به جایش بازی می‌کند.
refusal-not-known = مجاز بودن آن به کارت‌هایی بستگی دارد که شما نمی‌بینید.
