import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { OperatorAction } from '../../contract/invitations';
import { now } from '../platform/clock';
import { entity } from '../platform/table/entity';
import type { Write } from '../platform/table/transact';
import type { Person } from '../users/identify';
import { ownName } from '../users/names';

const actions = entity({
  name: 'OperatorAction',
  schema: z.extend(OperatorAction, { operator_id: z.string() }),
  key: ({ id }: { id: string }) => ({ pk: `OPERATORACTION#${id}`, sk: 'ACTION' }),
  // As long as somebody may ask who did it; it names addresses.
  retention: { days: 365 },
});

const list = 'OPERATOR_ACTIONS';

interface Done {
  readonly actor: Pick<Person, 'id' | 'user'>;
  readonly action: OperatorAction['action'];
  /** Whom or what it was done to: an address, or an id. */
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

/** The write that records who did something, to be part of the transaction that does it. */
export const recording = (done: Done): Write => actions.creating(itemOf(done));

/** For what is more than one transaction: recorded before it begins. */
export const record = (done: Done): Promise<boolean> => actions.create(itemOf(done));

/** What operators did, the latest first. */
export const listActions = async ({ query: { cursor } }: { query: { cursor?: string | undefined } }) => {
  const { items, next } = await actions.page(list, { cursor, newestFirst: true });
  return { actions: items, next };
};
