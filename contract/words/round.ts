/** How long a round of words lasts, in milliseconds. The word that is shown then can still be answered. */
export const roundOfWords = 120_000;

/** How long a round may go on when the child's time has run out: it may have just begun, and its last word takes a moment. */
export const finishingRound = roundOfWords + 60_000;
