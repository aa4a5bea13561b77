import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { friends } from '../../contract/friends/endpoints';
import { codeOf } from '../support/endpoints';
import {
  booksOf,
  changeFields,
  createFriendly,
  nameOf,
  request,
  search,
  searchByEmail,
  usageOf,
} from '../support/friends';
import { createPerson, type Person } from '../support/people';

let me: Person;
let hidden: Person;
beforeAll(async () => {
  [me, hidden] = [await createFriendly(), await createPerson()];
});

/** Asserts that both calls have the same answer and the same requests to the table. */
const expectAlike = async (one: () => Promise<{ status: number; body: unknown }>, other: typeof one) => {
  // The first call of a minute creates the count of calls.
  await one();
  const answers: unknown[] = [];
  const usages = [];
  for (const call of [one, other]) usages.push(await usageOf(async () => answers.push(await call())));
  expect(answers[0]).toEqual(answers[1]);
  expect(usages[0]).toEqual(usages[1]);
  expect(usages[0]?.length).toBeGreaterThan(2);
};

describe('a hidden student and an unknown one are indistinguishable', () => {
  test('404: by a search', async () => {
    const name = await nameOf(hidden);
    await expectAlike(
      () => search(me, name),
      () => search(me, 'nobody at all'),
    );
    expect(codeOf(await search(me, name))).toBe('friend_username_unknown');
  });

  test('404: by a request', async () => {
    await expectAlike(
      () => request(me, hidden),
      () => request(me, { id: randomUUID() }),
    );
    expect(codeOf(await request(me, hidden))).toBe('recipient_unknown');
  });

  test('404: by their shelf', async () => {
    const answers = [await booksOf(me, hidden), await booksOf(me, { id: randomUUID() })];
    expect(answers[0]).toEqual(answers[1]);
  });

  test('404: by a name that others do not see yet', async () => {
    const other = await createFriendly();
    await changeFields(other.id, { username: 'New reader', next_username: await nameOf(other) });
    expect(codeOf(await search(me, await nameOf(other)))).toBe('friend_username_unknown');
    expect(codeOf(await search(me, 'New reader'))).toBe('friend_username_unknown');
  });

  test('404: as are grown-ups for a student', async () => {
    const teacher = await createPerson('teacher');
    expect(codeOf(await search(me, await nameOf(teacher)))).toBe('friend_username_unknown');
    expect(codeOf(await request(me, teacher))).toBe('recipient_unknown');
  });
});

describe('an e-mail address', () => {
  test.each(['teacher', 'parent'] as const)(
    '404: of nobody or not of a student is indistinguishable for a verified %s',
    async (role) => {
      const [adult, other] = [await createPerson(role), await createPerson('parent')];
      await expectAlike(
        () => searchByEmail(adult, other.email),
        () => searchByEmail(adult, `${randomUUID()}@nowhere.test`),
      );
      const code = role === 'teacher' ? 'student_email_unknown' : 'child_email_unknown';
      expect(codeOf(await searchByEmail(adult, other.email))).toBe(code);
    },
  );

  test.each(['teacher', 'parent'] as const)(
    '403: is not looked up for a %s who is not verified',
    async (role) => {
      const adult = await createPerson(role, { verified: false });
      await expectAlikeFor(adult, [hidden.email, `${randomUUID()}@nowhere.test`]);
    },
  );

  const expectAlikeFor = async (adult: Person, emails: string[]) => {
    for (const email of emails) {
      const usage = await usageOf(async () =>
        expect(codeOf(await searchByEmail(adult, email))).toBe('not_verified'),
      );
      // Only the caller's record is read.
      expect(usage).toHaveLength(1);
    }
    expect(codeOf(await request(adult, hidden))).toBe('not_verified');
  };

  test.each(['student', 'operator'] as const)('403: cannot be searched by a %s', async (role) => {
    const who = await createPerson(role);
    const answer = await searchByEmail(who, hidden.email);
    expect(codeOf(answer)).toBe('email_search_for_supervisors');
    expect(answer.body.error).toBe('Only teachers and parents can search by email.');
  });

  test('429: can be searched at most twenty times a minute', async () => {
    const teacher = await createPerson('teacher');
    for (let i = 0; i < 20; i++) await searchByEmail(teacher, `${i}@nowhere.test`);
    expect(codeOf(await searchByEmail(teacher, hidden.email))).toBe('too_many_searches');
  });
});

test('no answer to a student contains an e-mail address', async () => {
  const other = await createFriendly();
  await request(other, me);
  const answers = [
    await search(me, await nameOf(other)),
    await me.call(friends.list, {}),
    await me.call(friends.requests, {}),
  ];
  for (const { body } of answers) expect(JSON.stringify(body)).not.toContain('@');
});
