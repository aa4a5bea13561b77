import type { ErrorDeclarations } from '../error';

export const recommendationsErrors = {
  recommendations_failed: { status: 503, text: 'Failed to load recommendations', retryable: true },
} as const satisfies ErrorDeclarations;
