/** How long an invitation is valid. */
export const invitationDays = 14;

/** The number of children that a parent may invite: a few at first, more once one of them has read for a week. */
export const childrenAtFirst = 3;
export const childrenAtMost = 10;
export const daysOfReading = 7;
