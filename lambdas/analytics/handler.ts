import { analytics } from '../../contract/analytics';
import { analyticsErrors } from '../../contract/errors/analytics';
import { chatErrors } from '../../contract/errors/chat';
import { friendsErrors } from '../../contract/errors/friends';
import { serve } from '../serve';
import { articles, chats, comics, quizzes, voiceChats } from './lists';
import { overview } from './overview';
import { summary } from './summary';
import { ownLooks, transcript } from './transcripts';

export const handler = serve(
  analytics,
  { ...friendsErrors, ...analyticsErrors, ...chatErrors },
  {
    quizzes,
    chats,
    voiceChats,
    articles,
    comics,
    summary,
    overview,
    transcript,
    looks: ownLooks,
  },
);
