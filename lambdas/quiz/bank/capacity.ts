import { questionsPerQuiz } from '../../../contract/rules/quiz';
import type { getBook } from '../../books/library';
import { countWords } from '../../safety/text/words';
import type { ChapterBank } from './bank-store';
import { isMade, isShort, isUnknown, mayGrow, questionsPerBank } from './edition';

type Book = Pick<Awaited<ReturnType<typeof getBook>>, 'chapter_words'>;

/** The heads of the chapters, by chapter. */
export type Heads = ReadonlyMap<number, ChapterBank>;

/** Measured on our own books: 400 words support twelve questions, and fewer than 330 do not support ten. */
const wordsPerQuestion = 33;

/** The number of questions that a text probably supports, at most the number in an edition. */
const likelyQuestions = (words: number): number =>
  Math.min(questionsPerBank, Math.floor(words / wordsPerQuestion));

const demands = { fewest: 6, wanted: 12 };

/**
 * The number of questions that an edition on a text must have, and should have. If fewer than ten are likely, any number is
 * accepted, even none. If ten are likely, six open the bank, and the next edition adds others.
 */
export const demandsOn = (text: string | null): { fewest: number; wanted: number } => {
  const likely = text === null ? questionsPerBank : likelyQuestions(countWords(text));
  return likely < questionsPerQuiz ? { fewest: 0, wanted: likely } : demands;
};

/** The number of words of a chapter, or of the whole book for chapter 0. Undefined if the library does not have the text. */
const wordsOf = ({ chapter_words }: Book, chapter: number): number | undefined => {
  if (chapter_words.length === 0) return undefined;
  return chapter === 0 ? chapter_words.reduce((sum, words) => sum + words, 0) : chapter_words[chapter - 1];
};

/**
 * The number of questions on a chapter, or the likely number before an edition is made. A chapter without a text counts as
 * full until the model has written its questions.
 */
export const capacityOf = (book: Book, heads: Heads, chapter: number): number => {
  const [head, words] = [heads.get(chapter), wordsOf(book, chapter)];
  const likely = words === undefined ? questionsPerBank : likelyQuestions(words);
  if (!isMade(head)) return words !== undefined && isUnknown(head) ? 0 : likely;
  const made = head.count ?? questionsPerBank;
  if (mayGrow(head)) return Math.max(made, likely);
  // The next edition replaces the hidden questions of an edition that was long enough for a quiz, so they count.
  return isShort(head) ? made - head.hidden.length : made;
};

/** The chapters at which a quiz from `start` may end: ten questions lead up to it, and at least one is on the chapter itself. */
export const validEnds = (
  book: Book,
  heads: Heads,
  { start, last }: { start: number; last: number },
): number[] => {
  const ends: number[] = [];
  for (let chapter = start, sum = 0; chapter <= last; chapter++) {
    const own = capacityOf(book, heads, chapter);
    sum += own;
    if (own > 0 && sum >= questionsPerQuiz) ends.push(chapter);
  }
  return ends;
};
