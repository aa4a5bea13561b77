import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure, mayPass } from './api';

/** Queries and changes of one signed-in person. `onSessionOver` is called when the server no longer knows them. */
export const createQueryClient = (onSessionOver: () => void) => {
  const onError = (error: Error) => {
    if (error instanceof ApiFailure && error.code === 'unauthenticated') onSessionOver();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
};
