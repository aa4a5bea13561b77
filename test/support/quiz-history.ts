import type { Answer } from '../../contract/endpoint';
import type { QuizHistoryItem, QuizQuestion, quiz } from '../../contract/quiz/endpoints';
import { questions } from './screens';

/** Ids of quizzes sort by time. */
export const idOf = (number: number) => `01K${String(number).padStart(23, '0')}`;

export const item = (number: number, of: Partial<QuizHistoryItem> = {}): QuizHistoryItem => ({
  id: idOf(number),
  score: 8,
  total: 10,
  points: 120,
  start_chapter: 1,
  end_chapter: 3,
  created_at: new Date(2026, 10, 14, 12).toISOString(),
  books: { id: `book-${number}`, title: `Book ${number}`, author: 'Mara Quill', cover_url: null },
  ...of,
});

const [first, second, third] = questions(3) as [QuizQuestion, QuizQuestion, QuizQuestion];

export const answeredRight = { ...first, user_answer: 'Answer 1c' };

/** A quiz with a right answer, a wrong answer and an open question. */
export const reviewed = (number: number): Answer<typeof quiz.review> => ({
  ...item(number, { score: 1, total: 3, points: 5 }),
  answers: [
    answeredRight,
    { ...second, user_answer: 'Answer 2a' },
    { ...third, evidence: null, user_answer: null },
  ],
});
