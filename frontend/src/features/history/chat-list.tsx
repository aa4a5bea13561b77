import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activityMessages } from '../../../../contract/activity-messages';
import { type ChatHistoryItem, chat } from '../../../../contract/chat';
import { call } from '../../lib/api';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { chapterWords } from '../../subjects/books/chapters';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Piece } from '../../ui/piece';
import { PagedList } from './paged-list';
import { chatHistoryQuery } from './queries';
import { TalkRow } from './talk-row';
import { When } from './when';

const Transcript = part(() => import('./transcript'));

const ChatRow = ({ item, onOpen }: { item: ChatHistoryItem; onOpen: () => void }) => (
  <TalkRow
    book={{
      id: item.book_id,
      title: item.book_title,
      author: item.book_author,
      thumbnail: item.cover_url,
    }}
    onOpen={onOpen}
  >
    With {item.character ?? 'Wren'} · {chapterWords(null, item.end_chapter)} ·{' '}
    <When time={item.last_message_time} />
  </TalkRow>
);

const NoneYet = () => (
  <EmptyState mood="waiting" title={activityMessages.history.noChat}>
    <p className="max-w-md text-soft">Choose a book and press Chat. What you and Wren said is kept here.</p>
    <Link to="/books" className={buttonClass()}>
      Find a book
    </Link>
  </EmptyState>
);

/** The child's talks; each opens its transcript. */
export const ChatList = () => {
  const [opened, setOpened] = useState<ChatHistoryItem>();
  return (
    <>
      <PagedList
        query={useInfiniteQuery(chatHistoryQuery)}
        row={(item) => <ChatRow key={item.session_id} item={item} onOpen={() => setOpened(item)} />}
        loading="Loading your talks"
        failed={activityMessages.history.chatFailed}
        empty={<NoneYet />}
      />
      {opened !== undefined && (
        <Piece>
          <Transcript
            id={opened.session_id}
            title={opened.book_title}
            book={opened.book_id}
            end={opened.end_chapter}
            version={opened.last_message_time}
            read={(signal) => call(chat.session, { params: { id: opened.session_id } }, signal)}
            onClose={() => setOpened(undefined)}
          />
        </Piece>
      )}
    </>
  );
};
