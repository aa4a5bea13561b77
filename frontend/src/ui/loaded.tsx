import type { ReactNode } from 'react';
import { RetryNotice } from './retry-notice';

interface LoadedProps<T> {
  /** A query of TanStack Query, or anything with these fields. */
  readonly query: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Shown while it loads, as a shape of what comes. */
  readonly waiting: ReactNode;
  /** The text for a failure; the error's own by default. */
  readonly failed?: (error: Error) => string;
  readonly children: (data: T) => ReactNode;
}

/** What was loaded; before, that it loads, or that it failed, with a retry. What is old stays while it is loaded again. */
export const Loaded = <T,>({
  query,
  waiting,
  failed = (error) => error.message,
  children,
}: LoadedProps<T>) => {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error !== null)
    return (
      <RetryNotice busy={isFetching} onRetry={refetch}>
        {failed(error)}
      </RetryNotice>
    );
  return (
    <div role="status" aria-label="Loading" className="grid gap-3">
      {waiting}
    </div>
  );
};
