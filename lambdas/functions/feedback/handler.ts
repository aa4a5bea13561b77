import { feedback } from '../../../contract/feedback/endpoints';
import { feedbackErrors } from '../../../contract/feedback/errors';
import { give } from '../../feedback/give';
import { inbox } from '../../feedback/inbox';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(feedback, feedbackErrors, { give, inbox });
