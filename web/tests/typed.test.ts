import { describe, expect, it } from "vitest";
import { typedNumber } from "../src/lib/typed";

describe("a number that somebody types", () => {
  it.each([
    ["20", 20],
    ["۲۰", 20],
    ["٢٠", 20],
    ["２０", 20],
    [" ۳٬۶۰۰ ", 3600],
    ["3,600", 3600],
    ["3\u00a0600", 3600],
    ["0", 0],
  ])("%s is read in the digits of its keyboard", (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });

  it.each(["", "ten", "ده", "1.5", "-3", "1e3"])("“%s” is none", (text) => {
    expect(typedNumber(text)).toBeNull();
  });

  it.each(["en-GB", "fa-IR", "uk-UA", "ja-JP"])("what %s writes is read again", (locale) => {
    expect(typedNumber(new Intl.NumberFormat(locale).format(36000))).toBe(36000);
  });
});
