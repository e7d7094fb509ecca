import { describe, expect, it } from "vitest";
import { Texts } from "../src/lib/texts";

const SOURCES = {
  condottiere:
    "region-roma = Rome\nregion-siena = Siena\ncommand-choose = Choose { $region }\ntalk-want = I want { $region }",
};
const usual = new Texts("en", SOURCES, false);
const texts = usual.calling({ "region-roma": "Roma", "region-lutetia": "Lutetia" });

describe("the names of an edition", () => {
  it("go before those of the catalogue", () => {
    expect(texts.region("roma")).toBe("Roma");
    expect(usual.region("roma")).toBe("Rome");
  });

  it("are there where the catalogue has none", () => {
    expect(texts.has("region-lutetia")).toBe(true);
    expect(usual.has("region-lutetia")).toBe(false);
    const choose = { command: "choose", region: "lutetia" };
    expect(texts.command("condottiere", choose, [], null)).toBe("Choose Lutetia");
    expect(texts.phrase(":want lutetia", "condottiere", [], null)).toBe("I want Lutetia");
  });

  it("leave all others to their translation", () => {
    expect(texts.region("siena")).toBe("Siena");
  });
});
