# The command `consigliere bench`: its help texts, its table, and what is wrong with what was typed.

cli-help-seconds = about how long to measure

bench-seconds = --seconds must be above 0 and at most 3600, not { $seconds }; try: consigliere bench --seconds 6

bench-title = { $game }, seats: { NUMBER($seats) }, { $build ->
    [compiled] compiled build
   *[pure] interpreted build
}
bench-inside = random play, legal commands listed at every decision
bench-with-view = the same, and the seat's own view at every decision
bench-with-log = the same as the first, with every event kept
bench-from-python = the same as the first, driven step by step from Python
bench-step = one step, nobody asking what is legal
bench-copy = a copy of the state
bench-imagine = a world that a seat cannot rule out
bench-memory = memory of one state
bench-calibration = calibration: steps of plain Python
bench-score = decisions for each step of the calibration
bench-per-second = { NUMBER($n) } /s
bench-nanoseconds = { $time } ns
bench-microseconds = { $time } µs
bench-bytes = { NUMBER($n) } B
