import { useInfiniteQuery } from '@tanstack/react-query';
import { activityMessages } from '../../../../contract/activity/messages';
import { type ChatHistoryItem, chat } from '../../../../contract/chat/endpoints';
import { call } from '../../lib/api';
import { chapterWords } from '../../subjects/books/chapters';
import type { Activity } from './activity-list';
import { chatHistoryQuery } from './queries';
import { TalkRow, Transcript } from './talk';
import { When } from './when';

const bookOf = ({ book_id, book_title, book_author, cover_url }: ChatHistoryItem) => ({
  id: book_id,
  title: book_title,
  author: book_author,
  thumbnail: cover_url,
});

const About = ({ item: { character, end_chapter, last_message_time } }: { item: ChatHistoryItem }) => (
  <>
    With {character ?? 'Wren'} · {chapterWords(null, end_chapter)} · <When time={last_message_time} />
  </>
);

/** The child's talks; each opens its transcript. */
export const chats: Activity<ChatHistoryItem> = {
  usePages: () => useInfiniteQuery(chatHistoryQuery),
  idOf: ({ session_id }) => session_id,
  Row: ({ item, onOpen }) => (
    <TalkRow book={bookOf(item)} onOpen={onOpen}>
      <About item={item} />
    </TalkRow>
  ),
  Opened: ({ item, onClose }) => (
    <Transcript
      id={item.session_id}
      book={bookOf(item)}
      about={<About item={item} />}
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
