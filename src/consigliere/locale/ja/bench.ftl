# The command `consigliere bench`: its help texts, its table, and what is wrong with what was typed.

cli-help-seconds = 測定にかける時間の目安（秒）

bench-seconds = --seconds は0より大きく3600以下で指定してください（指定された値：{ $seconds }）。例：consigliere bench --seconds 6

bench-title = { $game }、席数：{ NUMBER($seats) }、{ $build ->
    [compiled] コンパイル版
   *[pure] インタープリター版
}
bench-inside = ランダムなゲーム（決定のたびに合法手を列挙）
bench-with-view = 同上、加えて決定のたびにその席の視点を作成
bench-with-log = 最初と同じ、すべての出来事を保存
bench-from-python = 最初と同じ、Python から一手ずつ実行
bench-step = 一手（合法手は調べない）
bench-copy = 局面のコピー
bench-imagine = ある席から見てありうる世界の生成
bench-memory = 局面ひとつのメモリー
bench-calibration = 較正：素の Python の手順
bench-score = 較正の手順ひとつあたりの決定数
bench-per-second = { NUMBER($n) } /s
bench-nanoseconds = { $time } ns
bench-microseconds = { $time } µs
bench-bytes = { NUMBER($n) } B
