/** What a newcomer gets, and who referred the newcomer after so many reading days, within so many days of joining. */
export const referralRules = { welcomeGems: 25, gems: 50, readingDays: 7, withinDays: 30 } as const;
