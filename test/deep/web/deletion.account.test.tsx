import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { deletion } from '../../../contract/deletion/endpoints';
import { deletionErrors } from '../../../contract/deletion/errors';
import type { Answer } from '../../../contract/endpoint';
import { type Me, users } from '../../../contract/users/endpoints';
import { press } from '../../support/deletion-page';
import { network, open, person, refusal } from '../../support/screens';

type Overview = Answer<typeof deletion.overview>;

const overview = (of: Partial<Overview> = {}): Overview => ({
  may_ask: true,
  mail_to: 'm•••@home.test',
  own: null,
  children: [],
  ...of,
});

const child = (id: string, name: string, needs_answer = true) => ({ id, name, needs_answer, deletion: null });

/** The dialog that asks for the deletion of one's own account. */
const openDialog = async (of: Overview, me: Partial<Me> = {}) => {
  network.answer(users.me, () => person(me));
  network.answer(deletion.overview, () => of);
  network.answer(deletion.ask, () => ({ mail_to: of.mail_to, asked_at: '2026-11-16T15:00:00.000Z' }));
  const { user } = open('/dashboard');
  await user.click(await screen.findByRole('button', { name: /: profile and settings$/ }));
  await user.click(await screen.findByRole('tab', { name: 'Account' }));
  await press(user, 'Delete my account…');
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Delete my account' })) };
};

const asked = () => network.asked(deletion.ask).map(({ body }) => body);

test('a child below the age of consent is told whom to ask, and can ask for nothing', async () => {
  const { user, dialog } = await openDialog(overview({ may_ask: false }));
  expect(dialog.getByText(/^Only the grown-up who said yes for you can do this\./)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Send me the link' })).toBeNull();
  await press(user, 'All right');
  expect(screen.queryByRole('dialog', { name: 'Delete my account' })).toBeNull();
});

test.each<[string, Partial<Me>, RegExp]>([
  ['a student', { age: 14, decides_alone: true }, /your talks with Wren/],
  ['a teacher', { account_type: 'teacher' }, /they keep everything of theirs/],
  ['a parent', { account_type: 'other' }, /decide nothing for them/],
  ['an operator', { account_type: 'teacher', role: 'operator' }, /what you have done as an operator/],
])('%s learns what is lost, and gets a link by mail', async (_, me, loss) => {
  const { user, dialog } = await openDialog(overview(), me);
  expect(dialog.getByText(loss)).toBeTruthy();
  await press(user, 'Send me the link');
  expect(asked()).toEqual([{ children: [] }]);
  const sent = within(screen.getByRole('dialog', { name: 'Look into your e-mail' }));
  expect(sent.getByRole('status').textContent).toContain('m•••@home.test');
});

test('a guardian says for each child what becomes of it, and nothing is preset', async () => {
  const { user, dialog } = await openDialog(
    overview({ children: [child('a', 'Mia'), child('b', 'Finn'), child('c', 'Zoe', false)] }),
    { account_type: 'other' },
  );
  expect(dialog.getAllByRole('group')).toHaveLength(2);
  for (const radio of dialog.getAllByRole('radio')) expect(radio).toMatchObject({ checked: false });
  const answer = (name: string, option: RegExp) =>
    user.click(
      within(dialog.getByRole('group', { name: `What happens to ${name}’s account?` })).getByRole('radio', {
        name: option,
      }),
    );
  await answer('Mia', /^Delete it/);
  await press(user, 'Send me the link');
  expect(asked()).toEqual([]);
  expect(dialog.getByText('Please choose one.')).toBeTruthy();
  await answer('Finn', /^Keep it/);
  await press(user, 'Send me the link');
  expect(asked()).toEqual([
    {
      children: [
        { id: 'a', fate: 'delete' },
        { id: 'b', fate: 'leave' },
      ],
    },
  ]);
});

test('shows why no link could be sent', async () => {
  const { user, dialog } = await openDialog(overview());
  network.answer(deletion.ask, () => refusal('deletion_asked_too_often'));
  await press(user, 'Send me the link');
  expect(dialog.getByRole('alert').textContent).toBe(deletionErrors.deletion_asked_too_often.text);
});
