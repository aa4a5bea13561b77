/** How long an invitation holds. */
export const invitationDays = 14;
