import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ChildOnDevice, children } from '../../contract/children/endpoints';
import { messages } from '../../contract/messages';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { FamilyDevice } from '../../frontend/src/features/auth/family-device';
import { becomeFamilyDevice, familyDevice } from '../../frontend/src/lib/forget';
import { amplify, network, pass, refusal, settled, show } from '../support/screens';

const atClientOf = jest.fn(async (_: string) => undefined);
const device = `00000000-0000-4000-8000-000000000000.${'0'.repeat(26)}.${'s'.repeat(43)}`;
const pip: ChildOnDevice = { id: 'pip', name: 'Pip', avatar: 'owl', state: 'open', wait_until: null };
const onSignedIn = jest.fn();
const onGrownUp = jest.fn();

const visit = async (...all: ChildOnDevice[]) => {
  network.answer(children.viewDevice, () => ({ children: all }));
  const shown = show(<FamilyDevice why={undefined} onSignedIn={onSignedIn} onGrownUp={onGrownUp} />);
  await pass(0);
  return shown;
};

const press = (user: UserEvent, ...names: string[]) =>
  settled(async () => {
    for (const name of names) await user.click(screen.getByRole('button', { name }));
  });

beforeEach(() => {
  becomeFamilyDevice(device);
  Object.assign(amplify, { atClientOf });
  for (const mock of [onSignedIn, onGrownUp]) mock.mockReset();
});

test('a child taps itself and four pictures; the fourth signs in, and none of them is shown', async () => {
  const { user } = await visit(pip);
  await press(user, 'Pip');
  expect(document.activeElement?.textContent).toBe('Hello Pip!');
  await press(user, 'Rabbit', 'Moon', 'Cake');
  screen.getByText('3 of 4 pictures');
  expect(amplify.confirmSignIn).not.toHaveBeenCalled();
  await press(user, 'Key');
  const answer = {
    kind: 'pictures',
    device,
    pictures: ['rabbit', 'moon', 'cake', 'key'],
  };
  expect(atClientOf).toHaveBeenCalledWith('children');
  expect(amplify.signIn.mock.calls).toMatchObject([[{ username: madeUpAddress('pip') }]]);
  expect(amplify.confirmSignIn.mock.calls).toEqual([[{ challengeResponse: JSON.stringify(answer) }]]);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('a picture is tapped once, and the last one is taken back', async () => {
  const { user } = await visit(pip);
  await press(user, 'Pip', 'Rabbit', 'Rabbit', 'Moon');
  screen.getByText('2 of 4 pictures');
  await press(user, 'Take one back');
  screen.getByText('1 of 4 pictures');
});

test.each([
  ['NotAuthorizedException', 'Those were not your pictures. Try once more!'],
  ['NetworkError', messages.offline],
])('after %s the child begins anew, and the server is asked for the tries left', async (name, words) => {
  amplify.confirmSignIn.mockRejectedValue(Object.assign(new Error('no'), { name }));
  const { user } = await visit(pip);
  await press(user, 'Pip', 'Rabbit', 'Moon', 'Cake', 'Key');
  screen.getByText(words);
  screen.getByText('0 of 4 pictures');
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(network.asked(children.viewDevice)).toHaveLength(2);
});

test.each<[Partial<ChildOnDevice>, RegExp]>([
  [{ state: 'wait', wait_until: '2026-11-16T15:05:00' }, /you can try again at 3:05 PM/],
  [{ state: 'closed' }, /Ask your grown-up to choose new ones/],
])('after too many tries there are no pictures: %j', async (of, words) => {
  const { user } = await visit({ ...pip, ...of });
  await press(user, 'Pip');
  expect(screen.getByRole('status').textContent).toMatch(words);
  expect(screen.queryByRole('button', { name: 'Moon' })).toBeNull();
  await press(user, 'I am somebody else');
  screen.getByRole('heading', { name: 'Who is reading?' });
});

test('a device that its guardian has ended forgets its secret, and shows the usual login', async () => {
  network.answer(children.viewDevice, () => refusal('family_device_ended'));
  show(<FamilyDevice why={undefined} onSignedIn={onSignedIn} onGrownUp={onGrownUp} />);
  await pass(0);
  expect(familyDevice()).toBeUndefined();
  expect(onGrownUp).toHaveBeenCalled();
});

test('without a child the page says when one appears', async () => {
  await visit();
  screen.getByText(/once you have confirmed your consent/);
});
