import { numberOfDay } from '../../contract/rules/day';
import { abouts } from '../accounts/about-store';
import type { UserItem } from '../accounts/find';
import { daysBetween } from '../activity/store';
import { wordsMetOn } from '../articles/for-letters';
import { booksById } from '../books/books-by-id';
import { sharedComicOn } from '../comics/for-letters';
import { keptFromSupervisors } from '../flags/kept-from-supervisors';
import { hashOf } from '../platform/secret';
import { missedIn, type ProvenMiss, quizzesOn } from '../quiz/attempt/missed';
import { placesBetween } from '../reading/for-letters';
import { dinnerQuestion } from './dinner-questions';

export interface Days {
  readonly first: string;
  readonly last: string;
}

export interface ReadBook {
  readonly book_id: string;
  readonly title: string;
  readonly author: string;
  readonly cover_url: string | null;
  /** The last chapter that a quiz or the reader has reached; null for a whole book. */
  readonly chapter: number | null;
  readonly is_finished: boolean;
  readonly right: number;
  readonly asked: number;
  /** For the dinner table. */
  readonly question: string;
}

interface Suggestion {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly cover_url: string | null;
  readonly reason: string;
}

type Met = Awaited<ReturnType<typeof wordsMetOn>>[number];
type Comic = NonNullable<Awaited<ReturnType<typeof sharedComicOn>>>;

export interface ChildWeek {
  readonly books: readonly ReadBook[];
  /** On paper, as the child has logged them. */
  readonly pages: number;
  readonly words: readonly Met[];
  readonly missed: readonly ProvenMiss[];
  readonly comic: Comic | undefined;
  readonly suggestion: Suggestion | undefined;
}

/** More makes no better letter. */
const most = { books: 4, words: 6, missed: 2 };

type Quizzes = Awaited<ReturnType<typeof quizzesOn>>;

const bookOfQuizzes = (quizzes: Quizzes, week: number): ReadBook[] =>
  [...Map.groupBy(quizzes, ({ book_id }) => book_id)].flatMap(([book_id, ofBook]) => {
    const [latest] = ofBook;
    if (latest === undefined) return [];
    const is_finished = ofBook.some(({ end_chapter }) => end_chapter === null);
    const chapter = is_finished ? null : Math.max(...ofBook.map(({ end_chapter }) => end_chapter ?? 0));
    const sum = (of: 'score' | 'total') => ofBook.reduce((all, quiz) => all + quiz[of], 0);
    const { title, author, cover_url } = latest;
    const question = dinnerQuestion({ book_id, title, is_finished }, week);
    return {
      book_id,
      title,
      author,
      cover_url,
      chapter,
      is_finished,
      right: sum('score'),
      asked: sum('total'),
      question,
    };
  });

/** Books that were read here without a quiz. */
const booksOfPages = async (
  child: UserItem,
  { first, last }: Days,
  known: readonly ReadBook[],
  week: number,
) => {
  const places = await placesBetween(child.id, first, `${last}T99`);
  const ids = new Set(known.map(({ book_id }) => book_id));
  const others = places.filter(({ book_id }) => !ids.has(book_id)).slice(0, most.books);
  if (others.length === 0) return [];
  const facts = new Map(
    (await booksById(others.map(({ book_id }) => book_id))).map((book) => [book.id, book]),
  );
  return others.flatMap(({ book_id, furthest, chapter }): ReadBook[] => {
    const book = facts.get(book_id);
    if (book === undefined) return [];
    const { title, author, cover_url, total_chapters } = book;
    const is_finished = total_chapters !== null && furthest >= total_chapters;
    const question = dinnerQuestion({ book_id, title, is_finished }, week);
    return [
      {
        book_id,
        title,
        author,
        cover_url,
        chapter: is_finished ? null : chapter,
        is_finished,
        right: 0,
        asked: 0,
        question,
      },
    ];
  });
};

/** The first of the books that Wren found for the child last. No model is asked. */
const suggestionFor = async (
  child: UserItem,
  books: readonly ReadBook[],
): Promise<Suggestion | undefined> => {
  const ids = new Set(books.map(({ book_id }) => book_id));
  const about = await abouts.get({ id: child.id });
  return about?.recommendations?.find(({ id }) => !ids.has(id));
};

/** Whether a grown-up may see a comic with this story: words that may name a grown-up as the one who harms stay hidden. */
const comicFilter = async (childId: string) => {
  const kept = await Promise.all(
    (['comic', 'writing'] as const).map((feature) => keptFromSupervisors(childId, feature)),
  );
  const ids = kept.flatMap((some) => [...some]);
  return ({ story }: { story: string }) => {
    const hash = hashOf(story);
    return !ids.some((id) => id === hash || id.startsWith(`${hash}-`));
  };
};

/** What a child read, met and made in a week. Kinds without an activity on any day are not read. */
export const weekOfChild = async (child: UserItem, days: Days): Promise<ChildWeek> => {
  const { first, last } = days;
  const counted = await daysBetween(child.id, first, last);
  const did = (kind: 'quiz' | 'article' | 'comic') => counted.some((day) => day[`${kind}_done`] > 0);
  const week = Math.floor(numberOfDay(last) / 7);
  const [quizzes, words, comic] = await Promise.all([
    did('quiz') ? quizzesOn(child.id, days) : [],
    did('article') ? wordsMetOn(child.id, first, last) : [],
    did('comic') ? comicFilter(child.id).then((mayShow) => sharedComicOn(child, days, mayShow)) : undefined,
  ]);
  const quizzed = bookOfQuizzes(quizzes, week);
  const [paged, missed, suggestion] = await Promise.all([
    booksOfPages(child, days, quizzed, week),
    missedIn(quizzes, most.missed),
    suggestionFor(child, quizzed),
  ]);
  return {
    books: [...quizzed, ...paged].slice(0, most.books),
    pages: counted.reduce((sum, { reading_pages }) => sum + reading_pages, 0),
    words: words.slice(0, most.words),
    missed,
    comic,
    suggestion,
  };
};

export const isEmptyWeek = ({ books, pages, words, comic }: ChildWeek): boolean =>
  books.length + pages + words.length === 0 && comic === undefined;
