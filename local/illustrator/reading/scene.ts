import { baseForms } from '../../../lambdas/dictionary/base-forms';
import type { Action } from '../figures/poses';
import { isEnclosed } from '../places/scenery';
import { isVehicle } from '../things';
import { isSameKind, isSameRole } from '../words/beings';
import { lookUp } from '../words/lexicon';
import { actionOf, isWeak, type Mood, moodOf, strengthOf } from '../words/verbs';
import { type Character, characterOf, isPredicate, wordsOf } from './character';
import { readSetting, type Whereabouts, withoutHeader } from './setting';
import { isAbsent, isCompared, isCopy } from './unreal';

export interface Actor {
  readonly character: Character;
  action: Action | undefined;
  mood: Mood | undefined;
}

export interface Scene {
  readonly setting: Whereabouts;
  readonly actors: readonly Actor[];
  /** Icons, in the order of the text. */
  readonly things: readonly string[];
}

/** A word after a being that makes it part of a thing: "a fish tail". */
const parts =
  /^(?:tail|cake|food|eggs?|mask|costume|house|hat|suit|face|head|soup|sandwich|hole|pond|bowl|toy|shirt|book|film|shop|show|race|skeleton|shelter|poo)$/i;

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
    if (after === 0 || isSameKind(next?.figure ?? '', figure))
      return { characters: [], length: length + after };
  }
  const name = words
    .slice(at, at + length)
    .join(' ')
    .toLowerCase();
  const same = cast.filter((one) => isSameKind(one.figure, figure) && (many || isSameRole(one.name, name)));
  const group = same.find((one) => one.many);
  if (many && group === undefined && same.length > 1) return { characters: same, length };
  const known = many ? group : same.find((one) => !one.many);
  return { characters: [known ?? characterOf(name, figure, many)], length };
};

const negations = /^(?:not|never|no|nobody|cannot|without|n['’]t)$|n['’]t$/i;

/** Verbs that name their vehicle. */
const vehicleOf: Readonly<Record<string, string>> = {
  sail: 'sailboat',
  row: 'canoe',
  drive: 'automobile',
  cycle: 'bicycle',
};

/** A verb that no pose shows ends the subjects, too: "Leon hurt his leg, and the coach shouted". */
const otherVerb =
  /^(?:hurt|lost|hit|put|cut|made|kept|won|broke|sent|thought|knew|became|began|heard|let|set|shut|stuck|woke|tore|wore|\p{Ll}{3,}ed)$/u;

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
    const isLikened = isCompared(words, at);
    const being = charactersAt(words, at, cast);
    if (being !== undefined) {
      const after = words.slice(at + being.length, at + being.length + 3);
      const isOwner =
        (/['’]s$/.test(words[at + being.length - 1] ?? '') || after[0] === "'") &&
        !after.some((one) => /^(?:birthday|party|turn)$/.test(one));
      const isAway = isAbsent(words, at, being.length);
      at += being.length - 1;
      const isDenied =
        /^(?:not|no)$/.test(words[at - being.length - 1] ?? '') ||
        /^(?:not|no)$/.test(words[at - being.length] ?? '');
      const toy = isCopy(words, at - being.length + 1) ? being.characters[0]?.figure : undefined;
      if (toy !== undefined && !things.includes(toy)) things.push(toy);
      if (isOwner || isLikened || isAway || isDenied) continue;
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
    const thing = lookUp(words, at);
    // A washing machine does not wash.
    const isCompound = thing?.kind === 'thing' && thing.length > 1;
    if (
      action !== undefined &&
      !isCompound &&
      !isDenied &&
      !/^(?:a|an|the|my|his|her|their|our|your)$/i.test(words[at - 1] ?? '')
    ) {
      if (pending.length > 0 && hasVerb) {
        subjects = pending;
        pending = [];
      }
      hasVerb = true;
      for (const actor of subjects) if (strengthOf(action) > strengthOf(actor.action)) actor.action = action;
      continue;
    }
    if (
      /^(?:was|were|is|are|had|has|have|did|could|would|wanted|got|saw|felt|met|loved|liked)$/i.test(word)
    ) {
      hasVerb = true;
      continue;
    }
    if (otherVerb.test(word) && subjects.length > 0 && pending.length === 0) hasVerb = true;
    if (thing?.kind === 'thing') {
      at += thing.length - 1;
      // "A banana cake" is a cake.
      const isPart = lookUp(words, at + 1)?.kind === 'thing' && /^\p{Ll}/u.test(words[at + 1] ?? '');
      if (isLikened || isDenied || isPart) continue;
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
  const rod = words.some((word) => /^fish(?:ed|ing)$/i.test(word)) ? ['fishing-pole'] : [];
  return {
    actors,
    things: [...rod, ...seen, ...(isRiding && used !== undefined && !seen.some(isVehicle) ? [used] : [])],
  };
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
  const drives = doings.things.some(isVehicle) && doings.actors.some(({ action }) => action === 'ride');
  const isInside = isEnclosed(setting.place) && !/^(?:space|spaceship|train)$/.test(setting.place);
  const place = drives && isInside ? 'city' : setting.place;
  return { setting: { ...setting, place }, ...doings };
};
