import type { OpenBook } from '../../../../contract/dashboard/endpoints';

export interface Action {
  readonly to: string;
  readonly kind: 'read' | 'quiz' | 'open';
  readonly label: string;
}

/** Inside a sentence: "chapter 3", "chapters 2 to 3". */
export const chapters = (from: number, to: number) =>
  from === to ? `chapter ${to}` : `chapters ${from} to ${to}`;

const isReadToTheEnd = ({ place, total_chapters }: OpenBook) =>
  place !== null && place.finished === total_chapters;

const isAsked = ({ asked, total_chapters }: OpenBook) => asked > 0 && asked === total_chapters;

/** The quiz on the chapters that were read here and not asked about yet. */
const earnedQuiz = (book: OpenBook): Action | undefined =>
  book.processing_status === 'processed' &&
  book.quiz_possible &&
  book.place !== null &&
  book.place.finished > book.asked
    ? {
        to: `/quiz?${new URLSearchParams({ book: book.id, end: String(book.place.finished) })}`,
        kind: 'quiz',
        label: `Quiz on ${chapters(book.asked + 1, book.place.finished)}`,
      }
    : undefined;

const readOn = (book: OpenBook): Action | undefined => {
  if (book.reading_grade === null || isReadToTheEnd(book) || isAsked(book)) return undefined;
  if (book.place !== null)
    return { to: `/read/${book.id}/${book.place.chapter}`, kind: 'read', label: 'Read on' };
  // A book with a quiz has been read on paper.
  return book.asked > 0
    ? { to: `/read/${book.id}/${book.asked + 1}`, kind: 'read', label: 'Read on' }
    : { to: `/read/${book.id}`, kind: 'read', label: 'Read it here' };
};

/** The action of the book's panel: the quiz up to a chapter that the child enters, or the stars for a finished book. */
const panel = (book: OpenBook): Action => {
  const to = `/books?book=${book.id}`;
  if (isAsked(book)) return { to, kind: 'open', label: 'Give it your stars' };
  return book.quiz_possible
    ? { to, kind: 'quiz', label: 'Take a quiz' }
    : { to, kind: 'open', label: 'Open the book' };
};

/** The child's possible next steps with a book, in order of preference. */
export const nextSteps = (book: OpenBook): readonly Action[] => {
  const quiz = earnedQuiz(book);
  const read = readOn(book);
  return [quiz, read, quiz === undefined ? panel(book) : undefined].filter((one) => one !== undefined);
};

/** How far the child is in a book; undefined before the first chapter. */
export const progressIn = (book: OpenBook): { readonly words: string; readonly done: number } | undefined => {
  const { place, asked, total_chapters: total } = book;
  const done = Math.max(place?.finished ?? 0, asked);
  if (isReadToTheEnd(book) || isAsked(book)) return { words: 'Read to the end', done };
  if (place !== null)
    return { words: `Chapter ${place.chapter}${total === null ? '' : ` of ${total}`}`, done };
  return asked > 0 ? { words: `Up to chapter ${asked} of ${total}`, done } : undefined;
};
