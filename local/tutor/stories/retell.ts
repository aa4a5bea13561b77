import { type Character, wordsOf } from '../../illustrator/reading/character';
import { body } from '../../illustrator/reading/mentions';
import { readScene } from '../../illustrator/reading/scene';
import { readSetting, type Whereabouts } from '../../illustrator/reading/setting';
import { isCompared } from '../../illustrator/reading/unreal';
import { isPerson } from '../../illustrator/words/beings';
import { lookUp } from '../../illustrator/words/lexicon';
import { actionOf, moodOf, speaks } from '../../illustrator/words/verbs';
import { fromTheBeginning } from './beginning';
import { fits } from './cast';
import { companionOf, othersOf } from './company';
import type { Moment } from './moment';
import { capital, inWords, nameOf, phraseAt } from './names';
import { withOwners } from './owners';
import { isVerb, kindDeeds, objectBefore, quoted, saying, touches } from './patterns';
import { genderOf, pronounsOf, type SoFar } from './pronouns';
import { vehicleMemory } from './vehicle';

/** Retells sentences one by one. */
export const retell = (sentences: readonly string[], cast: readonly Character[]): Moment[] => {
  let setting: Whereabouts | undefined;
  const so: SoFar = { mentioned: [], subjects: [], bystanders: [], hasOther: false };
  let speakers: readonly string[] = [];
  const narrator = cast.find(({ name }) => name === 'I');
  /** With whom the narrator was "we" before. */
  let company: Character | undefined;

  const whole = sentences.join(' ');
  const companion = companionOf(cast, whole);
  const meant = pronounsOf(sentences, cast, so);

  /** The thing that "it" means, for two sentences; "the dough began to grow" does something itself. */
  let thing:
    | { readonly name: string; readonly age: number; readonly acts: boolean; readonly many: boolean }
    | undefined;

  const resolved = (text: string): string => {
    const words = wordsOf(text);
    thing = thing === undefined || thing.age > 1 ? undefined : { ...thing, age: thing.age + 1 };
    const here: Character[] = [];
    const its = new Set<Character>();
    /** Who "him" was: "the wave lifted him and he slid". */
    const objects = new Map<string, readonly Character[]>();
    let hasPronoun = false;
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
        const near = [...so.bystanders, ...so.subjects];
        const free = (all: readonly Character[]) =>
          all.filter((one) => lower === 'we' || !clause.includes(one));
        const earlier = free(company === undefined ? [] : [company])[0];
        const other = othersOf(cast, companion, free(near), free(so.mentioned.toReversed()), earlier);
        company = other;
        const us = other === undefined ? [narrator] : [other, narrator];
        if (lower === 'we') meet(us, at);
        return inWords(us).replace(/\bI$/, lower === 'us' ? 'me' : 'I');
      }
      if (
        /^(?:he|she|they)$/.test(lower) ||
        (lower === 'it' &&
          (at < 2 ||
            (/^(?:and|but|so)$/i.test(before) && (actionOf(next) !== undefined || isVerb.test(next)))) &&
          !/^(?:was|is|rained|snowed)$/.test(next))
      ) {
        // "The balloons were red. They were strong."
        const isThings = lower === 'they' && /^(?:were|are)$/.test(next) && thing?.name.endsWith('s');
        if (isThings === true && moodOf(words[at + 2] ?? '') === undefined) return word;
        // "It threw my trainers out. They landed in the pond."
        if (
          lower === 'they' &&
          thing?.many === true &&
          [...so.subjects, ...so.bystanders, ...here].length < 2
        )
          return `the ${thing.name}`;
        if (lower === 'it' && thing?.acts === true) {
          thing = { ...thing, age: 0 };
          return `the ${thing.name}`;
        }
        // Who is "it" is not "he" in the same sentence.
        const able = lower === 'it' ? here : here.filter((one) => !its.has(one));
        const object = hasPronoun ? undefined : objects.get(lower);
        // "We ran through the door and it vanished": a badger of another sentence did not.
        const isLater = lower === 'it' && at > 1;
        const found =
          object ??
          (isLater ? able.filter((one) => fits(one, 'it')).slice(-1) : meant(lower, true, able, clause));
        hasPronoun = true;
        if (lower === 'it') for (const one of found) its.add(one);
        if (lower === 'it' && found.length > 0) thing = undefined;
        meet(found, at);
        return found.length === 0 ? word : inWords(found);
      }
      // "The cat bit his tail" is the dog's tail.
      if (/^(?:his|her|its)$/.test(lower) && body.test(next) && touches.test(actionOf(before) ?? '')) {
        const [owner] = meant(lower === 'her' ? 'her' : 'him', false, here, hasVerb ? clause : []);
        return owner === undefined || owner === narrator ? word : `${nameOf(owner)}'s`;
      }
      if (/^(?:him|them)$/.test(lower) || (lower === 'her' && objectBefore.test(next))) {
        if (lower === 'them' && thing?.many === true && actionOf(before) !== undefined)
          return `the ${thing.name}`;
        const found = meant(lower, false, here, clause);
        if (found.length > 0) objects.set(genderOf(lower) ?? 'they', found);
        here.push(...found);
        return found.length === 0 ? word : inWords(found);
      }
      const isObject = actionOf(before) !== undefined || /^(?:with|on|into|brought|put)$/i.test(before);
      const isThere = lower === 'it' || (lower === 'one' && /^(?:back|to|at)$/.test(next));
      // "I gave it milk" is to the lamb.
      const animal =
        lower === 'it' &&
        !/^(?:back|to|away|up|[.,!])$/.test(actionOf(before) === 'give' ? next : '') &&
        (kindDeeds.test(actionOf(before) ?? '') || /^(?:an?|some)$/.test(next))
          ? meant('it', false, here, clause)
          : [];
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
        thing = { name: phraseAt(words, at, found.length), age: 0, acts, many: found.many };
      // "It" may be the animal.
      if (found?.kind === 'being' && !isPerson(found.name)) thing = undefined;
      return word;
    });
    return out.join(' ').replace(/ (?=[.,!?;:])/g, '');
  };

  const inVehicle = vehicleMemory();

  const moments = sentences.map((sentence): Moment => {
    const speech = [...sentence.matchAll(quoted)]
      .map(([, words = '']) => words.trim().replace(/,$/, ''))
      .filter((words) => words !== '');
    const outside = withOwners(sentence.replace(quoted, ' ').replace(/\s+/g, ' ').trim(), whole);
    const turned = outside.replace(saying, (_, verb: string, who: string) => `${who} ${verb}`);
    const isBare = !/\p{L}{2}/u.test(outside);
    const plain = isBare ? '' : resolved(turned).replace(/^[^\p{L}\p{N}]+/u, '');
    const told = inVehicle(plain);
    const { actors } = readScene(told, cast, setting);
    const here: Whereabouts = readSetting(outside, setting);
    setting = here;
    // Whoever is turned into a frog is still "he", as before.
    const present = actors
      .map(({ character }) => character)
      .filter(({ name }) => !new RegExp(`\\binto an? (?:\\w+ )?${name}\\b`).test(told));
    const acting = actors
      .filter(({ action, reacts }) => action !== undefined && reacts !== true)
      .map(({ character }) => character);
    if (present.length > 0) {
      const owned = /\b(?:his|her) (\w+)/.exec(told)?.[1];
      so.hasOther =
        owned !== undefined && !body.test(owned) && !present.some(({ figure }) => isPerson(figure));
      // "I saw my teacher. She …"
      const isMe = narrator !== undefined && present.includes(narrator) && !/\b(?:and I|I and)\b/.test(told);
      so.subjects = acting.length > 0 ? acting : isMe ? [narrator] : present;
      so.bystanders = present.filter((one) => !so.subjects.includes(one));
      so.mentioned = [
        ...so.mentioned,
        ...present.filter((one) => !so.subjects.includes(one)),
        ...so.subjects,
      ].slice(-12);
    }
    let speaker: string | null = null;
    if (speech.length > 0) {
      const other =
        speakers.at(-2) ??
        [...new Set(so.mentioned.map(({ name }) => name))].findLast((name) => name !== speakers.at(-1));
      speaker =
        (actors.findLast(({ action }) => speaks(action)) ?? actors[0])?.character.name ?? other ?? null;
      if (speaker !== null) speakers = [...speakers, speaker];
    }
    // A speaker that is not drawn says nothing in the picture.
    const isUnknown = saying.test(outside) && speech.length > 0 && actors.length === 0;
    // Whoever is spoken to is seen, too.
    const listener = [...so.subjects, ...so.mentioned.toReversed()].find(({ name }) => name !== speaker);
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
