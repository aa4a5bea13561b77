import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { comicMessages } from '../../../../contract/comic-messages';
import type { Comic } from '../../../../contract/comics';
import { Button } from '../../ui/button';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';
import { ComicCard } from './comic-card';
import { ownQuery, textFor, todayQuery } from './queries';

interface ListProps {
  readonly onOpen: (comic: Comic) => void;
}

const texts = { failed: comicMessages.loadFailed };

/** Today's comics of others, side by side to swipe or to scroll by the keyboard. */
export const TodaysComics = ({ onOpen }: ListProps) => {
  const { data, error, refetch, isFetching } = useQuery(todayQuery);
  if (error !== null && data === undefined)
    return (
      <RetryNotice busy={isFetching} onRetry={refetch}>
        {textFor(error, texts)}
      </RetryNotice>
    );
  if (data === undefined) return <Skeleton className="h-60" />;
  if (data.comics.length === 0)
    return (
      <p className="text-soft">
        No comics of friends yet today. They appear here as soon as somebody shares one.
      </p>
    );
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label="Today’s comics"
      className="relative flex snap-x gap-3 overflow-x-auto pb-3"
    >
      {data.comics.map((comic) => (
        <li key={comic.id} className="w-60 shrink-0 snap-start">
          <ComicCard comic={comic} onOpen={() => onOpen(comic)} />
        </li>
      ))}
    </ul>
  );
};

/** The child's own comics, on a shelf. */
export const OwnComics = ({ onOpen }: ListProps) => {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ownQuery);
  if (error !== null && data === undefined)
    return (
      <RetryNotice busy={isFetching} onRetry={refetch}>
        {textFor(error, texts)}
      </RetryNotice>
    );
  if (data === undefined) return <Skeleton className="h-60" />;
  const all = data.pages.flatMap((page) => page.comics);
  if (all.length === 0)
    return <p className="text-soft">Your shelf is empty. Your first comic will stand here.</p>;
  return (
    <div className="grid gap-3">
      <ul
        aria-label="My comics"
        className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 border-b-8 border-line pb-3"
      >
        {all.map((comic) => (
          <li key={comic.id}>
            <ComicCard comic={comic} onOpen={() => onOpen(comic)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older comics
        </Button>
      )}
    </div>
  );
};
