import { invitations } from '../../contract/invitations';
import { users } from '../../contract/users';
import type { Person } from './people';

/** What the record says of an operator, the latest action first. */
export const recordOf = async ({
  call,
}: Pick<Person, 'call'>): Promise<[action: string, target: string][]> => {
  const [{ body: record }, { body: me }] = await Promise.all([
    call(invitations.actions, { query: {} }),
    call(users.me, {}),
  ]);
  return record.actions
    .filter(({ operator }) => operator === me.username)
    .map(({ action, target }) => [action, target]);
};
