import type { Guide } from '../error';
import type { chatErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const chatErrorGuide = {
  chat_session_not_found: {
    when: 'The session is not one of this child, or nothing was said in it for two days.',
    recovery: 'Open a new one: `POST /chat` with `sessionId` null.',
  },
  chat_message_missing: {
    when: 'The request has no words of the child.',
    recovery: 'Send a last message of the role `user` that is not blank.',
  },
  chat_chapter_invalid: {
    when: 'The book has no such chapter.',
    recovery: 'Choose one of `GET /book/quiz/chapters`, or of the answer to `POST /process`.',
  },
  chat_character_unknown: {
    when: 'The character is not a main character, or does not occur up to the end chapter.',
    recovery: 'Choose one of `GET /book/characters` with the same `end_chapter`.',
  },
  chat_being_answered: {
    when: 'Another request in this session is being answered.',
    recovery: 'Repeat the request with the same `request_id` after `Retry-After`.',
  },
  chat_failed: {
    when: 'The model or the moderation did not answer. Nothing is stored.',
    recovery: 'Repeat the request with the same `request_id`.',
  },
} as const satisfies Guide<typeof chatErrors>;
