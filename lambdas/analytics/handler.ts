import { analytics } from '../../contract/analytics';
import { serve } from '../serve';
import { articles, chats, comics, quizzes, voiceChats } from './lists';
import { overview } from './overview';
import { summary } from './summary';
import { ownLooks, transcript } from './transcripts';

export const handler = serve(analytics, {
  quizzes,
  chats,
  voiceChats,
  articles,
  comics,
  summary,
  overview,
  transcript,
  looks: ownLooks,
});
