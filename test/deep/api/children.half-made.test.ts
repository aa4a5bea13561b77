import { afterEach, expect, test } from '@jest/globals';
import { children } from '../../../contract/children/endpoints';
import { childrenAtFirst } from '../../../contract/rules/invitations';
import { isMadeUp, madeUpAddress } from '../../../contract/rules/made-up-address';
import {
  addChild,
  byPictures,
  confirmAdded,
  createFamily,
  createParent,
  isIn,
  openDevice,
} from '../../support/children';
import {
  advanceClock,
  atRest,
  cloud,
  killAfter,
  resetClock,
  revive,
  testOnOwnEngine,
} from '../../support/cloud';
import { codeOf } from '../../support/endpoints';
import { askPool } from '../../support/pool';

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

/** The sign-ins of children without an address. */
const signIns = async () => {
  const { Users } = await askPool('ListUsers', { UserPoolId: cloud.identity.userPoolId });
  const all = Users as { Username: string; Attributes: { Name: string; Value: string }[] }[];
  return all.filter(({ Attributes }) =>
    isMadeUp(Attributes.find(({ Name }) => Name === 'email')?.Value ?? ''),
  ).length;
};

testOnOwnEngine(
  '200: wherever a function was killed that adds a child, it leaves no sign-in without a child, and no taken place',
  async () => {
    const guardian = await createParent();
    const family = async () => (await guardian.call(children.list, {})).body.children;
    const before = await signIns();
    for (let after = 0; (await family()).length === 0; after++) {
      await killAfter('Children', after);
      expect((await addChild(guardian)).status).toBe(500);
      await revive();
      await advanceClock('PT61S');
    }
    expect(await signIns()).toBeGreaterThan(before + 1);
    await advanceClock('P1D');
    await advanceClock('PT1H');
    await atRest();
    expect(await signIns()).toBe(before + 1);
    while ((await family()).length < childrenAtFirst) expect((await addChild(guardian)).status).toBe(200);
    expect(codeOf(await addChild(guardian))).toBe('children_limit');
  },
);
