import { afterEach, expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import { drawingStages } from '../../../contract/comics/kinds';
import { advanceClock, cloud, eventually, outages, queueSizes, resetClock } from '../../support/cloud';
import { createComic, ledgerOf, send, story } from '../../support/comics';
import { codeOf } from '../../support/endpoints';
import { createPerson } from '../../support/people';

afterEach(async () => {
  await outages({ model: false, queues: false, manners: false, slowModel: false });
  await resetClock();
});

const statusOf = async (address: string) => (await fetch(`${cloud.url}${address}`)).status;

test('403: the address of a picture expires after ten minutes, and cannot be guessed or changed', async () => {
  const child = await createPerson();
  const { image_url, id } = await createComic(child);
  expect(await statusOf(image_url)).toBe(200);
  expect(await statusOf(image_url.split('?')[0] ?? '')).toBe(403);
  expect(await statusOf(image_url.replace('-grid', '-strip'))).toBe(403);
  await advanceClock('PT601S');
  expect(await statusOf(image_url)).toBe(403);
  const { body } = await child.call(comics.one, { params: { id } });
  expect(await statusOf(body.comic.image_url)).toBe(200);
});

test('200: a story that is sent repeatedly and from two tabs is one comic with one award', async () => {
  const child = await createPerson();
  const both = await Promise.all([send(child), send(child)]);
  const again = await send(child);
  expect(new Set([...both, again].map(({ body }) => body.comic?.id)).size).toBe(1);
  expect(await ledgerOf(child)).toMatchObject({ points: 50, entries: 1 });
});

test('200: a story that many tabs send simultaneously counts as one of the ten a day', async () => {
  const child = await createPerson();
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(child)));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

test('429: after ten stories a day, including refused ones, no other is read', async () => {
  const child = await createPerson();
  const unkind = `${story()} Then they all said fuck and went home.`;
  for (let i = 0; i < 10; i++) expect(codeOf(await send(child, unkind))).toBe('comic_inappropriate');
  expect(codeOf(await send(child))).toBe('ai_resting');
  await advanceClock('P1D');
  await createComic(child);
});

test('200: calls end while a comic is still being drawn, and it is drawn and paid once', async () => {
  const child = await createPerson();
  await outages({ slowModel: true });
  const body = { story: story(), style: 'Cartoon' as const, promptId: null };
  const answers = await Promise.all(Array.from({ length: 22 }, () => child.call(comics.generate, { body })));
  expect(answers.map((answer) => answer.body.state)).toEqual(Array(22).fill('drawing'));
  await outages({ slowModel: false });
  await createComic(child);
  expect(await ledgerOf(child)).toMatchObject({ points: 50, entries: 1 });
});

test('429: a second story on the same day is refused; 200: after midnight in New York the next one is drawn', async () => {
  const child = await createPerson();
  await createComic(child);
  const other = story('Tavi');
  const { status, body } = await send(child, other);
  expect({ status, error: body.error }).toEqual({
    status: 429,
    error: 'You can only submit one comic per day',
  });
  await advanceClock('P1D');
  await createComic(child, other);
  expect(await ledgerOf(child)).toMatchObject({ points: 100, entries: 2 });
});

test('503: while the queue is down the day stays free, and the same story can be sent again', async () => {
  const child = await createPerson();
  await outages({ queues: true });
  const failed = await send(child);
  expect({ status: failed.status, error: failed.body.error }).toEqual({
    status: 503,
    error: 'Failed to generate comic. Please try again.',
  });
  await outages({ queues: false });
  await createComic(child);
});

test('409: another story is refused while one is being drawn, and the progress is available', async () => {
  const child = await createPerson();
  await outages({ model: true });
  const first = send(child);
  const { body } = await eventually(async () => {
    const answer = await child.call(comics.progress, {});
    return answer.body.state === 'drawing' ? answer : undefined;
  });
  expect(drawingStages).toContain(body.stage);
  expect(codeOf(await send(child, story('Tavi')))).toBe('comic_being_drawn');
  await outages({ model: false });
  await advanceClock('PT30S');
  expect((await first).body.state).toBe('finished');
  expect(await queueSizes()).toMatchObject({});
});

test('200: after half a year the draft and feedback are new, and the old comic is still on the shelf', async () => {
  const child = await createPerson();
  const use = async () => {
    const comic = await createComic(child);
    const body = { story: 'Once upon a', style: 'Manga' as const };
    expect((await child.call(comics.saveDraft, { body })).status).toBe(200);
    expect((await child.call(comics.writingFeedback, { body: { story: story('Tavi') } })).status).toBe(200);
    return comic.id;
  };
  const first = await use();
  await advanceClock('P183D');
  expect((await child.call(comics.draft, {})).body.draft).toBeNull();
  const second = await use();
  const { body: own } = await child.call(comics.mine, { query: {} });
  expect(own.comics.map(({ id }) => id)).toEqual([second, first]);
  expect(await ledgerOf(child)).toMatchObject({ points: 100, entries: 2 });
});
