import { audit } from '../../contract/audit/endpoints';
import type { Change } from '../../contract/proposals/change';
import { proposals } from '../../contract/proposals/endpoints';
import { users } from '../../contract/users/endpoints';
import { createPerson, type Person } from './people';

/** The recorded actions of an operator, the latest first: with the target, or with the step of an action that needs two. */
export const recordOf = async ({
  call,
}: Pick<Person, 'call'>): Promise<[action: string, target: string | undefined][]> => {
  const [{ body: record }, { body: me }] = await Promise.all([
    call(audit.actions, { query: {} }),
    call(users.me, {}),
  ]);
  return record.actions
    .filter(({ operator }) => operator === me.username)
    .map(({ action, target, step }) => [action, target ?? step]);
};

export const propose = ({ call }: Pick<Person, 'call'>, change: Change, reason = 'T-1') =>
  call(proposals.propose, { body: { case: reason, change } });

export const agree = ({ call }: Pick<Person, 'call'>, id: string) =>
  call(proposals.agree, { params: { id } });

/** One operator proposes and another agrees. The answer is the refusal of the first, or that of the second. */
export const doneByTwo = async (operator: Pick<Person, 'call'>, change: Change) => {
  const proposed = await propose(operator, change);
  return proposed.status === 200 ? agree(await createPerson('operator'), proposed.body.id) : proposed;
};
