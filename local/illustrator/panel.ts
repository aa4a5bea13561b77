import { type Figure, figureOf } from './figures/figure';
import { icon } from './icons';
import { at, type Pen } from './pen';
import { backdrop, foreground } from './places/backdrop';
import { cover } from './places/cover';
import type { Actor, Scene } from './reading/scene';
import { heldOf, isAloft, isLarge, isMount, isSeen, isVehicle } from './things';

/** The scale of each panel: a wide view, two of medium distance, and a close one. */
const nearness = [0.9, 1, 1.08, 1] as const;

/** The positions of up to four figures, from left to right; beside something large there is room on the right. */
const spots = [[256], [186, 346], [110, 256, 402], [80, 196, 316, 432]] as const;
const beside = [[330], [262, 414], [210, 322, 434], [190, 276, 362, 446]] as const;
/** Two who hug are close. */
const close = [212, 300] as const;

const mostFigures = 4;

/** Whoever speaks stands below the middle, where the tail of a balloon ends. */
const withSpeakerInMiddle = (actors: readonly Actor[]): Actor[] => {
  const ordered = actors.slice(0, mostFigures);
  const speaker = ordered.findIndex(({ action }) => action === 'say' || action === 'shout');
  if (speaker < 0 || ordered.length < 3) return ordered;
  const [one] = ordered.splice(speaker, 1);
  return one === undefined ? ordered : ordered.toSpliced(1, 0, one);
};

/** One panel of the page: its position, and the content of the scene. */
export const panel = (pen: Pen, { setting, actors, things }: Scene, index: number): string => {
  const id = `${index}`;
  const seen = things.filter((name) => isSeen(name, setting.place));
  const hero = actors.find(({ action }) => action !== undefined) ?? actors[0];
  const ridden = actors.some(({ action }) => action === 'ride' || action === 'fly')
    ? seen.find(isVehicle)
    : undefined;
  const held = heldOf(hero?.action, seen);
  const figures = withSpeakerInMiddle(actors)
    .map((actor) => figureOf(pen, actor, actor === hero ? held : undefined))
    .filter((figure): figure is Figure => figure !== undefined);
  const alone = figures.length === 0;
  const large = seen.filter((name) => isLarge(name) && name !== ridden).slice(0, alone ? 2 : 1);
  const aloft = seen.filter((name) => isAloft(name) && name !== ridden && name !== held).slice(0, 2);
  const small = seen.filter((name) => ![...large, ...aloft, held, ridden].includes(name)).slice(0, 3);

  const count = Math.max(0, figures.length - 1);
  const hugs = figures.length === 2 && actors.some(({ action }) => action === 'hug');
  const places = hugs ? close : ((large.length > 0 ? beside : spots)[count] ?? spots[3]);
  const crowd = [1, 1, 0.86, 0.74][count] ?? 1;
  // Nobody reaches into the upper quarter, where the words are.
  const tallest = Math.max(1, ...figures.map(({ height }) => height));
  // Small animals fill a panel, too.
  const zoom = tallest < 150 ? 1.4 : 1;
  const scale = Math.min((nearness[index] ?? 1) * crowd * zoom, 318 / tallest);
  const mount = figures.find(
    ({ actor: { character, action: does } }) => isMount(character.figure) && does !== 'ride',
  );
  const isRider = ({ actor: { character, action: does } }: Figure) =>
    mount !== undefined && does === 'ride' && ridden === undefined && !isMount(character.figure);
  const rides = figures.filter(({ actor: { action } }) => action === 'ride' || action === 'fly');
  const riders = rides.length > 0 ? rides : figures;
  const standing = figures.map((figure, i) => {
    const { inner: shape, faces, actor } = figure;
    if (mount !== undefined && isRider(figure))
      return at(256, 458 - mount.height * scale * 0.5, scale * 0.86, shape);
    if (figure === mount && figures.some(isRider)) return at(256, 458, scale * 1.2, shape);
    const lies = actor.action === 'sleep' || actor.action === 'lie';
    const spot = lies ? Math.min(places[i] ?? 256, 370) : (places[i] ?? 256);
    const isAboard = ridden !== undefined && riders.includes(figure);
    const x = isAboard
      ? 256 + (riders.indexOf(figure) - (riders.length - 1) / 2) * 96
      : ridden === undefined
        ? spot
        : i % 2 === 0
          ? 84
          : 434;
    const y = 458 + (i % 2) * 10 - (isAboard ? 78 : 0);
    const flip = faces === 'left' && (x < 250 || figures.length === 1);
    const hidden =
      ridden === undefined ? cover(pen, actor.action, setting.place, x, things.filter(isLarge)) : undefined;
    const sunk = hidden?.shift ?? [0, 0];
    return (hidden?.behind ?? '') + at(x + sunk[0], y + sunk[1], scale, shape, flip) + (hidden?.before ?? '');
  });
  const shadows = figures.map(({ height }, i) =>
    ridden === undefined && !figures.some(isRider)
      ? `<ellipse cx="${places[i] ?? 256}" cy="${460 + (i % 2) * 10}" rx="${0.26 * height * scale}" ry="10" fill="#1a1530" opacity="0.18"/>`
      : '',
  );
  const behind = large.map((name, i) =>
    at(i === 1 ? 420 : alone ? 256 : 100, 412, 1, icon(pen, name, alone ? 270 : 230), i === 1),
  );
  const above = aloft.map((name, i) =>
    at(i === 0 ? 426 : 86, alone ? 300 : 250, 1, icon(pen, name, alone ? 150 : 116)),
  );
  const front = small.map((name, i) =>
    at([256, 62, 450][i + (figures.length === 1 ? 1 : 0)] ?? 256, 504, 1, icon(pen, name, alone ? 170 : 106)),
  );
  return [
    backdrop(pen, setting, id),
    ...behind,
    ...above,
    ...shadows,
    // Whoever acts is in front with what is held.
    ...standing.filter((_, i) => figures[i]?.actor !== hero),
    ...standing.filter((_, i) => figures[i]?.actor === hero),
    ridden === undefined ? '' : at(256, 476, 1, icon(pen, ridden, 220), true),
    ...front,
    alone && held !== undefined ? at(256, 440, 1, icon(pen, held, 190)) : '',
    foreground(pen, setting, id),
  ].join('');
};
