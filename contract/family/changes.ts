/** What guardians change beside the consents. Neither the names of others nor the words of anybody are kept. */
export const guardianChanges = [
  'let_in',
  'grown_up_ended',
  'friend_ended',
  'class_joined',
  'class_ended',
  'badge_ended',
  'details',
  'time_zone',
  'order_yes',
  'order_no',
] as const;
