import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activityMessages } from '../../../../contract/activity-messages';
import type { ChatHistoryItem } from '../../../../contract/chat';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { BookCover } from '../../subjects/books/book-cover';
import { chapterWords } from '../../subjects/books/chapters';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Piece } from '../../ui/piece';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';
import { chatHistoryQuery } from './queries';
import { When } from './when';

const Transcript = part(() => import('./transcript'));

const ChatRow = ({ item, onOpen }: { item: ChatHistoryItem; onOpen: () => void }) => (
  <li className="relative flex gap-3 rounded-control p-2 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-sea sm:gap-4">
    <BookCover
      book={{
        id: item.book_id,
        title: item.book_title,
        author: item.book_author,
        thumbnail: item.cover_url,
      }}
    />
    <span className="min-w-0 flex-1">
      <button
        type="button"
        onClick={onOpen}
        className="block text-left leading-snug font-semibold outline-none after:absolute after:inset-0"
      >
        {item.book_title}
      </button>
      <span className="block text-[0.9em] text-soft">{item.book_author}</span>
      <span className="block text-[0.9em] text-soft">
        With {item.character ?? 'Wren'} · {chapterWords(null, item.end_chapter)} ·{' '}
        <When time={item.last_message_time} />
      </span>
    </span>
  </li>
);

const NoneYet = () => (
  <EmptyState mood="waiting" title={activityMessages.history.noChat}>
    <p className="max-w-md text-soft">Choose a book and press Chat. What you and Wren said is kept here.</p>
    <Link to="/books" className={buttonClass()}>
      Find a book
    </Link>
  </EmptyState>
);

/** The child's talks, with paging; each opens its transcript. */
export const ChatList = () => {
  const [opened, setOpened] = useState<ChatHistoryItem>();
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } =
    useInfiniteQuery(chatHistoryQuery);
  if (data === undefined)
    return isError ? (
      <RetryNotice busy={isFetching} onRetry={refetch}>
        {activityMessages.history.chatFailed}
      </RetryNotice>
    ) : (
      <div role="status" aria-label="Loading your talks" className="grid gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    );
  const items = data.pages.flatMap(({ history }) => history);
  if (items.length === 0) return <NoneYet />;
  return (
    <div className="grid gap-4">
      <ul className="-mx-2 grid gap-1">
        {items.map((item) => (
          <ChatRow key={item.session_id} item={item} onOpen={() => setOpened(item)} />
        ))}
      </ul>
      {isError && (
        <RetryNotice busy={isFetching} onRetry={fetchNextPage}>
          {activityMessages.history.chatFailed}
        </RetryNotice>
      )}
      {hasNextPage && !isError && (
        <Button
          look="secondary"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="justify-self-center"
        >
          Show more
        </Button>
      )}
      {opened !== undefined && (
        <Piece>
          <Transcript item={opened} onClose={() => setOpened(undefined)} />
        </Piece>
      )}
    </div>
  );
};
