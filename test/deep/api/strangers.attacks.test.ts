import { afterEach, expect, test } from '@jest/globals';
import { analytics } from '../../../contract/analytics/endpoints';
import { classes } from '../../../contract/classes/endpoints';
import { invitations } from '../../../contract/invitations/endpoints';
import { onboarding } from '../../../contract/onboarding/endpoints';
import { resetClock, seed } from '../../support/cloud';
import { agreed, change, everything, nothing } from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import { childrenOf, decide, follow, inviteChild } from '../../support/families';
import {
  booksOf,
  changeFields,
  createSchool,
  friendsOf,
  request,
  requestsOf,
  respond,
  searchByEmail,
  unfriend,
} from '../../support/friends';
import { mailsOut, newAddress, pass } from '../../support/mail';
import { agree, doneByTwo, propose } from '../../support/operators';
import { createPerson, type Person } from '../../support/people';
import { setUp } from '../../support/sign-up';

afterEach(resetClock);

const createFamily = async () => {
  const guardian = await createPerson('parent', { verified: false });
  const { child, token } = await agreed(everything, guardian.email);
  return { guardian, child, token };
};

const expectBlind = async (adult: Person, child: Person) => {
  expect(await friendsOf(adult)).toEqual([]);
  expect(codeOf(await booksOf(adult, child))).toBe('friend_books_unavailable');
  expect((await adult.call(analytics.overview, { query: {} })).body.students).toEqual([]);
  const input = { params: { userId: child.id }, query: {} };
  for (const kind of ['quizzes', 'chats', 'voiceChats', 'summary'] as const)
    expect([kind, codeOf(await adult.call(analytics[kind], input))]).toEqual([kind, 'relation_not_found']);
};

test('200: an adult who knows an id from a board gets no address by asking', async () => {
  const { guardian, child } = await createFamily();
  const stranger = await createPerson('parent');
  await request(stranger, child);
  expect(JSON.stringify(await requestsOf(stranger))).not.toContain(child.email);
  await decide(guardian, child, stranger, false);
  expect(JSON.stringify(await requestsOf(stranger))).not.toContain(child.email);
});

test('404: a teacher whom a guardian has removed does not regain access by leaving and asking again', async () => {
  const { guardian, child } = await createFamily();
  const { teacher, domain } = await createSchool();
  await changeFields(child.id, { school: domain });
  const { id } = (await teacher.call(classes.create, { body: { name: 'Owls' } })).body;
  const { code } = (await teacher.call(classes.change, { params: { id }, body: { code: 'new' } })).body;
  const join = () => child.call(classes.join, { body: { code: code ?? '' } });
  await join();
  await decide(guardian, child, teacher, false);
  await join();
  await expectBlind(teacher, child);
  await unfriend(teacher, child);
  await join();
  await expectBlind(teacher, child);
  await unfriend(teacher, child);
  await request(teacher, child);
  await respond(child, teacher);
  await expectBlind(teacher, child);
});

test('404: withdrawing a request does not reveal whether the child has accepted', async () => {
  const { child } = await createFamily();
  const stranger = await createPerson('parent');
  await request(stranger, child);
  const before = codeOf(await unfriend(stranger, child));
  await respond(child, stranger);
  expect(codeOf(await unfriend(stranger, child))).toBe(before);
});

test('404: a child’s yes, a guardian’s no and a request, sent simultaneously 20 times, give no access', async () => {
  const { guardian, child } = await createFamily();
  for (let i = 0; i < 20; i++) {
    const stranger = await createPerson(i % 2 ? 'parent' : 'teacher');
    if (i % 3) await request(stranger, child);
    await Promise.all([
      request(stranger, child),
      respond(child, stranger),
      decide(guardian, child, stranger, false),
      respond(child, stranger),
      request(stranger, child),
      ...(i % 4 === 0 ? [unfriend(stranger, child)] : []),
    ]);
    await expectBlind(stranger, child);
    expect((await childrenOf(guardian))[0]?.grown_ups.seeing.map((x) => x.id)).toEqual([guardian.id]);
  }
});

test('a stranger’s invitation stays closed when the school’s is revoked, until two operators admit it', async () => {
  const [operator, stranger, email] = [
    await createPerson('operator'),
    await createPerson('parent'),
    newAddress('child'),
  ];
  await inviteChild(stranger, email);
  await operator.call(invitations.invite, {
    body: { emails: [email], account_type: 'student', school: 'Elm', consents: null },
  });
  await mailsOut();
  await operator.call(invitations.revoke, { body: { email, owner: 'operators' } });
  await expect(follow(email, 1)).rejects.toThrow();
  await doneByTwo(operator, { action: 'admit_invitation', email, owner: stranger.id });
  expect((await setUp(await follow(email, 3), { age: 9 })).status).toBe(200);
});

test.each([
  { account_type: null, school: 'Elm', consents: null },
  { account_type: 'student' as const, school: null, consents: everything },
])('200: the code of another invitation gives access to the school’s only: %o', async (terms) => {
  const [operator, stranger] = [await createPerson('operator'), await createPerson('parent')];
  const email = newAddress('child');
  await inviteChild(stranger, email);
  await operator.call(invitations.invite, { body: { emails: [email], ...terms } });
  const child = await follow(email, 1);
  const { body } = await child.call(onboarding.state, {});
  expect(body.invitations?.map((x: { id: string }) => x.id) ?? []).not.toContain(stranger.id);
  expect((await setUp(child, { age: 9, invitation: stranger.id })).status).not.toBe(200);
  expect((await setUp(child, { age: 9, invitation: 'operators' })).status).toBe(200);
});

test('404: a guardian can answer only for own children, and only about adults who have asked', async () => {
  const [one, two] = [await createFamily(), await createFamily()];
  const operator = await createPerson('operator');
  const student = await createPerson('student', { discoverable: true });
  for (const yes of [true, false])
    for (const other of [two.child, two.guardian, one.guardian, one.child, operator, student, { id: 'x' }]) {
      expect((await decide(one.guardian, one.child, other, yes)).status).toBe(404);
      expect((await decide(one.guardian, two.child, other, yes)).status).toBe(404);
      expect((await decide(one.guardian, one.guardian, other, yes)).status).toBe(404);
    }
  expect((await decide(one.child, one.child, two.guardian, true)).status).toBe(403);
});

test('200: a guardian’s no survives consents, verification and another guardian', async () => {
  const { guardian, child, token } = await createFamily();
  const stranger = await createPerson('parent');
  await request(stranger, child);
  await respond(child, stranger);
  await change(token, nothing);
  await expectBlind(stranger, child);
  expect((await decide(guardian, child, stranger, true)).status).toBe(200);
  await expectBlind(stranger, child);
  await decide(guardian, child, stranger, false);
  await change(token, everything);
  await expectBlind(stranger, child);
  const second = await createPerson('parent');
  await seed({ task: 'guardian', adult: second.email, childId: child.id });
  await changeFields(child.id, { consents: everything });
  await changeFields(stranger.id, { verified: false });
  await changeFields(stranger.id, { verified: true });
  await expectBlind(stranger, child);
  expect(codeOf(await decide(second, child, guardian, false))).toBe('relation_not_found');
});

test.each([
  ['Europe', 15],
  ['India', 17],
] as const)('200: a guardian is asked up to the region’s age: %s, %i', async (region, age) => {
  const guardian = await createPerson('parent', { verified: false });
  const { child } = await agreed(everything, guardian.email, { region: region as never, age });
  const stranger = await createPerson('parent');
  await request(stranger, child);
  expect((await respond(child, stranger)).body).toEqual({ friendship_status: 'request_received' });
  await expectBlind(stranger, child);
});

test('404: known and unknown addresses have the same answer for unverified adults and for children of schools', async () => {
  const { createPupil } = await createSchool();
  const pupil = await createPupil();
  const [unverified, stranger] = [
    await createPerson('parent', { verified: false }),
    await createPerson('parent'),
  ];
  expect(await searchByEmail(unverified, pupil.email)).toEqual(
    await searchByEmail(unverified, 'nobody@x.test'),
  );
  expect(await searchByEmail(stranger, pupil.email)).toEqual(await searchByEmail(stranger, 'nobody@x.test'));
  const unverifiedTeacher = await createPerson('teacher', { verified: false });
  expect(await searchByEmail(unverifiedTeacher, pupil.email)).toEqual(
    await searchByEmail(unverifiedTeacher, 'nobody@x.test'),
  );
});

test('200: a guardian’s no also applies to a request a month later', async () => {
  const { guardian, child } = await createFamily();
  const stranger = await createPerson('parent');
  await request(stranger, child);
  await decide(guardian, child, stranger, false);
  await pass('P31D');
  await request(stranger, child);
  await respond(child, stranger);
  await expectBlind(stranger, child);
});

test('200: a guardian’s no to a teacher of the school survives the end of the guardianship', async () => {
  const [operator, guardian, child] = [
    await createPerson('operator'),
    await createPerson('parent'),
    await createPerson(),
  ];
  const { teacher, domain } = await createSchool();
  await changeFields(child.id, { school: domain });
  await seed({ task: 'guardian', adult: guardian.email, childId: child.id });
  await request(teacher, child);
  await respond(child, teacher);
  expect((await decide(guardian, child, teacher, false)).status).toBe(200);
  const body = { adult_email: guardian.email, child_id: child.id };
  expect((await doneByTwo(operator, { action: 'end_guardianship', ...body })).status).toBe(200);
  await changeFields(child.id, { consents: everything });
  await pass('P31D');
  await request(teacher, child);
  await respond(child, teacher);
  await expectBlind(teacher, child);
});

test('200: a guardian’s yes during the end of the guardianship does not survive it, 10 times', async () => {
  const [operator, other] = [await createPerson('operator'), await createPerson('operator')];
  for (let i = 0; i < 10; i++) {
    const [guardian, next] = [await createPerson('parent'), await createPerson('parent')];
    const [child, stranger] = [await createPerson(), await createPerson('parent')];
    const become = (adult: Person) => seed({ task: 'guardian', adult: adult.email, childId: child.id });
    await become(guardian);
    await request(stranger, child);
    await respond(child, stranger);
    const body = { adult_email: guardian.email, child_id: child.id };
    const { id } = (await propose(operator, { action: 'end_guardianship', ...body })).body;
    const [ended] = await Promise.all([
      agree(other, id),
      ...[1, 2, 3].map(() => decide(guardian, child, stranger, true)),
    ]);
    expect(ended.status).toBe(200);
    await become(next);
    await changeFields(child.id, { consents: everything });
    await expectBlind(stranger, child);
  }
});
