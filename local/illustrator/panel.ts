import { type Figure, figureOf } from './figures/figure';
import { poseOf } from './figures/poses';
import { icon } from './icons';
import { at, type Pen } from './pen';
import { backdrop, foreground } from './places/backdrop';
import { by, gift, laying } from './places/by';
import { cover } from './places/cover';
import { isEnclosed } from './places/scenery';
import { side } from './places/sky';
import type { Actor } from './reading/actor';
import type { Scene } from './reading/scene';
import {
  heldOf,
  isAloft,
  isBefore,
  isBoat,
  isFood,
  isGround,
  isLarge,
  isMount,
  isScreen,
  isSeen,
  isSmaller,
  isVehicle,
} from './things';
import { speaks } from './words/verbs';

/** The scale of each panel: a wide view, two of medium distance, and a close one. */
const nearness = [0.9, 1, 1.08, 1] as const;

/** The positions of up to four figures, from left to right; beside something large there is room on the right. */
const spots = [[256], [180, 352], [110, 256, 402], [80, 196, 316, 432]] as const;
const beside = [[330], [262, 414], [210, 322, 434], [190, 276, 362, 446]] as const;
/** Two who touch are close. */
const close = [196, 306] as const;

const mostFigures = 4;

/** Whoever speaks stands below the middle, where the tail of a balloon ends. */
const withSpeakerInMiddle = (actors: readonly Actor[]): Actor[] => {
  const ordered = actors.slice(0, mostFigures);
  const speaker = ordered.findIndex(({ action }) => speaks(action));
  if (speaker < 0 || ordered.length < 3) return ordered;
  const [one] = ordered.splice(speaker, 1);
  return one === undefined ? ordered : ordered.toSpliced(1, 0, one);
};

/** One panel of the page: its position, and the content of the scene. */
export const panel = (pen: Pen, { setting, actors, things, laid }: Scene, index: number): string => {
  const seen = things.filter(
    (name) =>
      isSeen(name, setting.place) && !(name === 'books' && actors.some(({ action }) => action === 'read')),
  );
  const hero = actors.find(({ action }) => action !== undefined) ?? actors[0];
  const boards = ({ action }: Actor) => action === 'ride' || action === 'fly';
  const ridden = actors.some(boards)
    ? (seen.find(isVehicle) ?? (isEnclosed(setting.place) ? undefined : things.find(isVehicle)))
    : undefined;
  const spotOfActor = ({ spot, action }: Actor) =>
    spot !== undefined &&
    !isAloft(spot.by) &&
    spot.by !== ridden &&
    (seen.includes(spot.by) || !/^(?:in|out)$/.test(spot.how)) &&
    !boards({ action } as Actor)
      ? spot
      : undefined;
  /** Things by which somebody or something is: nobody holds them. */
  const settled = [
    ...actors.slice(0, mostFigures).flatMap((actor) => spotOfActor(actor)?.by ?? []),
    ...(laid === undefined ? [] : [laid.by, laid.thing]),
  ];
  /** What each holds: the things of what they do, and nobody what another one holds, except food. */
  const inHand = new Map<Actor, string>();
  for (const actor of actors) {
    const free = seen.filter(
      (name) => !settled.includes(name) && (isFood(name) || ![...inHand.values()].includes(name)),
    );
    const others = actors.filter((one) => one !== actor).flatMap(({ has }) => has);
    const own =
      actor === hero
        ? free.filter((name) => actor.has.includes(name) || !others.includes(name))
        : free.filter((name) => actor.has.includes(name));
    const follows = (name: string) => actor.has.includes(name, actor.before ?? 0);
    const acts = actor === hero || (actor.action !== undefined && actor.reacts !== true);
    const one = acts
      ? heldOf(
          actor.action,
          // What follows the verb comes first.
          own.toSorted((a, b) => Number(follows(b)) - Number(follows(a))),
        )
      : undefined;
    if (one !== undefined) inHand.set(actor, one);
  }
  const held = [...inHand.values()];
  // What is given is between the two.
  const given =
    hero !== undefined && /^(?:give|feed)$/.test(hero.action ?? '') && actors.length > 1
      ? inHand.get(hero)
      : undefined;
  if (hero !== undefined && given !== undefined) inHand.delete(hero);
  const becomes = hero?.action === 'turn' && actors.length > 1;
  const isMounted = ({ character, action }: Actor) =>
    action !== 'ride' && (isMount(character.figure) || action === 'carry');
  const hasMount = actors.some(isMounted);
  const figures = withSpeakerInMiddle(actors)
    .map((actor) =>
      figureOf(
        pen,
        boards(actor) && (ridden !== undefined || (actor.action === 'ride' && !hasMount))
          ? { ...actor, action: ridden === undefined ? 'sit' : 'ride' }
          : actor,
        inHand.get(actor),
      ),
    )
    .filter((figure): figure is Figure => figure !== undefined);
  const screen = hero?.action === 'hide' ? things.find(isScreen) : undefined;
  const alone = figures.length === 0;
  const free = seen.filter((name) => ![...held, ...settled, ridden, screen].includes(name));
  const { stage, holds } = poseOf(hero?.action);
  const staged = stage === undefined || things.includes(stage) ? [] : [stage];
  const large = [...staged, ...free.filter(isLarge)].slice(0, alone ? 2 : 1);
  const aloft = free.filter(isAloft).slice(0, 2);
  const small = free.filter((name) => ![...large, ...aloft].includes(name)).slice(0, 3);

  const carrier = figures.find(({ actor: { action } }) => action === 'carry' || action === 'lift');
  const isCarried = ({ actor }: Figure) => carrier !== undefined && actor.action === 'held';
  const upright = figures.filter((figure) => !isCarried(figure));
  const count = Math.max(0, upright.length - 1);
  const touches = upright.length === 2 && poseOf(hero?.action).near === true && ridden === undefined;
  const places = touches ? close : ((large.length > 0 ? beside : spots)[count] ?? spots[3]);
  const crowd = [1, 1, 0.86, 0.74][count] ?? 1;
  // Nobody reaches into the upper quarter, where the words are.
  const tallest = Math.max(1, ...figures.map(({ height }) => height));
  // Small animals fill a panel, too.
  const zoom = tallest < 150 ? 1.4 : tallest < 200 && count === 0 ? 1.25 : 1;
  const scale = Math.min((nearness[index] ?? 1) * crowd * zoom, 318 / tallest);
  const mount = figures.find(({ actor }) => isMounted(actor));
  const isOn = (figure: Figure | undefined) =>
    figure !== undefined && figure.actor !== hero && (isRider(figure) || isCarried(figure));
  const isRider = (figure: Figure) =>
    mount !== undefined && figure !== mount && figure.actor.action === 'ride' && ridden === undefined;
  const isRidden = figures.some(isRider);
  const rides = figures.filter(({ actor }) => boards(actor));
  const riders = rides.length > 0 ? rides : figures;
  const spotOf = (figure: Figure) => places[upright.indexOf(figure)] ?? 256;
  const heroSpot = spotOf(figures.find(({ actor }) => actor === hero) as Figure);
  const taker = figures.find(({ actor }) => actor !== hero && actor.reacts === true);
  const takerSpot = taker === undefined ? 512 - heroSpot : spotOf(taker);
  const runs = hero?.action === 'chase' || hero?.action === 'follow';
  /** Whether the first one turns to the large thing at the left. */
  const reaches = large.length > 0 && (hero?.action === 'knock' || hero?.action === 'open');
  const standing = figures.map((figure, i) => {
    const { inner: shape, faces, actor } = figure;
    if (mount !== undefined && isRider(figure))
      return at(
        256,
        458 - mount.height * scale * (isMount(mount.actor.character.figure) ? 0.5 : 0.8),
        scale * 0.86,
        shape,
      );
    if (carrier !== undefined && isCarried(figure)) {
      const up = carrier.actor.action === 'lift' ? 1 : 0.3;
      return at(spotOf(carrier) + 26 * (1 - up), 458 - carrier.height * scale * up, scale * 0.72, shape);
    }
    if (figure === mount && isRidden) return at(256, 458, scale * 1.2, shape, true);
    const lies = actor.action === 'sleep' || actor.action === 'lie';
    const middle = Math.min(spotOf(figure), lies ? 370 : side);
    const isAboard = ridden !== undefined && riders.includes(figure);
    const x = isAboard
      ? 256 + (riders.indexOf(figure) - (riders.length - 1) / 2) * 96
      : ridden === undefined && !isRidden
        ? middle
        : i % 2 === 0
          ? 84
          : 434;
    const y = 458 + (i % 2) * 10 - (isAboard ? 60 : 0);
    // Everybody turns to whoever acts, who turns to the others; all run in one direction.
    const looksLeft =
      figures.length === 1
        ? large.length > 0 && actor.action !== undefined
        : (actor === hero ? i === figures.length - 1 || (reaches && i === 0) : heroSpot < x) && !runs;
    const flip = faces === 'left' ? !looksLeft : looksLeft;
    const spot = spotOfActor(actor);
    const around = cover(pen, actor.action, setting.place, x, large, things);
    const near =
      spot !== undefined && (actor.action === 'hide' || around === undefined)
        ? by(pen, spot, x, figure.height * scale)
        : around;
    const hidden = ridden === undefined ? near : undefined;
    const sunk = hidden?.shift ?? [0, 0];
    // Two on a bench sit side by side.
    const before = figures.slice(0, i).filter((one) => one.actor.action === 'sit').length;
    const row = hidden !== undefined && actor.action === 'sit' ? 80 * before : 0;
    const growth = { grow: 1.25, shrink: 0.6 }[actor.action as string] ?? 1;
    const whole = at(x + sunk[0] + row, y + sunk[1], scale * growth, shape, flip);
    const placed = actor.action === 'vanish' ? `<g opacity="0.45">${whole}</g>` : whole;
    return (hidden?.behind ?? '') + placed + (hidden?.before ?? '');
  });
  const shadows = upright.map(({ height }, i) =>
    ridden === undefined && !isRidden
      ? `<ellipse cx="${places[i] ?? 256}" cy="${460 + (i % 2) * 10}" rx="${0.26 * height * scale}" ry="10" fill="#1a1530" opacity="0.18"/>`
      : '',
  );
  const heightOf = (name: string) => (alone ? 270 : isSmaller(name) ? 150 : 230);
  const behind = large.map((name, i) =>
    at(
      i === 1 ? 420 : alone ? 256 : 100,
      412,
      1,
      icon(pen, name === 'door' && hero?.action === 'open' ? 'open-door' : name, heightOf(name)),
      i === 1,
    ),
  );
  const above = aloft.map((name, i) =>
    at(i === 0 ? 426 : 86, alone ? 300 : 250, 1, icon(pen, name, alone ? 150 : 116)),
  );
  const sizeOf = (name: string) => (alone ? 150 : isFood(name) ? 68 : 92);
  // What somebody builds or opens is before them.
  const isMade = holds === 'ground' || /^(?:build|knock|wash|paint|water|turn)$/.test(hero?.action ?? '');
  const front = small.map((name, i) =>
    isGround(name)
      ? at(heroSpot + 8, 506, 1, icon(pen, name, 150))
      : isBefore(name)
        ? at(heroSpot, 500, 1, icon(pen, name, 120))
        : isMade && i === 0
          ? at(count === 1 ? 256 : heroSpot + 110, 500, 1, icon(pen, name, 140)) +
            (hero?.action === 'open'
              ? at(count === 1 ? 256 : heroSpot + 110, 370, 1, icon(pen, 'sparkles', 76))
              : '')
          : at((alone ? [256, 120, 400] : [54, 458, 256])[i] ?? 256, 504, 1, icon(pen, name, sizeOf(name))),
  );
  // Whoever becomes another one comes first.
  const [from = 180, to = 352] = places.slice(upright.length - 2, upright.length);
  const laidOut = laid === undefined ? '' : laying(pen, laid, count === 0 ? heroSpot + 120 : 256);
  return [
    backdrop(pen, setting, `${index}`),
    ...behind,
    ...above,
    ...front.filter((_, i) => isGround(small[i] ?? '')),
    ...shadows,
    // Whoever acts is in front with what is held.
    ...standing.filter((_, i) => figures[i]?.actor !== hero && !isOn(figures[i])),
    ...standing.filter((_, i) => figures[i]?.actor === hero),
    ...standing.filter((_, i) => isOn(figures[i])),
    ridden === undefined ? '' : at(256, 476, 1, icon(pen, ridden, 220), true),
    ridden !== undefined && isBoat(ridden) ? at(side / 2, side + 396, 1, icon(pen, 'waves', side)) : '',
    ...front.filter((_, i) => !isGround(small[i] ?? '')),
    given === undefined ? '' : gift(pen, given, heroSpot, takerSpot, 458 - 0.3 * tallest * scale),
    becomes ? at((from + to) / 2, 340, 1, icon(pen, 'right-arrow', 70)) : '',
    laidOut,
    foreground(pen, setting),
  ].join('');
};
