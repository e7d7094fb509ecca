import { describe, expect, it } from "vitest";
import { canonical, commitment, derive, firstDrawKey, hexToBytes, ownRandomness } from "../src/lib/deal";

describe("the deal in the browser derives what the kernel derives", () => {
  it("commits to a secret", () => {
    expect(commitment(new Uint8Array(32)).slice(0, 16)).toBe("39b2c63a25269609");
  });

  it("draws from a key", () => {
    expect([0, 1, 2].map((counter) => derive(new Uint8Array(32), counter, 110))).toEqual([47, 31, 35]);
  });

  it("counts a seat that gave nothing as empty", () => {
    const secret = new Uint8Array(32);
    expect(firstDrawKey(secret, [new Uint8Array()])).not.toEqual(firstDrawKey(secret, []));
    expect(firstDrawKey(secret, [hexToBytes("01"), hexToBytes("")])).not.toEqual(
      firstDrawKey(secret, [hexToBytes(""), hexToBytes("01")]),
    );
  });

  it("writes what is sealed as the kernel writes it, which has the same examples in its tests", () => {
    expect(canonical({ b: [1, true, null], a: "ü", c: 1.0, d: 0.00001 })).toBe(
      '{"a":"ü","b":[1,true,null],"c":1,"d":0.00001}',
    );
    expect(canonical({ "\u{1f451}": 1.5e-7, "\ufb33": -0.5, "\n": '"\u007f\u2028' })).toBe(
      '{"\\n":"\\"\u007f\u2028","\u{1f451}":1.5e-7,"\ufb33":-0.5}',
    );
  });

  it("adds 32 bytes of its own, never the same ones", () => {
    expect(ownRandomness()).toMatch(/^[0-9a-f]{64}$/);
    expect(ownRandomness()).not.toBe(ownRandomness());
  });
});
