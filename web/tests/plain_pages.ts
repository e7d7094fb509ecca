/** Plain tables one after the other, for the tests in tests/web, which ask for them through the browser. */

import { flushSync, mount, unmount } from "svelte";
import { loadRoom } from "../src/games/rooms.svelte";
import { type Language, settings } from "../src/lib/settings.svelte";
import { Texts } from "../src/lib/texts";
import type { GameInfo, TableProps } from "../src/lib/types";
import PlainTable from "../src/plain/PlainTable.svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";

type Asked = Omit<TableProps, "game" | "texts" | "client"> & { game: string };

/** The HTML of each page. A message that is not there is an error here, not a gap. */
async function written(
  language: Language,
  games: { [name: string]: GameInfo },
  pages: Asked[],
): Promise<string[]> {
  Texts.fault = (problem) => {
    throw new Error(problem);
  };
  await settings.speak(language);
  const target = document.getElementById("app");
  if (target === null) throw new Error("the page has no place for a table");
  const found: string[] = [];
  for (const page of pages) {
    const game = games[page.game];
    if (game === undefined) throw new Error(`there is no game ${page.game}`);
    await Promise.all([loadRoom(game.name), settings.read(game.name)]);
    const table = mount(PlainTable, {
      target,
      props: { ...page, game, texts: settings.texts, client: null },
    });
    flushSync();
    found.push(target.innerHTML);
    await unmount(table);
  }
  return found;
}

Object.assign(window, { written });
