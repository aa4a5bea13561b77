/** @jest-environment-options {"environment": {"COMICS_IN_LINE": "-1"}} */
import { afterEach, expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import { advanceClock, atRest, eventually, outages, resetClock, seed } from '../../support/cloud';
import { createComic, ledgerOf, story } from '../../support/comics';
import { createPerson, type Person } from '../../support/people';

afterEach(async () => {
  await outages({ slowModel: false, model: false });
  await resetClock();
});

const order = (child: Person, text = story()) =>
  child.call(comics.generate, { body: { story: text, style: 'Cartoon', promptId: null } });
const progress = async (child: Person) => (await child.call(comics.progress, {})).body;

test('200: beyond the line a story is accepted at once, drawn later, told once and paid once', async () => {
  const child = await createPerson();
  const { status, body } = await order(child);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { state: 'drawing', stage: 'waiting', comes_later: true, is_todays: true },
  });
  const { comic, comes_later } = await eventually(async () => {
    const now = await progress(child);
    return now.state === 'finished' ? now : undefined;
  });
  expect({ comic: comic !== null, comes_later }).toEqual({ comic: true, comes_later: false });
  await atRest();
  expect(await ledgerOf(child)).toMatchObject({ points: 50, entries: 1 });
});

test('200: the same story in a long line is the same comic, and another one is refused', async () => {
  await outages({ slowModel: true });
  const child = await createPerson();
  await order(child);
  expect((await order(child)).body).toMatchObject({ state: 'drawing' });
  expect(await order(child, story('Tavi'))).toMatchObject({
    status: 409,
    body: { code: 'comic_being_drawn' },
  });
});

test('200: a story keeps its place in a long line for hours, and a lost job is ordered again', async () => {
  const child = await createPerson();
  await seed({ task: 'killedDrawing', userId: child.id, story: story(), step: 'accepted', comesLater: true });
  await advanceClock('PT5H59M');
  expect(await progress(child)).toMatchObject({ state: 'drawing', comes_later: true });
  expect(await order(child, story('Tavi'))).toMatchObject({
    status: 409,
    body: { code: 'comic_being_drawn' },
  });
  await atRest();
  expect(await progress(child)).toMatchObject({ state: 'drawing', stage: 'waiting' });
  await advanceClock('PT2M');
  expect(await progress(child)).toMatchObject({ state: 'drawing' });
  expect(await createComic(child)).toMatchObject({ is_own: true });
});
