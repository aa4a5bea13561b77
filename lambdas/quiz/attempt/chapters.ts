import type { quiz } from '../../../contract/quiz/endpoints';
import { quizErrors } from '../../../contract/quiz/errors';
import { questionsPerQuiz } from '../../../contract/rules/quiz';
import type { Admitted } from '../../accounts/admitted';
import { capacityOf, validEnds } from '../bank/capacity';
import { readHeads } from '../bank/get-banks';
import { availability } from './availability';

const nothing = { valid_chapters: [], start_chapter: null, message: null, completed: false };
const tooShort = { ...nothing, message: quizErrors.quiz_book_too_short.text };

/** The start of the next quiz and its possible ends: those up to which ten questions exist or are likely. */
export const chapters = async ({ actor, query: { id } }: Admitted<typeof quiz.chapters>) => {
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
