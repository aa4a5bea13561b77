import { afterEach, expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import { useModel } from '../../support/cloud';
import { send, story } from '../../support/comics';
import { codeOf } from '../../support/endpoints';
import { countedWhile } from '../../support/metrics';
import { startPainter } from '../../support/painter';
import { createPerson } from '../../support/people';

afterEach(() => useModel());

test('422: a picture that is refused twice returns the story and frees the day, with at most three pictures', async () => {
  const painter = await startPainter();
  await useModel(painter.url);
  const child = await createPerson();
  painter.look = () => ({ unfit: true, writing: false, real_person: false, personal: false, panels: 4 });
  const counted = await countedWhile(['comic_done', 'comic_refused'], async () => {
    expect(codeOf(await send(child))).toBe('comic_not_drawn');
  });
  expect(counted).toEqual([{ comic_refused: 1 }]);
  expect(painter.painted).toBe(2);
  expect((await child.call(comics.draft, {})).body.draft?.story).toBe(story());
  expect((await child.call(comics.today, {})).body.user_has_submitted).toBe(false);
  expect(codeOf(await send(child, story('Tavi')))).toBe('ai_resting');
  expect(painter.painted).toBe(3);
});

test.each([
  ['something unfit', { unfit: true }],
  ['writing', { writing: true }],
  ['a real person', { real_person: true }],
  ['a hint at where a child is', { personal: true }],
  ['three panels', { panels: 3 }],
])('422: a picture in which only the second check finds %s is not shown', async (_, found) => {
  const painter = await startPainter();
  await useModel(painter.url);
  const child = await createPerson();
  painter.look = () => ({
    unfit: false,
    writing: false,
    real_person: false,
    personal: false,
    panels: 4,
    ...found,
  });
  expect(codeOf(await send(child))).toBe('comic_not_drawn');
  expect(painter.painted).toBe(2);
  expect((await child.call(comics.mine, { query: {} })).body.comics).toEqual([]);
});

test('422: a picture that moderation flags is not shown, even if the second check finds nothing', async () => {
  const painter = await startPainter();
  await useModel(painter.url);
  const child = await createPerson();
  painter.moderate = (input) => ({ flagged: typeof input !== 'string' });
  expect(codeOf(await send(child))).toBe('comic_not_drawn');
  expect(painter.painted).toBe(2);
  expect((await child.call(comics.mine, { query: {} })).body.comics).toEqual([]);
});

test('422: bytes that are not a picture are not shown, even if both checks find nothing', async () => {
  const painter = await startPainter();
  await useModel(painter.url);
  const child = await createPerson();
  const whole = await painter.paint('', 64);
  const broken = [Buffer.from('not a picture at all'), whole.subarray(0, 60)];
  painter.paint = async () => broken[(painter.painted - 1) % broken.length] ?? whole;
  painter.look = () => ({ unfit: false, writing: false, real_person: false, personal: false, panels: 4 });
  expect(codeOf(await send(child))).toBe('comic_not_drawn');
  expect(painter.painted).toBe(2);
});
