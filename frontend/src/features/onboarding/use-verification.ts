import { useEffect, useState } from 'react';
import { invitationsErrors } from '../../../../contract/invitations/errors';
import { onboarding } from '../../../../contract/onboarding/endpoints';
import { onboardingMessages } from '../../../../contract/onboarding/messages';
import { ApiFailure, call } from '../../lib/api';

const pauseMilliseconds = 1500;

type Verdict =
  | { readonly kind: 'waiting' | 'authorized' }
  /** `failed` may be retried; the others may not. */
  | { readonly kind: 'refused' | 'no-session' | 'failed'; readonly text: string };

const verify = async (signal: AbortSignal): Promise<Verdict> => {
  try {
    const { authorized, error } = await call(onboarding.verify, {}, signal);
    return authorized
      ? { kind: 'authorized' }
      : { kind: 'refused', text: error ?? invitationsErrors.not_invited.text };
  } catch (failure) {
    return failure instanceof ApiFailure && failure.code === 'unauthenticated'
      ? { kind: 'no-session', text: onboardingMessages.noSession }
      : { kind: 'failed', text: onboardingMessages.notVerified };
  }
};

/** Checks the signed-in user's invitation after a short delay, in which the screen can be seen. */
export const useVerification = () => {
  const [verdict, setVerdict] = useState<Verdict>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    const given = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await verify(given.signal);
      if (!given.signal.aborted) setVerdict(answer);
    }, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [attempt]);
  const retry = () => {
    setVerdict({ kind: 'waiting' });
    setAttempt(attempt + 1);
  };
  return { verdict, retry };
};
