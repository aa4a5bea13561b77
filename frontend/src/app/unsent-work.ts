import { hasUnsentAnswers, sendAnswers } from '../features/articles/unsent';
import { hasUnsentDraft, sendUnsentDraft } from '../features/comics/kept-draft';
import { sendUnsentQuizzes, unsentOf } from '../features/quiz/unsent';
import { hasUnsentPlaces, sendPlaces } from '../features/reading/unsent-places';

interface Kind {
  readonly what: string;
  readonly isWaiting: (user: string) => boolean;
  readonly send: (user: string) => Promise<void>;
}

/** The kinds of unsent work that only this browser knows. */
const kinds: readonly Kind[] = [
  { what: 'Your story for a comic', isWaiting: hasUnsentDraft, send: sendUnsentDraft },
  { what: 'Your answers of a quiz', isWaiting: (user) => unsentOf(user).length > 0, send: sendUnsentQuizzes },
  { what: 'Your answers of an article', isWaiting: hasUnsentAnswers, send: sendAnswers },
  { what: 'Where you are in your book', isWaiting: hasUnsentPlaces, send: sendPlaces },
];

const longestMilliseconds = 5000;

const waitingOf = (user: string) => kinds.filter(({ isWaiting }) => isWaiting(user));

/** Says what waits to be sent, in words for the user. */
export const unsentWork = (user: string): readonly string[] => waitingOf(user).map(({ what }) => what);

/** Sends it, for a few seconds at most. */
export const sendWork = async (user: string): Promise<void> => {
  const sending = waitingOf(user).map(({ send }) => send(user));
  const longEnough = new Promise((resolve) => setTimeout(resolve, longestMilliseconds));
  await Promise.race([Promise.allSettled(sending), longEnough]);
};
