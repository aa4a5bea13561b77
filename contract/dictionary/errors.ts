import type { ErrorDeclarations } from '../error';

export const dictionaryErrors = {
  definition_not_found: { status: 404, text: 'No definition found.' },
  dictionary_unavailable: {
    status: 503,
    text: 'The dictionary does not answer just now. Please try that word again in a little while.',
    retryable: true,
  },
} as const satisfies ErrorDeclarations;
