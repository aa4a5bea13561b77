import { chat } from '../../contract/chat';
import { booksErrors } from '../../contract/errors/books';
import { chatErrors } from '../../contract/errors/chat';
import { feedbackErrors } from '../../contract/errors/feedback';
import { voiceErrors } from '../../contract/errors/voice';
import { serve } from '../serve';
import { voiceHistory, voiceSession } from '../voice/history';
import { feedback, history, session } from './history';
import { send } from './send';

export const handler = serve(
  chat,
  { ...booksErrors, ...chatErrors, ...feedbackErrors, ...voiceErrors },
  { send, history, session, feedback, voiceHistory, voiceSession },
);
