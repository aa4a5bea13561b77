import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { LocalFunction } from '../../local/functions/local-function';
import { temporaryFolder } from '../support/clean-up';

test('a stopped function does not run again, also when it is called', async () => {
  const file = path.join(temporaryFolder(), 'index.js');
  writeFileSync(file, "exports.handler = async () => 'ran';");
  const called = new LocalFunction({
    name: 'Called',
    file,
    timeoutSeconds: 60,
    environment: {},
    clock: new SharedArrayBuffer(8),
    onLog: () => undefined,
  });
  expect(await called.invoke({})).toBe('ran');
  await called.stop();
  await expect(called.invoke({})).rejects.toThrow('Called was stopped');
});
