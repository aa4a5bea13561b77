import type { getBook } from '../books/library';
import { alone } from '../platform/ai/alone';
import { ApiError } from '../platform/api-error';
import { now, pause, secondsFrom } from '../platform/clock';
import { type ChapterBank, chapterBanksOf } from './bank-store';
import { isFree, isMade, isUnknown } from './edition';
import { orderBank } from './order-bank';
import { chaptersAsked, type Range } from './range';

export interface Place {
  readonly book: Awaited<ReturnType<typeof getBook>>;
  readonly range: Range;
}

/** The heads of the chapters, by chapter. */
type Heads = ReadonlyMap<number, ChapterBank>;

/** The call ends in time for the 29 s of API Gateway, and the browser asks again. */
const waitSeconds = 20;
const pollMilliseconds = 300;

/** Also of the chapter after the range: its questions are made ahead of time. */
const readHeads = async ({ book, range }: Place): Promise<Heads> => {
  const [first, last] = range === 'full' ? [0, 0] : [range.start, range.end + 1];
  const heads = await chapterBanksOf(book.id, first, last);
  return new Map(heads.map((head) => [head.chapter, head]));
};

const hasFailedSince = (head: ChapterBank | undefined, since: string) => (head?.failed_at ?? '') >= since;

/** The chapters that a worker must still do: neither made nor, since this call began, found impossible. */
const openChapters = (chapters: readonly number[], heads: Heads, since: string): number[] =>
  chapters.filter((chapter) => {
    const head = heads.get(chapter);
    return !isMade(head) && !isUnknown(head) && !hasFailedSince(head, since);
  });

/**
 * The heads, if a quiz can be composed from them. It can do without chapters that nobody could ask about, but not without
 * the last one. Throws the reason if it cannot.
 */
const usable = (place: Place, chapters: readonly number[], heads: Heads): Heads => {
  const last = heads.get(chapters.at(-1) ?? 0);
  if (isMade(last)) return heads;
  if (!isUnknown(last)) throw new ApiError('quiz_generation_failed');
  throw new ApiError(place.range === 'full' ? 'quiz_book_unknown' : 'quiz_chapters_unknown');
};

const beingMade = (chapters: readonly number[], heads: Heads) =>
  new ApiError('quiz_being_made', undefined, {
    made: chapters.filter((chapter) => isMade(heads.get(chapter))).length,
    of: chapters.length,
  });

/** Orders what is missing and waits for it. An order whose worker died is repeated. */
const orderAndWait = async (
  place: Place,
  chapters: readonly number[],
  userId: string,
  since: Date,
): Promise<Heads> => {
  const deadline = secondsFrom(since, waitSeconds);
  for (;;) {
    const heads = await readHeads(place);
    const open = openChapters(chapters, heads, since.toISOString());
    if (open.length === 0) return usable(place, chapters, heads);
    if (now() >= deadline) throw beingMade(chapters, heads);
    for (const chapter of open)
      if (isFree(heads.get(chapter))) await orderBank({ book_id: place.book.id, chapter }, userId);
    await pause(pollMilliseconds);
  }
};

/**
 * The heads of the banks for a quiz, and of the chapter after it. Waits up to 20 seconds for banks that must be made; a
 * child waits in one place at a time. Throws `quiz_being_made` after that time and for a second simultaneous call,
 * `quiz_generation_failed`, and `quiz_book_unknown` or `quiz_chapters_unknown` if the model does not know the last chapter.
 */
export const getBanks = async (place: Place, userId: string): Promise<Heads> => {
  const since = now();
  const chapters = chaptersAsked(place.range);
  const heads = await readHeads(place);
  if (openChapters(chapters, heads, since.toISOString()).length === 0) return usable(place, chapters, heads);
  const busy = () => beingMade(chapters, heads);
  return alone(userId, 'quiz', busy, () => orderAndWait(place, chapters, userId, since));
};
