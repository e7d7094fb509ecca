/** The checkable deal in the browser, derived exactly as `kernel/deal.py` derives it.
 *
 * `crypto.subtle` is missing on pages of a local network without TLS, so SHA-256 comes from @noble/hashes.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const COMMITMENT = utf8ToBytes("consigliere commitment 1\n");
const FIRST_KEY = utf8ToBytes("consigliere draws 1\n");
const KEY = utf8ToBytes("consigliere draws 2\n");

export const CONTRIBUTED_BYTES = 32;

/** What is published in advance: it fixes the secret and tells nothing of it. */
export function commitment(secret: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(COMMITMENT, secret)));
}

/** The key from which all draws of a game derive, and the header says what the seats gave, too. */
export function drawKey(secret: Uint8Array, header: string): Uint8Array {
  return hmac(sha256, secret, concatBytes(KEY, utf8ToBytes(header)));
}

/** The same by the first scheme. A seat that gave nothing counts as empty. */
export function firstDrawKey(secret: Uint8Array, contributions: Uint8Array[]): Uint8Array {
  const parts = contributions.flatMap((given) => [length(given), given]);
  return hmac(sha256, secret, concatBytes(FIRST_KEY, ...parts));
}

/** Plain values as one text that is the same everywhere: JSON by RFC 8785, as `kernel/canonical.py` writes it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(",")}}`;
}

/** Draw number `counter` of a game, from 0 up to but not including `bound`. */
export function derive(key: Uint8Array, counter: number, bound: number): number {
  const digest = hmac(sha256, key, utf8ToBytes(`${counter} of ${bound}`));
  // Multiply and shift: even to within bound / 2**256.
  return Number((BigInt(`0x${bytesToHex(digest)}`) * BigInt(bound)) >> 256n);
}

function length(bytes: Uint8Array): Uint8Array {
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, bytes.length);
  return four;
}

/** Fresh randomness of this device's own, in hexadecimal. */
export function ownRandomness(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(CONTRIBUTED_BYTES)));
}

export { bytesToHex, hexToBytes };
