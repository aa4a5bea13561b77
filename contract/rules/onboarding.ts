import type { Interests } from '../interests';
import { hasGenres, hasInterests } from './interests';

/** In this order. `consent`: a grown-up must agree before the child continues. */
export const onboardingSteps = [
  'terms',
  'basic',
  'consent',
  'interests',
  'genres',
  'pastBooks',
  'complete',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** The minimum age in the terms. */
export const minimumAge = 8;
/** Parents and teachers must be of age. */
export const adultAge = 18;
export const usernameLimit = 16;

interface Profile {
  readonly role: string;
  readonly interests: Interests | null;
  readonly past_books: readonly unknown[];
}

/** The next missing part of an existing profile. Operators have no lists of books and need only a name. */
export const missingStep = ({ role, interests, past_books }: Profile): OnboardingStep => {
  if (role === 'operator') return 'complete';
  if (!hasInterests(interests)) return 'interests';
  if (!hasGenres(interests)) return 'genres';
  return past_books.length === 0 ? 'pastBooks' : 'complete';
};
