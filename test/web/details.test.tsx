import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { consent } from '../../contract/consent/endpoints';
import { proposals } from '../../contract/proposals/endpoints';
import { users } from '../../contract/users/endpoints';
import { emptyLists, openConsole, proposal } from '../support/operator';
import { network, open, person, refusal } from '../support/screens';

const openAccount = async () => {
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: /: profile and settings$/ }));
  await user.click(await screen.findByRole('tab', { name: 'Account' }));
  const section = within(await screen.findByRole('region', { name: 'My details' }));
  return { user, section };
};
const year = 'Year of birth';
const sent = () => network.asked(consent.correct).map(({ body }) => body);

test('a child corrects the year of birth after it is told what follows, and learns who has to agree', async () => {
  network.answer(users.me, () => person({ decides_alone: false }));
  network.answer(consent.correct, () => ({ outcome: 'guardian' as const }));
  const { user, section } = await openAccount();
  await user.type(section.getByRole('spinbutton', { name: year }), '2012');
  await user.click(section.getByRole('button', { name: 'Change' }));
  const question = within(screen.getByRole('dialog', { name: 'Change it?' }));
  expect(question.getByText(/we ask your grown-up first/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText(/We have asked your grown-up/)).toBeTruthy();
  expect(sent()).toEqual([{ birth_year: 2012 }]);
});

test('a student who decides alone is warned that Inkwren may close', async () => {
  network.answer(users.me, () => person({ decides_alone: true, birth_year: 2011 }));
  network.answer(consent.correct, () => ({ outcome: 'changed' as const }));
  const { user, section } = await openAccount();
  expect(section.getByRole<HTMLInputElement>('spinbutton', { name: year }).value).toBe('2011');
  await user.selectOptions(section.getByRole('combobox', { name: 'Region' }), 'India');
  await user.click(section.getByRole('button', { name: 'Change' }));
  const question = within(screen.getByRole('dialog', { name: 'Change it?' }));
  expect(question.getByText(/Inkwren closes for you until a grown-up has agreed/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('Changed.')).toBeTruthy();
  expect(sent()).toEqual([{ region: 'India' }]);
});

test('a school can be left after a question, and a refusal is shown', async () => {
  network.answer(users.me, () => person({ school: 'Maple' }));
  network.answer(consent.correct, () => refusal('details_too_often'));
  const { user, section } = await openAccount();
  await user.click(section.getByRole('button', { name: 'Leave Maple' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Leave the school?' })).getByRole('button', { name: 'Leave' }),
  );
  expect((await section.findByRole('alert')).textContent).toMatch(/three times today/);
  expect(sent()).toEqual([{ school: null }]);
});

const guardians = {
  see: null,
  guardians: [{ address: 's•••@home.test', since: '2026-11-10T12:00:00.000Z' }],
};

test('a student who has come of age is told, and chooses what guardians go on seeing', async () => {
  network.answer(users.me, () => person({ age: 16, decides_alone: true, guardians_see: null }));
  network.answer(consent.ownGuardians, () => guardians);
  network.answer(consent.setGuardiansSee, ({ body: { see } }) => ({ ...guardians, see }));
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Choose' }));
  expect(await screen.findByText('s•••@home.test')).toBeTruthy();
  expect(screen.getByText(/Until you answer, they see what they saw/)).toBeTruthy();
  const decide = screen.getByRole<HTMLButtonElement>('button', { name: 'Decide' });
  expect(decide.disabled).toBe(true);
  await user.click(screen.getByRole('radio', { name: /Everything but my talks/ }));
  await user.click(decide);
  expect(await screen.findByText('It holds from now on.')).toBeTruthy();
  expect(network.asked(consent.setGuardiansSee).map(({ body }) => body)).toEqual([{ see: 'no_talks' }]);
});

test('a child who is not old enough is told who decides, and has nothing to choose', async () => {
  network.answer(users.me, () => person({ age: 9, decides_alone: false }));
  open('/guardians');
  expect(await screen.findByText(/^Your grown-up decides with you/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Who can see my reading?' }).getAttribute('href')).toBe(
    '/friends?tab=requests',
  );
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  expect(network.asked(consent.ownGuardians)).toEqual([]);
});

test('operators propose what a child without a guardian asks for', async () => {
  emptyLists();
  const zoe = {
    id: 'zoe',
    username: 'Zoe',
    account_type: 'student' as const,
    age: 12,
    birth_year: null,
    region: 'Canada' as const,
    school: null,
    has_guardian: false,
    asked: { birth_year: 2012, region: null, asked_at: '2026-11-10T12:00:00.000Z' },
  };
  network.answer(proposals.corrections, () => ({ corrections: [zoe], next: null }));
  network.answer(proposals.propose, () => proposal());
  const user = await openConsole('Corrections');
  await user.click(await screen.findByRole('button', { name: 'Look: Zoe' }));
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: year }).value).toBe('2012');
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  const question = within(screen.getByRole('dialog', { name: 'Correct Zoe?' }));
  await user.type(question.getByRole('textbox', { name: 'Case' }), 'T-3');
  await user.click(question.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText(/A second operator has to agree/)).toBeTruthy();
  expect(network.asked(proposals.propose).map(({ body }) => body)).toEqual([
    { case: 'T-3', change: { action: 'correct_details', id: 'zoe', birth_year: 2012 } },
  ]);
});
