import type { Guide } from '../error';
import type { proposalsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const proposalsErrorGuide = {
  proposal_over: {
    when: 'An operator agrees to a proposal, or withdraws it, that is decided, withdrawn or older than seven days.',
    recovery: 'Load the list again, and propose it anew if it is still needed.',
  },
  proposal_yours: {
    when: 'The operator who agrees is the one who proposed, or has an address of the same mailbox.',
    recovery: 'Ask another operator; the operations manual says how to add one.',
  },
  guardian_decides: {
    when: 'Operators correct a detail that would let a child with a guardian decide alone earlier.',
    recovery: 'The guardian corrects it on the page of the child.',
  },
  nothing_to_correct: {
    when: 'A correction is proposed that changes nothing.',
    recovery: 'Load the details again.',
  },
  person_not_found: {
    when: 'An operator looks for a person who has no profile.',
    recovery: 'Check the address.',
  },
} as const satisfies Guide<typeof proposalsErrors>;
