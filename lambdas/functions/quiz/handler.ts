import { booksErrors } from '../../../contract/books/errors';
import { quiz } from '../../../contract/quiz/endpoints';
import { quizErrors } from '../../../contract/quiz/errors';
import { quizRecall } from '../../../contract/quiz/recall';
import { quizReview } from '../../../contract/quiz/review';
import { chapters } from '../../quiz/attempt/chapters';
import { history, review } from '../../quiz/attempt/history';
import { start } from '../../quiz/attempt/start';
import { submit } from '../../quiz/attempt/submit';
import { answerRecall } from '../../quiz/recall/answer';
import { beginRecall } from '../../quiz/recall/begin';
import { putOffRecall } from '../../quiz/recall/put-off';
import { report } from '../../quiz/review/report';
import { decide, toReview } from '../../quiz/review/review-questions';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(
  { ...quiz, ...quizRecall, ...quizReview },
  { ...booksErrors, ...quizErrors },
  {
    chapters,
    start,
    submit,
    history,
    review,
    beginRecall,
    answerRecall,
    putOffRecall,
    report,
    toReview,
    decide,
  },
);
