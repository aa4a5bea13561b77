import { useInfiniteQuery } from '@tanstack/react-query';
import { activityMessages } from '../../../../contract/activity/messages';
import { type ChatHistoryItem, chat } from '../../../../contract/chat/endpoints';
import { call } from '../../lib/api';
import { chapterWords } from '../../subjects/books/chapters';
import type { Activity } from './activity-list';
import { chatHistoryQuery } from './queries';
import { TalkRow, Transcript } from './talk';
import { When } from './when';

/** The child's talks; each opens its transcript. */
export const chats: Activity<ChatHistoryItem> = {
  usePages: () => useInfiniteQuery(chatHistoryQuery),
  idOf: ({ session_id }) => session_id,
  Row: ({ item, onOpen }) => (
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
  ),
  Opened: ({ item, onClose }) => (
    <Transcript
      id={item.session_id}
      title={item.book_title}
      book={item.book_id}
      end={item.end_chapter}
      version={item.last_message_time}
      read={(signal) => call(chat.session, { params: { id: item.session_id } }, signal)}
      onClose={onClose}
    />
  ),
  loading: 'Loading your talks',
  failed: activityMessages.history.chatFailed,
  none: {
    mood: 'waiting',
    title: activityMessages.history.noChat,
    text: 'Choose a book and press Chat. What you and Wren said is kept here.',
    to: '/books',
    label: 'Find a book',
  },
};
