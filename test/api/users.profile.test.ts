import { describe, expect, test } from '@jest/globals';
import { friends } from '../../contract/friends/endpoints';
import { interestLimits } from '../../contract/onboarding/interests';
import { noInterests } from '../../contract/rules/interests';
import { users } from '../../contract/users/endpoints';
import { createSupervisor, overviewOf } from '../support/analytics';
import { seed } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { request, respond } from '../support/friends';
import { createPerson, meOf, type Person } from '../support/people';
import { nameDecided, newName } from '../support/sign-up';

const rename = ({ call }: Person, username: string) => call(users.update, { body: { username } });
const tell = ({ call }: Person, interests: object) => call(users.update, { body: { interests } });

describe('the username', () => {
  test('200: can be replaced, which releases the old one', async () => {
    const [child, other] = await Promise.all([createPerson(), createPerson()]);
    const { username: old } = await meOf(child);
    const username = newName();
    expect(await rename(child, ` ${username} `)).toMatchObject({ status: 200, body: { username } });
    expect(codeOf(await rename(other, username.toUpperCase()))).toBe('username_taken');
    await nameDecided(child);
    expect((await rename(other, old)).status).toBe(200);
    expect((await meOf(child)).username).toBe(username);
    expect((await meOf(other)).username).toBe(old);
  });

  test('200: stays the user’s own in another case', async () => {
    const [child, other] = await Promise.all([createPerson(), createPerson()]);
    const username = newName();
    await rename(child, username);
    for (const written of [username.toUpperCase(), username.toLowerCase(), username])
      expect((await rename(child, written)).body.username).toBe(written);
    expect(codeOf(await rename(other, username))).toBe('username_taken');
    await rename(child, newName());
    await nameDecided(child);
    expect((await rename(other, username)).status).toBe(200);
  });

  test('409: cannot be a taken one, and the old one is kept', async () => {
    const [child, other] = await Promise.all([createPerson(), createPerson('teacher')]);
    const before = await meOf(child);
    const interests = { hobbies: ['Chess'] };
    const answer = await child.call(users.update, {
      body: { username: (await meOf(other)).username, interests },
    });
    expect(codeOf(answer)).toBe('username_taken');
    expect(await meOf(child)).toEqual(before);
  });

  test('200 and 409: goes to one of six simultaneous users, and the others keep theirs', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createPerson()));
    const before = await Promise.all(people.map(meOf));
    const username = newName();
    const answers = await Promise.all(people.map((one) => rename(one, username)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const [i, answer] of answers.entries()) {
      const now = (await meOf(people[i] as Person)).username;
      expect(now).toBe(answer.status === 200 ? username : before[i]?.username);
      if (answer.status !== 200) expect(codeOf(answer)).toBe('username_taken');
    }
  });

  test('is one of three from simultaneous tabs, and the others are released', async () => {
    const [child, other] = await Promise.all([createPerson(), createPerson()]);
    const { username: old } = await meOf(child);
    const names = [newName(), newName(), newName()];
    await Promise.all(names.map((username) => rename(child, username)));
    const { username } = await nameDecided(child);
    expect([...names, old]).toContain(username);
    for (const name of [...names, old])
      expect((await rename(other, name)).status).toBe(name === username ? 409 : 200);
  });

  test('200: can be swapped by two users one after the other', async () => {
    const [a, b] = await Promise.all([createPerson(), createPerson()]);
    const [first, second] = [(await meOf(a)).username, (await meOf(b)).username];
    expect(codeOf(await rename(a, second))).toBe('username_taken');
    await rename(a, newName());
    await nameDecided(a);
    expect((await rename(b, first)).status).toBe(200);
    await nameDecided(b);
    expect((await rename(a, second)).status).toBe(200);
  });
});

describe('the interests', () => {
  test('200: are trimmed and distinct, without empty ones', async () => {
    const child = await createPerson();
    const { body } = await tell(child, {
      movies: ['  Up ', '', '   ', 'Up', 'up'],
      'video games': ['\u00a0Zelda\t'],
      'favorite genres': ['Fantasy', 'Humor', 'Fantasy'],
    });
    expect(body.interests).toEqual({
      ...noInterests,
      movies: ['Up', 'up'],
      'video games': ['Zelda'],
      'favorite genres': ['Fantasy', 'Humor'],
    });
    expect(await meOf(child)).toEqual(body);
  });

  test('200: keep lists that are not sent, and an empty list deletes its interests', async () => {
    const child = await createPerson();
    await tell(child, { movies: ['Up'], hobbies: ['Chess'], 'favorite genres': ['Poetry'] });
    const { body } = await tell(child, { hobbies: [], music: ['Jazz'] });
    expect(body.interests).toEqual({
      ...noInterests,
      movies: ['Up'],
      music: ['Jazz'],
      'favorite genres': ['Poetry'],
    });
    expect((await child.call(users.update, { body: {} })).body).toEqual(body);
  });

  const long = 'é'.repeat(interestLimits.length);
  const many = Array.from({ length: interestLimits.items }, (_, i) => `${i}`);
  test('200: may have the maximum length and number', async () => {
    const child = await createPerson();
    const items = many.map((number) => `${long.slice(2)}${number.padStart(2)}`);
    const lists = Object.keys(noInterests).filter((name) => name !== 'favorite genres');
    const given = Object.fromEntries(lists.map((name) => [name, items]));
    expect((await tell(child, given)).body.interests).toEqual({ ...noInterests, ...given });
  });

  test.each([
    ['too long', { movies: [`${long}é`] }],
    ['too many', { movies: [...many, 'more'] }],
    ['an unknown genre', { 'favorite genres': ['Homework'] }],
    ['an unknown list', { games: ['Chess'] }],
    ['a number', { movies: [1] }],
    ['one thing without a list', { movies: 'Up' }],
    ['no list', { movies: null }],
  ])('400: are refused, and nothing changes: %s', async (_, interests) => {
    const child = await createPerson();
    expect(codeOf(await tell(child, interests))).toBe('invalid_input');
    expect((await meOf(child)).interests).toBeNull();
  });
});

describe('the recommendations', () => {
  const recommended = async () => {
    const child = await createPerson();
    await tell(child, { movies: ['Up'], 'favorite genres': ['Poetry'] });
    await seed({ task: 'recommended', userId: child.id });
    return child;
  };
  const record = ({ id }: Person) => seed({ task: 'about', userId: id });
  const kept = {
    interests_vec: [0.1, 0.2],
    book_recs: ['saltwind'],
    last_rec: expect.any(String),
  };

  test.each([
    ['the same lists', { interests: { movies: ['Up'], 'favorite genres': ['Poetry'] } }],
    ['the same with spaces', { interests: { movies: [' Up', '', 'Up '] } }],
    ['empty lists that were empty', { interests: { hobbies: [], sports: [' '] } }],
    ['no lists', { interests: {} }],
    ['nothing', {}],
  ])('200: stay with %s', async (_, body) => {
    const child = await recommended();
    expect((await child.call(users.update, { body: body as never })).status).toBe(200);
    expect(await record(child)).toMatchObject(kept);
  });

  test('200: stay with another name and other preferences', async () => {
    const child = await recommended();
    await rename(child, newName());
    const body = { text_size: 'large', spacing: 'wide', reduced_motion: true, dyslexia_font: true } as const;
    await child.call(users.preferences, { body });
    expect(await record(child)).toMatchObject(kept);
  });

  test.each([
    ['one thing more', { movies: ['Up', 'Coco'] }],
    ['another order', { 'favorite genres': ['Humor', 'Poetry'] }],
    ['one list less', { movies: [] }],
    ['capital letters', { movies: ['UP'] }],
  ])('200: are deleted with a change of the interests: %s', async (_, interests) => {
    const child = await recommended();
    const { body } = await tell(child, interests);
    expect(body).toMatchObject({ book_recs: null, last_rec: null });
    const stored = (await record(child)) as Record<string, unknown>;
    expect(stored).toMatchObject({ book_recs: null, last_rec: null });
    expect(stored).not.toHaveProperty('interests_vec');
  });
});

describe('fields that cannot be changed', () => {
  test.each([
    ['age', 12],
    ['region', 'India'],
    ['account_type', 'teacher'],
    ['email', 'other@home.test'],
    ['school', 'Maple'],
    ['verified', true],
    ['points', 1000],
    ['consents', { core: true }],
    ['past_books', []],
    ['id', 'another'],
    ['role', 'operator'],
  ])('400: %s', async (field, value) => {
    const child = await createPerson();
    const before = await meOf(child);
    const answer = await child.call(users.update, { body: { username: newName(), [field]: value } });
    expect(answer).toMatchObject({ status: 400, body: { fields: [`body.${field}`] } });
    expect(await meOf(child)).toEqual(before);
  });
});

test('200: preferences are stored, also for grown-ups', async () => {
  const preferences = {
    text_size: 'largest',
    spacing: 'wide',
    reduced_motion: true,
    dyslexia_font: true,
    appearance: 'night',
    sounds: true,
    streaks: false,
    quiet_from: 20,
    weekly_goal: 4,
  } as const;
  for (const role of ['student', 'teacher', 'parent', 'operator'] as const) {
    const person = await createPerson(role);
    const before = await meOf(person);
    const { status, body } = await person.call(users.preferences, { body: preferences });
    expect({ status, body }).toEqual({ status: 200, body: { ...before, preferences } });
    expect(await meOf(person)).toEqual(body);
  }
});

test('400: incomplete preferences are refused', async () => {
  const child = await createPerson();
  const answer = await child.call(users.preferences, { body: { text_size: 'large' } as never });
  expect(codeOf(answer)).toBe('invalid_input');
});

test.each([
  ['quiet_from', [16, 23, 18.5, '18']],
  ['weekly_goal', [0, 1, 7, 2.5, '3']],
])('400: a %s out of bounds is refused', async (name, values) => {
  const child = await createPerson();
  const { preferences } = (await meOf(child)) as { preferences: object };
  for (const value of values) {
    const body = { ...preferences, [name]: value } as never;
    const answer = await child.call(users.preferences, { body });
    expect(answer).toMatchObject({ status: 400, body: { fields: [`body.${name}`] } });
  }
});

test('200: a student can choose one of our pictures, which friends, requesters and grown-ups see; 400: but no other', async () => {
  const [child, friend] = await Promise.all([
    createPerson('student', { discoverable: true }),
    createPerson('student', { discoverable: true }),
  ]);
  const teacher = await createSupervisor(child);
  await child.call(users.update, { body: { avatar: 'fox' } });
  const found = await friend.call(friends.search, { query: { username: (await meOf(child)).username } });
  expect(found.body.avatar).toBe('fox');
  await request(child, friend);
  const { incoming } = (await friend.call(friends.requests, {})).body;
  expect(incoming.map(({ user }) => user.avatar)).toEqual(['fox']);
  expect((await overviewOf(teacher)).students.map(({ avatar }) => avatar)).toEqual(['fox']);
  await respond(friend, child);
  const choose = (avatar: 'owl' | null) => child.call(users.update, { body: { avatar } });
  const seen = async () => (await friend.call(friends.list, {})).body.map(({ avatar }) => avatar);
  expect(await seen()).toEqual(['fox']);
  expect((await choose('owl')).body.avatar).toBe('owl');
  expect([(await meOf(child)).avatar, await seen()]).toEqual(['owl', ['owl']]);
  expect(await choose('/media/mine.svg' as never)).toMatchObject({
    status: 400,
    body: { fields: ['body.avatar'] },
  });
  await child.call(users.update, { body: { username: newName() } });
  expect((await meOf(child)).avatar).toBe('owl');
  expect((await choose(null)).body.avatar).toBeNull();
});
