import { expect, jest, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { Activity } from '../../frontend/src/lib/anti-cheat';
import { Guarded } from '../../frontend/src/ui/guarded';
import { GuardedTextArea } from '../../frontend/src/ui/guarded-text-area';
import { StoppedBanner } from '../../frontend/src/ui/stopped-banner';
import { openQuiz, pass, questions, show } from '../support/screens';

const phrase = 'Once upon a time there was a very small dragon';
const notice = /Copying and pasting are asleep here/;

interface InsideProps {
  readonly children?: ReactNode;
  readonly activity?: Activity;
  readonly onViolation?: () => void;
}

const Elsewhere = () => (
  <>
    <StoppedBanner />
    <p>{useLocation().pathname}</p>
  </>
);

/** An activity with a text in it, on a page that has another one outside. */
const inside = ({ children, activity = 'chat', onViolation }: InsideProps = {}) =>
  show(
    <MemoryRouter initialEntries={['/activity']}>
      <Routes>
        <Route
          path="/activity"
          element={
            <>
              <p>Outside</p>
              <input aria-label="Outside box" />
              <Guarded activity={activity} redirectTo="/books" {...(onViolation && { onViolation })}>
                <p>Inside</p>
                {children}
              </Guarded>
            </>
          }
        />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );

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
const marker = () => JSON.parse(localStorage.getItem('inkwren.violation') ?? 'null');

const blocks = (event: Event, target: Element) => {
  fireEvent(target, event);
  return event.defaultPrevented;
};

/** jsdom keeps to itself what makes an event the browser's own. */
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

/** The text changes, and this is what the browser says of it. */
const change = (value: string, { announced = true, ...how }: Change) => {
  const event = (type: string) =>
    how.inputType === undefined
      ? new Event(type, { bubbles: true })
      : new InputEvent(type, { bubbles: true, cancelable: true, ...how });
  if (announced) box().dispatchEvent(event('beforeinput'));
  setNatively(value);
  box().dispatchEvent(event('input'));
};

test.each(['copy', 'cut', 'paste', 'drop', 'contextMenu'] as const)(
  '%s is blocked inside an activity, and only there',
  (name) => {
    inside();
    expect(blocks(createEvent[name](screen.getByText('Inside')), screen.getByText('Inside'))).toBe(true);
    const outside = screen.getByRole('textbox', { name: 'Outside box' });
    expect(blocks(createEvent[name](outside), outside)).toBe(false);
  },
);

test('copying from outside takes nothing that lies inside along', () => {
  inside();
  const outside = screen.getByText('Outside');
  getSelection()?.selectAllChildren(outside);
  expect(blocks(createEvent.copy(outside), outside)).toBe(false);
  getSelection()?.selectAllChildren(document.body);
  expect(blocks(createEvent.copy(outside), outside)).toBe(true);
  getSelection()?.removeAllRanges();
});

test('the shortcuts are blocked inside, and where nothing has focus; all other keys work', () => {
  inside();
  const press = (init: KeyboardEventInit, target: Element) =>
    blocks(createEvent.keyDown(target, init), target);
  const within = screen.getByText('Inside');
  for (const key of ['c', 'x', 'v', 'a']) {
    expect(press({ key, ctrlKey: true }, within)).toBe(true);
    expect(press({ key, metaKey: true }, within)).toBe(true);
    expect(press({ key, ctrlKey: true }, document.body)).toBe(true);
    expect(press({ key, ctrlKey: true }, screen.getByRole('textbox'))).toBe(false);
    expect(press({ key }, within)).toBe(false);
  }
  for (const key of ['f', '+', '-', '0', 'z', 'p', 'Home', 'Enter'])
    expect(press({ key, ctrlKey: true }, within)).toBe(false);
});

test('the context menu opens by its own keys: the spelling is in it', () => {
  inside();
  const target = screen.getByText('Inside');
  const menu = () => blocks(createEvent.contextMenu(target), target);
  for (const init of [{ key: 'ContextMenu' }, { key: 'F10', shiftKey: true }]) {
    fireEvent.keyDown(target, init);
    expect(menu()).toBe(false);
    fireEvent.pointerDown(target);
    expect(menu()).toBe(true);
  }
});

test('text can be marked and read', () => {
  inside();
  const target = screen.getByText('Inside');
  expect(blocks(new Event('selectstart', { bubbles: true, cancelable: true }), target)).toBe(false);
});

test('the first time it is said why, kindly and once', async () => {
  const { user } = inside();
  expect(screen.queryByText(notice)).toBeNull();
  fireEvent.copy(screen.getByText('Inside'));
  expect(screen.getByText(notice).closest('[role]')?.getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.copy(screen.getByText('Inside'));
  expect(screen.queryByText(notice)).toBeNull();
  expect(marker()).toBeNull();
});

test('after the activity everything works again', () => {
  const { unmount } = inside();
  unmount();
  const target = document.body;
  expect(blocks(createEvent.copy(target), target)).toBe(false);
  expect(blocks(createEvent.keyDown(target, { key: 'a', ctrlKey: true }), target)).toBe(false);
});

test('what is typed letter by letter is written', async () => {
  const { user } = inside({ children: <Writing /> });
  await user.type(box(), phrase);
  expect(story()).toBe(phrase);
  await user.clear(box());
  await user.type(box(), 'short');
  expect(story()).toBe('short');
  expect(marker()).toBeNull();
});

test('pasting brings nothing in, and is no violation', async () => {
  const { user } = inside({ children: <Writing /> });
  await user.click(box());
  await user.paste(phrase);
  expect(story()).toBe('');
  expect(screen.getByText(notice)).toBeTruthy();
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
])('a whole phrase by %s is written', (_, how: Change) => {
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
])(
  'a long text by %s ends the activity: nothing of it stays, it is marked, and the child is led away',
  (_, work) => {
    const onViolation = jest.fn();
    inside({ children: <Writing />, onViolation });
    act(work);
    expect(screen.getByText('/books')).toBeTruthy();
    expect(screen.getByText(/A lot of text came in all at once/)).toBeTruthy();
    expect(onViolation).toHaveBeenCalledTimes(1);
    expect(marker()).toEqual({ chat: new Date().toISOString() });
  },
);

test.each<[string, () => void]>([
  ['types on', () => fireEvent.keyDown(box(), { key: 'x' })],
  ['types on where no key is pressed', () => change(`${phrase}x`, { inputType: 'insertText' })],
  ['presses a button', () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Send' }))],
  ['presses a button by a switch', () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))],
])('a long text that came in silence is found when somebody %s', (_, next) => {
  inside({ children: <Writing /> });
  act(() => setNatively(phrase));
  expect(marker()).toBeNull();
  act(next);
  expect(screen.getByText('/books')).toBeTruthy();
  expect(marker()).toEqual({ chat: new Date().toISOString() });
});

test('what a script tells React was written is not', () => {
  inside({ children: <Writing /> });
  const key = Object.keys(box()).find((name) => name.startsWith('__reactProps')) ?? '';
  const { onChange } = (box() as never)[key as never] as { onChange: (event: object) => void };
  act(() => onChange({ target: { value: phrase } }));
  expect(story()).toBe('');
});

test('what the activity changes by itself is no violation: a message is sent, the microphone has heard', async () => {
  const { user } = inside({ children: <Writing start={phrase} /> });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(box().value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Hear' }));
  await user.type(box(), '!');
  expect(story()).toBe(` ${phrase}!`);
  expect(marker()).toBeNull();
});

test('each activity has a marker of its own', () => {
  localStorage.setItem('inkwren.violation', JSON.stringify({ chat: '2026-11-01T08:00:00.000Z' }));
  inside({ children: <Writing />, activity: 'comic' });
  act(() => change(phrase, {}));
  expect(marker()).toEqual({ chat: '2026-11-01T08:00:00.000Z', comic: new Date().toISOString() });
});

test('the quiz is guarded, and its numbers and Enter still work', async () => {
  const user = await openQuiz(questions(2));
  const target = screen.getByText('What is 1?');
  expect(blocks(createEvent.copy(target), target)).toBe(true);
  expect(blocks(createEvent.contextMenu(target), target)).toBe(true);
  expect(screen.getByText(notice)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Answer 1a' }));
  await user.keyboard('3{Enter}');
  expect(screen.getByText('Right answer')).toBeTruthy();
  await pass(60_000);
  expect(screen.queryByText(notice)).toBeNull();
});
