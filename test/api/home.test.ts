import { afterEach, expect, test } from '@jest/globals';
import { home } from '../../contract/home/endpoints';
import { newYork } from '../../contract/rules/day';
import { bookOfLengths } from '../support/books';
import { advanceClock, resetClock } from '../support/cloud';
import { createGuarded, everyDay, setControls, toHour } from '../support/controls';
import { codeOf } from '../support/endpoints';
import { usageOf } from '../support/friends';
import { dayOf, finishChapter, today, toHourBeforeMidnight } from '../support/home';
import { createPerson } from '../support/people';

afterEach(resetClock);

test('200: a new child has no news, no surprise, and the first part of the first story', async () => {
  const child = await createPerson();
  expect(await dayOf(child)).toMatchObject({
    day: await today(),
    since: null,
    news: [],
    surprise: null,
    story: { story: 'the-bell-under-the-lake', read: 0, is_open: true },
  });
});

test('200: a day begins once in any number of tabs, and the next one at midnight in New York', async () => {
  const child = await createPerson();
  await toHourBeforeMidnight(child);
  const day = await today();
  const tabs = await Promise.all(Array.from({ length: 3 }, () => dayOf(child)));
  for (const one of tabs) expect(one).toEqual({ ...tabs[0], day });
  expect(Date.parse(tabs[0]?.ends_at ?? '')).toBe(Date.parse(`${tabs[0]?.ends_at.slice(0, 13)}:00:00Z`));
  await advanceClock('PT30M');
  const usage = await usageOf(() => dayOf(child));
  expect(usage.filter((one) => /^(Put|Update|Transact)/.test(one))).toEqual([]);
  const before = await dayOf(child);
  expect(before.day).toBe(day);
  await advanceClock('PT30M');
  const after = await dayOf(child);
  expect(after.day > day).toBe(true);
  expect(after.since).not.toBeNull();
  expect((after.since ?? '') < before.ends_at).toBe(true);
  // The third day counts from the second one, not from the first.
  await advanceClock('P1D');
  expect(((await dayOf(child)).since ?? '') >= before.ends_at).toBe(true);
});

test('200: the surprise comes from the chapter that was read last, on the next day, and stays all day', async () => {
  // Too few words to be a surprise of their own.
  const [child, { id }] = [await createPerson(), await bookOfLengths(20, 20, 20, 20)];
  await dayOf(child);
  await finishChapter(child, id, 1);
  await finishChapter(child, id, 2);
  expect((await dayOf(child)).surprise).toBeNull();
  await advanceClock('P1D');
  const { surprise } = await dayOf(child);
  expect(surprise).toMatchObject({ book_id: id, chapter: 2 });
  await finishChapter(child, id, 3);
  expect((await dayOf(child)).surprise).toEqual(surprise);
  await advanceClock('P1D');
  expect((await dayOf(child)).surprise).toMatchObject({ chapter: 3 });
});

test('200, 403: in quiet hours the child is greeted, and its comic rests', async () => {
  const { parent, child } = await createGuarded();
  await toHour(parent, child, 21);
  await setControls(parent, child, { quiet: everyDay({ from: 1200, to: 420 }), time_zone: newYork });
  expect((await child.call(home.beginDay, {})).status).toBe(200);
  expect(codeOf(await child.call(home.oldComic, {}))).toBe('quiet_hours');
});
