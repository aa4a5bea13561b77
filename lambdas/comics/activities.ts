import type { Activity } from '../analytics/count-activity';
import { type ListOptions, readPage } from '../analytics/page';
import { type ComicItem, comicsBefore } from './comic-store';

/** What a finished comic counts: the words of the story. */
export const activityOf = ({ day, words }: Pick<ComicItem, 'day' | 'words'>): Activity => ({
  kind: 'comic',
  day,
  counted: { done: 1, written: words },
});

/** Every comic of a child, consistent. */
export const comicActivities = async (userId: string): Promise<Activity[]> =>
  (await comicsBefore(userId)).map(activityOf);

const present = ({ id, prompt, words, created_at }: ComicItem) => ({
  id,
  prompt,
  word_count: words,
  created_at,
});

/** A page of the comics that a child has made, as a supervisor sees them: without story and picture. */
export const comicsPage = async (userId: string, options: ListOptions) => {
  const { items, next } = await readPage(
    {
      read: (before, limit) => comicsBefore(userId, before, limit),
      idOf: ({ id }) => id,
      dayOf: ({ day }) => day,
    },
    options,
  );
  return { items: items.map(present), next };
};
