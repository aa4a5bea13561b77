import type { Character } from '../../illustrator/reading/character';
import { beingsByWord } from '../../illustrator/words/beings';

const grandparents = [...beingsByWord].flatMap(([word, figure]) =>
  /^old-/.test(figure) && !word.includes(' ') ? [word] : [],
);
export const kin = new RegExp(`^(?:mom|mum|dad|mommy|mummy|daddy|${grandparents.join('|')})$`);
export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const nameOf = ({ name, many }: Character): string =>
  name === 'I' || many || /^\p{Lu}|^another /u.test(name)
    ? name
    : kin.test(name)
      ? capital(name)
      : `the ${name}`;

export const inWords = (people: readonly Character[]): string => {
  const names = people.map(nameOf);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

export const phraseAt = (words: readonly string[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .join(' ')
    .toLowerCase();
