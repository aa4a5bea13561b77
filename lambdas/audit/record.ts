import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { OperatorAction } from '../../contract/audit/action';
import type { audit } from '../../contract/audit/endpoints';
import type { Admitted } from '../accounts/admitted';
import type { Person } from '../accounts/identify';
import { ownName } from '../accounts/names';
import { now } from '../platform/clock';
import { entity } from '../platform/table/entity';
import type { Write } from '../platform/table/transact';

const actions = entity({
  name: 'OperatorAction',
  schema: z.extend(OperatorAction, { operator_id: z.string() }),
  key: ({ id }: { id: string }) => ({ pk: `OPERATORACTION#${id}`, sk: 'ACTION' }),
  // The period in which an action may be questioned, and no longer, because entries contain addresses.
  retention: { days: 365 },
});

const list = 'OPERATOR_ACTIONS';

interface Done {
  readonly actor: Pick<Person, 'id' | 'user'>;
  readonly action: OperatorAction['action'];
  /** The target of the action: an e-mail address or an id. */
  readonly target: string;
}

const itemOf = ({ actor, action, target }: Done) => {
  const at = now();
  return {
    id: ulid(at.getTime()),
    operator_id: actor.id,
    operator: ownName(actor.user),
    action,
    target,
    at: at.toISOString(),
    list,
    listed_at: at.toISOString(),
  };
};

/** Returns the write that records an operator's action, for the transaction that performs the action. */
export const recording = (done: Done): Write => actions.creating(itemOf(done));

/** Records an action that takes more than one transaction. The entry is written before the first of them. */
export const record = (done: Done): Promise<boolean> => actions.create(itemOf(done));

/** The actions of operators, newest first. */
export const listActions = async ({ query: { cursor } }: Admitted<typeof audit.actions>) => {
  const { items, next } = await actions.page(list, { cursor, newestFirst: true });
  return { actions: items, next };
};
