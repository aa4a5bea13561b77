import { ulid } from 'ulid';
import { startReading } from '../books/start-reading';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { pack } from '../platform/packed';
import type { Person } from '../users/identify';
import { type Availability, availability } from './availability';
import { questionSet } from './question-set';
import { type Range, rangeFields } from './range';
import { shuffleQuiz } from './shuffle';
import { attempts, questionsOf } from './store';

const chosenRange = (left: Availability, endChapter: string | undefined): Range => {
  if (left.kind === 'done') throw new ApiError(left.code);
  if (left.kind === 'unknown') throw new ApiError('quiz_book_unknown');
  if (left.kind === 'full') {
    if (endChapter !== undefined) throw new ApiError('quiz_chapter_invalid');
    return 'full';
  }
  const end = Number(endChapter);
  if (end < left.start) throw new ApiError('quiz_range_completed');
  if (!(end >= left.start && end <= left.last)) throw new ApiError('quiz_chapter_invalid');
  return { start: left.start, end };
};

/**
 * Gives out a quiz; the first quiz on a book moves it to Currently Reading. A repeated call before the submission returns
 * the same quiz in the same order.
 */
export const start = async ({
  actor,
  query: { id, end_chapter },
}: {
  actor: Person;
  query: { id: string; end_chapter?: string | undefined };
}) => {
  const left = await availability(actor.id, id);
  const range = chosenRange(left, end_chapter);
  const { book } = left;
  const answer = { ...rangeFields(range), book: { id, title: book.title, author: book.author } };
  const key = { user_id: actor.id, book_id: id, range };

  const given = await attempts.get(key, { consistent: true });
  if (given !== undefined) return { ...answer, quiz: questionsOf(given) };

  const isFirst = range === 'full' || range.start === 1;
  const questions = shuffleQuiz(await questionSet({ book, range }, actor.id), range !== 'full');
  if (isFirst) await startReading(actor.id, id);
  const created = await attempts.create({
    ...key,
    quiz_id: ulid(now().getTime()),
    questions: pack(questions),
    created_at: now().toISOString(),
    submitted_at: null,
  });
  const kept = created ? undefined : await attempts.get(key, { consistent: true });
  return { ...answer, quiz: kept === undefined ? questions : questionsOf(kept) };
};
