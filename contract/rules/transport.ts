/** Answers of at least this many bytes are compressed: a smaller one fits into one packet anyway. */
export const compressedFrom = 1024;

/** A browser asks so often whether its socket is alive: what is sent on a dead network gets no answer. */
export const pingMilliseconds = 2500;
