import type { OnboardingState } from '../../../../contract/onboarding';
import { needsAdult } from '../../../../contract/rules/consent';
import { type OnboardingStep, onboardingSteps } from '../../../../contract/rules/onboarding';

const names: Record<Exclude<OnboardingStep, 'complete'>, string> = {
  terms: 'The rules',
  basic: 'About you',
  consent: 'Your grown-up',
  interests: 'What you like',
  genres: 'Kinds of books',
  pastBooks: 'Books you know',
};

/** The steps that can be revisited and changed: the others are final once they are saved. */
const open: readonly OnboardingStep[] = ['interests', 'genres', 'pastBooks'];

export const stepBefore = (step: OnboardingStep): OnboardingStep | undefined => open[open.indexOf(step) - 1];

export const stepAfter = (step: OnboardingStep): OnboardingStep | undefined =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1];

/** The steps of this user by name, and the position of `step` among them. */
export const wayOf = ({ profile, consent_ages, operator }: OnboardingState, step: OnboardingStep) => {
  const grownUp = step === 'consent' || (profile !== null && needsAdult(profile, consent_ages));
  const way = onboardingSteps.filter((one) => {
    if (one === 'complete' || (one === 'consent' && !grownUp)) return false;
    return !operator || !open.includes(one);
  });
  return {
    steps: way.map((one) => names[one as keyof typeof names]),
    current: step === 'complete' ? way.length : way.indexOf(step),
  };
};
