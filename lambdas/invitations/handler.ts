import { invitations } from '../../contract/invitations';
import { listActions } from '../audit/record';
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

export const handler = serveOperators(invitations, {
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
});
