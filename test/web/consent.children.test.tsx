import { beforeEach, expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { children } from '../../contract/children/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { deletion } from '../../contract/deletion/endpoints';
import type { Answer } from '../../contract/endpoint';
import { errors } from '../../contract/errors';
import { invitations } from '../../contract/invitations/endpoints';
import { users } from '../../contract/users/endpoints';
import ChildrenScreen from '../../frontend/src/features/consent/children-screen';
import { createQueryClient } from '../../frontend/src/subjects/users/query-client';
import { childOf, none } from '../support/family-page';
import { network, pass, person, refusal, settled, show, unreachable } from '../support/screens';

const parent = (verified = true) => person({ account_type: 'other', age: 40, verified, username: 'Sam' });

type Leaving = Answer<typeof deletion.overview>['children'];

const overviewWith = (children: Leaving) => ({
  may_ask: true,
  mail_to: 's•••@home.test',
  own: null,
  children,
});

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

/** The rows of the children, each with its link. */
const rows = () =>
  screen.getAllByRole('link', { name: /Age 9/ }).map((link) => [link.textContent, link.getAttribute('href')]);

const press = (user: UserEvent, name: string) =>
  settled(async () => user.click(await screen.findByRole('button', { name })));
const cardOf = (name: string) => within(screen.getByRole('region', { name }));
const openInvitation = (user: UserEvent) => press(user, 'Invite a child who has an e-mail address');
const invite = async (user: UserEvent, email = 'zoe@home.test') => {
  if (screen.queryByRole('textbox') === null) await openInvitation(user);
  await user.type(await screen.findByRole('textbox', { name: "Your child's e-mail address" }), email);
  await user.click(screen.getByRole('checkbox', { name: "I am this child's parent or legal guardian" }));
  await press(user, 'Send the invitation');
};
const invited = () => network.asked(invitations.inviteChild).map(({ body }) => body);

beforeEach(() => {
  network.answer(users.me, () => parent());
  network.answer(consent.children, () => ({ children: [] }));
  network.answer(deletion.overview, () => overviewWith([]));
});

test('each child has a row that leads to its page, those about whom somebody asks first', async () => {
  const asked = { birth_year: 2012, region: null, asked_at: '2026-11-10T12:00:00.000Z' };
  const mia = childOf('c', 'Mia');
  network.answer(consent.children, () => ({
    children: [
      childOf('a', 'Zoe'),
      childOf('b', 'Finn', none),
      { ...mia, details: { ...mia.details, asked } },
      { ...childOf('d', 'Kit'), sorrows: [{ at: '2026-11-15T10:00:00.000Z', feature: 'chat' as const }] },
    ],
  }));
  await visit();
  expect(rows()).toEqual([
    ['MMiaAge 9, EuropeWaits for your answer', '/children/c'],
    ['ZZoeAge 9, Europe', '/children/a'],
    ['FFinnAge 9, EuropeCannot use Inkwren: you have taken your consent back', '/children/b'],
    ['KKitAge 9, EuropeSomething may weigh on Kit', '/children/d'],
  ]);
});

test('a child has the picture that it chose', async () => {
  network.answer(consent.children, () => ({
    children: [{ ...childOf('a', 'Zoe'), avatar: 'owl' as const }],
  }));
  const { container } = await visit();
  expect(container.querySelector('li img')?.getAttribute('src')).toBe('/things/avatar-owl.svg');
});

test('a child who waits for the second mail is not told to be missing', async () => {
  const added = { id: 'pip', name: 'Pip', avatar: 'fox', state: 'waiting', closed: false } as const;
  network.answer(children.list, () => ({ children: [added], devices: [] }));
  await visit();
  expect(await screen.findByText(/Can come in once you have confirmed/)).toBeTruthy();
  expect(screen.queryByText('No children here')).toBeNull();
});

test('without children the page says how they are added', async () => {
  await visit();
  expect(screen.getByText('No children here')).toBeTruthy();
});

test('a list of children that fails to load can be retried', async () => {
  network.answer(consent.children, unreachable);
  const { user } = await visit();
  await pass(10_000);
  expect(screen.getByRole('alert').textContent).toContain('check your internet connection');
  network.answer(consent.children, () => ({ children: [childOf('a', 'Zoe')] }));
  await press(user, 'Try again');
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('a verified parent invites a child, with no consent preset', async () => {
  network.answer(invitations.inviteChild, ({ body }) => ({ email: body.email }));
  const { user } = await visit();
  await openInvitation(user);
  await screen.findByRole('textbox');
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
  expect(screen.queryByRole('button', { name: /^Invite a child/ })).toBeNull();
});

test('a child whose deletion waits or runs stays on the page, with the date or the stages', async () => {
  const leaving = (id: string, name: string, of: Partial<NonNullable<Leaving[number]['deletion']>>) => ({
    id,
    name,
    needs_answer: false,
    deletion: {
      state: 'waiting' as const,
      asked_at: '2026-11-16T14:00:00.000Z',
      due_at: '2026-11-19T14:00:00.000Z',
      stages: [],
      ...of,
    },
  });
  network.answer(deletion.overview, () =>
    overviewWith([
      leaving('a', 'Zoe', {}),
      leaving('b', 'Finn', { state: 'running', stages: ['boards'] }),
      { id: 'c', name: 'Mia', needs_answer: true, deletion: null },
    ]),
  );
  await visit();
  const card = (name: string) => cardOf(`${name}’s account is being deleted`);
  expect(card('Zoe').getByText(/The account is shut, and is deleted after .*19/)).toBeTruthy();
  expect(card('Zoe').queryByRole('list')).toBeNull();
  expect(
    card('Finn')
      .getAllByRole('listitem')
      .map((one) => one.textContent)[0],
  ).toBe('BoardsGone');
  expect(screen.queryByRole('region', { name: /Mia/ })).toBeNull();
});
