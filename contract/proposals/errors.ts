import type { ErrorDeclarations } from '../error';

export const proposalsErrors = {
  proposal_over: { status: 404, text: 'This proposal has ended. Please load the list again.', ends: true },
  proposal_yours: {
    status: 403,
    text: 'A second operator has to agree: nobody agrees to a proposal of their own.',
  },
  guardian_decides: { status: 409, text: 'A guardian of this child has to agree to that in their account.' },
  nothing_to_correct: { status: 409, text: 'That is what we know already.' },
  person_not_found: { status: 404, text: 'There is no account like this.' },
} as const satisfies ErrorDeclarations;
