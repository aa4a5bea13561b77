import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { LocalFunction } from '../../local/functions/local-function';
import { patient } from '../../local/functions/patience';
import { afterwards, temporaryFolder } from '../support/clean-up';

const setUp = (built?: Promise<unknown>) => {
  const file = path.join(temporaryFolder(), 'index.js');
  const called = new LocalFunction({
    name: 'Called',
    file,
    timeoutSeconds: 60,
    environment: {},
    clock: new SharedArrayBuffer(8),
    built,
    onLog: () => undefined,
  });
  afterwards(() => called.stop());
  return { called, build: () => writeFileSync(file, "exports.handler = async () => 'ran';") };
};

test('a stopped function does not run again, also when it is called', async () => {
  const { called, build } = setUp();
  build();
  expect(await called.invoke({})).toBe('ran');
  await called.stop();
  await expect(called.invoke({})).rejects.toThrow('Called was stopped');
});

test('a call of a function that is still being bundled is answered once the bundle exists', async () => {
  const built = Promise.withResolvers<void>();
  const { called, build } = setUp(built.promise);
  const answer = called.invoke({});
  build();
  built.resolve();
  expect(await answer).toBe('ran');
});

test('a call of a function that cannot be bundled is refused with the reason', async () => {
  const built = Promise.withResolvers<void>();
  const { called } = setUp(built.promise);
  const answer = called.invoke({});
  built.reject(new Error('no'));
  await expect(answer).rejects.toThrow('no');
});

test('the deadlines of a patient function are as many times as long', () => {
  const asked: number[] = [];
  const timeout = (milliseconds: number) => {
    asked.push(milliseconds);
    return AbortSignal.abort();
  };
  const real = { performance: { now: () => 10_000 }, AbortSignal: { timeout } };
  const { performance, AbortSignal: patientSignal } = patient(5, real);
  patientSignal.timeout(15_000);
  expect({ now: performance.now(), asked }).toEqual({ now: 2000, asked: [75_000] });
});
