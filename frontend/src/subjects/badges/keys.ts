import { key } from '../../lib/query-key';

export const badgeKeys = {
  /** The pupils of a class with their badges, and its devices. */
  ofClass: (id: string) => key('badges', 'class', id),
  /** The class for which this browser is open. */
  device: key('badges', 'device'),
};
