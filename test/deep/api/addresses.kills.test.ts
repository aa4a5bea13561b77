import { afterEach, expect, test } from '@jest/globals';
import { contract } from '../../../contract';
import { confirmBoth, poolUserOf, settled, signedInAs, subjects } from '../../support/addresses';
import {
  advanceClock,
  atRest,
  eventually,
  hold,
  isHeld,
  killAfter,
  letGo,
  resetClock,
  revive,
  testOnOwnEngine,
} from '../../support/cloud';
import * as consents from '../../support/consent';
import { childrenOf, decide, inviteChild } from '../../support/families';
import { friendsOf, request, respond } from '../../support/friends';
import { mailsOut, newAddress } from '../../support/mail';
import { createPerson, createTeen, meOf, type Person } from '../../support/people';
import { buy, giveGems } from '../../support/store';
import { waitingFor } from '../../support/store-orders';
import { itemsIn } from '../../support/voice';

afterEach(async () => {
  await letGo();
  await revive();
  await resetClock();
});

/** A guardian with one of everything that an address keys or names. */
const createGuardian = async () => {
  const guardian = await createPerson('parent', { verified: false }, newAddress('next'));
  const { child } = await consents.agreed(consents.everything, guardian.email);
  await giveGems(child, 30);
  const reward = await guardian.call(contract.shop.addReward, { body: { name: 'Pizza night', gem_cost: 5 } });
  await buy(child, reward.body);
  const teacher = await createPerson('teacher');
  await request(teacher, child);
  await respond(child, teacher);
  await decide(guardian, child, teacher, true);
  const invited = newAddress('second');
  await inviteChild(guardian, invited);
  return { guardian, child, invited };
};

/** What the guardian's account shows. */
const shownTo = async (guardian: Person) => ({
  me: { ...(await meOf(guardian)), email: '' },
  children: await childrenOf(guardian),
  friends: await friendsOf(guardian),
  store: await waitingFor(guardian),
});

/** Everything of the child but the records of consents, which stay as they were given. */
const textOf = async ({ id }: Pick<Person, 'id'>) =>
  JSON.stringify((await itemsIn(`USER#${id}`)).filter(({ kind }) => kind?.S !== 'Consent'));

const isDone = async ({ id }: Pick<Person, 'id'>) =>
  (await itemsIn(`USER#${id}`)).every(({ sk }) => sk?.S !== 'ADDRESSCHANGE');

/** Longer than the retries of a job, and than the time of settling. */
const passRun = async () => {
  await advanceClock('PT15M');
  await atRest();
};

/** The pool's requests of a function count, too. */
testOnOwnEngine(
  '200: wherever the worker is killed, the change is carried out, and nothing stays under the former address',
  async () => {
    const { guardian: first, child, invited } = await createGuardian();
    const before = await shownTo(first);
    let guardian = first;
    let after = 0;
    for (let died = true; died; after++) {
      await killAfter('AddressesWorker', after);
      const former = guardian.email;
      const { next } = await confirmBoth(guardian, newAddress('next'));
      for (let run = 0; run < 3; run++) await passRun();
      died = await revive();
      await eventually(async () => {
        if (await isDone(guardian)) return true;
        await passRun();
        return undefined;
      });
      guardian = await signedInAs(guardian, next);
      expect({ after, ...(await shownTo(guardian)) }).toEqual({ after, ...before });
      expect(await poolUserOf(former)).toBeUndefined();
      for (const partition of [`ADULT#${former}`, `EMAIL#${former}`, `MAILBOX#${former}`])
        expect([partition, await itemsIn(partition)]).toEqual([partition, []]);
      expect(await textOf(child)).not.toContain(former);
      const [invitation] = await itemsIn(`INVITATION#${invited}`);
      expect(invitation?.consents_by?.S).toBe(next);
      // Three changes a day.
      if (after % 3 === 2) await advanceClock('P1D');
    }
    expect(after).toBeGreaterThan(30);
  },
);

testOnOwnEngine(
  '200: what a call writes under the former address after the change is moved before it ends',
  async () => {
    const [adult, child] = [await createPerson('parent'), await createTeen()];
    await hold('Friends', 'TransactWriteItems');
    const asking = request(adult, child);
    await isHeld();
    const { next } = await confirmBoth(adult);
    await consents.mailAbout(next, subjects.changed);
    await letGo();
    expect((await asking).status).toBe(200);
    expect(await itemsIn(`ADULT#${adult.email}`)).toHaveLength(1);
    await settled();
    expect(await itemsIn(`ADULT#${adult.email}`)).toEqual([]);
    await respond(child, adult);
    const { friends } = await friendsOf(await signedInAs(adult, next)).then((found) => ({ friends: found }));
    expect(friends.map(({ id }) => id)).toEqual([child.id]);
  },
);

test('200: a consent whose link was mailed to the former address makes a guardian of the person with the new one', async () => {
  const adult = await createPerson('parent', { verified: false });
  const { token, child } = await consents.confirmable(consents.everything, adult.email);
  const { next } = await confirmBoth(adult);
  await consents.mailAbout(next, subjects.changed);
  await settled();
  expect((await consents.confirm(token)).status).toBe(200);
  const after = await signedInAs(adult, next);
  expect((await childrenOf(after)).map(({ child_id }) => child_id)).toEqual([child.id]);
  expect((await meOf(after)).verified).toBe(true);
});

test('200: a guardianship under the new address, which had no account, joins those of the former one', async () => {
  const adult = await createPerson('parent', { verified: false });
  const next = newAddress('next');
  const [one, other] = [
    await consents.agreed(consents.everything, adult.email),
    await consents.agreed(consents.everything, next),
  ];
  await confirmBoth(adult, next);
  await consents.mailAbout(next, subjects.changed);
  const ids = (await childrenOf(await signedInAs(adult, next))).map(({ child_id }) => child_id);
  expect(ids).toEqual(expect.arrayContaining([one.child.id, other.child.id]));
});

test('200: a teacher with an address of another domain is verified again, within the domain not', async () => {
  const within = await createPerson('teacher', {}, `${newAddress('ms').split('@')[0]}@maple-school.test`);
  const { next: same } = await confirmBoth(within, `${newAddress('ms').split('@')[0]}@maple-school.test`);
  expect((await meOf(await signedInAs(within, same))).verified).toBe(true);
  const outside = await createPerson('teacher');
  const { next } = await confirmBoth(outside);
  await consents.mailAbout(next, subjects.changed);
  expect((await meOf(await signedInAs(outside, next))).verified).toBe(false);
  await mailsOut();
  const operator = await createPerson('operator');
  const { teachers } = (await operator.call(contract.invitations.teachers, { query: {} })).body;
  expect(teachers.map(({ id }) => id)).toContain(outside.id);
});
