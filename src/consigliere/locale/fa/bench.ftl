# The command `consigliere bench`: its help texts, its table, and what is wrong with what was typed.

cli-help-seconds = اندازه‌گیری حدوداً چند ثانیه طول بکشد

bench-seconds = مقدار --seconds باید بیشتر از ۰ و حداکثر ۳۶۰۰ باشد، نه { $seconds }؛ امتحان کنید: consigliere bench --seconds 6

bench-title = { $game }، تعداد صندلی‌ها: { NUMBER($seats) }، { $build ->
    [compiled] نسخه‌ی کامپایل‌شده
   *[pure] نسخه‌ی تفسیری
}
bench-inside = بازی تصادفی، با فهرست فرمان‌های مجاز در هر تصمیم
bench-with-view = همان، به‌علاوه‌ی دید خود صندلی در هر تصمیم
bench-with-log = مثل سطر اول، با نگه‌داشتن همه‌ی رویدادها
bench-from-python = مثل سطر اول، قدم به قدم از پایتون
bench-step = یک حرکت، بی آنکه کسی بپرسد چه مجاز است
bench-copy = یک رونوشت از وضعیت
bench-imagine = جهانی که یک صندلی نمی‌تواند ردش کند
bench-memory = حافظه‌ی یک وضعیت
bench-calibration = سنجه: گام‌های پایتون ساده
bench-score = تعداد تصمیم به ازای هر گام سنجه
bench-per-second = { NUMBER($n) } در ثانیه
bench-nanoseconds = { $time } نانوثانیه
bench-microseconds = { $time } میکروثانیه
bench-bytes = { NUMBER($n) } بایت
