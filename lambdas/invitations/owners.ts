/** All operators share one owner of invitations. */
export const operators = 'operators';

/** The owner of the invitation to a grown-up who has given consent. */
export const inkwren = 'inkwren';
