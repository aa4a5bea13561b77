import { key } from '../../lib/query-key';

export const familyKeys = {
  /** The pages of all children. */
  pages: key('family', 'page'),
  page: (childId: string) => key('family', 'page', childId),
  gifts: (childId: string) => key('family', 'gifts', childId),
};
