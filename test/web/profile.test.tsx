import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { noInterests } from '../../contract/rules/interests';
import { type Me, users } from '../../contract/users/endpoints';
import { network, open, pass, person, refusal, unreachable } from '../support/screens';

/** A server that applies the requests to its record. */
const serve = (of: Partial<Me> = {}) => {
  let me = person(of);
  network.answer(users.me, () => me);
  network.answer(users.update, ({ body: { username, avatar, interests } }) => {
    me = {
      ...me,
      username: username ?? me.username,
      avatar: avatar === undefined ? me.avatar : avatar,
      username_status: username === undefined || username === me.username ? 'shown' : 'checking',
      interests: { ...noInterests, ...me.interests, ...interests } as Me['interests'],
    };
    return me;
  });
};

beforeEach(() => serve());

const openProfile = async () => {
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: /: profile and settings$/ }));
  await screen.findByRole('dialog', { name: 'Profile and settings' });
  return user;
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const sent = () => network.asked(users.update).map(({ body }) => body);
const chosen = (list: string) =>
  within(screen.getByRole('list', { name: `${list}: chosen` }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the profile shows the name, the age, every list of interests and all genres', async () => {
  await openProfile();
  expect(box('Username').value).toBe('Ada');
  const age = box('Age');
  expect([age.value, age.disabled]).toEqual(['9', true]);
  for (const list of [
    'Movies',
    'TV Shows',
    'Sports',
    'Music',
    'YouTube & Content Creators',
    'Video Games',
    'Hobbies',
    'Other Interests',
  ])
    expect(box(list)).toBeTruthy();
  expect(chosen('Hobbies')).toEqual(['Kites']);
  const genres = within(screen.getByRole('group', { name: 'Favorite genres' }));
  expect(genres.getAllByRole('button')).toHaveLength(22);
  expect(genres.getAllByRole('button', { pressed: true }).map((one) => one.textContent)).toEqual([
    'Fantasy',
    'Animals',
  ]);
});

test('the profile can be saved only after a change', async () => {
  const user = await openProfile();
  expect(save().disabled).toBe(true);
  await user.type(box('Username'), 'x');
  expect(save().disabled).toBe(false);
  await user.type(box('Username'), '{Backspace}');
  expect(save().disabled).toBe(true);
  await user.type(box('Username'), '  ');
  expect(save().disabled).toBe(true);
  await user.type(box('Hobbies'), 'Chess{Enter}');
  expect(save().disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Take away Chess' }));
  await user.click(screen.getByRole('button', { name: 'Fantasy' }));
  await user.click(screen.getByRole('button', { name: 'Fantasy' }));
  expect(save().disabled).toBe(true);
  await user.type(box('Username'), '{Enter}');
  expect(sent()).toEqual([]);
});

test('a username is required, has at most 16 letters and is not an address', async () => {
  const user = await openProfile();
  expect(box('Username').maxLength).toBe(16);
  await user.clear(box('Username'));
  expect(screen.getByText('Username is required')).toBeTruthy();
  expect(box('Username').getAttribute('aria-invalid')).toBe('true');
  await user.type(box('Hobbies'), 'Chess{Enter}');
  expect(save().disabled).toBe(true);
  await user.type(box('Username'), 'a@b');
  expect(screen.getByText(/^Please use letters, numbers and spaces/)).toBeTruthy();
  await user.type(box('Username'), '{Enter}');
  expect(sent()).toEqual([]);
});

test('only changes are sent, and the new name appears everywhere immediately', async () => {
  const user = await openProfile();
  await user.clear(box('Username'));
  await user.type(box('Username'), ' Robin {Enter}');
  expect(await screen.findByText('Saved!')).toBeTruthy();
  expect(save().disabled).toBe(true);
  await user.type(box('Movies'), ' The  Kite , Kestrel{Enter}');
  await user.click(screen.getByRole('button', { name: 'Poetry' }));
  expect(screen.queryByText('Saved!')).toBeNull();
  await user.click(save());
  expect(await screen.findByText('Saved!')).toBeTruthy();
  expect(sent()).toEqual([
    { username: 'Robin' },
    { interests: { movies: ['The  Kite', 'Kestrel'], 'favorite genres': ['Fantasy', 'Animals', 'Poetry'] } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: /Robin!$/ })).toBeTruthy();
  expect(network.asked(users.me)).toEqual([]);
});

test('repeated presses save once', async () => {
  const answer = Promise.withResolvers<Me>();
  network.answer(users.update, () => answer.promise);
  const user = await openProfile();
  await user.type(box('Username'), 'lina{Enter}{Enter}');
  await user.dblClick(screen.getByRole('button', { name: 'Saving…' }));
  answer.resolve(person({ username: 'Adalina' }));
  expect(await screen.findByText('Saved!')).toBeTruthy();
  expect(sent()).toEqual([{ username: 'Adalina' }]);
});

test('a taken username is refused at its field until it is changed', async () => {
  network.answer(users.update, () => refusal('username_taken'));
  const user = await openProfile();
  await user.type(box('Username'), '2{Enter}');
  expect(await screen.findByText('Username already taken. Please choose a different one.')).toBeTruthy();
  expect(box('Username').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(save().disabled).toBe(true);
  serve();
  await user.type(box('Username'), '3');
  expect(screen.queryByText(/already taken/)).toBeNull();
  await user.click(save());
  expect(await screen.findByText('Saved!')).toBeTruthy();
});

test.each([
  ['a fault of the server', () => refusal('server_error'), 'Failed to save profile. Please try again.'],
  ['a server too slow', () => refusal('timed_out'), 'Failed to save profile. Please try again.'],
  ['a refusal', () => refusal('invalid_input'), 'Something in that request was not right.'],
  ['no network', unreachable, 'Connection error. Please check your internet connection and try again.'],
])('after %s no input is lost, and saving can be retried', async (_, answer, text) => {
  network.answer(users.update, answer);
  const user = await openProfile();
  await user.type(box('Username'), '2');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(box('Username').value).toBe('Ada2');
  serve();
  await user.click(save());
  expect(await screen.findByText('Saved!')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the last interest and the last genre cannot be removed, because the profile requires them', async () => {
  const user = await openProfile();
  await user.click(screen.getByRole('button', { name: 'Take away Kites' }));
  expect(screen.getByText('Please keep at least one thing that you like.')).toBeTruthy();
  expect(save().disabled).toBe(true);
  await user.type(box('Music'), 'Drums{Enter}');
  expect(save().disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Fantasy' }));
  await user.click(screen.getByRole('button', { name: 'Animals' }));
  expect(screen.getByText('Please keep at least one genre.')).toBeTruthy();
  expect(save().disabled).toBe(true);
});

test.each(['Escape', 'the cross'])('closing by %s asks before changes are lost', async (way) => {
  const user = await openProfile();
  const leave = () =>
    way === 'Escape' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: 'Close' }));
  await user.type(box('Username'), '2');
  await user.click(screen.getByRole('tab', { name: 'Account' }));
  await leave();
  expect(screen.getByRole('alert').textContent).toContain('You have changes that are not saved.');
  expect(document.activeElement?.textContent).toBe('Keep editing');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(box('Username').value).toBe('Ada2');
  await leave();
  await user.click(screen.getByRole('button', { name: 'Close without saving' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /profile and settings/ }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Username' })).value).toBe('Ada');
});

test('without changes the dialog closes without a confirmation', async () => {
  const user = await openProfile();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the profile of an operator has only a username', async () => {
  serve({ account_type: 'teacher', role: 'operator', interests: null, past_books: [] });
  const user = await openProfile();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await user.type(box('Username'), 'm{Enter}');
  expect(await screen.findByText('Saved!')).toBeTruthy();
  expect(sent()).toEqual([{ username: 'Adam' }]);
});

test('a session that ends while saving leads to the login', async () => {
  network.answer(users.update, () => refusal('unauthenticated'));
  const user = await openProfile();
  await user.type(box('Username'), '2{Enter}');
  await pass(1000);
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy();
});

const refusedName = () => screen.queryByText(/We cannot show the name that you chose/);

test('a user whose name was refused is kindly asked for another one on the next visit', async () => {
  serve({ username: 'New reader', username_status: 'refused' });
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Choose a name' }));
  expect(refusedName()?.textContent).toContain('Until then everybody calls you “New reader”.');
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  await user.clear(await screen.findByRole('textbox', { name: 'Username' }));
  await user.type(box('Username'), 'Otter');
  await user.click(save());
  expect(await screen.findByText('Others see it as soon as we have looked at it.')).toBeTruthy();
  expect(refusedName()).toBeNull();
  expect(sent()).toEqual([{ username: 'Otter' }]);
});

test('a user with an earlier name may keep it', async () => {
  serve({ username_status: 'refused' });
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Keep “Ada”' }));
  await waitFor(() => expect(refusedName()).toBeNull());
  expect(sent()).toEqual([{ username: 'Ada' }]);
});

test('a picture can replace the letter, and the letter the picture', async () => {
  const user = await openProfile();
  const own = () => screen.getByRole('button', { name: /: profile and settings$/ });
  expect(own().querySelector('img')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Hedgehog' }));
  await user.click(save());
  await waitFor(() =>
    expect(own().querySelector('img')?.getAttribute('src')).toBe('/things/avatar-hedgehog.svg'),
  );
  await user.click(screen.getByRole('radio', { name: 'My letter' }));
  await user.click(save());
  await waitFor(() => expect(own().querySelector('img')).toBeNull());
  expect(sent()).toEqual([{ avatar: 'hedgehog' }, { avatar: null }]);
});
