import type { Interests } from '../interests';
import { hasGenres, hasInterests } from './interests';

/** In this order. `consent`: a grown-up has to agree before the child goes on. */
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

/** By the terms. */
export const minimumAge = 8;
/** Whoever looks after children here is of age. */
export const adultAge = 18;
export const usernameLimit = 16;

interface Profile {
  readonly role: string;
  readonly interests: Interests | null;
  readonly past_books: readonly unknown[];
}

/** What of the profile is missing, once there is one. Operators keep no shelves and need no more than a name. */
export const missingStep = ({ role, interests, past_books }: Profile): OnboardingStep => {
  if (role === 'operator') return 'complete';
  if (!hasInterests(interests)) return 'interests';
  if (!hasGenres(interests)) return 'genres';
  return past_books.length === 0 ? 'pastBooks' : 'complete';
};
