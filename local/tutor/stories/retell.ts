import type { Setting } from '../../illustrator/places/backdrop';
import { type Character, wordsOf } from '../../illustrator/reading/character';
import { readScene, readSetting } from '../../illustrator/reading/scene';
import { fits } from './cast';

/** A sentence of a story with what a drawing needs: names instead of pronouns, and the place so far. */
export interface Moment {
  /** As the child wrote it. */
  readonly sentence: string;
  /** Without direct speech, with names. */
  readonly told: string;
  readonly says: string | undefined;
  readonly speaker: string | null;
  readonly setting: Setting;
}

const quoted = /["“]([^"”]*)["”]/g;
const saying =
  /^\W*(said|asked|shouted|answered|replied|whispered|yelled|called|cried|screamed|laughed|told|explained)\s+((?:the |my |our |a )?[\p{L}]+(?: \p{Lu}\p{Ll}+)?)/u;

const kin = /^(?:mom|mum|dad|mommy|mummy|daddy|grandma|grandpa|granny|granddad|nana)$/;
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const nameOf = ({ name, many }: Character): string =>
  name === 'I' || many || /^\p{Lu}/u.test(name) ? name : kin.test(name) ? capital(name) : `the ${name}`;

const inWords = (people: readonly Character[]): string => {
  const names = people.map(nameOf);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

const objectBefore =
  /^(?:to|with|at|for|on|in|by|from|and|up|out|down|away|off|into|how|home|back|if|when|about|a|an|the|again|so|but|because|then|inside|onto|over|very|too|all|some|that|what|why|one|[.,!?;])$/i;

/** Retells sentences one by one. */
export const retell = (sentences: readonly string[], cast: readonly Character[]): Moment[] => {
  let setting: Setting | undefined;
  /** The characters mentioned before, the latest last. */
  let mentioned: Character[] = [];
  let subjects: readonly Character[] = [];
  let speakers: readonly string[] = [];
  const [hero] = cast;
  const narrator = cast.find(({ name }) => name === 'I');

  /** Whom the story has called "he" or "she". */
  const genders = new Map<Character, string>();
  const genderOf = (pronoun: string) => ({ he: 'he', him: 'he', she: 'she', her: 'she' })[pronoun];
  const mayBe = (one: Character, pronoun: string): boolean => {
    const [known, asked] = [genders.get(one), genderOf(pronoun)];
    return fits(one, pronoun) && (known === undefined || asked === undefined || known === asked);
  };

  const isCompanion = (one: Character) =>
    new RegExp(
      `\\b(?:${one.name},? and I\\b|I and (?:my )?(?:\\w+ )?${one.name}\\b|with (?:my )?(?:\\w+ )?${one.name}\\b|[Mm]y (?:best )?(?:friend|sister|brother|dog|cat|dad|mom|mum) ${one.name}\\b)`,
      'i',
    ).test(whole);
  const whole = sentences.join(' ');
  const companion =
    cast.find((one) => one.name !== 'I' && isCompanion(one)) ??
    cast.find(({ figure, name }) => figure === 'people' && /^(?:class|team|friends|kids)$/.test(name));

  const meant = (pronoun: string, isSubject: boolean, here: readonly Character[]): readonly Character[] => {
    if (/^(?:they|them)$/.test(pronoun)) {
      if (subjects.length > 1) return subjects.filter(({ name }) => name !== 'I');
      const pair = cast.filter((one, i) => /^\p{Lu}\p{Ll}/u.test(one.name) && i < 3).slice(0, 2);
      if (pair.length === 2 && pair.every((one) => mentioned.includes(one))) return pair;
      const group = mentioned.findLast(({ many }) => many);
      const latest = [...new Set(mentioned.toReversed())].filter(({ name }) => name !== 'I').slice(0, 2);
      return group !== undefined && mentioned.slice(-2).includes(group) ? [group] : latest.toReversed();
    }
    // An object is not the subject of its clause.
    const others = isSubject ? here : here.slice(0, -1);
    const able = [...others, ...subjects, ...mentioned.toReversed()].filter(
      (one) => mayBe(one, pronoun) && (isSubject || one !== here.at(-1)),
    );
    // A pronoun means the one with a name in most cases.
    const named = able.slice(0, 4).find(({ name }) => /^\p{Lu}/u.test(name));
    const found = others.find((one) => able.includes(one)) ?? named ?? able[0];
    const gender = genderOf(pronoun);
    if (found !== undefined && gender !== undefined) genders.set(found, gender);
    return found === undefined ? [] : [found];
  };

  const resolved = (text: string): string => {
    const words = wordsOf(text);
    let here: Character[] = [];
    const out = words.map((word, at) => {
      const lower = word.toLowerCase();
      const next = words[at + 1] ?? '.';
      if (/^(?:we|us)$/.test(lower) && narrator !== undefined) {
        return inWords(companion === undefined ? [narrator] : [companion, narrator]).replace(
          /\bI$/,
          lower === 'us' ? 'me' : 'I',
        );
      }
      if (
        /^(?:he|she|they)$/.test(lower) ||
        (lower === 'it' && at < 2 && !/^(?:was|is|rained|snowed)$/.test(next))
      ) {
        const found = meant(lower, true, here);
        here = [...here, ...found];
        return found.length === 0 ? word : inWords(found);
      }
      if (/^(?:him|them)$/.test(lower) || (lower === 'her' && objectBefore.test(next))) {
        const found = meant(lower, false, here);
        return found.length === 0 ? word : inWords(found);
      }
      const named = cast.find(({ name }) =>
        name.split(' ').every((part, i) => part.toLowerCase() === words[at + i]?.toLowerCase()),
      );
      if (named !== undefined && true) here.push(named);
      return word;
    });
    return out.join(' ').replace(/ (?=[.,!?;:])/g, '');
  };

  return sentences.map((sentence) => {
    const speech = [...sentence.matchAll(quoted)]
      .map(([, words = '']) => words.trim().replace(/,$/, ''))
      .filter((words) => words !== '');
    const outside = sentence.replace(quoted, ' ').replace(/\s+/g, ' ').trim();
    const turned = outside.replace(saying, (_, verb: string, who: string) => `${who} ${verb}`);
    const isBare = !/\p{L}{2}/u.test(outside);
    const told = isBare ? '' : resolved(turned).replace(/^[^\p{L}\p{N}]+/u, '');
    const { actors } = readScene(told, cast, setting);
    const here: Setting = readSetting(outside, setting);
    // Where others are does not move the hero.
    const moves: boolean =
      actors.length === 0 || actors.some(({ character }) => character === hero || character === cast[1]);
    setting = moves || setting === undefined ? here : { ...setting, time: here.time, weather: here.weather };
    const present = actors.map(({ character }) => character);
    const acting = actors.filter(({ action }) => action !== undefined).map(({ character }) => character);
    if (present.length > 0) {
      subjects = acting.length > 0 ? acting : present;
      mentioned = [...mentioned, ...present.filter((one) => !subjects.includes(one)), ...subjects].slice(-12);
    }
    let speaker: string | null = null;
    if (speech.length > 0) {
      const other =
        speakers.at(-2) ??
        [...new Set(mentioned.map(({ name }) => name))].findLast((name) => name !== speakers.at(-1));
      speaker =
        (actors.find(({ action }) => action === 'say' || action === 'shout') ?? actors[0])?.character.name ??
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
};
