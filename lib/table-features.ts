/** What a table has besides its items. A restore to a point in time does not take it along, so the stack and the script set it. */
export const streamView = 'NEW_AND_OLD_IMAGES';

export const timeToLiveAttribute = 'expires_at';

/** Deleted data must be gone from backups within thirty days. */
export const recoveryPeriodInDays = 14;
