# The command `consigliere bench`: its help texts, its table, and what is wrong with what was typed.

cli-help-seconds = скільки приблизно секунд вимірювати

bench-seconds = --seconds має бути більше за 0 і не більше за 3600, а не { $seconds }; спробуйте: consigliere bench --seconds 6

bench-title = { $game }, місць: { NUMBER($seats) }, { $build ->
    [compiled] скомпільована збірка
   *[pure] інтерпретована збірка
}
bench-inside = випадкова гра, при кожному рішенні — список дозволених команд
bench-with-view = те саме, і щоразу ще й те, що бачить саме місце
bench-with-log = те саме, що в першому рядку, зі збереженням кожної події
bench-from-python = те саме, що в першому рядку, але крок за кроком із Python
bench-step = один крок, ніхто не питає, що дозволено
bench-copy = копія стану
bench-imagine = світ, якого місце не може виключити
bench-memory = пам’ять на один стан
bench-calibration = калібрування: кроки звичайного Python
bench-score = рішень на кожен крок калібрування
bench-per-second = { NUMBER($n) } /с
bench-nanoseconds = { $time } нс
bench-microseconds = { $time } мкс
bench-bytes = { NUMBER($n) } Б
