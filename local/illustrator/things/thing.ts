import type { Drawings, Pen } from '../pen';
import type { ThingKind } from '../vocabulary/things';
import { belongings } from './belongings';
import { food } from './food';
import { furniture } from './furniture';
import { landmarks } from './landmarks';
import { nature } from './nature';
import { play } from './play';
import { treasures } from './treasures';
import { vehicles } from './vehicles';

const large = { ...landmarks, ...vehicles, ...furniture };

/** Drawings with their base on the ground: about 100 high, the large ones 200. */
const drawings: Readonly<Required<Drawings<ThingKind>>> = {
  ...large,
  ...food,
  ...treasures,
  ...play,
  ...belongings,
  ...nature,
};

/** Large things are drawn far behind; the others on the ground, in a hand or in the air. */
export const isLarge = (kind: ThingKind): boolean => kind in large;
export const isFurniture = (kind: ThingKind): boolean => kind in furniture;
export const isHeld = (kind: ThingKind): boolean =>
  [
    'flower',
    'apple',
    'cookie',
    'icecream',
    'pizza',
    'bread',
    'carrot',
    'cup',
    'book',
    'letter',
    'map',
    'key',
    'gem',
    'sword',
    'wand',
    'potion',
    'lantern',
    'candle',
    'balloon',
    'umbrella',
    'feather',
    'shell',
    'camera',
    'coin',
    'egg',
    'heart',
  ].includes(kind);
export const isAloft = (kind: ThingKind): boolean =>
  ['kite', 'star', 'plane', 'rocket', 'heart'].includes(kind);

export const thing = (pen: Pen, kind: ThingKind): string => drawings[kind](pen);
