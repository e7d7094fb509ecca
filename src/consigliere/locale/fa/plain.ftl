# The plain table: any game in words, lists and forms.

## Parts of the page

plain-table = میز
plain-seats = صندلی‌ها
plain-seat = صندلی
plain-you = شما
plain-only-you = آن‌طور که فقط شما می‌بینید
plain-in-words = شرح نوشتاری میز
plain-nothing = فعلاً خالی: { $fields }.
plain-no-seat-has = فعلاً هیچ صندلی‌ای این‌ها را ندارد: { $fields }.
plain-words = معنای این واژه‌ها

## Values

plain-none = هیچ
plain-hidden = پنهان
plain-yes = بله
plain-no = نه
plain-in-all = روی هم { NUMBER($n) }
plain-pair = { $title }: { $value }
unseen-card = { NUMBER($n) } کارت که نمی‌بینید
viewer-gallery = تماشاگران
viewer-ghost = روح { $seat }

## Choices, and what they would cause

plain-choose = انتخاب کنید
plain-choose-first = اول از بالا انتخاب کنید
plain-statement = گفتن به همه
plain-because = به دلیل سطر { NUMBER($n) }:
plain-no-reason = بدون این دلیل
plain-of-seat = { $title } ({ $seat })
plain-change = { $title }: { $before } ← { $after }
plain-no-change = فعلاً چیزی عوض نمی‌شود.
plain-touch-again = برای انجام دادن دوباره لمس کنید.
plain-uncertain = بقیه‌اش به شانس، یا به آنچه نمی‌بینید، بستگی دارد.

## Commands of which there are too many to list

part-cards = کدام کارت‌ها
part-seats = به چه کسی

## Why not

plain-why-not = کار دیگری می‌خواهید؟ بپرسید چرا نمی‌شود
plain-why-not-help = درباره‌ی هر کاری که بازی می‌شناسد بپرسید. میز با قانونش پاسخ می‌دهد؛ کاری انجام نمی‌شود.
plain-what = چه کار می‌خواهید بکنید؟
plain-ask = پرسیدن
plain-ask-why = پرسیدن: { $command }؟
plain-nothing-against = مانعی ندارد.

## The end

plain-places = رتبه‌ها و امتیازها
plain-place = رتبه
plain-score = امتیاز
