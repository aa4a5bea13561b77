import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { UserId } from '../fields';
import { childFates, deletionStages, deletionStates } from './stages';

/** The person's id and a secret: from a mail's link, behind the `#`, which is not sent to servers and so not logged. */
const LinkToken = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}\.[A-Za-z0-9_-]{43}$/));
const byToken = z.strictObject({ token: LinkToken });

const Deletion = z.object({
  state: z.enum(deletionStates),
  asked_at: z.string(),
  /** Until then it can be taken back; null before it is confirmed. */
  due_at: z.nullable(z.string()),
  /** What is gone already. */
  stages: z.array(z.enum(deletionStages)),
});

/** A deletion for the holder of its link, who may be signed out: with the name that is shown to nobody else any more. */
const LinkedDeletion = z.extend(Deletion, {
  /** Null once the records are gone. */
  name: z.nullable(z.string()),
  is_child: z.boolean(),
});
export type LinkedDeletion = z.infer<typeof LinkedDeletion>;

const Child = z.object({
  id: UserId,
  name: z.string(),
  /** Below the age of consent and without another guardian: the account cannot go on without one. */
  needs_answer: z.boolean(),
  deletion: z.nullable(Deletion),
});

const everybody = ['student', 'teacher', 'parent', 'operator'] as const;

/** The deletion of an account: asked by its owner, or by a guardian for a child, and confirmed by mail. */
export const deletion = defineEndpoints({
  overview: {
    method: 'GET',
    path: '/deletion',
    who: everybody,
    response: z.object({
      /** False for a child below the age of consent: a guardian asks for it. */
      may_ask: z.boolean(),
      /** The masked address that gets the link. */
      mail_to: z.string(),
      own: z.nullable(Deletion),
      /** The children for whom the caller has consented. */
      children: z.array(Child),
    }),
    summary: 'Whose deletion one may ask for, and how those that were asked for go on',
  },
  ask: {
    method: 'POST',
    path: '/deletion',
    who: everybody,
    body: z.strictObject({
      /** A child of the guardian who asks; absent for one's own account. */
      child_id: z.optional(UserId),
      /** For a guardian's own account: what becomes of each child that needs an answer. */
      children: z._default(
        z.array(z.strictObject({ id: UserId, fate: z.enum(childFates) })).check(z.maxLength(50)),
        [],
      ),
    }),
    response: z.object({ mail_to: z.string(), asked_at: z.string() }),
    errors: [
      'child_not_found',
      'deletion_by_guardian',
      'deletion_children_open',
      'deletion_asked_too_often',
      'deletion_under_way',
    ],
    summary: 'Asks for a deletion: a link to confirm it goes to the address of the one who asks',
  },
  view: {
    method: 'POST',
    path: '/deletion/view',
    who: 'anyone',
    body: byToken,
    response: LinkedDeletion,
    errors: ['deletion_link_invalid'],
    summary: "How a deletion goes on, for the holder of a mail's link",
  },
  confirm: {
    method: 'POST',
    path: '/deletion/confirm',
    who: 'anyone',
    body: byToken,
    response: LinkedDeletion,
    errors: ['deletion_link_invalid'],
    summary:
      'Confirms a deletion: the account is shut at once, and deleted when the time to change one’s mind is over',
  },
  takeBack: {
    method: 'POST',
    path: '/deletion/take-back',
    who: 'anyone',
    body: byToken,
    response: LinkedDeletion,
    errors: ['deletion_link_invalid', 'deletion_begun'],
    summary: 'Takes a deletion back: the account is again as it was',
  },
  held: {
    method: 'GET',
    path: '/operator/deletions',
    who: ['operator'],
    response: z.object({
      deletions: z.array(z.object({ id: UserId, due_at: z.string(), held_since: z.string() })),
    }),
    summary: 'Deletions of children with an open flag that may name a supervisor, which wait for a decision',
  },
  decide: {
    method: 'POST',
    path: '/operator/deletions/{id}',
    who: ['operator'],
    params: z.strictObject({ id: UserId }),
    body: z.strictObject({ go_on: z.boolean() }),
    response: z.object({ id: UserId }),
    errors: ['deletion_not_held'],
    summary: 'Lets a held deletion go on, or stops it',
  },
});
