import { baseForms } from '../../../lambdas/dictionary/base-forms';
import type { Action } from '../figures/poses';
import type { Setting } from '../places/backdrop';
import { isVehicle } from '../things';
import { lookUp } from '../words/lexicon';
import { placeIn, placeNamedIn, timeIn, weatherIn } from '../words/settings';
import { actionOf, isWeak, type Mood, moodOf } from '../words/verbs';
import { type Character, characterOf, isPredicate, wordsOf } from './character';

export interface Actor {
  readonly character: Character;
  action: Action | undefined;
  mood: Mood | undefined;
}

export interface Scene {
  readonly setting: Setting;
  readonly actors: readonly Actor[];
  /** Icons, in the order of the text. */
  readonly things: readonly string[];
}

/** A word after a being that makes it part of a thing: "a fish tail". */
const parts = /^(?:tail|cake|food|egg|eggs|mask|costume|house|hat|suit|face|head)$/i;

const isNamed = (words: readonly string[], at: number, { name }: Character): boolean =>
  name === 'I'
    ? /^(?:I|me)$/.test(words[at] ?? '')
    : name.split(' ').every((part, i) => part.toLowerCase() === words[at + i]?.toLowerCase());

/** The characters whose name, or whose kind, stands at an index. */
const charactersAt = (words: readonly string[], at: number, cast: readonly Character[]) => {
  const named = cast.find((one) => isNamed(words, at, one));
  if (named !== undefined) return { characters: [named], length: named.name.split(' ').length };
  const found = lookUp(words, at);
  if (found?.kind !== 'being' || isPredicate(words, at) || parts.test(words[at + found.length] ?? ''))
    return undefined;
  const { length, name: figure, many } = found;
  // "The robot Pip" and "a girl called Juno" are one, and their names follow.
  const after = words
    .slice(at + length, at + length + 2)
    .findIndex((word) => !/^(?:named|called|,|mister|mr|mrs)$/i.test(word));
  if (after >= 0 && cast.some((one) => one.name !== 'I' && isNamed(words, at + length + after, one))) {
    const next = cast.find((one) => isNamed(words, at + length + after, one));
    if (after === 0 || next?.figure === figure) return { characters: [], length: length + after };
  }
  const same = cast.filter((one) => one.figure === figure);
  const group = same.find((one) => one.many);
  if (many && group === undefined && same.length > 1) return { characters: same, length };
  const known = many ? group : same.find((one) => !one.many);
  const name = words
    .slice(at, at + length)
    .join(' ')
    .toLowerCase();
  return { characters: [known ?? characterOf(name, figure, many)], length };
};

const negations = /^(?:not|never|no|nobody|cannot|without|n['’]t)$|n['’]t$/i;
const comparisons = /^(?:like|as|than|about|of)$/i;

/** Verbs that name their vehicle. */
const vehicleOf: Readonly<Record<string, string>> = {
  sail: 'sailboat',
  row: 'canoe',
  drive: 'automobile',
  cycle: 'bicycle',
};

/** Who does what with what. Verbs belong to the beings before them; a being after a verb is a subject if another verb follows. */
const readDoings = (text: string, cast: readonly Character[]) => {
  const words = wordsOf(text);
  const actors: Actor[] = [];
  const things: string[] = [];
  let subjects: Actor[] = [];
  let pending: Actor[] = [];
  let hasVerb = false;
  const actorOf = (character: Character): Actor => {
    const known = actors.find(({ character: { name } }) => name === character.name);
    const actor = known ?? { character, action: undefined, mood: undefined };
    if (known === undefined) actors.push(actor);
    return actor;
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const isCompared =
      comparisons.test(words[at - 1] ?? '') ||
      (comparisons.test(words[at - 2] ?? '') && /^(?:a|an|the)$/.test(words[at - 1] ?? ''));
    const being = charactersAt(words, at, cast);
    if (being !== undefined) {
      const isOwner = /['’]s$/.test(words[at + being.length - 1] ?? '') || words[at + being.length] === "'";
      at += being.length - 1;
      const isDenied =
        /^(?:not|no)$/.test(words[at - being.length - 1] ?? '') ||
        /^(?:not|no)$/.test(words[at - being.length] ?? '');
      if (isOwner || isCompared || isDenied) continue;
      const found = being.characters.map(actorOf);
      if (hasVerb) pending.push(...found);
      else subjects.push(...found);
      continue;
    }
    if (/^[.!?;]$/.test(word)) {
      if (hasVerb || pending.length > 0) subjects = [];
      pending = [];
      hasVerb = false;
      continue;
    }
    const isDenied = words.slice(Math.max(0, at - 3), at).some((one) => negations.test(one));
    const mood = moodOf(word);
    if (mood !== undefined && !isDenied)
      for (const actor of pending.length > 0 ? pending.slice(-1) : subjects) actor.mood = mood;
    const action = actionOf(word, words[at - 1], words[at + 1]);
    if (
      action !== undefined &&
      !isDenied &&
      !/^(?:a|an|the|my|his|her|their|our|your)$/i.test(words[at - 1] ?? '')
    ) {
      if (pending.length > 0 && hasVerb) {
        subjects = pending;
        pending = [];
      }
      hasVerb = true;
      for (const actor of subjects)
        if (actor.action === undefined || (isWeak(actor.action) && !isWeak(action))) actor.action = action;
      continue;
    }
    if (
      /^(?:was|were|is|are|had|has|have|did|could|would|wanted|got|saw|felt|met|loved|liked)$/i.test(word)
    ) {
      hasVerb = true;
      continue;
    }
    const thing = lookUp(words, at);
    if (thing?.kind === 'thing') {
      at += thing.length - 1;
      if (isCompared || isDenied) continue;
      if (!things.includes(thing.name)) things.push(thing.name);
      const isAboard = words
        .slice(Math.max(0, at - 3), at)
        .some((one) => /^(?:took|take|by|in|into|on|aboard)$/i.test(one));
      if (isVehicle(thing.name) && isAboard)
        for (const actor of subjects) if (isWeak(actor.action)) actor.action = 'ride';
    }
  }
  const used = words
    .map((word) => vehicleOf[baseForms(word.toLowerCase())[0] ?? word])
    .find((name) => name !== undefined);
  const isRiding = actors.some(({ action }) => action === 'ride');
  const seen = things.filter((name) => !actors.some(({ character }) => character.figure === name));
  return { actors, things: isRiding && used !== undefined && !seen.some(isVehicle) ? [...seen, used] : seen };
};

/** The setting that a text tells; what it does not tell is as before. */
export const readSetting = (text: string, before: Setting | undefined): Setting => {
  const place = placeIn(text) ?? before?.place ?? placeNamedIn(text) ?? 'field';
  const time = timeIn(text) ?? before?.time ?? 'day';
  const isThere = before?.place === place && before.time === time;
  const earlier = before?.weather === 'storm' ? 'rain' : (before?.weather ?? 'clear');
  const weather = weatherIn(text) ?? (isThere ? earlier : 'clear');
  const isWhite = weather === 'snow' && (place === 'field' || place === 'garden');
  return { place: isWhite ? 'snow' : place, time, weather };
};

/** Derives a scene from its text. */
export const readScene = (text: string, cast: readonly Character[], before: Setting | undefined): Scene => ({
  setting: readSetting(text, before),
  ...readDoings(text, cast),
});
