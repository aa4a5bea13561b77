import { baseForms } from '../../../lambdas/dictionary/base-forms';
import type { Action } from '../figures/poses';
import { isVehicle } from '../things';
import { readTable } from '../words/match';
import type { Actor } from './actor';

/** Verbs that name their vehicle. */
const vehicleOf = new Map(readTable('verb-vehicles'));

export const vehiclesOf = (words: readonly string[]): string[] =>
  words
    .map((word) => (/er$/.test(word) ? undefined : vehicleOf.get(baseForms(word.toLowerCase())[0] ?? word)))
    .filter((name) => name !== undefined);

export const isTouch = (action: Action | undefined): boolean =>
  /^(?:touch|bite|tickle|comfort|hit)$/.test(action ?? '');

/** What is done to a thing rather than to somebody. */
const toThing: Readonly<Record<string, Action>> = { bite: 'eat', hit: 'kick' };

const goesDown = /\b(?:raced?|slid|slides?|zoom(?:ed|s)?|went|rolled) (?:down|away|off)\b(?! to )/;

/** Corrects actions by all that a text tells. */
export const finish = (actors: readonly Actor[], text: string, hasTouched: boolean): void => {
  for (const actor of actors) {
    if (goesDown.test(text) && actor.has.some(isVehicle)) actor.action = 'ride';
    // Nobody touches the air, or their own head.
    if (!hasTouched && isTouch(actor.action)) actor.action = toThing[actor.action as string] ?? 'take';
  }
};
