# Corleone's Empire: cards, places, figures, effects, questions, what happened, options, and why not.

corleone = پدرخوانده: امپراتوری کورلئون
    .about = نیویورک، دهه‌ی ۱۹۵۰. آدم‌کش‌ها و اعضای خاندانتان را پیِ پول و کالا بفرستید، مأموریت‌های دون را انجام دهید، بر سر ناحیه‌ها بجنگید، متحدان را با رشوه بخرید و پیش از آنکه وقت باج برسد پولتان را در چمدان بگذارید.

## Cards of a hand: money, goods, jobs, allies. .short is for narrow lines, .help says what the card does.

card-money_1 = ۱ دلاری
    .short = $۱
    .help = پول فقط وقتی حساب می‌شود که در چمدانتان باشد.
card-money_2 = ۲ دلاری
    .short = $۲
    .help = پول فقط وقتی حساب می‌شود که در چمدانتان باشد.
card-money_3 = ۳ دلاری
    .short = $۳
    .help = پول فقط وقتی حساب می‌شود که در چمدانتان باشد.
card-money_5 = ۵ دلاری
    .short = $۵
    .help = پول فقط وقتی حساب می‌شود که در چمدانتان باشد.
card-gun = اسلحه
    .short = اسل
    .help = کالای غیرقانونی: هزینه‌ی مأموریت‌ها.
card-booze = مشروب
    .short = مشر
    .help = کالای غیرقانونی: هزینه‌ی مأموریت‌ها.
card-blood_money = پول خون
    .short = خون
    .help = کالای غیرقانونی: هزینه‌ی مأموریت‌ها. پول به حساب نمی‌آید.
card-narcotics = مواد مخدر
    .short = مخد
    .help = کالای غیرقانونی که در پرداخت هزینه‌ی مأموریت جای یک اسلحه، یک مشروب یا یک پول خون را می‌گیرد.

card-shake_down = زورگیری
    .help = مأموریت زرد. هزینه: پول خون، اسلحه و مشروب. دستمزد: ۵ دلار. در هر تجارتی که بخواهید معامله کنید.
card-protection_racket = پول محافظت
    .help = مأموریت زرد. هزینه: مشروب و پول خون. دستمزد: ۲ دلار و ۲ دلار. از یک ناحیه‌ی دلخواه پشتیبانی کنید.
card-extortion = اخاذی
    .help = مأموریت زرد. هزینه: اسلحه و مشروب. دستمزد: ۳ دلار. ۱ کارت تصادفی از دست بازیکن دیگری بگیرید.
card-strong_arm = گردن‌کلفتی
    .help = مأموریت زرد. هزینه: اسلحه و پول خون. دستمزد: ۲ دلار. یکی از آدم‌کش‌هایتان را به تجارت دیگری ببرید و آنجا معامله کنید.
card-collect_the_debt = وصول طلب
    .help = مأموریت زرد. هزینه: پول خون. دستمزد: ۳ دلار.
card-backroom_deal = معامله‌ی پشت پرده
    .help = مأموریت آبی. هزینه: مشروب و پول خون. دستمزد: ۳ دلار. ۱ کارت پول در چمدان بگذارید؛ ۲ مأموریت بکشید و ۱ را نگه دارید.
card-cook_the_books = حساب‌سازی
    .help = مأموریت آبی. هزینه: پول خون. دستمزد: ۱ دلار. ۱ کارت پول در چمدان بگذارید.
card-money_laundering = پول‌شویی
    .help = مأموریت آبی. هزینه: ۲ پول خون و مشروب. دستمزد: ۵ دلار. تا ۲ کارت پول در چمدان بگذارید.
card-buy_a_witness = خریدن شاهد
    .help = مأموریت آبی. هزینه: مشروب و اسلحه. دستمزد: ۳ دلار. سر اسب را بگیرید؛ ۲ مأموریت بکشید و ۱ را نگه دارید.
card-offshore_account = حساب برون‌مرزی
    .help = مأموریت آبی. هزینه: ۲ پول خون، اسلحه و مشروب. دستمزد: ۵ دلار و ۳ دلار. تا ۳ کارت پول در چمدان بگذارید.
card-rigged_election = تقلب در انتخابات
    .help = مأموریت آبی. هزینه: ۲ مشروب و پول خون. دستمزد: ۳ دلار. یک نشانگر کنترل در ناحیه‌ای بگذارید که در آن فیگور دارید.
card-unrefusable_offer = پیشنهادی که نمی‌شود رد کرد
    .help = مأموریت سبز. هزینه: اسلحه و پول خون. دستمزد: ۲ دلار. هر بازیکن دیگری یک کارت پول پیشنهاد می‌کند؛ بیشترین به چمدان شما می‌رود و بقیه به بانک.
card-hijack_a_truck = ربودن کامیون
    .help = مأموریت سبز. هزینه: اسلحه. دستمزد: ۱ دلار. یک مشروب بگیرید.
card-bank_robbery = سرقت بانک
    .help = مأموریت سبز. هزینه: ۲ اسلحه و مشروب. دستمزد: ۵ دلار و ۳ دلار.
card-crack_the_case = شکستن قفل چمدان
    .help = مأموریت سبز. هزینه: اسلحه و مشروب. دستمزد: ۲ دلار. ۱ کارت پول تصادفی از چمدان بازیکن دیگری بگیرید.
card-move_the_shipment = جابه‌جایی محموله
    .help = مأموریت سبز. هزینه: ۲ مشروب و پول خون. دستمزد: ۳ دلار، ۳ دلار و ۲ دلار.
card-skim_the_take = کش رفتن از دخل
    .help = مأموریت سبز. هزینه: مشروب و پول خون. دستمزد: ۵ دلار.
card-car_bomb = بمب‌گذاری در ماشین
    .help = مأموریت خاکستری. هزینه: ۲ اسلحه و پول خون. دستمزد: ۲ دلار. در یک ناحیه تا ۳ آدم‌کش، عضو خاندان یا فیگور مستقل را بکشید.
card-drive_by_shooting = تیراندازی از ماشین
    .help = مأموریت خاکستری. هزینه: ۲ اسلحه و مشروب. دستمزد: ۳ دلار. در یک ناحیه حداکثر ۱ عضو خاندان و حداکثر ۱ آدم‌کش را بکشید.
card-gun_down = به گلوله بستن
    .help = مأموریت خاکستری. هزینه: اسلحه و مشروب. دستمزد: ۳ دلار. حداکثر ۱ آدم‌کش را هر جا که باشد بکشید.
card-hit_on_a_made_man = ترور یک کله‌گنده
    .help = مأموریت خاکستری. هزینه: اسلحه و پول خون. دستمزد: ۲ دلار. حداکثر ۱ عضو خاندان را هر جا که باشد بکشید.
card-intimidation = ارعاب
    .help = مأموریت خاکستری. هزینه: مشروب. دستمزد: ۲ دلار. یک آدم‌کش یا عضو خاندانِ بازیکن دیگری را جابه‌جا کنید؛ کسی از جای تازه‌اش چیزی به دست نمی‌آورد.

card-mayor_1 = شهردار (اکت ۱)
    .help = متحد اکت ۱. شهردار را بگذارید یا جابه‌جا کنید و مثل عضو خاندان پشتیبانی کنید.
card-union_boss_1 = رئیس اتحادیه (اکت ۱)
    .help = متحد اکت ۱. رئیس اتحادیه را بگذارید یا جابه‌جا کنید و مثل آدم‌کش معامله کنید.
card-police_chief_1 = رئیس پلیس (اکت ۱)
    .help = متحد اکت ۱. رئیس پلیس را بگذارید یا جابه‌جا کنید؛ یک ۳ دلاری بگیرید.
card-small_time_bookie = دلال خرده‌پای شرط‌بندی
    .help = متحد اکت ۱. یک ۲ دلاری بگیرید؛ ۱ کارت پول در چمدان بگذارید.
card-hired_muscle = گردن‌کلفت اجیرشده
    .help = متحد اکت ۱. حداکثر ۱ آدم‌کش را هر جا که باشد بکشید؛ یک ۲ دلاری بگیرید.
card-capo = کاپو
    .help = متحد اکت ۱. از یک ناحیه‌ی دلخواه پشتیبانی کنید.
card-mayor_2 = شهردار (اکت ۲)
    .help = متحد اکت ۲. شهردار را بگذارید یا جابه‌جا کنید و مثل عضو خاندان پشتیبانی کنید؛ یک ۲ دلاری بگیرید.
card-union_boss_2 = رئیس اتحادیه (اکت ۲)
    .help = متحد اکت ۲. رئیس اتحادیه را بگذارید یا جابه‌جا کنید و مثل آدم‌کش معامله کنید؛ یک ۲ دلاری بگیرید.
card-police_chief_2 = رئیس پلیس (اکت ۲)
    .help = متحد اکت ۲. رئیس پلیس را بگذارید یا جابه‌جا کنید؛ حداکثر ۱ آدم‌کش را در ناحیه‌ی او بکشید؛ یک ۳ دلاری بگیرید.
card-family_accountant = حسابدار خاندان
    .help = متحد اکت ۲. تا ۲ کارت پول در چمدان بگذارید.
card-police_evidence_manager = مسئول انبار مدارک پلیس
    .help = متحد اکت ۲. ۳ کالای دلخواه از میان اسلحه، مشروب و پول خون بگیرید، همه متفاوت.
card-tax_advisor = مشاور مالیاتی
    .help = متحد اکت ۲. ۱ کارت بسوزانید و یک ۵ دلاری بگیرید؛ ۱ کارت پول در چمدان بگذارید.
card-mayor_3 = شهردار (اکت ۳)
    .help = متحد اکت ۳. شهردار را بگذارید یا جابه‌جا کنید و مثل عضو خاندان پشتیبانی کنید؛ تا ۲ کارت پول در چمدان بگذارید.
card-union_boss_3 = رئیس اتحادیه (اکت ۳)
    .help = متحد اکت ۳. رئیس اتحادیه را بگذارید یا جابه‌جا کنید و مثل آدم‌کش معامله کنید؛ تا ۲ کارت پول در چمدان بگذارید.
card-police_chief_3 = رئیس پلیس (اکت ۳)
    .help = متحد اکت ۳. رئیس پلیس را بگذارید یا جابه‌جا کنید؛ حداکثر ۱ آدم‌کش یا عضو خاندان را در ناحیه‌ی او بکشید؛ یک ۵ دلاری بگیرید.
card-hollywood_producer = تهیه‌کننده‌ی هالیوود
    .help = متحد اکت ۳. یک ۵ دلاری بگیرید؛ تا ۲ کارت پول در چمدان بگذارید.
card-federal_judge = قاضی فدرال
    .help = متحد اکت ۳. یک نشانگر کنترل در ناحیه‌ای بگذارید که در آن فیگور دارید؛ ۱ کارت پول در چمدان بگذارید.
card-newspaper_editor = سردبیر روزنامه
    .help = متحد اکت ۳. ۲ مأموریت بکشید و ۱ را نگه دارید؛ ۳ کالای دلخواه از میان اسلحه، مشروب و پول خون بگیرید.

card-unknown = کارتی که نمی‌بینید
    .short = ؟
    .help = شما نمی‌توانید این کارت را ببینید.
card-none = هیچ کارتی
    .short = -
    .help = اینجا کارتی نیست.

## Places: turfs, businesses, family-member spaces, and where figures are besides. .help says what a place gives.

place-wall_street = وال استریت
    .help = ناحیه‌ی ۱.
place-brooklyn = بروکلین
    .help = ناحیه‌ی ۲.
place-upper_east_side = آپر ایست ساید
    .help = ناحیه‌ی ۳.
place-queens = کوئینز
    .help = ناحیه‌ی ۴.
place-upper_west_side = آپر وست ساید
    .help = ناحیه‌ی ۵.
place-midtown = میدتاون
    .help = ناحیه‌ی ۶.
place-chelsea = چلسی
    .help = ناحیه‌ی ۷.
place-central_park = سنترال پارک
    .help = ناحیه نیست: فضای آدم‌کش ندارد و کسی کنترلش نمی‌کند. عضو خاندانی که کنار آن باشد می‌تواند ۱ کارت پول در چمدان بگذارد.
place-hudson_river = رودخانه‌ی هادسون
    .help = فیگورهای کشته‌شده تا اکت بعدی اینجا هستند.

place-exchange_bank = بانک پس‌انداز بورس
    .help = وال استریت. نیمه‌ی بالا: ۱ کارت پول در چمدان بگذارید. نیمه‌ی پایین: تا ۲ کارت پول در چمدان بگذارید.
place-navy_yard = اسکله‌ی نیروی دریایی
    .help = بروکلین. نیمه‌ی بالا: یک اسلحه بگیرید. نیمه‌ی پایین: یک اسلحه بگیرید؛ یک ۲ دلاری بگیرید.
place-gentlemens_club = باشگاه آقایان
    .help = آپر ایست ساید. نیمه‌ی بالا: یک ۲ دلاری بگیرید. نیمه‌ی پایین: یک ۳ دلاری بگیرید؛ سر اسب را بگیرید.
place-bottling_plant = کارخانه‌ی بطری‌پرکنی
    .help = کوئینز. نیمه‌ی بالا: یک مشروب بگیرید. نیمه‌ی پایین: یک مشروب بگیرید؛ یک ۲ دلاری بگیرید.
place-pawn_exchange = بنگاه کارگشایی
    .help = آپر وست ساید. نیمه‌ی بالا: ۱ کارت بسوزانید و یک اسلحه، مشروب یا پول خون بگیرید. نیمه‌ی پایین: همان؛ یک ۳ دلاری بگیرید.
place-penn_central_railroad = راه‌آهن پن سنترال
    .help = میدتاون. نیمه‌ی بالا: ۲ مأموریت بکشید و ۱ را نگه دارید. نیمه‌ی پایین: ۲ مأموریت بکشید و ۱ را نگه دارید؛ یک ۲ دلاری بگیرید.
place-packing_house = بسته‌بندی گوشت
    .help = چلسی. نیمه‌ی بالا: یک پول خون بگیرید. نیمه‌ی پایین: یک پول خون بگیرید؛ یک ۲ دلاری بگیرید.
place-blue_gunsmith = اسلحه‌سازی
    .help = تایل آبی. نیمه‌ی بالا: یک اسلحه بگیرید. نیمه‌ی پایین: ۲ اسلحه بگیرید.
place-blue_speakeasy = میخانه‌ی زیرزمینی
    .help = تایل آبی. نیمه‌ی بالا: یک مشروب بگیرید. نیمه‌ی پایین: ۲ مشروب بگیرید.
place-blue_loan_office = دفتر وام
    .help = تایل آبی. نیمه‌ی بالا: یک پول خون بگیرید. نیمه‌ی پایین: ۲ پول خون بگیرید.
place-blue_laundromat = رخت‌شویی
    .help = تایل آبی. نیمه‌ی بالا: ۱ کارت پول در چمدان بگذارید. نیمه‌ی پایین: ۱ کارت پول در چمدان بگذارید؛ یک ۲ دلاری بگیرید.
place-blue_numbers_parlor = لاتاری‌خانه
    .help = تایل آبی. نیمه‌ی بالا: یک ۲ دلاری بگیرید. نیمه‌ی پایین: یک ۵ دلاری بگیرید.
place-blue_union_hall = تالار اتحادیه
    .help = تایل آبی. نیمه‌ی بالا: ۲ مأموریت بکشید و ۱ را نگه دارید. نیمه‌ی پایین: ۲ مأموریت بکشید و ۱ را نگه دارید؛ یک ۳ دلاری بگیرید.
place-blue_chop_shop = اوراقچی
    .help = تایل آبی. نیمه‌ی بالا: ۲ کارت بسوزانید و یک ۵ دلاری بگیرید. نیمه‌ی پایین: ۳ کارت بسوزانید و یک ۳ دلاری و یک ۵ دلاری بگیرید.
place-blue_import_warehouse = انبار واردات
    .help = تایل آبی. نیمه‌ی بالا: ۱ کارت بسوزانید و یک اسلحه، مشروب یا پول خون بگیرید. نیمه‌ی پایین: یک اسلحه بگیرید؛ یک مشروب بگیرید.
place-red_pharmacy = واردکننده‌ی دارو
    .help = تایل قرمز. نیمه‌ی بالا: یک کارت مواد مخدر بگیرید. نیمه‌ی پایین: یک کارت مواد مخدر بگیرید؛ یک ۳ دلاری بگیرید.
place-red_night_club = کاباره
    .help = تایل قرمز. نیمه‌ی بالا: یک کارت مواد مخدر بگیرید. نیمه‌ی پایین: ۲ کارت مواد مخدر بگیرید.
place-red_casino = کازینوی بزرگ
    .help = تایل قرمز. نیمه‌ی بالا: ۱ کارت بسوزانید و یک ۵ دلاری بگیرید. نیمه‌ی پایین: ۱ کارت بسوزانید و یک ۵ دلاری بگیرید؛ ۱ کارت پول در چمدان بگذارید.
place-red_holding_company = شرکت هلدینگ
    .help = تایل قرمز. نیمه‌ی بالا: تا ۲ کارت پول در چمدان بگذارید. نیمه‌ی پایین: تا ۳ کارت پول در چمدان بگذارید.

# A family-member space is called after the areas it touches.
place-s01 = چلسی–میدتاون–سنترال پارک
place-s02 = چلسی–میدتاون–وال استریت
place-s03 = میدتاون–کوئینز
place-s04 = چلسی–آپر وست ساید–سنترال پارک
place-s05 = میدتاون–آپر ایست ساید–سنترال پارک
place-s06 = میدتاون–آپر ایست ساید–کوئینز
place-s07 = میدتاون–بروکلین–کوئینز
place-s08 = میدتاون–بروکلین–وال استریت
place-s09 = آپر وست ساید–آپر ایست ساید–سنترال پارک
place-s10 = وال استریت–بروکلین
place-s11 = آپر ایست ساید–کوئینز
place-s12 = چلسی–آپر وست ساید
place-s13 = چلسی–میدتاون
    .help = در بازی دونفره بسته است.
place-s14 = چلسی–وال استریت
    .help = در بازی دونفره بسته است.
place-s15 = بروکلین–کوئینز
    .help = در بازی دونفره بسته است.
place-s16 = آپر وست ساید–سنترال پارک
    .help = در بازی دونفره بسته است.
place-s17 = آپر ایست ساید–سنترال پارک
    .help = در بازی دونفره بسته است.
place-s18 = آپر وست ساید–آپر ایست ساید
    .help = در بازی دونفره بسته است.

place-reserve = رزرو
place-beside = کنار صفحه
place-waiting = منتظر اکت‌های بعد
place-none = هیچ‌جا
place-unknown = جایی نامعلوم

## Families and figures

family-marzullo = مارزولو
    .help = رئیس: دون مارزولو؛ مشاور: سالوو مارزولو؛ جانشین: روزاریو مارزولو.
family-matarazzo = ماتاراتزو
    .help = رئیس: لئولوکا ماتاراتزو؛ مشاور: جیمز اورایلی، ملقب به «عنکبوت»؛ جانشین: تانینو ماتاراتزو.
family-vitale = ویتاله
    .help = رئیس: جانی ویتاله؛ مشاور: سوفیا ویتاله؛ جانشین: تانکردی ویتاله.
family-caccamo = کاکامو
    .help = رئیس: کارلو کاکامو؛ مشاور: اریک کولمن؛ جانشین: تارا کاکامو.
family-pizzino = پیتزینو
    .help = رئیس: تومازو پیتزینو؛ مشاور: قصاب؛ جانشین: کیارا پیتزینو.
family-none = بی‌خاندان

figure-thug = آدم‌کش
    .help = در فضای مربعیِ یک تجارت می‌ایستد و آنجا معامله می‌کند.
figure-don = رئیس خاندان
    .help = عضو خاندان: از همه‌ی ناحیه‌های دور یک فضای گرد پشتیبانی می‌کند.
figure-consigliere = مشاور
    .help = عضو خاندان، از اکت ۲: از همه‌ی ناحیه‌های دور یک فضای گرد پشتیبانی می‌کند.
figure-heir = جانشین
    .help = عضو خاندان، در اکت ۴: از همه‌ی ناحیه‌های دور یک فضای گرد پشتیبانی می‌کند.
figure-mayor = شهردار
    .help = مستقل. مثل عضو خاندان در یک فضای گرد می‌ایستد.
figure-union_boss = رئیس اتحادیه
    .help = مستقل. مثل آدم‌کش در یک تجارت می‌ایستد.
figure-police_chief = رئیس پلیس
    .help = مستقل. در یک ناحیه می‌ایستد، نه در فضایی از آن.
figure-none = هیچ‌کس
figure-unknown = فیگوری نامعلوم

## Colours of jobs, tiles and families

colour-yellow = زرد
colour-blue = آبی
colour-green = سبز
colour-grey = خاکستری
colour-red = قرمز
colour-purple = بنفش

## Acts and phases

act-1 = اکت ۱: عروسی
    .short = اکت ۱
act-2 = اکت ۲: سولوتزوی تُرک
    .short = اکت ۲
act-3 = اکت ۳: قتل سانی
    .short = اکت ۳
act-4 = اکت ۴: خیانت
    .short = اکت ۴

phase-open_for_business = باز کردن تجارت جدید
    .help = یک تایل تجارت تازه باز می‌شود.
phase-family_business = تجارت خاندان
    .help = نوبت‌ها ساعت‌گرد می‌چرخند: یک آدم‌کش، یک عضو خاندان، یک مأموریت یا یک متحد، تا وقتی دیگر کسی فیگوری در رزرو نداشته باشد.
phase-turf_war = نبرد نواحی
    .help = ناحیه به ناحیه، هر که بیشترین نفوذ را دارد نشانگر کنترل می‌گذارد.
phase-bribery = رشوه دادن
    .help = رشوه‌های پنهان از چمدان‌ها؛ هر که بیشتر بدهد اول متحدش را انتخاب می‌کند.
phase-tribute = باج دادن به کورلئون
    .help = متحدان به دست‌ها برمی‌گردند؛ هر کارتی که از سقف دست بیشتر باشد به دون می‌رسد.
phase-entracte = ورود به اکت بعدی
    .help = فیگورها به خانه برمی‌گردند و مأموریت‌ها و متحدان تازه چیده می‌شوند.

## Effects, one icon each, as the edition in play names them: a list counts equal ones. Phrases in the imperative.

effect-money = گرفتن دستمزد مأموریت
    .help = همه‌ی پول مأموریت یک‌جا، پیش از قابلیت‌هایش یا پس از آن‌ها.
effect-gain_money = گرفتن پول
effect-gain_money_2 = گرفتن یک ۲ دلاری
effect-gain_money_3 = گرفتن یک ۳ دلاری
effect-gain_money_5 = گرفتن یک ۵ دلاری
effect-gain_good = گرفتن کالا
effect-gain_good_gun = گرفتن اسلحه
effect-gain_good_booze = گرفتن مشروب
effect-gain_good_blood_money = گرفتن پول خون
effect-gain_good_narcotics = گرفتن مواد مخدر
effect-gain_good_choice = گرفتن کالای دلخواه
effect-gain_good_choice_gun_booze_blood_money = گرفتن اسلحه، مشروب یا پول خون
effect-gain_good_choice_gun_booze_blood_money_distinct = گرفتن اسلحه، مشروب یا پول خون، از هر کدام حداکثر یکی
effect-draw_job = کشیدن ۲ مأموریت و نگه داشتن ۱
    .help = هر دو را می‌بینید؛ آن یکی به رو سوزانده می‌شود.
effect-bank_money = گذاشتن یک کارت پول در چمدان
    .help = یک کارت پول از دستتان را به همه نشان دهید و در چمدانتان بگذارید.
effect-discard_for = سوزاندن کارت و گرفتن پاداش
effect-discard_for_1_gain_good_choice_gun_booze_blood_money = سوزاندن ۱ کارت در ازای اسلحه، مشروب یا پول خون
effect-discard_for_1_gain_money_5 = سوزاندن ۱ کارت در ازای یک ۵ دلاری
effect-discard_for_2_gain_money_5 = سوزاندن ۲ کارت در ازای یک ۵ دلاری
effect-discard_for_3_gain_money_3_gain_money_5 = سوزاندن ۳ کارت در ازای یک ۳ دلاری و یک ۵ دلاری
effect-take_first_player = گرفتن سر اسب
    .help = از حالا بازیکن اول شمایید.
effect-shake_business = معامله در یک تجارت دلخواه
    .help = از نیمه‌ی پایین آن بهره ببرید. اگر ناحیه‌اش تحت کنترل دیگری باشد، او هم بهره می‌برد.
effect-support_turf = پشتیبانی از یک ناحیه‌ی دلخواه
    .help = از نیمه‌ی بالای همه‌ی تجارت‌های آن بهره ببرید.
effect-kill_figure = کشتن
effect-kill_figure_anywhere_1_thug = کشتن یک آدم‌کش، هر جا که باشد
    .help = از بازیکن دیگری. فیگور تا اکت بعدی در رودخانه‌ی هادسون می‌ماند.
effect-kill_figure_anywhere_1_family = کشتن یک عضو خاندان، هر جا که باشد
    .help = از بازیکن دیگری. فیگور تا اکت بعدی در رودخانه‌ی هادسون می‌ماند.
effect-kill_figure_one_turf_1_family_1_thug = کشتن یک عضو خاندان و یک آدم‌کش در یک ناحیه
    .help = از بازیکنان دیگر، از هر کدام حداکثر یکی. فیگورها تا اکت بعدی در رودخانه‌ی هادسون می‌مانند.
effect-kill_figure_one_turf_3_thug_family_neutral = کشتن تا ۳ فیگور در یک ناحیه
    .help = آدم‌کش‌ها و اعضای خاندانِ بازیکنان دیگر و فیگورهای مستقل. تا اکت بعدی در رودخانه‌ی هادسون می‌مانند.
effect-kill_figure_chief_turf_1_thug = کشتن یک آدم‌کش در ناحیه‌ی رئیس پلیس
    .help = از بازیکن دیگری، همان جا که رئیس پلیس هنگام استفاده‌ی شما ایستاده است.
effect-kill_figure_chief_turf_1_thug_family = کشتن یک آدم‌کش یا عضو خاندان در ناحیه‌ی رئیس پلیس
    .help = از بازیکن دیگری، همان جا که رئیس پلیس هنگام استفاده‌ی شما ایستاده است.
effect-move_figure = جابه‌جا کردن فیگور
effect-move_figure_self_thug_shake = جابه‌جا کردن آدم‌کش خودتان و معامله در جای تازه
effect-move_figure_other_thug_family = جابه‌جا کردن آدم‌کش یا عضو خاندانِ بازیکن دیگر
    .help = به فضای خالی دیگری از نوع خودش. کسی از جای تازه چیزی به دست نمی‌آورد.
effect-place_neutral = گذاشتن فیگور مستقل
effect-place_neutral_mayor_support = گذاشتن یا جابه‌جا کردن شهردار و پشتیبانی از آنجا
effect-place_neutral_union_boss_shake = گذاشتن یا جابه‌جا کردن رئیس اتحادیه و معامله در آنجا
effect-place_neutral_police_chief = گذاشتن یا جابه‌جا کردن رئیس پلیس
effect-place_marker = گذاشتن نشانگر کنترل
    .help = بالای ستون ناحیه‌ای که در آن فیگور دارید. آن ناحیه بی‌درنگ تحت کنترل شماست.
effect-steal_money = دستبرد به یک چمدان
    .help = یک کارت پول تصادفی از چمدان بازیکن دیگری به دست شما می‌رسد.
effect-steal_card = ربودن کارتی از دست دیگری
    .help = یک کارت تصادفی از دست بازیکن دیگری به دست شما می‌رسد.
effect-forced_offer = پیشنهادی که کسی نمی‌تواند رد کند
    .help = هر بازیکن دیگری که پول در دست دارد یک کارت پول پیشنهاد می‌کند. بیشترین به چمدان شما می‌رود و بقیه به بانک.
effect-none = هیچ

# Effects that only another edition has, by what they are made of. Goods and kinds of figures are joined by about-or.
icon-money = گرفتن یک { NUMBER($value) } دلاری
icon-good = گرفتن { $good }
icon-choice = { $distinct ->
    [yes] گرفتن { $goods }، از هر کدام حداکثر یکی
   *[no] گرفتن { $goods }
}
icon-discard = سوزاندن { NUMBER($n) } کارت و { $gain }
icon-kill = { $where ->
    [one_turf] کشتن { $targets } در یک ناحیه
    [chief_turf] کشتن { $targets } در ناحیه‌ی رئیس پلیس
   *[anywhere] کشتن { $targets }، هر جا که باشد
}
    .target = حداکثر { NUMBER($n) } { $kinds }
    .help = آدم‌کش‌ها و اعضای خاندان باید از بازیکنان دیگر باشند. فیگورهای کشته‌شده تا اکت بعدی در رودخانه‌ی هادسون می‌مانند.
icon-move = { $owner ->
    [own] { $then ->
        [shake] جابه‌جا کردن یک { $kinds } از فیگورهای خودتان و معامله در جای تازه
        [support] جابه‌جا کردن یک { $kinds } از فیگورهای خودتان و پشتیبانی از جای تازه
       *[none] جابه‌جا کردن یک { $kinds } از فیگورهای خودتان
    }
   *[other] جابه‌جا کردن یک { $kinds } از فیگورهای بازیکن دیگر
}
icon-place = { $then ->
    [shake] گذاشتن یا جابه‌جا کردن { $figure } و معامله در آنجا
    [support] گذاشتن یا جابه‌جا کردن { $figure } و پشتیبانی از آنجا
   *[none] گذاشتن یا جابه‌جا کردن { $figure }
}

# Kinds of figures that an effect can name; { $n } is how many of them.
kind-thug = آدم‌کش
kind-family = عضو خاندان
kind-neutral = فیگور مستقل

# What the components of another edition are: names, and sentences one after another, each where there is something to say.
about-money = { NUMBER($value) } دلاری
    .short = ${ NUMBER($value) }
    .help = پول فقط وقتی حساب می‌شود که در چمدانتان باشد.
about-good = کالای غیرقانونی: هزینه‌ی مأموریت‌ها.
    .wild = کالای غیرقانونی که در پرداخت هزینه‌ی مأموریت جای یک { $goods } را می‌گیرد.
about-job = { $colour ->
    [yellow] مأموریت زرد.
    [blue] مأموریت آبی.
    [green] مأموریت سبز.
   *[grey] مأموریت خاکستری.
}
about-ally = متحد اکت { NUMBER($act) }.
about-cost = هزینه: { $goods }.
about-pays = دستمزد: { $money }.
about-effects = قابلیت‌ها: { $effects }.
about-turf = ناحیه‌ی { NUMBER($number) }.
about-park = ناحیه نیست: فضای آدم‌کش ندارد و کسی کنترلش نمی‌کند.
about-printed = { $turf }.
about-tile = { $colour ->
    [red] تایل قرمز.
   *[blue] تایل آبی.
}
about-back = نیمه‌ی بالا: { $effects }.
about-front = نیمه‌ی پایین: { $effects }.
about-closed = در بازی دونفره بسته است.
about-open = با هر تعداد بازیکن باز است.
about-family = رئیس: { $don }؛ مشاور: { $consigliere }؛ جانشین: { $heir }.
about-act = { $act }: { $name }
about-times = { $item } ({ NUMBER($n) } بار)
about-touching = { $list }–{ $item }
about-next = { $list }؛ { $item }
about-after = { $list } { $item }
about-or = { $list } یا { $item }

## What a seat is asked; .waiting is what the others read meanwhile

decision-in_the_box = فعلاً منتظر شما نیستیم.
    .waiting = فعلاً منتظر کسی نیستیم.
decision-over = بازی تمام شد.
    .waiting = بازی تمام شد.
decision-pick_family = رهبر کدام خاندان می‌شوید؟
    .waiting = منتظریم تا { $seats } خاندانی انتخاب کند.
decision-action = نوبت شماست: آدم‌کش یا عضو خاندانی بازی کنید، مأموریتی انجام دهید، یا متحدی بازی کنید.
    .waiting = منتظر حرکت { $seats } هستیم.
decision-next_effect = حالا از کدام قابلیت بهره می‌برید؟
    .waiting = منتظریم تا { $seats } قابلیت بعدی را انتخاب کند.
decision-bank = کدام کارت پول از دستتان به چمدانتان می‌رود؟ می‌توانید از آن هم بگذرید.
    .waiting = منتظریم تا { $seats } اگر خواست پولی در چمدان بگذارد.
decision-keep_job = کدام‌یک از این مأموریت‌ها را نگه می‌دارید؟ دیگری به رو سوزانده می‌شود.
    .waiting = منتظریم تا { $seats } مأموریتی نگه دارد.
decision-discard_for_gain = در ازای این پاداش کدام کارت‌ها را می‌سوزانید؟ می‌توانید از آن هم بگذرید.
    .waiting = منتظریم تا { $seats } اگر خواست کارتی بسوزاند و پاداشش را بگیرد.
decision-choose_good = کدام کالا را می‌گیرید؟
    .waiting = منتظریم تا { $seats } کالایی انتخاب کند.
decision-horse_head = سر اسب را می‌گیرید؟
    .waiting = منتظریم تا { $seats } اگر خواست سر اسب را بگیرد.
decision-who_first = کنترل‌کننده‌ی ناحیه سهم می‌برد. چه کسی اول باشد، شما یا او؟
    .waiting = منتظریم تا { $seats } بگوید چه کسی اول باشد.
decision-kill = چه کسی را می‌کشید؟ می‌توانید از خونش هم بگذرید.
    .waiting = مرگ و زندگی دست { $seats } است.
decision-move = کدام فیگور را جابه‌جا می‌کنید، و به کجا؟ می‌توانید از آن هم بگذرید.
    .waiting = منتظریم تا { $seats } فیگوری را جابه‌جا کند.
decision-place_neutral = فیگور مستقل به کجا برود؟ می‌توانید از آن هم بگذرید.
    .waiting = منتظریم تا { $seats } جای فیگور مستقل را تعیین کند.
decision-place_marker = نشانگر کنترل را در کدام ناحیه می‌گذارید؟ می‌توانید از آن هم بگذرید.
    .waiting = منتظریم تا { $seats } نشانگر کنترل بگذارد.
decision-victim = به چه کسی دستبرد می‌زنید؟ می‌توانید از آن هم بگذرید.
    .waiting = منتظریم تا { $seats } طعمه‌اش را نام ببرد.
decision-shake = در کدام تجارت معامله می‌کنید؟ می‌توانید از آن هم بگذرید.
    .waiting = منتظریم تا { $seats } تجارتی برای معامله انتخاب کند.
decision-support = از کدام ناحیه پشتیبانی می‌کنید؟ می‌توانید از آن هم بگذرید.
    .waiting = منتظریم تا { $seats } ناحیه‌ای برای پشتیبانی انتخاب کند.
decision-offer = پیشنهادی که نمی‌شود رد کرد: یک کارت پول از دستتان پیشنهاد کنید. تا همه پیشنهاد نداده‌اند، کسی آن را نمی‌بیند.
    .waiting = منتظر پیشنهادها هستیم.
decision-move_marker = ناحیه را بردید ولی نشانگری برایتان نمانده است. اگر بخواهید می‌توانید یکی از نشانگرهایتان را به اینجا بیاورید. کدام را؟
    .waiting = منتظریم تا { $seats } اگر خواست نشانگری را جابه‌جا کند.
decision-bid = برای خریدن یک متحد چه رشوه‌ای از چمدانتان می‌دهید؟ تا همه رشوه‌شان را نگذاشته‌اند، کسی آن را نمی‌بیند.
    .waiting = منتظر رشوه‌ها هستیم.
decision-choose_ally = رشوه‌ی شما یک متحد می‌خرد. کدام را؟
    .waiting = منتظریم تا { $seats } متحدی انتخاب کند.
decision-tribute = وقت باج است: برای رسیدن به سقف دست کدام کارت‌ها را می‌سوزانید؟ تا همه انتخاب نکرده‌اند، کسی آن‌ها را نمی‌بیند.
    .waiting = منتظر باج‌ها هستیم.
    .counted = { NUMBER($tribute_left) ->
        [0] همه‌اش کنار گذاشته شده است.
       *[other] هنوز { NUMBER($tribute_left) } کارت مانده است.
    }

## What one may do; .help is the command to type

command-thug = فرستادن آدم‌کش به { $business }
    .help = thug تجارت
command-family = فرستادن { $figure } به { $place }
    .help = family فیگور فضا
command-complete = انجام «{ $job }» { $from }
    .help = complete مأموریت [from public]
command-complete-with-narcotics = انجام «{ $job }» { $from }، با مواد مخدر به جای { $replaced }
    .help = complete مأموریت from hand|public with narcotics for کالا [کالا …]
command-ally = بازی کردن { $ally }
    .help = ally متحد
command-resolve = حالا: { $effect }
    .help = resolve قابلیت
command-bank = گذاشتن { $money } در چمدان
    .help = bank مبلغ
command-keep = نگه داشتن «{ $job }»
    .help = keep مأموریت
command-discard = سوزاندن { $card }
    .help = discard کارت
command-take = گرفتن { $good }
    .help = take کالا
command-take-horse-head = گرفتن سر اسب
    .help = take horse_head
command-go-first = اول من
    .help = go first
command-go-second = اول کنترل‌کننده
    .help = go second
command-kill = کشتن فیگورِ { $place }
    .help = kill جا
command-kill-police-chief = کشتن رئیس پلیس
    .help = kill police_chief
command-move = جابه‌جا کردن فیگورِ { $place }
    .help = move جا
command-place = گذاشتن در { $place }
    .help = place جا
command-marker = گذاشتن نشانگر کنترل در { $turf }
    .help = marker ناحیه
command-rob = دستبرد به { $seat }
    .help = rob نام
command-shake = معامله در { $business }
    .help = shake تجارت
command-support = پشتیبانی از { $turf }
    .help = support ناحیه
command-offer = پیشنهاد { $money }
    .help = offer مبلغ
command-lift = جابه‌جا کردن نشانگر { NUMBER($number) } شما در { $turf }، شمرده از پایین
    .help = lift ناحیه شماره
command-bid = افزودن { $money } به رشوه
    .help = bid مبلغ
command-bid-nothing = رشوه ندادن
    .help = bid nothing
command-bribe = خریدن { $ally } با رشوه
    .help = bribe متحد
command-pick = رهبری خاندان { $family }
    .help = pick خاندان
command-decline = گذشتن از آن
    .help = decline
command-done = تمام
    .help = done
command-reopen = دوباره فکر کردن
    .help = reopen
command-say = گفتن چیزی
    .help = say حرف

# Where a job comes from, and titles of what commands ask for.
source-hand = از دستتان
source-public = از مأموریت‌های عمومی

part-figure = فیگور
part-place = جا
part-job = مأموریت
part-from = از کجا
part-replaced = مواد مخدر به جای
part-turf = ناحیه
part-number = شماره‌ی نشانگر، از پایین

## What goes on now, in a few words

stage-in_the_box = پیش از بازی
stage-pick_family = انتخاب خاندان
stage-action = تجارت خاندان: یک نوبت
stage-next_effect = انتخاب قابلیت بعدی
stage-bank = گذاشتن پول در چمدان
stage-keep_job = نگه داشتن مأموریت
stage-discard_for_gain = سوزاندن و گرفتن
stage-choose_good = انتخاب کالا
stage-horse_head = گرفتن سر اسب
stage-who_first = سهم: چه کسی اول باشد
stage-kill = کشتن
stage-move = جابه‌جا کردن فیگور
stage-place_neutral = گذاشتن فیگور مستقل
stage-place_marker = گذاشتن نشانگر کنترل
stage-victim = انتخاب طعمه
stage-shake = معامله در یک تجارت
stage-support = پشتیبانی از یک ناحیه
stage-offer = پیشنهادهایی که نمی‌شود رد کرد
stage-move_marker = نبرد نواحی: جابه‌جا کردن نشانگر
stage-bid = رشوه دادن: رشوه‌های پنهان
stage-choose_ally = رشوه دادن: انتخاب متحد
stage-tribute = باج دادن به کورلئون
stage-over = پایان بازی

## Titles of what lies on the table; .help where a person would ask

field-viewer = از دید
field-stage = حالا
field-act = اکت
field-phase = فاز
field-asked = نوبت
field-answered = تصمیم گرفته‌اند
    .help = انتخابشان تا وقتی همه تصمیم بگیرند پنهان است.
field-first_player = سر اسب
    .help = بازیکن اول: هر اکت را شروع می‌کند و در رشوه‌های برابر جلوتر است.
field-actor = نوبتِ
field-helper = از قابلیت‌ها بهره می‌برد
    .help = بازیکنی که قابلیت‌هایش دارد انجام می‌شود.
field-sharer = سهم می‌برد
    .help = ناحیه‌ای که در آن معامله شده تحت کنترل اوست و از همان نیمه‌ی پایین بهره می‌برد.
field-shaken = معامله در
field-working = مأموریتِ در دست انجام
field-effect = قابلیت
field-agenda = قابلیت‌های مانده
field-left = مانده
field-taken = گرفته‌شده
    .help = کالاهایی که این قابلیت دوباره نمی‌دهد.
field-picking = سطرِ ادامه
    .help = آیکون‌های دیگر این قابلیت در کدام سطرِ فهرست‌اند، شمرده از ۰.
field-depth = لایه
    .help = ۰ خود کارت یا خود جاست و ۱ آنچه از آن پیش آمده.
field-drawn = مأموریت‌های کشیده‌شده
    .help = یکی را نگه دارید.
field-targets = انتخاب‌شده تا اینجا
    .help = فیگورها یا ناحیه‌ای که انتخاب کرده‌اید؛ دیگران هنوز نمی‌بینند.
field-settling = نبرد در ناحیه‌ی
field-mayor = شهردار
field-union_boss = رئیس اتحادیه
field-police_chief = رئیس پلیس
field-bank = بانک
    .help = هر چه هنوز می‌شود گرفت.
field-deck = دسته‌ی مأموریت‌ها
field-discards = مأموریت‌های سوخته
field-public_jobs = مأموریت‌های عمومی
    .help = هر کسی می‌تواند انجامشان دهد.
field-row = متحدانِ خریدنی
field-later_allies = متحدان اکت‌های بعد
field-gone_allies = متحدان بیرون از بازی
field-tiles_left = تایل‌های هنوز نیامده
field-turfs = ناحیه‌ها
field-turf = ناحیه
field-tile = تایل
field-stack = نشانگرهای کنترل
    .help = از پایین به بالا؛ نشانگر بالایی ناحیه را کنترل می‌کند.
field-businesses = تجارت‌ها
field-business = تجارت
field-spaces = فضاهای عضو خاندان
field-place = جا
field-figure = فیگور
field-seat = بازیکن
field-closed = بسته
field-winners = برندگان
field-ending = پایان
field-family = خاندان
field-hand = دست
field-suitcase = چمدان
    .help = پول در اینجا امن است، و فقط همین پول حساب می‌شود.
field-chosen = کنار گذاشته
    .help = آنچه تا اینجا انتخاب کرده‌اید؛ دیگران نمی‌بینند.
field-completed = مأموریت‌های انجام‌شده
field-allies = متحدان بازی‌شده
    .help = تا وقت باج به رو می‌مانند؛ بعد به دست برمی‌گردند.
field-thugs = آدم‌کش‌ها در رزرو
field-thugs_killed = آدم‌کش‌ها در رودخانه
field-members = خاندان در رزرو
field-members_killed = خاندان در رودخانه
field-markers = نشانگرهای مانده
field-turf_bonus = پاداش ناحیه‌ها
field-colour_bonus = پاداش مأموریت‌ها
field-hand_limit = سقف دست
    .help = تعداد کارتی که در باجِ این اکت می‌شود در دست نگه داشت.
field-resolver = تصمیم با
field-effects_left = قابلیت‌های مانده
    .help = به هر ترتیبی که بخواهید.
field-waiting_effects = قابلیت‌های پس از آن
    .help = از کارتی که کار را به اینجا کشانده است.
field-tribute_left = کارت‌هایی که هنوز باید بسوزند
field-figures_there = چه کسی کجاست
field-placements = هر فیگور چه برایتان می‌آورد
    .help = برای هر جای خالی: چه به شما می‌دهد و چه کسی سهم می‌برد.
field-effects = چه می‌دهد
field-shares = سهم می‌برد
    .help = ناحیه تحت کنترل اوست و از همان نیمه‌ی پایین بهره می‌برد.
field-controller = تحت کنترل
field-influence = نفوذ
    .help = فیگورهایی که در ناحیه و در فضاهای دور آن‌اند.
field-neutral = نفوذ نیروی مستقل
field-would_win = اگر حالا نبرد شود
    .help = اگر نبرد نواحی همین حالا باشد، چه کسی نشانگر می‌گذارد.
field-colour_leaders = پاداش رنگ‌ها تا اینجا
    .help = اگر بازی همین حالا تمام شود، پاداش هر رنگ به چه کسی می‌رسد.
field-colour = رنگ
field-seats = بازیکنان
field-bonus = پاداش تا اینجا
    .help = اگر بازی همین حالا تمام شود، پاداش این ناحیه به چه کسی می‌رسد.
field-hand_count = کارت‌های دست
field-over_limit = بیش از سقف
    .help = اگر وقت باج همین حالا باشد، این تعداد کارت به دون می‌رسد.
field-figures_left = فیگورها در رزرو
    .help = هر کدام یک نوبت است؛ وقتی تمام شوند دیگر نوبتی نیست.
field-suitcase_count = کارت‌های پول در چمدان
field-suitcase_sum = پول چمدان
field-bid = رشوه
    .help = تا همه رشوه‌شان را نگذاشته‌اند، اینجا فقط رشوه‌ی خودتان را می‌بینید.
field-colours = مأموریت‌ها به رنگ
field-turf_bonus_now = پاداش ناحیه‌ها تا اینجا
    .help = اگر بازی همین حالا تمام شود.
field-colour_bonus_now = پاداش مأموریت‌ها تا اینجا
    .help = اگر بازی همین حالا تمام شود.

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-partners = { $seat_is ->
    [me] با هم معامله کنیم؟
   *[other] با { $seat } می‌شه معامله کرد.
}
talk-stop = { $seat_is ->
    [me] شما دارید برای این شهر زیادی بزرگ می‌شید.
   *[other] { $seat } داره برای این شهر زیادی بزرگ می‌شه.
}
talk-favour = { $seat_is ->
    [me] یه لطف به من بدهکارید.
   *[other] { $seat } یه لطف به من بدهکاره.
}
talk-my-turf = { $place } مال منه. پاتون رو اونجا نذارید.
talk-want = { $place } چشمم رو گرفته.
talk-take-it = { $place } مال شما.
talk-business = مسئله شخصی نیست؛ تجارته.
talk-respect = یه کم احترام بذارید.
talk-word = قول شرف می‌دم.
talk-doubt = شک دارم.
talk-high-bid = این متحد گرون تموم می‌شه.
talk-no-bid = این بار رشوه نمی‌دم.

## What happened. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-game-started = نیویورک، دهه‌ی ۱۹۵۰. خاندان‌ها دور میز نشستند.
event-family-taken = { $seat_is ->
    [me] رهبر خاندان { $family } شدید.
   *[other] { $seat } رهبر خاندان { $family } شد.
}
    .part = { $family } با { $seat }
    .all = خاندان‌ها: { $parts }.
event-tile-placed = در { $turf } تجارت تازه‌ای باز شد: { $business }.
    .part = { $business } در { $turf }
    .all = تجارت‌های تازه‌ای باز شدند: { $parts }.
event-public-job-shown = مأموریت عمومی تازه: { $job }.
    .part = { $job }
    .all = مأموریت‌های عمومی تازه: { $parts }.
event-ally-shown = متحدی که می‌شود خرید: { $ally }.
    .part = { $ally }
    .all = متحدانی که می‌شود خرید: { $parts }.
event-allies-left = { "" }
event-first-player = { $seat_is ->
    [me] سر اسب به شما رسید: شروع با شماست.
   *[other] سر اسب به { $seat } رسید و شروع با اوست.
}
event-hand-dealt = { "" }
event-job-dealt = { $seat_is ->
    [me] این مأموریت به دستتان رسید: { $job }.
   *[other] { "" }
}
    .part = { $job }
    .all = این مأموریت‌ها به دستتان رسید: { $parts }.
event-act-started = { $act }.
event-phase-started = { $phase_id ->
    [entracte] پرده‌ی این اکت افتاد.
   *[other] { $phase }.
}
event-asked = { "" }
event-turn-skipped = { $reason_id ->
    [no_figures] { "" }
   *[no_action] { $seat_is ->
        [me] کاری از دستتان برنمی‌آید؛ نوبتتان گذشت.
       *[other] کاری از دست { $seat } برنمی‌آید؛ نوبتش گذشت.
    }
}
event-thug-played = { $seat_is ->
    [me] آدم‌کشی به { $business } فرستادید.
   *[other] { $seat } آدم‌کشی به { $business } فرستاد.
}
event-member-played = { $seat_is ->
    [me] { $figure } را به { $place } فرستادید.
   *[other] { $seat } { $figure } را به { $place } فرستاد.
}
event-job-paid = { $from_id ->
    [public] { $seat_is ->
        [me] دست به کار یک مأموریت عمومی شدید: { $job }.
       *[other] { $seat } دست به کار یک مأموریت عمومی شد: { $job }.
    }
   *[hand] { $seat_is ->
        [me] دست به کار یک مأموریت شدید: { $job }.
       *[other] { $seat } دست به کار یک مأموریت شد: { $job }.
    }
}
event-goods-paid = { $seat_is ->
    [me] پرداختید: { event-goods-paid.part }.
   *[other] { $seat } پرداخت: { event-goods-paid.part }.
}
    .part = { NUMBER($count) ->
        [1] { $good }
       *[other] { NUMBER($count) } { $good }
    }
    .all = { $seat_is ->
        [me] پرداختید: { $parts }.
       *[other] { $seat } پرداخت: { $parts }.
    }
event-ally-played = { $seat_is ->
    [me] از متحدتان کمک خواستید: { $ally }.
   *[other] { $seat } از متحدش کمک خواست: { $ally }.
}
event-front-shaken = { $by_id ->
    [card] { $seat_is ->
        [me] در { $business } معامله کردید.
       *[other] { $seat } در { $business } معامله کرد.
    }
   *[other] { "" }
}
event-controller-shares = { $goes_first ->
    [yes] { $seat_is ->
        [me] { $turf } تحت کنترل شماست و اول شما سهمتان را می‌برید.
       *[other] { $turf } تحت کنترل { $seat } است و اول او سهمش را می‌برد.
    }
   *[no] { $seat_is ->
        [me] { $turf } تحت کنترل شماست و سهمتان را می‌برید.
       *[other] { $turf } تحت کنترل { $seat } است و سهمش را می‌برد.
    }
}
event-front-used = { "" }
event-area-supported = { $by_id ->
    [card] { $seat_is ->
        [me] از { $area } پشتیبانی کردید.
       *[other] { $seat } از { $area } پشتیبانی کرد.
    }
   *[other] { "" }
}
event-effect-begun = { "" }
event-effect-not-used = { $seat_is ->
    [me] از این گذشتید: { $effect }.
   *[other] { $seat } از این گذشت: { $effect }.
}
    .part = { $effect }
    .all = { $seat_is ->
        [me] از این‌ها گذشتید: { $parts }.
       *[other] { $seat } از این‌ها گذشت: { $parts }.
    }
event-money-gained = { $taken_id ->
    [none] { $seat_is ->
        [me] چیزی نگرفتید: { $asked } در بانک نمانده است.
       *[other] { $seat } چیزی نگرفت: { $asked } در بانک نمانده است.
    }
   *[other] { $seat_is ->
        [me] { event-money-gained.part } گرفتید.
       *[other] { $seat } { event-money-gained.part } گرفت.
    }
}
    .part = { $asked_id ->
        [money_5] { $taken_id ->
            [money_5] یک { $taken }
           *[other] به جای { $asked } یک { $taken }
        }
        [money_3] { $taken_id ->
            [money_3] یک { $taken }
           *[other] به جای { $asked } یک { $taken }
        }
        [money_2] { $taken_id ->
            [money_2] یک { $taken }
           *[other] به جای { $asked } یک { $taken }
        }
       *[other] یک { $taken }
    }
    .after = { $taken_id ->
        [none] { $sentence } { $asked } در بانک نمانده است.
       *[other] { $seat_is ->
            [me] { $sentence } { event-money-gained.part } گرفتید.
           *[other] { $sentence } { event-money-gained.part } گرفت.
        }
    }
event-good-gained = { $taken_id ->
    [none] { $seat_is ->
        [me] چیزی نگرفتید: { $asked } در بانک نمانده است.
       *[other] { $seat } چیزی نگرفت: { $asked } در بانک نمانده است.
    }
   *[other] { $seat_is ->
        [me] { event-good-gained.part } گرفتید.
       *[other] { $seat } { event-good-gained.part } گرفت.
    }
}
    .part = { $taken }
    .after = { $taken_id ->
        [none] { $sentence } { $asked } در بانک نمانده است.
       *[other] { $seat_is ->
            [me] { $sentence } { event-good-gained.part } گرفتید.
           *[other] { $sentence } { event-good-gained.part } گرفت.
        }
    }
event-job-drawn = { $seat_is ->
    [me] این مأموریت را کشیدید: { $job }.
   *[other] { $seat } مأموریتی کشید.
}
    .part = { $job }
    .all = { $seat_is ->
        [me] این مأموریت‌ها را کشیدید: { $parts }.
       *[other] { $seat } مأموریت‌های بالای دسته را دید.
    }
event-job-discarded = { $seat_is ->
    [me] یکی را نگه داشتید و دیگری سوخت: { $job }.
   *[other] { $seat } یکی را نگه داشت و دیگری سوخت: { $job }.
}
event-jobs-reshuffled = { NUMBER($size) } مأموریت سوخته بُر خورد و دسته‌ی تازه‌ای ساخت.
event-money-banked = { $seat_is ->
    [me] یک { $money } در چمدان گذاشتید.
   *[other] { $seat } یک { $money } در چمدان گذاشت.
}
    .after = { $seat_is ->
        [me] { $sentence } یک { $money } در چمدان گذاشتید.
       *[other] { $sentence } یک { $money } در چمدان گذاشت.
    }
event-card-chosen = { "" }
event-target-chosen = { "" }
event-choice-cleared = { "" }
event-choice-made = { $decision_id ->
    [bid] { $seat_is ->
        [me] رشوه‌تان را گذاشتید؛ کسی آن را نمی‌بیند.
       *[other] { $seat } رشوه‌اش را گذاشت.
    }
    [offer] { $seat_is ->
        [me] پیشنهادتان را به پشت گذاشتید.
       *[other] { $seat } پیشنهادش را به پشت گذاشت.
    }
    [tribute] { $seat_is ->
        [me] باجتان را کنار گذاشتید.
       *[other] { $seat } باجش را کنار گذاشت.
    }
   *[other] { "" }
}
event-choice-reopened = { $seat_is ->
    [me] دوباره فکر می‌کنید.
   *[other] { $seat } دوباره فکر می‌کند.
}
event-card-discarded = { $seat_is ->
    [me] این کارت را سوزاندید: { $card }.
   *[other] { $seat } این کارت را سوزاند: { $card }.
}
    .part = { $card }
    .all = { $seat_is ->
        [me] این کارت‌ها را سوزاندید: { $parts }.
       *[other] { $seat } این کارت‌ها را سوزاند: { $parts }.
    }
event-gain-earned = { "" }
event-horse-head-taken = { $seat_is ->
    [me] { $from_is ->
        [other] سر اسب را از { $from } گرفتید.
       *[me] سر اسب پیش شما ماند.
    }
   *[other] { $from_is ->
        [me] { $seat } سر اسب را از شما گرفت.
       *[other] { $seat } سر اسب را گرفت.
    }
}
    .after = { $seat_is ->
        [me] { $sentence } سر اسب را گرفتید.
       *[other] { $sentence } سر اسب را گرفت.
    }
event-figure-killed = { $seat_is ->
    [me] { $figure } { $owner } را از { $place } به ته هادسون فرستادید.
   *[other] { $owner_is ->
        [me] { $seat } { $figure } شما را از { $place } به ته هادسون فرستاد.
       *[other] { $seat } { $figure } { $owner } را از { $place } به ته هادسون فرستاد.
    }
}
event-neutral-killed = { $seat_is ->
    [me] { $figure } را از { $place } به ته هادسون فرستادید.
   *[other] { $seat } { $figure } را از { $place } به ته هادسون فرستاد.
}
event-figure-moved = { $owner_is ->
    [me] { $figure } شما از { $from } به { $to } رفت.
   *[other] { $figure } { $owner } از { $from } به { $to } رفت.
}
event-neutral-placed = { $from_id ->
    [beside] { $seat_is ->
        [me] { $figure } را به { $to } آوردید.
       *[other] { $seat } { $figure } را به { $to } آورد.
    }
   *[other] { $seat_is ->
        [me] { $figure } را از { $from } به { $to } بردید.
       *[other] { $seat } { $figure } را از { $from } به { $to } برد.
    }
}
event-marker-placed = { $reason_id ->
    [card] { $seat_is ->
        [me] در { $turf } نشانگر کنترل گذاشتید.
       *[other] { $seat } در { $turf } نشانگر کنترل گذاشت.
    }
   *[turf_war] { "" }
}
event-marker-moved = { $seat_is ->
    [me] یک نشانگر کنترل را از { $from } به { $to } بردید.
   *[other] { $seat } یک نشانگر کنترل را از { $from } به { $to } برد.
}
event-card-taken = { $source_id ->
    [suitcase] { $seat_is ->
        [me] به چمدان { $from } دستبرد زدید: { $card }.
       *[other] { $from_is ->
            [me] { $seat } به چمدان شما دستبرد زد: { $card }.
           *[other] { $seat } به چمدان { $from } دستبرد زد و یک کارت پول برداشت.
        }
    }
   *[hand] { $seat_is ->
        [me] از دست { $from } کارتی ربودید: { $card }.
       *[other] { $from_is ->
            [me] { $seat } از دست شما کارتی ربود: { $card }.
           *[other] { $seat } از دست { $from } کارتی ربود.
        }
    }
}
event-offers-opened = { $seats_is ->
    [none] { "" }
   *[other] { $seat_is ->
        [me] پیشنهادی که نمی‌شود رد کرد، از شما به { $seats }.
       *[other] پیشنهادی که نمی‌شود رد کرد، از { $seat } به { $seats }.
    }
}
event-offer-revealed = { $seat_is ->
    [me] پیشنهاد شما { $money } بود.
   *[other] پیشنهاد { $seat } { $money } بود.
}
    .part = { $money } از { $seat }
    .all = پیشنهادها رو شدند: { $parts }.
event-offers-closed = { $from_is ->
    [none] کسی پولی برای پیشنهاد ندارد.
   *[other] { $seat_is ->
        [me] { $money } از { $from } به چمدان شما رفت و بقیه به بانک.
       *[other] { $from_is ->
            [me] { $money } شما به چمدان { $seat } رفت و بقیه به بانک.
           *[other] { $money } از { $from } به چمدان { $seat } رفت و بقیه به بانک.
        }
    }
}
event-job-completed = { $seat_is ->
    [me] مأموریت «{ $job }» انجام شد و کارتش به چمدان شما رفت.
   *[other] مأموریت «{ $job }» انجام شد و کارتش به چمدان { $seat } رفت.
}
event-influence-counted = { $seat_is ->
    [me] نفوذ در { $turf }: شما با { NUMBER($influence) }.
   *[other] نفوذ در { $turf }: { $seat } با { NUMBER($influence) }.
}
    .part = { $seat } با { NUMBER($influence) }
    .all = نفوذ در { $turf }: { $parts }.
event-neutral-counted = { NUMBER($influence) ->
    [0] { "" }
   *[other] نفوذ نیروی مستقل در { $turf }: { NUMBER($influence) }.
}
event-turf-won = { $seat_is ->
    [me] { $turf } مال شماست.
   *[other] { $turf } به { $seat } رسید.
}
event-turf-unchanged = { $reason_id ->
    [tie] { $turf } مساوی شد؛ کنترلش عوض نمی‌شود.
    [neutral] در { $turf } فیگورهای مستقل دست بالا را دارند؛ کنترلش عوض نمی‌شود.
   *[no_figures] { "" }
}
event-bid-revealed = { $seat_is ->
    [me] رشوه‌ی شما: { event-bid-revealed.part }.
   *[other] رشوه‌ی { $seat }: { event-bid-revealed.part }.
}
    .part = { NUMBER($count) ->
        [1] { $money }
       *[other] { $money } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] رشوه‌ی شما: { $parts }.
       *[other] رشوه‌ی { $seat }: { $parts }.
    }
event-bid-counted = { NUMBER($total) ->
    [0] { $seat_is ->
        [me] رشوه‌ای ندادید.
       *[other] { $seat } رشوه‌ای نداد.
    }
   *[other] { $seat_is ->
        [me] رشوه‌ی شما روی هم { NUMBER($total) } دلار است.
       *[other] رشوه‌ی { $seat } روی هم { NUMBER($total) } دلار است.
    }
}
    .after = { $sentence } روی هم { NUMBER($total) } دلار.
event-ally-bribed = { $seat_is ->
    [me] متحد خریدید: { $ally }، با { NUMBER($total) } دلار رشوه.
   *[other] { $seat } متحد خرید: { $ally }، با { NUMBER($total) } دلار رشوه.
}
event-bid-returned = { $seat_is ->
    [me] متحدی برای شما نماند؛ رشوه‌تان به چمدان برگشت.
   *[other] متحدی برای { $seat } نماند؛ رشوه‌اش به چمدان برگشت.
}
event-ally-returned = { $seat_is ->
    [me] { $ally } به دستتان برگشت.
   *[other] { $ally } به دست { $seat } برگشت.
}
    .part = { $ally }
    .all = { $seat_is ->
        [me] به دستتان برگشتند: { $parts }.
       *[other] به دست { $seat } برگشتند: { $parts }.
    }
event-tribute-paid = { $seat_is ->
    [me] باج دادید: { event-tribute-paid.part }.
   *[other] { $seat } باج داد: { event-tribute-paid.part }.
}
    .part = { NUMBER($count) ->
        [1] { $card }
       *[other] { $card } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] باج دادید: { $parts }.
       *[other] { $seat } باج داد: { $parts }.
    }
event-figures-home = خیابان‌ها خلوت شد؛ همه‌ی فیگورها به خانه برگشتند.
event-member-joined = { $figure_id ->
    [consigliere] هر خاندان مشاورش را فراخواند.
    [heir] جانشین هر خاندان پا به میدان گذاشت.
   *[other] { $figure } به هر خاندان پیوست.
}
event-allies-dismissed = { NUMBER($count) ->
    [0] { "" }
    [one] { NUMBER($count) } متحد بی‌مشتری ماند و از شهر رفت.
   *[other] { NUMBER($count) } متحد بی‌مشتری ماندند و از شهر رفتند.
}
event-hand-banked = { $seat_is ->
    [me] آخرین پول‌هایتان به چمدان رفت: { event-hand-banked.part }.
   *[other] آخرین پول‌های { $seat } به چمدان رفت: { event-hand-banked.part }.
}
    .part = { NUMBER($count) ->
        [1] { $money }
       *[other] { $money } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] آخرین پول‌هایتان به چمدان رفت: { $parts }.
       *[other] آخرین پول‌های { $seat } به چمدان رفت: { $parts }.
    }
event-hand-discarded = { $seat_is ->
    [me] در دست شما دیگر ارزشی نداشت: { event-hand-discarded.part }.
   *[other] در دست { $seat } دیگر ارزشی نداشت: { event-hand-discarded.part }.
}
    .part = { NUMBER($count) ->
        [1] { $card }
       *[other] { $card } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] در دست شما دیگر ارزشی نداشت: { $parts }.
       *[other] در دست { $seat } دیگر ارزشی نداشت: { $parts }.
    }
event-suitcase-opened = { $seat_is ->
    [me] در چمدان شما: { event-suitcase-opened.part }.
   *[other] در چمدان { $seat }: { event-suitcase-opened.part }.
}
    .part = { NUMBER($count) ->
        [1] { $money }
       *[other] { $money } × { NUMBER($count) }
    }
    .all = { $seat_is ->
        [me] در چمدان شما: { $parts }.
       *[other] در چمدان { $seat }: { $parts }.
    }
event-turf-bonus = { $seat_is ->
    [me] { $turf } به شما { NUMBER($amount) } دلار داد.
   *[other] { $turf } به { $seat } { NUMBER($amount) } دلار داد.
}
    .part = { $turf } { NUMBER($amount) } دلار به { $seat }
    .all = پاداش ناحیه‌ها: { $parts }.
event-colour-bonus = بیشترین مأموریتِ { $colour }: { NUMBER($amount) } دلار به { $seats }.
    .part = { $colour } { NUMBER($amount) } دلار به { $seats }
    .all = پاداش بیشترین مأموریت از هر رنگ: { $parts }.
event-bonuses-counted = { $seat_is ->
    [me] از ناحیه‌ها { NUMBER($turf_bonus) } دلار و از مأموریت‌ها { NUMBER($colour_bonus) } دلار به شما رسید.
   *[other] از ناحیه‌ها { NUMBER($turf_bonus) } دلار و از مأموریت‌ها { NUMBER($colour_bonus) } دلار به { $seat } رسید.
}
event-money-counted = { $seat_is ->
    [me] با { NUMBER($suitcase) } دلارِ چمدان، روی هم { NUMBER($total) } دلار دارید.
   *[other] با { NUMBER($suitcase) } دلارِ چمدان، { $seat } روی هم { NUMBER($total) } دلار دارد.
}
    .after = { $sentence } با { NUMBER($suitcase) } دلارِ چمدان، روی هم { NUMBER($total) } دلار.
event-default-played = { $seat_is ->
    [me] به‌موقع پاسخ ندادید؛ میز به جای شما پاسخ می‌دهد.
   *[other] { $seat } به‌موقع پاسخ نداد؛ میز به جایش پاسخ می‌دهد.
}
event-game-ended = { $seats_is ->
    [me] بازی تمام شد. نیویورک مال شماست: { $reason }.
    [other] بازی تمام شد. نیویورک مال { $seats } است: { $reason }.
    [none] بازی تمام شد.
   *[others] بازی تمام شد. نیویورک میان { $seats } تقسیم شد: { $reason }.
}

## How a game ends

ending-money = بیشترین پول
ending-turf_bonus = بیشترین پول، و در تساوی بیشترین پاداش از ناحیه‌ها
ending-shared = مساوی در بیشترین پول و در پاداش ناحیه‌ها
ending-none = هنوز تمام نشده

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-first_player = بازیکن اول
    .help = سر اسب در آغاز به چه کسی برسد: یک صندلی تصادفی، یا صندلی‌ای که نام می‌برید. (طبق دفترچه‌ی بازی، کسی که تازه‌تر از همه فیلم را دیده است.)
    .random = یک صندلی تصادفی
option-families = خاندان‌ها
    .help = بازیکنان به ترتیب صندلی‌ها خاندانشان را انتخاب می‌کنند، یا خاندان‌ها تصادفی تقسیم می‌شوند. همه‌ی خاندان‌ها یکسان بازی می‌کنند.
    .picked = انتخابی
    .dealt = تقسیم تصادفی
option-five_player_public_jobs = مأموریت‌های عمومی با پنج بازیکن
    .help = در میز پنج‌نفره چند مأموریت عمومی رو باشد. دفترچه‌ها یکی نیستند: اوکراینی می‌گوید ۴ و فارسی ۶.
option-open_ledger = حساب‌های باز
    .help = در طول بازی همه پول هر چمدان را می‌بینند. وگرنه فقط صاحبش می‌بیند و دیگران باید به خاطر بسپارند.
option-absent_seat = بازیکنان غایب
    .help = چه کسی به جای کسی بازی کند که برای همیشه رفته است: پاسخ‌های پیش‌فرض، یک ربات یا یک بازیکن جایگزین.
    .defaults = پاسخ‌های پیش‌فرض
    .bot = یک ربات
    .substitute = یک بازیکن جایگزین

preset-by-the-letter = مو به مو طبق دفترچه
    .help = هر جا برداشت ما با متن دفترچه فرق دارد، متن دفترچه معتبر است: میز پنج‌نفره شش مأموریت عمومی دارد، همان‌طور که دفترچه‌ی فارسی می‌گوید. با بازیکنان کمتر چیزی عوض نمی‌شود.

## Why not, and what to do instead

refusal-bad-seats = امپراتوری کورلئون برای ۲ تا ۵ بازیکن است، نه { NUMBER($seats) }.
refusal-bad-first-player = { $value } سر میز { NUMBER($seats) } نفره نمی‌نشیند؛ صندلی‌ای را نام ببرید که کسی روی آن نشسته است، یا random را انتخاب کنید.
refusal-public-jobs-of-five = شش مأموریت عمومی فقط برای میز پنج‌نفره است؛ بگذارید ۴ بماند.

refusal-game-over = بازی تمام شده است؛ دیگر کاری در آن نمی‌شود کرد.
refusal-not-picking = نوبت انتخاب خاندان شما نیست.
refusal-family-is-taken = آن خاندان را کسی برداشته است؛ خاندان دیگری انتخاب کنید.

refusal-not-your-turn = نوبت شما نیست.
refusal-one-action = کار این نوبتتان را کرده‌اید؛ اول آنچه را که می‌خواهد تمام کنید.
refusal-no-passing = اینجا کسی پاس نمی‌دهد: آدم‌کش یا عضو خاندانی بازی کنید، مأموریتی انجام دهید، یا متحدی بازی کنید.
refusal-no-figure-left = فیگوری در رزرو ندارید، پس در این فاز دیگر نوبتی ندارید.
refusal-another-phase = آن کار مال فاز دیگری است.

refusal-no-thug = آدم‌کشی در رزرو ندارید.
refusal-business-not-on-board = آن تجارت روی صفحه نیست؛ یکی را انتخاب کنید که هست.
refusal-thug-space-taken = کسی از پیش در آن تجارت ایستاده است؛ یک تجارت خالی انتخاب کنید.
refusal-member-not-in-reserve = آن عضو خاندان در رزرو شما نیست.
refusal-family-space-taken = کسی از پیش در آن فضا ایستاده است؛ فضایی خالی انتخاب کنید.
refusal-space-closed = در بازی دونفره فضاهای ‎۳+‎ بسته‌اند؛ فضای دیگری انتخاب کنید.

refusal-no-such-job = آن مأموریت اینجا نیست: یکی از دستتان یا یکی از مأموریت‌های عمومی را انجام دهید.
refusal-cannot-pay = از پس هزینه‌ی این مأموریت برنمی‌آیید؛ اول کالاهایش را به دست بیاورید، یا به جایشان مواد مخدر بدهید.
refusal-not-so-many-narcotics = این‌قدر مواد مخدر در دست ندارید.
refusal-no-other-money = دقیقاً همان کارت‌های پول روی مأموریت را می‌گیرید، نه کارت‌های دیگری با همان جمع.
refusal-no-such-ally = آن متحد در دست شما نیست.
refusal-ally-already-played = آن متحد در این اکت بازی شده است و وقت باج به دستتان برمی‌گردد.

refusal-no-share-now = حالا وقت گفتن این نیست که چه کسی اول باشد.
refusal-no-effect-to-choose = حالا قابلیتی برای انتخاب شما نیست.
refusal-effect-not-left = آن قابلیت جزو مانده‌ها نیست؛ یکی دیگر انتخاب کنید.
refusal-nothing-to-decline = اینجا چیزی نیست که بتوانید از آن بگذرید.
refusal-no-banking-now = پول را فقط وقتی در چمدان می‌گذارید که قابلیتی اجازه دهد.
refusal-money-not-in-hand = آن کارت پول در دست شما نیست؛ یکی دیگر بگذارید، یا از آن بگذرید.
refusal-no-good-to-take = حالا کالایی برای انتخاب شما نیست.
refusal-good-not-offered = این قابلیت آن کالا را نمی‌دهد؛ یکی دیگر انتخاب کنید.
refusal-good-run-out = دسته‌ی آن کالا خالی است؛ یکی دیگر انتخاب کنید.
refusal-no-job-to-keep = حالا مأموریتی نیست که نگه دارید.
refusal-job-not-drawn = یکی از مأموریت‌هایی را نگه دارید که همین حالا کشیدید.
refusal-no-discarding-now = کارت را فقط وقتی می‌سوزانید که قابلیتی یا باج بخواهد.
refusal-card-not-in-hand = آن کارت در دست شما نیست؛ یکی دیگر انتخاب کنید.
refusal-no-horse-head-now = سر اسب را فقط وقتی می‌گیرید که قابلیتی اجازه دهد.
refusal-no-shaking-now = در تجارت دلخواه فقط وقتی معامله می‌کنید که کارتی اجازه دهد.
refusal-no-supporting-now = از ناحیه‌ی دلخواه فقط وقتی پشتیبانی می‌کنید که کارتی اجازه دهد.

refusal-no-killing-now = فقط وقتی می‌کشید که کارتی اجازه دهد.
refusal-no-figure-at-place = کسی آنجا نایستاده است؛ فقط فیگورهای روی صفحه را می‌شود کشت یا جابه‌جا کرد.
refusal-own-figure = آن فیگور مال خود شماست؛ فیگور بازیکن دیگری را انتخاب کنید.
refusal-neutral-spared = این کارت به فیگورهای مستقل کاری ندارد؛ کس دیگری را انتخاب کنید.
refusal-outside-chiefs-turf = آن فیگور در ناحیه‌ی رئیس پلیس نیست؛ یکی را انتخاب کنید که هست.
refusal-not-in-one-turf = هیچ ناحیه‌ای نیست که همه‌ی این فیگورها در آن باشند؛ فیگورهای دیگری انتخاب کنید.
refusal-too-many-killed = این بیش از آن است که کارت می‌کشد؛ اول یکی را کنار بگذارید.
refusal-not-such-figures = این کارت چنین فیگوری را نمی‌کشد؛ یکی دیگر انتخاب کنید.

refusal-no-moving-now = فیگور را فقط وقتی جابه‌جا می‌کنید که کارتی اجازه دهد.
refusal-not-moved-so = این کارت آن فیگور را جابه‌جا نمی‌کند؛ یکی دیگر انتخاب کنید.
refusal-figure-chosen = فیگور را انتخاب کرده‌اید؛ حالا جایش را انتخاب کنید، یا از آن بگذرید.
refusal-nothing-to-place = حالا فیگوری نیست که بگذارید.
refusal-place-unfit = آن فیگور آنجا نمی‌ایستد؛ جایی خالی و باز از نوع خودش انتخاب کنید.
refusal-same-place = همین حالا هم همان جاست؛ جای دیگری انتخاب کنید.

refusal-no-marker-now = نشانگر کنترل را فقط وقتی می‌گذارید که کارتی اجازه دهد.
refusal-no-figure-there = در آن ناحیه فیگوری ندارید؛ ناحیه‌ای را انتخاب کنید که دارید.
refusal-turf-chosen = ناحیه را انتخاب کرده‌اید؛ حالا نشانگری را که به آنجا می‌رود انتخاب کنید، یا از آن بگذرید.
refusal-no-lifting-now = نشانگر را فقط وقتی جابه‌جا می‌کنید که نشانگری برای گذاشتن نمانده باشد.
refusal-no-such-marker = در آن ستون چنین نشانگری ندارید؛ یکی دیگر انتخاب کنید.

refusal-no-victim-now = حالا کسی نیست که به او دستبرد بزنید.
refusal-not-oneself = به خودتان نمی‌توانید دستبرد بزنید؛ بازیکن دیگری را نام ببرید.
refusal-no-cards-to-take = آن بازیکن کارتی در دست ندارد؛ کس دیگری را نام ببرید، یا از آن بگذرید.
refusal-no-offer-now = حالا پیشنهادی از شما نخواسته‌اند.
refusal-offer-not-in-hand = آن کارت پول در دست شما نیست؛ یکی دیگر پیشنهاد کنید.

refusal-no-exchange = کارت‌ها هرگز عوض نمی‌شوند: پول خرد کردن در کار نیست.
refusal-no-giving = بازیکنان نمی‌توانند با هم کارت داد و ستد کنند، به هم قرض بدهند یا ببخشند.
refusal-no-showing = دست‌ها مخفی‌اند و سر این میز کارت نشان نمی‌دهند.

refusal-no-bidding-now = رشوه را در فاز رشوه دادن می‌گذارند، وقتی از همه می‌پرسیم.
refusal-not-in-suitcase = آن کارت پول در چمدان شما نیست؛ یکی دیگر بگذارید.
refusal-hand-is-no-bid = پولی که در دست دارید رشوه نمی‌شود؛ فقط پول چمدانتان.
refusal-no-bribing-now = نوبت متحد خریدن شما نیست.
refusal-ally-not-there = آن متحد دیگر خریدنی نیست؛ یکی از مانده‌ها را انتخاب کنید.
refusal-must-take-ally = رشوه تعهد است: باید بپردازید و متحدی بردارید.

refusal-no-tribute-now = دستتان بیش از سقف نیست، پس چیزی نمی‌سوزانید.
refusal-enough-tribute = همین حالا هم به اندازه‌ی باجتان سوزانده‌اید.
refusal-tribute-missing = باید بیشتر بسوزانید تا به سقف دست برسید.
refusal-nothing-done = اینجا چیزی نیست که تمامش کنید.
refusal-nothing-to-reopen = انتخابی نکرده‌اید که بخواهید دوباره به آن فکر کنید.

refusal-no-clock-runs = ساعتی کار نمی‌کند که وقتش تمام شود.
refusal-absence-changes-nothing = بازیکن غایب صندلی‌اش را نگه می‌دارد؛ دیگری به جایش بازی می‌کند.
refusal-not-known = مجاز بودن آن به کارت‌هایی بستگی دارد که شما نمی‌بینید.
