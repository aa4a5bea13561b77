import { afterEach, describe, expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import { dashboard } from '../../../contract/dashboard/endpoints';
import { flags } from '../../../contract/flags/endpoints';
import { leaderboard } from '../../../contract/leaderboard/endpoints';
import { users } from '../../../contract/users/endpoints';
import { findCrisis } from '../../../lambdas/safety/crisis/find-crisis';
import { createBook } from '../../support/books';
import {
  advanceClock,
  atRest,
  eventually,
  functionLogs,
  resetClock,
  seed,
  testOnOwnEngine,
} from '../../support/cloud';
import { createComic, newSchool } from '../../support/comics';
import { controlsFor, createGuarded, makeGuardian, setControls } from '../../support/controls';
import { codeOf } from '../../support/endpoints';
import {
  booksOf,
  createFriends,
  idsOfFriends,
  nameOf,
  request,
  search,
  usageOf,
} from '../../support/friends';
import { mailsOut, mailsTo } from '../../support/mail';
import { doneByTwo } from '../../support/operators';
import { createPerson, meOf, type Person } from '../../support/people';
import { closeAllSockets } from '../../support/sockets';
import { startVoice } from '../../support/voice';

afterEach(async () => {
  closeAllSockets();
  await resetClock();
});

const guarded = async (child: Person) => {
  const parent = await createPerson('parent');
  await makeGuardian(parent, child);
  return parent;
};

describe('what others see', () => {
  test('200: friends off hides the child and its shelf from friends and from searches, in both directions, until it is on', async () => {
    const { one, other } = await createFriends();
    const stranger = await createPerson('student', { discoverable: true });
    const parent = await guarded(one);
    await setControls(parent, one, { off: ['friends'] });
    expect(await idsOfFriends(other)).toEqual([]);
    expect(codeOf(await booksOf(other, one))).toBe('friend_books_unavailable');
    expect(codeOf(await booksOf(one, other))).toBe('switched_off');
    expect(codeOf(await search(stranger, await nameOf(one)))).toBe('friend_username_unknown');
    expect(codeOf(await request(stranger, one))).toBe('recipient_unknown');
    await setControls(parent, one, { off: [] });
    expect(await idsOfFriends(other)).toEqual([one.id]);
    expect((await booksOf(other, one)).status).toBe(200);
    expect((await search(stranger, await nameOf(one))).status).toBe(200);
  });

  /** A pupil with points and a class mate, and whether the mate sees the pupil on a board of all time. */
  const createRanked = async () => {
    const createPupil = newSchool();
    const [child, mate] = [await createPupil(), await createPupil()];
    const parent = await guarded(child);
    const shown = async (scope: 'school' | 'global') =>
      (await mate.call(leaderboard.board, { query: { scope, period: 'all' } })).body.rows.some(
        ({ id }) => id === child.id,
      );
    await seed({ task: 'award', userId: child.id, cause: 'quiz#first', points: 100 });
    return { child, mate, parent, shown };
  };

  test('200: boards off takes the child off the board of the school, until it is on', async () => {
    const { child, parent, shown } = await createRanked();
    expect(await shown('school')).toBe(true);
    expect((await child.call(dashboard.get, {})).body.board).not.toBeNull();
    await setControls(parent, child, { off: ['boards'] });
    // A board of a school is at most half a minute old.
    await advanceClock('PT31S');
    expect(await shown('school')).toBe(false);
    expect(codeOf(await child.call(leaderboard.board, { query: {} }))).toBe('switched_off');
    expect((await child.call(dashboard.get, {})).body.board).toBeNull();
    await setControls(parent, child, { off: [] });
    await advanceClock('PT31S');
    expect(await shown('school')).toBe(true);
  });

  // The board of all follows the table's stream.
  testOnOwnEngine('200: boards off takes the child off the board of all, until it is on', async () => {
    const { child, mate, parent, shown } = await createRanked();
    await setControls(parent, child, { off: ['boards'] });
    // More points than anybody: only the switch keeps the child off the list of all.
    await seed({ task: 'award', userId: child.id, cause: 'quiz#more', points: 90_000 });
    await seed({ task: 'award', userId: mate.id, cause: 'quiz#more', points: 80_000 });
    await eventually(async () => {
      const { body } = await mate.call(leaderboard.board, { query: { scope: 'global', period: 'all' } });
      return body.rows.some(({ id }) => id === mate.id) ? true : undefined;
    });
    await atRest();
    expect(await shown('global')).toBe(false);
    await setControls(parent, child, { off: [] });
    await eventually(async () => ((await shown('global')) ? true : undefined));
  });

  test('200: comics off hides today’s comic from others, and it comes back with the switch', async () => {
    const createPupil = newSchool();
    const [child, mate] = [await createPupil(), await createPupil()];
    const parent = await guarded(child);
    const { id } = await createComic(child);
    const seen = async (by: Person) => (await by.call(comics.today, {})).body.comics.map((one) => one.id);
    expect(await seen(mate)).toEqual([id]);
    await setControls(parent, child, { off: ['comics'] });
    expect(await seen(mate)).toEqual([]);
    expect(codeOf(await mate.call(comics.one, { params: { id } }))).toBe('comic_not_found');
    expect((await child.call(comics.one, { params: { id } })).status).toBe(200);
    await setControls(parent, child, { off: [] });
    expect(await seen(mate)).toEqual([id]);
  });
});

describe('a voice chat', () => {
  test('200: ends with the reason at the next sound after the switch, and can still be ended by the child', async () => {
    const { parent, child } = await createGuarded();
    const { id: bookId } = await createBook();
    const chat = await startVoice(child, { bookId });
    await chat.say('The dragon bakes bread');
    await setControls(parent, child, { off: ['voice'] });
    chat.sound(Buffer.alloc(4096).toString('base64'));
    expect(await chat.next('error')).toMatchObject({ code: 'switched_off', ends: true });
    expect(await chat.stop()).toBeGreaterThan(0);
    chat.mute(false);
    expect((await chat.next('error', 2)).code).toBe('switched_off');
  });
});

describe('the end of a guardianship', () => {
  test('200: ends what that guardian had switched off, and leaves what the other has', async () => {
    const { parent, child } = await createGuarded();
    const other = await guarded(child);
    const operator = await createPerson('operator');
    await setControls(parent, child, { off: ['chat'] });
    await setControls(other, child, { off: ['store'] });
    const ended = { action: 'end_guardianship', adult_email: parent.email, child_id: child.id } as const;
    expect((await doneByTwo(operator, ended)).status).toBe(200);
    expect((await controlsFor(other, child)).body.holds.off).toEqual(['store']);
    expect(codeOf(await setControls(parent, child, { off: [] }))).toBe('child_not_found');
  });
});

describe('a guardian who may be named in a flag', () => {
  const says = async (child: Person, text: string) => {
    const crisis = findCrisis(text);
    if (crisis === undefined) throw new Error(`No crisis: ${text}`);
    await seed({ task: 'flag', userId: child.id, feature: 'chat', messageId: 'm1', crisis, fails: false });
  };
  const openOf = async (operator: Person, { id }: Person) =>
    (await operator.call(flags.open, { query: {} })).body.flags.filter(({ child_id }) => child_id === id);
  const safety = 'safety@inkwren.test';
  const told = async () =>
    (await mailsTo(safety)).filter(({ text }) => text.includes('switched off the talks')).length;
  const runs = async () => (await functionLogs()).filter((line) => line.includes('"flags told"')).length;
  /** Runs the schedule and waits for its mails. */
  const pass = async () => {
    const before = await runs();
    await advanceClock('PT1M');
    await eventually(async () => ((await runs()) > before ? true : undefined));
    await mailsOut();
    await atRest();
  };

  test('200: switches talks off, and operators learn of it once, by the list and by mail', async () => {
    const operator = await createPerson('operator');
    const { parent, child } = await createGuarded();
    await says(child, 'my dad hits me');
    await pass();
    const before = await told();
    const { body } = await setControls(parent, child, { off: ['chat'] });
    expect(JSON.stringify(body)).not.toMatch(/flag|talks_off/);
    expect(await openOf(operator, child)).toMatchObject([
      { kind: 'abuse', may_know: 'operators', talks_off_at: expect.any(String) },
    ]);
    await pass();
    expect(await told()).toBe(before + 1);
    await setControls(parent, child, { off: [] });
    await setControls(parent, child, { off: ['chat'] });
    await pass();
    expect(await told()).toBe(before + 1);
    // The guardian is not told of the flag by the repeated mails.
    expect(await mailsTo(parent.email)).toEqual([]);
  });

  test.each([
    ['something else than talks is switched off', 'my dad hits me', 'store'],
    ['the words name no grown-up', 'a man is following me', 'chat'],
  ] as const)('200: operators learn nothing where %s', async (_, text, kind) => {
    const operator = await createPerson('operator');
    const { parent, child } = await createGuarded();
    await says(child, text);
    await setControls(parent, child, { off: [kind] });
    expect((await openOf(operator, child)).map(({ talks_off_at }) => talks_off_at)).toEqual([undefined]);
  });
});

test('200: a call through the door costs the same with controls', async () => {
  const { parent, child } = await createGuarded();
  const units = async () => {
    await child.call(users.me, {});
    return usageOf(() => child.call(users.me, {}));
  };
  const before = await units();
  await setControls(parent, child, { off: ['chat', 'boards'], quiz_first: true });
  await atRest();
  expect(await units()).toEqual(before);
  expect((await meOf(child)).controls?.off).toEqual(['chat', 'boards']);
});
