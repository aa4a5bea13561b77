import type { ErrorDeclarations } from '../error';

export const chatErrors = {
  chat_session_not_found: { status: 404, text: 'We could not find that talk. Start a new one!' },
  chat_message_missing: { status: 400, text: 'Please write something first.' },
  chat_chapter_invalid: { status: 400, text: 'Please choose a chapter from the list.', ends: true },
  chat_character_unknown: {
    status: 409,
    text: 'You have not met that character yet. Talk with Wren, or choose somebody you know!',
  },
  chat_being_answered: {
    status: 409,
    text: 'Wren is still thinking about your last message. One moment, please!',
    retryAfter: 2,
    retryable: true,
  },
  chat_failed: { status: 503, text: 'Failed to send message', retryable: true },
} as const satisfies ErrorDeclarations;
