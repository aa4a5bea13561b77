import type { ChildPage } from '../../contract/family/page';
import type { UserItem } from '../accounts/find';
import { looksAt } from '../analytics/for-export';
import { mayReadTalks } from '../relations/may-read-talks';
import type { SupervisionItem } from '../relations/store';

const looksShown = 10;

/** Whether a guardian may read the talks of a child, and who has read them. */
export const talksOf = async (
  viewer: UserItem,
  child: UserItem,
  supervision: SupervisionItem,
): Promise<ChildPage['talks']> => ({
  open: mayReadTalks(viewer, child, supervision),
  looks: (await looksAt(child.id, looksShown)).map((look) => ({ ...look, you: look.adult_id === viewer.id })),
});
