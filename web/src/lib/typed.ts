/** What people type, read as what they mean. */

/** A whole number in the digits of any keyboard we know of, with or without marks between thousands; null if it is none. */
export function typedNumber(text: string): number | null {
  const plain = text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[\s,\u066c\u200e\u200f]/g, "");
  return /^\d{1,15}$/.test(plain) ? Number(plain) : null;
}
