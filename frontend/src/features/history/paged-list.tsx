import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
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
  readonly isReturning: (item: Item) => boolean;
}

const waiting = (
  <>
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
  </>
);

interface ItemsProps<Item> extends PagedListProps<Item> {
  readonly items: readonly Item[];
}

/** Focus moves to the first row of a new page. */
const Items = <Item,>({ items, query, row, failed, isReturning }: ItemsProps<Item>) => {
  const { isFetching, isFetchNextPageError, isFetchingNextPage, hasNextPage } = query;
  const list = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState<number>();
  const focused = firstNew ?? items.findIndex(isReturning);
  useEffect(() => {
    list.current?.children[focused]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [focused]);

  const more = async () => {
    const { isError } = await query.fetchNextPage();
    if (!isError) setFirstNew(items.length);
  };
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

/** A child's activities by page, the newest first. */
export const PagedList = <Item,>(props: PagedListProps<Item>) => (
  <Loaded query={props.query} label={props.loading} waiting={waiting} failed={() => props.failed}>
    {({ pages }) => {
      const items = pages.flatMap(({ history }) => history);
      return items.length === 0 ? props.empty : <Items items={items} {...props} />;
    }}
  </Loaded>
);
