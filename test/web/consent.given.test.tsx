import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { consent } from '../../contract/consent/endpoints';
import { errors } from '../../contract/errors';
import { caseOf, given, heading, none, press, some, token, visit } from '../support/consent-page';
import { network, pass, refusal, settled } from '../support/screens';

const toggle = (user: UserEvent, name: string) =>
  settled(async () => user.click(await screen.findByRole('switch', { name })));
const switches = () => screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked);

test('each consent can be given and withdrawn later, with immediate effect', async () => {
  const changed = { ...some, voice: true };
  network.answer(consent.change, ({ body }) => ({ ...given, consents: body.consents }));
  const { user } = await visit(given);
  expect(heading()).toBe('Your consent for Zoe');
  expect(switches()).toEqual([true, true, false, false, false, false]);
  await toggle(user, 'Talking with Wren');
  expect(network.asked(consent.change).map(({ body }) => body)).toEqual([
    { token, consents: changed, discoverable: false, transcripts: false },
  ]);
  expect(switches()).toEqual([true, true, true, false, false, false]);
  expect(screen.getByText('Saved. It holds from now on.').getAttribute('role')).toBe('status');
});

test('a second switch is ignored until the change of the first has been answered', async () => {
  network.answer(consent.change, () => new Promise(() => undefined));
  await visit(given);
  const names = ['Writing with Wren', 'Talking with Wren'];
  act(() => {
    for (const name of names) screen.getByRole('switch', { name }).click();
  });
  await pass(0);
  expect(network.asked(consent.change).map(({ body }) => body.consents)).toEqual([
    { ...some, ai_text: false },
  ]);
});

test('the link of an older mail shows the consents, and says where to change them', async () => {
  await visit({ ...given, changeable: false });
  expect(screen.getByText(/use the link in our last e-mail/)).toBeTruthy();
  expect(screen.queryAllByRole('switch')).toEqual([]);
  const standing = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(standing).toEqual([
    'Using InkwrenYes',
    'Writing with WrenYes',
    'Talking with WrenNo',
    'Being seen by other childrenNo',
  ]);
});

test('every answer so far is listed with its time, version and method', async () => {
  const { user } = await visit(given);
  await user.click(screen.getByText('Every answer so far (4)'));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(4);
  const cells = within(rows[0] as HTMLElement).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Yes',
    expect.stringContaining('2026'),
    '2026-11',
    'Confirmed by a second e-mail',
  ]);
});

test('withdrawing the core asks for confirmation, and excludes the child until it is given again', async () => {
  const withdrawn = caseOf({ status: 'withdrawn', consents: none, changeable: true });
  network.answer(consent.change, () => withdrawn);
  const { user } = await visit(given);
  await toggle(user, 'Using Inkwren');
  const dialog = await screen.findByRole('dialog', { name: 'Take back your consent?' });
  expect(dialog.textContent).toContain('Zoe cannot use Inkwren until you agree again');
  await press(user, 'Cancel');
  expect(network.asked(consent.change)).toEqual([]);
  expect(switches()[0]).toBe(true);
  await toggle(user, 'Using Inkwren');
  await press(user, 'Take it back');
  expect(network.asked(consent.change).map(({ body }) => body.consents)).toEqual([none]);
  expect(heading()).toBe('Zoe cannot use Inkwren');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('switch', { name: 'Writing with Wren' })).toMatchObject({ disabled: true });
  network.answer(consent.change, () => ({ ...given, consents: { ...none, core: true } }));
  await toggle(user, 'Using Inkwren');
  expect(network.asked(consent.change).at(-1)?.body.consents).toEqual({ ...none, core: true });
  expect(switches()).toEqual([true, false, false, false, false, false]);
});

test('a refused change changes nothing', async () => {
  network.answer(consent.change, () => refusal('consent_link_invalid'));
  const { user } = await visit(given);
  await toggle(user, 'Being seen by other children');
  expect(screen.getByRole('alert').textContent).toBe(errors.consent_link_invalid.text);
  expect(switches()).toEqual([true, true, false, false, false, false]);
});

test('what is new is answered for all children of the grown-up, also by an older link', async () => {
  const terms = {
    version: 'second',
    versions: [{ number: 'second', date: '2027-01-01', changes: ['Wren can sing.', 'Two.', 'Three.'] }],
    names: ['Zoe', 'Max'],
    declined: false,
  };
  network.answer(consent.answerTerms, () => ({ ...given, terms: null }));
  const { user } = await visit({ ...given, terms });
  expect(heading()).toBe('Your consent for Zoe');
  const card = screen.getByRole('region', { name: 'Something is new for Zoe and Max' });
  expect(within(card).getByText('Wren can sing.')).toBeTruthy();
  await press(user, 'I agree');
  expect(network.asked(consent.answerTerms).map(({ body }) => body)).toEqual([
    { token, version: 'second', agreed: true },
  ]);
  expect(screen.queryByRole('region', { name: /Something is new/ })).toBeNull();
});
