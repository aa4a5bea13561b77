import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
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
const list = (name: string) => within(screen.getByRole('group', { name }));
const tile = (name: string) => screen.getByRole('button', { name });
const isChosen = (name: string) => tile(name).getAttribute('aria-pressed') === 'true';

test('there are eight lists, each with five pictures to tap and a tile for something else', async () => {
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
  expect(screen.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent)).toEqual(names);
  for (const name of names) {
    expect(list(name).getAllByRole('button', { pressed: false })).toHaveLength(5);
    expect(list(name).getByRole('button', { name: `Something else: ${name}` })).toBeTruthy();
  }
  expect(document.documentElement.dataset.theme).toBe('child');
});

test('a picture has no text of its own, because its word is the name of the button', async () => {
  await comeIn(stateWith(fresh));
  const picture = tile('Cartoons').querySelector('img');
  expect([picture?.getAttribute('alt'), picture?.getAttribute('src')]).toEqual(['', '/likes/mouse-face.svg']);
});

test('typed and tapped interests are normalized and saved before the step of genres', async () => {
  keepInterests(fresh);
  const user = await comeIn(stateWith(fresh));
  await user.click(tile('Something else: Movies'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your Movies' }));
  await user.keyboard('  Owls at night {Enter}{Enter}');
  await user.click(tile('Drawing'));
  await user.click(tile('Something else: Hobbies'));
  await user.keyboard('Kites');
  await goOn(user);
  expect(await screen.findByRole('heading', { name: 'Which kinds of books do you like?' })).toBeTruthy();
  const { 'favorite genres': _, ...lists } = noInterests;
  expect(changes()).toEqual([{ ...lists, movies: ['Owls at night'], hobbies: ['Drawing', 'Kites'] }]);
});

test('a picture is chosen and left by mouse and by keyboard', async () => {
  keepInterests(fresh);
  const user = await comeIn(stateWith(fresh));
  await user.click(tile('Cartoons'));
  await user.click(tile('Dinosaurs'));
  expect([isChosen('Cartoons'), isChosen('Dinosaurs')]).toEqual([true, true]);
  await user.keyboard(' ');
  expect(isChosen('Dinosaurs')).toBe(false);
  await goOn(user);
  expect(changes()[0]).toMatchObject({ movies: ['Cartoons'], 'other interests': [] });
});

test('the typed word of a picture marks the picture', async () => {
  const user = await comeIn(stateWith(fresh));
  await user.click(tile('Something else: Sports'));
  await user.keyboard('football,{Enter}FOOTBALL{Enter}Judo{Enter}');
  expect(isChosen('Football')).toBe(true);
  const own = within(screen.getByRole('list', { name: 'Your Sports: chosen' }));
  expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Judo']);
});

test('a full list takes no more pictures until one thing is taken away', async () => {
  const hobbies = Array.from({ length: 12 }, (_, i) => (i === 0 ? 'Drawing' : `Hobby ${i}`));
  const user = await comeIn({
    ...stateWith(newcomer({ interests: { ...noInterests, hobbies } })),
    step: 'interests',
  });
  expect(tile('Cooking')).toMatchObject({ disabled: true });
  await user.click(tile('Drawing'));
  await user.click(tile('Cooking'));
  expect([isChosen('Drawing'), isChosen('Cooking')]).toEqual([false, true]);
});

test('at least one interest is required', async () => {
  const user = await comeIn(stateWith(fresh));
  await goOn(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Please add at least one thing that you like.');
  expect(changes()).toEqual([]);
  await user.click(tile('Cartoons'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([unreachable, () => refusal('server_error')])(
  'saving the interests can be retried: %#',
  async (answer) => {
    network.answer(users.update, answer);
    const user = await comeIn(stateWith(fresh));
    await user.click(tile('Cartoons'));
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
  await user.click(tile('Cartoons'));
  await goOn(user);
  await user.click(await screen.findByRole('button', { name: 'Mystery' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'What do you like?' });
  expect(isChosen('Cartoons')).toBe(true);
  expect(focused()).toBe('What do you like?');
  await user.click(tile('Space films'));
  await goOn(user);
  expect((await screen.findByRole('button', { name: 'Mystery' })).getAttribute('aria-pressed')).toBe('true');
  await goOn(user);
  await screen.findByRole('heading', { name: 'Which books have you read?' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect((await screen.findByRole('button', { name: 'Mystery' })).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'What do you like?' });
  expect(isChosen('Space films')).toBe(true);
  await goOn(user);
  expect(await screen.findByRole('heading', { name: 'Which kinds of books do you like?' })).toBeTruthy();
});

test('a grown-up sees texts for grown-ups', async () => {
  await comeIn(stateWith(newcomer({ account_type: 'teacher', age: 40 })));
  expect(screen.getByText(/Recommendations are chosen by it/)).toBeTruthy();
  expect(document.documentElement.dataset.theme).toBe('adult');
});
