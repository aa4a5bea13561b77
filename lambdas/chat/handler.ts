import { chat } from '../../contract/chat';
import { serve } from '../serve';
import { voiceHistory, voiceSession } from '../voice/history';
import { feedback, history, session } from './history';
import { send } from './send';

export const handler = serve(chat, { send, history, session, feedback, voiceHistory, voiceSession });
