import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { consent } from '../../contract/consent/endpoints';
import { errors } from '../../contract/errors';
import { newReader } from '../../contract/rules/names';
import { latestVersion } from '../../contract/terms/versions';
import { caseOf, given, heading, none, press, records, some, token, visit } from '../support/consent-page';
import { clickTwice, network, openLink, pass, refusal, unreachable } from '../support/screens';

const say = async (user: UserEvent, kind: string, answer: 'Yes' | 'No') =>
  user.click(within(screen.getByRole('group', { name: kind })).getByRole('radio', { name: answer }));
const isGuardian = (user: UserEvent) =>
  user.click(screen.getByRole('checkbox', { name: "I am this child's parent or legal guardian" }));
const answers = () => network.asked(consent.answer).map(({ body }) => body);
test('the page has the adult theme', async () => {
  const { unmount } = await visit(caseOf());
  expect(document.documentElement.dataset.theme).toBe('adult');
  unmount();
  expect(document.documentElement.dataset.theme).toBe('child');
});

test('without the link of a mail the page says where to find it, and sends no request', async () => {
  await visit(undefined, '');
  expect(heading()).toBe('Please open the link from our e-mail');
  expect(network.asked(consent.view)).toEqual([]);
});

test('a newer consent link in the same tab replaces the first', async () => {
  network.answer(consent.view, () => caseOf());
  await visit(undefined, '');
  openLink(`#${token}`);
  expect(await screen.findByRole('heading', { name: 'Zoe asks for your consent' })).toBeTruthy();
  expect(network.asked(consent.view).map(({ body }) => body)).toEqual([{ token }]);
});

test.each(['consent_link_invalid', 'invalid_input'] as const)(
  'an invalid link (%s) shows a message with a way forward',
  async (code) => {
    network.answer(consent.view, () => refusal(code));
    await visit();
    expect(screen.getByRole('alert').textContent).toBe(errors.consent_link_invalid.text);
    expect(screen.getByText(/press “Send it again”/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in and decide' }).getAttribute('href')).toBe(
      '/consent/children',
    );
  },
);

test('a case that fails to load can be retried', async () => {
  network.answer(consent.view, unreachable);
  const { user } = await visit();
  await pass(10_000);
  expect(screen.getByRole('alert').textContent).toContain('check your internet connection');
  network.answer(consent.view, () => caseOf());
  await press(user, 'Try again');
  expect(heading()).toBe('Zoe asks for your consent');
});

test('the page names the child, and for each consent the data, the reason and what works without it', async () => {
  await visit(caseOf());
  expect(screen.getByText(/\(age 9, Europe\)/)).toBeTruthy();
  for (const [name, words] of [
    ['Using Inkwren', /Without it Zoe cannot use Inkwren/],
    ['Writing with Wren', /without e-mail address, school or account number/],
    ['Talking with Wren', /encrypted with a key that only the browser has/],
    ['Being seen by other children', /Other children on Inkwren can see it/],
  ] as const) {
    const section = screen.getByRole('heading', { name }).closest('section');
    expect(section?.querySelectorAll('details p')).toHaveLength(2);
    expect(section?.textContent).toMatch(words);
  }
});

test('all four consents are No at first, and adults must confirm that they are the guardian', async () => {
  const { user } = await visit(caseOf());
  expect(screen.getAllByRole('radio', { name: 'No' })).toHaveLength(4);
  for (const radio of screen.getAllByRole('radio', { name: 'No' }))
    expect(radio).toMatchObject({ checked: true });
  await say(user, 'Using Inkwren', 'Yes');
  await press(user, 'Send my answer');
  expect(answers()).toEqual([]);
});

test('each consent is answered separately, and the second mail is announced in local time', async () => {
  const confirm_after = '2026-11-16T18:30:00.000Z';
  network.answer(consent.answer, () => caseOf({ status: 'answered', consents: some, confirm_after }));
  const { user } = await visit(caseOf());
  await say(user, 'Using Inkwren', 'Yes');
  await say(user, 'Writing with Wren', 'Yes');
  await isGuardian(user);
  await press(user, 'Send my answer');
  expect(answers()).toEqual([{ token, consents: some, is_guardian: true, version: latestVersion.number }]);
  expect(heading()).toBe('Thank you. One step is left.');
  expect(document.activeElement?.textContent).toBe(heading());
  const time = new Date(confirm_after).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  expect(screen.getByText(`We will send you a second e-mail after ${time}.`)).toBeTruthy();
  expect(screen.getByText(/“e-mail plus”/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Using InkwrenYes',
    'Writing with WrenYes',
    'Talking with WrenNo',
    'Being seen by other childrenNo',
  ]);
});

test('a double click sends one answer', async () => {
  network.answer(consent.answer, () => new Promise(() => undefined));
  const { user } = await visit(caseOf());
  await isGuardian(user);
  await clickTwice(screen.getByRole('button', { name: 'Answer No' }));
  await pass(0);
  expect(answers()).toHaveLength(1);
});

test('no other consent can be given without the core, and withdrawing the core withdraws all', async () => {
  const { user } = await visit(caseOf());
  expect(screen.getByRole('group', { name: 'Talking with Wren' })).toMatchObject({ disabled: true });
  await say(user, 'Using Inkwren', 'Yes');
  await say(user, 'Talking with Wren', 'Yes');
  await say(user, 'Using Inkwren', 'No');
  const voice = within(screen.getByRole('group', { name: 'Talking with Wren' }));
  expect(voice.getByRole('radio', { name: 'No' })).toMatchObject({ checked: true });
});

test('the answer can be No, which gives no consent and can be changed', async () => {
  const refused = caseOf({ history: records(none, 'email', '2026-11-16T15:00:00.000Z') });
  network.answer(consent.answer, () => refused);
  const { user } = await visit(caseOf());
  await isGuardian(user);
  await press(user, 'Answer No');
  expect(answers()).toEqual([{ token, consents: none, is_guardian: true, version: latestVersion.number }]);
  expect(heading()).toBe('You have answered No');
  await press(user, 'Change my answer');
  expect(heading()).toBe('Zoe asks for your consent');
  expect(screen.getByText(/The answer on .* was No/)).toBeTruthy();
});

test('a grown-up who has already answered in another tab gets a message', async () => {
  network.answer(consent.answer, () => refusal('consent_answered'));
  const { user } = await visit(caseOf());
  await isGuardian(user);
  await press(user, 'Answer No');
  expect(await screen.findByText(errors.consent_answered.text)).toBeTruthy();
});

test('the first mail’s link shows no data of the child after the answer', async () => {
  network.answer(consent.view, () => refusal('consent_answered'));
  await visit();
  expect(await screen.findByRole('heading', { level: 1, name: 'You have answered' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(errors.consent_answered.text);
});

test('a link older than 30 days withdraws consents without showing the child', async () => {
  await visit(caseOf({ status: 'given', consents: some, changeable: true, child: null }));
  expect(heading()).toBe('Your consent for your child');
  expect(screen.getByText(/does not show who the child is/)).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Using Inkwren' })).toBeTruthy();
});

test.each([
  ['consent_link_invalid', errors.consent_link_invalid.text],
  ['server_error', errors.server_error.text],
] as const)('a failed answer keeps the choices: %s', async (code, text) => {
  network.answer(consent.answer, () => refusal(code));
  const { user } = await visit(caseOf());
  await say(user, 'Using Inkwren', 'Yes');
  await isGuardian(user);
  await press(user, 'Send my answer');
  expect(screen.getByRole('alert').textContent).toBe(text);
  network.answer(consent.answer, () => caseOf({ status: 'answered', consents: { ...none, core: true } }));
  await press(user, 'Send my answer');
  expect(heading()).toBe('Thank you. One step is left.');
});

test('the link of the second mail confirms the answers', async () => {
  network.answer(consent.confirm, () => given);
  const { user } = await visit(caseOf({ status: 'confirm', consents: some }));
  expect(heading()).toBe('Please confirm your answers');
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('Writing with WrenYes');
  await press(user, 'Confirm');
  expect(network.asked(consent.confirm).map(({ body }) => body)).toEqual([{ token }]);
  expect(heading()).toBe('Thank you! Zoe can come in.');
  expect(document.activeElement?.textContent).toBe(heading());
  expect(screen.getByText(/create a parent account with the link/)).toBeTruthy();
});

test('a confirmation that fails can be tried again', async () => {
  network.answer(consent.confirm, () => refusal('consent_link_invalid'));
  const { user } = await visit(caseOf({ status: 'confirm', consents: some }));
  await press(user, 'Confirm');
  expect(screen.getByRole('alert').textContent).toBe(errors.consent_link_invalid.text);
  network.answer(consent.confirm, () => given);
  await press(user, 'Confirm');
  expect(heading()).toBe('Thank you! Zoe can come in.');
});

test('an unchecked username is not shown, and the page says when it will be', async () => {
  await visit(caseOf({ child: { username: newReader, age: 9, region: 'Europe' } }));
  expect(screen.getByRole('heading', { name: 'A child asks for your consent' })).toBeTruthy();
  expect(screen.getByText(/You see the name that the child has chosen after your answer/)).toBeTruthy();
  expect(screen.queryByText(new RegExp(newReader))).toBeNull();
});
