import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { ClassId, UserId } from '../fields';
import { classNameLimit, studentsAtOnce } from '../rules/classes';

const ClassName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(classNameLimit), z.regex(/^\P{Cc}*$/u));

/** The code that a teacher shows. Written by hand, so in any case and with spaces or hyphens. */
const ClassCode = z.string().check(z.maxLength(40), z.regex(/^\P{Cc}*$/u));

const Class = z.object({
  id: ClassId,
  name: z.string(),
  /** The code that the teacher shows to students of the same school; null while joining is off. */
  code: z.nullable(z.string()),
  /** Null for a class of this year. */
  archived_at: z.nullable(z.string()),
  created_at: z.string(),
});
export type Class = z.infer<typeof Class>;

const Students = z.array(UserId).check(z.maxLength(studentsAtOnce));
const one = z.strictObject({ id: ClassId });

/** The classes of teachers. The students of a class are those of `GET /friends` with its id. */
export const classes = defineEndpoints({
  list: {
    method: 'GET',
    path: '/classes',
    who: ['teacher'],
    response: z.object({ classes: z.array(Class) }),
    summary: "The teacher's classes, archived ones included, the newest first",
  },
  create: {
    method: 'POST',
    path: '/classes',
    who: ['teacher'],
    terms: 'before',
    body: z.strictObject({ name: ClassName }),
    response: Class,
    errors: ['not_verified', 'too_many_classes', 'class_name_refused', 'class_name_unchecked'],
    summary: 'A new class without students and without a code',
  },
  change: {
    method: 'PATCH',
    path: '/classes/{id}/details',
    who: ['teacher'],
    params: one,
    body: z.strictObject({
      name: z.optional(ClassName),
      archived: z.optional(z.boolean()),
      code: z.optional(z.enum(['new', 'off'])),
    }),
    response: Class,
    errors: [
      'not_verified',
      'class_not_found',
      'class_needs_school',
      'class_name_refused',
      'class_name_unchecked',
      'terms_required',
    ],
    summary: 'Renames or archives a class, or makes a new code; an archived class has none',
  },
  assign: {
    method: 'POST',
    path: '/classes/{id}/students',
    who: ['teacher'],
    terms: 'before',
    params: one,
    body: z.strictObject({ add: Students, remove: Students }),
    response: z.object({ changed: z.int() }),
    errors: ['class_not_found'],
    summary: 'Puts supervised students in a class or takes them out; others are ignored',
  },
  join: {
    method: 'POST',
    path: '/classes/join',
    who: ['student'],
    terms: 'before',
    body: z.strictObject({ code: ClassCode }),
    response: z.object({ name: z.string() }),
    errors: ['class_code_unknown', 'too_many_searches'],
    summary: 'Joins the class of a teacher of the own school, who from then on sees the reading',
  },
  joinForChild: {
    method: 'POST',
    path: '/family/children/{child_id}/classes',
    who: ['parent', 'teacher'],
    terms: 'before',
    params: z.strictObject({ child_id: UserId }),
    body: z.strictObject({ code: ClassCode }),
    /** `waits`: for the yes of the child, who is asked at the next sign-in. */
    response: z.object({ name: z.string(), waits: z.boolean() }),
    errors: [
      'child_not_found',
      'consent_required',
      'decides_alone',
      'terms_required',
      'class_code_unknown',
      'too_many_searches',
    ],
    summary:
      'A guardian enters the code of a class, which is the yes to its teacher; the child says yes, too',
  },
  mine: {
    method: 'GET',
    path: '/classes/mine',
    who: ['student'],
    response: z.object({ classes: z.array(z.object({ id: ClassId, name: z.string() })) }),
    summary: 'The classes that the student is in this year',
  },
});
