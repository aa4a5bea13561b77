import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { consent } from '../../../contract/consent/endpoints';
import { errors } from '../../../contract/errors';
import { letters } from '../../../contract/letters/endpoints';
import { users } from '../../../contract/users/endpoints';
import { childOf, none } from '../../support/family-page';
import { network, open, person, refusal, settled } from '../../support/screens';

const token = `${'0'.repeat(26)}.${'s'.repeat(43)}`;
const stopped = { stopped: true } as const;

const visit = async (path = `/letters#${token}`) => {
  const { user } = open(path);
  await screen.findByRole('heading', { level: 1 });
  return user;
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = async (user: Awaited<ReturnType<typeof visit>>) =>
  settled(() => user.click(screen.getByRole('button', { name: 'Stop the letter' })));

test('a letter is stopped by a press, without an account, and not by opening the link', async () => {
  network.answer(letters.stop, () => stopped);
  const user = await visit();
  expect(heading()).toBe('Stop the weekly letter?');
  expect(network.asked(letters.stop)).toEqual([]);
  await press(user);
  expect(network.asked(letters.stop)).toHaveLength(1);
  expect(heading()).toBe('The letter is stopped');
});

test.each(['letter_link_invalid', 'invalid_input'] as const)(
  'a link that is too old or not whole (%s) says what else helps',
  async (code) => {
    network.answer(letters.stop, () => refusal(code));
    await press(await visit());
    expect(heading()).toBe('This link does not open');
    expect(screen.getByRole('alert').textContent).toBe(errors.letter_link_invalid.text);
  },
);

test('without a link the page says where it is', async () => {
  await visit('/letters');
  expect(heading()).toBe('Please open the link from the letter');
});

test('a letter that waits says why', async () => {
  network.answer(users.me, () => person({ account_type: 'other', age: 40, verified: true }));
  network.answer(consent.children, () => ({ children: [childOf('zoe', 'Zoe', none)] }));
  network.answer(letters.look, () => ({ family: true, class: false, paused: true }));
  open('/consent/children');
  await screen.findByRole('switch', {
    name: 'A letter on Sunday mornings',
    checked: true,
    description: /^On, but it waits: .*no consent is in force/,
  });
});
