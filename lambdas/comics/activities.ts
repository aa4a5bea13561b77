import type { Activity } from '../activity/count-activity';
import { type ListOptions, readPage } from '../activity/page';
import { type ComicItem, comicsBefore } from './comic-store';

/** The activity that a finished comic counts as: the words of the story. */
export const activityOf = ({ day, words }: Pick<ComicItem, 'day' | 'words'>): Activity => ({
  kind: 'comic',
  day,
  counted: { done: 1, written: words },
});

/** Every comic of a child, strongly consistent. */
export const comicActivities = async (userId: string): Promise<Activity[]> =>
  (await comicsBefore(userId)).map(activityOf);

const present = ({ id, prompt, words, created_at }: ComicItem) => ({
  id,
  prompt,
  word_count: words,
  created_at,
});

/** One page of the comics that a child has made, as a supervisor sees them: without story and picture. */
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
