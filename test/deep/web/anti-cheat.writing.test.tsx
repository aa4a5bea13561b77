import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { GuardedTextArea } from '../../../frontend/src/subjects/anti-cheat/guarded-text-area';
import { asleep, inside, marker } from '../../support/guarded';

const phrase = 'Once upon a time there was a very small dragon';

const Writing = ({ start = '' }: { start?: string }) => {
  const [text, setText] = useState(start);
  return (
    <>
      <GuardedTextArea label="Story" value={text} onChange={setText} />
      <p data-testid="story">{text}</p>
      <button type="button" onClick={() => setText('')}>
        Send
      </button>
      <button type="button" onClick={() => setText(`${text} ${phrase}`)}>
        Hear
      </button>
    </>
  );
};

const story = () => screen.getByTestId('story').textContent;
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Story' });

/** Marks events as trusted during `work`, through an internal of jsdom. */
const asBrowser = (work: () => void) => {
  const trust = (event: Event) => {
    const [inner] = Object.getOwnPropertySymbols(event);
    Object.assign((event as never)[inner as never], { isTrusted: true });
  };
  for (const type of ['beforeinput', 'input']) window.addEventListener(type, trust, true);
  act(work);
  for (const type of ['beforeinput', 'input']) window.removeEventListener(type, trust, true);
};

const setNatively = (value: string) =>
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box(), value);

interface Change {
  readonly inputType?: string;
  readonly isComposing?: boolean;
  readonly announced?: boolean;
}

/** Changes the text and dispatches the browser's events for it. */
const change = (value: string, { announced = true, ...how }: Change) => {
  const event = (type: string) =>
    how.inputType === undefined
      ? new Event(type, { bubbles: true })
      : new InputEvent(type, { bubbles: true, cancelable: true, ...how });
  if (announced) box().dispatchEvent(event('beforeinput'));
  setNatively(value);
  box().dispatchEvent(event('input'));
};

test('text that is typed letter by letter is accepted', async () => {
  const { user } = inside({ children: <Writing /> });
  await user.type(box(), phrase);
  expect(story()).toBe(phrase);
  await user.clear(box());
  await user.type(box(), 'short');
  expect(story()).toBe('short');
  expect(marker()).toBeNull();
});

test('pasting inserts nothing, and is not a violation', async () => {
  const { user } = inside({ children: <Writing /> });
  await user.click(box());
  await user.paste(phrase);
  expect(story()).toBe('');
  expect(screen.getByText(asleep)).toBeTruthy();
  fireEvent(
    box(),
    new InputEvent('beforeinput', { inputType: 'insertFromDrop', bubbles: true, cancelable: true }),
  );
  expect(marker()).toBeNull();
});

test.each([
  ['dictation', { inputType: 'insertText' }],
  ['an input method', { inputType: 'insertCompositionText', isComposing: true }],
  [
    'an input method that announces nothing',
    { inputType: 'insertText', isComposing: true, announced: false },
  ],
  ['autocorrection', { inputType: 'insertReplacementText' }],
  ['undo', { inputType: 'historyUndo' }],
  ['a screen reader or a switch', {}],
])('a whole phrase by %s is accepted', (_, how: Change) => {
  inside({ children: <Writing /> });
  asBrowser(() => change(phrase, how));
  expect(story()).toBe(phrase);
  expect(marker()).toBeNull();
});

test.each<[string, () => void]>([
  ['an event of its own', () => change(phrase, { inputType: 'insertText' })],
  ['an event without a name', () => change(phrase, {})],
  [
    'an event that claims to be an input method',
    () => change(phrase, { inputType: 'insertCompositionText', isComposing: true }),
  ],
  ['a command', () => asBrowser(() => change(phrase, { inputType: 'insertText', announced: false }))],
  [
    'pasting that got through',
    () => asBrowser(() => change(phrase, { inputType: 'insertFromPaste', announced: false })),
  ],
])('a long text by %s is removed and recorded, and the child leaves the activity', (_, work) => {
  const onViolation = jest.fn();
  inside({ children: <Writing />, onViolation });
  act(work);
  expect(screen.getByText('/books')).toBeTruthy();
  expect(screen.getByText(/A lot of text came in all at once/)).toBeTruthy();
  expect(onViolation).toHaveBeenCalledTimes(1);
  expect(marker()).toEqual({ chat: new Date().toISOString() });
});

test.each<[string, () => void]>([
  ['types on', () => fireEvent.keyDown(box(), { key: 'x' })],
  ['types on where no key is pressed', () => change(`${phrase}x`, { inputType: 'insertText' })],
  ['presses a button', () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Send' }))],
  ['presses a button by a switch', () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))],
])('a long text without an event is found when the child %s', (_, next) => {
  inside({ children: <Writing /> });
  act(() => setNatively(phrase));
  expect(marker()).toBeNull();
  act(next);
  expect(screen.getByText('/books')).toBeTruthy();
  expect(marker()).toEqual({ chat: new Date().toISOString() });
});

test('text that a script passes to React is not accepted', () => {
  inside({ children: <Writing /> });
  const key = Object.keys(box()).find((name) => name.startsWith('__reactProps')) ?? '';
  const { onChange } = (box() as never)[key as never] as { onChange: (event: object) => void };
  act(() => onChange({ target: { value: phrase } }));
  expect(story()).toBe('');
});

test('changes by the activity itself, such as a sent message or dictation, are not a violation', async () => {
  const { user } = inside({ children: <Writing start={phrase} /> });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(box().value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Hear' }));
  await user.type(box(), '!');
  expect(story()).toBe(` ${phrase}!`);
  expect(marker()).toBeNull();
});

test('each activity has its own record of violations', () => {
  localStorage.setItem('inkwren.violation', JSON.stringify({ chat: '2026-11-01T08:00:00.000Z' }));
  inside({ children: <Writing />, activity: 'comic' });
  act(() => change(phrase, {}));
  expect(marker()).toEqual({ chat: '2026-11-01T08:00:00.000Z', comic: new Date().toISOString() });
});
