import type { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { now, secondsFrom, toSeconds } from '../clock';
import { dynamo, tableName } from './client';
import { absent, all, type Condition, expired, expiresAt, present, unexpired } from './condition';
import { parserOf, type Readable, readsOf } from './entity-reads';
import { type Changes, deleteInput, putInput, updateInput } from './inputs';
import type { OnDeletion } from './on-deletion';
import { isLive } from './query';

/**
 * How long items of a kind are kept.
 * - `account`: until the user's account is deleted.
 * - `library`: permanently, because they contain no personal data.
 * - `stop-list`: permanently, as hashes of addresses that must not be contacted.
 * - `days`: this many days since the last change, or since the first write with `fromCreation`. DynamoDB deletes the items
 *   later, and reads skip them immediately. A getter may read the days from a setting.
 */
export type Retention =
  | 'account'
  | 'library'
  | 'stop-list'
  | { readonly days: number; readonly fromCreation?: true };

/**
 * Puts an item on one of the lists that operators and schedules process. The index `listing` is sparse: an item costs nothing
 * there until it is listed.
 */
export interface Listed {
  readonly list: string;
  /** The position on the list, an ISO 8601 time. */
  readonly listed_at: string;
}

export const unlisted = ['list', 'listed_at'] as const;

const isConditionFailure = (error: unknown): error is ConditionalCheckFailedException =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

/** The failure of the condition; undefined if it held. Other failures are thrown. */
const failureOf = async (write: Promise<unknown>): Promise<ConditionalCheckFailedException | undefined> => {
  try {
    await write;
    return undefined;
  } catch (error) {
    if (isConditionFailure(error)) return error;
    throw error;
  }
};

const held = async (write: Promise<unknown>): Promise<boolean> => (await failureOf(write)) === undefined;

/** Whether the item that failed a condition is there and has not expired. The client does not unmarshal it. */
const wasLive = ({ Item }: ConditionalCheckFailedException): boolean =>
  Item !== undefined && isLive({ [expiresAt]: Number(Item[expiresAt]?.N) });

export interface Declaration<S extends z.ZodMiniObject = z.ZodMiniObject, P = never> extends Readable<S, P> {
  readonly name: string;
  readonly retention: Retention;
  readonly onDeletion: OnDeletion;
}

/** The declarations of all loaded files, for documents and tests about all kinds of items. */
export const declarations: Declaration[] = [];

/**
 * One kind of item in the table: its shape, its key and its retention. Items are parsed when read, so a use case never sees an
 * item of another shape.
 */
export const entity = <S extends z.ZodMiniObject, P>(declaration: Declaration<S, P>) => {
  declarations.push(declaration as Declaration);
  const { key, retention } = declaration;
  type Item = z.output<S>;
  /** The item as it is written: with its key parts, and its place on a list if it has one. */
  type Row = Item & P & Partial<Listed>;
  const expires = typeof retention === 'object';

  const expiry = () =>
    expires ? { [expiresAt]: toSeconds(secondsFrom(now(), retention.days * 86_400)) } : {};

  /** An item whose shape has `expires_at` ends then: it takes over the rest of another one's time. */
  const row = (item: Row) => ({
    ...expiry(),
    ...item,
    ...key(item),
    kind: declaration.name,
  });

  /** An update refuses an expired item, so that none of its values come back. */
  const ofLive = (condition: Condition | undefined): Condition | undefined => {
    if (!expires) return condition;
    return condition === undefined ? unexpired : all(unexpired, condition);
  };

  /** Replaces an expired item by the item that the update creates. */
  const renewInput = (parts: P, { set, add }: Changes) =>
    putInput({ ...set, ...add, ...key(parts), kind: declaration.name, ...expiry() }, expired);

  const changeInput = (parts: P, changes: Changes, condition?: Condition) => {
    const [renewed, initial] = expires && retention.fromCreation ? [{}, expiry()] : [expiry(), {}];
    const set = { ...changes.set, ...renewed, kind: declaration.name };
    return updateInput(key(parts), { ...changes, set, initial }, ofLive(condition));
  };

  return {
    name: declaration.name,
    retention,
    onDeletion: declaration.onDeletion,
    ...readsOf(declaration),

    /** False when the condition did not hold. */
    put: (item: Row, condition?: Condition): Promise<boolean> =>
      held(dynamo.send(new PutCommand(putInput(row(item), condition)))),

    /** False when the item exists. */
    create: (item: Row): Promise<boolean> =>
      held(dynamo.send(new PutCommand(putInput(row(item), absent('pk'))))),

    /** False when the condition did not hold. Without a condition an absent item is created. */
    update: async (parts: P, changes: Changes, condition?: Condition): Promise<boolean> => {
      const change = () =>
        failureOf(
          dynamo.send(
            new UpdateCommand({
              ...changeInput(parts, changes, condition),
              ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            }),
          ),
        );
      const renew = () => held(dynamo.send(new PutCommand(renewInput(parts, changes))));
      const failure = await change();
      if (failure === undefined) return true;
      if (!expires || condition?.holdsForNothing === false || wasLive(failure)) return false;
      // When two updates renew an item at once, one creates it and the other changes it.
      return (await renew()) || (await change()) === undefined;
    },

    /**
     * Deletes an item and returns it. Only one of several simultaneous callers gets it: by the condition also on DynamoDB Local, which
     * returns an item to two unconditional deletes.
     */
    take: async (parts: P): Promise<Item | undefined> => {
      try {
        const { Attributes } = await dynamo.send(
          new DeleteCommand({ ...deleteInput(key(parts), present('pk')), ReturnValues: 'ALL_OLD' }),
        );
        return parserOf(declaration)(Attributes);
      } catch (error) {
        if (isConditionFailure(error)) return undefined;
        throw error;
      }
    },

    remove: (parts: P) => dynamo.send(new DeleteCommand({ TableName: tableName(), Key: { ...key(parts) } })),

    /** The same operations as writes for a transaction. `updating` refuses an expired item that is still stored. */
    putting: (item: Row, condition?: Condition) => ({ Put: putInput(row(item), condition) }),
    creating: (item: Row) => ({ Put: putInput(row(item), absent('pk')) }),
    updating: (parts: P, changes: Changes, condition?: Condition) => ({
      Update: changeInput(parts, changes, condition),
    }),
    removing: (parts: P, condition?: Condition) => ({ Delete: deleteInput(key(parts), condition) }),
  };
};
