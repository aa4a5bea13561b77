import type { ErrorDeclarations } from './declaration';

export const questionsErrors = {
  question_not_found: { status: 404, text: 'We could not find that question.' },
} as const satisfies ErrorDeclarations;
