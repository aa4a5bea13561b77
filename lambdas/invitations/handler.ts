import { invitations } from '../../contract/invitations';
import { serve } from '../serve';
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

export const handler = serve(invitations, {
  joinWaitlist,
  inviteChild,
  list: listInvitations,
  invite,
  resend,
  revoke,
  waitlist: listWaitlist,
  teachers: listTeachers,
  verifyTeacher: verifyOneTeacher,
});
