import { afterEach, expect, test } from '@jest/globals';
import { contract } from '../../contract';
import { everythingStored, withCanary } from '../support/canaries';
import { advanceClock, resetClock, testOnOwnEngine } from '../support/cloud';
import { runDeletion, shutAccount } from '../support/deletion';
import { passOnSchedule } from '../support/mail';
import { createPerson, type Person } from '../support/people';
import { signedIn } from '../support/sign-up';
import { address, orderedPrize } from '../support/store-orders';

afterEach(resetClock);

const { shop } = contract;

const parcelOf = async ({ call }: Pick<Person, 'call'>, id: string) =>
  (await call(shop.parcels, { query: {} })).body.parcels.find((parcel) => parcel.id === id);

/** A prize of a child, sent some time before the child's account is deleted. */
const deletedAfter = async (duration: string) => {
  const operator = await createPerson('operator');
  const { parent, child, item, purchase, key } = await orderedPrize({ name: 'A telescope' });
  await operator.call(shop.fulfil, { body: key });
  const sent_at = ((await advanceClock('PT0S')) as { now: string }).now;
  expect(await parcelOf(operator, purchase.id)).toBeUndefined();
  await passOnSchedule(duration);
  await runDeletion(
    await shutAccount({ ...parent, ...(await signedIn(parent.email)) }, { child_id: child.id }),
  );
  return { child, item, purchase, sent_at, operator: await signedIn(operator.email) };
};

test('200: operators find a parcel of a deleted child until 27 days after it was sent', async () => {
  const { item, purchase, sent_at, operator } = await deletedAfter('P10D');
  const parcel = await parcelOf(operator, purchase.id);
  expect(parcel).toMatchObject({ id: purchase.id, item_name: item.name, address });
  expect(parcel?.sent_at.slice(0, 10)).toBe(sent_at.slice(0, 10));
  // Ten days before the deletion, and three until it begins.
  await passOnSchedule('P13D');
  expect(await parcelOf(operator, purchase.id)).toBeDefined();
  await passOnSchedule('P1D');
  expect(await parcelOf(operator, purchase.id)).toBeUndefined();
});

test('200: nothing is kept of a parcel that was sent long before', async () => {
  const { purchase, operator } = await deletedAfter('P28D');
  expect(await parcelOf(operator, purchase.id)).toBeUndefined();
});

testOnOwnEngine('nothing stored with the parcel names the child', async () => {
  const { child, purchase } = await deletedAfter('P1D');
  const { now } = (await advanceClock('PT0S')) as { now: string };
  const all = await everythingStored(new Date(now));
  expect(all.filter(({ where, key }) => where === 'Parcel' && key.includes(purchase.id))).not.toEqual([]);
  const named = withCanary(all, [child.id, child.email]).filter(({ where }) => where !== 'Deletion');
  expect(named).toEqual([]);
});
