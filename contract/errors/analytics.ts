import type { ErrorDeclarations } from './declaration';

export const analyticsErrors = {
  transcripts_closed: {
    status: 403,
    text: 'The words of this talk are not open to you.',
  },
} as const satisfies ErrorDeclarations;
