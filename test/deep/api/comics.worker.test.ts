import { afterEach, expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import { flags } from '../../../contract/flags/endpoints';
import { newYorkDay } from '../../../contract/rules/day';
import { users } from '../../../contract/users/endpoints';
import { crisisReply, softHelp } from '../../../lambdas/safety/crisis/crisis-reply';
import { look } from '../../../local/tutor/answers';
import { storyboard } from '../../../local/tutor/stories/storyboard';
import {
  advanceClock,
  atRest,
  eventually,
  functionLogs,
  killAfter,
  outages,
  queueSizes,
  resetClock,
  revive,
  seed,
  testOnOwnEngine,
  useModel,
} from '../../support/cloud';
import { createComic, ledgerOf, send, story } from '../../support/comics';
import { agreed, change, consents } from '../../support/consent';
import { startPainter } from '../../support/painter';
import { callsWith, createPerson, type Person } from '../../support/people';
import { hasManyCases } from '../../support/random';
import { unsafeStories } from '../../support/unsafe-stories';
import { itemsIn } from '../../support/voice';

afterEach(async () => {
  await outages({ model: false });
  await useModel();
  await resetClock();
});

const progress = async (child: Person) => (await child.call(comics.progress, {})).body;

/** The comic of a child whose worker was killed. Polling the progress orders it again. */
const finished = (child: Person) =>
  eventually(async () => {
    const { state, comic } = await progress(child);
    return state === 'finished' ? comic : undefined;
  });

const killed = async (step: 'accepted' | 'reading' | 'sketching' | 'drawing' | 'lettering') => {
  const child = await createPerson();
  await seed({ task: 'killedDrawing', userId: child.id, story: story(), step });
  expect((await progress(child)).state).toBe('drawing');
  return child;
};

// Fifty killed workers with `npm run test:random`.
test.each(['accepted', 'reading', 'sketching', 'drawing', 'lettering'] as const)(
  'after a worker was killed while %s, the next one finishes once',
  async (step) => {
    const children = await Promise.all(Array.from({ length: hasManyCases ? 10 : 1 }, () => killed(step)));
    await advanceClock('PT10M');
    for (const child of children) {
      const comic = await finished(child);
      expect((await child.call(comics.mine, { query: {} })).body.comics.map(({ id }) => id)).toEqual([
        comic?.id,
      ]);
      await atRest();
      expect(await ledgerOf(child)).toMatchObject({ points: 50, entries: 1 });
    }
    await resetClock();
  },
);

test('while a worker holds the lease of a drawing no other worker draws it', async () => {
  const child = await createPerson();
  const id = await seed({ task: 'killedDrawing', userId: child.id, story: story(), step: 'sketching' });
  await seed({ task: 'drawAgain', userId: child.id, id, times: 2 });
  await atRest();
  expect(await progress(child)).toMatchObject({ state: 'drawing', stage: 'sketching' });
  await advanceClock('PT10M');
  expect((await finished(child))?.id).toBe(id);
  await atRest();
  expect(await ledgerOf(child)).toMatchObject({ points: 50, entries: 1 });
});

const deadLetters = async () =>
  Object.entries(await queueSizes()).find(([name]) => name.startsWith('ComicsWorkerDeadLetters'))?.[1];

test('a job that waits for another worker never becomes a dead letter, and draws when that worker is dead', async () => {
  const child = await createPerson();
  const body = { task: 'killedDrawing', userId: child.id, story: story(), step: 'lettering' } as const;
  const id = await seed({ ...body, seconds: 7 * 311 - 10 });
  await seed({ task: 'drawAgain', userId: child.id, id, times: 1 });
  for (let times = 0; times < 7; times++) {
    await atRest();
    expect(await progress(child)).toMatchObject({ state: 'drawing', stage: 'lettering' });
    await advanceClock('PT311S');
  }
  await eventually(async () => ((await ledgerOf(child)).points === 50 ? true : undefined));
  await atRest();
  expect(await deadLetters()).toBe(0);
});

/** The log lines of comics that a worker has finished. */
const drawnLines = async () => (await functionLogs()).filter((line) => line.includes('"comic drawn"')).length;

const sketched = async () => {
  const child = await createPerson();
  const body = { task: 'killedDrawing', userId: child.id, story: story(), step: 'lettering' } as const;
  const id = await seed({ ...body, seconds: -1 });
  return { child, order: () => seed({ task: 'drawAgain', userId: child.id, id, times: 1 }) };
};

/** The number of requests after which a worker has finished a comic, but not yet counted its day. */
const requestsUntilDrawn = async () => {
  let [few, enough] = [1, 128];
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    const { order } = await sketched();
    const before = await drawnLines();
    await killAfter('ComicsWorker', middle);
    await order();
    await atRest();
    if ((await drawnLines()) > before) enough = middle;
    else few = middle;
    await revive();
  }
  return enough;
};

testOnOwnEngine(
  'a comic that is finished on the last try without counting its day leaves no dead letter',
  async () => {
    const enough = await requestsUntilDrawn();
    await advanceClock('PT20M');
    await atRest();
    const { child, order } = await sketched();
    await killAfter('ComicsWorker', 0);
    await order();
    await atRest();
    for (const seconds of [3, 9, 27]) {
      await advanceClock(`PT${seconds}S`);
      await atRest();
    }
    const before = await drawnLines();
    await killAfter('ComicsWorker', enough);
    await advanceClock('PT81S');
    await eventually(async () => ((await drawnLines()) > before ? true : undefined));
    await atRest();
    await revive();
    expect((await child.call(users.me, {})).body).toMatchObject({ points: 50, streak: 0 });
    await advanceClock('PT4S');
    await eventually(async () => ((await child.call(users.me, {})).body.streak === 1 ? true : undefined));
    expect(await deadLetters()).toBe(0);
  },
);

test('a job that is redriven from the dead letters on the fourth day continues from its sketch', async () => {
  const painter = await startPainter();
  await useModel(painter.url);
  const child = await createPerson();
  const { saved_at } = (await child.call(comics.saveDraft, { body: { story: '', style: null } })).body;
  const id = await seed({ task: 'killedDrawing', userId: child.id, story: story(), step: 'lettering' });
  await advanceClock('PT95H');
  await seed({ task: 'drawAgain', userId: child.id, id, times: 1, day: newYorkDay(new Date(saved_at)) });
  expect((await finished(child))?.id).toBe(id);
  expect(painter.painted).toBe(0);
  expect(await ledgerOf(child)).toMatchObject({ points: 50, entries: 1 });
});

test('a worker that has lost its lease while lettering finishes nothing', async () => {
  const child = await createPerson();
  await seed({ task: 'killedDrawing', userId: child.id, story: story(), step: 'lettering' });
  expect(await seed({ task: 'lateFinish', userId: child.id })).toBe('LeaseLost');
  expect(await progress(child)).toMatchObject({ state: 'drawing', stage: 'lettering' });
  expect(await ledgerOf(child)).toMatchObject({ points: 0, entries: 0 });
});

test('403: a consent that ends while a story waits ends the drawing before the model is called, and the story is kept', async () => {
  const painter = await startPainter();
  await useModel(painter.url);
  const { child, token } = await agreed();
  const id = await seed({ task: 'killedDrawing', userId: child.id, story: story(), step: 'drawing' });
  await change(token, consents('core', 'voice'));
  await advanceClock('PT10M');
  await seed({ task: 'drawAgain', userId: child.id, id, times: 1 });
  await atRest();
  expect(painter.painted).toBe(0);
  await change(token, consents('core', 'ai_text'));
  expect(await progress(child)).toMatchObject({ state: 'refused', refusal: { code: 'consent_required' } });
  expect(await ledgerOf(child)).toMatchObject({ entries: 0 });
  expect((await child.call(comics.draft, {})).body.draft?.story).toBe(story());
});

test('403: a consent that ends between the storyboard and the picture ends the drawing before the picture', async () => {
  const painter = await startPainter();
  await useModel(painter.url);
  const { child, token } = await agreed();
  painter.storyboard = async (material) => {
    await change(token, consents('core', 'voice'));
    return storyboard(material);
  };
  await send(child);
  await atRest();
  expect(painter.prompts).not.toEqual([]);
  expect(painter.painted).toBe(0);
  await change(token, consents('core', 'ai_text'));
  expect(await progress(child)).toMatchObject({ state: 'refused', refusal: { code: 'consent_required' } });
});

test('403: a consent that ends during the check of the picture leaves no object in the bucket', async () => {
  const painter = await startPainter();
  await useModel(painter.url);
  const { child, token } = await agreed();
  painter.look = async (image) => {
    await change(token, consents('core', 'voice'));
    return look(image);
  };
  await send(child);
  await atRest();
  await change(token, consents('core', 'ai_text'));
  expect(await progress(child)).toMatchObject({ state: 'refused', refusal: { code: 'consent_required' } });
  const [place] = (await itemsIn(`USER#${child.id}`)).filter(({ kind }) => kind?.S === 'ComicDay');
  expect(place).toMatchObject({ stage: { S: 'lettering' } });
  for (const picture of [place?.picture?.S, place?.shared_picture?.S])
    expect(await seed({ task: 'isStored', picture: picture ?? '' })).toBe(false);
});

test('no story is lost and no unsafe one is drawn, however many children write simultaneously', async () => {
  const [kept, refused] = hasManyCases ? [300, unsafeStories.length] : [6, 4];
  const veiled = unsafeStories.filter((_, i) => i % Math.ceil(unsafeStories.length / refused) === 0);
  const hero = (i: number) => ['Juno', 'Tavi', 'Nola', 'Bram'][i % 4] ?? '';
  const stories = [
    ...Array.from({ length: kept }, (_, i) => ({ text: story(hero(i)), state: 'finished' })),
    ...veiled.map((text) => ({ text: `${story()} ${text}`, state: 'refused' })),
  ];
  const outcomes: { points: number; entries: number }[] = [];
  for (let from = 0; from < stories.length; from += 10)
    await Promise.all(
      stories.slice(from, from + 10).map(async ({ text, state }) => {
        const child = await createPerson();
        await send(child, text);
        const found = await progress(child);
        // A story with a crisis is answered with help and does not use up the day.
        if (state === 'refused')
          expect(found.refusal?.code ?? 'none').toMatch(/^(comic_inappropriate|none)$/);
        else outcomes.push(await ledgerOf(child));
        expect(found.comic !== null).toBe(state === 'finished');
      }),
    );
  expect(outcomes).toHaveLength(kept);
  expect(outcomes.every(({ points, entries }) => points === 50 && entries === 1)).toBe(true);
}, 900_000);

test('a worker that is killed before the day is counted is followed by one that counts it', async () => {
  const child = await createPerson();
  const { id } = await createComic(child);
  await seed({ task: 'fields', userId: child.id, fields: { streak: 0, last_activity_date: null } });
  await seed({ task: 'drawAgain', userId: child.id, id, times: 3 });
  await atRest();
  expect((await child.call(users.me, {})).body).toMatchObject({ streak: 1, points: 50 });
  expect(await ledgerOf(child)).toMatchObject({ entries: 1 });
});

test('429: after a day’s pictures are used up a story is refused before a model reads it, and is kept as the draft', async () => {
  const painter = await startPainter();
  await useModel(painter.url);
  const child = await createPerson();
  await seed({ task: 'spend', userId: child.id, work: 'pictures', calls: 3 });
  expect(await send(child)).toMatchObject({ status: 429, body: { code: 'ai_resting' } });
  expect(painter.prompts).toEqual([]);
  expect((await progress(child)).state).toBe('none');
});

test.each([
  ['moderation', 'self-harm', 'supervisors'],
  ['the model together with the classifier', 'self-harm', 'supervisors'],
  ['the model together with the classifier', 'abuse', 'operators'],
] as const)(
  '200: a story in which %s notices %s gets help and one flag, is not drawn, and does not use up the day',
  async (who, concern, mayKnow) => {
    const painter = await startPainter();
    await useModel(painter.url);
    const [child, operator] = [await createPerson(), await createPerson('operator')];
    if (who === 'moderation')
      painter.moderate = () => ({ flagged: true, categories: { 'self-harm/intent': true } });
    else {
      painter.storyboard = (material) => ({ ...storyboard(material), concern });
      painter.crisis = concern;
    }
    const { region } = (await child.call(users.me, {})).body;
    const told = {
      state: 'help',
      stage: null,
      comic: null,
      help: crisisReply(region),
      is_todays: true,
      comes_later: false,
    };
    for (let sent = 0; sent < 2; sent++) expect((await send(child)).body).toEqual(told);
    expect(await progress(child)).toEqual({ ...told, refusal: null });
    expect(painter.painted).toBe(0);
    const raised = (await operator.call(flags.open, { query: {} })).body.flags;
    expect(raised.filter(({ child_id }) => child_id === child.id)).toEqual([
      expect.objectContaining({ kind: concern, feature: 'comic', may_know: mayKnow }),
    ]);
    expect((await child.call(comics.draft, {})).body.draft?.story).toBe(story());
    await useModel();
    await createComic(child, story('Tavi'));
  },
);

test.each([
  ['the model', 'abuse', 'nothing'],
  ['the classifier', 'nothing', 'abuse'],
] as const)(
  '200: a story in which only %s notices a crisis is drawn, with the help lines beside the comic and a doubtful flag',
  async (_, concern, classified) => {
    const painter = await startPainter();
    await useModel(painter.url);
    const [child, operator] = [await createPerson(), await createPerson('operator')];
    painter.storyboard = (material) => ({ ...storyboard(material), concern });
    painter.crisis = classified;
    const { region } = (await child.call(users.me, {})).body;
    const told = { state: 'finished', help: softHelp(region) };
    expect((await send(child)).body).toMatchObject({ ...told, comic: expect.anything() });
    expect(await progress(child)).toMatchObject(told);
    const raised = (await operator.call(flags.open, { query: {} })).body.flags;
    expect(raised.filter(({ child_id }) => child_id === child.id)).toEqual([
      expect.objectContaining({ kind: 'abuse', severity: 2, feature: 'comic', may_know: 'operators' }),
    ]);
    await useModel();
  },
);

test('requests to a model and to moderation neither identify the child nor name anybody', async () => {
  const painter = await startPainter();
  await useModel(painter.url);
  const child = await createPerson('student', { username: 'quillo wanderer', school: 'Willow School' });
  await createComic(
    child,
    `${story('Mia')} My name is Quillo Wanderer and I go to Willow School. My phone is 555 123 4567 and I live at 12 Maple Street.`,
  );
  const drawn = painter.prompts.join('\n');
  expect(drawn).toContain('found a golden map');
  expect(drawn).not.toMatch(/Mia|Quillo|Wanderer|Willow School|@|4567|Maple/);
  expect(drawn).not.toContain(child.id);
  expect(drawn).not.toMatch(/ghibli|miyazaki|disney/i);
});

test('401: calls without a session are refused', async () => {
  const nobody = callsWith();
  expect((await nobody(comics.today, {})).status).toBe(401);
  expect(
    (await nobody(comics.generate, { body: { story: story(), style: 'Manga', promptId: null } })).status,
  ).toBe(401);
});
