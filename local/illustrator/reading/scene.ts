import { isEnclosed } from '../places/scenery';
import { isBoat, isCart, isVehicle } from '../things';
import type { Actor } from './actor';
import { type Character, wordsOf } from './character';
import { Doings } from './doings';
import { finish, vehiclesOf } from './finish';
import { readSetting, type Whereabouts, withoutHeader } from './setting';
import type { Laid } from './spots';

export interface Scene {
  readonly setting: Whereabouts;
  readonly actors: readonly Actor[];
  /** Icons, in the order of the text. */
  readonly things: readonly string[];
  readonly laid?: Laid | undefined;
}

/** Who does what with what, and with what vehicle. */
const readDoings = (text: string, cast: readonly Character[]) => {
  const words = wordsOf(text);
  const { actors, things, laid, hasTouched } = new Doings(words, cast);
  finish(actors, text, hasTouched);
  const isRiding = actors.some(({ action }) => action === 'ride');
  const seen = things.filter((name) => !actors.some(({ character }) => character.figure === name));
  const rod = words.some((word) => /^fish(?:ed|ing)$/i.test(word)) ? ['fishing-pole'] : [];
  const vehicles = isRiding && !seen.some(isVehicle) ? vehiclesOf(words).slice(0, 1) : [];
  return { actors, laid, things: [...rod, ...seen, ...vehicles] };
};

/** Derives a scene from its text. */
export const readScene = (
  text: string,
  cast: readonly Character[],
  before: Whereabouts | undefined,
): Scene => {
  const setting = readSetting(text, before);
  const doings = readDoings(withoutHeader(text), cast);
  // Nobody drives through a room.
  const drives =
    doings.things.some((name) => isVehicle(name) && !isCart(name)) &&
    doings.actors.some(({ action }) => action === 'ride');
  const isInside = isEnclosed(setting.place) && !/^(?:space|spaceship|train|plane)$/.test(setting.place);
  const isSpace = /^space/.test(setting.place);
  const things = doings.things.map((name) => (isSpace && name === 'ship' ? 'flying-saucer' : name));
  const sails = setting.place === 'ship' && drives && things.some(isBoat);
  const place = sails ? 'sea' : drives && isInside ? 'city' : setting.place;
  return { ...doings, setting: { ...setting, place }, things };
};
