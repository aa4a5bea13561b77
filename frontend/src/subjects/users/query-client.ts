import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiFailure, mayPass } from '../../lib/api';
import { userQuery } from './user';

/**
 * Queries and mutations of one signed-in user. `onSessionOver` is called with a text for the user when the server refuses
 * the session.
 */
export const createQueryClient = (onSessionOver: (text: string) => void) => {
  const isSelf = (key?: QueryKey) => key?.[0] === userQuery.queryKey[0];
  const onError = (error: Error, key?: QueryKey) => {
    if (!(error instanceof ApiFailure)) return;
    if (error.code === 'unauthenticated') onSessionOver(error.message);
    // The consent was withdrawn during the visit: the refetched record says so, and the child is told what to do.
    if (error.code === 'consent_required' && !isSelf(key))
      void client.invalidateQueries({ queryKey: userQuery.queryKey });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => onError(error, queryKey) }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      // Without a network a call fails immediately with a message, instead of waiting.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
      },
    },
  });
  return client;
};
