import type { ErrorDeclarations } from '../error';

export const addressesErrors = {
  address_not_found: { status: 404, text: 'There is nobody under this name whose address you can change.' },
  address_same: { status: 409, text: 'This is the address already.' },
  address_pending: {
    status: 409,
    text: 'Another address is waiting for its mailboxes. Take that change back first.',
  },
  address_asked_too_often: {
    status: 429,
    text: 'That were three changes today. Please try again tomorrow.',
  },
  address_moving: {
    status: 409,
    text: 'Both mailboxes have said yes: the new address takes over now.',
    ends: true,
  },
  address_link_invalid: {
    status: 404,
    text: 'This link is not valid any more. It holds for a day, and ends when the change is done or taken back.',
    ends: true,
  },
} as const satisfies ErrorDeclarations;
