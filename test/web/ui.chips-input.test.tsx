import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChipsInput } from '../../frontend/src/ui/chips-input';

interface SetUp {
  readonly first?: readonly string[];
  readonly maxItems?: number;
  readonly maxLength?: number;
}

const show = ({ first = [], maxItems = 4, maxLength = 10 }: SetUp = {}) => {
  let sent = 0;
  const Form = () => {
    const [items, setItems] = useState([...first]);
    const [after, setAfter] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <ChipsInput
          label="Games"
          value={items}
          onChange={setItems}
          maxItems={maxItems}
          maxLength={maxLength}
        />
        <button type="button" onClick={() => setAfter(items.join('|'))}>
          Next
        </button>
        <output>{after}</output>
      </form>
    );
  };
  render(<Form />);
  return {
    user: userEvent.setup(),
    box: screen.getByRole<HTMLInputElement>('textbox', { name: 'Games' }),
    sent: () => sent,
  };
};

const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const status = () => document.querySelector('[role="status"]')?.textContent?.trim();

test('Enter adds the typed text, trimmed, and announces it, but never submits the form', async () => {
  const { user, box, sent } = show();
  await user.type(box, '  Chess {Enter}');
  expect(chips()).toEqual(['Chess']);
  expect(box.value).toBe('');
  expect(status()).toBe('Added Chess');
  await user.type(box, '{Enter}   {Enter}');
  expect(chips()).toEqual(['Chess']);
  expect(sent()).toBe(0);
});

test('a comma of any script adds too, and a pasted list becomes several items', async () => {
  const { user, box } = show();
  await user.type(box, 'Chess,Go、');
  expect(chips()).toEqual(['Chess', 'Go']);
  fireEvent.change(box, { target: { value: 'Tag, ,Hide' } });
  expect(chips()).toEqual(['Chess', 'Go', 'Tag']);
  expect(box.value).toBe('Hide');
});

test('an existing item is not added again in upper or lower case, and a message says so', async () => {
  const { user, box } = show({ first: ['Chess'] });
  await user.type(box, 'chess{Enter}');
  expect(chips()).toEqual(['Chess']);
  expect(screen.getByText('chess is already there.').className).not.toContain('sr-only');
  fireEvent.change(box, { target: { value: 'Go,GO,' } });
  expect(chips()).toEqual(['Chess', 'Go']);
});

test('the number of items is limited, and a message says so', async () => {
  const { user, box } = show({ first: ['Chess'], maxItems: 3 });
  fireEvent.change(box, { target: { value: 'Go,Tag,Hide,' } });
  expect(chips()).toEqual(['Chess', 'Go', 'Tag']);
  expect(box.readOnly).toBe(true);
  expect(screen.getByText(/That makes 3, which is all that fits/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take away Go' }));
  expect(box.readOnly).toBe(false);
  await user.type(box, 'Hide{Enter}');
  expect(chips()).toEqual(['Chess', 'Tag', 'Hide']);
});

test('no item exceeds the maximum length', async () => {
  const { user, box } = show({ maxLength: 5 });
  await user.type(box, 'Checkers{Enter}');
  fireEvent.change(box, { target: { value: 'Dominoes,' } });
  expect(chips()).toEqual(['Check', 'Domin']);
});

test('Backspace removes the last item only when the box is empty', async () => {
  const { user, box } = show({ first: ['Chess', 'Go'] });
  await user.type(box, 'T{Backspace}');
  expect(chips()).toEqual(['Chess', 'Go']);
  await user.keyboard('{Backspace}');
  expect(chips()).toEqual(['Chess']);
  expect(status()).toBe('Took away Go');
});

test('removing an item moves focus to its neighbour, or to the box after the last', async () => {
  const { user, box } = show({ first: ['Chess', 'Go', 'Tag'] });
  await user.click(screen.getByRole('button', { name: 'Take away Go' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take away Tag' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take away Chess' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(box);
  expect(chips()).toEqual([]);
});

test('leaving the box adds the typed text before a pressed button acts', async () => {
  const { user, box } = show({ first: ['Chess'] });
  await user.type(box, 'Go');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(chips()).toEqual(['Chess', 'Go']);
  expect(screen.getByText('Chess|Go')).toBeTruthy();
  await user.type(box, 'Tag');
  await user.tab();
  expect(chips()).toEqual(['Chess', 'Go', 'Tag']);
});

test('Enter that ends a word of an input method adds nothing yet', async () => {
  const { user, box } = show();
  await user.type(box, '象棋');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(chips()).toEqual([]);
  expect(box.value).toBe('象棋');
});
