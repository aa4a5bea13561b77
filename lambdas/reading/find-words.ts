import type { Page, reading } from '../../contract/reading/endpoints';
import type { Admitted } from '../accounts/admitted';
import { storedChapter } from '../books/library';
import { ApiError } from '../platform/api-error';
import { getReadable } from './find-chapter';
import { marksOf } from './marks';
import { paragraphsOf } from './paragraphs';

/** The order of the search: chapters from the end to the first; an undivided text has an unknown number of parts, from 1 on. */
const searched = (end: number | undefined) =>
  end === undefined
    ? { first: 1, next: (number: number) => number + 1 }
    : { first: end, next: (number: number) => number - 1 };

/** The chapter that contains a quotation. Throws `book_not_found`, `text_unavailable` or `words_not_found`. */
export const findWords = async ({
  query: { id, words, end_chapter },
}: Admitted<typeof reading.find>): Promise<Page> => {
  const { chapters } = await getReadable(id);
  const last = Math.min(Number(end_chapter ?? chapters.length), chapters.length);
  const { first, next } = searched(chapters.length > 0 ? last : undefined);
  for (let number = first; number > 0; number = next(number)) {
    const text = await storedChapter(id, number);
    if (text === undefined) break;
    const paragraphs = paragraphsOf(text.text);
    const marks = marksOf(paragraphs, words);
    if (marks !== undefined)
      return { chapter: chapters.length > 0 ? number : null, title: text.title, paragraphs, marks };
  }
  throw new ApiError('words_not_found');
};
