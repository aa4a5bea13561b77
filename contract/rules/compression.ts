/** Answers of at least this many bytes are compressed: a smaller one fits into one packet anyway. */
export const compressedFrom = 1024;
