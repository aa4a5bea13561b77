import { useInfiniteQuery } from '@tanstack/react-query';
import { activityMessages } from '../../../../contract/activity/messages';
import { type VoiceChatHistoryItem, voice } from '../../../../contract/voice/endpoints';
import { call } from '../../lib/api';
import { chapterWords } from '../../subjects/books/chapters';
import type { Activity } from './activity-list';
import { voiceHistoryQuery } from './queries';
import { TalkRow, Transcript } from './talk';
import { When } from './when';

const lengthOf = (seconds: number) => {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

const bookOf = ({ book_id, books: { title, author, cover_url } }: VoiceChatHistoryItem) => ({
  id: book_id,
  title,
  author,
  thumbnail: cover_url,
});

const About = ({ item }: { item: VoiceChatHistoryItem }) => (
  <>
    {chapterWords(null, item.end_chapter)} · {lengthOf(item.duration_seconds)} · {item.points_earned} points ·{' '}
    <When time={item.created_at} />
  </>
);

/** The child's voice chats; each opens its words. */
export const voiceChats: Activity<VoiceChatHistoryItem> = {
  usePages: () => useInfiniteQuery(voiceHistoryQuery),
  idOf: ({ id }) => id,
  Row: ({ item, onOpen }) => (
    <TalkRow book={bookOf(item)} onOpen={onOpen}>
      <About item={item} />
    </TalkRow>
  ),
  Opened: ({ item, onClose }) => (
    <Transcript
      id={item.id}
      book={bookOf(item)}
      about={<About item={item} />}
      end={item.end_chapter}
      version={item.created_at}
      read={(signal) => call(voice.session, { params: { id: item.id } }, signal)}
      onClose={onClose}
    />
  ),
  loading: 'Loading your voice chats',
  failed: activityMessages.history.voiceFailed,
  none: {
    mood: 'cheering',
    title: activityMessages.history.noVoiceChat,
    text: 'Choose a book and press Voice. The words of your talks are kept here.',
    to: '/books',
    label: 'Find a book',
  },
};
