import type { ErrorDeclarations } from '../error';

export const invitationsErrors = {
  not_invited: { status: 403, text: 'Registration is currently by invitation only.' },
  email_taken: { status: 409, text: 'There is an account for this e-mail address already.' },
  invitation_not_found: { status: 404, text: 'There is no invitation for this e-mail address.' },
  invitation_used: { status: 409, text: 'This invitation has been used already.' },
  invitation_waits: {
    status: 409,
    text: 'A school has invited this address, too. Two operators have to admit this invitation.',
  },
  invitation_choice: { status: 409, text: 'Please choose whose invitation you come with.' },
  children_limit: {
    status: 409,
    text: 'You can invite three children for now. When one of them has read with us for a week, you can invite more.',
  },
  children_limit_reached: { status: 409, text: 'You can invite ten children at most.' },
  waitlist_link_invalid: {
    status: 404,
    text: 'This link is not whole. Please open it from our e-mail once more.',
    ends: true,
  },
  teacher_not_found: { status: 404, text: 'There is no teacher waiting under this name.' },
} as const satisfies ErrorDeclarations;
