# Condottiere: cards, regions, questions, what happened, options, and why not.

condottiere = コンドッティエーレ
    .about = 競りと駆け引きのカードゲームです。傭兵を率いて地域を勝ち取り、いち早く王国を築きましょう。

## Cards. .short is for narrow lines, .help says what the card does.

card-mercenary_1 = 傭兵1
    .short = 1
    .help = あなたの戦列に戦力1を加えます。冬、春、自分の鼓手によって変わることがあります。
card-mercenary_2 = 傭兵2
    .short = 2
    .help = あなたの戦列に戦力2を加えます。冬、春、自分の鼓手によって変わることがあります。
card-mercenary_3 = 傭兵3
    .short = 3
    .help = あなたの戦列に戦力3を加えます。冬、春、自分の鼓手によって変わることがあります。
card-mercenary_4 = 傭兵4
    .short = 4
    .help = あなたの戦列に戦力4を加えます。冬、春、自分の鼓手によって変わることがあります。
card-mercenary_5 = 傭兵5
    .short = 5
    .help = あなたの戦列に戦力5を加えます。冬、春、自分の鼓手によって変わることがあります。
card-mercenary_6 = 傭兵6
    .short = 6
    .help = あなたの戦列に戦力6を加えます。冬、春、自分の鼓手によって変わることがあります。
card-mercenary_10 = 傭兵10
    .short = 10
    .help = あなたの戦列に戦力10を加えます。冬、春、自分の鼓手によって変わることがあります。
card-winter = 冬
    .short = 冬
    .help = 場の春をすべて取り除きます。戦闘終了時に場にあれば、傭兵はすべて（自分のものも）戦力1になります。
card-spring = 春
    .short = 春
    .help = 場の冬をすべて取り除きます。戦闘終了時に場にあれば、場で最も強い傭兵は、誰のものでもすべて戦力が3増えます。
card-bishop = 司教
    .short = 司
    .help = すべての戦列から（自分の戦列からも）、最も強い傭兵を取り除きます。そのあと庇護を地域に置くか、盤外に置きます。
card-courtesan = 宮廷婦人
    .short = 宮
    .help = 何があっても戦力1です。宮廷婦人が単独で最も多い人がトークンを受け取ります。
card-drummer = 鼓手
    .short = 鼓
    .help = 自分の戦列の傭兵すべての戦力を2倍にします。2枚目の鼓手に効果はありません。
card-heroine = 女傑
    .short = 傑
    .help = 何があっても戦力10です。他のカードの影響を受けません。
card-scarecrow = かかし
    .short = か
    .help = 自分の戦列の傭兵1枚を手札に戻せます。そのあと、かかしは捨て札になります。
card-surrender = 降伏
    .short = 降
    .help = 戦闘をただちに終わらせます。戦列はそのままの状態で比べます。
card-unknown = 見えないカード
    .short = ？
    .help = このカードを見ることはできません。
card-none = カードなし
    .short = -
    .help = ここにカードはありません。

## Regions

region-torino = トリノ
region-milano = ミラノ
region-venezia = ヴェネツィア
region-genova = ジェノヴァ
region-mantova = マントヴァ
region-ferrara = フェラーラ
region-parma = パルマ
region-modena = モデナ
region-bologna = ボローニャ
region-lucca = ルッカ
region-firenze = フィレンツェ
region-siena = シエナ
region-urbino = ウルビーノ
region-ancona = アンコーナ
region-spoleto = スポレート
region-roma = ローマ
region-napoli = ナポリ
region-off = 盤外
region-unknown = 不明な地域

## Words on the board

board-token = コンドッティエーレ・トークン
board-favor = 教皇の庇護
board-favor-off = 庇護は盤外にあります。
board-contested = { $region }をめぐる戦闘
board-final-battle = 最終決戦
board-hand = { NUMBER($n) }枚
board-regions = { NUMBER($n) }地域
board-points = { NUMBER($n) }点
board-out = 離脱
board-face-down = 裏向き
board-deck = 山札
board-discard = 捨て札
board-battle-number = 第{ NUMBER($n) }戦
board-map = イタリアの地図
board-no-battle = まだ戦闘はありません
board-after-battle = 第{ NUMBER($n) }戦のあと
board-next-battle = 次の戦闘：{ $region }
board-contested-short = ここで戦闘中です。
board-region-free = { $region }は空いています。
board-region-held = { $region }は { $name } の支配下です。
board-region-yours = { $region }はあなたの支配下です。
board-region-borders = 隣接：{ $regions }。
board-whole-map = 地図全体を表示
board-zoom-in = 拡大
board-zoom-out = 縮小
board-goal = { NUMBER($total) }地域、または隣接する{ NUMBER($group) }地域で勝利
board-campaign = キャンペーン（{ NUMBER($target) }点まで）の第{ NUMBER($n) }ゲーム
board-threat = { $names } がこの戦闘でゲームに勝つ可能性があります。
board-you = { $name }（あなた）
board-turn = 手番
board-defender = 防衛側
board-winner = 勝者
board-leads = 今終われば、この戦闘に勝ちます
board-ties = 最高の戦力で並んでいます
board-printed = 額面
board-cards-of-kind = { $card } ×{ NUMBER($n) }
board-your-hand = あなたの手札
board-no-cards = 手札はありません。
board-discard-seen = 前回のシャッフル以降に見えたカード：
board-discard-empty = 前回のシャッフル以降、表向きで捨てられたカードはありません。
board-think-again = 戻す
board-show-which = カードと相手を選んでください
board-touch-card = カードをタップすると、効果を確かめられます。
board-touch-map = 地図の地域をタップしてください。
board-name-region = 名前で選ぶ
board-chart-regions = 各戦闘後の地域数
board-chart-strength = 各戦闘の戦力
board-chart-battle = 戦闘

## What a seat is asked; .waiting is what the others read meanwhile

decision-in_the_box = 今は何もすることがありません。
    .waiting = 今は誰も何もすることがありません。
decision-over = ゲーム終了です。
    .waiting = ゲーム終了です。
decision-choose_region = トークンはあなたが持っています。次の戦闘の地域を選んでください。
    .waiting = { $seats } が地域を選ぶのを待っています。
decision-play_or_pass = カードを出すか、パスしてください。
    .waiting = { $seats } がカードを出すかパスするのを待っています。
decision-take_back = かかしの効果で、自分の戦列の傭兵を1枚、手札に戻せます。どれを戻しますか？
    .waiting = { $seats } が傭兵を戻すかどうか決めるのを待っています。
decision-place_favor = 庇護を地域に置くか、盤外に置いてください。
    .waiting = { $seats } が庇護の置き場所を決めるのを待っています。
decision-discard_hand = 手札を次の戦闘に残すか、すべて捨てるか選んでください（傭兵があると捨てられません）。全員が答えるまで、答えは伏せておきます。
    .waiting = 手札を残すかどうかの答えを待っています。
decision-keep_cards = ラウンド終了です。手札があるのはあなただけです。2枚まで残せます。
    .waiting = { $seats } が残すカードを2枚まで選ぶのを待っています。
decision-draw = カードを何枚引きますか？
    .waiting = { $seats } がカードを引くのを待っています。

## What one may do; .help is the command to type

command-choose = { $region }を選ぶ
    .help = choose 地域
command-play = { $card }を出す
    .help = play カード
command-pass = パスする
    .help = pass
command-pass-turning-up = 裏向きのカードを表にしてパスする
    .help = pass up
command-take = { $card }を手札に戻す
    .help = take カード
command-take-nothing = 何も戻さない
    .help = take nothing
command-favor = 庇護を{ $region }に置く
    .help = favor 地域
command-favor-off = 庇護を盤外に置く
    .help = favor off
command-keep-hand = 手札を残す
    .help = keep hand
command-discard-hand = 手札をすべて捨てる
    .help = discard hand
command-draw = { NUMBER($n) ->
    [0] 引かない
   *[other] { NUMBER($n) }枚引く
}
    .help = draw 枚数
command-keep = { $cards }を残す
    .help = keep カード [カード]
command-keep-nothing = 何も残さない
    .help = keep nothing
command-show = { $cards }を見せる（相手：{ $seats }）
    .help = show カード [カード …] to 名前 [名前 …]
    .title = 手札を見せる
command-say = 発言する
    .help = say ことば

## What goes on now, in a few words

stage-in_the_box = ゲーム開始前
stage-choose_region = 地域の選択
stage-play_or_pass = 戦闘
stage-take_back = かかし：傭兵を戻すか決める
stage-place_favor = 司教：庇護を置く
stage-discard_hand = 戦闘後：手札を残すか捨てるか
stage-keep_cards = ラウンド終了：残すカードを選ぶ
stage-draw = カードを引く
stage-over = ゲーム終了

## What makes a strength, in the order of reckoning

strength-printed = 傭兵の数字
strength-winter = 冬：どれも1
strength-drummer = 鼓手：2倍
strength-spring = 春：最強の傭兵に+3
strength-courtesan = 宮廷婦人
strength-heroine = 女傑

## Titles of what lies on the table; .help where a person would ask

field-viewer = 視点
field-stage = 現在
field-asked = 回答待ち
field-contested = 争奪地域
field-favor = 教皇の庇護
    .help = 庇護のある地域にはトークンを置けません。
field-holder = トークン保持者
    .help = 次の戦闘の地域を選びます。
field-chooser = 選択者
    .help = この戦闘のためにトークンを置いた人です。
field-out = 離脱
field-played = カードを出した人
    .help = この戦闘でカードを出した人です。
field-finalists = 最終決戦の参加者
field-answered = 回答済み
field-discarding = 手札を捨てる人
    .help = 全員が答えるまで、ここには自分の答えだけが出ます。
field-drawn = 引き終えた人
    .help = この戦闘のあとにカードを引き終えた人です。
field-deck = 山札
field-discard = 捨て札
    .help = 全員が見たカードです。伏せたまま捨てられた手札は含みません。
field-battles = 戦闘の回数
field-idle = カードが出なかった戦闘の連続回数
field-game = ゲーム
    .help = キャンペーンの何ゲーム目かです。
field-first_holder = 最初のトークン保持者
field-ending = 決着
field-winners = 勝者
field-hand = 手札
field-line = 戦列
field-down = 裏向き
field-regions = 地域
field-points = 得点
field-buried = 伏せて捨てたカード
    .help = 手札から捨てたカードです。中身を知るのは持ち主だけです。
field-leaders = 現在の最強
    .help = 今戦闘が終わったら、見える範囲で戦力が最も高い人です。
field-would_win = ここで勝ちが決まる人
    .help = 争奪地域を取ればゲームに勝つ人です。
field-defender = 防衛側
field-defender_waits = 防衛側は待てる
    .help = 防衛側はまだカードを出していないので、パスしても離脱しません。
field-regions_needed = 勝利に必要な地域数
field-group_needed = 勝利に必要な隣接地域数
field-target = キャンペーンが終わる得点
field-discarded = 捨てられた枚数
    .help = 見えたカードも伏せたカードも、すべて含みます。
field-strength = 戦力
    .help = 今戦闘が終わったら、見える範囲でこの戦列が持つ戦力です。
field-steps = 戦力の内訳
field-unseen = 数えていない枚数
    .help = あなたには見えない裏向きのカードです。
field-courtesans = 戦列の宮廷婦人
field-region_count = 地域の数
field-group = 最大の隣接グループ

## Phrases that everyone reads in the own language. { $seat_is } is me or other.

talk-truce = { $seat_is ->
    [me] 私と休戦しませんか？
   *[other] { $seat } さん、休戦しませんか？
}
talk-stop = { $seat_is ->
    [me] 誰かがあなたを止めないと。
   *[other] みんなで { $seat } を止めましょう。
}
talk-beware = { $seat_is ->
    [me] あなたがゲームに勝ちそうです。
   *[other] { $seat } がゲームに勝ちそうです。
}
talk-want = { $region }がほしいです。
talk-leave = { $region }を譲ってください。次は私がパスします。
talk-not-fighting = { $region }では戦いません。
talk-pass-now = あなたがパスするなら、私もパスします。
talk-promise = 約束します。
talk-doubt = 本当ですか？
talk-who-has = { $card }を持っているのは誰ですか？
talk-i-have = { $card }を持っています。

## What happened. An empty sentence means that nothing is said.
## { $seat_is } is me or other; of several seats also us (me and others) or others; none if there is nobody.

event-game-started = { NUMBER($game) ->
    [1] { $first_holder_is ->
        [me] ゲーム開始です。トークンはあなたが持ちます。
       *[other] ゲーム開始です。トークンは { $first_holder } が持ちます。
    }
   *[other] { $first_holder_is ->
        [me] 第{ NUMBER($game) }ゲーム開始です。トークンはあなたが持ちます。
       *[other] 第{ NUMBER($game) }ゲーム開始です。トークンは { $first_holder } が持ちます。
    }
}
event-deck-shuffled = { NUMBER($size) }枚をシャッフルして新しい山札にしました。
event-hand-dealt = { $seat_is ->
    [me] { "" }
   *[other] { NUMBER($count) ->
        [0] { "" }
       *[other] { $seat } はカードを{ NUMBER($count) }枚受け取りました。
    }
}
    .part = { $seat } { NUMBER($count) }
    .all = 受け取った枚数：{ $parts }。
event-card-dealt = { $seat_is ->
    [me] あなたが受け取ったカード：{ $card }。
   *[other] { "" }
}
    .part = { $card }
    .all = あなたが受け取ったカード：{ $parts }。
event-asked = { "" }
event-region-chosen = { $seat_is ->
    [me] あなたは{ $region }にトークンを置きました。
   *[other] { $seat } は{ $region }にトークンを置きました。
}
event-battle-started = { $out_is ->
    [none] { $region }をめぐる戦闘が始まります。
    [me] { $region }をめぐる戦闘が始まります。あなたは手札がないので加わりません。
   *[other] { $region }をめぐる戦闘が始まります。手札がなく加わらない人：{ $out }。
}
event-card-played = { $face_down ->
    [yes] { $seat_is ->
        [me] あなたは{ $card }を裏向きで出しました。
       *[other] { $seat } はカードを裏向きで出しました。
    }
   *[no] { $seat_is ->
        [me] あなたは{ $card }を出しました。
       *[other] { $seat } は{ $card }を出しました。
    }
}
event-seasons-discarded = { $season }が終わり、{ NUMBER($count) }枚が捨て札になりました。
event-mercenaries-dismissed = { NUMBER($count) ->
    [1] 戦列から解雇：{ $card }。
   *[other] 戦列から解雇：{ $card } ×{ NUMBER($count) }。
}
event-favor-placed = { $seat_is ->
    [me] { $to_id ->
        [off] あなたは庇護を盤外に置きました。
       *[other] あなたは庇護を{ $to }に置きました。
    }
   *[other] { $to_id ->
        [off] { $seat } は庇護を盤外に置きました。
       *[other] { $seat } は庇護を{ $to }に置きました。
    }
}
event-mercenary-taken-back = { $seat_is ->
    [me] { $card_id ->
        [none] あなたは何も戻しませんでした。
       *[other] あなたは{ $card }を手札に戻しました。
    }
   *[other] { $card_id ->
        [none] { $seat } は何も戻しませんでした。
       *[other] { $seat } は{ $card }を手札に戻しました。
    }
}
event-card-spent = { "" }
event-card-turned-up = { $seat_is ->
    [me] あなたは{ $card }を表にしました。
   *[other] { $seat } は{ $card }を表にしました。
}
event-total-announced = { $seat_is ->
    [me] あなたの合計は{ NUMBER($total) }です。
   *[other] { $seat } の合計は{ NUMBER($total) }です。
}
    .after = { $sentence }合計{ NUMBER($total) }。
event-passed = { $out ->
    [no] { $seat_is ->
        [me] あなたはパスしましたが、防衛側なので戦闘に残ります。
       *[other] { $seat } はパスしましたが、防衛側なので戦闘に残ります。
    }
   *[yes] { $reason_id ->
        [empty_hand] { $seat_is ->
            [me] あなたは手札がなくなり、戦闘から離脱しました。
           *[other] { $seat } は手札がなくなり、戦闘から離脱しました。
        }
       *[choice] { $seat_is ->
            [me] あなたはパスしました。
           *[other] { $seat } はパスしました。
        }
    }
}
event-cards-shown = { $seat_is ->
    [me] あなたはカードを{ NUMBER($count) }枚見せました（相手：{ $to }）。
   *[other] { $seat } はカードを{ NUMBER($count) }枚見せました（相手：{ $to }）。
}
event-card-seen = { $seat_is ->
    [me] あなたが見せたカード：{ $card }。
   *[other] { $seat } の手札にあるカード：{ $card }。
}
    .part = { $card }
    .all = { $seat_is ->
        [me] あなたが見せたカード：{ $parts }。
       *[other] { $seat } の手札にあるカード：{ $parts }。
    }
event-battle-ended = { $reason_id ->
    [surrender] { $by_is ->
        [me] あなたの降伏で戦闘が終わりました。
       *[other] { $by } の降伏で戦闘が終わりました。
    }
   *[all_out] 全員が離脱し、戦闘が終わりました。
}
event-line-revealed = { $seat_is ->
    [me] あなたの裏向きのカードは{ $card }でした。
   *[other] { $seat } の裏向きのカードは{ $card }でした。
}
    .part = { $seat } { $card }
    .all = 裏向きのカードを表にします：{ $parts }。
event-strength-compared = { $seat_is ->
    [me] あなたの戦力は{ NUMBER($total) }です。
   *[other] { $seat } の戦力は{ NUMBER($total) }です。
}
    .part = { NUMBER($courtesans) ->
        [0] { $seat } { NUMBER($total) }
       *[other] { $seat } { NUMBER($total) }（宮廷婦人{ NUMBER($courtesans) }枚）
    }
    .all = 戦力：{ $parts }。
event-region-conquered = { $seat_is ->
    [me] あなたが{ $region }を征服しました。
   *[other] { $seat } が{ $region }を征服しました。
}
event-region-captured = { $seat_is ->
    [me] あなたが{ $region }を奪いました（元の支配者：{ $former_owner }）。
   *[other] { $seat } が{ $region }を奪いました（元の支配者：{ $former_owner }）。
}
event-region-held = { $seat_is ->
    [me] あなたが{ $region }を守りました。
   *[other] { $seat } が{ $region }を守りました。
}
event-battle-tied = 戦闘は引き分けです（{ $seats }）。
event-token-given = { $seat_is ->
    [me] { $reason_id ->
        [courtesans] 宮廷婦人が最も多いあなたがトークンを受け取りました。
        [left_of_chooser] 選択者の左隣のあなたがトークンを受け取りました。
        [defender] 防衛側のあなたがトークンを受け取りました。
       *[winner] あなたがトークンを受け取りました。
    }
   *[other] { $reason_id ->
        [courtesans] 宮廷婦人が最も多い { $seat } がトークンを受け取りました。
        [left_of_chooser] 選択者の左隣の { $seat } がトークンを受け取りました。
        [defender] 防衛側の { $seat } がトークンを受け取りました。
       *[winner] { $seat } がトークンを受け取りました。
    }
}
event-board-full = 争える地域がなくなりました（支配済み：{ NUMBER($regions) }地域）。
event-draw-named = { NUMBER($count) ->
    [0] { $seat_is ->
        [me] あなたはカードを引きませんでした。
       *[other] { $seat } はカードを引きませんでした。
    }
   *[other] { "" }
}
event-lines-discarded = { "" }
event-hand-answered = { $seat_is ->
    [me] { $answer_id ->
        [discard] あなたは手札を捨てると答えました。
       *[keep] あなたは手札を残すと答えました。
    }
   *[other] { "" }
}
event-answers-closed = { "" }
event-hand-discarded = { $seat_is ->
    [me] あなたは手札をすべて捨てました（{ NUMBER($count) }枚）。
   *[other] { $seat } は手札をすべて捨てました（{ NUMBER($count) }枚）。
}
    .part = { $seat } { NUMBER($count) }
    .all = 手札を捨てた人とその枚数：{ $parts }。
event-stalemate-redeal = カードの出ない戦闘が{ NUMBER($empty_battles) }回続いたので、全員の手札を捨て札にします。
event-round-ended = ラウンド終了です。
event-cards-kept = { $seat_is ->
    [me] { NUMBER($count) ->
        [0] あなたはカードを残しませんでした。
        [1] あなたは{ $first }を残しました。
       *[other] あなたは{ $first }と{ $second }を残しました。
    }
   *[other] { NUMBER($count) ->
        [0] { $seat } はカードを残しませんでした。
       *[other] { $seat } はカードを{ NUMBER($count) }枚残しました。
    }
}
event-final-battle-started = { $first_turn_is ->
    [me] 最終決戦が始まります（参加者：{ $seats }）。最初の手番はあなたです。
   *[other] 最終決戦が始まります（参加者：{ $seats }）。最初の手番は { $first_turn } です。
}
event-default-played = { $seat_is ->
    [me] 時間内に答えがなかったので、テーブルがあなたの代わりに答えます。
   *[other] { $seat } の答えが時間内になかったので、テーブルが代わりに答えます。
}
event-game-won = { $seats_is ->
    [me] あなたの勝ちです：{ $reason }。
    [other] { $seats } の勝ちです：{ $reason }。
   *[others] 共同で勝ちました（{ $seats }）：{ $reason }。
}
event-game-scored = { $seat_is ->
    [me] あなたの得点は{ NUMBER($points) }点になりました。
   *[other] { $seat } の得点は{ NUMBER($points) }点になりました。
}
    .part = { NUMBER($bonus) ->
        [0] { $seat } { NUMBER($points) }（+{ NUMBER($regions) }）
       *[other] { $seat } { NUMBER($points) }（+{ NUMBER($regions) }、グループで+{ NUMBER($bonus) }）
    }
    .all = 得点：{ $parts }。
event-campaign-won = { $seats_is ->
    [me] あなたが{ NUMBER($points) }点でキャンペーンに勝ちました。
    [other] { $seats } が{ NUMBER($points) }点でキャンペーンに勝ちました。
   *[others] キャンペーンは{ NUMBER($points) }点で共同優勝です（{ $seats }）。
}
event-cards-opened = { $pile_id ->
    [deck] 山札に残っていたカード：{ event-cards-opened.part }。
    [hand] { $seat_is ->
        [me] あなたの手札に残っていたカード：{ event-cards-opened.part }。
       *[other] { $seat } の手札に残っていたカード：{ event-cards-opened.part }。
    }
    [buried] { $seat_is ->
        [me] あなたが捨てていたカード：{ event-cards-opened.part }。
       *[other] { $seat } が捨てていたカード：{ event-cards-opened.part }。
    }
   *[other] { $seat_is ->
        [me] あなたの側にあったカード：{ event-cards-opened.part }。
       *[other] { $seat } の側にあったカード：{ event-cards-opened.part }。
    }
}
    .part = { NUMBER($count) ->
        [1] { $card }
       *[other] { $card } ×{ NUMBER($count) }
    }
    .all = { $pile_id ->
        [deck] 山札に残っていたカード：{ $parts }。
        [hand] { $seat_is ->
            [me] あなたの手札に残っていたカード：{ $parts }。
           *[other] { $seat } の手札に残っていたカード：{ $parts }。
        }
        [buried] { $seat_is ->
            [me] あなたが捨てていたカード：{ $parts }。
           *[other] { $seat } が捨てていたカード：{ $parts }。
        }
       *[other] { $seat_is ->
            [me] あなたの側にあったカード：{ $parts }。
           *[other] { $seat } の側にあったカード：{ $parts }。
        }
    }
event-game-ended = { $seats_is ->
    [me] ゲーム終了です。あなたが勝ちました。
    [other] ゲーム終了です。{ $seats } が勝ちました。
    [none] ゲーム終了です。
   *[others] ゲーム終了です。共同勝者：{ $seats }。
}

## How a game ends

ending-total = 支配地域が必要な数に到達
ending-adjacent = 隣接グループが必要な大きさに到達
ending-full_board = 争える地域がなくなった時点で支配地域が最多
ending-final_battle = 最終決戦に勝利
ending-battle_limit = 上限の戦闘回数を終えて支配地域が最多
ending-campaign = キャンペーンの得点が最多
ending-campaign_final_battle = キャンペーンの最終決戦に勝利
ending-none = まだ終わっていない

## Options. .help is read in the lobby; the other attributes are the values to choose from.

option-first_holder = 最初のトークン保持者
    .help = 最初に誰がトークンを持つか：ランダムな席、または指定した席。（製品版のルールでは最年少の人。）
    .random = ランダムな席
option-clock = 時計
    .help = 考える時間：時計なし、一度に遊び切るリアルタイム、または一手ごとに日単位。
    .none = 時計なし
    .live = リアルタイム
    .days = 一手ごとに日単位
option-discard_seconds = 手札を捨てるか決める秒数
    .help = リアルタイムの時計で、戦闘後に手札を捨てるかどうか全員が答える時間。長さは常に同じなので、そこからは何も読み取れません。
option-show_cards = カードを見せる
    .help = 自分の手札のカードを、選んだ相手に見せることができます。カードを渡すことはできません。
option-draw_after_battle = 戦闘後に引く
    .help = ラウンドがありません。手札7枚で始め、戦闘のたびに3枚まで引きます。上限は10枚に、支配する地域1つにつき1枚を加えた数です。
option-points_campaign = 得点制キャンペーン
    .help = ゲームを何回か行います。地域1つにつき1点、隣接グループで勝つとさらに5点。誰かが目標点に届くとキャンペーンは終わり、得点の最も多い人が勝ちます。
option-target = キャンペーンの目標点
    .help = 得点制キャンペーンが終わる得点：20、30、または10から100までの好きな数。
option-bigger_kingdoms = 大きな王国
    .help = 勝利に必要な隣接グループが1地域大きくなります：4人以上なら4、2人か3人なら5。
option-capturing_regions = 地域の奪取
    .help = 支配されている地域も攻められます。支配者は防衛側となり、最初のカードを出すまで様子を見ることができ、引き分けなら地域を守れます。
option-defender_takes_token = 引き分けでは防衛側がトークンを取る
    .help = 「地域の奪取」とともに使います。引き分けた戦闘のあと、宮廷婦人が誰に最も多くても、ルールブックの文字どおり防衛側がトークンを受け取ります。使わなければ、ここでも宮廷婦人が優先です。
option-favor_on_contested = 争奪地域にも庇護を置ける
    .help = 「地域の奪取」とともに使います。司教では、ルールブックの文字どおり、争奪地域を含むどの地域にも庇護を置けます。戦闘はそのまま続きます。
option-full_board_ends = 盤が埋まるとゲームが終わる
    .help = 「地域の奪取」とともに使います。すべての地域が支配されるか、残りが庇護のある1つだけになると、ルールブックの文字どおり、地域が最も多いプレイヤーが勝ちます。使わなければ、攻める地域は必ずあるので、ゲームは続きます。
option-hidden_cards = 伏せ札
    .help = 傭兵、鼓手、女傑、宮廷婦人を裏向きで出し、出した人が次のカードを出すときに表にします。
option-absent_seat = 不在のプレイヤー
    .help = 完全に抜けた人の代わりを誰が務めるか：既定の答え、ボット、または代役。
    .defaults = 既定の答え
    .bot = ボット
    .substitute = 代役

advice-campaign-with-capturing = ルールブックは、「得点制キャンペーン」と「地域の奪取」を同時に使うことを勧めていません。ゲームが長くなるためです。それでも遊ぶことはできます。

preset-by-the-letter = 文字どおり
    .help = こちらの裁定がルールブックの文言と異なるところでは、文言に従います。すべて「地域の奪取」についてのもので、使わなければ何も変わりません。

## Why not, and what to do instead

refusal-bad-seats = コンドッティエーレは2人から6人用です。{ NUMBER($seats) }人では遊べません。
refusal-bad-first-holder = { $value } は{ NUMBER($seats) }人のテーブルにはいません。使われている席か、random を指定してください。
refusal-target-without-campaign = 目標点は得点制キャンペーンでしか使いません。キャンペーンをオンにするか、目標点の指定をやめてください。
refusal-without-capturing = これは「地域の奪取」でしか使いません。地域の奪取をオンにするか、これをオフのままにしてください。

refusal-game-over = ゲームは終了しました。もう何もできません。
refusal-not-holder = 地域を選べるのはトークン保持者だけです。
refusal-not-choosing = 今は地域を選ぶときではありません。戦闘が終わってから選びます。
refusal-region-controlled = その地域にはすでに支配マーカーがあります。空いている地域を選んでください。
refusal-region-protected = その地域は教皇の庇護で守られています。別の地域を選んでください。
refusal-own-region = そこはあなた自身が支配する地域です。別の地域を選んでください。

refusal-one-thing-a-turn = カードはもう出しています。まずそのカードについて答えてください。
refusal-out-of-battle = この戦闘からは離脱しています。次の戦闘をお待ちください。
refusal-no-cards = 手札がないので、この戦闘からは離脱しています。
refusal-not-your-turn = あなたの手番ではありません。
refusal-not-in-hand = そのカードは手札にありません。手札のカードを出すか、パスしてください。
refusal-nothing-face-down = 表にできる裏向きのカードがありません。そのままパスしてください。

refusal-no-bishop = 庇護を動かせるのは、司教を出した直後だけです。
refusal-favor-on-controlled = その地域には支配マーカーがあります。庇護は空いている地域か、盤外に置いてください。
refusal-favor-on-contested = そこは戦闘中の争奪地域です。庇護は別の地域か、盤外に置いてください。

refusal-no-scarecrow = カードを戻せるのは、かかしを出した直後だけです。
refusal-cannot-take-back = かかしで戻せるのは自分の戦列の傭兵だけです。そこにある傭兵を指定するか、何も戻さないでください。
refusal-face-down-stays = 裏向きの傭兵は戻せません。表向きの傭兵を指定するか、何も戻さないでください。

refusal-no-hand-to-discard = 捨てる手札がありません。
refusal-whole-hand = 手札を捨てるならすべてです。全部捨てるか、全部残してください。
refusal-holds-mercenary = 手札に傭兵があるので、手札を残さなければなりません。
refusal-not-discarding = 手札を捨てられるのは、戦闘後に全員が答えるときだけです。
refusal-never-discarding = 「戦闘後に引く」では、手札を捨てることはありません。

refusal-not-keeping = カードを残せるのは、ラウンドの終わりに、ただ1人手札のある人だけです。
refusal-too-many-kept = 残せるカードは2枚までです。
refusal-kept-not-in-hand = 残せるのは手札にあるカードだけです。

refusal-showing-off = このテーブルではカードを見せられません。
refusal-shown-not-in-hand = 見せられるのは手札にあるカードだけです。1枚以上指定してください。
refusal-show-to-whom = カードを見せる相手を、このテーブルの他のプレイヤーから1人以上指定してください。
refusal-no-giving = カードを渡したり交換したりすることはできません。見せることだけができます。

refusal-no-drawing = カードを引くのは、オプション「戦闘後に引く」のときだけです。
refusal-draw-out-of-range = 引けるのは0、1、2、3枚のいずれかです。
refusal-above-limit = それだけ引くと、上限（10枚と、支配する地域1つにつき1枚）を超えます。枚数を減らしてください。
refusal-not-your-draw = あなたがカードを引く番ではありません。

refusal-no-clock-runs = 時間切れになるような時計は動いていません。
refusal-absence-changes-nothing = 不在のプレイヤーの席とマーカーはそのままです。その席は代わりに進めます。
refusal-not-known = それができるかどうかは、あなたに見えないカード次第です。
