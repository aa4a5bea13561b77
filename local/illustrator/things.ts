import { type Action, poseOf } from './figures/poses';
import { iconsOf } from './icons';
import { isEnclosed } from './places/scenery';
import { readWords } from './words/match';
import type { Place } from './words/settings';

const placing = readWords('placing');
const is = (how: string) => (name: string) => placing.get(how)?.has(name) === true;

export const isVehicle = is('vehicle');
/** Animals that carry a rider. */
export const isMount = is('mount');
export const isBoat = is('boat');
export const isAloft = is('aloft');
const isFurniture = is('furniture');
const isUnseen = is('unseen');
/** Things behind which somebody plays. */
export const isBefore = is('before');
export const isSeat = is('seat');
/** Things behind or in which somebody hides. */
export const isScreen = is('screen');
/** What lies on the ground under somebody. */
export const isGround = is('ground');
/** What is pushed with somebody in it. */
export const isCart = is('cart');
export const isSmaller = is('smaller');

const noBuildings =
  /clock|watch|oclock|thirty|hourglass|rock|ring|luggage|umbrella|compass|thermometer|droplet|snowflake|fire$|wheel|wood|brick|anchor|map|skate|seat|wind|wave|high-voltage|cyclone|tornado|bellhop/;
const buildings = new Set(iconsOf('Travel & Places').filter((name) => !noBuildings.test(name)));
export const isLarge = (name: string): boolean =>
  (isFurniture(name) || buildings.has(name) || isVehicle(name)) && !isAloft(name);

const small = new Set([...iconsOf('Food & Drink'), ...iconsOf('Objects'), ...iconsOf('Activities')]);

/** Small things are in a hand of whoever acts. */
const isHeld = (name: string): boolean =>
  (small.has(name) || is('held')(name)) && !isLarge(name) && !isBefore(name) && !is('standing')(name);

const shown = readWords('shown');
const outside = /house|castle|church|hut|school|tree|tower|station|hospital|stadium|bank|factory|hotel|tent/;

/** Whether a thing is drawn at a place that does not show it already. */
export const isSeen = (name: string, place: Place): boolean =>
  !isUnseen(name) && shown.get(place)?.has(name) !== true && !(isEnclosed(place) && outside.test(name));

const food = new Set(iconsOf('Food & Drink'));
export const isFood = (name: string): boolean => food.has(name);

/** What somebody who acts has in a hand: food in order to eat it, another thing, or what shows the action. */
export const heldOf = (action: Action | undefined, seen: readonly string[]): string | undefined => {
  const { holds, prop } = poseOf(action);
  // What somebody looks at or opens lies before them, and what they think of is in a cloud.
  if (holds === 'ground') return prop;
  if (holds === 'balloon') return seen[0];
  if (action === 'write') return prop;
  return (
    (action === 'eat' || action === 'drink' || action === 'feed'
      ? seen.find((name) => food.has(name))
      : undefined) ??
    (/^(?:throw|give|receive|feed|find|carry|lift|steal|drop|take|catch|bite|spit|buy|wear|hit|break)$/.test(
      action ?? '',
    )
      ? seen.find((name) => !isGround(name))
      : undefined) ??
    (action === 'kick' || action === 'jump' ? seen.find(is('ball')) : undefined) ??
    seen.find(isHeld) ??
    prop
  );
};
