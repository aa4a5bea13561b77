import { hashOf } from '../platform/secret';
import type { ExportKey } from './store';

/**
 * The object of a copy. Its name follows from the two ids, so that a person has at most one file per asker, and a deletion finds it
 * without the item.
 */
export const fileOf = ({ about, asker }: ExportKey) =>
  ({ prefix: 'exports', name: `${hashOf(`export ${about} ${asker}`)}.zip` }) as const;
