import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { findUser } from '../accounts/find';
import { createPoolUser, findPoolUser, setUnknownPassword } from '../accounts/pool';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { workOff } from '../platform/queue/work-off';
import { finish, moveOver } from './move';
import { type ChangeItem, changeOf, changes, changesToCarryOut } from './store';
import { switchOver, undo } from './switch';

const Job = z.object({ user_id: z.string() });

/** Each step ends with a write that names the next one, so that a killed worker is followed by one that repeats its last step. */
const carryOut = async (user_id: string): Promise<void> => {
  const confirmed = await changeOf(user_id);
  if (confirmed?.state === 'confirmed') await switchOver(confirmed);
  const next = await changeOf(user_id);
  if (next?.state === 'switched') await moveOver(next);
  if (next?.state === 'refused') await undo(next);
};

const fromQueue = workOff({
  read: (body) => Job.parse(JSON.parse(body)),
  work: ({ user_id }) => carryOut(user_id),
  failure: 'address not changed yet',
});

const goOn = async (change: ChangeItem): Promise<boolean> => {
  try {
    await (change.state === 'moved' ? finish(change) : carryOut(change.user_id));
    return true;
  } catch (error) {
    log.error('address not changed yet', error);
    return false;
  }
};

/**
 * The sign-in of a child. Nobody knows its password: a child with an address chooses another one with a code, and no code is mailed to
 * a made-up address. Completes one that a killed function has left without a password, which lets nobody in.
 */
const makeSignIn = async (child: string): Promise<void> => {
  // A new child has no record yet.
  const { email } = (await findUser(child)) ?? { email: madeUpAddress(child) };
  const there = await findPoolUser(email);
  if (there !== undefined && there.person !== child) throw new Error('Another person has the address');
  if (there === undefined) await createPoolUser(email, child);
  await setUnknownPassword(email);
};

/** Somebody who waits for the sign-in of a child. */
interface Asking {
  readonly child: string;
}

/**
 * From the queue: carries a change out when the second mailbox has confirmed. From the schedule, without records: goes on with
 * changes whose worker was killed, and finishes those that have settled. Throws if one of them failed. Called by `children`: makes
 * the sign-in of a child, because only one function may create users of the pool.
 */
export const carryOutChanges = async ({
  Records,
  child,
}: Partial<SQSEvent & Asking>): Promise<SQSBatchResponse | undefined> => {
  if (Records !== undefined) return fromQueue({ Records });
  if (child !== undefined) {
    await makeSignIn(child);
    return undefined;
  }
  const { items } = await changes.page(changesToCarryOut, { until: now().toISOString(), limit: 25 });
  let failed = 0;
  for (const change of items) if (!(await goOn(change))) failed += 1;
  if (failed > 0) throw new Error(`${failed} addresses could not be changed`);
  return undefined;
};
