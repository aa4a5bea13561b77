import type { OnboardingState } from '../../../../contract/onboarding/endpoints';
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

/**
 * The steps of this user by name, and the position of `step` among them. A grown-up's yes belongs to the step about oneself:
 * whether it is needed is known only after that step, and the number of steps must not change on the way.
 */
export const wayOf = ({ operator }: OnboardingState, step: OnboardingStep) => {
  const way = onboardingSteps.filter(
    (one) => one !== 'complete' && one !== 'consent' && !(operator && open.includes(one)),
  );
  const nameOf = (one: keyof typeof names) =>
    one === 'basic' && step === 'consent' ? names.consent : names[one];
  return {
    steps: way.map((one) => nameOf(one as keyof typeof names)),
    current: step === 'complete' ? way.length : way.indexOf(step === 'consent' ? 'basic' : step),
  };
};
