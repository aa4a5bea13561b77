import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { ClassId, UserId } from '../fields';
import { GiftName, GivenGifts } from './gifts';
import { ChildPage } from './page';

/** A guardian may have the account of a teacher. */
const guardians = ['parent', 'teacher'] as const;

const OfChild = z.strictObject({ child_id: UserId });
/** Week, giver and number of a gift. */
const GiftId = z.string().check(z.regex(/^\d{4}-W\d\d\.[A-Za-z0-9-]{1,64}\.\d$/));

/** One page per child for its guardians, and gifts of attention from the grown-ups who see a child. */
export const family = defineEndpoints({
  page: {
    method: 'GET',
    path: '/family/children/{child_id}',
    who: guardians,
    params: OfChild,
    response: ChildPage,
    errors: ['child_not_found'],
    summary: 'All that a guardian decides and sees about a child, in one answer',
  },
  leaveClass: {
    method: 'DELETE',
    path: '/family/children/{child_id}/classes/{class_id}',
    who: guardians,
    params: z.strictObject({ child_id: UserId, class_id: ClassId }),
    response: z.object({ left: z.literal(true) }),
    errors: ['child_not_found', 'class_not_found'],
    summary: 'A guardian takes a child out of a class; nobody puts it back for thirty days',
  },
  setAlerts: {
    method: 'PATCH',
    path: '/family/children/{child_id}/alerts',
    who: guardians,
    params: OfChild,
    body: z.strictObject({ mild_by_mail: z.boolean() }),
    response: z.object({ mild_by_mail: z.boolean() }),
    errors: ['child_not_found'],
    summary: 'Whether this guardian is mailed about sorrows without danger; a danger is always mailed',
  },
  gifts: {
    method: 'GET',
    path: '/family/children/{child_id}/gifts',
    who: guardians,
    params: OfChild,
    response: GivenGifts,
    errors: ['relation_not_found'],
    summary: 'What the grown-up has given a child this week, and how many gifts are left',
  },
  give: {
    method: 'POST',
    path: '/family/children/{child_id}/gifts',
    who: guardians,
    terms: 'before',
    params: OfChild,
    body: z.strictObject({ gift: GiftName }),
    response: GivenGifts,
    errors: ['relation_not_found', 'gifts_used_up'],
    summary: 'A guardian, or a teacher who sees the child, gives a sticker or a sentence of the list',
  },
  open: {
    method: 'POST',
    path: '/user/gifts/{id}',
    who: ['student'],
    params: z.strictObject({ id: GiftId }),
    body: z.strictObject({ thanks: z.boolean() }),
    response: z.object({ thanked: z.boolean() }),
    errors: ['gift_not_found'],
    summary: 'The child has opened a gift, and says thank you or not',
  },
});
