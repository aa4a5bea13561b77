import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { OperatorAction } from '../../contract/operator-action';
import { now } from '../platform/clock';
import { entity } from '../platform/table/entity';
import type { Write } from '../platform/table/transact';
import type { Person } from '../users/identify';
import { ownName } from '../users/names';

const actions = entity({
  name: 'OperatorAction',
  schema: z.extend(OperatorAction, { operator_id: z.string() }),
  key: ({ id }: { id: string }) => ({ pk: `OPERATORACTION#${id}`, sk: 'ACTION' }),
  // Kept for as long as an action may be questioned; entries contain addresses.
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

/** Returns the write that records an operator's action, for the transaction that performs it. */
export const recording = (done: Done): Write => actions.creating(itemOf(done));

/** For actions that take more than one transaction: the entry is written before the first of them. */
export const record = (done: Done): Promise<boolean> => actions.create(itemOf(done));

/** The actions of operators, newest first. */
export const listActions = async ({ query: { cursor } }: { query: { cursor?: string | undefined } }) => {
  const { items, next } = await actions.page(list, { cursor, newestFirst: true });
  return { actions: items, next };
};
