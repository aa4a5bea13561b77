import type { ErrorDeclarations } from '../error';

export const voiceErrors = {
  voice_session_not_found: { status: 404, text: 'We could not find that voice chat.' },
  voice_not_started: { status: 409, text: 'Press the microphone first, then talk with Wren.', ends: true },
  voice_elsewhere: {
    status: 409,
    text: 'You are talking with Wren in another window now. Go on there, or start again here.',
    ends: true,
  },
  voice_busy: {
    status: 503,
    text: 'The line is busy: many children are talking with Wren. Please try again in a minute.',
    retryAfter: 60,
    retryable: true,
  },
  voice_unclear: {
    status: 422,
    text: 'I could not understand you again. You can also type: choose Chat on the page of your books.',
  },
  voice_failed: {
    status: 503,
    text: 'Wren could not answer just now. Please say it once more.',
    retryable: true,
  },
} as const satisfies ErrorDeclarations;
