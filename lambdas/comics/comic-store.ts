import * as z from 'zod/mini';
import { ComicStyle } from '../../contract/comics/kinds';
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
    /** The story for others, with invented names. */
    shared_story: z.string(),
    style: ComicStyle,
    prompt_id: z.string(),
    prompt: z.string(),
    alt: z.array(z.string()),
    shared_alt: z.array(z.string()),
    picture: z.string(),
    shared_picture: z.string(),
    /** Set while the shared picture is copied to a new name. */
    moving: z.optional(z.object({ from: z.string(), to: z.string() })),
    words: z.int(),
    points: z.int(),
    likes: z.int(),
    reports: z.int(),
    /** Whether an operator has hidden the comic from others. */
    hidden: z.boolean(),
    /** The number of reports on which an operator decided, for an undo. Absent before the first decision. */
    decided_reports: z.optional(z.int()),
    created_at: z.string(),
  }),
  key: ({ user_id, id }: { user_id: string; id: string }) => ({
    pk: userPartition(user_id),
    sk: comicKey(id),
  }),
  retention: 'account',
  onDeletion: { mirror: 'comics' },
});
export type ComicItem = NonNullable<Awaited<ReturnType<(typeof comics)['get']>>>;

/** A child's comics, newest first, strongly consistent: those older than `before` if given. */
export const comicsBefore = (userId: string, before?: string, limit?: number) =>
  comics.list(userPartition(userId), comicKey(''), {
    ...(limit !== undefined && { limit }),
    consistent: true,
    newestFirst: true,
    ...(before !== undefined && { after: comicKey(before) }),
  });

/** The list of reported comics, for operators. */
export const reportedComics = 'REPORTED_COMICS';
