import { key } from '../../lib/query-key';

export const exportKeys = {
  /** The copy of a person's data. */
  of: (about: string) => key('exports', about),
};
