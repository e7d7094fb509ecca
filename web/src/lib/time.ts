/** Spans of time as people read them. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** 1:05, or 2:00:30 from an hour on, in the digits of the language. Rounded up: nobody is shown 0:00 too early. */
export function clockText(milliseconds: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
  const one = new Intl.NumberFormat(language, { useGrouping: false });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two.format(seconds % 60);
  return hours > 0 ? `${one.format(hours)}:${two.format(minutes)}:${rest}` : `${one.format(minutes)}:${rest}`;
}

/** Days and hours of a long span, for games that last for weeks. */
export function daysAndHours(milliseconds: number): { days: number; hours: number } {
  const hours = Math.max(0, Math.ceil(milliseconds / HOUR));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

/** The time of day of something that happened, `at` in seconds since 1970. */
export function timeOfDay(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(
    new Date(at * SECOND),
  );
}
