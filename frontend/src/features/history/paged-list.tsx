import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';

interface PagedListProps<Item> {
  readonly query: UseInfiniteQueryResult<InfiniteData<{ readonly history: readonly Item[] }>>;
  readonly row: (item: Item) => ReactNode;
  /** Read aloud while the first page loads. */
  readonly loading: string;
  /** Shown with a retry when a page did not come. */
  readonly failed: string;
  readonly empty: ReactNode;
  /** Gets focus at first: the user returns from it. */
  readonly isReturning?: (item: Item) => boolean;
}

const Loading = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-3">
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
  </div>
);

/** A child's activities by page, the newest first. Focus moves to the first row of a new page. */
export const PagedList = <Item,>({
  query,
  row,
  loading,
  failed,
  empty,
  isReturning,
}: PagedListProps<Item>) => {
  const { data, isError, isFetching, isFetchNextPageError, isFetchingNextPage, hasNextPage } = query;
  const items = data?.pages.flatMap(({ history }) => history);
  const list = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<number>();
  const focused = firstNew ?? items?.findIndex((item) => isReturning?.(item)) ?? -1;
  useEffect(() => {
    list.current?.children[focused]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [focused]);

  const more = async () => {
    const { isError: hasFailed } = await query.fetchNextPage();
    if (!hasFailed) setFirstNew(items?.length);
  };
  if (items === undefined)
    return isError ? (
      <RetryNotice busy={isFetching} onRetry={query.refetch}>
        {failed}
      </RetryNotice>
    ) : (
      <Loading label={loading} />
    );
  if (items.length === 0) return empty;
  return (
    <div className="grid gap-4">
      <ul ref={list} className="-mx-2 grid gap-1">
        {items.map(row)}
      </ul>
      {isFetchNextPageError && (
        <RetryNotice busy={isFetching} onRetry={more}>
          {failed}
        </RetryNotice>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          look="secondary"
          busy={isFetchingNextPage}
          onClick={() => void more()}
          className="justify-self-center"
        >
          Show more
        </Button>
      )}
    </div>
  );
};
