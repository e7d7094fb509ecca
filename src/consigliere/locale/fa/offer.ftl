# An Offer You Can't Refuse: roles, items, questions, statements, what happened, options, and why not.
# The Moderator's lines are read aloud at a table: they are made from what everybody knows, and never hint.

offer = پدرخوانده: پیشنهادی که نمی‌تونی ردش کنی
    .about = همه‌ی کسانی که سر این میز نشسته‌اند عضو خانواده‌اند، یا این‌طور می‌گویند. روزها حرف می‌زنید، متهم می‌کنید و رأی می‌دهید؛ شب‌ها خیانتکاران کسی را دستگیر می‌کنند. پیدایشان کنید، پیش از آنکه به اندازه‌ی شما شوند. بازی سرعتی، «اسلحه رو کنار بذار، شیرینی بردار»، چند دقیقه‌ای تمام می‌شود.

## Roles. .help says what each can do.

role-consigliere = مشاور
    .help = خانواده. هر شب می‌توانید بازیکن دیگری را نام ببرید و می‌فهمید از خانواده است یا خیانتکار. نفوذی هم از خانواده به نظر می‌آید.
role-don = دون کورلئونه
    .help = خانواده. یک بار در بازی، در شب، می‌توانید به کسی پیشنهاد بدهید: سر اسب روز بعد جلوی اوست. اگر آن روز خیانتکاری حذف نشود، خود او حذف می‌شود.
role-mafioso = عضو مافیا
    .help = خانواده. جز گوش و زبان و رأیتان توانایی دیگری ندارید.
role-cop = پلیس
    .help = خیانتکار. خیانتکاران دیگر را می‌شناسید. هر شب با آن‌ها سر دستگیری یک نفر توافق می‌کنید.
role-accomplice = همدست
    .help = خانواده. هر شب می‌توانید کسی را نام ببرید که روز بعد اسلحه را داشته باشد. دارنده‌ی اسلحه می‌تواند بدون رأی‌گیری به یک نفر شلیک کند.
role-loyal_brute = وحشی وفادار
    .help = خانواده. هر شب می‌توانید کسی را نام ببرید که روز بعد جلیقه را داشته باشد. جلیقه در شبِ پس از آن نجاتش می‌دهد.
role-coward = بزدل
    .help = خانواده. نه اسلحه را نگه می‌دارید و نه جلیقه را: باید به نفر سمت چپ یا راستتان بدهید.
role-tough_guy = پرزور
    .help = خانواده. وقتی خیانتکاران دستگیرتان کنند، یک دور دیگر می‌مانید و بعد می‌روید.
role-assassin = آدم‌کش
    .help = خیانتکار. در دستگیری شریکید. هر شب می‌توانید به کسی هم حمله کنید: اگر دون باشد دون حذف می‌شود، و اگر نباشد خودتان.
role-police_chief = رئیس پلیس
    .help = خیانتکار. در دستگیری شریکید. هر شب می‌توانید بازیکن دیگری را هم نام ببرید و می‌فهمید دون هست یا نه.
role-saboteur = خرابکار
    .help = خیانتکار. در دستگیری شریکید. اگر با رأی حذف شوید، نفر سمت چپ یا راستتان را با خودتان می‌برید.
role-infiltrator = نفوذی
    .help = خیانتکار. در دستگیری شریکید. در چشم مشاور از خانواده‌اید.
role-unknown = نقش نامعلوم
    .help = این کارت را نمی‌توانید ببینید.
role-none = بدون نقش
    .help = نقشی در نظر نیست.

## Items

item-gun = اسلحه
    .help = دارنده‌اش در روز می‌تواند بدون رأی‌گیری به یک نفر دیگر شلیک کند. پس از شلیک، یا در پایان روز، برمی‌گردد.
item-vest = جلیقه
    .help = کسی را که پوشیده باشد در شبِ پیش رو نجات می‌دهد: از دستگیری و از آدم‌کش. در روز جلوی چیزی را نمی‌گیرد.
item-horse_head = سر اسب
    .help = پیشنهاد دون. اگر امروز خیانتکاری حذف نشود، کسی که سر اسب جلوی اوست حذف می‌شود.

## Sides of the game, and of a seat

side-family = خانواده
side-traitor = خیانتکار
side-left = چپ
side-right = راست

## Thumbs

thumb-up = دست رو به بالا
    .help = متهم می‌ماند.
thumb-down = دست رو به پایین
    .help = متهم حذف می‌شود.

## In place of a player

choice-nobody = هیچ‌کس
choice-unset = انتخاب نشده
choice-unknown = پنهان

## The Don's offer

offered-not_made = تا جایی که می‌دانید هنوز نه
offered-made = داده شده
offered-seen = همه دیده‌اند

## The calls of the night

call-arrest = دستگیری
call-peek = پرس‌وجوی مشاور
call-offer = پیشنهاد دون
call-gun = اسلحه
call-vest = جلیقه
call-strike = حمله‌ی آدم‌کش
call-seek_don = جست‌وجوی دون
call-bribe = رشوه

## What the Moderator whispers, and what a ghost sends

answer-nothing = هیچ
answer-family = خانواده
answer-traitor = خیانتکار
answer-yes = بله
answer-no = نه
answer-player = یک بازیکن
answer-text = یک کلمه
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

game-full = پیشنهادی که نمی‌تونی ردش کنی
    .help = روزها و شب‌ها، پنج تا بیست بازیکن.
game-fast = اسلحه رو کنار بذار، شیرینی بردار
    .help = یک دون، یک اسلحه، چند دقیقه، سه تا هفت بازیکن.

## What a seat is asked; .waiting is what the others read meanwhile. By night everybody reads the same.

decision-in_the_box = فعلاً منتظر شما نیستیم.
    .waiting = فعلاً منتظر کسی نیستیم.
decision-over = بازی تمام شده است.
    .waiting = بازی تمام شده است.
decision-opening = چشم‌ها بسته. خیانتکاران با هم آشنا می‌شوند. وقتی کارتتان را دیدید تأیید کنید.
    .waiting = چشم‌ها بسته. خیانتکاران با هم آشنا می‌شوند.
decision-coin = دیشب حذف شدید. سکه‌تان به کدام نفر کناری برسد؟
    .waiting = در انتظار { $seats } که سکه‌اش را به کسی بدهد.
decision-pass_gun = اسلحه را نگه نمی‌دارید. به کدام نفر کناری برسد؟
    .waiting = در انتظار { $seats } که اسلحه را به نفر کناری بدهد.
decision-pass_vest = جلیقه را نگه نمی‌دارید. به کدام نفر کناری برسد؟
    .waiting = در انتظار { $seats } که جلیقه را به نفر کناری بدهد.
decision-introduce = خودتان را معرفی کنید: چند کلمه، یک گفته، یا پاس.
    .waiting = در انتظار معارفه‌ی { $seats }.
decision-elect = این وسیله به چه کسی برسد؟ کسی را نام ببرید، یا هیچ‌کس را. همه‌ی انتخاب‌ها با هم رو می‌شوند.
    .waiting = در انتظار انتخاب { $seats }.
decision-talk = مذاکره: حرف بزنید، از گفته‌ها انتخاب کنید، کسی را متهم کنید. وقتی امروز حرف دیگری ندارید بگویید «تمام».
    .waiting = مذاکره. هنوز حرف دارند: { $seats }.
decision-second = کسی متهم شده است. اتهام را تأیید می‌کنید؟
    .waiting = اتهامی منتظر تأیید است.
decision-defence = شما متهمید. از خودتان دفاع کنید و وقتی حرفتان تمام شد بگویید.
    .waiting = { $seats } حرف می‌زند و بقیه گوش می‌دهند.
decision-vote = دست رو به بالا: متهم می‌ماند. دست رو به پایین: متهم حذف می‌شود. تا پایان رأی‌گیری می‌توانید نظرتان را عوض کنید.
    .waiting = در انتظار رأی { $seats }.
decision-blast = با رأی حذفتان کردند. چه کسی را با خودتان می‌برید، نفر سمت چپ یا سمت راست؟
    .waiting = در انتظار { $seats } که چپ یا راست را انتخاب کند.
decision-night_1 = شب، بخش اول. اگر انتخابی با شماست، انتخاب کنید. بعد تأیید کنید.
    .waiting = شب، بخش اول.
decision-night_2 = شب، بخش دوم. اگر انتخابی با شماست، انتخاب کنید. بعد تأیید کنید.
    .waiting = شب، بخش دوم.
decision-night_3 = شب، بخش سوم. اگر انتخابی با شماست، انتخاب کنید. بعد تأیید کنید.
    .waiting = شب، بخش سوم.
decision-night_4 = شب، بخش آخر. اگر انتخابی با شماست، انتخاب کنید. بعد تأیید کنید.
    .waiting = شب، بخش آخر.
decision-tap = چشم‌ها بسته، مشت‌ها روی میز. دون پشت یکی از مشت‌ها می‌زند. اگر انتخابی با شماست، انتخاب کنید. بعد تأیید کنید.
    .waiting = چشم‌ها بسته، مشت‌ها روی میز. دون پشت یکی از مشت‌ها می‌زند.
decision-place = چشم‌ها بسته. دون اسلحه را جلوی کسی می‌گذارد. اگر انتخابی با شماست، انتخاب کنید. بعد تأیید کنید.
    .waiting = چشم‌ها بسته. دون اسلحه را جلوی کسی می‌گذارد.
decision-bang = اسلحه پیش شماست. دون را پیدا کنید و شلیک کنید.
    .waiting = { $seats } اسلحه را دارد و دنبال دون می‌گردد.
decision-last_call = آخرین فرصت: همین حالا شلیک کنید، وگرنه قرعه ماشه را می‌کشد.
    .waiting = آخرین فرصت { $seats } برای شلیک.

## What one may do; .help is the command to type

command-ready = تأیید
    .help = ready
command-not-ready = پس گرفتن تأیید
    .help = not ready
command-pass = پاس
    .help = pass
command-withdraw = پس گرفتن اتهام
    .help = withdraw
command-second = تأیید اتهام
    .help = second
command-no-second = تأیید نمی‌کنم
    .help = no
command-end-defence = پایان دفاع
    .help = end
command-up = دست رو به بالا
    .help = up
command-down = دست رو به پایین
    .help = down
command-over = تمام: امروز دیگر حرفی ندارم
    .help = over
command-not-over = پس گرفتن «تمام»
    .help = not over
command-blast = بردن نفر کناری با خود: { $side }
    .help = blast left|right
command-give-coin = دادن سکه به نفر سمت { $side }
    .help = coin left|right
command-pass-gun = دادن اسلحه به نفر سمت { $side }
    .help = pass gun left|right
command-pass-vest = دادن جلیقه به نفر سمت { $side }
    .help = pass vest left|right
command-set-gun = اگر اسلحه به شما برسد، برود به سمت { $side }
    .help = set gun left|right
command-set-vest = اگر جلیقه به شما برسد، برود به سمت { $side }
    .help = set vest left|right
command-elect = نام بردن از { $seat }
    .help = elect صندلی
command-elect-nobody = نام نبردن از کسی
    .help = elect nobody
command-accuse = متهم کردن { $seat }
    .help = accuse صندلی
command-shoot = شلیک به { $seat }
    .help = shoot صندلی
command-point = اشاره به { $seat }
    .help = point صندلی
command-point-nobody = به کسی اشاره نمی‌کنم
    .help = point nobody
command-unpoint = پایین آوردن انگشت
    .help = unpoint
command-peek = پرس‌وجو درباره‌ی { $seat }
    .help = peek صندلی
command-peek-nobody = امشب پرس‌وجو نمی‌کنم
    .help = peek nobody
command-offer = پیشنهاد به { $seat }
    .help = offer صندلی
command-offer-nobody = امشب پیشنهادی نمی‌دهم
    .help = offer nobody
command-give-gun = دادن اسلحه به { $seat }
    .help = gun صندلی
command-give-gun-nobody = اسلحه را به کسی نمی‌دهم
    .help = gun nobody
command-give-vest = دادن جلیقه به { $seat }
    .help = vest صندلی
command-give-vest-nobody = جلیقه را به کسی نمی‌دهم
    .help = vest nobody
command-strike = حمله به { $seat }
    .help = strike صندلی
command-strike-nobody = امشب به کسی حمله نمی‌کنم
    .help = strike nobody
command-seek = پرسیدن اینکه { $seat } دون است یا نه
    .help = seek صندلی
command-seek-nobody = امشب دنبال دون نمی‌گردم
    .help = seek nobody
command-bribe = رشوه به { $seat }
    .help = bribe صندلی
command-bribe-nobody = امشب رشوه نمی‌دهم
    .help = bribe nobody
command-tap = زدن پشت دست { $seat }: قربانی
    .help = tap صندلی
command-place-gun = گذاشتن اسلحه جلوی { $seat }
    .help = place صندلی
command-bang = بنگ! شلیک به { $seat }
    .help = bang صندلی
command-say = گفتن چیزی
    .help = say حرف

# Statements, as they stand on their buttons. Where a place is left open, it is a question.
command-claim = «من { $role } هستم.»
    .title = ادعای یک نقش
    .help = claim نقش
command-report = { $side_id ->
    [traitor] «شب { NUMBER($night) } فهمیدم { $about } خیانتکاره.»
   *[family] «شب { NUMBER($night) } فهمیدم { $about } از خانواده‌ست.»
}
    .title = گزارش آنچه شب فهمیده‌اید
    .help = report شب صندلی family|traitor
command-suspect = «به { $about } شک دارم.»
    .title = شک به کسی
    .help = suspect صندلی
command-trust = «به { $about } اعتماد دارم.»
    .title = اعتماد به کسی
    .help = trust صندلی
command-will-vote = { $thumb_id ->
    [up] «اگر امروز { $about } رو محاکمه کنیم، به موندنش رأی می‌دم.»
   *[down] «اگر امروز { $about } رو محاکمه کنیم، به حذفش رأی می‌دم.»
}
    .title = قول رأی
    .help = will-vote صندلی up|down
command-ask-vote = «{ $about } باید بره. همه مثل من رأی بدید.»
    .title = درخواست رأی به حذف کسی
    .help = ask-vote صندلی
command-agree = «با حرف #{ NUMBER($entry) } موافقم.»
    .title = موافقت با حرفی که زده شده
    .help = agree شماره
command-disagree = «با حرف #{ NUMBER($entry) } موافق نیستم.»
    .title = مخالفت با حرفی که زده شده
    .help = disagree شماره
command-bought = «با سکه‌م یه کلمه خریدم: { $word }.»
    .title = گفتن کلمه‌ای که رشوه آورد
    .help = bought کلمه
command-bought-role = «با سکه‌م اسم یه نقش رو خریدم: { $role }.»
    .title = گفتن اینکه رشوه نام یک نقش را آورد
    .help = bought role:نقش
command-bought-player = «با سکه‌م یه اسم خریدم: { $seat }.»
    .title = گفتن اینکه رشوه نام یک بازیکن را آورد
    .help = bought player:صندلی
command-bought-nothing = «با سکه‌م فقط سکوت خریدم.»
    .title = گفتن اینکه رشوه چیزی نیاورد
    .help = bought -
command-asks-claim = «{ $target }، نقشتون چیه؟»
    .title = پرسیدن نقش کسی
    .help = ask صندلی claim any
command-asks-report-night = { $side_id ->
    [traitor] «{ $target }، کدوم شب فهمیدید { $about } خیانتکاره؟»
   *[family] «{ $target }، کدوم شب فهمیدید { $about } از خانواده‌ست؟»
}
    .title = پرسیدن اینکه کسی کدام شب چیزی فهمید
    .help = ask صندلی report any صندلی family|traitor
command-asks-report-about = { $side_id ->
    [traitor] «{ $target }، شب { NUMBER($night) } کدوم خیانتکار رو پیدا کردید؟»
   *[family] «{ $target }، شب { NUMBER($night) } فهمیدید کی از خانواده‌ست؟»
}
    .title = پرسیدن اینکه یک نفر درباره‌ی چه کسی چیزی فهمید
    .help = ask صندلی report شب any family|traitor
command-asks-report-side = «{ $target }، شب { NUMBER($night) } درباره‌ی { $about } چی فهمیدید؟»
    .title = پرسیدن اینکه کسی درباره‌ی بازیکنی چه فهمید
    .help = ask صندلی report شب صندلی any
command-asks-suspect = «{ $target }، به کی شک دارید؟»
    .title = پرسیدن اینکه یک نفر به چه کسی شک دارد
    .help = ask صندلی suspect any
command-asks-trust = «{ $target }، به کی اعتماد دارید؟»
    .title = پرسیدن اینکه یک نفر به چه کسی اعتماد دارد
    .help = ask صندلی trust any
command-asks-will-vote-about = { $thumb_id ->
    [up] «{ $target }، امروز به موندن کی رأی می‌دید؟»
   *[down] «{ $target }، امروز به حذف کی رأی می‌دید؟»
}
    .title = پرسیدن اینکه یک نفر به ماندن یا حذف چه کسی رأی می‌دهد
    .help = ask صندلی will-vote any up|down
command-asks-will-vote-thumb = «{ $target }، امروز رأیتون درباره‌ی { $about } چیه؟»
    .title = پرسیدن رأی کسی درباره‌ی یک بازیکن
    .help = ask صندلی will-vote صندلی any
command-asks-ask-vote = «{ $target }، کی رو حذف کنیم؟»
    .title = پرسیدن اینکه چه کسی حذف شود
    .help = ask صندلی ask-vote any
command-asks-agree = «{ $target }، با کدوم حرف موافقید؟»
    .title = پرسیدن اینکه کسی با چه موافق است
    .help = ask صندلی agree any
command-asks-disagree = «{ $target }، با کدوم حرف مخالفید؟»
    .title = پرسیدن اینکه کسی با چه مخالف است
    .help = ask صندلی disagree any
command-asks-bought = «{ $target }، با سکه‌تون چه کلمه‌ای خریدید؟»
    .title = پرسیدن اینکه رشوه چه کلمه‌ای آورد
    .help = ask صندلی bought any
command-because-claim = { command-claim } به دلیل #{ NUMBER($because) }
    .help = because شماره claim نقش
command-because-report = { command-report } به دلیل #{ NUMBER($because) }
    .help = because شماره report شب صندلی family|traitor
command-because-suspect = { command-suspect } به دلیل #{ NUMBER($because) }
    .help = because شماره suspect صندلی
command-because-trust = { command-trust } به دلیل #{ NUMBER($because) }
    .help = because شماره trust صندلی
command-because-will-vote = { command-will-vote } به دلیل #{ NUMBER($because) }
    .help = because شماره will-vote صندلی up|down
command-because-ask-vote = { command-ask-vote } به دلیل #{ NUMBER($because) }
    .help = because شماره ask-vote صندلی
command-because-agree = { command-agree } به دلیل #{ NUMBER($because) }
    .help = because شماره agree شماره
command-because-disagree = { command-disagree } به دلیل #{ NUMBER($because) }
    .help = because شماره disagree شماره
command-because-bought = { command-bought } به دلیل #{ NUMBER($because) }
    .help = because شماره bought کلمه
command-because-bought-role = { command-bought-role } به دلیل #{ NUMBER($because) }
    .help = because شماره bought role:نقش
command-because-bought-player = { command-bought-player } به دلیل #{ NUMBER($because) }
    .help = because شماره bought player:صندلی
command-because-bought-nothing = { command-bought-nothing } به دلیل #{ NUMBER($because) }
    .help = because شماره bought -
command-because-asks-claim = { command-asks-claim } به دلیل #{ NUMBER($because) }
    .help = because شماره ask صندلی claim any
command-because-asks-report-night = { command-asks-report-night } به دلیل #{ NUMBER($because) }
    .help = because شماره ask صندلی report any صندلی family|traitor
command-because-asks-report-about = { command-asks-report-about } به دلیل #{ NUMBER($because) }
    .help = because شماره ask صندلی report شب any family|traitor
command-because-asks-report-side = { command-asks-report-side } به دلیل #{ NUMBER($because) }
    .help = because شماره ask صندلی report شب صندلی any
command-because-asks-suspect = { command-asks-suspect } به دلیل #{ NUMBER($because) }
    .help = because شماره ask صندلی suspect any
command-because-asks-trust = { command-asks-trust } به دلیل #{ NUMBER($because) }
    .help = because شماره ask صندلی trust any
command-because-asks-will-vote-about = { command-asks-will-vote-about } به دلیل #{ NUMBER($because) }
    .help = because شماره ask صندلی will-vote any up|down
command-because-asks-will-vote-thumb = { command-asks-will-vote-thumb } به دلیل #{ NUMBER($because) }
    .help = because شماره ask صندلی will-vote صندلی any
command-because-asks-ask-vote = { command-asks-ask-vote } به دلیل #{ NUMBER($because) }
    .help = because شماره ask صندلی ask-vote any
command-because-asks-agree = { command-asks-agree } به دلیل #{ NUMBER($because) }
    .help = because شماره ask صندلی agree any
command-because-asks-disagree = { command-asks-disagree } به دلیل #{ NUMBER($because) }
    .help = because شماره ask صندلی disagree any
command-because-asks-bought = { command-asks-bought } به دلیل #{ NUMBER($because) }
    .help = because شماره ask صندلی bought any

# The word of a ghost, and the signs of the traitors.
command-word = فرستادن کلمه‌ی «{ $word }»
    .title = فرستادن کلمه‌ای از خودتان
    .help = word کلمه
command-word-role = فرستادن نام یک نقش: { $role }
    .title = فرستادن نام یک نقش
    .help = word role:نقش
command-word-player = فرستادن نام یک بازیکن: { $seat }
    .title = فرستادن نام یک بازیکن
    .help = word player:صندلی
command-word-nothing = کلمه‌ای نمی‌فرستم
    .title = کلمه‌ای نمی‌فرستم
    .help = word -
command-sign-nod = سر تکان دادن برای { $seat }: بله
    .title = سر تکان دادن برای کسی: بله
    .help = sign nod صندلی
command-sign-shake = سر تکان دادن برای { $seat }: نه
    .title = سر تکان دادن برای کسی: نه
    .help = sign shake صندلی
command-sign-mark = نشان کردن { $seat }: { $role }
    .title = نشان کردن کسی با یک نقش
    .help = sign mark صندلی نقش

# Titles of what commands ask for.
part-role = نقش
part-night = شب
part-about = درباره‌ی چه کسی
part-side = کدام طرف
part-thumb = رأی
part-entry = شماره در دفتر
part-because = به دلیل شماره‌ی
part-target = از چه کسی
part-word = کلمه
part-seat = بازیکن

## What goes on now, in a few words

stage-in_the_box = پیش از بازی
stage-opening = آغاز
stage-coin = دادن سکه
stage-pass_gun = دادن اسلحه به نفر کناری
stage-pass_vest = دادن جلیقه به نفر کناری
stage-introduce = معارفه
stage-elect = انتخاب دارنده‌ی وسیله
stage-talk = مذاکره
stage-second = اتهامی باز است
stage-defence = دفاع
stage-vote = رأی‌گیری
stage-blast = انفجار
stage-night_1 = شب، بخش اول
stage-night_2 = شب، بخش دوم
stage-night_3 = شب، بخش سوم
stage-night_4 = شب، بخش آخر
stage-tap = عملیات سری: قربانی
stage-place = عملیات سری: اسلحه
stage-bang = جست‌وجوی دون
stage-last_call = آخرین فرصت
stage-over = پایان بازی

## Titles of what lies on the table; .help where a person would ask

field-viewer = از دید
field-game = بازی
field-stage = حالا
field-day = روز
field-asked = نوبت
field-answered = پاسخ داده
field-accuser = متهم‌کننده
field-accused = متهم
field-seconder = تأییدکننده
field-ballots = رأی داده
field-over = «تمام» گفته
    .help = امروز حرف دیگری ندارند. هر اتهامی آن را لغو می‌کند.
field-gun = اسلحه
field-vest = جلیقه
field-horse_head = سر اسب
field-living = زنده
field-away = غایب
field-family_left = ماندگان خانواده
field-traitors_left = خیانتکاران مانده
field-team = خیانتکار
    .help = پیش از پایان بازی فقط خیانتکاران این را می‌خوانند.
field-offer = پیشنهاد دون
field-arrested = دستگیرشده، و هنوز اینجا
    .help = پرزور، که دیرتر می‌رود.
field-patsy = قربانی
field-gun_side = اگر اسلحه به شما برسد
    .help = آن را به کدام سمت می‌دهید.
field-vest_side = اگر جلیقه به شما برسد
    .help = آن را به کدام سمت می‌دهید.
field-bank = سکه‌های بانک
field-coin_givers = هنوز سکه می‌دهد
field-at_dusk = هنگام غروب
field-item_elected = وسیله انتخاب شده
field-trials = محاکمه‌های امروز
field-announced = اعلام زمان
    .help = امروز چند بار زمان باقی‌مانده اعلام شده است.
field-vote_held = امروز رأی‌گیری بوده
field-cast_today = امروز رأی داده
field-missed_votes = دفعه‌ی پیش رأی نداده
    .help = هر کس در دو روزِ رأی‌گیریِ پشت سر هم رأی ندهد غایب شمرده می‌شود.
field-traitor_out = امروز خیانتکاری حذف شده
field-traitor_voted_out = امروز خیانتکاری با رأی حذف شده
field-quiet_round = این دور تا اینجا آرام بوده
    .help = هنوز کسی در آن حذف نشده است.
field-quiet_rounds = دورهای آرام
    .help = دورهای پشت سر هم که کسی در آن‌ها حذف نشده است. به حد معین که برسند بازی مساوی می‌شود.
field-all_seeing = روحی که همه‌چیز را می‌بیند
field-ledger = دفتر
    .help = هر چه جلوی همه گفته و تصمیم گرفته شده، با شماره، تا بشود به آن اشاره کرد. «آنچه گذشت» همین‌ها را با جمله می‌گوید.
field-ending = پایان
field-winners = برندگان
field-choices = انتخاب‌های امشب
field-peek = پرس‌وجو درباره‌ی
field-strike = حمله به
field-seek_don = جست‌وجوی دون پیش
field-role = نقش
field-told = به شما گفته‌اند
    .help = آنچه میانجی درباره‌ی این بازیکن به شما گفته است.
field-sought = دون است؟
    .help = آنچه میانجی درباره‌ی این بازیکن به شما گفته است.
field-coins = سکه‌ها
field-thumb = رأی
field-points_at = اشاره به
    .help = در شب، خیانتکار می‌خواهد چه کسی دستگیر شود؛ در انتخاب، این بازیکن می‌خواهد وسیله به چه کسی برسد.
field-bribes = رشوه به
field-word = کلمه‌ی فرستاده
field-word_about = نام فرستاده
field-accused_today = امروز متهم کرده
field-acts_today = گفته‌های امروز
field-roles_in_play = نقش‌های بازی
field-roles_hidden = کارت‌هایی که ندیده‌اید
    .help = نقش‌های بازی که کارتشان برای شما به پشت است.
field-living_count = تعداد زنده‌ها
field-downs_needed = رأی لازم برای حذف
    .help = بیش از نیمی از زنده‌ها.
field-downs = دست‌های رو به پایینی که می‌بینید
field-spare = حاشیه‌ی امن خانواده
    .help = این تعداد از خانواده هنوز می‌توانند حذف شوند، بی آنکه خیانتکاری حذف شود، و بازی ادامه داشته باشد.
field-trials_left = محاکمه‌های مانده‌ی امروز
field-quiet_rounds_left = دورهای آرام تا تساوی
field-not_over = «تمام» نگفته
field-ballots_missing = هنوز رأی نداده
field-entries = سطرهای دفتر
field-claims = ادعاها
field-seat = بازیکن
field-entry = شماره
    .help = شماره‌اش در دفتر.
field-reports = گزارش‌ها
field-about = درباره‌ی
field-side = گروه
field-night = شب
field-opinions = شک‌ها و اعتمادها
field-suspected_by = شک دارند
field-trusted_by = اعتماد دارند
field-promises = قول‌های رأی امروز
field-votes = رأی‌ها
field-down = رو به پایین
field-up = رو به بالا
field-acts_left = گفته‌های مانده‌ی امروز
field-left_neighbour = نفر سمت چپ
field-right_neighbour = نفر سمت راست

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-family = من از خانواده‌ام.
talk-quiet = { $seat_is ->
    [me] شما خیلی ساکتید.
   *[other] { $seat } خیلی ساکته.
}
talk-listen = { $seat_is ->
    [me] دوست داریم حرف شما رو هم بشنویم.
   *[other] بذارید { $seat } حرفش رو بزنه.
}
talk-slowly = عجله نکنیم.
talk-vote-now = حرف بسه. رأی بگیریم.
talk-proof = خب، مدرکش کجاست؟
talk-lie = دروغه.
talk-why-me = چرا همه به من نگاه می‌کنید؟
talk-peace = ما برای صلح اومدیم.
talk-slept = همه خوب خوابیدید؟
talk-offer = پیشنهادی بهتون می‌دم که نمی‌تونید ردش کنید.

## What happened. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-said = { $channel_id ->
    [team] { $seat_is ->
        [me] آهسته به خیانتکاران گفتید: { $text }
       *[other] { $seat } آهسته به خیانتکاران گفت: { $text }
    }
    [ghosts] { $seat_is ->
        [me] میان روح‌ها گفتید: { $text }
       *[other] { $seat } میان روح‌ها گفت: { $text }
    }
   *[table] { $seat_is ->
        [me] گفتید: { $text }
       *[other] { $seat } گفت: { $text }
    }
}
event-game-started = { $game_id ->
    [fast] اسلحه رو کنار بذار، شیرینی بردار. یکی از شما دون است.
   *[full] خانواده برای گفت‌وگو دور میز نشست. اما هر که اینجا نشسته خودی نیست.
}
event-role-in-play = در بازی: { event-role-in-play.part }.
    .part = { NUMBER($count) ->
        [1] { $role }
       *[other] { NUMBER($count) } { $role }
    }
    .all = در بازی: { $parts }.
event-item-in-play = آماده روی میز: { $item }.
    .part = { $item }
    .all = آماده روی میز: { $parts }.
event-role-dealt = { $seat_is ->
    [me] کارت شما: { $role }. پیش خودتان بماند.
   *[other] { "" }
}
event-asked = { "" }
event-day-began = روز { NUMBER($day) } شروع شد.
event-night-began = { NUMBER($night) ->
    [0] همه چشم‌هایتان را ببندید. خیانتکاران، چشم باز کنید و دور و برتان را ببینید.
   *[other] شب { NUMBER($night) }. همه چشم‌هایتان را ببندید. تا سپیده‌دم کسی حرف نزند.
}
event-call-announced = { $call_id ->
    [arrest] خیانتکاران، یک نفر را برای دستگیری انتخاب کنید.
    [peek] مشاور، درباره‌ی چه کسی می‌پرسی؟
    [offer] دون کورلئونه، به چه کسی پیشنهاد می‌دهی؟
    [gun] همدست، اسلحه به چه کسی برسد؟
    [vest] وحشی وفادار، جلیقه به چه کسی برسد؟
    [strike] آدم‌کش، به چه کسی حمله می‌کنی؟
    [seek_don] رئیس پلیس، فکر می‌کنی دون کیست؟
   *[bribe] هر کس سکه دارد، به کدام روح رشوه می‌دهد؟
}
event-whispered = { $about_id ->
    [team] { $seats_is ->
        [me] تنها خیانتکار شمایید.
        [us] خیانتکاران: { $seats }.
        [other] تنها خیانتکار { $seats } است.
       *[others] خیانتکاران: { $seats }.
    }
    [team_mate] { $seats_is ->
        [me] میان خیانتکاران، کارت شما: { $answer }.
       *[other] میان خیانتکاران، کارت { $seats }: { $answer }.
    }
    [peek] { $answer_id ->
        [traitor] { $seat_is ->
            [me] میانجی به پایین اشاره کرد: { $seats } خیانتکار است.
           *[other] مشاور فهمید: { $seats } خیانتکار است.
        }
       *[family] { $seat_is ->
            [me] میانجی به بالا اشاره کرد: { $seats } از خانواده است.
           *[other] مشاور فهمید: { $seats } از خانواده است.
        }
    }
    [seek_don] { $answer_id ->
        [yes] { $seat_is ->
            [me] میانجی سر تکان داد که بله: { $seats } دون است.
           *[other] رئیس پلیس فهمید: { $seats } دون است.
        }
       *[no] { $seat_is ->
            [me] میانجی سر تکان داد که نه: { $seats } دون نیست.
           *[other] رئیس پلیس فهمید: { $seats } دون نیست.
        }
    }
    [bribed] { $seat_is ->
        [me] سکه‌ای برای یک کلمه از شما، از طرف { $seats }.
       *[other] سکه‌ای برای یک کلمه از { $seat }، از طرف { $seats }.
    }
    [word] { $answer_id ->
        [nothing] { $seat_is ->
            [me] سکه‌تان کلمه‌ای نیاورد.
           *[other] سکه‌ی { $seat } کلمه‌ای نیاورد.
        }
        [text] { $seat_is ->
            [me] سکه‌تان یک کلمه آورد.
           *[other] سکه‌ی { $seat } یک کلمه آورد.
        }
        [player] { $seat_is ->
            [me] سکه‌تان یک نام آورد: { $seats }.
           *[other] سکه‌ی { $seat } یک نام آورد: { $seats }.
        }
       *[role] { $seat_is ->
            [me] سکه‌تان نام یک نقش را آورد: { $answer }.
           *[other] سکه‌ی { $seat } نام یک نقش را آورد: { $answer }.
        }
    }
    [arrested] { $seat_is ->
        [me] دیشب برای دستگیری شما آمدند. پرزورید، پس کمی دیگر می‌مانید.
       *[other] دیشب برای دستگیری { $seat } آمدند. پرزور است، پس کمی دیگر می‌ماند.
    }
    [drawn_target] { $seats_is ->
        [me] قرعه به نام شما افتاد: خیانتکاران می‌خواهند شما را دستگیر کنند.
       *[other] قرعه به نام { $seats } افتاد: خیانتکاران می‌خواهند او را دستگیر کنند.
    }
    [patsy] دون و قربانی با هم‌اند: { $seats }.
   *[nothing] { "" }
}
event-word-brought = { $word_is ->
    [none] { "" }
   *[text] { $seat_is ->
        [me] کلمه‌ای برای شما: «{ $word }».
       *[other] کلمه‌ای برای { $seat }: «{ $word }».
    }
}
    .after = { $sentence } آن کلمه: «{ $word }».
event-confirmed = { "" }
event-unconfirmed = { "" }
event-checkpoint-passed = { NUMBER($checkpoint) ->
    [1] خیانتکاران، چشم‌هایتان را ببندید.
    [2] شب پیش می‌رود.
    [3] چیزی به سپیده‌دم نمانده است.
   *[other] { "" }
}
event-passed = { $seat_is ->
    [me] پاس دادید.
   *[other] { $seat } پاس داد.
}
    .part = { $seat }
    .all = فعلاً حرفی ندارند: { $parts }.
event-rules-explained = هر که را می‌خواهید متهم کنید. اگر کسی تأیید کند، محاکمه شروع می‌شود: متهم حرفش را می‌زند و بعد همه‌ی دست‌ها رو می‌شوند. اگر بیش از نیمی رو به پایین باشند، متهم حذف می‌شود.
event-election-in = { $seat_is ->
    [me] { $choice_is ->
        [nobody] خواستید به کسی نرسد.
        [me] خودتان را نام بردید.
       *[other] { $choice } را نام بردید.
    }
   *[other] { $seat } انتخابش را کرد.
}
    .part = { $choice_is ->
        [unknown] { $seat }
        [nobody] { $seat } (هیچ‌کس)
       *[other] { $seat } ({ $choice })
    }
    .all = انتخاب کرده‌اند: { $parts }.
event-election-shown = { $choice_is ->
    [nobody] { $seat_is ->
        [me] خواستید به کسی نرسد.
       *[other] { $seat } خواست به کسی نرسد.
    }
    [me] { $seat_is ->
        [me] خودتان را نام بردید.
       *[other] { $seat } شما را نام برد.
    }
   *[other] { $seat_is ->
        [me] { $choice } را نام بردید.
       *[other] { $seat } از { $choice } نام برد.
    }
}
    .part = { $choice_is ->
        [nobody] { $seat }: هیچ‌کس
       *[other] { $seat }: { $choice }
    }
    .all = نام‌ها: { $parts }.
event-item-elected = { $choice_is ->
    [nobody] { $item_id ->
        [gun] بیش از نیمی از جمع روی یک نفر توافق نکردند: اسلحه در کشو می‌ماند.
       *[vest] بیش از نیمی از جمع روی یک نفر توافق نکردند: جلیقه روی چوب‌رختی می‌ماند.
    }
    [me] { $item_id ->
        [gun] جمع اسلحه را به شما سپرد.
       *[vest] جمع خواست شما جلیقه را بپوشید.
    }
   *[other] { $item_id ->
        [gun] جمع اسلحه را به { $choice } سپرد.
       *[vest] جمع خواست { $choice } جلیقه را بپوشد.
    }
}

# Statements. A reason and a question come before what is said, and make one line with it.
event-reason-given = { $seat_is ->
    [me] شما، به دلیل #{ NUMBER($entry) }:
   *[other] { $seat }، به دلیل #{ NUMBER($entry) }:
}
event-question-put = { $seat_is ->
    [me] شما از { $target } پرسیدید:
   *[other] { $target_is ->
        [me] { $seat } از شما پرسید:
       *[other] { $seat } از { $target } پرسید:
    }
}
    .after = { $target_is ->
        [me] { $sentence } «یه سؤال از شما.»
       *[other] { $sentence } «{ $target }، یه سؤال.»
    }
event-claimed = { $seat_is ->
    [me] شما: «من { event-claimed.part } هستم.» (#{ NUMBER($number) })
   *[other] { $seat }: «من { event-claimed.part } هستم.» (#{ NUMBER($number) })
}
    .part = { $role }
    .after = { $sentence } «من { event-claimed.part } هستم.» (#{ NUMBER($number) })
event-family-reported = { $seat_is ->
    [me] شما: { event-family-reported.part }
   *[other] { $seat }: { event-family-reported.part }
}
    .part = { $about_is ->
        [me] «شب { NUMBER($night) } فهمیدم شما از خانواده‌اید.» (#{ NUMBER($number) })
       *[other] «شب { NUMBER($night) } فهمیدم { $about } از خانواده‌ست.» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-family-reported.part }
event-traitor-reported = { $seat_is ->
    [me] شما: { event-traitor-reported.part }
   *[other] { $seat }: { event-traitor-reported.part }
}
    .part = { $about_is ->
        [me] «شب { NUMBER($night) } فهمیدم شما خیانتکارید.» (#{ NUMBER($number) })
       *[other] «شب { NUMBER($night) } فهمیدم { $about } خیانتکاره.» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-traitor-reported.part }
event-suspected = { $seat_is ->
    [me] شما: { event-suspected.part }
   *[other] { $seat }: { event-suspected.part }
}
    .part = { $about_is ->
        [me] «به شما شک دارم.» (#{ NUMBER($number) })
       *[other] «به { $about } شک دارم.» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-suspected.part }
event-trusted = { $seat_is ->
    [me] شما: { event-trusted.part }
   *[other] { $seat }: { event-trusted.part }
}
    .part = { $about_is ->
        [me] «به شما اعتماد دارم.» (#{ NUMBER($number) })
       *[other] «به { $about } اعتماد دارم.» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-trusted.part }
event-vote-promised = { $seat_is ->
    [me] شما: { event-vote-promised.part }
   *[other] { $seat }: { event-vote-promised.part }
}
    .part = { $thumb_id ->
        [up] { $about_is ->
            [me] «اگر امروز شما رو محاکمه کنیم، به موندنتون رأی می‌دم.» (#{ NUMBER($number) })
           *[other] «اگر امروز { $about } رو محاکمه کنیم، به موندنش رأی می‌دم.» (#{ NUMBER($number) })
        }
       *[down] { $about_is ->
            [me] «اگر امروز شما رو محاکمه کنیم، به حذفتون رأی می‌دم.» (#{ NUMBER($number) })
           *[other] «اگر امروز { $about } رو محاکمه کنیم، به حذفش رأی می‌دم.» (#{ NUMBER($number) })
        }
    }
    .after = { $sentence } { event-vote-promised.part }
event-vote-wanted = { $seat_is ->
    [me] شما: { event-vote-wanted.part }
   *[other] { $seat }: { event-vote-wanted.part }
}
    .part = { $about_is ->
        [me] «شما باید برید. همه مثل من رأی بدید.» (#{ NUMBER($number) })
       *[other] «{ $about } باید بره. همه مثل من رأی بدید.» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-vote-wanted.part }
event-agreed = { $seat_is ->
    [me] شما: { event-agreed.part }
   *[other] { $seat }: { event-agreed.part }
}
    .part = { $speaker_is ->
        [me] «با حرف شما موافقم (#{ NUMBER($entry) }).» (#{ NUMBER($number) })
        [other] «با حرف { $speaker } موافقم (#{ NUMBER($entry) }).» (#{ NUMBER($number) })
       *[none] «با حرف #{ NUMBER($entry) } موافقم.» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-agreed.part }
event-disagreed = { $seat_is ->
    [me] شما: { event-disagreed.part }
   *[other] { $seat }: { event-disagreed.part }
}
    .part = { $speaker_is ->
        [me] «با حرف شما موافق نیستم (#{ NUMBER($entry) }).» (#{ NUMBER($number) })
        [other] «با حرف { $speaker } موافق نیستم (#{ NUMBER($entry) }).» (#{ NUMBER($number) })
       *[none] «با حرف #{ NUMBER($entry) } موافق نیستم.» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-disagreed.part }
event-word-told = { $seat_is ->
    [me] شما: «با سکه‌م یه کلمه خریدم: { $word }.» (#{ NUMBER($number) })
   *[other] { $seat }: «با سکه‌م یه کلمه خریدم: { $word }.» (#{ NUMBER($number) })
}
    .after = { $sentence } «با سکه‌م یه کلمه خریدم: { $word }.» (#{ NUMBER($number) })
event-no-word-told = { $seat_is ->
    [me] شما: «با سکه‌م فقط سکوت خریدم.» (#{ NUMBER($number) })
   *[other] { $seat }: «با سکه‌م فقط سکوت خریدم.» (#{ NUMBER($number) })
}
    .after = { $sentence } «با سکه‌م فقط سکوت خریدم.» (#{ NUMBER($number) })
event-role-asked = { $seat_is ->
    [me] شما: «نقشتون چیه؟» (#{ NUMBER($number) })
   *[other] { $seat }: «نقشتون چیه؟» (#{ NUMBER($number) })
}
    .after = { $sentence } «نقشتون چیه؟» (#{ NUMBER($number) })
event-report-night-asked = { $seat_is ->
    [me] شما: { event-report-night-asked.part }
   *[other] { $seat }: { event-report-night-asked.part }
}
    .part = { $side_id ->
        [traitor] { $about_is ->
            [me] «کدوم شب فهمیدید خیانتکاره؟» (درباره‌ی شما) (#{ NUMBER($number) })
           *[other] «کدوم شب فهمیدید { $about } خیانتکاره؟» (#{ NUMBER($number) })
        }
       *[family] { $about_is ->
            [me] «کدوم شب فهمیدید از خانواده‌ست؟» (درباره‌ی شما) (#{ NUMBER($number) })
           *[other] «کدوم شب فهمیدید { $about } از خانواده‌ست؟» (#{ NUMBER($number) })
        }
    }
    .after = { $sentence } { event-report-night-asked.part }
event-report-about-asked = { $seat_is ->
    [me] شما: { event-report-about-asked.part }
   *[other] { $seat }: { event-report-about-asked.part }
}
    .part = { $side_id ->
        [traitor] «شب { NUMBER($night) } کدوم خیانتکار رو پیدا کردید؟» (#{ NUMBER($number) })
       *[family] «شب { NUMBER($night) } فهمیدید کی از خانواده‌ست؟» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-report-about-asked.part }
event-report-side-asked = { $seat_is ->
    [me] شما: { event-report-side-asked.part }
   *[other] { $seat }: { event-report-side-asked.part }
}
    .part = { $about_is ->
        [me] «شب { NUMBER($night) } چی فهمیدید؟» (درباره‌ی شما) (#{ NUMBER($number) })
       *[other] «شب { NUMBER($night) } درباره‌ی { $about } چی فهمیدید؟» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-report-side-asked.part }
event-suspect-asked = { $seat_is ->
    [me] شما: «به کی شک دارید؟» (#{ NUMBER($number) })
   *[other] { $seat }: «به کی شک دارید؟» (#{ NUMBER($number) })
}
    .after = { $sentence } «به کی شک دارید؟» (#{ NUMBER($number) })
event-trust-asked = { $seat_is ->
    [me] شما: «به کی اعتماد دارید؟» (#{ NUMBER($number) })
   *[other] { $seat }: «به کی اعتماد دارید؟» (#{ NUMBER($number) })
}
    .after = { $sentence } «به کی اعتماد دارید؟» (#{ NUMBER($number) })
event-promise-about-asked = { $seat_is ->
    [me] شما: { event-promise-about-asked.part }
   *[other] { $seat }: { event-promise-about-asked.part }
}
    .part = { $thumb_id ->
        [up] «امروز به موندن کی رأی می‌دید؟» (#{ NUMBER($number) })
       *[down] «امروز به حذف کی رأی می‌دید؟» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-promise-about-asked.part }
event-promise-thumb-asked = { $seat_is ->
    [me] شما: { event-promise-thumb-asked.part }
   *[other] { $seat }: { event-promise-thumb-asked.part }
}
    .part = { $about_is ->
        [me] «امروز رأیتون چیه؟» (درباره‌ی شما) (#{ NUMBER($number) })
       *[other] «امروز رأیتون درباره‌ی { $about } چیه؟» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-promise-thumb-asked.part }
event-wanted-asked = { $seat_is ->
    [me] شما: «کی رو حذف کنیم؟» (#{ NUMBER($number) })
   *[other] { $seat }: «کی رو حذف کنیم؟» (#{ NUMBER($number) })
}
    .after = { $sentence } «کی رو حذف کنیم؟» (#{ NUMBER($number) })
event-agreement-asked = { $seat_is ->
    [me] شما: «با کدوم حرف موافقید؟» (#{ NUMBER($number) })
   *[other] { $seat }: «با کدوم حرف موافقید؟» (#{ NUMBER($number) })
}
    .after = { $sentence } «با کدوم حرف موافقید؟» (#{ NUMBER($number) })
event-disagreement-asked = { $seat_is ->
    [me] شما: «با کدوم حرف مخالفید؟» (#{ NUMBER($number) })
   *[other] { $seat }: «با کدوم حرف مخالفید؟» (#{ NUMBER($number) })
}
    .after = { $sentence } «با کدوم حرف مخالفید؟» (#{ NUMBER($number) })
event-word-asked = { $seat_is ->
    [me] شما: «با سکه‌تون چه کلمه‌ای خریدید؟» (#{ NUMBER($number) })
   *[other] { $seat }: «با سکه‌تون چه کلمه‌ای خریدید؟» (#{ NUMBER($number) })
}
    .after = { $sentence } «با سکه‌تون چه کلمه‌ای خریدید؟» (#{ NUMBER($number) })
event-over-said = { $seat_is ->
    [me] امروز دیگر حرفی ندارید.
   *[other] { $seat } امروز دیگر حرفی ندارد.
}
event-over-taken-back = { $seats_is ->
    [me] انگار هنوز حرفی دارید.
    [other] { $seats } انگار هنوز حرفی دارد.
   *[others] انگار هنوز حرفی دارند: { $seats }.
}
event-time-announced = { NUMBER($seconds) ->
    [60] یک دقیقه مانده است.
    [300] پنج دقیقه مانده است.
   *[other] { NUMBER($seconds) } ثانیه مانده است.
}

event-accused = { $seat_is ->
    [me] { $about } را متهم کردید. (#{ NUMBER($number) })
   *[other] { $about_is ->
        [me] { $seat } شما را متهم کرد. (#{ NUMBER($number) })
       *[other] { $seat }: «من { $about } رو متهم می‌کنم.» (#{ NUMBER($number) })
    }
}
event-accusation-withdrawn = اتهام پس گرفته شد.
event-accusation-lapsed = { $reason_id ->
    [no_second] کسی تأیید نکرد. اتهام باطل شد.
    [time] وقت تمام شد. اتهام باطل شد.
   *[accuser_shot] متهم‌کننده رفت. اتهام باطل شد.
}
event-second-declined = { $seat_is ->
    [me] تأیید نکردید.
   *[other] { $seat } تأیید نکرد.
}
    .part = { $seat }
    .all = تأیید نکردند: { $parts }.
event-seconded = { $seat_is ->
    [me] تأیید کردید: محاکمه‌ی { $about } شروع شد. (#{ NUMBER($number) })
   *[other] { $about_is ->
        [me] { $seat } تأیید کرد: محاکمه‌ی شما شروع شد. (#{ NUMBER($number) })
       *[other] { $seat } تأیید کرد: محاکمه‌ی { $about } شروع شد. (#{ NUMBER($number) })
    }
}
event-defence-began = { $seat_is ->
    [me] از خودتان دفاع کنید. بقیه گوش می‌دهند.
   *[other] نوبت دفاع { $seat } است. بقیه گوش می‌دهند.
}
event-defence-ended = { $seat_is ->
    [me] حرفتان را زدید.
   *[other] { $seat } حرفش را زد.
}
event-vote-began = { $seat_is ->
    [me] نوبت رأی است. { NUMBER($living) } نفر رأی می‌دهند؛ با { NUMBER($needed) } دستِ رو به پایین حذف می‌شوید.
   *[other] نوبت رأی است. { NUMBER($living) } نفر رأی می‌دهند؛ با { NUMBER($needed) } دستِ رو به پایین { $seat } حذف می‌شود.
}
event-ballot-in = { $thumb_id ->
    [up] { $seat_is ->
        [me] دستتان را رو به بالا گرفتید.
       *[other] { $seat } دستش را رو به بالا گرفت.
    }
    [down] { $seat_is ->
        [me] دستتان را رو به پایین گرفتید.
       *[other] { $seat } دستش را رو به پایین گرفت.
    }
   *[unknown] { $seat } رأی داد.
}
    .part = { $thumb_id ->
        [up] { $seat } (رو به بالا)
        [down] { $seat } (رو به پایین)
       *[unknown] { $seat }
    }
    .all = رأی داده‌اند: { $parts }.
event-ballot-missed = { "" }
event-vote-closed = { $missing_is ->
    [none] { $up_is ->
        [none] رو به پایین: { $down }.
       *[other] { $down_is ->
            [none] دستی رو به پایین نیست. رو به بالا: { $up }.
           *[other] رو به پایین: { $down }. رو به بالا: { $up }.
        }
    }
   *[other] { $up_is ->
        [none] { $down_is ->
            [none] دستی رو به پایین نیست. بی‌رأی، پس رو به بالا: { $missing }.
           *[other] رو به پایین: { $down }. بی‌رأی، پس رو به بالا: { $missing }.
        }
       *[other] { $down_is ->
            [none] دستی رو به پایین نیست. رو به بالا: { $up }. بی‌رأی، پس رو به بالا: { $missing }.
           *[other] رو به پایین: { $down }. رو به بالا: { $up }. بی‌رأی، پس رو به بالا: { $missing }.
        }
    }
}
event-vote-counted = { $out ->
    [yes] { NUMBER($downs) } دستِ رو به پایین کافی است.
   *[no] { $seat_is ->
        [me] { NUMBER($downs) } دستِ رو به پایین کافی نیست: می‌مانید.
       *[other] { NUMBER($downs) } دستِ رو به پایین کافی نیست: { $seat } می‌ماند.
    }
}
event-trial-cancelled = { $seat_is ->
    [me] شما رفتید و دیگر رأی‌گیری در کار نیست.
   *[other] { $seat } رفت و دیگر رأی‌گیری در کار نیست.
}
event-shot = { $seat_is ->
    [me] بنگ! به { $about } شلیک کردید. (#{ NUMBER($number) })
   *[other] { $about_is ->
        [me] بنگ! { $seat } به شما شلیک کرد. (#{ NUMBER($number) })
       *[other] بنگ! { $seat } به { $about } شلیک کرد. (#{ NUMBER($number) })
    }
}
event-blasted = { $side_id ->
    [left] { $seat_is ->
        [me] تنها نمی‌روید: { $about } هم که سمت چپتان است با شما می‌رود. (#{ NUMBER($number) })
       *[other] { $about_is ->
            [me] { $seat } تنها نمی‌رود: شما هم که سمت چپش هستید می‌روید. (#{ NUMBER($number) })
           *[other] { $seat } تنها نمی‌رود: { $about } هم که سمت چپ اوست می‌رود. (#{ NUMBER($number) })
        }
    }
   *[right] { $seat_is ->
        [me] تنها نمی‌روید: { $about } هم که سمت راستتان است با شما می‌رود. (#{ NUMBER($number) })
       *[other] { $about_is ->
            [me] { $seat } تنها نمی‌رود: شما هم که سمت راستش هستید می‌روید. (#{ NUMBER($number) })
           *[other] { $seat } تنها نمی‌رود: { $about } هم که سمت راست اوست می‌رود. (#{ NUMBER($number) })
        }
    }
}
event-eliminated = { $how_id ->
    [dusk] { $seat_is ->
        [me] غروب شد و سرانجام باید بروید. کارتتان رو شد: { $role }.
       *[other] غروب شد و سرانجام { $seat } باید برود. کارتش رو شد: { $role }.
    }
   *[other] { $seat_is ->
        [me] میز را ترک کردید و کارتتان رو شد: { $role }.
       *[other] { $seat } میز را ترک کرد و کارتش رو شد: { $role }.
    }
}
event-day-ended = { $reason_id ->
    [time] وقت تمام شد. روز { NUMBER($day) } به پایان رسید.
    [all_over] همه حرفشان را زدند. روز { NUMBER($day) } به پایان رسید.
    [shot] پس از شلیک دیگر حرفی نیست. روز { NUMBER($day) } به پایان رسید.
   *[vote] روز { NUMBER($day) } به پایان رسید.
}
event-offer-fulfilled = { $seat_is ->
    [me] پیشنهاد امروز باطل نشد. سر اسب جلوی شماست: پیشنهادی بود که نمی‌شد ردش کرد.
   *[other] پیشنهاد امروز باطل نشد. سر اسب جلوی { $seat } است: پیشنهادی بود که نمی‌شد ردش کرد.
}
event-offer-lifted = { $seat_is ->
    [me] امروز خیانتکاری حذف شد. سر اسب دست از سر شما برداشت.
   *[other] امروز خیانتکاری حذف شد. سر اسب دست از سر { $seat } برداشت.
}
event-item-returned = { $item_id ->
    [gun] اسلحه پیش میانجی برگشت.
    [vest] جلیقه پیش میانجی برگشت.
   *[horse_head] سر اسب را بردند.
}
event-pointed = { $choice_is ->
    [nobody] { $seat_is ->
        [me] به کسی اشاره نمی‌کنید: امشب دستگیری نباشد.
       *[other] { $seat } به کسی اشاره نمی‌کند: امشب دستگیری نباشد.
    }
    [unset] { $seat_is ->
        [me] انگشتتان را پایین آوردید.
       *[other] { $seat } انگشتش را پایین آورد.
    }
    [me] { $seat_is ->
        [me] به خودتان اشاره کردید.
       *[other] { $seat } به شما اشاره کرد.
    }
   *[other] { $seat_is ->
        [me] به { $choice } اشاره کردید.
       *[other] { $seat } به { $choice } اشاره کرد.
    }
}
event-signed = { $sign_id ->
    [nod] { $seat_is ->
        [me] برای { $target } سر تکان دادید که بله.
       *[other] { $target_is ->
            [me] { $seat } برای شما سر تکان داد که بله.
           *[other] { $seat } برای { $target } سر تکان داد که بله.
        }
    }
    [shake] { $seat_is ->
        [me] برای { $target } سر تکان دادید که نه.
       *[other] { $target_is ->
            [me] { $seat } برای شما سر تکان داد که نه.
           *[other] { $seat } برای { $target } سر تکان داد که نه.
        }
    }
   *[mark] { $seat_is ->
        [me] { $target } را نشان کردید: { $role }.
       *[other] { $target_is ->
            [me] { $seat } روی شما نشان گذاشت: { $role }.
           *[other] { $seat } روی { $target } نشان گذاشت: { $role }.
        }
    }
}
event-choice-entered = { $choice_is ->
    [nobody] { $seat_is ->
        [me] امشب از آن می‌گذرید. ({ $call })
       *[other] { $seat } امشب از آن می‌گذرد. ({ $call })
    }
    [me] { $seat_is ->
        [me] انتخاب شما: خودتان. ({ $call })
       *[other] { $call }: { $choice }.
    }
   *[other] { $seat_is ->
        [me] انتخاب شما: { $choice }. ({ $call })
       *[other] { $call }: { $choice }.
    }
}
event-side-set = { $item_id ->
    [gun] { $side_id ->
        [left] اگر اسلحه به شما برسد به سمت چپ می‌رود.
       *[right] اگر اسلحه به شما برسد به سمت راست می‌رود.
    }
   *[vest] { $side_id ->
        [left] اگر جلیقه به شما برسد به سمت چپ می‌رود.
       *[right] اگر جلیقه به شما برسد به سمت راست می‌رود.
    }
}
event-word-sent = { $answer_id ->
    [nothing] { $seat_is ->
        [me] کلمه‌ای نمی‌فرستید.
       *[other] { $seat } کلمه‌ای نمی‌فرستد.
    }
    [text] { $seat_is ->
        [me] کلمه‌ای می‌فرستید: «{ $word }».
       *[other] { $seat } کلمه‌ای می‌فرستد: «{ $word }».
    }
    [player] { $seat_is ->
        [me] نامی می‌فرستید: { $about }.
       *[other] { $seat } نامی می‌فرستد: { $about }.
    }
   *[role] { $seat_is ->
        [me] نام یک نقش را می‌فرستید: { $answer }.
       *[other] { $seat } نام یک نقش را می‌فرستد: { $answer }.
    }
}
event-doomed = { "" }
event-night-cleared = { "" }
event-dawn-reported = { $seats_is ->
    [none] صبح به خیر. دیشب کسی حذف نشد.
    [me] صبح به خیر. دیشب شما حذف شدید.
    [us] صبح به خیر. دیشب { $seats } حذف شدید.
    [other] صبح به خیر. دیشب { $seats } حذف شد.
   *[others] صبح به خیر. دیشب { $seats } حذف شدند.
}
event-cause-told = { $cause_id ->
    [strike] { $seat_is ->
        [me] آدم‌کش شما را پیدا کرد.
       *[other] آدم‌کش { $seat } را پیدا کرد.
    }
    [miss] { $seat_is ->
        [me] به آدم اشتباهی حمله کردید.
       *[other] { $seat } به آدم اشتباهی حمله کرد.
    }
   *[arrest] { $seat_is ->
        [me] دستگیر شدید.
       *[other] { $seat } دستگیر شد.
    }
}
event-coin-given = { $seat_is ->
    [me] سکه‌ای برای { $to } گذاشتید. (#{ NUMBER($number) })
   *[other] { $to_is ->
        [me] { $seat } سکه‌ای برای شما گذاشت. (#{ NUMBER($number) })
       *[other] { $seat } سکه‌ای برای { $to } گذاشت. (#{ NUMBER($number) })
    }
}
event-coin-spent = { $seat_is ->
    [me] یکی از سکه‌هایتان رفت؛ { NUMBER($left) } سکه دارید.
   *[other] یکی از سکه‌های { $seat } رفت؛ { NUMBER($left) } سکه دارد.
}
event-coins-returned = { NUMBER($count) } سکه به بانک برگشت.
event-item-placed = { $item_id ->
    [gun] { $seat_is ->
        [me] اسلحه جلوی شماست.
       *[other] اسلحه جلوی { $seat } است.
    }
    [vest] { $seat_is ->
        [me] جلیقه جلوی شماست.
       *[other] جلیقه جلوی { $seat } است.
    }
   *[horse_head] { $seat_is ->
        [me] سر اسبی جلوی شماست.
       *[other] سر اسبی جلوی { $seat } است.
    }
}
event-item-refused = { $item_id ->
    [gun] { $seat_is ->
        [me] دست به اسلحه نمی‌زنید.
       *[other] { $seat } دست به اسلحه نمی‌زند.
    }
   *[vest] { $seat_is ->
        [me] دست به جلیقه نمی‌زنید.
       *[other] { $seat } دست به جلیقه نمی‌زند.
    }
}
event-item-passed = { $item_id ->
    [gun] { $seat_is ->
        [me] اسلحه را جلوی { $to } سُر دادید. (#{ NUMBER($number) })
       *[other] { $to_is ->
            [me] { $seat } اسلحه را جلوی شما سُر داد. (#{ NUMBER($number) })
           *[other] { $seat } اسلحه را جلوی { $to } سُر داد. (#{ NUMBER($number) })
        }
    }
   *[vest] { $seat_is ->
        [me] جلیقه را جلوی { $to } سُر دادید. (#{ NUMBER($number) })
       *[other] { $to_is ->
            [me] { $seat } جلیقه را جلوی شما سُر داد. (#{ NUMBER($number) })
           *[other] { $seat } جلیقه را جلوی { $to } سُر داد. (#{ NUMBER($number) })
        }
    }
}
event-away-noted = { "" }
event-went-away = { $seat_is ->
    [me] شما غایب حساب شده‌اید.
   *[other] { $seat } غایب است.
}
event-came-back = { $seat_is ->
    [me] شما دیگر غایب حساب نمی‌شوید.
   *[other] { $seat } دیگر غایب حساب نمی‌شود.
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
        [me] به‌موقع پاسخ ندادید؛ میز به جای شما پاسخ می‌دهد.
       *[other] { $seat } به‌موقع پاسخ نداد؛ میز به جایش پاسخ می‌دهد.
    }
}
event-role-opened = { $seat_is ->
    [me] کارت شما: { $role }.
   *[other] کارت { $seat }: { $role }.
}
    .part = { $seat } ({ $role })
    .all = کارت‌ها: { $parts }.
event-fact-opened = { "" }
event-ghost-opened = { "" }
event-game-ended = { $reason_id ->
    [family] بازی تمام شد. خانواده خانه‌تکانی کرد. برندگان: { $seats }.
    [traitors] بازی تمام شد. دست بالا با خیانتکاران است. برندگان: { $seats }.
    [draw] بازی تمام شد و نتیجه مساوی است: دورهای آرام زیادی گذشت.
    [cops] بازی تمام شد. دون گلوله خورد و پلیس‌ها بردند. برندگان: { $seats }.
    [don] بازی تمام شد. شیرینی مال دون است. برندگان: { $seats }.
   *[none] بازی بدون نتیجه تمام شد.
}
event-round-began = دور { NUMBER($round) }. همه چشم‌هایتان را ببندید.
event-gun-placed = { $seat_is ->
    [me] چشم‌ها باز. اسلحه جلوی شماست: کسی اینجا برایتان پاپوش دوخته است.
   *[other] چشم‌ها باز. اسلحه جلوی { $seat } است.
}
event-last-call = آخرین فرصت. همین حالا شلیک کنید، وگرنه قرعه ماشه را می‌کشد.
event-banged = { $don ->
    [yes] { $seat_is ->
        [me] بنگ! به { $about } شلیک کردید، و دون بود. (#{ NUMBER($number) })
       *[other] { $about_is ->
            [me] بنگ! { $seat } به شما که دون بودید شلیک کرد. (#{ NUMBER($number) })
           *[other] بنگ! { $seat } به { $about } شلیک کرد، و دون بود. (#{ NUMBER($number) })
        }
    }
   *[no] { $seat_is ->
        [me] بنگ! به { $about } شلیک کردید. دون نبود. (#{ NUMBER($number) })
       *[other] { $about_is ->
            [me] بنگ! { $seat } به شما شلیک کرد. شما دون نبودید. (#{ NUMBER($number) })
           *[other] بنگ! { $seat } به { $about } شلیک کرد. دون نبود. (#{ NUMBER($number) })
        }
    }
}
event-patsy-shown = { $seat_is ->
    [me] قربانی شما بودید.
   *[other] قربانی { $seat } بود.
}
event-role-word-told = { $seat_is ->
    [me] شما: «با سکه‌م اسم یه نقش رو خریدم: { $role }.» (#{ NUMBER($number) })
   *[other] { $seat }: «با سکه‌م اسم یه نقش رو خریدم: { $role }.» (#{ NUMBER($number) })
}
    .after = { $sentence } «با سکه‌م اسم یه نقش رو خریدم: { $role }.» (#{ NUMBER($number) })
event-player-word-told = { $seat_is ->
    [me] شما: { event-player-word-told.part }
   *[other] { $seat }: { event-player-word-told.part }
}
    .part = { $about_is ->
        [me] «با سکه‌م یه اسم خریدم: اسم شما.» (#{ NUMBER($number) })
       *[other] «با سکه‌م یه اسم خریدم: { $about }.» (#{ NUMBER($number) })
    }
    .after = { $sentence } { event-player-word-told.part }

## How a game ends

ending-family = برد خانواده
    .help = خیانتکاری نمانده است.
ending-traitors = برد خیانتکاران
    .help = تعداد خیانتکاران با خانواده برابر یا بیشتر است.
ending-draw = مساوی
ending-cops = برد پلیس‌ها
ending-don = برد دون
ending-none = هنوز تمام نشده

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-game = بازی
    .help = بازی کامل روز و شب، رأی‌گیری و نقش‌های ویژه دارد، برای ۵ تا ۲۰ بازیکن. بازی سرعتی یک دون، یک اسلحه و چند دقیقه است، برای ۳ تا ۷ بازیکن. اگر انتخاب نکنید، از ۵ بازیکن به بالا بازی کامل است.
    .auto = بسته به تعداد بازیکنان
    .full = پیشنهادی که نمی‌تونی ردش کنی
    .fast = اسلحه رو کنار بذار، شیرینی بردار
option-accomplice = همدست
    .help = یکی از اعضای مافیا همدست است که هر شب می‌تواند اسلحه را به کسی بدهد.
option-loyal_brute = وحشی وفادار
    .help = یکی از اعضای مافیا وحشی وفادار است که هر شب می‌تواند جلیقه را به کسی بدهد.
option-coward = بزدل
    .help = یکی از اعضای مافیا بزدل است که باید اسلحه و جلیقه را به نفر کناری بدهد. همدست، وحشی وفادار یا وسیله‌ی انتخابی لازم دارد.
option-tough_guy = پرزور
    .help = یکی از اعضای مافیا پرزور است که وقتی دستگیر شود یک دور دیگر می‌ماند.
option-assassin = آدم‌کش
    .help = یکی از پلیس‌ها آدم‌کش است که هر شب می‌تواند به دون حمله کند و اگر خطا کند خودش حذف می‌شود.
option-police_chief = رئیس پلیس
    .help = یکی از پلیس‌ها رئیس پلیس است که هر شب می‌تواند بپرسد کسی دون هست یا نه.
option-saboteur = خرابکار
    .help = یکی از پلیس‌ها خرابکار است که وقتی با رأی حذف شود نفر کناری‌اش را هم می‌برد.
option-infiltrator = نفوذی
    .help = یکی از پلیس‌ها نفوذی است که در چشم مشاور از خانواده است.
option-strict_box = فقط کارت‌های جعبه
    .help = نقش‌ها باید با ۲۶ کارت جعبه جور باشند. وگرنه عضو مافیا و پلیس هر چند تا که بخواهید.
option-custom_roles = فهرست نقش‌های دلخواه
    .help = خودتان می‌گویید مشاور و دون در بازی باشند یا نه و چند پلیس باشد؛ بقیه عضو مافیا هستند. خیانتکاران باید کمتر از خانواده باشند.
option-consigliere = مشاور
    .help = مشاور در بازی باشد یا نه. فقط با فهرست نقش‌های دلخواه خاموش می‌شود.
option-don = دون کورلئونه
    .help = دون و همراهش سر اسب در بازی باشند یا نه. فقط با فهرست نقش‌های دلخواه خاموش می‌شود.
option-cops = پلیس‌ها
    .help = با فهرست نقش‌های دلخواه، چند پلیس ساده در بازی باشد. ۰ یعنی همان تعداد که دفترچه برای این میز می‌گوید.
option-bribes = سکه و رشوه
    .help = هر کس شب حذف شود سکه‌ای برای نفر کناری‌اش می‌گذارد، و با سکه می‌شود از یک روح یک کلمه خرید.
option-clocks = ساعت‌ها
    .help = هر مرحله وقتی دارد و همه‌ی شب‌ها یک اندازه‌اند. بدون ساعت، هر مرحله وقتی تمام می‌شود که همه پاسخ داده باشند؛ کندتر است، ولی منتظر همه می‌ماند.
option-opening_seconds = آغاز، به ثانیه
    .help = خیانتکاران پیش از روز ۱ چقدر وقت دارند همدیگر را ببینند.
option-intro_seconds = معارفه، به ثانیه
    .help = هر بازیکن در روز ۱ برای چند کلمه چقدر وقت دارد.
option-day_seconds = مذاکره، به ثانیه
    .help = روز چقدر طول می‌کشد، بدون محاکمه‌ها.
option-second_seconds = تأیید اتهام، به ثانیه
    .help = اتهام چقدر منتظر تأیید می‌ماند.
option-defence_seconds = دفاع، به ثانیه
    .help = متهم چقدر می‌تواند حرف بزند.
option-ballot_seconds = رأی‌گیری، به ثانیه
    .help = چقدر وقت برای رأی دادن هست. رأی ندادن یعنی دست رو به بالا.
option-elect_seconds = وسیله‌ی انتخابی، به ثانیه
    .help = چقدر وقت برای انتخاب دارنده‌ی وسیله هست.
option-pass_seconds = دادن به نفر کناری، به ثانیه
    .help = چقدر وقت هست تا سکه، اسلحه یا جلیقه به نفر کناری داده شود.
option-blast_seconds = انفجار، به ثانیه
    .help = خرابکار چقدر وقت دارد میان چپ و راست انتخاب کند.
option-night_seconds = شب، به ثانیه
    .help = هر شب چقدر طول می‌کشد، هر نقشی که در آن فراخوانده شود.
option-host_pause = میزبان می‌تواند بازی را نگه دارد
    .help = میزبان می‌تواند همه‌ی ساعت‌ها را نگه دارد و دوباره راه بیندازد. اگر خاموش باشد، بازی بی‌وقفه پیش می‌رود.
option-opening_arrest = دستگیری در آغاز
    .help = خیانتکاران پیش از روز ۱ هم کسی را دستگیر می‌کنند. آن وقت کسی هست که هرگز فرصت حرف زدن پیدا نمی‌کند.
option-team_sees_roles = خیانتکاران نقش‌های هم را می‌دانند
    .help = خیانتکاران در آغاز نه‌تنها می‌بینند چه کسانی‌اند، بلکه کارت هم را هم می‌بینند.
option-early_end = روز می‌تواند زودتر تمام شود
    .help = روز وقتی تمام می‌شود که همه «تمام» گفته باشند و اتهامی باز نباشد. بدون ساعت باید روشن باشد.
option-elected_item = وسیله‌ی انتخابی
    .help = پیش از گفت‌وگوی آزاد همه پنهانی کسی را نام می‌برند؛ کسی که بیش از نیمی از جمع نامش را ببرند اسلحه را برای روز یا جلیقه را برای شب می‌گیرد. فقط اگر نقشی که آن را می‌دهد در بازی نباشد.
    .none = هیچ
    .gun = اسلحه
    .vest = جلیقه
option-talk_limit = گفته در روز
    .help = هر بازیکن در یک روز چند گفته می‌تواند داشته باشد. گفت‌وگوی آزاد سقف ندارد.
option-open_ballots = رأی آشکار
    .help = هر رأی همان دم که داده شود دیده می‌شود. وگرنه همه با هم رو می‌شوند.
option-max_trials = محاکمه در روز
    .help = در یک روز چند محاکمه می‌تواند باشد. ۰ یعنی بدون سقف.
option-shot_ends_day = شلیک روز را تمام می‌کند
    .help = پس از شلیک آن روز دیگر حرفی نیست. وگرنه روز ادامه دارد.
option-offer_needs_vote = فقط رأی پیشنهاد را باطل می‌کند
    .help = کسی که سر اسب جلوی اوست فقط وقتی نجات پیدا می‌کند که خیانتکاری با رأی حذف شود، نه با شلیک یا انفجار. دفترچه‌ی انگلیسی این‌طور می‌گوید.
option-team_chat = گفت‌وگوی خیانتکاران
    .help = خیانتکاران در شب گفت‌وگوی خودشان را دارند. وگرنه فقط اشاره می‌کنند و علامت می‌دهند.
option-arrest_rule = دستگیری
    .help = وقتی خیانتکاران همه به یک نفر اشاره نکنند چه کسی دستگیر شود: هیچ‌کس، کسی که بیشترشان به او اشاره می‌کنند، یا به قرعه یکی از کسانی که به آن‌ها اشاره شده است.
    .unanimous = همه باید هم‌نظر باشند
    .majority = بیش از نیمی کافی است
    .random_of_pointed = یکی از اشاره‌شده‌ها، به قرعه
option-self_gift = هدیه به خود
    .help = همدست و وحشی وفادار می‌توانند اسلحه یا جلیقه را برای خودشان نگه دارند.
option-vest_same_night = جلیقه در همان شب
    .help = جلیقه در همان شبی محافظت می‌کند که داده می‌شود و هرگز دیده نمی‌شود. وگرنه یک روز پیش چشم همه است و در شب بعد محافظت می‌کند.
option-tough_until_dusk = پرزور تا غروب
    .help = پرزورِ دستگیرشده در پایان روز بعد می‌رود. وگرنه شب بعد را هم می‌ماند.
option-tough_told = خبر به پرزور
    .help = پرزورِ دستگیرشده سپیده‌دم پنهانی باخبر می‌شود.
option-verbose_dawn = سپیده‌دم می‌گوید چطور
    .help = گزارش سپیده‌دم این را هم می‌گوید که هر کس چطور حذف شد: با دستگیری، به دست آدم‌کش، یا با خطای خودش.
option-coward_secret = بزدل پنهانی به نفر کناری می‌دهد
    .help = بزدل در شب برای اسلحه و جلیقه سمتی تعیین می‌کند و آن‌ها پیش نفر کناری دیده می‌شوند. وگرنه همه می‌بینند که بزدل آن‌ها را می‌دهد.
option-word_list_only = کلمه فقط نام باشد
    .help = روحی که رشوه گرفته فقط نام یک بازیکن یا یک نقش را می‌تواند بفرستد، نه کلمه‌ی دیگری.
option-ghost_view = دید روح‌ها
    .help = فقط آنچه همگانی است، یا همه‌چیز. «بسته به رشوه» یعنی همه‌چیز، مگر آنکه بشود به روح‌ها رشوه داد.
    .auto = بسته به رشوه
    .public = آنچه همگانی است
    .full = همه‌چیز
option-spectator_delay_seconds = تأخیر برای تماشاگران، به ثانیه
    .help = کسانی که بدون صندلی تماشا می‌کنند همه‌چیز را چقدر دیرتر می‌بینند تا نتوانند به کسی کمک کنند. بازیکنان، روح‌ها و میزبان همان دم می‌بینند.
option-quiet_rounds_limit = دورهای آرام تا تساوی
    .help = پس از این تعداد دورِ پشت سر هم که کسی حذف نشود، بازی مساوی است.
option-fast_secret_seconds = بازی سرعتی: عملیات سری، به ثانیه
    .help = دون چقدر وقت دارد اسلحه را جلوی کسی بگذارد.
option-fast_holder_seconds = بازی سرعتی: تا شلیک، به ثانیه
    .help = دارنده‌ی اسلحه چقدر می‌تواند فکر کند و حرف بزند.
option-fast_last_call_seconds = بازی سرعتی: آخرین فرصت، به ثانیه
    .help = پس از اعلام آخرین فرصت چقدر وقت برای شلیک هست. بعد قرعه ماشه را می‌کشد.
option-patsy_counts = بازی سرعتی: قربانی پلیس حساب می‌شود
    .help = با هفت بازیکن، دون وقتی می‌برد که حداکثر یک پلیس مانده باشد، و قربانی هم یکی حساب می‌شود. وگرنه فقط پلیس‌های واقعی حساب‌اند.
option-absent_seconds = غیبت پس از چند ثانیه
    .help = ارتباط کسی چقدر قطع باشد تا غایب به حساب بیاید.
option-absent_seat = بازیکنان غایب
    .help = چه کسی به جای کسی بازی کند که برای همیشه رفته است: پاسخ‌های پیش‌فرض، یک ربات یا یک بازیکن جایگزین.
    .defaults = پاسخ‌های پیش‌فرض
    .bot = یک ربات
    .substitute = یک بازیکن جایگزین

preset-by-the-letter = مو به مو طبق دفترچه
    .help = هر جا برداشت ما با متن دفترچه فرق دارد، متن دفترچه معتبر است: روز فقط با رأی یا با پایان وقت تمام می‌شود، و هر کس رفته است همه‌چیز را تماشا می‌کند.

## Why not, and what to do instead

refusal-bad-seats = این بازی برای ۳ تا ۲۰ بازیکن است، نه { NUMBER($seats) }.
refusal-bad-seats-full = بازی کامل برای ۵ تا ۲۰ بازیکن است، نه { NUMBER($seats) }. بازی سرعتی برای ۳ تا ۷ نفر است.
refusal-bad-seats-fast = بازی سرعتی برای ۳ تا ۷ بازیکن است، نه { NUMBER($seats) }.
refusal-no-roles-in-fast = بازی سرعتی یک دون دارد و بقیه پلیس‌اند: نقش‌های پیشرفته، فهرست دلخواه و رشوه را خاموش کنید.
refusal-no-room-for-roles = نقش‌های پیشرفته بیشتر از اعضای مافیا یا پلیس‌هایی‌اند که جایشان را می‌گیرند؛ کمتر انتخاب کنید، یا بازیکن اضافه کنید.
refusal-coward-needs-item = بزدل اسلحه یا جلیقه در بازی لازم دارد: همدست، وحشی وفادار یا وسیله‌ی انتخابی را اضافه کنید.
refusal-not-in-the-box = { $role ->
    [mafioso] جعبه فقط { NUMBER($most) } عضو مافیا دارد؛ نقش پیشرفته اضافه کنید، یا بیش از جعبه را مجاز کنید.
    [cop] جعبه فقط { NUMBER($most) } پلیس دارد؛ کمتر انتخاب کنید، یا بیش از جعبه را مجاز کنید.
   *[other] جعبه از آن نقش فقط { NUMBER($most) } کارت دارد؛ کمتر انتخاب کنید، یا بیش از جعبه را مجاز کنید.
}
refusal-list-without-custom = مشاور، دون و تعداد پلیس‌ها فقط با فهرست نقش‌های دلخواه عوض می‌شوند؛ آن را روشن کنید.
refusal-sides-out-of-balance = باید دست‌کم یک خیانتکار باشد و خیانتکاران کمتر از خانواده باشند؛ فهرست نقش‌ها را عوض کنید.
refusal-day-without-end = بدون ساعت ممکن است روز هرگز تمام نشود؛ بگذارید روز زودتر تمام شود، یا ساعت‌ها را روشن کنید.
refusal-item-has-giver = آن وسیله را یکی از نقش‌های بازی می‌دهد؛ وسیله‌ی دیگر را انتخاب کنید، یا آن نقش را کنار بگذارید.

refusal-game-over = بازی تمام شده است؛ دیگر کاری در آن نمی‌شود کرد.
refusal-ghost-acts = شما حالا روحید: تماشا کنید و با روح‌های دیگر حرف بزنید.
refusal-ghost-talks = روح‌ها به زنده‌ها چیزی نمی‌گویند؛ با روح‌های دیگر حرف بزنید.
refusal-no-such-player = کسی آنجا ننشسته است.
refusal-not-in-fast = بازی سرعتی این چیزها را ندارد: حرف بزنید و دون را پیدا کنید.
refusal-only-in-fast = این مال بازی سرعتی است.
refusal-not-living = آن بازیکن روح است؛ کسی را نام ببرید که زنده است.
refusal-nothing-to-confirm = حالا چیزی برای تأیید نیست.
refusal-not-confirmed = هنوز چیزی را تأیید نکرده‌اید.
refusal-confirmed-already = پیش از این تأیید کرده‌اید.

refusal-no-introduction-now = حالا وقت معارفه نیست.
refusal-no-over-now = «تمام» برای مذاکره است، وقتی اتهامی باز نیست.
refusal-over-already = «تمام» گفته‌اید؛ اگر باز حرفی دارید آن را پس بگیرید.
refusal-not-over-yet = «تمام» نگفته‌اید، پس چیزی نیست که پس بگیرید.
refusal-no-election-now = حالا دارنده‌ی وسیله‌ای انتخاب نمی‌شود.
refusal-no-accusing-now = فقط در گفت‌وگوی آزاد، هنگام مذاکره، می‌توانید کسی را متهم کنید.
refusal-not-oneself = خودتان نمی‌شود؛ بازیکن دیگری را نام ببرید.
refusal-one-accusation = اتهامی باز است؛ صبر کنید تا تکلیفش روشن شود.
refusal-accused-today = امروز آن بازیکن را متهم کرده‌اید؛ به دیگران بسپارید، یا تا فردا صبر کنید.
refusal-enough-trials = محاکمه برای یک روز بس است؛ تا فردا صبر کنید.
refusal-nothing-to-withdraw = اتهامی ندارید که پس بگیرید؛ اتهامِ تأییدشده سر جایش می‌ماند.
refusal-nothing-to-second = اتهامی منتظر تأیید نیست.
refusal-not-your-second = متهم‌کننده و متهم نمی‌توانند تأیید کنند؛ کس دیگری باید تأیید کند.
refusal-second-answered = گفته‌اید که تأیید نمی‌کنید.
refusal-no-defence-now = حالا کسی دفاع نمی‌کند.
refusal-not-your-defence = فقط متهم می‌تواند دفاع را تمام کند.
refusal-no-vote-now = حالا رأی‌گیری نیست؛ اول باید کسی متهم و اتهامش تأیید شود.
refusal-same-thumb = رأیتان همین حالا هم همین است.
refusal-no-shooting-now = فقط در مذاکره، از شروع گفت‌وگوی آزاد، می‌توانید شلیک کنید.
refusal-no-gun = اسلحه جلوی شما نیست.
refusal-no-blast-now = حالا چیزی نیست که منفجر کنید.
refusal-no-coin-to-give = حالا سکه‌ای ندارید که بدهید.
refusal-nothing-to-pass = اینجا چیزی نیست که باید به نفر کناری بدهید.
refusal-no-sides-to-set = حالا سمتی نیست که تعیین کنید.
refusal-same-side = همین سمت تعیین شده است.

refusal-no-talk-now = حالا وقت حرف زدن نیست.
refusal-no-talk-in-vote = هنگام رأی‌گیری حرف نمی‌زنند؛ رأیتان را بدهید.
refusal-only-accused-speaks = حالا فقط متهم حرف می‌زند؛ گوش بدهید.
refusal-not-your-introduction = حالا معارفه‌ی کس دیگری است؛ صبر کنید تا نوبت شما شود.
refusal-night-is-silent = شب ساکت است؛ تا سپیده‌دم صبر کنید.
refusal-enough-talk = امروز { NUMBER($most) } گفته داشته‌اید و سقفش همین است؛ ولی باز هم می‌توانید آزادانه حرف بزنید.
refusal-no-such-argument = این گفته اینجا معنا ندارد: باید درباره‌ی بازیکن دیگری سر این میز باشد، یا درباره‌ی نقشی که در بازی است.
refusal-no-such-night = فقط از شبی می‌توانید گزارش بدهید که گذشته است.
refusal-bad-question = پرسش دقیقاً یک جای خالی دارد؛ یکی را خالی بگذارید و بقیه را پر کنید.
refusal-open-place = گفته جای خالی ندارد؛ آن را پر کنید، یا پرسش بسازید.
refusal-no-such-act = گفته‌ای با آن شماره نیست که با آن موافق یا مخالف باشید.
refusal-no-such-entry = دفتر سطری با آن شماره ندارد.
refusal-no-such-reason = برای این نمی‌شود دلیل آورد؛ دلیل را با گفته‌ی دیگری بیاورید.
refusal-no-bribes = این بازی رشوه ندارد.
refusal-no-team-chat = خیانتکاران در این بازی گفت‌وگو ندارند؛ اشاره می‌کنند و علامت می‌دهند.
refusal-not-of-the-team = حالا نمی‌توانید این کار را بکنید.
refusal-not-a-ghost = فقط روح‌ها میان روح‌ها حرف می‌زنند.

refusal-no-night-now = این کار مال شب است و حالا شب نیست.
refusal-call-closed = امشب برای این کار دیر شده است.
refusal-no-powers-in-opening = در آغاز کسی از توانایی‌اش استفاده نمی‌کند؛ تا شب اول صبر کنید.
refusal-not-a-traitor = شما در دستگیری شریک نیستید.
refusal-same-choice = انتخابتان همین حالا هم همین است.
refusal-no-peeking = با این نقش نمی‌توانید درباره‌ی دیگران بپرسید.
refusal-no-offer = با این نقش نمی‌توانید پیشنهاد بدهید.
refusal-offer-used = پیشنهادتان را داده‌اید؛ در هر بازی فقط یکی هست.
refusal-no-gun-to-give = با این نقش نمی‌توانید اسلحه را به کسی بدهید.
refusal-no-vest-to-give = با این نقش نمی‌توانید جلیقه را به کسی بدهید.
refusal-no-self-gift = سر این میز نمی‌توانید آن را به خودتان بدهید؛ بازیکن دیگری را نام ببرید.
refusal-no-striking = با این نقش نمی‌توانید به کسی حمله کنید.
refusal-no-seeking = با این نقش نمی‌توانید دنبال دون بگردید.
refusal-no-coin = سکه‌ای برای رشوه ندارید.
refusal-not-a-ghost-named = فقط به کسی می‌شود رشوه داد که سر شب روح بوده است.
refusal-no-word-asked = حالا کلمه‌ای از شما نخواسته‌اند.
refusal-bad-word = این یک کلمه نیست: ۱ تا ۲۴ حرف، بدون فاصله، رقم یا نشانه‌ی دیگر.
refusal-only-listed-words = سر این میز فقط نام یک بازیکن یا یک نقش را می‌شود فرستاد.

refusal-not-the-don = این کار فقط با دون است.
refusal-no-tapping-now = قربانی فقط در اولین عملیات سری و با هفت بازیکن انتخاب می‌شود.
refusal-no-placing-now = اسلحه را فقط در عملیات سری جلوی کسی می‌گذارند.
refusal-gun-must-be-placed = اول اسلحه را جلوی کسی بگذارید.
refusal-patsy-must-be-tapped = اول قربانی را انتخاب کنید.
refusal-not-the-patsy = اسلحه هرگز به قربانی نمی‌رسد؛ بازیکن دیگری را انتخاب کنید.
refusal-no-bang-now = حالا وقت شلیک نیست.
refusal-not-the-holder = اسلحه جلوی شما نیست؛ با کسی که آن را دارد حرف بزنید.

refusal-no-clock-runs = ساعتی کار نمی‌کند که وقتش تمام شود.
refusal-away-already = آن بازیکن غایب حساب شده است.
refusal-not-known = مجاز بودن آن به چیزهایی بستگی دارد که شما نمی‌بینید.
