import type { ErrorDeclarations } from '../error';

export const operationsErrors = {
  factor_unverified: {
    status: 409,
    text: 'Your app is not connected yet. Please type a code that it shows.',
  },
  factor_yours: {
    status: 403,
    text: 'Another operator has to do that for you, or whoever has the AWS account.',
  },
  operator_not_found: {
    status: 404,
    text: 'This operator is not here any more. Please load the list again.',
  },
} as const satisfies ErrorDeclarations;
