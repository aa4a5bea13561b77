import { audit } from '../../contract/audit/endpoints';
import { users } from '../../contract/users/endpoints';
import type { Person } from './people';

/** The recorded actions of an operator, the latest first. */
export const recordOf = async ({
  call,
}: Pick<Person, 'call'>): Promise<[action: string, target: string][]> => {
  const [{ body: record }, { body: me }] = await Promise.all([
    call(audit.actions, { query: {} }),
    call(users.me, {}),
  ]);
  return record.actions
    .filter(({ operator }) => operator === me.username)
    .map(({ action, target }) => [action, target]);
};
