import { type Character, characterOf } from '../../illustrator/reading/character';
import { beingsByWord } from '../../illustrator/words/beings';
import type { Found } from '../../illustrator/words/lexicon';

/** The figure of whoever tells the story: "I was the bravest boy" is a boy. */
export const narratorOf = (told: readonly string[]): string =>
  /\bI (?:am|was) (?:an?|the|such an?)(?: \p{Ll}+){0,2} (girl|boy)\b/u.exec(told.join(' '))?.[1] ?? 'child';

/** Somebody else of a kind that the story has already: "our real teacher", a woman if "she" follows. */
export const anotherOf = (told: readonly string[], at: number, found: Found): Character | undefined => {
  const before = told[at - 1] ?? '';
  if (found.many || !/^(?:real|new|other|second|normal|usual)$/.test(before)) return undefined;
  const after = told.slice(at + found.length, at + found.length + 8).join(' ');
  // "There is a new boy in our class called Pip."
  if (/^(?:\w+ ){0,4}(?:called|named)\b/.test(after)) return undefined;
  const pronoun = /\b(?:he|she)\b/.exec(after)?.[0];
  const sexed = beingsByWord.get(`${pronoun === 'he' ? 'man' : 'woman'} ${found.name}`) ?? found.name;
  const word = told.slice(at, at + found.length).join(' ');
  return characterOf(`${before} ${word}`.toLowerCase(), sexed);
};
