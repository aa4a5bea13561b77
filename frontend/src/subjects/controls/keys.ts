import { key } from '../../lib/query-key';

export const controlKeys = {
  changes: (child_id: string) => key('controls', child_id),
};
