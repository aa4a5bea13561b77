import type { LibraryCharacter } from '../../../../lambdas/stock/own-books';
import { shortName } from '../people';
import type { Meaning } from './meaning';

/** The only person whom the ways of asking name. */
export const onlyOneIn = (
  asked: readonly Meaning[],
  characters: readonly LibraryCharacter[],
): LibraryCharacter | undefined => {
  const named = new Set(asked.flatMap(({ features }) => [...features].filter((one) => one.startsWith('@'))));
  return named.size === 1 ? characters.find(({ name }) => named.has(`@${name}`)) : undefined;
};

/** "She runs the laundry" with the person's name. */
export const namedIn = (told: string, one: LibraryCharacter): string =>
  told.replace(/^(?:He|She)\b/, shortName(one));
