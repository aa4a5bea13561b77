/** Answers of so many bytes and more are compressed: smaller ones fit into one packet anyway. */
export const compressedFrom = 1024;
