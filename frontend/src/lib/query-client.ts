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
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
      },
    },
  });
};
