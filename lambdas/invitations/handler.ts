import { consentErrors } from '../../contract/errors/consent';
import { invitationsErrors } from '../../contract/errors/invitations';
import { referralsErrors } from '../../contract/errors/referrals';
import { invitations } from '../../contract/invitations';
import { referrals } from '../../contract/referrals';
import { listActions } from '../audit/record';
import { mine } from '../referrals/mine';
import { submit } from '../referrals/submit';
import { serveOperators } from '../serve-operators';
import { inviteChild } from './invite-child';
import { joinWaitlist } from './join-waitlist';
import {
  invite,
  listInvitations,
  listTeachers,
  listWaitlist,
  resend,
  revoke,
  verifyOneTeacher,
} from './operate';

export const handler = serveOperators(
  { ...invitations, ...referrals },
  { ...consentErrors, ...invitationsErrors, ...referralsErrors },
  {
    mine,
    submit,
    joinWaitlist,
    inviteChild,
    list: listInvitations,
    invite,
    resend,
    revoke,
    waitlist: listWaitlist,
    teachers: listTeachers,
    verifyTeacher: verifyOneTeacher,
    actions: listActions,
  },
);
