import { questionsErrors } from '../../contract/errors/questions';
import { questions } from '../../contract/questions';
import { report } from '../quiz/report';
import { decide, toReview } from '../quiz/review-questions';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(questions, questionsErrors, { report, toReview, decide });
