import type { family } from '../../contract/family/endpoints';
import type { ChildPage } from '../../contract/family/page';
import { suggestionFor } from '../../contract/rules/suggestion';
import type { Admitted } from '../accounts/admitted';
import type { UserItem } from '../accounts/find';
import { knownName } from '../accounts/names';
import { weekOfChild } from '../analytics/week';
import { classesOfStudent } from '../classes/students';
import { presentChild } from '../consent/children';
import { isWaiting, questionAbout } from '../consent/terms/children';
import { presentControls } from '../controls/present';
import { alertsOf } from '../flags/sorrows';
import { staysOf } from '../quiz/recall/stays';
import { childOfGuardian } from '../relations/child-of-guardian';
import { ordersOf } from '../shop/family/family';
import { changesOf } from './changes';
import { givenThisWeek } from './gifts/give';
import { talksOf } from './talks';

const presentClasses = async (child: UserItem): Promise<ChildPage['classes']> =>
  (await classesOfStudent(child)).map(({ teacher, badge_since, item: { id, name } }) => ({
    id,
    name,
    teacher: knownName(teacher),
    badge_since,
  }));

/** Everything about a child, for a guardian. Nothing is kept for it: each part is what its own subject answers. */
export const page = async ({
  actor,
  params: { child_id },
}: Admitted<typeof family.page>): Promise<ChildPage> => {
  const viewer = actor.user;
  const { child, supervision } = await childOfGuardian(viewer, child_id);
  const controls = presentControls(child, supervision, actor.id);
  const [present, terms, week, stays, classes, talks, alerts, orders, gifts, changes, held] =
    await Promise.all([
      presentChild(viewer.email, child),
      questionAbout([child].filter(isWaiting)),
      weekOfChild(child.id),
      staysOf(child.id),
      presentClasses(child),
      talksOf(viewer, child, supervision),
      alertsOf(child.id),
      ordersOf(viewer.email, child, true),
      givenThisWeek(actor.id, child.id),
      changesOf(viewer, child.id, controls),
      controls,
    ]);
  return {
    ...present,
    terms,
    week,
    stays,
    suggestion: suggestionFor(week, present.status === 'given'),
    classes,
    talks,
    controls: held,
    alerts: { mild_by_mail: supervision.mild_by_mail, all: alerts },
    orders,
    gifts,
    changes,
  };
};
