import type { LibraryBook, LibraryCharacter } from '../../../lambdas/stock/own-books';
import type { LibraryMoment } from '../../../lambdas/stock/talk-material';

/** The patterns of a character's names, as a book and as a child writes them. */
const patternsOf = ({ name, also = [] }: LibraryCharacter) => {
  const names = [name, ...also].map((one) => one.replace('.', '\\.')).join('|');
  const pattern = String.raw`(?<!\p{L})(?:${names})(?!\p{L})`;
  // "The captains leg": children leave the apostrophe out.
  const ofChild = String.raw`(?<!\p{L})(?:${names})s?(?!\p{L})`;
  return { inBook: new RegExp(pattern, 'u'), ofChild: new RegExp(ofChild, 'iu') };
};

const known = new WeakMap<LibraryCharacter, ReturnType<typeof patternsOf>>();

/** Whether a text names a character. A child may write the name in small letters. */
export const isAbout = (text: string, character: LibraryCharacter, isChild = false): boolean => {
  const patterns = known.get(character) ?? patternsOf(character);
  known.set(character, patterns);
  return (isChild ? patterns.ofChild : patterns.inBook).test(text);
};

/** "{I|Sambal} gulped": the first words when the character itself speaks, the second ones when somebody else does. */
export const spoken = (text: string, isOwn: boolean): string =>
  text.replace(/\{([^|}]*)\|([^}]*)\}/g, isOwn ? '$1' : '$2');

/** A moment as a companion tells it. */
export interface Told extends Omit<LibraryMoment, 'tells' | 'asks'> {
  readonly who: LibraryCharacter;
  readonly lead: string;
  readonly question: string;
}

/**
 * The moments of the chapters that the child has read, as the companion tells them. A character speaks of itself as "I", and leaves
 * out the moments of others in which it occurs by its name. Its own moments come first.
 */
export const momentsOf = (
  book: LibraryBook | undefined,
  chapters: readonly number[],
  companion: string,
): readonly Told[] => {
  const played = book?.characters.find(({ name }) => name === companion);
  const read = new Set(chapters.map((chapter) => Math.max(1, chapter)));
  const all = (book?.characters ?? []).flatMap((who) =>
    (who.moments ?? [])
      .filter(({ chapter }) => read.has(chapter))
      .map(({ tells, asks, ...rest }) => ({
        ...rest,
        who,
        lead: spoken(tells, who === played),
        question: spoken(asks, who === played),
      })),
  );
  const isTellable = ({ who, lead, question }: Told) =>
    played === undefined || who === played || !isAbout(`${lead} ${question}`, played);
  return all.filter(isTellable).toSorted((a, b) => Number(b.who === played) - Number(a.who === played));
};
