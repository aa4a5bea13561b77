import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Comic } from '../../../../contract/comics/endpoints';
import { comicMessages } from '../../../../contract/comics/messages';
import { useIsPaused } from '../../subjects/controls/use-held';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { Wren, type WrenMood } from '../../ui/wren';
import { ComicCard } from './comic-card';
import { ownQuery, textFor, todayQuery } from './queries';

interface ListProps {
  readonly onOpen: (comic: Comic) => void;
}

const states = {
  waiting: <Skeleton className="h-60" />,
  failed: (error: Error) => textFor(error, { failed: comicMessages.loadFailed }),
};

/** A place where a comic will be. */
const EmptyPlace = ({ mood, children }: { mood: WrenMood; children: string }) => (
  <div className="flex items-center justify-center gap-4 rounded-card border-2 border-dashed border-line-strong px-5 py-4">
    <Wren mood={mood} className="w-16 shrink-0 crowded:hidden" />
    <p className="max-w-sm text-soft">{children}</p>
  </div>
);

/** Today's comics of others, side by side to swipe or to scroll by the keyboard. */
const TodaysComics = ({ onOpen }: ListProps) => {
  const isPaused = useIsPaused('comics');
  return (
    <Loaded query={useQuery(todayQuery)} {...states}>
      {({ comics }) =>
        comics.length === 0 ? (
          <EmptyPlace mood={isPaused ? 'sleepy' : 'waiting'}>
            {isPaused
              ? 'They are not shown for a while. You can look at your own.'
              : 'No comics of friends yet today. They appear here as soon as somebody shares one.'}
          </EmptyPlace>
        ) : (
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
            tabIndex={0}
            aria-label="Today’s comics"
            className="relative flex snap-x gap-3 overflow-x-auto pb-3"
          >
            {comics.map((comic) => (
              <li key={comic.id} className="w-60 shrink-0 snap-start">
                <ComicCard comic={comic} onOpen={() => onOpen(comic)} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
};

interface ShelfProps extends ListProps {
  readonly comics: readonly Comic[];
  readonly children: ReactNode;
}

const Shelf = ({ comics, onOpen, children }: ShelfProps) =>
  comics.length === 0 ? (
    <EmptyPlace mood="happy">Your shelf is empty. Your first comic will stand here.</EmptyPlace>
  ) : (
    <div className="grid gap-3">
      <ul
        aria-label="My comics"
        className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 border-b-8 border-line pb-3"
      >
        {comics.map((comic) => (
          <li key={comic.id}>
            <ComicCard comic={comic} onOpen={() => onOpen(comic)} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );

/** The child's own comics, on a shelf. */
const OwnComics = ({ onOpen }: ListProps) => {
  const query = useInfiniteQuery(ownQuery);
  return (
    <Loaded query={query} {...states}>
      {({ pages }) => (
        <Shelf comics={pages.flatMap(({ comics }) => comics)} onOpen={onOpen}>
          {query.hasNextPage && (
            <Button
              look="secondary"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Show older comics
            </Button>
          )}
        </Shelf>
      )}
    </Loaded>
  );
};

/** Today's comics of others, and the child's own. */
const Collections = (props: Parameters<typeof TodaysComics>[0]) => (
  <>
    <section aria-labelledby="todays" className="grid gap-3">
      <h2 id="todays" className="text-2xl">
        Today’s comics
      </h2>
      <TodaysComics {...props} />
    </section>
    <section aria-labelledby="shelf" className="grid gap-3">
      <h2 id="shelf" className="text-2xl">
        My comics
      </h2>
      <OwnComics {...props} />
    </section>
  </>
);

export default Collections;
