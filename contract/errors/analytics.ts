import type { ErrorDeclarations } from './declaration';

export const analyticsErrors = {
  transcripts_closed: {
    status: 403,
    text: 'This talk is not open to you. A guardian, or a student who decides alone, can open talks to teachers.',
  },
} as const satisfies ErrorDeclarations;
