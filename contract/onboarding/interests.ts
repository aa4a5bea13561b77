import * as z from 'zod/mini';

/** The lists of a user's interests as stored, with their labels. */
export const interestLists = {
  movies: 'Movies',
  tvshows: 'TV Shows',
  sports: 'Sports',
  music: 'Music',
  'youtube and content': 'YouTube & Content Creators',
  'video games': 'Video Games',
  hobbies: 'Hobbies',
  'other interests': 'Other Interests',
} as const;
export type InterestList = keyof typeof interestLists;

export const genres = [
  'Fantasy',
  'Science Fiction',
  'Mystery',
  'Adventure',
  'Humor',
  'Historical Fiction',
  'Realistic Fiction',
  'Graphic Novels',
  'Animals',
  'Nature',
  'Sports',
  'Fairy Tales',
  'Mythology',
  'Poetry',
  'Biography',
  'Science',
  'History',
  'Scary Stories',
  'Friendship',
  'Family',
  'Arts and Music',
  'How-To',
] as const;

/** Short and few: they are stored in the user's record, which every request reads. */
export const interestLimits = { length: 40, items: 12 } as const;

const Items = z
  .array(z.string().check(z.trim(), z.maxLength(interestLimits.length)))
  .check(z.maxLength(interestLimits.items));

export const Interests = z.object({
  movies: Items,
  tvshows: Items,
  sports: Items,
  music: Items,
  'youtube and content': Items,
  'video games': Items,
  hobbies: Items,
  'other interests': Items,
  'favorite genres': z.array(z.enum(genres)).check(z.maxLength(genres.length)),
});
export type Interests = z.infer<typeof Interests>;
