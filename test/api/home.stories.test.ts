import { afterEach, expect, test } from '@jest/globals';
import { storiesInParts } from '../../contract/rules/stories-in-parts';
import { createSupervisor, lookAt } from '../support/analytics';
import { advanceClock, atRest, resetClock } from '../support/cloud';
import { copyFor, dataOf } from '../support/exports';
import { dayOf, finishPart, toHourBeforeMidnight } from '../support/home';
import { createPerson, createTeen, meOf } from '../support/people';

afterEach(resetClock);

const [first, second] = storiesInParts.map(({ id }) => id) as [string, string];

test('200: the next part opens on the next day, and missed days lose nothing', async () => {
  const child = await createPerson();
  expect(await finishPart(child, first, 1)).toEqual({ story: first, read: 1, is_open: false });
  expect(await finishPart(child, first, 2)).toEqual({ story: first, read: 1, is_open: false });
  expect((await dayOf(child)).story).toEqual({ story: first, read: 1, is_open: false });
  await advanceClock('P9D');
  const open = { story: first, read: 1, is_open: true };
  expect((await dayOf(child)).story).toEqual(open);
  for (const [story, part] of [
    [first, 1],
    [first, 3],
    [second, 1],
    ['no-story', 1],
  ] as const)
    expect(await finishPart(child, story, part)).toEqual(open);
  expect(await finishPart(child, first, 2)).toEqual({ story: first, read: 2, is_open: false });
});

test('200: a part opens at midnight in New York', async () => {
  const child = await createPerson();
  await toHourBeforeMidnight(child);
  await finishPart(child, first, 1);
  await advanceClock('PT30M');
  expect((await dayOf(child)).story?.is_open).toBe(false);
  await advanceClock('PT30M');
  expect((await dayOf(child)).story?.is_open).toBe(true);
});

test('200: two tabs keep a part once, grown-ups see its words among those of books, and it pays nothing', async () => {
  const child = await createTeen();
  const teacher = await createSupervisor(child);
  const before = await meOf(child);
  await Promise.all([finishPart(child, first, 1), finishPart(child, first, 1)]);
  await finishPart(child, first, 1);
  await atRest();
  const { body } = await lookAt(teacher, child).summary();
  expect(body.books.words).toBe(storiesInParts[0]?.words[0]);
  const { points, gems, streak } = await meOf(child);
  expect({ points, gems, streak }).toEqual({
    points: before.points,
    gems: before.gems,
    streak: before.streak,
  });
});

test('200: after the end the next story begins on the next day, and after the last one there is none', async () => {
  const child = await createPerson();
  for (const { id, words } of storiesInParts)
    for (const [i] of words.entries()) {
      expect((await dayOf(child)).story).toEqual({ story: id, read: i, is_open: true });
      expect(await finishPart(child, id, i + 1)).toEqual({ story: id, read: i + 1, is_open: false });
      expect((await dayOf(child)).story).toEqual({ story: id, read: i + 1, is_open: false });
      await advanceClock('P1D');
    }
  expect((await dayOf(child)).story).toBeNull();
  expect(await finishPart(child, first, 1)).toBeNull();
});

test('200: the copy of a child’s data has the parts that were read', async () => {
  const teen = await createTeen();
  await finishPart(teen, first, 1);
  const { day } = await dayOf(teen);
  expect(dataOf(await copyFor(teen), 'reading')).toMatchObject({
    story_parts: [{ story: 'The Bell Under the Lake', part: 1, day }],
  });
});
