import type { AddressLink, addresses } from '../../contract/addresses/endpoints';
import type { Admitted } from '../accounts/admitted';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { sendJob } from '../platform/queue/send';
import { isSecretOf } from '../platform/secret';
import { all, atLeast, equal } from '../platform/table/condition';
import { takeBack } from './cancel';
import { presentLink } from './present';
import { type ChangeItem, changeOf, changes, changesToCarryOut } from './store';

type Mailbox = AddressLink['mailbox'];

interface Opened {
  readonly change: ChangeItem;
  /** The mailbox whose mail contained the link. */
  readonly mailbox: Mailbox;
}

/** The change that a mail's link opens. Throws `address_link_invalid` for a link that opens none, without the reason. */
const openLink = async (token: string): Promise<Opened> => {
  const [id = '', secret = ''] = token.split('.');
  const change = await changeOf(id);
  if (change !== undefined) {
    if (isSecretOf(secret, change.present_hash)) return { change, mailbox: 'present' };
    if (isSecretOf(secret, change.next_hash)) return { change, mailbox: 'next' };
  }
  throw new ApiError('address_link_invalid');
};

export const view = async ({ body }: Admitted<typeof addresses.view>) => {
  const { change, mailbox } = await openLink(body.token);
  return presentLink(change, mailbox);
};

/** If the function dies before the job is sent, the schedule carries the change out after this time. */
const leaseSeconds = 300;

/** One write: the second confirmation also orders the work. False if the other mailbox is not as expected. */
const isConfirmed = ({ change, mailbox }: Opened, isSecond: boolean): Promise<boolean> => {
  const other = mailbox === 'present' ? 'next' : 'present';
  const ordered = {
    state: 'confirmed',
    list: changesToCarryOut,
    listed_at: secondsFrom(now(), leaseSeconds).toISOString(),
  };
  return changes.update(
    change,
    { set: { [`confirmed.${mailbox}`]: true, ...(isSecond && ordered) } },
    all(
      equal('state', 'asked'),
      equal(`${mailbox}_hash`, change[`${mailbox}_hash`]),
      equal(`confirmed.${other}`, isSecond),
      atLeast('valid_until', now().toISOString()),
    ),
  );
};

/**
 * Confirms for one mailbox. After the second confirmation a worker carries the change out. Idempotent: a repeated call orders
 * the work again.
 */
export const confirm = async ({ body: { token } }: Admitted<typeof addresses.confirm>) => {
  const opened = await openLink(token);
  // The other mailbox may confirm between the first two.
  for (const isSecond of [true, false, true]) if (await isConfirmed(opened, isSecond)) break;
  const { change, mailbox } = await openLink(token);
  if (change.state === 'confirmed') await sendJob('addressesWorker', { user_id: change.user_id });
  return presentLink(change, mailbox);
};

export const stop = async ({ body: { token } }: Admitted<typeof addresses.stop>) => {
  const { change, mailbox } = await openLink(token);
  await takeBack(change);
  return { ...presentLink(change, mailbox), state: 'stopped' as const };
};
