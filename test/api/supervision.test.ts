import { afterEach, describe, expect, test } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { friends } from '../../contract/friends/endpoints';
import { users } from '../../contract/users/endpoints';
import { createBook } from '../support/books';
import { advanceClock, resetClock } from '../support/cloud';
import { agreed, answer, ask, confirm, everything, mailAbout, subjects } from '../support/consent';
import { codeOf } from '../support/endpoints';
import {
  booksOf,
  changeFields,
  countsOf,
  createSchool,
  friendsOf,
  idsOfFriends,
  openWith,
  request,
  requestsOf,
  respond,
  searchByEmail,
  unfriend,
} from '../support/friends';
import { pass, passOnSchedule, tokenIn } from '../support/mail';
import { doneByTwo } from '../support/operators';
import { createPerson, createTeen, meOf, type Person } from '../support/people';

afterEach(resetClock);

const grownUpsOf = async (child: Person) => (await requestsOf(child)).grown_ups;

/** A teacher whom a student has accepted. */
const createSupervised = async (role: 'teacher' | 'parent' = 'teacher') => {
  const [adult, child] = await Promise.all([createPerson(role), createTeen()]);
  await request(adult, child);
  await respond(child, adult);
  return { adult, child };
};

const bulk = ({ call }: Person, emails: string[]) => call(friends.bulkRequest, { body: { emails } });

describe('a request of a verified adult', () => {
  test.each(['teacher', 'parent'] as const)(
    '200: a %s finds a child by address, asks, and sees the child after it accepts',
    async (role) => {
      const [adult, child] = [await createPerson(role), await createTeen()];
      await child.call(users.update, { body: { avatar: 'owl' } });
      const { body } = await searchByEmail(adult, ` ${child.email.toUpperCase()} `);
      expect(body).toEqual({
        id: child.id,
        username: (await meOf(child)).username,
        email: child.email,
        points: null,
        streak: null,
        avatar: null,
        friendship_status: 'none',
      });
      expect((await request(adult, child)).body).toEqual({ auto_accepted: false });
      expect((await searchByEmail(adult, child.email)).body.friendship_status).toBe('request_sent');
      expect(await openWith(adult)).toEqual({ incoming: [], outgoing: [child.id], rejected: [] });
      expect(await idsOfFriends(adult)).toEqual([]);
      expect(codeOf(await booksOf(adult, child))).toBe('friend_books_unavailable');
      expect((await requestsOf(child)).incoming).toEqual([]);
      expect(await grownUpsOf(child)).toMatchObject({
        asking: [{ id: adult.id, role, guardian: false, removable: true }],
        seeing: [],
      });

      expect((await respond(child, adult)).body).toEqual({ friendship_status: 'friends' });
      expect(await friendsOf(adult)).toMatchObject([
        { id: child.id, email: child.email, points: 0, streak: 0, relationship_type: 'supervision' },
      ]);
      expect(await friendsOf(child)).toEqual([]);
      expect((await grownUpsOf(child)).seeing).toMatchObject([{ id: adult.id, is_news: false }]);
      expect((await searchByEmail(adult, child.email)).body.friendship_status).toBe('friends');
      const book = await createBook();
      await child.call(books.add, { body: { book_id: book.id, stage: 'read', rating: 5 } });
      expect((await booksOf(adult, child)).body.read).toMatchObject([{ id: book.id, rating: 5 }]);
    },
  );

  test('409: is listed as rejected after a No, and can be repeated after thirty days', async () => {
    const [teacher, child] = [await createPerson('teacher'), await createTeen()];
    await request(teacher, child);
    await respond(child, teacher, 'decline');
    expect(await openWith(teacher)).toEqual({ incoming: [], outgoing: [], rejected: [child.id] });
    expect((await searchByEmail(teacher, child.email)).body.friendship_status).toBe('declined');
    expect(codeOf(await request(teacher, child))).toBe('asked_recently');
    await advanceClock('P31D');
    expect((await request(teacher, child)).status).toBe(200);
  });

  test('409: is refused as a parent’s eleventh waiting one', async () => {
    const parent = await createPerson('parent');
    const children = await Promise.all(Array.from({ length: 11 }, () => createTeen()));
    const answers = await Promise.all(children.map((child) => request(parent, child)));
    expect(answers.filter(({ status }) => status !== 200).map(codeOf)).toEqual(['too_many_open_requests']);
    expect(await countsOf(parent)).toEqual({ friends: 0, asked: 10 });
  });

  test('200: is shown with at most two others, and a further one after an answer', async () => {
    const child = await createTeen();
    const teachers = [];
    for (let i = 0; i < 4; i++) {
      teachers.push(await createPerson('teacher'));
      await request(teachers[i] as Person, child);
    }
    const [first, ...rest] = teachers as [Person, ...Person[]];
    const asking = async () => (await grownUpsOf(child)).asking.map(({ id }) => id);
    expect(await asking()).toEqual([first, ...rest].slice(0, 3).map(({ id }) => id));
    expect(await openWith(rest[2] as Person)).toMatchObject({ outgoing: [child.id] });
    await respond(child, first, 'decline');
    expect(await asking()).toEqual(rest.map(({ id }) => id));
  });
});

describe('a teacher of the same school', () => {
  test('200: is accepted automatically, and the child is informed for a week', async () => {
    const { teacher, createPupil } = await createSchool();
    const pupil = await createPupil({ discoverable: false });
    expect((await request(teacher, pupil)).body).toEqual({ auto_accepted: true });
    expect(await idsOfFriends(teacher)).toEqual([pupil.id]);
    const seen = async () => (await grownUpsOf(pupil)).seeing.map(({ id, is_news }) => ({ id, is_news }));
    expect(await seen()).toEqual([{ id: teacher.id, is_news: true }]);
    await advanceClock('P8D');
    expect(await seen()).toEqual([{ id: teacher.id, is_news: false }]);
  });

  test('200: adds a class by one request, with a result for each address', async () => {
    const { teacher, createPupil } = await createSchool();
    const [pupil, other, adult] = [await createPupil(), await createTeen(), await createPerson('parent')];
    const emails = [pupil.email, other.email.toUpperCase(), adult.email, 'no address', other.email];
    const { body } = await bulk(teacher, emails);
    const error =
      "We couldn't find a student with that email. Make sure you've entered the correct email address.";
    expect(body).toEqual({
      successful: [other.email],
      auto_accepted: [pupil.email],
      failed: [
        { email: adult.email, error },
        { email: 'no address', error },
      ],
    });
    expect((await bulk(teacher, emails)).body).toEqual(body);
    expect(await openWith(teacher)).toMatchObject({ outgoing: [other.id] });
  });

  test('400: can add at most 200 addresses at once', async () => {
    const teacher = await createPerson('teacher');
    const emails = Array.from({ length: 201 }, (_, i) => `${i}@nowhere.test`);
    expect(codeOf(await bulk(teacher, emails))).toBe('invalid_input');
    expect((await bulk(teacher, emails.slice(1))).body.failed).toHaveLength(200);
  });
});

describe('a parent who has given the consent', () => {
  test('200: supervises without a request when the consent takes effect', async () => {
    const parent = await createPerson('parent', { verified: false });
    const { child } = await agreed(everything, parent.email);
    expect(await friendsOf(parent)).toMatchObject([{ id: child.id, guardian: true, active: true }]);
    expect((await booksOf(parent, child)).status).toBe(200);
    expect((await grownUpsOf(child)).seeing).toMatchObject([
      { id: parent.id, role: 'parent', guardian: true, removable: false },
    ]);
  });

  test('200: supervises even without an account, and the child is informed, without an address', async () => {
    const { child } = await agreed();
    const { grown_ups } = await requestsOf(child);
    expect(grown_ups.seeing).toMatchObject([{ id: null, username: null, guardian: true, removable: false }]);
    expect(JSON.stringify(grown_ups)).not.toContain('@');
  });

  test('409: cannot be removed from the list, only by withdrawing the consent', async () => {
    const parent = await createPerson('parent');
    const { child } = await agreed(everything, parent.email);
    expect(codeOf(await unfriend(parent, child))).toBe('guardian_of_child');
    expect(codeOf(await unfriend(child, parent))).toBe('guardian_stays');
    expect(await idsOfFriends(parent)).toEqual([child.id]);
  });

  test('200: has no open request any more, because it becomes the guardianship', async () => {
    const [operator, parent] = [await createPerson('operator'), await createPerson('parent')];
    const { child, adult } = await agreed();
    await request(parent, child);
    expect(await countsOf(parent)).toEqual({ friends: 0, asked: 1 });
    await doneByTwo(operator, { action: 'end_guardianship', adult_email: adult, child_id: child.id });
    await pass('PT61S');
    await ask(child, parent.email);
    await answer(tokenIn(await mailAbout(parent.email, subjects.request)));
    await passOnSchedule('PT65M');
    await confirm(tokenIn(await mailAbout(parent.email, subjects.confirmation)));
    expect(await friendsOf(parent)).toMatchObject([{ id: child.id, guardian: true }]);
    expect(await countsOf(parent)).toEqual({ friends: 0, asked: 0 });
  });
});

describe('ending a supervision', () => {
  test.each(['teacher', 'parent'] as const)(
    '200: by the child ends the access of a %s immediately',
    async (role) => {
      const { adult, child } = await createSupervised(role);
      expect((await unfriend(child, adult)).body).toEqual({ removed: true });
      expect(await friendsOf(adult)).toEqual([]);
      expect(codeOf(await booksOf(adult, child))).toBe('friend_books_unavailable');
      expect((await grownUpsOf(child)).seeing).toEqual([]);
      expect(codeOf(await request(adult, child))).toBe('asked_recently');
    },
  );

  test('200: by the adult lets the adult ask again', async () => {
    const { adult, child } = await createSupervised();
    await unfriend(adult, child);
    expect(await friendsOf(adult)).toEqual([]);
    expect((await grownUpsOf(child)).seeing).toEqual([]);
    expect(codeOf(await unfriend(adult, child))).toBe('relation_not_found');
    expect((await request(adult, child)).body).toEqual({ auto_accepted: false });
  });

  test('200: by a student who is old enough also ends the guardian’s and the guardian’s links', async () => {
    const parent = await createPerson('parent', { verified: false });
    const { child } = await agreed(everything, parent.email);
    await changeFields(child.id, { age: 15 });
    expect((await grownUpsOf(child)).seeing).toMatchObject([{ removable: true }]);
    expect((await unfriend(child, parent)).status).toBe(200);
    expect(await friendsOf(parent)).toEqual([]);
    expect((await meOf(parent)).verified).toBe(false);
  });

  test('simultaneous endings by both and a new request have the same result for both', async () => {
    for (let round = 0; round < 5; round++) {
      const { adult, child } = await createSupervised();
      await Promise.all([unfriend(adult, child), unfriend(child, adult), request(adult, child)]);
      const [seen, seeing] = [await idsOfFriends(adult), (await grownUpsOf(child)).seeing];
      expect(seen.length).toBe(seeing.length);
      const { outgoing } = await openWith(adult);
      expect((await grownUpsOf(child)).asking).toHaveLength(outgoing.length);
      expect(await countsOf(adult)).toEqual({ friends: 0, asked: outgoing.length });
    }
  });
});

test('200: children are sorted by points, then by streak', async () => {
  const teacher = await createPerson('teacher');
  const figures = [
    { points: 10, streak: 1 },
    { points: 30, streak: 1 },
    { points: 10, streak: 4 },
  ];
  for (const figure of figures) {
    const child = await createTeen();
    const last_activity_date = (await meOf(child)).created_at.slice(0, 10);
    await changeFields(child.id, { ...figure, last_activity_date });
    await request(teacher, child);
    await respond(child, teacher);
  }
  expect((await friendsOf(teacher)).map(({ points, streak }) => [points, streak])).toEqual([
    [30, 1],
    [10, 4],
    [10, 1],
  ]);
});
