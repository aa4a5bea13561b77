/** How long a round of words lasts, in milliseconds. The word that is shown then can still be answered. */
export const roundOfWords = 120_000;
