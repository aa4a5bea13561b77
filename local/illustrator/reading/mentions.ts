import { isSameKind, isSameRole } from '../words/beings';
import { lookUp } from '../words/lexicon';
import { pattern } from '../words/match';
import { type Character, characterOf, isPredicate } from './character';

/** A word after a being that makes it part of a thing: "a fish tail". */
const parts = pattern('parts');
export const body = pattern('body');

const isNamed = (words: readonly string[], at: number, { name }: Character): boolean =>
  name === 'I'
    ? // "It bit my toe" is done to the one who tells.
      /^(?:I|me)$/i.test(words[at] ?? '') || (/^my$/i.test(words[at] ?? '') && body.test(words[at + 1] ?? ''))
    : name
        .split(' ')
        .every((part, i) => part.toLowerCase() === words[at + i]?.toLowerCase().replace(/['’]s$/, ''));

/** The characters whose name, or whose kind, stands at an index. */
export const charactersAt = (words: readonly string[], at: number, cast: readonly Character[]) => {
  const named = cast.find((one) => isNamed(words, at, one));
  if (named !== undefined) return { characters: [named], length: named.name.split(' ').length };
  const found = lookUp(words, at);
  if (found?.kind !== 'being' || isPredicate(words, at) || parts.test(words[at + found.length] ?? ''))
    return undefined;
  const { length, name: figure, many } = found;
  // "The robot Pip" and "a girl called Juno" are one, and their names follow.
  const after = words
    .slice(at + length, at + length + 2)
    .findIndex((word) => !/^(?:named|called|,|mister|mr|mrs)$/i.test(word));
  if (after >= 0 && cast.some((one) => one.name !== 'I' && isNamed(words, at + length + after, one))) {
    const next = cast.find((one) => isNamed(words, at + length + after, one));
    const isTitled = /^(?:mister|mr|mrs)$/i.test(words[at + length] ?? '');
    if (after === 0 || isTitled || isSameKind(next?.figure ?? '', figure))
      return { characters: [], length: length + after };
  }
  const name = words
    .slice(at, at + length)
    .join(' ')
    .toLowerCase();
  const same = cast.filter((one) => isSameKind(one.figure, figure) && (many || isSameRole(one.name, name)));
  const group = same.find((one) => one.many);
  if (many && group === undefined && same.length > 1) return { characters: same, length };
  const longer = cast.find((one) => one.name.endsWith(` ${name}`));
  const known = longer ?? (many ? group : same.find((one) => !one.many));
  return { characters: [known ?? characterOf(name, figure, many)], length };
};

/** "Pip called the dinosaur Juno." */
export const isNaming = (words: readonly string[], at: number, cast: readonly Character[]) =>
  /^call/.test(words[at] ?? '') &&
  // "There is a boy in our class called Pip."
  (words.slice(Math.max(0, at - 6), at).some((one) => /^an?$/.test(one)) ||
    [2, 3].some(
      (ahead) =>
        cast.some((one) => one.name !== 'I' && isNamed(words, at + ahead, one)) &&
        !/^[.,!?;]$|^and$/.test(words[at + ahead - 1] ?? ''),
    ));
