import type { Figure } from './figures/figure';
import { spotOf } from './holding';
import { at, type Pen } from './pen';
import { by } from './places/by';
import { cover } from './places/cover';
import type { Staging } from './staging';
import { isMount } from './things';

/** Everybody turns to whoever acts, who turns to the others or the large thing at the left; all run in one direction. */
const looksLeft = ({ actor }: Figure, x: number, { action, hero, large, figures, heroX }: Staging) => {
  if (figures.length === 1) return large.length > 0 && actor.action !== undefined;
  if (action === 'chase' || action === 'follow') return false;
  const reaches = large.length > 0 && (action === 'knock' || action === 'open');
  const turns = [figures.at(-1), reaches ? figures[0] : undefined];
  return actor === hero ? turns.some((one) => one?.actor === hero) : heroX < x;
};

/** Somebody on an animal, on shoulders, in arms or lifted up. */
const borne = ({ inner, actor }: Figure, bearer: Figure, { xOf, scale }: Staging): string => {
  const { character, action } = bearer.actor;
  const rides = actor.action === 'ride';
  const up = rides ? (isMount(character.figure) ? 0.5 : 0.8) : action === 'lift' ? 1 : 0.3;
  const x = rides ? 256 : xOf(bearer) + 26 * (1 - up);
  return at(x, 458 - bearer.height * scale * up, scale * (rides ? 0.86 : 0.72), inner);
};

/** Somebody on their feet or aboard, with what is around them. */
const stand = (pen: Pen, figure: Figure, i: number, staging: Staging): string => {
  const { inner, faces, actor, height } = figure;
  const { ridden, mount, figures, aboard, xOf, scale } = staging;
  const { action } = actor;
  // Whoever carries a rider is in the middle, and larger.
  if (figure === mount) return at(256, 458, scale * 1.2, inner, true);
  const seat = aboard.indexOf(figure);
  const middle = action === 'sleep' || action === 'lie' ? Math.min(xOf(figure), 370) : xOf(figure);
  const aside = i % 2 === 0 ? 84 : 434;
  const afoot = ridden === undefined && mount === undefined ? middle : aside;
  const x = seat < 0 ? afoot : 256 + (seat - (aboard.length - 1) / 2) * 96;
  const y = 458 + (i % 2) * 10 - (seat < 0 ? 0 : 60);
  const spot = spotOf(actor, staging);
  const needed = cover(pen, actor, x, staging);
  const isBy = spot !== undefined && (action === 'hide' || needed === undefined);
  const near = isBy ? by(pen, spot, x, height * scale) : needed;
  const { behind = '', before = '', shift = [0, 0] } = (ridden === undefined ? near : undefined) ?? {};
  // Two on a bench sit side by side.
  const sitting = figures.slice(0, i).filter((one) => one.actor.action === 'sit').length;
  const row = ridden === undefined && near !== undefined && action === 'sit' ? 80 * sitting : 0;
  const growth = { grow: 1.25, shrink: 0.6 }[action as string] ?? 1;
  const flip = (faces === 'left') !== looksLeft(figure, x, staging);
  const whole = at(x + shift[0] + row, y + shift[1], scale * growth, inner, flip);
  return behind + (action === 'vanish' ? `<g opacity="0.45">${whole}</g>` : whole) + before;
};

/** The shadows and the figures; whoever acts is in front with what is held, but behind those on somebody. */
export const standing = (pen: Pen, staging: Staging): string[] => {
  const { hero, ridden, mount, figures, upright, bearerOf, xOf, scale } = staging;
  const shadows = upright.map(
    (figure, i) =>
      `<ellipse cx="${xOf(figure)}" cy="${460 + (i % 2) * 10}" rx="${0.26 * figure.height * scale}" ry="10" fill="#1a1530" opacity="0.18"/>`,
  );
  const layers = figures.map((figure, i) => {
    const bearer = bearerOf(figure);
    const layer = figure.actor === hero ? 1 : bearer === undefined ? 0 : 2;
    return { layer, svg: bearer ? borne(figure, bearer, staging) : stand(pen, figure, i, staging) };
  });
  const drawn = layers.toSorted((a, b) => a.layer - b.layer).map(({ svg }) => svg);
  return ridden === undefined && mount === undefined ? [...shadows, ...drawn] : drawn;
};
