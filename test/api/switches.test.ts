/**
 * Functions of its own: what they remember of switches must not reach the next suite.
 * @jest-environment-options {"environment": {"SUITE": "switches"}}
 */
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { audit } from '../../contract/audit/endpoints';
import { operations } from '../../contract/operations/endpoints';
import { resetClock } from '../support/cloud';
import { createPerson, meOf } from '../support/people';
import { closeAllSockets } from '../support/sockets';
import { switchAllOn, throwOne } from '../support/switches';

afterEach(async () => {
  closeAllSockets();
  await switchAllOn();
});
afterAll(resetClock);

test('200: a switch is on the list and on record with who, when and why; throwing it again changes nothing', async () => {
  const [one, two] = await Promise.all([createPerson('operator'), createPerson('operator')]);
  await throwOne(one, 'drawing', false, 'A picture was frightening');
  const { body } = await throwOne(two, 'drawing', false, 'Another reason');
  expect(body.off).toEqual([{ kind: 'drawing', at: expect.any(String), why: 'A picture was frightening' }]);
  expect((await two.call(operations.switches, {})).body).toEqual(body);
  await throwOne(two, 'drawing', true, 'The service has answered');
  const { actions } = (await one.call(audit.actions, { query: {} })).body;
  const thrown = actions.filter(({ target }) => target === 'drawing').slice(0, 2);
  expect(thrown).toMatchObject([
    { action: 'switch_on', operator: (await meOf(two)).username, why: 'The service has answered' },
    { action: 'switch_off', operator: (await meOf(one)).username, why: 'A picture was frightening' },
  ]);
});
