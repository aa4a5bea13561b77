import { booksErrors } from '../../../contract/books/errors';
import { chat } from '../../../contract/chat/endpoints';
import { chatErrors } from '../../../contract/chat/errors';
import { feedbackErrors } from '../../../contract/feedback/errors';
import { feedback, history, session } from '../../chat/history';
import { send } from '../../chat/send';
import { serve } from '../serve';

export const handler = serve(
  chat,
  { ...booksErrors, ...chatErrors, ...feedbackErrors },
  { send, history, session, feedback },
);
