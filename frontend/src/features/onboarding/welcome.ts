import { useEffect } from 'react';
import { type OnboardingState, onboarding } from '../../../../contract/onboarding/endpoints';
import { referrals } from '../../../../contract/referrals/endpoints';
import type { Me } from '../../../../contract/users/endpoints';
import { type ApiFailure, call } from '../../lib/api';

const findSchool = async ({ email }: Me) => {
  await call(onboarding.checkSchool, { body: { email } });
};

const redeemReferral = async ({ email, role }: Me) => {
  const { has_referral } = await call(referrals.check, { body: { email } });
  if (has_referral && role === 'student') await call(referrals.link, {});
};

/** Runs in the background: a failure is only logged. */
const quietly = (what: string, work: Promise<void>) => {
  work.catch(({ code }: ApiFailure) => console.warn(`The ${what} could not be checked: ${code}`));
};

/**
 * Claims the school and the referral gems of a new user. The gems wait until a grown-up has consented. Both calls are
 * idempotent, so a user who resumes onboarding gets them too.
 */
export const useWelcome = ({ profile, step }: OnboardingState) => {
  const id = profile?.id;
  const letIn = step !== 'consent';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person, however often their record changes
  useEffect(() => {
    if (profile !== null) quietly('school', findSchool(profile));
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    if (profile !== null && letIn) quietly('referral', redeemReferral(profile));
  }, [id, letIn]);
};
