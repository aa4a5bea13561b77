/** The name under which a user's copies are counted per day. */
export const countedAs = 'exports';
