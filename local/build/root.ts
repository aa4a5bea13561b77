import path from 'node:path';

/** The folder of the checkout. */
export const root = path.resolve(__dirname, '../..');

export const at = (...parts: string[]) => path.join(root, ...parts);
