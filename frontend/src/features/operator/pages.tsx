import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { counted } from '../../lib/counted';
import { Button } from '../../ui/button';
import { Loading } from '../../ui/loading';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';

/** The placeholder of a list that is loading. */
export const ListShape = () => (
  <div className="grid gap-2">
    <Skeleton className="h-12" />
    <Skeleton className="h-40" />
  </div>
);

interface PagesProps {
  readonly query: UseInfiniteQueryResult;
  /** The kind of entry: "invitation". */
  readonly what: string;
  readonly many?: string;
  readonly count: number;
  /** Shown instead of them when there is no entry. */
  readonly nothing: ReactNode;
  /** The loaded pages. */
  readonly children: ReactNode;
}

/** A list with paging, in its states: loading, failed, loaded, and loading more. */
export const Pages = ({ query, what, many, count, nothing, children }: PagesProps) => {
  const { data, error, isPending, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query;
  const end = useRef<HTMLParagraphElement>(null);
  const more = async () => {
    // The button disappears with the last page.
    const { hasNextPage: stillMore } = await query.fetchNextPage();
    if (!stillMore) end.current?.focus();
  };
  if (isPending)
    return (
      <Loading>
        <ListShape />
      </Loading>
    );
  const again = () => (isFetchNextPageError ? more() : query.refetch());
  return (
    <div className="grid gap-3">
      {data !== undefined && (count === 0 && !hasNextPage ? nothing : children)}
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
