import { type Character, characterOf } from '../../illustrator/reading/character';
import { beingsByWord } from '../../illustrator/words/beings';
import { type Found, isAnimal, lookUp } from '../../illustrator/words/lexicon';

/** The figure of whoever tells the story: "I was the bravest boy" is a boy. */
export const narratorOf = (told: readonly string[]): string =>
  /\bI (?:am|was) (?:an?|the|such an?)(?: \p{Ll}+){0,2} (girl|boy)\b/u.exec(told.join(' '))?.[1] ?? 'child';

/** The figure of a captain: one of a ship is a pirate, one of a rocket an astronaut, one of a team a boy. */
export const captainOf = (words: readonly string[]): string => {
  const tells = (word: RegExp) => words.some((one) => word.test(one));
  if (tells(/^(?:rocket|spaceship|space)$/i)) return 'astronaut';
  return tells(/^(?:ship|boat|pirates?|sea)$/i)
    ? 'pirate'
    : tells(/^(?:team|match|game|goal)$/i)
      ? 'boy'
      : 'man';
};

/** After "a baby seahorse" or "the queen ant" the baby and the queen are animals, and the mum of "a family of mice" is a mouse. */
export const kindOfYoung = (told: readonly string[], name: string): string | undefined => {
  if (/^(?:sister|brother)$/.test(name) && told.some((word, i) => word === 'baby' && told[i + 1] === name))
    return 'baby';
  const at = told.findIndex(
    (word, i) =>
      (word === name && lookUp(told, i + 1)?.kind === 'being') ||
      (relatives.test(name) &&
        !/^(?:my|our)$/i.test(told[i - 3] ?? '') &&
        word === 'of' &&
        told[i - 1] === 'family'),
  );
  const found = at < 0 ? undefined : (lookUp(told, at + 1) ?? lookUp(told, at + 2));
  return found?.kind === 'being' && isAnimal(found.name) ? found.name : undefined;
};

export const relatives =
  /^(?:mother|father|mum|mom|mummy|dad|daddy|bab(?:y|ies)|brothers?|sisters?|son|daughter|grandma|grandpa|grandmother|grandfather|uncle|aunt|family|parents|friends?|children)$/i;

/** Somebody else of a kind that the story has already: "our real teacher", a woman if "she" follows. */
export const anotherOf = (told: readonly string[], at: number, found: Found): Character | undefined => {
  const before = told[at - 1] ?? '';
  if (found.many || !/^(?:another|real|new|other|second|normal|usual)$/i.test(before)) return undefined;
  const after = told.slice(at + found.length, at + found.length + 8).join(' ');
  // "There is a new boy in our class called Pip."
  if (/^(?:\w+ ){0,4}(?:called|named)\b/.test(after)) return undefined;
  const pronoun = /\b(?:he|she)\b/.exec(after)?.[0];
  const sexed = beingsByWord.get(`${pronoun === 'he' ? 'man' : 'woman'} ${found.name}`) ?? found.name;
  const word = told.slice(at, at + found.length).join(' ');
  return characterOf(`${before} ${word}`.toLowerCase(), sexed);
};
