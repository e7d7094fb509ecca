import { describe, expect, it } from "vitest";
import { commitment, derive, drawKey, hexToBytes, ownRandomness } from "../src/lib/deal";

describe("the deal in the browser derives what the kernel derives", () => {
  it("commits to a secret", () => {
    expect(commitment(new Uint8Array(32)).slice(0, 16)).toBe("39b2c63a25269609");
  });

  it("draws from a key", () => {
    expect([0, 1, 2].map((counter) => derive(new Uint8Array(32), counter, 110))).toEqual([47, 31, 35]);
  });

  it("counts a seat that gave nothing as empty", () => {
    const secret = new Uint8Array(32);
    expect(drawKey(secret, [new Uint8Array()])).not.toEqual(drawKey(secret, []));
    expect(drawKey(secret, [hexToBytes("01"), hexToBytes("")])).not.toEqual(
      drawKey(secret, [hexToBytes(""), hexToBytes("01")]),
    );
  });

  it("adds 32 bytes of its own, never the same ones", () => {
    expect(ownRandomness()).toMatch(/^[0-9a-f]{64}$/);
    expect(ownRandomness()).not.toBe(ownRandomness());
  });
});
