/** How long an invitation holds. */
export const invitationDays = 14;

/** How many children a parent may invite: a few, until one of them has read for a week. */
export const childrenAtFirst = 3;
export const childrenAtMost = 10;
export const daysOfReading = 7;
