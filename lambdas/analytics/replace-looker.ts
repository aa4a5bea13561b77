import { equal } from '../platform/table/condition';
import { userPartition } from '../platform/table/partition';
import { looks } from './store';

/** Replaces a grown-up's id in the looks at a child's transcripts. */
export const replaceLooker = async (user_id: string, adult_id: string, by: string): Promise<void> => {
  for (const look of await looks.list(userPartition(user_id), 'LOOK#', { consistent: true }))
    if (look.adult_id === adult_id)
      await looks.update({ user_id, id: look.id }, { set: { adult_id: by } }, equal('adult_id', adult_id));
};
