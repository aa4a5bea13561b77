import type { ErrorDeclarations } from '../error';

export const wordsErrors = {
  word_not_found: { status: 404, text: 'That word is not on your list any more.' },
  words_full: { status: 409, text: 'Your list of words is full. Take some off that you know well.' },
} as const satisfies ErrorDeclarations;
