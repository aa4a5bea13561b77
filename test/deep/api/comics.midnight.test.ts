import { afterEach, expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import { users } from '../../../contract/users/endpoints';
import { advanceClock, atRest, eventually, modelAsked, outages, resetClock, seed } from '../../support/cloud';
import { createComic, ledgerOf, send, story, toBeforeMidnight } from '../../support/comics';
import { codeOf } from '../../support/endpoints';
import { createPerson, type Person } from '../../support/people';

afterEach(async () => {
  await outages({ slowModel: false });
  await resetClock();
});

const progress = async (child: Person) => (await child.call(comics.progress, {})).body;
const own = async (child: Person) => (await child.call(comics.mine, { query: {} })).body.comics;
const draftOf = async (child: Person) => (await child.call(comics.draft, {})).body.draft?.story;
const begin = (child: Person, text: string) =>
  child.call(comics.saveDraft, { body: { story: text, style: null } });

/** The next answer that reports the end of a drawing. */
const ended = (child: Person) =>
  eventually(async () => {
    const found = await progress(child);
    return found.state === 'drawing' ? undefined : found;
  });

/** A child whose worker was killed two minutes before midnight, at ten minutes after midnight. */
const killed = async (step: 'accepted' | 'reading' | 'drawing' | 'lettering', text = story()) => {
  const child = await createPerson();
  await toBeforeMidnight(child, 2);
  await seed({ task: 'killedDrawing', userId: child.id, story: text, step });
  await advanceClock('PT12M');
  return child;
};

test.each(['accepted', 'reading', 'drawing', 'lettering'] as const)(
  '200: a story whose worker was killed while %s before midnight is drawn after it, reported once and paid once',
  async (step) => {
    const child = await killed(step);
    const { body: before } = await child.call(users.me, {});
    expect(await progress(child)).toMatchObject({ state: 'drawing' });
    const { state, is_todays, comic } = await ended(child);
    expect({ state, is_todays }).toEqual({ state: 'finished', is_todays: false });
    expect((await progress(child)).state).toBe('none');
    expect((await own(child)).map(({ id }) => id)).toEqual([comic?.id]);
    // The same story is the same comic, even from an outdated tab.
    const again = await send(child);
    expect(again.body).toMatchObject({ state: 'finished', is_todays: false, comic: { id: comic?.id } });
    await atRest();
    expect(await ledgerOf(child)).toMatchObject({ points: 50, entries: 1 });
    const { streak, last_activity_date } = (await child.call(users.me, {})).body;
    expect(streak).toBe(1);
    // The day of the acceptance counts as the reading day.
    await createComic(child, story('Tavi'));
    const { body: after } = await child.call(users.me, {});
    expect(after.streak).toBe(2);
    expect(last_activity_date).not.toBe(after.last_activity_date);
    expect(before.streak).toBe(0);
    expect(await ledgerOf(child)).toMatchObject({ points: 100, entries: 2 });
    expect(await progress(child)).toMatchObject({ state: 'finished', is_todays: true });
  },
);

test('200: while a story from before midnight is drawn neither it nor another one can be sent', async () => {
  const child = await createPerson();
  await toBeforeMidnight(child, 2);
  await outages({ slowModel: true });
  const first = send(child);
  await modelAsked();
  await advanceClock('PT3M');
  expect(await progress(child)).toMatchObject({ state: 'drawing', is_todays: false });
  expect(codeOf(await send(child, story('Tavi')))).toBe('comic_being_drawn');
  const second = send(child);
  await outages({ slowModel: false });
  const answers = await Promise.all([first, second]);
  expect(new Set(answers.map(({ body }) => body.comic?.id)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ state: 'finished', is_todays: false });
  expect(await ledgerOf(child)).toMatchObject({ points: 50, entries: 1 });
  // The answers to the two calls have already informed the child.
  expect((await progress(child)).state).toBe('none');
  expect((await child.call(comics.today, {})).body.user_has_submitted).toBe(false);
});

test('200: a child who returns two days later is informed, too', async () => {
  const child = await killed('drawing');
  await advanceClock('P1D');
  expect((await progress(child)).state).toBe('drawing');
  expect(await ended(child)).toMatchObject({ state: 'finished', is_todays: false });
});

test.each([
  ['finished', story(), undefined],
  ['refused', `${story()} Then they all said fuck.`, { code: 'comic_inappropriate' }],
])(
  '200: a story from before midnight that is %s does not affect the draft from after it',
  async (_, text, refusal) => {
    const child = await killed('accepted', text);
    await begin(child, 'A new story');
    await progress(child);
    const end = await ended(child);
    expect(end.refusal ?? undefined).toEqual(refusal && expect.objectContaining(refusal));
    expect(await draftOf(child)).toBe('A new story');
  },
);

test('200: drawing a story deletes its draft and earlier versions, and a refused story becomes the draft', async () => {
  const child = await createPerson();
  await begin(child, 'One morning Juno found');
  await createComic(child);
  expect(await draftOf(child)).toBeUndefined();
  const other = await createPerson();
  await begin(other, 'One morning');
  const unkind = `${story()} Then they all said fuck.`;
  await send(other, unkind);
  expect(await draftOf(other)).toBe(unkind);
});
