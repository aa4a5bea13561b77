import { isDrawn } from './figures/kinds';
import { poseOf } from './figures/poses';
import { isEnclosed } from './places/scenery';
import type { Actor } from './reading/actor';
import type { Scene } from './reading/scene';
import type { Spot } from './reading/spots';
import { heldOf, isAloft, isFood, isLarge, isScreen, isSeen, isVehicle } from './things';

export const mostFigures = 4;

export const boards = ({ action }: Actor): boolean => action === 'ride' || action === 'fly';

/** The things that the place does not show already, and the vehicle of those who ride. */
const shownIn = ({ setting: { place }, actors, things }: Scene) => {
  const reads = actors.some(({ action }) => action === 'read');
  const seen = things.filter((name) => isSeen(name, place) && !(name === 'books' && reads));
  const vehicles = actors.some(boards) ? (isEnclosed(place) ? seen : [...seen, ...things]) : [];
  return { seen, ridden: vehicles.find(isVehicle) };
};

/** The thing by which somebody is, unless it flies or carries them. */
export const spotOf = (actor: Actor, { seen, ridden }: ReturnType<typeof shownIn>): Spot | undefined => {
  const { spot } = actor;
  if (spot === undefined || isAloft(spot.by) || spot.by === ridden || boards(actor)) return undefined;
  return seen.includes(spot.by) || !/^(?:in|out)$/.test(spot.how) ? spot : undefined;
};

/** What each holds: the things of what they do, and nobody what another one holds, except food. */
const handsOf = (actors: readonly Actor[], hero: Actor | undefined, loose: readonly string[]) => {
  const inHand = new Map<Actor, string>();
  for (const actor of actors) {
    if (actor !== hero && (actor.action === undefined || actor.reacts === true)) continue;
    const own = loose.filter(
      (name) =>
        (isFood(name) || ![...inHand.values()].includes(name)) &&
        (actor.has.includes(name) || (actor === hero && !actors.some(({ has }) => has.includes(name)))),
    );
    // What follows the verb comes first.
    const follows = (name: string) => Number(actor.has.includes(name, actor.before ?? 0));
    const ordered = own.toSorted((a, b) => follows(b) - follows(a));
    const one = heldOf(actor.action, ordered);
    if (one !== undefined) inHand.set(actor, one);
  }
  return inHand;
};

/** Who acts, what each holds or rides, what is given, and which other things are large, aloft and small. */
export const holdingOf = (scene: Scene) => {
  const { actors, things, laid } = scene;
  const hero = actors.find(({ action }) => action !== undefined) ?? actors[0];
  const action = hero?.action;
  const shown = shownIn(scene);
  const most = actors.slice(0, mostFigures);
  // Nobody holds a thing by which somebody or something is.
  const settled = [...most.map((actor) => spotOf(actor, shown)?.by), laid?.by, laid?.thing];
  const loose = shown.seen.filter((name) => !settled.includes(name));
  const inHand = handsOf(actors, hero, loose);
  const used = [...inHand.values(), shown.ridden, action === 'hide' ? things.find(isScreen) : undefined];
  const free = loose.filter((name) => !used.includes(name));
  // What is given is between the two.
  const giver = /^(?:give|feed)$/.test(action ?? '') && actors.length > 1 ? hero : undefined;
  const given = giver && inHand.get(giver);
  if (giver !== undefined) inHand.delete(giver);
  const isAlone = !most.some(({ character }) => isDrawn(character.figure));
  const { stage } = poseOf(action);
  const staged = stage === undefined || things.includes(stage) ? [] : [stage];
  const large = [...staged, ...free.filter(isLarge)].slice(0, isAlone ? 2 : 1);
  const aloft = free.filter(isAloft).slice(0, 2);
  const small = free.filter((name) => ![...large, ...aloft].includes(name)).slice(0, 3);
  return { ...shown, hero, action, inHand, given, isAlone, large, aloft, small };
};
