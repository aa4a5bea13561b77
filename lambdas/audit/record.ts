import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { OperatorAction } from '../../contract/audit/action';
import type { audit } from '../../contract/audit/endpoints';
import type { Admitted } from '../accounts/admitted';
import type { Person } from '../accounts/identify';
import { ownName } from '../accounts/names';
import { now } from '../platform/clock';
import { present } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import type { Write } from '../platform/table/transact';

const actions = entity({
  name: 'OperatorAction',
  schema: z.extend(OperatorAction, { operator_id: z.string(), proposer_id: z.optional(z.string()) }),
  key: ({ id }: { id: string }) => ({ pk: `OPERATORACTION#${id}`, sk: 'ACTION' }),
  // The period in which an action may be questioned, and no longer, because entries contain addresses.
  retention: { days: 365, fromCreation: true },
  onDeletion: { mirror: 'actions' },
});

const list = 'OPERATOR_ACTIONS';

type Who = Pick<Person, 'id' | 'user'>;

interface Done {
  readonly actor: Who;
  readonly action: OperatorAction['action'];
  /** The target of the action: an e-mail address or an id. */
  readonly target: string;
  /** The rows of a downloaded file. */
  readonly rows?: number;
  readonly why?: string;
}

/** What marks a downloaded file: who, when, and the entry's id. */
export type Entry = Pick<OperatorAction, 'id' | 'operator' | 'at'>;

const itemOf = (actor: Who, action: OperatorAction['action']) => {
  const at = now();
  return {
    id: ulid(at.getTime()),
    operator_id: actor.id,
    operator: ownName(actor.user),
    action,
    at: at.toISOString(),
    list,
    listed_at: at.toISOString(),
  };
};

/** Returns the write that records an operator's action, for the transaction that performs the action. */
export const recording = ({ actor, action, ...about }: Done): Write =>
  actions.creating({ ...itemOf(actor, action), ...about });

interface Step
  extends Pick<OperatorAction, 'action'>,
    Required<Pick<OperatorAction, 'case' | 'target_hash' | 'step'>> {
  readonly actor: Who;
  /** Who proposed, and the name: absent for the proposal itself. */
  readonly proposer?: { readonly id: string; readonly name: string };
}

/** Returns the write that records a step of an action that needs two operators. */
export const recordingStep = ({ actor, action, proposer, ...step }: Step): Write =>
  actions.creating({
    ...itemOf(actor, action),
    target: null,
    ...step,
    ...(proposer && { proposer_id: proposer.id, proposed_by: proposer.name }),
  });

/** Records an action that takes more than one transaction. The entry is written before the first of them. */
export const record = async ({ actor, action, ...about }: Done): Promise<Entry> => {
  const item = itemOf(actor, action);
  await actions.create({ ...item, ...about });
  return item;
};

/**
 * Replaces a person's id and addresses as targets of actions. Reads the whole list, of a year: nothing finds the actions that
 * concern a person, and few of them are deleted.
 */
export const replaceTargets = async (targets: readonly string[], by: string): Promise<void> => {
  let cursor: string | undefined;
  do {
    const { items, next } = await actions.page(list, { ...(cursor !== undefined && { cursor }), limit: 200 });
    for (const { id, target } of items) {
      if (target === null) continue;
      const parts = target.split(' ').map((part) => (targets.includes(part) ? by : part));
      if (parts.join(' ') !== target)
        await actions.update({ id }, { set: { target: parts.join(' ') } }, present('pk'));
    }
    cursor = next ?? undefined;
  } while (cursor !== undefined);
};

/** The actions of operators, newest first. */
export const listActions = async ({ query: { cursor } }: Admitted<typeof audit.actions>) => {
  const { items, next } = await actions.page(list, { cursor, newestFirst: true });
  return { actions: items, next };
};
