import { type ComicStyle, comicStyles } from '../../contract/comic-kinds';
import { styleWords } from '../../lambdas/comics/styles';
import { backdrop, foreground, type Setting, side } from './backdrop';
import { type Character, castOf, characterOf, shirts } from './cast';
import { child, posed } from './child';
import { creature } from './creatures';
import { air, burst, signs } from './effects';
import { at, hashOf, Pen, patterns } from './pen';
import { isAloft, isHeld, isLarge, thing } from './things';
import {
  type Action,
  actions,
  type CreatureKind,
  creatures,
  type Mood,
  mentioned,
  moods,
  places,
  type ThingKind,
  things,
  times,
  weathers,
} from './vocabulary';

/** A picture that was ordered, by the lines of the prompt. */
export interface Order {
  readonly style: ComicStyle;
  readonly cast: readonly Character[];
  readonly scenes: readonly string[];
}

/** Reads the prompt of a comic as the product writes it. */
export const readOrder = (prompt: string): Order => {
  const style = comicStyles.find((one) => prompt.includes(styleWords[one])) ?? 'Cartoon';
  const scenes = [...prompt.matchAll(/^Panel \d: (.*)$/gm)].map(([, scene = '']) => scene);
  const cast = [...prompt.matchAll(/^([\p{L}' ]{1,24}): (an? .*)$/gmu)].map(([, name = '', look = '']) =>
    characterOf(name, look),
  );
  return { style, cast: cast.length > 0 ? cast : castOf(scenes.join(' ')), scenes };
};

interface Scene {
  readonly setting: Setting;
  readonly people: readonly Character[];
  readonly animals: readonly CreatureKind[];
  readonly objects: readonly ThingKind[];
  readonly action: Action | undefined;
  readonly mood: Mood;
}

/** What a scene shows; a place and a time that it does not tell are those of the panel before, and so is the weather there. */
const readScene = (text: string, { cast }: Order, before: Setting | undefined): Scene => {
  const named = cast.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text)).slice(0, 3);
  const hero = cast[0];
  const people = named.length > 0 ? named : hero === undefined ? [] : [hero];
  const drawn = new Set(people.map(({ creature }) => creature));
  const [place = before?.place ?? 'meadow'] = mentioned(places, text);
  const [time = before?.time ?? 'day'] = mentioned(times, text);
  const isThere = before?.place === place && before.time === time;
  // One flash of lightning is enough.
  const earlier = before?.weather === 'storm' ? 'rain' : (before?.weather ?? 'clear');
  const [weather = isThere ? earlier : 'clear'] = mentioned(weathers, text);
  const [mood = 'happy'] = mentioned(moods, text);
  return {
    setting: { place, time: place === 'space' ? 'night' : time, weather },
    people,
    animals: mentioned(creatures, text)
      .filter((kind) => !drawn.has(kind))
      .slice(0, people.length > 2 ? 1 : 2),
    objects: mentioned(things, text)
      .filter(
        (kind) =>
          !(
            isLarge(kind) &&
            kind !== 'bed' &&
            kind !== 'table' &&
            kind !== 'door' &&
            kind !== 'piano' &&
            ['room', 'school'].includes(place)
          ) &&
          !(kind === 'castle' && place === 'castle') &&
          !(kind === 'bed' && place !== 'room') &&
          !(kind === 'tree' && place === 'forest'),
      )
      .slice(0, 5),
    action: mentioned(actions, text)[0],
    mood,
  };
};

const scarves = Object.values(shirts);

const figure = (pen: Pen, one: Character, action: Action | undefined, mood: Mood, held: string): string =>
  one.creature === null
    ? child(pen, one.child, action, mood, held)
    : posed(creature(pen, one.creature, mood, shirts[one.child.shirt]), action, -90);

/** How near the panels are: a wide view, two in the middle, and one close by. */
const nearness = [0.86, 1, 1.16, 1.02] as const;

/** Between the things in front, and whether Wren looks to the left. */
const hidingPlaces = [
  [356, true],
  [160, false],
  [488, true],
  [24, false],
] as const;

/** Where up to five figures stand, from left to right. */
const spots = (count: number): readonly number[] =>
  [[256], [178, 346], [128, 262, 396], [104, 210, 316, 420], [84, 174, 262, 348, 436]][
    Math.max(0, count - 1)
  ] ?? [256];

const panel = (pen: Pen, scene: Scene, index: number): string => {
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
  // Wren hides in every panel, to be found.
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

const grounds: Readonly<Record<ComicStyle, string>> = {
  Ghibli: '#f4ead2',
  Manga: '#ffffff',
  Kawaii: '#ffe6f2',
  Cartoon: '#fff3c4',
};

/** A wordless page of two by two panels as SVG, 1024 pixels square. */
export const pageOf = (order: Order): string => {
  const pen = new Pen(order.style);
  let before: Setting | undefined;
  const panels = [0, 1, 2, 3].map((i) => {
    const scene = readScene(order.scenes[i] ?? '', order, before);
    before = scene.setting;
    const [x, y] = [(i % 2) * side, Math.floor(i / 2) * side];
    return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${panel(pen, scene, i)}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * side}" height="${2 * side}"><defs>${patterns}</defs><rect width="100%" height="100%" fill="${grounds[order.style]}"/>${panels.join('')}</svg>`;
};
