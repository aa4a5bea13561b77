import type { FeedbackFeature } from '../../contract/feedback/endpoints';
import { hasArticle } from '../articles/find-article';
import { hasChat } from '../chat/history';
import { hasComic } from '../comics/has-comic';
import { hasQuiz } from '../quiz/attempt/history';
import { hasVoiceChat } from '../voice/history';

export type ActivityFeature = Exclude<FeedbackFeature, 'dashboard'>;

interface Activity {
  /** Whether the user has an activity with this id. */
  readonly has: (userId: string, id: string) => Promise<boolean>;
  /** The cause of the activity's awards, or their common prefix. */
  readonly causeOf: (id: string) => string;
  readonly isTalk?: true;
}

export const activities: Readonly<Record<ActivityFeature, Activity>> = {
  quiz: { has: hasQuiz, causeOf: (id) => `quiz#${id}` },
  article: { has: hasArticle, causeOf: (id) => `article#${id}` },
  comic: { has: hasComic, causeOf: (id) => `comic#${id}` },
  chat: { has: hasChat, causeOf: (id) => `chat#${id}#`, isTalk: true },
  voice_chat: { has: hasVoiceChat, causeOf: (id) => `voice#${id}`, isTalk: true },
};
