import type { ErrorDeclarations } from '../error';

export const narrationErrors = {
  sentence_not_found: { status: 404, text: 'This chapter has no such sentence.' },
  sentence_being_spoken: {
    status: 409,
    text: 'Wren is just about to read this. One moment, please!',
    retryAfter: 1,
    retryable: true,
  },
  sentence_not_spoken: {
    status: 503,
    text: 'Wren cannot read this aloud just now. Your device may have a voice for it.',
    retryable: true,
  },
} as const satisfies ErrorDeclarations;
