import { booksErrors } from '../../../contract/books/errors';
import { quiz } from '../../../contract/quiz/endpoints';
import { quizErrors } from '../../../contract/quiz/errors';
import { quizReview } from '../../../contract/quiz/review';
import { chapters } from '../../quiz/attempt/chapters';
import { history, review } from '../../quiz/attempt/history';
import { start } from '../../quiz/attempt/start';
import { submit } from '../../quiz/attempt/submit';
import { report } from '../../quiz/review/report';
import { decide, toReview } from '../../quiz/review/review-questions';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(
  { ...quiz, ...quizReview },
  { ...booksErrors, ...quizErrors },
  { chapters, start, submit, history, review, report, toReview, decide },
);
