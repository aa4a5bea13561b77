import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Call, Received } from '../../../../contract/endpoint';
import { invitations } from '../../../../contract/invitations/endpoints';
import { call } from '../../lib/api';
import { refreshInvited } from './queries';

export type Invite = Call<typeof invitations.invite>['body'];
export type Invited = Received<typeof invitations.invite>['results'];

/** Sends invitations. Idempotent. */
export const useInvite = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Invite) => call(invitations.invite, { body }),
    onSuccess: () => void refreshInvited(queries),
  });
};
