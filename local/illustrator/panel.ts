import { type Character, shirts } from './cast';
import { air, burst, signs } from './effects';
import { child } from './figures/child';
import { creature } from './figures/creature';
import { posed } from './figures/poses';
import { at, type Pen } from './pen';
import { backdrop, foreground } from './places/backdrop';
import { hashOf } from './random';
import type { Scene } from './scene';
import { isAloft, isHeld, isLarge, thing } from './things/thing';
import type { Action, Mood } from './vocabulary/acting';

const scarves = Object.values(shirts);

const figure = (pen: Pen, one: Character, action: Action | undefined, mood: Mood, held: string): string =>
  one.creature === null
    ? child(pen, one.child, action, mood, held)
    : posed(creature(pen, one.creature, mood, shirts[one.child.shirt]), action, -90);

/** The scale of each panel: a wide view, two of medium distance, and a close one. */
const nearness = [0.86, 1, 1.16, 1.02] as const;

/** Horizontal positions between the things in front, and whether Wren looks to the left. */
const hidingPlaces = [
  [356, true],
  [160, false],
  [488, true],
  [24, false],
] as const;

/** The positions of up to five figures, from left to right. */
const spots = (count: number): readonly number[] =>
  [[256], [178, 346], [128, 262, 396], [104, 210, 316, 420], [84, 174, 262, 348, 436]][
    Math.max(0, count - 1)
  ] ?? [256];

/** One panel of the page: its position, and the content of the scene. */
export const panel = (pen: Pen, scene: Scene, index: number): string => {
  const { setting, people, animals, objects, action, mood } = scene;
  const id = `${index}`;
  const near = nearness[index] ?? 1;
  const largeThings = objects.filter(isLarge).slice(0, 2);
  const inHand = objects.find(isHeld);
  const aloft = objects.filter((kind) => isAloft(kind) && kind !== inHand).slice(0, 2);
  const ground = objects
    .filter((kind) => !isLarge(kind) && kind !== inHand && !aloft.includes(kind))
    .slice(0, 3);
  const hasWren = people.some(({ creature: kind }) => kind === 'bird') || animals.includes('bird');

  const behind = largeThings.map((kind, i) =>
    at(
      i === 0 ? 108 : 414,
      372,
      isAloft(kind) && setting.place === 'space' ? 1 : 0.95,
      thing(pen, kind),
      i === 1,
    ),
  );
  const above = aloft
    .filter((kind) => !isLarge(kind))
    .map((kind, i) => at(i === 0 ? 96 : 424, 236, 0.6, thing(pen, kind)));

  const actors = [
    ...people.map((one, i) => ({
      size: one.creature === null ? 0.92 : 0.86,
      inner:
        figure(
          pen,
          one,
          action,
          mood,
          i === 0 && inHand !== undefined && one.creature === null ? at(0, 0, 0.52, thing(pen, inHand)) : '',
        ) + (i === 0 ? signs(pen, action, mood) : ''),
    })),
    ...animals.map((kind, i) => ({
      size:
        kind === 'dragon' ||
        kind === 'monster' ||
        kind === 'dinosaur' ||
        kind === 'whale' ||
        kind === 'elephant'
          ? 1.02
          : 0.72,
      inner: creature(
        pen,
        kind,
        mood === 'happy' ? 'happy' : mood,
        scarves[(hashOf(kind) + i) % scarves.length],
      ),
    })),
  ].slice(0, 5);
  const crowd = actors.length > 3 ? 0.78 : actors.length === 3 ? 0.86 : 1;
  const places = spots(actors.length);
  const standing = actors.map(({ size, inner }, i) =>
    at(
      places[i] ?? 256,
      452 + (i % 2) * 12,
      size * near * crowd,
      inner,
      i === actors.length - 1 && actors.length > 1,
    ),
  );
  const shadows = actors.map(
    ({ size }, i) =>
      `<ellipse cx="${places[i] ?? 256}" cy="${456 + (i % 2) * 12}" rx="${62 * size * near * crowd}" ry="11" fill="#1a1530" opacity="0.18"/>`,
  );

  const before = ground.map((kind, i) => at([62, 452, 256][i] ?? 256, 494, 0.66, thing(pen, kind)));
  // Wren hides in every panel, for readers to find.
  const [wrenX, wrenMirrored] = hidingPlaces[(index + ground.length) % hidingPlaces.length] ?? [462, false];
  const watching = hasWren ? '' : at(wrenX, 504, 0.32, creature(pen, 'bird', mood), wrenMirrored);
  const isGreat = mood === 'surprised' || action === 'jump' || action === 'fly';
  return [
    backdrop(pen, setting, id),
    isGreat ? burst(pen) : '',
    ...behind,
    ...above,
    ...shadows,
    ...standing,
    ...before,
    watching,
    foreground(pen, setting, id),
    air(pen, action, id),
  ].join('');
};
