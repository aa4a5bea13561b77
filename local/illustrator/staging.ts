import { type Figure, figureOf } from './figures/figure';
import { poseOf } from './figures/poses';
import { boards, holdingOf, mostFigures } from './holding';
import type { Pen } from './pen';
import type { Actor } from './reading/actor';
import type { Scene } from './reading/scene';
import { isMount } from './things';
import { speaks } from './words/verbs';

/** The scale of each panel: a wide view, two of medium distance, and a close one. */
const nearness = [0.9, 1, 1.08, 1] as const;

/** The scale and the positions of up to four figures, from left to right; beside something large there is room on the right. */
const crowds = [1, 1, 1, 0.86, 0.74] as const;
const spots = [[], [256], [180, 352], [110, 256, 402], [80, 196, 316, 432]] as const;
const beside = [[], [330], [262, 414], [210, 322, 434], [190, 276, 362, 446]] as const;
/** Two who touch are close. */
const close = [196, 306] as const;

/** Whoever speaks stands below the middle, where the tail of a balloon ends. */
const withSpeakerInMiddle = (actors: readonly Actor[]): readonly Actor[] => {
  const ordered = actors.slice(0, mostFigures);
  const speaker = ordered.find(({ action }) => speaks(action));
  if (speaker === undefined || ordered.length < 3) return ordered;
  return ordered.filter((one) => one !== speaker).toSpliced(1, 0, speaker);
};

const isMounted = ({ character, action }: Actor) =>
  action !== 'ride' && (isMount(character.figure) || action === 'carry');

/** What each holds, and where and how large everybody stands or rides. */
export const stagingOf = (pen: Pen, scene: Scene, index: number) => {
  const holding = holdingOf(scene);
  const { hero, ridden, inHand, large } = holding;
  // Whoever rides nothing sits.
  const hasMount = scene.actors.some(isMounted);
  const seated = (actor: Actor): Actor => {
    if (ridden !== undefined) return boards(actor) ? { ...actor, action: 'ride' } : actor;
    return actor.action === 'ride' && !hasMount ? { ...actor, action: 'sit' } : actor;
  };
  const figures = withSpeakerInMiddle(scene.actors)
    .map((actor) => figureOf(pen, seated(actor), inHand.get(actor)))
    .filter((figure) => figure !== undefined);
  const riders = figures.filter(({ actor }) => boards(actor));
  const aboard = ridden === undefined ? [] : riders.length > 0 ? riders : figures;
  const isRidden = ridden === undefined && figures.some(({ actor }) => actor.action === 'ride');
  const mount = isRidden ? figures.find(({ actor }) => isMounted(actor)) : undefined;
  const carrier = figures.find(({ actor: { action } }) => action === 'carry' || action === 'lift');
  /** The one on whom or in whose arms somebody is. */
  const bearerOf = ({ actor: { action } }: Figure) =>
    action === 'ride' ? mount : action === 'held' ? carrier : undefined;
  const upright = figures.filter((figure) => figure.actor.action !== 'held' || carrier === undefined);
  const touches = upright.length === 2 && poseOf(hero?.action).near === true && ridden === undefined;
  const places = touches ? close : (large.length > 0 ? beside : spots)[upright.length];
  const xOf = (figure: Figure) => places?.[upright.indexOf(figure)] ?? 256;
  const heroX = places?.[upright.findIndex(({ actor }) => actor === hero)] ?? 256;
  // Nobody reaches into the upper quarter, where the words are.
  const tallest = Math.max(1, ...figures.map(({ height }) => height));
  // Small animals fill a panel, too.
  const zoom = tallest < 150 ? 1.4 : tallest < 200 && upright.length < 2 ? 1.25 : 1;
  const crowd = crowds[upright.length] ?? 1;
  const scale = Math.min((nearness[index] ?? 1) * crowd * zoom, 318 / tallest);
  return { ...scene, ...holding, figures, upright, aboard, mount, bearerOf, xOf, heroX, tallest, scale };
};

export type Staging = ReturnType<typeof stagingOf>;
