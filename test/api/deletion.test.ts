import { afterEach, describe, expect, test } from '@jest/globals';
import { dashboard } from '../../contract/dashboard/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { users } from '../../contract/users/endpoints';
import { advanceClock, atRest, resetClock, seed } from '../support/cloud';
import { agreed, expectShut } from '../support/consent';
import {
  askDeletion,
  confirmDeletion,
  deletionMail,
  deletionSubjects,
  overviewOf,
  runDeletion,
  shutAccount,
  takeBack,
  viewDeletion,
} from '../support/deletion';
import { codeOf } from '../support/endpoints';
import { changeFields, createFriends, idsOfFriends } from '../support/friends';
import { newAddress, tokenIn } from '../support/mail';
import { doneByTwo } from '../support/operators';
import { createPerson, createTeen, meOf, tokenOf } from '../support/people';
import { signedIn } from '../support/sign-up';

afterEach(resetClock);

/** A child and its guardian, who has an account. */
const createFamily = async () => {
  const guardian = await createPerson('parent');
  const { child } = await agreed(undefined, guardian.email);
  return { child, guardian: { id: guardian.id, ...(await signedIn(guardian.email)) } };
};

/** A student who decides alone, and a friend. */
const createTeenWithFriend = async () => {
  const { one: me, other: friend } = await createFriends();
  await changeFields(me.id, { age: 14 });
  return { me, friend };
};

describe('asking', () => {
  test('403: a child below the age of consent is told to ask a grown-up', async () => {
    const { child } = await createFamily();
    expect(await overviewOf(child)).toMatchObject({ may_ask: false, children: [] });
    expect(codeOf(await askDeletion(child))).toBe('deletion_by_guardian');
  });

  test('404: nobody asks for another’s child', async () => {
    const { child } = await createFamily();
    const stranger = await createPerson('parent');
    expect(codeOf(await askDeletion(stranger, { child_id: child.id }))).toBe('child_not_found');
    const teacher = await createPerson('teacher');
    expect(codeOf(await askDeletion(teacher, { child_id: child.id }))).toBe('child_not_found');
  });

  test('200: nothing happens before the link of the mail is confirmed, and it holds for a day', async () => {
    const teen = await createTeen();
    expect((await askDeletion(teen)).body.mail_to).toMatch(/•••@/);
    const token = tokenIn(await deletionMail(teen.email, deletionSubjects.asked));
    expect((await viewDeletion(token)).body).toMatchObject({ state: 'asked', due_at: null, stages: [] });
    expect((await meOf(teen)).id).toBe(teen.id);
    await advanceClock('PT23H59M');
    expect((await viewDeletion(token)).status).toBe(200);
    await advanceClock('PT2M');
    expect(codeOf(await viewDeletion(token))).toBe('deletion_link_invalid');
    expect(codeOf(await confirmDeletion(token))).toBe('deletion_link_invalid');
    expect((await (await signedIn(teen.email)).call(users.me, {})).status).toBe(200);
  });

  test('404: a guardian asks for no child that has become old enough to decide alone', async () => {
    const { child, guardian } = await createFamily();
    await changeFields(child.id, { age: 12 });
    expect((await overviewOf(guardian)).children).toMatchObject([{ id: child.id }]);
    expect((await askDeletion(guardian, { child_id: child.id })).status).toBe(200);
    await changeFields(child.id, { age: 13 });
    expect((await overviewOf(guardian)).children).toEqual([]);
    expect(codeOf(await askDeletion(guardian, { child_id: child.id }))).toBe('child_not_found');
    const token = tokenIn(await deletionMail(guardian.email, deletionSubjects.asked));
    expect(codeOf(await confirmDeletion(token))).toBe('deletion_link_invalid');
    expect((await meOf(child)).id).toBe(child.id);
  });

  test('404: whoever is no guardian any more confirms no deletion of the child, with their own neither', async () => {
    const { child, guardian } = await createFamily();
    await askDeletion(guardian, { child_id: child.id });
    const ofChild = tokenIn(await deletionMail(guardian.email, deletionSubjects.asked));
    await askDeletion(guardian, { children: [{ id: child.id, fate: 'delete' }] });
    const own = tokenIn(await deletionMail(guardian.email, deletionSubjects.asked, 2));
    const operator = await createPerson('operator');
    const ended = { action: 'end_guardianship', adult_email: guardian.email, child_id: child.id } as const;
    expect((await doneByTwo(operator, ended)).status).toBe(200);
    expect(codeOf(await confirmDeletion(ofChild))).toBe('deletion_link_invalid');
    expect((await confirmDeletion(own)).body.state).toBe('waiting');
    await atRest();
    expect((await child.call(onboarding.state, {})).status).toBe(200);
  });

  test('429: five links a day, of which the newest counts', async () => {
    const teen = await createTeen();
    for (let i = 0; i < 5; i++) expect((await askDeletion(teen)).status).toBe(200);
    expect(codeOf(await askDeletion(teen))).toBe('deletion_asked_too_often');
    const first = deletionMail(teen.email, deletionSubjects.asked, 1);
    const last = deletionMail(teen.email, deletionSubjects.asked, 5);
    expect(codeOf(await viewDeletion(tokenIn(await first)))).toBe('deletion_link_invalid');
    expect((await viewDeletion(tokenIn(await last))).status).toBe(200);
  });
});

describe('a confirmed deletion', () => {
  test('410: shuts the account at once: every door, the sign-in, and what others see', async () => {
    const { me, friend } = await createTeenWithFriend();
    const token = await shutAccount(me);
    expect((await viewDeletion(token)).body).toMatchObject({ state: 'waiting', stages: [] });
    for (const endpoint of [users.me, dashboard.get, onboarding.state])
      expect(codeOf(await me.call(endpoint, {}))).toBe('account_gone');
    await expect(tokenOf(me.email)).rejects.toThrow('cannot sign in');
    expect(await idsOfFriends(friend)).toEqual([]);
  });

  test('200: the link brings everything back within three days', async () => {
    const { me, friend } = await createTeenWithFriend();
    const before = await meOf(me);
    const token = await shutAccount(me);
    await advanceClock('P2DT23H');
    expect((await takeBack(token)).body).toMatchObject({ state: 'stopped' });
    await atRest();
    const back = await signedIn(me.email);
    expect({ ...(await meOf(back)) }).toEqual(before);
    expect(await idsOfFriends(await signedIn(friend.email))).toEqual([me.id]);
    await advanceClock('P2D');
    await atRest();
    expect((await (await signedIn(me.email)).call(users.me, {})).status).toBe(200);
    expect((await viewDeletion(token)).body.state).toBe('stopped');
  });

  test('409: after three days nothing can be taken back', async () => {
    const teen = await createTeen();
    const token = await shutAccount(teen);
    await runDeletion(token, 'running');
    expect(codeOf(await takeBack(token))).toBe('deletion_begun');
    expect((await viewDeletion(token)).body).toMatchObject({
      state: 'running',
      name: null,
      stages: ['boards', 'people', 'pictures', 'records', 'sign_in'],
    });
  });

  test('410: a token that outlives the account reads, writes and onboards nothing', async () => {
    const teen = await createTeen();
    const token = await shutAccount(teen);
    await runDeletion(token);
    await resetClock();
    // The token is valid again at this time, and the account is gone all the same.
    for (const endpoint of [users.me, onboarding.state])
      expect(codeOf(await teen.call(endpoint, {}))).toBe('account_gone');
    expect(codeOf(await teen.call(onboarding.agree, { body: { terms_and_conditions: true } }))).toBe(
      'account_gone',
    );
  });
});

describe('a guardian', () => {
  test('200: asks for a child, is told of each step, and the address is free afterwards', async () => {
    const { child, guardian } = await createFamily();
    const token = await shutAccount(guardian, { child_id: child.id });
    expect((await overviewOf(guardian)).children).toMatchObject([
      { id: child.id, needs_answer: false, deletion: { state: 'waiting' } },
    ]);
    await runDeletion(token);
    const mail = await deletionMail(guardian.email, deletionSubjects.done);
    expect(mail.text).toContain('What stays');
    expect((await overviewOf(await signedIn(guardian.email))).children).toEqual([]);
  });

  test('200: the other guardian is told, and may stop it', async () => {
    const { child, guardian } = await createFamily();
    const other = newAddress('other');
    await seed({ task: 'guardian', childId: child.id, adult: other });
    await shutAccount(guardian, { child_id: child.id });
    const token = tokenIn(await deletionMail(other, deletionSubjects.begun));
    expect((await takeBack(token)).body.state).toBe('stopped');
    await atRest();
    expect((await (await signedIn(child.email)).call(users.me, {})).status).toBe(200);
  });

  test('409: says what becomes of each child before leaving', async () => {
    const { child, guardian } = await createFamily();
    expect((await overviewOf(guardian)).children).toMatchObject([{ id: child.id, needs_answer: true }]);
    expect(codeOf(await askDeletion(guardian))).toBe('deletion_children_open');
    const token = await shutAccount(guardian, { children: [{ id: child.id, fate: 'leave' }] });
    await runDeletion(token);
    await expectShut(await signedIn(child.email));
  });

  test('200: leaves a student who decides alone as it is, but for the guardianship', async () => {
    const { child, guardian } = await createFamily();
    await changeFields(child.id, { age: 13 });
    const before = (await meOf(child)).consents;
    expect(before.public_sharing).toBe(true);
    const token = await shutAccount(guardian);
    await runDeletion(token);
    expect((await meOf(await signedIn(child.email))).consents).toEqual(before);
  });

  test('200: takes a child along, which can be brought back alone', async () => {
    const { child, guardian } = await createFamily();
    await shutAccount(guardian, { children: [{ id: child.id, fate: 'delete' }] });
    expect(codeOf(await child.call(users.me, {}))).toBe('account_gone');
    const begun = await deletionMail(guardian.email, deletionSubjects.begun, 1);
    expect(begun.subject).toContain('’s account');
    await takeBack(tokenIn(begun));
    await atRest();
    expect((await (await signedIn(child.email)).call(users.me, {})).status).toBe(200);
  });
});
