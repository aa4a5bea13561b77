import { questionsPerQuiz } from '../../contract/rules/quiz';
import type { getBook } from '../books/library';
import { countWords } from '../platform/text/words';
import type { ChapterBank } from './bank-store';
import { isMade, isOutdated, isShort, isUnknown, questionsPerBank } from './edition';

type Book = Pick<Awaited<ReturnType<typeof getBook>>, 'chapter_words'>;

/** The heads of the chapters, by chapter. */
export type Heads = ReadonlyMap<number, ChapterBank>;

/** Measured on our own books: 400 words bear twelve questions, and no fewer words bear ten. */
const wordsPerQuestion = 33;

/** How many questions a text is likely to bear, at most as many as an edition has. */
const likelyQuestions = (words: number): number =>
  Math.min(questionsPerBank, Math.floor(words / wordsPerQuestion));

/** A text of more words bears a quiz. If too few questions on it hold, that is the fault of the model. */
const surelyEnough = 800;

const fewestWanted = 12;

/**
 * How many questions an edition on a text must have, and should have. A text that is likely to bear fewer than ten is asked
 * about as far as it goes, if only to learn that there is nothing to ask. One that may bear ten must give half of what is likely.
 */
export const demandsOn = (text: string | null): { fewest: number; wanted: number } => {
  const words = text === null ? surelyEnough : countWords(text);
  const likely = likelyQuestions(words);
  if (likely < questionsPerQuiz) return { fewest: 0, wanted: likely };
  return { fewest: words < surelyEnough ? Math.ceil(likely / 2) : questionsPerQuiz, wanted: fewestWanted };
};

/** The number of words of a chapter, 0: of the whole book. Undefined if the library does not have the text. */
const wordsOf = ({ chapter_words }: Book, chapter: number): number | undefined => {
  if (chapter_words.length === 0) return undefined;
  return chapter === 0 ? chapter_words.reduce((sum, words) => sum + words, 0) : chapter_words[chapter - 1];
};

/**
 * How many questions there are on a chapter, or are likely to be before an edition is made. A chapter without a text bears as
 * many as one likes, until the model has written them.
 */
export const capacityOf = (book: Book, heads: Heads, chapter: number): number => {
  const [head, words] = [heads.get(chapter), wordsOf(book, chapter)];
  const likely = words === undefined ? questionsPerBank : likelyQuestions(words);
  if (!isMade(head)) return words !== undefined && isUnknown(head) ? 0 : likely;
  const made = head.count ?? questionsPerBank;
  if (isOutdated(head)) return Math.max(made, likely);
  // What is hidden in an edition of enough questions is replaced by the next one.
  return isShort(head) ? made - head.hidden.length : made;
};

/** The chapters at which a quiz that begins with `start` may end: it has ten questions, and asks about its last chapter. */
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
