import { quizErrors } from '../../contract/errors/quiz';
import type { Person } from '../users/identify';
import { availability } from './availability';

const countUp = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Where the next quiz starts and may end. */
export const chapters = async ({ actor, query: { id } }: { actor: Person; query: { id: string } }) => {
  const left = await availability(actor.id, id);
  const nothing = { valid_chapters: [], start_chapter: null, message: null, completed: false };
  if (left.kind === 'full') return nothing;
  if (left.kind === 'unknown') return { ...nothing, message: quizErrors.quiz_book_unknown.text };
  if (left.kind === 'done') return { ...nothing, message: quizErrors[left.code].text, completed: true };
  return { ...nothing, valid_chapters: countUp(left.start, left.last), start_chapter: left.start };
};
