import { type Figure, figureOf } from './figures/figure';
import { icon } from './icons';
import { at, type Pen } from './pen';
import { air, burst } from './places/air';
import { backdrop, foreground } from './places/backdrop';
import { isEnclosed } from './places/scenery';
import type { Actor, Scene } from './reading/scene';
import { isAloft, isHeld, isLarge, isMount, isSeen, isVehicle, propOf } from './things';

/** The scale of each panel: a wide view, two of medium distance, and a close one. */
const nearness = [0.9, 1, 1.08, 1] as const;

/** The positions of up to four figures, from left to right. */
const spots = [[256], [186, 346], [110, 256, 402], [80, 196, 316, 432]] as const;

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
  const near = nearness[index] ?? 1;
  const seen = things.filter((name) => isSeen(name, setting.place));
  const hero = actors.find(({ action }) => action !== undefined) ?? actors[0];
  const ridden = actors.some(({ action }) => action === 'ride' || action === 'fly')
    ? seen.find(isVehicle)
    : undefined;
  const prop = propOf(hero?.action, seen);
  const held = seen.find(isHeld) ?? prop;
  const inner = isEnclosed(setting.place);
  const large = seen.filter((name) => isLarge(name) && name !== ridden).slice(0, 2);
  const aloft = seen.filter((name) => isAloft(name) && name !== ridden && name !== held).slice(0, 2);
  const small = seen.filter((name) => ![...large, ...aloft, held, ridden].includes(name)).slice(0, 3);

  const figures = withSpeakerInMiddle(actors)
    .map((actor) => figureOf(pen, actor, actor === hero ? held : undefined))
    .filter((figure): figure is Figure => figure !== undefined);
  const places = spots[Math.max(0, figures.length - 1)] ?? spots[3];
  const crowd = [1, 1, 0.86, 0.74][Math.max(0, figures.length - 1)] ?? 1;
  // Nobody reaches into the upper quarter, where the words are.
  const tallest = Math.max(1, ...figures.map(({ height }) => height));
  // Small animals fill a panel, too.
  const zoom = tallest < 150 ? 1.4 : 1;
  const scale = Math.min(near * crowd * zoom, 318 / tallest);
  const lift = ridden === undefined ? 0 : 78;
  const mount = figures.find(
    ({ actor: { character, action: does } }) => isMount(character.figure) && does !== 'ride',
  );
  const isRider = ({ actor: { character, action: does } }: Figure) =>
    mount !== undefined && does === 'ride' && ridden === undefined && !isMount(character.figure);
  const standing = figures.map((figure, i) => {
    const { inner: shape, faces, actor } = figure;
    if (mount !== undefined && isRider(figure))
      return at(256, 458 - mount.height * scale * 0.5, scale * 0.86, shape);
    if (figure === mount && figures.some(isRider)) return at(256, 458, scale * 1.2, shape);
    const x = ridden === undefined ? (places[i] ?? 256) : 256 + (i - (figures.length - 1) / 2) * 96;
    const flip = faces === 'left' && (x < 250 || figures.length === 1);
    const flies = actor.action === 'fly' && ridden === undefined ? 34 : 0;
    return at(x, 458 + (i % 2) * 10 - lift - flies, scale, shape, flip);
  });
  const shadows = figures.map(({ height }, i) =>
    ridden === undefined && !figures.some(isRider)
      ? `<ellipse cx="${places[i] ?? 256}" cy="${460 + (i % 2) * 10}" rx="${0.26 * height * scale}" ry="10" fill="#1a1530" opacity="0.18"/>`
      : '',
  );
  const alone = figures.length === 0;
  const behind = large.map((name, i) =>
    at(i === 0 ? (alone ? 256 : 98) : 420, inner ? 404 : 378, 1, icon(pen, name, alone ? 250 : 180), i === 1),
  );
  const above = aloft.map((name, i) =>
    at(i === 0 ? 420 : 92, alone ? 300 : 236, 1, icon(pen, name, alone ? 130 : 92)),
  );
  const front = small.map((name, i) =>
    at([256, 60, 452][i + (figures.length === 1 ? 1 : 0)] ?? 256, 500, 1, icon(pen, name, alone ? 150 : 80)),
  );
  const loose = alone && held !== undefined ? at(256, 440, 1, icon(pen, held, 170)) : '';
  const action = hero?.action;
  const isGreat = hero?.mood === 'surprised' || action === 'jump' || action === 'win';
  return [
    backdrop(pen, setting, id),
    isGreat ? burst(pen) : '',
    ...behind,
    ...above,
    ...shadows,
    ...standing,
    ridden === undefined ? '' : at(256, 476, 1, icon(pen, ridden, 220), true),
    ...front,
    loose,
    foreground(pen, setting, id),
    air(pen, action, id),
  ].join('');
};
