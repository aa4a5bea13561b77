import { quizErrors } from '../../contract/errors/quiz';
import { questionsPerQuiz } from '../../contract/rules/quiz';
import type { Person } from '../users/identify';
import { availability } from './availability';
import { capacityOf, validEnds } from './capacity';
import { readHeads } from './get-banks';

const nothing = { valid_chapters: [], start_chapter: null, message: null, completed: false };
const tooShort = { ...nothing, message: quizErrors.quiz_book_too_short.text };

/** Where the next quiz starts and may end. An end is offered only if there are ten questions up to it, or likely to be. */
export const chapters = async ({ actor, query: { id } }: { actor: Person; query: { id: string } }) => {
  const left = await availability(actor.id, id);
  if (left.kind === 'unknown') return { ...nothing, message: quizErrors.quiz_book_unknown.text };
  if (left.kind === 'done') return { ...nothing, message: quizErrors[left.code].text, completed: true };
  const { book } = left;
  if (left.kind === 'full') {
    const heads = await readHeads({ book, range: 'full' });
    return capacityOf(book, heads, 0) < questionsPerQuiz ? tooShort : nothing;
  }
  const heads = await readHeads({ book, range: { start: left.start, end: left.last } });
  const valid_chapters = validEnds(book, heads, left);
  return valid_chapters.length === 0 ? tooShort : { ...nothing, valid_chapters, start_chapter: left.start };
};
