import "./edge";
import { beforeEach, expect, it } from "vitest";
import { notices } from "../src/lib/notices.svelte";

const refusal = { refused: "not-your-turn", rules: ["CON-4.2"], arguments: {} };

beforeEach(() => notices.clear());

it("drops a refusal with the question it was given to, and keeps other news", () => {
  notices.asked("wait");
  notices.tell("The link is copied.");
  notices.refuse(refusal, "condottiere", "It is not your turn.");

  notices.asked("wait");
  expect(notices.items.map(({ kind }) => kind)).toEqual(["news", "refusal"]);

  notices.asked("play a card");
  expect(notices.items.map(({ kind }) => kind)).toEqual(["news"]);
});
