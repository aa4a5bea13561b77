import * as z from 'zod/mini';
import { ComicStyle, drawingStages } from '../../contract/comics/kinds';
import { drawingJobDays, outliving } from '../../contract/jobs';
import { listUpTo, textUpTo } from '../model/bounded';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';
import { panelCount } from './layouts';

/** One panel as it is drawn and lettered, with invented names. */
export const Panel = z.object({
  scene: textUpTo(400),
  /** Words of the story, with invented names; null for a panel without words. */
  says: z.nullable(textUpTo(160)),
  /** The speaker of the words; null for the narrator. */
  speaker: z.nullable(textUpTo(80)),
});
export type Panel = z.infer<typeof Panel>;

export const Storyboard = z.object({
  cast: listUpTo(8, z.object({ name: textUpTo(80), look: textUpTo(200) })),
  panels: listUpTo(panelCount, Panel),
});
export type Storyboard = z.infer<typeof Storyboard>;

/** The refusal code of a story in which moderation has found a crisis, or several nets together. */
export const answeredWithHelp = 'help';

/**
 * A child's place for the comic of one day, with the state of its drawing. The place is taken when a story is accepted, free
 * again when it is refused, and used when it is finished.
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
    /** Empty once the comic is finished or refused. */
    story: z.string(),
    story_hash: z.string(),
    style: ComicStyle,
    prompt_id: z.string(),
    prompt: z.string(),
    storyboard: z.nullable(Storyboard),
    /** The number of refused pictures. */
    refused_pictures: z.int(),
    /** Whether a picture has passed its checks and is stored as a sketch. */
    drawn: z.boolean(),
    /** Whether the line was long when the story was accepted. */
    comes_later: z.optional(z.boolean()),
    /** Whether help lines stand beside the comic, because it is doubtful whether the story tells of a crisis. */
    doubtful: z.optional(z.boolean()),
    /** The error code for the child, or `answeredWithHelp`. */
    refusal: z.nullable(z.string()),
    /** The names of the pictures in the bucket: the child's own picture and the shared one. */
    picture: z.string(),
    shared_picture: z.string(),
    /** The place is free after this time, whatever the state of the work. */
    until: z.string(),
    /** The job is lost if no worker has begun it by this time. Null once a worker has begun. */
    ordered_until: z.nullable(z.string()),
    /** The end of the worker's lease. */
    lease_until: z.nullable(z.string()),
    created_at: z.string(),
    /** The New York day on which the drawing was finished or refused: after `day` if midnight has passed meanwhile. */
    ended_on: z.optional(z.string()),
    /** Whether the child has been told of a comic that was finished on a later day. */
    told: z.optional(z.boolean()),
  }),
  key: ({ user_id, day }: { user_id: string; day: string }) => ({
    pk: userPartition(user_id),
    sk: `COMICDAY#${day}`,
  }),
  retention: { days: outliving(drawingJobDays) },
  onDeletion: { mirror: 'comics' },
});

/** A child's places of the last days, newest first, strongly consistent. At most six are kept. */
export const recentPlaces = (userId: string): Promise<ComicDay[]> =>
  comicDays.list(userPartition(userId), 'COMICDAY#', { consistent: true, newestFirst: true });

export type ComicDay = NonNullable<Awaited<ReturnType<(typeof comicDays)['get']>>>;

/** Whether the drawing ended on a later day than its story was accepted. */
export const isLate = ({ day, ended_on = day }: ComicDay): boolean => ended_on > day;
