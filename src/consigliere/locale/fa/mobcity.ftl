# Mob City: cards, buildings, blocks, questions, what happened, options, and why not.

mobcity = ماب سیتی
    .about = نوامبر ۱۹۲۸. از عمر دون پیر هفته‌ای بیشتر نمانده و دنبال جانشین می‌گردد. برای پلیس، ویسکی و آدم‌های تازه پیشنهاد بدهید، ساختمان بخرید، میخانه‌ی زیرزمینی راه بیندازید، گروه‌هایتان را به گوشه و کنار شهر بفرستید و همان سردسته‌ای باشید که وصیت‌نامه نامش را می‌برد.

## Enforcers. A name alone is for the log; .help says what the card does.

card-lieutenant_5_5_0 = سال دفتردار
    .help = معاون، واکنش ۵، سرسختی ۵. { role-lieutenant.help }
card-lieutenant_5_5_1 = دوک مارکونی
    .help = معاون، واکنش ۵، سرسختی ۵. { role-lieutenant.help }
card-lieutenant_6_5_0 = هری کلاه‌ابریشمی
    .help = معاون، واکنش ۶، سرسختی ۵. { role-lieutenant.help }
card-lieutenant_6_6_0 = اد گنده کوالسکی
    .help = معاون، واکنش ۶، سرسختی ۶. { role-lieutenant.help }
card-lieutenant_6_6_1 = روسوی سنگ‌چهره
    .help = معاون، واکنش ۶، سرسختی ۶. { role-lieutenant.help }
card-lieutenant_6_6_2 = بیل کشیش
    .help = معاون، واکنش ۶، سرسختی ۶. { role-lieutenant.help }
card-lieutenant_7_6_0 = مالون چاقوکش
    .help = معاون، واکنش ۷، سرسختی ۶. { role-lieutenant.help }
card-lieutenant_8_7_0 = مایک آهنین دوران
    .help = معاون، واکنش ۸، سرسختی ۷. { role-lieutenant.help }
card-assassin_9_3_0 = خیاط
    .help = قاتل، واکنش ۹، سرسختی ۳. { role-assassin.help }
card-assassin_9_3_1 = سون کم‌حرف
    .help = قاتل، واکنش ۹، سرسختی ۳. { role-assassin.help }
card-assassin_9_4_0 = آقای هیچ‌کس
    .help = قاتل، واکنش ۹، سرسختی ۴. { role-assassin.help }
card-assassin_9_4_1 = پیانوکوک‌کن
    .help = قاتل، واکنش ۹، سرسختی ۴. { role-assassin.help }
card-assassin_10_3_0 = نجوا
    .help = قاتل، واکنش ۱۰، سرسختی ۳. { role-assassin.help }
card-assassin_10_4_0 = قهوه‌ی سرد
    .help = قاتل، واکنش ۱۰، سرسختی ۴. { role-assassin.help }
card-moll_1_3_0 = پگی لارک
    .help = رفیقه، واکنش ۱، سرسختی ۳. { role-moll.help }
card-moll_1_3_1 = می استرلینگ
    .help = رفیقه، واکنش ۱، سرسختی ۳. { role-moll.help }
card-moll_2_3_0 = روبی دین
    .help = رفیقه، واکنش ۲، سرسختی ۳. { role-moll.help }
card-moll_2_3_1 = کیتی ونس
    .help = رفیقه، واکنش ۲، سرسختی ۳. { role-moll.help }
card-moll_2_4_0 = دات کالاهان
    .help = رفیقه، واکنش ۲، سرسختی ۴. { role-moll.help }
card-moll_2_4_1 = جین مخملی
    .help = رفیقه، واکنش ۲، سرسختی ۴. { role-moll.help }
card-moll_3_3_0 = فلاسی کوین
    .help = رفیقه، واکنش ۳، سرسختی ۳. { role-moll.help }
card-moll_3_3_1 = لولا مارش
    .help = رفیقه، واکنش ۳، سرسختی ۳. { role-moll.help }
card-torpedo_4_5_0 = لو آب‌نباتی
    .help = هفت‌تیرکش، واکنش ۴، سرسختی ۵. { role-torpedo.help }
card-torpedo_4_5_1 = بچه‌دینام
    .help = هفت‌تیرکش، واکنش ۴، سرسختی ۵. { role-torpedo.help }
card-torpedo_5_4_0 = تیم دوهفت‌تیره
    .help = هفت‌تیرکش، واکنش ۵، سرسختی ۴. { role-torpedo.help }
card-torpedo_5_5_0 = بچه‌توپ
    .help = هفت‌تیرکش، واکنش ۵، سرسختی ۵. { role-torpedo.help }
card-torpedo_5_5_1 = مک‌گی لرزان
    .help = هفت‌تیرکش، واکنش ۵، سرسختی ۵. { role-torpedo.help }
card-torpedo_6_4_0 = ادی فرز فینک
    .help = هفت‌تیرکش، واکنش ۶، سرسختی ۴. { role-torpedo.help }
card-soldier_1_3_0 = گروب چپ‌دست
    .help = سرباز، واکنش ۱، سرسختی ۳. { role-soldier.help }
card-soldier_1_3_1 = ال سندان
    .help = سرباز، واکنش ۱، سرسختی ۳. { role-soldier.help }
card-soldier_1_3_2 = هانراهان گوزن
    .help = سرباز، واکنش ۱، سرسختی ۳. { role-soldier.help }
card-soldier_1_3_3 = روکو ب.
    .help = سرباز، واکنش ۱، سرسختی ۳. { role-soldier.help }
card-soldier_1_3_4 = روکو ت.
    .help = سرباز، واکنش ۱، سرسختی ۳. { role-soldier.help }
card-soldier_1_3_5 = فین کوتوله
    .help = سرباز، واکنش ۱، سرسختی ۳. { role-soldier.help }
card-soldier_1_3_6 = جینوی خواب‌آلود
    .help = سرباز، واکنش ۱، سرسختی ۳. { role-soldier.help }
card-soldier_1_3_7 = دست‌وپاچلفتی
    .help = سرباز، واکنش ۱، سرسختی ۳. { role-soldier.help }
card-soldier_1_3_8 = بکستر لوبیا
    .help = سرباز، واکنش ۱، سرسختی ۳. { role-soldier.help }
card-soldier_1_3_9 = کارل لوچ
    .help = سرباز، واکنش ۱، سرسختی ۳. { role-soldier.help }
card-soldier_1_4_0 = دویل آجری
    .help = سرباز، واکنش ۱، سرسختی ۴. { role-soldier.help }
card-soldier_1_4_1 = جو یواش
    .help = سرباز، واکنش ۱، سرسختی ۴. { role-soldier.help }
card-soldier_1_4_2 = ویتو تپل
    .help = سرباز، واکنش ۱، سرسختی ۴. { role-soldier.help }
card-soldier_1_4_3 = زیرلبی
    .help = سرباز، واکنش ۱، سرسختی ۴. { role-soldier.help }
card-soldier_1_4_4 = گروب چپ‌دست
    .help = سرباز، واکنش ۱، سرسختی ۴. { role-soldier.help }
card-soldier_1_5_0 = پتروف گاومیش
    .help = سرباز، واکنش ۱، سرسختی ۵. { role-soldier.help }
card-soldier_1_5_1 = بن بشکه
    .help = سرباز، واکنش ۱، سرسختی ۵. { role-soldier.help }
card-soldier_1_5_2 = ال سندان
    .help = سرباز، واکنش ۱، سرسختی ۵. { role-soldier.help }
card-soldier_1_5_3 = هانراهان گوزن
    .help = سرباز، واکنش ۱، سرسختی ۵. { role-soldier.help }
card-soldier_2_3_0 = برونو قصاب
    .help = سرباز، واکنش ۲، سرسختی ۳. { role-soldier.help }
card-soldier_2_3_1 = گیل گرانیتی
    .help = سرباز، واکنش ۲، سرسختی ۳. { role-soldier.help }
card-soldier_2_3_2 = پت شبدر
    .help = سرباز، واکنش ۲، سرسختی ۳. { role-soldier.help }
card-soldier_2_3_3 = جانی کراوات
    .help = سرباز، واکنش ۲، سرسختی ۳. { role-soldier.help }
card-soldier_2_3_4 = کارمینه
    .help = سرباز، واکنش ۲، سرسختی ۳. { role-soldier.help }
card-soldier_2_3_5 = ند روزنامه‌فروش
    .help = سرباز، واکنش ۲، سرسختی ۳. { role-soldier.help }
card-soldier_2_3_6 = مارتی چوب‌کبریت
    .help = سرباز، واکنش ۲، سرسختی ۳. { role-soldier.help }
card-soldier_2_3_7 = گالو بادام‌زمینی
    .help = سرباز، واکنش ۲، سرسختی ۳. { role-soldier.help }
card-soldier_2_3_8 = کک‌مکی
    .help = سرباز، واکنش ۲، سرسختی ۳. { role-soldier.help }
card-soldier_2_3_9 = گنجشک
    .help = سرباز، واکنش ۲، سرسختی ۳. { role-soldier.help }
card-soldier_2_4_0 = گاس کلاه‌کپی
    .help = سرباز، واکنش ۲، سرسختی ۴. { role-soldier.help }
card-soldier_2_4_1 = نواک میخی
    .help = سرباز، واکنش ۲، سرسختی ۴. { role-soldier.help }
card-soldier_2_4_2 = پیت ساعت
    .help = سرباز، واکنش ۲، سرسختی ۴. { role-soldier.help }
card-soldier_2_4_3 = سندی کِر
    .help = سرباز، واکنش ۲، سرسختی ۴. { role-soldier.help }
card-soldier_2_4_4 = ساندویچ
    .help = سرباز، واکنش ۲، سرسختی ۴. { role-soldier.help }
card-soldier_2_4_5 = روکو ب.
    .help = سرباز، واکنش ۲، سرسختی ۴. { role-soldier.help }
card-soldier_2_4_6 = روکو ت.
    .help = سرباز، واکنش ۲، سرسختی ۴. { role-soldier.help }
card-soldier_2_4_7 = فین کوتوله
    .help = سرباز، واکنش ۲، سرسختی ۴. { role-soldier.help }
card-soldier_2_5_0 = نولان پنجه‌بوکس
    .help = سرباز، واکنش ۲، سرسختی ۵. { role-soldier.help }
card-soldier_2_5_1 = توروالد تانک
    .help = سرباز، واکنش ۲، سرسختی ۵. { role-soldier.help }
card-soldier_2_5_2 = برونو قصاب
    .help = سرباز، واکنش ۲، سرسختی ۵. { role-soldier.help }
card-soldier_2_5_3 = گیل گرانیتی
    .help = سرباز، واکنش ۲، سرسختی ۵. { role-soldier.help }
card-soldier_3_3_0 = لوپرستی صورت‌خط
    .help = سرباز، واکنش ۳، سرسختی ۳. { role-soldier.help }
card-soldier_3_3_1 = هنک پتک
    .help = سرباز، واکنش ۳، سرسختی ۳. { role-soldier.help }
card-soldier_3_3_2 = باب بوکسور
    .help = سرباز، واکنش ۳، سرسختی ۳. { role-soldier.help }
card-soldier_3_3_3 = نیک فرز
    .help = سرباز، واکنش ۳، سرسختی ۳. { role-soldier.help }
card-soldier_3_3_4 = سامی تیز
    .help = سرباز، واکنش ۳، سرسختی ۳. { role-soldier.help }
card-soldier_3_3_5 = هال نیم‌وجبی
    .help = سرباز، واکنش ۳، سرسختی ۳. { role-soldier.help }
card-soldier_3_3_6 = وس سوت‌زن
    .help = سرباز، واکنش ۳، سرسختی ۳. { role-soldier.help }
card-soldier_3_3_7 = دوئی شاپو
    .help = سرباز، واکنش ۳، سرسختی ۳. { role-soldier.help }
card-soldier_3_4_0 = کونتی تک‌خال
    .help = سرباز، واکنش ۳، سرسختی ۴. { role-soldier.help }
card-soldier_3_4_1 = دلگادو تاس‌باز
    .help = سرباز، واکنش ۳، سرسختی ۴. { role-soldier.help }
card-soldier_3_4_2 = رورک سرخ
    .help = سرباز، واکنش ۳، سرسختی ۴. { role-soldier.help }
card-soldier_3_4_3 = سیمز دودی
    .help = سرباز، واکنش ۳، سرسختی ۴. { role-soldier.help }
card-soldier_3_4_4 = پت شبدر
    .help = سرباز، واکنش ۳، سرسختی ۴. { role-soldier.help }
card-soldier_3_4_5 = جانی کراوات
    .help = سرباز، واکنش ۳، سرسختی ۴. { role-soldier.help }
card-soldier_3_4_6 = کارمینه
    .help = سرباز، واکنش ۳، سرسختی ۴. { role-soldier.help }
card-soldier_3_5_0 = لوپرستی صورت‌خط
    .help = سرباز، واکنش ۳، سرسختی ۵. { role-soldier.help }
card-soldier_3_5_1 = هنک پتک
    .help = سرباز، واکنش ۳، سرسختی ۵. { role-soldier.help }
card-soldier_3_5_2 = باب بوکسور
    .help = سرباز، واکنش ۳، سرسختی ۵. { role-soldier.help }
card-soldier_4_3_0 = لنی لاغرو
    .help = سرباز، واکنش ۴، سرسختی ۳. { role-soldier.help }
card-soldier_4_3_1 = راسو
    .help = سرباز، واکنش ۴، سرسختی ۳. { role-soldier.help }
card-soldier_4_3_2 = تیک‌دار
    .help = سرباز، واکنش ۴، سرسختی ۳. { role-soldier.help }
card-soldier_4_4_0 = نیک فرز
    .help = سرباز، واکنش ۴، سرسختی ۴. { role-soldier.help }
card-soldier_4_4_1 = سامی تیز
    .help = سرباز، واکنش ۴، سرسختی ۴. { role-soldier.help }
card-revolver = رولور
    .help = سلاح: ‎+۱‎ برای حمله، و می‌تواند بکشد. دستمزد ۵۰ دلار.
card-shotgun = شات‌گان
    .help = سلاح: ‎+۲‎ برای حمله، و می‌تواند بکشد. دستمزد ۵۰ دلار.
card-tommygun = تامی‌گان
    .help = سلاح: ‎+۴‎ برای حمله، و می‌تواند بکشد. دستمزد ۵۰ دلار.
card-grenade = نارنجک
    .help = تاس نمی‌خواهد: یا دو شخصیت از یک گروه دشمن را می‌کشد، یا به ساختمان رقیب می‌خورد و تا پایان روز تیراندازی و باج‌گیری و میخانه را در آن تعطیل می‌کند. یک بار مصرف است. دستمزد ۵۰ دلار.
card-unknown = کارتی که نمی‌بینید
    .help = به پشت است.
card-none = بی کارت
    .help = اینجا کارتی نیست.

# The same people with what one has to know to choose: kind, reaction and toughness.

dossier-lieutenant_5_5_0 = { card-lieutenant_5_5_0 } ({ role-lieutenant }، واکنش ۵، سرسختی ۵)
    .help = { card-lieutenant_5_5_0.help }
dossier-lieutenant_5_5_1 = { card-lieutenant_5_5_1 } ({ role-lieutenant }، واکنش ۵، سرسختی ۵)
    .help = { card-lieutenant_5_5_1.help }
dossier-lieutenant_6_5_0 = { card-lieutenant_6_5_0 } ({ role-lieutenant }، واکنش ۶، سرسختی ۵)
    .help = { card-lieutenant_6_5_0.help }
dossier-lieutenant_6_6_0 = { card-lieutenant_6_6_0 } ({ role-lieutenant }، واکنش ۶، سرسختی ۶)
    .help = { card-lieutenant_6_6_0.help }
dossier-lieutenant_6_6_1 = { card-lieutenant_6_6_1 } ({ role-lieutenant }، واکنش ۶، سرسختی ۶)
    .help = { card-lieutenant_6_6_1.help }
dossier-lieutenant_6_6_2 = { card-lieutenant_6_6_2 } ({ role-lieutenant }، واکنش ۶، سرسختی ۶)
    .help = { card-lieutenant_6_6_2.help }
dossier-lieutenant_7_6_0 = { card-lieutenant_7_6_0 } ({ role-lieutenant }، واکنش ۷، سرسختی ۶)
    .help = { card-lieutenant_7_6_0.help }
dossier-lieutenant_8_7_0 = { card-lieutenant_8_7_0 } ({ role-lieutenant }، واکنش ۸، سرسختی ۷)
    .help = { card-lieutenant_8_7_0.help }
dossier-assassin_9_3_0 = { card-assassin_9_3_0 } ({ role-assassin }، واکنش ۹، سرسختی ۳)
    .help = { card-assassin_9_3_0.help }
dossier-assassin_9_3_1 = { card-assassin_9_3_1 } ({ role-assassin }، واکنش ۹، سرسختی ۳)
    .help = { card-assassin_9_3_1.help }
dossier-assassin_9_4_0 = { card-assassin_9_4_0 } ({ role-assassin }، واکنش ۹، سرسختی ۴)
    .help = { card-assassin_9_4_0.help }
dossier-assassin_9_4_1 = { card-assassin_9_4_1 } ({ role-assassin }، واکنش ۹، سرسختی ۴)
    .help = { card-assassin_9_4_1.help }
dossier-assassin_10_3_0 = { card-assassin_10_3_0 } ({ role-assassin }، واکنش ۱۰، سرسختی ۳)
    .help = { card-assassin_10_3_0.help }
dossier-assassin_10_4_0 = { card-assassin_10_4_0 } ({ role-assassin }، واکنش ۱۰، سرسختی ۴)
    .help = { card-assassin_10_4_0.help }
dossier-moll_1_3_0 = { card-moll_1_3_0 } ({ role-moll }، واکنش ۱، سرسختی ۳)
    .help = { card-moll_1_3_0.help }
dossier-moll_1_3_1 = { card-moll_1_3_1 } ({ role-moll }، واکنش ۱، سرسختی ۳)
    .help = { card-moll_1_3_1.help }
dossier-moll_2_3_0 = { card-moll_2_3_0 } ({ role-moll }، واکنش ۲، سرسختی ۳)
    .help = { card-moll_2_3_0.help }
dossier-moll_2_3_1 = { card-moll_2_3_1 } ({ role-moll }، واکنش ۲، سرسختی ۳)
    .help = { card-moll_2_3_1.help }
dossier-moll_2_4_0 = { card-moll_2_4_0 } ({ role-moll }، واکنش ۲، سرسختی ۴)
    .help = { card-moll_2_4_0.help }
dossier-moll_2_4_1 = { card-moll_2_4_1 } ({ role-moll }، واکنش ۲، سرسختی ۴)
    .help = { card-moll_2_4_1.help }
dossier-moll_3_3_0 = { card-moll_3_3_0 } ({ role-moll }، واکنش ۳، سرسختی ۳)
    .help = { card-moll_3_3_0.help }
dossier-moll_3_3_1 = { card-moll_3_3_1 } ({ role-moll }، واکنش ۳، سرسختی ۳)
    .help = { card-moll_3_3_1.help }
dossier-torpedo_4_5_0 = { card-torpedo_4_5_0 } ({ role-torpedo }، واکنش ۴، سرسختی ۵)
    .help = { card-torpedo_4_5_0.help }
dossier-torpedo_4_5_1 = { card-torpedo_4_5_1 } ({ role-torpedo }، واکنش ۴، سرسختی ۵)
    .help = { card-torpedo_4_5_1.help }
dossier-torpedo_5_4_0 = { card-torpedo_5_4_0 } ({ role-torpedo }، واکنش ۵، سرسختی ۴)
    .help = { card-torpedo_5_4_0.help }
dossier-torpedo_5_5_0 = { card-torpedo_5_5_0 } ({ role-torpedo }، واکنش ۵، سرسختی ۵)
    .help = { card-torpedo_5_5_0.help }
dossier-torpedo_5_5_1 = { card-torpedo_5_5_1 } ({ role-torpedo }، واکنش ۵، سرسختی ۵)
    .help = { card-torpedo_5_5_1.help }
dossier-torpedo_6_4_0 = { card-torpedo_6_4_0 } ({ role-torpedo }، واکنش ۶، سرسختی ۴)
    .help = { card-torpedo_6_4_0.help }
dossier-soldier_1_3_0 = { card-soldier_1_3_0 } ({ role-soldier }، واکنش ۱، سرسختی ۳)
    .help = { card-soldier_1_3_0.help }
dossier-soldier_1_3_1 = { card-soldier_1_3_1 } ({ role-soldier }، واکنش ۱، سرسختی ۳)
    .help = { card-soldier_1_3_1.help }
dossier-soldier_1_3_2 = { card-soldier_1_3_2 } ({ role-soldier }، واکنش ۱، سرسختی ۳)
    .help = { card-soldier_1_3_2.help }
dossier-soldier_1_3_3 = { card-soldier_1_3_3 } ({ role-soldier }، واکنش ۱، سرسختی ۳)
    .help = { card-soldier_1_3_3.help }
dossier-soldier_1_3_4 = { card-soldier_1_3_4 } ({ role-soldier }، واکنش ۱، سرسختی ۳)
    .help = { card-soldier_1_3_4.help }
dossier-soldier_1_3_5 = { card-soldier_1_3_5 } ({ role-soldier }، واکنش ۱، سرسختی ۳)
    .help = { card-soldier_1_3_5.help }
dossier-soldier_1_3_6 = { card-soldier_1_3_6 } ({ role-soldier }، واکنش ۱، سرسختی ۳)
    .help = { card-soldier_1_3_6.help }
dossier-soldier_1_3_7 = { card-soldier_1_3_7 } ({ role-soldier }، واکنش ۱، سرسختی ۳)
    .help = { card-soldier_1_3_7.help }
dossier-soldier_1_3_8 = { card-soldier_1_3_8 } ({ role-soldier }، واکنش ۱، سرسختی ۳)
    .help = { card-soldier_1_3_8.help }
dossier-soldier_1_3_9 = { card-soldier_1_3_9 } ({ role-soldier }، واکنش ۱، سرسختی ۳)
    .help = { card-soldier_1_3_9.help }
dossier-soldier_1_4_0 = { card-soldier_1_4_0 } ({ role-soldier }، واکنش ۱، سرسختی ۴)
    .help = { card-soldier_1_4_0.help }
dossier-soldier_1_4_1 = { card-soldier_1_4_1 } ({ role-soldier }، واکنش ۱، سرسختی ۴)
    .help = { card-soldier_1_4_1.help }
dossier-soldier_1_4_2 = { card-soldier_1_4_2 } ({ role-soldier }، واکنش ۱، سرسختی ۴)
    .help = { card-soldier_1_4_2.help }
dossier-soldier_1_4_3 = { card-soldier_1_4_3 } ({ role-soldier }، واکنش ۱، سرسختی ۴)
    .help = { card-soldier_1_4_3.help }
dossier-soldier_1_4_4 = { card-soldier_1_4_4 } ({ role-soldier }، واکنش ۱، سرسختی ۴)
    .help = { card-soldier_1_4_4.help }
dossier-soldier_1_5_0 = { card-soldier_1_5_0 } ({ role-soldier }، واکنش ۱، سرسختی ۵)
    .help = { card-soldier_1_5_0.help }
dossier-soldier_1_5_1 = { card-soldier_1_5_1 } ({ role-soldier }، واکنش ۱، سرسختی ۵)
    .help = { card-soldier_1_5_1.help }
dossier-soldier_1_5_2 = { card-soldier_1_5_2 } ({ role-soldier }، واکنش ۱، سرسختی ۵)
    .help = { card-soldier_1_5_2.help }
dossier-soldier_1_5_3 = { card-soldier_1_5_3 } ({ role-soldier }، واکنش ۱، سرسختی ۵)
    .help = { card-soldier_1_5_3.help }
dossier-soldier_2_3_0 = { card-soldier_2_3_0 } ({ role-soldier }، واکنش ۲، سرسختی ۳)
    .help = { card-soldier_2_3_0.help }
dossier-soldier_2_3_1 = { card-soldier_2_3_1 } ({ role-soldier }، واکنش ۲، سرسختی ۳)
    .help = { card-soldier_2_3_1.help }
dossier-soldier_2_3_2 = { card-soldier_2_3_2 } ({ role-soldier }، واکنش ۲، سرسختی ۳)
    .help = { card-soldier_2_3_2.help }
dossier-soldier_2_3_3 = { card-soldier_2_3_3 } ({ role-soldier }، واکنش ۲، سرسختی ۳)
    .help = { card-soldier_2_3_3.help }
dossier-soldier_2_3_4 = { card-soldier_2_3_4 } ({ role-soldier }، واکنش ۲، سرسختی ۳)
    .help = { card-soldier_2_3_4.help }
dossier-soldier_2_3_5 = { card-soldier_2_3_5 } ({ role-soldier }، واکنش ۲، سرسختی ۳)
    .help = { card-soldier_2_3_5.help }
dossier-soldier_2_3_6 = { card-soldier_2_3_6 } ({ role-soldier }، واکنش ۲، سرسختی ۳)
    .help = { card-soldier_2_3_6.help }
dossier-soldier_2_3_7 = { card-soldier_2_3_7 } ({ role-soldier }، واکنش ۲، سرسختی ۳)
    .help = { card-soldier_2_3_7.help }
dossier-soldier_2_3_8 = { card-soldier_2_3_8 } ({ role-soldier }، واکنش ۲، سرسختی ۳)
    .help = { card-soldier_2_3_8.help }
dossier-soldier_2_3_9 = { card-soldier_2_3_9 } ({ role-soldier }، واکنش ۲، سرسختی ۳)
    .help = { card-soldier_2_3_9.help }
dossier-soldier_2_4_0 = { card-soldier_2_4_0 } ({ role-soldier }، واکنش ۲، سرسختی ۴)
    .help = { card-soldier_2_4_0.help }
dossier-soldier_2_4_1 = { card-soldier_2_4_1 } ({ role-soldier }، واکنش ۲، سرسختی ۴)
    .help = { card-soldier_2_4_1.help }
dossier-soldier_2_4_2 = { card-soldier_2_4_2 } ({ role-soldier }، واکنش ۲، سرسختی ۴)
    .help = { card-soldier_2_4_2.help }
dossier-soldier_2_4_3 = { card-soldier_2_4_3 } ({ role-soldier }، واکنش ۲، سرسختی ۴)
    .help = { card-soldier_2_4_3.help }
dossier-soldier_2_4_4 = { card-soldier_2_4_4 } ({ role-soldier }، واکنش ۲، سرسختی ۴)
    .help = { card-soldier_2_4_4.help }
dossier-soldier_2_4_5 = { card-soldier_2_4_5 } ({ role-soldier }، واکنش ۲، سرسختی ۴)
    .help = { card-soldier_2_4_5.help }
dossier-soldier_2_4_6 = { card-soldier_2_4_6 } ({ role-soldier }، واکنش ۲، سرسختی ۴)
    .help = { card-soldier_2_4_6.help }
dossier-soldier_2_4_7 = { card-soldier_2_4_7 } ({ role-soldier }، واکنش ۲، سرسختی ۴)
    .help = { card-soldier_2_4_7.help }
dossier-soldier_2_5_0 = { card-soldier_2_5_0 } ({ role-soldier }، واکنش ۲، سرسختی ۵)
    .help = { card-soldier_2_5_0.help }
dossier-soldier_2_5_1 = { card-soldier_2_5_1 } ({ role-soldier }، واکنش ۲، سرسختی ۵)
    .help = { card-soldier_2_5_1.help }
dossier-soldier_2_5_2 = { card-soldier_2_5_2 } ({ role-soldier }، واکنش ۲، سرسختی ۵)
    .help = { card-soldier_2_5_2.help }
dossier-soldier_2_5_3 = { card-soldier_2_5_3 } ({ role-soldier }، واکنش ۲، سرسختی ۵)
    .help = { card-soldier_2_5_3.help }
dossier-soldier_3_3_0 = { card-soldier_3_3_0 } ({ role-soldier }، واکنش ۳، سرسختی ۳)
    .help = { card-soldier_3_3_0.help }
dossier-soldier_3_3_1 = { card-soldier_3_3_1 } ({ role-soldier }، واکنش ۳، سرسختی ۳)
    .help = { card-soldier_3_3_1.help }
dossier-soldier_3_3_2 = { card-soldier_3_3_2 } ({ role-soldier }، واکنش ۳، سرسختی ۳)
    .help = { card-soldier_3_3_2.help }
dossier-soldier_3_3_3 = { card-soldier_3_3_3 } ({ role-soldier }، واکنش ۳، سرسختی ۳)
    .help = { card-soldier_3_3_3.help }
dossier-soldier_3_3_4 = { card-soldier_3_3_4 } ({ role-soldier }، واکنش ۳، سرسختی ۳)
    .help = { card-soldier_3_3_4.help }
dossier-soldier_3_3_5 = { card-soldier_3_3_5 } ({ role-soldier }، واکنش ۳، سرسختی ۳)
    .help = { card-soldier_3_3_5.help }
dossier-soldier_3_3_6 = { card-soldier_3_3_6 } ({ role-soldier }، واکنش ۳، سرسختی ۳)
    .help = { card-soldier_3_3_6.help }
dossier-soldier_3_3_7 = { card-soldier_3_3_7 } ({ role-soldier }، واکنش ۳، سرسختی ۳)
    .help = { card-soldier_3_3_7.help }
dossier-soldier_3_4_0 = { card-soldier_3_4_0 } ({ role-soldier }، واکنش ۳، سرسختی ۴)
    .help = { card-soldier_3_4_0.help }
dossier-soldier_3_4_1 = { card-soldier_3_4_1 } ({ role-soldier }، واکنش ۳، سرسختی ۴)
    .help = { card-soldier_3_4_1.help }
dossier-soldier_3_4_2 = { card-soldier_3_4_2 } ({ role-soldier }، واکنش ۳، سرسختی ۴)
    .help = { card-soldier_3_4_2.help }
dossier-soldier_3_4_3 = { card-soldier_3_4_3 } ({ role-soldier }، واکنش ۳، سرسختی ۴)
    .help = { card-soldier_3_4_3.help }
dossier-soldier_3_4_4 = { card-soldier_3_4_4 } ({ role-soldier }، واکنش ۳، سرسختی ۴)
    .help = { card-soldier_3_4_4.help }
dossier-soldier_3_4_5 = { card-soldier_3_4_5 } ({ role-soldier }، واکنش ۳، سرسختی ۴)
    .help = { card-soldier_3_4_5.help }
dossier-soldier_3_4_6 = { card-soldier_3_4_6 } ({ role-soldier }، واکنش ۳، سرسختی ۴)
    .help = { card-soldier_3_4_6.help }
dossier-soldier_3_5_0 = { card-soldier_3_5_0 } ({ role-soldier }، واکنش ۳، سرسختی ۵)
    .help = { card-soldier_3_5_0.help }
dossier-soldier_3_5_1 = { card-soldier_3_5_1 } ({ role-soldier }، واکنش ۳، سرسختی ۵)
    .help = { card-soldier_3_5_1.help }
dossier-soldier_3_5_2 = { card-soldier_3_5_2 } ({ role-soldier }، واکنش ۳، سرسختی ۵)
    .help = { card-soldier_3_5_2.help }
dossier-soldier_4_3_0 = { card-soldier_4_3_0 } ({ role-soldier }، واکنش ۴، سرسختی ۳)
    .help = { card-soldier_4_3_0.help }
dossier-soldier_4_3_1 = { card-soldier_4_3_1 } ({ role-soldier }، واکنش ۴، سرسختی ۳)
    .help = { card-soldier_4_3_1.help }
dossier-soldier_4_3_2 = { card-soldier_4_3_2 } ({ role-soldier }، واکنش ۴، سرسختی ۳)
    .help = { card-soldier_4_3_2.help }
dossier-soldier_4_4_0 = { card-soldier_4_4_0 } ({ role-soldier }، واکنش ۴، سرسختی ۴)
    .help = { card-soldier_4_4_0.help }
dossier-soldier_4_4_1 = { card-soldier_4_4_1 } ({ role-soldier }، واکنش ۴، سرسختی ۴)
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
unseen-dossier = { NUMBER($n) } کارت به پشت

# Roles of characters.
role-lieutenant = معاون
    .help = سرگروه است و به رو بالای گروه می‌ماند؛ هر گروه یکی. همیشه کلت دارد (‎+۱‎، می‌تواند بکشد) و به جای آن می‌تواند یک سلاح به کار ببرد. دستمزد ۲۰۰ دلار.
role-soldier = سرباز
    .help = با یک سلاح می‌جنگد، یا با دست خالی که فقط زخمی می‌کند. دستمزد ۵۰ دلار.
role-assassin = قاتل
    .help = یک نفر را بی تاس می‌کشد، پیش از آنکه بیشترِ بقیه بجنبند. جز نارنجک سلاحی برنمی‌دارد. می‌شود اسیرش گرفت. دستمزد ۵۰ دلار.
role-moll = رفیقه
    .help = جایی که گروهتان هست او را رو کنید تا درآمد آن ساختمان دو برابر شود. فقط با سلاح می‌جنگد. می‌شود اسیرش گرفت. دستمزد ۵۰ دلار.
role-torpedo = هفت‌تیرکش
    .help = فقط با سلاح می‌جنگد، ولی دو سلاح در دست می‌گیرد و با هر کدام یک بار حمله می‌کند. دستمزد ۵۰ دلار.

# With what somebody attacks.
means-hands = دست خالی
    .help = تاس ‎+۰‎. دست خالی فقط زخمی می‌کند.
means-colt = کلت
    .help = تاس ‎+۱‎؛ می‌تواند بکشد. معاون همیشه دارد.
means-strike = ضربت قاتل
    .help = بی تاس می‌کشد.
means-revolver = رولور
    .help = تاس ‎+۱‎؛ می‌تواند بکشد.
means-shotgun = شات‌گان
    .help = تاس ‎+۲‎؛ می‌تواند بکشد.
means-tommygun = تامی‌گان
    .help = تاس ‎+۴‎؛ می‌تواند بکشد.
means-grenade = نارنجک
    .help = بی تاس دو شخصیت از یک گروه را می‌کشد.

## The city: buildings, lots and blocks

building-small_shop = مغازه‌ی کوچک
    .help = قیمت ۵٬۰۰۰ دلار. درآمد روزانه ۱٬۰۰۰ دلار؛ اگر میخانه باشد، با درجه‌ی ویسکی ۲٬۰۰۰، ۳٬۰۰۰ یا ۴٬۰۰۰ دلار. جریمه ۴٬۰۰۰ دلار.
building-big_shop = مغازه‌ی بزرگ
    .help = قیمت ۱۰٬۰۰۰ دلار. درآمد روزانه ۲٬۰۰۰ دلار؛ اگر میخانه باشد، با درجه‌ی ویسکی ۴٬۰۰۰، ۶٬۰۰۰ یا ۸٬۰۰۰ دلار. جریمه ۸٬۰۰۰ دلار.
building-small_club = کلوب کوچک
    .help = قیمت ۱۵٬۰۰۰ دلار. درآمد روزانه ۳٬۰۰۰ دلار؛ اگر میخانه باشد، با درجه‌ی ویسکی ۶٬۰۰۰، ۹٬۰۰۰ یا ۱۲٬۰۰۰ دلار. جریمه ۱۲٬۰۰۰ دلار.
building-big_club = کلوب بزرگ
    .help = قیمت ۲۰٬۰۰۰ دلار. درآمد روزانه ۴٬۰۰۰ دلار؛ اگر میخانه باشد، با درجه‌ی ویسکی ۸٬۰۰۰، ۱۲٬۰۰۰ یا ۱۶٬۰۰۰ دلار. جریمه ۱۶٬۰۰۰ دلار.
building-hotel = هتل
    .help = قیمت ۳۰٬۰۰۰ دلار. درآمد روزانه ۶٬۰۰۰ دلار؛ اگر میخانه باشد، با درجه‌ی ویسکی ۱۲٬۰۰۰، ۱۸٬۰۰۰ یا ۲۴٬۰۰۰ دلار. جریمه ۲۴٬۰۰۰ دلار.

# A building of the city is called by its kind and its address.
lot-A1 = { building-big_club } پلاک ۱ { tile-A }
    .help = { building-big_club.help }
lot-A2 = { building-small_shop } پلاک ۲ { tile-A }
    .help = { building-small_shop.help }
lot-A3 = { building-big_shop } پلاک ۳ { tile-A }
    .help = { building-big_shop.help }
lot-A4 = { building-small_club } پلاک ۴ { tile-A }
    .help = { building-small_club.help }
lot-A5 = { building-big_shop } پلاک ۵ { tile-A }
    .help = { building-big_shop.help }
lot-A6 = { building-small_shop } پلاک ۶ { tile-A }
    .help = { building-small_shop.help }
lot-B1 = { building-hotel } پلاک ۱ { tile-B }
    .help = { building-hotel.help }
lot-B2 = { building-small_shop } پلاک ۲ { tile-B }
    .help = { building-small_shop.help }
lot-B3 = { building-small_shop } پلاک ۳ { tile-B }
    .help = { building-small_shop.help }
lot-B4 = { building-big_shop } پلاک ۴ { tile-B }
    .help = { building-big_shop.help }
lot-B5 = { building-small_club } پلاک ۵ { tile-B }
    .help = { building-small_club.help }
lot-B6 = { building-small_club } پلاک ۶ { tile-B }
    .help = { building-small_club.help }
lot-C1 = { building-small_shop } پلاک ۱ { tile-C }
    .help = { building-small_shop.help }
lot-C2 = { building-hotel } پلاک ۲ { tile-C }
    .help = { building-hotel.help }
lot-C3 = { building-small_shop } پلاک ۳ { tile-C }
    .help = { building-small_shop.help }
lot-C4 = { building-big_shop } پلاک ۴ { tile-C }
    .help = { building-big_shop.help }
lot-C5 = { building-big_club } پلاک ۵ { tile-C }
    .help = { building-big_club.help }
lot-C6 = { building-big_shop } پلاک ۶ { tile-C }
    .help = { building-big_shop.help }
lot-D1 = { building-small_shop } پلاک ۱ { tile-D }
    .help = { building-small_shop.help }
lot-D2 = { building-hotel } پلاک ۲ { tile-D }
    .help = { building-hotel.help }
lot-D3 = { building-small_shop } پلاک ۳ { tile-D }
    .help = { building-small_shop.help }
lot-D4 = { building-big_club } پلاک ۴ { tile-D }
    .help = { building-big_club.help }
lot-D5 = { building-small_club } پلاک ۵ { tile-D }
    .help = { building-small_club.help }
lot-D6 = { building-big_shop } پلاک ۶ { tile-D }
    .help = { building-big_shop.help }
lot-E1 = { building-big_shop } پلاک ۱ { tile-E }
    .help = { building-big_shop.help }
lot-E2 = { building-small_club } پلاک ۲ { tile-E }
    .help = { building-small_club.help }
lot-E3 = { building-big_shop } پلاک ۳ { tile-E }
    .help = { building-big_shop.help }
lot-E4 = { building-small_shop } پلاک ۴ { tile-E }
    .help = { building-small_shop.help }
lot-E5 = { building-small_shop } پلاک ۵ { tile-E }
    .help = { building-small_shop.help }
lot-E6 = { building-hotel } پلاک ۶ { tile-E }
    .help = { building-hotel.help }
lot-F1 = { building-small_shop } پلاک ۱ { tile-F }
    .help = { building-small_shop.help }
lot-F2 = { building-big_shop } پلاک ۲ { tile-F }
    .help = { building-big_shop.help }
lot-F3 = { building-small_club } پلاک ۳ { tile-F }
    .help = { building-small_club.help }
lot-F4 = { building-small_club } پلاک ۴ { tile-F }
    .help = { building-small_club.help }
lot-F5 = { building-big_shop } پلاک ۵ { tile-F }
    .help = { building-big_shop.help }
lot-F6 = { building-small_shop } پلاک ۶ { tile-F }
    .help = { building-small_shop.help }
lot-G1 = { building-big_club } پلاک ۱ { tile-G }
    .help = { building-big_club.help }
lot-G2 = { building-small_shop } پلاک ۲ { tile-G }
    .help = { building-small_shop.help }
lot-G3 = { building-big_club } پلاک ۳ { tile-G }
    .help = { building-big_club.help }
lot-G4 = { building-big_shop } پلاک ۴ { tile-G }
    .help = { building-big_shop.help }
lot-G5 = { building-small_club } پلاک ۵ { tile-G }
    .help = { building-small_club.help }
lot-G6 = { building-small_shop } پلاک ۶ { tile-G }
    .help = { building-small_shop.help }
lot-H1 = { building-small_club } پلاک ۱ { tile-H }
    .help = { building-small_club.help }
lot-H2 = { building-small_shop } پلاک ۲ { tile-H }
    .help = { building-small_shop.help }
lot-H3 = { building-big_shop } پلاک ۳ { tile-H }
    .help = { building-big_shop.help }
lot-H4 = { building-small_shop } پلاک ۴ { tile-H }
    .help = { building-small_shop.help }
lot-H5 = { building-big_club } پلاک ۵ { tile-H }
    .help = { building-big_club.help }
lot-H6 = { building-small_club } پلاک ۶ { tile-H }
    .help = { building-small_club.help }
lot-none = هیچ جا

tile-A = راسته‌ی بندر
tile-B = خیابان تئاتر
tile-C = ترمینال بزرگ
tile-D = پنج‌راه
tile-E = کنار رود
tile-F = بازار کهنه
tile-G = محله‌ی جاز
tile-H = خیابان پارچه‌فروش‌ها

slot-N = شمال
slot-S = جنوب
slot-NW = شمال غربی
slot-NE = شمال شرقی
slot-SW = جنوب غربی
slot-SE = جنوب شرقی
slot-NW1 = شمال غربی ۱
slot-NW2 = شمال غربی ۲
slot-NE1 = شمال شرقی ۱
slot-NE2 = شمال شرقی ۲
slot-SW1 = جنوب غربی ۱
slot-SW2 = جنوب غربی ۲
slot-SE1 = جنوب شرقی ۱
slot-SE2 = جنوب شرقی ۲

## Privileges, events, wills

privilege-event = رویداد
    .help = اولین کسی که بردارد بدنامی × ۵۰ دلار می‌پردازد و رویداد روز را پنهانی می‌بیند.
privilege-enforcer = نیرو
    .help = همه به ترتیب پیشنهاد از داوطلب‌ها استخدام می‌کنند: تا ۲ کارت، یا ۳ تا با بدنامی ۵ یا بیشتر. هزینه‌ای ندارد.
privilege-police = پلیس
    .help = اولین کسی که بردارد بدنامی × ۲۰۰ دلار می‌پردازد و کارت پلیس را می‌گیرد: امروز هیچ یورش و بگیروببندی به او کاری ندارد.
privilege-whiskey = ویسکی
    .help = به ترتیب پیشنهاد هر کسی می‌تواند یک کارت ویسکی بخرد. بی آن امروز میخانه‌ای در کار نیست.

# The event cards of the day.
headline-raid_north = یورش پلیس به میخانه‌ها: شمال شهر
    .help = هر میخانه در شمال شهر جریمه می‌شود و تا پایان روز پلمب است؛ صاحبی که نتواند بپردازد ساختمان را از دست می‌دهد. کارت پلیس دارنده‌اش را حفظ می‌کند.
headline-raid_south = یورش پلیس به میخانه‌ها: جنوب شهر
    .help = هر میخانه در جنوب شهر جریمه می‌شود و تا پایان روز پلمب است؛ صاحبی که نتواند بپردازد ساختمان را از دست می‌دهد. کارت پلیس دارنده‌اش را حفظ می‌کند.
headline-raid_east = یورش پلیس به میخانه‌ها: شرق شهر
    .help = هر میخانه در شرق شهر جریمه می‌شود و تا پایان روز پلمب است؛ صاحبی که نتواند بپردازد ساختمان را از دست می‌دهد. کارت پلیس دارنده‌اش را حفظ می‌کند.
headline-raid_west = یورش پلیس به میخانه‌ها: غرب شهر
    .help = هر میخانه در غرب شهر جریمه می‌شود و تا پایان روز پلمب است؛ صاحبی که نتواند بپردازد ساختمان را از دست می‌دهد. کارت پلیس دارنده‌اش را حفظ می‌کند.
headline-crackdown_north = بگیروببند باج‌گیرها: شمال شهر
    .help = هر گروه در شمال شهر که در ساختمان سردسته‌ی خودش نیست بازداشت می‌شود. کارت پلیس دارنده‌اش را حفظ می‌کند.
headline-crackdown_south = بگیروببند باج‌گیرها: جنوب شهر
    .help = هر گروه در جنوب شهر که در ساختمان سردسته‌ی خودش نیست بازداشت می‌شود. کارت پلیس دارنده‌اش را حفظ می‌کند.
headline-crackdown_east = بگیروببند باج‌گیرها: شرق شهر
    .help = هر گروه در شرق شهر که در ساختمان سردسته‌ی خودش نیست بازداشت می‌شود. کارت پلیس دارنده‌اش را حفظ می‌کند.
headline-crackdown_west = بگیروببند باج‌گیرها: غرب شهر
    .help = هر گروه در غرب شهر که در ساختمان سردسته‌ی خودش نیست بازداشت می‌شود. کارت پلیس دارنده‌اش را حفظ می‌کند.
headline-whiskey_sky_rockets = ویسکی غوغا می‌کند!
    .help = درآمد هر میخانه امروز دو برابر است.
headline-consumption_rock_bottom = بازار ویسکی کساد شد!
    .help = درآمد هر میخانه امروز نصف است.
headline-gangland_truce = آتش‌بس گنگسترها!
    .help = تیراندازی نیست و فقط از ساختمان‌های بی‌صاحب می‌شود باج گرفت. جایی که چند سردسته باشند، فقط دارنده‌ی کارت پلیس باج می‌گیرد.
headline-don_is_dead = دون مرد!
    .help = روز تا آخر بازی می‌شود؛ بعد وصیت‌نامه باز می‌شود.
headline-unknown = رویدادی که ندیده‌اید

will-most_notoriety = بیشترین بدنامی
    .help = سردسته‌ای با بیشترین بدنامی دون جدید است. در تساوی، پول نقد تعیین می‌کند.
will-most_money = بیشترین پول
    .help = سردسته‌ای با بیشترین پول نقد دون جدید است. در تساوی، بدنامی تعیین می‌کند.
will-unknown = وصیت‌نامه‌ی مهروموم‌شده
    .help = وقتی دون بمیرد باز می‌شود.

# How a character fares in a shootout.
state-ready = آماده
state-acted = کارش را کرده
state-wounded = زخمی

# What another edition makes up: names of people with what they are, addresses, and days.
about-dossier = { $name } ({ $role }، واکنش { NUMBER($reaction) }، سرسختی { NUMBER($toughness) })
about-character = { $role }، واکنش { NUMBER($reaction) }، سرسختی { NUMBER($toughness) }.
about-lot = { $building } پلاک { NUMBER($number) } { $tile }
about-date = { NUMBER($day) } { $month } { NUMBER($year, useGrouping: 0) }
month-1 = ژانویه
month-2 = فوریه
month-3 = مارس
month-4 = آوریل
month-5 = مه
month-6 = ژوئن
month-7 = ژوئیه
month-8 = اوت
month-9 = سپتامبر
month-10 = اکتبر
month-11 = نوامبر
month-12 = دسامبر

# The dates of the days.
date-1928-11-02 = ۲ نوامبر ۱۹۲۸
date-1928-11-03 = ۳ نوامبر ۱۹۲۸
date-1928-11-04 = ۴ نوامبر ۱۹۲۸
date-1928-11-05 = ۵ نوامبر ۱۹۲۸
date-1928-11-06 = ۶ نوامبر ۱۹۲۸
date-1928-11-07 = ۷ نوامبر ۱۹۲۸
date-1928-11-08 = ۸ نوامبر ۱۹۲۸
date-1928-11-09 = ۹ نوامبر ۱۹۲۸
date-1928-11-10 = ۱۰ نوامبر ۱۹۲۸
date-1928-11-11 = ۱۱ نوامبر ۱۹۲۸
date-1928-11-12 = ۱۲ نوامبر ۱۹۲۸
date-1928-11-13 = ۱۳ نوامبر ۱۹۲۸

phase-set_up = چیدمان بازی
phase-bidding = پیشنهاد برای امتیازها
    .help = همه توکن‌های ۱ تا ۴ را پنهانی روی رویداد، نیرو، پلیس و ویسکی می‌گذارند. شماره‌ی کمتر پیشنهاد بهتر است.
phase-daily_orders = دستورهای روزانه
    .help = سردسته‌ها یکی پس از دیگری دستمزد می‌دهند، ساختمان می‌خرند، میخانه باز می‌کنند و گروه می‌فرستند.
phase-city = رسیدگی به شهر
    .help = بلوک به بلوک: رویداد، نارنجک و تیراندازی، درآمد، رفیقه‌ها، باج‌گیری.

# Standing orders: what they are about, and what they say.
order-arming = مسلح کردن
    .help = وقتی تیراندازی شروع می‌شود کدام سلاح به چه کسی برسد.
order-molls = رفیقه‌ها
    .help = رفیقه‌ها رو شوند یا نه.
order-capture = اسیر گرفتن
    .help = قاتل‌ها و رفیقه‌های طرفِ شکست‌خورده گرفته شوند یا نه.
order-fines = جریمه‌ها
    .help = وقتی پولتان به همه‌ی جریمه‌های یک بلوک نمی‌رسد، اول کدام ساختمان.
order-buildings = نارنجک به ساختمان‌ها
    .help = از شما پرسیده شود که به ساختمان رقیب نارنجک بیندازید یا نه.
order-loot = غنیمت
    .help = پس از تیراندازی کدام سلاح‌ها را بردارید.
value-ask = از من بپرسید
    .help = هر بار خودتان تصمیم می‌گیرید.
value-usual = همان همیشگی
    .help = پاسخ پیش‌فرض: خوب مسلح شوند، رفیقه‌ها رو شوند جز در ساختمان رقیب، اسیر گرفته شود، اول گران‌ترین جریمه، همه‌ی سلاح‌ها برداشته شوند.
value-never = هرگز
    .help = هیچ وقت انجام نمی‌شود و از شما پرسیده نمی‌شود.

## What a seat is asked; .waiting is what the others read meanwhile

decision-in_the_box = فعلاً منتظر شما نیستیم.
    .waiting = فعلاً منتظر کسی نیستیم.
decision-over = بازی تمام شد.
    .waiting = بازی تمام شد.
decision-place_soldier = اولین سربازتان به کدام یک از چهار گروه برود؟
    .waiting = در انتظار { $seats } برای جا دادن اولین سرباز.
decision-bid = توکن‌های ۱ تا ۴ را روی رویداد، نیرو، پلیس و ویسکی بگذارید. ۱ بهترین پیشنهاد شماست؛ در تساوی، لطف دون تعیین می‌کند.
    .waiting = در انتظار پیشنهادها.
decision-take_event = پول می‌دهید تا رویداد امروز را پنهانی ببینید؟
    .waiting = در انتظار { $seats } که می‌تواند رویداد امروز را ببیند.
decision-hire = چه کسی را برای کدام گروه استخدام می‌کنید؟ استخدام رایگان است؛ دستمزد نه.
    .waiting = در انتظار { $seats } برای استخدام.
decision-take_police = به پلیس پول می‌دهید؟ امروز هیچ یورش و بگیروببندی به شما کاری نخواهد داشت.
    .waiting = در انتظار { $seats } که می‌تواند به پلیس پول بدهد.
decision-take_whiskey = کدام ویسکی را می‌خرید؟ بی آن امروز میخانه‌ای ندارید.
    .waiting = در انتظار { $seats } برای خریدن ویسکی.
decision-wages = پولتان به همه‌ی دستمزدها نمی‌رسد. به چه کسی می‌پردازید؟ بقیه می‌روند.
    .waiting = در انتظار { $seats } برای پرداخت دستمزدها.
decision-buy = ساختمانی می‌خرید؟ هر کدام بدنامی شما را ۱ بالا می‌برد.
    .waiting = در انتظار { $seats } که می‌تواند ساختمان بخرد.
decision-speakeasies = امروز کدام ساختمان‌هایتان میخانه‌ی زیرزمینی‌اند؟ اولی رایگان است.
    .waiting = در انتظار { $seats } که می‌تواند میخانه باز کند.
decision-send = گروه‌هایتان کجا بروند؟ هر گروهی که شخصیتی دارد باید جایی برود.
    .waiting = در انتظار { $seats } برای فرستادن گروه‌ها.
decision-fines = پولتان به همه‌ی جریمه‌های این بلوک نمی‌رسد. اول کدام ساختمان؟
    .waiting = در انتظار { $seats } برای تسویه‌ی جریمه‌ها.
decision-throw = یکی از گروه‌هایتان به ساختمانی که در آن است نارنجک می‌اندازد؟
    .waiting = در انتظار { $seats }: نارنجکی انداخته می‌شود؟
decision-arm = کدام سلاح به چه کسی برسد؟ آنچه کسی برندارد در صحنه می‌افتد.
    .waiting = در انتظار { $seats } برای مسلح شدن.
decision-who_acts = اول کدام شخصیت شما دست به کار شود؟
    .waiting = در انتظار { $seats } که بگوید اول چه کسی.
decision-act = شخصیت شما چه می‌کند: به کسی حمله می‌کند یا سلاحی برمی‌دارد؟
    .waiting = در انتظار { $seats } برای دست به کار شدن.
decision-shoot_again = هفت‌تیرکش شما سلاح دیگری هم در دست دارد. آن را هم به کار می‌برد؟
    .waiting = در انتظار { $seats } که هفت‌تیرکشش می‌تواند باز حمله کند.
decision-capture = از آن طرف فقط قاتل و رفیقه مانده. آن‌ها را به گروه خودتان می‌برید؟
    .waiting = در انتظار { $seats } که می‌تواند اسیر بگیرد.
decision-loot = کدام سلاح‌ها را از صحنه برمی‌دارید و برای کدام گروه؟
    .waiting = در انتظار { $seats } برای برداشتن غنیمت.
decision-molls = کجا رفیقه رو می‌کنید؟ رفیقه درآمد ساختمان را دو برابر می‌کند.
    .waiting = در انتظار { $seats }: رفیقه‌ای رو می‌شود؟

## What one may do; .help is the command to type

command-place = گذاشتن او در گروه { NUMBER($group) }
    .help = place گروه
command-bid = رویداد { NUMBER($event) }، نیرو { NUMBER($enforcer) }، پلیس { NUMBER($police) }، ویسکی { NUMBER($whiskey) }
    .help = bid رویداد نیرو پلیس ویسکی
command-take = پرداختن و برداشتن
    .help = take
command-hire = استخدام { $card } برای گروه { NUMBER($group) }
    .help = hire کارت گروه
command-whiskey = خریدن ویسکی { NUMBER($grade) } دلاری
    .help = whiskey درجه
command-pay = پرداخت به { $card }
    .help = pay کارت
command-pay-weapon = پرداخت برای { $weapon } در گروه { NUMBER($group) }
    .help = pay سلاح گروه
command-buy = خریدن { $lot }
    .help = buy ساختمان
command-open = باز کردن میخانه در { $lot }
    .help = open ساختمان
command-send = فرستادن گروه { NUMBER($group) } به { $lot }
    .help = send گروه ساختمان
command-order = دستور ثابت درباره‌ی { $order }: { $value }
    .help = order موضوع ask|usual|never
    .title = دستورهای ثابت
command-fine = اول جریمه‌ی { $lot }
    .help = fine ساختمان
command-bomb = گروه { NUMBER($group) } به ساختمان نارنجک بیندازد
    .help = bomb گروه
command-arm = دادن { $weapon } به { $character }
    .help = arm شخصیت سلاح
command-act = دادن نوبت به { $character }
    .help = act شخصیت
command-collect = برداشتن { $weapon } برای { $receiver }
    .help = collect سلاح شخصیت
command-attack = حمله به { $target } با { $means }
    .help = attack وسیله هدف
command-grenade = نارنجک به { $target }
    .help = grenade هدف
command-bomb-building = نارنجک به ساختمان
    .help = bomb building
command-capture = گرفتنشان
    .help = capture
command-loot = برداشتن { $weapon } برای گروه { NUMBER($group) }
    .help = loot سلاح گروه
command-reveal = رو کردن رفیقه در { $lot }
    .help = reveal ساختمان
command-decline = نه، ممنون
    .help = decline
command-done = تمام
    .help = done
command-say = گفتن چیزی
    .help = say حرف

# Titles of what commands ask for.
part-group = گروه
part-event = رویداد
part-enforcer = نیرو
part-police = پلیس
part-whiskey = ویسکی
part-card = کارت
part-weapon = سلاح
part-lot = ساختمان
part-order = درباره‌ی
part-value = چه بشود
part-character = شخصیت
part-receiver = برای چه کسی
part-means = با چه
part-target = هدف

## What goes on now, in a few words

stage-in_the_box = پیش از بازی
stage-place_soldier = جا دادن اولین سربازها
stage-bid = پیشنهاد برای امتیازها
stage-take_event = رویداد: نگاهی به کارت
stage-hire = استخدام
stage-take_police = پلیس: پول حمایت
stage-take_whiskey = خریدن ویسکی
stage-wages = دستورهای روزانه: دستمزد
stage-buy = دستورهای روزانه: خرید
stage-speakeasies = دستورهای روزانه: میخانه‌ها
stage-send = دستورهای روزانه: فرستادن گروه‌ها
stage-fines = تسویه‌ی جریمه‌ها
stage-throw = نارنجک به ساختمان؟
stage-arm = تیراندازی: مسلح شدن
stage-who_acts = تیراندازی: اول چه کسی
stage-act = تیراندازی
stage-shoot_again = تیراندازی: حمله‌ی دوم
stage-capture = تیراندازی: اسیر گرفتن
stage-loot = پس از تیراندازی: غنیمت
stage-molls = رو کردن رفیقه‌ها
stage-over = پایان بازی

## Titles of what lies on the table; .help where a person would ask

field-viewer = از دید
field-stage = حالا
field-round = روز
field-date = تاریخ
field-phase = فاز
field-asked = نوبت
field-answered = تصمیم گرفته‌اند
    .help = انتخابشان تا وقتی همه تصمیم بگیرند پنهان است.
field-actor = نوبتِ
field-favor = لطف دون
    .help = دستورهای روزانه را شروع می‌کند و هر جا سردسته‌ها برابر باشند جلوتر است.
field-police = کارت پلیس
    .help = امروز هیچ یورش و بگیروببندی به این سردسته کاری ندارد.
field-headline = رویداد روز
    .help = پیش از رسیدگی به شهر فقط کسی می‌داند که برای دیدنش پول داده.
field-peeker = دیده است
    .help = برای دیدن رویداد روز پول داده.
field-will = وصیت‌نامه
    .help = می‌گوید دون جدید را بدنامی تعیین می‌کند یا پول.
field-block = بلوکِ در دست رسیدگی
field-lot = ساختمان
field-slots = شهر
field-slot = کجا
field-tile = بلوک
field-lots = ساختمان‌ها
field-owner = صاحب
field-speakeasy = میخانه
field-shut = پلمب
    .help = تا پایان روز پلیس بسته است: نه درآمدی، نه باجی.
field-bombed = نارنجک‌خورده
    .help = امروز در آن نه تیراندازی هست، نه باج‌گیری و نه میخانه.
field-doubled = دوبرابر با رفیقه
field-groups = گروه‌ها
field-seat = سردسته
field-group = گروه
field-size = تعداد کارت
field-cards = کارت‌های پیدا
    .help = معاون‌ها به رو هستند؛ کارت‌های دیگر را سردسته‌شان می‌داند و در تیراندازی همه.
field-shown = به رو
field-whiskey = ویسکی
field-grade = درجه (دلار)
    .help = هر چه بیشتر، گران‌تر؛ و میخانه درآمد بیشتری دارد.
field-count = تعداد کارت
field-pool = داوطلب‌ها
    .help = آنچه برای انتخاب شما مانده.
field-deck = دسته‌ی نیروها
field-batches = لایه‌های دسته
    .help = چند کارت با هم به زیر دسته رفته‌اند، از بالا.
field-spent = لایه‌های تمام‌شده
field-headlines_left = رویدادهای نیامده
field-headlines_past = رویدادهای گذشته
field-turn = دور تیراندازی
field-armed = مسلح شده‌اند
field-fighters = در تیراندازی
field-acting = دست به کار
field-used = به کار رفته
    .help = آنچه هفت‌تیرکش در این کار با آن حمله کرده.
field-victim = اسیر از
field-scene = در صحنه
field-character = شخصیت
field-weapons = در دست
field-state = حال
field-floor = روی زمین
    .help = سلاح‌هایی که در صحنه افتاده‌اند و می‌شود برداشتشان.
field-notoriety_floor = کف بدنامی
    .help = بدنامی سردسته از این پایین‌تر نمی‌رود: به تعداد ساختمان‌هایش، ولی دست‌کم ۱.
field-weapon = سلاح
field-choices = انتخاب‌شده تا اینجا
    .help = هنوز انجام نشده و دیگران نمی‌بینند.
field-card = کارت
field-orders = دستورهای ثابت
    .help = آنچه هنگام رسیدگی به شهر به جای شما پاسخ داده می‌شود.
field-order = درباره‌ی
field-value = چه بشود
field-switched = در این نوبت عوض شده
field-winners = دون جدید
field-ending = پایان
field-cash = پول نقد (دلار)
field-notoriety = بدنامی
field-buildings = ساختمان‌های او
field-bid = پیشنهاد
    .help = امتیازهای زیر توکن‌های ۱، ۲، ۳ و ۴: اول بهترین پیشنهاد.
field-soldier = اولین سرباز
    .help = منتظر است که در گروهی جا بگیرد.
field-wages = دستمزدها (دلار)
    .help = در دستورهای روزانه‌ی بعدی.
field-event_price = قیمت رویداد (دلار)
field-police_price = قیمت پلیس (دلار)
field-hire_limit = سقف استخدام
field-stores_left = سقف خرید
    .help = توکن‌های مغازه‌ی مانده: کسی بیش از هفت ساختمان ندارد.
field-pool_size = تعداد داوطلب‌ها
field-last_day = روز آخر: ۱ از
    .help = بخت اینکه دون امروز بمیرد. اگر چیزی نیست، امروز نمی‌میرد.
field-earns = درآمدش اینجا (دلار)
    .help = آنچه ماندن در اینجا با وضع حالا امروز به سردسته‌اش می‌رساند. ساختمان خودش بدون گروه هم درآمد دارد.
field-rivals = رقیبان آنجا
field-standing = سردسته‌های آنجا
field-raids = یورش‌های مانده
    .help = یورش‌هایی که هنوز نیامده‌اند و امروز ممکن است به این بلوک برسند.
field-crackdowns = بگیروببندهای مانده
    .help = بگیروببندهایی که هنوز نیامده‌اند و امروز ممکن است به این بلوک برسند.
field-income = درآمد (دلار)
field-fine = جریمه (دلار)
    .help = اگر همین حالا یورش شود.
field-extortion = باج‌ها تا اینجا
field-amount = مبلغ (دلار)
field-prospects = گروه کجا می‌تواند برود
    .help = گروهتان اگر آنجا تنها باشد چقدر برایتان می‌آورد. ساختمان‌های خودتان بدون گروه هم درآمد دارند.
field-share = به شما می‌رسد (دلار)
field-speakeasies = هر میخانه چقدر می‌آورد
field-legal = قانونی (دلار)
field-attacks = حمله‌های ممکن
    .help = چند روی تاس زخمی می‌کند و چند روی آن می‌کشد.
field-means = با چه
field-target = هدف
field-wounds = زخمی
field-kills = کشته
field-price = قیمت (دلار)
field-whiskey_prices = قیمت ویسکی
field-fines = جریمه‌های مانده
field-payable = پولتان می‌رسد
field-sides = روهای تاس
field-action_order = ترتیب مانده‌ی این دور
field-reaction = واکنش

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-truce = { $seat_is ->
    [me] شما سر راه من نیاید، من هم سر راه شما نمی‌آم. قبول؟
   *[other] من و { $seat } می‌تونیم سر راه هم نیایم.
}
talk-watch = { $seat_is ->
    [me] دارید زیادی بدنام می‌شید.
   *[other] { $seat } داره زیادی بدنام می‌شه.
}
talk-rich = { $seat_is ->
    [me] حتماً حسابی پولدار شدید.
   *[other] حتماً { $seat } حسابی پولدار شده.
}
talk-revenge = { $seat_is ->
    [me] تاوانش رو پس می‌دید.
   *[other] { $seat } تاوانش رو پس می‌ده.
}
talk-seen = من تیتر امروز رو دیده‌م.
talk-police = پلیس امروز با من کاری نداره.
talk-raid = بوی یورش می‌آد.
talk-quiet = یه روز آروم به نفع همه‌ست.
talk-business = مسئله شخصی نیست؛ تجارته.
talk-word = قول شرف می‌دم.
talk-doubt = شک دارم.
talk-don = پیرمرد همیشه من رو بیشتر دوست داشت.

## What happened: the newspaper of the day. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-game-started = نوامبر ۱۹۲۸. دون پیر دارد می‌میرد و سردسته‌هایش به هم نگاه می‌کنند.
event-tile-placed = { $tile } در { $slot } است.
    .part = { $tile } ({ $slot })
    .all = شهر: { $parts }.
event-favor-given = { $seat_is ->
    [me] لطف دون با شماست.
   *[other] لطف دون با { $seat } است.
}
event-advance-paid = { $seat_is ->
    [me] به خاطر جایتان در ترتیب لطف { NUMBER($amount) } دلار مساعده گرفتید.
   *[other] { $seat } به خاطر جایش در ترتیب لطف { NUMBER($amount) } دلار مساعده گرفت.
}
    .part = { $seat } { NUMBER($amount) } دلار
    .all = مساعده‌ها به ترتیب لطف: { $parts }.
event-will-put-aside = دون وصیت‌نامه‌اش را امضا و مهروموم کرد.
event-soldier-dealt = { $seat_is ->
    [me] کسی آمد و خودش را معرفی کرد: { $card }.
   *[other] { "" }
}
event-soldier-assigned = { "" }
event-soldier-placed = { $seat_is ->
    [me] اولین سرباز شما به گروه { NUMBER($group) } رفت.
   *[other] اولین سرباز { $seat } به گروه { NUMBER($group) } رفت.
}
    .part = { $seat } گروه { NUMBER($group) }
    .all = اولین سربازها به گروهشان رفتند: { $parts }.
event-round-began = { $date }. روز { NUMBER($round) }.
event-phase-began = { $phase_id ->
    [bidding] روز پشت درهای بسته شروع می‌شود: پیشنهاد برای امتیازها.
    [daily_orders] سردسته‌ها دستور می‌دهند.
    [city] شب می‌شود و شهر حساب‌هایش را صاف می‌کند.
   *[other] { "" }
}
event-asked = { "" }
event-bid-placed = { "" }
event-bid-revealed = { "" }
event-bid-order = { $privilege }: { $seat } ({ NUMBER($token) }).
    .part = { $seat } ({ NUMBER($token) })
    .all = { $privilege }: { $parts }.
event-privilege-passed = { $reason_id ->
    [cannot_pay] { $privilege_id ->
        [event] { $seat_is ->
            [me] پولتان به دیدن رویداد نرسید.
           *[other] پول { $seat } به دیدن رویداد نرسید.
        }
        [police] { $seat_is ->
            [me] پولتان به پلیس نرسید.
           *[other] پول { $seat } به پلیس نرسید.
        }
       *[other] { $seat_is ->
            [me] پولتان به هیچ ویسکی‌ای نرسید.
           *[other] پول { $seat } به هیچ ویسکی‌ای نرسید.
        }
    }
   *[declined] { $privilege_id ->
        [event] { $seat_is ->
            [me] ترجیح دادید رویداد غافلگیرتان کند.
           *[other] { $seat } ترجیح داد رویداد غافلگیرش کند.
        }
        [police] { $seat_is ->
            [me] از خیر پلیس گذشتید.
           *[other] { $seat } از خیر پلیس گذشت.
        }
       *[other] { $seat_is ->
            [me] ویسکی نخریدید.
           *[other] { $seat } ویسکی نخرید.
        }
    }
}
event-event-peeked = { $seat_is ->
    [me] رفیقی در روزنامه با { NUMBER($paid) } دلار تیتر را نشانتان داد: «{ $headline }»
   *[other] رفیقی در روزنامه با { NUMBER($paid) } دلار تیتر را نشان { $seat } داد.
}
event-pool-drawn = { NUMBER($count) ->
    [0] { "" }
    [one] { NUMBER($count) } کارت دنبال کار می‌گردد.
   *[other] { NUMBER($count) } کارت دنبال کار می‌گردند.
}
event-pool-card = { "" }
event-pool-shown = { "" }
event-pool-card-shown = { $seat_is ->
    [me] آماده‌ی استخدام: { $card }.
   *[other] { "" }
}
    .part = { $card }
    .all = آماده‌ی استخدام: { $parts }.
event-enforcer-chosen = { "" }
event-enforcer-hired = { $seat_is ->
    [me] استخدام کردید: { event-enforcer-hired.part }.
   *[other] { $seat } استخدام کرد: { event-enforcer-hired.part }.
}
    .part = { $card_id ->
        [unknown] یک کارت به پشت (گروه { NUMBER($group) })
       *[other] { $card } (گروه { NUMBER($group) })
    }
    .all = { $seat_is ->
        [me] استخدام کردید: { $parts }.
       *[other] { $seat } استخدام کرد: { $parts }.
    }
event-hiring-done = { NUMBER($count) ->
    [0] { $seat_is ->
        [me] کسی را استخدام نکردید.
       *[other] { $seat } کسی را استخدام نکرد.
    }
   *[other] { "" }
}
event-pool-returned = { NUMBER($count) ->
    [0] { "" }
    [one] { NUMBER($count) } کارت بیکار ماند.
   *[other] { NUMBER($count) } کارت بیکار ماندند.
}
event-police-taken = { $seat_is ->
    [me] با { NUMBER($paid) } دلار پلیس رویش را برگرداند: کارت پلیس با شماست.
   *[other] با { NUMBER($paid) } دلار پلیس رویش را برگرداند: کارت پلیس با { $seat } است.
}
event-whiskey-taken = { $seat_is ->
    [me] ویسکی { NUMBER($grade) } دلاری را با { NUMBER($paid) } دلار خریدید.
   *[other] { $seat } ویسکی { NUMBER($grade) } دلاری را با { NUMBER($paid) } دلار خرید.
}
event-turn-began = { "" }
event-wage-chosen = { "" }
event-wages-paid = { NUMBER($amount) ->
    [0] { "" }
   *[other] { $seat_is ->
        [me] { NUMBER($amount) } دلار دستمزد دادید.
       *[other] { $seat } { NUMBER($amount) } دلار دستمزد داد.
    }
}
event-enforcer-left = { $card_id ->
    [unknown] { "" }
   *[other] { $seat_is ->
        [me] { $card } از گروه { NUMBER($group) } شما رفت.
       *[other] { $card } از گروه { NUMBER($group) } { $seat } رفت.
    }
}
    .part = { $card }
    .all = { $seat_is ->
        [me] از گروه { NUMBER($group) } شما رفتند: { $parts }.
       *[other] از گروه { NUMBER($group) } { $seat } رفتند: { $parts }.
    }
event-enforcers-left = { $seat_is ->
    [me] { "" }
   *[other] { NUMBER($count) } کارت از گروه { NUMBER($group) } { $seat } بی دستمزد ماند و رفت.
}
event-went-under = { "" }
event-building-bought = { $seat_is ->
    [me] { $lot } را { NUMBER($price) } دلار خریدید. بدنامی شما: { NUMBER($notoriety) }.
   *[other] { $seat } { $lot } را { NUMBER($price) } دلار خرید. بدنامی: { NUMBER($notoriety) }.
}
event-speakeasy-chosen = { "" }
event-speakeasy-opened = { $seat_is ->
    [me] میخانه‌ی زیرزمینی باز کردید: { event-speakeasy-opened.part }.
   *[other] { $seat } میخانه‌ی زیرزمینی باز کرد: { event-speakeasy-opened.part }.
}
    .part = { NUMBER($paid) ->
        [0] { $lot }
       *[other] { $lot } (با { NUMBER($paid) } دلار)
    }
    .all = { $seat_is ->
        [me] میخانه‌های زیرزمینی باز کردید: { $parts }.
       *[other] { $seat } میخانه‌های زیرزمینی باز کرد: { $parts }.
    }
event-group-aimed = { "" }
event-order-switched = { $seat_is ->
    [me] دستور ثابت شما درباره‌ی { $order }: { $value }.
   *[other] { "" }
}
    .part = { $order } ({ $value })
    .all = دستورهای ثابت شما: { $parts }.
event-group-sent = { $seat_is ->
    [me] گروه { NUMBER($group) } را به { $lot } فرستادید.
   *[other] { $seat } گروه { NUMBER($group) } را به { $lot } فرستاد.
}
    .part = گروه { NUMBER($group) } به { $lot }
    .all = { $seat_is ->
        [me] گروه‌هایتان را فرستادید: { $parts }.
       *[other] { $seat } گروه‌هایش را فرستاد: { $parts }.
    }
event-turn-ended = { "" }
event-event-revealed = فوق‌العاده! فوق‌العاده! «{ $headline }»
event-block-began = در { $slot }: { $tile }.
event-fine-paid = { $seat_is ->
    [me] تبر و آژیر در { $lot }: { NUMBER($amount) } دلار جریمه دادید.
   *[other] تبر و آژیر در { $lot }: { $seat } { NUMBER($amount) } دلار جریمه داد.
}
event-building-lost = { $seat_is ->
    [me] پولتان به جریمه‌ی { $lot } نرسید و آن را از دست دادید.
   *[other] پول { $seat } به جریمه‌ی { $lot } نرسید و آن را از دست داد.
}
event-building-shut = پلیس { $lot } را تا پایان روز پلمب کرد.
event-group-arrested = { $seat_is ->
    [me] بازداشت در { $lot }: گروه { NUMBER($group) } شما، { NUMBER($count) } کارت.
   *[other] بازداشت در { $lot }: گروه { NUMBER($group) } { $seat }، { NUMBER($count) } کارت.
}
event-group-withdrew = { $reason_id ->
    [truce] { $seat_is ->
        [me] آتش‌بس گروه { NUMBER($group) } شما را از { $lot } به خانه فرستاد.
       *[other] آتش‌بس گروه { NUMBER($group) } { $seat } را از { $lot } به خانه فرستاد.
    }
    [grenade] { $seat_is ->
        [me] گروه { NUMBER($group) } شما تلوتلوخوران از میان دود به خانه رفت.
       *[other] گروه { NUMBER($group) } { $seat } تلوتلوخوران از میان دود به خانه رفت.
    }
    [stalemate] { $seat_is ->
        [me] گروه { NUMBER($group) } شما عقب‌عقب از { $lot } بیرون رفت.
       *[other] گروه { NUMBER($group) } { $seat } عقب‌عقب از { $lot } بیرون رفت.
    }
   *[nobody_left] { $seat_is ->
        [me] از آدم‌های گروه { NUMBER($group) } شما کسی نماند؛ توکنش به خانه رفت.
       *[other] از آدم‌های گروه { NUMBER($group) } { $seat } کسی نماند؛ توکنش به خانه رفت.
    }
}
event-grenade-asked = { "" }
event-grenade-held-back = { "" }
event-building-bombed = { $when_id ->
    [during] { $seat_is ->
        [me] وسط تیراندازی گروه { NUMBER($group) } شما به ساختمان نارنجک انداخت. { $lot } تا پایان روز از صدا افتاد.
       *[other] وسط تیراندازی گروه { NUMBER($group) } { $seat } به ساختمان نارنجک انداخت. { $lot } تا پایان روز از صدا افتاد.
    }
   *[before] { $seat_is ->
        [me] گروه { NUMBER($group) } شما نارنجک انداخت. { $lot } تا پایان روز از صدا افتاد.
       *[other] گروه { NUMBER($group) } { $seat } نارنجک انداخت. { $lot } تا پایان روز از صدا افتاد.
    }
}
event-shootout-began = تیراندازی در { $lot }: { $seats }!
event-enforcer-shown = { $seat_is ->
    [me] شما با گروه { NUMBER($group) } آمدید: { $card }.
   *[other] { $seat } با گروه { NUMBER($group) } آمد: { $card }.
}
    .part = { $card }
    .all = { $seat_is ->
        [me] شما با گروه { NUMBER($group) } آمدید: { $parts }.
       *[other] { $seat } با گروه { NUMBER($group) } آمد: { $parts }.
    }
event-weapon-assigned = { "" }
event-armed = { $character } دست به { $weapon } برد.
    .part = { $character } با { $weapon }
    .all = سلاح‌ها بیرون آمدند: { $parts }.
event-weapon-laid = روی زمین ماند: { event-weapon-laid.part }.
    .part = { NUMBER($count) ->
        [1] { $weapon }
       *[other] { $weapon } × { NUMBER($count) }
    }
    .all = روی زمین ماند: { $parts }.
event-arming-done = { "" }
event-shootout-turn = { NUMBER($turn) ->
    [1] { "" }
   *[other] دور { NUMBER($turn) } تیراندازی.
}
event-character-acts = { "" }
event-weapon-collected = { $character } به طرف { $weapon } شیرجه زد؛ حالا { $receiver } آن را در دست دارد.
event-target-chosen = { "" }
event-attacked = { $means_id ->
    [revolver] { $character } ({ $seat }) با رولور به { $target } شلیک کرد.
    [shotgun] { $character } ({ $seat }) هر دو لول شات‌گان را به { $target } خالی کرد.
    [tommygun] { $character } ({ $seat }) { $target } را به رگبار تامی‌گان بست.
    [grenade] { "" }
    [colt] { $character } ({ $seat }) به روی { $target } کلت کشید.
    [strike] { $character } ({ $seat }) بی‌صدا پشت سر { $target } سبز شد.
   *[hands] { $character } ({ $seat }) با دست خالی به جان { $target } افتاد.
}
event-attack-counted = تاس { NUMBER($die) } + { NUMBER($bonus) } = { NUMBER($result) } در برابر سرسختی { NUMBER($toughness) }.
event-attack-missed = { $target } خراشی هم برنداشت.
event-character-passed = { $character } ({ $seat }) فقط توانست پناه بگیرد.
event-weapon-dropped = { $weapon } از دست { $character } افتاد.
event-character-wounded = { $character } ({ $seat }) زخمی شد و از درگیری بیرون رفت.
event-character-killed = { $character } ({ $seat }) کشته شد.
event-character-captured = { $seat_is ->
    [me] { $character } از { $from } جدا شد و به گروه { NUMBER($group) } شما آمد.
   *[other] { $from_is ->
        [me] { $character } از شما جدا شد و به گروه { NUMBER($group) } { $seat } رفت.
       *[other] { $character } از { $from } جدا شد و به گروه { NUMBER($group) } { $seat } رفت.
    }
}
event-capture-declined = { $seat_is ->
    [me] از { $from } اسیر نگرفتید.
   *[other] { $from_is ->
        [me] { $seat } از شما اسیر نگرفت.
       *[other] { $seat } از { $from } اسیر نگرفت.
    }
}
event-captain-beaten = { $seat_is ->
    [me] در { $lot } شکست خوردید. بدنامی شما: { NUMBER($notoriety) }.
   *[other] { $seat } در { $lot } شکست خورد. بدنامی: { NUMBER($notoriety) }.
}
event-shootout-won = { $seat_is ->
    [me] دود که نشست، در { $lot } شما سر پا بودید. بدنامی شما: { NUMBER($notoriety) }.
   *[other] دود که نشست، در { $lot } فقط { $seat } سر پا بود. بدنامی: { NUMBER($notoriety) }.
}
event-loot-chosen = { "" }
event-weapon-looted = { $seat_is ->
    [me] غنیمت شما: { event-weapon-looted.part }.
   *[other] غنیمت { $seat }: { event-weapon-looted.part }.
}
    .part = { $weapon } (گروه { NUMBER($group) })
    .all = { $seat_is ->
        [me] غنیمت شما: { $parts }.
       *[other] غنیمت { $seat }: { $parts }.
    }
event-weapon-left = برای رفتگرها ماند: { event-weapon-left.part }.
    .part = { NUMBER($count) ->
        [1] { $weapon }
       *[other] { $weapon } × { NUMBER($count) }
    }
    .all = برای رفتگرها ماند: { $parts }.
event-shootout-stalled = بن‌بست در { $lot }: چشم‌غره‌ای به هم رفتند و برگشتند خانه.
event-shootout-over = { "" }
event-income-paid = { $seat_is ->
    [me] درآمد شما: { event-income-paid.part }.
   *[other] درآمد { $seat }: { event-income-paid.part }.
}
    .part = { $reason_id ->
        [legal] { NUMBER($amount) } دلار از { $lot }
        [moll] { NUMBER($amount) } دلار بیشتر از { $lot }
       *[other] { NUMBER($amount) } دلار از میخانه‌ی { $lot }
    }
    .all = { $seat_is ->
        [me] درآمد شما: { $parts }.
       *[other] درآمد { $seat }: { $parts }.
    }
event-molls-asked = { "" }
event-moll-chosen = { "" }
event-moll-answered = { "" }
event-moll-revealed = { $card } ({ $seat }) دل همه را در { $lot } برد: درآمدش دو برابر شد.
event-extorted = { $seat_is ->
    [me] از { $payer } باج گرفتید: { event-extorted.part }.
   *[other] { $payer_is ->
        [me] { $seat } از شما باج گرفت: { event-extorted.part }.
       *[other] { $seat } از { $payer } باج گرفت: { event-extorted.part }.
    }
}
    .part = { NUMBER($amount) } دلار در { $lot }
    .all = { $seat_is ->
        [me] از { $payer } باج گرفتید: { $parts }.
       *[other] { $payer_is ->
            [me] { $seat } از شما باج گرفت: { $parts }.
           *[other] { $seat } از { $payer } باج گرفت: { $parts }.
        }
    }
event-vault-extorted = { $seat_is ->
    [me] باج گرفتید: { event-vault-extorted.part }.
   *[other] { $seat } باج گرفت: { event-vault-extorted.part }.
}
    .part = { NUMBER($amount) } دلار از { $lot }
    .all = { $seat_is ->
        [me] باج گرفتید: { $parts }.
       *[other] { $seat } باج گرفت: { $parts }.
    }
event-tokens-returned = { "" }
event-day-ended = { "" }
event-favor-passed = { $seat_is ->
    [me] لطف دون به شما رسید.
   *[other] لطف دون به { $seat } رسید.
}
event-enforcer-opened = { $seat_is ->
    [me] در گروه { NUMBER($group) } شما: { $card }.
   *[other] در گروه { NUMBER($group) } { $seat }: { $card }.
}
    .part = { $card }
    .all = { $seat_is ->
        [me] در گروه { NUMBER($group) } شما: { $parts }.
       *[other] در گروه { NUMBER($group) } { $seat }: { $parts }.
    }
event-will-opened = { $will_id ->
    [most_notoriety] وصیت‌نامه باز شد: جانشین، بدنام‌ترین سردسته است.
   *[most_money] وصیت‌نامه باز شد: جانشین، پولدارترین سردسته است.
}
event-cash-counted = { $seat_is ->
    [me] شما { NUMBER($cash) } دلار و بدنامی { NUMBER($notoriety) } دارید.
   *[other] { $seat } { NUMBER($cash) } دلار و بدنامی { NUMBER($notoriety) } دارد.
}
event-captain-ranked = { NUMBER($place) }. { $seat }.
    .part = { NUMBER($place) }. { $seat }
    .all = از چشم دون: { $parts }.
event-order-carried-out = یک دستور ثابت به جای { $seat } پاسخ می‌دهد.
    .part = { $seat }
    .all = دستورهای ثابت به جای این‌ها پاسخ می‌دهند: { $parts }.
event-default-played = { $seat_is ->
    [me] به‌موقع پاسخ ندادید؛ میز به جای شما پاسخ می‌دهد.
   *[other] { $seat } به‌موقع پاسخ نداد؛ میز به جایش پاسخ می‌دهد.
}
event-game-ended = { $seats_is ->
    [me] بازی تمام شد. دون جدید شمایید: { $reason }.
    [none] بازی تمام شد.
   *[other] بازی تمام شد. دون جدید { $seats } است: { $reason }.
}
event-grenade-thrown = { $character } ({ $seat }) ضامن نارنجک را کشید و پرتابش کرد.
event-choice-cleared = { "" }

## How a game ends

ending-notoriety = بیشترین بدنامی
ending-notoriety_then_cash = بیشترین بدنامی، و در تساوی بیشترین پول
ending-notoriety_then_favor = بیشترین بدنامی، و چون پول هم مساوی بود، نزدیک‌ترین به لطف دون
ending-cash = بیشترین پول
ending-cash_then_notoriety = بیشترین پول، و در تساوی بیشترین بدنامی
ending-cash_then_favor = بیشترین پول، و چون بدنامی هم مساوی بود، نزدیک‌ترین به لطف دون
ending-none = هنوز تمام نشده

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-city = شهر
    .help = برای هر سردسته یک بلوک، یا شهر کامل با هشت بلوک برای هر تعداد سردسته.
    .recommended = هر سردسته یک بلوک
    .whole_city = هر هشت بلوک
option-first_favor = اولین دارنده‌ی لطف دون
    .help = لطف دون اول با چه کسی باشد: یک صندلی تصادفی، یا صندلی‌ای که شما نام ببرید. (طبق دفترچه‌ی بازی، جوان‌ترین سردسته.)
    .random = یک صندلی تصادفی
option-advance = مساعده‌ی نفرهای آخر
    .help = سردسته‌هایی که در اولین ترتیب لطف از آخری‌ها هستند، جز پول شروع مساعده هم می‌گیرند، چون ویسکی و آدم‌های بهترِ روزهای نخست به نفرهای اول می‌رسد. وگرنه همه با پول برابر شروع می‌کنند، همان‌طور که دفترچه‌ی بازی می‌گوید.
option-privilege_may_be_declined = امتیازها را می‌شود رد کرد
    .help = سردسته‌ای که پول رویداد یا پلیس را دارد می‌تواند آن را به نفر بعدی واگذارد. وگرنه اولین کسی که بتواند بپردازد باید بردارد.
option-lost_building_lowers_notoriety = از دست دادن ساختمان بدنامی کم می‌کند
    .help = کسی که در یورش ساختمانی را از دست بدهد ۱ بدنامی هم از دست می‌دهد، نه کمتر از تعداد ساختمان‌های مانده‌اش.
option-spare_weapons = سلاح اضافی در دست
    .help = معاون، سرباز و هفت‌تیرکش می‌توانند هر تعداد سلاح در دست داشته باشند، ولی با بیش از تعداد معمول حمله نمی‌کنند؛ متن دفترچه فقط به کار بردن را محدود کرده است. وگرنه بیش از آنچه به کار می‌برند در دست نمی‌گیرند.
option-weapons_are_sent = سلاح‌ها تنها هم فرستاده می‌شوند
    .help = گروهی را هم که فقط سلاح دارد باید فرستاد، چون متن دفترچه فقط یک کارت می‌خواهد. چنین گروهی در تیراندازی فوراً شکست می‌خورد و سلاح‌هایش روی زمین می‌افتد.
option-two_own_groups_in_one_building = دو گروه خودی در یک ساختمان
    .help = سردسته می‌تواند چند گروه را به یک ساختمان بفرستد.
option-truce_counts_groups = آتش‌بس گروه‌ها را می‌شمارد
    .help = در روز آتش‌بس دو گروهِ یک سردسته در ساختمان بی‌صاحب هم چند گروه‌اند: فقط با کارت پلیس باج می‌گیرد. متن دفترچه همین است. وگرنه فقط گروه‌های چند سردسته مزاحم هم‌اند.
option-own_groups_stay_under_truce = گروه‌های خودی در آتش‌بس می‌مانند
    .help = در روز آتش‌بس، گروه‌هایی که در ساختمان سردسته‌ی خودشان‌اند می‌مانند تا رفیقه‌ای کار کند. وگرنه مثل بقیه به خانه می‌روند.
option-grenaded_building_earns_legal_income = ساختمان نارنجک‌خورده درآمد دارد
    .help = ساختمانی که نارنجک خورده باز درآمد قانونی‌اش را دارد. وگرنه آن روز درآمدی ندارد.
option-loose_weapons = سلاح‌های بی‌صاحب
    .help = سلاح‌هایی که پس از مسلح شدن همه بماند روی زمین برای هر کسی است، یا فقط برای سردسته‌ای که آورده.
    .floor = برای هر کسی
    .owner_only = فقط برای صاحبش
option-stalemate = بن‌بست
    .help = وقتی در تیراندازی دیگر کسی کاری نمی‌تواند بکند، همه‌ی گروه‌ها به خانه می‌روند، یا گروه‌های صاحب ساختمان می‌مانند.
    .all_withdraw = همه به خانه می‌روند
    .owner_holds = صاحبش می‌ماند
option-moll_scope = کار رفیقه‌ها
    .help = رفیقه کجا درآمد را دو برابر می‌کند: در هر ساختمانی که پلمب نباشد، یا فقط در میخانه‌ها.
    .any_open_building = در هر ساختمان باز
    .speakeasy_only = فقط در میخانه‌ها
option-standing_orders = دستورهای ثابت
    .help = سردسته‌ها می‌توانند برای پرسش‌های شب (مسلح کردن، رفیقه‌ها، اسیر گرفتن، جریمه‌ها، نارنجک، غنیمت) دستور بگذارند تا روز زودتر تمام شود.
option-phase3_autoplay = روزهای تند
    .help = هنگام رسیدگی به شهر از کسی چیزی پرسیده نمی‌شود: هر پرسش پاسخ پیش‌فرض می‌گیرد.
option-cash_hidden = پول نقد پنهان است
    .help = پول نقد دیگران نشان داده نمی‌شود، هر چند هر پرداختی گفته می‌شود. وگرنه همه پول همه را می‌بینند.
option-absent_seat = سردسته‌های غایب
    .help = چه کسی به جای سردسته‌ای بازی کند که برای همیشه رفته است: پاسخ‌های پیش‌فرض، یک ربات یا یک بازیکن جایگزین.
    .defaults = پاسخ‌های پیش‌فرض
    .bot = یک ربات
    .substitute = یک بازیکن جایگزین

preset-by-the-letter = مو به مو طبق دفترچه
    .help = هر جا برداشت ما با متن دفترچه فرق دارد، متن دفترچه معتبر است: امتیاز را هر کس بتواند بپردازد می‌گیرد، سلاح اضافی در دست می‌شود گرفت، سلاح‌ها تنها هم فرستاده می‌شوند، و آتش‌بس گروه‌ها را می‌شمارد و هر گروهی را که باج نمی‌گیرد به خانه می‌فرستد.

## Why not, and what to do instead

refusal-bad-seats = ماب سیتی برای ۲ تا ۶ سردسته است، نه { NUMBER($seats) }.
refusal-bad-first-favor = { $value } سر میزِ { NUMBER($seats) } نفره نیست؛ صندلی‌ای را نام ببرید که کسی روی آن نشسته است، یا random را انتخاب کنید.
refusal-groups-never-meet = اینجا دو گروهِ یک سردسته هرگز در یک ساختمان نیستند، پس آتش‌بس چیزی برای شمردن ندارد؛ آن را مجاز کنید، یا این را خاموش بگذارید.

refusal-game-over = بازی تمام شده؛ دیگر کاری نمی‌شود کرد.
refusal-no-trade = سردسته‌ها به هم هیچ نمی‌دهند: نه پول، نه کارت، نه توکن، نه ساختمان.
refusal-not-placing = حالا سربازی ندارید که جا بدهید.

refusal-another-phase = این کار مال فاز دیگری است.
refusal-not-your-turn = نوبت شما نیست.
refusal-another-step = این کار مال گام دیگری از دستورهای روزانه است: دستمزد، خرید، میخانه‌ها، فرستادن. گامِ تمام‌شده باز نمی‌شود.

refusal-bad-bid = هر یک از توکن‌های ۱، ۲، ۳ و ۴ را روی امتیاز جدایی بگذارید.
refusal-no-bidding-now = پیشنهادها در آغاز راند داده می‌شوند.
refusal-bids-are-shown = پیشنهادها رو شده‌اند؛ دیگر نمی‌شود عوضش کرد.

refusal-nothing-to-take = حالا امتیازی به شما نرسیده که بردارید.

refusal-no-hiring-now = نوبت استخدام شما نیست.
refusal-not-in-pool = آن کارت میان داوطلب‌ها نیست؛ کارت دیگری انتخاب کنید.
refusal-hire-limit = در این راند هر چه می‌توانستید استخدام کرده‌اید.
refusal-no-changing-groups = کارت در گروه خودش می‌ماند.
refusal-group-has-lieutenant = آن گروه معاون دارد؛ گروهی بی معاون انتخاب کنید.
refusal-no-group-for-lieutenant = همه‌ی گروه‌هایتان معاون دارند؛ دیگری نمی‌توانید استخدام کنید.
refusal-empty-group = سلاح گروهی می‌خواهد که کارتی داشته باشد؛ اول کسی را آنجا بگذارید.

refusal-no-colt = فقط معاون کلت دارد؛ وسیله‌ی دیگری انتخاب کنید.
refusal-no-bare-hands = فقط سرباز با دست خالی می‌جنگد؛ وسیله‌ی دیگری انتخاب کنید.
refusal-no-strike = ضربت فقط کار قاتل است؛ وسیله‌ی دیگری انتخاب کنید.
refusal-grenade-only = قاتل جز نارنجک سلاحی برنمی‌دارد.
refusal-hands-full = آن شخصیت سلاح بیشتری نمی‌تواند بردارد؛ دیگری را انتخاب کنید.

refusal-no-whiskey-now = نوبت خریدن ویسکی شما نیست.
refusal-grade-gone = ویسکی این درجه تمام شده؛ دیگری انتخاب کنید.
refusal-cannot-pay-whiskey = پولتان به آن ویسکی نمی‌رسد؛ ارزان‌ترش را بخرید، یا هیچ.
refusal-no-whiskey-card = بی کارت ویسکی نمی‌شود میخانه باز کرد.

refusal-no-such-enforcer = چنین کارتی نیست که دستمزد بگیرد؛ دیگری را انتخاب کنید.
refusal-no-firing = کسی را نمی‌شود بیرون کرد: به هر کس که پولش باشد پرداخت می‌شود.
refusal-cannot-pay-wage = دیگر پولتان به آن دستمزد نمی‌رسد.
refusal-could-be-paid = پولتان هنوز به دستمزد کسی می‌رسد؛ به او هم بپردازید.

refusal-building-owned = آن ساختمان صاحب دارد؛ یک ساختمان بی‌صاحب انتخاب کنید.
refusal-cannot-pay-building = پولتان به آن ساختمان نمی‌رسد؛ ارزان‌ترش را بخرید، یا هیچ.
refusal-no-store-token = همین حالا هم ۷ ساختمان دارید؛ بیشتر نمی‌شود.
refusal-no-selling = ساختمان‌ها را نمی‌شود فروخت.
refusal-not-in-city = آن ساختمان در این شهر نیست؛ یکی را انتخاب کنید که باشد.

refusal-not-your-building = آن ساختمان مال شما نیست؛ یکی از مال خودتان را انتخاب کنید.
refusal-speakeasy-chosen = آن ساختمان همین حالا هم میخانه است.
refusal-cannot-pay-speakeasy = پولتان به میخانه‌ی دیگری نمی‌رسد؛ قانونی می‌ماند.

refusal-group-already-sent = آن گروه در راه است.
refusal-weapons-only = سلاح پا ندارد: گروه بی شخصیت در خانه می‌ماند.
refusal-group-not-sent = هر گروهی که شخصیتی دارد باید فرستاده شود؛ اول بقیه را بفرستید.
refusal-own-group-there = گروه دیگری از شما به آنجا می‌رود و سر این میز فقط یکی می‌شود؛ ساختمان دیگری انتخاب کنید.
refusal-group-is-empty = آن گروه خالی است و در خانه می‌ماند.

refusal-no-fines-now = حالا جریمه‌ای برای تسویه ندارید.
refusal-not-fined = آن ساختمان جریمه‌ای ندارد؛ یکی را انتخاب کنید که دارد.

refusal-no-throwing-now = حالا نمی‌شود به ساختمان نارنجک انداخت.
refusal-no-grenade = آن گروه نارنجک ندارد، یا کسی که بیندازدش.
refusal-no-rivals-building = نارنجک را فقط به ساختمان سردسته‌های دیگر می‌شود انداخت.
refusal-no-grenade-in-truce = در آتش‌بس نارنجک نمی‌شود انداخت.

refusal-no-retreat = کسی از تیراندازی بیرون نمی‌رود.
refusal-no-arming-now = نوبت مسلح شدن شما نیست.
refusal-not-at-scene = آن شخصیت شما در صحنه نیست؛ دیگری را انتخاب کنید.
refusal-no-such-weapon = در آن گروه چنین سلاحی نیست؛ دیگری انتخاب کنید.
refusal-not-your-weapon = آن سلاح را فقط سردسته‌ای که آورده می‌تواند بردارد؛ دیگری انتخاب کنید.

refusal-no-acting-now = حالا هیچ شخصیت شما نمی‌تواند دست به کار شود.
refusal-not-next = اول نوبت کس دیگری است.
refusal-must-act = شخصیتی که می‌تواند حمله کند یا سلاحی بردارد باید این کار را بکند.
refusal-not-on-floor = چنین سلاحی در صحنه نیفتاده؛ دیگری انتخاب کنید.
refusal-no-receiver = او شخصیت شما در صحنه نیست؛ دیگری را انتخاب کنید.
refusal-no-handing-on = سلاح دست به دست نمی‌شود، عوض نمی‌شود و زمین گذاشته نمی‌شود.
refusal-no-target = او از دشمنان حاضر در صحنه نیست؛ هدف دیگری انتخاب کنید.
refusal-weapon-not-held = شخصیت شما آن سلاح را در دست ندارد؛ وسیله‌ی دیگری انتخاب کنید.
refusal-weapon-used = آن سلاح در این کار به کار رفته؛ دیگری را به کار ببرید، یا بس کنید.
refusal-no-collecting-now = حمله‌ی دوم وقت برداشتن سلاح نیست؛ حمله کنید، یا بس کنید.
refusal-other-group = نارنجک به دو شخصیت از یک گروه می‌خورد؛ یکی دیگر از همان گروه را انتخاب کنید.

refusal-no-capture-now = حالا کسی نیست که اسیر بگیرید.
refusal-no-loot-now = حالا غنیمتی برای شما نیست.
refusal-not-in-loot = چنین سلاحی در صحنه نمانده؛ دیگری انتخاب کنید.
refusal-no-group-there = آن گروه شما در این ساختمان نیست؛ یکی را انتخاب کنید که باشد.

refusal-no-molls-now = رفیقه‌ها وقتی رو می‌شوند که از همه‌ی حاضران بلوک پرسیده شود.
refusal-building-is-shut = آن ساختمان تا پایان روز پلمب است؛ از رفیقه آنجا کاری برنمی‌آید.
refusal-no-token-there = گروهی در آن ساختمان ندارید؛ دیگری انتخاب کنید.
refusal-no-moll-there = در آن ساختمان رفیقه‌ای ندارید؛ دیگری انتخاب کنید، یا تمام کنید.
refusal-moll-chosen = برای آن ساختمان یک رفیقه بس است.
refusal-no-speakeasy = سر این میز رفیقه‌ها فقط در میخانه‌ها کار می‌کنند.

refusal-no-orders-now = دستور ثابت را هنگام فرستادن گروه‌ها می‌دهند.
refusal-order-switched = این دستور را در این نوبت عوض کرده‌اید؛ تا نوبت بعد همین می‌ماند.
refusal-order-stands = این دستور همین حالا هم برقرار است.

refusal-nothing-to-decline = اینجا چیزی نیست که رد کنید.
refusal-nothing-done = اینجا چیزی نیست که تمام کنید.
refusal-carried-out = انجام شده و دیگر نمی‌شود لغوش کرد.
refusal-no-clock-runs = ساعتی در کار نیست که تمام شود.
refusal-absence-changes-nothing = سردسته‌ی غایب صندلی‌اش را نگه می‌دارد؛ دیگری به جایش بازی می‌کند.
refusal-not-known = مجاز بودنش به کارت‌هایی بستگی دارد که نمی‌بینید.
