import { expect, test } from '@jest/globals';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { asleep, blocks, inside, marker } from '../../support/guarded';
import { openQuiz, pass, questions } from '../../support/screens';

test.each(['copy', 'cut', 'paste', 'drop', 'contextMenu'] as const)(
  '%s is blocked only inside an activity',
  (name) => {
    inside();
    expect(blocks(createEvent[name](screen.getByText('Inside')), screen.getByText('Inside'))).toBe(true);
    const outside = screen.getByRole('textbox', { name: 'Outside box' });
    expect(blocks(createEvent[name](outside), outside)).toBe(false);
  },
);

test('copying a selection from outside does not include text inside', () => {
  inside();
  const outside = screen.getByText('Outside');
  getSelection()?.selectAllChildren(outside);
  expect(blocks(createEvent.copy(outside), outside)).toBe(false);
  getSelection()?.selectAllChildren(document.body);
  expect(blocks(createEvent.copy(outside), outside)).toBe(true);
  getSelection()?.removeAllRanges();
});

test('the shortcuts are blocked inside and without a focus, and all other keys work', () => {
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

test('the context menu opens by its own keys, because it offers spelling', () => {
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

test('text can be selected and read', () => {
  inside();
  const target = screen.getByText('Inside');
  expect(blocks(new Event('selectstart', { bubbles: true, cancelable: true }), target)).toBe(false);
});

test('the first attempt gets a kind explanation, once', async () => {
  const { user } = inside();
  expect(screen.queryByText(asleep)).toBeNull();
  fireEvent.copy(screen.getByText('Inside'));
  expect(screen.getByText(asleep).closest('[role]')?.getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.copy(screen.getByText('Inside'));
  expect(screen.queryByText(asleep)).toBeNull();
  expect(marker()).toBeNull();
});

test('after the activity everything works again', () => {
  const { unmount } = inside();
  unmount();
  const target = document.body;
  expect(blocks(createEvent.copy(target), target)).toBe(false);
  expect(blocks(createEvent.keyDown(target, { key: 'a', ctrlKey: true }), target)).toBe(false);
});

test('the quiz is guarded, and its number keys and Enter still work', async () => {
  const user = await openQuiz(questions(2));
  const target = screen.getByText('What is 1?');
  expect(blocks(createEvent.copy(target), target)).toBe(true);
  expect(blocks(createEvent.contextMenu(target), target)).toBe(true);
  expect(screen.getByText(asleep)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Answer 1a' }));
  await user.keyboard('3{Enter}');
  expect(screen.getByText('Right answer')).toBeTruthy();
  await pass(60_000);
  expect(screen.queryByText(asleep)).toBeNull();
});
