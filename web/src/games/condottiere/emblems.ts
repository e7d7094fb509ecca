/**
 * The emblems on the cards: icons of game-icons.net, CC BY 3.0.
 *
 * By Lorc: broadsword, crossed-swords, flowers, laurel-crown, mace-head, plain-dagger, scarecrow, sea-serpent,
 * snowflake-2, spears, white-tower.
 * By Delapouite: caravel, carnival-mask, closed-barbute, drum, pope-crown, swordwoman, truce.
 * By Skoll: mounted-knight. By Carl Olsen: crossbow.
 */

import sword from "icon:broadsword";
import mask from "icon:carnival-mask";
import helmet from "icon:closed-barbute";
import crossbow from "icon:crossbow";
import drum from "icon:drum";
import flowers from "icon:flowers";
import mace from "icon:mace-head";
import knight from "icon:mounted-knight";
import dagger from "icon:plain-dagger";
import mitre from "icon:pope-crown";
import scarecrow from "icon:scarecrow";
import snowflake from "icon:snowflake-2";
import spears from "icon:spears";
import heroine from "icon:swordwoman";
import flag from "icon:truce";

export const EMBLEMS: { [card: string]: string } = {
  mercenary_1: dagger,
  mercenary_2: spears,
  mercenary_3: crossbow,
  mercenary_4: mace,
  mercenary_5: sword,
  mercenary_6: helmet,
  mercenary_10: knight,
  winter: snowflake,
  spring: flowers,
  bishop: mitre,
  courtesan: mask,
  drummer: drum,
  heroine,
  scarecrow,
  surrender: flag,
};

/** The number a card prints; none where it prints none. */
export const PRINTED: { [card: string]: number } = {
  mercenary_1: 1,
  mercenary_2: 2,
  mercenary_3: 3,
  mercenary_4: 4,
  mercenary_5: 5,
  mercenary_6: 6,
  mercenary_10: 10,
  courtesan: 1,
  heroine: 10,
};
