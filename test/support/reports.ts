import { contract } from '../../contract';
import type { Received } from '../../contract/endpoint';
import type { QuestionToReview } from '../../contract/quiz/review';
import type { ReportReason } from '../../contract/rules/question-reports';
import { createBook, fable } from './books';
import { createPerson, type Person } from './people';
import { type Given, startQuiz } from './quiz';

const { quiz } = contract;

type Caller = Pick<Person, 'call'>;

export const reportQuestion = (
  child: Caller,
  book_id: string,
  question_id: string,
  reason: ReportReason = 'wrong_answer',
) => child.call(quiz.report, { body: { book_id, question_id, reason } });

/** The questions of a book on the operators' list, on all its pages. */
export const listedOf = async (operator: Caller, bookId: string): Promise<QuestionToReview[]> => {
  const found: QuestionToReview[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await operator.call(quiz.toReview, { query: { ...(cursor && { cursor }) } });
    const page = body as Received<typeof quiz.toReview>;
    found.push(...page.questions.filter(({ book }) => book.id === bookId));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return found;
};

export const decideOn = (operator: Caller, book_id: string, question_id: string, decision: 'hide' | 'keep') =>
  operator.call(quiz.decide, { body: { book_id, question_id, decision } });

/** Children who got the same question of a book, and that question. */
export const withQuestion = async (count: number, from?: string) => {
  const book = await createBook(from === undefined ? {} : { from });
  const end = from === fable ? undefined : 1;
  const children = await Promise.all(Array.from({ length: count }, () => createPerson()));
  const given: Given[] = [];
  for (const child of children) given.push((await startQuiz(child, book.id, end)).body);
  const [first, ...others] = given.map(({ quiz }) => quiz.map(({ id }) => id));
  const id = first?.find((one) => others.every((ids) => ids.includes(one))) ?? '';
  const question = given[0]?.quiz.find((one) => one.id === id);
  if (question === undefined) throw new Error('No question was given to all children');
  return { book, children, given, id, question };
};
