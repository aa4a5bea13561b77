/** The operators invite as one. */
export const operators = 'operators';

/** Inkwren invites a grown-up who has given consent. */
export const inkwren = 'inkwren';
