import { analytics } from '../../../contract/analytics/endpoints';
import { analyticsErrors } from '../../../contract/analytics/errors';
import { chatErrors } from '../../../contract/chat/errors';
import { consentErrors } from '../../../contract/consent/errors';
import { articles, chats, comics, quizzes, voiceChats } from '../../analytics/lists';
import { overview } from '../../analytics/overview';
import { summary } from '../../analytics/summary';
import { ownLooks, transcript } from '../../analytics/transcripts';
import { serve } from '../serve';

export const handler = serve(
  analytics,
  { ...consentErrors, ...analyticsErrors, ...chatErrors },
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
