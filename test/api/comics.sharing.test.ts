import { afterEach, expect, test } from '@jest/globals';
import { audit } from '../../contract/audit/endpoints';
import { comics } from '../../contract/comics/endpoints';
import { advanceClock, resetClock, revive, seed } from '../support/cloud';
import { createComic, newSchool } from '../support/comics';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';

afterEach(async () => {
  await revive();
  await resetClock();
});

const seenBy = async (who: Person) => (await who.call(comics.today, {})).body.comics.map(({ id }) => id);
const open = (who: Person, id: string) => who.call(comics.one, { params: { id } });
const like = (who: Person, id: string) => who.call(comics.like, { params: { id } });
const unlike = (who: Person, id: string) => who.call(comics.unlike, { params: { id } });
const report = (who: Person, id: string) => who.call(comics.report, { params: { id } });
const private_ = { core: true, ai_text: true, voice: true, public_sharing: false };

test('200: today’s comics are only those of schoolmates and friends who share', async () => {
  const pupil = newSchool();
  const [author, mate] = await Promise.all([pupil(), pupil()]);
  const [friend, stranger, silent] = await Promise.all([
    createPerson(),
    createPerson(),
    pupil({ consents: private_ }),
  ]);
  await seed({ task: 'fields', userId: author.id, fields: { discoverable: true } });
  await seed({ task: 'fields', userId: friend.id, fields: { discoverable: true } });
  await seed({ task: 'relation', from: friend.id, to: author.id, answer: 'accept' });
  const { id } = await createComic(author);
  await createComic(silent);
  expect(await seenBy(mate)).toEqual([id]);
  expect(await seenBy(friend)).toEqual([id]);
  expect(await seenBy(stranger)).toEqual([]);
  expect(codeOf(await open(stranger, id))).toBe('comic_not_found');
  expect(codeOf(await like(stranger, id))).toBe('comic_not_found');
  expect(codeOf(await report(stranger, id))).toBe('comic_not_found');
  expect((await open(mate, id)).body.comic.is_own).toBe(false);
  await advanceClock('P1D');
  expect(await seenBy(mate)).toEqual([]);
  expect(codeOf(await open(mate, id))).toBe('comic_not_found');
  expect((await open(author, id)).status).toBe(200);
});

test('200: a like counts once and can be taken back once, and an own comic cannot be liked', async () => {
  const pupil = newSchool();
  const [author, mate] = await Promise.all([pupil(), pupil()]);
  const { id } = await createComic(author);
  expect((await Promise.all([like(mate, id), like(mate, id)])).map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  expect((await like(mate, id)).body.likes).toBe(1);
  expect((await mate.call(comics.today, {})).body.comics[0]).toMatchObject({
    likes: 1,
    user_has_liked: true,
  });
  expect((await unlike(mate, id)).body.likes).toBe(0);
  expect((await unlike(mate, id)).body.likes).toBe(0);
  expect(codeOf(await like(author, id))).toBe('comic_is_own');
});

test('403: a child without the consent to sharing cannot like', async () => {
  const pupil = newSchool();
  const author = await pupil();
  const silent = await pupil({ consents: private_ });
  const { id } = await createComic(author);
  expect(await seenBy(silent)).toEqual([id]);
  expect(codeOf(await like(silent, id))).toBe('consent_required');
});

test('200: a report hides a comic from the reporter immediately, two hide it from all, and an operator decides', async () => {
  const pupil = newSchool();
  const author = await pupil();
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => pupil()));
  if (one === undefined || two === undefined || three === undefined) throw new Error('Nobody');
  const operator = await createPerson('operator');
  const { id } = await createComic(author);
  await report(one, id);
  expect((await report(one, id)).status).toBe(200);
  expect([await seenBy(one), await seenBy(two)]).toEqual([[], [id]]);
  expect(codeOf(await open(one, id))).toBe('comic_not_found');
  const reviews = async () => (await operator.call(comics.reviews, { query: {} })).body.comics;
  expect(await reviews()).toEqual([expect.objectContaining({ id, reports: 1, hidden: false })]);
  await report(two, id);
  expect(await seenBy(three)).toEqual([]);
  expect((await open(author, id)).status).toBe(200);
  expect(await reviews()).toEqual([expect.objectContaining({ id, reports: 2, hidden: true })]);
  const decide = (decision: 'show' | 'hide' | 'undo') =>
    operator.call(comics.decide, { params: { id }, body: { decision } });
  expect((await decide('show')).status).toBe(200);
  expect(codeOf(await decide('hide'))).toBe('comic_not_found');
  expect([await seenBy(one), await seenBy(three)]).toEqual([[], [id]]);
  await report(three, id);
  expect((await decide('hide')).status).toBe(200);
  const late = await pupil();
  expect(await seenBy(late)).toEqual([]);
  expect((await open(author, id)).status).toBe(200);
  expect((await decide('undo')).status).toBe(200);
  expect(await seenBy(late)).toEqual([id]);
  expect(await reviews()).toEqual([expect.objectContaining({ id, reports: 1, hidden: false })]);
  expect(codeOf(await decide('undo'))).toBe('comic_not_found');
  // An undo counts the report of this decision again, together with a new one.
  expect((await decide('show')).status).toBe(200);
  await report(late, id);
  expect((await decide('undo')).status).toBe(200);
  expect(await reviews()).toEqual([expect.objectContaining({ id, reports: 2, hidden: true })]);
  const actions = (await operator.call(audit.actions, { query: {} })).body.actions;
  expect(actions.slice(0, 5).map(({ action }) => action)).toEqual([
    'undo_comic',
    'show_comic',
    'undo_comic',
    'hide_comic',
    'show_comic',
  ]);
  expect(codeOf(await report(author, id))).toBe('comic_is_own');
});
