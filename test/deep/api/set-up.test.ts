import { test } from '@jest/globals';
import { isOfSetUp } from '../../../local/build/set-up';
import { startDemo } from '../../../local/built-cloud';

test('the demo is set up while only the functions that are bundled first exist', async () => {
  const later = Promise.withResolvers<void>();
  const cloud = await startDemo({
    bundleOf: (id) => (isOfSetUp(id) ? Promise.resolve() : later.promise),
  });
  later.resolve();
  await cloud.close();
});
