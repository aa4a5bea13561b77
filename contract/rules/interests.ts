import { type InterestList, type Interests, interestLists } from '../onboarding/interests';

const listNames = Object.keys(interestLists) as InterestList[];

export const noInterests: Interests = {
  movies: [],
  tvshows: [],
  sports: [],
  music: [],
  'youtube and content': [],
  'video games': [],
  hobbies: [],
  'other interests': [],
  'favorite genres': [],
};

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Trimmed, without empty items, each item once. */
export const tidyInterests = (interests: Interests): Interests => ({
  ...interests,
  ...Object.fromEntries(
    listNames.map((name) => [name, unique(interests[name].map((item) => item.trim()).filter(Boolean))]),
  ),
  'favorite genres': unique(interests['favorite genres']),
});
