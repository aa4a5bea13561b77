import { consentErrors } from '../../../contract/consent/errors';
import { invitations } from '../../../contract/invitations/endpoints';
import { invitationsErrors } from '../../../contract/invitations/errors';
import { inviteChild } from '../../invitations/invite-child';
import { joinWaitlist } from '../../invitations/join-waitlist';
import { leaveWaitlist } from '../../invitations/leave-waitlist';
import {
  invite,
  listInvitations,
  listTeachers,
  listWaitlist,
  resend,
  revoke,
} from '../../invitations/operate';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(
  invitations,
  { ...consentErrors, ...invitationsErrors },
  {
    joinWaitlist,
    leaveWaitlist,
    inviteChild,
    list: listInvitations,
    invite,
    resend,
    revoke,
    waitlist: listWaitlist,
    teachers: listTeachers,
  },
);
