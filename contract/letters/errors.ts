import type { ErrorDeclarations } from '../error';

export const lettersErrors = {
  letter_not_yours: {
    status: 403,
    text: 'This letter is for the guardian of a child, or for a verified teacher.',
  },
  letter_link_invalid: {
    status: 404,
    text: 'This link is too old. Use the one in the latest letter, or sign in and switch the letter off.',
    ends: true,
  },
} as const satisfies ErrorDeclarations;
