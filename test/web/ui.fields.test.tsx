import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { CheckboxField } from '../../frontend/src/ui/checkbox-field';
import { ChipChoice } from '../../frontend/src/ui/chip-choice';
import { ConfirmDialog } from '../../frontend/src/ui/confirm-dialog';
import { MenuSheet } from '../../frontend/src/ui/menu-sheet';
import { RadioCards } from '../../frontend/src/ui/radio-cards';
import { SelectField } from '../../frontend/src/ui/select-field';
import { Steps } from '../../frontend/src/ui/steps';
import { Switch } from '../../frontend/src/ui/switch';
import { TextField } from '../../frontend/src/ui/text-field';

const describing = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('a field is described by its hint, and by its error if there is one', () => {
  const field = (error?: string) => <TextField label="Username" hint="Up to 16 letters." error={error} />;
  const { rerender } = render(field());
  const box = screen.getByRole('textbox', { name: 'Username' });
  expect(describing(box)).toEqual(['Up to 16 letters.']);
  expect(box.getAttribute('aria-invalid')).toBeNull();
  rerender(field('Username is required'));
  expect(describing(box)).toEqual(['Up to 16 letters.', 'Username is required']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Username is required').closest('[aria-live]')).toBeTruthy();
});

test('missing or invalid input has our own message at its field instead of the browser’s', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <TextField label="Name" data-missing="Username is required" required />
      <TextField label="E-mail" type="email" required />
      <TextField label="Age" type="number" min={1} max={120} required />
      <SelectField label="Region" placeholder="Choose" options={['India', 'China']} required />
      <CheckboxField label="I agree" required />
      <button type="submit">Go on</button>
    </form>,
  );
  // The browser shows its own message unless the event is cancelled.
  const cancelled: boolean[] = [];
  const note = (event: Event) => cancelled.push(event.defaultPrevented);
  for (const control of document.querySelectorAll('input, select')) control.addEventListener('invalid', note);
  const goOn = () => user.click(screen.getByRole('button', { name: 'Go on' }));
  await goOn();
  const problems = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-invalid]')].map((one) => describing(one)[0]);
  expect(problems()).toEqual([
    'Username is required',
    'Please type an e-mail address.',
    'Please type a whole number from 1 to 120.',
    'Please choose one.',
    'Please tick this box first.',
  ]);
  expect(cancelled).toEqual([true, true, true, true, true]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Zoe');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'zoe');
  await user.type(screen.getByRole('spinbutton'), '121');
  await user.selectOptions(screen.getByRole('combobox'), 'India');
  await user.click(screen.getByRole('checkbox'));
  expect(problems()).toEqual([]);
  await goOn();
  expect(problems()).toEqual([
    'An e-mail address looks like wren@example.com.',
    'Please type a whole number from 1 to 120.',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a select starts without a choice, and its placeholder cannot be chosen', () => {
  render(
    <SelectField label="Region" name="region" placeholder="Choose" options={['India', 'China']} required />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Region' });
  expect(select.value).toBe('');
  expect(select.validity.valid).toBe(false);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['India', 'China']);
});

test('pressing the label ticks the box, and the hint is not part of its name', async () => {
  render(<CheckboxField label="I agree" hint="You can take it back." name="agree" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
  await userEvent.setup().click(screen.getByText('I agree'));
  expect(box.checked).toBe(true);
  expect(describing(box)).toEqual(['You can take it back.']);
});

test('a switch announces its state', async () => {
  const onChange = jest.fn();
  render(<Switch label="Less motion" checked={false} onChange={onChange} />);
  await userEvent.setup().click(screen.getByRole('switch', { name: 'Less motion' }));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('one of several cards is chosen, also by pressing its description', async () => {
  const user = userEvent.setup();
  const Kind = () => {
    const [kind, setKind] = useState<'student' | 'teacher'>('student');
    return (
      <RadioCards
        label="Who are you?"
        options={[
          { value: 'student', label: 'Student', description: 'I read books.' },
          { value: 'teacher', label: 'Teacher', description: 'I look after a class.' },
        ]}
        value={kind}
        onChange={setKind}
      />
    );
  };
  render(<Kind />);
  const [student, teacher] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(describing(teacher as HTMLElement)).toEqual(['I look after a class.']);
  await user.click(screen.getByText('I look after a class.'));
  expect([student?.checked, teacher?.checked]).toEqual([false, true]);
});

test('chips are pressed and released independently', async () => {
  const user = userEvent.setup();
  const Genres = () => {
    const [chosen, setChosen] = useState<('Fantasy' | 'Humor')[]>(['Humor']);
    return <ChipChoice label="Genres" options={['Fantasy', 'Humor']} value={chosen} onChange={setChosen} />;
  };
  render(<Genres />);
  const pressed = () => screen.queryAllByRole('button', { pressed: true }).map((chip) => chip.textContent);
  await user.click(screen.getByRole('button', { name: 'Fantasy' }));
  expect(pressed()).toEqual(['Fantasy', 'Humor']);
  await user.click(screen.getByRole('button', { name: 'Humor' }));
  expect(pressed()).toEqual(['Fantasy']);
});

test('steps are described in words', () => {
  const steps = ['Terms', 'About you'];
  const { container, rerender } = render(<Steps steps={steps} current={0} />);
  expect(container.textContent).toBe('Step 1 of 2: Terms');
  rerender(<Steps steps={steps} current={2} />);
  expect(container.textContent).toBe('All 2 steps done');
});

test('a dialog with a running action can neither be confirmed again nor closed', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const ask = (busy: boolean) => (
    <ConfirmDialog
      title="Revoke the invitation?"
      confirmLabel="Revoke"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      It cannot be used any more.
    </ConfirmDialog>
  );
  const { rerender } = render(ask(true));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect([onConfirm, onCancel].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  rerender(ask(false));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await user.keyboard('{Escape}');
  expect([onConfirm, onCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a press beside the dialog closes it, but releasing a text selection there does not', async () => {
  const user = userEvent.setup();
  const onCancel = jest.fn();
  render(
    <ConfirmDialog title="Sign out?" confirmLabel="Sign out" onConfirm={onCancel} onCancel={onCancel}>
      Your books wait for you.
    </ConfirmDialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Sign out?' });
  const text = screen.getByText('Your books wait for you.');
  await user.pointer([
    { keys: '[MouseLeft>]', target: text },
    { target: dialog },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(onCancel).not.toHaveBeenCalled();
  await user.click(dialog);
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('a menu closes when one of its links is followed', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(
    <MenuSheet title="Menu" onClose={onClose}>
      <p>Hello</p>
      <a href="#books">Books</a>
    </MenuSheet>,
  );
  await user.click(screen.getByText('Hello'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Books' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
