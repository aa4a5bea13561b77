import type { Character } from '../../illustrator/reading/character';
import { females, isPerson, males } from '../../illustrator/words/beings';
import { fits } from './cast';
import { toldGenders } from './company';

/** What the sentences so far told of the characters. */
export interface SoFar {
  /** The characters mentioned, the latest last. */
  mentioned: readonly Character[];
  subjects: readonly Character[];
  /** Who was there while the subjects did something. */
  bystanders: readonly Character[];
  /** "A crocodile snapped at his boots": an animal has no boots, so that "he" is somebody else. */
  hasOther: boolean;
}

export const genderOf = (pronoun: string) => ({ he: 'he', him: 'he', she: 'she', her: 'she' })[pronoun];

/** Tells whom a pronoun means, from the sentences so far and the characters of its own sentence and clause. */
export const pronounsOf = (sentences: readonly string[], cast: readonly Character[], so: SoFar) => {
  /** Whom the story has called "he" or "she". */
  const genders = toldGenders(sentences, cast);
  const mayBe = (one: Character, pronoun: string): boolean => {
    const [known, asked] = [genders.get(one), genderOf(pronoun)];
    return fits(one, pronoun) && (known === undefined || asked === undefined || known === asked);
  };

  const whole = sentences.join(' ');

  const isSurely = (one: Character, pronoun: string) =>
    (genderOf(pronoun) === 'she' ? females : males).has(one.figure) ||
    (genders.get(one) !== undefined && genders.get(one) === genderOf(pronoun));
  const hasName = ({ name }: Character) => /^\p{Lu}/u.test(name);

  const isOwned = ({ name, figure }: Character) =>
    !isPerson(figure) && new RegExp(`\\b(?:his|her) (?:\\w+ )?${name}\\b`).test(whole);

  const those = (here: readonly Character[], clause: readonly Character[]): readonly Character[] => {
    const two = [...new Set(here)].filter(({ name }) => name !== 'I');
    // "He asked the seals but they laughed."
    const last = two.at(-1);
    if (last?.many === true && !clause.includes(last)) return [last];
    if (two.length === 2 && two.some((one) => !clause.includes(one))) return two;
    if (so.subjects.length === 1 && so.subjects.every(({ many }) => many)) return so.subjects;
    const told = so.subjects.filter(({ name }) => name !== 'I');
    // Those of whom somebody tells who says "we" are others.
    if (told.length > 1 || (so.subjects.length > 1 && told.length === so.subjects.length)) return told;
    const pair = cast.filter((one, i) => /^\p{Lu}\p{Ll}/u.test(one.name) && i < 3).slice(0, 2);
    if (pair.length === 2 && pair.every((one) => so.mentioned.includes(one) && !clause.includes(one)))
      return pair;
    const group = so.mentioned.findLast(({ many }) => many);
    const latest = [...new Set(so.mentioned.toReversed())].filter(({ name }) => name !== 'I').slice(0, 2);
    if (group !== undefined && so.mentioned.slice(-2).includes(group)) return [group];
    return so.subjects.length > told.length || latest.length < 2 ? [] : latest.toReversed();
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
    const [before, beside] = so.subjects.length > 1 ? [so.bystanders, so.subjects] : [so.subjects, []];
    const all = [...others, ...before, ...beside, ...so.mentioned.toReversed()].filter(
      (one) => mayBe(one, pronoun) && (isSubject || !clause.includes(one)),
    );
    // "His cat" is not "he" if its owner may be.
    const able = [...all.filter((one) => !isOwned(one)), ...all.filter(isOwned)];
    // A pronoun means the one with a name in most cases.
    const near = able.slice(0, 4);
    const [last] = so.subjects;
    const isAlone =
      so.subjects.length === 1 && last !== undefined && !so.bystanders.some(hasName) && !so.hasOther;
    const found =
      others.find((one) => able.includes(one)) ??
      able.find((one) => so.bystanders.includes(one) && so.subjects.length > 1 && isSurely(one, pronoun)) ??
      // "I asked the owl. He nodded."
      (so.subjects.some((one) => mayBe(one, pronoun))
        ? undefined
        : so.bystanders.find((one) => able.includes(one))) ??
      // An animal is "she" less often than a girl with a name.
      (/^she$/.test(pronoun) && last !== undefined && !isPerson(last.figure) && !isSurely(last, pronoun)
        ? near.find((one) => hasName(one) && isSurely(one, pronoun))
        : undefined) ??
      able.find(
        (one) => one === last && !isOwned(one) && (isAlone || (!isSubject && isPerson(one.figure))),
      ) ??
      near.find((one) => hasName(one) && isSurely(one, pronoun)) ??
      near.find(hasName) ??
      able[0] ??
      // "The garden of an old man. He …"
      cast.find((one) => isSubject && mayBe(one, pronoun) && isSurely(one, pronoun) && !clause.includes(one));
    const gender = genderOf(pronoun);
    if (found !== undefined && gender !== undefined) genders.set(found, gender);
    return found === undefined ? [] : [found];
  };

  return meant;
};
