/**
 * The gems of a newcomer and of the referrer, paid after this many reading days within this many days of joining. A popular
 * child brings a few friends a month; a larger number is reviewed.
 */
export const referralRules = {
  welcomeGems: 25,
  gems: 50,
  readingDays: 7,
  withinDays: 30,
  usualPerMonth: 4,
} as const;

/**
 * The reasons why gems of a referral wait for an operator: referrer and newcomer are related, or one student has referred too
 * many.
 */
export const heldForReasons = ['circle', 'domain', 'many'] as const;
export type HeldFor = (typeof heldForReasons)[number];
