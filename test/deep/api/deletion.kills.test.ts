import { afterAll, beforeAll, expect } from '@jest/globals';
import { everythingStored, withCanary } from '../../support/canaries';
import {
  advanceClock,
  atRest,
  eventually,
  killAfter,
  outages,
  resetClock,
  revive,
  testOnOwnEngine,
} from '../../support/cloud';
import { copierOf } from '../../support/copied-child';
import { deletionMail, deletionSubjects, shutAccount, viewDeletion } from '../../support/deletion';
import { mailsOut, mailsTo, passOnSchedule } from '../../support/mail';
import { createOneOfEach } from '../../support/one-of-each';
import { hasManyCases } from '../../support/random';
import { signedIn } from '../../support/sign-up';

let world: Awaited<ReturnType<typeof createOneOfEach>>;
let copy: Awaited<ReturnType<typeof copierOf>>;

beforeAll(async () => {
  world = await createOneOfEach();
  copy = await copierOf(world.child);
  await outages({ model: false, mail: false, queues: false });
  await passOnSchedule('PT10M');
});
afterAll(resetClock);

/** What may stay: see the test of canaries. */
const kept = ['Deletion', 'Proposal', 'Flag', 'queue'];

const leftOf = async (canaries: readonly string[]) => {
  const { now } = (await advanceClock('PT0S')) as { now: string };
  return withCanary(await everythingStored(new Date(now)), canaries)
    .filter(({ where }) => !kept.includes(where))
    .map(({ where, key, text }) => `${where} ${key} ${text.slice(0, 200)}`);
};

/** Moves the clock with a worker that dies after this number of requests, and revives it. Returns whether it died. */
const passKilled = async (duration: string, after: number): Promise<boolean> => {
  await mailsOut();
  await killAfter('DeletionWorker', after);
  await advanceClock(duration);
  await atRest();
  return revive();
};

const stateOf = async (token: string) => (await viewDeletion(token)).body.state;

const until = (token: string, state: string) =>
  eventually(async () => {
    await mailsOut();
    await advanceClock('PT20M');
    await atRest();
    return (await stateOf(token)) === state ? true : undefined;
  });

const doneMails = async () =>
  (await mailsTo(world.guardian.email)).filter(({ subject }) => deletionSubjects.done.test(subject)).length;

/**
 * Deletes a copy of the child by a worker that dies at this request, at the deletion and at the last look. Returns whether it
 * died, and the number of mails that say that all is done.
 */
const deleteKilled = async (after: number) => {
  const child = await copy();
  const guardian = { ...world.guardian, ...(await signedIn(world.guardian.email)) };
  const mailsBefore = await doneMails();
  const token = await shutAccount(guardian, { child_id: child.id });
  const died = await passKilled('P3DT5M', after);
  await until(token, 'running');
  const diedAgain = await passKilled('PT2H5M', after);
  await until(token, 'done');
  expect([after, await leftOf(child.canaries)]).toEqual([after, []]);
  await deletionMail(guardian.email, deletionSubjects.done, mailsBefore + 1);
  await mailsOut();
  return { died: died || diedAgain, mails: (await doneMails()) - mailsBefore };
};

/** Like any mail, the last one is sent again by a worker that dies between sending it and removing it from the list. */
const mostMails = 2;

const sample = [0, 1, 2, 5, 9, 14, 22, 34, 52, 80, 120, 180];

for (const after of hasManyCases ? [] : sample)
  testOnOwnEngine(`a deletion whose worker dies after ${after} requests ends all the same`, async () => {
    expect((await deleteKilled(after)).mails).toBeLessThanOrEqual(mostMails);
  });

if (hasManyCases)
  testOnOwnEngine(
    'a deletion whose worker dies after any request ends all the same, and one of these deaths repeats the mail',
    async () => {
      let [deaths, repeated] = [0, 0];
      for (let died = true; died; ) {
        const deletion = await deleteKilled(deaths);
        died = deletion.died;
        deaths += Number(died);
        repeated += deletion.mails - 1;
      }
      expect(deaths).toBeGreaterThan(Math.max(...sample));
      expect(repeated).toBeLessThanOrEqual(1);
    },
    3_600_000,
  );
