import type { ReactNode } from 'react';
import { Loading } from './loading';
import { RetryNotice } from './retry-notice';

/** A query of TanStack Query, or anything with these fields. */
export interface LoadedQuery<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<T> {
  readonly query: LoadedQuery<T>;
  /** The placeholder while it loads, in the shape of the content. */
  readonly waiting: ReactNode;
  /** Read aloud while it loads. */
  readonly label?: string;
  /** The text for a failure; the error's own by default. */
  readonly failed?: (error: Error) => string;
  /** What to show for an error that no retry helps; undefined for every other one. */
  readonly refused?: (error: Error) => ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Shows the loaded data; before, a placeholder, or an error with a retry. Old data stays visible during a refetch. */
export const Loaded = <T,>({
  query,
  waiting,
  label,
  failed = (error) => error.message,
  refused,
  children,
}: LoadedProps<T>) => {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Loading label={label}>{waiting}</Loading>;
  return (
    refused?.(error) ?? (
      <RetryNotice busy={isFetching} onRetry={refetch}>
        {failed(error)}
      </RetryNotice>
    )
  );
};
