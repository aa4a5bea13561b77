import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { Line } from '../fields';
import { switchKinds } from './kinds';

/** What has been switched off. Everything else is on. */
const Thrown = z.object({ kind: z.enum(switchKinds), at: z.string(), why: z.string() });

const Switches = z.object({ off: z.array(Thrown) });

const Used = z.object({ used: z.number(), limit: z.number() });

export const operations = defineEndpoints({
  day: {
    method: 'GET',
    path: '/operator/day',
    who: ['operator'],
    response: z.object({
      students_this_week: z.int(),
      ai_units: Used,
      ai_dollars: Used,
      /** How many switches are off. */
      off: z.int(),
    }),
    summary: 'The day in numbers: who reads, and how much of the stage’s AI work is used',
  },
  switches: {
    method: 'GET',
    path: '/operator/switches',
    who: ['operator'],
    response: Switches,
    summary: 'What operators have switched off for everybody, with when and why',
  },
  throwSwitch: {
    method: 'POST',
    path: '/operator/switches',
    who: ['operator'],
    body: z.strictObject({ kind: z.enum(switchKinds), on: z.boolean(), why: Line(120) }),
    response: Switches,
    summary: 'Switches a feature off or on for everybody, within a minute; who, when and why are on record',
  },
});
