import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { genres } from '../../contract/onboarding/interests';
import { noInterests } from '../../contract/rules/interests';
import { users } from '../../contract/users/endpoints';
import { comeIn, focused, keepInterests, newcomer, stateWith } from '../support/onboarding';
import { network, refusal, settled, unreachable } from '../support/screens';

const fresh = newcomer();
const interested = newcomer({ interests: { ...noInterests, hobbies: ['Kites'] } });
const changes = () => network.asked(users.update).map(({ body }) => body.interests);
const goOn = (user: UserEvent) =>
  settled(() => user.click(screen.getByRole('button', { name: 'Save and go on' })));
const list = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

test('there are eight lists, one of them open', async () => {
  await comeIn(stateWith(fresh));
  expect(focused()).toBe('What do you like?');
  const names = [
    'Movies',
    'TV Shows',
    'Sports',
    'Music',
    'YouTube & Content Creators',
    'Video Games',
    'Hobbies',
    'Other Interests',
  ];
  expect(names.map((name) => list(name).getAttribute('aria-expanded'))).toEqual([
    'true',
    ...Array(7).fill('false'),
  ]);
  expect(document.documentElement.dataset.theme).toBe('child');
});

test('typed and tapped interests are normalized and saved before the step of genres', async () => {
  keepInterests(fresh);
  const user = await comeIn(stateWith(fresh));
  await user.type(screen.getByRole('textbox', { name: 'Your Movies' }), '  Owls at night {Enter}{Enter}');
  await user.click(list('Hobbies'));
  await user.click(screen.getByRole('button', { name: 'Add Drawing' }));
  expect(screen.queryByRole('button', { name: 'Add Drawing' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add Building');
  await user.type(screen.getByRole('textbox', { name: 'Your Hobbies' }), 'Kites');
  await goOn(user);
  expect(await screen.findByRole('heading', { name: 'Which kinds of books do you like?' })).toBeTruthy();
  const { 'favorite genres': _, ...lists } = noInterests;
  expect(changes()).toEqual([{ ...lists, movies: ['Owls at night'], hobbies: ['Drawing', 'Kites'] }]);
});

test('a collapsed list shows a summary of its content', async () => {
  const user = await comeIn(stateWith(fresh));
  await user.click(screen.getByRole('button', { name: 'Add Cartoons' }));
  await user.click(list('Sports'));
  expect(list('Movies').textContent).toContain('Cartoons');
  expect(list('Movies').getAttribute('aria-expanded')).toBe('false');
});

test('at least one interest is required', async () => {
  const user = await comeIn(stateWith(fresh));
  await goOn(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Please add at least one thing that you like.');
  expect(changes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add Cartoons' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([unreachable, () => refusal('server_error')])(
  'saving the interests can be retried: %#',
  async (answer) => {
    network.answer(users.update, answer);
    const user = await comeIn(stateWith(fresh));
    await user.click(screen.getByRole('button', { name: 'Add Cartoons' }));
    await goOn(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to save interests. Please try again.',
    );
    keepInterests(fresh);
    await goOn(user);
    expect(await screen.findByRole('heading', { name: 'Which kinds of books do you like?' })).toBeTruthy();
  },
);

test('the 22 genres can be selected and deselected, and are saved', async () => {
  keepInterests(interested);
  const user = await comeIn(stateWith(interested));
  expect(focused()).toBe('Which kinds of books do you like?');
  expect(screen.getAllByRole('button', { pressed: false }).map((one) => one.textContent)).toEqual([
    ...genres,
  ]);
  for (const name of ['Fantasy', 'Poetry', 'Animals', 'Poetry'])
    await user.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('button', { name: 'Poetry' }).getAttribute('aria-pressed')).toBe('false');
  await goOn(user);
  expect(await screen.findByRole('heading', { name: 'Which books have you read?' })).toBeTruthy();
  expect(changes()).toEqual([{ 'favorite genres': ['Fantasy', 'Animals'] }]);
});

test('at least one genre is required', async () => {
  const user = await comeIn(stateWith(interested));
  await goOn(user);
  expect(await screen.findByText('Please choose at least one kind of books.')).toBeTruthy();
  expect(changes()).toEqual([]);
});

test('saving the genres can be retried', async () => {
  network.answer(users.update, () => refusal('server_error'));
  const user = await comeIn(stateWith(interested));
  await user.click(screen.getByRole('button', { name: 'Science' }));
  await goOn(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to save genres. Please try again.');
});

test('going back and forth keeps all entered data', async () => {
  keepInterests(fresh);
  const user = await comeIn(stateWith(fresh));
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add Cartoons' }));
  await goOn(user);
  await user.click(await screen.findByRole('button', { name: 'Mystery' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Take away Cartoons' })).toBeTruthy();
  expect(focused()).toBe('What do you like?');
  await user.click(screen.getByRole('button', { name: 'Add Space films' }));
  await goOn(user);
  expect((await screen.findByRole('button', { name: 'Mystery' })).getAttribute('aria-pressed')).toBe('true');
  await goOn(user);
  await screen.findByRole('heading', { name: 'Which books have you read?' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect((await screen.findByRole('button', { name: 'Mystery' })).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Take away Space films' })).toBeTruthy();
  await goOn(user);
  expect(await screen.findByRole('heading', { name: 'Which kinds of books do you like?' })).toBeTruthy();
});

test('a grown-up sees texts for grown-ups', async () => {
  await comeIn(stateWith(newcomer({ account_type: 'teacher', age: 40 })));
  expect(screen.getByText(/Recommendations are chosen by it/)).toBeTruthy();
  expect(document.documentElement.dataset.theme).toBe('adult');
});
