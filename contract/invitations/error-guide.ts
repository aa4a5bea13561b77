import type { Guide } from '../error';
import type { invitationsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const invitationsErrorGuide = {
  not_invited: {
    when: 'There is no invitation for the address that is open, unused and in date.',
    recovery: 'Ask whoever invited you for a new invitation, or join the waitlist.',
  },
  email_taken: {
    when: 'Another account has a profile under this address.',
    recovery: 'Sign in with the account that has the profile.',
  },
  invitation_not_found: {
    when: 'An invitation is sent again or revoked that does not exist.',
    recovery: 'Invite the address.',
  },
  invitation_used: {
    when: 'An invitation is sent again or revoked after somebody has joined with it.',
    recovery: 'Nothing: the account exists.',
  },
  invitation_waits: {
    when: "An operator sends a parent's invitation again that waits beside a school's.",
    recovery: 'Propose to admit it, with `POST /operator/proposals`.',
  },
  waitlist_link_invalid: {
    when: 'The token is not from a mail of this stage, or was changed.',
    recovery: 'Open the link of the mail again.',
  },
  teacher_not_found: {
    when: 'The person is no teacher, or is verified already.',
    recovery: 'Load the list again.',
  },
  invitation_choice: {
    when: 'There are several open invitations to the address, and none was chosen.',
    recovery: 'Show `invitations` of `GET /onboarding` and send the id of one.',
  },
  children_limit: {
    when: 'A parent has invited three children, and none of them has read for a week.',
    recovery: 'Wait until an invitation has expired or a child has read for a week.',
  },
  children_limit_reached: {
    when: 'A parent has ten children here, open invitations counted.',
    recovery: 'Ask an operator.',
  },
} as const satisfies Guide<typeof invitationsErrors>;
