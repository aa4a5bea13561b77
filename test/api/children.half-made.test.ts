import { afterEach, expect, test } from '@jest/globals';
import { children } from '../../contract/children/endpoints';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import {
  addChild,
  byPictures,
  confirmAdded,
  createFamily,
  createParent,
  isIn,
  openDevice,
} from '../support/children';
import {
  advanceClock,
  atRest,
  cloud,
  killAfter,
  resetClock,
  revive,
  testOnOwnEngine,
} from '../support/cloud';
import { askPool } from '../support/pool';

afterEach(async () => {
  await revive();
  await resetClock();
});

test('200: a sign-in whose maker was killed on the way is completed by the next night', async () => {
  const { id, device } = await createFamily();
  const email = madeUpAddress(id);
  const user = { UserPoolId: cloud.identity.userPoolId, Username: email };
  await askPool('AdminDeleteUser', user);
  const attributes = { email, email_verified: 'false', 'custom:person': id };
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await askPool('AdminCreateUser', { ...user, MessageAction: 'SUPPRESS', UserAttributes });
  expect(await isIn(id, byPictures(device))).toBe(false);
  await advanceClock('P1D');
  await advanceClock('PT10M');
  await atRest();
  expect(await isIn(id, byPictures(device))).toBe(true);
});

testOnOwnEngine(
  '500: a child whose sign-in could not be made takes none of the guardian’s places',
  async () => {
    const guardian = await createParent();
    for (let n = 0; n < 6; n++) {
      await killAfter('AddressesWorker', n % 2);
      expect((await addChild(guardian)).status).toBe(500);
      await revive();
    }
    expect((await guardian.call(children.list, {})).body.children).toEqual([]);
    const id = (await addChild(guardian)).body.children[0]?.id ?? '';
    await confirmAdded(guardian);
    const { device } = await openDevice(guardian);
    expect(await isIn(id, byPictures(device))).toBe(true);
  },
);
