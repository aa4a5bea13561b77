import { family } from '../../contract/family/endpoints';
import type { GiftName } from '../../contract/family/gifts';
import { seed } from './cloud';
import { createPerson, type Person } from './people';

type Who = Pick<Person, 'call'>;
type Child = Pick<Person, 'id'>;

/** A child of nine with a guardian, who has an account. */
export const createFamily = async () => {
  const [child, guardian] = [await createPerson(), await createPerson('parent')];
  await seed({ task: 'guardian', adult: guardian.email, childId: child.id });
  return { child, guardian };
};

/** A further guardian with an account. */
export const createGuardian = async ({ id }: Child) => {
  const guardian = await createPerson('parent');
  await seed({ task: 'guardian', adult: guardian.email, childId: id });
  return guardian;
};

const of = ({ id }: Child) => ({ params: { child_id: id } });

export const pageOf = ({ call }: Who, child: Child) => call(family.page, of(child));
export const give = ({ call }: Who, child: Child, gift: GiftName = 'star') =>
  call(family.give, { ...of(child), body: { gift } });
export const givenTo = ({ call }: Who, child: Child) => call(family.gifts, of(child));
export const open = ({ call }: Who, id: string, thanks = false) =>
  call(family.open, { params: { id }, body: { thanks } });
export const leaveClass = ({ call }: Who, { id }: Child, class_id: string) =>
  call(family.leaveClass, { params: { child_id: id, class_id } });
export const setAlerts = ({ call }: Who, child: Child, mild_by_mail: boolean) =>
  call(family.setAlerts, { ...of(child), body: { mild_by_mail } });
