import type { Guide } from '../error';
import type { voiceErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const voiceErrorGuide = {
  voice_session_not_found: {
    when: 'The child has no voice chat with this id.',
    recovery: 'Choose one from the history.',
  },
  voice_not_started: {
    when: 'An `audio` message arrived on a socket without a voice chat.',
    recovery: 'Send `mute` with `muted: false` first.',
  },
  voice_elsewhere: {
    when: 'The voice chat has gone on to a newer socket of the same child.',
    recovery: 'Go on there, or send `mute` with `muted: false` here.',
  },
  voice_busy: {
    when: 'The stage has as many voice chats as its setting `voiceChats` allows at the same time.',
    recovery: 'Send `mute` with `muted: false` again in a minute, or type: `POST /chat`.',
  },
  voice_unclear: {
    when: 'The transcription had no words for two turns in a row.',
    recovery: 'Speak closer to the microphone, or type: `POST /chat`.',
  },
  voice_failed: {
    when: 'Transcription, moderation or the model is down or has refused the call.',
    recovery: 'Say it again. What was said is not kept.',
  },
} as const satisfies Guide<typeof voiceErrors>;
