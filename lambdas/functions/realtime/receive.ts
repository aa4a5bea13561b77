import { booksErrors } from '../../../contract/books/errors';
import { chatErrors } from '../../../contract/chat/errors';
import { realtime } from '../../../contract/realtime/messages';
import { voiceErrors } from '../../../contract/voice/errors';
import { createReceiver, type Holder } from '../../platform/socket/create-receiver';
import { hear } from '../../voice/hear';
import type { Reading } from '../../voice/read-ahead';
import { start } from '../../voice/start';
import { stop } from '../../voice/stop';

/** One use case for each kind of message in the contract. */
export const receive = createReceiver<typeof realtime, Holder & Reading>(
  realtime,
  { ...booksErrors, ...chatErrors, ...voiceErrors },
  {
    ping: async () => ({ type: 'connection_status', status: 'connected' }) as const,
    mute: (choice, holder) => (choice.muted ? stop(choice, holder) : start(choice, holder)),
    audio: hear,
  },
);
