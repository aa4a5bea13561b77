import { beforeEach, expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { consent } from '../../contract/consent/endpoints';
import { errors } from '../../contract/errors';
import type { GrownUpOfChild } from '../../contract/friends/grown-ups';
import { invitations } from '../../contract/invitations/endpoints';
import { type Consents, users } from '../../contract/users/endpoints';
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
  version: '2026-11',
  confirm_after: null,
  changeable: true,
  history: [],
  grown_ups: { asking: [], seeing: [] },
  sorrows: [],
  friends: [],
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

test('each child has separate consents, and a change affects that child only', async () => {
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

test('withdrawing the core asks for confirmation and is shown', async () => {
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

test('finding friends is off until the guardian switches it on, and ends with the core', async () => {
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

test('the guardian sets the time zone of the family', async () => {
  network.answer(consent.children, () => ({ children: [childOf('a', 'Zoe')] }));
  network.answer(consent.changeForChild, ({ body: { time_zone = null } }) => ({
    ...childOf('a', 'Zoe'),
    time_zone,
  }));
  const { user } = await visit();
  const field = (name: RegExp) => cardOf('Zoe').getByRole('combobox', { name });
  expect(field(/time zone/)).toHaveProperty('value', '');
  await settled(() => user.click(field(/time zone/)));
  await settled(() => user.selectOptions(field(/time zone/), 'Europe/Berlin'));
  expect(field(/time zone/)).toHaveProperty('value', 'Europe/Berlin');
  expect(network.asked(consent.changeForChild).map(({ body }) => body)).toMatchObject([
    { ...some, time_zone: 'Europe/Berlin' },
  ]);
});

test('the time zones are rendered when their field gets focus, and the selected one is shown before', async () => {
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

test('a refused change says why', async () => {
  network.answer(consent.children, () => ({ children: [childOf('a', 'Zoe')] }));
  network.answer(consent.changeForChild, () => refusal('child_not_found'));
  const { user } = await visit();
  await settled(() => user.click(cardOf('Zoe').getByRole('switch', { name: 'Talking with Wren' })));
  expect(screen.getByRole('alert').textContent).toBe(errors.child_not_found.text);
});

test('without children the page says how they are added', async () => {
  await visit();
  expect(screen.getByText('No children here yet')).toBeTruthy();
});

test('a list of children that fails to load can be retried', async () => {
  network.answer(consent.children, unreachable);
  const { user } = await visit();
  await pass(10_000);
  expect(screen.getByRole('alert').textContent).toContain('check your internet connection');
  network.answer(consent.children, () => ({ children: [childOf('a', 'Zoe')] }));
  await press(user, 'Try again');
  expect(await screen.findByRole('region', { name: 'Zoe' })).toBeTruthy();
});

test('a verified parent invites a child, with no consent preset', async () => {
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
  'a refused invitation says why: %s',
  async (code) => {
    network.answer(invitations.inviteChild, () => refusal(code));
    const { user } = await visit();
    await invite(user);
    expect(await screen.findByText(errors[code].text)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('zoe@home.test');
  },
);

test('no invitation is sent without an address', async () => {
  const { user } = await visit();
  await invite(user, 'zoe');
  expect(invited()).toEqual([]);
});

test('a parent who is not verified yet is told how verification works', async () => {
  network.answer(users.me, () => parent(false));
  await visit();
  expect(await screen.findByText(/your account has to be verified/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the invitation' })).toBeNull();
});

const adult = (of: Partial<GrownUpOfChild>): GrownUpOfChild => ({
  id: 'x',
  username: 'Kim',
  role: 'parent',
  school: null,
  since: '2026-11-15T10:00:00.000Z',
  guardian: false,
  accepted: true,
  needs_guardian: false,
  is_news: false,
  removable: true,
  reads_talks: false,
  address: 'k•••@mail.test',
  you: false,
  ...of,
});

const ada = {
  ...childOf('ada', 'Ada'),
  grown_ups: {
    asking: [adult({ needs_guardian: true })],
    seeing: [
      adult({ id: 'me', username: 'Sam', guardian: true, removable: false, you: true }),
      adult({
        id: null,
        username: null,
        role: null,
        guardian: true,
        removable: false,
        address: 'p•••@a.test',
      }),
      adult({ id: 't', username: 'Ms Okafor', role: 'teacher', school: 'Maple', reads_talks: true }),
    ],
  },
  friends: [{ id: 'ben', username: 'Ben', since: '2026-11-15T10:00:00.000Z' }],
};

test('a guardian sees who asks, with the masked address, and can let them see the child', async () => {
  network.answer(consent.children, () => ({ children: [ada] }));
  network.answer(consent.decideRelation, () => ({ ...ada, grown_ups: { ...ada.grown_ups, asking: [] } }));
  const { user } = await visit();
  const card = cardOf('Ada');
  expect(card.getByText(/Parent of another child, k•••@mail.test/)).toBeTruthy();
  expect(card.getByText('Ada has said yes. Now it is up to you.')).toBeTruthy();
  await press(user, 'Say yes: Kim');
  expect(network.asked(consent.decideRelation)).toMatchObject([
    { params: { child_id: 'ada' }, body: { id: 'x', yes: true } },
  ]);
  expect(card.queryByText('Somebody asks to see what Ada reads')).toBeNull();
});

test('a guardian sees everybody who sees the child, and can end all relations except guardians', async () => {
  network.answer(consent.children, () => ({ children: [ada] }));
  network.answer(consent.decideRelation, () => ({ ...ada, friends: [] }));
  const { user } = await visit();
  const seen = cardOf('Ada');
  for (const text of [
    'You',
    'A guardian without an account',
    'Ms Okafor',
    'Ben',
    'Can read talks with Wren, too.',
  ])
    expect(seen.getByText(text)).toBeTruthy();
  const ends = seen.getAllByRole('button', { name: /^End/ }).map((one) => one.getAttribute('aria-label'));
  expect(ends).toEqual(['End: Ms Okafor', 'End: Ben']);
  await press(user, 'End: Ben');
  await press(user, 'End it');
  expect(network.asked(consent.decideRelation).at(-1)).toMatchObject({ body: { id: 'ben', yes: false } });
  expect(seen.queryByText('Ben')).toBeNull();
});

test('a refused answer shows a message, and the list is loaded again', async () => {
  network.answer(consent.children, () => ({ children: [ada] }));
  network.answer(consent.decideRelation, () => refusal('relation_not_found'));
  const { user } = await visit();
  const before = network.asked(consent.children).length;
  await press(user, 'Say no: Kim');
  expect(await screen.findByText(errors.relation_not_found.text)).toBeTruthy();
  expect(network.asked(consent.children).length).toBe(before + 1);
});
