import type { Guide } from '../error';
import type { shopErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const shopErrorGuide = {
  store_item_not_found: {
    when: 'There is no such item, it was removed, or it is not for the student’s region or age.',
    recovery: 'Load the items again.',
  },
  store_item_changed: {
    when: 'The price is another one than the student has agreed to, or the stock another one than the operator has seen.',
    recovery: 'Load the items again, and ask once more.',
  },
  store_too_few_gems: {
    when: 'The balance is below the price at the moment of the transaction.',
    recovery: 'Earn more gems.',
  },
  store_sold_out: {
    when: 'The stock is empty at the moment of the transaction.',
    recovery: 'Choose something else.',
  },
  store_owned: {
    when: 'The student has bought it before, perhaps in another tab; once is enough.',
    recovery: 'Load items and purchases again.',
  },
  store_rest_day_held: {
    when: 'The student has a rest day that is not used.',
    recovery: 'Buy another after it is used.',
  },
  store_busy: {
    when: 'The transaction conflicted with others on the same items until its last try. Nothing is paid.',
    recovery: 'Send the same request again, with its `request_id`.',
  },
  store_prize_closed: {
    when: 'The prize needs a guardian: the student is below the age of consent, or it is a gift card, whose code goes to the guardian.',
    recovery: 'Choose something else. A guardian is who has consented for the child.',
  },
  store_order_not_found: {
    when: 'The purchase is not in a state for this step, was decided meanwhile, or is not for this caller to decide.',
    recovery: 'Load the list again.',
  },
  family_rewards_limit: {
    when: 'The parent offers twenty rewards already.',
    recovery: 'Remove one first.',
  },
  family_reward_refused: {
    when: 'The name of a reward breaks the rules for what is said to children, or names a place or an address.',
    recovery: 'Say in plain words what the reward is.',
  },
  family_reward_unchecked: {
    when: 'Moderation is down: a name that has not been checked is shown to no child.',
    recovery: 'Try again in a few minutes.',
  },
  store_not_owned: {
    when: 'The student wants to put on what was not bought, or what is of another kind.',
    recovery: 'Load the purchases again.',
  },
  store_request_limit: {
    when: 'The student has asked for five rewards today.',
    recovery: 'Ask again tomorrow, by New York’s calendar.',
  },
} as const satisfies Guide<typeof shopErrors>;
