import { afterEach, expect, test } from '@jest/globals';
import { comics } from '../../contract/comics';
import { users } from '../../contract/users';
import { advanceClock, atRest, eventually, outages, resetClock, seed, useModel } from '../support/cloud';
import { createComic, ledgerOf, send, story } from '../support/comics';
import { codeOf } from '../support/endpoints';
import { countedWhile } from '../support/metrics';
import { startPainter } from '../support/painter';
import { callsWith, createPerson, type Person } from '../support/people';

afterEach(async () => {
  await outages({ model: false });
  await useModel();
  await resetClock();
});

const progress = async (child: Person) => (await child.call(comics.progress, {})).body;

/** The comic of a child whose worker was killed, after somebody has looked at the progress. */
const finishedAfterwards = async (child: Person) => {
  await advanceClock('PT10M');
  return eventually(async () => {
    const { state, comic } = await progress(child);
    return state === 'finished' ? comic : undefined;
  });
};

test.each(['accepted', 'reading', 'sketching', 'drawing', 'lettering'] as const)(
  'a worker that is killed while %s is followed by one that finishes once',
  async (step) => {
    const child = await createPerson();
    await seed({ task: 'killedDrawing', userId: child.id, story: story(), step });
    expect((await progress(child)).state).toBe('drawing');
    const comic = await finishedAfterwards(child);
    await atRest();
    expect((await child.call(comics.mine, { query: {} })).body.comics.map(({ id }) => id)).toEqual([
      comic?.id,
    ]);
    expect(await ledgerOf(child)).toMatchObject({ points: 50, entries: 1 });
  },
);

test('a worker that is killed before the day is counted is followed by one that counts it', async () => {
  const child = await createPerson();
  const { id } = await createComic(child);
  await seed({ task: 'fields', userId: child.id, fields: { streak: 0, last_activity_date: null } });
  await seed({ task: 'drawAgain', userId: child.id, id, times: 3 });
  await atRest();
  expect((await child.call(users.me, {})).body).toMatchObject({ streak: 1, points: 50 });
  expect(await ledgerOf(child)).toMatchObject({ entries: 1 });
});

test('422: a picture that is refused twice gives the story back, the day is free, and three pictures are the most', async () => {
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
  painter.stop();
});

test('nothing that is sent to a model tells who the child is or names anybody', async () => {
  const painter = await startPainter();
  await useModel(painter.url);
  const child = await createPerson('student', { username: 'quillo wanderer', school: 'Willow School' });
  await createComic(child, `${story('Mia')} My name is Quillo Wanderer and I go to Willow School.`);
  const drawn = painter.prompts.join('\n');
  expect(drawn).not.toMatch(/Mia|Quillo|Wanderer|Willow School|@/);
  expect(drawn).not.toContain(child.id);
  expect(drawn).not.toMatch(/ghibli|miyazaki|disney/i);
  painter.stop();
});

test('401: nobody without a session', async () => {
  const nobody = callsWith();
  expect((await nobody(comics.today, {})).status).toBe(401);
  expect(
    (await nobody(comics.generate, { body: { story: story(), style: 'Manga', promptId: null } })).status,
  ).toBe(401);
});
