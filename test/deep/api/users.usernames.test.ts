import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { leaderboard } from '../../../contract/leaderboard/endpoints';
import { onboarding } from '../../../contract/onboarding/endpoints';
import { newReader } from '../../../contract/rules/names';
import { users } from '../../../contract/users/endpoints';
import {
  advanceClock,
  atRest,
  eventually,
  functionLogs,
  modelAsked,
  outages,
  resetClock,
  seed,
} from '../../support/cloud';
import { answer, ask, confirm, everything, mailAbout, subjects, view } from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import { newAddress, passOnSchedule, tokenIn } from '../../support/mail';
import { createPerson, meOf, type Person, randomLetters } from '../../support/people';
import { nameDecided, newName, setUp, signUp } from '../../support/sign-up';

let reader: Person;
beforeEach(async () => {
  reader = await createPerson();
});

afterEach(async () => {
  await outages({ model: false, slowModel: false, manners: false, queues: false });
  await resetClock();
});

type Caller = Pick<Person, 'call'>;

const choose = ({ call }: Caller, username: string) => call(users.update, { body: { username } });
const isNamed = async (who: Caller, username: string, username_status: string) =>
  expect(await meOf(who)).toMatchObject({ username, username_status });

/** A child on the boards who is visible to everybody. */
const onBoard = async (of: Parameters<typeof createPerson>[1] = {}) => {
  const child = await createPerson('student', of);
  await seed({ task: 'award', userId: child.id, cause: 'quiz#test', points: 1000 });
  await nameOnBoard(reader, child);
  return child;
};

/** A new user on the boards whose name has not been checked. */
const newcomer = (next_username: string) => onBoard({ username: newReader, next_username });

/** The child's name on the board after the board is updated. */
const nameOnBoard = async ({ call }: Caller, { id }: Person) => {
  const row = await eventually(async () =>
    (await call(leaderboard.board, { query: {} })).body.rows.find((one) => one.id === id),
  );
  return row.username;
};

const becomesOnBoard = (child: Person, name: string) =>
  eventually(async () => ((await nameOnBoard(reader, child)) === name ? true : undefined));

/** A name that moderation flags and no word list contains. */
const indecent = () => `kill yourself ${randomLetters().slice(0, 2)}`;

const failures = async () =>
  (await functionLogs()).filter((line) => line.includes('"name not checked"')).length;

describe('200: a chosen name', () => {
  test('is shown to its owner immediately and to others after its check', async () => {
    const who = await signUp();
    const name = newName();
    expect((await setUp(who, { username: name })).body.profile).toMatchObject({ username: name });
    expect(await nameDecided(who)).toMatchObject({ username: name, username_status: 'shown' });
  });

  test('is hidden from others while the model is down, and is checked afterwards', async () => {
    await outages({ model: true });
    const name = newName();
    const child = await newcomer(name);
    await eventually(async () => ((await failures()) > 0 ? true : undefined));
    expect(await nameOnBoard(reader, child)).toBe(newReader);
    expect(await nameOnBoard(child, child)).toBe(name);
    await isNamed(child, name, 'checking');
    const before = await failures();
    await advanceClock('PT6M');
    await eventually(async () => ((await failures()) > before ? true : undefined));
    await atRest();
    await isNamed(child, name, 'checking');
    expect(await nameOnBoard(reader, child)).toBe(newReader);
    expect((await functionLogs()).filter((line) => line.includes(name))).toEqual([]);
    await outages({ model: false });
    await advanceClock('PT6M');
    await becomesOnBoard(child, name);
    await isNamed(child, name, 'shown');
  });

  test('is hidden while the model is slow or answers in an unknown format', async () => {
    await outages({ manners: true });
    const [name, other] = [newName(), newName()];
    const before = await failures();
    const child = await newcomer(name);
    await eventually(async () => ((await failures()) > before ? true : undefined));
    await isNamed(child, name, 'checking');
    await outages({ manners: false, slowModel: true });
    const second = await newcomer(other);
    expect(await nameOnBoard(reader, second)).toBe(newReader);
    await isNamed(second, other, 'checking');
    await outages({ slowModel: false });
    await advanceClock('PT6M');
    await becomesOnBoard(child, name);
    await becomesOnBoard(second, other);
  });

  test('is checked by the schedule if the queue was down', async () => {
    const child = await onBoard();
    const [{ username: before }, name] = [await meOf(child), newName()];
    await outages({ queues: true });
    expect((await choose(child, name)).status).toBe(200);
    await outages({ queues: false });
    await atRest();
    await isNamed(child, name, 'checking');
    expect(await nameOnBoard(reader, child)).toBe(before);
    await advanceClock('PT6M');
    await becomesOnBoard(child, name);
  });

  test('is checked in one run of the schedule with all other waiting names', async () => {
    await outages({ queues: true });
    // More than one page of the list.
    const waiting = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const child = await createPerson();
        await choose(child, newName());
        return child;
      }),
    );
    await advanceClock('PT5M');
    await atRest();
    const profiles = await Promise.all(waiting.map(meOf));
    expect(profiles.map(({ username_status }) => username_status)).toEqual(waiting.map(() => 'shown'));
  });

  test('replaces the previous one after its check, and until then the previous one stays reserved', async () => {
    const child = await onBoard();
    const [{ username: first }, second] = [await meOf(child), newName()];
    await outages({ model: true });
    await choose(child, second);
    await isNamed(child, second, 'checking');
    expect(await nameOnBoard(reader, child)).toBe(first);
    expect(codeOf(await choose(reader, first))).toBe('username_taken');
    expect(codeOf(await choose(reader, second))).toBe('username_taken');
    await outages({ model: false });
    await advanceClock('PT6M');
    await becomesOnBoard(child, second);
    expect((await choose(reader, first)).status).toBe(200);
  });

  test.each([
    ['can be shown', newName],
    ['cannot be shown', indecent],
  ])('is replaced by a newer one during its check, if it %s', async (_, older) => {
    const child = await onBoard();
    const { username: before } = await meOf(child);
    const [first, second] = [older(), newName()];
    await outages({ slowModel: true });
    await choose(child, first);
    await modelAsked();
    await choose(child, second);
    await outages({ slowModel: false });
    expect(await nameDecided(child)).toMatchObject({ username: second, username_status: 'shown' });
    await becomesOnBoard(child, second);
    await atRest();
    await isNamed(child, second, 'shown');
    for (const free of [first, before]) expect((await choose(reader, free)).status).toBe(200);
  });

  test('can be replaced by the previous one, which needs no check', async () => {
    const child = await onBoard();
    const [{ username: before }, other] = [await meOf(child), newName()];
    await outages({ model: true });
    await choose(child, other);
    await choose(child, before);
    await isNamed(child, before, 'shown');
    expect((await choose(reader, other)).status).toBe(200);
    await outages({ model: false });
    await advanceClock('PT6M');
    await nameDecided(reader);
    await isNamed(child, before, 'shown');
  });

  test('gets one decision, however often its check is repeated', async () => {
    const [name, before] = [newName(), await failures()];
    await outages({ slowModel: true });
    const child = await newcomer(name);
    await advanceClock('PT6M');
    await outages({ slowModel: false });
    await becomesOnBoard(child, name);
    await advanceClock('PT6M');
    await atRest();
    await isNamed(child, name, 'shown');
    expect(await failures()).toBe(before);
  });
});

describe('200: a name that cannot be shown', () => {
  test('is released, and a new user is shown as a new reader and asked for another name', async () => {
    const name = indecent();
    const child = await newcomer(name);
    expect(await nameDecided(child)).toMatchObject({ username: newReader, username_status: 'refused' });
    expect(await nameOnBoard(reader, child)).toBe(newReader);
    expect((await choose(reader, name)).status).toBe(200);
    const better = newName();
    expect((await choose(child, better)).body).toMatchObject({ username_status: 'checking' });
    expect(await nameDecided(child)).toMatchObject({ username: better, username_status: 'shown' });
    await becomesOnBoard(child, better);
  });

  test('leaves a user the previous name, which the user may keep', async () => {
    const child = await onBoard();
    const { username: before } = await meOf(child);
    await choose(child, indecent());
    expect(await nameDecided(child)).toMatchObject({ username: before, username_status: 'refused' });
    expect(await nameOnBoard(reader, child)).toBe(before);
    expect(codeOf(await choose(reader, before))).toBe('username_taken');
    expect((await choose(child, before)).body).toMatchObject({ username: before, username_status: 'shown' });
    await isNamed(child, before, 'shown');
  });

  test.each(['Petite Merde', 'Stronzo 7', 'KURWA', 'говно', '笨蛋'])(
    'is %s, by the lists of other languages',
    async (name) => {
      const child = await createPerson();
      const { username: before } = await meOf(child);
      expect((await choose(child, name)).status).toBe(200);
      expect(await nameDecided(child)).toMatchObject({ username: before, username_status: 'refused' });
    },
  );

  test.each(['Regina Pinto', 'Am Zoe', 'Fan of Oz', 'Verganza'])(
    'is not %s, because the lists of other languages match whole words only',
    async (name) => {
      const child = await createPerson();
      expect((await choose(child, name)).status).toBe(200);
      expect(await nameDecided(child)).toMatchObject({ username: name, username_status: 'shown' });
    },
  );
});

test.each([newReader, 'NEW READER', 'New-Reader', 'N3w Reader'])(
  '409: %s is refused as a name',
  async (username) => {
    expect(codeOf(await choose(reader, username))).toBe('username_not_allowed');
    expect(codeOf(await setUp(await signUp(), { username }))).toBe('username_not_allowed');
  },
);

test('a grown-up whom a child has asked sees the name only after its check or the answer', async () => {
  await outages({ model: true });
  const [who, name, adult] = [await signUp(), newName(), newAddress('adult')];
  await setUp(who, { username: name, age: 9 });
  await ask(who, adult);
  const first = await mailAbout(adult, subjects.request);
  expect(first.text).not.toContain(name);
  expect(first.text).not.toContain(newReader);
  expect((await view(tokenIn(first))).body.child?.username).toBe(newReader);
  expect((await answer(tokenIn(first), everything)).body.child?.username).toBe(name);
  await passOnSchedule('PT65M');
  const second = await mailAbout(adult, subjects.confirmation);
  expect(second.text).toContain(name);
  expect((await confirm(tokenIn(second))).body.child?.username).toBe(name);
  const { body } = await who.call(onboarding.state, {});
  expect(body.profile).toMatchObject({ username: name, username_status: 'checking' });
});
