import type { LibraryBook, LibraryCharacter } from '../../../lambdas/stock/own-books';
import { isAbout } from './moments';
import type { TalkRequest } from './read';

/** The characters of the chapters that the child has read. */
export const metIn = (book: LibraryBook | undefined, texts: readonly string[]): LibraryCharacter[] => {
  const read = texts.join('\n');
  return (book?.characters ?? []).filter((one) => isAbout(read, one));
};

const meant = /\b(?:he|she|him|her|his|hers)\b/i;

/** The characters that the child means: those that it names, otherwise the one of whom the talk was last. */
export const peopleIn = (
  { words, said }: Pick<TalkRequest, 'words' | 'said'>,
  met: readonly LibraryCharacter[],
  last: LibraryCharacter | undefined,
): LibraryCharacter[] => {
  const named = met.filter((one) => isAbout(words, one, true));
  if (named.length > 0 || !meant.test(words)) return named;
  const before = said.findLast(({ role }) => role === 'companion')?.text ?? '';
  const one = last ?? met.find((some) => isAbout(before, some));
  return one === undefined ? [] : [one];
};

/** How a talk calls a character. */
export const shortName = ({ name, also = [] }: LibraryCharacter): string =>
  /^(?:The|Miss|Mrs|Mr|Uncle|Aunt|Captain|Mayor|Grandfather)\b/.test(name) ? name : (also[0] ?? name);

/** How old somebody is by its sheet; undefined if that does not say it. */
export const aged = (one: LibraryCharacter, isOwn: boolean): string | undefined => {
  const [, months, years, other] =
    /(?:\bof (\w+) months\b|\b(?:girl|boy) of (\w+)\b|(?:^|, )([\w ]+?) years old\b)/.exec(one.who) ?? [];
  const age = months === undefined ? (years ?? other) : `${months} months`;
  if (age === undefined) return undefined;
  return `${isOwn ? 'I am' : `${shortName(one)} is`} ${age}${months === undefined ? ' years' : ''} old.`;
};

/** Who somebody is, in the words of its sheet. A character introduces itself without "I am a girl": it is an AI. */
export const introduced = (one: LibraryCharacter, isOwn: boolean): string => {
  const who = one.who.replace(/^(?:A|An|The) /, (article) => article.toLowerCase());
  if (!isOwn) return `${shortName(one)} is ${who}`;
  const own = who
    .replace(/\b(?:he|she) is\b/g, 'I am')
    .replace(/\b(?:he|she)\b/g, 'I')
    .replace(/\b(?:his|her)\b/g, 'my');
  return `${shortName(one)}, that is me: ${own}`;
};
