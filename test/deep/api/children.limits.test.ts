import { afterAll, expect, test } from '@jest/globals';
import { children } from '../../../contract/children/endpoints';
import {
  addChild,
  byPictures,
  confirmAdded,
  createFamily,
  createParent,
  isIn,
  openDevice,
  others,
  stateOn,
} from '../../support/children';
import { advanceClock, resetClock } from '../../support/cloud';
import { anybody } from '../../support/consent';
import { makeGuardian } from '../../support/controls';
import { doneByTwo } from '../../support/operators';
import { createPerson } from '../../support/people';

afterAll(() => resetClock());

test('409: a grown-up adds three children at first, also when all three are asked for at once', async () => {
  const guardian = await createParent();
  const answers = await Promise.all(Array.from({ length: 5 }, () => addChild(guardian)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
  await confirmAdded(guardian);
  expect(await addChild(guardian)).toMatchObject({ status: 409, body: { code: 'children_limit' } });
});

test('200: after ten wrong tries only the guardian helps, by new pictures', async () => {
  const { guardian, id, device } = await createFamily();
  for (let n = 1; n <= 5; n++) await isIn(id, byPictures(device, others));
  for (let n = 6; n <= 10; n++) {
    await advanceClock('PT5M1S');
    expect(await stateOn(device)).toMatchObject({ state: 'open' });
    expect(await isIn(id, byPictures(device, others))).toBe(false);
  }
  await advanceClock('P1D');
  expect(await stateOn(device)).toMatchObject({ state: 'closed', wait_until: null });
  expect(await isIn(id, byPictures(device))).toBe(false);
  expect((await guardian.call(children.list, {})).body.children[0]?.closed).toBe(true);
  const renewed = { params: { child: id }, body: { pictures: others } };
  expect((await guardian.call(children.setPictures, renewed)).body.children[0]?.closed).toBe(false);
  expect(await isIn(id, byPictures(device, others))).toBe(true);
  expect(await isIn(id, byPictures(device))).toBe(false);
});

test('200: wrong tries on one device shut nobody out on another', async () => {
  const { guardian, id, device } = await createFamily();
  for (let n = 1; n <= 5; n++) await isIn(id, byPictures(device, others));
  expect(await isIn(id, byPictures((await openDevice(guardian)).device))).toBe(true);
  expect(await isIn(id, byPictures(device))).toBe(false);
});

test('409: a family has ten devices at most', async () => {
  const guardian = await createParent();
  for (let n = 0; n < 10; n++) await openDevice(guardian);
  expect(await guardian.call(children.openDevice, { body: { name: 'One more' } })).toMatchObject({
    status: 409,
    body: { code: 'family_devices_limit' },
  });
});

test('429: twenty codes a day', async () => {
  const { guardian, id } = await createFamily();
  const make = () => guardian.call(children.makeCode, { params: { child: id } });
  for (let n = 1; n <= 20; n++) expect((await make()).status).toBe(200);
  expect(await make()).toMatchObject({ status: 429, body: { code: 'children_codes_used_up' } });
});

test('200: once a guardianship has ended, its device and its code let the child in no more', async () => {
  const { guardian, id, device } = await createFamily();
  const other = await createPerson('parent');
  await makeGuardian(other, { id });
  const theirs = (await openDevice(other)).device;
  const { code } = (await guardian.call(children.makeCode, { params: { child: id } })).body;
  const operator = await createPerson('operator');
  const change = { action: 'end_guardianship', adult_email: guardian.email, child_id: id } as const;
  expect((await doneByTwo(operator, change)).status).toBe(200);
  expect((await anybody(children.viewDevice, { body: { device } })).body).toEqual({ children: [] });
  expect(await isIn(id, byPictures(device))).toBe(false);
  expect(await isIn(id, { kind: 'code', code: code ?? '' })).toBe(false);
  // What was tried there counts for nothing on the device of a guardian who stays.
  expect(await isIn(id, byPictures(theirs))).toBe(true);
  expect((await guardian.call(children.makeCode, { params: { child: id } })).status).toBe(404);
});
