/** The private notebook: a mark and a line for each player, kept in this browser alone. */

export interface Note {
  mark: string;
  text: string;
}

export type Book = { [seat: number]: Note };

export const MARKS = ["family", "likely", "doubtful", "traitor"] as const;

const KEY = "consigliere.notebook.";

/** What was written at this place, a table's code and a seat; nothing where it cannot be read. */
export function keptBook(place: string): Book {
  try {
    return JSON.parse(localStorage.getItem(KEY + place) ?? "{}") as Book;
  } catch {
    return {};
  }
}

export function keepBook(place: string, book: Book): void {
  try {
    localStorage.setItem(KEY + place, JSON.stringify(book));
  } catch {
    // Without room to keep it, the notebook lasts as long as the page.
  }
}
