import type { Interests } from '../onboarding/interests';

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

/** Every list but the genres, which are asked for on their own. Does not name the lists: every screen loads this file. */
export const hasInterests = (interests: Interests | null): boolean =>
  interests !== null &&
  Object.entries(interests).some(([name, items]) => name !== 'favorite genres' && items.length > 0);

export const hasGenres = (interests: Interests | null): boolean =>
  interests !== null && interests['favorite genres'].length > 0;

/** The next missing part of an existing profile. Operators have no lists of books and need only a name. */
export const missingStep = ({ role, interests, past_books }: Profile): OnboardingStep => {
  if (role === 'operator') return 'complete';
  if (!hasInterests(interests)) return 'interests';
  if (!hasGenres(interests)) return 'genres';
  return past_books.length === 0 ? 'pastBooks' : 'complete';
};
