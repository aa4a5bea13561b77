import type { shop } from '../../contract/shop/endpoints';
import type { Look } from '../../contract/shop/kinds';
import type { Admitted } from '../accounts/admitted';
import { findUser } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { putOn } from '../users/keep-choice';
import { possessions } from './store';

const owns = async (
  user_id: string,
  { kind, item_id }: Admitted<typeof shop.wear>['body'],
): Promise<boolean> =>
  item_id === null || (await possessions.get({ user_id, item_id }, { consistent: true }))?.type === kind;

export const wear = async ({ actor: { id, user }, body }: Admitted<typeof shop.wear>): Promise<Look> => {
  if (!(await owns(id, body))) throw new ApiError('store_not_owned');
  await putOn(id, body.kind, body.item_id);
  return ((await findUser(id)) ?? user).look;
};
