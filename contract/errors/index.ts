import { analyticsErrors } from './analytics';
import { articlesErrors } from './articles';
import { booksErrors } from './books';
import { chatErrors } from './chat';
import { classesErrors } from './classes';
import { comicsErrors } from './comics';
import { commonErrors } from './common';
import { consentErrors } from './consent';
import { dictionaryErrors } from './dictionary';
import { feedbackErrors } from './feedback';
import { flagsErrors } from './flags';
import { friendsErrors } from './friends';
import { invitationsErrors } from './invitations';
import { leaderboardErrors } from './leaderboard';
import { libraryErrors } from './library';
import { onboardingErrors } from './onboarding';
import { questionsErrors } from './questions';
import { quizErrors } from './quiz';
import { readingErrors } from './reading';
import { recommendationsErrors } from './recommendations';
import { referralsErrors } from './referrals';
import { rewardsErrors } from './rewards';
import { storeErrors } from './store';
import { voiceErrors } from './voice';
import { wordsErrors } from './words';

/**
 * Every error, declared once by subject: its status and its text for the user. The server answers `{ error: text, code }`,
 * and the browser shows the text unchanged. When each error happens and what helps: error-guide.ts. The browser loads only
 * the subjects whose texts it uses without an answer of the server.
 */
export const errors = {
  ...commonErrors,
  ...booksErrors,
  ...quizErrors,
  ...questionsErrors,
  ...chatErrors,
  ...invitationsErrors,
  ...onboardingErrors,
  ...consentErrors,
  ...recommendationsErrors,
  ...readingErrors,
  ...feedbackErrors,
  ...flagsErrors,
  ...leaderboardErrors,
  ...libraryErrors,
  ...rewardsErrors,
  ...friendsErrors,
  ...dictionaryErrors,
  ...articlesErrors,
  ...analyticsErrors,
  ...classesErrors,
  ...wordsErrors,
  ...comicsErrors,
  ...storeErrors,
  ...voiceErrors,
  ...referralsErrors,
};

export type ErrorCode = keyof typeof errors;

/** Errors that any endpoint may answer, so that declarations need not repeat them. */
const commonCodes = [
  'invalid_input',
  'body_too_large',
  'too_many_requests',
  'server_error',
  'timed_out',
] as const satisfies readonly ErrorCode[];

/** Further errors of every endpoint that requires a role. */
const roleCodes = [
  'unauthenticated',
  'profile_incomplete',
  'consent_required',
  'forbidden',
] as const satisfies readonly ErrorCode[];

/** The errors of an endpoint besides its own, by who may call it. */
export const sharedErrors = (who: readonly string[] | 'signed-in' | 'anyone'): readonly ErrorCode[] => {
  if (who === 'anyone') return commonCodes;
  return [...(who === 'signed-in' ? (['unauthenticated'] as const) : roleCodes), ...commonCodes];
};
