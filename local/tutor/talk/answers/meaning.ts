import { wordsIn } from '../../../../lambdas/safety/text/words';
import type { LibraryCharacter } from '../../../../lambdas/stock/own-books';
import { plainly } from '../../vectors/likeness';
import { isAbout } from '../moments';
import { byRole } from '../people';
import { conceptOf } from '../synonyms';

/** Words that tell nothing about what is meant. */
const idle = new Set(
  'a an the is are was were be been being am do does did done doing has had have having will would can could should shall may might must to of in on at by for with from into about as if and or but so that this these those it its they them their theirs he him his she her hers i me my mine we us our ours you your yours u ur who whom whose what which when where why how there here then than just really very too also again still ever even actually exactly please well oh ok okay hey hi hello um lol haha yes yeah no not never yo bro dude now quite right thing things one ones bit lot kind way some any all more most much many other get got gets im ive id dont doesnt didnt isnt arent wasnt cant couldnt wont wouldnt whats whos wheres hows thats theres youre hes shes theyre'.split(
    ' ',
  ),
);

/** What a question asks for. */
export type Kind = 'why' | 'who' | 'where' | 'when' | 'count' | 'how' | 'what' | 'other' | 'none';

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['why', /\bwhy\b|\bhow come\b|\bwhat for\b|\bwhat(?: is|['’]?s)? the reason\b|\bwhat (?:is|are) .* for$/],
  [
    'count',
    /\bhow (?:many|much|old|long|far|tall|high|big|deep|heavy|fast|often|fat|wide|loud)\b|\bwhat age\b/,
  ],
  ['who', /\bwho(?:['’]?s|se|m)?\b/],
  ['where', /\bwhere(?:['’]?s)?\b/],
  ['when', /\bwhen(?:['’]?s)?\b(?=.*\?|$)|^when\b|\bwhat (?:time|day|year)\b/],
  ['how', /^(?:(?:but|and|so) )?how\b/],
  ['what', /\b(?:what|which)(?:['’]?s)?\b/],
  [
    'other',
    /^(?:(?:but|and|so) )?(?:is|are|was|were|do|does|did|can|could|will|would|has|have|had|should|cant|dont|isnt|arent|didnt|doesnt|wont)\b/,
  ],
];

const kindOf = (text: string): Kind =>
  kinds.find(([, asked]) => asked.test(text.toLowerCase().replace(/[?.!\s]+$/, '')))?.[0] ?? 'none';

/** Words before what is meant. */
const before =
  /^(?:(?:so|and|but|ok|okay|well|wait|hey|hi|hello|yo|um|oh|please|wren)\b,? |(?:do you know|can you tell me|could you tell me|tell me|I wonder|I want to know|do you think|I think|I guess|I believe|maybe)\b(?: that)? (?!(?:a|an|about|one|it|so|me)\b))+/i;

const negation =
  /\b(?:not|never|no|nobody|nothing|without|(?:do|does|did|is|are|was|were|ca|could|would|wo|should|has|have|had)n['’]?t)\b/i;

/** What an utterance means, as far as words tell it. */
export interface Meaning {
  readonly kind: Kind;
  /** The words, plain, and again with the persons whom the pronouns mean. */
  readonly plain: readonly string[];
  /** Concepts, and characters as "@Name". */
  readonly features: ReadonlySet<string>;
  /** Somebody is meant by a pronoun only. */
  readonly isVague: boolean;
}

/** "What does Nina mean" asks for a word, and nobody is mean in it; in "look like" nothing is liked. */
const withoutForms = (text: string): string =>
  text
    .replace(/\bmeans?\b(?=[?.!\s]*$)|\b(?:do|does|did) (.+?) means?\b/gi, (_, word?: string) => word ?? ' ')
    .replace(
      /\b(look|looks|looked|feel|feels|felt|sound|sounds|smell|smells|taste|tastes|was|is|be) like\b/gi,
      '$1',
    )
    .replace(
      /\b(?:just|more|nearly|exactly) like\b|\blike (?=an? |the |this|that|me\b|him\b|her\b|in\b)/gi,
      ' ',
    );

/** Who is meant by pronouns: the companion by "you", the person of whom the talk was last by "he" and "she". */
export interface Meant {
  readonly you?: string | undefined;
  readonly them?: readonly string[];
}

const namesOf = ({ name, also = [] }: LibraryCharacter) => [name, ...also];

const patterns = new Map<string, RegExp>();

const patternOf = (name: string): RegExp => {
  const pattern =
    patterns.get(name) ?? new RegExp(`(?<!\\p{L})${name.replace('.', '\\.')}(?:['’]s|s)?(?!\\p{L})`, 'giu');
  patterns.set(name, pattern);
  return pattern;
};

/** The words of the names are replaced by the person. */
const withoutNames = (text: string, people: readonly LibraryCharacter[]): string =>
  people
    .flatMap(namesOf)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replace(patternOf(name), ' '), text);

const isOfSelf = (text: string) =>
  /\b(?:my|me|our|us|we)\b|\b(?:I|im|ive|id)\b(?! (?:really |just )?(?:liked?|loved?|hated?|think|guess|believe|wonder|know|do(?: not|n['’]?t) (?:like|get|understand|know)|dont (?:like|get|understand|know)|want to know)\b)/i.test(
    text,
  );

/** "Why did you hide it" is asked of Brundle, too: "why did Brundle hide it". */
const plainWaysOf = (text: string, you: string | undefined, them: string | undefined): string[] => {
  const toYou = you && text.replace(/\b(?:your|ur)\b/gi, `${you}'s`).replace(/\b(?:you|u)\b/gi, you);
  const ofThem =
    them && text.replace(/\b(?:his|their)\b/gi, `${them}'s`).replace(/\b(?:he|she|they|him|her)\b/gi, them);
  return [...new Set([text, toYou ?? text, ofThem ?? text].map(plainly))];
};

export const meaningOf = (
  words: string,
  characters: readonly LibraryCharacter[],
  { you, them = [] }: Meant = {},
): Meaning => {
  const text = withoutForms(words.trim().replace(before, ''));
  const named = characters.filter((one) => isAbout(text, one, true));
  const roles = named.length === 0 ? byRole(text, characters) : [];
  const people = [...named, ...roles].map(({ name }) => name);
  const isToYou = /\b(?:you|your|yours|u|ur|yourself|youre)\b/i.test(text);
  const isOfThem =
    people.length === 0 && /\b(?:he|she|him|her|his|hers|hes|shes|they|them|their)\b/i.test(text);
  const own = [...people, ...(isToYou && you !== undefined ? [you] : []), ...(isOfThem ? them : [])].map(
    (name) => `@${name}`,
  );
  // "How long have they quarrelled" is about a quarrel, and nothing is long.
  const concepts = wordsIn(withoutNames(text.replace(/\bhow (?:long|often)\b/gi, 'how'), named))
    .filter((word) => !idle.has(word) && word.length > 1)
    .map(conceptOf);
  return {
    kind: kindOf(text),
    plain: plainWaysOf(
      words.trim().replace(before, ''),
      isToYou ? you : undefined,
      isOfThem ? them[0] : undefined,
    ),
    isVague: isOfThem,
    features: new Set([
      ...own,
      ...(negation.test(text) ? ['#not'] : []),
      ...(isOfSelf(text) ? ['#me'] : []),
      ...concepts,
    ]),
  };
};
