import type { Book } from '../../../contract/books/endpoints';
import { genres } from '../../../contract/onboarding/interests';
import { stem, wordsOf } from '../words';
import type { Hit } from './look-up';
import type { SearchRow } from './store';

/** Subjects that say what a story is like, not what it is about. */
const kinds = new Set(
  [...genres.slice(0, 8), 'Fairy Tales', 'Mythology', 'Poetry', 'Biography', 'Scary Stories', 'How-To']
    .concat(
      'humour',
      'funny',
      'historical',
      'realistic',
      'classic',
      'fable',
      'bedtime',
      'series',
      'first books',
    )
    .concat('non-fiction', 'nonsense', 'survival', 'brave')
    .map((kind) => kind.toLowerCase()),
);

export const isKind = (subject: string): boolean => kinds.has(subject.toLowerCase());

const reasonOf = ({ by, said }: SearchRow): string => {
  const reasons = {
    title: 'In the title',
    author: `By ${said}`,
    character: `With ${said}`,
    series: `In the series “${said}”`,
    topic: isKind(said) ? `Kind of book: ${said}` : `About ${said}`,
    shelf: '',
  };
  return reasons[by];
};

/** Why the search found the book, in one line: `With Percy · About gods`. */
export const whyFound = ({ rows }: Hit): string =>
  [...new Map(rows.toReversed().map((row) => [row.word, reasonOf(row)])).values()]
    .toReversed()
    .filter((reason, i, all) => all.indexOf(reason) === i)
    .slice(0, 2)
    .join(' · ');

/** The same for a book that only the catalogue has, from its title and author. */
export const whyInCatalogue = (sought: readonly string[], { title, author }: Book): string => {
  const has = (text: string) =>
    wordsOf(text).some((word) => sought.some((part) => stem(word).startsWith(part)));
  if (has(title)) return 'In the title';
  return has(author) ? `By ${author}` : 'In the catalogue';
};
