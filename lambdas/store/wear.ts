import type { Look, LookKind } from '../../contract/store-kinds';
import { ApiError } from '../platform/api-error';
import { findUser } from '../users/find';
import type { Person } from '../users/identify';
import { putOn } from '../users/put-on';
import { possessions } from './store';

interface Choice {
  readonly kind: LookKind;
  readonly item_id: string | null;
}

const owns = async (user_id: string, { kind, item_id }: Choice): Promise<boolean> =>
  item_id === null || (await possessions.get({ user_id, item_id }, { consistent: true }))?.type === kind;

export const wear = async ({ actor: { id, user }, body }: { actor: Person; body: Choice }): Promise<Look> => {
  if (!(await owns(id, body))) throw new ApiError('store_not_owned');
  await putOn(id, body.kind, body.item_id);
  return ((await findUser(id)) ?? user).look;
};
