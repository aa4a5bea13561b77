import type { Mood } from '../figures/face';
import type { Action } from '../figures/poses';
import { isEnclosed } from '../places/scenery';
import { isBoat, isCart, isMount, isVehicle } from '../things';
import { isAnimal, lookUp } from '../words/lexicon';
import { pattern } from '../words/match';
import { actionOf, isStronger, isWeak, moodOf, reactionTo, speaks } from '../words/verbs';
import { type Character, wordsOf } from './character';
import { finish, isTouch, vehiclesOf } from './finish';
import { body, charactersAt, isNaming } from './mentions';
import { readSetting, type Whereabouts, withoutHeader } from './setting';
import { howAt, isThere, type Laid, type Spot } from './spots';
import { isAbsent, isCompared, isCopy } from './unreal';

export interface Actor {
  readonly character: Character;
  action: Action | undefined;
  mood: Mood | undefined;
  /** The things of what it does. */
  readonly has: string[];
  /** Whether the action answers what another one does. */
  reacts?: boolean;
  /** The number of its things that the text names before its action. */
  before?: number;
  /** The thing by which it is. */
  spot?: Spot;
}

export interface Scene {
  readonly setting: Whereabouts;
  readonly actors: readonly Actor[];
  /** Icons, in the order of the text. */
  readonly things: readonly string[];
  readonly laid?: Laid | undefined;
}

const prepositions = pattern('prepositions');
const clauses = pattern('clauses');
const isFiller = pattern('fillers');
const articles = pattern('articles');
const past = pattern('past');
/** How direct speech without quotation marks begins. */
const quotes = pattern('quotes');
const compounds = pattern('compounds');

const negations =
  /^(?:not|never|no|nobody|cannot|without|n['’]t)$|n['’]t$|^(?:do|does|did|could|would|is|was|wo|ca)nt$/i;

/** A verb that no pose shows ends the subjects, too: "Leon hurt his leg, and the coach shouted". */
const otherVerb = pattern('other-verbs');

/** Who does what with what. Verbs belong to the beings before them; a being after a verb is a subject if another verb follows. */
const readDoings = (text: string, cast: readonly Character[]) => {
  const words = wordsOf(text);
  const actors: Actor[] = [];
  const things: string[] = [];
  let laid: Laid | undefined;
  let subjects: Actor[] = [];
  let pending: Actor[] = [];
  /** Those to whom, at whom or with whom something is done: they do not do what follows. */
  let objects: Actor[] = [];
  let hasVerb = false;
  let verb: Action | undefined;
  let isAfterThing = false;
  let hasTouched = false;
  /** Whether an "and" is before and after the last being: "he came and the boy and the girl slept". */
  let isPair = false;
  const actorOf = (character: Character): Actor => {
    const known = actors.find(({ character: { name } }) => name === character.name);
    const actor = known ?? { character, action: undefined, mood: undefined, has: [] };
    if (known === undefined) actors.push(actor);
    return actor;
  };
  /** Whoever has something done to them reacts, unless they act themselves or are pushed back or home. */
  const react = (those: readonly Actor[], at: number) => {
    if (verb === 'push' && /^(?:back|to|home|up|along)$/.test(words[at + 1] ?? '')) return;
    const isBorne =
      verb === 'carry' && /\bon \S+ (?:back|shoulders?)\b/.test(words.slice(at, at + 5).join(' '));
    if (isBorne) for (const actor of subjects) actor.action = 'carry';
    const isCarted =
      verb === 'push' && words.slice(at).some((_, i) => isCart(lookUp(words, at + i)?.name ?? ''));
    const reaction = isBorne || isCarted ? 'ride' : verb && reactionTo.get(verb);
    for (const actor of those)
      if (reaction !== undefined && actor.action === undefined && !subjects.includes(actor))
        Object.assign(actor, { action: reaction, reacts: true });
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const isLikened = isCompared(words, at);
    const being = charactersAt(words, at, cast);
    if (being !== undefined) {
      const after = words.slice(at + being.length, at + being.length + 3);
      const isOwner =
        (/['’]s$/.test(words[at + being.length - 1] ?? '') || after[0] === "'") &&
        !after.some((one) => body.test(one) || /^(?:birthday|party|turn|lap)$/.test(one));
      const isAway = being.characters[0]?.name !== 'I' && isAbsent(words, at, being.length);
      const from = at;
      at += being.length - 1;
      const isDenied = words.slice(Math.max(0, from - 2), from).some((one) => /^(?:not|no)$/.test(one));
      const toy = isCopy(words, from) ? being.characters[0]?.figure : undefined;
      if (toy !== undefined && !things.includes(toy)) things.push(toy);
      // Who is wished for is in a thought.
      const wished = being.characters[0];
      if (isAway && wished !== undefined && wished.name !== 'I' && /^(?:ask|think)$/.test(verb ?? '')) {
        things.push(wished.figure);
        for (const actor of subjects) actor.has.push(wished.figure);
      }
      // What is eaten or thrown is a thing: "We ate worms".
      const meal = being.characters[0];
      if (meal?.many === true && isAnimal(meal.figure) && verb === 'eat' && words[from - 1] !== 'and') {
        things.push(meal.figure);
        for (const actor of subjects) actor.has.push(meal.figure);
        continue;
      }
      if (isOwner || isLikened || isAway || isDenied) continue;
      const found = being.characters.map(actorOf);
      if (hasVerb) {
        pending.push(...found);
        // "Past three players", "to the mayor".
        const before = words.slice(Math.max(0, from - 3), from);
        const lead = before.findLastIndex((one) => !isFiller.test(one));
        // "Gave the fox a cake and the owl laughed."
        const isNext = /^(?:and|but)$/.test(before[lead] ?? '');
        // "Gave Pip a cake and the owl slept."
        const [next = ''] = after;
        const isClause =
          (isNext || isAfterThing) && !isPair && (past.test(next) || actionOf(next) !== undefined);
        if ((isAfterThing && isNext) || isClause || clauses.test(before[lead] ?? ''))
          objects.push(...pending.slice(0, -found.length));
        else if (prepositions.test(before[lead] ?? '')) objects.push(...found);
        isPair = isNext && word !== 'me' && words[at + 1] === 'and';
        if (isNext) objects = objects.filter((one) => !found.includes(one));
        // "Climbed on the donkey."
        const isUp = /^(?:on|onto)$/.test(before[lead] ?? '') && /^(?:climb|jump|sit)$/.test(verb ?? '');
        if (isUp && found.some(({ character }) => isMount(character.figure)))
          for (const actor of subjects) actor.action = 'ride';
        if (isTouch(verb) && !/^(?:and|but)$/.test(before[lead] ?? '')) hasTouched = true;
        react(found, at);
        isAfterThing = false;
      } else subjects.push(...found);
      continue;
    }
    if (/^[.!?;]$/.test(word)) {
      if (hasVerb || pending.length > 0) subjects = [];
      pending = [];
      objects = [];
      hasVerb = false;
      continue;
    }
    // "The robot said his friends had gone", "told us about when a goose ran": nobody of that is there.
    const reported = words.slice(at + 1, at + 6);
    const recalls = word === 'about' && speaks(verb) && clauses.test(reported[0] ?? '');
    const thinks =
      subjects.length > 0 &&
      (/^(?:said|thought|knew|hoped|believed)$/.test(word)
        ? !/^(?:to|good-?bye|bye|hello|hi|sorry|thank|thanks|yes|no|[.,!?])$/.test(reported[0] ?? '.')
        : /^(?:shout|yell|scream|call|whisper|repli|cri)ed$/.test(word) && quotes.test(reported[0] ?? '.'));
    // "The king told Pip to fight the dragon."
    const isOrder = word === 'to' && speaks(verb) && actionOf(reported[0] ?? '') !== undefined;
    // "So I could play outside" is not yet.
    const isAim = word === 'so' && /^(?:could|can)$/.test(words[at + 2] ?? '');
    if (recalls || thinks || isOrder || isAim) {
      if (!isAim) for (const actor of subjects) actor.action ??= actionOf(word) ?? 'say';
      if (reported[0] === 'I') cast.filter(({ name }) => name === 'I').forEach(actorOf);
      const till = words.findIndex(
        (one, i) =>
          i > at &&
          (/^[.!?;]$/.test(one) ||
            (one === ',' && /^(?:and|but|so|then|while|when)$/.test(words[i + 1] ?? '')) ||
            (one === 'and' && past.test(words[i + 1] ?? ''))),
      );
      at = (till < 0 ? words.length : till) - 1;
      continue;
    }
    const isDenied = words.slice(Math.max(0, at - 3), at).some((one) => negations.test(one));
    const mood = moodOf(word);
    if (mood !== undefined && !isDenied)
      for (const actor of pending.length > 0 ? pending.slice(-1) : subjects) actor.mood = mood;
    const action = actionOf(word, words[at - 1], words.slice(at + 1, at + 4));
    const thing = lookUp(words, at);
    // A washing machine does not wash.
    const isCompound = thing?.kind === 'thing' && thing.length > 1;
    if (
      action !== undefined &&
      !isCompound &&
      !isDenied &&
      // "A kiss" is one, but "a drink" is a thing.
      (!articles.test(words[at - 1] ?? '') || /^(?:kiss|hug|cuddle|fight|quarrel|argument)$/.test(word)) &&
      !isNaming(words, at, cast)
    ) {
      // Whoever hugged Juno and flew, flew; if the friend slept, the friend slept.
      const goesOn = /^(?:and|then|but)$/.test(words[at - 1] ?? '') && subjects.length > 0;
      if (pending.length > 0 && hasVerb && !goesOn) {
        const isRelative = /^(?:who|that|which)$/.test(words[at - 1] ?? '');
        const free = pending.filter((one) => isRelative || !objects.includes(one));
        if (free.length > 0 || subjects.length === 0) subjects = free.length > 0 ? free : pending;
        pending = [];
      }
      verb = action;
      hasVerb = true;
      for (const actor of subjects)
        if (actor.reacts === true || isStronger(action, actor.action))
          Object.assign(actor, { action, reacts: false, before: actor.has.length });
      continue;
    }
    if (
      /^(?:was|were|is|are|had|has|have|did|could|would|wanted|got|saw|felt|met|loved|liked)$/i.test(word)
    ) {
      // "When Pip landed, Pip saw a fox crying."
      if (hasVerb && pending.length > 0 && !/^(?:and|then|but)$/.test(words[at - 1] ?? '')) {
        subjects = pending;
        pending = [];
      }
      hasVerb = true;
      continue;
    }
    if (otherVerb.test(word) && subjects.length > 0 && pending.length === 0) hasVerb = true;
    if (thing?.kind === 'thing') {
      const isTime = /^(?:after|before|at)$/.test(words[at - 1] ?? '');
      const how = howAt(words, at);
      at += thing.length - 1;
      // "A banana cake" is a cake.
      const isPart =
        compounds.test(words[at + 1] ?? '') ||
        (lookUp(words, at + 1) !== undefined && /^\p{Ll}{3}/u.test(words[at + 1] ?? ''));
      if (isLikened || isDenied || isPart || isTime) continue;
      const last = subjects.at(-1)?.has.at(-1);
      if (
        how !== undefined &&
        hasVerb &&
        isAfterThing &&
        last !== undefined &&
        /^(?:put|take|find)$/.test(verb ?? '')
      )
        laid = { thing: last, how, by: thing.name };
      else if (how !== undefined && hasVerb && isThere(how, verb, thing.name))
        for (const actor of pending.length > 0 ? pending : subjects) actor.spot = { how, by: thing.name };
      if (!things.includes(thing.name)) things.push(thing.name);
      for (const actor of subjects) actor.has.push(thing.name);
      isAfterThing = true;
      const isAboard = words
        .slice(Math.max(0, at - 3), at)
        .some((one) => /^(?:took|take|by|in|into|on|aboard)$/i.test(one));
      if (isVehicle(thing.name) && isAboard && !/^(?:look|search|find)$/.test(verb ?? ''))
        for (const actor of pending.length > 0 ? pending : subjects)
          if (isWeak(actor.action)) actor.action = 'ride';
    }
  }
  finish(actors, text, hasTouched);
  const isRiding = actors.some(({ action }) => action === 'ride');
  const seen = things.filter((name) => !actors.some(({ character }) => character.figure === name));
  const rod = words.some((word) => /^fish(?:ed|ing)$/i.test(word)) ? ['fishing-pole'] : [];
  return {
    actors,
    laid,
    things: [...rod, ...seen, ...(isRiding && !seen.some(isVehicle) ? vehiclesOf(words).slice(0, 1) : [])],
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
