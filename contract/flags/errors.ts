import type { ErrorDeclarations } from '../error';

export const flagsErrors = {
  flag_not_found: { status: 404, text: 'There is no such open flag.' },
} as const satisfies ErrorDeclarations;
