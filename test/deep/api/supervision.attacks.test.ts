import { afterEach, describe, expect, test } from '@jest/globals';
import { flags } from '../../../contract/flags/endpoints';
import { friends } from '../../../contract/friends/endpoints';
import { bulkRequestsPerDay } from '../../../contract/rules/friends';
import { advanceClock, cloud, resetClock, seed } from '../../support/cloud';
import { agreed, change, everything } from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import { decide } from '../../support/families';
import {
  booksOf,
  changeFields,
  createFriendly,
  createSchool,
  friendsOf,
  idsOfFriends,
  request,
  requestsOf,
  respond,
  searchByEmail,
  unfriend,
} from '../../support/friends';
import { doneByTwo } from '../../support/operators';
import { createPerson, createTeen, type Person } from '../../support/people';
import { askPool } from '../../support/pool';

afterEach(resetClock);

/** Asserts that an adult without access to the child learns, sees and changes nothing. */
const expectShutOut = async (who: Person, child: Person) => {
  expect(await idsOfFriends(who)).toEqual([]);
  expect(codeOf(await booksOf(who, child))).toBe('friend_books_unavailable');
};

/** Another teacher who has the address of one whose account is deleted. */
const succeed = async ({ id, email }: Person, of: Parameters<typeof createPerson>[1] = {}) => {
  await seed({ task: 'gone', userId: id });
  await askPool('AdminDeleteUser', { UserPoolId: cloud.identity.userPoolId, Username: email });
  return createPerson('teacher', of, email);
};

describe('is not accepted automatically', () => {
  const outcome = async (teacher: Person, child: Person) =>
    (await request(teacher, child)).body.auto_accepted;

  test('a teacher who is not verified', async () => {
    const { teacher, createPupil } = await createSchool();
    await changeFields(teacher.id, { verified: false });
    const pupil = await createPupil();
    expect(codeOf(await request(teacher, pupil))).toBe('not_verified');
    await expectShutOut(teacher, pupil);
  });

  test.each([
    ['a public mail domain', 'Elm', 'teacher.elm@gmail.com', 'pupil.elm@gmail.com'],
    ['a sub-domain', 'Elm', 'teacher@elm-sub.test', 'pupil@pupils.elm-sub.test'],
    ['a look-alike domain', 'Elm', 'teacher@e1m-look.test', 'pupil@elm-look.test'],
    ['a domain without a school', null, 'teacher@elm-none.test', 'pupil@elm-none.test'],
  ])('a teacher with %s', async (_, school, teachers, pupils) => {
    const teacher = await createPerson('teacher', { school }, teachers);
    const pupil = await createPerson('student', { school, age: 14 }, pupils);
    expect(await outcome(teacher, pupil)).toBe(false);
    await expectShutOut(teacher, pupil);
  });

  test('a teacher with the domain of another school', async () => {
    const { teacher, createPupil } = await createSchool();
    const pupil = await createPupil({ school: 'Another school', age: 14 });
    expect(await outcome(teacher, pupil)).toBe(false);
  });

  test('a parent with an address of the school', async () => {
    const { domain, createPupil } = await createSchool();
    const parent = await createPerson('parent', { school: domain }, `parent@${domain}`);
    expect(await outcome(parent, await createPupil({ age: 14 }))).toBe(false);
  });

  test('a teacher whom the child has removed, before or after the request', async () => {
    const { teacher, createPupil } = await createSchool();
    const pupil = await createPupil();
    expect(await outcome(teacher, pupil)).toBe(true);
    await unfriend(pupil, teacher);
    expect(codeOf(await request(teacher, pupil))).toBe('asked_recently');
    await advanceClock('P31D');
    expect(await outcome(teacher, pupil)).toBe(false);
    await expectShutOut(teacher, pupil);
  });
});

describe('has no access', () => {
  test('a verified parent who claims another parent’s child', async () => {
    const [parent, { child }] = [await createPerson('parent'), await agreed()];
    await request(parent, child);
    await expectShutOut(parent, child);
    await respond(child, parent, 'decline');
    expect(codeOf(await request(parent, child))).toBe('asked_recently');
    await expectShutOut(parent, child);
  });

  test('a child who invites itself by a tag in the address', async () => {
    const child = await createTeen();
    const adult = await createPerson('parent', {}, child.email.replace('@', '+me@'));
    expect(codeOf(await searchByEmail(adult, child.email))).toBe('child_email_unknown');
    expect(codeOf(await request(adult, child))).toBe('recipient_unknown');
  });

  test('a student who answers another student’s request or an own one', async () => {
    const [teacher, child, other] = [await createPerson('teacher'), await createTeen(), await createTeen()];
    await request(teacher, child);
    expect(codeOf(await respond(other, teacher))).toBe('request_not_found');
    const [one, two] = [await createFriendly(), await createFriendly()];
    await request(one, two);
    expect(codeOf(await respond(one, two))).toBe('request_not_found');
    expect(codeOf(await respond(one, one))).toBe('request_not_found');
    await expectShutOut(teacher, child);
  });

  test('a teacher who was verified only during the request', async () => {
    const [teacher, child] = [await createPerson('teacher'), await createTeen()];
    await request(teacher, child);
    await changeFields(teacher.id, { verified: false });
    expect((await requestsOf(child)).grown_ups.asking).toEqual([]);
    expect(codeOf(await respond(child, teacher))).toBe('request_not_found');
    await changeFields(teacher.id, { verified: true });
    await expectShutOut(teacher, child);
  });

  test('a new owner of the address of a teacher without a school who asked or was accepted', async () => {
    const [teacher, accepted, asked] = [
      await createPerson('teacher'),
      await createTeen(),
      await createTeen(),
    ];
    await request(teacher, accepted);
    await respond(accepted, teacher);
    await request(teacher, asked);
    const successor = await succeed(teacher);
    await expectShutOut(successor, accepted);
    expect(codeOf(await respond(asked, successor))).toBe('request_not_found');
    await expectShutOut(successor, asked);
  });

  test('an adult who asks another adult', async () => {
    const [teacher, other] = [await createPerson('teacher'), await createPerson('parent')];
    expect(codeOf(await request(teacher, other))).toBe('recipient_unknown');
  });

  test('an adult other than the one whom the child accepted', async () => {
    const [teacher, other, child] = [
      await createPerson('teacher'),
      await createPerson('teacher'),
      await createTeen(),
    ];
    await request(teacher, child);
    await respond(child, teacher);
    await expectShutOut(other, child);
    expect(codeOf(await unfriend(other, child))).toBe('relation_not_found');
    expect(await idsOfFriends(teacher)).toEqual([child.id]);
  });
});

describe('loses access', () => {
  const supervised = async () => {
    const { teacher, createPupil } = await createSchool();
    const pupil = await createPupil();
    await request(teacher, pupil);
    expect(await idsOfFriends(teacher)).toEqual([pupil.id]);
    return { teacher, pupil };
  };

  test.each([
    ['the pupil has left', 'pupil'],
    ['the teacher has left', 'teacher'],
  ] as const)('a teacher of a school that %s', async (_, who) => {
    const both = await supervised();
    await changeFields(both[who].id, { school: 'Another school' });
    await expectShutOut(both.teacher, both.pupil);
    expect((await requestsOf(both.pupil)).grown_ups.seeing).toEqual([]);
  });

  test.each([
    ['the student has left', 'pupil'],
    ['the teacher has left', 'teacher'],
  ] as const)('a teacher of a student who decides alone, of a school that %s', async (_, who) => {
    const { teacher, createPupil } = await createSchool();
    const pupil = await createPupil({ age: 17 });
    await request(teacher, pupil);
    expect(await idsOfFriends(teacher)).toEqual([pupil.id]);
    await changeFields({ teacher, pupil }[who].id, { school: 'Another school' });
    await expectShutOut(teacher, pupil);
  });

  test('a teacher whose verification is withdrawn', async () => {
    const { teacher, pupil } = await supervised();
    await changeFields(teacher.id, { verified: false });
    await expectShutOut(teacher, pupil);
    expect((await requestsOf(pupil)).grown_ups.seeing).toEqual([]);
  });

  test('a teacher of a child whose core consent was withdrawn, but not the guardian', async () => {
    const parent = await createPerson('parent');
    const { child, token } = await agreed(everything, parent.email);
    const teacher = await createPerson('teacher');
    await request(teacher, child);
    await respond(child, teacher);
    await decide(parent, child, teacher, true);
    await change(token, { ...everything, core: false });
    await expectShutOut(teacher, child);
    expect(codeOf(await searchByEmail(teacher, child.email))).toBe('student_email_unknown');
    expect(await friendsOf(parent)).toMatchObject([{ id: child.id, active: false }]);
    expect((await booksOf(parent, child)).status).toBe(200);
    await change(token, everything);
    expect(await idsOfFriends(teacher)).toEqual([child.id]);
  });

  test('a new owner of the address of a deleted account', async () => {
    const { teacher, pupil } = await supervised();
    const successor = await succeed(teacher, { school: 'Another school' });
    expect((await requestsOf(pupil)).grown_ups.seeing).toEqual([]);
    await expectShutOut(successor, pupil);
  });

  test('a parent who is no longer a guardian of any child, even to a child who accepted', async () => {
    const [operator, parent] = [
      await createPerson('operator'),
      await createPerson('parent', { verified: false }),
    ];
    const { child } = await agreed(everything, parent.email);
    const other = await createTeen();
    await request(parent, other);
    await respond(other, parent);
    expect(await idsOfFriends(parent)).toHaveLength(2);
    const body = { adult_email: parent.email, child_id: child.id };
    await doneByTwo(operator, { action: 'end_guardianship', ...body });
    await expectShutOut(parent, other);
    await expectShutOut(parent, child);
  });
});

test('a child who claims to be a teacher waits for an operator and has no students until then', async () => {
  const poser = await createPerson('teacher', { verified: false, age: 20 });
  const child = await createTeen();
  expect(codeOf(await searchByEmail(poser, child.email))).toBe('not_verified');
  expect(codeOf(await request(poser, child))).toBe('not_verified');
  const operator = await createPerson('operator');
  await doneByTwo(operator, { action: 'verify_teacher', id: poser.id });
  expect((await request(poser, child)).body).toEqual({ auto_accepted: false });
  await expectShutOut(poser, child);
});

describe('bulk requests', () => {
  test('are limited to verified teachers and twenty a day', async () => {
    const [teacher, child] = [await createPerson('teacher'), await createTeen()];
    const bulk = () => teacher.call(friends.bulkRequest, { body: { emails: [child.email] } });
    await changeFields(teacher.id, { verified: false });
    expect(codeOf(await bulk())).toBe('not_verified');
    expect((await requestsOf(child)).grown_ups.asking).toEqual([]);
    await changeFields(teacher.id, { verified: true });
    for (let i = 0; i < bulkRequestsPerDay; i++)
      expect((await bulk()).body.successful).toEqual([child.email]);
    expect(codeOf(await bulk())).toBe('too_many_searches');
    await advanceClock('P1D');
    expect((await bulk()).body.successful).toEqual([child.email]);
  });

  test('a child sees at most three requests of grown-ups at a time, and further ones when there is room', async () => {
    const child = await createTeen();
    const adults = [];
    for (let i = 0; i < 5; i++) {
      const adult = await createPerson('teacher');
      expect((await request(adult, child)).body).toEqual({ auto_accepted: false });
      await advanceClock('PT1M');
      adults.push(adult.id);
    }
    const asking = async () => (await requestsOf(child)).grown_ups.asking.map(({ id }) => id);
    expect(await asking()).toEqual(adults.slice(0, 3));
    await respond(child, { id: adults[1] ?? '' }, 'decline');
    expect(await asking()).toEqual([adults[0], adults[2], adults[3]]);
  });

  test('a reported grown-up never reaches the child again and is not informed, and operators see who asked', async () => {
    const [child, adult, operator] = [
      await createTeen(),
      await createPerson('teacher'),
      await createPerson('operator'),
    ];
    await request(adult, child);
    expect((await respond(child, adult, 'report')).body).toEqual({ friendship_status: 'none' });
    expect((await requestsOf(child)).grown_ups.asking).toEqual([]);
    const open = (await operator.call(flags.open, { query: {} })).body.flags;
    expect(open.find(({ child_id }) => child_id === child.id)).toMatchObject({
      feature: 'request',
      kind: 'danger',
      may_know: 'operators',
      about: adult.email,
    });
    for (const wait of ['PT1M', 'P31D', 'P180D']) {
      await advanceClock(wait);
      expect((await request(adult, child)).body).toEqual({ auto_accepted: false });
      expect((await requestsOf(child)).grown_ups.asking).toEqual([]);
    }
    await expectShutOut(adult, child);
    expect(codeOf(await respond(child, adult))).toBe('request_not_found');
  });

  test('a student’s request cannot be reported as a grown-up’s', async () => {
    const [one, other] = [await createFriendly(), await createFriendly()];
    await request(one, other);
    expect(codeOf(await respond(other, one, 'report'))).toBe('request_not_found');
    expect((await requestsOf(other)).incoming.map(({ id }) => id)).toEqual([one.id]);
  });
});
