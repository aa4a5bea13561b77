import { questionsPerQuiz } from '../../../contract/rules/quiz';
import type { Payer } from '../../accounts/ai-budget';
import type { getBook } from '../../books/library';
import { alone } from '../../model/alone';
import { ApiError } from '../../platform/api-error';
import { now, pause, secondsFrom } from '../../platform/clock';
import { type ChapterBank, chapterBanksOf } from './bank-store';
import { capacityOf, type Heads } from './capacity';
import { isFree, isMade, isUnknown, mayGrow } from './edition';
import { orderBank } from './order-bank';
import { chaptersAsked, type Range } from './range';

export interface Place {
  readonly book: Awaited<ReturnType<typeof getBook>>;
  readonly range: Range;
}

/** The chapters that a quiz is composed from, and the heads of the range and of the chapter after it. */
export interface Banks {
  readonly chapters: readonly number[];
  readonly heads: Heads;
}

/** The call ends before API Gateway's limit of 29 s, and the browser repeats it. */
const waitSeconds = 20;
const pollMilliseconds = 300;

/** Includes the chapter after the range, whose questions are made ahead of time. */
export const readHeads = async ({ book, range }: Place): Promise<Heads> => {
  const [first, last] = range === 'full' ? [0, 0] : [range.start, range.end + 1];
  const heads = await chapterBanksOf(book.id, first, last);
  return new Map(heads.map((head) => [head.chapter, head]));
};

/** Whether there is no edition because the last worker failed. */
const hasFailed = (head: ChapterBank | undefined): boolean =>
  typeof head?.failed_at === 'string' && !isMade(head);

const hasFailedSince = (head: ChapterBank | undefined, since: string) => (head?.failed_at ?? '') >= since;

/** Reads the heads, and chooses the chapters by their capacity. */
const readBanks = async (place: Place): Promise<Banks> => {
  const heads = await readHeads(place);
  return { heads, chapters: chaptersAsked(place.range, (chapter) => capacityOf(place.book, heads, chapter)) };
};

/** The chapters that need a worker: without a usable edition, and without a failure since this call began. */
const openChapters = ({ chapters, heads }: Banks, since: string): number[] =>
  chapters.filter((chapter) => {
    const head = heads.get(chapter);
    const isDone = isMade(head) && !mayGrow(head);
    return !isDone && !isUnknown(head) && !hasFailedSince(head, since);
  });

/**
 * The banks, if a quiz can be composed from them: the last chapter has questions, and all chapters together have ten. Other
 * chapters may be missing. Throws the reason otherwise.
 */
const usable = ({ book, range }: Place, banks: Banks): Banks => {
  const { chapters, heads } = banks;
  const last = heads.get(chapters.at(-1) ?? 0);
  if (!isMade(last)) {
    if (!isUnknown(last)) throw new ApiError('quiz_generation_failed');
    throw new ApiError(range === 'full' ? 'quiz_book_unknown' : 'quiz_chapters_unknown');
  }
  const present = (chapter: number) => (isMade(heads.get(chapter)) ? capacityOf(book, heads, chapter) : 0);
  const sum = chapters.reduce((total, chapter) => total + present(chapter), 0);
  if (present(last.chapter) > 0 && sum >= questionsPerQuiz) return banks;
  // Short chapters stay short, but a chapter whose worker failed may be made later.
  if (chapters.some((chapter) => hasFailed(heads.get(chapter)))) throw new ApiError('quiz_generation_failed');
  const isRest = range === 'full' || range.end === book.chapters.length;
  throw new ApiError(isRest ? 'quiz_book_too_short' : 'quiz_chapters_too_short');
};

const beingMade = ({ chapters, heads }: Banks) =>
  new ApiError('quiz_being_made', undefined, {
    made: chapters.filter((chapter) => isMade(heads.get(chapter))).length,
    of: chapters.length,
  });

/** Orders what is missing. Returns the refusal if there is no new work: the day's budget is used up, or an operator's switch is off. */
const orderOpen = async (
  book_id: string,
  { heads }: Banks,
  open: readonly number[],
  payer: Payer,
): Promise<ApiError | undefined> => {
  try {
    for (const chapter of open) if (isFree(heads.get(chapter))) await orderBank({ book_id, chapter }, payer);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'ai_resting' || error.code === 'paused')) return error;
    throw error;
  }
};

/** The present banks, if they are enough for a quiz. Throws `refused` otherwise. */
const asTheyAre = (place: Place, banks: Banks, refused: ApiError): Banks => {
  try {
    return usable(place, banks);
  } catch {
    throw refused;
  }
};

/** Orders the missing editions and waits for them. An order whose worker died is repeated. */
const orderAndWait = async (place: Place, payer: Payer, since: Date): Promise<Banks> => {
  const deadline = secondsFrom(since, waitSeconds);
  for (;;) {
    const banks = await readBanks(place);
    const open = openChapters(banks, since.toISOString());
    if (open.length === 0) return usable(place, banks);
    if (now() >= deadline) throw beingMade(banks);
    const refused = await orderOpen(place.book.id, banks, open, payer);
    if (refused !== undefined) return asTheyAre(place, banks, refused);
    await pause(pollMilliseconds);
  }
};

/**
 * The banks for a quiz. Waits up to 20 seconds for those that must be made; a child waits in one call at a time. Throws
 * `quiz_being_made` after that time and for a second simultaneous call, `quiz_generation_failed`, `quiz_book_unknown` or
 * `quiz_chapters_unknown` if the model does not know the last chapter, and `quiz_book_too_short` or `quiz_chapters_too_short`
 * if the chapters together support fewer than ten questions.
 */
export const getBanks = async (place: Place, payer: Payer): Promise<Banks> => {
  const since = now();
  const banks = await readBanks(place);
  if (openChapters(banks, since.toISOString()).length === 0) return usable(place, banks);
  return alone(
    payer.id,
    'quiz',
    () => beingMade(banks),
    () => orderAndWait(place, payer, since),
  );
};
