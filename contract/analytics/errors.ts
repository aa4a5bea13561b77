import type { ErrorDeclarations } from '../error';

export const analyticsErrors = {
  transcripts_closed: {
    status: 403,
    text: 'The words of this talk are not open to you.',
  },
} as const satisfies ErrorDeclarations;
