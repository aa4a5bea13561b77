import path from 'node:path';
import { expect, test } from '@jest/globals';
import { tryLock, waitForLock } from '../../../local/lock';
import { temporaryFolder } from '../../support/clean-up';

test('a build waits for another one of the same folder, says so once, and continues after it', async () => {
  const folder = path.join(temporaryFolder(), 'deep/building');
  const order: string[] = [];
  const release = await waitForLock(folder, () => order.push('never'));
  const second = waitForLock(folder, () => order.push('waits')).then((releaseSecond) => {
    order.push('goes on');
    return releaseSecond;
  });
  while (order.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await tryLock(folder)).toBeUndefined();
  order.push('ends');
  await release();
  await (await second)();
  expect(order).toEqual(['waits', 'ends', 'goes on']);
});
