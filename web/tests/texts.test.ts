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

describe("words that are not for this reader", () => {
  it("are said to be closed, in any game", () => {
    const said = new Texts("en", { table: "said-in-private = [private]" }, false);
    expect(said.phrase(":sealed", "condottiere", [], null)).toBe("[private]");
  });
});

describe("a wording", () => {
  const sources = {
    table: "list-next = { $list }, { $item }",
    condottiere: "about-next = { $list }, nothing at all",
    corleone: `icon-kill = kill { $targets } in { $where }
    .target = up to { NUMBER($n) } { $kinds }
card-gun = Gun
kind-thug = { NUMBER($n) ->
    [one] thug
   *[other] thugs
}
about-or = { $list } or { $item }
about-next = { $list }; { $item }`,
  };
  const kinds = { list: [{ say: "kind-thug", n: 2 }, "dons", "heirs"], last: "about-or" };
  const named = new Texts("en", sources, false).calling({
    "effect-hit": { say: "icon-kill", where: "a turf", targets: { say: "icon-kill.target", n: 2, kinds } },
    "card-gun": "Tommy Gun",
    "card-job.help": {
      list: [{ say: "effect-hit" }, { say: "card-gun" }, "{ $n }"],
      last: "about-next",
      next: "about-next",
    },
  });

  it("is said in the words of the language, numbers and lists included", () => {
    expect(named.say("effect-hit")).toBe("kill up to 2 thugs, dons or heirs in a turf");
  });

  it("speaks of other components by the names of the edition, and of the game's own messages", () => {
    expect(named.say("card-job.help", {}, "corleone")).toBe(
      "kill up to 2 thugs, dons or heirs in a turf; Tommy Gun; { $n }",
    );
  });
});

describe("the texts of a language", () => {
  it("are those that all games share and the names of the games; a game's own come when it is shown", async () => {
    const home = await Texts.load("uk", []);
    const table = await Texts.load("uk", ["condottiere"]);
    for (const game of ["condottiere", "corleone", "mobcity", "offer"]) {
      expect(home.say(game, {}, game)).not.toBe(game);
      expect(home.say(`${game}.about`, {}, game)).not.toBe("");
      expect(home.rules(game)).toEqual([]);
      expect(home.hasRead(game)).toBe(false);
      expect(table.hasRead(game)).toBe(game === "condottiere");
    }
    expect(home.has("card-winter", "condottiere")).toBe(false);
    expect(home.has("web-play-now")).toBe(true);
    expect(table.has("card-winter", "condottiere")).toBe(true);
    expect(table.rules("condottiere").length).toBeGreaterThan(50);
    expect(table.rules("corleone")).toEqual([]);
    expect(table.hasRead("a game without texts")).toBe(true);
  });
});
