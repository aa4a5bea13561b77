import { afterEach, describe, expect, test } from '@jest/globals';
import {
  advanceClock,
  atRest,
  eventually,
  functionLogs,
  hold,
  isHeld,
  killAfter,
  letGo,
  outages,
  resetClock,
  revive,
  seed,
  testOnOwnEngine,
} from '../../support/cloud';
import { createComic } from '../../support/comics';
import { agreed, everything } from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import {
  addressFor,
  ask,
  copyFor,
  dataOf,
  download,
  expectValid,
  filesOf,
  look,
  removeItem,
  settled,
} from '../../support/exports';
import { createPerson, createTeen, type Person } from '../../support/people';
import { hasManyCases } from '../../support/random';

afterEach(async () => {
  await revive();
  await outages({ queues: false });
  await resetClock();
});

/** The worker dies after this number of requests. Returns whether it died. */
const killed = async (who: Person, after: number): Promise<boolean> => {
  await killAfter('ExportsWorker', after);
  expect((await ask(who)).status).toBe(200);
  await atRest();
  return revive();
};

const readyLines = async () =>
  (await functionLogs()).filter((line) => line.includes('"message":"export ready"')).length;

describe('a killed worker', () => {
  // A copy with one comic takes about 41 requests; each of them with `npm run test:random`.
  testOnOwnEngine.each(
    hasManyCases ? Array.from({ length: 43 }, (_, i) => i) : [0, 4, 6, 8, 20, 37, 38, 39, 40],
  )('after %i requests leaves nothing to download, and the next one finishes the copy', async (after) => {
    const teen = await createTeen();
    await createComic(teen);
    const before = await readyLines();
    const died = await killed(teen, after);
    if (died && (await readyLines()) === before)
      expect(codeOf(await addressFor(teen))).toBe('export_not_ready');
    await advanceClock('PT6M');
    expect(await settled(teen)).toMatchObject({ state: 'ready' });
    const files = await filesOf(teen);
    expectValid(files);
    expect(dataOf(files, 'comics').comics).toHaveLength(1);
    await atRest();
  });

  testOnOwnEngine(
    'that never comes back shows as failed, kindly, and another copy can be asked for',
    async () => {
      const teen = await createTeen();
      await killAfter('ExportsWorker', 3);
      await ask(teen);
      await atRest();
      expect(await look(teen)).toMatchObject({ state: 'making' });
      await advanceClock('PT12M');
      await atRest();
      await advanceClock('PT12M');
      await eventually(async () => ((await look(teen))?.state === 'failed' ? true : undefined));
      expect(codeOf(await addressFor(teen))).toBe('export_not_ready');
      await revive();
      await copyFor(teen);
    },
  );
});

testOnOwnEngine('200: the progress of a copy counts its pictures', async () => {
  const teen = await createTeen();
  await createComic(teen);
  await killAfter('ExportsWorker', 7);
  await ask(teen);
  await atRest();
  expect(await look(teen)).toMatchObject({ state: 'making', step: 'pictures', done: 0, of: 1, size: null });
});

testOnOwnEngine(
  '409: a second copy is refused while one is made, to the other guardian as well',
  async () => {
    const parent = await createPerson('parent');
    const { child } = await agreed(everything, parent.email);
    const other = await createPerson('parent');
    await seed({ task: 'guardian', adult: other.email, childId: child.id });
    await killAfter('ExportsWorker', 0);
    expect((await ask(parent, child.id)).status).toBe(200);
    for (const guardian of [parent, other])
      expect(codeOf(await ask(guardian, child.id))).toBe('export_being_made');
    await revive();
    await advanceClock('PT6M');
    expect(await settled(parent, child.id)).toMatchObject({ state: 'ready' });
    expect((await ask(other, child.id)).status).toBe(200);
  },
);

testOnOwnEngine('409: of copies that are asked for at once one is made, and one is counted', async () => {
  const teen = await createTeen();
  // The copy is not finished while the others are asked for.
  await killAfter('ExportsWorker', 0);
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(teen)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  await revive();
  await advanceClock('PT6M');
  await settled(teen);
  await copyFor(teen);
  await copyFor(teen);
});

test('429: a fourth copy on one day is refused, and the next day has three more', async () => {
  const teen = await createTeen();
  for (let i = 0; i < 3; i++) await copyFor(teen);
  expect(codeOf(await ask(teen))).toBe('too_many_exports');
  expect((await addressFor(teen)).status).toBe(200);
  await advanceClock('P1D');
  await copyFor(teen);
});

test('503: a copy that could not be ordered is not counted and can be asked for at once', async () => {
  const teen = await createTeen();
  await outages({ queues: true });
  for (let i = 0; i < 4; i++) expect(codeOf(await ask(teen))).toBe('export_failed');
  expect(await look(teen)).toMatchObject({ state: 'failed' });
  await outages({ queues: false });
  for (let i = 0; i < 3; i++) await copyFor(teen);
});

test('200: a new copy replaces the file of the last one', async () => {
  const teen = await createTeen();
  await copyFor(teen);
  const [before] = (await addressFor(teen)).body.address.split('?');
  await createComic(teen);
  const files = await copyFor(teen);
  expect(dataOf(files, 'comics').comics).toHaveLength(1);
  expect((await addressFor(teen)).body.address.split('?')[0]).toBe(before);
});

test('200: the copies of a person can be removed, those that guardians have asked for too', async () => {
  const parent = await createPerson('parent');
  const { child } = await agreed(everything, parent.email);
  await copyFor(parent, child.id);
  await copyFor(parent);
  const own = (await addressFor(parent)).body.address;
  const ofChild = (await addressFor(parent, child.id)).body.address;
  await seed({ task: 'removeExports', userId: child.id });
  expect((await download(ofChild)).status).toBe(404);
  expect(await look(parent, child.id)).toBeNull();
  expect((await download(own)).status).toBe(200);
  await copyFor(parent, child.id);
  await seed({ task: 'removeExports', userId: parent.id });
  for (const address of [own, ofChild]) expect((await download(address)).status).toBe(404);
  expect(await look(parent)).toBeNull();
});

/** Asks for a copy and holds its worker before a change of the item. */
const heldBefore = async (change: number, who: Person) => {
  await hold('ExportsWorker', 'UpdateItem');
  expect((await ask(who)).status).toBe(200);
  for (let passed = 1; passed < change; passed++) {
    await isHeld();
    await hold('ExportsWorker', 'UpdateItem');
  }
  await isHeld();
};

// The changes of a copy without comics: the lease, the step, the last look before the file exists, and the outcome.
testOnOwnEngine.each([1, 2, 3, 4])(
  'a copy that is removed before change %i of its worker leaves no file',
  async (change) => {
    const teen = await createTeen();
    await copyFor(teen);
    const { address } = (await addressFor(teen)).body;
    await heldBefore(change, teen);
    await seed({ task: 'removeExports', userId: teen.id });
    await letGo();
    await atRest();
    expect((await download(address)).status).toBe(404);
    expect(await look(teen)).toBeNull();
    await copyFor(teen);
  },
);

testOnOwnEngine('a file that is completed after its item was removed is removed by its worker', async () => {
  const teen = await createTeen();
  await copyFor(teen);
  const { address } = (await addressFor(teen)).body;
  await heldBefore(4, teen);
  await removeItem(teen);
  expect((await download(address)).status).toBe(200);
  await letGo();
  await atRest();
  expect((await download(address)).status).toBe(404);
});
