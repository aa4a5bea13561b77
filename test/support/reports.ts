import { contract } from '../../contract';
import type { Received } from '../../contract/endpoint';
import type { QuestionToReview } from '../../contract/quiz/review';
import type { ReportReason } from '../../contract/rules/question-reports';
import type { Person } from './people';

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
