import path from 'node:path';

/** Long lists are deployed beside the code and read when needed. */
export const listsFolder = path.join(__dirname, 'lambdas/comics/lists');
