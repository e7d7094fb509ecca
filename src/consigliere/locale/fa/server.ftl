# What the server itself refuses: requests over HTTP and sockets.

refusal-no-such-table = میزی با این کد باز نیست؛ کد را بررسی کنید. اگر بازی‌اش تمام شده، کسی که آنجا بوده می‌تواند پیوندش را برایتان بفرستد.
refusal-no-such-game = بازی‌ای به نام «{ $game }» وجود ندارد.
refusal-no-such-page = در این نشانی چیزی نیست.
refusal-bad-request = این درخواست خوانده نشد، در { $where }: { $problem }.
refusal-bad-record = این پرونده درست نیست: { $problem }.
refusal-bad-edition = با این ویرایش نمی‌شود بازی کرد: { $problem }.
refusal-record-sealed = پرونده وقتی نشان داده می‌شود که بازی تمام شده باشد.
refusal-foreign-origin = این درخواست از صفحه‌ی سایت دیگری آمده است.
refusal-unknown-host = این سرور نامی به شکل { $host } برای خود نمی‌شناسد. آن را با نشانی‌اش باز کنید، یا بخواهید با { $start } راه‌اندازی شود.
refusal-no-pass = تا بازی در جریان است، این را فقط صاحب این صندلی می‌بیند.
refusal-too-fast = درخواست‌ها یک‌باره بیش از اندازه شد؛ یک دقیقه صبر کنید و دوباره امتحان کنید.
refusal-too-large = این بیش از اندازه بزرگ است؛ حداکثر { NUMBER($most) } بایت پذیرفته می‌شود.
refusal-took-too-long = این کار بیش از اندازه طول کشید؛ بعداً دوباره امتحان کنید.
refusal-store-waits = سرور اکنون نمی‌تواند چیزی ذخیره کند؛ کمی بعد دوباره امتحان کنید.
refusal-desk-full = همین حالا پرونده‌های زیادی در دست بررسی است؛ یک دقیقه‌ی دیگر دوباره امتحان کنید.
refusal-server-trouble = در سرور مشکلی پیش آمد؛ میز از دست نرفته است. دوباره امتحان کنید.
