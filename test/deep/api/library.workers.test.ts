import { expect, test } from '@jest/globals';
import { imports } from '../../../contract/imports/endpoints';
import { createBook } from '../../support/books';
import {
  advanceClock,
  atRest,
  eventually,
  functionLogs,
  killAfter,
  resetClock,
  revive,
  seed,
  testOnOwnEngine,
} from '../../support/cloud';
import { makeEpub } from '../../support/epub';
import { publicDomain, put, settled, upload } from '../../support/library';
import { createPerson, type Person } from '../../support/people';

test('200: items that late workers write about a removed book are removed, too, or not written at all', async () => {
  const [operator, ada] = await Promise.all([createPerson('operator'), createPerson()]);
  const id = await upload(operator, makeEpub());
  await settled(operator, id);
  await operator.call(imports.accept, { params: { id }, body: publicDomain });
  const left = () => seed({ task: 'left', bookId: id });
  await operator.call(imports.remove, { params: { id } });
  await eventually(async () => (((await left()) as { items: number }).items === 0 ? true : undefined));
  await atRest();
  // A worker that started before the removal.
  const book = { ...(await createBook()), id };
  await seed({ task: 'questions', book, chapter: 1 });
  await seed({ task: 'lateText', bookId: id });
  expect(await left()).toEqual({ items: 3 });
  await advanceClock('PT4M');
  await eventually(async () =>
    (await operator.call(imports.look, { params: { id } })).status === 404 ? true : undefined,
  );
  expect(await left()).toEqual({ items: 0 });
  // A job that was queued before the removal.
  await seed({ task: 'order', job: { book_id: id, chapter: 1, user_id: ada.id }, times: 1 });
  await atRest();
  expect(await left()).toEqual({ items: 0 });
  await resetClock();
});

testOnOwnEngine(
  '200: a worker that is killed while it writes leaves no partial book, and the next one takes over',
  async () => {
    const operator = await createPerson('operator');
    const content = makeEpub();
    const { body } = await operator.call(imports.begin, {
      body: { file_name: 'alice.epub', size: content.length },
    });
    await put(body.upload, content);
    await seed({ task: 'interruptedImport', id: body.id });
    await operator.call(imports.uploaded, { params: { id: body.id } });
    await atRest();
    expect((await operator.call(imports.look, { params: { id: body.id } })).body.status).toBe('reading');
    await advanceClock('PT5M');
    const { found } = await settled(operator, body.id);
    expect(found?.chapters).toHaveLength(12);
    await resetClock();
  },
);

test('200: a file that kills its worker twice is reported and not retried forever', async () => {
  const operator = await createPerson('operator');
  const content = makeEpub();
  const { body } = await operator.call(imports.begin, {
    body: { file_name: 'alice.epub', size: content.length },
  });
  await put(body.upload, content);
  await seed({ task: 'interruptedImport', id: body.id, deaths: 1 });
  await operator.call(imports.uploaded, { params: { id: body.id } });
  await atRest();
  await advanceClock('PT5M');
  expect(await settled(operator, body.id)).toMatchObject({
    status: 'failed',
    problem: { code: 'import_failed' },
    found: null,
  });
  // The last try stores its failure in advance, so the worker may still hold its lease.
  await atRest();
  // The operator retries.
  await operator.call(imports.uploaded, { params: { id: body.id } });
  expect((await settled(operator, body.id)).found?.chapters).toHaveLength(12);
  await resetClock();
});

/** A book whose file was uploaded, but not reported to a worker. */
const arrived = async (operator: Person, content = makeEpub()) => {
  const { body } = await operator.call(imports.begin, {
    body: { file_name: 'alice.epub', size: content.length },
  });
  await put(body.upload, content);
  return body.id;
};

const look = async (operator: Person, id: string) =>
  (await operator.call(imports.look, { params: { id } })).body;

testOnOwnEngine(
  '200: a book that no worker continues fails instead of being read forever, and can be retried',
  async () => {
    const operator = await createPerson('operator');
    const id = await arrived(operator);
    await killAfter('ImportsWorker', 0);
    await operator.call(imports.uploaded, { params: { id } });
    await advanceClock('PT14M');
    expect(await look(operator, id)).toMatchObject({ status: 'waiting', problem: null });
    await advanceClock('PT1M5S');
    const failed = { id, status: 'failed', problem: { code: 'import_failed' }, found: null };
    expect(await look(operator, id)).toMatchObject(failed);
    const { imports: listed } = (await operator.call(imports.imports, { query: {} })).body;
    expect(listed.find((one) => one.id === id)?.status).toBe('failed');
    await atRest();
    await revive();
    await operator.call(imports.uploaded, { params: { id } });
    expect((await settled(operator, id)).found?.chapters).toHaveLength(12);
    await resetClock();
  },
);

test('200: a book whose worker died before it stored a deadline fails when the lease ends', async () => {
  const operator = await createPerson('operator');
  const id = await arrived(operator);
  await seed({ task: 'interruptedImport', id });
  expect((await look(operator, id)).status).toBe('reading');
  await advanceClock('PT2M1S');
  expect(await look(operator, id)).toMatchObject({ status: 'failed', problem: { code: 'import_failed' } });
  await operator.call(imports.uploaded, { params: { id } });
  expect((await settled(operator, id)).status).toBe('found');
  await resetClock();
});

test('200: a second try takes no file from a live worker, and does not read a file that is not a book', async () => {
  const operator = await createPerson('operator');
  const [living, noBook] = [await arrived(operator), await arrived(operator, Buffer.from([0, 1, 2, 3, 4]))];
  await seed({ task: 'interruptedImport', id: living, isLast: true });
  await operator.call(imports.uploaded, { params: { id: noBook } });
  const refused = await settled(operator, noBook);
  expect(refused).toMatchObject({ status: 'failed', problem: { code: 'import_not_a_book' } });
  for (const id of [living, noBook]) await operator.call(imports.uploaded, { params: { id } });
  await atRest();
  expect(await look(operator, living)).toMatchObject({
    status: 'failed',
    problem: { code: 'import_failed' },
  });
  expect(await look(operator, noBook)).toEqual(refused);
});

testOnOwnEngine('200: a removal that no worker continues says so and can be retried', async () => {
  const operator = await createPerson('operator');
  const id = await upload(operator, makeEpub());
  await settled(operator, id);
  await killAfter('ImportsWorker', 0);
  await operator.call(imports.remove, { params: { id } });
  expect(await look(operator, id)).toMatchObject({ status: 'removing', problem: null });
  await advanceClock('PT15M1S');
  expect(await look(operator, id)).toMatchObject({
    status: 'removing',
    problem: { code: 'import_not_removed' },
  });
  await atRest();
  await revive();
  expect((await operator.call(imports.remove, { params: { id } })).body.problem).toBeNull();
  await eventually(async () => {
    await advanceClock('PT3M');
    return (await operator.call(imports.look, { params: { id } })).status === 404 || undefined;
  });
  await resetClock();
});

testOnOwnEngine('200: a worker that is killed on the last try leaves the problem recorded', async () => {
  const operator = await createPerson('operator');
  const content = makeEpub();
  const { body } = await operator.call(imports.begin, {
    body: { file_name: 'alice.epub', size: content.length },
  });
  await put(body.upload, content);
  /** Acts, then waits until the worker has failed. */
  const failed = async (act: () => Promise<unknown>) => {
    const failures = async () =>
      (await functionLogs()).filter((line) => line.includes('"import failed"') && line.includes(body.id))
        .length;
    const before = await failures();
    await act();
    await eventually(async () => ((await failures()) > before ? true : undefined));
    await atRest();
  };
  await killAfter('ImportsWorker', 0);
  await failed(() => operator.call(imports.uploaded, { params: { id: body.id } }));
  for (const seconds of [3, 9, 27]) await failed(() => advanceClock(`PT${seconds}S`));
  expect((await operator.call(imports.look, { params: { id: body.id } })).body.status).toBe('waiting');
  await killAfter('ImportsWorker', 2);
  await failed(() => advanceClock('PT81S'));
  expect(await revive()).toBe(true);
  expect((await operator.call(imports.look, { params: { id: body.id } })).body).toMatchObject({
    status: 'failed',
    problem: { code: 'import_failed' },
  });
  await resetClock();
});
