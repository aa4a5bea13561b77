import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiFailure, mayPass, millisecondsToWait } from '../../lib/api';
import { userKeys } from './keys';

/**
 * Queries and mutations of one signed-in user. `onSessionOver` is called with a text for the user when the server refuses
 * the session, `onHelp` with the help for a child whose words tell of a crisis.
 */
export const createQueryClient = (onSessionOver: (text: string) => void, onHelp?: (text: string) => void) => {
  const isSelf = (key?: QueryKey) => key?.[0] === userKeys.me[0];
  const onError = (error: Error, key?: QueryKey) => {
    if (!(error instanceof ApiFailure)) return;
    if (error.code === 'unauthenticated') onSessionOver(error.message);
    // The consent was withdrawn during the visit. The refetched record contains this, and the screen explains it to the
    // child.
    if (error.code === 'consent_required' && !isSelf(key))
      void client.invalidateQueries({ queryKey: userKeys.me });
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
