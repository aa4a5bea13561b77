import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { errors } from '../../contract/errors';
import { onboarding } from '../../contract/onboarding/endpoints';
import { referrals } from '../../contract/referrals/endpoints';
import { problemOfUsername } from '../../frontend/src/subjects/users/username';
import { comeIn, focused, newcomer, onComplete, stateOf, stateWith } from '../support/onboarding';
import { network, pass, refusal, settled, unreachable } from '../support/screens';

const agreement = 'I have read and agree to the Terms and Conditions';
const basic = stateOf({ step: 'basic' });

const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
const age = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Age' });

const fill = async (user: UserEvent, { name = 'Zoe', years = '14', region = 'United States' } = {}) => {
  await user.type(username(), name);
  await user.type(age(), years);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where do you live?' }), region);
};

const goOn = (user: UserEvent) => settled(() => user.click(screen.getByRole('button', { name: 'Go on' })));

const errorOf = (field: HTMLElement) => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return error === undefined ? undefined : document.getElementById(error)?.textContent;
};

const sent = () => network.asked(onboarding.setUp).map(({ body }) => body);

test('the user must agree to the terms, and the agreement is saved', async () => {
  network.answer(onboarding.agree, () => basic);
  const user = await comeIn(stateOf());
  expect(focused()).toBe('Terms and Conditions');
  expect(screen.getByText(/^Step 1 of/)).toBeTruthy();
  await goOn(user);
  expect(network.asked(onboarding.agree)).toEqual([]);
  const box = screen.getByRole('checkbox', { name: agreement });
  await user.click(box);
  await goOn(user);
  expect(await screen.findByRole('heading', { name: 'Complete Your Profile' })).toBeTruthy();
  expect(network.asked(onboarding.agree).map(({ body }) => body)).toEqual([{ terms_and_conditions: true }]);
});

test.each([
  ['a child', ['student'], 'You or your grown-up can close your account.'],
  ['a teacher', ['teacher'], 'Teachers are verified before they see a class.'],
] as const)('%s sees the terms in short, and all of them a tap away', async (_, account_types, sentence) => {
  const user = await comeIn(stateOf({ account_types: [...account_types] }));
  const short = within(screen.getByRole('list', { name: 'The terms in short' }));
  expect(short.getByText(new RegExp(sentence))).toBeTruthy();
  const all = screen.getByText('Read everything').closest('details');
  expect(all?.open).toBe(false);
  await user.click(screen.getByText('Read everything'));
  expect(all?.open).toBe(true);
  expect(within(all as HTMLElement).getByRole('heading', { name: 'How data is used' })).toBeTruthy();
});

test.each([
  [unreachable, 'Failed to save agreement. Please try again.'],
  [() => refusal('server_error'), 'Failed to save agreement. Please try again.'],
  [() => refusal('not_invited'), 'Registration is currently by invitation only.'],
])('saving the agreement can be retried: %#', async (answer, text) => {
  network.answer(onboarding.agree, answer);
  const user = await comeIn(stateOf());
  await user.click(screen.getByRole('checkbox', { name: agreement }));
  await goOn(user);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  network.answer(onboarding.agree, () => basic);
  await goOn(user);
  expect(await screen.findByRole('heading', { name: 'Complete Your Profile' })).toBeTruthy();
});

test('Enter creates the profile from the entered data', async () => {
  network.answer(onboarding.setUp, () => stateWith(newcomer()));
  const user = await comeIn(basic);
  expect(focused()).toBe('Complete Your Profile');
  expect(screen.getByRole('radio', { name: 'Student' })).toMatchObject({ checked: true });
  await fill(user, { name: ' Zoe ' });
  await settled(() => user.type(age(), '{Enter}'));
  expect(await screen.findByRole('heading', { name: 'What do you like?' })).toBeTruthy();
  expect(sent()).toEqual([{ username: 'Zoe', age: 14, account_type: 'student', region: 'United States' }]);
});

test('the username has a counter and at most sixteen letters', async () => {
  const user = await comeIn(basic);
  expect(screen.getByText('0/16')).toBeTruthy();
  await user.type(username(), 'A name that is much too long');
  expect(username().value).toBe('A name that is m');
  expect(screen.getByText('16/16')).toBeTruthy();
});

test('username, age and region are required, and the age is a number from 1 to 120', async () => {
  const user = await comeIn(basic);
  await goOn(user);
  await fill(user, { years: '121' });
  await goOn(user);
  await user.clear(age());
  await user.type(age(), '0');
  await goOn(user);
  expect(sent()).toEqual([]);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where do you live?' }).required).toBe(true);
  expect(
    within(screen.getByRole('combobox'))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(expect.arrayContaining(['United States', 'India', 'China', 'Europe', 'Canada']));
});

test.each([
  ['a blank username', { name: '   ' }, username, 'Username is required'],
  ['an address as a username', { name: 'zoe@home' }, username, problemOfUsername('zoe@home')],
  ['a child that is too young', { years: '7' }, age, errors.too_young.text],
])('%s gets a message at its field before any request', async (_, entered, field, text) => {
  const user = await comeIn(basic);
  await fill(user, entered);
  await goOn(user);
  expect(errorOf(field())).toBe(text);
  expect(document.activeElement).toBe(field());
  expect(sent()).toEqual([]);
});

test('a child below the age of consent of its region is told beforehand that a grown-up is needed', async () => {
  const user = await comeIn(basic);
  const told = () => screen.queryByText(/a grown-up has to say yes/) !== null;
  await fill(user, { years: '12' });
  expect(told()).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Teacher' }));
  expect(told()).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'Student' }));
  await user.clear(age());
  await user.type(age(), '13');
  expect(told()).toBe(false);
});

test('a teacher must be of age, and "Parent" is stored as other', async () => {
  network.answer(onboarding.setUp, () => stateWith(newcomer({ account_type: 'other', age: 40 })));
  const user = await comeIn(basic);
  await fill(user, { years: '17' });
  await user.click(screen.getByRole('radio', { name: 'Teacher' }));
  await goOn(user);
  expect(errorOf(age())).toBe('Teachers and parents need to be at least 18 years old.');
  await user.clear(age());
  await user.type(age(), '40');
  await user.click(screen.getByRole('radio', { name: 'Parent' }));
  await goOn(user);
  expect(await screen.findByRole('heading', { name: 'What do you like?' })).toBeTruthy();
  expect(sent().at(-1)).toMatchObject({ account_type: 'other', age: 40 });
  expect(document.documentElement.dataset.theme).toBe('adult');
});

test('only the account types of the invitation can be chosen', async () => {
  await comeIn(stateOf({ step: 'basic', account_types: ['teacher'] }));
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: 'Teacher' })).toMatchObject({ checked: true });
});

test.each([
  ['username_taken', () => username()],
  ['too_young', () => age()],
  ['adults_only', () => age()],
] as const)('the refusal %s is shown at its field, and another try may succeed', async (code, field) => {
  network.answer(onboarding.setUp, () => refusal(code));
  const user = await comeIn(basic);
  await fill(user);
  await goOn(user);
  await screen.findByText(errors[code].text);
  expect(errorOf(field())).toBe(errors[code].text);
  expect(document.activeElement).toBe(field());
  network.answer(onboarding.setUp, () => stateWith(newcomer()));
  await goOn(user);
  expect(await screen.findByRole('heading', { name: 'What do you like?' })).toBeTruthy();
});

test('an account type outside the invitation gets a message at the choice', async () => {
  network.answer(onboarding.setUp, () => refusal('invitation_role'));
  const user = await comeIn(basic);
  await fill(user);
  await goOn(user);
  await screen.findByText('Your invitation is for another kind of account.');
  expect(errorOf(screen.getByRole('group', { name: 'I am a' }))).toBe(errors.invitation_role.text);
});

test.each([
  ['not_invited', errors.not_invited.text],
  ['email_taken', errors.email_taken.text],
  ['server_error', errors.server_error.text],
  ['offline', 'Connection error. Please check your internet connection and try again.'],
] as const)('any other failure gets a general message: %s', async (code, text) => {
  network.answer(onboarding.setUp, () => (code === 'offline' ? unreachable() : refusal(code)));
  const user = await comeIn(basic);
  await fill(user);
  await goOn(user);
  expect((await screen.findByRole('alert')).textContent).toBe(`Profile setup failed: ${text}`);
});

test.each([
  ['profile_exists', stateWith(newcomer()), 'What do you like?'],
  ['terms_not_agreed', stateOf(), 'Terms and Conditions'],
] as const)(
  'out of step (%s) the onboarding continues at the server’s step',
  async (code, there, heading) => {
    network.answer(onboarding.setUp, () => refusal(code));
    const user = await comeIn(basic);
    network.answer(onboarding.state, () => there);
    await fill(user);
    await goOn(user);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  },
);

test('an operator has finished after the basics', async () => {
  const operator = newcomer({ account_type: 'other', role: 'operator', age: 40 });
  network.answer(onboarding.setUp, () => stateWith(operator));
  const user = await comeIn(stateOf({ step: 'basic', account_types: ['other'], operator: true }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Step 2 of 2:')).toBeTruthy();
  await fill(user, { years: '40' });
  await goOn(user);
  expect(await screen.findByRole('heading', { name: 'Welcome, Zoe!' })).toBeTruthy();
  await pass(4000);
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('the onboarding claims the school and the referral gems of a new user', async () => {
  network.answer(onboarding.setUp, () => stateWith(newcomer()));
  network.answer(referrals.check, () => ({ has_referral: true, referral_count: 1 }));
  network.answer(referrals.link, () => ({ gems_awarded: 25 }));
  const user = await comeIn(basic);
  expect(network.asked(referrals.check)).toEqual([]);
  await fill(user);
  await goOn(user);
  await pass(0);
  expect(network.asked(referrals.check).map(({ body }) => body)).toEqual([{ email: 'zoe@home.test' }]);
  expect(network.asked(onboarding.checkSchool).map(({ body }) => body)).toEqual([{ email: 'zoe@home.test' }]);
  expect(network.asked(referrals.link)).toHaveLength(1);
});

test('without a referral no gems are claimed, and failures are logged only', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.answer(onboarding.setUp, () => stateWith(newcomer()));
  network.answer(onboarding.checkSchool, unreachable);
  const user = await comeIn(basic);
  await fill(user);
  await goOn(user);
  await pass(0);
  expect(network.asked(referrals.link)).toEqual([]);
  expect(warn.mock.calls).toEqual([['The school could not be checked: offline']]);
  expect(screen.getByRole('heading', { name: 'What do you like?' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  warn.mockRestore();
});

test('a user with several invitations chooses one, with none preset', async () => {
  const invitations = [
    {
      id: 'operators',
      from: 'school' as const,
      name: 'Elm',
      address: null,
      account_types: ['teacher' as const],
    },
    {
      id: 'mum',
      from: 'grown_up' as const,
      name: 'Ann',
      address: 's•••@home.test',
      account_types: ['student' as const],
    },
  ];
  network.answer(onboarding.setUp, () => stateWith(newcomer()));
  const user = await comeIn(stateOf({ step: 'basic', account_types: ['student', 'teacher'], invitations }));
  const choice = within(screen.getByRole('group', { name: 'Who invited you?' }));
  choice.getByText('A grown-up, who will be asked to say yes for you. E-mail: s•••@home.test');
  for (const radio of choice.getAllByRole('radio')) expect(radio).toMatchObject({ checked: false });
  await user.click(choice.getByRole('radio', { name: 'Ann' }));
  expect(screen.queryByRole('radio', { name: 'Teacher' })).toBeNull();
  await fill(user);
  await goOn(user);
  expect(sent()).toMatchObject([{ account_type: 'student', invitation: 'mum' }]);
});

test.each([
  ['age_held', () => age()],
  ['invitation_choice', () => screen.getByRole('group', { name: 'Who invited you?' })],
] as const)('a refusal is shown where it can be corrected: %s', async (code, field) => {
  const invitations = ['a', 'b'].map((id) => ({
    id,
    from: 'grown_up' as const,
    name: id,
    address: null,
    account_types: ['student' as const],
  }));
  network.answer(onboarding.setUp, () => refusal(code));
  const user = await comeIn(stateOf({ step: 'basic', account_types: ['student'], invitations }));
  await user.click(screen.getByRole('radio', { name: 'a' }));
  await fill(user);
  await goOn(user);
  expect(field().closest('div,fieldset')?.parentElement?.textContent).toContain(errors[code].text);
});
