import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { consent } from '../../contract/consent/endpoints';
import { errors } from '../../contract/errors';
import { type OnboardingState, onboarding } from '../../contract/onboarding/endpoints';
import { referrals } from '../../contract/referrals/endpoints';
import { comeIn, focused, newcomer, onLeave, stateOf, stateWith } from '../support/onboarding';
import { clickTwice, network, pass, refusal, settled, unreachable } from '../support/screens';

type Status = NonNullable<OnboardingState['consent']>['status'];

const child = newcomer({ age: 9 });
const adult = 's•••@home.test';
const asked_at = '2026-11-16T15:00:00.000Z';

const at = (status: Status): OnboardingState =>
  stateOf({
    step: 'consent',
    account_types: ['student'],
    profile: child,
    consent: status === 'not_asked' ? { status, adult: null, asked_at: null } : { status, adult, asked_at },
  });

const looks = () => network.asked(onboarding.state).length;
const addressed = () => network.asked(consent.ask).map(({ body }) => body.email);
const writeTo = (user: UserEvent, email: string) =>
  settled(() =>
    user.type(screen.getByRole('textbox', { name: "Your grown-up's e-mail address" }), `${email}{Enter}`),
  );
const press = (user: UserEvent, name: string) =>
  settled(async () => user.click(await screen.findByRole('button', { name })));

const current = () =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent;

const seen = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
};

test('a child names a grown-up, who gets a mail, and waits', async () => {
  network.answer(consent.ask, () => ({ adult, asked_at }));
  const user = await comeIn(at('not_asked'));
  expect(focused()).toBe('Ask a grown-up');
  expect(screen.getByText(/Your grown-up$/)).toBeTruthy();
  await writeTo(user, ' sam@home.test ');
  await screen.findByRole('heading', { name: 'Waiting for your grown-up' });
  expect(focused()).toBe('Waiting for your grown-up');
  expect(addressed()).toEqual(['sam@home.test']);
  expect(screen.getByText(adult)).toBeTruthy();
  expect(screen.queryByText('sam@home.test')).toBeNull();
});

test('the grown-up’s consent does not add a step to the shown number', async () => {
  await comeIn(at('not_asked'));
  expect(screen.getByText('Step 2 of 5:').parentElement?.textContent).toBe('Step 2 of 5: Your grown-up');
});

test('a waiting child can read a chapter and answer a question, and neither is sent nor stored', async () => {
  const user = await comeIn(at('asked'));
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  const before = kept();
  await press(user, 'Read a chapter while you wait');
  const taster = within(await screen.findByRole('region', { name: 'The Dragon Who Baked Bread' }));
  expect(focused()).toBe('The Dragon Who Baked Bread');
  expect(taster.getByText('Other dragons collected gold. Brundle collected recipes.')).toBeTruthy();
  expect(taster.getByText('Behind her, the doormat burst into flames.')).toBeTruthy();
  const check = () => user.click(taster.getByRole('button', { name: 'Check Answer' }));
  await user.click(taster.getByRole('radio', { name: /forgets the flour/ }));
  await check();
  expect(taster.getByRole('status').textContent).toContain('Not quite');
  await user.click(taster.getByRole('button', { name: 'Try again' }));
  await user.click(taster.getByRole('radio', { name: /with a roar/ }));
  await check();
  expect(taster.getByRole('status').textContent).toContain('Yes!');
  const proof =
    taster.getByText(/Bread wants a mumble/, { selector: 'q' }).textContent?.replace('’', "'") ?? '?';
  expect(taster.getByText(/The middle is delicious/).textContent).toContain(proof);
  expect(kept()).toBe(before);
});

test('Back closes the chapter and returns to the waiting page', async () => {
  const user = await comeIn(at('asked'));
  const entries = history.length;
  await press(user, 'Read a chapter while you wait');
  await screen.findByRole('region', { name: 'The Dragon Who Baked Bread' });
  expect(history.length).toBe(entries + 1);
  history.back();
  await screen.findByRole('button', { name: 'Read a chapter while you wait' });
  expect(screen.getByRole('heading', { name: 'Waiting for your grown-up' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'The Dragon Who Baked Bread' })).toBeNull();
});

test('no request is sent without an address', async () => {
  const user = await comeIn(at('not_asked'));
  await press(user, 'Write to them');
  await writeTo(user, 'sam');
  expect(addressed()).toEqual([]);
});

test.each([
  ['consent_own_address', errors.consent_own_address.text],
  ['consent_asked_too_often', errors.consent_asked_too_often.text],
  ['server_error', errors.server_error.text],
] as const)('a refused request says why: %s', async (code, text) => {
  network.answer(consent.ask, () => refusal(code));
  const user = await comeIn(at('not_asked'));
  await writeTo(user, 'sam@home.test');
  expect(await screen.findByText(text)).toBeTruthy();
  network.answer(consent.ask, () => ({ adult, asked_at }));
  await press(user, 'Write to them');
  expect(await screen.findByRole('heading', { name: 'Waiting for your grown-up' })).toBeTruthy();
});

test('a double click sends one request', async () => {
  network.answer(consent.ask, () => new Promise(() => undefined));
  const user = await comeIn(at('not_asked'));
  await user.type(screen.getByRole('textbox'), 'sam@home.test');
  await clickTwice(screen.getByRole('button', { name: 'Write to them' }));
  await pass(0);
  expect(addressed()).toEqual(['sam@home.test']);
});

test('a request without a network says so', async () => {
  network.answer(consent.ask, unreachable);
  const user = await comeIn(at('not_asked'));
  await writeTo(user, 'sam@home.test');
  expect((await screen.findByRole('alert')).textContent).toContain('check your internet connection');
});

test('a child who no longer needs consent continues', async () => {
  network.answer(consent.ask, () => refusal('consent_not_needed'));
  const user = await comeIn(at('not_asked'));
  network.answer(onboarding.state, () => stateWith(child));
  await writeTo(user, 'sam@home.test');
  expect(await screen.findByRole('heading', { name: 'What do you like?' })).toBeTruthy();
});

test.each([
  ['asked', /reads our e-mail and answers/, 'The first e-mail is on its way to your grown-up.'],
  ['answered', /one more e-mail/, 'Good news: your grown-up has answered!'],
  ['confirm', /press “Confirm”/, 'Nearly there: the second e-mail has been sent.'],
] as const)('a child who returns in the state %s sees what happens next', async (status, step, text) => {
  await comeIn(at(status));
  expect(focused()).toBe('Waiting for your grown-up');
  expect(current()).toMatch(step);
  expect(screen.getByText(text).getAttribute('role')).toBe('status');
});

test('the page polls every fifteen seconds, shows each state, and admits the child', async () => {
  await comeIn(at('asked'));
  expect(looks()).toBe(1);
  await pass(14_999);
  expect(looks()).toBe(1);
  network.answer(onboarding.state, () => at('answered'));
  await pass(1);
  expect(looks()).toBe(2);
  expect(await screen.findByText('Good news: your grown-up has answered!')).toBeTruthy();
  network.answer(onboarding.state, () => stateWith(child));
  await pass(15_000);
  await screen.findByRole('heading', { name: 'What do you like?' });
  expect(focused()).toBe('What do you like?');
  expect(screen.getByText('Your grown-up said yes. Come in!')).toBeTruthy();
  await pass(60_000);
  expect(looks()).toBe(3);
});

test('consent to an earlier request admits the child from the form, too', async () => {
  await comeIn(at('not_asked'));
  network.answer(onboarding.state, () => stateWith(child));
  await pass(15_000);
  await screen.findByRole('heading', { name: 'What do you like?' });
});

test('a hidden page does not poll', async () => {
  await comeIn(at('asked'));
  seen('hidden');
  await pass(60_000);
  expect(looks()).toBe(1);
  seen('visible');
  await pass(15_000);
  expect(looks()).toBeGreaterThan(1);
});

test('the child can check manually, and is told about a missing answer or network', async () => {
  const user = await comeIn(at('asked'));
  await press(user, 'Look again');
  expect(await screen.findByText('Not yet. Wren keeps looking for you.')).toBeTruthy();
  expect(looks()).toBe(2);
  network.answer(onboarding.state, unreachable);
  await press(user, 'Look again');
  await pass(10_000);
  expect(await screen.findByText(/check your internet connection/)).toBeTruthy();
  expect(screen.getByText(adult)).toBeTruthy();
});

test('the mail can be sent again to the typed address, but not too often', async () => {
  network.answer(consent.ask, () => ({ adult, asked_at }));
  const user = await comeIn(at('not_asked'));
  await writeTo(user, 'sam@home.test');
  await press(user, 'Send it again');
  expect(await screen.findByText(`We have written to ${adult} again.`)).toBeTruthy();
  expect(addressed()).toEqual(['sam@home.test', 'sam@home.test']);
  network.answer(consent.ask, () => refusal('consent_asked_too_often'));
  await press(user, 'Send it again');
  expect((await screen.findByRole('alert')).textContent).toBe(errors.consent_asked_too_often.text);
});

test('on a later visit sending again asks for the address, because the page does not know it', async () => {
  network.answer(consent.ask, () => ({ adult, asked_at }));
  const user = await comeIn(at('asked'));
  await press(user, 'Send it again');
  expect(await screen.findByText(`Last time it was ${adult}`)).toBeTruthy();
  await writeTo(user, 'sam@home.test');
  await screen.findByRole('heading', { name: 'Waiting for your grown-up' });
  expect(addressed()).toEqual(['sam@home.test']);
});

test('the child can ask another grown-up, or cancel that', async () => {
  network.answer(consent.ask, () => ({ adult: 'a•••@pond.test', asked_at }));
  const user = await comeIn(at('confirm'));
  await press(user, 'Use another address');
  await press(user, 'Back');
  expect(addressed()).toEqual([]);
  await press(user, 'Use another address');
  await writeTo(user, 'aunt@pond.test');
  expect(await screen.findByText('a•••@pond.test')).toBeTruthy();
  expect(current()).toMatch(/reads our e-mail/);
});

test('the gems of a referral wait until a grown-up has agreed', async () => {
  network.answer(referrals.check, () => ({ has_referral: true, referral_count: 1 }));
  network.answer(referrals.link, () => ({ gems_awarded: 25 }));
  await comeIn(at('confirm'));
  expect(network.asked(onboarding.checkSchool)).toHaveLength(1);
  expect(network.asked(referrals.check)).toEqual([]);
  network.answer(onboarding.state, () => stateWith(child));
  await pass(15_000);
  await screen.findByRole('heading', { name: 'What do you like?' });
  await pass(0);
  expect(network.asked(referrals.link)).toHaveLength(1);
});

test('the child can sign out while waiting', async () => {
  const user = await comeIn(at('asked'));
  await press(user, 'Sign out');
  expect(onLeave).toHaveBeenCalledTimes(1);
});
