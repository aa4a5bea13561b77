import * as z from 'zod/mini';
import { ComicStyle } from '../../contract/comic-kinds';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

const comicKey = (id: string) => `COMIC#${id}`;

export const comics = entity({
  name: 'Comic',
  schema: z.object({
    user_id: z.string(),
    id: z.string(),
    day: z.string(),
    /** The child's own words. */
    story: z.string(),
    /** What others read: with invented names. */
    shared_story: z.string(),
    style: ComicStyle,
    prompt_id: z.string(),
    prompt: z.string(),
    alt: z.array(z.string()),
    shared_alt: z.array(z.string()),
    picture: z.string(),
    shared_picture: z.string(),
    /** The shared picture is getting another name. */
    moving: z.optional(z.object({ from: z.string(), to: z.string() })),
    words: z.int(),
    points: z.int(),
    likes: z.int(),
    reports: z.int(),
    /** An operator has hidden it from others. */
    hidden: z.boolean(),
    /** The reports on which an operator has decided, for an undo. Absent while it waits for a first look. */
    decided_reports: z.optional(z.int()),
    created_at: z.string(),
  }),
  key: ({ user_id, id }: { user_id: string; id: string }) => ({
    pk: userPartition(user_id),
    sk: comicKey(id),
  }),
  retention: 'account',
});
export type ComicItem = NonNullable<Awaited<ReturnType<(typeof comics)['get']>>>;

/** The newest first, consistent; with `before`, only older ones. */
export const comicsBefore = (userId: string, before?: string, limit?: number) =>
  comics.list(userPartition(userId), comicKey(''), {
    ...(limit !== undefined && { limit }),
    consistent: true,
    newestFirst: true,
    ...(before !== undefined && { after: comicKey(before) }),
  });

/** Reported comics, for operators. */
export const reportedComics = 'REPORTED_COMICS';
