"""Lines are broken where each script allows it, and no line is wider than it may be."""

from __future__ import annotations

import pytest

from consigliere.cli.columns import beside, clean, cut, hanging, wide, wrapped
from consigliere.texts import Texts, languages

NEVER_FIRST = "、。」）：；！？ー…×"
NEVER_LAST = "「（×"
JAPANESE = (
    "あなたは第3戦：ローマ（選択者 anna）で「降伏」を出しました。手札は10枚、"
    "戦列の傭兵は6枚です。ヴェネツィアのキャンペーンでは（help）が使えます。"
)


def bare(lines: list[str]) -> str:
    return "".join(lines).replace(" ", "")


@pytest.mark.parametrize("width", [12, 20, 31, 40, 41, 60])
def test_a_japanese_sentence_is_broken_between_its_characters(width: int) -> None:
    lines = wrapped(JAPANESE, width)

    assert bare(lines) == JAPANESE.replace(" ", "")
    for line in lines:
        assert wide(line) <= width
        assert line[0] not in NEVER_FIRST
        assert line[-1] not in NEVER_LAST
    assert all(wide(line) > width - 12 for line in lines[:-1])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [40, 80])
def test_every_rule_in_every_language_fits(language: str, width: int) -> None:
    for _, text in Texts(language).rules("condottiere"):
        lines = wrapped(f"  {text}", width)
        assert bare(lines) == text.replace(" ", "")
        for line in lines:
            assert wide(line) <= width
            assert line.startswith("  ")
            assert line[2] not in NEVER_FIRST
            assert line[-1] not in NEVER_LAST


def test_a_number_stays_with_what_it_counts() -> None:
    assert wrapped("戦列の傭兵は10枚", 14) == ["戦列の傭兵", "は10枚"]


def test_a_no_break_space_does_not_break() -> None:
    assert wrapped("Winter\u00a0×\u00a02 Spring", 10) == ["Winter\u00a0×\u00a02", "Spring"]
    assert wrapped("冬\u00a0×2、春", 7) == ["冬\u00a0×2、", "春"]


def test_a_number_of_times_stays_with_its_word_whatever_the_space() -> None:
    assert wrapped("Spring Winter × 2", 13) == ["Spring", "Winter × 2"]


def test_a_word_that_is_longer_than_a_line_is_broken_anywhere() -> None:
    assert wrapped("  abcdefgh ij", 6) == ["  abcd", "  efgh", "  ij"]


def test_colours_take_no_columns_and_stay_whole() -> None:
    assert wrapped("one \x1b[1mtwo\x1b[0m three", 8) == ["one \x1b[1mtwo\x1b[0m", "three"]


def test_joiners_and_marks_take_no_columns() -> None:
    assert wide("می‌برد") == 5
    assert wide("مثلاً") == 4
    assert wide("cafe\u0301") == 4


def test_joiners_and_other_spaces_are_no_commands_to_a_terminal() -> None:
    assert clean("می‌برد\u00a0۲\u3000冬") == "می‌برد\u00a0۲\u3000冬"
    assert clean("a\x1b\x07\u202eb\n") == "a???b?"


def test_blocks_beside_each_other_never_touch() -> None:
    assert beside(["ヴェネツィア"], ["x"], 4) == ["ヴェネツィア x"]
    assert beside(["رم"], ["10"], 4, "ǀ") == ["رم  ǀ10"]


def test_lines_below_the_first_begin_where_its_text_does() -> None:
    assert hanging("12 ", "one two", 7) == ["12 one", "   two"]


def test_a_name_is_cut_by_columns() -> None:
    assert cut("ヴェネツィア", 9) == "ヴェネツ."
    assert cut("ローマ", 6) == "ローマ"
