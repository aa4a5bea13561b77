import * as z from 'zod/mini';
import { ComicStyle, drawingStages } from '../../contract/comic-kinds';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** One panel as it is drawn and lettered. Names are invented ones. */
export const Panel = z.object({
  scene: z.string(),
  /** The child's own words, with invented names; null for a panel without words. */
  says: z.nullable(z.string()),
  /** Who says them; null for the narrator. */
  speaker: z.nullable(z.string()),
});
export type Panel = z.infer<typeof Panel>;

export const Storyboard = z.object({
  cast: z.array(z.object({ name: z.string(), look: z.string() })),
  panels: z.array(Panel),
});
export type Storyboard = z.infer<typeof Storyboard>;

/** The refusal of a story in which moderation or a model has noticed a crisis. */
export const answeredWithHelp = 'help';

/**
 * A child's place for the comic of one day: taken when a story is accepted, free again when it is refused, used when it is
 * finished. Also the job of the worker and its progress.
 */
export const comicDays = entity({
  name: 'ComicDay',
  schema: z.object({
    user_id: z.string(),
    day: z.string(),
    /** The id of the comic. */
    id: z.string(),
    state: z.enum(['drawing', 'finished', 'refused']),
    stage: z.enum(drawingStages),
    /** Empty as soon as nobody needs it here. */
    story: z.string(),
    story_hash: z.string(),
    style: ComicStyle,
    prompt_id: z.string(),
    prompt: z.string(),
    storyboard: z.nullable(Storyboard),
    /** Pictures that were refused. */
    refused_pictures: z.int(),
    /** A picture has passed its checks and lies among the sketches. */
    drawn: z.boolean(),
    /** The error code that the child was told, or `answeredWithHelp`. */
    refusal: z.nullable(z.string()),
    /** The names of the pictures in the bucket: the child's own, and the one for others. */
    picture: z.string(),
    shared_picture: z.string(),
    /** After this time the place is free, whatever has happened to the work. */
    until: z.string(),
    /** A job that no worker has begun after this time is lost. */
    ordered_until: z.nullable(z.string()),
    /** The lease of the worker ends at this time. */
    lease_until: z.nullable(z.string()),
    created_at: z.string(),
    /** The day in New York on which it was finished or refused: a later one if midnight came meanwhile. */
    ended_on: z.optional(z.string()),
    /** The child has been told of a comic that was finished on a later day. */
    told: z.optional(z.boolean()),
  }),
  key: ({ user_id, day }: { user_id: string; day: string }) => ({
    pk: userPartition(user_id),
    sk: `COMICDAY#${day}`,
  }),
  retention: { days: 3 },
});

/** The places of the last days, the newest first, consistent. Four at most are kept. */
export const recentPlaces = (userId: string): Promise<ComicDay[]> =>
  comicDays.list(userPartition(userId), 'COMICDAY#', { consistent: true, newestFirst: true });

export type ComicDay = NonNullable<Awaited<ReturnType<(typeof comicDays)['get']>>>;

/** It has ended on a later day than that on which its story was accepted. */
export const isLate = ({ day, ended_on = day }: ComicDay): boolean => ended_on > day;
