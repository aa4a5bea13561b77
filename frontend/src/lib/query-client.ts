import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api';

/** A refusal stays a refusal; only what may pass is tried again. */
const mayPass = (error: Error) =>
  error instanceof ApiFailure &&
  ['offline', 'server_error', 'timed_out', 'too_many_requests'].includes(error.code);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
      },
    },
  });
