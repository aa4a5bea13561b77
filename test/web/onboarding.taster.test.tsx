import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { onboarding } from '../../contract/onboarding/endpoints';
import { comeIn, focused, newcomer, stateOf, stateWith } from '../support/onboarding';
import { network, pass, settled } from '../support/screens';

const child = newcomer({ age: 9 });

const waiting = stateOf({
  step: 'consent',
  account_types: ['student'],
  profile: child,
  consent: { status: 'asked', adult: 's•••@home.test', asked_at: '2026-11-16T15:00:00.000Z' },
});

const looks = () => network.asked(onboarding.state).length;
const press = (user: UserEvent, name: string) =>
  settled(async () => user.click(await screen.findByRole('button', { name })));

test('a child who reads when the grown-up agrees is told so, keeps page and focus, and comes in when it likes', async () => {
  const user = await comeIn(waiting);
  await press(user, 'Read a chapter while you wait');
  const taster = await screen.findByRole('region', { name: 'The Dragon Who Baked Bread' });
  await user.click(within(taster).getByRole('radio', { name: /with a roar/ }));
  const held = document.activeElement;
  const above = screen.getByRole('heading', { level: 1 });
  expect(above.textContent).toBe('A chapter while you wait');
  network.answer(onboarding.state, () => stateWith(child));
  await pass(15_000);
  expect((await screen.findByText('Your grown-up said yes!')).closest('[role=status]')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'The Dragon Who Baked Bread' })).toBe(taster);
  expect(screen.getByRole('heading', { level: 1 })).toBe(above);
  expect(document.activeElement).toBe(held);
  expect(within(taster).getByRole<HTMLInputElement>('radio', { name: /with a roar/ }).checked).toBe(true);
  expect(screen.queryByText(/We wrote to|reads our e-mail|look into/)).toBeNull();
  const asked = looks();
  await pass(60_000);
  expect(looks()).toBe(asked);
  await press(user, 'Come in');
  await screen.findByRole('heading', { name: 'What do you like?' });
  expect(focused()).toBe('What do you like?');
  expect(screen.getByText('Your grown-up said yes. Come in!')).toBeTruthy();
});

test('Back from the chapter leads in when the grown-up has agreed', async () => {
  const user = await comeIn(waiting);
  await press(user, 'Read a chapter while you wait');
  await screen.findByRole('region', { name: 'The Dragon Who Baked Bread' });
  network.answer(onboarding.state, () => stateWith(child));
  await pass(15_000);
  await screen.findByText('Your grown-up said yes!');
  history.back();
  await screen.findByRole('heading', { name: 'What do you like?' });
});

test('a child who names another grown-up from the chapter comes in by itself', async () => {
  const user = await comeIn(waiting);
  await press(user, 'Read a chapter while you wait');
  await press(user, 'Use another address');
  await screen.findByRole('heading', { name: 'Ask a grown-up' });
  network.answer(onboarding.state, () => stateWith(child));
  await pass(15_000);
  await screen.findByRole('heading', { name: 'What do you like?' });
});
