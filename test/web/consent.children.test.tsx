import { beforeEach, expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { consent } from '../../contract/consent';
import { errors } from '../../contract/errors';
import { invitations } from '../../contract/invitations';
import { type Consents, users } from '../../contract/users';
import ChildrenScreen from '../../frontend/src/features/consent/children-screen';
import { createQueryClient } from '../../frontend/src/subjects/users/query-client';
import { network, pass, person, refusal, settled, show, unreachable } from '../support/screens';

const none: Consents = { core: false, ai_text: false, voice: false, public_sharing: false };
const some: Consents = { ...none, core: true, ai_text: true };

const childOf = (child_id: string, username: string, consents = some, discoverable = false) => ({
  child_id,
  child: { username, age: 9, region: 'Europe' as const },
  status: consents.core ? ('given' as const) : ('withdrawn' as const),
  consents,
  discoverable,
  transcripts: false,
  time_zone: null,
  warned_until: null,
  version: '2026-11',
  confirm_after: null,
  changeable: true,
  history: [],
});

const parent = (verified = true) => person({ account_type: 'other', age: 40, verified, username: 'Sam' });

const visit = async () => {
  const shown = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Suspense>
        <ChildrenScreen />
      </Suspense>
    </QueryClientProvider>,
  );
  await pass(0);
  await pass(0);
  return shown;
};

const press = (user: UserEvent, name: string) =>
  settled(async () => user.click(await screen.findByRole('button', { name })));
const cardOf = (name: string) => within(screen.getByRole('region', { name }));
const invite = async (user: UserEvent, email = 'zoe@home.test') => {
  await user.type(screen.getByRole('textbox', { name: "Your child's e-mail address" }), email);
  await user.click(screen.getByRole('checkbox', { name: "I am this child's parent or legal guardian" }));
  await press(user, 'Send the invitation');
};
const invited = () => network.asked(invitations.inviteChild).map(({ body }) => body);

beforeEach(() => {
  network.answer(users.me, () => parent());
  network.answer(consent.children, () => ({ children: [] }));
});

test('each child has its consents, and a change is that child’s alone', async () => {
  network.answer(consent.children, () => ({ children: [childOf('a', 'Zoe'), childOf('b', 'Finn')] }));
  network.answer(consent.changeForChild, ({ params, body }) => childOf(params.child_id, 'Finn', body));
  const { user } = await visit();
  await settled(() => user.click(cardOf('Finn').getByRole('switch', { name: 'Writing with Wren' })));
  expect(network.asked(consent.changeForChild).map(({ params, body }) => [params.child_id, body])).toEqual([
    ['b', { ...none, core: true, discoverable: false, transcripts: false }],
  ]);
  const writing = (name: string) => cardOf(name).getByRole('switch', { name: 'Writing with Wren' });
  expect(writing('Finn')).toMatchObject({ checked: false });
  expect(writing('Zoe')).toMatchObject({ checked: true });
});

test('taking back the core is asked twice and shown', async () => {
  network.answer(consent.children, () => ({ children: [childOf('a', 'Zoe')] }));
  network.answer(consent.changeForChild, () => childOf('a', 'Zoe', none));
  const { user } = await visit();
  await settled(() => user.click(cardOf('Zoe').getByRole('switch', { name: 'Using Inkwren' })));
  await press(user, 'Take it back');
  expect(network.asked(consent.changeForChild)[0]?.body).toEqual({
    ...none,
    discoverable: false,
    transcripts: false,
  });
  expect(screen.getByText(/Cannot use Inkwren: you have taken your consent back/)).toBeTruthy();
});

test('finding friends is off until the guardian switches it on, and off with the core', async () => {
  const changes: unknown[] = [];
  network.answer(consent.children, () => ({ children: [childOf('a', 'Zoe')] }));
  network.answer(consent.changeForChild, ({ body: { discoverable, transcripts, ...consents } }) => {
    changes.push({ consents, discoverable });
    return childOf('a', 'Zoe', consents, discoverable);
  });
  const { user } = await visit();
  const friends = () => cardOf('Zoe').getByRole('switch', { name: 'Finding friends' });
  expect(friends()).toMatchObject({ checked: false });
  await settled(() => user.click(friends()));
  expect(friends()).toMatchObject({ checked: true });
  await settled(() => user.click(cardOf('Zoe').getByRole('switch', { name: 'Using Inkwren' })));
  await press(user, 'Take it back');
  expect(friends()).toMatchObject({ checked: false, disabled: true });
  expect(changes).toEqual([
    { consents: some, discoverable: true },
    { consents: none, discoverable: false },
  ]);
});

test('the guardian sets the time zone of the family, and whether a child below ten is reminded', async () => {
  network.answer(consent.children, () => ({ children: [childOf('a', 'Zoe')] }));
  network.answer(consent.changeForChild, ({ body: { time_zone = null, warned_until = null } }) => ({
    ...childOf('a', 'Zoe'),
    time_zone,
    warned_until,
  }));
  const { user } = await visit();
  const field = (name: RegExp) => cardOf('Zoe').getByRole('combobox', { name });
  expect(field(/time zone/)).toHaveProperty('value', '');
  await settled(() => user.click(field(/time zone/)));
  await settled(() => user.selectOptions(field(/time zone/), 'Europe/Berlin'));
  expect(field(/time zone/)).toHaveProperty('value', 'Europe/Berlin');
  await settled(() => user.selectOptions(field(/remind/), 'Until 8 in the evening'));
  expect(network.asked(consent.changeForChild).map(({ body }) => body)).toMatchObject([
    { ...some, time_zone: 'Europe/Berlin' },
    { ...some, warned_until: 20 },
  ]);
});

test('the list of all time zones is rendered for the field that is reached, with the one that is set shown before', async () => {
  const children = ['Zoe', 'Finn', 'Ada'].map((name, i) => ({
    ...childOf(String(i), name),
    time_zone: 'Pacific/Auckland',
  }));
  network.answer(consent.children, () => ({ children }));
  const { user } = await visit();
  const field = (name: string) =>
    cardOf(name).getByRole<HTMLSelectElement>('combobox', { name: /time zone/ });
  const known = Intl.supportedValuesOf('timeZone').length;
  for (const { child } of children) {
    expect(field(child.username).options.length).toBeLessThan(4);
    expect(field(child.username).selectedOptions[0]?.textContent).toBe('Pacific/Auckland');
  }
  await settled(() => user.pointer({ keys: '[MouseLeft]', target: field('Zoe') }));
  while (document.activeElement !== field('Finn')) await settled(() => user.tab());
  for (const reached of ['Zoe', 'Finn']) {
    expect(field(reached).options.length).toBeGreaterThanOrEqual(known);
    expect(field(reached).value).toBe('Pacific/Auckland');
  }
  expect(field('Ada').options.length).toBeLessThan(4);
});

test('a change that is refused says why', async () => {
  network.answer(consent.children, () => ({ children: [childOf('a', 'Zoe')] }));
  network.answer(consent.changeForChild, () => refusal('child_not_found'));
  const { user } = await visit();
  await settled(() => user.click(cardOf('Zoe').getByRole('switch', { name: 'Talking with Wren' })));
  expect(screen.getByRole('alert').textContent).toBe(errors.child_not_found.text);
});

test('without children it says how they come here', async () => {
  await visit();
  expect(screen.getByText('No children here yet')).toBeTruthy();
});

test('when the children do not come it can be tried again', async () => {
  network.answer(consent.children, unreachable);
  const { user } = await visit();
  await pass(10_000);
  expect(screen.getByRole('alert').textContent).toContain('check your internet connection');
  network.answer(consent.children, () => ({ children: [childOf('a', 'Zoe')] }));
  await press(user, 'Try again');
  expect(await screen.findByRole('region', { name: 'Zoe' })).toBeTruthy();
});

test('a verified parent invites a child, with nothing preset', async () => {
  network.answer(invitations.inviteChild, ({ body }) => ({ email: body.email }));
  const { user } = await visit();
  const yes = (kind: string) =>
    within(screen.getByRole('group', { name: kind })).getByRole('radio', { name: 'Yes' });
  for (const no of screen.getAllByRole('radio', { name: 'No' })) expect(no).toMatchObject({ checked: true });
  await user.click(yes('Using Inkwren'));
  await user.click(yes('Being seen by other children'));
  await invite(user);
  expect(invited()).toEqual([
    {
      email: 'zoe@home.test',
      consents: { ...none, core: true, public_sharing: true },
      is_guardian: true,
    },
  ]);
  expect(
    screen.getByText('If zoe@home.test has no account yet, an invitation is on its way there.'),
  ).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  expect(yes('Using Inkwren')).toMatchObject({ checked: false });
});

test.each(['consent_own_address', 'not_verified', 'children_limit', 'server_error'] as const)(
  'an invitation is refused with words: %s',
  async (code) => {
    network.answer(invitations.inviteChild, () => refusal(code));
    const { user } = await visit();
    await invite(user);
    expect(await screen.findByText(errors[code].text)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('zoe@home.test');
  },
);

test('nothing is sent without an address', async () => {
  const { user } = await visit();
  await invite(user, 'zoe');
  expect(invited()).toEqual([]);
});

test('who is not verified yet is told how that happens', async () => {
  network.answer(users.me, () => parent(false));
  await visit();
  expect(await screen.findByText(/your account has to be verified/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the invitation' })).toBeNull();
});
