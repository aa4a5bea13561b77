import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activityMessages } from '../../../../contract/activity-messages';
import { chat, type VoiceChatHistoryItem } from '../../../../contract/chat';
import { call } from '../../lib/api';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { chapterWords } from '../../subjects/books/chapters';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Piece } from '../../ui/piece';
import { PagedList } from './paged-list';
import { voiceHistoryQuery } from './queries';
import { TalkRow } from './talk-row';
import { When } from './when';

const Transcript = part(() => import('./transcript'));

const lengthOf = (seconds: number) => {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

const VoiceRow = ({ item, onOpen }: { item: VoiceChatHistoryItem; onOpen: () => void }) => (
  <TalkRow
    book={{
      id: item.book_id,
      title: item.books.title,
      author: item.books.author,
      thumbnail: item.books.cover_url,
    }}
    onOpen={onOpen}
  >
    {chapterWords(null, item.end_chapter)} · {lengthOf(item.duration_seconds)} · {item.points_earned} points ·{' '}
    <When time={item.created_at} />
  </TalkRow>
);

const NoneYet = () => (
  <EmptyState mood="cheering" title={activityMessages.history.noVoiceChat}>
    <p className="max-w-md text-soft">
      Choose a book and press Voice. The words of your talks are kept here.
    </p>
    <Link to="/books" className={buttonClass()}>
      Find a book
    </Link>
  </EmptyState>
);

/** The child's voice chats; each opens its words. */
export const VoiceList = () => {
  const [opened, setOpened] = useState<VoiceChatHistoryItem>();
  return (
    <>
      <PagedList
        query={useInfiniteQuery(voiceHistoryQuery)}
        row={(item) => <VoiceRow key={item.id} item={item} onOpen={() => setOpened(item)} />}
        loading="Loading your voice chats"
        failed={activityMessages.history.voiceFailed}
        empty={<NoneYet />}
      />
      {opened !== undefined && (
        <Piece>
          <Transcript
            id={opened.id}
            title={opened.books.title}
            book={opened.book_id}
            end={opened.end_chapter}
            version={opened.created_at}
            read={(signal) => call(chat.voiceSession, { params: { id: opened.id } }, signal)}
            onClose={() => setOpened(undefined)}
          />
        </Piece>
      )}
    </>
  );
};
