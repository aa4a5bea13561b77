import type { ErrorDeclarations } from '../error';

export const deletionErrors = {
  deletion_by_guardian: {
    status: 403,
    text: 'A grown-up who said yes for you has to ask for this. Show them this page.',
  },
  deletion_children_open: {
    status: 409,
    text: 'Please say first what happens to each child.',
  },
  deletion_asked_too_often: {
    status: 429,
    text: 'We have sent this link a few times today. Please look for our e-mail, also in the spam folder.',
  },
  deletion_under_way: { status: 409, text: 'This account is being deleted already.', ends: true },
  deletion_link_invalid: {
    status: 404,
    text: 'This link is not valid any more. If the account is still there, ask for a new one in it.',
    ends: true,
  },
  deletion_begun: {
    status: 409,
    text: 'The days to change your mind are over, and the deletion has begun.',
    ends: true,
  },
  deletion_not_held: { status: 404, text: 'This deletion does not wait for a decision.' },
} as const satisfies ErrorDeclarations;
