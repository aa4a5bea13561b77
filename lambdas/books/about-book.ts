import { longest, plain } from '../model/as-data';
import type { BookItem } from './store';
import { wordsOf } from './words';

/**
 * The text that is embedded as the vector of a book. It has the same form for all books with subjects: a long description would
 * bring its book near to every interest.
 */
export const aboutBook = ({
  title,
  author,
  subjects,
  one_liner,
  description,
  main_characters,
}: Pick<
  BookItem,
  'title' | 'author' | 'subjects' | 'one_liner' | 'description' | 'main_characters'
>): string =>
  [
    plain(title, longest.title),
    `by ${plain(author, longest.author)}`,
    subjects.join(', '),
    one_liner,
    ...(subjects.length > 0
      ? []
      : [description?.slice(0, 600), main_characters.map(({ name }) => name).join(', ')]),
  ]
    .filter(Boolean)
    .join('. ');

/** Title and author, normalized: equal for two editions of one work. */
export const workOf = ({ title, author }: Pick<BookItem, 'title' | 'author'>) =>
  wordsOf(`${title} ${author}`).join(' ');
