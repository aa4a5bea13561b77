import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type Address, type AddressLink, addresses } from '../../contract/addresses/endpoints';
import { errors } from '../../contract/errors';
import { family } from '../../contract/family/endpoints';
import { users } from '../../contract/users/endpoints';
import AddressScreen from '../../frontend/src/features/addresses/address-screen';
import { pageWith } from '../support/family-page';
import { network, open, pass, person, refusal, settled, show } from '../support/screens';

const mine: Address = { email: 'ada@maple.test', change: null };
const waiting: Address = {
  ...mine,
  change: {
    email: 'ada@pond.test',
    state: 'asked',
    confirmed: { present: false, next: true },
    valid_until: '2026-11-17T15:00:00.000Z',
  },
};

const openForm = async (answer: Address = mine) => {
  network.answer(users.me, () => person({ id: 'ada' }));
  network.answer(addresses.get, ({ params }) => {
    expect(params.person).toBe('ada');
    return answer;
  });
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: /: profile and settings$/ }));
  await user.click(await screen.findByRole('tab', { name: 'Account' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Change e-mail address…' }));
  return { user, dialog };
};

test('a new address waits for both mailboxes, and can be taken back', async () => {
  const { user, dialog } = await openForm();
  network.answer(addresses.ask, ({ body }) => {
    expect(body).toEqual({ email: 'ada@pond.test' });
    return waiting;
  });
  await user.type(dialog.getByLabelText('New e-mail address'), ' ada@pond.test{Enter}');
  expect(dialog.getByRole('heading', { name: 'Waiting for both mailboxes' })).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'ada@maple.test has not answered yet',
    'ada@pond.test has said yes',
  ]);
  network.answer(addresses.cancel, () => mine);
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  expect(dialog.getByLabelText('New e-mail address')).toBeTruthy();
});

test('a refused address is explained', async () => {
  const { user, dialog } = await openForm();
  network.answer(addresses.ask, () => refusal('address_same'));
  await user.type(dialog.getByLabelText('New e-mail address'), 'ada@maple.test{Enter}');
  expect(dialog.getByRole('alert').textContent).toBe(errors.address_same.text);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Change e-mail address…' }));
});

test('a guardian asks for a child, and learns when the student decides alone', async () => {
  network.answer(users.me, () => person({ account_type: 'other' }));
  network.answer(family.page, () => pageWith());
  network.answer(addresses.get, ({ params }) => {
    expect(params.person).toBe('zoe');
    return refusal('address_not_found');
  });
  const { user } = open('/children/zoe');
  await user.click(await screen.findByRole('button', { name: 'Change e-mail address…' }));
  expect(await screen.findByText('This student is old enough to change the address alone.')).toBeTruthy();
});

test('a change that both mailboxes have confirmed cannot be taken back', async () => {
  const { dialog } = await openForm({ ...mine, change: { ...waiting.change, state: 'moving' } as never });
  expect(dialog.getByText(/the new address takes over now/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Take it back' })).toBeNull();
});

const token = `ada.${'s'.repeat(43)}`;
const link: AddressLink = {
  mailbox: 'next',
  present: 'a•••@maple.test',
  next: 'a•••@pond.test',
  state: 'asked',
};

const linkIn = (of: Partial<AddressLink>): AddressLink => ({ ...link, ...of });

const visit = async (found?: AddressLink, hash = `#${token}`) => {
  localStorage.clear();
  if (found !== undefined) network.answer(addresses.view, () => found);
  history.replaceState(null, '', `/address${hash}`);
  const shown = show(<AddressScreen />);
  await pass(0);
  return shown;
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('the page of a link changes nothing before a press, and tells what comes next', async () => {
  const { user } = await visit(link);
  expect(heading()).toBe('Is this your new address?');
  network.answer(addresses.confirm, ({ body }) => {
    expect(body).toEqual({ token });
    return linkIn({ state: 'confirmed' });
  });
  await settled(() => user.click(screen.getByRole('button', { name: 'Yes, change it' })));
  expect(heading()).toBe('Thank you. The other mailbox is asked, too');
  expect(document.activeElement?.textContent).toBe(heading());
  network.answer(addresses.stop, () => linkIn({ state: 'stopped' }));
  await settled(() => user.click(screen.getByRole('button', { name: 'No, leave it as it is' })));
  expect(heading()).toBe('The address stays as it is');
});

test('after the second yes the page leads to the sign-in', async () => {
  const { user } = await visit(linkIn({ mailbox: 'present' }));
  expect(heading()).toBe('Do you want to change your address?');
  network.answer(addresses.confirm, () => linkIn({ mailbox: 'present', state: 'moving' }));
  await settled(() => user.click(screen.getByRole('button', { name: 'Yes, change it' })));
  expect(heading()).toBe('Both mailboxes have said yes');
  expect(screen.getByRole('link', { name: 'Go to the sign-in' }).getAttribute('href')).toBe('/login');
});

test.each([
  ['without a link', '', 'Please open the link from our e-mail'],
  ['with a link that has ended', `#${token}`, 'This link does not open'],
])('a page %s says so', async (_, hash, title) => {
  network.answer(addresses.view, () => refusal('address_link_invalid'));
  await visit(undefined, hash);
  expect(heading()).toBe(title);
});
