import { beforeEach, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { type OnboardingState, onboarding } from '../../contract/onboarding/endpoints';
import { referrals } from '../../contract/referrals/endpoints';
import { noInterests } from '../../contract/rules/interests';
import { missingStep } from '../../contract/rules/onboarding';
import { type Me, users } from '../../contract/users/endpoints';
import OnboardingScreen from '../../frontend/src/features/onboarding/onboarding-screen';
import { createQueryClient } from '../../frontend/src/subjects/users/query-client';
import { network, pass, person, show } from './screens';

export const onComplete = jest.fn<() => void>();
export const onLeave = jest.fn<() => void>();
export const onSessionOver = jest.fn<() => void>();

/** A user who has just finished the basic step. */
export const newcomer = (of: Partial<Me> = {}): Me =>
  person({
    username: 'Zoe',
    username_status: 'shown',
    email: 'zoe@home.test',
    age: 14,
    region: 'United States',
    interests: null,
    past_books: [],
    points: 0,
    gems: 0,
    streak: 0,
    ...of,
  });

export const stateOf = (of: Partial<OnboardingState> = {}): OnboardingState => ({
  step: 'terms',
  account_types: ['student', 'teacher', 'other'],
  operator: false,
  invitations: [],
  consent_ages: { 'United States': 13, India: 18, China: 14, Europe: 16, Canada: 13 },
  profile: null,
  consent: null,
  ...of,
});

/** The state of a user whose profile is complete up to this step. */
export const stateWith = (profile: Me): OnboardingState =>
  stateOf({ step: missingStep(profile), account_types: [profile.account_type], profile });

/** The screen before the first call. */
export const visit = () =>
  show(
    <QueryClientProvider client={createQueryClient(onSessionOver)}>
      <OnboardingScreen onComplete={onComplete} onLeave={onLeave} />
    </QueryClientProvider>,
  );

/** The screen of an admitted user, at the step that the state demands. */
export const comeIn = async (state: OnboardingState) => {
  network.answer(onboarding.state, () => state);
  const { user } = visit();
  await pass(1500);
  await screen.findByRole('heading', { level: 1, name: (name) => name !== 'Welcome to Inkwren!' });
  return user;
};

/** Answers like a server that keeps changes of the interests. */
export const keepInterests = (profile: Me) => {
  let me = profile;
  network.answer(users.update, ({ body }) => {
    me = { ...me, interests: { ...noInterests, ...me.interests, ...body.interests } as Me['interests'] };
    return me;
  });
};

/** The text of the focused element. */
export const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  for (const spy of [onComplete, onLeave, onSessionOver]) spy.mockReset();
  history.replaceState(null, '');
  network.answer(onboarding.verify, () => ({ authorized: true, error: null }));
  network.answer(referrals.check, () => ({ has_referral: false, referral_count: 0 }));
  network.answer(onboarding.checkSchool, () => ({ has_school: false, school: null }));
});
