import "./edge";
import { describe, expect, it } from "vitest";
import { codeOf, routeOf, rulePath, shortCode, tablePath } from "../src/lib/route.svelte";

describe("an address names a page", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new/condottiere", { page: "new", game: "condottiere" }],
    ["/t/abc234", { page: "table", code: "abc234", screen: false }],
    ["/t/ABC234/", { page: "table", code: "abc234", screen: false }],
    ["/t/abc234/screen", { page: "table", code: "abc234", screen: true }],
    ["/replay", { page: "replay", code: null }],
    ["/replay/abc234", { page: "replay", code: "abc234" }],
    ["/rules/condottiere", { page: "rules", game: "condottiere", id: null }],
    ["/rules/condottiere/CON-4.9", { page: "rules", game: "condottiere", id: "CON-4.9" }],
    ["/verify", { page: "verify" }],
    ["/about", { page: "about" }],
    ["/stories", { page: "stories" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it.each(["/new", "/t", "/t/abc/other", "/rules", "/about/us", "/xyz", "/t/a/screen/more", "/%E0%A4%A"])(
    "%s is nothing",
    (path) => {
      expect(routeOf(path)).toEqual({ page: "unknown" });
    },
  );

  it("has a short code in every long one", () => {
    const long = `abc234${"k".repeat(20)}`;
    expect(routeOf(tablePath(long))).toEqual({ page: "table", code: long, screen: false });
    expect([shortCode(long), shortCode("abc234")]).toEqual(["abc234", "abc234"]);
  });

  it("finds its way back to every page it can name", () => {
    expect(routeOf(tablePath("abc234", true))).toEqual({ page: "table", code: "abc234", screen: true });
    expect(routeOf(rulePath("condottiere", "CON-1.2"))).toEqual({
      page: "rules",
      game: "condottiere",
      id: "CON-1.2",
    });
  });

  it("reads a code as people type it", () => {
    expect(codeOf("  ABC-234 ")).toBe("abc234");
  });
});
