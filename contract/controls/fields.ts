import * as z from 'zod/mini';
import { controlKinds } from './kinds';

const ofDays = <T extends z.ZodMiniType>(of: T) => z.object({ school: of, weekend: of });

const Minute = (least: number, most: number) =>
  z.int().check(z.minimum(least), z.maximum(most), z.multipleOf(5));

/** In minutes after midnight. Quiet hours begin in an evening, and end in the next morning. */
const nightBounds = { from: { least: 960, most: 1435 }, to: { least: 240, most: 720 } } as const;

const minutesBounds = { least: 5, most: 600 } as const;

const Night = z.object({
  from: Minute(nightBounds.from.least, nightBounds.from.most),
  to: Minute(nightBounds.to.least, nightBounds.to.most),
});

export type Night = z.infer<typeof Night>;

/** What one guardian has decided for a child, or what holds for it. */
export const Controls = z.object({
  off: z.array(z.enum(controlKinds)).check(z.maxLength(controlKinds.length)),
  /** The minutes of screen time on a school day, and on a Saturday or Sunday; null: no limit. */
  minutes: ofDays(z.nullable(Minute(minutesBounds.least, minutesBounds.most))),
  /** The night before a school day, and the night before a Saturday or Sunday; null: none. */
  quiet: ofDays(z.nullable(Night)),
  /** A comic is drawn only after a quiz of the same day. */
  quiz_first: z.boolean(),
});

export type Controls = z.infer<typeof Controls>;

/** What a child is told of it; absent while nothing is switched off or limited. */
export const ChildControls = z.object({
  off: z.array(z.enum(controlKinds)),
  /** The minutes of today; null: no limit. */
  minutes: z.nullable(z.int()),
  quiz_first: z.boolean(),
  /** The end of the quiet hours that hold now. */
  quiet_until: z.nullable(z.string()),
  /** When there are new minutes, if those of today are used up. */
  spent_until: z.nullable(z.string()),
});
export type ChildControls = z.infer<typeof ChildControls>;
