import { ulid } from 'ulid';
import type { LetterKind } from '../../contract/letters/kinds';
import { isTimeZone, newYork } from '../../contract/rules/day';
import { nextLetter } from '../../contract/rules/letters';
import { now } from '../platform/clock';
import { absent, equal, present } from '../platform/table/condition';
import { unlisted } from '../platform/table/entity';
import { transact } from '../platform/table/transact';
import { dueLetters, letterOwners, type Subscription, subscriptionOf, subscriptions } from './store';

interface Wanted {
  readonly address: string;
  readonly letter: LetterKind;
  /** The zone of the family if one is stored. */
  readonly family: string | null;
  /** The zone of the device. An unknown name counts as none. */
  readonly device: string | undefined;
}

const listing = (letter: LetterKind, time_zone: string) => ({
  list: dueLetters,
  listed_at: nextLetter(letter, time_zone, now()).at.toISOString(),
});

/** Switches a letter on; one that is on stays as it is. The first letter comes on the next local morning. */
export const subscribe = async ({ address, letter, family, device }: Wanted): Promise<void> => {
  const device_zone = device !== undefined && isTimeZone(device) ? device : null;
  const time_zone = family ?? device_zone ?? newYork;
  const on = { device_zone, time_zone, is_on: true, ...listing(letter, time_zone) };
  const owner = await letterOwners.get({ address, letter }, { consistent: true });
  const before = owner && (await subscriptions.get(owner, { consistent: true }));
  if (before?.is_on) return;
  if (before !== undefined) {
    await subscriptions.update({ id: before.id }, { set: on }, present('pk'));
    return;
  }
  const id = ulid(now().getTime());
  // Of two simultaneous calls one is refused, so that nobody gets two letters.
  await transact<string>({
    subscription: subscriptions.putting({
      id,
      letter,
      address,
      sent: null,
      was_empty: false,
      links: [],
      lease_until: null,
      ...on,
    }),
    owner: letterOwners.putting(
      { address, letter, id },
      owner === undefined ? absent('pk') : equal('id', owner.id),
    ),
  });
};

/** Switches a letter off. Idempotent. */
export const end = async ({ id }: Pick<Subscription, 'id'>): Promise<void> => {
  await subscriptions.update({ id }, { set: { is_on: false }, remove: unlisted }, present('pk'));
};

export const unsubscribe = async (address: string, letter: LetterKind): Promise<void> => {
  const found = await subscriptionOf(address, letter);
  if (found !== undefined) await end(found);
};

const all = ['family', 'class'] as const satisfies readonly LetterKind[];

/** Deletes the letters of an address. Idempotent. */
export const forgetLetters = async (address: string): Promise<void> => {
  for (const letter of all) {
    const owner = await letterOwners.get({ address, letter }, { consistent: true });
    if (owner === undefined) continue;
    await subscriptions.remove(owner);
    await letterOwners.remove(owner);
  }
};

/** Sends the letters of an address to another one. The links of earlier letters stay valid. Idempotent. */
export const readdressLetters = async (from: string, to: string): Promise<void> => {
  for (const letter of all) {
    const owner = await letterOwners.get({ address: from, letter }, { consistent: true });
    if (owner === undefined) continue;
    const there = await letterOwners.get({ address: to, letter }, { consistent: true });
    if (there === undefined)
      await transact<string>({
        subscription: subscriptions.updating({ id: owner.id }, { set: { address: to } }, present('pk')),
        owner: letterOwners.creating({ ...owner, address: to }),
        former: letterOwners.removing(owner, equal('id', owner.id)),
      });
    else {
      await subscriptions.remove(owner);
      await letterOwners.remove(owner);
    }
  }
};
