import { isSpent } from './codes';
import { areForgotten } from './lockout';
import type { State } from './state';

/** Unknown addresses have records too, so their number is limited; the oldest are removed first. */
const MOST_RECORDS = 10_000;

/** Removes outdated records, so that the size of the state depends on its users and not on its age. */
export const pruneState = ({ sessions, codes, failures }: State): void => {
  const now = Date.now();
  dropWhere(sessions, (session) => session.expiresAt <= now);
  dropWhere(codes, isSpent);
  dropWhere(failures, areForgotten);
  for (const records of [codes, failures]) {
    for (const key of records.keys()) {
      if (records.size <= MOST_RECORDS) break;
      records.delete(key);
    }
  }
};

const dropWhere = <T>(records: Map<string, T>, matches: (record: T) => boolean): void => {
  for (const [key, record] of records) {
    if (matches(record)) records.delete(key);
  }
};
