import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiFailure, mayPass, millisecondsToWait } from '../../lib/api';
import { userKeys } from './keys';

/** Refusals whose reason the user's own record contains. */
const ofRecord = /_(required|waiting|off|hours|used)$|^paused$/;

/**
 * Queries and mutations of one signed-in user. `onSessionOver` is called with the refusal when the server refuses the session,
 * or the account is being deleted; `onHelp` with the help for a child whose words tell of a crisis.
 */
export const createQueryClient = (
  onSessionOver: (why: ApiFailure) => void,
  onHelp?: (text: string) => void,
) => {
  const isSelf = (key?: QueryKey) => key?.[0] === userKeys.me[0];
  const onError = (error: Error, key?: QueryKey) => {
    if (!(error instanceof ApiFailure)) return;
    if (error.code === 'unauthenticated' || error.code === 'account_gone') onSessionOver(error);
    // The consent was withdrawn, something was switched off, or the terms have changed, during the visit. The refetched record contains this, and the
    // screen explains it.
    if (ofRecord.test(error.code) && !isSelf(key)) void client.invalidateQueries({ queryKey: userKeys.me });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => onError(error, queryKey) }),
    mutationCache: new MutationCache({
      onError: (error) => onError(error),
      onSuccess: (answer, _sent, _context, { meta }) => {
        const help = (answer as { readonly help?: string | null } | undefined)?.help;
        if (help && !meta?.showsHelp) onHelp?.(help);
      },
    }),
    defaultOptions: {
      // Without a network a call fails immediately with a message, instead of waiting.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        // Answers that the server needs time for are requested again only by the screen that waits for them.
        retry: (failures, error) => failures < 2 && mayPass(error) && millisecondsToWait(error) === undefined,
      },
    },
  });
  return client;
};
