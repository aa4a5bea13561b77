import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { deletion } from '../../contract/deletion/endpoints';
import { users } from '../../contract/users/endpoints';
import { findCrisis } from '../../lambdas/safety/crisis/find-crisis';
import { advanceClock, atRest, functionLogs, resetClock, seed } from '../support/cloud';
import { agreed } from '../support/consent';
import { runDeletion, shutAccount, viewDeletion } from '../support/deletion';
import { codeOf } from '../support/endpoints';
import { mailsOut } from '../support/mail';
import { recordOf } from '../support/operators';
import { createPerson, type Person, randomLetters } from '../support/people';
import { signedIn } from '../support/sign-up';

let email: string;
beforeAll(async () => {
  email = (await createPerson('operator')).email;
});
afterEach(resetClock);

const operator = () => signedIn(email);

/** A child whose words may name its guardian, and the deletion for which the guardian has asked. */
const flagged = async () => {
  const guardian = await createPerson('parent');
  const { child } = await agreed(undefined, guardian.email);
  const crisis = findCrisis('my dad hits me');
  if (crisis === undefined) throw new Error('Nothing is found');
  await seed({ task: 'flag', userId: child.id, feature: 'chat', messageId: randomLetters(), crisis });
  const token = await shutAccount(
    { ...guardian, ...(await signedIn(guardian.email)) },
    { child_id: child.id },
  );
  return { child, guardian, token };
};

const pass = async (duration: string) => {
  await mailsOut();
  await advanceClock(duration);
  await atRest();
};

const heldIds = async () =>
  (await (await operator()).call(deletion.held, {})).body.deletions.map(({ id }) => id);

const decide = async ({ id }: Pick<Person, 'id'>, go_on: boolean) =>
  (await operator()).call(deletion.decide, { params: { id }, body: { go_on } });

test('200: an open flag that may name a supervisor holds a deletion, and the asker sees no difference', async () => {
  const { child, token } = await flagged();
  expect(await heldIds()).not.toContain(child.id);
  await pass('P3DT5M');
  expect(await heldIds()).toContain(child.id);
  expect((await viewDeletion(token)).body).toMatchObject({ state: 'waiting', stages: [] });
  expect(JSON.stringify((await viewDeletion(token)).body)).not.toContain('held');
  await pass('P9D');
  expect((await viewDeletion(token)).body.state).toBe('waiting');
});

test('200: an operator lets it go on, once and on record', async () => {
  const { child, token } = await flagged();
  await pass('P3DT5M');
  expect((await decide(child, true)).status).toBe(200);
  await atRest();
  expect((await viewDeletion(token)).body.state).toBe('running');
  expect(codeOf(await decide(child, true))).toBe('deletion_not_held');
  expect((await recordOf((await operator()) as Person))[0]?.[0]).toBe('release_deletion');
  await runDeletion(token);
});

test('200: an operator stops it, and the child is back', async () => {
  const { child, token } = await flagged();
  await pass('P3DT5M');
  expect((await decide(child, false)).status).toBe(200);
  await atRest();
  expect((await viewDeletion(token)).body.state).toBe('stopped');
  expect((await (await signedIn(child.email)).call(users.me, {})).status).toBe(200);
  expect(await heldIds()).not.toContain(child.id);
});

test('409: a deletion that no flag holds is not decided by operators', async () => {
  const guardian = await createPerson('parent');
  const { child } = await agreed(undefined, guardian.email);
  await shutAccount({ ...guardian, ...(await signedIn(guardian.email)) }, { child_id: child.id });
  for (const go_on of [true, false]) expect(codeOf(await decide(child, go_on))).toBe('deletion_not_held');
});

test('200: without a decision it goes on after ten days, and the alarm rings', async () => {
  const { token } = await flagged();
  await pass('P3DT5M');
  await pass('P9DT23H');
  expect((await viewDeletion(token)).body.state).toBe('waiting');
  const undecided = async () =>
    (await functionLogs()).filter((line) => line.includes('"deletion_undecided":1')).length;
  const before = await undecided();
  await pass('P1DT5M');
  expect((await viewDeletion(token)).body.state).toBe('running');
  expect(await undecided()).toBeGreaterThan(before);
});
