import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { invitations } from '../../contract/invitations/endpoints';
import { users } from '../../contract/users/endpoints';
import { cloud, resetClock } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { linkIn, mailsOut, mailsTo, mailTo, newAddress, pass } from '../support/mail';
import { agree, doneByTwo, propose } from '../support/operators';
import { everyPage } from '../support/pages';
import { createPerson, type Person } from '../support/people';
import { newName, setUp, signUp } from '../support/sign-up';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});
afterEach(resetClock);

const waiting = () =>
  everyPage(async (query) => {
    const { body } = await operator.call(invitations.teachers, { query });
    return { items: body.teachers, next: body.next };
  });
const verify = (id: string) => doneByTwo(operator, { action: 'verify_teacher', id });

const waitingTeacher = (of = {}) => createPerson('teacher', { verified: false, ...of });

test('200: a new teacher is listed, verified once and gets a mail', async () => {
  const username = newName();
  const newcomer = await signUp({ account_type: 'teacher', school: 'Maple' });
  const { body } = await setUp(newcomer, { username, age: 30, account_type: 'teacher' });
  expect(body.profile).toMatchObject({ role: 'teacher', verified: false });
  const id = body.profile?.id ?? '';
  const entry = (await waiting()).find((teacher) => teacher.id === id);
  expect(entry).toMatchObject({ username, email: newcomer.email });

  expect(await verify(id)).toMatchObject({ status: 200, body: { state: 'agreed' } });
  expect((await newcomer.call(users.me, {})).body.verified).toBe(true);
  expect((await waiting()).some((teacher) => teacher.id === id)).toBe(false);
  const mail = await mailTo(newcomer.email, 2);
  expect(mail.subject).toBe('Your teacher account at Inkwren is verified');
  expect(linkIn(mail).href).toBe(`${cloud.url}/login`);

  expect(codeOf(await verify(id))).toBe('teacher_not_found');
  await mailsOut();
  expect(await mailsTo(newcomer.email)).toHaveLength(2);
});

test('200: two operators who agree simultaneously verify a teacher once and send one mail', async () => {
  const [teacher, ...others] = await Promise.all([
    waitingTeacher(),
    createPerson('operator'),
    createPerson('operator'),
  ]);
  const { id } = (await propose(operator, { action: 'verify_teacher', id: teacher.id })).body;
  const answers = await Promise.all(others.map((other) => agree(other, id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  await mailsOut();
  expect(await mailsTo(teacher.email)).toHaveLength(1);
});

test('200: the teacher who signed up first is listed first, with the school', async () => {
  const first = await waitingTeacher({ school: 'Maple' });
  await pass('PT1S');
  const second = await waitingTeacher();
  const ours = (await waiting()).filter(({ id }) => [first.id, second.id].includes(id));
  expect(ours).toMatchObject([
    { id: first.id, school: 'Maple' },
    { id: second.id, school: null },
  ]);
});

test('200: the pages contain all waiting teachers', async () => {
  const teachers = await Promise.all(Array.from({ length: 55 }, () => waitingTeacher()));
  const ids = teachers.map(({ id }) => id);
  const found = (await waiting()).filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  expect(found.toSorted()).toEqual(ids.toSorted());
  expect((await operator.call(invitations.teachers, { query: {} })).body.teachers).toHaveLength(50);
});

test('200: the list shows the new name of a waiting teacher', async () => {
  const [teacher, username] = [await waitingTeacher(), newName()];
  await teacher.call(users.update, { body: { username } });
  expect((await waiting()).find(({ id }) => id === teacher.id)?.username).toBe(username);
  expect((await verify(teacher.id)).status).toBe(200);
});

test('404: a user who is not a teacher or already verified', async () => {
  const people = await Promise.all([
    createPerson('student'),
    createPerson('parent', { verified: false }),
    createPerson('operator', { verified: false }),
    createPerson('teacher'),
  ]);
  for (const { id, email, call } of people) {
    const before = (await call(users.me, {})).body;
    expect(codeOf(await verify(id))).toBe('teacher_not_found');
    expect((await call(users.me, {})).body).toEqual(before);
    await mailsOut();
    expect(await mailsTo(email)).toEqual([]);
  }
  for (const id of ['nobody', 'x'.repeat(64), newAddress().slice(0, 8)])
    expect(codeOf(await verify(id))).toBe('teacher_not_found');
});

test('403: teachers cannot verify themselves', async () => {
  const { id, call } = await waitingTeacher();
  expect(codeOf(await propose({ call }, { action: 'verify_teacher', id }))).toBe('forbidden');
  expect((await call(users.me, {})).body.verified).toBe(false);
});
