/** Answers of at least this many bytes are compressed: a smaller one fits into one packet anyway. */
export const compressedFrom = 1024;

/** The interval of a browser's pings. Messages sent on a dead network remain unanswered, which reveals a lost socket. */
export const pingMilliseconds = 2500;
