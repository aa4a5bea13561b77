import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { deletion } from '../../contract/deletion/endpoints';
import { deletionErrors } from '../../contract/deletion/errors';
import { deletionStages } from '../../contract/deletion/stages';
import { users } from '../../contract/users/endpoints';
import {
  deletionOf,
  due_at,
  heading,
  linkToken,
  press,
  visit,
  waitingDeletion,
} from '../support/deletion-page';
import { amplify, network, open, openLink, pass, person, refusal, remember, token } from '../support/screens';

beforeEach(() => localStorage.clear());

const confirmed = () => network.asked(deletion.confirm).map(({ body }) => body);

describe('the question', () => {
  test('says what is deleted and what stays, and is answered in two steps', async () => {
    network.answer(deletion.confirm, () => waitingDeletion());
    const { user } = await visit(deletionOf());
    expect(heading().textContent).toBe('Delete your account?');
    for (const name of ['What is deleted', 'What stays, and why'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    await press(user, 'Yes, shut and delete');
    expect(confirmed()).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'Shut your account now?' })).toBeTruthy();
    await press(user, 'Shut and delete');
    expect(confirmed()).toEqual([{ token: linkToken }]);
    expect(heading().textContent).toBe('Your account is shut');
    expect(document.activeElement).toBe(heading());
  });

  test('is about the child by name for a guardian', async () => {
    await visit(deletionOf({ is_child: true }));
    expect(heading().textContent).toBe('Delete Mia’s account?');
  });

  test('can be answered with No, which changes nothing', async () => {
    const { user } = await visit(deletionOf());
    await press(user, 'Keep the account');
    expect(heading().textContent).toBe('Your account stays');
    expect(document.activeElement).toBe(heading());
    await press(user, 'Back to the question');
    expect(heading().textContent).toBe('Delete your account?');
    await press(user, 'Yes, shut and delete');
    await press(user, 'Not now');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(confirmed()).toEqual([]);
  });

  test('shows why it could not be answered, and can be answered again', async () => {
    network.answer(deletion.confirm, () => refusal('server_error'));
    const { user } = await visit(deletionOf());
    await press(user, 'Yes, shut and delete');
    await press(user, 'Shut and delete');
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toMatch(/went wrong/);
    network.answer(deletion.confirm, () => waitingDeletion());
    await press(user, 'Shut and delete');
    expect(heading().textContent).toBe('Your account is shut');
  });
});

describe('while it can be taken back', () => {
  test('the page says until when, in words and in the reader’s time', async () => {
    await visit(waitingDeletion({ is_child: true }));
    expect(heading().textContent).toBe('Mia’s account is shut');
    const at = new Date(due_at).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
    expect(screen.getByText(/^You can bring everything back until/).textContent).toContain(at);
    expect(screen.getByText('That is 2 days from now.')).toBeTruthy();
  });

  test('the last hour is an hour', async () => {
    await visit(waitingDeletion({ due_at: new Date('2026-11-16T15:00:01').toISOString() }));
    expect(screen.getByText('That is 1 hour from now.')).toBeTruthy();
  });

  test('a deletion that waits longer looks like one that begins soon', async () => {
    await visit(waitingDeletion({ due_at: new Date('2026-11-16T15:00:00').toISOString() }));
    expect(screen.getByText(/^The deletion begins soon/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Bring everything back' })).toBeTruthy();
  });

  test('one button brings everything back', async () => {
    network.answer(deletion.takeBack, () => deletionOf({ state: 'stopped' }));
    const { user } = await visit(waitingDeletion());
    await press(user, 'Bring everything back');
    expect(network.asked(deletion.takeBack).map(({ body }) => body)).toEqual([{ token: linkToken }]);
    expect(heading().textContent).toBe('Everything is back');
    expect(document.activeElement).toBe(heading());
    expect(screen.getByRole('link', { name: 'Sign in' })).toMatchObject({ pathname: '/dashboard' });
  });

  test('a click that comes too late is told so, and the page shows how the deletion goes on', async () => {
    network.answer(deletion.takeBack, () => refusal('deletion_begun'));
    const { user } = await visit(waitingDeletion());
    network.answer(deletion.view, () => deletionOf({ state: 'running', name: null }));
    await press(user, 'Bring everything back');
    await pass(0);
    expect(heading().textContent).toBe('Your account is being deleted');
    expect(screen.getByRole('alert').textContent).toBe(deletionErrors.deletion_begun.text);
  });
});

describe('this browser', () => {
  test('forgets the account that was shut', async () => {
    localStorage.setItem('inkwren.person', 'somebody');
    remember(token('first'));
    network.answer(users.me, () => refusal('account_gone'));
    await visit(waitingDeletion());
    await pass(0);
    expect(amplify.signOut).toHaveBeenCalledTimes(1);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test.each([
    ['another person’s session', waitingDeletion()],
    ['the guardian’s session', waitingDeletion({ is_child: true })],
    ['a session, before the deletion is confirmed', deletionOf()],
  ])('keeps %s', async (_, of) => {
    remember(token('first'));
    network.answer(users.me, () => person());
    await visit(of);
    await pass(0);
    expect(amplify.signOut).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toHaveLength(2);
  });
});

describe('while it runs', () => {
  const gone = () =>
    within(screen.getByRole('list', { name: 'What is gone' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('the stages are a list that renews itself, and are read aloud politely', async () => {
    await visit(deletionOf({ state: 'running', is_child: true, stages: ['boards'] }));
    expect(heading().textContent).toBe('Mia’s account is being deleted');
    expect(gone()).toEqual([
      'BoardsGone',
      'Friends and grown-upsNot yet',
      'PicturesNot yet',
      'RecordsNot yet',
      'Sign-inNot yet',
    ]);
    const said = screen.getByRole('status');
    expect(said.textContent).toBe('1 of 5 are gone. Next: friends and grown-ups.');
    network.answer(deletion.view, () =>
      deletionOf({ state: 'running', is_child: true, name: null, stages: deletionStages.slice(0, 4) }),
    );
    await pass(10_000);
    expect(
      await screen.findByRole('heading', { name: 'Your child’s account is being deleted' }),
    ).toBeTruthy();
    expect(said.textContent).toBe('4 of 5 are gone. Next: sign-in.');
  });

  test('after the last stage it is asked for once a minute, until it is done', async () => {
    const asked = () => network.asked(deletion.view).length;
    await visit(deletionOf({ state: 'running', name: null, stages: [...deletionStages] }));
    expect(screen.getByRole('status').textContent).toMatch(/^Gone everywhere\./);
    await pass(59_000);
    expect(asked()).toBe(1);
    network.answer(deletion.view, () =>
      deletionOf({ state: 'done', name: null, stages: [...deletionStages] }),
    );
    await pass(1000);
    expect(asked()).toBe(2);
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What stays, and why' })).toBeTruthy();
    await pass(300_000);
    expect(asked()).toBe(2);
  });
});

test.each(['deletion_link_invalid', 'invalid_input'] as const)(
  'a link that opens nothing (%s) leads to the ways that help',
  async (code) => {
    network.answer(deletion.view, () => refusal(code));
    await visit();
    expect(heading().textContent).toBe('This link does not open');
    expect(screen.getByRole('alert').textContent).toBe(deletionErrors.deletion_link_invalid.text);
    expect(screen.getByRole('link', { name: 'signing in' })).toMatchObject({ pathname: '/dashboard' });
  },
);

test('a failed call can be repeated', async () => {
  network.answer(deletion.view, () => refusal('server_error'));
  const { user } = await visit();
  await pass(10_000);
  network.answer(deletion.view, () => deletionOf());
  await press(user, 'Try again');
  expect(heading().textContent).toBe('Delete your account?');
});

test('the page opens without an account, and by a newer link in the same tab', async () => {
  network.answer(deletion.view, ({ body }) =>
    body.token === linkToken ? waitingDeletion() : deletionOf({ state: 'stopped' }),
  );
  open(`/deletion#${linkToken}`);
  expect(await screen.findByRole('heading', { name: 'Your account is shut' })).toBeTruthy();
  await openLink(`/deletion#${linkToken.replace('1', '2')}`);
  expect(await screen.findByRole('heading', { name: 'Everything is back' })).toBeTruthy();
  await openLink('/deletion');
  expect(screen.getByRole('heading', { name: 'Please open the link from our e-mail' })).toBeTruthy();
});
