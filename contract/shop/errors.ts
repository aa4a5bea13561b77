import type { ErrorDeclarations } from '../error';

export const shopErrors = {
  store_item_not_found: {
    status: 404,
    text: 'That is not in the store any more. Please choose another.',
  },
  store_item_changed: { status: 409, text: 'It has changed. Please look again.' },
  store_too_few_gems: { status: 409, text: 'You do not have enough gems yet.' },
  store_sold_out: { status: 409, text: 'That one is gone for now.' },
  store_owned: { status: 409, text: 'You have that already: look in your nest!' },
  store_rest_day_held: {
    status: 409,
    text: 'You have one already. You can get another when it is used.',
  },
  store_prize_closed: {
    status: 409,
    text: 'Prizes need a grown-up at home here. Choose something else!',
  },
  store_busy: {
    status: 409,
    text: 'Many are buying just now. Your gems are safe: please try again.',
    retryAfter: 5,
    retryable: true,
  },
  store_request_limit: { status: 429, text: 'That makes five today. You can send more tomorrow.' },
  store_order_not_found: { status: 404, text: 'That is no longer waiting.' },
  family_rewards_limit: { status: 409, text: 'Twenty are enough. Remove one first.' },
  family_reward_refused: {
    status: 422,
    text: 'That does not work as a reward here. Please say in plain words what it is.',
  },
  family_reward_unchecked: {
    status: 503,
    text: 'We cannot check the words of a reward right now. Please try again in a few minutes.',
    retryable: true,
  },
  store_not_owned: { status: 404, text: 'You do not have that yet. It is in the store.' },
} as const satisfies ErrorDeclarations;
