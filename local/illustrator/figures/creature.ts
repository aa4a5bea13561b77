import type { Pen } from '../pen';
import type { Mood } from '../vocabulary/acting';
import type { CreatureKind } from '../vocabulary/creatures';
import { beast } from './beast';
import { beasts } from './beasts';
import { birds } from './birds';
import { crawlers } from './crawlers';
import type { DrawCreature } from './face';
import { fantasy } from './fantasy';
import { swimmers } from './swimmers';

const isBeast = (kind: CreatureKind): kind is keyof typeof beasts => kind in beasts;

const others: Readonly<Record<Exclude<CreatureKind, keyof typeof beasts>, DrawCreature>> = {
  ...fantasy,
  ...birds,
  ...swimmers,
  ...crawlers,
};

/** A creature at the origin, about 200 high, in a friendly mood unless the story tells otherwise. */
export const creature = (pen: Pen, kind: CreatureKind, mood: Mood, scarf = '#d9483b'): string => {
  return isBeast(kind) ? beast(pen, kind, beasts[kind], mood, scarf) : others[kind](pen, mood, scarf);
};
