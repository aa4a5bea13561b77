import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';
import { counted } from './words';

export const ListSkeleton = () => (
  <div role="status" aria-label="Loading" className="grid gap-2">
    <Skeleton className="h-12" />
    <Skeleton className="h-40" />
  </div>
);

interface PagesProps {
  readonly query: UseInfiniteQueryResult;
  /** What of: "invitation". */
  readonly what: string;
  readonly many?: string;
  readonly count: number;
  /** The pages that are there. */
  readonly children: ReactNode;
}

/** A list that comes a page at a time: coming, failed, there, and more of it. */
export const Pages = ({ query, what, many, count, children }: PagesProps) => {
  const { data, error, isPending, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query;
  const end = useRef<HTMLParagraphElement>(null);
  const more = async () => {
    // The button goes with the last page.
    const { hasNextPage: stillMore } = await query.fetchNextPage();
    if (!stillMore) end.current?.focus();
  };
  if (isPending) return <ListSkeleton />;
  const again = () => (isFetchNextPageError ? more() : query.refetch());
  return (
    <div className="grid gap-3">
      {data !== undefined && children}
      {error !== null && (
        <RetryNotice busy={isFetching} onRetry={again}>
          {error.message}
        </RetryNotice>
      )}
      {data !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p ref={end} tabIndex={-1} role="status" className="text-[0.9em] text-soft outline-none">
            {hasNextPage
              ? `The first ${counted(count, what, many)}`
              : count > 0 && `${counted(count, what, many)} in all`}
          </p>
          {hasNextPage && !isFetchNextPageError && (
            <Button look="secondary" busy={isFetchingNextPage} onClick={() => void more()}>
              Show more
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
