import * as z from 'zod/mini';
import { ComicStyle } from '../../contract/comics/kinds';
import { draftDays } from '../../contract/rules/comics';
import { absent, any, below, equal } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

export const comicOwners = entity({
  name: 'ComicOwner',
  schema: z.object({ user_id: z.string() }),
  key: ({ id }: { id: string }) => ({ pk: `COMIC#${id}`, sk: 'OWNER' }),
  retention: 'account',
  onDeletion: { mirror: 'comics' },
});

/** `audience`: the children who see each other's comics in addition to friends (`audience.ts`). */
const audiencePartition = (audience: string, day: string) => `COMICS#${audience}#${day}`;

/** The comics of a day by audience. Whether a comic may be shown is decided when it is requested. */
export const dayComics = entity({
  name: 'DayComic',
  schema: z.object({ user_id: z.string(), id: z.string() }),
  key: ({ audience, day, id }: { audience: string; day: string; id: string }) => ({
    pk: audiencePartition(audience, day),
    sk: `ID#${id}`,
  }),
  retention: { days: 3 },
  onDeletion: { mirror: 'comics' },
});

/** A day's comics for an audience, newest first; only older ones than `before` if given. */
export const comicsOfDay = (audience: string, day: string, limit: number, before?: string) =>
  dayComics.list(audiencePartition(audience, day), 'ID#', {
    limit,
    newestFirst: true,
    ...(before !== undefined && { after: `ID#${before}` }),
  });

interface OfReader {
  readonly user_id: string;
  readonly id: string;
}

/** Stored in the partition of the child who likes. */
export const comicLikes = entity({
  name: 'ComicLike',
  schema: z.object({ id: z.string() }),
  key: ({ user_id, id }: OfReader) => ({ pk: userPartition(user_id), sk: `COMICLIKE#${id}` }),
  retention: 'account',
  onDeletion: 'delete',
});

/** Stored in the partition of the child who reports. */
export const comicReports = entity({
  name: 'ComicReport',
  schema: z.object({ id: z.string(), created_at: z.string() }),
  key: ({ user_id, id }: OfReader) => ({ pk: userPartition(user_id), sk: `COMICREPORT#${id}` }),
  retention: { days: 30 },
  onDeletion: 'delete',
});

/** The story that a child is writing. */
export const comicDrafts = entity({
  name: 'ComicDraft',
  schema: z.object({
    story: z.string(),
    style: z.nullable(ComicStyle),
    /** The prompt of the day on which the story was begun. Earlier drafts have none. */
    promptId: z.optional(z.string()),
    saved_at: z.string(),
  }),
  key: ({ user_id }: { user_id: string }) => ({ pk: userPartition(user_id), sk: 'COMICDRAFT' }),
  retention: { days: draftDays },
  onDeletion: 'delete',
});

/**
 * The condition that there is no draft, or one of this story: a draft saved before the story was accepted is an earlier version
 * of it.
 */
export const isDraftOf = ({ story, created_at }: { readonly story: string; readonly created_at: string }) =>
  any(absent('pk'), equal('story', story), equal('saved_at', created_at), below('saved_at', created_at));
