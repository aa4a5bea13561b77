import * as z from 'zod/mini';

// Separate from the endpoints of invitations, which few functions need.

/** A recorded action of an operator. */
export const OperatorAction = z.object({
  id: z.string(),
  /** The username of the operator. */
  operator: z.string(),
  action: z.enum([
    'invite',
    'resend_invitation',
    'revoke_invitation',
    'verify_teacher',
    'take_back_consent',
    'end_guardianship',
    'release_reward',
    'decline_reward',
    'release_referral',
    'decline_referral',
    'add_book',
    'remove_book',
    'resolve_flag',
    'hide_question',
    'keep_question',
    'show_comic',
    'hide_comic',
    'undo_comic',
    'add_store_item',
    'change_store_item',
    'remove_store_item',
    'fulfil_order',
    'cancel_order',
    'export_orders',
  ]),
  target: z.string(),
  at: z.string(),
});
export type OperatorAction = z.infer<typeof OperatorAction>;
