import * as z from 'zod/mini';
import { ApiError } from '../api-error';

export interface PageOptions {
  /** The cursor of the previous page. */
  readonly cursor?: string | undefined;
  /** Entries listed after this time are excluded. */
  readonly until?: string;
  readonly newestFirst?: boolean;
  readonly limit?: number;
}

const Part = z.string().check(z.minLength(1));
const Position = z.strictObject({ pk: Part, sk: Part, list: Part, listed_at: Part });

export const writeCursor = (position: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Throws `invalid_input` for a value that is not a position on this list: the cursor comes from a browser. */
export const readCursor = (cursor: string, list: string): Record<string, unknown> => {
  try {
    const position = Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (position.list === list) return position;
  } catch {}
  throw new ApiError('invalid_input', ['query.cursor']);
};
