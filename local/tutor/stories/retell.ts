import { type Character, wordsOf } from '../../illustrator/reading/character';
import { body } from '../../illustrator/reading/mentions';
import { readScene } from '../../illustrator/reading/scene';
import { readSetting, type Whereabouts } from '../../illustrator/reading/setting';
import { isCompared } from '../../illustrator/reading/unreal';
import { females, isPerson, males } from '../../illustrator/words/beings';
import { isThing, lookUp } from '../../illustrator/words/lexicon';
import { actionOf, moodOf } from '../../illustrator/words/verbs';
import { fromTheBeginning } from './beginning';
import { fits } from './cast';
import { companionOf, othersOf, toldGenders } from './company';
import type { Moment } from './moment';
import { capital, inWords, nameOf, phraseAt } from './names';
import { withOwners } from './owners';
import { isVerb, kindDeeds, objectBefore, quoted, saying, touches } from './patterns';

/** Retells sentences one by one. */
export const retell = (sentences: readonly string[], cast: readonly Character[]): Moment[] => {
  let setting: Whereabouts | undefined;
  /** The characters mentioned before, the latest last. */
  let mentioned: Character[] = [];
  let subjects: readonly Character[] = [];
  /** Who was there while the subjects did something. */
  let bystanders: readonly Character[] = [];
  let speakers: readonly string[] = [];
  const narrator = cast.find(({ name }) => name === 'I');

  /** Whom the story has called "he" or "she". */
  const genders = toldGenders(sentences, cast);
  const genderOf = (pronoun: string) => ({ he: 'he', him: 'he', she: 'she', her: 'she' })[pronoun];
  const mayBe = (one: Character, pronoun: string): boolean => {
    const [known, asked] = [genders.get(one), genderOf(pronoun)];
    return fits(one, pronoun) && (known === undefined || asked === undefined || known === asked);
  };

  const whole = sentences.join(' ');
  const companion = companionOf(cast, whole);

  const isSurely = (one: Character, pronoun: string) =>
    (genderOf(pronoun) === 'she' ? females : males).has(one.figure) ||
    (genders.get(one) !== undefined && genders.get(one) === genderOf(pronoun));
  const hasName = ({ name }: Character) => /^\p{Lu}/u.test(name);

  const isOwned = ({ name, figure }: Character) =>
    !isPerson(figure) && new RegExp(`\\b(?:his|her) (?:\\w+ )?${name}\\b`).test(whole);

  const those = (here: readonly Character[], clause: readonly Character[]): readonly Character[] => {
    const two = [...new Set(here)].filter(({ name }) => name !== 'I');
    if (two.length === 2 && two.some((one) => !clause.includes(one))) return two;
    if (subjects.length === 1 && subjects.every(({ many }) => many)) return subjects;
    if (subjects.length > 1) return subjects.filter(({ name }) => name !== 'I');
    const pair = cast.filter((one, i) => /^\p{Lu}\p{Ll}/u.test(one.name) && i < 3).slice(0, 2);
    if (pair.length === 2 && pair.every((one) => mentioned.includes(one) && !clause.includes(one)))
      return pair;
    const group = mentioned.findLast(({ many }) => many);
    const latest = [...new Set(mentioned.toReversed())]
      .filter(({ name, figure }) => name !== 'I' && !isThing(figure))
      .slice(0, 2);
    return group !== undefined && mentioned.slice(-2).includes(group) ? [group] : latest.toReversed();
  };

  const meant = (
    pronoun: string,
    isSubject: boolean,
    here: readonly Character[],
    clause: readonly Character[],
  ): readonly Character[] => {
    if (/^(?:they|them)$/.test(pronoun)) {
      const found = those(here, clause);
      // Nobody does something to themselves: "Max followed them".
      return !isSubject && found.some((one) => clause.includes(one)) ? [] : found;
    }
    // An object is not the subject of its clause.
    const others = isSubject ? here : here.filter((one) => !clause.includes(one)).toReversed();
    const [before, beside] = subjects.length > 1 ? [bystanders, subjects] : [subjects, []];
    const all = [...others, ...before, ...beside, ...mentioned.toReversed()].filter(
      (one) => mayBe(one, pronoun) && (isSubject || !clause.includes(one)),
    );
    // "His cat" is not "he" if its owner may be.
    const able = [...all.filter((one) => !isOwned(one)), ...all.filter(isOwned)];
    // A pronoun means the one with a name in most cases.
    const near = able.slice(0, 4);
    const [last] = subjects;
    const isAlone =
      subjects.length === 1 &&
      last !== undefined &&
      (isPerson(last.figure) || isSurely(last, pronoun)) &&
      !bystanders.some(hasName);
    const found =
      others.find((one) => able.includes(one)) ??
      able.find((one) => bystanders.includes(one) && subjects.length > 1 && isSurely(one, pronoun)) ??
      able.find((one) => one === last && !isOwned(one) && (isAlone || !isSubject)) ??
      near.find((one) => hasName(one) && isSurely(one, pronoun)) ??
      near.find(hasName) ??
      able[0] ??
      // "The garden of an old man. He …"
      cast.find((one) => isSubject && mayBe(one, pronoun) && isSurely(one, pronoun) && !clause.includes(one));
    const gender = genderOf(pronoun);
    if (found !== undefined && gender !== undefined) genders.set(found, gender);
    return found === undefined ? [] : [found];
  };

  /** The thing that "it" means, for two sentences; "the dough began to grow" does something itself. */
  let thing: { readonly name: string; readonly age: number; readonly acts: boolean } | undefined;

  const resolved = (text: string): string => {
    const words = wordsOf(text);
    thing = thing === undefined || thing.age > 1 ? undefined : { ...thing, age: thing.age + 1 };
    const here: Character[] = [];
    const its = new Set<Character>();
    let clause: Character[] = [];
    let hasVerb = false;
    const meet = (found: readonly Character[], at: number) => {
      const begins =
        hasVerb && /^(?:and|but|so|because|then|when|until|that|while|,)$/i.test(words[at - 1] ?? '');
      if (begins) {
        clause = [];
        hasVerb = false;
      }
      if (!hasVerb) clause.push(...found);
      here.push(...found);
    };
    const out = words.map((word, at) => {
      const lower = word.toLowerCase();
      const before = words[at - 1] ?? '';
      const next = words[at + 1] ?? '.';
      if (/^(?:we|us)$/.test(lower) && narrator !== undefined) {
        const near = [...bystanders, ...subjects];
        const other = othersOf(cast, companion, near, [...subjects, ...mentioned.toReversed()]);
        const us = other === undefined ? [narrator] : [other, narrator];
        if (lower === 'we') meet(us, at);
        return inWords(us).replace(/\bI$/, lower === 'us' ? 'me' : 'I');
      }
      if (
        /^(?:he|she|they)$/.test(lower) ||
        (lower === 'it' && at < 2 && !/^(?:was|is|rained|snowed)$/.test(next))
      ) {
        // "The balloons were red. They were strong."
        const isThings = lower === 'they' && /^(?:were|are)$/.test(next) && thing?.name.endsWith('s');
        if (isThings === true && moodOf(words[at + 2] ?? '') === undefined) return word;
        if (lower === 'it' && thing?.acts === true) {
          thing = { ...thing, age: 0 };
          return `the ${thing.name}`;
        }
        // Who is "it" is not "he" in the same sentence.
        const able = lower === 'it' ? here : here.filter((one) => !its.has(one));
        const found = meant(lower, true, able, clause);
        if (lower === 'it') for (const one of found) its.add(one);
        meet(found, at);
        return found.length === 0 ? word : inWords(found);
      }
      // "The cat bit his tail" is the dog's tail.
      if (/^(?:his|her|its)$/.test(lower) && body.test(next) && touches.test(actionOf(before) ?? '')) {
        const [owner] = meant(lower === 'her' ? 'her' : 'him', false, here, hasVerb ? clause : []);
        return owner === undefined || owner === narrator ? word : `${nameOf(owner)}'s`;
      }
      if (/^(?:him|them)$/.test(lower) || (lower === 'her' && objectBefore.test(next))) {
        const found = meant(lower, false, here, hasVerb ? clause : []);
        here.push(...found);
        return found.length === 0 ? word : inWords(found);
      }
      const isObject = actionOf(before) !== undefined || /^(?:with|on|into|brought|put)$/i.test(before);
      const isThere = lower === 'it' || (lower === 'one' && /^(?:back|to|at)$/.test(next));
      // "I gave it milk" is to the lamb.
      const animal =
        lower === 'it' && kindDeeds.test(actionOf(before) ?? '') ? meant('it', false, here, clause) : [];
      if (animal.length > 0) return inWords(animal);
      if (isThere && thing !== undefined && isObject && objectBefore.test(next)) return `the ${thing.name}`;
      // "His toy dinosaur" is a toy further on, too.
      const toy = new RegExp(`\\b(?:toy|stuffed|plush) ${lower}\\b`, 'i');
      if (lower.length > 2 && !/^(?:toy|stuffed|plush)$/.test(before) && toy.test(whole))
        return `toy ${word}`;
      const named = cast.find(({ name }) =>
        name.split(' ').every((part, i) => part.toLowerCase() === words[at + i]?.toLowerCase()),
      );
      if (named !== undefined)
        meet([named], /^(?:the|an?|my|his|her|our|their)$/i.test(before) ? at - 1 : at);
      else if (actionOf(word) !== undefined || isVerb.test(word)) hasVerb = true;
      const found = lookUp(words, at);
      // "The tooth in a box" is the tooth.
      const isWhere =
        thing?.age === 0 && words.slice(at - 3, at).some((one) => /^(?:in|into|on|under)$/.test(one));
      const acts = /^(?:began|started|rolled|grew|was|\p{Ll}{3,}ed)$/u.test(
        words[at + (found?.length ?? 1)] ?? '',
      );
      // What acts stays "it": "The dough grew. It pushed the door. It crept on."
      const isOther = found?.kind === 'thing' && (acts || thing?.acts !== true);
      if (isOther && !isWhere && !isCompared(words, at))
        thing = { name: phraseAt(words, at, found.length), age: 0, acts };
      // "It" may be the animal.
      if (found?.kind === 'being' && !isPerson(found.name)) thing = undefined;
      return word;
    });
    return out.join(' ').replace(/ (?=[.,!?;:])/g, '');
  };

  const moments = sentences.map((sentence): Moment => {
    const speech = [...sentence.matchAll(quoted)]
      .map(([, words = '']) => words.trim().replace(/,$/, ''))
      .filter((words) => words !== '');
    const outside = withOwners(sentence.replace(quoted, ' ').replace(/\s+/g, ' ').trim(), whole);
    const turned = outside.replace(saying, (_, verb: string, who: string) => `${who} ${verb}`);
    const isBare = !/\p{L}{2}/u.test(outside);
    const told = isBare ? '' : resolved(turned).replace(/^[^\p{L}\p{N}]+/u, '');
    const { actors } = readScene(told, cast, setting);
    const here: Whereabouts = readSetting(outside, setting);
    setting = here;
    const present = actors.map(({ character }) => character);
    const acting = actors
      .filter(({ action, reacts }) => action !== undefined && reacts !== true)
      .map(({ character }) => character);
    if (present.length > 0) {
      subjects = acting.length > 0 ? acting : present;
      bystanders = present.filter((one) => !subjects.includes(one));
      mentioned = [...mentioned, ...present.filter((one) => !subjects.includes(one)), ...subjects].slice(-12);
    }
    let speaker: string | null = null;
    if (speech.length > 0) {
      const other =
        speakers.at(-2) ??
        [...new Set(mentioned.map(({ name }) => name))].findLast((name) => name !== speakers.at(-1));
      speaker =
        (actors.findLast(({ action }) => action === 'say' || action === 'shout') ?? actors[0])?.character
          .name ??
        other ??
        null;
      if (speaker !== null) speakers = [...speakers, speaker];
    }
    // A speaker that is not drawn says nothing in the picture.
    const isUnknown = saying.test(outside) && speech.length > 0 && actors.length === 0;
    // Whoever is spoken to is seen, too.
    const listener = [...subjects, ...mentioned.toReversed()].find(({ name }) => name !== speaker);
    const alone =
      speaker !== null && actors.length < 2 && listener !== undefined && !told.includes(listener.name);
    const shown = alone
      ? `${told === '' ? `${speaker} speaks.` : told} ${capital(nameOf(listener))} listens.`
      : told;
    return {
      sentence,
      told: capital(shown),
      says: isUnknown ? undefined : speech[0],
      speaker,
      setting: here,
    };
  });
  return fromTheBeginning(moments);
};
