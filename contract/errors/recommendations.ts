import type { ErrorDeclarations } from './declaration';

export const recommendationsErrors = {
  recommendations_failed: { status: 503, text: 'Failed to load recommendations' },
} as const satisfies ErrorDeclarations;
