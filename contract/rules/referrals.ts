/**
 * What a newcomer gets, and who referred the newcomer after so many reading days, within so many days of joining. A popular
 * child brings a few friends in a month; whoever brings more is looked at.
 */
export const referralRules = {
  welcomeGems: 25,
  gems: 50,
  readingDays: 7,
  withinDays: 30,
  usualPerMonth: 4,
} as const;

/** Why gems of a referral wait for an operator: those who refer and come belong together, or too many came by one student. */
export const heldForReasons = ['circle', 'domain', 'many'] as const;
export type HeldFor = (typeof heldForReasons)[number];
