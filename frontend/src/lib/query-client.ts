import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiFailure, mayPass } from './api';
import { userQuery } from './user';

/** Queries and changes of one signed-in person. `onSessionOver` is called when the server no longer knows them. */
export const createQueryClient = (onSessionOver: () => void) => {
  const isSelf = (key?: QueryKey) => key?.[0] === userQuery.queryKey[0];
  const onError = (error: Error, key?: QueryKey) => {
    if (!(error instanceof ApiFailure)) return;
    if (error.code === 'unauthenticated') onSessionOver();
    // Taken back while the child is here: asked who they are, the server says so, and they are told how to go on.
    if (error.code === 'consent_required' && !isSelf(key))
      void client.invalidateQueries({ queryKey: userQuery.queryKey });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => onError(error, queryKey) }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      // Without a network a call fails at once and says so, instead of waiting in silence.
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
