import * as z from 'zod/mini';
import { defineEndpoints, roles } from '../endpoint';
import { UserId } from '../fields';

/** A user may ask for this many copies on one day of New York. */
export const exportsPerDay = 3;

/** A finished copy can be downloaded for this long; its file is deleted afterwards. */
export const exportHours = 24;

/** `records`: the pages are written. `pictures`: the pictures of comics are packed, `done` of `of`. */
export const ExportStep = z.enum(['records', 'pictures']);

/** A copy of a person's data, as the one who asked for it sees it. */
export const Export = z.object({
  /** `failed`: nothing was made, and it can be asked for again. */
  state: z.enum(['making', 'ready', 'failed']),
  step: ExportStep,
  done: z.int(),
  of: z.int(),
  /** The size of the file in bytes; null until it is ready. */
  size: z.nullable(z.int()),
  asked_at: z.string(),
  /** The time after which the file cannot be downloaded; null until it is ready. */
  gone_at: z.nullable(z.string()),
});
export type Export = z.infer<typeof Export>;

/** The person whose data it is: the caller, or a child of the guardian who calls. */
const about = z.strictObject({ about: UserId });

/** A copy of all data about a person, as one file: asked for, made by a worker, and downloaded. */
export const copies = defineEndpoints({
  look: {
    method: 'GET',
    path: '/exports/{about}',
    who: roles,
    params: about,
    response: z.object({ export: z.nullable(Export) }),
    errors: ['child_not_found', 'export_by_guardian', 'export_by_student'],
    summary: 'The copy that the caller has asked for in the last day, with its progress; null without one',
  },
  ask: {
    method: 'POST',
    path: '/exports/{about}',
    who: roles,
    params: about,
    response: z.object({ export: Export }),
    errors: [
      'child_not_found',
      'export_by_guardian',
      'export_by_student',
      'export_being_made',
      'too_many_exports',
      'export_failed',
    ],
    summary:
      'Asks for a copy of one’s own data, or of a child’s by its guardian; one at a time, three a day. It replaces the last one',
  },
  address: {
    method: 'POST',
    path: '/exports/{about}/address',
    who: roles,
    params: about,
    response: z.object({ address: z.string(), file_name: z.string() }),
    errors: ['child_not_found', 'export_by_guardian', 'export_by_student', 'export_not_ready'],
    summary: 'The address of the file, valid for ten minutes, for the one who asked for it',
  },
});
