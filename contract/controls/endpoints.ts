import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { UserId } from '../fields';
import { Controls } from './fields';
import { ControlsOfChild } from './of-child';

const guardians = ['parent', 'teacher'] as const;

/** A school's teacher may be a child's guardian, too. The use case decides whose guardian somebody is. */
export const controls = defineEndpoints({
  ofChild: {
    method: 'GET',
    path: '/controls/{child_id}',
    who: guardians,
    params: z.strictObject({ child_id: UserId }),
    response: ControlsOfChild,
    errors: ['child_not_found'],
    summary: 'What is switched off or limited for a child, and who has changed it; for its guardians',
  },
  change: {
    method: 'PATCH',
    path: '/controls/{child_id}',
    who: guardians,
    params: z.strictObject({ child_id: UserId }),
    body: z.strictObject({
      ...z.partial(Controls).shape,
      /** The family's time zone, which minutes and quiet hours need. */
      time_zone: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    }),
    response: ControlsOfChild,
    errors: ['child_not_found', 'decides_alone', 'time_zone_needed', 'details_too_often'],
    summary:
      'A guardian switches something off or on for a child, within what was consented; effective at once',
  },
  beat: {
    method: 'POST',
    path: '/screen-time',
    who: ['student'],
    body: z.strictObject({ minutes: z.int().check(z.minimum(1), z.maximum(120)) }),
    response: z.object({
      /** The minutes that are left today; null: no limit. */
      left: z.nullable(z.int()),
      /** When there are new minutes, once those of today are used up. */
      spent_until: z.nullable(z.string()),
    }),
    summary:
      'Counts minutes of reading, talking and writing: each minute of the server’s clock once, from any number of tabs, and those without a network later',
  },
});
