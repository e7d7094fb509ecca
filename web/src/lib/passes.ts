/** The guest passes of this browser, one for each table, with what it promised to the deal. */

const PREFIX = "consigliere.pass.";
const MOST = 40;

export interface Pass {
  code: string;
  game: string;
  token: string;
  name: string | null;
  /** When the table was last opened here, in milliseconds since 1970. */
  at: number;
  over: boolean;
  /** The commitment that the lobby showed: the record must be about the same secret. */
  commitment: string | null;
  /** The seal of the deal as the table told it: the record must have been dealt with the same header. */
  seal?: string | null;
  /** This device's own randomness by seat, in hexadecimal, from the promise until it is opened. */
  randomness: { [seat: string]: string };
}

/** The pass for a table, or null. */
export function pass(code: string): Pass | null {
  return read(PREFIX + code);
}

/** Every pass, the table opened last first. */
export function passes(): Pass[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map(read)
    .filter((found): found is Pass => found !== null)
    .sort((a, b) => b.at - a.at);
}

/** Keep a pass, new or changed; what is not given stays. */
export function keep(code: string, change: Partial<Pass>): Pass {
  const before: Pass = pass(code) ?? {
    code,
    game: "",
    token: "",
    name: null,
    at: 0,
    over: false,
    commitment: null,
    randomness: {},
  };
  const after = { ...before, ...change, at: Date.now() };
  localStorage.setItem(PREFIX + code, JSON.stringify(after));
  for (const old of passes().slice(MOST)) forget(old.code);
  return after;
}

export function forget(code: string): void {
  localStorage.removeItem(PREFIX + code);
}

function read(key: string): Pass | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isPass(found) ? found : null;
  } catch {
    return null;
  }
}

function isPass(value: unknown): value is Pass {
  return (
    typeof value === "object" &&
    value !== null &&
    "token" in value &&
    "code" in value &&
    "randomness" in value
  );
}
