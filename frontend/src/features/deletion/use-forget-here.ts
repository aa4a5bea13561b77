import { useQuery } from '@tanstack/react-query';
import type { LinkedDeletion } from '../../../../contract/deletion/endpoints';
import { users } from '../../../../contract/users/endpoints';
import { ApiFailure, call } from '../../lib/api';
import { hasStoredSession } from '../../lib/stored-session';
import { deletionKeys } from '../../subjects/deletion/keys';

/** Ends a session of the shut account in this browser, and forgets what it has left here. Other people stay signed in. */
const endOwnSession = async (): Promise<true> => {
  try {
    await call(users.me, {});
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'account_gone')
      await (await import('../../lib/sign-out')).signOut();
  }
  return true;
};

/** A guardian's page shows a child's deletion: the session in the browser is the guardian's, or nobody's. */
export const useForgetHere = ({ is_child, asked_at }: LinkedDeletion) =>
  useQuery({
    queryKey: deletionKeys.ownSession(asked_at),
    queryFn: endOwnSession,
    enabled: !is_child && hasStoredSession(),
    staleTime: Number.POSITIVE_INFINITY,
  });
