# What the server itself refuses: requests over HTTP and sockets.

refusal-no-such-table = このコードで開いているテーブルはありません。コードを確かめてください。ゲームがもう終わっているなら、その場にいた人にリンクを送ってもらってください。
refusal-no-such-game = 「{ $game }」というゲームはありません。
refusal-no-such-page = このアドレスには何もありません。
refusal-bad-request = この要求は読み取れません（{ $where }：{ $problem }）。
refusal-bad-record = 正しい記録ではありません（{ $problem }）。
refusal-bad-edition = この版では遊べません（{ $problem }）。
refusal-record-sealed = 記録はゲームが終わると公開されます。
refusal-foreign-origin = この要求は別のサイトのページから届きました。
refusal-unknown-host = このサーバーは { $host } という名前では登録されていません。アドレスで開くか、{ $start } を付けて起動してもらってください。
refusal-no-pass = ゲーム中にそれを見られるのは、この席でプレイしている人だけです。
refusal-too-fast = 一度に送りすぎです。1分ほど待ってから、もう一度お試しください。
refusal-too-large = 大きすぎます。受け取れるのは{ NUMBER($most) }バイトまでです。
refusal-took-too-long = 時間がかかりすぎました。あとでもう一度お試しください。
refusal-store-waits = サーバーは今、保存ができません。少し待ってからもう一度お試しください。
refusal-desk-full = ただいま多くの記録を処理しています。1分ほど待ってから、もう一度お試しください。
refusal-server-trouble = サーバーで問題が起きました。テーブルは残っています。もう一度お試しください。
