import { voice } from '../../../contract/voice/endpoints';
import { voiceErrors } from '../../../contract/voice/errors';
import { handOutTicket } from '../../realtime/ticket';
import { voiceHistory, voiceSession } from '../../voice/history';
import { serve } from '../serve';

export const handler = serve(voice, voiceErrors, {
  history: voiceHistory,
  session: voiceSession,
  ticket: handOutTicket,
});
