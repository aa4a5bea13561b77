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
    'admit_invitation',
    'correct_details',
    'take_back_consent',
    'answer_terms',
    'end_guardianship',
    'release_reward',
    'decline_reward',
    'release_referral',
    'decline_referral',
    'add_book',
    'remove_book',
    'resolve_flag',
    'read_flag_words',
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
    'switch_off',
    'switch_on',
    'release_deletion',
    'stop_deletion',
    'set_up_factor',
    'remove_factor',
  ]),
  /** An e-mail address or an id. Null for an action of two operators, which has a case and a hash. */
  target: z._default(z.nullable(z.string()), null),
  /** The rows of a downloaded file, each of which names the id of this entry. */
  rows: z.optional(z.int()),
  /** The operators' reference to the reason. */
  case: z.optional(z.string()),
  /** The reason in an operator's words, about a feature and no person. */
  why: z.optional(z.string()),
  /** The keyed hash of the person whom the action is about: the entry outlives the person's account. */
  target_hash: z.optional(z.string()),
  /** The part of an action that needs two operators. */
  step: z.optional(z.enum(['proposed', 'agreed', 'withdrawn'])),
  /** The username of the operator who proposed what this one agreed to or withdrew. */
  proposed_by: z.optional(z.string()),
  at: z.string(),
});
export type OperatorAction = z.infer<typeof OperatorAction>;
